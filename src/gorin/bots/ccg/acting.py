"""Taking actions: what one is worth now, in this battle or outside of any."""

from __future__ import annotations

from gorin.bots.ccg.board import Board
from gorin.bots.ccg.chaining import chain_bonus, link_worth, worth_of_keeping
from gorin.bots.ccg.combat import Combat
from gorin.bots.ccg.weighing import (
    balance,
    first_good,
    honor_gained,
    honor_taken,
    is_either,
    is_hostile,
    price_of,
)
from gorin.games.ccg.kinds import ATTACHMENTS, HOLDING, PERSONALITY
from gorin.games.ccg.language.meaning import DISHONOR, EXCHANGE, FAVOR
from gorin.games.ccg.war_of_honor.state import DISHONOR as LOSSES
from gorin.games.ccg.war_of_honor.state import HONOR
from gorin.kernel.decisions import Option
from gorin.language.core.meaning import OWN
from gorin.language.meaning import Meaning
from gorin.language.picks import Pick
from gorin.language.verbs import BOW, DESTROY, DRAW, GAIN, LOOK, MILL, MOVE_AWAY, STRAIGHTEN, TAKE_UP

PASSING = 0.5
"""What it is worth to keep one's cards for later."""
NEVER = -20.0
UNIT_TYPES = frozenset((PERSONALITY, *ATTACHMENTS))
HONOR_IN_RESERVE = 28
"""Enough to win by Honor within a few turns, should Enlightenment fail; more would end the game before."""


def rate_action(board: Board, option: Option) -> float:
    if option.id == "pass":
        return PASSING
    if option.id.startswith("equip:"):
        return 3.0 + float(board.cards[option.refs[0]].get("force", 0))
    meaning = board.offered(option)
    if meaning is None:
        return 0.0
    bonus = chain_bonus(board, option)
    if _wastes_deck(board, meaning) or (not bonus and _is_senseless(board, meaning)):
        return NEVER
    if _wastes_gold(board, option, meaning):
        return NEVER
    price = price_of(meaning, board.is_person(option))
    value = _in_battle(board, board.combat, meaning) if board.combat else _in_peace(board, meaning)
    if option.id.startswith("rule"):
        return _rate_common(board, meaning, value - price)
    return value - price + bonus - worth_of_keeping(board, option)


# --- what nobody would do -------------------------------------------------------------------------


def _is_senseless(board: Board, meaning: Meaning) -> bool:
    """Does it only hurt who uses it, or change nothing?"""
    intents, first = meaning.intents, meaning.intents[0]
    target = meaning.targets[0] if meaning.targets else None
    if is_either(intents):
        return not (_has_bowed(board, None) or (board.combat and board.combat.enemies))
    if first.verb is STRAIGHTEN:
        return not _has_bowed(board, target)
    if first.verb is MOVE_AWAY and first.whom.whose == OWN:
        return board.combat is not None and board.combat.gap_to_win <= 0
    if first_good(intents) < 0 and target is not None:
        return not _has_victim(board, meaning, target)
    return False


def _wastes_deck(board: Board, meaning: Meaning) -> bool:
    """Who waits for his Rings does not throw them away unseen."""
    return board.rings.sought and any(intent.verb is MILL for intent in meaning.costs)


def _wastes_gold(board: Board, option: Option, meaning: Meaning) -> bool:
    """Who bows his Stronghold in his own turn has less to buy with what he could have."""
    if board.combat is not None or board.view["active"] != board.seat:
        return False
    itself = any(intent.verb is BOW and intent.whom.itself for intent in meaning.costs)
    stronghold = board.me["stronghold"]
    is_it = stronghold is not None and stronghold["id"] in option.refs
    return itself and is_it and has_something_to_buy(board)


def has_something_to_buy(board: Board) -> bool:
    shown = [place["card"] for place in board.me["provinces"] if place["card"] is not None]
    return any(
        card["type"] in ("Holding", "Personality") and card["gold_cost"] <= board.me["gold"] + 2
        for card in shown
    )


def _has_bowed(board: Board, target: Pick | None) -> bool:
    """Is there something of mine that straightening would help?"""
    if target is not None and target.card_filter.types == {HOLDING}:
        return any(card["bowed"] for card in board.me["holdings"])
    units = board.combat.friends if board.combat else board.me["units"]
    return any(card["bowed"] for unit in units for card in (unit, *unit["attachments"]))


