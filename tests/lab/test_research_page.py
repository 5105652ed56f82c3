"""The examples of docs/research.md run as they stand, one after the other."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.slow
def test_every_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = examples()
    assert len(found) == 6
    names: dict[str, Any] = {}
    for example in found:
        exec(compile(example, str(PAGE), "exec"), names)
    assert names["over"] is True
    assert names["games"].decisions > 1600
    assert not names["skibe"].agents
    assert "decisions of all seats" in capsys.readouterr().out
