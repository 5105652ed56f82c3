"""How the client is built: exact versions, and no address of a registry."""

import json
import re

from tests.web.visitor import ROOT

LOCK = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
PACKAGE = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))


def test_the_lock_file_names_no_registry() -> None:
    assert [name for name, entry in LOCK["packages"].items() if "resolved" in entry] == []


def test_every_version_is_exact() -> None:
    wanted = {**PACKAGE["dependencies"], **PACKAGE["devDependencies"], **PACKAGE["overrides"]}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"[\d.]+", version)] == []


def test_packages_have_free_licences() -> None:
    free = {
        "MIT",
        "ISC",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "0BSD",
        "OFL-1.1",
        "MPL-2.0",
    }
    used = {entry["license"] for name, entry in LOCK["packages"].items() if name}
    assert {one for one in used if one not in free} == set()
