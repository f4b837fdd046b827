"""Continuous effects: values are computed from their base and the effects in force, never written back."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from gorin.kernel.plain import Plain

SET, ADD, TIMES, AT_LEAST, AT_MOST = range(5)
LAYERS = (SET, ADD, TIMES, AT_LEAST, AT_MOST)


class Modifier(NamedTuple):
    """One change to a value: in which layer, and by how much."""

    layer: int
    amount: int


def layered(base: int, modifiers: list[Modifier], order: tuple[int, ...] = LAYERS) -> int:
    """A value with its modifiers applied layer by layer, in the order that the rulebook gives.

    >>> layered(3, [Modifier(ADD, 2), Modifier(SET, 1)])
    3
    >>> layered(3, [Modifier(ADD, -5), Modifier(AT_LEAST, 0)])
    0
    """
    value = base
    for layer in order:
        for modifier in modifiers:
            if modifier.layer == layer:
                value = _applied(value, layer, modifier.amount)
    return value


def _applied(value: int, layer: int, amount: int) -> int:
    if layer == SET:
        return amount
    if layer == ADD:
        return value + amount
    if layer == TIMES:
        return value * amount
    return max(value, amount) if layer == AT_LEAST else min(value, amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Plain):
    """An effect that outlives the ability which made it. Lives in the state until its duration ends."""

    fields: ClassVar[dict[str, str]] = {
        "source": "int",
        "subject": "int",
        "value": "str",
        "layer": "int",
        "amount": "int",
        "until": "str",
    }

    def __init__(self, source: int, subject: int, value: str, layer: int, amount: int, until: str) -> None:
        self.source = source
        """The object that made it."""
        self.subject = subject
        """The object it is about."""
        self.value = value
        """What it changes: "force", "strength", ..."""
        self.layer = layer
        self.amount = amount
        self.until = until
        """The moment at which it ends, by name."""

    def modifier(self) -> Modifier:
        return Modifier(self.layer, self.amount)
