"""The load: its report has the promised shape. No figure is judged here: machines differ."""

import random

from bench import hall as bench
from bench import noughts
from bench.noughts.rules import MARKS

from meadhall.core.record import Record
from meadhall.hall.table.match import dumped, loaded


def test_the_hall_plays_both_games_over_real_sockets() -> None:
    smallest, real = bench.run(tables=2, seconds=0.5, rounds=1)
    assert (smallest.system, smallest.game) == ("meadhall", noughts.SLUG)
    assert (real.system, real.game) == ("meadhall", bench.REAL)
    for report in (smallest, real):
        assert report.moves_per_second > 0
        assert 0 < report.p50_ms <= report.p99_ms
        assert report.server_cpu > 0
        assert report.server_mb > 0


def test_rounds_are_compared_each_with_its_own() -> None:
    def report(system: str, game: str, moves: float, p99: float) -> bench.Report:
        return bench.Report(system, game, 2, moves, 1, p99, 1, 1, 1, 0)

    ours, peer = ("meadhall", noughts.SLUG), (bench.PEER, noughts.SLUG)
    reports = [
        report(*ours, 600, 50), report(*peer, 200, 100),
        report(*ours, 250, 90), report(*peer, 100, 60),
        report("meadhall", bench.REAL, 1, 1),
    ]  # fmt: skip
    assert bench.beside_peer(reports) == [(3, 0.5), (2.5, 1.5)]
    assert bench.beside_peer([reports[0], reports[-1]]) == []


def test_the_smallest_game_keeps_the_contract() -> None:
    for seed in range(3):
        state = noughts.GAME.start(2, seed, {})
        record = Record.begin(state, seed)
        chance = random.Random(seed)
        while not state.over:
            seat = state.seat
            assert loaded(noughts.GAME, dumped(state)).dump() == state.dump()
            again = state.clone()
            action = chance.choice(state.legal(seat))
            state.play(action, seat)
            record.add(state, seat, action)
            again.play(action, seat)
            assert again.dump() == state.dump()
            state.check()
        view = state.view(0)
        assert MARKS <= view.marks <= noughts.GAME.longest
        assert sum(view.wins) > 0
        assert view.result.scores == state.scores()
