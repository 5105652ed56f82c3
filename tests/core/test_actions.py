"""Actions: numbers and names of moves, and what is said of a wrong one."""

from itertools import product

import pytest

from meadhall.core.actions import ActionSpace, Verb
from meadhall.core.moves import Moves

WORDS = ["fox", "panda", "zebra"]


@pytest.fixture
def space() -> ActionSpace:
    made = ActionSpace()
    made.verb("pass")
    made.verb("lay", card=range(40), ship=range(3))
    made.verb("pull", species=WORDS, value=range(1, 6))
    made.verb("stow", hold=range(5, 9), row=range(-2, 2), what=WORDS, turned=range(2))
    made.verb("go", way=range(3, 6), how=("oar", "sail"), far=range(1, 3))
    return made


def test_the_numbering_follows_the_declaration(space: ActionSpace) -> None:
    assert [(verb.name, verb.first, verb.end) for verb in space] == [
        ("pass", 0, 1),
        ("lay", 1, 121),
        ("pull", 121, 136),
        ("stow", 136, 232),
        ("go", 232, 244),
    ]
    assert len(space) == 244
    assert space.name(15) == ("lay", 4, 2)
    assert space.id(("lay", 4, 2)) == 15


def test_names_and_numbers_go_round_for_every_action(space: ActionSpace) -> None:
    names = [space.name(action) for action in range(len(space))]
    assert [space.id(name) for name in names] == list(range(len(space)))
    assert [space.id(list(name)) for name in names] == list(range(len(space)))
    wanted = [(v.name, *args) for v in space for args in product(*v.args.values())]
    assert names == wanted


def test_arguments_of_every_action(space: ActionSpace) -> None:
    """What rule code sees: numbers as they are, words as their places."""
    for action in range(len(space)):
        verb = space.verb_of(action)
        assert verb.has(action)
        assert [other.name for other in space if other.has(action)] == [verb.name]
        args = [verb.arg(action), verb.arg2(action), verb.arg3(action), verb.arg4(action)]
        assert verb.id(*args) == action
        for place, (values, said) in enumerate(
            zip(verb.args.values(), verb.words(action), strict=True)
        ):
            number = values.index(said) if values[0] in ("fox", "oar") else said
            assert args[place] == number


def test_arguments_by_name_for_the_texts(space: ActionSpace) -> None:
    action = space.id(("stow", 6, -1, "zebra", 1))
    assert space.args(action) == {"hold": 6, "row": -1, "what": "zebra", "turned": 1}
    assert space.args(space.id(("pass",))) == {}


def test_a_verb_shows_what_it_takes(space: ActionSpace) -> None:
    shown = [repr(verb) for verb in space]
    assert shown[0] == "pass()"
    assert shown[3] == "stow(hold=5..8, row=-2..1, what=fox|panda|zebra, turned=0..1)"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ((), r"no such move: \[\]; verbs: pass, lay, pull, stow, go"),
        (("dance",), r"no such move: \['dance'\]; verbs: pass, lay"),
        ((3, "lay"), r"no such move: \[3, 'lay'\]"),
        (("lay", 4), r"\['lay', 4\]: the move is lay\(card=0..39, ship=0..2\)"),
        (("pass", 1), r"\['pass', 1\]: the move is pass\(\)"),
        (("lay", 40, 0), r"card must be one of 0..39"),
        (("lay", 0, -1), r"ship must be one of 0..2"),
        (("lay", 0, True), r"ship must be one of 0..2"),
        (("lay", "4", 2), r"card must be one of 0..39"),
        (("pull", "cat", 1), r"species must be one of fox\|panda\|zebra"),
        (("pull", 0, 1), r"species must be one of fox\|panda\|zebra"),
        (("pull", "fox", 0), r"value must be one of 1..5"),
        (("stow", 4, 0, "fox", 0), r"hold must be one of 5..8"),
    ],
)
def test_a_wrong_name_says_what_would_be_right(
    space: ActionSpace, name: tuple[int | str, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        space.id(name)


@pytest.mark.parametrize("action", [-1, 244, 2**70])
def test_a_wrong_number_says_which_there_are(space: ActionSpace, action: int) -> None:
    for look in (space.name, space.verb_of, space.args):
        with pytest.raises(ValueError, match=rf"action {action}: there are only 0 to 243"):
            look(action)


def test_a_verb_is_declared_once(space: ActionSpace) -> None:
    with pytest.raises(ValueError, match="verb 'lay' is declared twice"):
        space.verb("lay")
    assert len(space) == 244


def test_a_verb_has_at_most_four_arguments() -> None:
    with pytest.raises(ValueError, match="verb 'x' has 5 arguments; 4 are possible"):
        ActionSpace().verb("x", a=[1], b=[1], c=[1], d=[1], e=[1])


@pytest.mark.parametrize("empty", [range(0), [], range(5, 2)])
def test_every_argument_has_a_value(empty: range | list[str]) -> None:
    with pytest.raises(ValueError, match="verb 'x': every argument needs at least one value"):
        ActionSpace().verb("x", a=range(3), b=empty)


@pytest.mark.parametrize("uneven", [range(0, 10, 2), range(5, 0, -1)])
def test_a_range_goes_by_ones(uneven: range) -> None:
    """`id` and `arg` count from the first value on; a gap would number moves wrongly."""
    with pytest.raises(ValueError, match="verb 'x': a range of arguments goes up by ones"):
        ActionSpace().verb("x", a=uneven)


def test_a_word_stands_once_in_an_argument() -> None:
    with pytest.raises(ValueError, match="verb 'x': an argument has a value twice"):
        ActionSpace().verb("x", a=["fox", "zebra", "fox"])


def test_a_verb_is_numbered_from_its_first_id() -> None:
    verb = Verb("lay", 100, {"card": range(10, 12)})
    assert (verb.id(10), verb.id(11), verb.end) == (100, 101, 102)
    assert verb.arg(101) == 11


def test_places_count_through_all_arguments() -> None:
    space = ActionSpace()
    space.verb("pass")
    lay = space.verb("lay", card=range(1, 4), ship=["a", "b"])
    through = [lay.id(card, ship) for card in (1, 2, 3) for ship in (0, 1)]
    assert [lay.nth(place) for place in range(6)] == through
    assert [lay.place(action) for action in through] == list(range(6))


def test_a_buffer_of_moves_grows_and_is_filled_again() -> None:
    moves = Moves()
    for _ in range(2):
        moves.clear()
        moves.add(7)
        moves.extend(list(range(100, 200)))
        assert moves.to_list() == [7, *range(100, 200)]
    assert moves.has(199)
    moves.clear()
    moves.add(7)
    assert (moves.has(7), moves.has(100), moves.to_list()) == (True, False, [7])
