"""What is picked when an ability is announced: who performs, what is targeted, what pays."""

from __future__ import annotations

import re
from typing import Any, Final, final

from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Dialect, Phrase, TextRenderer, asking_speaker
from gorin.language.core.english import a, listed, plural
from gorin.language.core.resolution import Effect
from gorin.language.core.zones import HAND
from gorin.language.selectors import (
    CHOSEN_SLOT,
    LOSER_SLOT,
    PAID_SLOT,
    PERFORMER_SLOT,
    SECOND_SLOT,
    TARGET_SLOT,
    WINNER_SLOT,
)

UNNAMED: Final = "the performer"
LONGEST_QUESTION: Final = 100
UNASKABLE: Final = re.compile(
    r"[;:.?]|\b(if|unless|may|when|while|otherwise|he|him|his|them)\b|^which [^,]*, |each of which of"
    r"|which of [^?]*' unit"
)
"""What makes a sentence too much for a question."""
PICKED: Final = (PERFORMER_SLOT, TARGET_SLOT, SECOND_SLOT, PAID_SLOT, CHOSEN_SLOT, LOSER_SLOT, WINNER_SLOT)
ANY_NUMBER: Final = 99
PERFORMS: Final = 0
TARGETS: Final = 1
PAYS: Final = 2
CHOOSES: Final = 3
"""What a thing is picked for."""


@final
class Pick(Phrase):
    """Something that is chosen when the action is announced (CE-TARG-01): performer, target, or payment."""

    def __init__(
        self,
        role: int,
        slot: int,
        card_filter: CardFilter,
        least: int = 1,
        most: int = 1,
        anywhere: bool = False,
    ) -> None:
        super().__init__()
        self.role = role
        self.slot = slot
        self.card_filter = card_filter
        self.least = least
        self.most = most
        self.anywhere = anywhere
        """Need not be at the current battlefield."""
        self.performs = role == PERFORMS
        """CE-PERF-03: a target among the constraints can be the one who performs, too."""
        self.is_target = role in (PERFORMS, TARGETS)
        """Who is to perform is a target among the constraints."""
        self.limit: Amount | None = None
        """How many at most, where that is read from the table."""
        self.aims = False
        """The target of a Ranged Attack: in some editions it is chosen, or not, as the action resolves."""
        self._prompt = ""

    def most_now(self, s: Any, context: AbilityContext) -> int:
        return self.most if self.limit is None else self.limit.value(s, context)

    def text(self, renderer: TextRenderer) -> str:
        """As it stands in the constraints: "choose your unbowed Samurai", "target an opposed unit"."""
        if self.role != TARGETS:
            return f"choose {self._one(renderer)}"
        if self.most > 1:
            several = self.card_filter.controlled(renderer, many=True)
            return f"target {self._count(renderer)} {several}{self._limited(renderer)}"
        return f"target {'up to one ' if self.least == 0 else ''}{self._bare(renderer)}"

    def _bare(self, renderer: TextRenderer) -> str:
        return self.card_filter.controlled(renderer) if self.least == 0 else self.card_filter.one(renderer)

    def _limited(self, renderer: TextRenderer) -> str:
        return "" if self.limit is None else f", no more than {self.limit.text(renderer)}"

    def introduction(self, renderer: TextRenderer, as_performer: bool) -> str:
        """Its first mention: who is later called "the performer" is said to perform."""
        one = self._one(renderer)
        is_unnamed = as_performer and self.role == PERFORMS and name_of_performer(self.card_filter) == UNNAMED
        return f"{one} ({UNNAMED})" if is_unnamed else one

    def introduce(self, renderer: TextRenderer) -> None:
        """Prepare the first mention in the effects, and the pronoun for those that follow."""
        plural_ = self.most > 1
        renderer.pronouns[self.slot] = "them" if plural_ else self.card_filter.pronoun()
        if self.role in (TARGETS, CHOOSES):
            others = dict(renderer.introductions)
            said = self.briefly(renderer) if renderer.brief else self._one(renderer)
            renderer.introductions.update(others)  # what is said of this one introduces no other
            renderer.introductions[self.slot] = said

    def briefly(self, renderer: TextRenderer) -> str:
        """What kind of thing it is, and no more: "a character"."""
        if self.most == 1:
            return kind_of(self.card_filter, renderer)
        words = [plural(word) for word in _words_of(self.card_filter)]
        return f"{self._count(renderer)} {listed(words, 'or')}"

    def _count(self, renderer: TextRenderer) -> str:
        return number_range(self.least, self.most)

    def _one(self, renderer: TextRenderer) -> str:
        if self.most > 1 and self.role != TARGETS:
            several = self.card_filter.phrase(renderer, many=True)
            count = self._count(renderer)
            of = "of " if several.startswith("your ") and not count.endswith(" of") else ""
            return f"{count} {of}{several}"
        if self.most > 1:
            limited = self._limited(renderer)
            return f"{self._several(renderer)}{limited}{',' if limited else ''}"
        if self.role == CHOOSES and self.card_filter.zone == HAND:
            return f"{self.card_filter.one(renderer)} from your hand"
        if self.role != TARGETS:
            return self.card_filter.one(renderer)
        phrase = self.card_filter.controlled(renderer)
        if self.card_filter.zone == HAND and " in your hand" not in phrase:
            phrase += " in your hand"
        said = _targeted(phrase)
        if self.least == 0:
            return f"up to one {said}"
        return f"an{said}" if said.startswith("other ") else said

    def _several(self, renderer: TextRenderer) -> str:
        return f"{self._count(renderer)} {_targeted(self.card_filter.controlled(renderer, many=True))}"

    def prompt(self, dialect: Dialect, *deeds: Effect) -> str:
        """The question, in the words of the deed that mentions it first: "bow which attacking character?".

        What is printed does not change, so it is read once.
        """
        if not self._prompt:
            is_one = self.most == 1 and self.least == 1
            asked = asked_by(self.card_filter, self.slot, asking_speaker(dialect), deeds) if is_one else ""
            self._prompt = dialect.said(asked or self._asks(asking_speaker(dialect)))
        return self._prompt

    def _asks(self, renderer: TextRenderer) -> str:
        which = which_one(self.card_filter, renderer)
        if self.role == PERFORMS and self.most == 1 and which:
            return f"{which} performs it?"
        if self.role == PAYS:
            pays = " to pay with" if self.card_filter.kinds else ""
            return f"{'you may ' if self.least == 0 else ''}choose {self.card_filter.one(renderer)}{pays}"
        said = self._one(renderer) if self.role != TARGETS else self._untargeted(renderer)
        if self.most == 1 and self.card_filter.phrase(renderer).startswith("your "):
            said = f"one of {self.card_filter.phrase(renderer, many=True)}"
        return f"choose {said.rstrip(',')}{' to perform this' if self.role == PERFORMS else ''}"

    def _untargeted(self, renderer: TextRenderer) -> str:
        """As a question says it: whoever is asked knows that what they choose is a target."""
        said = self._one(renderer)
        if said.startswith("target "):
            return a(said.removeprefix("target "))
        return said.replace(" target ", " ", 1)


