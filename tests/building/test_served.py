"""An installed wheel serves the browser client that it was built with."""

import shutil
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.building.house import environment
from tests.building.test_wheel import build, install
from tests.ladder.parts import ROOT

pytestmark = [pytest.mark.built, pytest.mark.slow]


@pytest.mark.timeout(1800)
def test_an_installed_wheel_serves_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = ROOT / "web" / "dist"
    assert (built / "index.html").is_file(), "`make web` builds it"

    def with_client(folder: Path) -> Path:
        """The sources, and what `make web` made of them: no second build."""
        source = copy(folder)
        shutil.copytree(built, source / "web" / "dist")
        (source / ".build").mkdir()
        shutil.copy2(ROOT / ".build" / "web", source / ".build" / "web")
        return source

    import tests.building.test_wheel as wheels

    copy = wheels.copy_to
    monkeypatch.setattr(wheels, "copy_to", with_client)
    wheel, said = build(tmp_path, MEADHALL_COMPILE="0", MEADHALL_CLIENT="1")
    assert "without its browser client" not in said
    commands = install(wheel, tmp_path / "fresh")
    served = subprocess.Popen(
        [commands / "meadhall", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert served.stdout is not None
        address = served.stdout.readline().split()[-1]
        with urlopen(f"{address}/", timeout=60) as page:
            head, body = page.read().split(b"</head>")
        made_head, made_body = (built / "index.html").read_bytes().split(b"</head>")
        assert head.startswith(made_head.rstrip())  # hints of what the page needs come after it
        assert body == made_body
        script = next((built / "assets").glob("*.js"))
        with urlopen(f"{address}/assets/{script.name}", timeout=60) as answer:
            assert answer.read() == script.read_bytes()
    finally:
        served.terminate()
        served.wait(60)
        assert served.stdout is not None
        served.stdout.close()


@pytest.mark.timeout(600)
def test_a_wheel_without_node_says_that_the_client_is_missing(tmp_path: Path) -> None:
    _, said = build(
        tmp_path, MEADHALL_COMPILE="0", MEADHALL_CLIENT="1", PATH="/no/such/folder",
        PIP_NO_INDEX="1",
    )  # fmt: skip
    assert "meadhall is built without its browser client" in said
    assert "Node.js" in said
