"""For operators: health, readiness, metrics."""

import asyncio
import os
from dataclasses import dataclass

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess
from starlette.responses import Response

from meadhall import __version__
from meadhall.hall.fleet.sweep import Sweep
from meadhall.hall.net.api.endpoint import Call, Endpoint, json_response
from meadhall.hall.net.security import private
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.base import Health
from meadhall.hall.run.metrics import REGISTRY, flush

WAIT = 3  # seconds for the database to write


@dataclass(eq=False)
class OperationApi:
    sweep: Sweep

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET /healthz", self.healthz, answer=Health, signed_in=False,
                summary="The process is alive",
            ),
            Endpoint(
                "GET /readyz", self.readyz, answer=Health, signed_in=False,
                summary="The hall can serve",
            ),
            Endpoint(
                "GET /metrics", self.metrics, answer=None, signed_in=False,
                summary="Prometheus metrics", refusals=("forbidden",),
            ),
        ]  # fmt: skip

    async def healthz(self, _: Call) -> Health:
        return Health(status="ok", version=__version__)

    async def readyz(self, call: Call) -> Response:
        """Whether moves can be made: the database can be written. The bus may be missing."""
        try:
            async with asyncio.timeout(WAIT):
                await self.sweep.check_writing()
            database = True
        except (Refused, TimeoutError):
            database = False
        fine = database and not self.sweep.worker.stopping
        health = Health(
            status="ok" if fine else "unavailable",
            database=database,
            bus=self.sweep.worker.bus.up,
            version=__version__,
        )
        return json_response(health, 200 if fine else 503)

    async def metrics(self, call: Call) -> Response:
        if not private(call.request.scope):
            raise Refused("forbidden", problem="metrics are for this machine and private networks")
        flush()
        registry = REGISTRY
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # several workers: the sum of all
            registry = CollectorRegistry()
            multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # theirs
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
