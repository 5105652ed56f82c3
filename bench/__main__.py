"""`python -m bench`: comparisons with peers, run from the root of a checkout."""

from pathlib import Path
from statistics import median
from typing import Annotated

import msgspec
import typer
import uvloop
from rich.console import Console
from rich.table import Table

from bench import hall as halls
from bench.catanatron import Catanatron
from bench.tables import idle as idle_tables
from meadhall.cli import show_speed
from meadhall.core.registry import all_games
from meadhall.lab import bench as speed

app = typer.Typer(help="Measure Meadhall beside its peers.", no_args_is_help=True)
console = Console()


@app.command()
def peers(
    environment: Annotated[Path, typer.Argument(help="An environment with Catanatron.")],
    rounds: Annotated[int, typer.Option(min=1, help="How often each figure is taken.")] = 9,
) -> None:
    """Decisions per second of every game, and of Catanatron's random play in the same run."""
    peer = Catanatron(environment)
    try:
        show_speed(
            speed.bench(all_games(), rounds, peer=lambda: peer.rate(speed.TURN)), "Catanatron"
        )
    finally:
        peer.close()


@app.command()
def hall(
    tables: Annotated[int, typer.Option(help="Tables, two sockets each.")] = 200,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 10,
    rounds: Annotated[int, typer.Option(min=1, help="How often each figure is taken.")] = 3,
    idle: Annotated[int, typer.Option(help="Also the memory of so many idle tables.")] = 0,
    peer: Annotated[
        Path | None, typer.Option(help="A folder with boardgame.io in node_modules.")
    ] = None,
    database: Annotated[str, typer.Option(help="postgresql://... instead of an SQLite file.")] = "",
) -> None:
    """Capacity of the server: moves per second, latency to the view, processor, memory."""
    grid = Table("system", "game", "moves/s", "p50 ms", "p99 ms", "cores", "MB",
                 title=f"{tables} tables, {2 * tables} sockets")  # fmt: skip
    reports = halls.run(tables, seconds, database, peer, rounds)
    for one in reports:
        numbers = (one.moves_per_second, one.p50_ms, one.p99_ms, one.server_cpu, one.server_mb)
        grid.add_row(one.system, one.game, *map(str, numbers))
        if one.late:
            console.print(
                f"{one.system}: {one.late} games had to be made ready while it was measured"
            )
    console.print(grid)
    if beside := halls.beside_peer(reports):
        for what, ratios in zip(("moves/s", "p99"), zip(*beside, strict=True), strict=True):
            rounded = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            console.print(f"{what}, times {halls.PEER}: {median(ratios):.2f} (rounds: {rounded})")
    if idle:
        before, after = idle_tables(idle)
        each = (after - before) / idle * 1000
        console.print(f"{idle} idle tables in play: {after:.0f} MB, {each:.1f} kB each")


@app.command(hidden=True)
def load(system: str, game: str, port: int, pid: int, tables: int, seconds: float) -> None:
    """Runs one load in this process and writes its report as JSON."""
    report = uvloop.run(halls.play(system, game, port, pid, tables, seconds))
    print(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    app()
