"""Attacks from Fortress to Fortress, and what comes of them (WH-ATK, WH-RES)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.kinds import ATTACKING, DEFENDING
from gorin.games.ccg.table import ops as family
from gorin.games.ccg.table import refusing
from gorin.games.ccg.table.reading import personalities, unit
from gorin.games.ccg.table.sides import is_leader
from gorin.games.ccg.turn.straightening import StraightenCards
from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.map import is_standing, neighbours, standing
from gorin.games.ccg.war_of_honor.presentation.naming import tile_name
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING
from gorin.language.core.questions import AskThing

TILES: Final = 500_000
NO_UNIT: Final = Reason("You need a unit to declare an attack.", "WH-ATK-02", "WH-ADV-03")


@final
class AskTile(AskThing):
    """Pick a tile of the map."""

    tag: ClassVar[str] = "ask-tile"

    def thing_id(self, s: WarState, code: int) -> str:
        return f"t{code - TILES}"

    def thing_label(self, s: WarState, code: int) -> str:
        return tile_name(s, code - TILES)

    def thing_refs(self, s: WarState, code: int) -> tuple[str, ...]:
        return (f"t{code - TILES}",)


@final
class Launch(Step):
    """WH-ATK-08 to WH-ATK-10: one of the Attacker's face-up Fortresses against one of the Defender's."""

    tag: ClassVar[str] = "launch-attack"
    fields: ClassVar[dict[str, str]] = {"origin": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "choose_origin", "take_origin", "choose_goal", "take_goal", "welcome",
    )  # fmt: skip
    kinds: ClassVar[dict[str, str]] = {"take_origin": "attack.origin", "take_goal": "attack.goal"}

    def __init__(self) -> None:
        super().__init__()
        self.origin = NOTHING

    def on_player_left(self, s: WarState, seat: int) -> None:
        if is_leader(s, seat):
            self.at = len(self.stages)

    def choose_origin(self, s: WarState) -> None:
        among = standing(s, s.attacker)
        if len(among) == 1:
            self.origin = among[0]
            self.go("choose_goal")
            return
        codes = [TILES + tile for tile in among]
        s.push(AskTile(s.attacker, "Attack from which of your Fortresses?", codes))

    def refuses(self, s: WarState, seat: int, code: int) -> Reason | None:
        if self.awaits(s) == "take_origin":
            return None if code - TILES in standing(s, s.attacker) else refusing.NOT_YOUR_FORTRESS
        return None if code - TILES in standing(s, s.defender) else refusing.NOT_DEFENDED_FORTRESS

    def take_origin(self, s: WarState) -> None:
        self.origin = s.answers[s.attacker] - TILES

    def choose_goal(self, s: WarState) -> None:
        among = standing(s, s.defender)
        if len(among) == 1:
            ops.launch_attack(s, self.origin, among[0])
            self.go("welcome")
            return
        back = [BACK] if len(standing(s, s.attacker)) > 1 else []
        s.push(AskTile(s.attacker, "Attack which Fortress?", [*[TILES + tile for tile in among], *back]))

    def take_goal(self, s: WarState) -> None:
        code = s.answers[s.attacker]
        if code == BACK:
            self.origin = NOTHING
            self.go("choose_origin")
        else:
            ops.launch_attack(s, self.origin, code - TILES)

    def welcome(self, s: WarState) -> None:
        """Who joins this turn's attacks uninvited counts as invited by both sides."""
        for seat in s.others(s.attacker):
            if s.scores[seat].joins and not is_leader(s, seat) and not s.is_out(seat):
                for side in (ATTACKING, DEFENDING):
                    family.invite(s, seat, side)


def attackable_beside(s: WarState, tile: int) -> list[int]:
    """The Fortresses that an attack from here reaches as the next ones (WH-ATK-11)."""
    owner = s.tiles[tile].owner
    if not is_standing(s, tile):
        return []
    return [each for each in neighbours(s, tile) if is_standing(s, each) and s.tiles[each].owner != owner]


def is_adjacent_attack(s: WarState) -> bool:
    """WH-ATK-11."""
    return s.launched_from != NOTHING and s.launched_at in neighbours(s, s.launched_from)


@final
class AfterAttack(Step):
    """WH-RES-32 to WH-RES-39: a unit may straighten, the Fortress may fall."""

    tag: ClassVar[str] = "after-attack"
    stages: ClassVar[tuple[str, ...]] = ("offer_straightening", "take_straightening", "turn_fortress")
    kinds: ClassVar[dict[str, str]] = {"take_straightening": "attack.straighten"}

    def offer_straightening(self, s: WarState) -> None:
        among = returned_units(s) if is_adjacent_attack(s) else []
        if not among:
            self.go("turn_fortress")
            return
        s.push(AskThing(s.attacker, "Straighten a returned unit?", [*among, DONE]))

    def take_straightening(self, s: WarState) -> None:
        """WH-RES-33: each of its cards."""
        code = s.answers[s.attacker]
        if code != DONE:
            s.push(StraightenCards([card for card in unit(s, code) if s.bowed[card]], by_effect=False))

    def turn_fortress(self, s: WarState) -> None:
        """WH-RES-36 to WH-RES-38; WH-OPT-04: not where nobody turns another's Fortress face-down."""
        attacked = s.launched_at != NOTHING and not s.is_out(s.defender)
        if attacked and lost_provinces(s) and not s.strength_of_will:
            ops.turn_over(s, s.launched_at, False)
        ops.end_launch(s)


def returned_units(s: WarState) -> list[int]:
    """The Attacker's own units that came home from this attack and have something to straighten."""
    mine = [card for card in personalities(s, s.attacker) if s.attacked[card]]
    return [card for card in mine if any(s.bowed[each] for each in unit(s, card))]


def lost_provinces(s: WarState) -> bool:
    """WH-RES-36: has the Defender lost a province since the first battle of this attack began?"""
    for moment in reversed(s.history):
        if moment.kind == "province destroyed" and moment.other == s.defender:
            return _was_fighting(s, s.history.index(moment))
    return False


def _was_fighting(s: WarState, at: int) -> bool:
    return any(moment.kind == "engaged" for moment in s.history[:at])
