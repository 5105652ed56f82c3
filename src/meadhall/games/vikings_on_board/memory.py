"""What a seat can know of the goods still face down, and worlds that fit to it.

A seat has seen the goods it drew itself with "draw 3" and knows in which order two of them
went under the stack. Of another's draw it saw only the kind that was laid open. A *world* is
everything it has not seen: the kinds in both stacks and, for the draws of the others, which
token was laid and in which order the rest went back. `fitting_world` draws one, each world
that looks the same to the seat being equally likely.

The stack is followed as a row of slots of two bits: 0 = not known to the seat, else kind + 1.
"""

from typing import Final

from meadhall.core.rng import Rng
from meadhall.games.vikings_on_board.pieces import DRAW_STACK, GOODS, PER_GOOD

HAND: Final = 3  # tokens drawn at a time
FACTORIALS: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600,
                     6227020800, 87178291200, 1307674368000]  # fmt: skip


def draw_event(seat: int, picked: int, turned: bool) -> int:
    """A finished draw as one number: whose, which token was laid, whether the rest was turned."""
    return seat * 6 + picked * 2 + (1 if turned else 0)


def after_draw(stack: list[int], picked: int, turned: bool) -> list[int]:
    """V-3.9  The stack when one of the drawn tokens is laid and the rest went under it."""
    rest = stack[:HAND]
    del rest[picked]
    if turned:
        rest.reverse()
    return stack[HAND:] + rest


