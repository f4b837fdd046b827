"""Triggers: the points in time at which abilities can be used and triggered traits happen."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """A kind of moment, and what must be true of it. `context.moment` is the moment itself."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fits(self, s: Any, context: AbilityContext, moment: TriggerEvent) -> bool:
        raise NotImplementedError

    def text(self, renderer: TextRenderer) -> str:
        raise NotImplementedError

    def awaited(self, renderer: TextRenderer, within: str) -> str:
        """How something says it that waits for the next such moment, within some time."""
        return self.text(renderer)
