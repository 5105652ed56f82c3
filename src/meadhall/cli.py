"""The `meadhall` command."""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import meadhall
from meadhall import skeleton, terminal
from meadhall.bots import BadBot, make, names
from meadhall.core import options as opts
from meadhall.core import state as core_state
from meadhall.core.game import Game, WrongRules
from meadhall.core.journal import Journal
from meadhall.core.record import BadRecord, Player, Record
from meadhall.core.registry import BrokenGame, UnknownGame, all_games, game
from meadhall.core.texts import LANGUAGES, MissingText, Teller
from meadhall.hall.run import cli as hall

if TYPE_CHECKING:
    from meadhall.lab.arena import Report as Arena
    from meadhall.lab.arena import Results
    from meadhall.lab.bench import Report
    from meadhall.lab.ratings import Estimate

MISTAKES = (
    opts.BadOption,
    UnknownGame,
    BrokenGame,
    BadBot,
    BadRecord,
    WrongRules,
    MissingText,
    skeleton.CannotWrite,
    OSError,
)

EXTRAS = ("hall", "lab")  # each is a package of ours and an extra of the same name

app = typer.Typer(
    name="meadhall",
    help="Play and study five ship-themed board games.",
    epilog="Example: meadhall play animals-on-board --seats 3",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.add_typer(hall.app)
console = Console()
problems = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="The game's slug; `meadhall games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game: NAME=VALUE. May be repeated."),
]
Seed = Annotated[
    int | None,
    typer.Option(min=0, help="The seed of all chance, 0 or more; drawn if not given."),
]
Language = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON instead of a table.")]


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(core_state.__file__).endswith(".py")


def version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if compiled() else "interpreted"
        console.print(f"meadhall {meadhall.__version__} (rules {how})", highlight=False)
        raise typer.Exit


@app.callback()
def top(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=version, is_eager=True, help="Version and build."),
    ] = False,
) -> None:
    """Play and study five ship-themed board games."""


def chosen_options(given: list[str] | None) -> dict[str, opts.Value]:
    values: dict[str, opts.Value] = {}
    for each in given or []:
        name, sign, value = each.partition("=")
        if not sign:
            raise opts.BadOption(f"--option is NAME=VALUE, not {each!r}")
        values[name] = value
    return values


def a_seed(given: int | None) -> int:
    return secrets.randbits(63) if given is None else given


