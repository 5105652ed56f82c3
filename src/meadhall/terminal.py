"""Playing and replaying at a terminal: the table as text, numbered choices, undo, rules."""

import re
import signal
import threading
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
from meadhall.core.record import BadRecord, Player, Record
from meadhall.core.rng import Rng
from meadhall.core.state import Args, ChronicleLine, State, said
from meadhall.core.texts import Teller, Words, messages

Ask = Callable[[str], str]
QUIT = ("q", "quit")
UNDO = ("u", "undo")


class Quit(Exception):
    """The person at the keyboard quits."""


def ask_line(words: str) -> str:
    try:
        return input(words)
    except EOFError:
        raise Quit from None


def hear_interrupts() -> None:
    """Ctrl-C stops the game even if the parent ignores it, as a shell does in a background job."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def bare(words: str) -> str:
    """Words in lower case and with plain spaces (French texts have several kinds of space)."""
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
        self.lines: list[ChronicleLine] = []  # the whole chronicle
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
        self.tell(self.viewer())
        self.show_result()

    def viewer(self) -> int | None:
        """Whose view is shown at the end: that of the only person, else a spectator's."""
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
        details = self.journal.state.details(seat)
        assert asked is not None
        self.console.print()
        self.console.print(self.say.say(asked.key, asked.args), style="bold", markup=False)
        texts = map(self.say.move, legal, details)
        entries = [numbered(n, text) for n, text in enumerate(texts, 1)]
        self.console.print(Columns(entries, column_first=True))
        self.console.print(self.say("terminal-choice-help"), style="dim", markup=False)
        if self.game.shorthand is not None:
            self.console.print(self.say("shorthand-help"), style="dim", markup=False)
        return legal

    def understood(self, words: str, legal: list[int], seat: int) -> list[int]:
        """A number of the list, a move's name, its text with or without the detail, or the game's
        shorthand for several moves; nothing if it is none of these."""
        number = whole(words)
        if number is not None:
            return [legal[number - 1]] if 1 <= number <= len(legal) else []
        for action, detail in zip(legal, self.journal.state.details(seat), strict=True):
            name = said(self.game.actions.name(action))
            texts = (name, self.say.move(action), self.say.move(action, detail))
            if bare(words) in map(bare, texts):
                return [action]
        if self.game.shorthand is None:
            return []
        return self.game.shorthand(self.journal.state.clone(), seat, words, self.say) or []

    def tell(self, seat: int | None) -> None:
        """What happened since this person last looked, as far as they may know; None: since the
        first of several did, as far as all may know."""
        told = self.told[seat] if seat is not None else min(self.told.values(), default=0)
        for line in self.lines[told:]:
            if line.readable(seat) and line.printed():
                self.console.print("· " + self.say.line(line.key, line.args), markup=False)
        if seat is not None:
            self.told[seat] = len(self.lines)

    def rules(self, seat: int) -> None:
        """The help as this table plays, with the clause that asks marked."""
        state = self.journal.state
        asked = state.prompt_of(seat)
        print_rules(state, self.say, self.console, asked.clause if asked else "")

    def show_result(self) -> None:
        state = self.journal.state
        self.draw(state.view(self.viewer()))
        self.console.print()
        self.console.print(self.say("terminal-over"), style="bold")
        self.console.print(result_table(state, self.say))


def numbered(number: int, text: str) -> Table:
    """A line of a list; what does not fit goes on below the text."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(justify="right", min_width=3)
    line.add_row(str(number), Text(text))
    return line


def print_rules(state: State, say: Teller, console: Console, clause: str) -> None:
    """The help in the reader's language; the asking clause is marked."""
    heading = ""
    for kind, number in rule_keys(state.game, say.language):
        key = f"{kind}-{number}"
        if kind == "chapter":
            heading = f"{number}  {say(key)}"
            continue
        text = say.as_played(key, state.options)
        if not text:
            continue
        if kind == "help":
            heading = say.attribute(key, "title", {})
        if heading:  # a chapter of which nothing is played has none
            console.print(f"\n{heading}", style="bold", markup=False)
            heading = ""
        if kind == "help":
            console.print(text, markup=False)
        else:
            shown = re.sub(r"-(\d+)", r".\1", number).replace(".", "-", 1)
            mark = ">" if shown == clause else " "
            console.print(f"{mark} {shown}  {text}", markup=False)


def rule_keys(game: Game, language: str) -> list[tuple[str, str]]:
    """Help, chapters and clauses in the order of the rules text: ("clause", "A-3-2")."""
    found = []
    for key in messages(game.package, f"rules.{language}"):
        kind, _, number = key.partition("-")
        found.append((kind, number))
    return found


LEFT = {"away": "terminal-left-away", "resigned": "terminal-left-resigned"}


def result_table(state: State, say: Teller, record: Record | None = None) -> Table:
    """Who came where, best place first, and each seat's sum line by line."""
    ranks = (record.places if record else None) or state.ranks()
    players = (record.players if record else None) or [Player()] * state.seats
    scores = state.scores()
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: ranks[seat]):
        place = say("terminal-place", place=ranks[seat])
        left = players[seat].left
        mark = f" ({say(LEFT[left])})" if left else ""
        table.add_row(Text(f"{place}  {say.player(seat)}{mark}"), "", style="bold")
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
            mover, move = record.moves[place - 1]
            action = game.actions.id(move)
            name = say.player(mover)
            if by_bot(record, mover, place):
                name = f"{name} ({say('terminal-by-bot')})"
            text = say.move(action, detail_of(states[place - 1], mover, action))
            console.print(f"{name}: {text}", style="bold", markup=False)
        else:
            console.print(say("terminal-start"), style="bold")
        console.print(game.draw(state.view(seat), say), markup=False, soft_wrap=True)
        if state.over:
            console.print(result_table(state, say, record))
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


def detail_of(state: State, seat: int, action: int) -> Args:
    """What the position adds to the text of a move; nothing if it is not legal, as in a record
    that does not fit the rules."""
    legal = state.legal(seat)
    return state.details(seat)[legal.index(action)] if action in legal else {}


def playable(record: Record) -> tuple[list[State], str]:
    """The states up to the move that the rules refuse, and what is wrong with it or the end."""
    states: list[State] = []
    try:
        for state in record.replay():
            states.append(state)
        record.compare(states[-1])
    except BadRecord as error:
        return states, str(error)
    of_a_hall = record.note.startswith("table: ")  # how the seed was drawn: see hall.fair
    return states, "" if of_a_hall else record.note


def by_bot(record: Record, seat: int, number: int) -> bool:
    """Whether a bot made this move in place of a player who had left."""
    player = record.players[seat] if record.players else Player()
    return bool(player.left) and number > player.left_after


def player_names(record: Record, say: Teller) -> list[str]:
    """As the record has them, without control characters; a bot by its kind."""
    names = []
    for seat, player in enumerate(record.players):
        known = player.name or say.player(seat) + (f" ({player.bot})" if player.bot else "")
        names.append("".join(char for char in known if char.isprintable()))
    return names


def save(journal: Journal, path: Path, say: Teller, console: Console) -> None:
    journal.record.save(path)
    text = say("terminal-saved", file=Words(str(path)))
    console.print(text, markup=False, highlight=False, soft_wrap=True)
