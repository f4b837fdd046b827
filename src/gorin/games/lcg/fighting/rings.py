"""Ring effects (LCG-RINGE-01 to LCG-RINGE-08, LCG-SKIR-12 to LCG-SKIR-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.kinds import AIR, EARTH, ELEMENTS, FIRE, RING_EFFECT, VOID, WATER
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.shown.naming import player_name
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.personal import Resolving
from gorin.games.lcg.table.reading import characters, elements_of, foes, is_in_conflict
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, PASS
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.questions import CHOICES, SEATS, AskThing
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment

RINGS_CANCELLED: Final = "ring effects are canceled"


def are_cancelled(s: LcgState) -> bool:
    """LCG-CANC-06: does something in force cancel all ring effects?"""
    known = in_force(s)
    if RINGS_CANCELLED not in known.topics:
        return False
    rules = [each for each in known.rules if each[0].about == RINGS_CANCELLED]
    return any(rule.concerns(s, scope, scope.source) for rule, scope in rules)


@final
class ResolveRing(Resolving):
    """A player may resolve the effect of a ring; or must, where an effect says so."""

    fields: ClassVar[dict[str, str]] = {
        "ring": "int",
        "optional": "bool",
        "element": "int",
        "foe": "int",
        "target": "int",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "choose_element",
        "take_element",
        "choose_foe",
        "take_foe",
        "choose",
        "take",
        "choose_way",
        "take_way",
    )

    def __init__(self, seat: int, ring: int, optional: bool) -> None:
        super().__init__(seat)
        self.ring = ring
        self.optional = optional
        self.element = NOTHING
        self.foe = NOBODY
        self.target = NOTHING

    def without(self, s: LcgState, seat: int) -> None:
        super().without(s, seat)
        if s.ended or seat == self.foe:
            self.at = len(self.stages)

    def asks_about(self, s: LcgState) -> str:
        """The element, and whom it meets."""
        if self.element == NOTHING:
            return ""
        return ELEMENTS[self.element] + ("" if self.target == NOTHING else f":c{self.target}")

    def choose_element(self, s: LcgState) -> None:
        """LCG-RINGE-07."""
        elements = elements_of(s, self.ring)
        if are_cancelled(s):
            course.cancel(s, NOTHING)
            self.at = len(self.stages)
        elif self.element != NOTHING:
            self.go("choose_foe")
        elif len(elements) == 1:
            self.element = elements[0]
            self.go("choose_foe")
        else:
            words = [name.capitalize() for name in ELEMENTS]
            among = [CHOICES + element for element in elements]
            s.push(AskThing(self.seat, "Which ring effect do you resolve?", [*among, PASS], words))

    def take_element(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self.at = len(self.stages)
        else:
            self.element = code - CHOICES

    def choose_foe(self, s: LcgState) -> None:
        """Against whom air and earth are resolved, where there are several opponents (LCG-TEAM-28)."""
        among = self._foes(s)
        if self.element not in (AIR, EARTH) or len(among) < 2:
            self.foe = among[0] if among else NOBODY
            self.go("choose")
        else:
            s.push(AskThing(self.seat, "Against which opponent?", [SEATS + seat for seat in among]))

    def _foes(self, s: LcgState) -> list[int]:
        """In a conflict the one whose province is attacked, or who attacks; otherwise any opponent."""
        conflict = s.conflict
        if conflict is not None:
            for seat in (conflict.defender, conflict.attacker):
                if policy_of(s).is_foe(self.seat, seat) and is_in_conflict(s, self.seat):
                    return [seat]
        return foes(s, self.seat)

    def take_foe(self, s: LcgState) -> None:
        self.foe = s.answers[self.seat] - SEATS

    def choose(self, s: LcgState) -> None:
        if self.element in (AIR, EARTH):
            self.go("take_way")
            self._offer_ways(s, [PASS] if self.optional else [])
            return
        others = [card for card in characters(s) if not is_immune(s, card, RING_EFFECT)]  # LCG-IMM-01
        among = [card for card in others if self._ways_for(s, card)]
        if not among:
            self.at = len(self.stages)
            return
        asks = f"{ELEMENTS[self.element].capitalize()} ring: choose a character."
        s.push(AskThing(self.seat, asks, [*among, PASS] if self.optional else among))

    def take(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self.at = len(self.stages)
        else:
            self.target = code

    def choose_way(self, s: LcgState) -> None:
        self._offer_ways(s, [BACK])

    def _offer_ways(self, s: LcgState, words: list[int]) -> None:
        ways = self._ways_for(s, self.target)
        if not ways:
            self.at = len(self.stages)
            return
        among = [CHOICES + number for number in range(len(ways))]
        upon = "" if self.target == NOTHING else f" with {s.definition(self.target).name}"
        asks = f"{ELEMENTS[self.element].capitalize()} ring: what do you do{upon}?"
        s.push(AskThing(self.seat, asks, [*among, *words], [way[0] for way in ways]))

    def take_way(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.go("choose")
        elif code != PASS:
            moments = self._ways_for(s, self.target)[code - CHOICES][1]
            policy_of(s).occur(s, moments)

    def _ways_for(self, s: LcgState, card: int) -> list[tuple[str, list[Moment]]]:
        """What can be done with the element, as words and as changes; only what would change something."""
        ways = _ways(s, self.element, self.seat, self.foe, card)
        return [way for way in ways if any(is_possible(s, moment) for moment in way[1])]


def _ways(s: LcgState, element: int, seat: int, foe: int, card: int) -> list[tuple[str, list[Moment]]]:
    narrow = policy_of(s).narrow_rings
    if element == AIR:
        take = (f"Take 1 honor from {player_name(s, foe)}", [_moment("honor given", NOTHING, foe, seat, 1)])
        gain = ("Gain 2 honor", [_moment("honor gained", NOTHING, seat, NOTHING, 2)])
        return [take] if narrow else [take, gain]
    if element == EARTH:
        draw = _moment("draws", NOTHING, seat, NOTHING, 1)
        discard = [_random_discard(s, foe)] if s.players[foe].hand else []
        if narrow:
            return [("Draw a card", [draw]), (f"{player_name(s, foe)} discards a random card", discard)]
        return [(f"Draw a card; {player_name(s, foe)} discards a random card", [draw, *discard])]
    if element == FIRE:
        return [("Honor", [_moment("honored", card)]), ("Dishonor", [_moment("dishonored", card)])]
    if element == WATER:
        return _water(s, card, narrow)
    assert element == VOID
    return [("Remove 1 fate", [_moment("fate removed", card, NOBODY, NOTHING, 1)])]


def _water(s: LcgState, card: int, narrow: bool) -> list[tuple[str, list[Moment]]]:
    """LCG-RINGE-05, LCG-SKIR-15."""
    ready = ("Ready", [_moment("readies", card)])
    bow = ("Bow", [_moment("bows", card)])
    if narrow:
        return [ready, bow] if s.fate[card] <= 1 and not s.participating[card] else []
    return [ready] if s.fate[card] else [ready, bow]


def _moment(kind: str, card: int, seat: int = NOBODY, other: int = NOTHING, amount: int = 0) -> Moment:
    return Moment(kind, card, seat, other, amount, RING_EFFECT)


def _random_discard(s: LcgState, seat: int) -> Moment:
    return _moment("discards at random", NOTHING, seat, NOTHING, 1)
