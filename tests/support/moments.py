"""Triggers of made-up cards: a moment by its tag, with words of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.triggers import Trigger

Test = Callable[[Any, AbilityContext, TriggerEvent], bool]


class MadeUp(Trigger):
    def __init__(self, tag: str, words: str, test: Test | None) -> None:
        super().__init__(tag)
        self.words = words
        self.test = test

    def fits(self, s: Any, context: AbilityContext, moment: TriggerEvent) -> bool:
        return self.test is None or self.test(s, context, moment)

    def text(self, renderer: TextRenderer) -> str:
        return self.words.replace("{self}", renderer.kind)


def heard(tag: str, words: str, test: Test | None = None) -> Trigger:
    return MadeUp(tag, words, test)
