"""Objects of the engine made by a test."""

from __future__ import annotations

from typing import Any, TypeVar

from gorin.kernel.serializable import Serializable, fields_of

P = TypeVar("P", bound=Serializable)


def made(kind: type[P], *values: Any) -> P:
    """An object with these values in its fields, made as one is read from a save.

    Calling the class does the same on the plain engine. On the compiled one only those classes can be called
    that say so (`allow_interpreted_subclasses`), which makes them slower.
    """
    thing = kind.__new__(kind)
    for name, value in zip(fields_of(kind), values, strict=True):
        setattr(thing, name, value)
    return thing
