"""A staged table of A Feast for Odin: every preview is answered, what is sent is noted."""

from typing import Any

from meadhall.core.state import State
from meadhall.hall.protocol import messages
from tests.web.staged import Staged
from tests.web.visitor import Visitor

Name = list[str | int]


class OdinPage(Staged):
    """A table page with a hall that answers, and nothing else: nobody plays what is sent."""

    def __init__(self, visitor: Visitor, state: State) -> None:
        self.answered = 0
        super().__init__(visitor, state)
        self.page.evaluate("document.adoptedStyleSheets = []")  # painted, as people see it
        self.settle()

    def settle(self) -> None:
        """Answers until the page asks nothing more."""
        for _ in range(60):
            self._evaluate("staged.put", [])
            commands: list[dict[str, Any]] = self.page.evaluate(
                "(from) => staged.commands.slice(from)", self.answered
            )
            asked = [one for one in commands if one["type"] == "preview"]
            self.answered += len(commands)
            if not asked:
                return
            self._evaluate("staged.put", [self._reply(one) for one in asked])
        raise AssertionError("the page does not stop asking")

    def _reply(self, command: dict[str, Any]) -> messages.Previewed:
        seat = command.get("seat", self.match.state.seat)
        tried = self.match.preview(seat, command["moves"])
        thing = command.get("places")
        return messages.Previewed(
            id=command["id"],
            number=self.number,
            seat=seat,
            played=tried.played,
            stopped=tried.stopped,
            view=tried.state.view(seat),
            legal=self.match.legal(seat, tried.state),
            places=None if thing is None else self.match.places(seat, thing, tried.state),
        )

    @property
    def planned(self) -> list[Name]:
        """The moves of the plan, as the newest preview asked for them."""
        found: list[Name] = self.page.evaluate(
            "staged.commands.filter(({ type }) => type === 'preview').at(-1)?.moves ?? []"
        )
        return found

    @property
    def sent(self) -> list[Name] | None:
        """The moves that the page has sent; None = none yet."""
        found: list[Name] | None = self.page.evaluate(
            "staged.commands.find(({ type }) => type === 'play')?.moves ?? null"
        )
        return found

    def carry_out(self) -> None:
        """Plays what was sent and shows the new position."""
        command = self._command()
        state = self.match.state.clone()
        for move in command["moves"]:
            state.play(state.game.actions.id(move), command["seat"])
        self._forget([messages.Done(id=command["id"], number=self.number + 1)])
        self.show(state, drop=False)
        self.settle()

    def reject(self) -> None:
        """Does not play what was sent; the position is shown again."""
        command = self._command()
        self._forget([messages.Stale(id=command["id"], number=self.number)])
        self.show(self.match.state)
        self.settle()

    def _command(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            "staged.commands.find(({ type }) => type === 'play')"
        )
        return found

    def _forget(self, said: list[Any]) -> None:
        self.page.evaluate("staged.commands.length = 0")
        self.answered = 0
        self._evaluate("staged.say", said)

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.settle()

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.settle()
