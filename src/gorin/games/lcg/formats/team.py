"""Team conquest: two against two (LCG-TEAM). Teammates sit across from each other."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.fighting.bids import transfer
from gorin.games.lcg.format import LcgFormat
from gorin.games.lcg.kinds import HOLDING, PROVINCE_CARD, STRONGHOLD
from gorin.games.lcg.table.ops import lands
from gorin.games.lcg.table.reading import provinces_of, row_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import TriggerEvent


@final
class TeamConquest(LcgFormat):
    """What team conquest answers where it differs."""

    def __init__(self) -> None:
        super().__init__("lcg-team", "team-conquest")
        self.seats = (4,)
        self.has_teams = True
        self.honor_victory = 50

    def side_of(self, seat: int) -> int:
        return seat % 2

    def settle_bids(self, s: LcgState) -> None:
        """LCG-TEAM-23: each with the opponent across."""
        gifts: list[TriggerEvent] = []
        for seat in (0, 2):
            if s.players[seat].lost or s.players[seat + 1].lost:
                continue
            gifts += transfer(s, seat, seat + 1)
        self.occur(s, gifts)

    def highest_bid_of(self, s: LcgState, seat: int) -> int:
        """LCG-TEAM-12."""
        return 2 if self.has_fallen(s, seat) else self.highest_bid

    def may_renew(self, s: LcgState, seat: int) -> bool:
        """LCG-TEAM-13."""
        return not self.has_fallen(s, seat)

    def has_fallen(self, s: LcgState, seat: int) -> bool:
        """Is this player's stronghold province broken, or has the player given up? (LCG-TEAM-10)"""
        place = stronghold_province(s, seat)
        return s.players[seat].lost or (place is not None and place.broken)

    def team(self, s: LcgState, seat: int) -> list[int]:
        return [other for other in range(s.seats) if self.side_of(other) == self.side_of(seat)]

    def is_stronghold_open(self, s: LcgState, seat: int) -> bool:
        """LCG-TEAM-25."""
        broken = [place for other in self.team(s, seat) for place in provinces_of(s, other) if place.broken]
        return len(broken) >= self.breaks_to_open and any(place.broken for place in row_of(s, seat))

    def unopposed_losers(self, s: LcgState, defender: int) -> list[int]:
        """LCG-TEAM-19."""
        return self.members(s, defender)

    # --- what a team shares -----------------------------------------------------------------------

    def keeper_of(self, s: LcgState, seat: int) -> int:
        """LCG-TEAM-24: the first of a team keeps the opportunities of all."""
        return min(self.members(s, seat), default=seat)

    def declaring_seats(self, s: LcgState) -> list[int]:
        return [seat for seat in s.playing() if self.keeper_of(s, seat) == seat]

    def first_after(self, s: LcgState, seat: int) -> int:
        """LCG-TEAM-04: the token is the team's."""
        return self.members(s, seat)[0]

    def next_first_player(self, s: LcgState) -> int:
        """LCG-TEAM-07."""
        return next(seat for seat in s.playing() if self.is_foe(seat, s.active))

    def leaves(self, s: LcgState, seat: int) -> None:
        """Whoever is left of the team keeps its opportunities."""
        player, keeper = s.players[seat], self.keeper_of(s, seat)
        if player.military + player.political + player.either:
            lands.set_opportunities(s, keeper, player.military, player.political, player.either)

    # --- who has fallen, and doubles --------------------------------------------------------------

    def blank(self, s: LcgState) -> list[int]:
        """LCG-TEAM-11."""
        strongholds = [player.stronghold for player in s.players]
        return [card for seat, card in enumerate(strongholds) if card >= 0 and self.has_fallen(s, seat)]

    def is_beyond_effects(self, s: LcgState, card: int) -> bool:
        """LCG-TEAM-15."""
        place = s.provinces[s.lies_in[card]] if s.lies_in[card] >= 0 else None
        return place is not None and place.card == card and place.is_stronghold and place.broken

    def voided(self, s: LcgState) -> list[int]:
        """LCG-TEAM-18: all copies of a unique stronghold, province or holding of which a team has several."""
        copies: dict[tuple[int, str], list[int]] = {}
        for card in s.in_play:
            definition = s.definition(card)
            if definition.unique and definition.type in (STRONGHOLD, PROVINCE_CARD, HOLDING):
                copies.setdefault((self.side_of(s.controller[card]), definition.name), []).append(card)
        return [card for same in copies.values() if len(same) > 1 for card in same]

    def may_be_over(self, s: LcgState) -> bool:
        """Also otherwise than by honor and strongholds."""
        return True

    def why_won(self, s: LcgState, seat: int) -> str:
        """LCG-TEAM-22."""
        honor = sum([s.players[other].honor for other in self.members(s, seat)])
        return "Honor Victory" if honor >= self.honor_victory else ""

    def why_lost(self, s: LcgState, seat: int) -> str:
        """LCG-TEAM-21: nobody loses before the whole team does."""
        return "Conquest" if all(self.has_fallen(s, other) for other in self.team(s, seat)) else ""

    def fallen_in_honor(self, s: LcgState) -> list[int]:
        """LCG-TEAM-14: who is at 0 honor has the stronghold province broken at once."""
        return [seat for seat in s.playing() if s.players[seat].honor <= 0 and not self.has_fallen(s, seat)]


TEAM_FORMAT = TeamConquest()
