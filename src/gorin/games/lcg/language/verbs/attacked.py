"""Where conflicts are and how many there may be: moved, at several provinces, additional ones."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.fighting.defending_first import DefendFirst
from gorin.games.lcg.kinds import CONFLICT_TYPES, MILITARY, POLITICAL
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.amounts import X
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import is_facedown, is_open_to_attack, provinces_of
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.players import YOU, Who
from gorin.language.verbs import ACT, STOP

EITHER = -1
"""A conflict of whatever type its player likes."""


@final
class AttackElsewhere(Effect):
    """The conflict is moved to another province of the defender's, or is at that one, too."""

    asks: ClassVar[str] = "effect.choose-province"

    def __init__(self, besides: bool) -> None:
        super().__init__()
        self.besides = besides

    def _among(self, s: LcgState) -> list[int]:
        conflict = s.conflict
        if conflict is None:
            return []
        others = [place for place in provinces_of(s, conflict.defender) if place.id not in conflict.provinces]
        return [place.id for place in others if is_open_to_attack(s, place)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = self._among(s)
        if among:
            besides, instead = "Which province is attacked as well?", "Where does the conflict move to?"
            asks = besides if self.besides else instead
            s.push(AskOf(context.seat, asks, [PLACES + id for id in among]))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """LCG-FDP-06: a province that comes to be attacked is turned face-up at once."""
        conflict, place = s.conflict, s.provinces[s.answers[context.seat] - PLACES]
        if conflict is None:
            return
        lands.attack(s, conflict, [*conflict.provinces, place.id] if self.besides else [place.id])
        if is_facedown(s, place):
            shown = TriggerEvent("revealed", place.card, place.owner, place.id, 0, context.source)
            rules_of(s).occur(s, [shown])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._among(s))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        if self.besides:
            return "choose another eligible province; the conflict is at that province, too"
        return "move the conflict to another eligible province"


def move_conflict() -> Effect:
    return AttackElsewhere(False)


def attack_another_province() -> Effect:
    """LCG-CMUL-01."""
    return AttackElsewhere(True)


@final
class DefendBefore(Effect):
    """LCG-CLAR-39, LCG-CLAR-40: your opponent declares defenders, then you declare so many attackers."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in OPPONENT.seats(s, context)[:1]:
            for step in s.stack:
                if isinstance(step, DeclareConflict):
                    step.number, step.foe = X.value(s, context), seat
            s.push(DefendFirst(seat))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(OPPONENT.seats(s, context))

    def intents(self, known: Known) -> list[Intent]:
        OPPONENT.points_at(known)
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"choose a number as you pay for this; {OPPONENT.text(renderer)} declares defenders for this "
            "conflict; then declare it with that number of attackers, or with as many as possible"
        )


def defend_before() -> Effect:
    """With `paying(HOW_MANY_ATTACKERS)`, when a conflict is declared."""
    return DefendBefore()


@final
class EndConflictAt(Effect):
    """LCG-CLAR-22: a conflict at a province that cannot be attacked any more is over, and nobody has won."""

    def __init__(self, place: Selector) -> None:
        super().__init__()
        self.place = place

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        conflict = s.conflict
        if conflict is None:
            return
        places = [code - PLACES for code in self.place.cards(s, context)]
        if any(id in places for id in conflict.provinces):
            lands.break_off(s)
            for step in s.stack:
                if isinstance(step, ResolveConflict):
                    step.break_off(s)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return False

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE), of="conflict")]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "a conflict there ends at once, with no winner and all participating characters sent home bowed"
        )


def end_conflict_at(place: Selector) -> Effect:
    return EndConflictAt(place)


@final
class AdditionalConflict(Effect):
    """LCG-CNFL-01: a player may declare one more conflict this phase."""

    def __init__(self, type: int, who: Who) -> None:
        super().__init__()
        self.type = type
        self.who = who

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context):
            player = s.players[seat]
            more = [int(self.type == type) for type in (MILITARY, POLITICAL, EITHER)]
            lands.set_opportunities(
                s, seat, player.military + more[0], player.political + more[1], player.either + more[2]
            )

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return s.phase == "conflict"

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        kind = "" if self.type == EITHER else f"{CONFLICT_TYPES[self.type]} "
        who = self.who.verb(renderer, "may declare", "may declare")
        return f"{who} an additional {kind}conflict this phase"


def additional_conflict(type: int = EITHER, who: Who = YOU) -> Effect:
    return AdditionalConflict(type, who)
