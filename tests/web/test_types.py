"""The client's TypeScript types match the structs."""

from tests.web.visitor import tool


def test_the_generated_types_are_up_to_date() -> None:
    assert tool("typescript").outdated() == []
