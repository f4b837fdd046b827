"""What War of Honor answers where the editions differ."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import mypyc_attr

from gorin.games.ccg.edition import CcgEdition
from gorin.games.ccg.kinds import ATTACKING, EVENT, HOLDING, PERSONALITY
from gorin.games.ccg.table.reading import personalities
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.war_of_honor.attack import NO_UNIT, AfterAttack, Launch
from gorin.games.ccg.war_of_honor.clauses import CLAUSES
from gorin.games.ccg.war_of_honor.map import players_beside, toshi_ranbo
from gorin.games.ccg.war_of_honor.paths import PathPhase
from gorin.games.ccg.war_of_honor.position import KEYS, describe, read
from gorin.games.ccg.war_of_honor.presentation.naming import step_name
from gorin.games.ccg.war_of_honor.presentation.why import TOSHI_RANBO
from gorin.games.ccg.war_of_honor.setup import PlaceTiles, WriteMissions
from gorin.games.ccg.war_of_honor.state import PATHS, WarState
from gorin.games.ccg.war_of_honor.victory import victory_of
from gorin.kernel.chance import Chance
from gorin.kernel.position_reader import PositionReader
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Outcome, Step
from gorin.language.core.context import NOBODY
from gorin.language.core.definition import Ability, Definition
from gorin.language.core.nodes import Node

MANY = 4
"""WH-STA-07: from so many players on, the last two get something for coming late."""
STEPS = (PlaceTiles, WriteMissions, Launch, AfterAttack, PathPhase)


@mypyc_attr(allow_interpreted_subclasses=True)
class WarEdition(CcgEdition):
    """The boxed game."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.seats = (2, 3, 4, 5, 6)
        self.dynasty_types = (HOLDING, PERSONALITY, EVENT)
        self.cavalry_segment = False
        self.overlays = ()
        self.dishonor_defeat = -10_000
        """WH-HON-06: nobody is out of the game for Honor."""
        self.ranged_needs_target = False
        self.targets_perform = False

    def title(self, definition: Definition) -> str:
        """The spaces of the Score Board are called by their Path."""
        path, _, number = definition.name.partition(" ")
        if path in PATHS and number.isdecimal():
            return f"Path of {path}, step {number}"
        return super().title(definition)

    def cause_name(self, s: CcgState, what: int) -> str:
        """The spaces of the Score Board and the Fortresses are things, not persons."""
        path, _, number = s.cards[what].name.partition(" ")
        if path in PATHS and number.isdecimal():
            return step_name(PATHS.index(path), int(number))
        name = super().cause_name(s, what)
        return f"the {name}" if name.endswith(" Fortress") else name

    def cites(self, clauses: tuple[str, ...]) -> tuple[str, ...]:
        own = [CLAUSES.get(clause, clause) for clause in clauses]
        return tuple(dict.fromkeys([clause for clause in own if clause.startswith("WH-")]))

    def new_state(self, seats: int, chance: Chance) -> CcgState:
        return WarState(seats, chance, self.id)

    # --- set-up -----------------------------------------------------------------------------------

    def late_seats(self, order: list[int]) -> list[int]:
        """WH-STA-06, WH-STA-07."""
        return order[-2:] if len(order) >= MANY else order[-1:]

    def favor_at_start(self, clans: list[tuple[str, ...]]) -> int:
        return NOBODY

    def lay_out(self, s: CcgState, first: int) -> None:
        """WH-STA-08; missions are written before anything of the map is seen."""
        s.push(PlaceTiles(first))
        if victory_of(cast(WarState, s)).has_missions:
            s.push(WriteMissions(s.seats))

    def brings_step(self, step: Step) -> bool:
        return isinstance(step, STEPS)

    # --- the turn ---------------------------------------------------------------------------------

    def extra_phase(self, s: CcgState, seat: int) -> Step | None:
        return PathPhase(seat)

    def why_no_attack(self, s: CcgState, seat: int, whom: int) -> Reason | None:
        """WH-ATK-02, WH-ADV-03."""
        return None if personalities(s, seat) else NO_UNIT

    def keeps_honor(self, s: CcgState) -> bool:
        """WH-HON-06, WH-VAR-17."""
        return victory_of(cast(WarState, s)).keeps_honor

    def launch(self, s: CcgState) -> None:
        s.push(Launch())

    def after_attack(self, s: CcgState) -> None:
        s.push(AfterAttack())

    def may_be_invited(self, s: CcgState, seat: int, side: int) -> bool:
        """WH-ATK-12, WH-ATK-14: who has a face-up Fortress beside the one of this side."""
        table = cast(WarState, s)
        tile = table.launched_from if side == ATTACKING else table.launched_at
        return seat in players_beside(table, tile)

    def rule_refs(self, s: CcgState, node: Node) -> tuple[str, ...]:
        """What every player beside Toshi Ranbo can do is printed there."""
        is_there = isinstance(node, Ability) and node.title == TOSHI_RANBO
        return (f"t{toshi_ranbo(cast(WarState, s))}",) if is_there else ()

    # --- positions --------------------------------------------------------------------------------

    def position_keys(self) -> tuple[str, ...]:
        return KEYS

    def tell_besides(self, s: CcgState) -> dict[str, Any]:
        return describe(cast(WarState, s))

    def read_besides(self, s: CcgState, told: PositionReader, cards: Any) -> None:
        read(cast(WarState, s), told, cards)

    # --- winning and losing -----------------------------------------------------------------------

    def has_lost(self, s: CcgState, seat: int) -> bool:
        """WH-RES-14: who has no provinces left."""
        for place in s.provinces:  # noqa: SIM110 - asked after every change
            if place.owner == seat:
                return False
        return True

    def check_honor_victory(self, s: CcgState, seat: int) -> None:
        """WH-VAR-20: only in Classic Mode."""
        if victory_of(cast(WarState, s)).keeps_honor and s.players[seat].honor >= self.honor_victory:
            s.finish(Outcome((seat,), "Honor Victory", self.scores(s)))

    def _check_enlightenment(self, s: CcgState) -> None:
        """Rings count on their Path, or in Classic Mode when the turn is over (WH-VAR-02)."""

    def _reason(self, s: CcgState, losing: list[int]) -> str:
        return "Last player standing"

    def scores(self, s: CcgState) -> tuple[int, ...]:
        """How many steps each has taken; in Classic Mode the Family Honor."""
        return victory_of(cast(WarState, s)).scores(cast(WarState, s))
