"""Declaring a conflict: ring, type, province, attackers, whom covert evades (LCG-FRM3-06 to LCG-FRM3-12).

Everything is picked one after another and can be taken back; then all of it happens at once.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.lcg.acting.using import why_not_targeted
from gorin.games.lcg.fighting.declarable import (
    NOT_EVADED,
    attackers_for,
    can_bear_taint,
    declarable_rings,
    declarable_types,
    foes_in_reach,
    toll_for,
    why_cannot_attack,
    why_not_attacked,
    why_not_declared_with,
)
from gorin.games.lcg.kinds import CONFLICT_TYPES, COST_PAID, RULES_EFFECT
from gorin.games.lcg.presentation.naming import RINGS, place_id, province_title
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table import refusing
from gorin.games.lcg.table.belongings import Conflict, Province
from gorin.games.lcg.table.causes import OF_CONFLICT
from gorin.games.lcg.table.ops import lands, people, resources
from gorin.games.lcg.table.personal import AskAsItStands, Personal
from gorin.games.lcg.table.reading import characters_of, is_facedown, unclaimed
from gorin.games.lcg.table.refusing import why_not_own_character
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import value
from gorin.kernel.questions import BACK, DONE, PASS
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import has, holds
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import CHOICES, PLACES, AskThing

RING_CODES: Final = PLACES + RINGS
DECLARING: Final = ("take_attacker", "take_ally")
"""The stages to which attackers are answered."""


@final
class DeclareConflict(Personal):
    """A player declares a conflict, or passes the opportunity (LCG-FRM3-05)."""

    tag: ClassVar[str] = "declare-conflict"
    fields: ClassVar[dict[str, str]] = {
        "ring": "int",
        "type": "int",
        "place": "int",
        "attackers": "[int]",
        "evaded": "int",
        "allies": "[int]",
        "declined": "[int]",
        "tolls": "[int]",
        "number": "int",
        "foe": "int",
        "first": "[int]",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "choose_ring",
        "take_ring",
        "choose_type",
        "take_type",
        "choose_province",
        "take_province",
        "choose_toll",
        "take_toll",
        "choose_attackers",
        "take_attacker",
        "choose_allies",
        "take_ally",
        "choose_evaded",
        "take_evaded",
        "declare",
    )

    def cause(self, s: LcgState) -> tuple[int, ...]:
        return by_rule(OF_CONFLICT)

    kinds: ClassVar[dict[str, str]] = {
        "take_ring": "conflict.ring",
        "take_type": "conflict.type",
        "take_province": "conflict.province",
        "take_toll": "conflict.toll",
        "take_attacker": "conflict.attacker",
        "take_ally": "conflict.ally",
        "take_evaded": "conflict.covert",
    }

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.ring = NOTHING
        self.type = NOTHING
        self.place = NOTHING
        self.attackers: list[int] = []
        self.evaded = NOTHING
        self.allies: list[int] = []
        """The attackers of the rest of the team (LCG-TEAM-26)."""
        self.declined: list[int] = []
        """Who of the team has left the opportunity to the others."""
        self.tolls: list[int] = []
        """The rings to which fate is spent for attacking there."""
        self.number = 0
        """So many attackers must be declared, or as many as possible; 0: as many as the player likes."""
        self.foe = NOBODY
        self.first: list[int] = []
        """The defenders that this opponent has declared already (LCG-CLAR-39)."""

    def asks(self, s: LcgState, seat: int) -> str:
        """Who attacks what, and what those bring who are chosen."""
        so_far = sum([value(s, card, self.type) for card in self._all()])
        asks = "Who attacks" if seat == self.seat else "Who joins the attack"
        kind = CONFLICT_TYPES[self.type].capitalize()
        return f"{kind} attack on {province_title(s, self.place)}, {so_far} skill so far. {asks}?"

    def asks_about(self, s: LcgState) -> str:
        """The type, once it is chosen, and then the province."""
        if self.type == NOTHING:
            return ""
        where = "" if self.place == NOTHING else f":{place_id(s, self.place)}"
        return f"{CONFLICT_TYPES[self.type]}{where}"

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """Somebody else's provinces are gone: he begins anew."""
        super().on_player_left(s, seat)
        if seat != self.seat and self.at <= self.stages.index("declare"):
            self.ring = self.type = self.place = self.evaded = NOTHING
            self.attackers, self.allies, self.tolls = [], [], []
            self.go("choose_ring")

    def announce(self, s: LcgState) -> None:
        """What changes how it is declared answers this."""
        if declarable_rings(s, self.seat):
            rules_of(s).occur(s, [TriggerEvent("declares conflict", NOTHING, self.seat)])

    def choose_ring(self, s: LcgState) -> None:
        self.ring = NOTHING
        among = [RING_CODES + ring for ring in declarable_rings(s, self.seat)]
        if among and self.number:
            s.push(AskThing(self.seat, "Contest which ring?", among))
        elif among:
            s.push(AskThing(self.seat, "Contest which ring? (Or pass.)", [*among, PASS]))
        else:
            self._decline(s)  # everybody can see that there is nothing to declare

    def take_ring(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self._decline(s)
        else:
            self.ring = code - RING_CODES

    def _decline(self, s: LcgState) -> None:
        """LCG-TEAM-24: then it is for the rest of the team to use the opportunity."""
        self.declined.append(self.seat)
        mates = [mate for mate in rules_of(s).members(s, self.seat) if mate not in self.declined]
        if mates:
            self.seat = mates[0]
            self.go("choose_ring")
        else:
            self.at = len(self.stages)
            pass_opportunity(s, self.seat)

    def choose_type(self, s: LcgState) -> None:
        self.type = NOTHING
        words = [name.capitalize() for name in CONFLICT_TYPES]
        among = [CHOICES + type for type in self._types(s)]
        s.push(AskThing(self.seat, "Declare which type of conflict?", [*among, BACK], words))

    def _types(self, s: LcgState) -> list[int]:
        """LCG-CLAR-40: only those in which enough attackers can be declared, or the most."""
        types = declarable_types(s, self.seat)
        most = max([self._due(s, type) for type in types], default=0)
        return [type for type in types if self._due(s, type) == most]

    def _due(self, s: LcgState, type: int) -> int:
        """How many attackers must be declared in a conflict of this type."""
        if not self.number:
            return 0
        return min(self.number, len(attackers_for(s, self.seat, type, self._foes(s))))

    def _foes(self, s: LcgState) -> list[int]:
        """Whom the player attacks, or could, as long as the province is not chosen."""
        if self.place != NOTHING:
            return [s.provinces[self.place].owner]
        return foes_in_reach(s, self.seat) if self.foe == NOBODY else [self.foe]

    def take_type(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.go("choose_ring")
        else:
            self.type = code - CHOICES

    def choose_province(self, s: LcgState) -> None:
        self.place = NOTHING
        among = [PLACES + place.id for place in s.provinces if self._why_not_attacked(s, place) is None]
        s.push(AskThing(self.seat, "Attack which province?", [*among, BACK]))

    def _why_not_attacked(self, s: LcgState, place: Province) -> Reason | None:
        reason = why_not_attacked(s, self.seat, place)
        if reason is not None:
            return reason
        if self.foe not in (NOBODY, place.owner):
            return refusing.NOT_THIS_FOE
        can_attack = attackers_for(s, self.seat, self.type, [place.owner])
        return None if can_attack else refusing.NO_ATTACKERS

    def refuses(self, s: LcgState, seat: int, code: int) -> Reason | None:
        asked = self.awaits(s)
        if asked == "take_ring":
            return why_not_declared_with(s, self.seat, code - RING_CODES)
        if asked == "take_province":
            return self._why_not_attacked(s, s.provinces[code - PLACES])
        if asked == "take_toll":
            ring = code - RING_CODES
            if ring == self.ring:
                return refusing.RING_CONTESTED
            return None if ring in unclaimed(s) else refusing.NOT_UNCLAIMED
        if asked == "take_evaded":
            return self._why_not_evaded(s, self._as_declared(s), code)
        chosen = self.allies if asked == "take_ally" else self.attackers
        return self._why_no_attacker(s, seat, chosen, code) if asked in DECLARING else None

    def take_province(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.go("choose_type")
        else:
            self.place = code - PLACES
            self.tolls = []

    def choose_toll(self, s: LcgState) -> None:
        """LCG-CLAR-46: to a ring other than the one that will be contested."""
        if len(self.tolls) >= toll_for(s, s.provinces[self.place]):
            self.go("choose_attackers")
            return
        among = [RING_CODES + ring for ring in unclaimed(s) if ring != self.ring]
        s.push(AskThing(self.seat, "Attacking there costs 1 fate. Put it on which ring?", [*among, BACK]))

    def take_toll(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.go("choose_province")
        else:
            self.tolls.append(code - RING_CODES)
            self.go("choose_toll")

    def choose_attackers(self, s: LcgState) -> None:
        """LCG-FRM3-09: any number, at least one."""
        among = self._attackers(s, self.seat, self.attackers)
        due = self._due(s, self.type)
        done = [DONE] if self.attackers and len(self.attackers) >= due else []
        s.push(AskAsItStands(self.seat, "", [*among, *done, BACK]))

    def _attackers(self, s: LcgState, seat: int, chosen: list[int]) -> list[int]:
        """Whom a player could declare besides those that are chosen already."""
        own = characters_of(s, seat)
        return [card for card in own if self._why_no_attacker(s, seat, chosen, card) is None]

    def _why_no_attacker(self, s: LcgState, seat: int, chosen: list[int], card: int) -> Reason | None:
        reason = why_not_own_character(s, seat, card)
        if reason is not None:
            return reason
        if card in chosen:
            return refusing.DECLARED
        due = self._due(s, self.type) if seat == self.seat else 0
        if due and len(chosen) == due:
            return refusing.ENOUGH_DECLARED
        reason = why_cannot_attack(s, seat, card, self.type, self._foes(s))
        if reason is not None:
            return reason
        return None if can_bear_taint(s, seat, [*chosen, card]) else refusing.TAINT_UNPAID

    def take_attacker(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        self.go("choose_attackers")
        if code == DONE:
            self.go("choose_allies")
        elif code != BACK:
            self.attackers.append(code)
        elif self.attackers:
            self.attackers.pop()
        else:
            self.go("choose_province")

    def choose_allies(self, s: LcgState) -> None:
        """LCG-TEAM-26: the others of the team, one after another, as many as they like."""
        for mate in rules_of(s).members(s, self.seat)[1:]:
            among = self._attackers(s, mate, self.allies)
            if among:
                back = [BACK] if self.allies else []
                s.push(AskAsItStands(mate, "", [*among, DONE, *back]))
                return
        self.go("choose_evaded")

    def take_ally(self, s: LcgState) -> None:
        code = s.answers[rules_of(s).members(s, self.seat)[1]]
        if code == DONE:
            return
        self.go("choose_allies")
        if code == BACK:
            self.allies.pop()
        else:
            self.allies.append(code)

    def _all(self) -> list[int]:
        return self.attackers + self.allies

    def choose_evaded(self, s: LcgState) -> None:
        """LCG-COV-01, LCG-COV-03, LCG-COV-04."""
        if self.number:  # who defends is known already (LCG-CLAR-39)
            self.go("declare")
            return
        then = self._as_declared(s)
        if not any(has(then, card, "covert") for card in self._all()):
            self.go("declare")
            return
        defenders = rules_of(s).members(s, s.provinces[self.place].owner)
        own = [card for seat in defenders for card in characters_of(s, seat)]
        among = [card for card in own if self._why_not_evaded(s, then, card) is None]
        if among:
            s.push(AskThing(self.seat, "Covert: evade which character? (Or pass.)", [*among, PASS, BACK]))
        else:
            self.go("declare")

    def _why_not_evaded(self, s: LcgState, then: LcgState, card: int) -> Reason | None:
        """LCG-COV-01: covert is an ability that chooses somebody without covert (LCG-ABIL-01, LCG-IMM-01)."""
        defenders = rules_of(s).members(s, s.provinces[self.place].owner)
        if all(why_not_own_character(s, seat, card) is not None for seat in defenders):
            return refusing.NO_DEFENDER
        if has(then, card, "covert"):
            return refusing.HAS_COVERT
        if holds(then, NOT_EVADED, card):
            return refusing.SPARED
        sneaking = [each for each in self._all() if has(then, each, "covert")]
        return why_not_targeted(then, AbilityContext(self.seat, sneaking[0]), card, False)

    def _as_declared(self, s: LcgState) -> LcgState:
        """The table as it will be: who has covert may depend on the conflict itself (LCG-FRM3-10).

        On a copy, for until all is picked nothing of it has happened: every pick can be taken back, and
        others hear of all of it at once (LCG-FRM3-11).
        """
        then = s.clone()
        lands.begin_conflict(then, self._conflict(then))
        for card in self._all():
            people.join(then, card, True)
        return then

    def _conflict(self, s: LcgState) -> Conflict:
        place = s.provinces[self.place]
        conflict = Conflict(s.conflicts + 1, self.seat, place.owner, self.ring, self.type)
        conflict.provinces = [place.id]
        return conflict

    def take_evaded(self, s: LcgState) -> None:
        code = s.answers[self.seat]
        if code == BACK:
            self.allies = []
            self.go("choose_attackers")
        elif code != PASS:
            self.evaded = code

    def declare(self, s: LcgState) -> None:
        """LCG-FRM3-11: all of it at once; a face-down province turns up before reactions (LCG-FRM3-12)."""
        place, conflict = s.provinces[self.place], self._conflict(s)
        fate = s.rings[self.ring].fate
        lands.use_opportunity(s, rules_of(s).keeper_of(s, self.seat), self.type)
        for ring in self.tolls:
            resources.change_fate(s, self.seat, -1)
            lands.put_fate_on_ring(s, ring, 1)
        lands.begin_conflict(s, conflict)
        for card in self._all() + self.first:
            people.join(s, card, True)
        if self.number:
            lands.begin_defended(s, conflict)
        if self.evaded != NOTHING:
            lands.evade(s, conflict, self.evaded)
        lands.empty_ring(s, self.ring, self.seat)
        rules_of(s).occur(s, self._moments(s, place, fate))

    def _moments(self, s: LcgState, place: Province, fate: int) -> list[TriggerEvent]:
        declared = TriggerEvent(
            "conflict declared", place.card, self.seat, place.owner, self.type, RULES_EFFECT
        )
        selected = TriggerEvent("ring selected", NOTHING, self.seat, self.ring, fate, RULES_EFFECT)
        committed = [
            TriggerEvent("commits", card, s.controller[card], NOTHING, 1, RULES_EFFECT)
            for card in self._all()
        ]
        defending = [
            TriggerEvent("commits", card, s.controller[card], NOTHING, 0, RULES_EFFECT) for card in self.first
        ]
        taint = paid_for_taint(tainting(s, self._all() + self.first))
        found = [*taint, declared, selected, *committed, *defending]
        if is_facedown(s, place):
            found.append(TriggerEvent("revealed", place.card, place.owner, place.id, 1, RULES_EFFECT))
        return found


def pass_opportunity(s: LcgState, seat: int) -> None:
    """LCG-PASS-03: which one it is need not be said; it is the one that can be done without."""
    keeper = rules_of(s).keeper_of(s, seat)
    player = s.players[keeper]
    if player.military and player.political:
        lands.set_opportunities(s, keeper, player.military - 1, player.political - 1, player.either + 1)
    else:
        lands.use_opportunity(s, keeper, 0 if player.military else 1)
    rules_of(s).occur(s, [TriggerEvent("passes conflict", NOTHING, seat, NOTHING, 0, RULES_EFFECT)])


def tainting(s: LcgState, cards: list[int]) -> list[int]:
    """LCG-STAT-16: the controllers of those who are tainted, each as often as that costs 1 honor."""
    return [s.controller[card] for card in cards if s.tainted[card]]


def paid_for_taint(seats: list[int]) -> list[TriggerEvent]:
    """LCG-COST-02: each player loses all of it at once."""
    return [
        TriggerEvent("honor lost", NOTHING, seat, NOTHING, seats.count(seat), COST_PAID)
        for seat in sorted(set(seats))
    ]
