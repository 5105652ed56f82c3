"""The texts of the cards: generated from the data, complete and well-formed in seven languages."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from meadhall.core.texts import LANGUAGES, Teller, source
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.card_texts import (
    TOPICS,
    Phrases,
    labels,
    sentences,
    topics,
    without_key,
)
from meadhall.games.feast_for_odin.cards import OCCUPATIONS, Card, card
from meadhall.games.feast_for_odin.details import way_of_use
from meadhall.games.feast_for_odin.effects import Rule
from meadhall.games.feast_for_odin.triggers import EFFECTS
from tests.games.feast_for_odin.cards.scene import occupied, scene
from tests.ladder import messages
from tests.web.visitor import tool

PACKAGE = "meadhall.games.feast_for_odin"
GAP = "\u00a0"
SAME_TEXT = {78}  # its effects are rows of one table, of which one holds


def keys(told: Any) -> Iterator[str]:
    """All message keys of a sentence."""
    if isinstance(told, dict):
        yield told["key"]
        for value in without_key(told).values():
            yield from keys(value)
    elif isinstance(told, list):
        for value in told:
            yield from keys(value)


def numbers(data: Any) -> Iterator[int]:
    """All amounts of a card's data, but single things and bounds of tests."""
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, int) and not isinstance(value, bool):
                if name not in ("min", "max", "items", "goods", "steps") and abs(value) > 1:
                    yield abs(value)
            else:
                yield from numbers(value)
    elif isinstance(data, list):
        for value in data:
            yield from numbers(value)