@contextmanager
def progress(words: str, total: int, shown: bool = True) -> Iterator[Callable[[], None]]:
    """A bar on the error stream, so that it never mixes with the output."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=problems,
        transient=True,
        disable=not shown or not problems.is_terminal,
    ) as bar:
        task = bar.add_task(words, total=total)
        yield lambda: bar.advance(task)


@app.command("games")
def list_games(as_json: AsJson = False, language: Language = "en") -> None:
    """List the games, their seats and their options.

    Example: meadhall games --json
    """
    found = all_games()
    if as_json:
        data = [
            {
                "slug": one.slug,
                "title": one.title,
                "seats": list(one.seats),
                "rules_version": one.rules_version,
                "actions": len(one.actions),
                "options": [
                    {**msgspec.to_builtins(option), "default": option.default}
                    for option in one.options
                ],
            }
            for one in found
        ]
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
        return
    table = Table()
    for head in ("game", "players", "options"):
        table.add_column(head)
    for one in found:
        say = Teller(one, language)
        shown = [f"[bold]{o.name}[/bold]={allowed_values(o)}" for o in one.options]
        name = f"[bold]{one.slug}[/bold]\n{say('summary')}"
        table.add_row(name, f"{one.seats[0]}-{one.seats[-1]}", "\n".join(shown))
    console.print(table)


def allowed_values(option: opts.Option) -> str:
    if isinstance(option, opts.Flag):
        return "on|off" if option.default else "off|on"
    if isinstance(option, opts.Choice):
        return "|".join(option.open)
    return f"{option.least}..{option.most} ({option.default})"


@app.command()
def play(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; asked for if not given.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, people and bots.")] = None,
    humans: Annotated[int, typer.Option(help="How many of them are people, on this screen.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats: random, rollout, rollout:500, rollout:300ms."
        ),
    ] = "rollout",
    seed: Seed = None,
    option: Options = None,
    language: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Write the game to this file.")] = None,
) -> None:
    """Play in the terminal, against bots or with others on the same screen.

    Examples:

      meadhall play animals-on-board --seats 3 --bots random

      meadhall play animals-on-board --seats 2 --humans 2 --lang pl
    """
    try:
        one = game(name) if name else choose_game(language)
    except terminal.Quit:
        return
    seats = one.seats[0] if seats is None else seats
    seed = a_seed(seed)
    journal = Journal(one, seats, seed, dict(chosen_options(option)))
    if not 0 <= humans <= seats:
        raise opts.BadOption(f"--humans must be from 0 to {seats} (the seats), not {humans}")
    make(bots, 0)
    if save and not save.parent.is_dir():  # before the game, not after it
        raise opts.BadOption(f"--save: there is no folder {str(save.parent)!r}")
    names = seat_names(one, language, seats, humans, bots)
    say = Teller(one, language, names, reader=0 if humans == 1 else None)
    room = terminal.Room(
        one, journal, seed, dict.fromkeys(range(humans, seats), bots), say, console
    )
    terminal.hear_interrupts()
    try:
        room.play()
    except (terminal.Quit, KeyboardInterrupt):
        console.print()
        console.print(say("terminal-stopped"))
    if save:
        kind = bots.partition(":")[0]
        journal.record.players = [Player()] * humans + [Player(bot=kind)] * (seats - humans)
        terminal.save(journal, save, say, console)


def choose_game(language: str) -> Game:
    found = all_games()
    say = Teller(None, language)
    for number, one in enumerate(found, 1):
        words = Teller(one, language)("summary")
        console.print(f"{number:>3}  [bold]{one.title}[/bold]  {words}")
    while True:
        words = terminal.ask_line(say("terminal-which-game") + " ").strip()
        picked = opts.whole(words)
        if picked is not None and 1 <= picked <= len(found):
            return found[picked - 1]
        if words in {one.slug for one in found}:
            return game(words)
        if words in terminal.QUIT:
            raise terminal.Quit
        console.print(say("terminal-bad-choice", count=len(found)))


def seat_names(one: Game, language: str, seats: int, humans: int, bots: str) -> list[str]:
    say = Teller(one, language)
    kind = bots.partition(":")[0]
    return [
        say.player(seat) if seat < humans else f"{say.player(seat)} ({kind})"
        for seat in range(seats)
    ]


@app.command()
def simulate(
    name: GameName,
    seats: Annotated[int | None, typer.Option(help="Default: the most the game allows.")] = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    option: Options = None,
    bots: Annotated[
        str | None, typer.Option(help="One bot for all seats, or one a seat: rollout:50,random.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and say what came of them.

    Examples:

      meadhall simulate animals-on-board --seats 4 --games 10000 --seed 7

      meadhall simulate animals-on-board --seats 2 --games 100 --bots rollout:200,random --json
    """
    from meadhall.lab.simulate import simulate as run

    one = game(name)
    seats = one.seats[-1] if seats is None else seats
    players = None
    if bots is not None:
        players = bots.split(",")
        players = players * seats if len(players) == 1 else players
        if len(players) != seats:
            raise BadBot(
                f"--bots names {len(players)} bots for {seats} seats; there are: "
                f"{', '.join(names())}"
            )
        for each in players:
            make(each, 0)
    one.start(seats, 0, chosen_options(option))
    with progress(f"playing {one.slug}", number, not as_json) as tick:
        report = run(one, seats, number, a_seed(seed), chosen_options(option), players, tick)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        return
    console.print(
        f"{report.games} games of {one.title}, {seats} seats, {report.seconds} s: "
        f"{report.games_per_second} games/s, {report.decisions_per_second} decisions/s; "
        f"{report.shortest} to {report.longest} decisions a game"
    )
    table = Table()
    for head in ("seat", "bot", "won", "mean", "deviation", "least", "most"):
        table.add_column(head, justify="right")
    for seat, row in enumerate(report.by_seat):
        won = f"{100 * row.wins / report.games:.1f} %"
        cells = (seat + 1, row.bot, won, row.mean, row.deviation, row.least, row.most)
        table.add_row(*map(str, cells))
    console.print(table)


