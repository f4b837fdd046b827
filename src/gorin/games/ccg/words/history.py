"""What has happened this turn, as triggers ask for it: by an action, in this battle, in this phase."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import HOME, PERSONALITY
from gorin.games.ccg.scripts import action_in_progress
from gorin.games.ccg.state import BOWED, CcgState, Moment, Scope, deed
from gorin.games.ccg.words.abilities import Action
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.triggers import Trigger, after

# --- what an action has done ----------------------------------------------------------------------


def cards_with_deed(s: CcgState, action: int, kind: int) -> list[int]:
    """The cards to which an action in progress has done this by its effects."""
    taken = action_in_progress(s, action)
    if taken is None:
        return []
    return _with_deed(taken.scope, kind)


def _with_deed(scope: Scope, kind: int) -> list[int]:
    first, last = deed(kind, 0), deed(kind + 1, 0)
    return [each - first for each in scope.deeds if first <= each < last]


def after_action_that(
    words: str, kind: int, fits: Callable[[CcgState, Scope, int], bool] | None = None
) -> Trigger:
    """After an action has resolved whose effects did this to some card that fits."""

    def test(s: CcgState, scope: Scope, moment: Moment) -> bool:
        done = cards_with_deed(s, moment.action, kind)
        return any(fits is None or fits(s, scope, card) for card in done)

    return after("resolved", f"after an action that {words} resolves", test)


def driven_off(s: CcgState, action: int) -> list[int]:
    """The Personalities at a battlefield that an action has moved home or destroyed."""
    return [
        moment.card
        for moment in s.history
        if moment.action == action
        and action >= 0
        and s.type_of(moment.card) == PERSONALITY
        and _left_a_battlefield(moment)
    ]


def _left_a_battlefield(moment: Moment) -> bool:
    if moment.kind == "destroyed":
        return moment.amount != HOME
    return moment.kind == "moved" and moment.amount == HOME


class ThoseDone(Things):
    """The cards to which the ability that speaks has done something: "each card it bowed"."""

    many = True

    def __init__(self, kind: int, words: str) -> None:
        self.kind = kind
        self.words = words

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return _with_deed(scope, self.kind)

    def text(self, speaker: Speaker) -> str:
        return self.words


def those_bowed(words: str) -> Things:
    return ThoseDone(BOWED, words)


# --- how many actions -----------------------------------------------------------------------------


def since(s: CcgState, *kinds: str) -> list[Moment]:
    """What is remembered of this turn since the last moment of one of these kinds."""
    at = len(s.history)
    while at > 0 and s.history[at - 1].kind not in kinds:
        at -= 1
    return s.history[at:]


def resolved_by(
    s: CcgState, seat: int, moments: list[Moment], counts: Callable[[CcgState, Moment], bool]
) -> list[Moment]:
    """The actions from cards that a player has resolved and that count."""
    return [
        moment
        for moment in moments
        if moment.kind == "resolved" and moment.seat == seat and moment.other != 0 and counts(s, moment)
    ]


def titles(s: CcgState, moments: list[Moment]) -> set[str]:
    """The titles of the cards that actions came from."""
    return {s.definitions[moment.other].name for moment in moments}


def action_of(s: CcgState, moment: Moment) -> Action | None:
    node = s.node(moment.other, moment.amount)
    return node if isinstance(node, Action) else None


def action_has(s: CcgState, moment: Moment, keyword: str) -> bool:
    """CE-KEY-03: the keywords of an action are its own and those of its card."""
    action = action_of(s, moment)
    return s.definitions[moment.other].has(keyword) or (action is not None and keyword in action.keywords)


# --- triggers about something that was picked -----------------------------------------------------


class About(Trigger):
    """A trigger that names some card: {whom} in its words, {he} where the card is the subject."""

    def __init__(
        self, kind: str, words: str, whom: Things, test: Callable[[CcgState, Scope, Moment], bool] | None
    ) -> None:
        super().__init__(kind, words, test or (lambda s, scope, moment: True))
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        return moment.card in self.whom.cards(s, scope) and self.test(s, scope, moment)

    def text(self, speaker: Speaker) -> str:
        words = super().text(speaker)
        if "{he}" in words:
            return words.replace("{he}", self.whom.subject(speaker))
        return words.replace("{whom}", self.whom.text(speaker))


def after_about(
    kind: str, words: str, whom: Things, test: Callable[[CcgState, Scope, Moment], bool] | None = None
) -> Trigger:
    return About(kind, words, whom, test)


def this_action_resolves(words: str = "after the action resolves") -> Trigger:
    """The action that a Reaction has answered, when it is over."""

    def test(s: CcgState, scope: Scope, moment: Moment) -> bool:
        return scope.moment is not None and moment.action == scope.moment.action

    return after("resolved", words, test)
