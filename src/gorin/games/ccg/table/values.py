"""What the cards are worth now: Force, Chi and the other stats.

Values are computed from what is printed and from the rules in force, never written back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import (
    CHI,
    CONTRIBUTES_BOWED,
    EVENT,
    FOCUS,
    FOLLOWER,
    FORCE,
    GOLD_COST,
    HOLDING,
    KEEPS_HONOR,
    PERSONAL_HONOR,
    PERSONALITY,
    REGION,
    STRONGHOLD,
    WIND,
    YU,
)
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import (
    PLACES_AND_PEOPLE,
    attachments,
    followers,
    leader,
    units_at,
)
from gorin.games.ccg.table.state import CcgState, Derived, Doubts
from gorin.language.core.active_effects import (
    active_bonus,
    active_effects,
    bonuses_by_rules,
    has,
    holds,
    in_play_of_type,
)
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.zones import PLAY

LACKED_BY: Final[dict[int, tuple[int, ...]]] = {
    GOLD_COST: (STRONGHOLD, EVENT, WIND),
    FOCUS: PLACES_AND_PEOPLE,
    FORCE: (STRONGHOLD, HOLDING, EVENT, REGION),
    CHI: (STRONGHOLD, HOLDING, EVENT, REGION),
}
"""DE-STAT-18: what cards of these types never have, whatever would change it."""
CARD_STATS: Final[tuple[int, ...]] = (FORCE, CHI, PERSONAL_HONOR, GOLD_COST, FOCUS, YU)
"""The stats that are printed on cards."""


def frail(s: CcgState) -> list[int]:
    """The Personalities whose Chi could be zero, in the order of play: mostly there are none."""
    known = s.derived or derived(s)
    if known.frail is None:
        known.frail = _frail(s)
    return known.frail


def _frail(s: CcgState) -> list[int]:
    everybody = in_play_of_type(s, PERSONALITY)
    if any(rule.lowers for rule, _ in active_effects(s).changing.get(CHI, ())):
        return everybody
    if CHI in derived(s).most:
        return everybody
    lowered = [token.card for token in s.tokens if token.chi < 0]
    lowered += [each.subject for each in s.lasting if each.stat == CHI and (each.amount < 0 or each.keyword)]
    lowered += [card for card in s.in_play if s.cards[s.what[card]].chi < 0]
    weak = {leader(s, card) for card in lowered}
    return [card for card in everybody if card in weak or s.cards[s.what[card]].chi <= 0]


def force(s: CcgState, card: int) -> int:
    return stat(s, FORCE, card)


def chi(s: CcgState, card: int) -> int:
    return stat(s, CHI, card)


def personal_honor(s: CcgState, card: int) -> int:
    return stat(s, PERSONAL_HONOR, card)


def gold_cost(s: CcgState, card: int) -> int:
    return stat(s, GOLD_COST, card)


def focus_value(s: CcgState, card: int) -> int:
    return stat(s, FOCUS, card)


def enters_dishonored(s: CcgState, card: int) -> bool:
    return any(rule.about == ENTERS_DISHONORED for rule in s.definition(card).rules)


def honor_brought(s: CcgState, card: int) -> int:
    """DE-CRD-22, DE-CRD-25: what a recruited Personality may add to his player's Honor."""
    return 0 if enters_dishonored(s, card) else personal_honor(s, card)


def yu(s: CcgState, card: int) -> int:
    """DE-YU-14, DE-YU-09: below zero where it has none; who once got a bonus has at least 0 from then on."""
    if s.definition(card).yu < 0 and not has(s, card, "Yu"):
        return -1
    return stat(s, YU, card)


def stat(s: CcgState, which: int, card: int) -> int:
    """The present value of a stat of a card."""
    values = (s.derived or derived(s)).values
    key = card * 16 + which
    known = values.get(key)
    if known is None:
        known = _stat(s, values, which, card)
    return known


def _stat(s: CcgState, values: dict[int, int], which: int, card: int) -> int:
    """What is printed counts where a stat depends on itself."""
    definition, key = s.cards[s.what[card]], card * 16 + which
    known = s.derived or derived(s)
    if _is_as_printed(s, known, which, card, definition):
        values[key] = printed = base(s, which, card)
        return printed
    asked, total = active_effects(s).asked, 0
    if asked.is_printed(key):
        return base(s, which, card)
    while asked.begins(key):
        total = asked.ends(key, _changed(s, known, which, card, definition), values)
    return total


def _changed(s: CcgState, known: Derived, which: int, card: int, definition: Card) -> int:
    """A stat that something may change."""
    if definition.type in LACKED_BY.get(which, ()):
        return 0  # DE-STAT-18
    if which == PERSONAL_HONOR and s.dishonored[card] and not holds(s, KEEPS_HONOR, card):
        return 0  # CE-DISH-02
    total = unlimited(s, which, card)
    if definition.modifies and which in (FORCE, CHI):
        return total  # a modifier with a sign may be negative (CE-STAT-03)
    if which == PERSONAL_HONOR:
        total = min(total, s.settings.personal_honor_cap)
    if which in known.most:
        total = min([total, *_said_of(s, known.most[which], card)])
    return max(total, minimum(s, which, card) if which in known.least else 0)


