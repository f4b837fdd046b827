"""Scouts, shugenja, territory cards and objectives."""

from __future__ import annotations

from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.kernel.events import EVERYBODY, only


def deal_helpers(s: BattleState, seat: int, scouts: int, shugenja: int) -> None:
    s.scouts[seat] = scouts
    s.shugenja[seat] = shugenja
    s.tell("helpers", (seat, scouts, shugenja))


def spend_scout(s: BattleState, seat: int) -> None:
    s.scouts[seat] -= 1
    s.tell("scout", (seat,))


def spend_shugenja(s: BattleState, seat: int) -> None:
    s.shugenja[seat] -= 1
    s.tell("shugenja", (seat,))


def deal_territory_card(s: BattleState, territory: int) -> None:
    """BR-SET-02: one of the two cards at random; nobody learns which."""
    s.cards[territory] = s.chance.below(2)
    s.tell("territory_card", (territory,))


def deal_objectives(s: BattleState, seat: int, objectives: list[int]) -> None:
    s.dealt[seat] = objectives
    s.tell("objectives", (seat, len(objectives)))
    s.tell("objectives_dealt", (seat, *objectives), only(seat))


def keep_objective(s: BattleState, seat: int, objective: int) -> None:
    s.objectives[seat] = objective
    s.tell("objective", (seat,))
    s.tell("objective_kept", (seat, objective), only(seat))


def reveal_objective(s: BattleState, seat: int, honor: int) -> None:
    s.tell("objective_revealed", (seat, s.objectives[seat], honor))


def claim_card(s: BattleState, seat: int, territory: int) -> None:
    s.card_holder[territory] = seat
    s.card_seen[territory] |= only(seat)
    s.tell("claimed", (seat, territory))
    s.tell("claimed_card", (seat, territory, s.cards[territory]), only(seat))


def give_back_card(s: BattleState, territory: int) -> None:
    s.tell("given_back", (s.card_holder[territory], territory))
    s.card_holder[territory] = NOBODY


def spend_card(s: BattleState, seat: int, territory: int) -> None:
    """A card that is played is read by everybody and goes to the box (BR-TER-09)."""
    s.card_holder[territory] = PLAYED
    s.card_seen[territory] = EVERYBODY
    s.tell("card_played", (seat, territory, s.cards[territory]))


def pass_cards(s: BattleState, seat: int) -> None:
    s.tell("passed", (seat,))
