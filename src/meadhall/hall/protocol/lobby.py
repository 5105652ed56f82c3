"""What the hall says in the lobby: GET /ws/lobby. The client sends Ping only."""

from meadhall.hall.protocol.base import Instant, Wire
from meadhall.hall.protocol.messages import Done, Error, Reconnect
from meadhall.hall.protocol.people import Person
from meadhall.hall.protocol.tables import TableInfo


class LobbyHello(Wire, frozen=True, tag="lobby"):
    protocol: int
    server_time: Instant
    you: Person
    open: list[TableInfo]  # public ones, newest first, 100 at most
    mine: list[TableInfo]  # open and running ones at which you sit


class LobbyTable(Wire, frozen=True, tag="lobby-table"):
    """A table that is open and public, or yours: new or changed."""

    table: TableInfo
    mine: bool


class LobbyGone(Wire, frozen=True, tag="lobby-gone"):
    """No longer open; or no longer yours."""

    id: str


LobbyMessage = LobbyHello | LobbyTable | LobbyGone | Done | Error | Reconnect