@app.command()
def fuzz(
    slugs: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Default: all games.")
    ] = None,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games of each.")] = 200,
    seed: Seed = 1,
    folder: Annotated[Path, typer.Option(help="Where records of broken games go.")] = Path("."),
    option: Options = None,
) -> None:
    """Play at random over all seats and options, and check every law after every move.

    With --option these options are fixed, and the games go through all combinations of the others.
    A broken law ends it with exit code 1 and a record that `meadhall replay` opens.

    Example: meadhall fuzz animals-on-board --games 1000 --seed 3
    """
    from meadhall.lab.fuzz import fuzz as run

    if not folder.is_dir():
        raise opts.BadOption(f"--folder: there is no folder {str(folder)!r}")
    failed = False
    for one in [game(slug) for slug in slugs] if slugs else all_games():
        with progress(f"fuzzing {one.slug}", number) as tick:
            broken = run(one, number, a_seed(seed), folder, tick, chosen_options(option))
        if broken is None:
            console.print(f"{one.slug}: {number} games, no law broken")
        else:
            failed = True
            complain(f"{one.slug}: broken after move {broken.move}: {broken.reason}")
            if broken.file:
                complain(f"see it with: meadhall replay {broken.file}", style="")
    if failed:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save and fuzz write them.")],
    seat: Annotated[
        int | None, typer.Option(help="Whose view: 1, 2, ...; default: a spectator's.")
    ] = None,
    move: Annotated[int | None, typer.Option(help="Open at this move.")] = None,
    language: Language = "en",
) -> None:
    """Step through a recorded game, forward and back.

    Example: meadhall replay game.json --seat 1
    """
    record = Record.open(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadRecord(f"--seat must be from 1 to {record.seats}, not {seat}")
    say = Teller(record.rules(), language)
    say.names = terminal.player_names(record, say)
    viewer = None if seat is None else seat - 1
    terminal.hear_interrupts()
    try:
        terminal.replay(record, say, console, viewer, move, terminal.ask_line)
    except (terminal.Quit, KeyboardInterrupt):
        console.print()


@app.command()
def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Two or more bots: random,rollout:50,rollout:300ms.")],
    number: Annotated[
        int, typer.Option("--games", min=1, help="Games for each pair; rounded up to be fair.")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="Default: the fewest from 2 on.")] = None,
    seed: Seed = 1,
    option: Options = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Games at a time; default: one a processor.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep finished games in this file, and go on with it.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the ratings into this file: .svg, .png or .pdf.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: same deals for all, seats exchanged, ratings with intervals.

    A share of 0.6 means: placed before the other bot in 6 of 10 comparisons.

    Examples:

      meadhall arena animals-on-board --bots random,rollout:50 --games 200

      meadhall arena skibe --seats 4 --bots random,rollout:20,rollout:100 --save skibe.jsonl
    """
    from meadhall.lab.arena import BadArena, run

    one = game(name)
    if seats is None:
        seats = max(2, one.seats[0])
    for path in (save, plot):
        if path and not path.parent.is_dir():
            raise opts.BadOption(f"there is no folder {str(path.parent)!r}")
    if plot:
        from meadhall.lab.plots import draw_ratings
    players = [each.strip() for each in bots.split(",")]
    try:
        with Live(console=problems, transient=True, refresh_per_second=2) as live:

            def show(results: "Results") -> None:
                live.update(arena_so_far(results, players))

            report = run(
                one, players, number, seats, a_seed(seed), chosen_options(option),
                processes or os.cpu_count() or 1, save, show,
            )  # fmt: skip
    except BadArena as error:
        raise opts.BadOption(str(error)) from error
    if plot:
        draw_ratings(report, plot)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show_arena(report)


def arena_so_far(results: "Results", bots: list[str]) -> Table:
    """What each pair has got so far, while the arena runs."""
    from meadhall.lab.arena import pair_rows

    table = Table(title=f"{len(results.games)} games")
    for head in ("pair", "games", "share of the first"):
        table.add_column(head, justify="left" if head == "pair" else "right")
    for row, _ in pair_rows(bots, results.games):
        table.add_row(" : ".join(row.bots), str(row.games), interval(row.share, 2))
    return table


def show_arena(report: "Arena") -> None:
    """The ratings, and what each bot got against each other one."""
    setting = report.setting
    console.print(f"{report.games} games of {setting.game}, {setting.seats} seats")
    table = Table()
    for head in ("bot", "games", "Elo", "share", "score", "won by seat"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for row in report.bots:
        won = "  ".join(f"{100 * seat.wins:.0f} %" for seat in row.seats)
        table.add_row(
            row.bot, str(row.games), interval(row.elo, 0), interval(row.share, 2),
            str(row.score), won,
        )  # fmt: skip
    console.print(table)
    table = Table()
    for head in ("pair", "matches", "share of the first", "difference of scores"):
        table.add_column(head, justify="left" if head == "pair" else "right")
    for pair in report.pairs:
        table.add_row(
            " : ".join(pair.bots), str(pair.matches), interval(pair.share, 2),
            interval(pair.difference, 1),
        )  # fmt: skip
    console.print(table)


def interval(value: "Estimate", digits: int) -> str:
    """A mean with its interval: `0.62 (0.55 to 0.69)`."""
    if value.low is None or value.high is None:
        return f"{value.mean:.{digits}f}"
    return f"{value.mean:.{digits}f} ({value.low:.{digits}f} to {value.high:.{digits}f})"


@app.command("new-game")
def new_game(
    slug: Annotated[str, typer.Argument(help="Its name in commands, such as three-oars.")],
    seats: Annotated[str, typer.Option(help="How many can play, such as 2-4.")] = "2-4",
    title: Annotated[
        str | None, typer.Option(help="Its name for people; default: made from the slug.")
    ] = None,
    folder: Annotated[
        Path, typer.Option(help="A clone of Meadhall, or where a package of its own goes.")
    ] = Path("."),
) -> None:
    """Write a small complete game, to be changed into your own.

    In a clone of Meadhall it passes all tests at once; docs/adding-a-game.md explains its files.

    Example: meadhall new-game three-oars --seats 2-3
    """
    clone = skeleton.is_clone(folder)
    new = skeleton.plan(slug, seats, title, clone)
    written = (skeleton.write_in_clone if clone else skeleton.write_project)(folder, new)
    for path in written:
        console.print(f"written: {path}", highlight=False, soft_wrap=True)
    project = folder if clone else folder / new.slug
    with console.status("registering the game and completing its files"):
        skeleton.register(project)
        if clone:
            skeleton.complete(folder, new)
    console.print(f"Play it with: meadhall play {slug}", highlight=False)
    if clone:
        console.print("Test it with: make test", highlight=False)


@app.command()
def bench(
    slugs: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Default: all games.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often each figure is taken.")] = 9,
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second, random legal play on one core, legal list included.

    Example: meadhall bench animals-on-board --json
    """
    from meadhall.lab.bench import bench as run

    found = [game(slug) for slug in slugs] if slugs else all_games()
    with progress("measuring", rounds, not as_json) as tick:
        report = run(found, rounds, tick)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show_speed(report)


