"""Moving units: home, to the current battlefield, to another one, to enemies, to somebody."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.fighting.battle import battlefields
from gorin.games.ccg.fighting.joining import march
from gorin.games.ccg.kinds import HOME, NO_SIDE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import leader, location, units_at
from gorin.games.ccg.table.sides import faced_sides, my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import BringsIn
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.questions import CHOICES, PLACES
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.qualities import AFTER, Simple
from gorin.words.verbs import MOVE, MOVE_AWAY, MOVE_IN


def send(s: CcgState, whom: Things, place: int, scope: Scope, to_enemies: bool = False) -> None:
    """Move units to their own side of a battlefield, or home (CE-BATG-08)."""
    for card in list(whom.cards(s, scope)):
        personality = leader(s, card)
        if place == HOME:
            ops.move(s, personality, HOME, NO_SIDE, scope)
        else:
            march(s, personality, place, scope, to_enemies)


# --- to a place that is certain -------------------------------------------------------------------


class MoveHome(Effect):
    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        send(s, self.whom, HOME, scope)

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        return all(s.place[leader(s, card)] != HOME for card in self.whom.cards(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE_AWAY, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        return f"move {whom} home" if len(whom) < 40 else f"move home {whom}"


class MoveHere(BringsIn):
    """CE-BTL-11: legal without Presence, because it brings the unit along."""

    def __init__(self, whom: Things, to_enemies: bool) -> None:
        super().__init__(whom)
        self.to_enemies = to_enemies
        """It asks for enemies there: who has yet to choose a side comes to face them."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.battlefield != NOTHING:
            send(s, self.whom, s.battlefield, scope, self.to_enemies)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE_IN, whom) for whom in self.whom.all_pointed_at(known)]

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to the current battlefield"


class MoveToJoin(Effect):
    """To where somebody is; where several could be meant, to the one you choose."""

    def __init__(self, whom: Things, joined: Things) -> None:
        super().__init__()
        self.whom = whom
        self.joined = joined

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        cards = self.joined.cards(s, scope)
        if len({location(s, card) for card in cards}) > 1:
            s.push(AskOf(scope.seat, "Choose the Personality to move to.", cards))
        elif cards:
            send(s, self.whom, location(s, cards[0]), scope)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        send(s, self.whom, location(s, s.answers[scope.seat]), scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE_IN, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to {self.joined.owning(speaker)} location"


class SwitchLocations(Effect):
    """CE-BATG-09: each moves to the location of the other at once; if one does not, neither does."""

    def __init__(self, one: Things, other: Things, words: str) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.words = words
        """Where the two are better not named."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for one, other in zip(self.one.cards(s, scope), self.other.cards(s, scope), strict=False):
            first, second = leader(s, one), leader(s, other)
            sides = my_side(s, s.controller[first]), my_side(s, s.controller[second])
            ops.switch(s, first, second, sides, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE, self.one.points_at(known)), Deed(MOVE, self.other.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        if self.words:
            return f"switch {self.words}"
        return f"switch the locations of {self.one.text(speaker)} and {self.other.text(speaker)}"


def move_home(whom: Things) -> Effect:
    return MoveHome(whom)


def move_here(whom: Things, to_enemies: bool = False) -> Effect:
    return MoveHere(whom, to_enemies)


def move_to_join(whom: Things, joined: Things) -> Effect:
    return MoveToJoin(whom, joined)


def switch_locations(one: Things, other: Things, words: str = "") -> Effect:
    return SwitchLocations(one, other, words)


# --- to a battlefield that you choose -------------------------------------------------------------


class MoveToOneOf(BringsIn):
    """To one of some battlefields; where there is but one, nothing is asked."""

    to_enemies: ClassVar[bool] = False

    def __init__(self, whom: Things, or_home: bool) -> None:
        super().__init__(whom)
        self.or_home = or_home

    def fields(self, s: CcgState, scope: Scope, personality: int) -> list[int]:
        """The battlefields to which he can move."""
        raise NotImplementedError

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for personality in self.whom.cards(s, scope)[:1]:
            if s.zone[personality] != PLAY:
                continue
            fields = self.fields(s, scope, personality)
            codes = [PLACES + place for place in fields]
            if self.or_home and s.place[personality] != HOME:
                codes.append(CHOICES)
            if len(fields) == 1 and not self.or_home:
                send(s, self.whom, fields[0], scope, self.to_enemies)
            elif codes:
                whom = self.whom.text(asker(s, run.what))
                do = "does" if len(self.whom.cards(s, scope)) == 1 else "do"
                s.push(AskOf(scope.seat, f"Where {do} {whom} move to?", codes, ["Home"]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        send(s, self.whom, HOME if code == CHOICES else code - PLACES, scope, self.to_enemies)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(MOVE_IN, self.whom.points_at(known))]


class MoveElsewhere(MoveToOneOf):
    """To another battlefield; who is not at the current one comes to it (CE-BTL-11)."""

    def fields(self, s: CcgState, scope: Scope, personality: int) -> list[int]:
        left = location(s, personality)
        if left != s.battlefield:
            return [s.battlefield]
        return [place for place in battlefields(s) if place != left]

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to another battlefield"


class MoveToEnemies(MoveToOneOf):
    """To a battlefield at which there are enemy units."""

    to_enemies: ClassVar[bool] = True

    def fields(self, s: CcgState, scope: Scope, personality: int) -> list[int]:
        return fields_with_enemies(s, scope.seat, personality)

    def text(self, speaker: Speaker) -> str:
        home = " home, or" if self.or_home else ""
        return f"move {self.whom.text(speaker)}{home} to a battlefield where there are enemy units"


def fields_with_enemies(s: CcgState, seat: int, personality: int) -> list[int]:
    """CE-BTL-09, CE-BTL-11: who is not at the current battlefield can only be brought there."""
    sides, here = faced_sides(s, seat), s.place[personality]
    found = [place for place in battlefields(s) if any(units_at(s, place, side) for side in sides)]
    return [place for place in found if place != here and s.battlefield in (here, place)]


can_be_brought = Simple(
    AFTER,
    "",
    lambda s, scope, card: s.place[card] == s.battlefield or bool(fields_with_enemies(s, scope.seat, card)),
)
"""Says nothing: it is what the rules of location leave over."""


def move_elsewhere(whom: Things) -> Effect:
    return MoveElsewhere(whom, False)


def move_to_enemies(whom: Things, or_home: bool = False) -> Effect:
    return MoveToEnemies(whom, or_home)
