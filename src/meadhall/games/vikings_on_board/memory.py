"""What a seat can know of the goods still face down, and worlds that fit to it.

A seat has seen the goods it drew itself with "draw 3" and knows in which order two of them
went under the stack. Of another's draw it saw only the kind that was laid open. A *world* is
everything it has not seen: the kinds in both stacks and, for the draws of the others, which
token was laid and in which order the rest went back. `fitting_world` draws one, each world
that looks the same to the seat being equally likely.

What the seat knows of the stack is a row of kinds, the top first, with UNKNOWN for the others.
"""

from typing import Final, final

from meadhall.core.rng import Rng
from meadhall.core.state import Component
from meadhall.games.vikings_on_board.pieces import DRAW_STACK, GOODS, HAND, PER_GOOD

UNKNOWN: Final = -1
FACTORIALS: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600,
                     6227020800, 87178291200, 1307674368000]  # fmt: skip

Known = tuple[int, ...]  # what a seat knows of the stack
World = tuple[list[int], list[int], list["Draw"]]  # load kinds, draw kinds, draws


@final
class Draw(Component):
    """A finished draw: whose, which of its tokens was laid, whether the rest was turned.

    It never changes.
    """

    seat: int
    picked: int
    turned: bool

    def __init__(self, seat: int, picked: int, turned: bool) -> None:
        self.seat = seat
        self.picked = picked
        self.turned = turned


def after_draw(stack: list[int], picked: int, turned: bool) -> list[int]:
    """V-3.9  The stack when one of the drawn tokens is laid and the rest went under it."""
    rest = stack[:HAND]
    del rest[picked]
    if turned:
        rest.reverse()
    return stack[HAND:] + rest


def replay(draws: list[Draw]) -> tuple[list[int], list[int]]:
    """The stack after these draws, and the tokens that were laid; tokens by their first place."""
    stack = list(range(DRAW_STACK))
    laid: list[int] = []
    for draw in draws:
        laid.append(stack[draw.picked])
        stack = after_draw(stack, draw.picked, draw.turned)
    return stack, laid


def seen_on_top(known: Known, kinds: list[int]) -> Known | None:
    """What the seat knows when it sees these kinds on top; None if it knows them to be others."""
    for place in range(len(kinds)):
        if known[place] not in (UNKNOWN, kinds[place]):
            return None
    return (*kinds, *known[len(kinds) :])


def completions(known: Known, left: list[int], others: int) -> int:
    """In how many ways the kinds `left` can lie in the unknown places and `others` more."""
    rest = left[:]
    unknown = others
    for kind in known:
        if kind == UNKNOWN:
            unknown += 1
        else:
            rest[kind] -= 1
    ways = FACTORIALS[unknown]
    for count in rest:
        if count < 0:
            return 0
        ways //= FACTORIALS[count]
    return ways


