"""Focus at the start of a turn: pressing Enter never passes or gives up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meadhall.core.state import State
from tests.web.staged import Staged, turn_with
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def declining(state: State) -> list[bool]:
    return [state.game.actions.verb_of(move).declines for move in state.legal(state.seat)]


def may_decline(state: State) -> bool:
    """Declining is one of several options."""
    return any(declining(state)) and not all(declining(state))


def must_decline(state: State) -> bool:
    return all(declining(state))


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("feast-for-odin", True),
        ("feast-for-odin", False),
        ("looot", True),
        ("looot", False),
        ("animals-on-board", True),
        ("animals-on-board", False),
        ("skibe", True),
        ("skibe", False),
    ],
)
def test_a_turn_does_not_begin_on_pass(visit: Visit, slug: str, text: bool) -> None:
    """Nor on fail, decline or done; an arrow key leads to the same target."""
    waits, asked = turn_with(slug, may_decline)
    visitor = visit(settings={"textBoard": text, "forced": "never"})
    page = visitor.page
    staged = Staged(visitor, asked.clone())
    staged.show(waits, asked.seat)
    staged.show(asked, asked.seat)
    expect(page.locator("[data-legal]").first).to_be_enabled()
    declines = {verb.name for verb in asked.game.actions if verb.declines}
    assert page.evaluate("() => document.activeElement?.matches('[data-legal]')")
    assert chosen_by_enter(page) not in declines
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement?.matches('[data-legal]')")
    assert chosen_by_enter(page) not in declines


def chosen_by_enter(page: Page) -> str | None:
    """First verb of the plan after Enter; None if a gesture has only started."""
    page.keyboard.press("Enter")
    asked = page.evaluate("staged.asked()")
    return str(asked["moves"][0][0]) if asked else None


def test_where_one_can_only_decline_the_focus_is_on_the_question(visit: Visit) -> None:
    waits, asked = turn_with("feast-for-odin", must_decline)
    visitor = visit(settings={"textBoard": True, "forced": "never"})
    staged = Staged(visitor, asked.clone())
    staged.show(waits, asked.seat)
    staged.show(asked, asked.seat)
    expect(visitor.page.locator("[data-prompt]")).to_be_focused()
