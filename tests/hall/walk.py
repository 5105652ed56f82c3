"""One move's way through the hall's files: `python -m tests.hall.walk`, on the interpreted build.

Sends a play to a table as the socket would, records with `sys.setprofile` which function of which
file calls which, and prints each passage from one file to another that was not made before on the
way there, and again on the way back.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from types import FrameType

import msgspec

import meadhall.hall
from meadhall.hall.net.socket import Connection
from meadhall.hall.protocol.tables import HotSeat, MySeat, NewTable
from meadhall.hall.run.admin import hall_for
from meadhall.hall.run.settings import Settings
from meadhall.hall.store.people import PersonRow, new_id, new_token
from meadhall.hall.table import decide
from meadhall.hall.table.session import TableSession
from tests.hall.support import GAME
from tests.hall.test_socket import Line

HALL = Path(meadhall.hall.__file__).parent
# Data and helpers that every step uses; they lead nowhere.
ASIDE = ("protocol/", "run/", "fleet/", "store/rows.py", "problems.py", "table/clocks.py")


class Walk:
    """Passages from one file of the hall to another, in order."""

    def __init__(self) -> None:
        self.passages: list[tuple[str, str, str]] = []
        self._known: set[tuple[str, str]] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_back is None:
            return
        callee = _file(frame)
        caller_frame: FrameType | None = frame.f_back
        while caller_frame is not None and _file(caller_frame) is None:
            caller_frame = caller_frame.f_back
        caller = _file(caller_frame) if caller_frame is not None else "event loop"
        if frame.f_code.co_name == "on_committed":
            self._known.clear()  # the way back
        if callee is None or caller is None or callee == caller or (caller, callee) in self._known:
            return
        self._known.add((caller, callee))
        self.passages.append((caller, callee, frame.f_code.co_name))


def _file(frame: FrameType) -> str | None:
    """The hall's file in which a function stands, unless it leads nowhere."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(HALL):
        return None
    name = path.relative_to(HALL).as_posix()
    return None if name.startswith(ASIDE) else name


async def walk(folder: str) -> list[tuple[str, str, str]]:
    async with hall_for(Settings(data=folder).ready()) as hall:
        person = PersonRow(id=new_id(), name="Astrid", colour="blue", emblem="moon", created=0)
        await hall.people.create(person, new_token())
        wish = NewTable(game=GAME, seats=[MySeat(), HotSeat(name="Bjorn")], start=True)
        table = await hall.seating.open_table(person.id, wish)
        line = Line()
        connection = Connection(line.socket, person, "session")
        table.connections.add(connection)
        session = TableSession(table, connection, hall.limits, hall.visitors.change_person)
        line.socket.receiver = session.receive
        match = decide.playing(table)
        move = match.game.actions.name(match.state.legal()[0])
        command = {"type": "play", "id": "1", "seen": 0, "seat": match.state.seat, "moves": [move]}
        text = msgspec.json.encode(command)
        frame = b"\x81" + bytes([0x80 | len(text)]) + bytes(4) + text  # masked with zeros
        recorded = Walk()
        sys.setprofile(recorded)
        try:
            line.socket.data_received(frame)
            while b'"done"' not in line.sent:
                await asyncio.sleep(0)
                line.turn()
        finally:
            sys.setprofile(None)
            table.connections.discard(connection)
        return recorded.passages


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        for caller, callee, function in asyncio.run(walk(data)):
            print(f"{caller} -> {callee} {function}")
