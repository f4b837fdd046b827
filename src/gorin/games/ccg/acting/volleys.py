"""Combined Ranged Attacks: cards of one unit shoot together in one action (DE-RNG-06 to DE-RNG-10)."""

from __future__ import annotations

from gorin.games.ccg.acting.targets import bowed_as_cost, can_pay, is_candidate
from gorin.games.ccg.acting.using import source_of, why_cannot_use
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import is_in_unit, leader, unit
from gorin.games.ccg.table.state import CcgState
from gorin.language.abilities import Usable
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.questions import ability_code, ability_of
from gorin.language.picks import Pick
from gorin.language.selectors import PERFORMER_SLOT


def aim_of(ability: Usable) -> Pick | None:
    """The pick of a Ranged Attack's target."""
    for pick in ability.picks:
        if pick.aims:
            return pick
    return None


def shooter_of(context: AbilityContext) -> int:
    """Who shoots: the one who was chosen to, or the card on which the attack is printed."""
    chosen = context.get(PERFORMER_SLOT)
    return chosen[0] if chosen else context.source


def pairs(joined: list[int]) -> list[tuple[int, int]]:
    """Abilities with those who shoot."""
    return list(zip(joined[::2], joined[1::2], strict=True))


def option(s: CcgState, code: int, shooter: int) -> int:
    """How such a pair is offered: as the ability, or as who is chosen to shoot by it."""
    return code if shooter == source_of(s, ability_of(code)[0]) else shooter


def shots(s: CcgState, context: AbilityContext, joined: list[int]) -> list[tuple[int, AbilityContext]]:
    """The abilities that were added to an attack, each with its own context.

    Pairs: ability, and who shoots.
    """
    found: list[tuple[int, AbilityContext]] = []
    for code, shooter in pairs(joined):
        holder, _ = ability_of(code)
        own = AbilityContext(context.seat, source_of(s, holder), None, context.action)
        own.bound = [picked.copy() for picked in context.bound]
        own.put(PERFORMER_SLOT, [] if shooter == own.source else [shooter])
        found.append((code, own))
    return found


def companions(s: CcgState, context: AbilityContext, ability: Usable, joined: list[int]) -> list[int]:
    """Who may shoot at the same target, as pairs like those of `joined`."""
    aim = aim_of(ability)
    if (
        aim is None
        or not context.get(aim.slot)
        or context.source == NOTHING
        or not is_in_unit(s, context.source)
    ):
        return []
    busy = [shooter_of(context), *joined[1::2]]
    bowing = bowed_as_cost(s, context, ability)
    for code, own in shots(s, context, joined):
        bowing += bowed_as_cost(s, own, _ability(s, code))
    found: list[int] = []
    for card in unit(s, leader(s, context.source)):
        for holder in (card, *derived(s).under.get(card, ())):
            found += _from(s, context, ability, holder, busy, bowing)
    return found


def _ability(s: CcgState, code: int) -> Action:
    holder, node = ability_of(code)
    ability = s.node(s.what[holder], node)
    assert isinstance(ability, Action)
    return ability


def _from(
    s: CcgState, context: AbilityContext, ability: Usable, holder: int, busy: list[int], bowing: list[int]
) -> list[int]:
    found: list[int] = []
    for other in s.definition(holder).actions:
        if not isinstance(other, Action) or not other.designators & ability.designators:
            continue
        if (
            aim_of(other) is None
            or other.prices
            or why_cannot_use(s, context.seat, holder, other) is not None
        ):
            continue
        code = ability_code(holder, other.number)
        for shooter in _shooters(s, context, other, holder):
            if shooter not in busy and _can_join(s, context, code, shooter, bowing):
                found += [code, shooter]
    return found


def _shooters(s: CcgState, context: AbilityContext, other: Action, holder: int) -> list[int]:
    """Who could make that attack: its card, or those in the unit who may be chosen for it."""
    source = source_of(s, holder)
    needs = [pick for pick in other.picks if not pick.aims]
    if not needs:
        return [source]
    if len(needs) > 1 or needs[0].slot != PERFORMER_SLOT:
        return []
    own = AbilityContext(context.seat, source)
    comrades = unit(s, leader(s, source))
    return [card for card in comrades if is_candidate(s, own, other, needs[0], card)]


def _can_join(s: CcgState, context: AbilityContext, code: int, shooter: int, bowing: list[int]) -> bool:
    """DE-RNG-08: each must be able to attack that target now, and pay for it besides the others."""
    other = _ability(s, code)
    (_, own) = shots(s, context, [code, shooter])[0]
    aim = aim_of(other)
    if aim is None or not all(is_candidate(s, own, other, aim, card) for card in context.get(aim.slot)):
        return False
    taken = bowed_as_cost(s, own, other)
    return can_pay(s, own, other) and not any(card in bowing for card in taken)
