"""Who has won: by the Paths to Victory, or as the players have agreed before the game (WH-WIN, WH-VAR)."""

from __future__ import annotations

from typing import Final, final

from gorin.games.ccg.definition import definition
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.war_of_honor.state import LAST_STEP, MILITARY, PATHS, WarState
from gorin.language.core.context import NOBODY

LEAST_HONOR: Final = -20
"""WH-VAR-23."""
OF_EACH_PATH: Final = 2
"""WH-VAR-04: so many steps a Student of All takes on every Path."""


class Victory:
    """What wins a game."""

    def __init__(self, id: str, name: str, text: str) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.keeps_honor = False
        """Whether everybody keeps a running total of Honor (WH-HON-06, WH-VAR-17)."""
        self.has_missions = False
        """Whether everybody writes a mission in secret (WH-VAR-05)."""

    def is_met(self, s: WarState, seat: int) -> bool:
        """Does this player meet the condition that is checked in the Path to Victory phase?"""
        raise NotImplementedError

    def reason(self, s: WarState, seat: int) -> str:
        """How the winner has won, in a few words."""
        return self.name

    def scores(self, s: WarState) -> tuple[int, ...]:
        """What everybody has in the end: all steps."""
        return tuple([total(s, seat) for seat in range(s.seats)])


# --- what is counted ------------------------------------------------------------------------------


def total(s: WarState, seat: int) -> int:
    """All steps of a player on all Paths (WH-WIN-03)."""
    return sum(s.scores[seat].steps)


def ends_a_path(s: WarState, seat: int) -> bool:
    return max(s.scores[seat].steps) == LAST_STEP


def has_all_rings(s: WarState, seat: int) -> bool:
    """WH-VAR-21: a Ring of each element was put into play by its own text."""
    rings = [definition(s.edition, slug) for slug in s.scores[seat].rings]
    return all(any(ring.has(element) for ring in rings) for element in ELEMENTS)


def meets(steps: list[int], mission: list[int]) -> bool:
    """WH-VAR-07: as far as the mission asks for on every Path, or farther."""
    return all(taken >= due for taken, due in zip(steps, mission, strict=True))


def playing(s: WarState) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].lost]


# --- the conditions -------------------------------------------------------------------------------


@final
class PathsToVictory(Victory):
    """WH-WIN-01."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return ends_a_path(s, seat)

    def reason(self, s: WarState, seat: int) -> str:
        return f"Path of {PATHS[s.scores[seat].steps.index(LAST_STEP)]}"


@final
class SeekingYourPath(Victory):
    """WH-VAR-03."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return ends_a_path(s, seat) and sum(1 for each in s.scores[seat].steps if each) >= 3


@final
class StudentOfAll(Victory):
    """WH-VAR-04."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return min(s.scores[seat].steps) >= OF_EACH_PATH


@final
class SecretMissions(Victory):
    """WH-VAR-07."""

    def __init__(self, id: str, name: str, text: str) -> None:
        super().__init__(id, name, text)
        self.has_missions = True

    def is_met(self, s: WarState, seat: int) -> bool:
        return meets(s.scores[seat].steps, s.scores[seat].mission)


@final
class TrueSamurai(Victory):
    """WH-VAR-11."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return ends_a_path(s, seat) and sorted(s.scores[seat].steps)[-2] >= 3


@final
class OverallChampion(Victory):
    """WH-VAR-12: when anybody comes to the end of a Path, the most steps decide."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return any(ends_a_path(s, each) for each in playing(s))


@final
class BushidoBrawl(Victory):
    """WH-VAR-15: nobody wins a brawl by steps."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return False


@final
class Wartime(Victory):
    """WH-VAR-16."""

    def is_met(self, s: WarState, seat: int) -> bool:
        return s.scores[seat].steps[MILITARY] == LAST_STEP


@final
class ClassicMode(Victory):
    """WH-VAR-17 to WH-VAR-24: as in the CCG, by Honor and by Rings."""

    def __init__(self, id: str, name: str, text: str) -> None:
        super().__init__(id, name, text)
        self.keeps_honor = True

    def is_met(self, s: WarState, seat: int) -> bool:
        return has_all_rings(s, seat)

    def reason(self, s: WarState, seat: int) -> str:
        return "Five Rings"

    def scores(self, s: WarState) -> tuple[int, ...]:
        return tuple([player.honor for player in s.players])


_ALL: list[Victory] = [
    PathsToVictory(
        "paths", "Paths to Victory", "Whoever takes the fifth step on any Path wins."
    ),
    SeekingYourPath(
        "seeking-your-path", "Seeking Your Path",
        "The fifth step on one Path wins with a step on at least two others.",
    ),
    StudentOfAll("student-of-all", "Student of All", "Two steps on each of the four Paths win."),
    SecretMissions(
        "secret-missions", "Secret Missions",
        "Everyone secretly divides nine steps among three or four Paths. Whoever takes all of theirs wins.",
    ),
    TrueSamurai(
        "true-samurai", "A True Samurai", "The fifth step on one Path wins with the third on another."
    ),
    OverallChampion(
        "overall-champion", "Overall Champion",
        "The first fifth step ends the game. Whoever has taken the most steps on all Paths together wins.",
    ),
    BushidoBrawl("bushido-brawl", "Bushido Brawl", "Steps win nothing. The last player with provinces wins."),
    Wartime("wartime", "Wartime", "Only the fifth step on the Path of Military wins."),
    ClassicMode(
        "classic", "Classic Mode",
        "Family Honor is kept: a player who begins their turn with 40 wins, one who ends it with \u221220 "
        "is out. Five Rings win, too, each put into play by its own text. Steps win nothing.",
    ),
]  # fmt: skip
VICTORIES: dict[str, Victory] = {victory.id: victory for victory in _ALL}


def victory_of(s: WarState) -> Victory:
    """What the players have agreed on."""
    return VICTORIES[s.victory]


def is_disgraced(s: WarState, seat: int) -> bool:
    """WH-VAR-23: asked when his turn ends."""
    return victory_of(s).keeps_honor and s.players[seat].honor <= LEAST_HONOR


def winner(s: WarState, active: int) -> int:
    """WH-WIN-03, WH-WIN-05, WH-WIN-06: of several the one with most steps, then whose turn comes first."""
    victory = victory_of(s)
    order = [seat for seat in s.seats_from(active) if not s.players[seat].lost and victory.is_met(s, seat)]
    if not order:
        return NOBODY
    most = max(total(s, seat) for seat in order)
    return next(seat for seat in order if total(s, seat) == most)
