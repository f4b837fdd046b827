"""What cards are worth now: skills, glory, strength, cost. Values are computed, never written back."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import CostRule
from gorin.games.lcg.kinds import (
    CHARACTER,
    COST,
    DASH,
    DISHONORED,
    DUEL_END,
    GLORY,
    HONORED,
    INCOME,
    MILITARY,
    ORDINARY,
    POLITICAL,
    STATS,
    STRENGTH,
    X_STRENGTH,
)
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.reading import (
    attachments,
    characters_of,
    claimed_by,
    derived,
    holdings_in,
    is_revealed,
    participants_for,
    printed_what,
)
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.language.core.active_effects import active_bonus, active_bonuses, active_effects, holds
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import PLAY

DOUBLED_BASE: Final = "doubled base"
DOUBLED: Final = "doubled"
HALVED: Final = "halved"
SWITCHED: Final = "switched base skills"
SET: Final = "set"
SET_BASE: Final = "set base"
"""What lasting effects say about a stat besides adding to it, where a keyword stands."""
NOT_INCREASED: Final = "cannot be increased: "
NOT_DECREASED: Final = "cannot be decreased: "
"""What rules are about that keep a stat from growing or shrinking, with its name."""
_NOT_INCREASED: Final = [NOT_INCREASED + name for name in STATS]
_NOT_DECREASED: Final = [NOT_DECREASED + name for name in STATS]
DISHONOR_IDLE: Final = "dishonored token does nothing"
COUNTS_ANYWAY: Final = "contributes skill while bowed"
FROM_HOME: Final = "contributes skill from home"
NOT_COUNTED: Final = "contributes no skill"


def value(s: LcgState, card: int, stat: int) -> int:
    """A stat of a card in play; a dash counts as 0 (LCG-DASH-05)."""
    known = (s.derived or derived(s)).values
    key = card * 8 + stat
    found = known.get(key)
    if found is None:
        found = _computed(s, known, card, stat)
    return found


def _computed(s: LcgState, values: dict[int, int], card: int, stat: int) -> int:
    """What is printed counts where a stat depends on itself."""
    key, printed = card * 8 + stat, max(s.cards[s.what[card]].stats[stat], 0)
    if _is_as_printed(s, card, stat):
        values[key] = printed
        return printed
    asked, total = active_effects(s).asked, 0
    if asked.is_printed(key):
        return printed
    while asked.begins(key):
        total = asked.ends(key, _changed(s, card, stat), values)
    return total


def _changed(s: LcgState, card: int, stat: int) -> int:
    """A stat that something may change."""
    base = base_value(s, card, stat)
    if base == DASH:
        return 0
    chosen = _said(s, card, stat, SET)
    if chosen:
        return chosen[-1]  # LCG-SET-01, LCG-SET-02
    total = base + sum(_counted(s, card, stat, _modifiers(s, card, stat)))
    if not is_kept(s, card, stat, 1):
        for _ in _said(s, card, stat, DOUBLED):
            total *= 2  # LCG-MOD-04
    if not is_kept(s, card, stat, -1):
        for _ in _said(s, card, stat, HALVED):
            total = (total + 1) // 2  # LCG-MOD-05
    return max(total, 0)  # LCG-MOD-06


def _is_as_printed(s: LcgState, card: int, stat: int) -> bool:
    """Is there nothing at all that could change this stat of the card?"""
    if s.tainted[card] or s.status[card] != ORDINARY:
        return False
    if stat in (s.active_effects or active_effects(s)).stats or attachments(s, card):
        return False
    for lasting in s.lasting:
        if lasting.subject == card:
            return False
    return s.zone[card] == PLAY or not s.cards[s.what[card]].rules


def _modifiers(s: LcgState, card: int, stat: int) -> list[int]:
    """LCG-MOD-03: every one that is active now."""
    found = active_bonuses(s, stat, card)
    if stat in (MILITARY, POLITICAL):
        found += _from_attachments(s, card, stat) + _from_status(s, card)
    return found


def _counted(s: LcgState, card: int, stat: int, modifiers: list[int]) -> list[int]:
    """LCG-MOD-07: what cannot be increased or decreased ignores modifiers that would."""
    for sign in (1, -1):
        if is_kept(s, card, stat, sign):
            modifiers = [amount for amount in modifiers if amount * sign <= 0]
    return modifiers


def is_kept(s: LcgState, card: int, stat: int, amount: int) -> bool:
    """Is this stat of a card kept from growing, or from shrinking, as such a modifier would have it do?"""
    about = (_NOT_INCREASED if amount > 0 else _NOT_DECREASED)[stat]
    return about in active_effects(s).topics and holds(s, about, card)


def is_set(s: LcgState, card: int, stat: int) -> bool:
    """LCG-SET-01: has this stat a value that no modifier changes?"""
    return bool(_said(s, card, stat, SET))


def would_differ(s: LcgState, card: int, stat: int, keyword: str, amount: int) -> bool:
    """Would a stat, or its base, be another one if this were said of it, too? (LCG-TRIG-05)"""
    if keyword == SWITCHED:
        return base_value(s, card, MILITARY) != base_value(s, card, POLITICAL)
    if keyword == DOUBLED_BASE:
        return base_value(s, card, stat) != 0
    if keyword == SET_BASE:
        return base_strength(s, s.provinces[s.lies_in[card]]) != amount
    if keyword == SET:
        return _said(s, card, stat, SET)[-1:] != [amount]  # LCG-SET-01: else modifiers count no more
    is_doubled = keyword == DOUBLED
    if stat == STRENGTH:
        return strength(s, s.provinces[s.lies_in[card]]) > 0
    if is_set(s, card, stat) or is_kept(s, card, stat, 1 if is_doubled else -1):
        return False
    return value(s, card, stat) > (0 if is_doubled else 1)


def base_value(s: LcgState, card: int, stat: int) -> int:
    """LCG-MOD-01; DASH where a dash is printed (LCG-DASH-04)."""
    printed = s.definition(card).stats
    if not s.lasting:
        return printed[stat]
    bases = [printed[each] for each in range(STRENGTH)]
    for lasting in s.lasting:
        if lasting.subject == card:
            _change_bases(bases, lasting, printed)
    return bases[stat] if stat < STRENGTH else printed[stat]


def _change_bases(bases: list[int], lasting: LastingEffect, printed: list[int]) -> None:
    """One after another: each changes the base values that there are by then (LCG-CLAR-13, LCG-COPY-09)."""
    if lasting.keyword == SWITCHED:
        bases[MILITARY], bases[POLITICAL] = bases[POLITICAL], bases[MILITARY]
    elif lasting.keyword == DOUBLED_BASE and bases[lasting.stat] != DASH:
        bases[lasting.stat] *= 2
    elif lasting.keyword == COPY:
        bases[:] = [printed[each] for each in range(STRENGTH)]


def _said(s: LcgState, card: int, stat: int, keyword: str) -> list[int]:
    if not s.lasting:
        return []
    return [
        lasting.amount
        for lasting in s.lasting
        if lasting.subject == card and lasting.keyword == keyword and lasting.stat == stat
    ]


def is_set_until(s: LcgState, card: int, stat: int, until: int) -> bool:
    """LCG-SET-01: is a stat set for as long as something that lasts until then would change it?"""
    return any(
        lasting.subject == card and lasting.stat == stat and lasting.keyword == SET
        for lasting in s.lasting
        if _lasts(lasting.until) >= _lasts(until)
    )


def _lasts(until: int) -> int:
    """Durations as numbers, the shortest first."""
    return -1 if until == DUEL_END else until


def _from_attachments(s: LcgState, card: int, stat: int) -> list[int]:
    """LCG-ATCH-14, LCG-ATCH-16: only attachments have modifiers, bowed or not (LCG-BOW-04)."""
    return [
        s.definition(each).stats[stat] + active_bonus(s, stat, each)
        for each in attachments(s, card)
        if s.definition(each).type != CHARACTER
    ]


def _from_status(s: LcgState, card: int) -> list[int]:
    """LCG-STAT-02, LCG-STAT-04, LCG-STAT-15: each token for itself."""
    found = [2] if s.tainted[card] else []
    status = s.status[card]
    if status == HONORED:
        found.append(value(s, card, GLORY))
    elif status == DISHONORED and not holds(s, DISHONOR_IDLE, card):
        found.append(-value(s, card, GLORY))
    return found


def has_dash(s: LcgState, card: int, type: int) -> bool:
    """LCG-DASH-02."""
    if not s.lasting:
        return s.cards[s.what[card]].stats[type] == DASH
    return base_value(s, card, type) == DASH


def military(s: LcgState, card: int) -> int:
    return value(s, card, MILITARY)


def political(s: LcgState, card: int) -> int:
    return value(s, card, POLITICAL)


def glory(s: LcgState, card: int) -> int:
    return value(s, card, GLORY)


def printed_cost(s: LcgState, card: int) -> int:
    """LCG-COST-06, LCG-COPY-05."""
    return s.cards[printed_what(s, card)].stats[COST]


# --- totals ---------------------------------------------------------------------------------------


def total_skill(s: LcgState, seat: int) -> int:
    """LCG-SKIL-02: what a player's side counts in the conflict now."""
    conflict = s.conflict
    if conflict is None:
        return 0
    total = 0
    is_anybody_left_out = NOT_COUNTED in active_effects(s).topics
    for card in participants_for(s, seat) + _from_home(s, seat):
        if is_anybody_left_out and holds(s, NOT_COUNTED, card):
            continue
        if not s.bowed[card] or holds(s, COUNTS_ANYWAY, card):
            total += value(s, card, conflict.type)
    if favor_counts(s, seat):
        total += 1
    return max(total, 0)


