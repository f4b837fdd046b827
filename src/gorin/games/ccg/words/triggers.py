"""Triggers: the points in time at which Reactions can be taken and triggered traits happen."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.scope import Moment, Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Things


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """A kind of moment, and what must be true of it. `scope.moment` is the moment itself."""

    def __init__(self, kind: str, words: str, test: Callable[[CcgState, Scope, Moment], bool]) -> None:
        self.kind = kind
        self.words = words
        self.test = test

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        return self.test(s, scope, moment)

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class About(Trigger):
    """A trigger that names some card: {whom} in its words, {he} where the card is the subject."""

    def __init__(
        self, kind: str, words: str, whom: Things, test: Callable[[CcgState, Scope, Moment], bool]
    ) -> None:
        super().__init__(kind, words, test)
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        return moment.card in self.whom.cards(s, scope) and self.test(s, scope, moment)

    def text(self, speaker: Speaker) -> str:
        words = super().text(speaker)
        if "{he}" in words:
            return words.replace("{he}", self.whom.subject(speaker))
        return words.replace("{whom}", self.whom.text(speaker))


def after(
    kind: str,
    words: str,
    test: Callable[[CcgState, Scope, Moment], bool] | None = None,
    about: Things | None = None,
) -> Trigger:
    """A trigger in so many words; `{self}` stands for this card, {whom} or {he} for those it is about."""
    test = test or (lambda s, scope, moment: True)
    return Trigger(kind, words, test) if about is None else About(kind, words, about, test)


THIS_ENTERS_PLAY = after(
    "enters play", "after {self} enters play", lambda s, scope, moment: moment.card == scope.source
)
"""CE-TRT-09."""
WHEN_REVEALED = after("event", "")
"""What an Event does when its province is turned up."""
ALL_TURNED_UP = after("all turned up", "once all your provinces have been turned up")
"""What an Event does that lies face-up until the last province is turned up."""
OF_EVENTS = (WHEN_REVEALED.kind, ALL_TURNED_UP.kind)
WHEN_FOCUSED = after("focus effect", "")
"""What a focused card does after the strike (CE-DUEL-11)."""
PHASE_IS_OVER = after("phase ends", "before this phase is over")
TURN_IS_OVER = after("turn ends", "before this turn is over")


def _resolves_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == s.host[scope.source]


BEFORE_RESOLUTION_HERE = after(
    "battle resolves", "before the battle at this battlefield resolves", _resolves_here
)


def this_action_resolves(words: str = "after the action resolves") -> Trigger:
    """The action that a Reaction has answered, when it is over."""

    def test(s: CcgState, scope: Scope, moment: Moment) -> bool:
        return scope.moment is not None and moment.action == scope.moment.action

    return after("resolved", words, test)