def test_the_files_made_of_the_cards_are_up_to_date() -> None:
    assert tool("odin_cards").outdated() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_well(language: str) -> None:
    say = Phrases(language)
    for each in OCCUPATIONS:
        text = say.text(each)
        assert not re.search(r"  | [,.]|\.\.|,,|[{}$]|\( | \)", text), text
        assert text.endswith("."), text
        assert text[0].isupper() and text[0] == text[0].strip(), text
        shown = {int(figure) for figure in re.findall(r"\d+", text)}
        assert set(numbers(msgspec.to_builtins(each.clauses))) <= shown, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_tell_the_cards_apart(language: str) -> None:
    say = Phrases(language)
    assert len({say.name(each) for each in OCCUPATIONS}) == 190
    assert len({say.text(each) for each in OCCUPATIONS}) == 190


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_complete_and_all_used(language: str) -> None:
    own = messages.read(source(PACKAGE, f"phrases.{language}"))
    english = messages.read(source(PACKAGE, "phrases.en"))
    assert own == english
    used = {key for each in OCCUPATIONS for told in sentences(each) for key in keys(told)}
    used |= {f"name-{each.number}" for each in OCCUPATIONS}
    used |= {"count-points", "count-pregnant_sheep", "count-pregnant_cattle"}  # see odin_cards
    assert used == set(own)


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 47, "At any time, you may exchange 1 salt meat for 1 hide."),
        ("en", 86, "When you play this card, you may buy 1 hide for 2 silver, or 2 hides for"
         " 4 silver, or 3 hides for 6 silver."),
        ("en", 33, "When you play this card, gain according to the number of your sheep (pregnant"
         " ones included): 3 → 1 wool; 4–5 → 2 wool; 6 or more → 3 wool."),
        ("de", 47, "Jederzeit darfst du 1 Pökelfleisch gegen 1 Haut tauschen."),
        ("de", 133, "Nach einem erfolgreichen Raubzug erhältst du 1 Silber oder 1 Plättchen"
         " Erbsen."),
        ("de", 27, "Beim Ausspielen erhältst du 1 Stockfisch je Walfangboot."),
        ("pl", 47, "W dowolnym momencie możesz wymienić 1 mięso peklowane na 1 skórę."),
        ("pl", 133, "Po udanym rabunku otrzymujesz 1 srebro albo 1 żeton grochu."),
        ("pl", 27, "Po zagraniu otrzymujesz 1 sztokfisz za każdy wielorybnik."),
        ("pl", 61, "Po zagraniu możesz wymienić 1 langskip (jego ruda przepada) na 8 srebra."),
        ("fr", 57, "À tout moment, tu peux échanger 2 tuiles Haricots contre 1 tuile Pois, 1 tuile"
         " Hydromel et 1 tuile Stockfish."),
        ("nl", 100, "Voor elke tegel runensteen die je op een eiland legt: neem 1 zilver."),
        ("es", 22, "Al momento, recibe 1 piedra, 1 mineral y 1 moneda de plata por cada drakkar."),
        ("it", 65, "Subito, puoi scambiare 2 trappole e 2 lance con 1 tessera forziere."),
    ],
)  # fmt: skip
def test_nouns_stand_in_their_forms(language: str, number: int, text: str) -> None:
    assert Phrases(language).text(card(number)).replace(GAP, " ") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_named_card_is_shown_as_its_name(language: str) -> None:
    say = Teller(GAME, language, ["Ann", "Bo"])
    name = Phrases(language).name(card(47))
    assert name in say("log-play-card", seat=0, card=47)
    assert name in say("prompt-card", card=47)
    text = Phrases(language).text(card(47))
    assert text in say.move(GAME.actions.id(("play", 47)), {"effect": 47})
    assert say("occupation-47").startswith(f"47 {name} (")
    assert say("occupation-47").endswith(f"): {text}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_use_a_card_can_be_told_apart(language: str) -> None:
    say = Teller(GAME, language)
    boats = ["whaling_boat", "whaling_boat-1"]
    s = scene(ships=[*boats, "longship", "longship-1", "longship-2", "longship-3"])
    for space in ("whaling_extra", "buy_sheep_cattle", "market_spices"):
        occupied(s, space, seat=0, vikings=4)
    for number, effects in enumerate(EFFECTS):
        ways = [
            way
            for effect in effects
            if not isinstance(effect, Rule)
            for way in range(effect.first_way, effect.first_way + effect.way_count)
        ]
        told = [say.show("how", way_of_use(s, 0, number, way)) for way in ways]
        assert all(told)
        if number not in SAME_TEXT:
            assert len(set(told)) == len(told), (number, told)


def test_a_way_counts_things_in_their_forms() -> None:
    s = occupied(occupied(scene(), "whaling_extra", 0, 4), "buy_sheep_cattle", 0, 4)

    def told(language: str, card: int, way: int) -> str:
        return str(Teller(GAME, language).show("how", way_of_use(s, 0, card, way)))

    assert told("de", 86, 2) == "4 Silber → 2 Häute"
    assert told("en", 184, 1) == "4 wood and 3 ore → 1 longship that carries those 3 ore"
    assert told("en", 42, 2) == "1 stone → 1 silver"
    assert told("en", 87, 1) == "When you play this card, you may take the crucifix (if available)."
    assert told("en", 76, 3) == "whaling, 1 boat and sheep and cow for 3 silver"


def test_changed_data_change_the_text() -> None:
    data = msgspec.to_builtins(card(47))
    data["clauses"][0]["do"]["offers"][0]["get"] = {"hide": 2, "silver": 1}
    changed = msgspec.convert(data, Card)
    assert Phrases("en").text(changed) == (
        "At any time, you may exchange 1 salt meat for 2 hides and 1 silver."
    )


def test_every_card_is_about_something() -> None:
    found = Counter(topic for each in OCCUPATIONS for topic in topics(each))
    assert all(topics(each) for each in OCCUPATIONS)
    assert set(found) == set(TOPICS)
    assert topics(card(64)) == ["ships", "silver"]
    assert topics(card(145)) == ["hunting", "mountains"]
    say = Teller(GAME, "en")
    assert [say(told["key"]) for told in labels(card(12))] == [
        "at once", "each time", "ships", "weapons", "goods",
    ]  # fmt: skip
