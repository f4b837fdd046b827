"""More that is said of cards after the noun: what they bear, whose they are, which of two things holds."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.reading import attachments, has, leader, location
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.nouns import AFTER, OWNER, Noun, Quality, Simple
from gorin.games.ccg.words.players import ENEMY_LEADER

ENEMY_LEADERS = Simple(
    OWNER, "the enemy leader's", lambda s, scope, card: s.controller[card] in ENEMY_LEADER.seats(s, scope)
)
wherever = Simple(AFTER, "at any location", lambda s, scope, card: True)
"""Said of a pick that need not be at the current battlefield."""
at_a_battlefield = Simple(AFTER, "at a battlefield", lambda s, scope, card: location(s, card) != HOME)
without_weapon = Simple(
    AFTER,
    "without a Weapon",
    lambda s, scope, card: not any(has(s, each, "Weapon") for each in attachments(s, card)),
)
without_unbowed_attachments = Simple(
    AFTER,
    "without unbowed attachments",
    lambda s, scope, card: all(s.bowed[each] for each in attachments(s, card)),
)


def enemy_leaders(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ENEMY_LEADERS, *qualities)


class Either(Quality):
    """One of these is true of it: "with lower Force or with fewer attachments"."""

    def __init__(self, *qualities: Quality) -> None:
        super().__init__(AFTER, "")
        self.qualities = qualities

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(quality.fits(s, scope, card) for quality in self.qualities)

    def text(self, speaker: Speaker) -> str:
        return " or ".join(quality.text(speaker) for quality in self.qualities)


class FewerAttachments(Quality):
    """Bears fewer cards than somebody else."""

    def __init__(self, than: Things) -> None:
        super().__init__(AFTER, "with fewer attachments")
        self.than = than

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(
            len(attachments(s, card)) < len(attachments(s, other)) for other in self.than.cards(s, scope)
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.words} than {self.than.text(speaker)}"


class OneOf(Quality):
    """Is one of these very cards, as the words say."""

    def __init__(self, words: str, those: Things) -> None:
        super().__init__(AFTER, words)
        self.those = those

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.those.cards(s, scope)


class AttachedTo(Quality):
    """Is in the unit of one of these, as an attachment."""

    def __init__(self, words: str, bearer: Things) -> None:
        super().__init__(AFTER, words)
        self.bearer = bearer

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.host[card] in self.bearer.cards(s, scope)


def either(*qualities: Quality) -> Quality:
    return Either(*qualities)


def fewer_attachments_than(whom: Things) -> Quality:
    return FewerAttachments(whom)


def one_of(words: str, those: Things) -> Quality:
    return OneOf(words, those)


def attached_to(words: str, bearer: Things) -> Quality:
    return AttachedTo(words, bearer)


class InUnitOf(Quality):
    """Is led by a Personality of whom something is true."""

    def __init__(self, quality: Quality) -> None:
        super().__init__(AFTER, "in a unit whose Personality")
        self.quality = quality

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.quality.fits(s, scope, leader(s, card))

    def text(self, speaker: Speaker) -> str:
        said = self.quality.text(speaker)
        verb = "has" if said.startswith("with ") else "is"
        return f"{self.words} {verb} {said.removeprefix('with ')}"


def in_unit_of(quality: Quality) -> Quality:
    return InUnitOf(quality)
