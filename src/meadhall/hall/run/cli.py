"""The hall's commands, which `meadhall.cli` adds to its own."""

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.table import Table as Grid

from meadhall.core.record import BadRecord, Record
from meadhall.hall.run.settings import BadSettings, Settings, load
from meadhall.hall.run.settings import flags as settings_flags

app = typer.Typer(help="The hall: serve it, and look after its tables.", no_args_is_help=True)
admin_app = typer.Typer(help="For the operator: tables and people.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")
out = Console()

File = Annotated[
    Path | None, typer.Option("--settings", help="A TOML file with any of these settings")
]
Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///file or postgresql://user@host/name (a file in --data)"),
]
Data = Annotated[
    str | None, typer.Option(help="Folder of database and secret (the user's data folder)")
]
Where = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id or short code")]


def serve(settings: Path | None = None, **flags: Any) -> None:
    """Open the hall. Each setting may also stand in the environment (MEADHALL_PORT=8000) or in
    a file; flags win over the environment, the environment over the file."""
    from meadhall.hall.run.serve import serve as run

    raise typer.Exit(run(_settings(settings, flags)))


def _serve_signature() -> inspect.Signature:
    """A flag for each setting, as Typer reads them from a function's parameters."""
    found: list[tuple[str, Any]] = []
    for flag in settings_flags():
        names = ["--origin"] if flag.name == "origins" else []
        plain: Any = {bool: bool, int: int, tuple[str, ...]: list[str]}.get(flag.kind, str)
        found.append((flag.name, Annotated[plain | None, typer.Option(*names, help=flag.help)]))
    found.append(("settings", File))
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Signature(
        [inspect.Parameter(name, kind, default=None, annotation=note) for name, note in found]
    )


serve.__signature__ = _serve_signature()  # type: ignore[attr-defined]
app.command()(serve)


def _settings(file: Path | None, flags: dict[str, Any]) -> Settings:
    try:
        settings = load(file, flags)
        settings.check()
    except BadSettings as error:
        _stop(str(error))
    return settings


def _stop(reason: str) -> Any:
    typer.echo(reason, err=True)
    raise typer.Exit(2)


def _with_hall(
    database: str | None, data: str | None, work: Callable[[Any, Any], Coroutine[Any, Any, Any]]
) -> Any:
    """Runs `work(hall, admin)` over the hall's storage; `admin`: the module, which is imported only
    now. A refusal ends the command with its reason."""
    from meadhall.hall.problems import Refused
    from meadhall.hall.run import admin

    settings = _settings(None, {"database": database, "data": data}).ready()

    async def run() -> Any:
        async with admin.hall_for(settings) as hall:
            return await work(hall, admin)

    try:
        return asyncio.run(run())
    except Refused as refused:
        return _stop(f"{refused.code}: {refused.details.get('problem') or refused.details}")


def _read(file: Path) -> Record:
    try:
        return Record.open(file)
    except (OSError, BadRecord) as error:
        _stop(f"{file}: {error}")
        raise


