"""Do the steps of an attack, a battle or a duel fit a state from outside?"""

from __future__ import annotations

from gorin.games.ccg.fighting.attack import AttackPhase, Maneuvers
from gorin.games.ccg.fighting.battle import Battle, BattleApart
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.fighting.inviting import Invitations
from gorin.games.ccg.kinds import NO_SIDE, STATS
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.validation.ranges import (
    are_cards,
    are_seats,
    is_ability,
    is_personality,
    is_place,
    is_side,
)
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.ranges import is_address, is_card, is_seat
from gorin.language.core.resolution import Block


def is_attack(s: CcgState) -> bool:
    return s.attacker != NOBODY


def attack_fits(s: CcgState, step: AttackPhase) -> bool:
    begun = 1 < step.at < len(step.stages)
    return is_seat(s, step.seat) and is_attack(s) >= begun


def invitations_fit(s: CcgState, step: Invitations) -> bool:
    guests = are_seats(s, step.chosen) and not any(is_leader(s, seat) for seat in step.chosen)
    return is_attack(s) and guests and is_side(s, step.side)


def maneuvers_fit(s: CcgState, step: Maneuvers) -> bool:
    waits = step.at < len(step.stages) and step.stages[step.at] in ("choose_place", "take_place")
    units = [*step.units, step.unit] if waits else step.units
    sides = is_seat(s, step.seat) and is_side(s, step.side) and is_card(s, step.unit, True)
    assigned = len(step.units) == len(step.places) and all(is_place(s, id) for id in step.places)
    if not is_attack(s) or not sides or not assigned or not are_cards(s, units):
        return False
    if step.at == len(step.stages):  # they were assigned, and since then some may have left play
        return True
    return all(is_personality(s, card) for card in units)


# --- battles --------------------------------------------------------------------------------------


def is_fought(s: CcgState, place: int) -> bool:
    """Has a battle begun there that is not over? Where it is said so falsely, none could ever begin."""
    battles = [step for step in s.stack if isinstance(step, Battle)]
    return any(step.place == place and step.at < len(step.stages) for step in battles)


def battle_fits(s: CcgState, step: Battle) -> bool:
    if not is_attack(s) or not is_place(s, step.place):
        return False
    begun = step.at > step.stages.index("engage")
    if step.at < len(step.stages) and begun != (s.battlefield == step.place):
        return False
    opening = is_card(s, step.only, True) and is_seat(s, step.first, True)
    return opening and (step.invading == NO_SIDE or is_side(s, step.invading)) and _decision_fits(s, step)


def _decision_fits(s: CcgState, step: Battle) -> bool:
    """Who has won, and what was lost by it; a side is shamed once for everybody who was rehonored."""
    if step.winner != NOBODY and (not is_side(s, step.winner) or step.tied):
        return False
    if not are_seats(s, step.victors) or (step.victors and step.winner == NOBODY):
        return False
    if not all(is_side(s, side) for side in step.shamed) or (step.shamed and not step.tied):
        return False
    destroyed = are_cards(s, step.cards) and len(step.cards) == len(step.sides)
    return destroyed and all(is_side(s, side) for side in step.sides)


def apart_fits(s: CcgState, step: BattleApart) -> bool:
    if not step.attacking or not step.defending or not are_cards(s, step.attacking + step.defending):
        return False
    if step.at == 0:  # nobody is there yet, and both sides are still to be taken
        return step.place == NOTHING and s.controller[step.attacking[0]] != s.controller[step.defending[0]]
    is_over = step.at == len(step.stages)
    return is_place(s, step.place) or (is_over and step.place == NOTHING)


# --- duels ----------------------------------------------------------------------------------------


def cards_in_duels(s: CcgState) -> tuple[list[int], list[int]]:
    """The cards in focus pools, and those that were focused."""
    duels = [step for step in s.stack if isinstance(step, Duel)]
    pools = [card for duel in duels for pool in duel.pools for card in pool]
    return pools, [card for duel in duels for cards in duel.focused for card in cards]


def duel_fits(s: CcgState, step: Duel) -> bool:
    if len(step.seats) != 2 or len(step.pools) != 2 or len(step.focused) != 2:
        return False
    cards = [step.challenger, step.challenged, *step.pools[0], *step.pools[1]]
    if not all(is_card(s, card) for card in [*cards, *step.focused[0], *step.focused[1]]):
        return False
    if not all(is_seat(s, seat) for seat in step.seats) or not _focusing_fits(s, step):
        return False
    if not all(is_ability(s, code, Usable) for code in step.effects):
        return False
    if step.node != -1 and not is_address(s, step.what, step.node, Block):
        return False
    counted = 0 <= step.stat < len(STATS) and 0 <= step.turn <= 2
    return counted and -2 <= step.winner <= 1 and -1 <= step.conceded <= 1


def _focusing_fits(s: CcgState, step: Duel) -> bool:
    """Everybody focuses his own, and from his hand as often as he may."""
    sides = zip(step.seats, step.pools, strict=True)
    if any(s.owner[card] != seat for seat, pool in sides for card in pool):
        return False
    most = rules_of(s).focused_from_hand
    often = all(step.from_hand.count(seat) <= most for seat in step.seats)
    return often and all(seat in step.seats for seat in step.from_hand)
