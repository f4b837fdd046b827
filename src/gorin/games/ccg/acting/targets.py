"""Whom an ability may take for its targets and its costs, and who performs it."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.ignoring import can_ignore
from gorin.games.ccg.acting.relevance import is_for_battle, is_possible, picks_enemies
from gorin.games.ccg.acting.using import ability_use, gold_price, may_perform_tactical, name_of, paid_for
from gorin.games.ccg.kinds import (
    FOLLOWER,
    PERSONALITY,
)
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.table import refusing
from gorin.games.ccg.table.derived import UNTARGETABLE_BY, derived
from gorin.games.ccg.table.reading import is_in_unit, leader, location
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Cost, Usable
from gorin.language.card_filters import YOUR_OTHER, YOURS
from gorin.language.core.active_effects import has, holds
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.meaning import OWN
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import HAND, PLAY
from gorin.language.picks import PERFORMS, Pick

UNTARGETABLE: Final = "may not be targeted"
"""CE-NEG-06: who has a rule about this cannot be chosen as a target in the first place."""
UNTARGETABLE_BY_FAVOR: Final = "may not be targeted by Favor actions"
UNTARGETABLE_BY_ARROWS: Final = "may not be targeted by Ranged Attacks"
NO_MAHO_KIHO: Final = "may not perform Maho Kiho actions"


def can_pay(s: CcgState, context: AbilityContext, ability: Usable) -> bool:
    """Can all costs be paid, now that everything is picked?"""
    if not is_possible(s, context, ability):
        return False
    for cost in ability.costs:
        if not is_payable(s, context, ability, cost):
            return False
    return not ability.costs or has_gold_besides(s, context, ability)


def has_gold_besides(s: CcgState, context: AbilityContext, ability: Usable) -> bool:
    """CE-COST-04: is there Gold enough without what the other costs bow?"""
    spared = bowed_as_cost(s, context, ability)
    price = gold_price(s, context, context.source, ability) if spared else 0
    return not price or can_afford(s, context.seat, price, paid_for(s, context.source), spared)


def bowed_as_cost(s: CcgState, context: AbilityContext, ability: Usable) -> list[int]:
    due = [cost for cost in ability.costs if cost.is_due(s, context)]
    return [card for cost in due for card in cost.effect.takes_up(s, context)]


def is_payable(s: CcgState, context: AbilityContext, ability: Usable, cost: Cost) -> bool:
    """CE-COST-04; what is not due or can be ignored is not in the way."""
    if not cost.is_due(s, context) or cost.effect.can_pay(s, context):
        return True
    return can_ignore(s, context, ability, cost, performers(s, context, ability))


def is_candidate(s: CcgState, context: AbilityContext, ability: Usable, pick: Pick, card: int) -> bool:
    """By the card filter and by the rules of location (CE-BTL-09)."""
    return pick.card_filter.fits(s, context, card) and why_not_picked(s, context, ability, pick, card) is None


def why_not_picked(
    s: CcgState, context: AbilityContext, ability: Usable, pick: Pick, card: int
) -> Reason | None:
    """What the rules have against a thing that the card filter means."""
    if card >= PLACES:
        return None  # a province or a player
    if not pick.anywhere and is_for_battle(s, ability) and not is_within_reach(s, ability, pick, card):
        return refusing.ELSEWHERE
    if pick.is_target and is_untargetable(s, context, ability, card):
        return refusing.UNTARGETABLE  # CE-NEG-06
    if pick.aims and holds(s, UNTARGETABLE_BY_ARROWS, card):
        return refusing.UNTARGETABLE
    if pick.performs and not _may_perform(s, context, ability, card):
        return refusing.NOT_TACTICAL if "Tactical" in ability.keywords else refusing.NO_PERFORMER
    return refusing.BEING_PLAYED if pick.card_filter.zone == HAND and card == context.source else None


def why_not_paid(s: CcgState, context: AbilityContext, ability: Usable) -> Reason:
    """What `can_pay` has found to be in the way."""
    return refusing.TOO_DEAR if is_possible(s, context, ability) else refusing.NO_USE


def is_untargetable(s: CcgState, context: AbilityContext, ability: Usable, card: int) -> bool:
    """Does a rule in force spare it to be a target of this?"""
    if holds(s, UNTARGETABLE, card):
        return True
    if "Favor" in ability.keywords and holds(s, UNTARGETABLE_BY_FAVOR, card):
        return True
    return bool((s.derived or derived(s)).shields) and _is_shielded(s, context, ability, card)


def _is_shielded(s: CcgState, context: AbilityContext, ability: Usable, card: int) -> bool:
    """Does a rule in force spare it actions with one of the keywords that this one has?"""
    return any(
        action_has(s, context, ability, about.removeprefix(UNTARGETABLE_BY)) and holds(s, about, card)
        for about in derived(s).shields
    )


def action_has(s: CcgState, context: AbilityContext, ability: Usable, keyword: str) -> bool:
    """CE-KEY-03, DE-KEY-21: an action has the keywords of its ability and of its card."""
    return keyword in ability.keywords or (context.source != NOTHING and has(s, context.source, keyword))


def _may_perform(s: CcgState, context: AbilityContext, ability: Usable, card: int) -> bool:
    """What is asked of who is to perform an action of this kind."""
    if not is_somebody_of(s, card, context.seat):
        return True
    if "Tactical" in ability.keywords and not may_perform_tactical(s, card, name_of(s, context, ability)):
        return False
    if action_has(s, context, ability, "Kiho") and action_has(s, context, ability, "Maho"):
        return not holds(s, NO_MAHO_KIHO, card)
    if isinstance(ability, Action) and ability.again:
        spent = s.used.count(ability_use(NOTHING, ability.number, context.seat)) >= ability.times
        return not spent or holds(s, ability.again, card)
    return True


def is_within_reach(s: CcgState, ability: Usable, pick: Pick, card: int) -> bool:
    """CE-BTL-09, CE-BTL-10: where the battle is, unless it is in no unit.

    By relevance it may be anywhere; but only who is there is opposed by anybody (DE-BTL-14).
    """
    if s.settings.by_relevance and not (pick.role == PERFORMS and picks_enemies(ability)):
        return True
    return not is_in_unit(s, card) or location(s, card) == s.battlefield


def performers(s: CcgState, context: AbilityContext, ability: Usable) -> list[int]:
    """CE-PERF: who performs an action."""
    found: list[int] = []
    source = context.source
    if source != NOTHING and is_in_unit(s, source) and s.controller[source] == context.seat:
        found.append(source if s.type_of(source) in (PERSONALITY, FOLLOWER) else leader(s, source))
    if s.settings.first_rule_performs:
        return found or [
            card for card in _involved(s, context, ability) if is_somebody_of(s, card, context.seat)
        ]
    by_target = s.settings.targets_perform
    for pick in ability.picks:
        if pick.role == PERFORMS or (by_target and pick.performs):
            found += [code for code in context.get(pick.slot) if _is_in_play_for(s, code, context.seat)]
    return found


def _is_in_play_for(s: CcgState, code: int, seat: int) -> bool:
    """What is targeted may be a province or a player, or somebody who lies in a discard pile."""
    return code < len(s.zone) and s.zone[code] == PLAY and is_somebody_of(s, code, seat)


def _involved(s: CcgState, context: AbilityContext, ability: Usable) -> list[int]:
    """DE-PERF-04, DE-PERF-05: who pays a cost with himself, or is targeted for some quality of his."""
    picked = [pick for pick in ability.picks if pick.role == PERFORMS or _is_demanding(pick)]
    found = [card for pick in picked for card in context.get(pick.slot) if card < len(s.zone)]
    paying = [card for cost in ability.costs for card in cost.effect.touches(s, context)]
    return found + [card for card in paying if card < len(s.zone) and card not in found]


def _is_demanding(pick: Pick) -> bool:
    """Does it target a card of one's own that must be more than that?"""
    card_filter = pick.card_filter
    if not pick.is_target or card_filter.among != OWN:
        return False
    return any(kind.predicates for kind in card_filter.kinds) or any(
        predicate not in (YOURS, YOUR_OTHER) for predicate in card_filter.predicates
    )


def is_somebody_of(s: CcgState, card: int, seat: int) -> bool:
    """CE-PERF-04: a Personality or Follower under this player's control."""
    return s.type_of(card) in (PERSONALITY, FOLLOWER) and s.controller[card] == seat
