"""A conflict, step by step (LCG-FRM3-14 to LCG-FRM3-29)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.rounds import ActionWindow
from gorin.games.lcg.fighting.declarable import NOT_DECLARED_DEFENDER, can_bear_taint
from gorin.games.lcg.fighting.declaring import DeclareConflict, paid_for_taint, tainting
from gorin.games.lcg.fighting.rings import ResolveRing
from gorin.games.lcg.kinds import (
    CONFLICT_END,
    CONFLICT_TYPES,
    RULES_EFFECT,
    UNOPPOSED,
)
from gorin.games.lcg.presentation.naming import province_title
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.allowed import why_no_part
from gorin.games.lcg.table.causes import CONFLICT_ENDS, OF_CONFLICT
from gorin.games.lcg.table.ops import course, lands, people
from gorin.games.lcg.table.personal import AskAsItStands, Personal, Picking
from gorin.games.lcg.table.reading import (
    attackers,
    characters_of,
    conflict_now,
    defenders,
    participants,
)
from gorin.games.lcg.table.refusing import why_not_own_character
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import strength, total_skill, value
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.active_effects import active_effects, holds
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.english import listed

STAYS_READY: Final = "does not bow from conflict resolution"
WINS_UNOPPOSED: Final = "wins unopposed"
ONE_DEFENDER: Final = "no more than one defender"


@final
class ResolveConflict(Step):
    """The framework steps of one conflict."""

    tag: ClassVar[str] = "resolve-conflict"
    stages: ClassVar[tuple[str, ...]] = (
        "defend",
        "act",
        "compare",
        "lose_honor_unopposed",
        "break_province",
        "resolve_ring",
        "claim_ring",
        "settle_ring",
        "bow_everybody",
        "go_home",
        "finish",
    )

    def cause(self, s: LcgState) -> tuple[int, ...]:
        is_ending = self.stages[self.at - 1] in ("bow_everybody", "go_home")
        return by_rule(CONFLICT_ENDS if is_ending else OF_CONFLICT)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """LCG-ELIM-01, LCG-ELIM-02: who is left goes home bowed, and nothing else comes of it."""
        self.break_off(s)

    def break_off(self, s: LcgState) -> None:
        """It is over before its time."""
        if s.ended and self.at <= self.stages.index("bow_everybody"):
            self.go("bow_everybody")

    def defend(self, s: LcgState) -> None:
        """LCG-FRM3-14."""
        if s.ended:
            self.go("bow_everybody")
            return
        defender = conflict_now(s).defender
        if conflict_now(s).defended:
            return
        for mate in reversed(rules_of(s).members(s, defender)[1:]):
            s.push(DeclareDefenders(mate, 1))  # LCG-TEAM-27
        s.push(DeclareDefenders(defender))

    def act(self, s: LcgState) -> None:
        """LCG-FRM3-15, LCG-FP-04: the defender has the first opportunity."""
        order = [seat for seat in s.seats_from(conflict_now(s).defender) if not s.players[seat].lost]
        s.push(ActionWindow(order))

    def compare(self, s: LcgState) -> None:
        """LCG-FRM3-19, LCG-WINC."""
        rules_of(s).occur(s, decided(s, totals_now(s)))

    def lose_honor_unopposed(self, s: LcgState) -> None:
        """LCG-FRM3-20, LCG-UNOP-01."""
        conflict = conflict_now(s)
        amount = rules_of(s).unopposed_loss
        if conflict.unopposed and amount:
            losers = rules_of(s).unopposed_losers(s, conflict.defender)
            losses = [
                TriggerEvent("honor lost", NOTHING, seat, NOTHING, amount, UNOPPOSED) for seat in losers
            ]
            rules_of(s).occur(s, losses)

    def break_province(self, s: LcgState) -> None:
        """LCG-BRK-01, LCG-CMUL-02."""
        conflict = conflict_now(s)
        if conflict.winner != conflict.attacker:
            return
        breaking = [
            TriggerEvent("province breaks", s.provinces[id].card, conflict.attacker, id, 0, RULES_EFFECT)
            for id in would_break(s, conflict.attack - conflict.defense)
        ]
        rules_of(s).occur(s, breaking)

    def resolve_ring(self, s: LcgState) -> None:
        """LCG-FRM3-25."""
        conflict = conflict_now(s)
        taker = ring_taker(s)
        if taker != NOBODY:
            s.push(ResolveRing(taker, conflict.ring, True))  # LCG-CLAR-14, LCG-CLAR-16
        elif conflict.winner == conflict.attacker:
            s.push(ResolveRing(conflict.attacker, conflict.ring, True))

    def claim_ring(self, s: LcgState) -> None:
        """LCG-FRM3-26."""
        conflict = conflict_now(s)
        taker = ring_taker(s)
        if taker != NOBODY:
            rules_of(s).claim(s, taker, conflict.ring)
        elif conflict.winner != NOBODY:
            rules_of(s).claim_contested(s, conflict)

    def settle_ring(self, s: LcgState) -> None:
        """LCG-RING-06; the conflict keeps its type and elements (LCG-FRM3-27)."""
        lands.settle_ring(s, conflict_now(s))

    def bow_everybody(self, s: LcgState) -> None:
        """LCG-FRM3-28: all at once, before they go home."""
        bowing = [
            TriggerEvent("bows", card, s.controller[card], NOTHING, 0, RULES_EFFECT)
            for card in participants(s)
            if not s.bowed[card] and not holds(s, STAYS_READY, card)
        ]
        rules_of(s).occur(s, bowing)

    def go_home(self, s: LcgState) -> None:
        for card in list(participants(s)):
            people.go_home(s, card)

    def finish(self, s: LcgState) -> None:
        """LCG-FRM3-29: it is over, and then abilities may answer that."""
        conflict = conflict_now(s)
        ends = TriggerEvent(
            "conflict ends", NOTHING, conflict.attacker, len(conflict.broken), conflict.number
        )
        course.end_durations(s, CONFLICT_END)
        lands.end_conflict(s)
        rules_of(s).occur(s, [ends])


def ring_taker(s: LcgState) -> int:
    """Who has lost and takes the ring all the same; whoever has left leaves it to the rest of the team."""
    conflict = conflict_now(s)
    taker = conflict.ring_taker
    return conflict.loser if taker != NOBODY and s.players[taker].lost else taker


def totals_now(s: LcgState) -> tuple[int, int]:
    """LCG-FRM3-18."""
    conflict = conflict_now(s)
    return total_skill(s, conflict.attacker), total_skill(s, conflict.defender)


def _is_unopposed(s: LcgState) -> bool:
    """LCG-FRM3-20: without defenders, or because an attacker who wins says so."""
    return not defenders(s) or any(holds(s, WINS_UNOPPOSED, card) for card in attackers(s))


def decided(s: LcgState, totals: tuple[int, int]) -> list[TriggerEvent]:
    """The winner is determined by these totals; what comes of it for the players (LCG-TEAM-20)."""
    conflict, ruleset = conflict_now(s), rules_of(s)
    winner = winner_of(s, totals)
    lands.decide(s, conflict, totals, winner, winner == conflict.attacker and _is_unopposed(s))
    if winner == NOBODY:
        return []
    difference = abs(totals[0] - totals[1])
    won = [
        TriggerEvent("conflict won", NOTHING, seat, conflict.loser, difference, RULES_EFFECT)
        for seat in ruleset.members(s, winner)
    ]
    lost = [
        TriggerEvent("conflict lost", NOTHING, seat, winner, difference, RULES_EFFECT)
        for seat in ruleset.members(s, conflict.loser)
    ]
    return won + lost


def winner_of(s: LcgState, totals: tuple[int, int]) -> int:
    """LCG-WINC-01 to LCG-WINC-04."""
    conflict = conflict_now(s)
    attack, defense = totals
    if attack >= max(defense, 1) and attackers(s):
        return conflict.attacker
    if defense >= 1 and defenders(s) and (defense > attack or not attackers(s)):
        return conflict.defender
    return NOBODY


def would_break(s: LcgState, excess: int) -> list[int]:
    """The attacked provinces that are no stronger than what the attacker counts more (LCG-BRK-01)."""
    return [
        id
        for id in conflict_now(s).provinces
        if not s.provinces[id].broken and excess >= strength(s, s.provinces[id])
    ]


@final
class NextConflict(Personal):
    """A player declares a conflict out of turn, and it is resolved."""

    tag: ClassVar[str] = "extra-conflict"
    stages: ClassVar[tuple[str, ...]] = ("declare", "resolve")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def declare(self, s: LcgState) -> None:
        s.push(DeclareConflict(self.seat))

    def resolve(self, s: LcgState) -> None:
        if s.conflict is not None:
            s.push(ResolveConflict())


# --- defending ------------------------------------------------------------------------------------


def defenders_for(s: LcgState, seat: int, chosen: list[int]) -> list[int]:
    """LCG-FRM3-14, LCG-COV-02: who may be declared besides those that are chosen already."""
    return [card for card in characters_of(s, seat) if why_cannot_defend(s, seat, chosen, card) is None]


def why_cannot_defend(s: LcgState, seat: int, chosen: list[int], card: int) -> Reason | None:
    """What speaks against declaring one of a player's characters as a defender besides those."""
    conflict = conflict_now(s)
    if card in chosen:
        return refusing.DECLARED
    if (chosen or defenders(s)) and ONE_DEFENDER in active_effects(s).topics and _is_one_enough(s):
        return refusing.ENOUGH_DECLARED
    if s.participating[card]:
        return refusing.TAKES_PART
    if s.bowed[card]:
        return refusing.BOWED
    if card in conflict.evaded:
        return refusing.EVADED
    reason = why_no_part(s, card, seat, conflict.type, conflict.attacker, conflict.defender)
    if reason is not None:
        return reason
    if holds(s, NOT_DECLARED_DEFENDER, card):
        return refusing.UNDECLARABLE
    return None if _can_pay(s, seat, [*chosen, card]) else refusing.TAINT_UNPAID


