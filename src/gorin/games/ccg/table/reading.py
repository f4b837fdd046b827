"""Reading the table: what the cards are worth now, where they are, and what holds for them.

Values are computed from what is printed and from the rules in force, never written back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    CELESTIAL,
    CHI,
    EVENT,
    FOCUS,
    FOLLOWER,
    FORCE,
    GOLD_COST,
    HOLDING,
    HOME,
    PERSONAL_HONOR,
    PERSONALITY,
    REGION,
    SENSEI,
    SPELL,
    STRENGTH,
    STRONGHOLD,
    UNDER,
    WIND,
    YU,
)
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.state import CcgState, Derived
from gorin.words.grammar.definition import Rule
from gorin.words.grammar.in_force import (
    bonus_in_force,
    bonuses_by_rules,
    has,
    holds,
    in_force,
    in_play_of_type,
    own_of_type,
)
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.zones import PLAY

PLACES_AND_PEOPLE: Final[tuple[int, ...]] = (STRONGHOLD, HOLDING, PERSONALITY, EVENT, REGION, CELESTIAL, WIND)
LACKED_BY: Final[dict[int, tuple[int, ...]]] = {
    GOLD_COST: (STRONGHOLD, EVENT, WIND),
    FOCUS: PLACES_AND_PEOPLE,
    FORCE: (STRONGHOLD, HOLDING, EVENT, REGION),
    CHI: (STRONGHOLD, HOLDING, EVENT, REGION),
}
"""DE-STAT-18: what cards of these types never have, whatever would change it."""
CARD_STATS: Final[tuple[int, ...]] = (FORCE, CHI, PERSONAL_HONOR, GOLD_COST, FOCUS, YU)
"""The stats that are printed on cards."""

UNIT_TYPES: Final = (PERSONALITY, *ATTACHMENTS)


# --- stacks and the frail --------------------------------------------------------------------------


def stacked(s: CcgState) -> list[int]:
    """The cards below the top of a stack."""
    return [card for card, zone in enumerate(s.zone) if zone == UNDER and is_stacked(s, card)]


COPIED: Final = "copied ability"
"""Marks, where the keyword of a lasting effect stands, a card that is a copy; `amount` is the ability."""


def copied_ability(s: CcgState, holder: int) -> int:
    """The one ability that is written on a copy (DE-COPY); NOTHING where the card is none."""
    if holder == NOTHING or s.zone[holder] != UNDER:
        return NOTHING
    for each in s.lasting:
        if each.keyword == COPIED and each.subject == holder:
            return each.amount
    return NOTHING


def is_stacked(s: CcgState, under: int) -> bool:
    """Does a card lie under a later version of itself? Some cards only keep others."""
    return not s.definition(s.host[under]).keeps(s.type_of(under))


def is_anything_under(s: CcgState) -> bool:
    """Does any card lie under another, in a stack or kept?"""
    known = derived(s)
    if known.anything_under is None:
        known.anything_under = UNDER in s.zone
    return known.anything_under


def laid_under(s: CcgState, card: int) -> list[int]:
    """The cards that lie under a card, whether they make a stack with it or not."""
    return [each for each in range(len(s.zone)) if s.zone[each] == UNDER and s.host[each] == card]


def frail(s: CcgState) -> list[int]:
    """The Personalities whose Chi could be zero, in the order of play: mostly there are none."""
    known = s.derived or derived(s)
    if known.frail is None:
        known.frail = _frail(s)
    return known.frail


def _frail(s: CcgState) -> list[int]:
    everybody = in_play_of_type(s, PERSONALITY)
    if any(rule.lowers for rule, _ in in_force(s).changing.get(CHI, ())):
        return everybody
    if CHI in derived(s).most:
        return everybody
    lowered = [token.card for token in s.tokens if token.chi < 0]
    lowered += [each.subject for each in s.lasting if each.stat == CHI and (each.amount < 0 or each.keyword)]
    lowered += [card for card in s.in_play if s.cards[s.what[card]].chi < 0]
    weak = {leader(s, card) for card in lowered}
    return [card for card in everybody if card in weak or s.cards[s.what[card]].chi <= 0]


# --- units ----------------------------------------------------------------------------------------


def attachments(s: CcgState, personality: int) -> list[int]:
    return derived(s).attached.get(personality, [])


def followers(s: CcgState, personality: int) -> list[int]:
    return [card for card in attachments(s, personality) if s.type_of(card) == FOLLOWER]


def unit(s: CcgState, personality: int) -> list[int]:
    """CE-CRD-16: a Personality and all cards attached to him."""
    return [personality, *attachments(s, personality)]


def leader(s: CcgState, card: int) -> int:
    """The Personality whose unit a card is in; the card itself where it is in none."""
    host = s.host[card]
    return card if host == NOTHING or s.cards[s.what[card]].type not in ATTACHMENTS else host


def top_of(s: CcgState, card: int) -> int:
    """The card itself, or the one on top of the stack in which it lies."""
    return s.host[card] if s.zone[card] == UNDER else card


def is_in_unit(s: CcgState, card: int) -> bool:
    return s.zone[card] == PLAY and s.cards[s.what[card]].type in UNIT_TYPES


def location(s: CcgState, card: int) -> int:
    """HOME, or the province at whose battlefield a card is."""
    return s.place[leader(s, card)]


def side_of(s: CcgState, card: int) -> int:
    return s.side[leader(s, card)]


def personalities(s: CcgState, seat: int) -> list[int]:
    return [card for card in in_play_of_type(s, PERSONALITY) if s.controller[card] == seat]


def units_at(s: CcgState, province: int, side: int) -> list[int]:
    """The Personalities leading units on one side of a battlefield."""
    everybody = in_play_of_type(s, PERSONALITY)
    return [card for card in everybody if s.place[card] == province and s.side[card] == side]


def is_cavalry_unit(s: CcgState, personality: int) -> bool:
    """CE-MAN-06."""
    if not has(s, personality, "Cavalry"):
        return False
    return all(has(s, card, "Cavalry") for card in followers(s, personality))


# --- keywords -------------------------------------------------------------------------------------


def clans_of(s: CcgState, card: int) -> list[str]:
    """CE-KEY-08: the Clan alignments of a card."""
    if s.type_of(card) == STRONGHOLD:
        return list(s.definition(card).clans)
    return [clan for clan, mark in s.says.factions.items() if mark and has(s, card, mark)]


def clan_of_player(s: CcgState, seat: int) -> tuple[str, ...]:
    """CE-STR-04."""
    return s.definition(s.players[seat].stronghold).clans


def marks_of_player(s: CcgState, seat: int) -> list[str]:
    """The keywords of those who are aligned with a player; none for a Faction that marks nobody."""
    marks = [s.says.factions.get(clan, "") for clan in clan_of_player(s, seat)]
    return [mark for mark in marks if mark]


def is_aligned(s: CcgState, card: int, seat: int) -> bool:
    """DE-FAC-20: who is aligned with several Factions is everywhere one of their own."""
    for mark in marks_of_player(s, seat):  # noqa: SIM110 - asked for every card that could be bought
        if has(s, card, mark):
            return True
    return False


# --- stats ----------------------------------------------------------------------------------------


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
        known = values[key] = _stat(s, which, card)
    return known


def _stat(s: CcgState, which: int, card: int) -> int:
    definition = s.cards[s.what[card]]
    known = s.derived or derived(s)
    if _is_as_printed(s, known, which, card, definition):
        return base(s, which, card)
    if definition.type in LACKED_BY.get(which, ()):
        return 0  # DE-STAT-18
    if which == PERSONAL_HONOR and s.dishonored[card] and not holds(s, "keeps Personal Honor", card):
        return 0  # CE-DISH-02
    total = unlimited(s, which, card)
    if definition.modifies and which in (FORCE, CHI):
        return total  # a modifier with a sign may be negative (CE-STAT-03)
    if which == PERSONAL_HONOR:
        total = min(total, s.says.personal_honor_cap)
    if which in known.most:
        total = min([total, *_said_of(s, known.most[which], card)])
    return max(total, minimum(s, which, card) if which in known.least else 0)


def stats_in_question(s: CcgState, card: int) -> Iterable[int]:
    """The stats that may be other than printed on this card; all others are as printed (`_is_as_printed`)."""
    known = s.derived or derived(s)
    is_changed = card in known.altered or card in known.attached or s.dishonored[card]
    if is_changed or known.least or known.most or s.cards[s.what[card]].own_stats:
        return CARD_STATS
    return (s.in_force or in_force(s)).stats


def _is_as_printed(s: CcgState, known: Derived, which: int, card: int, definition: Card) -> bool:
    """Most stats of most cards are: nothing in force, on the card or in its unit speaks of them."""
    if card in known.altered or which in (s.in_force or in_force(s)).stats:
        return False
    if which in known.least or which in known.most:
        return False
    if which == PERSONAL_HONOR and s.dishonored[card]:
        return False
    return card not in known.attached and which not in definition.own_stats


def minimum(s: CcgState, which: int, card: int) -> int:
    """CE-STAT-02: a stat is never below zero; a rule in force may give it a higher minimum (CE-STAT-01)."""
    return max([0, *_said_of(s, derived(s).least.get(which, []), card)])


def _said_of(s: CcgState, rules: list[tuple[Rule, Scope]], card: int) -> list[int]:
    return [rule.amount(s, scope, card) for rule, scope in rules if rule.concerns(s, scope, card)]


def unlimited(s: CcgState, which: int, card: int) -> int:
    """What is printed with all bonuses and penalties, before minimums and maximums."""
    total = base(s, which, card) + bonus(s, which, card)
    if which in (FORCE, CHI) and s.type_of(card) == PERSONALITY:
        for item in attachments(s, card):
            if s.cards[s.what[item]].modifies and item not in in_force(s).silent:  # CE-CRD-23
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
    return total + bonus_in_force(s, which, card)


def unit_force(s: CcgState, personality: int) -> int:
    """CE-CRD-17: Personality and Followers, bowed or not, unless the edition asks for that."""
    if s.says.bowed_units_are_weak:
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
    return not s.bowed[card] or holds(s, "contributes while bowed", card)


def army_force(s: CcgState, province: int, side: int) -> int:
    return sum([_fighting_force(s, personality) for personality in units_at(s, province, side)])


def _fighting_force(s: CcgState, personality: int) -> int:
    """What the unbowed cards of a unit add to their army."""
    if not contributes(s, personality) and s.says.bowed_units_are_weak:
        return 0
    total = force(s, personality) if contributes(s, personality) else 0
    for card in followers(s, personality):
        if contributes(s, card):
            total += force(s, card)
    return total


# --- provinces ------------------------------------------------------------------------------------


def province(s: CcgState, id: int) -> Province | None:
    for each in s.provinces:
        if each.id == id:
            return each
    return None


def provinces_of(s: CcgState, seat: int) -> list[Province]:
    """From left to right."""
    return [each for each in s.provinces if each.owner == seat]


def strength(s: CcgState, id: int) -> int:
    """CE-STR-05, CE-SET-13: the Stronghold's, with the bonuses and penalties of this province alone."""
    values = derived(s).values
    key = -1 - id
    known = values.get(key)
    if known is None:
        known = values[key] = _strength(s, id)
    return known


