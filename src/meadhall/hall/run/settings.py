"""Settings: one typed object, filled from a file, the environment and flags, in this order."""

import os
import re
import secrets
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec

from meadhall.core.options import WORDS

PREFIX = "MEADHALL_"
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class BadSettings(ValueError):
    """A setting that cannot be used; says which, and what would be right."""


def _no_terminal() -> bool:
    """Whether programs read the log, not a person at a terminal."""
    return not sys.stderr.isatty()


def help_(text: str, ge: int | None = None, le: int | None = None) -> msgspec.Meta:
    """The help of a setting; it names a default that cannot be shown as it is."""
    return msgspec.Meta(description=text, ge=ge, le=le)


def _days(text: str) -> msgspec.Meta:
    return help_(f"Days {text}", ge=0, le=3650)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this hall runs. Each field is also a flag of `meadhall serve`, which shows its help."""

    host: Annotated[str, help_("Address to listen at")] = "127.0.0.1"
    port: Annotated[int, help_("Port; 0 takes any free one", ge=0, le=65535)] = 8000
    workers: Annotated[int, help_("Processes; more than one need a bus", ge=1, le=256)] = 1
    database: Annotated[
        str, help_("sqlite:///file or postgresql://user@host/name (a file in --data)")
    ] = ""
    bus: Annotated[str, help_("redis://host:port, by which workers tell each other")] = ""
    data: Annotated[str, help_("Folder of database and secret (the user's data folder)")] = ""
    secret: Annotated[
        str, help_("Signs cookies; better set MEADHALL_SECRET (drawn once, kept in --data)")
    ] = ""
    web: Annotated[str, help_("Folder of the built client (the one that came along)")] = ""
    origins: Annotated[
        tuple[str, ...], help_("Another origin (https://hall.example) that may connect")
    ] = ()
    hosts: Annotated[
        tuple[str, ...], help_("A host name of this hall, * for any (at 127.0.0.1: localhost)")
    ] = ()
    proxies: Annotated[str, help_("Addresses whose X-Forwarded-* are believed")] = "127.0.0.1"
    secure_cookie: Annotated[bool, help_("Cookie over https only; set it behind TLS")] = False
    bot_processes: Annotated[int, help_("Processes for bots, per worker", ge=0, le=256)] = 1
    bot_budget: Annotated[int, help_("ms a bot may think", ge=1, le=60_000)] = 300
    bot_limit: Annotated[int, help_("ms until a bot's process is replaced", ge=100)] = 15_000
    bot_pause: Annotated[int, help_("ms before a bot's move is shown", ge=0)] = 600
    tables_in_memory: Annotated[
        int, help_("Tables kept in memory though nobody is there", ge=1)
    ] = 2000
    ping: Annotated[int, help_("Seconds until a silent socket is asked for life", ge=1, le=600)] = (
        20
    )
    guest_days: Annotated[int, _days("until an unused guest without a game goes; 0: never")] = 30
    session_days: Annotated[int, _days("until an unused session ends; 0: never")] = 365
    open_days: Annotated[int, _days("until a table that was not started closes; 0: never")] = 14
    idle_days: Annotated[
        int, _days("without a decision, without a clock, until a bot plays on; 0: never")
    ] = 60
    vacation_days: Annotated[int, _days("of vacation a year; 0: without a limit")] = 60
    connections: Annotated[int, help_("Connections open at once, per worker", ge=1)] = 8000
    connections_per_address: Annotated[
        int, help_("The same from one address; trusted proxies are exempt", ge=1)
    ] = 256
    sockets_per_person: Annotated[int, help_("Sockets of one person, per worker", ge=1)] = 30
    watchers: Annotated[int, help_("People who may watch one table", ge=0)] = 100
    request_time: Annotated[
        int, help_("Seconds in which a request must be complete", ge=1, le=600)
    ] = 30
    limits: Annotated[bool, help_("Rate limits; off only for measuring")] = True
    push_key: Annotated[
        str, help_("Key of Web Push, from `meadhall push-keys`; better set MEADHALL_PUSH_KEY")
    ] = ""
    push_contact: Annotated[str, help_("mailto:... or https://..., for the push services")] = ""
    push_anywhere: Annotated[bool, help_("Pushes also to this machine; only for tests")] = False
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], help_("debug, info, warning, error")
    ] = "info"
    log_json: Annotated[bool, help_("Logs as JSON lines (yes, except on a terminal)")] = (
        msgspec.field(default_factory=_no_terminal)
    )

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
        """Checks the settings, makes the data folder and reads the secret."""
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


class Flag(msgspec.Struct, frozen=True):
    """A setting as a flag of the command line."""

    name: str
    kind: Any
    help: str


def flags() -> list[Flag]:
    found = []
    for field in msgspec.structs.fields(Settings):
        kind, about = get_args(field.type)
        default = field.default
        if kind is bool:
            default = "yes" if default else "no"
        own = field.default in ("", ()) or field.default is msgspec.NODEFAULT
        help_text = about.description if own else f"{about.description} ({default})"
        found.append(Flag(field.name, kind, help_text))
    return found


def _from_text(annotated: Any, value: str) -> Any:
    """A value of the environment: lists with commas, flags as people write them."""
    kind = get_args(annotated)[0]
    if kind is bool:
        return WORDS.get(value.lower(), value)
    return tuple(filter(None, value.split(","))) if kind == tuple[str, ...] else value
