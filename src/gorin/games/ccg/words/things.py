"""Things: this card, its target, the one who performs, their units, what triggered it."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NOTHING, PLAY
from gorin.games.ccg.reading import attachments, followers, leader, unit
from gorin.games.ccg.scope import BEARER_SLOT, TRIGGER_SLOT, Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.qualities import Quality
from gorin.words.english import plural

PERFORMER_SLOT, TARGET_SLOT, SECOND_SLOT, PAID_SLOT, CHOSEN_SLOT, LOSER_SLOT, WINNER_SLOT = range(7)
AT_LENGTH = ("a ", "an ", "your ")
"""How somebody begins who is introduced; what he owns is better named before him."""


class Slot(Things):
    """What was picked before. Introduced in full when first mentioned, by a pronoun from then on."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return scope.get(self.slot)

    def text(self, speaker: Speaker) -> str:
        introduction = speaker.introductions.pop(self.slot, None)
        return introduction or speaker.pronouns.get(self.slot, "him")


class This(Things):
    """The card that says it; Personalities speak of themselves by name."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [scope.source]

    def text(self, speaker: Speaker) -> str:
        return speaker.kind


class Bearer(Things):
    """The Personality whose unit this card is in."""

    def __init__(self, words: str) -> None:
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [leader(s, scope.source)]

    def text(self, speaker: Speaker) -> str:
        return speaker.pronouns.get(BEARER_SLOT, self.words)


class Triggering(Things):
    """The card that the trigger is about."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        moment = scope.moment
        return [moment.card] if moment is not None and moment.card != NOTHING else []

    def text(self, speaker: Speaker) -> str:
        return speaker.pronouns.get(TRIGGER_SLOT, "him")


class UnitOf(Things):
    """Every card in the units of some Personalities."""

    def __init__(self, whose: Things) -> None:
        self.whose = whose

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for card in self.whose.cards(s, scope):
            found += unit(s, leader(s, card)) if s.zone[card] == PLAY else []
        return found

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

    def text(self, speaker: Speaker) -> str:
        owner, what = self.whose.owning(speaker), "Follower" if self.only_followers else "attachment"
        if owner.startswith(AT_LENGTH):
            return f"each {what} of " + owner.removesuffix("'s")
        return f"each of {owner} {plural(what)}"


class Both(Things):
    """These and those."""

    many = True

    def __init__(self, *parts: Things) -> None:
        self.parts = parts

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found += [card for card in part.cards(s, scope) if card not in found]
        return found

    def text(self, speaker: Speaker) -> str:
        return " and ".join(part.text(speaker) for part in self.parts)

    def owning(self, speaker: Speaker) -> str:
        return "their"


class Called(Things):
    """Some cards under a name of their own: "the discarded card"."""

    def __init__(self, words: str, whom: Things) -> None:
        self.words = words
        self.whom = whom

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return self.whom.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.whom.text(speaker) if speaker.names and self.words in ("it", "him") else self.words


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

    def text(self, speaker: Speaker) -> str:
        return f"each Personality and Follower in {self.whose.text(speaker)}"


class OnlyIf(Things):
    """Each of them for himself: in a tied duel there are two losers."""

    def __init__(self, whom: Things, quality: Quality) -> None:
        self.whom = whom
        self.quality = quality

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [card for card in self.whom.cards(s, scope) if self.quality.fits(s, scope, card)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.text(speaker)} if he is {self.quality.text(speaker)}"


SELF = This()
BEARER = Bearer("this Personality")
THIS_SHUGENJA = Bearer("this Shugenja")
PERFORMER = Slot(PERFORMER_SLOT)
TARGET = Slot(TARGET_SLOT)
SECOND = Slot(SECOND_SLOT)
"""The second target."""
PAID = Slot(PAID_SLOT)
"""What was chosen to pay a cost."""
CHOSEN = Slot(CHOSEN_SLOT)
"""What was picked while the effects resolve."""
LOSER = Slot(LOSER_SLOT)
WINNER = Slot(WINNER_SLOT)
IT = Triggering()
"""The card that the trigger is about."""


def unit_of(whose: Things) -> Things:
    return UnitOf(whose)


def personality_of(whose: Things) -> Things:
    return LeaderOf(whose)


def attachments_of(whose: Things) -> Things:
    return AttachmentsOf(whose)


def followers_of(whose: Things) -> Things:
    return AttachmentsOf(whose, True)


def both(*parts: Things) -> Things:
    return Both(*parts)


def called(words: str, whom: Things) -> Things:
    return Called(words, whom)


def whole_unit(whose: Things) -> Things:
    return WholeUnit(whose)


def fighters_in(whose: Things) -> Things:
    return Fighters(whose)


def only_if(whom: Things, quality: Quality) -> Things:
    return OnlyIf(whom, quality)
