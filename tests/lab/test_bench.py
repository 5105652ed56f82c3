"""The benchmark: its report has the promised shape. No figure is judged here: machines differ."""

import sys
from pathlib import Path

import msgspec
import pytest
from bench import catanatron

import meadhall
from meadhall.core import state as core_state
from meadhall.lab import bench as lab
from meadhall.lab.bench import Report, bench
from meadhall.lab.empty import Empty
from tests.ladder import toy

ANIMALS = meadhall.game("animals-on-board")


@pytest.fixture(autouse=True)
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TURN", 0.001)


def test_the_report_has_a_line_for_each_game() -> None:
    ticks: list[int] = []
    report = bench([ANIMALS], rounds=2, progress=lambda: ticks.append(1))
    assert len(ticks) == 2
    assert report.compiled == (not str(core_state.__file__).endswith(".py"))
    assert report.peer is None
    (row,) = report.games
    assert (row.game, row.seats, row.of_peer) == ("animals-on-board", 4, None)
    for figure in (report.empty, row.driven, row.rollouts, row.clone, row.decision, row.of_empty):
        assert figure > 0
    assert row.decision == pytest.approx(1e6 / row.driven, rel=0.01)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_a_game_for_fewer_is_measured_at_its_most(tmp_path: Path) -> None:
    with toy.toy(tmp_path) as game:
        (row,) = bench([game], rounds=1).games
    assert (row.game, row.seats) == ("three-oars", 3)


def test_a_peer_is_measured_by_turns_with_ours() -> None:
    asked: list[int] = []

    def peer() -> float:
        asked.append(1)
        return 50.0

    report = bench([ANIMALS], rounds=2, peer=peer)
    assert len(asked) == 2
    assert report.peer == 50
    (row,) = report.games
    assert row.of_peer == pytest.approx(row.driven / 50, rel=0.01)


def environment_at(folder: Path) -> Path:
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    return folder


def test_catanatron_is_asked_in_its_own_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catanatron, "SCRIPT", "for line in open(0): print(line, flush=True)")
    peer = catanatron.Catanatron(environment_at(tmp_path))
    assert peer.rate(0.25) == 0.25
    peer.close()


def test_a_peer_that_does_not_answer_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catanatron, "SCRIPT", "raise SystemExit(0)")
    peer = catanatron.Catanatron(environment_at(tmp_path))
    with pytest.raises(OSError, match="Catanatron did not answer; is it installed"):
        peer.rate(1)
    peer.close()


def test_an_environment_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"no Python in .*none; `make bench-peers` makes"):
        catanatron.Catanatron(tmp_path / "none")


def test_the_empty_engine_has_the_methods_of_a_state() -> None:
    engine = Empty(3)
    for _ in range(3):
        assert not engine.over
        moves = engine.legal()
        moves.clear()
        engine.play(engine.legal()[0])
    assert engine.over
