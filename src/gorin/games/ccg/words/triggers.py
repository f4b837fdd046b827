"""Triggers: the points in time at which Reactions can be taken and triggered traits happen."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.state import CcgState, Moment, Scope


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


def after(kind: str, words: str, test: Callable[[CcgState, Scope, Moment], bool] | None = None) -> Trigger:
    """A trigger in so many words; `{self}` stands for the card's own name."""
    return Trigger(kind, words, test or (lambda s, scope, moment: True))


THIS_ENTERS_PLAY = after(
    "enters play", "after {self} enters play", lambda s, scope, moment: moment.card == scope.source
)
"""CE-TRT-09."""

WHEN_REVEALED = after("event", "")
"""What an Event does when its province is turned up."""

WHEN_FOCUSED = after("focus effect", "")
"""What a focused card does after the strike (CE-DUEL-11)."""
