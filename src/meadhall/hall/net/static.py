"""The browser client: the files of its build, and its page for every other address."""

import mimetypes
import re
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response

from meadhall.core.texts import LANGUAGES
from meadhall.hall.net.api.endpoint import problem
from meadhall.hall.problems import Refused

NOT_PAGES = ("api/", "ws/", "texts/")
NOT_BUILT = (
    "<!doctype html><html lang=en><title>Meadhall</title>"
    "<p>The hall is open, but its browser client has not been built. "
    "<code>make play</code> builds it.</p></html>"
)
TABLE = re.compile(r"(?:table|replay)/([^/]+)")
PRELOAD = '<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="{}">'


def client_folder(setting: str) -> Path | None:
    """Where the built client lies: as set, in the package, or in the checkout that the package
    is part of (below `src`, or compiled below `.build/compiled`)."""
    if setting:
        return Path(setting)
    here = Path(__file__).resolve()
    packaged = here.parents[1] / "static"
    checkouts = [folder / "web" / "dist" for folder in here.parents[4:6]]
    return next((f for f in (packaged, *checkouts) if (f / "index.html").is_file()), None)


def table_of(path: str) -> str | None:
    """The table a page is about."""
    found = TABLE.fullmatch(path)
    return found[1] if found else None


def language_of(accepted: str) -> str:
    """The first language of a browser's list that we have."""
    tags = (part.partition(";")[0].strip().lower() for part in accepted.split(","))
    short = (tag.partition("-")[0] for tag in tags)
    return next((one for one in short if one in LANGUAGES), "en")


class Client:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder else None

    def answer(self, path: str, headers: Headers, game: str | None = None) -> Response:
        """`game`: what is played at the table that the page is about."""
        if path.startswith(NOT_PAGES):
            return problem(Refused("not-found"))
        found = self._file(path)
        if found is None and Path(path).suffix:
            return problem(Refused("not-found"))  # a missing picture is missing
        if self.folder is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
        if found is None:  # a missing page is the client's own
            language = language_of(headers.get("accept-language", ""))
            return self._page(path.partition("/")[0] or "home", language, game)
        cache = "public, max-age=31536000, immutable" if "assets/" in path else "no-cache"
        kind = mimetypes.guess_type(found.name)[0]
        sent = {"cache-control": cache}
        small = found.with_name(f"{found.name}.br")
        if "br" in re.split(r"[,;\s]+", headers.get("accept-encoding", "")) and small.is_file():
            found, sent = small, {**sent, "content-encoding": "br", "vary": "Accept-Encoding"}
        return FileResponse(found, headers=sent, media_type=kind)

    def _page(self, page: str, language: str, game: str | None) -> Response:
        """The page with preload hints, so that all requests start at once."""
        assert self.folder is not None
        names = [page, game or "", language, f"{game} {language}", "icons"]
        told = self._file("hints.json")  # read each time: another build may lie there by now
        hints = msgspec.json.decode(told.read_bytes(), type=dict[str, list[str]]) if told else {}
        tags = [tag for name in names for tag in hints.get(name, [])]
        wanted = ["/api/games"]
        if game:
            wanted += [f"/texts/{language}/{name}.ftl" for name in ("house", game)]
        tags += [PRELOAD.format(address) for address in wanted]
        markup = (self.folder / "index.html").read_text(encoding="utf-8")
        markup = markup.replace("</head>", "".join(f"  {tag}\n" for tag in tags) + "  </head>")
        return HTMLResponse(markup, headers={"cache-control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        if self.folder is None or not path or "\0" in path:
            return None
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:  # a name too long for a file
            return None