def weighted(weights: list[int], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says."""
    at = rng.below(sum(weights))
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return i
    raise AssertionError("weights without a sum")


@final
class Remembered:
    """A finished draw as one seat remembers it."""

    def __init__(self, draw: Draw, own: bool, kinds: list[int], size: int, may_turn: bool) -> None:
        self.draw = draw
        self.own = own
        self.kinds = kinds  # all that were drawn: for its owner to remember
        self.laid = kinds[draw.picked]
        self.size = size  # of the stack, before it
        self.may_turn = may_turn

    def possible(self) -> list[Draw]:
        """The draws this may have been, for all the seat can tell."""
        if self.own:
            return [self.draw]
        turns = [False, True] if self.may_turn and self.size >= HAND else [False]
        return [
            Draw(self.draw.seat, picked, turned)
            for picked in range(min(HAND, self.size))
            for turned in turns
        ]

    def follow(self, known: Known, draw: Draw) -> Known | None:
        """What the seat knows after it, if it was this draw; None if that cannot be."""
        if self.own:
            seen = seen_on_top(known, self.kinds)
            if seen is None:
                return None
            known = seen
        elif known[draw.picked] not in (UNKNOWN, self.laid):
            return None
        return tuple(after_draw(list(known), draw.picked, draw.turned))


def remembered(
    seat: int, draw_kinds: list[int], draws: list[Draw], may_turn: bool
) -> list[Remembered]:
    found: list[Remembered] = []
    stack = list(range(DRAW_STACK))
    for draw in draws:
        kinds = [draw_kinds[token] for token in stack[:HAND]]
        found.append(Remembered(draw, draw.seat == seat, kinds, len(stack), may_turn))
        stack = after_draw(stack, draw.picked, draw.turned)
    return found


def fitting_world(
    seat: int,
    load_kinds: list[int],
    loaded: int,
    draw_kinds: list[int],
    draws: list[Draw],
    in_hand: int,
    may_turn: bool,
    rng: Rng,
) -> World:
    """Other load kinds, draw kinds and draws that look the same to the seat (-1: a spectator).

    `in_hand` tokens lie on top of the stack and are seen by the seat just now.
    """
    memory = remembered(seat, draw_kinds, draws, may_turn)
    stack, _ = replay(draws)
    seen_now = [draw_kinds[token] for token in stack[:in_hand]]
    layers = ways_forward(memory)
    left = [PER_GOOD] * len(GOODS)
    for kind in load_kinds[:loaded]:
        left[kind] -= 1
    for each in memory:
        left[each.laid] -= 1
    ends: list[Known] = []
    weights: list[int] = []
    for known, ways in layers[-1].items():
        end = seen_on_top(known, seen_now)
        if end is not None:
            ends.append(known)
            weights.append(ways * completions(end, left, len(load_kinds) - loaded))
    way = way_back(memory, layers, ends[weighted(weights, rng)], rng)
    kinds = kinds_along(memory, way, seen_now)
    return with_the_rest(load_kinds, loaded, kinds, way, rng)


def ways_forward(memory: list[Remembered]) -> list[dict[Known, int]]:
    """What the seat may know after each draw, and along how many ways it comes to that."""
    start: Known = (UNKNOWN,) * DRAW_STACK
    layers: list[dict[Known, int]] = [{start: 1}]
    for each in memory:
        layer: dict[Known, int] = {}
        for known, ways in layers[-1].items():
            for draw in each.possible():
                after = each.follow(known, draw)
                if after is not None:
                    layer[after] = layer.get(after, 0) + ways
        layers.append(layer)
    return layers


def way_back(
    memory: list[Remembered], layers: list[dict[Known, int]], end: Known, rng: Rng
) -> list[Draw]:
    """Draws that lead to that end, each row of them as likely as the worlds that lie along it."""
    target = end
    way: list[Draw] = []
    for i in range(len(memory) - 1, -1, -1):
        before: list[Known] = []
        chosen: list[Draw] = []
        weights: list[int] = []
        for known, ways in layers[i].items():
            for draw in memory[i].possible():
                if memory[i].follow(known, draw) == target:
                    before.append(known)
                    chosen.append(draw)
                    weights.append(ways)
        at = weighted(weights, rng)
        target = before[at]
        way.insert(0, chosen[at])
    return way


def kinds_along(memory: list[Remembered], way: list[Draw], seen_now: list[int]) -> list[int]:
    """The kinds of the stack as it was dealt, as far as they were seen on this way."""
    kinds = [UNKNOWN] * DRAW_STACK
    stack = list(range(DRAW_STACK))
    for i in range(len(memory)):
        kinds[stack[way[i].picked]] = memory[i].laid
        if memory[i].own:
            for place in range(len(memory[i].kinds)):
                kinds[stack[place]] = memory[i].kinds[place]
        stack = after_draw(stack, way[i].picked, way[i].turned)
    for place in range(len(seen_now)):
        kinds[stack[place]] = seen_now[place]
    return kinds


def with_the_rest(
    load_kinds: list[int], loaded: int, kinds: list[int], way: list[Draw], rng: Rng
) -> World:
    """The world in which all that was not seen is dealt at random."""
    left = [PER_GOOD] * len(GOODS)
    for kind in load_kinds[:loaded] + [kind for kind in kinds if kind != UNKNOWN]:
        left[kind] -= 1
    rest = [kind for kind in range(len(GOODS)) for _ in range(left[kind])]
    rng.shuffle(rest)
    unseen = len(load_kinds) - loaded
    dealt = rest[unseen:]
    draw_kinds = [kind if kind != UNKNOWN else dealt.pop(0) for kind in kinds]
    return load_kinds[:loaded] + rest[:unseen], draw_kinds, way
