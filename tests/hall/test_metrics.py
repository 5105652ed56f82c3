"""Metrics: counted in passing, handed to Prometheus at intervals."""

import time

import pytest

from meadhall.hall.protocol.commands import Ping
from meadhall.hall.protocol.messages import Done
from meadhall.hall.run import metrics


def value(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.parametrize(("commands", "least", "most"), [(10, 10, 10), (5000, 500, 1000)])
def test_all_commands_are_counted_and_a_sample_of_their_times_is_observed(
    commands: int, least: int, most: int
) -> None:
    metrics.flush()
    counted = value("meadhall_commands_total", type="Ping", reply="Done")
    timed = value("meadhall_command_seconds_count")
    for number in range(commands):
        metrics.count_command(Ping(id=str(number)), Done(id="1", number=1), time.perf_counter())
    metrics.flush()
    assert value("meadhall_commands_total", type="Ping", reply="Done") - counted == commands
    assert least <= value("meadhall_command_seconds_count") - timed <= most
