"""The Attack phase: declaration, invitations, maneuvers, battles in the Attacker's order.

CE-ATK, CE-MAN, CE-BTL; WH-ATK, WH-MAN, WH-FGT; DE-ATK, DE-MAN.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.honor import gain
from gorin.games.ccg.fighting.battle import Battle, leave_battlefields
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, HOME, NO_SIDE
from gorin.games.ccg.policy import policy_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.places import JOINS_NO_ATTACK
from gorin.games.ccg.table.permitted import open_fields
from gorin.games.ccg.table.reading import is_cavalry_unit, personalities, provinces_of, units_at
from gorin.games.ccg.table.sides import guests, is_leader, leader_of, may_join, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import BACK, DONE, NONE, PASS
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.questions import PLACES, SEATS, AskThing
from gorin.words.grammar.scope import NOTHING, Moment
from gorin.words.grammar.zones import PLAY
from gorin.words.naming import full_name

NOT_HOME: Final = Reason("Units are assigned from home, and this one is not there.", "CE-MAN-01")
BOWED_LEADER: Final = Reason("The unit of a bowed Personality cannot be assigned.", "CE-MAN-05")
NOT_CAVALRY: Final = Reason(
    "Only units whose Personality and Followers all have Cavalry are assigned now.", "CE-MAN-06", "CE-MAN-07"
)
MAY_NOT_BE_ASSIGNED: Final = Reason("An effect says that this unit may not be assigned.", "CE-GEN-01")
MAY_NOT_ATTACK: Final = Reason("An effect says that this unit may not attack.", "CE-GEN-01")
KEPT_OUT: Final = Reason("There is no battlefield to which an effect would let this unit go.", "CE-GEN-01")


@final
class AskAttack(AskThing):
    """Whom to attack."""

    def thing_label(self, s: CcgState, code: int) -> str:
        return f"Attack {super().thing_label(s, code)}"


@final
class AskBattlefield(AskThing):
    """Where to fight next."""

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

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.finishing = False
        """The Attacker cares no more in which order the battles are fought."""

    def without(self, s: CcgState, seat: int) -> None:
        """DE-RES-37: an attack without one of its leaders is over; whoever is out there goes home."""
        if is_leader(s, seat):
            self.at = max(self.at, self.stages.index("close"))
        elif seat == self.seat:
            self.at = len(self.stages)

    def forget_unheard(self, s: CcgState, seat: int) -> None:
        """Whether the others cared for the order; whoever is asked can say it again."""
        self.finishing = self.finishing and s.attacker == seat

    def offer(self, s: CcgState) -> None:
        """WH-ATK-06, DE-ATK-05: one other player is the Defender."""
        if policy_of(s).why_no_attack(s, self.seat) is not None:
            self.at = len(self.stages)
            return
        among = [SEATS + seat for seat in s.others(self.seat)]
        s.push(AskAttack(self.seat, "Do you attack?", [*among, PASS]))

    def declare(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code == PASS:
            self.at = len(self.stages)
        else:
            ops.declare_attack(s, self.seat, code - SEATS)

    def launch(self, s: CcgState) -> None:
        policy_of(s).launch(s)

    def declared(self, s: CcgState) -> None:
        ops.happen(s, Moment("attack declared", NOTHING, s.attacker, NOTHING))

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
        if policy_of(s).cavalry_segment:
            call_up(s, ATTACKING, True)

    def defender_cavalry(self, s: CcgState) -> None:
        if policy_of(s).cavalry_segment:
            call_up(s, DEFENDING, True)

    def maneuvers_over(self, s: CcgState) -> None:
        ops.happen(s, Moment("maneuvers over", NOTHING, s.attacker, NOTHING))

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
            s.push(AskBattlefield(s.attacker, "Where do you fight next?", places + words))

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
        policy_of(s).after_attack(s)

    def end(self, s: CcgState) -> None:
        ops.end_attack(s)


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

    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "side": "int",
        "cavalry": "bool",
        "units": "[int]",
        "places": "[int]",
        "unit": "int",
    }
    stages: ClassVar[tuple[str, ...]] = ("choose_unit", "take_unit", "choose_place", "take_place", "assign")

    def __init__(self, seat: int, side: int, cavalry: bool) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self.cavalry = cavalry
        self.units: list[int] = []
        self.places: list[int] = []
        self.unit = NOTHING

    def without(self, s: CcgState, seat: int) -> None:
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
        s.push(AskThing(self.seat, f"Assign a {kind} to {verb}?", free + words))

    def take_unit(self, s: CcgState) -> None:
        code = s.answers[self.seat]
        if code == DONE:
            self.go("assign")
        elif code == BACK:
            self.units.pop()
            self.places.pop()
            self.go("choose_unit")
        else:
            self.unit = code

    def choose_place(self, s: CcgState) -> None:
        fields = [PLACES + place.id for place in open_fields(s, self.unit, self.side)]
        asks = f"To which battlefield does {full_name(s, s.what[self.unit])} go?"
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
    policy = policy_of(s)
    shamed = [card for card in units if s.dishonored[card]] if policy.allying_rehonors else []
    for card in shamed:
        ops.rehonor(s, card)
    if not shamed and policy.honor_for_allying:
        gain(s, seat, policy.honor_for_allying)


def assignable(s: CcgState, seat: int, side: int, cavalry: bool) -> list[int]:
    if not may_join(s, seat, side):
        return []
    return [card for card in personalities(s, seat) if why_not_assigned(s, card, side, cavalry) is None]


def why_not_assigned(s: CcgState, personality: int, side: int, cavalry: bool) -> Reason | None:
    """What keeps a unit from being assigned now."""
    if s.place[personality] != HOME:
        return NOT_HOME
    if s.bowed[personality] and not holds(s, "assigns while bowed", personality):
        return BOWED_LEADER
    if cavalry and not is_cavalry_unit(s, personality):
        return NOT_CAVALRY
    if holds(s, "may not be assigned", personality):
        return MAY_NOT_BE_ASSIGNED
    if side == ATTACKING and (
        holds(s, "may not attack", personality) or holds(s, JOINS_NO_ATTACK, personality)
    ):
        return MAY_NOT_ATTACK
    return None if open_fields(s, personality, side) else KEPT_OUT
