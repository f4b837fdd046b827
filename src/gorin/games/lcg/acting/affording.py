"""Costs of abilities and events: what they come to, and whether all of it can be paid (LCG-COST-01)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import EXACTS, Exacting
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.table.changes.changing import is_possible_in_full
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import cost_of
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.changing import Changing
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.questions import ABILITIES, CHOICES
from gorin.words.grammar.scope import NOTHING, PAYING, Moment, Scope
from gorin.words.things import PAID_SLOT

SPENDING: Final = ("fate lost", "fate to ring", "fate given")
LOSING: Final = ("honor lost", "honor given")
"""Changes that take fate or honor out of a player's pool."""


def fate_price(s: LcgState, scope: Scope, ability: LcgAbility, holder: int) -> int:
    """The fate that an event costs; nothing where it is resolved without being played (LCG-RESO-02)."""
    if holder == NOTHING or scope.numbers or s.cards[s.what[holder]].type != EVENT:
        return 0
    x = chosen_x(scope) if s.cards[s.what[holder]].varies else 0
    return cost_of(s, holder, scope.seat, NOTHING, x)


def chosen_x(scope: Scope) -> int:
    """LCG-X-02: the X of a cost, as its player has chosen it."""
    picked = scope.get(PAID_SLOT)
    return picked[0] - CHOICES if picked and CHOICES <= picked[0] < ABILITIES else 0


def can_pay(s: LcgState, scope: Scope, ability: LcgAbility) -> bool:
    """Everything is picked: could the costs be paid, and would the effects change anything? (LCG-TRIG-05)"""
    return can_pay_costs(s, scope, ability) and ability.block.can_change(s, scope)


def can_pay_costs(s: LcgState, scope: Scope, ability: LcgAbility) -> bool:
    """LCG-INIT-03."""
    fate = s.players[scope.seat].fate
    if scope.source != NOTHING:
        fate -= fate_price(s, scope, ability, scope.source)
    due = exacted(s, scope) if EXACTS in in_force(s).topics else []
    if due and not _can_pay_exacted(s, due):
        return False
    by, scope.action = scope.action, PAYING  # LCG-EFF-01: what pays undergoes no effect
    for cost in ability.costs:
        if cost.is_due(s, scope):
            if not cost.effect.can_pay(s, scope):
                fate = -1
                break
            if isinstance(cost.effect, Changing):
                due = due + cost.effect.moments(s, scope)
    scope.action = by
    return fate >= 0 and (not due or _has_enough_for(s, scope.seat, fate, due))


def _has_enough_for(s: LcgState, seat: int, fate: int, due: list[Moment]) -> bool:
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


def exacted(s: LcgState, scope: Scope) -> list[Moment]:
    """What an ability costs besides because a rule in force says so; nothing where it is only resolved."""
    if scope.source == NOTHING or scope.numbers or EXACTS not in in_force(s).topics:
        return []
    return [
        moment
        for rule, by in in_force(s).rules
        if isinstance(rule, Exacting)
        for moment in rule.exacted(s, by, scope.seat, scope.source)
    ]


def _can_pay_exacted(s: LcgState, due: list[Moment]) -> bool:
    """LCG-CLAR-50: nobody gives anything to himself."""
    return all(moment.seat != moment.other and is_possible_in_full(s, moment) for moment in due)
