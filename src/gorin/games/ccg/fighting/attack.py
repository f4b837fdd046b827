"""The Attack phase: declaration, invitations, maneuvers, battles in the Attacker's order.

CE-ATK, CE-MAN, CE-BTL; WH-ATK, WH-MAN, WH-FGT; DE-ATK, DE-MAN.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.honor import gain
from gorin.games.ccg.fighting.battle import Battle, leave_battlefields
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import (
    ASSIGNS_BOWED,
    ATTACHMENTS,
    ATTACKING,
    DEFENDING,
    HOME,
    MAY_NOT_ATTACK,
    MAY_NOT_BE_ASSIGNED,
    NO_SIDE,
    PERSONALITY,
)
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops, refusing
from gorin.games.ccg.table.causes import FOR_ALLYING
from gorin.games.ccg.table.ops.places import JOINS_NO_ATTACK
from gorin.games.ccg.table.permitted import open_fields
from gorin.games.ccg.table.reading import is_cavalry_unit, personalities, province, provinces_of, units_at
from gorin.games.ccg.table.sides import guests, is_leader, leader_of, may_join, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import BACK, DONE, NONE, PASS
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.active_effects import holds
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.questions import PLACES, SEATS, AskThing
from gorin.language.core.zones import PLAY
from gorin.language.naming import full_name

NOT_HOME: Final = Reason("Units are assigned from home, and this one is not home.", "CE-MAN-01")
BOWED_LEADER: Final = Reason("The unit of a bowed Personality cannot be assigned.", "CE-MAN-05")
NOT_CAVALRY: Final = Reason(
    "Only Cavalry units can be assigned now: their Personality and all Followers have Cavalry.",
    "CE-MAN-06",
    "CE-MAN-07",
)
UNASSIGNABLE: Final = Reason("An effect says that this unit cannot be assigned.", "CE-GEN-01")
CANNOT_ATTACK: Final = Reason("An effect says that this unit cannot attack.", "CE-GEN-01")
KEPT_OUT: Final = Reason("Effects keep this unit away from every battlefield.", "CE-GEN-01")


@final
class AskAttack(AskThing):
    """Whom to attack."""

    tag: ClassVar[str] = "ask-attack"

    def thing_label(self, s: CcgState, code: int) -> str:
        return f"Attack {super().thing_label(s, code)}"


@final
class AskBattlefield(AskThing):
    """Where to fight next."""

    tag: ClassVar[str] = "ask-battlefield"

    def label(self, s: CcgState, code: int) -> str:
        return "Finish the attack" if code == DONE else super().label(s, code)

    def proposal(self, s: CcgState) -> int:
        """Where units attack, if that is in one place; in which order nobody attacks hardly matters."""
        attacked = [code for code in self.among if code >= 0 and units_at(s, code - PLACES, ATTACKING)]
        if len(attacked) > 1:
            return NONE
        return attacked[0] if attacked else DONE


@final
class AttackPhase(Step):
    """CE-ATK-01: optional. Its segments in order."""

    tag: ClassVar[str] = "attack-phase"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "finishing": "bool"}
    stages: ClassVar[tuple[str, ...]] = (
        "offer",
        "declare",
        "launch",
        "declared",
        "attacker_invites",
        "defender_invites",
        "attacker_infantry",
        "defender_infantry",
        "attacker_cavalry",
        "defender_cavalry",
        "maneuvers_over",
        "next_battle",
        "fight",
        "close",
        "after_attack",
        "end",
    )
    kinds: ClassVar[dict[str, str]] = {"declare": "attack.declare", "fight": "attack.next-battle"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.finishing = False
        """The Attacker cares no more in which order the battles are fought."""

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """DE-RES-37: an attack without one of its leaders is over; whoever is out there goes home."""
        if is_leader(s, seat):
            self.at = max(self.at, self.stages.index("close"))
        elif seat == self.seat:
            self.at = len(self.stages)

    def forget_private(self, s: CcgState, seat: int) -> None:
        """Whether the others cared for the order; whoever is asked can say it again."""
        self.finishing = self.finishing and s.attacker == seat

    def offer(self, s: CcgState) -> None:
        """WH-ATK-06, DE-ATK-05: one other player is the Defender."""
        ruleset = rules_of(s)
        among = [
            SEATS + seat for seat in s.others(self.seat) if ruleset.why_no_attack(s, self.seat, seat) is None
        ]
        if among:
            s.push(AskAttack(self.seat, "Attack whom?", [*among, PASS]))
        else:
            self.at = len(self.stages)

    def declare(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self.at = len(self.stages)
        else:
            ops.declare_attack(s, self.seat, code - SEATS)

    def launch(self, s: CcgState) -> None:
        rules_of(s).launch(s)

    def declared(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("attack declared", NOTHING, s.attacker, NOTHING))

    def attacker_invites(self, s: CcgState) -> None:
        s.push(Invitations(ATTACKING))

    def defender_invites(self, s: CcgState) -> None:
        """WH-ATK-14, WH-ATK-15, DE-ATK-08: after the Attacker, and perhaps the same players."""
        s.push(Invitations(DEFENDING))

    def attacker_infantry(self, s: CcgState) -> None:
        call_up(s, ATTACKING, False)

    def defender_infantry(self, s: CcgState) -> None:
        """CE-MAN-02, WH-MAN-11: knowing the attack."""
        call_up(s, DEFENDING, False)

    def attacker_cavalry(self, s: CcgState) -> None:
        if rules_of(s).cavalry_segment:
            call_up(s, ATTACKING, True)

    def defender_cavalry(self, s: CcgState) -> None:
        if rules_of(s).cavalry_segment:
            call_up(s, DEFENDING, True)

    def maneuvers_over(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("maneuvers over", NOTHING, s.attacker, NOTHING))

    def next_battle(self, s: CcgState) -> None:
        """CE-BTL-01 to CE-BTL-03: one battle at each battlefield, empty ones too."""
        left = [place.id for place in provinces_of(s, s.defender) if not place.fought]
        if not left:
            self.go("close")
        elif len(left) == 1 or self.finishing:
            s.push(Battle(left[0]))
            self.go("next_battle")
        else:
            places = [PLACES + id for id in left]
            words = [] if any(units_at(s, id, ATTACKING) for id in left) else [DONE]
            s.push(AskBattlefield(s.attacker, "Fight where next?", places + words))

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "declare":
            return why_no_defender(s, self.seat, code - SEATS)
        return why_no_battlefield(s, code - PLACES)

    def fight(self, s: CcgState) -> None:
        """Where no attacker is left the battles may be fought in one go."""
        self.go("next_battle")
        if s.answers[s.attacker] == DONE:
            self.finishing = True
        else:
            s.push(Battle(s.answers[s.attacker] - PLACES))

    def close(self, s: CcgState) -> None:
        leave_battlefields(s)

    def after_attack(self, s: CcgState) -> None:
        rules_of(s).after_attack(s)

    def end(self, s: CcgState) -> None:
        ops.end_attack(s)


def why_no_defender(s: CcgState, seat: int, other: int) -> Reason | None:
    """WH-ATK-06, DE-ATK-05: what speaks against attacking a player."""
    if s.is_out(other):
        return refusing.HAS_LEFT
    return refusing.YOURSELF if other == seat else rules_of(s).why_no_attack(s, seat, other)


def why_no_battlefield(s: CcgState, place: int) -> Reason | None:
    """What speaks against a province as the place of a battle."""
    found = province(s, place)
    if found is None or found.owner != s.defender:
        return refusing.NOT_ATTACKED
    return refusing.FOUGHT if found.fought else None


def called_up(s: CcgState, side: int) -> list[int]:
    """The leader of a side assigns first, then his guests in turn order.

    CE-MAN-01; WH-MAN-01, WH-MAN-06, WH-MAN-11, WH-MAN-12; DE-MAN-08, DE-MAN-12, DE-MAN-14.
    """
    return [leader_of(s, side), *guests(s, side)]


def call_up(s: CcgState, side: int, cavalry: bool) -> None:
    """Who assigns last lies lowest on the stack."""
    for seat in reversed(called_up(s, side)):
        s.push(Maneuvers(seat, side, cavalry))


@final
class Maneuvers(Step):
    """One player assigns units, all at once (CE-MAN-01): chosen one by one, placed together."""

    tag: ClassVar[str] = "maneuvers"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "side": "int",
        "cavalry": "bool",
        "units": "[int]",
        "places": "[int]",
        "unit": "int",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose_unit", "take_unit", "choose_place", "take_place", "assign")
    kinds: ClassVar[dict[str, str]] = {"take_unit": "attack.unit", "take_place": "attack.battlefield"}

    def __init__(self, seat: int, side: int, cavalry: bool) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self.cavalry = cavalry
        self.units: list[int] = []
        self.places: list[int] = []
        self.unit = NOTHING

    def cause(self, s: CcgState) -> tuple[int, ...]:
        return FOR_ALLYING

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """Nobody assigns for who is gone, nor to an attack without a leader."""
        kept = [
            (unit, place) for unit, place in zip(self.units, self.places, strict=True) if s.zone[unit] == PLAY
        ]
        self.units, self.places = [unit for unit, _ in kept], [place for _, place in kept]
        if self.unit != NOTHING and s.zone[self.unit] != PLAY:
            self.unit = NOTHING
            self.go("choose_unit")
        if seat == self.seat or is_leader(s, seat):
            self.at = len(self.stages)

    def choose_unit(self, s: CcgState) -> None:
        """WH-MAN-13: who is allied with the other side by now assigns nothing."""
        free = [c for c in assignable(s, self.seat, self.side, self.cavalry) if c not in self.units]
        if not free:
            self.go("assign")
            return
        words = [DONE, BACK] if self.units else [DONE]
        verb = "attack" if self.side == ATTACKING else "defend"
        kind = "Cavalry unit" if self.cavalry else "unit"
        s.push(AskThing(self.seat, f"Assign which {kind} to {verb}?", free + words))

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_place":
            is_open = code - PLACES in [place.id for place in open_fields(s, self.unit, self.side)]
            return why_no_battlefield(s, code - PLACES) or (None if is_open else refusing.KEPT_OUT_HERE)
        if s.zone[code] != PLAY:
            return refusing.NOT_IN_PLAY
        if s.controller[code] != self.seat:
            return refusing.NOT_YOUR_UNIT
        if s.type_of(code) != PERSONALITY:
            return refusing.BY_ITS_LEADER if s.type_of(code) in ATTACHMENTS else refusing.NO_UNIT
        if code in self.units:
            return refusing.ASSIGNED
        return why_not_assigned(s, code, self.side, self.cavalry)

    def take_unit(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code == DONE:
            if not self.units:
                ops.decline(s, self.seat)
            self.go("assign")
        elif code == BACK:
            self.units.pop()
            self.places.pop()
            self.go("choose_unit")
        else:
            self.unit = code

    def choose_place(self, s: CcgState) -> None:
        fields = [PLACES + place.id for place in open_fields(s, self.unit, self.side)]
        asks = f"Assign {full_name(s, s.what[self.unit])} to which battlefield?"
        s.push(AskThing(self.seat, asks, [*fields, BACK]))

    def take_place(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code != BACK:
            self.units.append(self.unit)
            self.places.append(code - PLACES)
        self.unit = NOTHING
        self.go("choose_unit")

    def assign(self, s: CcgState) -> None:
        joins = bool(self.units) and my_side(s, self.seat) == NO_SIDE
        if joins:
            ops.join(s, self.seat, self.side)
        for personality, place in zip(self.units, self.places, strict=True):
            ops.assign(s, personality, place, self.side)
        if joins:
            honor_ally(s, self.seat, self.units)


def honor_ally(s: CcgState, seat: int, units: list[int]) -> None:
    """WH-MAN-16 to WH-MAN-19, DE-ATK-14 to DE-ATK-16: for the first units assigned in an attack."""
    ruleset = rules_of(s)
    shamed = [card for card in units if s.dishonored[card]] if ruleset.allying_rehonors else []
    for card in shamed:
        ops.rehonor(s, card)
    if not shamed and ruleset.honor_for_allying:
        gain(s, seat, ruleset.honor_for_allying)


def assignable(s: CcgState, seat: int, side: int, cavalry: bool) -> list[int]:
    if not may_join(s, seat, side):
        return []
    return [card for card in personalities(s, seat) if why_not_assigned(s, card, side, cavalry) is None]


def why_not_assigned(s: CcgState, personality: int, side: int, cavalry: bool) -> Reason | None:
    """What keeps a unit from being assigned now."""
    if s.place[personality] != HOME:
        return NOT_HOME
    if cavalry and not is_cavalry_unit(s, personality):
        return NOT_CAVALRY
    reason = why_unfit(s, personality, side)
    if reason is not None:
        return reason
    return None if open_fields(s, personality, side) else KEPT_OUT


def why_unfit(s: CcgState, personality: int, side: int) -> Reason | None:
    """What keeps a unit from being assigned to any battlefield, wherever they are."""
    if s.bowed[personality] and not holds(s, ASSIGNS_BOWED, personality):
        return BOWED_LEADER
    if holds(s, MAY_NOT_BE_ASSIGNED, personality):
        return UNASSIGNABLE
    if side == ATTACKING and (
        holds(s, MAY_NOT_ATTACK, personality) or holds(s, JOINS_NO_ATTACK, personality)
    ):
        return CANNOT_ATTACK
    return None
