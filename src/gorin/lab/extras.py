"""Libraries that not everybody needs: what asks for one says which extra brings it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gorin.kernel.errors import GorinError

EXTRA_OF = {
    "pyarrow": "lab",
    "pyarrow.parquet": "lab",
    "openskill.models": "lab",
    "vl_convert": "lab",
    "numpy": "envs",
    "gymnasium.spaces": "envs",
    "pettingzoo": "envs",
    "pettingzoo.utils.wrappers": "envs",
    "pyspiel": "spiel",
    "ray": "ray",
}


class MissingExtra(GorinError):
    """A library that comes with an extra is not installed."""


def needed(module: str, what: str) -> Any:
    """A library that is needed for something; where it is missing, how to install it.

    >>> needed("json", "writing").dumps([1])
    '[1]'
    """
    try:
        return import_module(module)
    except ImportError:
        extra = EXTRA_OF[module]
        raise MissingExtra(f'{what} needs the extra "{extra}": pip install "gorin[{extra}]"') from None


def is_there(module: str) -> bool:
    """Can this library be imported?"""
    try:
        import_module(module)
    except ImportError:
        return False
    return True
