"""The rule books as code, one folder each.

A game may import only `meadhall.core`; it is found through the entry-point group
`meadhall.games`, never by importing this package.
"""

import sys
from types import ModuleType

from meadhall.core import registry
from meadhall.core.game import Game


class _Games(ModuleType):
    """This package, and what `meadhall.games()` calls: importing the one hides the other."""

    def __call__(self) -> list[Game]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
