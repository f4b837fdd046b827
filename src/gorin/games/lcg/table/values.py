"""What cards are worth now: skills, glory, strength, cost. Values are computed, never written back."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import CostRule
from gorin.games.lcg.kinds import (
    CHARACTER,
    COST,
    DASH,
    DISHONORED,
    GLORY,
    HONORED,
    INCOME,
    MILITARY,
    ORDINARY,
    POLITICAL,
    STATS,
    STRENGTH,
)
from gorin.games.lcg.policy import policy_of
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
from gorin.words.grammar.in_force import bonus_in_force, bonuses_in_force, holds, in_force
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Ongoing, Scope
from gorin.words.grammar.zones import PLAY

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
NO_HONOR_EFFECT: Final = "personal honor does not change skills"
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
    asked, total = in_force(s).asked, 0
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
    if not _is_kept(s, NOT_INCREASED, card, stat):
        for _ in _said(s, card, stat, DOUBLED):
            total *= 2  # LCG-MOD-04
    if not _is_kept(s, NOT_DECREASED, card, stat):
        for _ in _said(s, card, stat, HALVED):
            total = (total + 1) // 2  # LCG-MOD-05
    return max(total, 0)  # LCG-MOD-06


def _is_as_printed(s: LcgState, card: int, stat: int) -> bool:
    """Is there nothing at all that could change this stat of the card?"""
    if s.lasting or s.tainted[card] or s.status[card] != ORDINARY:
        return False
    if stat in (s.in_force or in_force(s)).stats or attachments(s, card):
        return False
    return s.zone[card] == PLAY or not s.cards[s.what[card]].rules


def _modifiers(s: LcgState, card: int, stat: int) -> list[int]:
    """LCG-MOD-03: every one that is active now."""
    found = bonuses_in_force(s, stat, card)
    if stat in (MILITARY, POLITICAL):
        found += _from_attachments(s, card, stat) + _from_status(s, card)
    return found


def _counted(s: LcgState, card: int, stat: int, modifiers: list[int]) -> list[int]:
    """LCG-MOD-07: what cannot be increased or decreased ignores modifiers that would."""
    for about, sign in ((NOT_INCREASED, 1), (NOT_DECREASED, -1)):
        if _is_kept(s, about, card, stat):
            modifiers = [amount for amount in modifiers if amount * sign <= 0]
    return modifiers


def _is_kept(s: LcgState, about: str, card: int, stat: int) -> bool:
    """Is a stat of a card kept from growing, or from shrinking?"""
    about += STATS[stat]
    return about in in_force(s).topics and holds(s, about, card)


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


def _change_bases(bases: list[int], lasting: Ongoing, printed: list[int]) -> None:
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


def _from_attachments(s: LcgState, card: int, stat: int) -> list[int]:
    """LCG-ATCH-14, LCG-ATCH-16: only attachments have modifiers, bowed or not (LCG-BOW-04)."""
    return [
        s.definition(each).stats[stat] + bonus_in_force(s, stat, each)
        for each in attachments(s, card)
        if s.definition(each).type != CHARACTER
    ]


def _from_status(s: LcgState, card: int) -> list[int]:
    """LCG-STAT-02, LCG-STAT-04, LCG-STAT-15: each token for itself."""
    found = [2] if s.tainted[card] else []
    status = s.status[card]
    if status == HONORED:
        found.append(value(s, card, GLORY))
    elif status == DISHONORED and not holds(s, NO_HONOR_EFFECT, card):
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
    is_anybody_left_out = NOT_COUNTED in in_force(s).topics
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
    if FROM_HOME not in in_force(s).topics or not participants_for(s, seat):
        return []
    side = policy_of(s).side_of(seat)
    return [
        card
        for other in range(s.seats)
        if policy_of(s).side_of(other) == side
        for card in characters_of(s, other)
        if not s.participating[card] and not s.bowed[card] and holds(s, FROM_HOME, card)
    ]


def favor_counts(s: LcgState, seat: int) -> bool:
    """LCG-FAV-01, LCG-FAV-02, LCG-SKIR-10; what a player of a team has, the team has."""
    conflict = s.conflict
    if conflict is None or s.favor < 0:
        return False
    policy = policy_of(s)
    if policy.side_of(s.favor) != policy.side_of(seat):
        return False
    if policy.favor_has_sides and s.favor_type != conflict.type:
        return False
    return bool(participants_for(s, seat))


def glory_count(s: LcgState, seat: int) -> int:
    """LCG-GLOR-01: ready characters' glory and claimed rings, of a player or a team."""
    policy = policy_of(s)
    side = policy.side_of(seat)
    total = len(claimed_by(s, seat))
    for other in range(s.seats):
        if policy.side_of(other) == side:
            total += sum([glory(s, card) for card in characters_of(s, other) if not s.bowed[card]])
    return total


