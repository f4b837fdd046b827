"""Ring effects (LCG-RINGE-01 to LCG-RINGE-08, LCG-SKIR-12 to LCG-SKIR-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.by_side import by_side
from gorin.games.lcg.kinds import AIR, EARTH, ELEMENTS, FIRE, RING_EFFECT, VOID, WATER
from gorin.games.lcg.presentation.naming import player_name
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.causes import by_ring
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.personal import Personal, Resolving
from gorin.games.lcg.table.reading import RING_CODES, characters, elements_of, foes, is_in_conflict
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import NO_CAUSE
from gorin.kernel.questions import BACK, PASS
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import active_effects
from gorin.language.core.causes import by_card
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import CHOICES, SEATS, AskThing

ASKED: Final = {FIRE: "honor or dishonor", WATER: "bow or ready", VOID: "remove 1 fate from"}
"""What is done to a character by the effect of a ring."""
RING_EFFECT_ENDS: Final = "ring effect"
"""How the log calls what is canceled then."""
RINGS_CANCELLED: Final = "ring effects are canceled"


def canceller(s: LcgState) -> int:
    """LCG-CANC-06: the card that cancels all ring effects now, if there is one."""
    known = active_effects(s)
    if RINGS_CANCELLED not in known.topics:
        return NOTHING
    for rule, context in known.rules:
        if rule.about == RINGS_CANCELLED and rule.concerns(s, context, context.source):
            return context.source
    return NOTHING


def effective_elements(s: LcgState, seat: int, ring: int) -> list[int]:
    """The elements of a ring whose effects a player could use to change something now (LCG-TRIG-05)."""
    if canceller(s) != NOTHING:
        return []
    return [element for element in elements_of(s, ring) if _is_effective(s, seat, element)]


def _is_effective(s: LcgState, seat: int, element: int) -> bool:
    if element in (AIR, EARTH):
        return any(_ways_now(s, element, seat, foe, NOTHING) for foe in _foes(s, seat))
    return bool(_who_may_be_met(s, element, seat))


def _who_may_be_met(s: LcgState, element: int, seat: int) -> list[int]:
    """The characters whom fire, water and void can do something to (LCG-IMM-01)."""
    others = [card for card in characters(s) if not is_immune(s, card, RING_EFFECT)]
    return [card for card in others if _ways_now(s, element, seat, NOBODY, card)]


def _foes(s: LcgState, seat: int) -> list[int]:
    """In a conflict the one whose province is attacked, or who attacks; otherwise any opponent."""
    conflict = s.conflict
    if conflict is not None:
        for other in (conflict.defender, conflict.attacker):
            if rules_of(s).is_foe(seat, other) and is_in_conflict(s, seat):
                return [other]
    return foes(s, seat)


@final
class ResolveRing(Resolving):
    """A player may resolve the effect of a ring; or must, where an effect says so."""

    tag: ClassVar[str] = "resolve-ring"
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
    kinds: ClassVar[dict[str, str]] = {
        "take_element": "ring.element",
        "take_foe": "ring.opponent",
        "take": "ring.target",
        "take_way": "ring.effect",
    }

    def __init__(self, seat: int, ring: int, optional: bool) -> None:
        super().__init__(seat)
        self.ring = ring
        self.optional = optional
        self.element = NOTHING
        self.foe = NOBODY
        self.target = NOTHING

    def on_player_left(self, s: LcgState, seat: int) -> None:
        super().on_player_left(s, seat)
        if s.ended or seat == self.foe:
            self.at = len(self.stages)

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return NO_CAUSE if self.element == NOTHING else by_ring(self.element)

    def asks_about(self, s: LcgState) -> str:
        """The element, and whom it meets."""
        if self.element == NOTHING:
            return ""
        return ELEMENTS[self.element] + ("" if self.target == NOTHING else f":c{self.target}")

    def choose_element(self, s: LcgState) -> None:
        """LCG-RINGE-07: among those that would change something (LCG-EFF-05)."""
        elements = effective_elements(s, self.seat, self.ring)
        card = canceller(s)
        if card != NOTHING:
            course.cancel(s, NOTHING, RING_EFFECT_ENDS, by_card(s.what[card]))
            self.at = len(self.stages)
        elif self.element != NOTHING:
            self.go("choose_foe")
        elif not elements:
            self.at = len(self.stages)
        elif len(elements) == 1:
            self.element = elements[0]
            self.go("choose_foe")
        else:
            words = [name.capitalize() for name in ELEMENTS]
            among = [CHOICES + element for element in elements]
            s.push(AskThing(self.seat, "Resolve which ring effect? (Or pass.)", [*among, PASS], words))

    def take_element(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self.at = len(self.stages)
        else:
            self.element = code - CHOICES

    def choose_foe(self, s: LcgState) -> None:
        """Against whom air and earth are resolved, where there are several opponents (LCG-TEAM-28)."""
        among = _foes(s, self.seat)
        if self.element in (AIR, EARTH):
            among = [foe for foe in among if _ways_now(s, self.element, self.seat, foe, NOTHING)]
        if self.element not in (AIR, EARTH) or len(among) < 2:
            self.foe = among[0] if among else NOBODY
            self.go("choose")
        else:
            s.push(
                AskThing(
                    self.seat,
                    f"{ELEMENTS[self.element].capitalize()} ring \u2014 against which opponent?",
                    [SEATS + seat for seat in among],
                )
            )

    def take_foe(self, s: LcgState) -> None:
        self.foe = s.answers[self.seat] - SEATS

    def choose(self, s: LcgState) -> None:
        if self.element in (AIR, EARTH):
            self.go("take_way")
            self._offer_ways(s, [PASS] if self.optional else [])
            return
        among = [card for card in characters(s) if self._why_not_met(s, card) is None]
        if not among:
            self.at = len(self.stages)
            return
        asks = f"{ELEMENTS[self.element].capitalize()} ring \u2014 {ASKED[self.element]} which character?"
        among = by_side(s, self.seat, among, -1 if self.element == VOID else 0)
        s.push(AskThing(self.seat, asks, [*among, PASS] if self.optional else among))

    def _why_not_met(self, s: LcgState, card: int) -> Reason | None:
        """LCG-IMM-01: what speaks against a character for this element."""
        if is_immune(s, card, RING_EFFECT):
            return refusing.RING_IMMUNE
        return None if self._ways_for(s, card) else refusing.RING_IN_VAIN

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) != "take":
            return None
        return self._why_not_met(s, code) if code in characters(s) else refusing.NO_CHARACTER

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
        upon = "choose one" if self.target == NOTHING else s.definition(self.target).name
        asks = f"{ELEMENTS[self.element].capitalize()} ring \u2014 {upon}"
        s.push(AskThing(self.seat, asks, [*among, *words], [way[0] for way in ways]))

    def take_way(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.target = NOTHING
            self.go("choose")
        elif code != PASS:
            moments = self._ways_for(s, self.target)[code - CHOICES][1]
            rules_of(s).occur(s, moments)

    def _ways_for(self, s: LcgState, card: int) -> list[tuple[str, list[TriggerEvent]]]:
        return _ways_now(s, self.element, self.seat, self.foe, card)


def _ways_now(
    s: LcgState, element: int, seat: int, foe: int, card: int
) -> list[tuple[str, list[TriggerEvent]]]:
    """What can be done with the element, as words and as changes; only what would change something."""
    ways = _ways(s, element, seat, foe, card)
    return [way for way in ways if any(is_possible(s, moment) for moment in way[1])]


def _ways(s: LcgState, element: int, seat: int, foe: int, card: int) -> list[tuple[str, list[TriggerEvent]]]:
    narrow = rules_of(s).narrow_rings
    if element == AIR:
        take = (f"Take 1 honor from {player_name(s, foe)}", [_moment("honor given", NOTHING, foe, seat, 1)])
        gain = ("Gain 2 honor", [_moment("honor gained", NOTHING, seat, NOTHING, 2)])
        return [take] if narrow else [take, gain]
    if element == EARTH:
        draw = _moment("draws", NOTHING, seat, NOTHING, 1)
        discard = [_random_discard(s, foe)] if s.players[foe].hand else []
        if narrow:
            return [("Draw 1 card", [draw]), (f"{player_name(s, foe)} discards 1 card at random", discard)]
        return [(f"Draw 1 card, and {player_name(s, foe)} discards 1 at random", [draw, *discard])]
    if element == FIRE:
        return [("Honor", [_moment("honored", card)]), ("Dishonor", [_moment("dishonored", card)])]
    if element == WATER:
        return _water(s, card, narrow)
    assert element == VOID
    return [("Remove 1 fate", [_moment("fate removed", card, NOBODY, NOTHING, 1)])]


def _water(s: LcgState, card: int, narrow: bool) -> list[tuple[str, list[TriggerEvent]]]:
    """LCG-RINGE-05, LCG-SKIR-15."""
    ready = ("Ready", [_moment("readies", card)])
    bow = ("Bow", [_moment("bows", card)])
    if narrow:
        return [ready, bow] if s.fate[card] <= 1 and not s.participating[card] else []
    return [ready] if s.fate[card] else [ready, bow]


def _moment(kind: str, card: int, seat: int = NOBODY, other: int = NOTHING, amount: int = 0) -> TriggerEvent:
    return TriggerEvent(kind, card, seat, other, amount, RING_EFFECT)


def _random_discard(s: LcgState, seat: int) -> TriggerEvent:
    return _moment("discards at random", NOTHING, seat, NOTHING, 1)


@final
class ResolveRings(Personal):
    """A player resolves several ring effects; the first player says which of them comes next.

    LCG-RINGE-08: each is over before the next one begins. They are rings, or elements of one `ring`.
    """

    tag: ClassVar[str] = "resolve-rings"
    fields: ClassVar[dict[str, str]] = {"ring": "int", "effects": "[int]", "optional": "bool"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "ring.order"}

    def __init__(self, seat: int, ring: int, effects: list[int], optional: bool) -> None:
        super().__init__(seat)
        self.ring = ring
        self.effects = effects
        self.optional = optional

    def choose(self, s: LcgState) -> None:
        if len(self.effects) > 1:
            words = [name.capitalize() for name in ELEMENTS]
            s.push(AskThing(s.active, "Resolve which ring effect next?", list(self.effects), words))
            return
        self.at = len(self.stages)
        for code in self.effects:
            self._resolve(s, code)

    def take(self, s: LcgState) -> None:
        code = s.answers[s.active]
        self.effects.remove(code)
        self.go("choose")
        self._resolve(s, code)

    def _resolve(self, s: LcgState, code: int) -> None:
        if self.ring == NOTHING:
            s.push(ResolveRing(self.seat, code - RING_CODES, self.optional))
            return
        step = ResolveRing(self.seat, self.ring, self.optional)
        step.element = code - CHOICES
        s.push(step)
