"""Abilities that a card has gained: printed on another one, used as its own (LCG-GAIN-02)."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import ATTACHMENT, CHARACTER
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.words.grammar.definition import Rule
from gorin.words.grammar.in_force import in_force
from gorin.words.grammar.questions import ability_code, gained_code
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.state import InForce

GAINS: Final = "gains triggered abilities"
"""What a rule is about by which a card has the triggered abilities of those that the rule concerns."""


def is_anything_gained(s: LcgState) -> bool:
    return bool(s.lasting) or GAINS in (s.in_force or in_force(s)).topics


def gained(s: LcgState) -> list[tuple[int, LcgAbility]]:
    """Who has gained which ability, in the order in which they came.

    What a rule gives is told of everybody who could have it; `has_now` says who really has it.
    """
    found = _for_a_while(s)
    known = in_force(s)
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


def _by_rules(s: LcgState, rules: list[tuple[Rule, Scope]]) -> list[tuple[int, LcgAbility]]:
    found: list[tuple[int, LcgAbility]] = []
    for rule, scope in rules:
        if rule.about == GAINS:
            for card in s.in_play:
                found += [(scope.source, ability) for ability in _lent_by(s, scope.source, card)]
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
    known = in_force(s)
    return any(
        rule.about == GAINS and scope.source == holder and _gives(s, known, rule, scope, ability)
        for rule, scope in known.rules
    )


def _gives(s: LcgState, known: InForce, rule: Rule, scope: Scope, ability: LcgAbility) -> bool:
    """Is it on one of those whom the rule means, with a text that is not blank?"""
    for card in s.in_play:
        if s.names[s.what[card]] == ability.slug and card not in known.silent:
            whose = s.host[card] if ability.of_bearer else card
            if whose != scope.source and rule.concerns(s, scope, whose):
                return True
    return False


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


def overhear(s: LcgState, known: InForce) -> None:
    """LCG-BLNK-02: also a card that counts as blank hears by what it has gained."""
    for card, ability in _for_a_while(s) + _by_rules(s, known.rules):
        hearing = known.hearing.setdefault(ability.hears, []) if ability.hears else [card]
        if card not in hearing:
            hearing.append(card)
