"""A hall on a machine whose clock is wrong: `python -m tests.hall.shifted_hall SECONDS`."""

import sys
import time

from meadhall.hall.serve import serve
from meadhall.hall.settings import load
from meadhall.hall.time import HallClock

if __name__ == "__main__":
    shift = float(sys.argv[1])
    sys.exit(serve(load(), HallClock(lambda: time.time() + shift)))