def stats_in_question(s: CcgState, card: int, doubts: Doubts) -> Iterable[int]:
    """The stats that may be other than printed on this card; all others are as printed (`_is_as_printed`)."""
    found = doubts.in_play if s.zone[card] == PLAY else doubts.anywhere
    own, changed = s.cards[s.what[card]].own_stats, doubts.of.get(card)
    if changed is not None:
        found = found | changed
    if own:
        found = found | own
    return found | {PERSONAL_HONOR} if s.dishonored[card] else found


def doubtful(s: CcgState) -> Doubts:
    """Which stats of which cards rules in force may change, and which cards have other keywords."""
    known = s.derived or derived(s)
    if known.doubts is None:
        known.doubts = _doubts(s, known)
    return known.doubts


def _doubts(s: CcgState, known: Derived) -> Doubts:
    found = Doubts()
    for rules in (active_effects(s).changing, known.least, known.most):
        for which, told in rules.items():
            for rule, context in told:
                _note_rule(s, found, which, rule, context)
    found.in_play |= found.anywhere
    for card in [*known.attached, *[token.card for token in s.tokens]]:
        found.of.setdefault(card, set()).update((FORCE, CHI))
    for lasting in s.lasting:
        if lasting.stat >= 0:
            found.of.setdefault(lasting.subject, set()).add(lasting.stat)
        if lasting.keyword:
            found.worded.add(lasting.subject)
    return found


def _note_rule(s: CcgState, found: Doubts, which: int, rule: Rule, context: AbilityContext) -> None:
    named = rule.named(s, context)
    if named is not None:
        for card in named:
            found.of.setdefault(card, set()).add(which)
    elif rule.only_in_play:
        found.in_play.add(which)
    else:
        found.anywhere.add(which)


def _is_as_printed(s: CcgState, known: Derived, which: int, card: int, definition: Card) -> bool:
    """Most stats of most cards are: nothing in force, on the card or in its unit speaks of them."""
    if card in known.altered or which in (s.active_effects or active_effects(s)).stats:
        return False
    if which in known.least or which in known.most:
        return False
    if which == PERSONAL_HONOR and s.dishonored[card]:
        return False
    return card not in known.attached and which not in definition.own_stats


def minimum(s: CcgState, which: int, card: int) -> int:
    """CE-STAT-02: a stat is never below zero; a rule in force may give it a higher minimum (CE-STAT-01)."""
    return max([0, *_said_of(s, derived(s).least.get(which, []), card)])


def _said_of(s: CcgState, rules: list[tuple[Rule, AbilityContext]], card: int) -> list[int]:
    return [rule.amount(s, context, card) for rule, context in rules if rule.concerns(s, context, card)]


def unlimited(s: CcgState, which: int, card: int) -> int:
    """What is printed with all bonuses and penalties, before minimums and maximums."""
    total = base(s, which, card) + bonus(s, which, card)
    if which in (FORCE, CHI) and s.type_of(card) == PERSONALITY:
        for item in attachments(s, card):
            if s.cards[s.what[item]].modifies and item not in active_effects(s).silent:  # CE-CRD-23
                total += stat(s, which, item)
    return total


def base(s: CcgState, which: int, card: int) -> int:
    """CE-STAT-08: the value as printed."""
    definition = s.cards[s.what[card]]
    if which == FORCE:
        return definition.force
    if which == CHI:
        return definition.chi
    if which == PERSONAL_HONOR:
        return definition.personal_honor
    if which == GOLD_COST:
        return definition.gold_cost
    if which == YU:
        return max(definition.yu, 0)
    return definition.focus if which == FOCUS else 0


def bonus(s: CcgState, which: int, card: int) -> int:
    """Every bonus and penalty on a stat: tokens, lasting effects, rules in force."""
    if card not in derived(s).altered:
        return sum(bonuses_by_rules(s, which, card))
    total = 0
    if which in (FORCE, CHI):
        for token in s.tokens:
            if token.card == card:
                total += token.force if which == FORCE else token.chi
    return total + active_bonus(s, which, card)


def unit_force(s: CcgState, personality: int) -> int:
    """CE-CRD-17: Personality and Followers, bowed or not, unless the edition asks for that."""
    if s.settings.bowed_units_are_weak:
        return _fighting_force(s, personality)
    total = force(s, personality)
    for card in attachments(s, personality):
        if s.type_of(card) == FOLLOWER:
            total += force(s, card)
    return total


ENTERS_DISHONORED: Final = "enters play dishonored"
CONTRIBUTES_NOTHING: Final = "contributes no Force"
"""What a rule says of a card that counts for nothing in the resolution of a battle."""


def contributes(s: CcgState, card: int) -> bool:
    """CE-RES-01: only unbowed Personalities and Followers."""
    if holds(s, CONTRIBUTES_NOTHING, card):
        return False
    return not s.bowed[card] or holds(s, CONTRIBUTES_BOWED, card)


def army_force(s: CcgState, province: int, side: int) -> int:
    return sum([_fighting_force(s, personality) for personality in units_at(s, province, side)])


def _fighting_force(s: CcgState, personality: int) -> int:
    """What the unbowed cards of a unit add to their army."""
    if not contributes(s, personality) and s.settings.bowed_units_are_weak:
        return 0
    total = force(s, personality) if contributes(s, personality) else 0
    for card in followers(s, personality):
        if contributes(s, card):
            total += force(s, card)
    return total
