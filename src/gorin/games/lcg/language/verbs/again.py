"""Events that are resolved or played once more."""

from __future__ import annotations

from typing import cast, final

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.acting.using import (
    has_targets,
    is_in_its_conflict,
    use_by_title,
    why_at_maximum,
)
from gorin.games.lcg.kinds import ACTION, TO_REMOVED
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.when.events import ability_in_progress
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import RESOLVED, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner, resolution_in_progress
from gorin.language.core.zones import DISCARD
from gorin.language.players import Who
from gorin.language.verbs import ACT


def _played(s: LcgState, moment: TriggerEvent) -> LcgAbility:
    return cast(LcgAbility, s.node(moment.other, moment.amount))


def can_be_resolved(s: LcgState, seat: int, card: int, ability: LcgAbility) -> bool:
    """LCG-CLAR-29, LCG-CLAR-30: would it change anything without what it was triggered by, for nothing?

    What an action says with "if" is what triggers it (LCG-TRIG-06).
    """
    context = AbilityContext(seat, card, way=RESOLVED)
    if ability.is_of_its_moment or (ability.in_conflict and not is_in_its_conflict(s, card, ability)):
        return False
    return has_targets(s, context, ability, ability.paid)


def _resolved(s: LcgState, seat: int, card: int, what: int, node: int) -> UseAbility:
    """The step in which a player resolves an ability for nothing, from its targets on."""
    context = AbilityContext(seat, card, way=RESOLVED)
    step = UseAbility(what, node, card, context, [])
    step.paid = True
    step.pick = cast(LcgAbility, s.node(what, node)).paid
    step.go("choose")
    return step


@final
class ResolveAgain(Effect):
    """You resolve the event that was played, for nothing and with targets of your own (LCG-RESO-02)."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        if moment is None:
            return
        ability = _played(s, moment)
        if ability.maximum is not None:  # LCG-LIMX-08: it counts as though it had been played
            use = use_by_title(s, context.seat, moment.card, ability)
            course.use_ability(s, use, ability.maximum.period)
        s.push(_resolved(s, context.seat, moment.card, moment.other, moment.amount))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        moment = context.moment
        if moment is None:
            return False
        card, ability = moment.card, _played(s, moment)
        at_maximum = why_at_maximum(s, context.seat, card, ability) is not None
        return not at_maximum and can_be_resolved(s, context.seat, card, ability)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "that event resolves again, without costs and triggering conditions, as though you had played "
            "it; you may choose new targets"
        )


def resolve_it_again() -> Effect:
    return ResolveAgain()


@final
class ResolveThis(Effect):
    """LCG-RESO-01, LCG-RESO-02: a player resolves the ability that is at work, with new targets."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resolution = resolution_in_progress(s)
        for seat in self.who.seats(s, context)[:1]:
            s.push(_resolved(s, seat, resolution.holder, resolution.what, resolution.node))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Only while it is at work: that others may do the same is no reason to begin it."""
        resolution = _at_work(s, context)
        if resolution is None:
            return False
        ability = cast(LcgAbility, s.node(resolution.what, resolution.node))
        seats = self.who.seats(s, context)[:1]
        return any(can_be_resolved(s, seat, resolution.holder, ability) for seat in seats)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return "resolve this ability"


def _at_work(s: LcgState, context: AbilityContext) -> UseAbility | None:
    """The use of an ability whose effects are carried out in this context."""
    for step in reversed(s.stack):
        if isinstance(step, UseAbility):
            return step if step.context is context else None
    return None


def resolve_this(who: Who) -> Effect:
    """Inside `may(..., who=who)`."""
    return ResolveThis(who)


@final
class PlayAgain(Effect):
    """LCG-CLAR-24, LCG-CLAR-25: the event is played again, if it can be; then it is removed from the game.

    An action is played at once. What answers something is queued: it is played in the same window as before,
    when the reactions to its first play are over.
    """

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        moment = context.moment
        first = None if moment is None else ability_in_progress(s, moment)
        if moment is None or first is None:
            return
        again = begin_ability(s, context.seat, moment.card, moment.other, moment.amount, first.moments)
        again.rests = TO_REMOVED
        if _played(s, moment).window == ACTION:
            s.push(again)
        else:
            course.queue(s, again, first)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        moment = context.moment
        first = None if moment is None else ability_in_progress(s, moment)
        return moment is not None and first is not None and s.zone[moment.card] == DISCARD

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "pay all its costs to play that event again; you may choose new targets; "
            "then it is removed from the game"
        )


def play_it_again() -> Effect:
    return PlayAgain()
