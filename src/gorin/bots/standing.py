"""How well a seat stands, in one number: what a search compares where it stops looking ahead.

The numbers are rules of thumb, in points of about the worth of a card; a game that is won or lost outweighs
them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.bots.battle.board import Board as BattleBoard
from gorin.bots.battle.worth import Worth
from gorin.bots.bot import View
from gorin.kernel.game import Game

WON = 100.0
Player = dict[str, Any]

PROVINCE, LAST_PROVINCE, PER_SKILL, PER_FATE, PER_CARD, PER_HONOR, RING = 6.0, 10.0, 0.5, 0.7, 0.8, 0.3, 0.6
"""The LCG: each province that is not broken, and how much more the last ones are; characters; the rest."""
CCG_PROVINCE, PER_FORCE, PER_GOLD, PER_FAMILY_HONOR, PER_STEP = 7.0, 1.0, 0.7, 0.35, 6.0
"""The CCG: provinces, the Force of units, what Holdings cost, Family Honor; the steps of War of Honor."""
PERSON = 1.5
"""What somebody is good for besides skill or Force."""
TENSE = 5
"""With so little honor, or so little missing, each point of it counts double."""


def standing(game: Game, seat: int) -> float:
    """How well a seat stands: its own strength less that of the strongest rival, or what the end was."""
    outcome = game.outcome
    if outcome is not None:
        return WON / len(outcome.winners) if seat in outcome.winners else -WON
    return STANDINGS[game.rules.id](game.table_view(seat), seat)


def _in_battle(view: View, seat: int) -> float:
    """The honor that provinces promise, less what they promise others."""
    board = BattleBoard(view)
    worth = Worth(board)
    return sum([worth.stake(owner, province) for province, owner in enumerate(board.table.owner)], 0.0)


def _of_players(strength: Callable[[View, Player], float]) -> Callable[[View, int], float]:
    """The own strength less that of the strongest rival; whoever has lost is none."""

    def compared(view: View, seat: int) -> float:
        players = view["players"]
        mine = players[seat].get("side", seat)
        own = [strength(view, player) for player in players if player.get("side", player["seat"]) == mine]
        rivals = [player for player in players if player.get("side", player["seat"]) != mine]
        return sum(own, 0.0) / len(own) - max(
            [strength(view, each) for each in rivals if not each["lost"]] or [0.0]
        )

    return compared


def _in_lcg(view: View, player: Player) -> float:
    row = [place for place in player["provinces"] if not place["broken"]]
    under = player["stronghold_province"]
    total: float = PROVINCE * len(row) + (LAST_PROVINCE if under is not None and not under["broken"] else 0.0)
    total += PER_CARD * player["hand_size"] + PER_FATE * player["fate"]
    total += sum([_character(card) for card in player["home"]], 0.0)
    total += PER_HONOR * _tensely(player["honor"], 25)
    return total + RING * len([ring for ring in view["rings"] if ring["holder"] == player["seat"]])


def _character(card: dict[str, Any]) -> float:
    skill = int(card["military"] or 0) + int(card["political"] or 0)
    lasts = PERSON + PER_FATE * int(card["fate"])
    return lasts + PER_SKILL * skill * (1.0 if card["fate"] else 0.4)


def _tensely(honor: int, goal: int) -> float:
    """Near either end of the way a point of honor counts double."""
    return float(honor) - max(0, TENSE - honor) + max(0, honor - (goal - TENSE))


def _in_ccg(view: View, player: Player) -> float:
    total: float = CCG_PROVINCE * len(player["provinces"]) + PER_CARD * player["hand_size"]
    total += sum([PERSON + PER_FORCE * int(unit["unit_force"]) for unit in player["units"]], 0.0)
    total += sum([PER_GOLD * int(card.get("gold_cost") or 0) for card in player["holdings"]], 0.0)
    if "score" in player:
        return total + PER_STEP * int(player["score"]["total"])
    return total + PER_FAMILY_HONOR * _tensely(int(player["honor"] or 0) + 20, 60)


STANDINGS: dict[str, Callable[[View, int], float]] = {
    "battle": _in_battle,
    "celestial": _of_players(_in_ccg),
    "diamond": _of_players(_in_ccg),
    "war-of-honor": _of_players(_in_ccg),
    "lcg": _of_players(_in_lcg),
}
"""Of each game, what a seat stands for in a view of that seat."""
