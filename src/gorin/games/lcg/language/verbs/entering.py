"""Putting cards into play, taking control, moving cards out of provinces and piles."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import zones
from gorin.games.lcg.table.state import LcgState
from gorin.language import verbs
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.players import YOU, Who
from gorin.language.selectors import SELF


@final
class PutIntoPlay(Changing):
    """LCG-PUT-02 to LCG-PUT-05: characters enter play for nothing, at home or in the conflict."""

    def __init__(self, whom: Selector, into_conflict: bool, fate: int, who: Who) -> None:
        super().__init__()
        self.whom = whom
        self.into_conflict = into_conflict
        self.fate = fate
        self.who = who
        self.from_opponent = False
        """They are somebody else's, and whoever puts them into play controls them."""

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        seats = self.who.seats(s, context)
        by = cause(context)
        return [
            TriggerEvent(
                "enters play", card, seats[0], arrival(self.into_conflict, s.lies_in[card]), self.fate, by
            )
            for card in self.whom.cards(s, context)
            if seats
        ]

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Asked without a card, it is about one that somebody could hold."""
        return self._is_unseen(context) or super().can_change(s, context)

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        return self._is_unseen(context) or super().can_pay(s, context)

    def _is_unseen(self, context: AbilityContext) -> bool:
        return context.source == NOTHING and self.whom is SELF

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.ENTER, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        where = " in the conflict" if self.into_conflict else ""
        fate = f" with {self.fate} fate" if self.fate else ""
        whose = f" under {self.who.owning(renderer)} control" if self.from_opponent else ""
        put = self.who.verb(renderer, "put", "puts")
        return f"{put} {self.whom.text(renderer)} into play{where}{whose}{fate}"


@final
class PutOnto(Changing):
    """LCG-PUT-06: an attachment enters play attached to somebody who may have it."""

    def __init__(self, whom: Selector, host: Selector) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("enters play", card, context.seat, host, 0, by)
            for card in self.whom.cards(s, context)
            for host in self.host.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.ATTACH, self.host.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"put {self.whom.text(renderer)} into play attached to {self.host.text(renderer)}"


@final
class TakeControl(Changing):
    """LCG-CTRL-02; for how long is the effect's own business."""

    def __init__(self, whom: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("control", card, context.seat, s.controller[card], self.until, by)
            for card in self.whom.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"take control of {self.whom.text(renderer)}{renderer.until(self.until)}"


def put_into_play(whom: Selector, fate: int = 0, who: Who = YOU) -> Changing:
    return PutIntoPlay(whom, False, fate, who)


def put_onto(whom: Selector, host: Selector) -> Changing:
    return PutOnto(whom, host)


def put_into_conflict(whom: Selector, who: Who = YOU) -> Changing:
    return PutIntoPlay(whom, True, 0, who)


def take_into_conflict(whom: Selector) -> Changing:
    """Somebody else's cards, under your control."""
    effect = PutIntoPlay(whom, True, 0, YOU)
    effect.from_opponent = True
    return effect


def take_control(whom: Selector, until: int = CONFLICT_END) -> Changing:
    return TakeControl(whom, until)


@final
class BecomeCopy(Changing):
    """LCG-COPY-03: a character becomes a copy of another one for a while."""

    def __init__(self, whom: Selector, of: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.of = of
        self.until = until

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        by = cause(context)
        return [
            TriggerEvent("becomes copy", card, context.seat, other, self.until, by)
            for card in self.whom.cards(s, context)
            for other in self.of.cards(s, context)
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.SET, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        who, other = self.whom.subject(renderer), self.of.text(renderer)
        return f"{who} becomes a copy of {other}{renderer.until(self.until)}"


def become_copy(whom: Selector, of: Selector, until: int = CONFLICT_END) -> Changing:
    return BecomeCopy(whom, of, until)


@final
class PutUnder(Effect):
    """LCG-CUND-01: cards are placed under another card, out of play."""

    def __init__(self, whom: Selector, host: Selector, words: str = "") -> None:
        super().__init__()
        self.whom = whom
        self.host = host
        self.words = words
        """How they lie there."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for host in self.host.cards(s, context)[:1]:
            for card in self.whom.cards(s, context):
                zones.put_under(s, card, host)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context)) and bool(self.host.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.DISCARD, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"place {self.whom.text(renderer)} {self.words}under {self.host.text(renderer)}"


def put_under(whom: Selector, host: Selector) -> Effect:
    return PutUnder(whom, host)


def put_face_down_under(whom: Selector, host: Selector) -> Effect:
    """What everybody has seen before is known as it was."""
    return PutUnder(whom, host, "facedown ")