def is_ambiguous(performing: CardFilter, targeted: CardFilter) -> bool:
    """Could "he" be the one who performs as well as the target?"""
    return performing.pronoun() == targeted.pronoun() or (
        performing.person and any(kind.is_anybody for kind in targeted.kinds)
    )


def name_of_performer(card_filter: CardFilter) -> str:
    """How one who performs is told from the target, where a pronoun could mean either."""
    kinds = card_filter.kinds
    return f"the {kinds[0].word}" if len(kinds) == 1 and not kinds[0].is_anybody else UNNAMED


def _targeted(phrase: str) -> str:
    """A phrase with the word that says that it is targeted, in place of an article.

    >>> _targeted("enemy unit"), _targeted("other unit you control"), _targeted("another player")
    ('target enemy unit', 'other target unit you control', 'another target player')
    """
    for other in ("another ", "other "):
        if phrase.startswith(other):
            return f"{other}target {phrase.removeprefix(other)}"
    return f"target {phrase}"


def number_range(least: int, most: int) -> str:
    """How many may be picked.

    >>> number_range(1, 2), number_range(1, 3), number_range(1, ANY_NUMBER), number_range(0, ANY_NUMBER)
    ('1 or 2', '1 to 3', 'one or more', 'any number of')
    """
    if most >= ANY_NUMBER:
        return f"{'one' if least == 1 else least} or more" if least else "any number of"
    if least == most:
        return str(most)
    return f"{least} {'or' if most == least + 1 else 'to'} {most}"


def _words_of(card_filter: CardFilter) -> list[str]:
    return list(dict.fromkeys([kind.word for kind in card_filter.kinds]))


def kind_of(card_filter: CardFilter, renderer: TextRenderer) -> str:
    """A card filter without all that is said of it: "a character"."""
    words = _words_of(card_filter)
    return a(listed(words, "or")) if words else card_filter.one(renderer)


