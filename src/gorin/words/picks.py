"""What is picked when an ability is announced: who performs, what is targeted, what pays."""

from __future__ import annotations

from typing import Any, Final, final

from gorin.words.grammar.base import Amount
from gorin.words.grammar.definition import Dialect, Phrase, Speaker, asking_speaker
from gorin.words.grammar.english import number
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import Noun
from gorin.words.things import CHOSEN_SLOT, PAID_SLOT, PERFORMER_SLOT, SECOND_SLOT, TARGET_SLOT

UNNAMED: Final = "the performer"
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
        self, role: int, slot: int, noun: Noun, least: int = 1, most: int = 1, anywhere: bool = False
    ) -> None:
        super().__init__()
        self.role = role
        self.slot = slot
        self.noun = noun
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

    def most_now(self, s: Any, scope: Scope) -> int:
        return self.most if self.limit is None else self.limit.value(s, scope)

    def text(self, speaker: Speaker) -> str:
        """As it stands in the constraints: "choose your unbowed Samurai", "target an opposed unit"."""
        if self.role != TARGETS:
            return f"choose {self._one(speaker)}"
        if self.most > 1:
            several = self.noun.phrase(speaker, many=True)
            return f"target {number_range(self.least, self.most)} {several}{self._limited(speaker)}"
        return f"target {self.noun.one(speaker)}"

    def _limited(self, speaker: Speaker) -> str:
        return "" if self.limit is None else f", no more than {self.limit.text(speaker)}"

    def introduction(self, speaker: Speaker, as_performer: bool) -> str:
        """Its first mention: who is later called "the performer" is said to perform."""
        one = self._one(speaker)
        is_unnamed = as_performer and self.role == PERFORMS and name_of_performer(self.noun) == UNNAMED
        return one.replace("your ", "your performing ", 1) if is_unnamed else one

    def introduce(self, speaker: Speaker) -> None:
        """Prepare the first mention in the effects, and the pronoun for those that follow."""
        plural_ = self.most > 1
        speaker.pronouns[self.slot] = "them" if plural_ else self.noun.pronoun()
        if self.role in (TARGETS, CHOOSES):
            speaker.introductions[self.slot] = self._one(speaker)

    def _one(self, speaker: Speaker) -> str:
        if self.most > 1 and self.role != TARGETS:
            several = self.noun.phrase(speaker, many=True)
            count = number_range(self.least, self.most)
            of = "of " if several.startswith("your ") and not count.endswith(" of") else ""
            return f"{count} {of}{several}"
        if self.most > 1:
            limited = self._limited(speaker)
            return f"{self._several(speaker)}{limited}{',' if limited else ''}"
        if self.role == CHOOSES and self.noun.zone == HAND:
            return f"{self.noun.one(speaker)} from your hand"
        if self.role != TARGETS:
            return self.noun.one(speaker)
        phrase = self.noun.phrase(speaker)
        if self.noun.zone == HAND and " in your hand" not in phrase:
            phrase += " in your hand"
        if self.least == 0:
            return f"up to one {_targeted(phrase, OTHERS)}"
        said = _targeted(phrase, OWNERS)
        return f"a {said}" if said.startswith("target ") else said

    def _several(self, speaker: Speaker) -> str:
        count, several = number_range(self.least, self.most), self.noun.phrase(speaker, many=True)
        if several.startswith("your ") and not count.endswith(" of"):
            return f"{count} of your target {several.removeprefix('your ')}"
        return f"{count} {_targeted(several, OTHERS)}"

    def prompt(self, dialect: Dialect) -> str:
        """The question; what is printed does not change, so it is read once."""
        if not self._prompt:
            self._prompt = dialect.said(self._asks(asking_speaker(dialect)))
        return self._prompt

    def _asks(self, speaker: Speaker) -> str:
        if self.role == PERFORMS:
            return f"Who performs it? Choose {self._one(speaker)}."
        if self.role in (TARGETS, CHOOSES):
            return f"Choose {self._one(speaker).rstrip(',')}."
        verb = "You may choose" if self.least == 0 else "Choose"
        return f"{verb} {self.noun.one(speaker)} to pay with."


def is_ambiguous(performing: Noun, targeted: Noun) -> bool:
    """Could "he" be the one who performs as well as the target?"""
    return performing.pronoun() == targeted.pronoun() or (
        performing.person and any(kind.is_anybody for kind in targeted.kinds)
    )


def name_of_performer(noun: Noun) -> str:
    """How one who performs is told from the target, where a pronoun could mean either."""
    kinds = noun.kinds
    return f"the {kinds[0].word}" if len(kinds) == 1 and not kinds[0].is_anybody else UNNAMED


OWNERS: Final = ("your ", "another player's ", "an opponent's ", "the enemy leader's ", "another ")
OTHERS: Final = ("other players' ", "opponents' ", "other ")


def _targeted(phrase: str, owners: tuple[str, ...]) -> str:
    """A phrase with the word that says that it is targeted, which comes after whose it is.

    >>> _targeted("enemy unit", ("your ",)), _targeted("your unit", ("your ",))
    ('target enemy unit', 'your target unit')
    """
    for whose in owners:
        if phrase.startswith(whose):
            return f"{whose}target {phrase.removeprefix(whose)}"
    return f"target {phrase}"


def number_range(least: int, most: int) -> str:
    if most > 9:
        return f"{number(least)} or more" if least else "any number of"
    if least == most:
        return number(most)
    return f"{number(least)} {'or' if most == least + 1 else 'to'} {number(most)}"


# --- how cards say it -----------------------------------------------------------------------------


def performer(noun: Noun, anywhere: bool = False) -> Pick:
    """Choose one of your own who performs the action (CE-PERF-03)."""
    return Pick(PERFORMS, PERFORMER_SLOT, noun, 1, 1, anywhere)


def performing(noun: Noun, least: int, most: int) -> Pick:
    """Choose several of your own who perform the action together."""
    return Pick(PERFORMS, PERFORMER_SLOT, noun, least, most)


def target(noun: Noun, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, TARGET_SLOT, noun, 1, 1, anywhere)


def up_front(pick: Pick) -> Pick:
    """CE-PERF-03: a target before the second colon. If it is your own, it performs the action."""
    pick.performs = True
    return pick


def targets(noun: Noun, least: int, most: int | Amount, anywhere: bool = False) -> Pick:
    if isinstance(most, int):
        return Pick(TARGETS, TARGET_SLOT, noun, least, most, anywhere)
    pick = Pick(TARGETS, TARGET_SLOT, noun, least, ANY_NUMBER, anywhere)
    pick.limit = most
    return pick


def second_target(noun: Noun, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, SECOND_SLOT, noun, 1, 1, anywhere)


def paying(noun: Noun, anywhere: bool = True) -> Pick:
    """Choose what a cost is paid with; the cost itself speaks of PAID."""
    return Pick(PAYS, PAID_SLOT, noun, 1, 1, anywhere)


def chosen(noun: Noun) -> Pick:
    """Chosen, not targeted, while the effects resolve; they speak of it as CHOSEN."""
    return Pick(CHOOSES, CHOSEN_SLOT, noun, 1, 1, True)


def may_pay_with(noun: Noun) -> Pick:
    """What may be chosen to pay with in place of the usual cost; see `or_instead`."""
    return Pick(PAYS, PAID_SLOT, noun, 0, 1, True)
