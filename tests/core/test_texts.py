"""Texts: how each kind of argument is shown, and what is said when one is missing."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import meadhall
from meadhall.core.texts import HOUSE, LANGUAGES, MissingText, Teller, Words, messages, source
from tests.core.package import installed
from tests.ladder.parts import ROOT

ANIMALS = meadhall.game("animals-on-board")
NAMES = ["Ada", "Bo", "Cleo"]


def teller(text: str, language: str = "en") -> Teller:
    """A teller of the house who also knows these messages."""
    say = Teller(None, language, NAMES)
    say.bundle = FluentBundle([language], use_isolating=False)
    for each in ("nothing = nothing", "yes = yes", "no = no", "player = Player { $number }", text):
        say.bundle.add_resource(FluentResource(each))
    return say


def test_a_message_with_and_without_arguments() -> None:
    say = Teller(ANIMALS, "en")
    assert say("board-players") == "Players"
    assert say("board-round", round=4) == "Round 4"
    assert say.say("board-round", {"round": 4}) == "Round 4"


@pytest.mark.parametrize("name", ["seat", "other_seat"])
def test_a_seat_is_shown_as_its_player(name: str) -> None:
    say = teller(f"line = {{ ${name} }} moves")
    assert say("line", **{name: 1}) == "Bo moves"
    assert say("line", **{name: 3}) == "Player 4 moves"


def test_a_number_is_shown_as_it_is_and_chooses_the_plural() -> None:
    say = teller("line = { $count -> \n [one] one boat\n *[other] { $count } boats\n}")
    assert [say("line", count=n) for n in (0, 1, 2)] == ["0 boats", "one boat", "2 boats"]


def test_a_number_with_a_message_of_its_own_is_shown_as_that() -> None:
    say = teller("line = plays { $card }\ncard-7 = Miller")
    assert [say("line", card=n) for n in (7, 8)] == ["plays Miller", "plays 8"]


def test_the_cards_of_a_game_belong_to_the_file_of_the_language() -> None:
    odin = meadhall.game("feast-for-odin")
    assert "\ncard-7 = Miller\n" in source(odin.package, "en")
    assert Teller(odin, "de")("card-7") == "Müller"
    assert "card-7" not in source(odin.package, "rules.en")


def test_polish_has_its_own_plurals() -> None:
    say = Teller(ANIMALS, "pl")
    found = [say("board-crates", count=n) for n in (1, 2, 5, 22)]
    assert len({text.lstrip("0123456789 ") for text in found}) == 3
    assert found[1].lstrip("2 ") == found[3].lstrip("2 ")


def test_a_flag_is_yes_or_no() -> None:
    say = teller("line = loud: { $loud }")
    assert [say("line", loud=value) for value in (True, False)] == ["loud: yes", "loud: no"]


CLAUSE = """
clause-T-1 = Bets are open.
    .moves-on = They may move.
    .moves-off = They stay.
    .deck-A-all = Cards help.
clause-T-2 =
    .deck-none = There are no cards.
help-aim = Win.
    .title = Aim
"""


def test_a_clause_is_told_as_the_table_plays_it() -> None:
    say = teller(CLAUSE)
    assert (
        say.as_played("clause-T-1", {"moves": True, "deck": "B"}) == "Bets are open. They may move."
    )
    found = say.as_played("clause-T-1", {"moves": False, "deck": "all"})
    assert found == "Bets are open. They stay. Cards help."


def test_a_clause_of_which_nothing_is_played_is_empty() -> None:
    say = teller(CLAUSE)
    assert say.as_played("clause-T-2", {"deck": "A"}) == ""
    assert say.as_played("clause-T-2", {"deck": "none"}) == "There are no cards."
    assert say.as_played("help-aim", {}) == "Win."


def test_a_word_is_a_message_of_its_own() -> None:
    say = teller("species-fox = red fox\nline = a { $species }")
    assert say("line", species="fox") == "a red fox"


def test_a_word_without_message_is_named() -> None:
    with pytest.raises(MissingText, match="no message 'species-cat' in en"):
        teller("line = a { $species }")("line", species="cat")


FORMED = """
species-fox = fox
    .acc = foxes
    .count = { $count ->
        [one] { $count } fox
       *[other] { $count } foxes
    }
