"""Final places: whoever leaves the seat to a bot ranks behind the people who stayed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from meadhall.core.record import Player, Record
from meadhall.hall.lobby import seating
from meadhall.hall.problems import Refused
from meadhall.hall.protocol.commands import Play
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.hall import Hall as Worker
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import PersonRow, new_id, new_token
from meadhall.hall.store.rows import Entry, SeatRow, TableRow
from meadhall.hall.table import decide
from meadhall.hall.table.decide import SeatNote, Write
from meadhall.hall.table.match import dumped
from meadhall.hall.table.standing import final_ranks
from meadhall.hall.table.table import Table
from tests.hall.support import asynchronous

ENDS = Path(__file__).parents[1] / "games" / "animals_on_board" / "ends"
STAYED = SeatRow("person", "a")
GAVE_UP = SeatRow("person", "b", resigned=True)
TIMED_OUT = SeatRow("hot", "a", name="Ivar", away=True)
BOT = SeatRow("bot", bot="random")


@pytest.mark.parametrize(
    ("ranks", "seats", "places"),
    [
        pytest.param([2, 1], [STAYED, STAYED], [2, 1], id="everybody stayed"),
        pytest.param([2, 1], [STAYED, GAVE_UP], [1, 2], id="who gave up does not win"),
        pytest.param([2, 1], [STAYED, TIMED_OUT], [1, 2], id="who timed out does not win"),
        pytest.param([1, 2], [STAYED, GAVE_UP], [1, 2], id="who gave up was last anyway"),
        pytest.param([1, 1], [GAVE_UP, STAYED], [2, 1], id="a shared win is not shared"),
        pytest.param([1, 2, 3], [GAVE_UP, STAYED, STAYED], [3, 1, 2], id="behind all people"),
        pytest.param([1, 2, 3], [GAVE_UP, TIMED_OUT, STAYED], [2, 3, 1], id="their own order"),
        pytest.param([1, 1, 3], [GAVE_UP, TIMED_OUT, STAYED], [2, 2, 1], id="their own ties"),
        pytest.param([1, 2, 3], [GAVE_UP, STAYED, BOT], [2, 1, 3], id="ahead of a worse bot"),
        pytest.param([1, 2, 3], [GAVE_UP, BOT, STAYED], [3, 1, 2], id="a bot beats a person"),
        pytest.param([3, 1, 2], [GAVE_UP, STAYED, BOT], [3, 1, 2], id="a bot keeps its place"),
        pytest.param([1, 2, 2], [GAVE_UP, BOT, STAYED], [3, 1, 1], id="a tie with a bot stays"),
        pytest.param([1, 2], [GAVE_UP, BOT], [2, 1], id="bots win where no person stayed"),
        pytest.param([2, 1], [GAVE_UP, TIMED_OUT], [2, 1], id="everybody left: the rule book"),
    ],
)
def test_final_places_put_abandoned_seats_behind(
    ranks: list[int], seats: list[SeatRow], places: list[int]
) -> None:
    assert final_ranks(ranks, seats) == places


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game for two with a winner."""
    return Record.open(ENDS / "a-full-ark-loses.json")


def winner(record: Record) -> int:
    assert record.result is not None
    return record.result.ranks.index(1)


@asynccontextmanager
async def open_table(tmp_path: Path, record: Record) -> AsyncIterator[tuple[Worker, Table]]:
    """A table with Astrid and Bjorn at which that game is about to be played."""
    async with hall_for(Settings(data=str(tmp_path)).ready()) as worker:
        people = [
            PersonRow(id=new_id(), name=name, colour="blue", emblem="moon", created=0)
            for name in ("Astrid", "Bjorn")
        ]
        for person in people:
            await worker.people.create(person, new_token())
        state = record.start()
        row = TableRow(
            id=new_id(),
            code=seating.new_code(),
            game=record.game,
            rules_version=record.rules_version,
            options=record.options,
            seats=[SeatRow("person", person.id, nonce="n") for person in people],
            owner=people[0].id,
            public=True,
            watchers=True,
            chat=True,
            state="playing",
            created=0,
            started=0,
            waiting=state.waiting,
            secret="",
            seed=str(record.seed),
        )
        start = Entry(number=0, kind="start", at=0, state=dumped(state))
        await worker.tables.create(row, [start])
        yield worker, await worker.open_tables.open(row.id)