def show_speed(report: "Report", peer: str = "") -> None:
    """The figures as a table; `peer` names the other engine that was measured."""
    how = "compiled" if report.compiled else "interpreted"
    console.print(f"rules {how}; an empty engine: {report.empty:,.0f} decisions/s")
    if report.peer:
        console.print(f"{peer}'s random play: {report.peer:,.0f} ticks/s")
    heads = ["game", "seats", "driven/s", "of empty", "rollouts/s", "clone µs", "decision µs"]
    if report.peer:
        heads.append(f"x {peer}")
    table = Table()
    for head in heads:
        table.add_column(head, justify="left" if head == "game" else "right")
    for row in report.games:
        cells = [
            row.game,
            str(row.seats),
            f"{row.driven:,.0f}",
            f"{100 * row.of_empty:.0f} %",
            f"{row.rollouts:,.0f}",
            f"{row.clone:.2f}",
            f"{row.decision:.2f}",
        ]
        if row.of_peer is not None:
            cells.append(f"{row.of_peer:.1f}")
        table.add_row(*cells)
    console.print(table)


def complain(words: str, style: str = "red") -> None:
    """On the error stream, as it is: never folded, so that a path can be copied."""
    problems.print(words, style=style, markup=False, highlight=False, soft_wrap=True)


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra whose packages are missing: the part of ours that wanted to import them."""
    frame, extra = error.__traceback__, None
    while frame is not None:
        part = frame.tb_frame.f_globals.get("__name__", "").split(".")
        if part[0] == "meadhall":
            extra = part[1] if len(part) > 1 and part[1] in EXTRAS else None
        frame = frame.tb_next
    return extra


def main() -> None:
    """The entry point: a user's mistake ends with a sentence and exit code 2."""
    try:
        app()
    except MISTAKES as error:
        complain(f"meadhall: {error}")
        sys.exit(2)
    except ModuleNotFoundError as error:
        extra = missing_extra(error)
        if extra is None:
            raise
        complain(
            f"meadhall: this command needs the extra {extra!r} ({error}). "
            f"Install it with: pip install 'meadhall[{extra}]'"
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
