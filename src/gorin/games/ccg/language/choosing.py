"""Naming an element while the effects resolve."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner


class NameElement(Effect):
    """You name one of the five elements; the number of it is the last of the context's numbers."""

    asks: ClassVar[str] = "effect.name-element"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [CHOICES + at for at in range(len(ELEMENTS))]
        s.push(AskOf(context.seat, "Name an element", among, list(ELEMENTS)))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        named = s.answers[context.seat] - CHOICES
        context.numbers.append(named)
        ops.name(s, context.seat, ELEMENTS[named])

    def intents(self, known: Known) -> list[Intent]:
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "name an element"


def name_element() -> Effect:
    return NameElement()
