"""Moving units: home, to the current battlefield, to another one, to enemies, to somebody."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.fighting.battle import battlefields
from gorin.games.ccg.fighting.joining import march
from gorin.games.ccg.kinds import HOME, NO_SIDE
from gorin.games.ccg.language.abilities import BringsIn
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import leader, location, units_at
from gorin.games.ccg.table.sides import faced_sides
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.questions import CHOICES, PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.predicates import AFTER, Simple
from gorin.language.verbs import MOVE_AWAY, MOVE_IN


def send(s: CcgState, whom: Selector, place: int, context: AbilityContext, to_enemies: bool = False) -> None:
    """Move units to their own side of a battlefield, or home (CE-BATG-08)."""
    for card in list(whom.cards(s, context)):
        personality = leader(s, card)
        if place == HOME:
            ops.move(s, personality, HOME, NO_SIDE, context)
        else:
            march(s, personality, place, context, to_enemies)


# --- to a place that is certain -------------------------------------------------------------------


class MoveHome(Effect):
    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        send(s, self.whom, HOME, context)

    def can_pay(self, s: CcgState, context: AbilityContext) -> bool:
        return all(s.place[leader(s, card)] != HOME for card in self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE_AWAY, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom.text(renderer)
        return f"move {whom} home" if len(whom) < 40 else f"move home {whom}"


class MoveHere(BringsIn):
    """CE-BTL-11: legal without Presence, because it brings the unit along."""

    def __init__(self, whom: Selector, to_enemies: bool) -> None:
        super().__init__(whom)
        self.to_enemies = to_enemies
        """It asks for enemies there: who has yet to choose a side comes to face them."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.battlefield != NOTHING:
            send(s, self.whom, s.battlefield, context, self.to_enemies)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE_IN, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, renderer: TextRenderer) -> str:
        return f"move {self.whom.text(renderer)} to the current battlefield"


def move_home(whom: Selector) -> Effect:
    return MoveHome(whom)


def move_here(whom: Selector, to_enemies: bool = False) -> Effect:
    return MoveHere(whom, to_enemies)


# --- to a battlefield that you choose -------------------------------------------------------------


class MoveToOneOf(BringsIn):
    """To one of some battlefields; where there is but one, nothing is asked."""

    asks: ClassVar[str] = "effect.move"
    to_enemies: ClassVar[bool] = False

    def __init__(self, whom: Selector, or_home: bool) -> None:
        super().__init__(whom)
        self.or_home = or_home

    def fields(self, s: CcgState, context: AbilityContext, personality: int) -> list[int]:
        """The battlefields to which he can move."""
        raise NotImplementedError

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for personality in self.whom.cards(s, context)[:1]:
            if s.zone[personality] != PLAY:
                continue
            fields = self.fields(s, context, personality)
            codes = [PLACES + place for place in fields]
            if self.or_home and s.place[personality] != HOME:
                codes.append(CHOICES)
            if len(fields) == 1 and not self.or_home:
                send(s, self.whom, fields[0], context, self.to_enemies)
            elif codes:
                whom = self.whom.text(asker(s, runner.what))
                s.push(AskOf(context.seat, f"Move {whom} where?", codes, ["Home"]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        send(s, self.whom, HOME if code == CHOICES else code - PLACES, context, self.to_enemies)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE_IN, self.whom.points_at(known))]


class MoveElsewhere(MoveToOneOf):
    """To another battlefield; who is not at the current one comes to it (CE-BTL-11)."""

    def fields(self, s: CcgState, context: AbilityContext, personality: int) -> list[int]:
        left = location(s, personality)
        if left != s.battlefield:
            return [s.battlefield]
        return [place for place in battlefields(s) if place != left]

    def text(self, renderer: TextRenderer) -> str:
        return f"move {self.whom.text(renderer)} to another battlefield"


class MoveToEnemies(MoveToOneOf):
    """To a battlefield at which there are enemy units."""

    to_enemies: ClassVar[bool] = True

    def fields(self, s: CcgState, context: AbilityContext, personality: int) -> list[int]:
        return fields_with_enemies(s, context.seat, personality)

    def text(self, renderer: TextRenderer) -> str:
        home = " home, or" if self.or_home else ""
        return f"move {self.whom.text(renderer)}{home} to a battlefield where there are enemy units"


def fields_with_enemies(s: CcgState, seat: int, personality: int) -> list[int]:
    """CE-BTL-09, CE-BTL-11: who is not at the current battlefield can only be brought there."""
    sides, here = faced_sides(s, seat), s.place[personality]
    found = [place for place in battlefields(s) if any(units_at(s, place, side) for side in sides)]
    return [place for place in found if place != here and s.battlefield in (here, place)]


can_be_brought = Simple(
    AFTER,
    "",
    lambda s, context, card: (
        s.place[card] == s.battlefield or bool(fields_with_enemies(s, context.seat, card))
    ),
)
"""Says nothing: it is what the rules of location leave over."""


def move_elsewhere(whom: Selector) -> Effect:
    return MoveElsewhere(whom, False)


def move_to_enemies(whom: Selector, or_home: bool = False) -> Effect:
    return MoveToEnemies(whom, or_home)
