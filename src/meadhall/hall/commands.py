"""Commands of the hall: `app.command`s that the `meadhall` command line takes over."""

from typing import Annotated

import typer

from meadhall.hall.settings import BadSettings, load

app = typer.Typer(help="The server.")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at [127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes any free one [8000]")] = None,
) -> None:
    """Open the hall."""
    from meadhall.hall.serve import serve as run

    try:
        raise typer.Exit(run(load(None, {"host": host, "port": port})))
    except BadSettings as error:
        raise typer.BadParameter(str(error)) from None
