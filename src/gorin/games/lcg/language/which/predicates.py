"""Qualities: what is said of characters and other cards in play."""

from __future__ import annotations

from gorin.games.lcg.fighting.duel import duel_in_progress
from gorin.games.lcg.kinds import DISHONORED, DYNASTY, ELEMENTS, HONORED, MILITARY, ORDINARY, POLITICAL
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.reading import (
    attachments,
    attacked_cards,
    attacked_provinces,
    attackers,
    characters,
    defenders,
    elements_of,
    is_attacking,
    is_defending,
    is_of_clan,
    participants,
    participants_for,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, has_dash, is_kept, is_set, military, political, printed_cost
from gorin.language.card_filters import CardFilter
from gorin.language.core.active_effects import has
from gorin.language.core.base import Amount, Selector
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.zones import PLAY
from gorin.language.measures import AT_LEAST, AT_MOST, EXACTLY, HIGHER, LOWER, Measured
from gorin.language.predicates import AFTER, KEYWORD, OWNER, SIDE, STATE, Predicate, Simple
from gorin.language.selectors import CHOSEN_SLOT, TARGET_SLOT


def _title(s: LcgState, context: AbilityContext) -> str:
    return "" if context.source == NOTHING else s.definition(context.source).name


bowed = Simple(STATE, "bowed", lambda s, context, card: s.bowed[card])
ready = Simple(STATE, "ready", lambda s, context, card: not s.bowed[card])
honored = Simple(STATE, "honored", lambda s, context, card: s.status[card] == HONORED)
dishonored = Simple(STATE, "dishonored", lambda s, context, card: s.status[card] == DISHONORED)
not_honored = Simple(STATE, "non-honored", lambda s, context, card: s.status[card] != HONORED)
ordinary = Simple(STATE, "ordinary", lambda s, context, card: s.status[card] == ORDINARY)
with_status = Simple(STATE, "honored or dishonored", lambda s, context, card: s.status[card] != ORDINARY)
participating = Simple(SIDE, "participating", lambda s, context, card: s.participating[card])
not_participating = Simple(SIDE, "non-participating", lambda s, context, card: not s.participating[card])
attacking = Simple(SIDE, "attacking", lambda s, context, card: is_attacking(s, card))
attacking_your_province = Simple(
    AFTER,
    "attacking one of your provinces",
    lambda s, context, card: (
        is_attacking(s, card) and any(place.owner == context.seat for place in attacked_provinces(s))
    ),
)
defending = Simple(SIDE, "defending", lambda s, context, card: is_defending(s, card))
attacked = Simple(SIDE, "attacked", lambda s, context, card: card in attacked_cards(s))
"""A province at which the conflict is."""
face_up = Simple(STATE, "faceup", lambda s, context, card: s.face_up[card])
in_play = Simple(AFTER, "in play", lambda s, context, card: s.zone[card] == PLAY)
face_down = Simple(STATE, "facedown", lambda s, context, card: not s.face_up[card])
unbroken = Simple(STATE, "unbroken", lambda s, context, card: not s.provinces[s.lies_in[card]].broken)
broken = Simple(STATE, "broken", lambda s, context, card: s.provinces[s.lies_in[card]].broken)
in_an_unbroken_province = Simple(
    AFTER, "in an unbroken province", lambda s, context, card: not s.provinces[s.lies_in[card]].broken
)
"""Of holdings."""
outer = Simple(
    STATE, "non-stronghold", lambda s, context, card: not s.provinces[s.lies_in[card]].is_stronghold
)
"""Of provinces."""
unique = Simple(STATE, "unique", lambda s, context, card: s.definition(card).unique)
not_unique = Simple(STATE, "non-unique", lambda s, context, card: not s.definition(card).unique)
other = Simple(STATE, "other", lambda s, context, card: card != context.source)
another = Simple(OWNER, "another", lambda s, context, card: card != context.source)
"""Besides this card: of many, and of one."""
another_one = Simple(OWNER, "another", lambda s, context, card: True)
"""Besides one whom something else leaves out."""
copy_of_this = Simple(
    AFTER,
    "of the same title",
    lambda s, context, card: card != context.source and s.definition(card).name == _title(s, context),
)
"""LCG-COPY-01: another copy of this card, wherever it is."""
with_fate = Simple(AFTER, "with fate", lambda s, context, card: s.fate[card] > 0)
without_fate = Simple(AFTER, "without fate", lambda s, context, card: s.fate[card] == 0)
without_attachments = Simple(AFTER, "without attachments", lambda s, context, card: not attachments(s, card))
attacking_alone = Simple(
    AFTER, "attacking alone", lambda s, context, card: is_attacking(s, card) and attackers(s) == [card]
)
defending_alone = Simple(
    AFTER, "defending alone", lambda s, context, card: is_defending(s, card) and defenders(s) == [card]
)
your_only_participant = Simple(
    AFTER,
    "your only participating character",
    lambda s, context, card: (
        [each for each in participants(s) if s.controller[each] == context.seat] == [card]
    ),
)
"""Whoever else of your team is there (LCG-TEAM-09): say `alone_on_your_side` where they count."""
alone_on_your_side = Simple(
    AFTER,
    "participating alone on your side",
    lambda s, context, card: participants_for(s, context.seat) == [card],
)


def _could_undergo(kind: str, said: str = "") -> Predicate:
    """LCG-TARG-07, of each of several targets by itself; the rules say it, so the text mostly need not."""
    return Simple(
        AFTER,
        said,
        lambda s, context, card: is_possible(
            s, TriggerEvent(kind, card, s.controller[card], NOTHING, 0, context.source), context.seat
        ),
    )


could_move_in = _could_undergo("moves in")
could_move_home = _could_undergo("moves home")
could_bow = _could_undergo("bows")
can_be_bowed = _could_undergo("bows", "that can be bowed")
"""Where it is the target's controller who may choose something else."""
could_grow = Simple(
    AFTER,
    "",
    lambda s, context, card: any(
        not has_dash(s, card, stat) and not is_set(s, card, stat) and not is_kept(s, card, stat, 1)
        for stat in (MILITARY, POLITICAL)
    ),
)
"""In skill (LCG-DASH-04, LCG-MOD-07, LCG-SET-01), where somebody may choose what leaves the target alone."""
from_conflict_deck = Simple(STATE, "conflict", lambda s, context, card: s.definition(card).side == "conflict")
from_dynasty_deck = Simple(STATE, "dynasty", lambda s, context, card: s.definition(card).side == "dynasty")


with_even_cost = Simple(
    AFTER, "with an even printed cost", lambda s, context, card: printed_cost(s, card) % 2 == 0
)
fewer_attachments_than_this = Simple(
    AFTER,
    "with fewer attachments than {self}",
    lambda s, context, card: len(attachments(s, card)) < len(attachments(s, context.source)),
)


of_the_contested_element = Simple(
    AFTER,
    "with a trait that is an element of the contested ring",
    lambda s, context, card: (
        s.conflict is not None
        and any(has(s, card, ELEMENTS[each].capitalize()) for each in elements_of(s, s.conflict.ring))
    ),
)


class OfClan(Predicate):
    """Of this clan, or of none but this."""

    def __init__(self, clan: str, is_so: bool = True) -> None:
        super().__init__(KEYWORD, "")
        self.clan = clan
        self.is_so = is_so

    def text(self, renderer: TextRenderer) -> str:
        return self.clan if self.is_so else f"non-{self.clan}"

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return is_of_clan(s, card, self.clan) == self.is_so


def _has_lost_duel(s: LcgState, context: AbilityContext, card: int) -> bool:
    duel = duel_in_progress(s)
    return duel is not None and card in duel.losers(s)


losing_that_duel = Simple(AFTER, "that lost the duel", _has_lost_duel)
"""In a reaction to a duel."""
not_in_this_duel = Simple(
    AFTER,
    "not involved in the duel",
    lambda s, context, card: card != context.source and card not in context.get(CHOSEN_SLOT),
)
"""Besides this character and the one who was chosen to fight it."""
of_the_dynasty_deck = Simple(KEYWORD, "dynasty", lambda s, context, card: s.definition(card).side == DYNASTY)


def titled(name: str) -> Predicate:
    """By its title, whatever its version."""
    return Simple(AFTER, f"named {name}", lambda s, context, card: s.definition(card).name == name)


def of_element(element: int) -> Predicate:
    """LCG-RING-07: a province of this element."""
    name = ELEMENTS[element]
    return Simple(KEYWORD, name, lambda s, context, card: name in s.definition(card).elements)


def of_clan(clan: str) -> Predicate:
    return OfClan(clan)


def not_of_clan(clan: str) -> Predicate:
    return OfClan(clan, False)


class Bearing(Predicate):
    """With an attachment of some kind on it."""

    def __init__(self, card_filter: CardFilter, least: int = 1) -> None:
        super().__init__(AFTER, "")
        self.card_filter = card_filter
        self.least = least

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        found = [each for each in attachments(s, card) if self.card_filter.fits(s, context, each)]
        return len(found) >= self.least

    def text(self, renderer: TextRenderer) -> str:
        if self.least == 1:
            return f"with {self.card_filter.one(renderer)}"
        return f"with {self.least} or more {self.card_filter.phrase(renderer, many=True)}"


class BearingExactly(Predicate):
    """With so many attachments of some kind on it, and no more."""

    def __init__(self, card_filter: CardFilter, count: int) -> None:
        super().__init__(AFTER, "")
        self.card_filter = card_filter
        self.count = count

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        found = [each for each in attachments(s, card) if self.card_filter.fits(s, context, each)]
        return len(found) == self.count

    def text(self, renderer: TextRenderer) -> str:
        return f"with exactly {self.count} {self.card_filter.phrase(renderer, many=True)} on it"


class BearingNone(Predicate):
    """Without any attachment of some kind on it."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__(AFTER, "")
        self.card_filter = card_filter

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return not any(self.card_filter.fits(s, context, each) for each in attachments(s, card))

    def text(self, renderer: TextRenderer) -> str:
        return f"without {self.card_filter.one(renderer)} on it"


def bearing_none(card_filter: CardFilter) -> Predicate:
    return BearingNone(card_filter)


def bearing_exactly(card_filter: CardFilter, count: int) -> Predicate:
    return BearingExactly(card_filter, count)


def bearing(card_filter: CardFilter, least: int = 1) -> Predicate:
    return Bearing(card_filter, least)


# --- numbers --------------------------------------------------------------------------------------


def cost_at_most(amount: int | Amount) -> Predicate:
    return Measured("printed cost", printed_cost, AT_MOST, amount)


def cost_exactly(amount: int | Amount) -> Predicate:
    return Measured("printed cost", printed_cost, EXACTLY, amount)


def cost_at_least(amount: int | Amount) -> Predicate:
    return Measured("printed cost", printed_cost, AT_LEAST, amount)


class TotalCost(Predicate):
    """Together with what was picked already, of a printed cost of at most so much."""

    def __init__(self, most: int, slot: int) -> None:
        super().__init__(AFTER, "")
        self.most = most
        self.slot = slot

    def text(self, renderer: TextRenderer) -> str:
        return f"with a total printed cost of {self.most} or lower"

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        picked = [each for each in context.get(self.slot) if each != card]
        return sum(printed_cost(s, each) for each in [*picked, card]) <= self.most


def total_cost_at_most(amount: int, slot: int = TARGET_SLOT) -> Predicate:
    return TotalCost(amount, slot)


with_the_highest_cost = Simple(
    AFTER,
    "with the highest printed cost among characters in play",
    lambda s, context, card: printed_cost(s, card) == max([printed_cost(s, each) for each in characters(s)]),
)
with_the_most_fate = Simple(
    AFTER,
    "with the most fate among characters in play",
    lambda s, context, card: s.fate[card] == max([s.fate[each] for each in characters(s)]),
)
with_the_highest_glory = Simple(
    AFTER,
    "with the highest glory in the conflict",
    lambda s, context, card: (
        s.participating[card] and glory(s, card) == max([glory(s, each) for each in participants(s)])
    ),
)
"""Of those that are alike, whoever chooses a target picks one."""


def military_at_most(amount: int | Amount) -> Predicate:
    return Measured("military skill", military, AT_MOST, amount)


def military_below(amount: int | Amount) -> Predicate:
    return Measured("military skill", military, LOWER, amount)


def military_above(amount: int | Amount) -> Predicate:
    return Measured("military skill", military, HIGHER, amount)


def political_at_most(amount: int | Amount) -> Predicate:
    return Measured("political skill", political, AT_MOST, amount)


def political_below(amount: int | Amount) -> Predicate:
    return Measured("political skill", political, LOWER, amount)


with_no_political_skill = Simple(
    AFTER,
    "with political skill 0",
    lambda s, context, card: not has_dash(s, card, POLITICAL) and political(s, card) == 0,
)
"""LCG-DASH-01: a dash is no 0."""


def glory_at_most(amount: int | Amount) -> Predicate:
    return Measured("glory", glory, AT_MOST, amount)


def glory_below(amount: int | Amount) -> Predicate:
    return Measured("glory", glory, LOWER, amount)


def glory_at_least(amount: int | Amount) -> Predicate:
    return Measured("glory", glory, AT_LEAST, amount)


def fate_exactly(amount: int | Amount) -> Predicate:
    return Measured("fate", lambda s, card: s.fate[card], EXACTLY, amount)


def fate_above(amount: int | Amount) -> Predicate:
    return Measured("fate", lambda s, card: s.fate[card], HIGHER, amount)


class SameController(Predicate):
    """Controlled by whoever controls another card."""

    def __init__(self, whom: Selector) -> None:
        super().__init__(AFTER, "controlled by the same player")
        self.whom = whom

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return any(
            s.controller[each] == s.controller[card] and each != card for each in self.whom.cards(s, context)
        )


def with_the_controller_of(whom: Selector) -> Predicate:
    """Another card of the same player."""
    return SameController(whom)
