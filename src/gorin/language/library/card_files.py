"""Gathering the cards of a game from the files in which they are written."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any


def cards_below(package: str) -> list[Any]:
    """The cards of every file below a package, file by file in the order of their names.

    A new file needs no entry anywhere: it is enough that it lies there and has `CARDS`.
    """
    room = import_module(package)
    found = [each.name for each in walk_packages(room.__path__, f"{package}.") if not each.ispkg]
    return [card for name in found for card in import_module(name).CARDS]
