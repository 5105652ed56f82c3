"""Writes src/meadhall/lab/layouts/*.json: how the views of each game become numbers.

Run it (`make layouts`) when a test says that the view of a game has changed.
"""

import sys
from pathlib import Path

import msgspec

from meadhall.core.registry import all_games
from meadhall.lab.encoder import Encoder, find_layout

FOLDER = Path(__file__).resolve().parent.parent / "src" / "meadhall" / "lab" / "layouts"


def main(slugs: list[str]) -> None:
    for game in all_games():
        if not slugs or game.slug in slugs:
            layout = find_layout(game)
            data = msgspec.json.format(msgspec.json.encode(layout), indent=1)
            (FOLDER / f"{game.slug}.json").write_bytes(data + b"\n")
            print(f"{game.slug}: {Encoder(layout).size} numbers", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
