"""Of whom a rule that holds for a while makes a difference (LCG-TRIG-05, LCG-TARG-07).

Most rules matter to whomever they are about, now or later. Those listed here can be said in vain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.games.lcg.acting.using import MORE_USES, NO_TRIGGERING, limit_of
from gorin.games.lcg.definition import EXACTS, CostRule
from gorin.games.lcg.language.ability import UNLIMITED, LcgAbility
from gorin.games.lcg.language.traits import OfPlayers
from gorin.games.lcg.table.gained import gained, has_now
from gorin.games.lcg.table.reading import (
    COUNTS_AS_CLAIMED,
    NOT_ATTACKED,
    RING_CODES,
    attachments,
    claimed_by,
    is_open_to_attack,
)
from gorin.games.lcg.table.state import LcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Rule
from gorin.language.core.questions import PLACES
from gorin.language.rule_kinds import Holds
from gorin.language.selectors import TARGET_SLOT


def is_worthwhile(
    s: LcgState, context: AbilityContext, rule: Rule, named: list[int] | None, until: int
) -> bool:
    """Could a rule make a difference, if those whom it names are these? None: its words name nobody."""
    if _is_said_already(s, context, rule, until):
        return False
    if named is None:
        return True
    named = [thing for thing in named if not _holds_already(s, context, rule, thing, until)]
    matters = _MATTERS.get(rule.about)
    return any(matters is None or matters(s, context, thing) for thing in named)


def _is_said_already(s: LcgState, context: AbilityContext, rule: Rule, until: int) -> bool:
    """Does the very same effect last already, of another copy of the card? Only some add up."""
    if rule.about in _ADDING_UP or isinstance(rule, CostRule):
        return False
    return any(
        lasting.node == rule.number
        and lasting.until == until
        and s.names[lasting.what] == rule.slug
        and _is_same(s, rule, lasting.context, context)
        for lasting in s.lasting
    )


def _holds_already(s: LcgState, context: AbilityContext, rule: Rule, thing: int, until: int) -> bool:
    """Does another card say the same of this thing, for as long and without a condition?"""
    if not isinstance(rule, Holds) or rule.about in _ADDING_UP or rule.condition is not None:
        return False
    return any(
        lasting.until == until
        and lasting.context.seat == context.seat
        and lasting.node >= 0
        and _says_of(s, lasting, rule.about, thing)
        for lasting in s.lasting
    )


def _says_of(s: LcgState, lasting: LastingEffect, about: str, thing: int) -> bool:
    """A card filter is only ever asked about cards."""
    said = s.node(lasting.what, lasting.node)
    if not isinstance(said, Holds) or said.about != about or said.condition is not None:
        return False
    is_askable = thing < len(s.what) or not isinstance(said.whom, CardFilter)
    return is_askable and said.concerns(s, lasting.context, thing)


def _is_same(s: LcgState, rule: Rule, one: AbilityContext, other: AbilityContext) -> bool:
    """Does a rule say the same in two contexts? What it says of players is the same whoever says it."""
    if isinstance(rule, OfPlayers):
        return rule.who.seats(s, one) == rule.who.seats(s, other)
    named = rule.named(s, one)
    if named is None:
        return _concerns_the_same(s, rule, one, other)
    return one.seat == other.seat and named == rule.named(s, other)


def _concerns_the_same(s: LcgState, rule: Rule, one: AbilityContext, other: AbilityContext) -> bool:
    """Of a kind of cards, which may also come later: are those that are there now the same?"""
    if one.get(TARGET_SLOT) != other.get(TARGET_SLOT):
        return False
    concerned = [[card for card in s.in_play if rule.concerns(s, context, card)] for context in (one, other)]
    return concerned[0] == concerned[1] and (one.seat == other.seat or bool(concerned[0]))


def _triggered(s: LcgState, card: int) -> list[LcgAbility]:
    """The triggered abilities that a card has: its own, those of its attachments' giving, those gained."""
    own = [each for each in s.definition(card).usables if not each.of_bearer]
    given = [each for other in attachments(s, card) for each in s.definition(other).granted]
    return own + given + [each for holder, each in gained(s) if holder == card and has_now(s, holder, each)]


def _is_limited(s: LcgState, context: AbilityContext, card: int) -> bool:
    return any(limit_of(ability).times < UNLIMITED for ability in _triggered(s, card))


_ADDING_UP: Final = (MORE_USES, EXACTS)

_MATTERS: Final[dict[str, Callable[[LcgState, AbilityContext, int], bool]]] = {
    MORE_USES: _is_limited,
    NO_TRIGGERING: lambda s, context, card: bool(_triggered(s, card)),
    NOT_ATTACKED: lambda s, context, code: is_open_to_attack(s, s.provinces[code - PLACES]),
    COUNTS_AS_CLAIMED: lambda s, context, code: code - RING_CODES not in claimed_by(s, context.seat),
}
"""By what a rule is about: could it matter to this card, province or ring?"""