def _can_pay(s: LcgState, seat: int, cards: list[int]) -> bool:
    """LCG-COST-01, LCG-COST-02: what they cost who declares them, and what the land costs its player."""
    defender, due = conflict_now(s).defender, taint_of_land(s)
    if seat == defender:
        return can_bear_taint(s, seat, cards, due)
    return can_bear_taint(s, seat, cards) and can_bear_taint(s, defender, [], due)


def taint_of_land(s: LcgState) -> int:
    """LCG-STAT-18: the honor that the first defenders at tainted provinces cost, however many they are."""
    tainted = [id for id in conflict_now(s).provinces if s.provinces[id].tainted]
    return 0 if defenders(s) else len(tainted)


def _is_one_enough(s: LcgState) -> bool:
    known = active_effects(s).rules
    return any(
        rule.about == ONE_DEFENDER and rule.concerns(s, context, context.source) for rule, context in known
    )


@final
class DeclareDefenders(Picking):
    """A player declares any number of defenders, or none."""

    tag: ClassVar[str] = "declare-defenders"
    fields: ClassVar[dict[str, str]] = {"most": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "declare")
    kinds: ClassVar[dict[str, str]] = {"take": "defend"}

    def __init__(self, seat: int, most: int = 0) -> None:
        super().__init__(seat)
        self.most = most
        """So many at most; 0: any number (LCG-TEAM-27)."""

    def on_player_left(self, s: LcgState, seat: int) -> None:
        super().on_player_left(s, seat)
        if s.ended:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        among = [] if s.ended or self._is_full() else defenders_for(s, self.seat, self.chosen)
        if not among and not self.chosen:
            self.go("declare")  # everybody can see that there is nobody
            return
        stop, back = [DONE], [BACK] if self.chosen else []
        s.push(AskAsItStands(self.seat, "", among + stop + back))

    def _is_full(self) -> bool:
        return self.most > 0 and len(self.chosen) == self.most

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        reason = why_not_own_character(s, self.seat, code)
        if reason is None and self._is_full():
            reason = refusing.ENOUGH_DECLARED
        return reason or why_cannot_defend(s, self.seat, self.chosen, code)

    def asks(self, s: LcgState, seat: int) -> str:
        """Which province, against how much, and what those bring who are chosen."""
        conflict = conflict_now(s)
        attack, defense = totals_now(s)
        defense += sum([value(s, card, conflict.type) for card in self.chosen])
        where = listed([province_title(s, id) for id in conflict.provinces])
        is_ = "is" if len(conflict.provinces) == 1 else "are"
        return f"{where} {is_} attacked: {CONFLICT_TYPES[conflict.type]}, {attack} to {defense}. Who defends?"

    def declare(self, s: LcgState) -> None:
        """LCG-STAT-16, LCG-STAT-18."""
        if not self.chosen:
            return
        owing = [conflict_now(s).defender] * taint_of_land(s) + tainting(s, self.chosen)
        for card in self.chosen:
            people.join(s, card, True)
        moments = [TriggerEvent("commits", card, self.seat, NOTHING, 0, RULES_EFFECT) for card in self.chosen]
        rules_of(s).occur(s, paid_for_taint(owing) + moments)
