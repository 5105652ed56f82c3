"""A match without a hall: what its journal says is always the position it is in."""

import random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.state import State
from meadhall.hall.protocol.messages import LegalMove
from meadhall.hall.store.rows import Entry, in_force
from meadhall.hall.table.match import Change, Match

LEGAL = msgspec.json.Decoder(LegalMove)


def decoded(written: Any) -> LegalMove:
    """A legal move, which a match gives as the JSON that goes out."""
    return LEGAL.decode(written)


def replayed(start: State, entries: list[Entry]) -> State:
    state = start.clone()
    for entry in in_force(entries):
        assert entry.move is not None
        state.play(state.game.actions.id(entry.move), entry.seat)
    return state


def anything(match: Match, rng: random.Random) -> Change:
    """A legal move of any seat that is asked; now and then a move is taken back."""
    undoing = [seat for seat in range(match.state.seats) if match.may_undo(seat)]
    if undoing and rng.random() < 0.2:
        seat = rng.choice(undoing)
        return match.undo(seat, rng.choice(match.may_undo(seat)), 0, None)
    seat = rng.choice(match.state.waiting)
    return match.play(seat, [decoded(rng.choice(match.legal(seat))).name], 0, None)


def as_stored(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, gone=[])


@pytest.mark.parametrize(("slug", "games"), [("animals-on-board", 20), ("feast-for-odin", 3)])
def test_the_journal_leads_to_the_position_whatever_is_taken_back(slug: str, games: int) -> None:
    game = meadhall.game(slug)
    kinds = set()
    for seed in range(games):
        rng = random.Random(seed)
        start = game.start(3, seed, {})
        match, follower = Match(game, start, 0), Match(game, start, 0)
        entries: list[Entry] = []
        while not match.state.over and len(entries) < 300:
            change = anything(match, rng)
            match.accept(change)
            entries += change.entries
            last = as_stored(entries[-1])
            assert follower.follow(last)
            assert last.gone == entries[-1].gone
            for seat in range(3):
                assert follower.may_undo(seat) == match.may_undo(seat)
            if last.kind == "retract":
                assert replayed(start, entries).dump() == match.state.dump()
            kinds.add(last.kind)
        assert replayed(start, entries).dump() == match.state.dump() == follower.state.dump()
    assert kinds == {"play", "undo", "retract"}


def test_a_legal_move_carries_what_the_position_adds_to_its_text() -> None:
    """A move without a detail is written once for all; one with a detail never is."""
    game = meadhall.game("vikings-on-board")
    seen = set()
    for price in (1, 2):
        raising = game.load(game.start(2, 1, {}).dump() | {"market": [price] * 3})
        raising.play(game.actions.id(("send", "market")))
        first = first_legal(raising)
        assert first.args == {"good": "hides"}
        seen.add((first.detail["price"], first.detail["after"]))
    assert seen == {(1, 2), (2, 3)}
    betting = game.start(2, 1, {})
    betting.play(game.actions.id(("send", "bet")))
    assert first_legal(betting).detail == {}


def first_legal(state: State) -> LegalMove:
    return decoded(Match(state.game, state, 0).legal(state.seat)[0])
