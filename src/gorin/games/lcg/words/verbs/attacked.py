"""Where conflicts are and how many there may be: moved, at several provinces, additional ones."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.fighting.declaring import DeclareConflict
from gorin.games.lcg.fighting.defending_first import DefendFirst
from gorin.games.lcg.kinds import CONFLICT_TYPES, MILITARY, POLITICAL
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import is_facedown, is_open_to_attack, provinces_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words import meaning
from gorin.games.lcg.words.amounts import X
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.players import YOU, Who
from gorin.words.verbs import ACT, STOP

EITHER = -1
"""A conflict of whatever type its player likes."""


@final
class AttackElsewhere(Effect):
    """The conflict is moved to another province of the defender's, or is at that one, too."""

    def __init__(self, besides: bool) -> None:
        super().__init__()
        self.besides = besides

    def _among(self, s: LcgState) -> list[int]:
        conflict = s.conflict
        if conflict is None:
            return []
        others = [place for place in provinces_of(s, conflict.defender) if place.id not in conflict.provinces]
        return [place.id for place in others if is_open_to_attack(s, place)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        among = self._among(s)
        if among:
            besides, instead = "Which province is attacked as well?", "Where does the conflict move to?"
            asks = besides if self.besides else instead
            s.push(AskOf(scope.seat, asks, [PLACES + id for id in among]))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        """LCG-FDP-06: a province that comes to be attacked is turned face-up at once."""
        conflict, place = s.conflict, s.provinces[s.answers[scope.seat] - PLACES]
        if conflict is None:
            return
        lands.attack(s, conflict, [*conflict.provinces, place.id] if self.besides else [place.id])
        if is_facedown(s, place):
            shown = Moment("revealed", place.card, place.owner, place.id, 0, scope.source)
            policy_of(s).occur(s, [shown])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._among(s))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(meaning.SWITCH, Whom(OWN), of="province")]

    def text(self, speaker: Speaker) -> str:
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

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in OPPONENT.seats(s, scope)[:1]:
            for step in s.stack:
                if isinstance(step, DeclareConflict):
                    step.number, step.foe = X.value(s, scope), seat
            s.push(DefendFirst(seat))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(OPPONENT.seats(s, scope))

    def means(self, known: Known) -> list[Deed]:
        OPPONENT.points_at(known)
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            f"{OPPONENT.text(speaker)} declares defenders for this conflict; then declare it with a number "
            "of attackers that you choose as you pay for this, or with the most possible"
        )


def defend_before() -> Effect:
    """With `paying(HOW_MANY_ATTACKERS)`, when a conflict is declared."""
    return DefendBefore()


@final
class EndConflictAt(Effect):
    """LCG-CLAR-22: a conflict at a province that cannot be attacked any more is over, and nobody has won."""

    def __init__(self, place: Things) -> None:
        super().__init__()
        self.place = place

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        conflict = s.conflict
        if conflict is None:
            return
        places = [code - PLACES for code in self.place.cards(s, scope)]
        if any(id in places for id in conflict.provinces):
            lands.break_off(s)
            for step in s.stack:
                if isinstance(step, ResolveConflict):
                    step.break_off(s)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return False

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE), of="conflict")]

    def text(self, speaker: Speaker) -> str:
        return (
            "a conflict there ends at once, with no winner and all participating characters sent home bowed"
        )


def end_conflict_at(place: Things) -> Effect:
    return EndConflictAt(place)


@final
class AdditionalConflict(Effect):
    """LCG-CNFL-01: a player may declare one more conflict this phase."""

    def __init__(self, type: int, who: Who) -> None:
        super().__init__()
        self.type = type
        self.who = who

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope):
            player = s.players[seat]
            more = [int(self.type == type) for type in (MILITARY, POLITICAL, EITHER)]
            lands.set_opportunities(
                s, seat, player.military + more[0], player.political + more[1], player.either + more[2]
            )

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return s.phase == "conflict"

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, self.who.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        kind = "" if self.type == EITHER else f"{CONFLICT_TYPES[self.type]} "
        who = self.who.verb(speaker, "may declare", "may declare")
        return f"{who} an additional {kind}conflict this phase"


def additional_conflict(type: int = EITHER, who: Who = YOU) -> Effect:
    return AdditionalConflict(type, who)
