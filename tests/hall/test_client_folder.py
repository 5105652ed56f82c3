"""The built client is found by where the package is, never by where the hall was started."""

from pathlib import Path

import pytest

from meadhall.hall.net import static


def page(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "index.html").touch()
    return folder


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the hall was started from, with a client of something else."""
    page(tmp_path / "elsewhere" / "web" / "dist")
    monkeypatch.chdir(tmp_path / "elsewhere")
    return tmp_path


@pytest.mark.parametrize("tree", ["src", ".build/compiled"])
def test_a_checkout_uses_its_own_client(
    tree: str, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = elsewhere / "checkout"
    monkeypatch.setattr(static, "__file__", str(house / tree / "meadhall/hall/net/static.py"))
    assert static.client_folder("") is None
    built = page(house / "web" / "dist")
    assert static.client_folder("") == built


def test_an_installed_package_uses_the_client_inside(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = elsewhere / "lib" / "meadhall" / "hall"
    monkeypatch.setattr(static, "__file__", str(package / "net" / "static.py"))
    inside = page(package / "static")
    assert static.client_folder("") == inside
    assert static.client_folder("of/my/own") == Path("of/my/own")


def test_a_package_near_the_root_has_no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "__file__", "/meadhall/hall/net/static.py")
    assert static.client_folder("") is None
