"""Playing and replaying at a terminal: the table as text, numbered choices, undo, rules."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.bots import Bot, make
from meadhall.core.game import Game, Unclear
from meadhall.core.journal import Journal
from meadhall.core.observation import Observation
from meadhall.core.options import whole
from meadhall.core.record import BadRecord, Record
from meadhall.core.rng import Rng
from meadhall.core.state import Line, State, said
from meadhall.core.texts import Teller, Words, messages

Ask = Callable[[str], str]
QUIT = ("q", "quit")
UNDO = ("u", "undo")


class Quit(Exception):
    """The person at the keyboard has had enough."""


def ask_line(words: str) -> str:
    try:
        return input(words)
    except EOFError:
        raise Quit from None


def bare(words: str) -> str:
    """Words without the difference of cases and of kinds of space (French has several)."""
    return " ".join(words.lower().split())


class Room:
    """A terminal in which one game is played: some seats by people, the others by bots."""

    def __init__(
        self,
        game: Game,
        journal: Journal,
        seed: int,
        bots: dict[int, str],
        say: Teller,
        console: Console,
        ask: Ask = ask_line,
    ) -> None:
        self.game = game
        self.journal = journal
        self.say = say
        self.console = console
        self.ask = ask
        self.rng = Rng(seed + 1)
        self.bots: dict[int, Bot] = {s: make(b, self.rng.big()) for s, b in bots.items()}
        self.people = [seat for seat in range(journal.state.seats) if seat not in bots]
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        self.lines: list[Line] = []  # the whole chronicle
        self.marks: list[int] = []  # how long it was before each move
        self.typed: list[int] = []  # how many moves there were before each typed line
        self.told = dict.fromkeys(self.people, 0)  # how much of it each person has read

    def play(self) -> None:
        """To the end, or until somebody quits."""
        self.journal.state.chronicle = []
        while not self.journal.state.over:
            waiting = self.journal.state.waiting
            people = [seat for seat in waiting if seat in self.people]
            if people:
                self.person(people[0])
            else:
                seat = waiting[0]
                seen = Observation(self.journal.state, seat, self.rng)
                self.carry_out(self.bots[seat].choose(seen), seat)
        self.tell(self.eyes())
        self.show_result()

    def eyes(self) -> int | None:
        """Who looks at the end: the only person here, or several of whom none may see all."""
        return self.people[0] if len(self.people) == 1 else None

    def carry_out(self, action: int, seat: int) -> None:
        self.marks.append(len(self.lines))
        self.journal.play(action, seat)
        state = self.journal.state
        self.lines += state.chronicle or []
        state.chronicle = []

    def person(self, seat: int) -> None:
        """One decision of a person; undo, rules and mistakes do not count as one."""
        if seat != self.at_screen:
            self.console.clear()
            if self.ask(self.say("terminal-hand-over", seat=seat) + " ").strip() in QUIT:
                raise Quit
            self.console.clear()
            self.at_screen = seat
        self.tell(seat)
        self.draw(self.journal.state.view(seat))
        while True:
            legal = self.offer(seat)
            words = self.ask(self.say("terminal-choice") + "> ").strip()
            if words in QUIT:
                raise Quit
            if words == "?":
                self.rules(seat)
            elif words in UNDO:
                done = self.take_back(seat)
                self.console.print(self.say("terminal-undone" if done else "terminal-no-undo"))
                if done:
                    return
            else:
                try:
                    actions = self.understood(words, legal, seat)
                except Unclear as error:
                    self.console.print(str(error), markup=False)
                    continue
                if actions:
                    self.typed.append(len(self.marks))
                    for action in actions:
                        self.carry_out(action, seat)
                    return
                self.console.print(self.say("terminal-bad-choice", count=len(legal)))

    def take_back(self, seat: int) -> bool:
        """Undoes what the seat typed last, all its moves together."""
        if not self.journal.can_undo(seat):
            return False
        before = self.typed.pop()
        while len(self.marks) > before and self.journal.undo(seat):
            del self.lines[self.marks.pop() :]
        for one, told in self.told.items():
            self.told[one] = min(told, len(self.lines))
        self.journal.state.chronicle = []
        return True

    def draw(self, view: Any) -> None:
        self.console.print(self.game.draw(view, self.say), markup=False, soft_wrap=True)

    def offer(self, seat: int) -> list[int]:
        """Shows what is asked and the numbered moves."""
        asked = self.journal.state.prompt_of(seat)
        legal = self.journal.state.legal(seat)
        assert asked is not None
        self.console.print()
        self.console.print(self.say.say(asked.key, asked.args), style="bold", markup=False)
        labels = [f"{n + 1:>3}  {self.say.move(action)}" for n, action in enumerate(legal)]
        self.console.print(Columns(map(Text, labels), column_first=True))
        self.console.print(self.say("terminal-choice-help"), style="dim", markup=False)
        if self.game.shorthand is not None:
            self.console.print(self.say("shorthand-help"), style="dim", markup=False)
        return legal

    def understood(self, words: str, legal: list[int], seat: int) -> list[int]:
        """A number of the list, a move's name, the words on its button, or the game's shorthand
        for several moves; nothing if it is none of these."""
        number = whole(words)
        if number is not None:
            return [legal[number - 1]] if 1 <= number <= len(legal) else []
        for action in legal:
            name = said(self.game.actions.name(action))
            if bare(words) in (bare(name), bare(self.say.move(action))):
                return [action]
        if self.game.shorthand is None:
            return []
        return self.game.shorthand(self.journal.state.clone(), seat, words, self.say) or []

    def tell(self, seat: int | None) -> None:
        """What happened since this person last looked, as far as they may know; None: since the
        first of several did, as far as all may know."""
        told = self.told[seat] if seat is not None else min(self.told.values(), default=0)
        for line in self.lines[told:]:
            if line.readable(seat):
                self.console.print("· " + self.say.say(line.key, line.args), markup=False)
        if seat is not None:
            self.told[seat] = len(self.lines)

    def rules(self, seat: int) -> None:
        """The chapter of the clause that asks, then the whole list of clauses."""
        asked = self.journal.state.prompt_of(seat)
        print_rules(self.game, self.say, self.console, asked.clause if asked else "")

    def show_result(self) -> None:
        state = self.journal.state
        self.draw(state.view(self.eyes()))
        self.console.print()
        self.console.print(self.say("terminal-over"), style="bold")
        self.console.print(result_table(state, self.say))


def print_rules(game: Game, say: Teller, console: Console, clause: str) -> None:
    """All clauses in the reader's language; the asking one is marked."""
    for kind, number in rule_keys(game, say.language):
        text = say(f"{kind}-{number}")
        if kind == "chapter":
            console.print(f"\n{number}  {text}", style="bold", markup=False)
        else:
            shown = re.sub(r"-(\d+)", r".\1", number).replace(".", "-", 1)
            mark = ">" if shown == clause else " "
            console.print(f"{mark} {shown}  {text}", markup=False)


