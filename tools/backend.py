"""Build backend: hatchling, plus a requirement for Node.js if none is installed.

Node.js builds the browser client. A source distribution contains the built client and needs none.
"""

import os
from typing import Any

from hatchling import build
from hatchling.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
)

import web

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def node_wanted() -> list[str]:
    if os.environ.get("MEADHALL_CLIENT") == "0" or web.shipped() or web.installed_node():
        return []
    return [web.NODE_PACKAGE]


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_wheel(settings), *node_wanted()]


def get_requires_for_build_sdist(settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_sdist(settings), *node_wanted()]