def senseis(s: CcgState, seat: int) -> list[int]:
    """Who teaches a player: nobody, or one."""
    return own_of_type(s, seat, SENSEI)


def _strength(s: CcgState, id: int) -> int:
    place = province(s, id)
    if place is None:
        return 0
    total = s.definition(s.players[place.owner].stronghold).province_strength
    for card in senseis(s, place.owner):
        total += s.definition(card).province_strength  # DE-CRD-07
    for lasting in s.lasting:
        if lasting.subject == id and lasting.stat == STRENGTH:
            total += lasting.amount
    for rule, scope in in_force(s).changing.get(STRENGTH, ()):
        if rule.concerns(s, scope, id):
            total += rule.amount(s, scope, id)
    return max(total, 0)


def is_fortification(s: CcgState, card: int) -> bool:
    """DE-CRD-13: a Holding that belongs to the province out of which it was bought."""
    return s.type_of(card) == HOLDING and has(s, card, "Fortification")


def land_of(s: CcgState, card: int) -> int:
    """The province to which a Region or a Fortification in play is attached; NOTHING for all others."""
    return s.host[card] if s.zone[card] == PLAY and s.type_of(card) in (REGION, HOLDING) else NOTHING


def fortifications(s: CcgState, place: int) -> list[int]:
    return [card for card in in_play_of_type(s, HOLDING) if s.host[card] == place]


# --- seats ----------------------------------------------------------------------------------------


def has_most_honor(s: CcgState, seat: int) -> bool:
    """CE-FAV-02: strictly more than each other player."""
    return all(s.players[seat].honor > s.players[other].honor for other in s.others(seat))


def is_spell_idle(s: CcgState, card: int) -> bool:
    """CE-CRD-26: a Spell on somebody who is no Shugenja."""
    return s.type_of(card) == SPELL and not has(s, leader(s, card), "Shugenja")


def is_at_home(s: CcgState, card: int) -> bool:
    return location(s, card) == HOME
