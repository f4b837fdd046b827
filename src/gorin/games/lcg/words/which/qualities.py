"""Qualities: what is said of characters and other cards in play."""

from __future__ import annotations

from gorin.games.lcg.kinds import DISHONORED, HONORED, ORDINARY
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.reading import (
    attachments,
    attacked_cards,
    attackers,
    defenders,
    is_attacking,
    is_defending,
    participants,
    participants_for,
)
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import glory, military, political, printed_cost
from gorin.words.grammar.base import Amount, Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import PLAY
from gorin.words.measures import AT_LEAST, AT_MOST, EXACTLY, HIGHER, LOWER, Measured
from gorin.words.nouns import Noun
from gorin.words.qualities import AFTER, KEYWORD, OWNER, SIDE, STATE, Quality, Simple
from gorin.words.things import TARGET_SLOT

bowed = Simple(STATE, "bowed", lambda s, scope, card: s.bowed[card])
ready = Simple(STATE, "ready", lambda s, scope, card: not s.bowed[card])
honored = Simple(STATE, "honored", lambda s, scope, card: s.status[card] == HONORED)
dishonored = Simple(STATE, "dishonored", lambda s, scope, card: s.status[card] == DISHONORED)
ordinary = Simple(STATE, "ordinary", lambda s, scope, card: s.status[card] == ORDINARY)
participating = Simple(SIDE, "participating", lambda s, scope, card: s.participating[card])
not_participating = Simple(SIDE, "non-participating", lambda s, scope, card: not s.participating[card])
attacking = Simple(SIDE, "attacking", lambda s, scope, card: is_attacking(s, card))
defending = Simple(SIDE, "defending", lambda s, scope, card: is_defending(s, card))
attacked = Simple(SIDE, "attacked", lambda s, scope, card: card in attacked_cards(s))
"""A province at which the conflict is."""
face_up = Simple(STATE, "face-up", lambda s, scope, card: s.face_up[card])
in_play = Simple(AFTER, "in play", lambda s, scope, card: s.zone[card] == PLAY)
face_down = Simple(STATE, "face-down", lambda s, scope, card: not s.face_up[card])
unique = Simple(STATE, "unique", lambda s, scope, card: s.definition(card).unique)
not_unique = Simple(STATE, "non-unique", lambda s, scope, card: not s.definition(card).unique)
other = Simple(STATE, "other", lambda s, scope, card: card != scope.source)
another = Simple(OWNER, "another", lambda s, scope, card: card != scope.source)
"""Besides this card: of many, and of one."""
another_one = Simple(OWNER, "another", lambda s, scope, card: True)
"""Besides one whom something else leaves out."""
with_fate = Simple(AFTER, "with fate", lambda s, scope, card: s.fate[card] > 0)
without_fate = Simple(AFTER, "without fate", lambda s, scope, card: s.fate[card] == 0)
without_attachments = Simple(AFTER, "without attachments", lambda s, scope, card: not attachments(s, card))
attacking_alone = Simple(
    AFTER, "attacking alone", lambda s, scope, card: is_attacking(s, card) and attackers(s) == [card]
)
defending_alone = Simple(
    AFTER, "defending alone", lambda s, scope, card: is_defending(s, card) and defenders(s) == [card]
)
your_only_participant = Simple(
    AFTER,
    "your only participating character",
    lambda s, scope, card: [each for each in participants(s) if s.controller[each] == scope.seat] == [card],
)
"""Whoever else of your team is there (LCG-TEAM-09): say `alone_on_your_side` where they count."""
alone_on_your_side = Simple(
    AFTER,
    "participating alone on your side",
    lambda s, scope, card: participants_for(s, scope.seat) == [card],
)


could_move_in = Simple(
    AFTER,
    "",
    lambda s, scope, card: is_possible(
        s, Moment("moves in", card, s.controller[card], NOTHING, 0, scope.source), scope.seat
    ),
)
from_conflict_deck = Simple(STATE, "conflict", lambda s, scope, card: s.definition(card).side == "conflict")
from_dynasty_deck = Simple(STATE, "dynasty", lambda s, scope, card: s.definition(card).side == "dynasty")


class OfClan(Quality):
    """Of this clan, or of none but this."""

    def __init__(self, clan: str, is_so: bool = True) -> None:
        super().__init__(KEYWORD, clan if is_so else f"non-{clan}")
        self.clan = clan
        self.is_so = is_so

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return (s.definition(card).clan == self.clan) == self.is_so


def of_clan(clan: str) -> Quality:
    return OfClan(clan)


def not_of_clan(clan: str) -> Quality:
    return OfClan(clan, False)


class Bearing(Quality):
    """With an attachment of some kind on it."""

    def __init__(self, noun: Noun, least: int = 1) -> None:
        super().__init__(AFTER, "")
        self.noun = noun
        self.least = least

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        found = [each for each in attachments(s, card) if self.noun.fits(s, scope, each)]
        return len(found) >= self.least

    def text(self, speaker: Speaker) -> str:
        if self.least == 1:
            return f"with {self.noun.one(speaker)} on it"
        return f"with {self.least} or more {self.noun.phrase(speaker, many=True)} on it"


def bearing(noun: Noun, least: int = 1) -> Quality:
    return Bearing(noun, least)


# --- numbers --------------------------------------------------------------------------------------


def cost_at_most(amount: int | Amount) -> Quality:
    return Measured("printed cost", printed_cost, AT_MOST, amount)


def cost_at_least(amount: int | Amount) -> Quality:
    return Measured("printed cost", printed_cost, AT_LEAST, amount)


class TotalCost(Quality):
    """Together with what was picked already, of a printed cost of at most so much."""

    def __init__(self, most: int, slot: int) -> None:
        super().__init__(AFTER, f"with a total printed cost of {most} or lower")
        self.most = most
        self.slot = slot

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        picked = [each for each in scope.get(self.slot) if each != card]
        return sum(printed_cost(s, each) for each in [*picked, card]) <= self.most


def total_cost_at_most(amount: int, slot: int = TARGET_SLOT) -> Quality:
    return TotalCost(amount, slot)


def military_at_most(amount: int | Amount) -> Quality:
    return Measured("military skill", military, AT_MOST, amount)


def military_below(amount: int | Amount) -> Quality:
    return Measured("military skill", military, LOWER, amount)


def political_at_most(amount: int | Amount) -> Quality:
    return Measured("political skill", political, AT_MOST, amount)


def political_below(amount: int | Amount) -> Quality:
    return Measured("political skill", political, LOWER, amount)


def glory_at_most(amount: int | Amount) -> Quality:
    return Measured("glory", glory, AT_MOST, amount)


def glory_below(amount: int | Amount) -> Quality:
    return Measured("glory", glory, LOWER, amount)


def fate_exactly(amount: int | Amount) -> Quality:
    return Measured("fate", lambda s, card: s.fate[card], EXACTLY, amount)


def fate_above(amount: int | Amount) -> Quality:
    return Measured("fate", lambda s, card: s.fate[card], HIGHER, amount)


class SameController(Quality):
    """Controlled by whoever controls another card."""

    def __init__(self, whom: Things) -> None:
        super().__init__(AFTER, "controlled by the same player")
        self.whom = whom

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return any(
            s.controller[each] == s.controller[card] and each != card for each in self.whom.cards(s, scope)
        )


def with_the_controller_of(whom: Things) -> Quality:
    """Another card of the same player."""
    return SameController(whom)