def rule_keys(game: Game, language: str) -> list[tuple[str, str]]:
    """Chapters and clauses in the order of the rules text: ("clause", "A-3-2")."""
    found = []
    for key in messages(game.package, f"rules.{language}"):
        kind, _, number = key.partition("-")
        found.append((kind, number))
    return found


def result_table(state: State, say: Teller) -> Table:
    """Who came where, best place first, and each seat's sum line by line."""
    ranks = state.ranks()
    scores = state.scores()
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: ranks[seat]):
        place = say("terminal-place", place=ranks[seat])
        table.add_row(f"{place}  {say.player(seat)}", "", style="bold")
        for line in state.tally(seat):
            table.add_row(f"  {say.say(line.key, line.args)}", str(line.points))
        table.add_row(f"  {say('terminal-total')}", str(scores[seat]), style="bold")
        table.add_section()
    return table


def replay(
    record: Record, say: Teller, console: Console, seat: int | None, at: int | None, ask: Ask
) -> None:
    """Steps through a record forward and back; a broken one opens where it broke."""
    states, broken = playable(record)
    if at is not None and not 0 <= at < len(states):
        raise BadRecord(f"there is no move {at}; the record has 0 to {len(states) - 1}")
    place = at if at is not None else (len(states) - 1 if broken else 0)
    game = record.rules()
    while True:
        state = states[place]
        console.rule(say("terminal-move-of", number=place, count=len(record.moves)))
        if place:
            mover, name = record.moves[place - 1]
            action = game.actions.id(name)
            console.print(f"{say.player(mover)}: {say.move(action)}", style="bold", markup=False)
        else:
            console.print(say("terminal-start"), style="bold")
        console.print(game.draw(state.view(seat), say), markup=False, soft_wrap=True)
        if state.over:
            console.print(result_table(state, say))
        if broken and place == len(states) - 1:
            console.print(say("terminal-broken", reason=Words(broken)), style="red", markup=False)
        words = ask(say("terminal-replay-help") + "> ").strip()
        if words in QUIT:
            return
        if words in ("", "n"):
            place = min(place + 1, len(states) - 1)
        elif words == "b":
            place = max(place - 1, 0)
        elif (number := whole(words)) is not None and 0 <= number < len(states):
            place = number
        else:
            console.print(say("terminal-bad-move", count=len(states) - 1))


def playable(record: Record) -> tuple[list[State], str]:
    """The states up to the move that the rules refuse, and what is wrong with it or the end."""
    states: list[State] = []
    try:
        for state in record.replay():
            states.append(state)
        record.compare(states[-1])
    except BadRecord as error:
        return states, str(error)
    return states, record.note


def save(journal: Journal, path: Path, say: Teller, console: Console) -> None:
    journal.record.save(path)
    text = say("terminal-saved", file=Words(str(path)))
    console.print(text, markup=False, highlight=False, soft_wrap=True)
