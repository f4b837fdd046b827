"""Abilities that a card has gained: printed on another one, used as its own (LCG-GAIN-02)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.questions import ability_code, gained_code
from gorin.language.core.state import ActiveEffects

GAINS: Final = "gains triggered abilities"
"""What a rule is about by which a card has the triggered abilities of those that the rule concerns."""


def is_anything_gained(s: LcgState) -> bool:
    return bool(s.lasting) or GAINS in (s.active_effects or active_effects(s)).topics


def could_have_gained(s: LcgState, card: int) -> bool:
    """Does anything that lasts, or a rule, speak of what a card has gained?"""
    for lasting in s.lasting:
        if lasting.subject == card:
            return True
    return GAINS in (s.active_effects or active_effects(s)).topics


def gained(s: LcgState) -> list[tuple[int, LcgAbility]]:
    """Who has gained which ability, in the order in which they came.

    What a rule gives is told of everybody who could have it; `has_now` says who really has it.
    """
    found = _for_a_while(s)
    known = active_effects(s)
    if GAINS in known.topics:
        found += _by_rules(s, known.rules)
    return found


def _for_a_while(s: LcgState) -> list[tuple[int, LcgAbility]]:
    found: list[tuple[int, LcgAbility]] = []
    for lasting in s.lasting:
        if lasting.node >= 0 and lasting.subject >= 0:
            node = s.node(lasting.what, lasting.node)
            if isinstance(node, LcgAbility):
                found.append((lasting.subject, node))
    return found


def _by_rules(s: LcgState, rules: list[tuple[Rule, AbilityContext]]) -> list[tuple[int, LcgAbility]]:
    found: list[tuple[int, LcgAbility]] = []
    for rule, context in rules:
        if rule.about == GAINS:
            for card in s.in_play:
                found += [(context.source, ability) for ability in _lent_by(s, context.source, card)]
    return found


def _lent_by(s: LcgState, who: int, card: int) -> list[LcgAbility]:
    """What a card could give: its own triggered abilities, or those that an attachment gives its bearer.

    What it has by such a rule itself it does not pass on (LCG-ERR-18).
    """
    definition = s.cards[s.what[card]]
    if definition.type == CHARACTER and card != who:
        return [each for each in definition.usables if not each.works_from]
    return definition.granted if definition.type == ATTACHMENT and s.host[card] != who else []


def has_now(s: LcgState, holder: int, ability: LcgAbility) -> bool:
    """Has the card an ability of another one at this moment?"""
    if (holder, ability) in _for_a_while(s):
        return True
    return bool(_lenders(s, holder, ability))


def times_gained(s: LcgState, holder: int, ability: LcgAbility) -> int:
    """How many instances of an ability a card has: one for each card that gives it to it.

    Each has a limit of its own (LCG-LIMX-02), and each may answer the same occurrence.
    """
    if not is_anything_gained(s) or not is_gained(s, holder, ability):
        return 1
    return max(len(_lenders(s, holder, ability)), 1)


def _lenders(s: LcgState, holder: int, ability: LcgAbility) -> list[int]:
    """The cards from which a card has an ability by a rule, at this moment."""
    known = active_effects(s)
    found: list[int] = []
    for rule, context in known.rules:
        if rule.about == GAINS and context.source == holder:
            found += _giving(s, known, rule, context, ability)
    return found


def _giving(
    s: LcgState, known: ActiveEffects, rule: Rule, context: AbilityContext, ability: LcgAbility
) -> list[int]:
    """On which of those whom the rule means is it, with a text that is not blank?"""
    found: list[int] = []
    for card in s.in_play:
        if s.names[s.what[card]] == ability.slug and card not in known.silent:
            whose = s.host[card] if ability.of_bearer else card
            if whose != context.source and rule.concerns(s, context, whose):
                found.append(card)
    return found


def abilities_of(s: LcgState, card: int) -> list[LcgAbility]:
    """All that are printed on a card or given to its bearer, and those that it has gained."""
    printed = s.cards[s.what[card]].usables
    if not is_anything_gained(s):
        return printed
    by_gain = gained(s) if s.derived is None else s.derived.gained
    found = list(printed)
    found += [each for holder, each in by_gain if holder == card and each not in found]
    return found


def is_gained(s: LcgState, holder: int, ability: LcgAbility) -> bool:
    return ability.slug != s.names[s.what[holder]]


def code_of(s: LcgState, holder: int, ability: LcgAbility) -> int:
    """An ability as something that is picked."""
    if is_gained(s, holder, ability):
        return gained_code(holder, s.names.index(ability.slug), ability.number)
    return ability_code(holder, ability.number)


def overhear(s: LcgState, known: ActiveEffects) -> None:
    """LCG-BLNK-02: also a card that counts as blank hears by what it has gained."""
    for card, ability in _for_a_while(s) + _by_rules(s, known.rules):
        hearing = known.hearing.setdefault(ability.hears, []) if ability.hears else [card]
        if card not in hearing:
            hearing.append(card)