def _from_home(s: LcgState, seat: int) -> list[int]:
    """Who is ready at home and contributes all the same, if anybody of that side participates."""
    if FROM_HOME not in active_effects(s).topics or not participants_for(s, seat):
        return []
    side = rules_of(s).side_of(seat)
    return [
        card
        for other in range(s.seats)
        if rules_of(s).side_of(other) == side
        for card in characters_of(s, other)
        if not s.participating[card] and not s.bowed[card] and holds(s, FROM_HOME, card)
    ]


def favor_counts(s: LcgState, seat: int) -> bool:
    """LCG-FAV-01, LCG-FAV-02, LCG-SKIR-10; what a player of a team has, the team has."""
    conflict = s.conflict
    if conflict is None or s.favor < 0:
        return False
    ruleset = rules_of(s)
    if ruleset.side_of(s.favor) != ruleset.side_of(seat):
        return False
    if ruleset.favor_has_sides and s.favor_type != conflict.type:
        return False
    return bool(participants_for(s, seat))


def glory_count(s: LcgState, seat: int) -> int:
    """LCG-GLOR-01: ready characters' glory and claimed rings, of a player or a team."""
    ruleset = rules_of(s)
    side = ruleset.side_of(seat)
    total = len(claimed_by(s, seat))
    for other in range(s.seats):
        if ruleset.side_of(other) == side:
            total += sum([glory(s, card) for card in characters_of(s, other) if not s.bowed[card]])
    return total


