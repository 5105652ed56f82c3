"""Earlier positions of a table: for replay, and as a Record file."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Literal

from meadhall.core.record import Ending, Player, Record
from meadhall.core.state import State
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.people import Person
from meadhall.hall.protocol.replays import Course, Position, Round
from meadhall.hall.slices import LongWork, Slices
from meadhall.hall.store.people import PeopleStore
from meadhall.hall.store.rows import Entry, TableRow, seats_given_up
from meadhall.hall.store.tables import TableStore
from meadhall.hall.table import fair, loading
from meadhall.hall.table.loading import state_after
from meadhall.hall.table.match import log_lines

CACHED = 32  # finished games
APART = 32  # moves between two cached positions


class FinishedGame:
    """Moves, some positions and the course of a finished game."""

    def __init__(self, moves: list[Entry], start: State) -> None:
        self.moves = moves
        self.positions = {0: start}  # by number of moves; never changed, only cloned
        self.course: Course | None = None

    async def position(self, at: int, slices: Slices) -> State:
        begin = max(known for known in self.positions if known <= at)
        state = self.positions[begin].clone()
        for count in range(begin + 1, at + 1):
            loading.play(state, self.moves[count - 1])
            self.passed(count, state)
            await slices.yield_if_due()
        return state

    def passed(self, count: int, state: State) -> None:
        if count % APART == 0 and count not in self.positions:
            self.positions[count] = state.clone()


class Replays:
    """Earlier positions of tables. Keeps the games that were replayed last."""

    def __init__(self, tables: TableStore, people: PeopleStore, long_work: LongWork) -> None:
        self.tables = tables
        self.people = people
        self.long_work = long_work
        self._games: OrderedDict[tuple[str, int], FinishedGame] = OrderedDict()

    def _known(self, row: TableRow) -> FinishedGame | None:
        key = (row.id, row.number)  # the operator may take back even the end
        if key in self._games:
            self._games.move_to_end(key)
        return self._games.get(key)

    async def _finished_game(self, row: TableRow) -> FinishedGame:
        found = self._known(row)
        if found is None:
            start = await state_after(self.tables, row, 0)
            found = FinishedGame(await self.tables.moves(row.id), start)
            self._games[row.id, row.number] = found
            if len(self._games) > CACHED:
                self._games.popitem(last=False)
        return found

    async def position(
        self, row: TableRow, person: str | None, at: int | None, seat: int | None
    ) -> Position:
        """The position after `at` moves, as a seat or a spectator sees it."""
        over, mine = _viewer(row, person)
        if seat is None and mine and not over:
            seat = mine[0]
        if seat is not None:
            if seat >= len(row.seats):
                raise Refused("not-found", problem=f"seats are 0 to {len(row.seats) - 1}")
            if not over and seat not in mine:
                raise Refused("not-your-seat", problem="views of other seats: after the end only")
        async with self.long_work.turn(person or "") as slices:
            game = await self._finished_game(row) if over else None
            entries = game.moves if game else await self.tables.moves(row.id)
            if at is None:
                at = len(entries)
            if at > len(entries):
                raise Refused("not-found", problem=f"the game has {len(entries)} moves so far")
            last = entries[at - 1] if at else None
            if game is not None:
                state = await game.position(at, slices)
            else:
                state = await state_after(self.tables, row, last.number if last else 0, slices)
        told = await self.tables.newest_entries(row.id, last.number + 1, 1) if last else []
        seen = last is not None and (over or last.seat in mine)
        following = entries[at].number if at < len(entries) else None
        given_up = seats_given_up(await self.tables.notes(row.id), following)
        return Position(
            at=at,
            of=len(entries),
            seat=seat,
            view=state.view(seat),
            lines=log_lines(told, seat),
            by=last.seat if last else None,
            move=last.move if last and seen else None,
            away=sorted(seat for seat, note in given_up.items() if note.kind == "away"),
            resigned=sorted(seat for seat, note in given_up.items() if note.kind == "resign"),
        )

    async def course(self, row: TableRow, person: str | None) -> Course:
        """Who moved when, where rounds begin, and (after the end) the scores on the way."""
        over, _ = _viewer(row, person)
        known = self._known(row) if over else None
        if known is not None and known.course is not None:
            return known.course
        async with self.long_work.turn(person or "") as slices:
            if not over:
                start = await state_after(self.tables, row, 0, slices)
                return await _course(FinishedGame(await self.tables.moves(row.id), start), slices)
            game = await self._finished_game(row)
            if game.course is None:
                game.course = await _course(game, slices, scored=True)
            return game.course

    async def record(self, row: TableRow, operator: bool = False) -> Record:
        """The game as a file. While it is played only the operator may see its seed."""
        if not operator and row.state not in ("over", "abandoned"):
            raise Refused("wrong-state", state=row.state, needed="over")
        if row.seed is None:
            raise Refused("wrong-state", state=row.state, needed="over")
        moves = await self.tables.moves(row.id)
        notes = await self.tables.notes(row.id)
        return make_record(row, moves, notes, await self.people.shown(row.people()))


def _viewer(row: TableRow, person: str | None) -> tuple[bool, list[int]]:
    """Whether the game is over, and the person's seats; Refused if they may not look on."""
    if row.started is None:
        raise Refused("wrong-state", state=row.state, needed="playing or over")
    over = row.state in ("over", "abandoned")
    mine = row.seats_of(person) if person else []
    if not over and not row.watchers and not mine:
        raise Refused("forbidden", problem="this table has no watchers")
    return over, mine


async def _course(game: FinishedGame, slices: Slices, scored: bool = False) -> Course:
    state = game.positions[0].clone()
    rounds: list[Round] = []
    scores = []
    for at in range(len(game.moves) + 1):
        if at:
            loading.play(state, game.moves[at - 1])
            if scored:
                game.passed(at, state)
        number = state.round_number()
        if not rounds or rounds[-1].number != number:
            rounds.append(Round(number=number, at=at))
        if scored:
            scores.append(state.scores())
        await slices.yield_if_due()
    return Course(by=[entry.seat or 0 for entry in game.moves], rounds=rounds, scores=scores)


def make_record(
    row: TableRow, entries: list[Entry], notes: list[Entry], people: Mapping[str, Person]
) -> Record:
    outcome = row.outcome
    given_up = seats_given_up(notes, None)
    players = []
    for at, seat in enumerate(row.seats):
        if seat.kind == "bot":
            players.append(Player(bot=seat.bot or ""))
            continue
        person = people.get(seat.person or "") if seat.kind == "person" else None
        name = person.name if person else seat.name or ""
        left = given_up.get(at)
        if left is None:
            players.append(Player(name))
        else:
            made = sum(entry.number < left.number for entry in entries)
            how: Literal["away", "resigned"] = "resigned" if left.kind == "resign" else "away"
            players.append(Player(name, left=how, left_after=made))
    nonces = [seat.nonce or "" for seat in row.seats]
    ending = Ending(outcome.scores, outcome.rule_ranks or outcome.ranks) if outcome else None
    note = ""
    if row.secret:
        note = fair.note_of(row.id, fair.commitment_of(row.secret), row.secret, nonces)
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(row.seats),
        options=dict(row.options),
        seed=int(row.seed or 0),
        moves=[(entry.seat or 0, list(entry.move or [])) for entry in entries],
        result=ending,
        players=players,
        places=outcome.ranks if outcome and outcome.rule_ranks else [],
        note=note,
    )
