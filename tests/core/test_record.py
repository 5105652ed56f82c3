"""Records: readable files that replay exactly or are refused."""

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.core.game import WrongRules
from meadhall.core.options import BadOption
from meadhall.core.record import BadRecord, Ending, Record
from meadhall.core.rng import Rng
from meadhall.core.state import State
from tests.core import package

SLUG = "animals-on-board"


def played(seed: int = 5, moves: int = 10_000) -> tuple[Record, list[State]]:
    """A random game for three, and its states."""
    state = meadhall.game(SLUG).start(3, seed, {"surplus": "ask"})
    record = Record.begin(state, seed)
    states = [state.clone()]
    rng = Rng(seed)
    while not state.over and len(record.moves) < moves:
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        record.add(state, seat, action)
        state.play(action, seat)
        states.append(state.clone())
    record.finish(state)
    return record, states


def changed(record: Record, **fields: object) -> Record:
    return Record.from_json(json.dumps(json.loads(record.to_json()) | fields))


def test_save_open_and_replay_every_state(tmp_path: Path) -> None:
    record, states = played()
    record.save(tmp_path / "game.json")
    again = Record.open(tmp_path / "game.json")
    assert again == record
    assert [state.dump() for state in again.replay()] == [state.dump() for state in states]
    assert again.last().dump() == states[-1].dump()
    assert again.result == Ending(states[-1].scores(), states[-1].ranks())


def test_each_replayed_state_is_the_callers_own() -> None:
    record, states = played()
    replay = record.replay()
    for state, wanted in zip(replay, states, strict=True):
        assert state.dump() == wanted.dump()
        while not state.over:
            state.play(state.legal()[0])


@pytest.mark.parametrize("seed", [0, 2**53 + 1, 2**63, 2**64, 2**128 - 1, 10**60])
def test_a_seed_of_any_size_is_kept(seed: int) -> None:
    record, states = played(seed, 12)
    again = Record.from_json(record.to_json())
    assert again.seed == seed
    assert again.last().dump() == states[-1].dump()


def test_an_unfinished_game_has_no_result() -> None:
    record, states = played(moves=9)
    again = Record.from_json(record.to_json())
    assert again.result is None
    assert again.last().dump() == states[-1].dump()


def test_a_game_without_moves() -> None:
    record, states = played(moves=0)
    again = Record.from_json(record.to_json())
    assert (again.moves, again.last().dump()) == ([], states[0].dump())


def test_a_record_has_one_move_a_line() -> None:
    record, _ = played()
    record.note = 'braces } and "quotes"'
    text = record.to_json()
    lines = text.splitlines()
    assert lines[:3] == ["{", ' "game": "animals-on-board",', ' "rules_version": 1,']
    start = lines.index(' "moves": [') + 1
    rows = [json.loads(line.strip().removesuffix(",")) for line in lines[start:-2]]
    assert rows == [[seat, name] for seat, name in record.moves]
    assert text.endswith("\n ]\n}\n")
    assert Record.from_json(text) == record


def test_other_rules_are_refused_with_the_reason() -> None:
    record = changed(played()[0], rules_version=99)
    reason = "the game was played by rules version 99 of animals-on-board, these are version 1"
    for see in (record.rules, record.start, record.last, lambda: next(record.replay())):
        with pytest.raises(WrongRules, match=reason):
            see()


def test_an_unknown_game_is_refused_with_the_reason() -> None:
    record = changed(played()[0], game="ludo")
    with pytest.raises(WrongRules, match=r"cannot replay: no game 'ludo'; there are: .*animals"):
        record.last()


def test_a_broken_game_is_refused_with_the_reason(tmp_path: Path) -> None:
    record = changed(played()[0], game="sunk")
    package.write(tmp_path, "sunk", "raise RuntimeError('out of oars')\n", "sunk = sunk:GAME")
    with package.installed(tmp_path), pytest.raises(WrongRules, match=r"cannot replay: .*oars"):
        record.last()


def test_another_format_is_refused() -> None:
    with pytest.raises(BadRecord, match="record format 2; this Meadhall reads format 1"):
        changed(played()[0], format=2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("no json at all", "malformed"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `game`"),
        (b"\xff\xfe\x00", "malformed|invalid"),
        ('{"game": 5}', "Expected `str`, got `int` - at `\\$.game`"),
    ],
)
def test_a_file_that_is_no_record_says_why(text: str | bytes, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"not a Meadhall record: .*({reason})"):
        Record.from_json(text)


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadRecord, match="unknown field `colour`"):
        changed(played()[0], colour="red")


@pytest.mark.parametrize("move", [[0, [1.5]], [0], "keep", [0, "keep"], [0, [None]]])
def test_a_move_of_the_wrong_shape_is_named(move: object) -> None:
    with pytest.raises(BadRecord, match=r"at `\$.moves\[0\]"):
        changed(played()[0], moves=[move])


@pytest.mark.parametrize(
    ("at", "move", "words"),
    [
        (4, (0, ["decline"]), "move 5 of .*: seat 0 asked for decline: not"),
        (4, (9, ["decline"]), "move 5 of .*: seat 9 asked for decline: not asked anything now"),
        (6, (0, ["swim"]), r"move 7 of .*: no such move: \['swim'\]; verbs: pull,"),
        (0, (0, ["split", 99]), "move 1 of .*: group must be one of 1..13"),
    ],
)
def test_an_illegal_move_says_which(at: int, move: tuple[int, list[int | str]], words: str) -> None:
    record, states = played()
    record.moves[at] = move
    seen: list[State] = []
    with pytest.raises(BadRecord, match=words):
        seen.extend(record.replay())
    # what went before is fine
    record.moves = record.moves[:at]
    record.result = None
    assert record.last().dump() == states[at].dump()


def test_moves_after_the_end_are_refused() -> None:
    record, _ = played()
    record.moves.append(record.moves[-1])
    with pytest.raises(BadRecord, match="the game is over"):
        record.last()


def test_a_wrong_result_is_detected() -> None:
    record, states = played()
    record.result = Ending([1, 2, 3], [3, 2, 1])
    with pytest.raises(BadRecord, match=r"the record says .*1, 2, 3.* the rules say"):
        record.last()
    record, _ = played(moves=9)
    record.result = Ending(states[-1].scores(), states[-1].ranks())
    with pytest.raises(BadRecord, match="the rules say None"):
        record.last()


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("seats", 9, "is for 2 to 4 players, not 9"),
        ("seed", -1, "a seed is a whole number, 0 or more, not -1"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("options", {"surplus": "mine"}, "must be one of best, ask"),
    ],
)
def test_a_set_up_that_the_game_refuses(field: str, value: object, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        changed(played()[0], **{field: value}).last()
