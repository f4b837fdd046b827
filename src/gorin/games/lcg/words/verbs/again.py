"""Events that are resolved or played once more."""

from __future__ import annotations

from typing import cast, final

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.scripts import RESOLVED, UseAbility
from gorin.games.lcg.acting.using import is_in_its_conflict, why_cannot_play_as_in_hand
from gorin.games.lcg.kinds import ACTION, TO_REMOVED
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.when.triggers import ability_initiating
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import DISCARD
from gorin.words.picking import candidates
from gorin.words.verbs import ACT


def _played(s: LcgState, moment: Moment) -> LcgAbility:
    return cast(LcgAbility, s.node(moment.other, moment.amount))


def can_be_resolved(s: LcgState, seat: int, card: int, ability: LcgAbility) -> bool:
    """LCG-CLAR-29, LCG-CLAR-30: would it change anything without what it was triggered by, for nothing?

    What an action says with "if" is what triggers it (LCG-TRIG-06).
    """
    scope = Scope(seat, card)
    scope.numbers = [RESOLVED]
    if ability.is_of_its_moment or (ability.in_conflict and not is_in_its_conflict(s, card, ability)):
        return False
    return _has_targets(s, scope, ability, ability.paid)


def _has_targets(s: LcgState, scope: Scope, ability: LcgAbility, at: int) -> bool:
    """As `can_complete`, but nothing is paid."""
    if at == len(ability.picks):
        return ability.block.can_change(s, scope)
    pick = ability.picks[at]
    kept = scope.get(pick.slot)
    for thing in candidates(s, scope, ability, pick):
        scope.put(pick.slot, [thing])
        possible = _has_targets(s, scope, ability, at + 1)
        scope.put(pick.slot, kept)
        if possible:
            return True
    return pick.least == 0 and _has_targets(s, scope, ability, at + 1)


@final
class ResolveAgain(Effect):
    """You resolve the event that was played, for nothing and with targets of your own (LCG-RESO-02)."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if moment is None:
            return
        inner = Scope(scope.seat, moment.card)
        inner.numbers = [RESOLVED]
        step = UseAbility(moment.other, moment.amount, moment.card, inner, [])
        step.paid = True
        step.pick = _played(s, moment).paid
        step.go("choose")
        s.push(step)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        moment = scope.moment
        if moment is None:
            return False
        return can_be_resolved(s, scope.seat, moment.card, _played(s, moment))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "that event resolves once more, without costs and triggering conditions, as though you had "
            "played it (with other targets if you like)"
        )


def resolve_it_again() -> Effect:
    return ResolveAgain()


@final
class PlayAgain(Effect):
    """LCG-CLAR-24, LCG-CLAR-25: the event is played again; then it is removed from the game.

    An action is played at once. What answers something is queued: it is played in the same window as before,
    when the reactions to its first play are over.
    """

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        first = None if moment is None else ability_initiating(s, moment)
        if moment is None or first is None:
            return
        again = begin_ability(s, scope.seat, moment.card, moment.other, moment.amount, first.moments)
        again.rests = TO_REMOVED
        if _played(s, moment).window == ACTION:
            s.push(again)
        else:
            course.queue(s, again, first)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        moment = scope.moment
        first = None if moment is None else ability_initiating(s, moment)
        if moment is None or first is None or s.zone[moment.card] != DISCARD:
            return False
        ability, answered = _played(s, moment), first.scope.moment
        return why_cannot_play_as_in_hand(s, scope.seat, moment.card, ability, answered) is None

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "play that event once more for all its costs, with other targets if you like; "
            "then it is removed from the game"
        )


def play_it_again() -> Effect:
    return PlayAgain()