def replay(draws: list[int]) -> tuple[list[int], list[int]]:
    """The stack after these draws, and the tokens that were laid; tokens by their first place."""
    stack = list(range(DRAW_STACK))
    laid: list[int] = []
    for event in draws:
        laid.append(stack[event % 6 // 2])
        stack = after_draw(stack, event % 6 // 2, event % 2 == 1)
    return stack, laid


def slots_after(slots: int, size: int, picked: int, turned: bool) -> int:
    """`after_draw` for a row of slots."""
    hand = min(HAND, size)
    rest = slots >> (2 * hand)
    at = 2 * (size - hand)
    for i in range(hand):
        place = hand - 1 - i if turned else i
        if place != picked:
            rest |= ((slots >> (2 * place)) & 3) << at
            at += 2
    return rest


def seen_in(slots: int, kinds: list[int]) -> int:
    """The slots when the seat sees these kinds on top; -1 if it knows them to be others."""
    for place in range(len(kinds)):
        known = (slots >> (2 * place)) & 3
        if known == 0:
            slots |= (kinds[place] + 1) << (2 * place)
        elif known != kinds[place] + 1:
            return -1
    return slots


def completions(slots: int, size: int, left: list[int], others: int) -> int:
    """In how many ways the kinds `left` can lie in the unknown slots and `others` more places."""
    rest = left[:]
    unknown = others
    for place in range(size):
        known = (slots >> (2 * place)) & 3
        if known:
            rest[known - 1] -= 1
        else:
            unknown += 1
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


class Draw:
    """A finished draw as one seat remembers it."""

    def __init__(self, event: int, kinds: list[int], own: bool, may_turn: bool) -> None:
        self.event = event
        self.kinds = kinds  # all that were drawn: for its owner to remember
        self.own = own
        self.laid = kinds[event % 6 // 2]
        self.size = 0  # of the stack, before it
        self.may_turn = may_turn

    def ways(self) -> list[int]:
        """The events this may have been, for all the seat can tell."""
        if self.own:
            return [self.event]
        first = self.event - self.event % 6
        turns = 2 if self.may_turn and self.size >= HAND else 1
        return [
            first + picked * 2 + turned
            for picked in range(min(HAND, self.size))
            for turned in range(turns)
        ]

    def follow(self, slots: int, event: int) -> int:
        """The slots after it, if it was this event; -1 if that cannot be."""
        picked = event % 6 // 2
        if self.own:
            slots = seen_in(slots, self.kinds)
            if slots < 0:
                return -1
        else:
            known = (slots >> (2 * picked)) & 3
            if known and known != self.laid + 1:
                return -1
        return slots_after(slots, self.size, picked, event % 2 == 1)


def remembered(seat: int, draw_kinds: list[int], draws: list[int], may_turn: bool) -> list[Draw]:
    found: list[Draw] = []
    stack = list(range(DRAW_STACK))
    for event in draws:
        kinds = [draw_kinds[token] for token in stack[:HAND]]
        draw = Draw(event, kinds, event // 6 == seat, may_turn)
        draw.size = len(stack)
        found.append(draw)
        stack = after_draw(stack, event % 6 // 2, event % 2 == 1)
    return found


def fitting_world(
    seat: int,
    load_kinds: list[int],
    loaded: int,
    draw_kinds: list[int],
    draws: list[int],
    in_hand: int,
    may_turn: bool,
    rng: Rng,
) -> tuple[list[int], list[int], list[int]]:
    """Other load kinds, draw kinds and draws that look the same to the seat (-1: a spectator).

    `in_hand` tokens lie on top of the stack and are seen by the seat just now.
    """
    memory = remembered(seat, draw_kinds, draws, may_turn)
    stack, _ = replay(draws)
    seen_now = [draw_kinds[token] for token in stack[:in_hand]]

    # forward: which rows of slots are possible after each draw, and along how many ways
    layers: list[dict[int, int]] = [{0: 1}]
    for draw in memory:
        layer: dict[int, int] = {}
        for slots, ways in layers[-1].items():
            for event in draw.ways():
                after = draw.follow(slots, event)
                if after >= 0:
                    layer[after] = layer.get(after, 0) + ways
        layers.append(layer)
    left = [PER_GOOD] * len(GOODS)
    for kind in load_kinds[:loaded]:
        left[kind] -= 1
    for draw in memory:
        left[draw.laid] -= 1
    ends: list[int] = []
    weights: list[int] = []
    for slots, ways in layers[-1].items():
        end = seen_in(slots, seen_now)
        if end >= 0:
            ends.append(slots)
            unseen = len(load_kinds) - loaded
            weights.append(ways * completions(end, len(stack), left, unseen))

    # backward: one way through them, each as likely as the worlds that lie along it
    target = ends[weighted(weights, rng)]
    events: list[int] = []
    for i in range(len(memory) - 1, -1, -1):
        draw = memory[i]
        before: list[int] = []
        chosen: list[int] = []
        weights = []
        for slots, ways in layers[i].items():
            for event in draw.ways():
                if draw.follow(slots, event) == target:
                    before.append(slots)
                    chosen.append(event)
                    weights.append(ways)
        at = weighted(weights, rng)
        target = before[at]
        events.insert(0, chosen[at])

    # then the kinds: what was seen where it was seen, the rest at random
    kinds = [-1] * DRAW_STACK
    stack = list(range(DRAW_STACK))
    for i in range(len(memory)):
        draw = memory[i]
        picked = events[i] % 6 // 2
        kinds[stack[picked]] = draw.laid
        if draw.own:
            for place in range(len(draw.kinds)):
                kinds[stack[place]] = draw.kinds[place]
        stack = after_draw(stack, picked, events[i] % 2 == 1)
    for place in range(in_hand):
        kinds[stack[place]] = seen_now[place]
    left = [PER_GOOD] * len(GOODS)
    for kind in load_kinds[:loaded] + [kind for kind in kinds if kind >= 0]:
        left[kind] -= 1
    rest = [kind for kind in range(len(GOODS)) for _ in range(left[kind])]
    rng.shuffle(rest)
    unseen = len(load_kinds) - loaded
    new_load = load_kinds[:loaded] + rest[:unseen]
    at = unseen
    for token in range(DRAW_STACK):
        if kinds[token] < 0:
            kinds[token] = rest[at]
            at += 1
    return new_load, kinds, events
