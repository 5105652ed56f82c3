"""Many games: the same figures from the same seed, and each seat played by its own bot."""

from statistics import fmean, pstdev

import pytest

import meadhall
from meadhall.core.record import Record
from meadhall.lab.simulate import Report, play_out, seeds, simulate

ANIMALS = meadhall.game("animals-on-board")
TIMES = {"seconds", "games_per_second", "decisions_per_second"}


def figures(report: Report) -> dict[str, object]:
    return {name: getattr(report, name) for name in report.__struct_fields__ if name not in TIMES}


@pytest.mark.parametrize("bots", [None, ["rollout:6", "random"]])
def test_the_same_seed_gives_the_same_figures(bots: list[str] | None) -> None:
    one, other = (simulate(ANIMALS, 2, 12, 5, {"surplus": "ask"}, bots) for _ in range(2))
    assert figures(one) == figures(other)
    assert figures(simulate(ANIMALS, 2, 12, 6, {"surplus": "ask"}, bots)) != figures(one)


def test_the_report_adds_up() -> None:
    report = simulate(ANIMALS, 3, 40, 1)
    assert (report.game, report.seats, report.games, report.seed) == ("animals-on-board", 3, 40, 1)
    assert report.options == {}
    assert len(report.by_seat) == 3
    assert sum(row.wins for row in report.by_seat) == pytest.approx(40, abs=0.01)
    assert 0 < report.shortest <= report.decisions / report.games <= report.longest
    assert report.longest <= ANIMALS.longest
    for row in report.by_seat:
        assert row.bot == "random"
        assert row.least <= row.mean <= row.most


def test_the_figures_are_those_of_the_games() -> None:
    """By hand: the same games, one by one."""
    report = simulate(ANIMALS, 2, 15, 8)
    scores = []
    for seed in seeds(8, 15):
        state = ANIMALS.start(2, seed)
        meadhall.rollout(state, meadhall.Rng(seed + 1))
        scores.append(state.scores()[1])
    row = report.by_seat[1]
    assert (row.mean, row.deviation) == (round(fmean(scores), 2), round(pstdev(scores), 2))
    assert (row.least, row.most) == (min(scores), max(scores))


def test_each_seat_has_its_own_bot() -> None:
    """Rollout wins from either seat, so it does sit where it was put."""
    for seat in (0, 1):
        bots = ["random", "random"]
        bots[seat] = "rollout:60"
        report = simulate(ANIMALS, 2, 10, 3, bots=bots)
        assert [row.bot for row in report.by_seat] == bots
        assert report.by_seat[seat].wins > report.by_seat[1 - seat].wins


def test_named_random_bots_are_the_same_as_none() -> None:
    assert figures(simulate(ANIMALS, 2, 5, 3, bots=["random", "random"])) == figures(
        simulate(ANIMALS, 2, 5, 3)
    )


def test_progress_is_told_after_each_game() -> None:
    ticks: list[int] = []
    simulate(ANIMALS, 2, 7, 3, progress=lambda: ticks.append(1))
    assert len(ticks) == 7


def test_a_game_played_by_bots_can_be_recorded() -> None:
    state = ANIMALS.start(3, 4)
    record = Record.begin(state, 4)
    count = play_out(state, ["rollout:5", "random", "random"], 9, record)
    record.finish(state)
    assert len(record.moves) == count
    assert record.last().dump() == state.dump()


def test_seeds_are_many_and_different() -> None:
    assert list(seeds(1, 100)) == list(seeds(1, 100))
    assert len({*seeds(1, 100), *seeds(2, 100)}) == 200