def asked_by(
    card_filter: CardFilter, slot: int, renderer: TextRenderer, deeds: tuple[Effect, ...], which: str = ""
) -> str:
    """What is to be picked as a question about the first deed that mentions it.

    Nothing where no short question comes of it, or one that speaks of what is not picked yet.
    """
    which = which or which_one(card_filter, renderer)
    renderer.brief = True
    for deed in deeds if which else ():
        renderer.introductions[slot] = which
        said = re.split(r"; |\. ", deed.text(renderer).strip())[0]
        if slot not in renderer.introductions:
            is_torn = any(f"{{{each}}}" in said for each in PICKED)
            is_plain = said.count(which) == 1 and not is_torn and not UNASKABLE.search(said)
            said = _of_whom(said, which) if which.startswith("which of ") else said
            return f"{said}?" if is_plain and len(said) <= LONGEST_QUESTION else ""
    return ""


def _of_whom(asks: str, which: str) -> str:
    """What one of several has, behind it in a question about which of them.

    >>> _of_whom("straighten which of your Scouts's unit", "which of your Scouts")
    'straighten the unit of which of your Scouts'
    >>> _of_whom("negate which of your Scouts's movement by it", "which of your Scouts")
    'negate the movement of which of your Scouts by it'
    """
    had = rf"{re.escape(which)}'s (.+?)(?= (?:by|to|at|in|until|this)\b|$)"
    return re.sub(had, rf"the \1 of {which}", asks)


def or_pass(asks: str) -> str:
    """
    >>> or_pass("choose a unit"), or_pass("bow which unit?")
    ('choose a unit, or pass', 'bow which unit? (Or pass.)')
    """
    return f"{asks} (Or pass.)" if asks.endswith("?") else f"{asks}, or pass"


def which_one(card_filter: CardFilter, renderer: TextRenderer) -> str:
    """A card filter as what a question asks for.

    "which attacking character"; nothing where it names one card.
    """
    phrase = card_filter.phrase(renderer)
    if phrase.startswith("{"):
        return ""
    if phrase.startswith("another player's "):
        return f"which {card_filter.controlled(renderer)}"
    if phrase.startswith("another "):
        return f"which other {phrase.removeprefix('another ')}"
    if phrase.startswith(("your ", "the ")):
        return f"which of {card_filter.phrase(renderer, many=True)}"
    return f"which {phrase}"


# --- how cards say it -----------------------------------------------------------------------------


def performer(card_filter: CardFilter, anywhere: bool = False) -> Pick:
    """Choose one of your own who performs the action (CE-PERF-03)."""
    return Pick(PERFORMS, PERFORMER_SLOT, card_filter, 1, 1, anywhere)


def performing(card_filter: CardFilter, least: int, most: int) -> Pick:
    """Choose several of your own who perform the action together."""
    return Pick(PERFORMS, PERFORMER_SLOT, card_filter, least, most)


def target(card_filter: CardFilter, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, TARGET_SLOT, card_filter, 1, 1, anywhere)


def up_front(pick: Pick) -> Pick:
    """CE-PERF-03: a target before the second colon. If it is your own, it performs the action."""
    pick.performs = True
    return pick


def targets(card_filter: CardFilter, least: int, most: int | Amount, anywhere: bool = False) -> Pick:
    if isinstance(most, int):
        return Pick(TARGETS, TARGET_SLOT, card_filter, least, most, anywhere)
    pick = Pick(TARGETS, TARGET_SLOT, card_filter, least, ANY_NUMBER, anywhere)
    pick.limit = most
    return pick


def second_target(card_filter: CardFilter, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, SECOND_SLOT, card_filter, 1, 1, anywhere)


def paying(card_filter: CardFilter, anywhere: bool = True) -> Pick:
    """Choose what a cost is paid with; the cost itself speaks of PAID."""
    return Pick(PAYS, PAID_SLOT, card_filter, 1, 1, anywhere)


def chosen(card_filter: CardFilter) -> Pick:
    """Chosen, not targeted, while the effects resolve; they speak of it as CHOSEN."""
    return Pick(CHOOSES, CHOSEN_SLOT, card_filter, 1, 1, True)


def may_pay_with(card_filter: CardFilter) -> Pick:
    """What may be chosen to pay with in place of the usual cost; see `or_instead`."""
    return Pick(PAYS, PAID_SLOT, card_filter, 0, 1, True)