species-cow = cow
    .acc = cows
tile = { $species } { $value }
    .acc = { $species-acc } { $value }
"""


def test_a_sentence_uses_a_form_of_a_word_and_selects_by_it() -> None:
    say = teller(
        FORMED + "line = { $species-id ->\n [fox] sees { $species-acc }\n *[other] no\n}\n"
    )
    assert [say("line", species=word) for word in ("fox", "cow")] == ["sees foxes", "no"]


def test_a_form_counts_with_the_numbers_of_the_sentence() -> None:
    say = teller(FORMED + "line = takes { $species-count }")
    assert [say("line", species="fox", count=n) for n in (1, 2)] == ["takes 1 fox", "takes 2 foxes"]


def test_a_message_and_a_list_have_the_forms_of_their_parts() -> None:
    say = teller(FORMED + "line = sees { $tiles-acc }\npair = sees { $species-acc }")
    tiles = [{"key": "tile", "species": word, "value": 3} for word in ("fox", "cow")]
    assert say("line", tiles=tiles) == "sees foxes 3 and cows 3"
    assert say("pair", species=["fox", "cow"]) == "sees foxes and cows"


def test_a_line_says_you_to_the_reader_only() -> None:
    say = teller("log-go = { $seat } goes\n    .you = You go\nlog-end = It ends")
    say.reader = 1
    assert [say.line("log-go", {"seat": seat}) for seat in (0, 1)] == ["Ada goes", "You go"]
    assert say.line("log-end", {"seat": 1}) == "It ends"


def test_words_are_shown_as_they_are() -> None:
    say = teller("line = saved in { $file }")
    assert say("line", file=Words("a { b }.json")) == "saved in a { b }.json"


def test_a_dict_is_another_message() -> None:
    say = teller("species-fox = fox\ntile = { $species } { $value }\nline = takes { $tile }")
    assert say("line", tile={"key": "tile", "species": "fox", "value": 3}) == "takes fox 3"


LISTS = {
    "en": "Ada, Bo, and Cleo",
    "pl": "Ada, Bo i Cleo",
    "de": "Ada, Bo und Cleo",
    "fr": "Ada, Bo et Cleo",
    "nl": "Ada, Bo en Cleo",
    "es": "Ada, Bo y Cleo",
    "it": "Ada, Bo e Cleo",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_joined_as_the_language_joins(language: str) -> None:
    say = teller("line = { $seat }", language)
    assert say("line", seat=[0, 1, 2]) == LISTS[language]
    assert say("line", seat=[2]) == "Cleo"


def test_an_empty_list_is_nothing_and_parts_are_shown_by_their_kind() -> None:
    say = teller("species-fox = fox\ntile = { $species } { $value }\nline = { $tiles }")
    assert say("line", tiles=[]) == "nothing"
    tiles = [{"key": "tile", "species": "fox", "value": n} for n in (1, 2)]
    assert say("line", tiles=tiles) == "fox 1 and fox 2"


def test_names_that_look_like_code_are_only_names() -> None:
    say = teller("line = { $seat } moves")
    say.names = ["{ $x }"]
    assert say("line", seat=0) == "{ $x } moves"


def test_a_missing_message_is_named() -> None:
    say = Teller(ANIMALS, "de")
    with pytest.raises(MissingText, match="no message 'log-dance' in de"):
        say("log-dance")
    with pytest.raises(MissingText, match="no message 'log-dance' in de"):
        say.attribute("log-dance", "other", {})


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(MissingText, match=r"message 'board-round' in en: .*round"):
        Teller(ANIMALS, "en")("board-round")


def test_a_message_of_attributes_only_has_no_text() -> None:
    say = teller("line =\n    .other = she moves")
    with pytest.raises(MissingText, match="no message 'line' in en"):
        say("line")
    assert say.attribute("line", "other", {}) == "she moves"


def test_a_message_has_attributes() -> None:
    say = Teller(ANIMALS, "en", NAMES)
    said = say.attribute("prompt-turn", "other", {"seat": 1})
    assert said == "Bo takes or splits a group."
    with pytest.raises(MissingText, match=r"message 'prompt-turn' in en has no \.third"):
        say.attribute("prompt-turn", "third", {})


@pytest.mark.parametrize("language", ["", "xx", "EN", "en-GB", "../en"])
def test_a_missing_language_names_those_there_are(language: str) -> None:
    with pytest.raises(MissingText) as caught:
        Teller(None, language)
    assert str(caught.value) == f"no language {language!r}; there are: en, pl, de, fr, nl, es, it"


def test_a_move_as_a_button() -> None:
    action = ANIMALS.actions.id(("pull", "panda", 3))
    assert Teller(ANIMALS, "en").move(action) == "Move to the new group: panda 3"
    buttons = {Teller(ANIMALS, language).move(action) for language in LANGUAGES}
    assert len(buttons) == 7


def test_the_house_speaks_without_a_game() -> None:
    say = Teller(None, "en", NAMES)
    assert say("terminal-hand-over", seat=1) == "Hand the screen to Bo and press Enter."


def test_the_messages_of_a_file_stand_in_their_order() -> None:
    keys = messages(HOUSE, "en")
    assert keys[:3] == ["player", "nothing", "yes"]
    assert messages(ANIMALS.package, "rules.en")[0] == "help-aim"


def test_a_move_is_said_with_what_the_position_adds_to_it() -> None:
    say = Teller(ANIMALS, "en", NAMES)
    take = ANIMALS.actions.id(("take", 2))
    assert say.move(take) == say.move(take, {}) == "Take group 2"
    tiles = [{"key": "tile", "species": "fox", "value": 3}]
    assert say.move(take, {"count": 1, "tiles": tiles}) == "Take group 2 for 1 crate: fox 3"


def test_french_texts_address_the_player_as_tu() -> None:
    polite = re.compile(r"\b(?:vous|votre|vos|vôtres?|(?!assez|chez)[a-zà-ÿ]+ez)\b", re.IGNORECASE)
    files = [*ROOT.glob("src/meadhall/**/texts/*fr.ftl"), *ROOT.glob("web/src/**/texts/fr.ftl")]
    assert len(files) >= 15
    found = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and polite.search(line)
    ]
    assert found == []


def elsewhere(root: Path, texts: dict[str, str]) -> str:
    """A package of somebody else with these Fluent files; its name."""
    folder = root / "far_harbour" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name, text in texts.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return "far_harbour"


def test_a_package_elsewhere_without_a_language_is_told_in_english(tmp_path: Path) -> None:
    package = elsewhere(tmp_path, {"en": "summary = A far harbour.\n", "rules.en": "help = Aim.\n"})
    with installed(tmp_path):
        assert source(package, "pl") == "summary = A far harbour.\n"
        assert source(package, "rules.pl") == "help = Aim.\n"


def test_a_message_that_a_package_elsewhere_lacks_is_english(tmp_path: Path) -> None:
    english = "summary = A far harbour.\nmove-row = Row\n    .detail = Row { $far }\n"
    package = elsewhere(tmp_path, {"en": english, "pl": "summary = Daleki port.\n"})
    with installed(tmp_path):
        found = FluentBundle(["pl"], use_isolating=False)
        found.add_resource(FluentResource(source(package, "pl")))
    say = Teller(None, "pl")
    say.bundle = found
    assert say("summary") == "Daleki port."
    assert say("move-row") == "Row"
    assert say.attribute("move-row", "detail", {"far": 3}) == "Row 3"


def test_a_package_elsewhere_needs_its_english_texts(tmp_path: Path) -> None:
    package = elsewhere(tmp_path, {"pl": "summary = Daleki port.\n"})
    with installed(tmp_path), pytest.raises(FileNotFoundError, match=r"en\.ftl"):
        source(package, "pl")


def test_our_own_games_never_fall_back_to_english() -> None:
    with pytest.raises(FileNotFoundError, match=r"xx\.ftl"):
        source(ANIMALS.package, "xx")
