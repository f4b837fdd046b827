"""Taking actions: what one is worth now, in this battle or outside of any."""

from __future__ import annotations

import re
from collections.abc import Callable

from gorin.bots.ccg.board import Board
from gorin.bots.ccg.chaining import chain_bonus, link_worth, worth_of_keeping
from gorin.bots.ccg.combat import Combat
from gorin.bots.ccg.reading import (
    costs_of,
    effects_of,
    honor_gained,
    honor_taken,
    is_either,
    is_harmful,
    price_of,
    value_of,
)
from gorin.kernel.decisions import Option

Judge = Callable[[Board, str, Option], float]

PASSING = 0.5
"""What it is worth to keep one's cards for later."""
NEVER = -20.0
HONOR_IN_RESERVE = 28
"""Enough to win by Honor within a few turns, should Enlightenment fail; more would end the game before."""


def rate_action(board: Board, prompt: str, option: Option) -> float:
    if option.id == "pass":
        return PASSING
    if option.id.startswith("equip:"):
        return 3.0 + float(board.cards[option.refs[0]].get("force", 0))
    text = text_of(option)
    bonus = chain_bonus(board, option)
    if _wastes_deck(board, text) or (not bonus and _is_senseless(board, text)):
        return NEVER
    value = _in_battle(board, board.combat, text) if board.combat else _in_peace(board, text)
    if option.id.startswith("rule"):
        return _rate_common(board, text, value)
    return value + bonus - worth_of_keeping(board, option)


def text_of(option: Option) -> str:
    return option.label.split(": ", 1)[-1]


# --- what nobody would do -------------------------------------------------------------------------


def _is_senseless(board: Board, text: str) -> bool:
    """Does it only hurt who uses it, or change nothing?"""
    effects = effects_of(text)
    if is_either(effects):
        return not (_has_bowed(board) or (board.combat and board.combat.enemies))
    if effects.startswith("straighten"):
        return not _has_bowed(board)
    if is_harmful(effects) and "target" in effects:
        return not _has_victim(board, effects)
    return "home" in effects and board.combat is not None and board.combat.gap_to_win <= 0


def _wastes_deck(board: Board, text: str) -> bool:
    """Who waits for his Rings does not throw them away unseen."""
    return board.rings.sought and "discard the top" in costs_of(text)


def _has_bowed(board: Board) -> bool:
    """Is there a unit of mine that straightening would help?"""
    units = board.combat.friends if board.combat else board.me["units"]
    return any(card["bowed"] for unit in units for card in (unit, *unit["attachments"]))


def _has_victim(board: Board, effects: str) -> bool:
    if "region" in effects:
        return True
    if board.combat is not None:
        return bool(board.combat.enemies)
    units = [unit for rival in board.rivals for unit in rival["units"]]
    if effects.startswith("dishonor"):
        return not all(unit["dishonored"] for unit in units)
    return bool(units)


# --- in a battle ----------------------------------------------------------------------------------


def _in_battle(board: Board, combat: Combat, text: str) -> float:
    """What it brings for good, and what it does for the battle where that is in the balance."""
    value = _lasting_gain(board, text) - price_of(text)
    swing = combat.swing(text)
    reach = sum(sorted((combat.swing(text_of(each)) for each in board.options), reverse=True)[:4])
    gap = combat.gap(reach)
    if swing > 0 and 0 < gap <= reach:
        return value + 3.0 + min(swing, gap + 2.0)
    return value


def _lasting_gain(board: Board, text: str) -> float:
    """What is left of it when the battle is over."""
    effects = effects_of(text)
    gain = honor_worth(board, text)
    gain += 1.5 if "draw" in effects or "into your hand" in effects else 0.0
    gain += _search_worth(board, text)
    if "dishonor " in effects:
        gain += 2.0 if board.seeks_dishonor else 0.5
    if "destroy" in effects and "enemy" in effects:
        gain += 2.0
    return gain


def honor_worth(board: Board, text: str) -> float:
    """Honor that I gain and that others lose, as far as it leads to a victory."""
    mine = 1.0 if board.seeks_honor else 0.3
    if board.can_wait and board.me["honor"] >= HONOR_IN_RESERVE:
        mine = -2.0
    theirs = 1.0 if board.seeks_dishonor else 0.3
    return mine * honor_gained(text) + theirs * honor_taken(text)


# --- in the Action phase --------------------------------------------------------------------------


def _in_peace(board: Board, text: str) -> float:
    if "to the bottom of your dynasty deck" in effects_of(text):
        return 3.0 if len(unwanted_provinces(board)) > 1 else NEVER
    return value_of(text) + _search_worth(board, text) + honor_worth(board, text) - price_of(text)


def _search_worth(board: Board, text: str) -> float:
    """Who waits for his Rings is glad of every card that he sees."""
    if not board.can_wait:
        return 0.0
    return 2.0 if re.search("look at the top|show what lies on top|draw", effects_of(text)) else 0.0


def unwanted_provinces(board: Board) -> list[str]:
    """The provinces with cards that are of no use on the first turns: all but Holdings one can pay."""
    return [
        place["id"]
        for place in board.me["provinces"]
        if place["card"] is not None
        and not (place["card"]["type"] == "Holding" and place["card"]["gold_cost"] <= board.me["gold"])
    ]


def _rate_common(board: Board, text: str, value: float) -> float:
    """Lobbying pays for who seeks Honor; a card for Force only where a battle hangs on it."""
    if "take the imperial favor" in text.lower():
        return 2.0 if board.view["favor"] != board.seat else -1.0
    if "draw a card" in effects_of(text):
        return 1.0 if board.can_wait and _has_spare_card(board) else -1.0
    if "Tactical" in text:
        return 1.0 if board.combat and 0 < board.combat.gap(5.0) <= 5 else -1.0
    return value - 1.0


def _has_spare_card(board: Board) -> bool:
    return any(link_worth(board, card) == 0 for card in board.me["hand"])


# --- reactions ------------------------------------------------------------------------------------


def rate_reaction(board: Board, prompt: str, option: Option) -> float:
    if option.id == "pass":
        return PASSING
    if "seppuku" in option.label:
        return -1.0
    return 1.0 + value_of(option.label) - price_of(option.label) * 0.5
