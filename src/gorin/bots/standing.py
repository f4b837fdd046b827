"""How well everybody stands: the chance of each seat to win, from what one seat can see of the table.

What counts in a game is listed in `FACTORS`, with whether more of it helps or hurts. How much it counts was
learned from simulated games (`python -m gorin.lab.standings`) and lies in `weights`. A seat's strength is the
sum of what counts, each times its weight; chances compare the strengths, as odds do.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, NamedTuple

from gorin.bots.battle.board import Board as BattleBoard
from gorin.bots.battle.worth import Worth
from gorin.bots.bot import View
from gorin.bots.weights import WEIGHTS
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.state import NOBODY
from gorin.kernel.game import Game

Player = dict[str, Any]
Counts = list[list[float]]
"""For each seat, how much it has of everything that counts."""

HELPS, HURTS, EITHER = 1, -1, 0
"""Whether more of it is better. The learner keeps to it: fewer provinces are never an advantage."""
MANY, MUCH, WHETHER = "many", "much", "whether"
"""How it is counted: things, an amount, or whether it is so at all."""


class Factor(NamedTuple):
    """Something that counts in a game."""

    name: str
    sign: int
    kind: str


BATTLE = (
    Factor("honor in sight", HELPS, MUCH),
    Factor("an objective that is known", EITHER, WHETHER),
)
LCG = (
    Factor("unbroken provinces", HELPS, MANY),
    Factor("a stronghold open to attack", HURTS, WHETHER),
    Factor("skill on characters that stay", HELPS, MUCH),
    Factor("skill on characters about to leave", HELPS, MUCH),
    Factor("characters", HELPS, MANY),
    Factor("fate on characters", HELPS, MUCH),
    Factor("cards in hand", HELPS, MANY),
    Factor("fate", HELPS, MUCH),
    Factor("honor", HELPS, MUCH),
    Factor("honor missing to be safe", HURTS, MUCH),
    Factor("honor close to victory", HELPS, MUCH),
    Factor("rings", HELPS, MANY),
    Factor("the Imperial Favor", HELPS, WHETHER),
)
CCG = (
    Factor("provinces", HELPS, MANY),
    Factor("a single province left", HURTS, WHETHER),
    Factor("Force", HELPS, MUCH),
    Factor("units", HELPS, MANY),
    Factor("gold in Holdings", HELPS, MUCH),
    Factor("cards in hand", HELPS, MANY),
    Factor("Family Honor", HELPS, MUCH),
    Factor("Family Honor close to victory", HELPS, MUCH),
    Factor("Family Honor close to defeat", HURTS, MUCH),
    Factor("steps on the Paths", HELPS, MANY),
    Factor("steps on the longest Path", HELPS, MANY),
    Factor("the turn", EITHER, WHETHER),
)
SAFE, FAR = 6, 19
"""The LCG: with less honor one may lose by it; with more, win."""
PROUD, ASHAMED = 28, -10
"""The CCG: the same for Family Honor."""


def chances(game: Game, seat: int) -> list[float]:
    """For every seat the chance that it wins, as far as this seat can see; at the end, what came of it."""
    outcome = game.outcome
    if outcome is not None:
        return [1.0 / len(outcome.winners) if each in outcome.winners else 0.0 for each in range(game.seats)]
    view = game.table_view(seat)
    return chances_from(game.rules.id, view, COUNTED[game.rules.id](view))


def chances_from(game: str, view: View, everybody: Counts) -> list[float]:
    """The same from what was counted. Who plays together wins together; who has lost wins no more."""
    weights = WEIGHTS[which(game, view)]
    strengths: dict[int, float] = {}
    sides: list[int] = []
    for player, counts in zip(view["players"], everybody, strict=True):
        side: int = player.get("side", player["seat"])
        sides.append(-1 if player.get("lost") else side)
        if not player.get("lost"):
            own = sum([weight * count for weight, count in zip(weights, counts, strict=True)], 0.0)
            strengths[side] = strengths.get(side, 0.0) + own
    return _compared(sides, strengths)


def _compared(sides: list[int], strengths: dict[int, float]) -> list[float]:
    """The odds of each side, to the seats that are on it."""
    top = max(strengths.values())
    odds = {side: exp(strength - top) for side, strength in strengths.items()}
    total = sum(odds.values(), 0.0)
    return [odds[side] / total if side >= 0 else 0.0 for side in sides]


def which(game: str, view: View) -> str:
    """Which weights apply: those of a format, or of a round, where a game has several."""
    if game == "battle":
        return f"battle/{min(ROUNDS - int(view['round']), ROUNDS - 1)}"
    return f"lcg/{view['format']}" if game == "lcg" else game


# --- what counts --------------------------------------------------------------------------------------


def _in_battle(view: View) -> Counts:
    """What provinces promise, by the rules of thumb that the heuristic bot goes by.

    To count honor, territories and the way to the objective one by one was tried, and made a weaker player:
    who is ahead in a simulated game meets the objective anyway, so that it seemed to be worth little.
    """
    board = BattleBoard(view)
    worth = Worth(board)
    promised = [0.0] * board.seats
    for province, owner in enumerate(board.table.owner):
        if owner != NOBODY:
            promised[owner] += worth.gain(owner, province)
    return [[promised[seat], 1.0 if seat == board.me else 0.0] for seat in range(board.seats)]


def _in_lcg(view: View) -> Counts:
    conflict = view["conflict"] or {"attackers": [], "defenders": []}
    away = [*conflict["attackers"], *conflict["defenders"]]
    return [_lcg_player(view, player, away) for player in view["players"]]


def _lcg_player(view: View, player: Player, away: list[dict[str, Any]]) -> list[float]:
    seat: int = player["seat"]
    people = [*player["home"], *[card for card in away if card["controller"] == seat]]
    broken = [place for place in player["provinces"] if place["broken"]]
    honor = int(player["honor"])
    return [
        float(len(player["provinces"]) - len(broken)),
        1.0 if len(broken) >= len(player["provinces"]) - 1 else 0.0,
        sum([_skill(card) for card in people if card["fate"]], 0.0),
        sum([_skill(card) for card in people if not card["fate"]], 0.0),
        float(len(people)),
        float(sum([int(card["fate"]) for card in people])),
        float(player["hand_size"]),
        float(player["fate"]),
        float(honor),
        float(max(0, SAFE - honor)),
        float(max(0, honor - FAR)),
        float(len([ring for ring in view["rings"] if ring["holder"] == seat])),
        1.0 if view["favor"] == seat else 0.0,
    ]


def _skill(card: dict[str, Any]) -> float:
    return float(int(card["military"] or 0) + int(card["political"] or 0))


def _in_ccg(view: View) -> Counts:
    away = [unit for field in view["battlefields"] for unit in _units_at(field)]
    return [_ccg_player(view, player, away) for player in view["players"]]


def _units_at(field: dict[str, Any]) -> list[dict[str, Any]]:
    return [*field["attacking"], *field["defending"]]


def _ccg_player(view: View, player: Player, away: list[dict[str, Any]]) -> list[float]:
    seat: int = player["seat"]
    units = [*player["units"], *[unit for unit in away if unit["controller"] == seat]]
    honor = int(player["honor"] or 0)
    steps: list[int] = player["score"]["steps"] if "score" in player else [0]
    return [
        float(len(player["provinces"])),
        1.0 if len(player["provinces"]) <= 1 else 0.0,
        float(sum([int(unit["unit_force"]) for unit in units])),
        float(len(units)),
        float(sum([int(card.get("gold_cost") or 0) for card in player["holdings"]])),
        float(player["hand_size"]),
        float(honor),
        float(max(0, honor - PROUD)),
        float(max(0, ASHAMED - honor)),
        float(sum(steps)),
        float(max(steps)),
        1.0 if view["active"] == seat else 0.0,
    ]


FACTORS: dict[str, tuple[Factor, ...]] = {
    "battle": BATTLE,
    "celestial": CCG,
    "diamond": CCG,
    "war-of-honor": CCG,
    "lcg": LCG,
}
"""Of each game, what counts, in the order in which it is counted."""
COUNTED: dict[str, Callable[[View], Counts]] = {
    "battle": _in_battle,
    "celestial": _in_ccg,
    "diamond": _in_ccg,
    "war-of-honor": _in_ccg,
    "lcg": _in_lcg,
}
