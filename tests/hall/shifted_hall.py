"""A hall on a machine whose clock is wrong: `python -m tests.hall.shifted_hall SECONDS`."""

import sys
import time

from meadhall.hall.run.clock import HallClock
from meadhall.hall.run.serve import serve
from meadhall.hall.run.settings import load

if __name__ == "__main__":
    shift = float(sys.argv[1])
    sys.exit(serve(load(), HallClock(lambda: time.time() + shift)))
