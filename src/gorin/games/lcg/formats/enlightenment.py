"""Enlightenment: three players collect rings of all elements on their provinces (LCG-ENL)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.format import LcgFormat
from gorin.games.lcg.formats.treaties.bargaining import (
    Accuse,
    EndTreaty,
    OfferTreaty,
    may_accuse,
    may_offer,
    treaty_between,
)
from gorin.games.lcg.formats.treaties.promises import release_from_war, watch
from gorin.games.lcg.kinds import CLAIMED, RULES_EFFECT, UNCLAIMED
from gorin.games.lcg.presentation.naming import RINGS, ring_name
from gorin.games.lcg.ruleset import ACCUSE, rules_of
from gorin.games.lcg.table.belongings import Conflict
from gorin.games.lcg.table.ops import lands, treaties
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.reading import claimed_by, foes, is_open_to_attack, provinces_of, unclaimed
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import PLACES, SEATS, AskThing


@final
class Enlightenment(LcgFormat):
    """What enlightenment answers where it differs."""

    def __init__(self) -> None:
        super().__init__("lcg-enlightenment", "enlightenment")
        self.seats = (3,)
        self.unopposed_loss = 0
        self.fate_on_rings = False
        self.returns_rings = False

    def ring_pools(self, s: LcgState) -> list[int]:
        """LCG-ENL-14."""
        return list(range(s.seats))

    def income_besides(self, s: LcgState, seat: int) -> int:
        """LCG-ENL-18."""
        return int(seat == s.active)

    def rivals(self, s: LcgState, seat: int) -> list[int]:
        """LCG-ENL-01: the one against whom a player is in a conflict; otherwise nobody."""
        others = super().rivals(s, seat)
        conflict = s.conflict
        if len(others) == 1:
            return others
        if conflict is None or seat not in (conflict.attacker, conflict.defender):
            return []
        return [conflict.defender if seat == conflict.attacker else conflict.attacker]

    # --- treaties ---------------------------------------------------------------------------------

    def state_based_actions(self, s: LcgState) -> bool:
        """Whatever treaty is over comes to its end before anything else."""
        ending = [step.parties for step in s.stack if isinstance(step, EndTreaty)]
        for treaty in s.treaties:
            if treaty.is_over and treaty.parties not in ending:
                s.push(EndTreaty(treaty.parties))
                return True
        return super().state_based_actions(s)

    def watch(self, s: LcgState, moment: TriggerEvent) -> None:
        watch(s, moment)

    def dealings(self, s: LcgState, seat: int) -> list[int]:
        others = s.others(seat)
        offers = [other for other in others if may_offer(s, seat, other)]
        return offers + [ACCUSE + other for other in others if may_accuse(s, seat, other)]

    def deal(self, s: LcgState, seat: int, with_whom: int) -> None:
        if with_whom < ACCUSE:
            s.push(OfferTreaty(seat, with_whom))
            return
        treaty = treaty_between(s, seat, with_whom - ACCUSE)
        if treaty is not None:
            treaties.accuse(s, treaty, with_whom - ACCUSE)
            s.push(Accuse(seat, with_whom - ACCUSE))

    # --- bids -------------------------------------------------------------------------------------

    def settle_bids(self, s: LcgState) -> None:
        """LCG-ENL-19 to LCG-ENL-21."""
        playing = s.playing()
        bids = {seat: s.players[seat].bid for seat in playing}
        high, low = max(bids.values()), min(bids.values())
        givers = [seat for seat in playing if bids[seat] == high]
        takers = [seat for seat in playing if bids[seat] == low]
        if high == low:
            return
        if len(givers) == 1 and len(takers) == 1:
            self.occur(s, [_gift(givers[0], takers[0], high - low)])
        else:
            s.push(SplitHonor(givers, takers, high - low))

    # --- rings ------------------------------------------------------------------------------------

    def claim_contested(self, s: LcgState, conflict: Conflict) -> None:
        """LCG-ENL-23: a winning defender claims none."""
        if conflict.winner == conflict.attacker:
            s.push(ClaimOnProvince(conflict.attacker, conflict.ring, conflict.attacker))
        else:
            lands.return_ring(s, conflict.ring, conflict.attacker)

    def take_spoils(self, s: LcgState, attacker: int, place: int) -> None:
        """LCG-ENL-11: the rings on it are claimed, once its dynasty cards are seen to."""
        there = [number for number, ring in enumerate(s.rings) if ring.province == place]
        for ring in reversed(there):
            s.push(ClaimOnProvince(attacker, ring, s.provinces[place].owner))
        super().take_spoils(s, attacker, place)

    def claim(self, s: LcgState, seat: int, ring: int) -> None:
        """LCG-ENL-07."""
        owner = s.rings[ring].pool if s.conflict is None else s.conflict.attacker
        s.push(ClaimOnProvince(seat, ring, owner))

    def may_switch_claimed(self, s: LcgState, seat: int, ring: int) -> bool:
        """LCG-ENL-12, LCG-ENL-09: out of the same player's pool, and of an element that is not there yet."""
        mine = [s.rings[number].element for number in claimed_by(s, seat)]
        other = s.rings[ring]
        return other.state == UNCLAIMED and other.pool == seat and other.element not in mine

    def may_become_contested(self, s: LcgState, ring: int) -> bool:
        """LCG-ENL-13."""
        conflict = s.conflict
        return (
            conflict is not None
            and s.rings[ring].state == UNCLAIMED
            and s.rings[ring].pool == conflict.attacker
        )

    def place_fate_on_rings(self, s: LcgState) -> None:
        """LCG-ENL-24."""
        for seat in reversed(s.playing()):
            s.push(PlaceFate(seat))

    # --- winning and losing -----------------------------------------------------------------------

    def may_be_over(self, s: LcgState) -> bool:
        """Also otherwise than by honor and strongholds."""
        return True

    def why_won(self, s: LcgState, seat: int) -> str:
        """LCG-ENL-15, LCG-ENL-16."""
        mine = {ring.element for ring in s.rings if ring.state == CLAIMED and ring.holder == seat}
        return "Enlightenment Victory" if len(mine) == 5 else super().why_won(s, seat)

    def leaves(self, s: LcgState, seat: int) -> None:
        """LCG-ENL-04, LCG-ENL-06: the rings of who is out are for all, and treaties with him are no more."""
        for treaty in list(s.treaties):
            if seat in treaty.parties:
                treaties.dissolve(s, treaty)
            else:
                release_from_war(s, treaty)
        for number, ring in enumerate(s.rings):
            if seat == (ring.holder if ring.state == CLAIMED else ring.pool):
                lands.return_ring(s, number, NOBODY)