def _has_victim(board: Board, meaning: Meaning, target: Pick) -> bool:
    if not target.card_filter.types & UNIT_TYPES:
        return True
    if board.combat is not None:
        return bool(board.combat.enemies)
    units = [unit for rival in board.rivals for unit in rival["units"]]
    if meaning.intents[0].verb is DISHONOR:
        return not all(unit["dishonored"] for unit in units)
    return bool(units)


# --- in a battle ----------------------------------------------------------------------------------


def _in_battle(board: Board, combat: Combat, meaning: Meaning) -> float:
    """What it brings for good, and what it does for the battle where that is in the balance."""
    value = _lasting_gain(board, meaning)
    swing = combat.swing(meaning)
    others = [board.offered(each) for each in board.options]
    reach = sum(sorted([combat.swing(each) for each in others if each is not None], reverse=True)[:4], 0.0)
    gap = combat.gap(reach)
    if swing > 0 and 0 < gap <= reach:
        return value + 3.0 + min(swing, gap + 2.0)
    return value


def _lasting_gain(board: Board, meaning: Meaning) -> float:
    """What is left of it when the battle is over."""
    gain = honor_worth(board, meaning) + _search_worth(board, meaning)
    gain += 1.5 if meaning.does(DRAW, TAKE_UP) else 0.0
    if meaning.does(DISHONOR):
        gain += 2.0 if board.seeks_dishonor else 0.5
    if any(intent.verb is DESTROY and is_hostile(intent) for intent in meaning.intents):
        gain += 2.0
    return gain


def honor_worth(board: Board, meaning: Meaning) -> float:
    """Honor that I gain and that others lose, as far as it leads to a victory."""
    return my_honor(board) * honor_gained(meaning.intents) + their_honor(board) * honor_taken(meaning.intents)


def my_honor(board: Board) -> float:
    if board.can_wait and board.honor(board.me) >= HONOR_IN_RESERVE:
        return -2.0
    return max(_usual(board, board.seeks_honor), board.aim.pull(HONOR))


def their_honor(board: Board) -> float:
    """What it is worth that somebody else has less."""
    return max(_usual(board, board.seeks_dishonor), board.aim.pull(LOSSES))


def _usual(board: Board, is_sought: bool) -> float:
    """Where only force counts, Honor does not."""
    return 1.0 if is_sought else 0.0 if board.aim.is_force else 0.3


# --- in the Action phase --------------------------------------------------------------------------


def _in_peace(board: Board, meaning: Meaning) -> float:
    if meaning.does(EXCHANGE):
        return 3.0 if len(unwanted_provinces(board)) > 1 else NEVER
    return balance(meaning.intents) + _search_worth(board, meaning) + honor_worth(board, meaning)


def _search_worth(board: Board, meaning: Meaning) -> float:
    """Who waits for his Rings is glad of every card that he sees."""
    return 2.0 if board.can_wait and meaning.does(LOOK, DRAW) else 0.0


def unwanted_provinces(board: Board) -> list[str]:
    """The provinces with cards that are of no use on the first turns: all but Holdings one can pay."""
    return [
        place["id"]
        for place in board.me["provinces"]
        if place["card"] is not None
        and not (place["card"]["type"] == "Holding" and place["card"]["gold_cost"] <= board.me["gold"])
    ]


def _rate_common(board: Board, meaning: Meaning, value: float) -> float:
    """Lobbying pays for who seeks Honor; a card for Force only where a battle hangs on it."""
    if any(intent.verb is GAIN and intent.of == FAVOR for intent in meaning.intents):
        return 2.0 if board.view["favor"] != board.seat else -1.0
    if meaning.does(DRAW):
        return 1.0 if board.can_wait and _has_spare_card(board) else -1.0
    if "Tactical" in meaning.ability.keywords:
        return 1.0 if board.combat and 0 < board.combat.gap(5.0) <= 5 else -1.0
    return value - 1.0


def _has_spare_card(board: Board) -> bool:
    return any(link_worth(board, card) == 0 for card in board.me["hand"])


# --- reactions ------------------------------------------------------------------------------------


def rate_reaction(board: Board, option: Option) -> float:
    """Nobody kills his own men for a little Honor."""
    if option.id == "pass":
        return PASSING
    meaning = board.offered(option)
    if meaning is None:
        return 1.0
    if any(intent.verb is DESTROY and intent.whom.whose == OWN for intent in meaning.intents):
        return -1.0
    return 1.0 + balance(meaning.intents) - price_of(meaning, board.is_person(option)) * 0.5
