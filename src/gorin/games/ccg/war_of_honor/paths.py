"""The Path to Victory phase: markers move, spaces give what they have, somebody may win (WH-PTV)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.attack import TILES, AskTile
from gorin.games.ccg.war_of_honor.board import space
from gorin.games.ccg.war_of_honor.map import fortresses
from gorin.games.ccg.war_of_honor.presentation.naming import step_name
from gorin.games.ccg.war_of_honor.state import DISHONOR, HONOR, LAST_STEP, MILITARY, PATHS, WarState
from gorin.games.ccg.war_of_honor.victory import is_disgraced, victory_of, winner
from gorin.kernel.questions import DONE
from gorin.kernel.state import Outcome, Step
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING, AbilityContext
from gorin.language.core.english import sentence
from gorin.language.core.questions import CHOICES, AskThing
from gorin.language.core.render import phrase_text
from gorin.language.picking import can_complete

ENOUGH: Final = 8
"""WH-HON-03, WH-HON-04: so much Honor in a turn earns a step."""


def progress(s: WarState, seat: int, path: int) -> tuple[int, int]:
    """How much this turn has brought a player on a Path, and how much a step takes."""
    score = s.scores[seat]
    if path == HONOR:
        return score.gained, ENOUGH  # WH-PTV-08
    if path == DISHONOR:
        return score.caused, ENOUGH  # WH-PTV-10
    if path == MILITARY:
        return int(score.conquered), 1  # WH-PTV-06
    return int(score.enlightened), 1  # WH-PTV-17


def earns(s: WarState, seat: int, path: int) -> bool:
    """Has this player earned a step on a Path in this turn?"""
    have, due = progress(s, seat, path)
    return have >= due and s.scores[seat].steps[path] != LAST_STEP


@final
class AskSpace(AskThing):
    """Which of the spaces that were reached to use now (WH-PTV-21, WH-PTV-23)."""

    tag: ClassVar[str] = "ask-path-space"

    def thing_id(self, s: WarState, code: int) -> str:
        return f"path:{PATHS[code - CHOICES].lower()}"

    def thing_label(self, s: WarState, code: int) -> str:
        path = code - CHOICES
        step = s.scores[self.seat].steps[path]
        printed = space(path, step)
        name = sentence(step_name(path, step)).removesuffix(".")
        return f"{name}: {phrase_text(printed, printed.abilities[0])}"

    def thing_refs(self, s: WarState, code: int) -> tuple[str, ...]:
        return (self.thing_id(s, code),)


@final
class PathPhase(Step):
    """WH-PTV-01: one player after another, the active one first; then it is seen who has won."""

    tag: ClassVar[str] = "path-phase"
    fields: ClassVar[dict[str, str]] = {"seat": "int", "done": "int", "reached": "[int]", "flips": "int"}
    stages: ClassVar[tuple[str, ...]] = (
        "next_player", "offer_space", "take_space", "offer_fortress", "take_fortress", "check", "end_of_turn",
    )  # fmt: skip
    kinds: ClassVar[dict[str, str]] = {"take_space": "path.space", "take_fortress": "path.fortress"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.done = 0
        """How many players have had their turn in this phase."""
        self.reached: list[int] = []
        """The Paths on which the present player has taken a step and not used the space yet."""
        self.flips = 0
        """How many Fortresses he may still turn face-up (WH-OPT-02)."""

    def player(self, s: WarState) -> int:
        return (self.seat + self.done - 1) % s.seats

    def has_moved(self, s: WarState, seat: int) -> bool:
        """Has this player's marker been moved in this phase, where it was due?"""
        return (seat - self.seat) % s.seats < self.done

    def next_player(self, s: WarState) -> None:
        if self.done == s.seats:
            self.go("check")
            return
        self.done += 1
        seat = self.player(s)
        self.reached = [] if s.is_out(seat) else [path for path in range(len(PATHS)) if earns(s, seat, path)]
        self.flips = len(self.reached) if s.gempukku else 0
        for path in self.reached:
            ops.take_step(s, seat, path)

    def offer_space(self, s: WarState) -> None:
        seat = self.player(s)
        usable = [path for path in self.reached if can_use_space(s, seat, path)]
        if not usable or s.is_out(seat):
            self.go("offer_fortress")
            return
        among = [CHOICES + path for path in usable]
        s.push(AskSpace(seat, "Use the reward of this step?", [*among, DONE]))

    def take_space(self, s: WarState) -> None:
        """WH-PTV-24: once, when the step is taken."""
        seat, code = self.player(s), s.answers[self.player(s)]
        if code == DONE:
            self.go("offer_fortress")
            return
        path = code - CHOICES
        self.reached.remove(path)
        self.go("offer_space")
        printed = space(path, s.scores[seat].steps[path])
        s.push(
            ApplyTrait(
                s.add_name(printed.slug), printed.abilities[0].number, NOTHING, AbilityContext(seat, NOTHING)
            )
        )

    def offer_fortress(self, s: WarState) -> None:
        """WH-OPT-02."""
        seat = self.player(s)
        down = [TILES + tile for tile in fortresses(s, seat) if not s.tiles[tile].face_up]
        if not down or not self.flips or s.is_out(seat):
            self.go("next_player")
            return
        s.push(AskTile(seat, "Turn one of your Fortresses face-up?", [*down, DONE]))

    def take_fortress(self, s: WarState) -> None:
        code = s.answers[self.player(s)]
        self.flips -= 1
        if code == DONE:
            self.go("next_player")
            return
        ops.turn_over(s, code - TILES, True)
        self.go("offer_fortress")

    def check(self, s: WarState) -> None:
        """WH-WIN-01, WH-WIN-02: when everybody has moved, before the turn is over."""
        seat, victory = winner(s, self.seat), victory_of(s)
        if seat == NOBODY:
            return
        if victory.has_missions:
            ops.reveal_mission(s, seat)
        s.finish(Outcome((seat,), victory.reason(s, seat), victory.scores(s)))

    def end_of_turn(self, s: WarState) -> None:
        """WH-VAR-23: once nobody has won in this phase (WH-VAR-02)."""
        if is_disgraced(s, self.seat):
            rules_of(s).eliminate(s, [self.seat])


def can_use_space(s: WarState, seat: int, path: int) -> bool:
    """Does the space say anything, and is there something it could be done with?"""
    printed = space(path, s.scores[seat].steps[path])
    context = AbilityContext(seat, NOTHING)
    return any(isinstance(each, Usable) and can_complete(s, context, each, 0) for each in printed.abilities)
