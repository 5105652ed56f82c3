"""`python -m meadhall.hall serve`: the hall's commands without the rest of the command line."""

from meadhall.hall.run.cli import app

app()
