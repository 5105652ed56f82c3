"""Workflows, hooks and templates refer only to things that exist."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from meadhall import __version__
from tests.ladder.parts import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [
    file
    for file in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
    if file.stem != "config"
]


def read(file: Path) -> dict[str, Any]:
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def jobs(name: str) -> dict[str, Any]:
    found = read(ROOT / ".github" / "workflows" / f"{name}.yml")["jobs"]
    assert isinstance(found, dict)
    return found


def supported() -> list[str]:
    """Python versions listed in the classifiers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    return [line.rsplit(" ", 1)[1] for line in project["classifiers"] if line.startswith(prefix)]


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_calls_targets_that_exist(file: Path) -> None:
    steps = [step for job in read(file)["jobs"].values() for step in job["steps"]]
    assert all("uses" in step or "run" in step for step in steps)
    called = re.findall(r"\bmake ([a-z-]+)", "\n".join(step.get("run", "") for step in steps))
    assert set(called) <= targets()


def test_the_tests_run_on_every_supported_python() -> None:
    job = jobs("test")["test"]
    assert job["strategy"]["matrix"]["python"] == supported()
    assert "make test PYTHON=python" in [step.get("run") for step in job["steps"]]


def test_wheels_are_built_for_every_supported_python() -> None:
    build = jobs("release")["wheels"]["env"]["CIBW_BUILD"].split()
    assert build == [f"cp{version.replace('.', '')}-*" for version in supported()]


def test_a_tag_is_compared_with_the_package_version() -> None:
    source = (ROOT / "src" / "meadhall" / "__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{__version__}"' in source.splitlines()
    commands = [step.get("run", "") for step in jobs("release")["sdist"]["steps"]]
    assert any(r'"__version__ = \"${GITHUB_REF_NAME#v}\""' in command for command in commands)


def test_hooks_call_tools_of_the_repository() -> None:
    pinned = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    web = (ROOT / "tools" / "web.py").read_text(encoding="utf-8")
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        command, *arguments = hook["entry"].split()
        name = command.removeprefix(".venv/bin/")
        if name == "python":
            assert arguments[0] == "tools/web.py"
            assert f"tools/web.py {arguments[1]} " in web
        else:
            assert re.search(rf"^{name}==", pinned, re.MULTILINE), hook["entry"]


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_an_issue_form_has_a_question(file: Path) -> None:
    form = read(file)
    assert form["name"]
    assert form["description"]
    assert any(field.get("validations", {}).get("required") for field in form["body"])
    ids = [field["id"] for field in form["body"]]
    assert len(set(ids)) == len(ids)


def test_the_changelog_has_a_section_for_unreleased_changes() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
