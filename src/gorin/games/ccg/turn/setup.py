"""Setting up (CE-SET): strongholds, who goes first, starting Holdings, provinces, hands."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.kinds import WIND, YOUR_NEXT_TURN
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import clan_of_player
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import focus_value
from gorin.games.ccg.turn.phases import Turn
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING

MOST_CUTS: Final = 1000
"""Decks in which every card has the same Focus Value would be cut for ever."""


@final
class Match(Step):
    """A whole game: set-up, then turn after turn (CE-TURN-01)."""

    tag: ClassVar[str] = "game"
    fields: ClassVar[dict[str, str]] = {"first": "int", "cutting": "bool"}
    stages: ClassVar[tuple[str, ...]] = (
        "strongholds",
        "before_first",
        "who_goes_first",
        "starting_holdings",
        "shuffle_decks",
        "lay_provinces",
        "lay_out",
        "draw_hands",
        "next_turn",
    )

    def __init__(self, cutting: bool = False) -> None:
        super().__init__()
        self.first = NOBODY
        self.cutting = cutting
        """Cards are cut to settle who goes first."""

    def strongholds(self, s: CcgState) -> None:
        """CE-STR-02, CE-STR-07, CE-FAV-06, CE-FAV-07."""
        for seat, player in enumerate(s.players):
            ops.enter_play(s, player.stronghold, seat)
            for card in range(len(s.what)):
                if s.owner[card] == seat and s.type_of(card) == WIND:  # DE-CRD-02
                    ops.enter_play(s, card, seat)
            ops.set_honor(s, seat, s.definition(player.stronghold).starting_honor)
        ops.forget_moments(s)
        clans = [clan_of_player(s, seat) for seat in range(s.seats)]
        holder = rules_of(s).favor_at_start(clans)
        if holder != NOBODY:
            ops.take_favor(s, holder)

    def before_first(self, s: CcgState) -> None:
        """DE-SET-22: what an edition settles before it is known who goes first."""
        rules_of(s).before_first(s)

    def who_goes_first(self, s: CcgState) -> None:
        """CE-SET-02, CE-SET-03; with cuts, those who are tied go on cutting (DE-OPT-01, DE-OPT-02)."""
        totals = [player.honor for player in s.players]
        tied = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
        if self.cutting:
            tied = self._cut(s, totals)
        self.first = tied[s.chance.below(len(tied))] if len(tied) > 1 else tied[0]
        ops.make_first(s, self.first)

    def _cut(self, s: CcgState, totals: list[int]) -> list[int]:
        """A random card out of each Fate deck adds its Focus Value, to the comparison alone (DE-OPT-03)."""
        tied = list(range(s.seats))
        for _ in range(MOST_CUTS):
            for seat in tied:
                fate = s.players[seat].fate
                card = fate[s.chance.below(len(fate))]
                totals[seat] += focus_value(s, card)
                s.tell("cut", (seat, s.what[card], totals[seat]))
            most = max([totals[seat] for seat in tied])
            tied = [seat for seat in tied if totals[seat] == most]
            if len(tied) == 1:
                break
        return tied

    def starting_holdings(self, s: CcgState) -> None:
        """CE-SET-04, CE-SET-05, CE-SET-18."""
        ruleset = rules_of(s)
        for seat in s.playing_from(self.first):
            for slug in ruleset.holdings_for_all:
                ops.enter_play(s, s.add_card(slug, seat), seat)
            if seat in ruleset.late_seats(s.playing_from(self.first)):
                for slug in ruleset.holdings_for_later:
                    ops.enter_play(s, s.add_card(slug, seat), seat, NOTHING, True)
        ops.forget_moments(s)

    def shuffle_decks(self, s: CcgState) -> None:
        for seat in s.playing_from(0):
            ops.shuffle(s, seat, True)
            ops.shuffle(s, seat, False)

    def lay_provinces(self, s: CcgState) -> None:
        """CE-SET-10: the top four cards, face-down, from left to right."""
        for seat in s.playing_from(0):
            for _ in range(rules_of(s).provinces):
                ops.refill(s, ops.add_province(s, seat))

    def lay_out(self, s: CcgState) -> None:
        """WH-STA-08: what else an edition has on the table."""
        rules_of(s).lay_out(s, self.first)

    def draw_hands(self, s: CcgState) -> None:
        """CE-SET-14."""
        for seat in s.playing_from(0):
            for _ in range(rules_of(s).starting_hand):
                ops.draw(s, seat)
        ops.make_active(s, (self.first - 1) % s.seats)

    def next_turn(self, s: CcgState) -> None:
        """What lasts until the next turn of somebody who has left is over where it would have begun."""
        self.again()
        seat = (s.active + 1) % s.seats
        while s.players[seat].lost:
            ops.end_durations_of(s, YOUR_NEXT_TURN, seat)  # DE-WIN-05, WH-RES-14
            seat = (seat + 1) % s.seats
        s.push(Turn(seat))
