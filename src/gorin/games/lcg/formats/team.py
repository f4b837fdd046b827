"""Team conquest: two against two (LCG-TEAM). Teammates sit across from each other."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.book import LcgBook
from gorin.games.lcg.fighting.bids import transfer
from gorin.games.lcg.table.reading import row_of, stronghold_province
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.scope import NOBODY, Moment


@final
class TeamConquest(LcgBook):
    """What team conquest answers where it differs."""

    def __init__(self) -> None:
        super().__init__("lcg-team", "team-conquest")
        self.seats = (4,)
        self.honor_victory = 50

    def side_of(self, seat: int) -> int:
        return seat % 2

    def settle_bids(self, s: LcgState) -> None:
        """LCG-TEAM-23: each with the opponent across."""
        gifts: list[Moment] = []
        for seat in (0, 2):
            gifts += transfer(s, seat, seat + 1)
        self.occur(s, gifts)

    def highest_bid_of(self, s: LcgState, seat: int) -> int:
        """LCG-TEAM-12."""
        return 2 if self.has_fallen(s, seat) else self.highest_bid

    def may_renew(self, s: LcgState, seat: int) -> bool:
        """LCG-TEAM-13."""
        return not self.has_fallen(s, seat)

    def has_fallen(self, s: LcgState, seat: int) -> bool:
        """Is this player's stronghold province broken? (LCG-TEAM-10)"""
        place = stronghold_province(s, seat)
        return place is not None and place.broken

    def team(self, s: LcgState, seat: int) -> list[int]:
        return [other for other in range(s.seats) if self.side_of(other) == self.side_of(seat)]

    def is_stronghold_open(self, s: LcgState, seat: int) -> bool:
        """LCG-TEAM-25."""
        broken = [place for other in self.team(s, seat) for place in row_of(s, other) if place.broken]
        return len(broken) >= self.breaks_to_open and any(place.owner == seat for place in broken)

    def unopposed_losers(self, s: LcgState, defender: int) -> list[int]:
        """LCG-TEAM-19."""
        return self.team(s, defender)

    def declaring_seats(self, s: LcgState) -> list[int]:
        """LCG-TEAM-24: the opportunities are the team's; whoever of it comes first has them."""
        seats = s.playing()
        firsts = {self.side_of(seat): seat for seat in reversed(seats)}
        return [seat for seat in seats if firsts[self.side_of(seat)] == seat]

    def why_won(self, s: LcgState, seat: int) -> str:
        """LCG-TEAM-22."""
        honor = sum(s.players[other].honor for other in self.team(s, seat))
        return "Honor Victory" if honor >= self.honor_victory else ""

    def why_lost(self, s: LcgState, seat: int) -> str:
        """LCG-TEAM-21: nobody loses before the whole team does."""
        return "Conquest" if all(self.has_fallen(s, other) for other in self.team(s, seat)) else ""

    def fallen_in_honor(self, s: LcgState) -> int:
        """LCG-TEAM-14: who is at 0 honor has the stronghold province broken at once."""
        for seat in s.playing():
            if s.players[seat].honor <= 0 and not self.has_fallen(s, seat):
                return seat
        return NOBODY


TEAM_FORMAT = TeamConquest()
