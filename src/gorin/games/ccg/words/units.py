"""Parts of units: the whole of one, its fighters, a Personality or one of his attachments."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.reading import attachments, followers
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.things import UnitOf
from gorin.words.english import plural


class WholeUnit(UnitOf):
    """Every card of a unit that was named as a unit."""

    def text(self, speaker: Speaker) -> str:
        return self.whose.text(speaker)


class NamedUnit(UnitOf):
    """Every card in somebody's unit, where he is named at length."""

    def text(self, speaker: Speaker) -> str:
        return f"the unit of {self.whose.text(speaker)}"


class Fighters(Things):
    """The Personality and the Followers of a unit."""

    def __init__(self, whose: Things) -> None:
        self.whose = whose

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [each for card in self.whose.cards(s, scope) for each in (card, *followers(s, card))]

    def text(self, speaker: Speaker) -> str:
        return f"each Personality and Follower in {self.whose.text(speaker)}"


class HimOrHis(Noun):
    """A Personality, or one of some of his attachments."""

    def __init__(self, whom: Things, noun: Noun) -> None:
        super().__init__(noun.kinds, noun.qualities)
        self.whom = whom

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        his = self.whom.cards(s, scope)
        carried = [each for card in his for each in attachments(s, card) if self.fits(s, scope, each)]
        return his + carried

    def one(self, speaker: Speaker) -> str:
        him = self.whom.text(speaker)
        return f"{him} or one of {self.whom.owning(speaker)} {plural(self.kinds[0].word)}"


def whole_unit(whose: Things) -> Things:
    return WholeUnit(whose)


def the_unit_of(whose: Things) -> Things:
    return NamedUnit(whose)


def fighters_in(whose: Things) -> Things:
    return Fighters(whose)


def him_or_his(whom: Things, noun: Noun) -> Noun:
    return HimOrHis(whom, noun)
