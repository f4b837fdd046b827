"""Things of the CCG: units, their Personality, what is attached to whom."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.kinds import ATTACHED
from gorin.games.ccg.table.reading import attachments, followers, leader, unit
from gorin.games.ccg.table.state import CcgState
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import plural
from gorin.words.grammar.meaning import OWN, Known, Whom
from gorin.words.grammar.scope import BEARER_SLOT, Scope, cards_that
from gorin.words.grammar.zones import PLAY
from gorin.words.things import Both

AT_LENGTH = ("a ", "an ", "your ")
"""How somebody begins who is introduced; what he owns is better named before him."""


class Bearer(Things):
    """The Personality whose unit this card is in."""

    def __init__(self, words: str) -> None:
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [leader(s, scope.source)]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, speaker: Speaker) -> str:
        return speaker.pronouns.get(BEARER_SLOT, self.words)


class UnitOf(Things):
    """Every card in the units of some Personalities."""

    def __init__(self, whose: Things) -> None:
        self.whose = whose

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.whose.cards(s, scope):
            found += unit(s, leader(s, card)) if s.zone[card] == PLAY else []
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        return self.whose.all_pointed_at(known)

    def text(self, speaker: Speaker) -> str:
        if self.whose.many and not isinstance(self.whose, Both):
            return f"the unit of {self.whose.text(speaker)}"
        owner = self.whose.owning(speaker)
        if owner.startswith(AT_LENGTH):
            return "the unit of " + owner.removesuffix("'s")
        return f"{owner} {'units' if self.whose.many else 'unit'}"


class LeaderOf(Things):
    """The Personalities whose units some cards are in."""

    def __init__(self, whose: Things) -> None:
        self.whose = whose

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [leader(s, card) for card in self.whose.cards(s, scope)]

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.owning(speaker)} Personality"


class AttachmentsOf(Things):
    """Every card attached to some Personalities."""

    many = True

    def __init__(self, whose: Things, only_followers: bool = False) -> None:
        self.whose = whose
        self.only_followers = only_followers

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.whose.cards(s, scope):
            found += followers(s, card) if self.only_followers else attachments(s, card)
        return found

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, speaker: Speaker) -> str:
        owner, what = self.whose.owning(speaker), "Follower" if self.only_followers else "attachment"
        if owner.startswith(AT_LENGTH):
            return f"each {what} of " + owner.removesuffix("'s")
        return f"each of {owner} {plural(what)}"


class WholeUnit(UnitOf):
    """Every card of a unit that was named as a unit."""

    def text(self, speaker: Speaker) -> str:
        return self.whose.text(speaker)


class Fighters(Things):
    """The Personality and the Followers of a unit."""

    def __init__(self, whose: Things) -> None:
        self.whose = whose

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [each for card in self.whose.cards(s, scope) for each in (card, *followers(s, card))]

    def points_at(self, known: Known) -> Whom:
        return self.whose.points_at(known)

    def text(self, speaker: Speaker) -> str:
        return f"each Personality and Follower in {self.whose.text(speaker)}"


BEARER = Bearer("this Personality")
THIS_SHUGENJA = Bearer("this Shugenja")


def unit_of(whose: Things) -> Things:
    return UnitOf(whose)


def personality_of(whose: Things) -> Things:
    return LeaderOf(whose)


def attachments_of(whose: Things) -> Things:
    return AttachmentsOf(whose)


def followers_of(whose: Things) -> Things:
    return AttachmentsOf(whose, True)


def whole_unit(whose: Things) -> Things:
    return WholeUnit(whose)


def fighters_in(whose: Things) -> Things:
    return Fighters(whose)


THIS_UNIT = Bearer("this unit")


class AttachedByAction(Things):
    """What the action that triggered this has attached."""

    def __init__(self, words: str) -> None:
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        taken = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        return [] if taken is None else cards_that(ATTACHED, taken.scope)

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, speaker: Speaker) -> str:
        return self.words


def attached_by_action(words: str) -> Things:
    return AttachedByAction(words)
