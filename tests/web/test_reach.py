"""A pointer aimed at the middle of a legal thing on a drawn board hits it, in any position."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

import meadhall
from meadhall.core.state import State
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES: dict[str, list[ViewportSize]] = {
    "desktop": [{"width": 1280, "height": 800}, {"width": 1024, "height": 768}],
    "phone": [{"width": 360, "height": 740}, {"width": 390, "height": 844}],
}
GAMES = 6  # of each number of seats, and once more with other options
GESTURES = {"pull", "pull-hidden", "done", "shed"}  # moves that are part of one gesture


def in_one_place(view: Any) -> list[int]:
    """How crowded Vikings on Board is: the longest hull, the fullest bow and circle."""
    ships = [ship for ship in view.ships if ship.docked]
    circles = [(ship.number, bet.clan) for ship in view.ships for bet in ship.bets]
    return [
        max((len(ship.hull) for ship in ships), default=0),
        max((len(ship.goods) for ship in ships), default=0),
        max(Counter(circles).values(), default=0),
    ]


def aboard(view: Any) -> list[int]:
    """Of Skibe: Vikings, equipment on one of them, food and chieftains of one ship."""
    vikings = [viking for ship in view.ships for viking in ship.vikings]
    return [
        len(vikings),
        max((len(viking.equipment) for viking in vikings), default=0),
        max(len(ship.food) + len(ship.chieftains) for ship in view.ships),
    ]


def on_the_quay(view: Any) -> list[int]:
    """Of Animals on Board: groups, tiles in one of them, tiles aboard."""
    groups = [len(group) for group in view.groups]
    return [len(groups), max(groups, default=0), max(player.load for player in view.players)]


def on_the_land(view: Any) -> list[int]:
    """Of Looot: vikings, vikings on one space, tiles in the fjord of who decides."""
    vikings = [len(hex_.vikings) for hex_ in view.land]
    return [sum(vikings), max(vikings), 34 - view.players[view.turn].free]


CROWDED: dict[str, Callable[[Any], list[int]]] = {
    "animals-on-board": on_the_quay,
    "looot": on_the_land,
    "skibe": aboard,
    "vikings-on-board": in_one_place,
}


def shut(slug: str, view: Any) -> list[list[str | int]]:
    """What is legal but brings nothing: it is shown, with the reason, and cannot be chosen."""
    if slug != "looot":
        return []
    shields = view.players[view.turn].shields
    return [["shield", shield.kind] for shield in shields if shield.idle]


def otherwise(slug: str, seats: int) -> dict[str, Any]:
    """Every option set to something else than usual, where the table allows it."""
    options: dict[str, Any] = {}
    for option in meadhall.game(slug).options:
        if option.name == "first_player" or (option.seats and seats not in option.seats):
            continue
        values = getattr(option, "values", None)
        options[option.name] = values[-1] if values else not option.default
    return options


def played(slug: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """A game in which things are heaped up: the first legal move is liked best."""
    state = meadhall.game(slug).start(seats, seed, options)
    chance = random.Random(seed)
    while not state.over:
        yield state
        legal = state.legal(state.seat)
        state.play(legal[0] if chance.random() < seed % 4 / 4 else chance.choice(legal), state.seat)


def positions(slug: str) -> list[State]:
    """For each number of seats and each kind of decision the fullest that some games had."""
    found: dict[tuple[int, str, int], tuple[int, State]] = {}
    for seats in meadhall.game(slug).seats:
        for seed, options in product(range(GAMES), [{}, otherwise(slug, seats)]):
            for state in played(slug, seats, options, seed):
                view = state.view(state.seat)
                for measure, much in enumerate(CROWDED[slug](view)):
                    key = (seats, view.prompt.key, measure)
                    if key not in found or found[key][0] < much:
                        found[key] = (much, state.clone())
    return list({repr(state.dump()): state for _, state in found.values()}.values())


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("slug", CROWDED)
def test_a_pointer_hits_what_it_aims_at(visit: Visit, slug: str, device: str) -> None:
    """And a thumb finds it large enough, there or in the sheet. Some of the positions also with
    one and two moves planned; at each kind of decision every legal move is begun once."""
    all_of_them = positions(slug)
    staged = Staged(visit(settings={"forced": "never"}), all_of_them[0])
    chance = random.Random(f"{slug} {device}")
    wrong: list[str] = []
    kinds: set[str] = set()
    for start, size in enumerate(SIZES[device]):
        staged.page.set_viewport_size(size)
        for number, state in enumerate(all_of_them[start::2]):
            where = f"{size}, {state.seats} seats, {state.view(state.seat).prompt}"
            wrong += [f"{where}: {what}" for what in staged.show(state).wrong]
            kind = state.view(state.seat).prompt.key
            if number % 4 == (2 if device == "phone" else 0):
                for planned in ("one planned", "two planned"):
                    seen = staged.press(chance.randrange(1000))
                    wrong += [f"{where}, {planned}: {what}" for what in seen.wrong]
            elif kind not in kinds:
                kinds.add(kind)
                begun = staged.begun()
                names = [list(state.game.actions.name(move)) for move in state.legal(state.seat)]
                begun += shut(slug, state.view(state.seat))
                missing = [name for name in names if name not in begun and name[0] not in GESTURES]
                wrong += [f"{where}: no way to {name}" for name in missing]
    assert wrong == [], "\n".join(wrong)


def test_the_bench_of_skibe_fits_on_a_narrow_desktop(visit: Visit) -> None:
    """Chieftains, sterns and the button beside them, also where its words are long."""
    before, state = turn_with("skibe", lambda s: s.view(s.seat).prompt.key == "prompt-chieftain")
    staged = Staged(visit(language="nl"), before)
    staged.show(state)
    bench = staged.page.locator(".mine-skibe", has=staged.page.locator(".others"))
    for size in SIZES["desktop"]:
        staged.page.set_viewport_size(size)
        assert bench.evaluate("el => el.scrollWidth - el.clientWidth") <= 0, size
