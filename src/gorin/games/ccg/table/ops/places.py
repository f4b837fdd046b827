"""Where units are."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACKING, HOME, MOVED, NO_SIDE, SHAMED
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.prevention import is_prevented
from gorin.games.ccg.table.permitted import KEEPS_OUT, is_kept_out
from gorin.games.ccg.table.reading import land
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import holds
from gorin.language.core.context import AbilityContext, TriggerEvent, note
from gorin.language.core.zones import PLAY

JOINS_NO_ATTACK: Final = "may not join an attacking army"
"""What a rule says of somebody who is neither assigned nor moved to attack."""


def assign(s: CcgState, personality: int, place: int, side: int) -> None:
    """CE-MAN-04: assigning is not moving."""
    s.place[personality], s.side[personality] = place, side
    s.tell("assign", (personality, s.what[personality], place, *land(s, place), s.controller[personality]))
    happen(s, TriggerEvent("assigned", personality, s.controller[personality], side, place))


def move(s: CcgState, personality: int, place: int, side: int, by: AbilityContext | None = None) -> bool:
    """To a battlefield or home, as an effect."""
    if not _can_move(s, personality, place, by):
        return False
    _relocate(s, personality, place, side, by)
    return True


def switch(s: CcgState, one: int, other: int, sides: tuple[int, int], by: AbilityContext) -> bool:
    """CE-BATG-09: each moves to where the other is, or neither does. `sides`: where each then stands."""
    here, there = s.place[one], s.place[other]
    if (there != HOME and sides[0] == NO_SIDE) or (here != HOME and sides[1] == NO_SIDE):
        return False  # somebody who is not part of the attack
    if not _can_move(s, one, there, by) or not _can_move(s, other, here, by):
        return False
    _relocate(s, one, there, sides[0], by)
    _relocate(s, other, here, sides[1], by)
    return True


def _can_move(s: CcgState, personality: int, place: int, by: AbilityContext | None) -> bool:
    attacks = place != HOME and s.allegiance[s.controller[personality]] == ATTACKING
    if attacks and holds(s, JOINS_NO_ATTACK, personality):
        return False
    if s.place[personality] == place or s.zone[personality] != PLAY:
        return False
    if is_prevented(s, "move", personality, by):
        return False
    if HOME not in (place, s.place[personality]) and is_prevented(s, "move between battles", personality, by):
        return False
    if is_prevented(s, "move home" if place == HOME else "move to battle", personality, by):
        return False
    if place != HOME and is_kept_out(s, KEEPS_OUT, personality, place):
        return False
    return place == HOME or not (s.attacked[personality] and s.settings.attackers_stay_out)


def _relocate(s: CcgState, personality: int, place: int, side: int, by: AbilityContext | None) -> None:
    left = s.place[personality]
    s.place[personality], s.side[personality] = place, side if place != HOME else NO_SIDE
    s.tell("move", (personality, s.what[personality], place, *land(s, place)))
    note(by, MOVED, personality)
    if place == HOME and s.dishonored[personality]:
        note(by, SHAMED, personality)
    happen(
        s,
        TriggerEvent(
            "moved", personality, s.controller[personality], left, place, -1 if by is None else by.action
        ),
    )


def go_home(s: CcgState, personality: int) -> None:
    """CE-RES-16: returning after a battle is not movement."""
    s.place[personality], s.side[personality] = HOME, NO_SIDE
    s.tell("go_home", (personality, s.what[personality]))


def appear(s: CcgState, personality: int, place: int, side: int) -> None:
    """A card that was created at a battlefield stands there at once: that is not movement."""
    s.place[personality], s.side[personality] = place, side
    s.tell("appear", (personality, s.what[personality], place, *land(s, place)))