@app.command()
def export(
    table: Where,
    file: Annotated[Path | None, typer.Argument(help="Where to; without: to the screen")] = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Write a table as a Record file."""
    record = _with_hall(database, data, lambda hall, admin: admin.export(hall, table))
    if file is None:
        typer.echo(record.to_json(), nl=False)
    else:
        record.save(file)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A Record file of a finished game")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Keep a finished game from a Record file as a table that can be replayed."""
    record = _read(file)
    table = _with_hall(
        database, data, lambda hall, admin: hall.seating.import_record(admin.OPERATOR, record)
    )
    typer.echo(f"{table.row.id} {table.row.code}")


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A Record file of a finished game")]) -> None:
    """Check a finished game: the moves, the result, and that its chance was not chosen."""
    from meadhall.hall.table import fair

    try:
        for sentence in fair.verify(_read(file)):
            typer.echo(f"ok: {sentence}")
    except ValueError as error:
        _stop(f"{file}: {error}")


@admin_app.command("list")
def list_(
    state: Annotated[
        str | None, typer.Option(help="open, playing, over or abandoned (any)")
    ] = None,
    limit: Annotated[int, typer.Option(help="So many, the newest")] = 50,
    database: Database = None,
    data: Data = None,
) -> None:
    """Tables, newest first."""
    from meadhall.hall.protocol.tables import TableState

    if state not in (None, *get_args(TableState)):
        _stop(f"--state must be one of {', '.join(get_args(TableState))}, not {state}")
    rows = _with_hall(database, data, lambda hall, _: hall.tables.recent(limit, state))
    grid = Grid("id", "code", "game", "state", "seats", "number", "waiting")
    grid.columns[0].no_wrap = grid.columns[1].no_wrap = True
    grid.columns[0].min_width = 12
    for row in rows:
        kinds = " ".join(seat.kind for seat in row.seats)
        grid.add_row(
            row.id, row.code, row.game, row.state, kinds, str(row.number), str(row.waiting)
        )
    out.print(grid)


@admin_app.command()
def show(table: Where, database: Database = None, data: Data = None) -> None:
    """All about a table, but its secret and seed."""
    import msgspec

    info = _with_hall(database, data, lambda hall, admin: admin.info(hall, table))
    typer.echo(msgspec.json.format(msgspec.json.encode(info), indent=2).decode())


@admin_app.command()
def undo(
    table: Where,
    to: Annotated[int, typer.Argument(help="The first journal entry to take back")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Take back an entry of a table's journal and all after it."""
    number = _with_hall(database, data, lambda hall, admin: admin.undo(hall, table, to))
    typer.echo(f"taken back; the journal has {number} entries")


@admin_app.command()
def end(table: Where, database: Database = None, data: Data = None) -> None:
    """End a table without a result."""
    _with_hall(database, data, lambda hall, admin: admin.end(hall, table))
    typer.echo("ended")


@admin_app.command()
def ban(
    who: Annotated[str, typer.Argument(help="A person's id or name; several have it: the id")],
    lift: Annotated[bool, typer.Option(help="Lift the ban")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Shut somebody out; their sessions end."""
    person = _with_hall(database, data, lambda hall, admin: admin.ban(hall, who, not lift))
    typer.echo(f"{person.id} {person.name}: {'banned' if person.banned else 'welcome again'}")


@admin_app.command()
def password(
    who: Annotated[str, typer.Argument(metavar="NAME", help="An account's name or id")],
    stdin: Annotated[
        bool, typer.Option("--stdin", help="Read the new one from standard input")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Give an account a new password and log it out everywhere."""
    given = typer.get_text_stream("stdin").readline().rstrip("\r\n") if stdin else None
    person, new = _with_hall(
        database, data, lambda hall, admin: admin.new_password(hall, who, given)
    )
    typer.echo(f"{person.id} {person.name}: {'changed' if stdin else new}")


@admin_app.command()
def reports(
    done: Annotated[int | None, typer.Option(metavar="ID", help="This one is dealt with")] = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """What people reported about others, with the chat of that time; oldest first."""
    if done is not None:
        if not _with_hall(database, data, lambda hall, _: hall.reports.done(done, hall.time.now())):
            _stop(f"there is no report {done}")
        typer.echo(f"{done}: done")
        return
    from meadhall.hall.run.admin import day

    rows = _with_hall(database, data, lambda hall, _: hall.reports.open())
    for row in rows:
        typer.echo(
            f"{row.id}  {day(row.at)}  {row.reason}: {row.person} {row.name or '(deleted)'}, "
            f"table {row.table}, reported by {row.by}"
        )
        if row.text:
            typer.echo(f"    {row.text}")
        for line in row.chat:
            mark = ">" if line.person == row.person else " "
            typer.echo(f"  {mark} {day(line.at)}  {line.name}: {line.text}")
    if not rows:
        typer.echo("no reports")


@app.command("push-keys")
def push_keys() -> None:
    """Make a key pair for Web Push; the settings need the private one."""
    from meadhall.hall.fleet import push

    key = push.new_key()
    typer.echo(f"MEADHALL_PUSH_KEY={key}")
    typer.echo("MEADHALL_PUSH_CONTACT=mailto:you@example.org")
    typer.echo(f"# browsers get {push.public_key(key)}")


admin_app.command("export")(export)
admin_app.command("import")(import_)
