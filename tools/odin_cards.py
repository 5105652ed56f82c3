"""Writes what is made of the data of the occupations of A Feast for Odin.

python tools/odin_cards.py            writes all files
python tools/odin_cards.py --check    lists outdated files, and fails if there are any

Texts of the cards in seven languages, the page of the docs, and the facts for the client's page.
"""

import json
import sys
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from meadhall.core.texts import LANGUAGES, Teller, source
from meadhall.games.feast_for_odin import GAME
from meadhall.games.feast_for_odin.card_texts import TOPICS, Phrases, by_clause, topics
from meadhall.games.feast_for_odin.cards import OCCUPATIONS, Card
from meadhall.games.feast_for_odin.pieces import (
    FIRST_SPECIAL,
    HARVEST_LEFT_OUT,
    HARVEST_REMOVED,
    ITEMS,
    SPECIALS,
)
from meadhall.games.feast_for_odin.things import THINGS

ROOT = Path(__file__).resolve().parent.parent
TEXTS = "src/meadhall/games/feast_for_odin/texts/cards.{}.ftl"
PAGE = "docs/rules/feast-for-odin-cards.md"
FACTS = "web/src/generated/feast-for-odin-cards.ts"
DATA = "occupations.json"


def texts(language: str) -> str:
    """Name, effect and full text of each card as Fluent messages."""
    say = Phrases(language)
    made_of = f"{DATA} and phrases.{language}.ftl"
    lines = [f"# Written by tools/odin_cards.py from {made_of}. Do not edit.", ""]
    for card in OCCUPATIONS:
        number = card.number
        kinds = ", ".join(f"{{ kind-{kind} }}" for kind in card.kinds)
        points = say("count-points", count=card.points)
        lines += [
            f"card-{number} = {say.name(card)}",
            f"effect-{number} = {say.text(card)}",
            f"occupation-{number} = {number} {plain_name(say, card)} ({kinds}, {points}):"
            f" {{ effect-{number} }}",
        ]
        if len(card.clauses) > 1:
            for place, told in enumerate(by_clause(card)):
                lines.append(f"effect-{number}-{place + 1} = {say.sentence(told)}")
    return "\n".join(lines) + "\n\n" + counted(language)


def counted(language: str) -> str:
    """So many of a thing, as prices and gains in the texts of moves say it."""
    specials = ITEMS[FIRST_SPECIAL : FIRST_SPECIAL + SPECIALS]  # there is one of each
    wanted = {f"count-{name}" for name in THINGS if name not in specials}
    phrases = parse(source(GAME.package, f"phrases.{language}"))
    write = FluentSerializer().serialize_entry
    return "".join(
        write(entry)
        for entry in phrases.body
        if isinstance(entry, ast.Message) and entry.id.name in wanted
    )


def plain_name(say: Phrases, card: Card) -> str:
    """Without the number that tells it from its namesake."""
    return say.name(card).removesuffix(f" ({card.number})")


def page() -> str:
    """The page of the docs: all cards by deck."""
    say = Teller(GAME, "en")
    phrases = Phrases("en")

    def row(card: Card) -> str:
        kinds = ", ".join(say(f"kind-{kind}") for kind in card.kinds)
        about = ", ".join(say(f"topic-{topic}") for topic in topics(card))
        name = plain_name(phrases, card) + (" (starting)" if card.starting else "")
        cells = [str(card.number), name, kinds, str(card.points), phrases.text(card), about]
        return f"| {' | '.join(cells)} |"

    parts = [
        "# Occupations of A Feast for Odin",
        "<!-- Written by tools/odin_cards.py from occupations.json. Do not edit. -->",
        "All 190 cards as Meadhall plays them. The sentences are made from the same data as the"
        " effects, in our own words and in seven languages; the names are those printed on the"
        " cards. The app shows the same list at `/cards/feast-for-odin`, with a search.",
        "Kinds: *at once* acts when the card is played, and only its points remain; *any time* as"
        " often as wanted before the scoring; *each time* whenever its condition is met; *once* the"
        " first time its condition holds. An exchange may always be declined.",
    ]
    for deck in "ABC":
        cards = [card for card in OCCUPATIONS if card.deck == deck]
        starting = sum(card.starting for card in cards)
        parts.append(f"## Deck {deck}")
        parts.append(f"{starting} starting cards and {len(cards) - starting} others.")
        head = (
            "| No. | Name | Kind | Points | Effect | About |\n| --- | --- | --- | --- | --- | --- |"
        )
        parts.append("\n".join([head, *map(row, cards)]))
    parts.append("## Mini-expansion Harvest")
    parts.append(
        f"It removes {', '.join(map(str, HARVEST_REMOVED))}; with the option “thirty-eight leave”"
        f" also {', '.join(map(str, HARVEST_LEFT_OUT))}."
    )
    return "\n\n".join(parts) + "\n"


def facts() -> str:
    """What the client's page sorts and filters by."""
    lines = [
        f"// Written by tools/odin_cards.py from {DATA}. Do not edit.",
        "",
        f"export const TOPICS = {json.dumps(TOPICS)} as const;",
        "",
        "export interface Occupation {",
        "  number: number;",
        '  deck: "A" | "B" | "C";',
        "  starting: boolean;",
        "  kinds: readonly string[];",
        "  points: number;",
        "  topics: readonly (typeof TOPICS)[number][];",
        "}",
        "",
        "export const OCCUPATIONS: readonly Occupation[] = [",
    ]
    for card in OCCUPATIONS:
        fact = {
            "number": card.number,
            "deck": card.deck,
            "starting": card.starting,
            "kinds": card.kinds,
            "points": card.points,
            "topics": topics(card),
        }
        inner = ", ".join(f"{name}: {json.dumps(value)}" for name, value in fact.items())
        lines.append(f"  {{ {inner} }},")
    return "\n".join([*lines, "];"]) + "\n"


def wanted() -> dict[str, str]:
    """Contents by path."""
    files = {TEXTS.format(language): texts(language) for language in LANGUAGES}
    return {**files, PAGE: page(), FACTS: facts()}


def outdated() -> list[str]:
    """Paths of files whose contents are not those wanted."""
    return [
        path
        for path, text in wanted().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text
    ]


def main(check: bool) -> None:
    if check:
        if wrong := outdated():
            sys.exit(f"out of date: {', '.join(wrong)}; write them with: make types")
        return
    for path, text in wanted().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