async def play(table: Table, record: Record, first: int, last: int | None = None) -> None:
    for number, (seat, move) in enumerate(record.moves[first:last]):
        person = table.row.seats[seat].person
        assert person is not None
        seen = decide.playing(table).number
        sent = Play(id=str(number), seen=seen, seat=seat, moves=[move])
        if table.row.seats[seat].by_bot:
            action = decide.playing(table).game.actions.id(move)
            assert await table.run(partial(bot_plays, table, seat, action))
        else:
            assert await table.run(partial(person_plays, table, person, sent))


def person_plays(table: Table, person: str, sent: Play) -> Write | None:
    outcome = decide.play(table, person, sent, f"{person}:{sent.seen}")
    assert isinstance(outcome, Write)
    return outcome


def bot_plays(table: Table, seat: int, action: int) -> Write | None:
    table.worker.stopping = False
    try:
        return decide.bot_move(table, seat, action, decide.playing(table).number)
    finally:
        table.worker.stopping = True


async def note(table: Table, kind: SeatNote, seat: int) -> None:
    assert await table.run(partial(decide.note, table, kind, seat, None))


@asynchronous
async def test_a_player_who_gave_up_cannot_win(tmp_path: Path, record: Record) -> None:
    loser = 1 - winner(record)
    async with open_table(tmp_path, record) as (worker, table):
        await play(table, record, 0, 5)
        await note(table, "resign", winner(record))
        await play(table, record, 5)
        outcome = table.row.outcome
        assert outcome is not None
        assert outcome.ranks[loser] == 1
        assert outcome.ranks[winner(record)] == 2
        assert record.result is not None
        assert outcome.rule_ranks == record.result.ranks
        view = await worker.replays.position(table.row, None, None, None)
        assert view.view.result.ranks == record.result.ranks


@asynchronous
async def test_a_player_who_came_back_keeps_their_place(tmp_path: Path, record: Record) -> None:
    async with open_table(tmp_path, record) as (_, table):
        await play(table, record, 0, 5)
        await note(table, "away", winner(record))
        await play(table, record, 5, 9)
        await note(table, "back", winner(record))
        await play(table, record, 9)
        assert table.row.outcome is not None
        assert record.result is not None
        assert table.row.outcome.ranks == record.result.ranks
        assert table.row.outcome.rule_ranks == []


@asynchronous
async def test_a_replay_shows_seats_as_they_were_at_each_move(
    tmp_path: Path, record: Record
) -> None:
    async with open_table(tmp_path, record) as (worker, table):
        await play(table, record, 0, 5)
        await note(table, "away", 0)
        await play(table, record, 5, 8)
        await note(table, "back", 0)
        await play(table, record, 8, 9)
        await note(table, "resign", 1)
        await play(table, record, 9)
        then = {}
        for at in (0, 4, 5, 7, 8, 9, len(record.moves)):
            position = await worker.replays.position(table.row, None, at, None)
            then[at] = (position.away, position.resigned)
        assert then == {
            0: ([], []),
            4: ([], []),
            5: ([0], []),
            7: ([0], []),
            8: ([], []),
            9: ([], [1]),
            len(record.moves): ([], [1]),
        }


@asynchronous
async def test_a_record_tells_who_played_and_who_left(tmp_path: Path, record: Record) -> None:
    gone = winner(record)
    async with open_table(tmp_path, record) as (worker, table):
        await play(table, record, 0, 5)
        await note(table, "resign", gone)
        await play(table, record, 5)
        file = Record.from_json((await worker.replays.record(table.row)).to_json())
        assert [player.name for player in file.players] == ["Astrid", "Bjorn"]
        assert (file.players[gone].left, file.players[gone].left_after) == ("resigned", 5)
        assert file.players[1 - gone].left == ""
        assert file.places[gone] == 2
        assert file.result == record.result
        file.last()  # the rules still find the result right

        copy = await worker.seating.import_record("somebody", file)
        info = await copy.info()
        assert [seat.name for seat in info.seats] == ["Astrid", "Bjorn"]
        assert [seat.kind for seat in info.seats] == ["person", "person"]
        assert [seat.resigned for seat in info.seats] == [gone == 0, gone == 1]
        assert info.outcome == table.row.outcome
        for at, resigned in ((4, []), (5, [gone]), (None, [gone])):
            position = await worker.replays.position(copy.row, None, at, None)
            assert position.resigned == resigned
        assert await worker.replays.record(copy.row) == file


@asynchronous
async def test_names_of_a_record_are_names(tmp_path: Path, record: Record) -> None:
    async with hall_for(Settings(data=str(tmp_path)).ready()) as worker:
        bad = Record.from_json(record.to_json())
        bad.players = [Player("\x1b[31mx"), Player("Bjorn")]
        with pytest.raises(Refused, match="name-bad"):
            await worker.seating.import_record("somebody", bad)
