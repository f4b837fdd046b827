"""Abilities of the LCG, as cards say them."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import (
    ACTION,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
)
from gorin.games.lcg.language.ability import (
    PER_CONFLICT,
    PER_PHASE,
    PER_ROUND,
    LcgAbility,
    Limit,
    PlayedOnlyIf,
    Unlimited,
)
from gorin.games.lcg.language.changing import joined
from gorin.games.lcg.language.flow import Then
from gorin.games.lcg.language.verbs.answers import Cancel
from gorin.language.core.base import Condition
from gorin.language.core.definition import Phrase
from gorin.language.core.resolution import Effect
from gorin.language.event_kinds import AFTER, WHEN, OnEvent, tell_both
from gorin.language.event_kinds import WOULD as WHEN_WOULD
from gorin.language.flow import May
from gorin.language.picks import PAYS, Pick
from gorin.language.triggers import Trigger

TOLD: Final = {
    WOULD: WHEN_WOULD,
    INTERRUPT: WHEN,
    FORCED_INTERRUPT: WHEN,
    REACTION: AFTER,
    FORCED_REACTION: AFTER,
}
"""How each window tells what it answers: a card that says "after" is a reaction (LCG-TRIG-04)."""


def _ability(window: str, trigger: Trigger | None, parts: tuple[Phrase, ...]) -> LcgAbility:
    """Changes that stand side by side happen at once (LCG-EFF-06)."""
    if isinstance(trigger, OnEvent) and trigger.form != TOLD[window]:
        raise ValueError(f"{window}: write {TOLD[window]!r} in place of {trigger.form!r}")
    others = [part for part in parts if not isinstance(part, Effect)]
    others.sort(key=_place)
    for part in parts:
        if isinstance(part, Cancel) and isinstance(trigger, OnEvent):
            part.words = trigger.event.canceled
    effects = joined(_decided_first([part for part in parts if isinstance(part, Effect)]))
    return LcgAbility(window, trigger, (*others, *effects))


def _decided_first(effects: list[Effect]) -> list[Effect]:
    """LCG-EFF-07: optional parts come before what is at once with them, up to the next "then"."""
    found: list[Effect] = []
    breath: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Then):
            found += [*sorted(breath, key=_is_certain), effect]
            breath = []
        else:
            breath.append(effect)
    return found + sorted(breath, key=_is_certain)


def _is_certain(effect: Effect) -> bool:
    return not isinstance(effect, May)


def _place(part: Phrase) -> int:
    """What pays is named before the cost that speaks of it; all else stays in its order."""
    return 0 if isinstance(part, Pick) and part.role == PAYS else 1


def action(*parts: Phrase) -> LcgAbility:
    return _ability(ACTION, None, parts)


def reaction(trigger: Trigger, *parts: Phrase) -> LcgAbility:
    return _ability(REACTION, trigger, parts)


def interrupt(trigger: Trigger, *parts: Phrase) -> LcgAbility:
    return _ability(INTERRUPT, trigger, parts)


def would_interrupt(trigger: Trigger, *parts: Phrase) -> LcgAbility:
    """An interrupt that says "would": it comes before all others (LCG-WOULD-01)."""
    return _ability(WOULD, trigger, parts)


def forced_reaction(trigger: Trigger, *parts: Phrase) -> LcgAbility:
    return _ability(FORCED_REACTION, trigger, parts)


def forced_interrupt(trigger: Trigger, *parts: Phrase) -> LcgAbility:
    return _ability(FORCED_INTERRUPT, trigger, parts)


def from_zones(ability: LcgAbility, *zones: int) -> LcgAbility:
    """The ability is used from there and not from play (LCG-ABIL-03)."""
    ability.works_from = zones
    return ability


def in_conflict(ability: LcgAbility, type: int = -1) -> LcgAbility:
    """LCG-CTRI-01 to LCG-CTRI-05: only in a conflict, and what is in play or borne takes part in it."""
    ability.in_conflict = True
    ability.conflict_type = type
    return ability


def of_its_moment(ability: LcgAbility) -> LcgAbility:
    """Its effects mean nothing without what has triggered it: nobody resolves it at another time."""
    ability.is_of_its_moment = True
    return ability


def making_room(ability: LcgAbility) -> LcgAbility:
    """The province from which its payment comes stays empty until it has resolved."""
    ability.makes_room = True
    return ability


def by_anybody(ability: LcgAbility) -> LcgAbility:
    """Every player may use it, not only who controls the card."""
    ability.by_anybody = True
    return ability


def also(first: LcgAbility, second: LcgAbility) -> tuple[LcgAbility, LcgAbility]:
    """One ability that answers two kinds of events: it says both, and its uses are counted together."""
    second.counted_with = first
    tell_both(first.trigger, second.trigger)
    return first, second


def limit(times: int, period: int = PER_ROUND) -> Limit:
    """LCG-LIMX-01."""
    return Limit(times, period, False)


def maximum(times: int, period: int = PER_ROUND) -> Limit:
    """LCG-LIMX-08: of all copies together."""
    return Limit(times, period, True)


def unlimited() -> Limit:
    return Unlimited()


def play_only_if(condition: Condition) -> PlayedOnlyIf:
    """LCG-PRST-01: before the timing word of an event; attachments say `only_playable_if`."""
    return PlayedOnlyIf(condition)


__all__ = [
    "PER_CONFLICT",
    "PER_PHASE",
    "PER_ROUND",
    "action",
    "also",
    "by_anybody",
    "forced_interrupt",
    "forced_reaction",
    "from_zones",
    "in_conflict",
    "interrupt",
    "limit",
    "making_room",
    "maximum",
    "of_its_moment",
    "play_only_if",
    "reaction",
    "unlimited",
    "would_interrupt",
]