# --- provinces ------------------------------------------------------------------------------------


def printed_strength(s: LcgState, place: Province) -> int:
    """LCG-PRNT-01, LCG-SKIR-11: without holdings, tokens and whatever else adds to it."""
    if place.card == NOTHING:
        return rules_of(s).token_strength
    return s.definition(place.card).stats[STRENGTH] + active_bonus(s, X_STRENGTH, place.card)


def strength(s: LcgState, place: Province) -> int:
    """LCG-HOLD-02, LCG-STAT-17; the stronghold's bonus counts for the province under it."""
    total = 0
    voided = rules_of(s).voided(s)
    if place.card == NOTHING:
        total = base_strength(s, place) + sum(_said(s, PLACES + place.id, STRENGTH, ""))
    elif place.card not in voided:
        total = base_strength(s, place) + active_bonus(s, STRENGTH, place.card)
    for holding in [each for each in holdings_in(s, place.id) if each not in voided]:
        total += s.definition(holding).stats[STRENGTH] + active_bonus(s, STRENGTH, holding)
    stronghold = s.players[place.owner].stronghold
    if place.is_stronghold and stronghold != NOTHING and stronghold not in voided:
        total += s.definition(stronghold).stats[STRENGTH]
    if place.tainted:
        total += 2
    for _ in _said(s, place.card if place.card != NOTHING else PLACES + place.id, STRENGTH, DOUBLED):
        total *= 2  # LCG-MOD-04
    return max(total, 0)


def base_strength(s: LcgState, place: Province) -> int:
    """What is printed, or a token's (LCG-SKIR-11), unless a lasting effect has set it."""
    if place.card == NOTHING:
        subject, base = PLACES + place.id, rules_of(s).token_strength
    else:
        subject = place.card
        base = printed_strength(s, place) if is_revealed(s, place) else 0
    for amount in _said(s, subject, STRENGTH, SET_BASE):
        base = amount
    return base


# --- fate -----------------------------------------------------------------------------------------


def income(s: LcgState, seat: int) -> int:
    """LCG-FRM1-08."""
    stronghold = s.players[seat].stronghold
    ruleset = rules_of(s)
    besides = ruleset.income + ruleset.income_besides(s, seat)
    if stronghold == NOTHING:
        return besides
    return besides + s.definition(stronghold).stats[INCOME] + active_bonus(s, INCOME, stronghold)


def cost_of(s: LcgState, card: int, seat: int, host: int = NOTHING, x: int = 0) -> int:
    """What playing a card costs a player now (LCG-COST-04, LCG-MOD-06); `x`: as it was chosen (LCG-X-02)."""
    definition = s.cards[s.what[card]]
    rules = (s.derived or derived(s)).costing
    if definition.costing and s.zone[card] != PLAY:  # its own words hold for it wherever it is
        own = AbilityContext(s.owner[card], card)
        rules = rules + [(rule, own) for rule in definition.costing]
    raised, saved, least = definition.stats[COST] + x, 0, 0
    for rule, context in rules:
        if rule.applies(s, context, card, seat, host):
            amount = rule.amount(s, context, card)
            if amount > 0:
                raised += amount
            else:
                saved -= amount
            least = max(least, rule.least)  # the highest minimum bounds all reductions, in any order
    return max(raised - saved, min(raised, least), 0)


def spent_reductions(s: LcgState, card: int, seat: int, host: int) -> list[int]:
    """The lasting effects about the next card that are over once this one is played."""
    found: list[int] = []
    for lasting in s.lasting:
        if lasting.node >= 0:
            rule = s.node(lasting.what, lasting.node)
            if not isinstance(rule, CostRule) or not rule.once:
                continue
            if rule.applies(s, lasting.context, card, seat, host):
                found.append(lasting.id)
    return found
