"""The course of the game: rounds, phases, who is first, who cannot go on, scores."""

from __future__ import annotations

from gorin.games.battle.course.initiative import NEUTRAL_CARDS
from gorin.games.battle.state import BattleState


def take_clan(s: BattleState, seat: int, clan: int) -> None:
    s.clans[seat] = clan
    s.tell("clan", (seat, clan))


def begin_round(s: BattleState) -> None:
    """The round track token moves on (BR-SET-34, BR-RES-23)."""
    s.round += 1
    s.tell("round", (s.round,))


def begin_phase(s: BattleState, phase: str) -> None:
    s.phase = phase
    s.tell(phase, (s.round,))


def make_first(s: BattleState, seat: int, with_card: bool) -> None:
    s.first = seat
    s.first_card_ready = with_card
    s.tell("first", (seat,))


def spend_first_card(s: BattleState, seat: int) -> None:
    s.first_card_ready = False
    s.tell("first_card", (seat,))


def lay_initiative_deck(s: BattleState, deck: list[int]) -> None:
    s.initiative = deck
    s.tell("initiative_deck", (len(deck),))


def reveal_initiative(s: BattleState) -> int:
    card = s.initiative.pop()
    if card in NEUTRAL_CARDS:
        s.revealed.append(card)
    s.tell("initiative", (card,))
    return card


def set_ronin(s: BattleState, seat: int, ronin: bool) -> None:
    s.ronin[seat] = ronin
    s.tell("ronin" if ronin else "no_longer_ronin", (seat,))


def stop_turns(s: BattleState, seat: int) -> None:
    """BR-RON-07: no more turns in this placement phase."""
    s.stopped[seat] = True
    s.tell("cannot_place", (seat,))


def renew_round(s: BattleState) -> None:
    """What lasted for the previous round is over."""
    for seat in range(s.seats):
        s.stopped[seat] = False
        s.ability_used[seat] = False
        s.bluff_barred[seat] = False
    s.tell("renewed", (s.round,))


def use_ability(s: BattleState, seat: int) -> None:
    s.ability_used[seat] = True
    s.tell("ability", (seat,))


def write_scores(s: BattleState, scores: list[list[int]]) -> None:
    s.scores = scores
    for seat, parts in enumerate(scores):
        s.tell("score", (seat, *parts, sum(parts)))
