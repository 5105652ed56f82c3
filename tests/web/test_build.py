"""The client's packages: exact versions, no registry URL, free licences."""

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


FREE = {
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "Python-2.0",
}
SAYS_ELSEWHERE = {"node_modules/svg-tags": "MIT"}  # named only in its LICENSE file


def test_packages_have_free_licences() -> None:
    used = {
        name: entry.get("license") or SAYS_ELSEWHERE.get(name)
        for name, entry in LOCK["packages"].items()
        if name
    }
    assert {name: licence for name, licence in used.items() if licence not in FREE} == {}
