"""Rulesets: what an edition answers by doing something: who has won, who starts with the Favor."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import ELEMENTS, NO_SIDE, RING
from gorin.games.ccg.settings import EditionSettings
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.leaving import leave
from gorin.games.ccg.table.ops.ongoing import DOES_NOT_COUNT
from gorin.games.ccg.table.reading import personalities, provinces_of
from gorin.games.ccg.table.standstill import barren_turns_left
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.chance import Chance
from gorin.kernel.position_reader import PositionReader
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Outcome, Step
from gorin.language.core.active_effects import has, in_play_of_type
from gorin.language.core.context import NOBODY
from gorin.language.core.ruleset import ruleset_named
from gorin.language.naming import thing_name

NO_PERSONALITY: Final = Reason("You control no Personality who could attack.", "CE-ATK-05")


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgRuleset(EditionSettings):
    """An edition's answers, and what it does its own way. The defaults are those of Celestial."""

    def new_state(self, seats: int, chance: Chance) -> CcgState:
        """A table with nothing on it."""
        return CcgState(seats, chance, self.id)

    def cause_name(self, s: CcgState, what: int) -> str:
        """A card as the log names it where it has brought something about."""
        return thing_name(s, what)

    # --- winning and losing (CE-WIN) --------------------------------------------------------------

    def check_victory(self, s: CcgState) -> bool:
        """Who has lost, or won at once. True where somebody has."""
        losing = [seat for seat in range(s.seats) if not s.players[seat].lost and self.has_lost(s, seat)]
        if not losing:
            if len(in_play_of_type(s, RING)) >= len(ELEMENTS):
                self._check_enlightenment(s)
            return s.outcome is not None
        self.eliminate(s, losing)
        return True

    def eliminate(self, s: CcgState, losing: list[int]) -> None:
        """DE-WIN-04, WH-RES-14: who has lost leaves, and the last one who is left has won."""
        for seat in losing:
            ops.lose_game(s, seat)
        playing = [seat for seat in range(s.seats) if not s.players[seat].lost]
        if len(playing) == 1:
            s.finish(Outcome((playing[0],), self._reason(s, losing), self.scores(s)))
        elif not playing:
            s.finish(Outcome((), "Everybody has lost.", self.scores(s)))
        else:
            for seat in losing:
                leave(s, seat)

    def concede(self, s: CcgState, seat: int) -> None:
        """A player gives up; the books do not speak of it, every table knows it."""
        ops.give_up(s, seat)
        playing = [each for each in range(s.seats) if not s.players[each].lost]
        if len(playing) == 1:
            s.finish(Outcome((playing[0],), "Concession", self.scores(s)))
        else:
            leave(s, seat)

    def has_lost(self, s: CcgState, seat: int) -> bool:
        """CE-WIN-01, CE-WIN-02."""
        if s.players[seat].honor <= self.dishonor_defeat:
            return True
        for place in s.provinces:  # noqa: SIM110 - asked after every change
            if place.owner == seat:
                return False
        return True

    def _reason(self, s: CcgState, losing: list[int]) -> str:
        """By how the last of the others have lost."""
        if any(not provinces_of(s, seat) for seat in losing):
            return "Military Victory"
        return "Dishonor Victory"

    def _check_enlightenment(self, s: CcgState) -> None:
        """CE-WIN-04, CE-WIN-05."""
        for seat in range(s.seats):
            rings = [card for card in in_play_of_type(s, RING) if s.controller[card] == seat]
            found = {e for e in ELEMENTS for card in rings if self._counts(s, card) and has(s, card, e)}
            if len(found) == len(ELEMENTS):
                s.finish(Outcome((seat,), "Enlightenment Victory", self.scores(s)))
                return

    def _counts(self, s: CcgState, ring: int) -> bool:
        if any(each.subject == ring and each.keyword == DOES_NOT_COUNT for each in s.lasting):
            return False
        return s.own_text[ring] or not self.rings_by_own_text

    def check_honor_victory(self, s: CcgState, seat: int) -> None:
        """CE-WIN-03: at the start of the own turn."""
        if s.players[seat].honor >= self.honor_victory:
            s.finish(Outcome((seat,), "Honor Victory", self.scores(s)))

    def check_standstill(self, s: CcgState) -> None:
        """Nobody wins a game in which nothing new can come and nobody has won for long enough."""
        if barren_turns_left(s) <= 0:
            s.finish(Outcome((), "Standstill: all decks have long been empty", self.scores(s)))

    def scores(self, s: CcgState) -> tuple[int, ...]:
        return tuple([player.honor for player in s.players])

    # --- what an edition adds to the course of a game ---------------------------------------------------

    def before_first(self, s: CcgState) -> None:
        """Strongholds are known, and not yet who goes first: push what is settled then."""

    def late_seats(self, order: list[int]) -> list[int]:
        """CE-SET-05: who gets the Holdings for those who come later, of the players in turn order."""
        return order[1:]

    def lay_out(self, s: CcgState, first: int) -> None:
        """Provinces are laid and hands not drawn yet: push what else is set up then."""

    def extra_phase(self, s: CcgState, seat: int) -> Step | None:
        """A phase after the End phase."""
        return None

    def why_no_attack(self, s: CcgState, seat: int, whom: int) -> Reason | None:
        """What keeps a player from declaring an attack on another (CE-ATK-05)."""
        return None if personalities(s, seat) else NO_PERSONALITY

    def keeps_honor(self, s: CcgState) -> bool:
        """Is a running total of Family Honor kept?"""
        return True

    def launch(self, s: CcgState) -> None:
        """The attack is declared: push what else the Attacker has to say of it."""

    def after_attack(self, s: CcgState) -> None:
        """All units are home again: push what the attack brings besides."""

    def brings_step(self, step: Step) -> bool:
        """Is it one of the steps that the edition itself adds?"""
        return False

    def may_be_invited(self, s: CcgState, seat: int, side: int) -> bool:
        """DE-ATK-08: may this player, who leads no side, be invited by this side?"""
        return True

    def acts_in_battle(self, s: CcgState, seat: int) -> bool:
        """WH-CMB-04: has this player opportunities in the Combat Segment? The leaders have, and guests."""
        return s.allegiance[seat] != NO_SIDE or s.invited[seat] != NO_SIDE

    # --- positions --------------------------------------------------------------------------------

    def position_keys(self) -> tuple[str, ...]:
        """What a position of this edition says besides."""
        return ()

    def tell_besides(self, s: CcgState) -> dict[str, Any]:
        """All that stands under those keys."""
        return {}

    def read_besides(self, s: CcgState, told: PositionReader, cards: Any) -> None:
        """Read it, laying cards (position/cards.py) where some are told there."""

    # --- fighting ---------------------------------------------------------------------------------

    def battle_chosen(self, s: CcgState, place: int) -> Step | None:
        """What is settled when a battle was chosen, before it begins."""
        return None

    def last_strikes(self, s: CcgState, place: int, losing: int) -> Step | None:
        """What a side that has lost does before it is destroyed."""
        return None

    def reaction_order(self, s: CcgState) -> list[int]:
        """CE-REAC-02: the active player has the first chance to react."""
        return s.seats_from(s.active)

    # --- set-up -----------------------------------------------------------------------------------

    def favor_at_start(self, clans: list[tuple[str, ...]]) -> int:
        return self.favor_of_clan(clans)

    def favor_of_clan(self, clans: list[tuple[str, ...]]) -> int:
        """CE-FAV-07."""
        holders = [seat for seat, names in enumerate(clans) if self.favor_clan in names]
        return holders[0] if len(holders) == 1 else NOBODY


def rules_of(s: CcgState) -> CcgRuleset:
    rules: Any = s.rules
    ruleset: CcgRuleset = rules
    return ruleset


def edition_named(edition: str) -> CcgRuleset:
    return cast(CcgRuleset, ruleset_named(edition))
