"""File descriptors: reports when a process runs out of them, since the event loop does not."""

import logging
import os
import resource
import time

from meadhall.hall.run.metrics import DESCRIPTORS

log = logging.getLogger(__name__)

NEARLY_ALL = 0.95
QUIET = 60.0  # seconds between two log lines


class Descriptors:
    """uvloop closes a connection for which there is no descriptor, and does not report it."""

    def __init__(self) -> None:
        self._quiet_until = 0.0

    def look(self) -> None:
        """Logs an error when (nearly) all are in use."""
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        try:
            free = os.open(
                os.devnull, os.O_RDONLY
            )  # the lowest free number: about as many are in use
            os.close(free)
        except OSError:
            free = limit
        DESCRIPTORS.set(free)
        if limit == resource.RLIM_INFINITY or free < limit * NEARLY_ALL:
            return
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET
            log.error("%d of %d descriptors in use: connections fail", free, limit)
