"""Where conflicts are and how many there may be: moved, at several provinces, additional ones."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.fighting.defending_first import DefendFirst
from gorin.games.lcg.kinds import CONFLICT_TYPES, MILITARY, POLITICAL
from gorin.games.lcg.language import meaning
from gorin.games.lcg.language.amounts import X
from gorin.games.lcg.language.which.places import ANOTHER_ELIGIBLE_PROVINCE
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import is_facedown
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


def _attack(s: LcgState, context: AbilityContext, place: Province, provinces: list[int]) -> None:
    """LCG-FDP-06: a province that comes to be attacked is turned face-up at once."""
    if s.conflict is not None:
        lands.attack(s, s.conflict, provinces)
        if is_facedown(s, place):
            shown = TriggerEvent("revealed", place.card, place.owner, place.id, 0, context.source)
            rules_of(s).occur(s, [shown])


@final
class MoveConflict(Effect):
    """The conflict is moved to another province of the defender's."""

    asks: ClassVar[str] = "effect.choose-province"

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = ANOTHER_ELIGIBLE_PROVINCE.candidates(s, context)
        if among:
            s.push(AskOf(context.seat, "Where does the conflict move to?", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        place = s.provinces[s.answers[context.seat] - PLACES]
        _attack(s, context, place, [place.id])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(ANOTHER_ELIGIBLE_PROVINCE.candidates(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        return "move the conflict to another eligible province"


def move_conflict() -> Effect:
    return MoveConflict()


@final
class MoveConflictHere(Effect):
    """The conflict is moved to this province of the defender's."""

    def _here(self, s: LcgState, context: AbilityContext) -> list[Province]:
        open_ = ANOTHER_ELIGIBLE_PROVINCE.candidates(s, context)
        place = s.lies_in[context.source]
        return [s.provinces[place]] if PLACES + place in open_ else []

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for place in self._here(s, context):
            _attack(s, context, place, [place.id])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._here(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        return f"move the conflict to {renderer.kind}"


def move_conflict_here() -> Effect:
    """On a province."""
    return MoveConflictHere()


@final
class AttackAlso(Effect):
    """LCG-CMUL-01: the conflict is at a province besides those at which it is."""

    def __init__(self, place: Selector) -> None:
        super().__init__()
        self.place = place

    def _places(self, s: LcgState, context: AbilityContext) -> list[Province]:
        """What was chosen may not be eligible any more."""
        open_ = ANOTHER_ELIGIBLE_PROVINCE.candidates(s, context)
        return [s.provinces[code - PLACES] for code in self.place.cards(s, context) if code in open_]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for place in self._places(s, context):
            if s.conflict is not None:
                _attack(s, context, place, [*s.conflict.provinces, place.id])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._places(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(meaning.SWITCH, Whom(OWN), of="province")]

    def text(self, renderer: TextRenderer) -> str:
        return f"the conflict is at {self.place.text(renderer)}, too"


def attack_also(place: Selector) -> Effect:
    """With `target(ANOTHER_ELIGIBLE_PROVINCE)`."""
    return AttackAlso(place)


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
        return f"{self.who.text(renderer)} may declare an additional {kind}conflict this phase"


def additional_conflict(type: int = EITHER, who: Who = YOU) -> Effect:
    return AdditionalConflict(type, who)