def _gift(giver: int, taker: int, amount: int) -> TriggerEvent:
    return TriggerEvent("honor given", NOTHING, giver, taker, amount, RULES_EFFECT)


@final
class SplitHonor(Step):
    """One player gives to two, or takes from two: as evenly as possible, and who gets the rest is chosen."""

    tag: ClassVar[str] = "split-honor"
    fields: ClassVar[dict[str, str]] = {"givers": "[int]", "takers": "[int]", "amount": "int", "more": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take", "split")
    kinds: ClassVar[dict[str, str]] = {"take": "honor.split"}

    def __init__(self, givers: list[int], takers: list[int], amount: int) -> None:
        super().__init__()
        self.givers = givers
        self.takers = takers
        self.amount = amount
        self.more = NOBODY

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """Who is left gives or takes all of it."""
        self.givers = [giver for giver in self.givers if giver != seat]
        self.takers = [taker for taker in self.takers if taker != seat]
        if not self.givers or not self.takers:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        """LCG-ENL-20: nobody gives more than there is, so that is what two divide."""
        several = self._several()
        if len(self.givers) == 1:
            self.amount = min(self.amount, s.players[self.givers[0]].honor)
        if self.amount % len(several) == 0:
            self.go("split")
            return
        asks = "Who gets the leftover honor?" if len(self.givers) == 1 else "Who gives the leftover honor?"
        s.push(AskThing(self._single(), asks, [SEATS + seat for seat in several]))

    def take(self, s: LcgState) -> None:
        self.more = s.answers[self._single()] - SEATS

    def _single(self) -> int:
        return self.givers[0] if len(self.givers) == 1 else self.takers[0]

    def _several(self) -> list[int]:
        return self.takers if len(self.givers) == 1 else self.givers

    def split(self, s: LcgState) -> None:
        several = self._several()
        gifts: list[TriggerEvent] = []
        for seat in several:
            share = self.amount // len(several) + (self.amount % len(several) if seat == self.more else 0)
            giver, taker = (self._single(), seat) if len(self.givers) == 1 else (seat, self._single())
            gifts.append(_gift(giver, taker, share))
        rules_of(s).occur(s, gifts)


@final
class ClaimOnProvince(Personal):
    """LCG-ENL-07 to LCG-ENL-10: a ring is claimed on one of the claimer's provinces."""

    tag: ClassVar[str] = "claim-ring-on-province"
    fields: ClassVar[dict[str, str]] = {"ring": "int", "pool": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "ring.claim-on-province"}

    def __init__(self, seat: int, ring: int, pool: int) -> None:
        super().__init__(seat)
        self.ring = ring
        self.pool = pool
        """Whose pool it goes to where it cannot be claimed (LCG-ENL-09)."""

    def on_player_left(self, s: LcgState, seat: int) -> None:
        super().on_player_left(s, seat)
        if s.ended:
            self.at = len(self.stages)

    def choose(self, s: LcgState) -> None:
        ring = s.rings[self.ring]
        mine = [each.element for each in s.rings if each.state == CLAIMED and each.holder == self.seat]
        among = [PLACES + place.id for place in provinces_of(s, self.seat) if _may_hold(s, place.id)]
        if ring.element in mine or not among:
            lands.return_ring(s, self.ring, self.pool)
            self.at = len(self.stages)
            return
        asks = f"Claim {ring_name(ring.element)} on which of your provinces?"
        s.push(AskThing(self.seat, asks, among))

    def take(self, s: LcgState) -> None:
        place = s.answers[self.seat] - PLACES
        claimed = TriggerEvent("ring claimed", NOTHING, self.seat, self.ring, place + 1, RULES_EFFECT)
        rules_of(s).occur(s, [claimed])


def _may_hold(s: LcgState, id: int) -> bool:
    """LCG-ENL-10."""
    place = s.provinces[id]
    return not place.is_stronghold or is_open_to_attack(s, place)


@final
class PlaceFate(Personal):
    """LCG-ENL-24: a player puts 1 fate on a ring in an opponent's unclaimed pool."""

    tag: ClassVar[str] = "place-fate-on-ring"
    stages: ClassVar[tuple[str, ...]] = ("choose", "take")
    kinds: ClassVar[dict[str, str]] = {"take": "ring.place-fate"}

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def choose(self, s: LcgState) -> None:
        pools = foes(s, self.seat)
        among = [PLACES + RINGS + ring for ring in unclaimed(s) if s.rings[ring].pool in pools]
        if among:
            s.push(AskThing(self.seat, "Put 1 fate on which opponent's ring?", among))
        else:
            self.at = len(self.stages)

    def take(self, s: LcgState) -> None:
        ring = s.answers[self.seat] - PLACES - RINGS
        lands.put_fate_on_ring(s, ring, 1, self.seat)
        if s.treaties:
            rules_of(s).watch(s, TriggerEvent("puts fate", NOTHING, self.seat, s.rings[ring].pool))


ENLIGHTENMENT_FORMAT = Enlightenment()
