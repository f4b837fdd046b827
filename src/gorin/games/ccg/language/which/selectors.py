"""Selectors of the CCG: units, their Personality, what is attached to whom."""

from __future__ import annotations

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.kinds import ATTACHED
from gorin.games.ccg.table.reading import attachments, bearer_of, followers, leader, unit
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import BEARER_SLOT, AbilityContext, cards_that
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, plural
from gorin.language.core.meaning import OWN, Known, Whom
from gorin.language.core.zones import PLAY
from gorin.language.selectors import IT, PAID, PERFORMER, Both, called

AT_LENGTH = ("a ", "an ", "your ", "target ")
"""How somebody begins who is introduced; what he owns is better named before him."""


class Bearer(Selector):
    """The Personality whose unit this card is in."""

    def __init__(self, words: str) -> None:
        self.words = words

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [bearer_of(s, context)]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.pronouns.get(BEARER_SLOT, self.words)


class UnitOf(Selector):
    """Every card in the units of some Personalities."""

    def __init__(self, whose: Selector) -> None:
        self.whose = whose

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        found: list[int] = []
        for card in self.whose.cards(s, context):
            found += unit(s, leader(s, card)) if s.zone[card] == PLAY else []
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        return self.whose.all_pointed_at(known)

    def text(self, renderer: TextRenderer) -> str:
        if self.whose.many and not isinstance(self.whose, Both):
            return f"the unit of {self.whose.text(renderer)}"
        owner = self.whose.owning(renderer)
        if owner.startswith(AT_LENGTH):
            return "the unit of " + owner.removesuffix("'s")
        return f"{owner} {'units' if self.whose.many else 'unit'}"


class LeaderOf(Selector):
    """The Personalities whose units some cards are in."""

    def __init__(self, whose: Selector) -> None:
        self.whose = whose

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [leader(s, card) for card in self.whose.cards(s, context)]

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.whose.owning(renderer)} Personality"


class AttachmentsOf(Selector):
    """Every card attached to some Personalities."""

    many = True

    def __init__(self, whose: Selector, only_followers: bool = False) -> None:
        self.whose = whose
        self.only_followers = only_followers

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        found: list[int] = []
        for card in self.whose.cards(s, context):
            found += followers(s, card) if self.only_followers else attachments(s, card)
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        owner, what = self.whose.owning(renderer), "Follower" if self.only_followers else "attachment"
        if owner.startswith(AT_LENGTH):
            return f"each {what} of " + owner.removesuffix("'s")
        return f"each of {owner} {plural(what)}"


class WholeUnit(UnitOf):
    """Every card of a unit that was named as a unit."""

    def text(self, renderer: TextRenderer) -> str:
        whose = self.whose.text(renderer)
        return f"each card in {whose}" if whose == "them" else whose


class Fighters(Selector):
    """The Personality and the Followers of a unit."""

    def __init__(self, whose: Selector) -> None:
        self.whose = whose

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [each for card in self.whose.cards(s, context) for each in (card, *followers(s, card))]

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"each Personality and Follower in {self.whose.text(renderer)}"


BEARER = Bearer("this Personality")
THIS_SHUGENJA = Bearer("this Shugenja")


def unit_of(whose: Selector) -> Selector:
    return UnitOf(whose)


def personality_of(whose: Selector) -> Selector:
    return LeaderOf(whose)


def attachments_of(whose: Selector) -> Selector:
    return AttachmentsOf(whose)


def followers_of(whose: Selector) -> Selector:
    return AttachmentsOf(whose, True)


def whole_unit(whose: Selector) -> Selector:
    return WholeUnit(whose)


def fighters_in(whose: Selector) -> Selector:
    return Fighters(whose)


THIS_UNIT = Bearer("this unit")


THE_DISCARDED_CARD = called("the discarded card", PAID)
"""What was discarded to pay for it."""
WHAT_YOU_DESTROY = called("what you destroy", PERFORMER)
"""The same of who performs the action and is destroyed for it."""
PERFORMER_OR_LEADER = called("the performer or its Personality", LeaderOf(PERFORMER))
"""Of a Personality or Follower who performs."""
ITS_WINNER = called("its winner", IT)
"""Of a duel that has ended."""


class AttachedByAction(Selector):
    """What the action that triggered this has attached: "a Spell it attached"."""

    def __init__(self, word: str) -> None:
        self.word = word

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        taken = None if context.moment is None else action_in_progress(s, context.moment.action)
        return [] if taken is None else cards_that(ATTACHED, taken.context)

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return f"{a(self.word)} it attached"


def attached_by_that_action(card_filter: CardFilter) -> Selector:
    return AttachedByAction(card_filter.kinds[0].word)
