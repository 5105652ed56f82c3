"""The database's tables. Instants are milliseconds since 1970; JSON is kept as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

meta = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Counter = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only INTEGER keys

people = Table(
    "people",
    meta,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False, index=True),
    Column("name_key", String(64), unique=True),  # of accounts; guests may share a name
    Column("colour", String(16), nullable=False),
    Column("emblem", String(16), nullable=False),
    Column("language", String(8)),
    Column("password", Text),  # argon2; none: a guest
    Column("created", BigInteger, nullable=False),
    Column("vacation_until", BigInteger),
    Column("vacations", Text, nullable=False, server_default="[]"),  # of the last year
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("deleted", Boolean, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    meta,
    Column("id", String(64), primary_key=True),  # hash of what the cookie holds
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # last use, to the day
)

subscriptions = Table(  # browsers that are told of turns
    "subscriptions",
    meta,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("person", String(32), nullable=False, index=True),
    Column(
        "session",
        String(64),
        ForeignKey("sessions.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    meta,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("number", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("since", BigInteger),
    Column("clocks", Text, nullable=False),
    Column("due", BigInteger),  # when the hall must act by itself: a bot to move, a clock run out
    Column("outcome", Text),
    Column("secret", String(64), nullable=False),
    Column("seed", Text),
    Column("request", Text),
    Column("rematch", String(32)),
    Column("version", Integer, nullable=False),
    Index("ix_tables_open", "state", "public", "created"),
    Index("ix_tables_due", "due"),
)

seatings = Table(
    "seatings",
    meta,
    Column("person", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
)

journal = Table(
    "journal",
    meta,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("move", Text),
    Column("back_to", Integer),
    Column("at", BigInteger, nullable=False),
    Column("command", String(100)),
    Column("lines", Text),
    Column("state", Text),  # a snapshot, now and then: the position after it
)

chat = Table(
    "chat",
    meta,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("table", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(100), nullable=False),  # the same one twice is said once
    Index("ix_chat_command", "table", "command", unique=True),
)

reports = Table(  # what people told the operator about others
    "reports",
    meta,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table", String(32), nullable=False),
    Column("by", String(32), nullable=False),
    Column("person", String(32), nullable=False),  # who is reported
    Column("name", String(64), nullable=False),  # theirs at that time
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the newest lines of the table at that time
    Column("done", BigInteger),
)

# Times at which no worker was alive: they count on nobody's live clock.
outages = Table(
    "outages",
    meta,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("stop", BigInteger, nullable=False),
)

pulse = Table(  # row 1: the last sign of life of any worker; row 2: the last clean-up
    "pulse",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