# --- provinces ------------------------------------------------------------------------------------


def strength(s: LcgState, place: Province) -> int:
    """LCG-HOLD-02, LCG-STAT-17; the stronghold's bonus counts for the province under it."""
    total = _token_strength(s, place) if place.card == NOTHING else 0
    voided = policy_of(s).voided(s)
    if place.card != NOTHING and place.card not in voided:
        base = s.definition(place.card).stats[STRENGTH] if is_revealed(s, place) else 0
        for amount in _said(s, place.card, STRENGTH, SET_BASE):
            base = amount
        total = base + bonus_in_force(s, STRENGTH, place.card)
    for holding in [each for each in holdings_in(s, place.id) if each not in voided]:
        total += s.definition(holding).stats[STRENGTH] + bonus_in_force(s, STRENGTH, holding)
    stronghold = s.players[place.owner].stronghold
    if place.is_stronghold and stronghold != NOTHING and stronghold not in voided:
        total += s.definition(stronghold).stats[STRENGTH]
    if place.tainted:
        total += 2
    return max(total, 0)


def _token_strength(s: LcgState, place: Province) -> int:
    """LCG-SKIR-11, and what lasting effects say of it."""
    base = policy_of(s).token_strength
    for amount in _said(s, PLACES + place.id, STRENGTH, SET_BASE):
        base = amount
    return base + sum(_said(s, PLACES + place.id, STRENGTH, ""))


# --- fate -----------------------------------------------------------------------------------------


def income(s: LcgState, seat: int) -> int:
    """LCG-FRM1-08."""
    stronghold = s.players[seat].stronghold
    policy = policy_of(s)
    besides = policy.income + policy.income_besides(s, seat)
    if stronghold == NOTHING:
        return besides
    return besides + s.definition(stronghold).stats[INCOME] + bonus_in_force(s, INCOME, stronghold)


def cost_of(s: LcgState, card: int, seat: int, host: int = NOTHING, x: int = 0) -> int:
    """What playing a card costs a player now (LCG-COST-04, LCG-MOD-06); `x`: as it was chosen (LCG-X-02)."""
    definition = s.cards[s.what[card]]
    rules = (s.derived or derived(s)).costing
    if definition.costing and s.zone[card] != PLAY:  # its own words hold for it wherever it is
        own = Scope(s.owner[card], card)
        rules = rules + [(rule, own) for rule in definition.costing]
    total, besides = definition.stats[COST] + x, 0
    for rule, scope in rules:
        if rule.applies(s, scope, card, seat, host):
            amount = rule.amount(s, scope, card)
            if rule.least:  # what stops at a minimum counts before all others, as its player would have it
                total = max(total + amount, min(total, rule.least))
            else:
                besides += amount
    return max(total + besides, 0)


def spent_reductions(s: LcgState, card: int, seat: int, host: int) -> list[int]:
    """The lasting effects about the next card that are over once this one is played."""
    found: list[int] = []
    for lasting in s.lasting:
        if lasting.node >= 0:
            rule = s.node(lasting.what, lasting.node)
            if not isinstance(rule, CostRule) or not rule.once:
                continue
            if rule.applies(s, lasting.scope, card, seat, host):
                found.append(lasting.id)
    return found
