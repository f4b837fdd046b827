"""Moving units into a battle: to the own side, and who has none yet joins one by it (WH-MOV, DE-BTL-24)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NO_SIDE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import units_at
from gorin.games.ccg.table.sides import is_leader, leader_of, my_side, open_sides, other_side
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.state import Step
from gorin.language.core.context import AbilityContext
from gorin.language.core.questions import CHOICES, AskThing
from gorin.language.core.zones import PLAY


def march(s: CcgState, personality: int, place: int, by: AbilityContext, to_enemies: bool = False) -> None:
    """CE-BATG-08, WH-MOV-06 to WH-MOV-08: to his controller's side; who was not invited stays where he is.

    `to_enemies`: who has a side to choose chooses one that faces somebody there.
    """
    sides = open_sides(s, s.controller[personality])
    if to_enemies and len(sides) == 2:
        sides = [side for side in sides if units_at(s, place, other_side(side))] or sides
    if len(sides) == 1:
        march_to(s, personality, place, sides[0], by)
    elif sides:
        s.push(March(personality, place, by))


def march_to(s: CcgState, personality: int, place: int, side: int, by: AbilityContext) -> None:
    """WH-MOV-05, WH-MAN-18, DE-ATK-16: so he becomes an ally, but there is no Honor in that."""
    seat = s.controller[personality]
    if ops.move(s, personality, place, side, by) and my_side(s, seat) == NO_SIDE:
        ops.join(s, seat, side)


def ask_side(s: CcgState, seat: int) -> AskThing:
    """WH-MOV-04: both sides have invited him, and he has to choose."""
    words = [f"With {s.rules.player_name(s, leader_of(s, side))}" for side in (ATTACKING, DEFENDING)]
    return AskThing(seat, "Fight on whose side?", [CHOICES, CHOICES + 1], words)


@final
class March(Step):
    """The unit of a player whom both sides have invited moves into a battle."""

    tag: ClassVar[str] = "join-battle"
    fields: ClassVar[dict[str, str]] = {"personality": "int", "place": "int", "context": "ability-context"}
    stages: ClassVar[tuple[str, ...]] = ("choose_side", "take_side")
    kinds: ClassVar[dict[str, str]] = {"take_side": "battle.side"}

    def __init__(self, personality: int, place: int, context: AbilityContext) -> None:
        super().__init__()
        self.personality = personality
        self.place = place
        self.context = context.clone()

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if is_leader(s, seat) or s.zone[self.personality] != PLAY:
            self.at = len(self.stages)

    def choose_side(self, s: CcgState) -> None:
        """With the first of several units he has decided for the others."""
        sides = open_sides(s, s.controller[self.personality])
        if len(sides) == 2:
            s.push(ask_side(s, s.controller[self.personality]))
            return
        self.at = len(self.stages)
        for side in sides:
            march_to(s, self.personality, self.place, side, self.context)

    def take_side(self, s: CcgState) -> None:
        code = s.answers[s.controller[self.personality]]
        side = ATTACKING if code == CHOICES else DEFENDING
        march_to(s, self.personality, self.place, side, self.context)
