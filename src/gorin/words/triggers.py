"""Triggers: the points in time at which abilities can be used and triggered traits happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.scope import NOTHING, TRIGGER_SLOT, Moment, Scope
from gorin.words.nouns import Noun

Test: TypeAlias = Callable[[Any, Scope, Moment], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """A kind of moment, and what must be true of it. `scope.moment` is the moment itself."""

    def __init__(self, kind: str, words: str, test: Test) -> None:
        self.kind = kind
        self.words = words
        self.test = test

    def fits(self, s: Any, scope: Scope, moment: Moment) -> bool:
        return self.test(s, scope, moment)

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class About(Trigger):
    """A trigger that names some card: {whom} in its words, {he} where the card is the subject, or {his}.

    A kind of cards means any of them, also one that is not there any more: "after a creature is destroyed".
    """

    def __init__(self, kind: str, words: str, whom: Things, test: Test) -> None:
        super().__init__(kind, words, test)
        self.whom = whom

    def fits(self, s: Any, scope: Scope, moment: Moment) -> bool:
        return self._means(s, scope, moment.card) and self.test(s, scope, moment)

    def _means(self, s: Any, scope: Scope, card: int) -> bool:
        whom = self.whom
        if isinstance(whom, Noun):
            return card != NOTHING and whom.fits(s, scope, card)
        return card in whom.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        words = super().text(speaker)
        if isinstance(self.whom, Noun):
            speaker.pronouns.setdefault(TRIGGER_SLOT, self.whom.pronoun())
            return words.replace("{he}", "{whom}").replace("{whom}", self.whom.one(speaker))
        if "{he}" in words:
            return words.replace("{he}", self.whom.subject(speaker))
        if "{his}" in words:
            return words.replace("{his}", self.whom.owning(speaker))
        return words.replace("{whom}", self.whom.text(speaker))


def after(
    kind: str,
    words: str,
    test: Test | None = None,
    about: Things | None = None,
) -> Trigger:
    """A trigger in so many words; `{self}` stands for this card, {whom} or {he} for those it is about."""
    test = test or (lambda s, scope, moment: True)
    return Trigger(kind, words, test) if about is None else About(kind, words, about, test)


THIS_ENTERS_PLAY = after(
    "enters play", "after {self} enters play", lambda s, scope, moment: moment.card == scope.source
)


def this_action_resolves(words: str = "after the action resolves") -> Trigger:
    """The action that a Reaction has answered, when it is over."""

    def test(s: Any, scope: Scope, moment: Moment) -> bool:
        return scope.moment is not None and moment.action == scope.moment.action

    return after("resolved", words, test)
