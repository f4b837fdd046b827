"""Rulesets: the points on which the formats differ. The family asks them; it never asks for a name."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from gorin.games.lcg.kinds import TYPES, UNCLAIMED
from gorin.games.lcg.table.belongings import Conflict
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import NOBODY, TriggerEvent
from gorin.language.core.ruleset import Ruleset, ruleset_named

ACCUSE: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class LcgRuleset(Ruleset):
    """A format's answers. The defaults are those of the stronghold format, which the others differ from."""

    def __init__(self, id: str, format: str) -> None:
        super().__init__(id)
        self.format = format
        self.types = TYPES
        self.seats: tuple[int, ...] = (2,)
        self.has_teams = False
        """Several players are on one side."""
        self.starting_hand = 4
        """LCG-SETUP-10."""
        self.starting_honor = 0
        """Besides what the stronghold brings (LCG-SETUP-11)."""
        self.income = 0
        """The fate that each player collects besides what the stronghold brings."""
        self.province_tokens = 0
        """How many provinces without a card each player has (LCG-SKIR-17)."""
        self.token_strength = 3
        self.honor_victory = 25
        self.highest_bid = 5
        self.military_conflicts = 1
        self.political_conflicts = 1
        self.either_conflicts = 0
        self.breaks_to_open = 3
        """So many broken provinces open the stronghold province (LCG-FRM3-08)."""
        self.unopposed_loss = 1
        """LCG-FRM3-20."""
        self.fate_on_rings = True
        self.clears_broken_provinces = True
        """LCG-FRM4-08, LCG-SKIR-27."""
        self.returns_rings = True
        self.favor_has_sides = True
        self.duel_adds_skill = True
        """LCG-DTIM-15, LCG-SKIR-29."""
        self.passing_fate = 1
        self.deck_out_loss = 5
        """LCG-RUN-01."""
        self.events_in_dynasty = True
        """LCG-SKIR-08."""
        self.narrow_rings = False
        """Air, earth and water have the smaller effects of skirmish (LCG-SKIR-13 to LCG-SKIR-15)."""

    def occur(self, s: LcgState, moments: list[TriggerEvent]) -> None:
        """Changes are about to happen at once: let them be answered (acting/occurrence)."""
        raise NotImplementedError

    def window_prompt(
        self, s: LcgState, window: str, moments: list[TriggerEvent], answerable: list[TriggerEvent]
    ) -> str:
        """What a player is asked who may answer these changes."""
        raise NotImplementedError

    def settle_bids(self, s: LcgState) -> None:
        """Honor changes hands by the bids for cards (LCG-FRM2-06)."""
        raise NotImplementedError

    def claim_contested(self, s: LcgState, conflict: Conflict) -> None:
        """The winner of a conflict claims its ring (LCG-FRM3-26)."""
        raise NotImplementedError

    def take_spoils(self, s: LcgState, attacker: int, place: int) -> None:
        """The attacker takes what there is to take from a province that has just broken (LCG-FRM3-23)."""
        raise NotImplementedError

    def claim(self, s: LcgState, seat: int, ring: int) -> None:
        """A player claims a ring (LCG-ENL-07)."""
        raise NotImplementedError

    def highest_bid_of(self, s: LcgState, seat: int) -> int:
        return self.highest_bid

    def unopposed_losers(self, s: LcgState, defender: int) -> list[int]:
        """Who loses honor for a conflict that nobody opposed (LCG-TEAM-19)."""
        return [defender]

    def why_won(self, s: LcgState, seat: int) -> str:
        """Why a player has won now; nothing where that is not so."""
        raise NotImplementedError

    def why_lost(self, s: LcgState, seat: int) -> str:
        raise NotImplementedError

    def may_be_over(self, s: LcgState) -> bool:
        """Could anybody have won or lost? Where not, nobody is looked at; asked after every change."""
        return True

    def ring_pools(self, s: LcgState) -> list[int]:
        """Whose pools of unclaimed rings there are; NOBODY: one for all."""
        return [NOBODY]

    def income_besides(self, s: LcgState, seat: int) -> int:
        """What a player collects besides, by the format (LCG-ENL-18)."""
        return 0

    def place_fate_on_rings(self, s: LcgState) -> None:
        """LCG-FRM4-06, where it is not done as in the stronghold format."""

    def leaves(self, s: LcgState, seat: int) -> None:
        """A player is eliminated: what the format says besides (LCG-ENL-04)."""

    def fallen_in_honor(self, s: LcgState) -> list[int]:
        """Whose stronghold provinces break for lack of honor (LCG-TEAM-14)."""
        return []

    def is_stronghold_open(self, s: LcgState, seat: int) -> bool:
        """LCG-FRM3-08: may a player's stronghold province be attacked?"""
        row = [place for place in s.provinces if place.owner == seat and not place.is_stronghold]
        return len([place for place in row if place.broken]) >= self.breaks_to_open

    def declaring_seats(self, s: LcgState) -> list[int]:
        """Who has conflict opportunities (LCG-TEAM-24)."""
        return s.playing()

    def next_first_player(self, s: LcgState) -> int:
        """LCG-FP-01: the player on the left."""
        following = [seat for seat in s.others(s.active) if not s.players[seat].lost]
        return following[0]

    def first_after(self, s: LcgState, seat: int) -> int:
        """LCG-ENL-05: who is the first player after one who leaves: the one on the left."""
        return s.playing()[0]

    def side_of(self, seat: int) -> int:
        """Who is on whose side: each player is a side, or each team."""
        return seat

    def may_renew(self, s: LcgState, seat: int) -> bool:
        """May a player who has run out of cards make a new deck? (LCG-TEAM-13)"""
        return True

    def members(self, s: LcgState, seat: int) -> list[int]:
        """Who is on a player's side and in the game, that player first."""
        side = self.side_of(seat)
        order = s.seats_from(seat)
        return [other for other in order if self.side_of(other) == side and not s.players[other].lost]

    def rivals(self, s: LcgState, seat: int) -> list[int]:
        """Whom "your opponent" may mean (LCG-OPP-01)."""
        return [other for other in s.playing() if self.is_foe(seat, other)]

    def is_first(self, s: LcgState, seat: int) -> bool:
        """Does a player count as the first player? (LCG-TEAM-04)"""
        return self.side_of(seat) == self.side_of(s.active)

    def keeper_of(self, s: LcgState, seat: int) -> int:
        """Who keeps the conflict opportunities of a player, or of the player's team (LCG-TEAM-24)."""
        return seat

    def blank(self, s: LcgState) -> list[int]:
        """The cards whose text is blank by the rules of the format, except traits (LCG-TEAM-11)."""
        return []

    def voided(self, s: LcgState) -> list[int]:
        """The cards that are blank and have no strength by the rules of the format (LCG-TEAM-18)."""
        return []

    def is_beyond_effects(self, s: LcgState, card: int) -> bool:
        """Is a card immune to all card effects by the rules of the format? (LCG-TEAM-15)"""
        return False

    def may_switch_claimed(self, s: LcgState, seat: int, ring: int) -> bool:
        """May an effect switch a ring in a player's claimed pool with this one? (LCG-ENL-12)"""
        return s.rings[ring].state == UNCLAIMED

    def may_become_contested(self, s: LcgState, ring: int) -> bool:
        """May an effect switch the contested ring with this one? (LCG-ENL-13)"""
        return s.rings[ring].state == UNCLAIMED

    # --- treaties (LCG-TRT) -----------------------------------------------------------------------

    def watch(self, s: LcgState, moment: TriggerEvent) -> None:
        """Something has happened while there are treaties."""

    def dealings(self, s: LcgState, seat: int) -> list[int]:
        """Whom a player may offer a treaty, by seat, or accuse (ACCUSE + seat)."""
        return []

    def deal(self, s: LcgState, seat: int, with_whom: int) -> None:
        """Begin such a dealing."""

    def is_foe(self, seat: int, other: int) -> bool:
        if not self.has_teams:
            return seat != other
        return self.side_of(seat) != self.side_of(other)


def rules_of(s: LcgState) -> LcgRuleset:
    rules: Any = s.rules  # `cast` would be a call, and this is asked very often
    ruleset: LcgRuleset = rules
    return ruleset


def format_named(edition: str) -> LcgRuleset:
    return cast(LcgRuleset, ruleset_named(edition))
