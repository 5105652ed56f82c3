"""The arena: fair seats, common deals, resumed runs, statistics."""

import os
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.bots import BadBot
from meadhall.lab import arena
from meadhall.lab.arena import BadArena, Job, Played, Results, Setting, play_job, run

ANIMALS = meadhall.game("animals-on-board")
BOTS = ["random", "rollout:1", "rollout:4"]
SETTING = Setting(game="animals-on-board", rules_version=1, seats=2, options={}, seed=1)


def played(bots: str, ranks: list[int], scores: list[int] | None = None, match: int = 0) -> Played:
    """A finished game of bots `a` and `b`: `played("ab", [1, 2])`."""
    return Played(("a", "b"), match, list(bots), scores or [0] * len(bots), ranks, 1, 0.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_bot_of_a_pair_has_each_seat_equally_often(seats: int) -> None:
    found = arena.arrangements(("a", "b"), seats)
    assert len(found) == 2**seats - 2
    for seat in range(seats):
        assert sum(one[seat] == "a" for one in found) == len(found) / 2


def test_all_pairs_play_the_same_deals() -> None:
    work = list(arena.jobs(SETTING, BOTS, 5))
    assert len(work) == 3 * 6  # three pairs, three matches of two games
    for pair in (("random", "rollout:1"), ("random", "rollout:4"), ("rollout:1", "rollout:4")):
        assert sorted(job.match for job in work if job.pair == pair) == [0, 0, 1, 1, 2, 2]


def test_the_same_seed_gives_the_same_report() -> None:
    reports = [run(ANIMALS, BOTS[:2], 6, 2, seed=3) for _ in range(2)]
    first, second = [
        msgspec.json.encode(msgspec.structs.replace(each, seconds=0)) for each in reports
    ]
    assert first == second
    assert reports[0].games == 6


def test_processes_give_the_same_games_as_one(tmp_path: Path) -> None:
    alone = run(ANIMALS, BOTS, 4, 3, path=tmp_path / "alone")
    several = run(ANIMALS, BOTS, 4, 3, processes=2, path=tmp_path / "several")
    assert alone.bots == several.bots
    assert alone.pairs == several.pairs


@pytest.mark.parametrize(
    ("bots", "ranks", "share"),
    [
        ("ab", [1, 2], 1.0),
        ("ab", [1, 1], 0.5),
        ("aab", [1, 3, 2], 0.5),
        ("abb", [2, 1, 3], 0.5),
        ("abb", [1, 2, 2], 1.0),
        ("aabb", [1, 4, 2, 3], 0.5),
        ("aabb", [1, 2, 2, 4], 0.875),
    ],
)
def test_a_share_counts_the_seats_a_bot_is_placed_before(
    bots: str, ranks: list[int], share: float
) -> None:
    assert arena.share(played(bots, ranks), "a") == share
    assert arena.share(played(bots, ranks), "b") == 1 - share


def test_a_report_tells_pairs_bots_and_seats() -> None:
    games = [
        played("ab", [1, 2], [30, 10], match=0),
        played("ba", [2, 1], [12, 20], match=0),
        played("ab", [1, 2], [25, 15], match=1),
        played("ba", [1, 2], [22, 18], match=1),
    ]
    report = arena.report(SETTING, ["a", "b"], games)
    (pair,) = report.pairs
    assert (pair.matches, pair.games, pair.share.mean) == (2, 4, 0.75)
    assert pair.difference.mean == 8.5  # 14 and 3
    first, second = report.bots
    assert (first.bot, first.score, second.bot, second.score) == ("a", 23.25, "b", 14.75)
    assert first.elo.mean == -second.elo.mean > 0
    assert [(row.games, row.wins, row.score) for row in first.seats] == [
        (2, 1.0, 27.5),
        (2, 0.5, 19.0),
    ]


def test_a_run_goes_on_with_the_games_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(ANIMALS, BOTS[:2], 4, 2, path=path)
    before = path.read_bytes()
    fresh: list[int] = []
    report = run(ANIMALS, BOTS[:2], 8, 2, path=path, progress=lambda r: fresh.append(len(r.games)))
    assert fresh == [5, 6, 7, 8]
    assert report.games == 8
    assert path.read_bytes().startswith(before)
    assert run(ANIMALS, BOTS[:2], 8, 2).pairs == report.pairs


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run(ANIMALS, BOTS[:2], 4, 2, path=path)
    text = path.read_bytes()
    path.write_bytes(text[:-9])
    assert run(ANIMALS, BOTS[:2], 4, 2, path=path).pairs == whole.pairs
    assert len(path.read_bytes().splitlines()) == 5


def test_a_file_of_another_run_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(ANIMALS, BOTS[:2], 2, 2, seed=1, path=path)
    text = path.read_bytes()
    with pytest.raises(BadArena, match=r"games of another run: .* seed 1.* this run is .* seed 2"):
        run(ANIMALS, BOTS[:2], 2, 2, seed=2, path=path)
    assert path.read_bytes() == text


def test_a_file_that_holds_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all,\nhello\n")
    with pytest.raises(BadArena, match="is no file of arena results"):
        run(ANIMALS, BOTS[:2], 2, 2, path=path)
    assert path.read_text() == "Dear all,\nhello\n"


def test_every_game_is_on_the_disk_before_it_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    stored: list[int] = []

    def note(results: Results) -> None:
        stored.append(len(path.read_bytes().splitlines()) - 1 - len(results.games))

    run(ANIMALS, BOTS[:2], 4, 2, path=path, progress=note)
    assert stored == [0, 0, 0, 0]


class DieOnce:
    """Plays a game, but kills its process the first time that match 1 is played."""

    def __call__(self, job: Job) -> Played:
        mark = Path(os.environ["MARK"])
        if job.match == 1 and not mark.exists():
            mark.touch()
            os._exit(1)
        return play_job(job)


def die_always(_: Job) -> Played:
    os._exit(1)


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARK", str(tmp_path / "died"))
    whole = run(ANIMALS, BOTS[:2], 6, 2)
    monkeypatch.setattr(arena, "play_job", DieOnce())
    report = run(ANIMALS, BOTS[:2], 6, 2, processes=2)
    assert (tmp_path / "died").exists()
    assert report.pairs == whole.pairs


def test_processes_that_always_die_end_the_run_with_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena, "play_job", die_always)
    with pytest.raises(BadArena, match="died 3 times without a finished game; 2 games are missing"):
        run(ANIMALS, BOTS[:2], 2, 2, processes=2)


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"]])
def test_too_few_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadArena, match="two or more different bots"):
        run(ANIMALS, bots, 2, 2)


def test_unknown_bots_seats_and_options_are_refused() -> None:
    with pytest.raises(BadBot, match="no bot 'champion'"):
        run(ANIMALS, ["random", "champion"], 2, 2)
    with pytest.raises(BadArena, match="games of 2 seats or more, not 1"):
        run(ANIMALS, BOTS, 2, 1)
    with pytest.raises(BadArena, match="for 2 to 4 players, not 9"):
        run(ANIMALS, BOTS, 2, 9)
    with pytest.raises(BadArena, match="no option 'wind'"):
        run(ANIMALS, BOTS, 2, 2, options={"wind": "on"})
