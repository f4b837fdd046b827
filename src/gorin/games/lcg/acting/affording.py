"""Costs of abilities and events: what they come to, and whether all of it can be paid (LCG-COST-01)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import EXACTS, Exacting
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.changing import AtOnce, Changing
from gorin.games.lcg.table.changes.changing import is_possible_in_full
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOTHING, PAYING, USED, AbilityContext, TriggerEvent
from gorin.language.core.meaning import NO_SLOT, Known
from gorin.language.core.questions import ABILITIES, CHOICES
from gorin.language.core.resolution import Block, Effect
from gorin.language.selectors import PAID_SLOT, TARGET_SLOT
from gorin.language.verbs import DRAW, GAIN, LOSE

SPENDING: Final = ("fate lost", "fate to ring", "fate given")
LOSING: Final = ("honor lost", "honor given")
"""Changes that take fate or honor out of a player's pool."""


def fate_price(s: LcgState, context: AbilityContext, ability: LcgAbility, holder: int) -> int:
    """The fate that an event costs; nothing where it is resolved without being played (LCG-RESO-02)."""
    if holder == NOTHING or context.way != USED or s.cards[s.what[holder]].type != EVENT:
        return 0
    x = chosen_x(context) if s.cards[s.what[holder]].varies else 0
    return cost_of(s, holder, context.seat, NOTHING, x)


def chosen_x(context: AbilityContext) -> int:
    """LCG-X-02: the X of a cost, as its player has chosen it."""
    picked = context.get(PAID_SLOT)
    return picked[0] - CHOICES if picked and CHOICES <= picked[0] < ABILITIES else 0


def would_change(s: LcgState, context: AbilityContext, ability: LcgAbility) -> bool:
    """LCG-TRIG-05, LCG-TARG-07: something must be different; where there is a target, something about that.

    A card that is drawn besides makes nobody an eligible target.
    """
    if not context.get(TARGET_SLOT):
        return ability.block.can_change(s, context)
    if ability.touching is None:
        ability.touching = [effect for effect in _parts(ability.block) if not _is_besides(effect)]
    if not ability.touching:
        return ability.block.can_change(s, context)
    for effect in ability.touching:  # noqa: SIM110 - asked for every way to use an ability
        if effect.can_change(s, context):
            return True
    return False


def _parts(block: Block) -> list[Effect]:
    """Its effects, each by itself where some happen at once."""
    found: list[Effect] = []
    for effect in block.effects:
        if isinstance(effect, AtOnce):
            found += effect.effects
        else:
            found.append(effect)
    return found


def _is_besides(effect: Effect) -> bool:
    """Does it concern players only, whatever is targeted?"""
    intents = effect.intents(Known())
    return bool(intents) and all(
        intent.verb in (DRAW, GAIN, LOSE) and intent.whom.slot == NO_SLOT for intent in intents
    )


def can_pay(s: LcgState, context: AbilityContext, ability: LcgAbility) -> bool:
    """Everything is picked: could the costs be paid, and would the effects change anything? (LCG-TRIG-05)"""
    return can_pay_costs(s, context, ability) and would_change(s, context, ability)


def can_pay_costs(s: LcgState, context: AbilityContext, ability: LcgAbility) -> bool:
    """LCG-INIT-03."""
    fate = s.players[context.seat].fate
    if context.source != NOTHING:
        fate -= fate_price(s, context, ability, context.source)
    due = exacted(s, context) if EXACTS in active_effects(s).topics else []
    if due and not _can_pay_exacted(s, due):
        return False
    by, context.action = context.action, PAYING  # LCG-EFF-01: what pays undergoes no effect
    for cost in ability.costs:
        if cost.is_due(s, context):
            if not cost.effect.can_pay(s, context):
                fate = -1
                break
            if isinstance(cost.effect, Changing):
                due = due + cost.effect.moments(s, context)
    context.action = by
    return fate >= 0 and (not due or _has_enough_for(s, context.seat, fate, due))


def _has_enough_for(s: LcgState, seat: int, fate: int, due: list[TriggerEvent]) -> bool:
    """LCG-COST-02: all is paid at once, so that nothing pays for two costs."""
    honor = s.players[seat].honor
    touched: list[tuple[str, int]] = []
    for moment in due:
        if moment.kind in SPENDING:
            fate -= moment.amount
        elif moment.kind in LOSING and moment.seat == seat:
            honor -= moment.amount
        elif moment.card >= 0:
            touched.append((moment.kind, moment.card))
    return fate >= 0 and honor >= 0 and len(touched) == len(set(touched))


def exacted(s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
    """What an ability costs besides because a rule in force says so; nothing where it is only resolved."""
    if context.source == NOTHING or context.way != USED or EXACTS not in active_effects(s).topics:
        return []
    return [
        moment
        for rule, by in active_effects(s).rules
        if isinstance(rule, Exacting)
        for moment in rule.exacted(s, by, context.seat, context.source)
    ]


def _can_pay_exacted(s: LcgState, due: list[TriggerEvent]) -> bool:
    """LCG-CLAR-50: nobody gives anything to himself."""
    return all(moment.seat != moment.other and is_possible_in_full(s, moment) for moment in due)
