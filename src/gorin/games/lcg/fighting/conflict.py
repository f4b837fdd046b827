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
    DISCARDED,
    RULES_EFFECT,
    TO_DISCARD,
    UNOPPOSED,
)
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.shown.naming import province_label
from gorin.games.lcg.table.allowed import can_participate
from gorin.games.lcg.table.ops import course, lands, people
from gorin.games.lcg.table.personal import AskAsItStands, Personal, Picking
from gorin.games.lcg.table.reading import (
    attackers,
    cards_in,
    characters_of,
    conflict_now,
    defenders,
    participants,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import strength, total_skill, value
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.state import Step
from gorin.words.grammar.english import listed
from gorin.words.grammar.in_force import holds, in_force
from gorin.words.grammar.questions import AskThing
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment
from gorin.words.grammar.zones import PLAY

STAYS_READY: Final = "does not bow from conflict resolution"
ONE_DEFENDER: Final = "no more than one defender"


@final
class ResolveConflict(Step):
    """The framework steps of one conflict."""

    stages: ClassVar[tuple[str, ...]] = (
        "defend",
        "act",
        "compare",
        "lose_honor_unopposed",
        "break_province",
        "clear_province",
        "resolve_ring",
        "claim_ring",
        "settle_ring",
        "bow_everybody",
        "go_home",
        "finish",
    )

    def without(self, s: LcgState, seat: int) -> None:
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
        for mate in reversed(policy_of(s).members(s, defender)[1:]):
            s.push(DeclareDefenders(mate, 1))  # LCG-TEAM-27
        s.push(DeclareDefenders(defender))

    def act(self, s: LcgState) -> None:
        """LCG-FRM3-15, LCG-FP-04: the defender has the first opportunity."""
        order = [seat for seat in s.seats_from(conflict_now(s).defender) if not s.players[seat].lost]
        s.push(ActionWindow(order))

    def compare(self, s: LcgState) -> None:
        """LCG-FRM3-19, LCG-WINC."""
        policy_of(s).occur(s, decided(s, totals_now(s)))

    def lose_honor_unopposed(self, s: LcgState) -> None:
        """LCG-FRM3-20, LCG-UNOP-01."""
        conflict = conflict_now(s)
        amount = policy_of(s).unopposed_loss
        if conflict.unopposed and amount:
            losers = policy_of(s).unopposed_losers(s, conflict.defender)
            losses = [Moment("honor lost", NOTHING, seat, NOTHING, amount, UNOPPOSED) for seat in losers]
            policy_of(s).occur(s, losses)

    def break_province(self, s: LcgState) -> None:
        """LCG-BRK-01, LCG-CMUL-02."""
        conflict = conflict_now(s)
        if conflict.winner != conflict.attacker:
            return
        breaking = [
            Moment("province breaks", s.provinces[id].card, conflict.attacker, id, 0, RULES_EFFECT)
            for id in would_break(s, conflict.attack - conflict.defense)
        ]
        policy_of(s).occur(s, breaking)

    def clear_province(self, s: LcgState) -> None:
        """LCG-BRK-03, LCG-ENL-11."""
        conflict = conflict_now(s)
        if conflict.winner == conflict.attacker:
            for id in conflict.broken:
                if cards_in(s, id):
                    s.push(ClearProvince(conflict.attacker, id))
        policy_of(s).claim_broken(s, conflict)

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
            policy_of(s).claim(s, taker, conflict.ring)
        elif conflict.winner != NOBODY:
            policy_of(s).claim_contested(s, conflict)

    def settle_ring(self, s: LcgState) -> None:
        """LCG-RING-06; the conflict keeps its type and elements (LCG-FRM3-27)."""
        lands.settle_ring(s, conflict_now(s))

    def bow_everybody(self, s: LcgState) -> None:
        """LCG-FRM3-28: all at once, before they go home."""
        bowing = [
            Moment("bows", card, s.controller[card], NOTHING, 0, RULES_EFFECT)
            for card in participants(s)
            if not s.bowed[card] and not holds(s, STAYS_READY, card)
        ]
        policy_of(s).occur(s, bowing)

    def go_home(self, s: LcgState) -> None:
        for card in list(participants(s)):
            people.go_home(s, card)

    def finish(self, s: LcgState) -> None:
        """LCG-FRM3-29: it is over, and then abilities may answer that."""
        conflict = conflict_now(s)
        ends = Moment("conflict ends", NOTHING, conflict.attacker, len(conflict.broken), conflict.number)
        course.end_durations(s, CONFLICT_END)
        lands.end_conflict(s)
        policy_of(s).occur(s, [ends])


def ring_taker(s: LcgState) -> int:
    """Who has lost and takes the ring all the same; whoever has left leaves it to the rest of the team."""
    conflict = conflict_now(s)
    taker = conflict.ring_taker
    return conflict.loser if taker != NOBODY and s.players[taker].lost else taker


def totals_now(s: LcgState) -> tuple[int, int]:
    """LCG-FRM3-18."""
    conflict = conflict_now(s)
    return total_skill(s, conflict.attacker), total_skill(s, conflict.defender)


def decided(s: LcgState, totals: tuple[int, int]) -> list[Moment]:
    """The winner is determined by these totals; what comes of it for the players (LCG-TEAM-20)."""
    conflict, policy = conflict_now(s), policy_of(s)
    winner = winner_of(s, totals)
    lands.decide(s, conflict, totals, winner, winner == conflict.attacker and not defenders(s))
    if winner == NOBODY:
        return []
    difference = abs(totals[0] - totals[1])
    won = [
        Moment("conflict won", NOTHING, seat, conflict.loser, difference, RULES_EFFECT)
        for seat in policy.members(s, winner)
    ]
    lost = [
        Moment("conflict lost", NOTHING, seat, winner, difference, RULES_EFFECT)
        for seat in policy.members(s, conflict.loser)
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
    conflict = conflict_now(s)
    if (chosen or defenders(s)) and ONE_DEFENDER in in_force(s).topics and _is_one_enough(s):
        return []
    return [
        card
        for card in characters_of(s, seat)
        if not s.bowed[card]
        and card not in chosen
        and card not in conflict.evaded
        and not s.participating[card]
        and can_participate(s, card, seat, conflict.type, conflict.attacker, conflict.defender)
        and not holds(s, NOT_DECLARED_DEFENDER, card)
        and _can_pay(s, seat, [*chosen, card])
    ]


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
    known = in_force(s).rules
    return any(rule.about == ONE_DEFENDER and rule.concerns(s, scope, scope.source) for rule, scope in known)


@final
class DeclareDefenders(Picking):
    """A player declares any number of defenders, or none."""

    fields: ClassVar[dict[str, str]] = {"most": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "declare")

    def __init__(self, seat: int, most: int = 0) -> None:
        super().__init__(seat)
        self.most = most
        """So many at most; 0: any number (LCG-TEAM-27)."""

    def without(self, s: LcgState, seat: int) -> None:
        super().without(s, seat)
        if s.ended:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        full = self.most and len(self.chosen) == self.most
        among = [] if s.ended or full else defenders_for(s, self.seat, self.chosen)
        if not among and not self.chosen:
            self.go("declare")  # everybody can see that there is nobody
            return
        stop, back = [DONE], [BACK] if self.chosen else []
        s.push(AskAsItStands(self.seat, "", among + stop + back))

    def asks(self, s: LcgState, seat: int) -> str:
        """Which province, against how much, and what those bring who are chosen."""
        conflict = conflict_now(s)
        attack, defense = totals_now(s)
        defense += sum([value(s, card, conflict.type) for card in self.chosen])
        where = listed([province_label(s, id) for id in conflict.provinces])
        kind = f"{CONFLICT_TYPES[conflict.type]} conflict"
        return f"Who defends {where}? ({kind}, {attack} attacking against {defense} defending)"

    def declare(self, s: LcgState) -> None:
        """LCG-STAT-16, LCG-STAT-18."""
        if not self.chosen:
            return
        owing = [conflict_now(s).defender] * taint_of_land(s) + tainting(s, self.chosen)
        for card in self.chosen:
            people.join(s, card, True)
        moments = [Moment("commits", card, self.seat, NOTHING, 0, RULES_EFFECT) for card in self.chosen]
        policy_of(s).occur(s, paid_for_taint(owing) + moments)


@final
class ClearProvince(Personal):
    """LCG-BRK-03, LCG-FRM3-23: the attacker may discard dynasty cards from a province that broke."""

    fields: ClassVar[dict[str, str]] = {"place": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def without(self, s: LcgState, seat: int) -> None:
        super().without(s, seat)
        if s.ended:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        among = cards_in(s, self.place)
        if among:
            asks = "The province breaks. Which dynasty card in it do you discard?"
            s.push(AskThing(self.seat, asks, [*among, DONE]))
        else:
            self.at = len(self.stages)

    def take(self, s: LcgState) -> None:
        card = s.answers[self.seat]
        if card == DONE:
            return
        left = [each for each in cards_in(s, self.place) if each != card]
        if left:
            self.go("choose")
        kind = "leaves play" if s.zone[card] == PLAY else "leaves province"
        policy_of(s).occur(s, [Moment(kind, card, s.controller[card], DISCARDED, TO_DISCARD, RULES_EFFECT)])
