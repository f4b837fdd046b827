"""Which engine runs: compiled by mypyc, or the plain Python sources."""

from __future__ import annotations

from gorin.kernel import game


def is_compiled() -> bool:
    return not game.__file__.endswith(".py")


def name() -> str:
    """How people are told of it.

    >>> name() in ("compiled", "plain")
    True
    """
    return "compiled" if is_compiled() else "plain"
