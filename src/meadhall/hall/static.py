"""The browser client: files of its build, and its page for every address it knows itself."""

import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from meadhall.hall.api.endpoint import problem
from meadhall.hall.problems import Refused

NOT_PAGES = ("api/", "ws/", "texts/")
NOT_BUILT = (
    "<!doctype html><html lang=en><title>Meadhall</title>"
    "<p>The hall is open, but its browser client has not been built. "
    "<code>make play</code> builds it.</p></html>"
)


def client_folder(setting: str) -> Path | None:
    """Where the built client lies: as set, in the package, or beside the source."""
    if setting:
        return Path(setting)
    packaged = Path(str(files("meadhall.hall"))) / "static"
    beside = Path(__file__).resolve().parents[3] / "web" / "dist"
    near = Path.cwd() / "web" / "dist"
    return next((f for f in (packaged, beside, near) if (f / "index.html").is_file()), None)


class Client:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder else None

    def answer(self, path: str) -> Response:
        if path.startswith(NOT_PAGES):
            return problem(Refused("not-found"))
        if self.folder is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})
        found = self._file(path)
        if found is None:
            if Path(path).suffix:  # a missing picture is missing; a missing page is the client's
                return problem(Refused("not-found"))
            found = self.folder / "index.html"
        forever = "assets/" in path
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        kind = mimetypes.guess_type(found.name)[0]
        return FileResponse(found, headers={"cache-control": cache}, media_type=kind)

    def _file(self, path: str) -> Path | None:
        assert self.folder is not None
        if not path or "\0" in path:
            return None
        file = (self.folder / path).resolve()
        return file if file.is_relative_to(self.folder) and file.is_file() else None
