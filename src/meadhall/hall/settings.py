"""Settings: one typed object, filled from a file, the environment and flags, in this order."""

import os
import re
import secrets
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from meadhall.core.options import WORDS

PREFIX = "MEADHALL_"
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1, le=256)]
Days = Annotated[int, msgspec.Meta(ge=0, le=3650)]
Millis = Annotated[int, msgspec.Meta(ge=0)]
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class BadSettings(ValueError):
    """A setting that cannot be used; says which, and what would be right."""


def _nobody_reads() -> bool:
    """No person at a terminal sees the log: programs read it."""
    return not sys.stderr.isatty()


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this hall runs. Each field is also a flag of `meadhall serve`."""

    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Count = 1
    database: str = ""  # sqlite:///file or postgresql://...; empty: a file in the data folder
    bus: str = ""  # redis://...; needed when there is more than one worker
    data: str = ""  # folder of the database file and the secret; empty: the user's data folder
    secret: str = ""  # signs cookies; empty: drawn once and kept in the data folder
    web: str = ""  # folder of the built client; empty: the one that came along
    origins: tuple[str, ...] = ()  # further origins (https://hall.example) that may connect
    hosts: tuple[str, ...] = ()  # host names of this hall; empty: see `known_hosts`
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded-* headers are believed
    secure_cookie: bool = False  # the cookie travels over https only; set it behind TLS
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=256)] = 1  # per worker
    bot_budget: Annotated[int, msgspec.Meta(ge=1, le=60_000)] = 300  # ms a bot may think
    bot_limit: Annotated[int, msgspec.Meta(ge=100)] = 15_000  # ms until its process is replaced
    bot_pause: Millis = 600  # ms before a bot's move is shown, so that eyes can follow
    rooms: Annotated[int, msgspec.Meta(ge=1)] = 2000  # tables kept in memory though nobody is there
    ping: Annotated[int, msgspec.Meta(ge=1, le=600)] = 20  # s until a silent socket is asked
    guest_days: Days = 30  # after which an unused guest without a game goes; 0: never, as below
    session_days: Days = 365  # after which an unused session ends
    open_days: Days = 14  # after which a table that was never started closes
    idle_days: Days = 60  # after which a bot plays on for who is asked at a table without a clock
    vacation_days: Days = 60  # of vacation a year; 0: without a limit
    connections: Annotated[int, msgspec.Meta(ge=1)] = 8000  # open at once, per worker
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 256  # not of trusted proxies
    sockets_per_person: Annotated[int, msgspec.Meta(ge=1)] = 30  # per worker
    watchers: Annotated[int, msgspec.Meta(ge=0)] = 100  # people who may watch one table
    request_time: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30  # s until a request is complete
    limits: bool = True  # rate limits; off only for measuring
    push_key: str = (
        ""  # private key of Web Push; `meadhall push-keys` makes one. Empty: none is sent
    )
    push_contact: str = ""  # mailto:... or https://..., by which push services reach the host
    push_anywhere: bool = False  # pushes to any address, also of this machine; only for tests
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = msgspec.field(default_factory=_nobody_reads)

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        from platformdirs import user_data_path  # of the extra `hall`; settings are read without

        return user_data_path("meadhall", appauthor=False)

    def database_url(self) -> str:
        """The URL with the driver that the hall uses."""
        if not self.database:
            return f"sqlite:///{self.folder / 'hall.sqlite3'}"
        for plain, driver in (
            ("sqlite:///", "sqlite:///"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database.startswith(plain):
                return driver + self.database.removeprefix(plain)
        raise BadSettings(
            "database must be sqlite:///file or postgresql://user@host/name, not "
            f"{self.database.split('://')[0]}://..."
        )

    def known_hosts(self) -> frozenset[str] | None:
        """Names that a request may ask for; None: any.

        A hall that listens on this machine only could otherwise be reached by a page of another
        site whose name leads here (DNS rebinding).
        """
        if "*" in self.hosts or not (self.hosts or self.host in LOOPBACK):
            return None
        of_origins = (urlsplit(origin).hostname or "" for origin in self.origins)
        return frozenset(name.lower() for name in (*self.hosts, *of_origins, *LOOPBACK))

    def check(self) -> None:
        self.database_url()
        if self.bus and not self.bus.startswith(("redis://", "rediss://", "unix://")):
            raise BadSettings("bus must be redis://host:port, rediss://... or unix://...")
        if self.workers > 1 and not self.bus:
            raise BadSettings(
                f"{self.workers} workers need a bus, or a move made at one would not be seen "
                "at the others: give --bus redis://host:6379, or run with --workers 1"
            )
        if self.database_url().endswith(":memory:"):
            raise BadSettings("an SQLite database in memory is lost at once: name a file")
        try:
            self.known_hosts()
        except ValueError as error:
            raise BadSettings(f"origins must be like https://hall.example: {error}") from None
        if self.push_key and not re.fullmatch(r"[A-Za-z0-9_-]{43}=?", self.push_key):
            raise BadSettings("push_key must be as `meadhall push-keys` writes it")
        if self.push_key and not self.push_contact.startswith(("mailto:", "https://")):
            raise BadSettings("push_contact must be mailto:somebody@host or https://host/page")
        if self.secret and len(self.secret) < 16:
            raise BadSettings("secret must have 16 characters or more")

    def ready(self) -> "Settings":
        """Checked, with the data folder made and the secret known."""
        self.check()
        if self.secret:
            return self
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        kept = self.folder / "secret"
        try:
            with open(os.open(kept, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
                file.write(secrets.token_urlsafe(32))
        except FileExistsError:
            pass
        return msgspec.structs.replace(self, secret=kept.read_text().strip())


def load(
    file: Path | None = None,
    flags: Mapping[str, Any] | None = None,
    env: Mapping[str, str] | None = None,
) -> Settings:
    """File, then environment (MEADHALL_PORT=8000), then flags; later ones win."""
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"settings file {file}: {error}") from error
    known = {field.name: field for field in msgspec.structs.fields(Settings)}
    for name, value in (os.environ if env is None else env).items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in known:
            given[key] = _from_text(known[key].type, value)
    given.update({name: value for name, value in (flags or {}).items() if value is not None})
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}; there are: {', '.join(known)}") from error


def _from_text(kind: Any, value: str) -> Any:
    """A value of the environment: lists with commas, flags as people write them."""
    if kind is bool:
        return WORDS.get(value.lower(), value)
    return tuple(filter(None, value.split(","))) if kind == tuple[str, ...] else value
