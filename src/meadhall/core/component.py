"""Component: a part of a state with fields of its own. Shared: a field that copies share."""

from typing import Annotated, Any, Self, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.fields import component_methods_of

T = TypeVar("T")
Shared = Annotated[T, "shared"]  # a field that is replaced, never changed: copies share its value


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A part of a state with fields of its own, such as a player.

    It declares its fields as a state does; `copy`, `dump` and `load` follow from them. It is made
    without arguments, or has an `__init__` that takes all its fields in order.

        @final
        class Player(Component):
            silver: i64
            hand: list[int]

        class MyState(State):
            players: list[Player]
            laid: list[Shared[Tile]]  # tiles never change: copies share them
    """

    def copy(self) -> Self:
        """An independent copy."""
        new: Self = component_methods_of(type(self)).copy(self)
        return new

    def dump(self) -> dict[str, Any]:
        """The fields as plain data; lists may be the component's own."""
        data: dict[str, Any] = component_methods_of(type(self)).dump(self)
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The other half of `dump`."""
        new: Self = component_methods_of(cls).load(cls, data)
        return new
