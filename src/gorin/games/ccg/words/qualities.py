"""Qualities: what is said of cards before and after the noun, save where they are and how strong."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.reading import attachments, clans_of, has, leader
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Condition, Things
from gorin.words.english import listed

OWNER, STATE, SIDE, KEYWORD, AFTER = range(5)
"""Where it stands: whose, in which state, on which side, with which keyword; the rest after the noun."""


ANYBODYS, OWN, HOSTILE = range(3)
"""Among whose cards in play a quality must be looked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality:
    """Something that is true of some cards."""

    def __init__(self, rank: int, words: str, among: int = ANYBODYS) -> None:
        self.rank = rank
        self.words = words
        self.among = among

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class Simple(Quality):
    """A quality that a function tells."""

    def __init__(
        self,
        rank: int,
        words: str,
        test: Callable[[CcgState, Scope, int], bool],
        among: int = ANYBODYS,
    ) -> None:
        super().__init__(rank, words, among)
        self.test = test

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.test(s, scope, card)


# --- in which state -------------------------------------------------------------------------------

unbowed = Simple(STATE, "unbowed", lambda s, scope, card: not s.bowed[card])
bowed = Simple(STATE, "bowed", lambda s, scope, card: s.bowed[card])
honorable = Simple(STATE, "honorable", lambda s, scope, card: not s.dishonored[card])
dishonorable = Simple(STATE, "dishonorable", lambda s, scope, card: s.dishonored[card])
unaligned = Simple(STATE, "unaligned", lambda s, scope, card: not clans_of(s, card))
"""CE-KEY-09."""
non_unique = Simple(KEYWORD, "non-Unique", lambda s, scope, card: not has(s, card, "Unique"))


def _is_somebody(s: CcgState, card: int) -> bool:
    return s.type_of(card) in (kinds.PERSONALITY, kinds.FOLLOWER)


human = Simple(
    KEYWORD, "Human", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Nonhuman")
)
"""CE-KEY-06."""
infantry = Simple(
    KEYWORD, "Infantry", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Cavalry")
)
"""CE-KEY-07."""


class Keyword(Quality):
    """Has one of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, listed(list(keywords), "or"))
        self.keywords = keywords

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        for keyword in self.keywords:  # noqa: SIM110 - asked for every card of many nouns
            if has(s, card, keyword):
                return True
        return False


class Lacking(Quality):
    """Has none of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, f"non-{listed(list(keywords), 'or')}")
        self.keywords = keywords

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return not any(has(s, card, keyword) for keyword in self.keywords)


def keyword(*words: str) -> Quality:
    return Keyword(*words)


def lacking(*words: str) -> Quality:
    return Lacking(*words)


def _has_named(s: CcgState, scope: Scope, card: int) -> bool:
    return bool(scope.numbers) and has(s, card, ELEMENTS[scope.numbers[-1]])


of_named_element = Simple(AFTER, "of that element", _has_named)


# --- after the noun -------------------------------------------------------------------------------


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


def fewer_attachments_than(whom: Things) -> Quality:
    return FewerAttachments(whom)


class AttachedTo(Quality):
    """Is in the unit of one of these, as an attachment."""

    def __init__(self, words: str, bearer: Things) -> None:
        super().__init__(AFTER, words)
        self.bearer = bearer

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.host[card] in self.bearer.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{'on' if speaker.names else self.words} {self.bearer.text(speaker)}"


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


class OneOf(Quality):
    """Is one of these very cards, as the words say; `whom` is named after them."""

    def __init__(self, words: str, those: Things, whom: Things | None) -> None:
        super().__init__(AFTER, words)
        self.those = those
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.those.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words if self.whom is None else f"{self.words} {self.whom.text(speaker)}"


def one_of(words: str, those: Things, whom: Things | None = None) -> Quality:
    return OneOf(words, those, whom)


class Either(Quality):
    """One of these is true of it: "with lower Force or with fewer attachments"."""

    def __init__(self, *qualities: Quality) -> None:
        super().__init__(AFTER, "")
        self.qualities = qualities

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(quality.fits(s, scope, card) for quality in self.qualities)

    def text(self, speaker: Speaker) -> str:
        return " or ".join(quality.text(speaker) for quality in self.qualities)


def either(*qualities: Quality) -> Quality:
    return Either(*qualities)


class Conditionally(Quality):
    """A quality that is asked for only under a condition."""

    def __init__(self, condition: Condition, quality: Quality) -> None:
        super().__init__(AFTER, "")
        self.condition = condition
        self.quality = quality

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return not self.condition.holds(s, scope) or self.quality.fits(s, scope, card)

    def text(self, speaker: Speaker) -> str:
        return f"({self.quality.text(speaker)} if {self.condition.text(speaker)})"


def conditionally(condition: Condition, quality: Quality) -> Quality:
    return Conditionally(condition, quality)
