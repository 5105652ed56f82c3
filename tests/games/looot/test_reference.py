"""Captures once more, worked out slowly from what everybody sees, in whole random games."""

from collections import Counter
from itertools import combinations

import pytest

from meadhall.core.rng import Rng
from meadhall.games.looot import GAME
from meadhall.games.looot.pieces import NEIGHBOURS
from meadhall.games.looot.seen import Hex, LoootView
from tests.marks import clause

Place = tuple[int, int]
Links = set[frozenset[Place]]


def around(place: Place) -> list[Place]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in NEIGHBOURS]


def group_of(own: Counter[Place], start: Place) -> set[Place]:
    """All spaces with own vikings that are connected to this one."""
    group, edge = {start}, [start]
    while edge:
        for near in around(edge.pop()):
            if own[near] and near not in group:
                group.add(near)
                edge.append(near)
    return group


def captures(view: LoootView, seat: int, place: Place, links: Links) -> Counter[Place]:
    """How many tiles come from which field; the new pairs of watchtowers join `links`."""
    land: dict[Place, Hex] = {(h.q, h.r): h for h in view.land}
    own = Counter({at: [v.seat for v in h.vikings].count(seat) for at, h in land.items()})
    own[place] += 1
    group = group_of(own, place)
    touched = {near for at in group for near in around(at) if near in land}
    due: Counter[Place] = Counter()
    for near in around(place):
        if near in land and land[near].kind == "house":
            due[near] += 1
    towers = [at for at in touched if land[at].kind == "watchtower"]
    for pair in map(frozenset, combinations(towers, 2)):
        if pair not in links:
            links.add(pair)
            due.update(pair)
    sources = [cell.tile.source for cell in view.players[seat].fjord if cell.tile]
    for at in touched:
        if land[at].kind == "castle":
            vikings = sum(own[space] for space in group)
            due[at] = max(0, min(3, vikings // 4) - sources.count(land[at].id))
    return Counter({at: min(many, land[at].tiles or 0) for at, many in due.items()})


@clause("L-5.1", "L-5.2", "L-5.3", "L-5.4", "L-5.5", "L14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_capture_of_random_games(seats: int) -> None:
    rng = Rng(seats)
    found = 0
    for seed in range(5):
        s = GAME.start(seats, seed)
        links: list[Links] = [set() for _ in range(seats)]
        while not s.over:
            moves = s.legal()
            action = moves[rng.below(len(moves))]
            verb, *args = GAME.actions.name(action)
            if verb != "place":
                s.play(action)
                continue
            seat, view = s.seat, s.view(None)
            (hex_,) = [h for h in view.land if [h.board, h.number] == args]
            expected = captures(view, seat, (hex_.q, hex_.r), links[seat])
            room = view.players[seat].free
            s.play(action)
            after = s.view(None)
            if room:
                sources = Counter(tile.source for tile in after.due if tile.source)
                assert sources == Counter(
                    {f"hex:{q},{r}": n for (q, r), n in expected.items() if n}
                )
                assert {tile.kind for tile in after.due if not tile.source} == {hex_.kind}
            found += expected.total()
    assert found > 20 * seats
