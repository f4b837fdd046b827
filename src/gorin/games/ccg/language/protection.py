"""Traits and effects by which something does not happen to some cards (CE-NEG).

A change is declared once, as a card filter for what is negated and as a verb for what does not happen:

    MOVEMENT = Change("move", "movement", "move {whom}")
    negates(MOVEMENT, TARGET, once=True)              "negate his next movement"
    prevents(MOVEMENT_HOME, SELF, OTHERS_EFFECTS)     "other players' effects do not move him home"
"""

from __future__ import annotations

from typing import Final, final

from gorin.games.ccg.language.when.conditions import ORDINALS
from gorin.games.ccg.language.which.selectors import UnitOf, WholeUnit
from gorin.games.ccg.table.preventing import (
    ACTIONS,
    ANYTHING,
    CARD_EFFECTS,
    EFFECTS,
    OTHERS_CARD_EFFECTS,
    OTHERS_EFFECTS,
    RESOLUTION,
    TRIGGERING_ACTION,
    Prevention,
)
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import OWNERS, Selector
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.english import owning
from gorin.language.selectors import SELF


@final
class Change:
    """Something that can be done to a card, and made to fail."""

    def __init__(self, tag: str, noun: str, verb: str, by: str = "") -> None:
        self.tag = tag
        self.noun = noun
        self.verb = verb
        self.by = by
        """What does it, where only one thing can."""


BOWING = Change("bow", "bowing", "bow {whom}")
DESTRUCTION = Change("destroy", "destruction", "destroy {whom}")
DISHONOR = Change("dishonor", "dishonor", "dishonor {whom}")
MOVEMENT = Change("move", "movement", "move {whom}")
MOVEMENT_HOME = Change("move home", "movement home", "move {whom} home")
MOVEMENT_TO_BATTLE = Change("move to battle", "movement to battlefields", "move {whom} to a battlefield")
MOVEMENT_BETWEEN_BATTLES = Change(
    "move between battles",
    "movement from one battlefield to another",
    "move {whom} from one battlefield to another",
)
BONUSES = Change("bonus", "bonuses", "give {whom} bonuses")
FORCE_BONUSES = Change("Force bonus", "Force bonuses", "give {whom} Force bonuses")
PENALTIES = Change("penalty", "penalties", "give {whom} penalties")
FEAR = Change("fear", "Fear", "affect {whom}", by="Fear")

SOURCES: Final = {
    ANYTHING: ("", "nothing"),
    EFFECTS: ("", "effects"),
    OTHERS_EFFECTS: ("by other players' effects", "other players' effects"),
    RESOLUTION: ("by battle resolution", "battle resolution"),
    TRIGGERING_ACTION: ("by that action's effects", "that action's effects"),
    CARD_EFFECTS: ("by the effect of a card", "the effects of cards"),
    OTHERS_CARD_EFFECTS: ("by other players' cards", "other players' cards"),
    ACTIONS: ("by actions", "actions"),
}
"""What a prevention works against: after what is negated, and as what does not do it."""


@final
class Negates(Prevention):
    """ "negate his next movement by the effect of a card" """

    def __init__(self, changes: tuple[Change, ...], whom: Selector, against: int, once: bool) -> None:
        super().__init__(" or ".join(change.tag for change in changes), whom, against, once)
        self.stops = tuple([change.tag for change in changes])
        self.changes = changes
        self.is_order = True

    def text(self, renderer: TextRenderer) -> str:
        what = " or ".join(change.noun for change in self.changes)
        if self.once:
            what = f"next {what}"
        by = SOURCES[self.against][0]
        return f"negate {self._of_whom(what, renderer)} {by}".rstrip()

    def _of_whom(self, what: str, renderer: TextRenderer) -> str:
        whom = self.whose.text(renderer)
        if isinstance(self.whose, WholeUnit) and whom not in OWNERS:
            return f"the {what} of any card in {owning(whom)} unit"
        if isinstance(self.whose, UnitOf):
            return f"the {what} of any card in {whom}"
        if isinstance(self.whose, CardFilter):
            return f"the {what} of {whom}"
        return f"{OWNERS.get(whom) or owning(whom)} {what}"


@final
class Prevents(Prevention):
    """ "other players' effects do not move him home" """

    def __init__(self, change: Change, whom: Selector, against: int) -> None:
        super().__init__(change.tag, whom, against, False)
        self.change = change

    def text(self, renderer: TextRenderer) -> str:
        if self.against == RESOLUTION:
            return f"{self.whose.subject(renderer)} does not {self.change.tag} when a battle resolves"
        whom = self.whose.text(renderer)
        said = self.change.verb.replace("{whom}", f"any {whom[5:]}" if whom.startswith("each ") else whom)
        by = self.change.by or SOURCES[self.against][1]
        if self.change is BOWING and self.against == RESOLUTION:
            return f"{whom} does not bow when a battle resolves"
        if by == "nothing":
            return f"nothing can {said}"
        return f"{by} {'do' if by.endswith('s') else 'does'} not {said}"


def negates(what: Change | tuple[Change, ...], whom: Selector, by: int = EFFECTS, once: bool = False) -> Rule:
    """An effect by which some change fails; of several, whichever comes first."""
    return Negates(what if isinstance(what, tuple) else (what,), whom, by, once)


def prevents(what: Change, whom: Selector, by: int = EFFECTS) -> Rule:
    """A trait by which some change fails."""
    return Prevents(what, whom, by)


def does_not_bow_from_resolution(whom: Selector) -> Rule:
    return prevents(BOWING, whom, RESOLUTION)


class StaysBowed(Prevention):
    """Nothing straightens this card before one of its player's turns begins."""

    def __init__(self, turn: int) -> None:
        super().__init__("straighten", SELF, ANYTHING, False)
        self.turn = turn

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card == context.source and s.players[context.seat].turns < self.turn

    def text(self, renderer: TextRenderer) -> str:
        return f"{renderer.kind} cannot straighten until your {ORDINALS[self.turn]} turn begins"


def stays_bowed_before_turn(turn: int) -> Prevention:
    return StaysBowed(turn)
