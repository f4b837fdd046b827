"""Conflicts: whether, with which ring, where, with whom; who defends; bids and rings."""

from __future__ import annotations

from typing import Any

from gorin.bots.card_table import Card
from gorin.bots.lcg.board import Board, skill
from gorin.bots.lcg.stakes import GAME, PROVINCE, RING
from gorin.bots.lcg.treaties import LOW_BID, PEACE, promised
from gorin.kernel.decisions import Option

TYPES = ("military", "political")
LIKED = {"ring-void": 1.0, "ring-air": 0.9, "ring-fire": 0.8, "ring-earth": 0.7, "ring-water": 0.6}
POOR, COMFORTABLE, RICH = 6, 10, 20
"""With so much honor a bid is as low as can be, or high; somebody with so much could win by it."""
LOW = 2
"""Where honor is short, or where it was promised, no more than this is bid."""
LEAST_CHANCE = 0.6
"""Nobody attacks with less than this of what could stand in the way."""
FULL_MARGIN = 8.0
SPARE = 2.0
MUCH = 99.0
CLEAR_LEAD, SAFE_LEAD = 1, 5
"""Defenders come until they lead by more than this: while I have still to attack, and afterwards."""


def rate_ring(board: Board, option: Option) -> float:
    """A conflict is worth it with anybody to win it; fate on the ring comes with it."""
    if option.id == "pass":
        return 0.0
    if all(_best_prospect(board, type) <= 0 for type in _types_left(board)):
        return -1.0
    ring = next(each for each in board.view["rings"] if each["id"] == option.id)
    element = "-".join(option.id.split("-")[:2])
    return 1.0 + 1.5 * float(ring["fate"]) + LIKED.get(element, 0.5) + _enlightens(board, ring)


def _enlightens(board: Board, ring: dict[str, Any]) -> float:
    """In enlightenment each element is wanted once."""
    if board.view["format"] != "enlightenment":
        return 0.0
    mine = {each["element"] for each in board.view["rings"] if each["holder"] == board.seat}
    return 0.0 if ring["element"] in mine else 5.0


def _types_left(board: Board) -> list[str]:
    left = board.me["opportunities"]
    return [type for type in TYPES if left[type] or left["either"]] or list(TYPES)


def _is_other_left(board: Board, type: str) -> bool:
    """Is there a conflict of the other type to come for me this phase, besides the one that is declared?"""
    left = board.me["opportunities"]
    other = left[TYPES[1 - TYPES.index(type)]]
    return bool(other or left["either"] > (0 if left[type] else 1))


# --- where and with whom --------------------------------------------------------------------------


def _best_prospect(board: Board, type: str) -> float:
    """The best that can be had in a conflict of this type, wherever."""
    found = [
        _prospect(board, type, rival["seat"], place)
        for rival in board.rivals
        for place in board.open_places(rival["seat"])
    ]
    return max(found, default=0.0)


def _prospect(board: Board, type: str, owner: int, place: dict[str, Any]) -> float:
    """What an attack on a province would come to; nothing where it would hardly be won."""
    mine, theirs = _strength_of_attack(board, type), _defence(board, owner, type)
    if mine < 2 or mine < LEAST_CHANCE * theirs:
        return 0.0
    strength = board.strength(place["id"])
    worth = GAME if board.is_last(place["id"]) else PROVINCE
    breaks = min(1.0, max(0.0, 1.0 + (mine - theirs - strength) / FULL_MARGIN))
    wins = min(1.0, max(0.2, 1.0 + (mine - theirs) / FULL_MARGIN))
    return RING * wins + worth * breaks + _enlightening(board, place)


def _strength_of_attack(board: Board, type: str) -> int:
    mates = [player for player in board.view["players"] if board.is_ours(player["seat"])]
    return sum(board.ready_skill(player["seat"], type) for player in mates)


def _defence(board: Board, owner: int, type: str) -> float:
    """What could stand in the way: all of the owner, one of each teammate, and what is in the hand."""
    total = float(board.ready_skill(owner, type))
    for player in board.view["players"]:
        if player["seat"] != owner and player["side"] == board.view["players"][owner]["side"]:
            total += max((skill(card, type) for card in board.ready(player["seat"])), default=0)
    return total


def _enlightening(board: Board, place: dict[str, Any]) -> float:
    """In enlightenment the rings on a province come with it."""
    mine = {ring["element"] for ring in board.view["rings"] if ring["holder"] == board.seat}
    there = [ring for ring in board.view["rings"] if ring["province"] == place["id"]]
    return 2.0 * len([ring for ring in there if ring["element"] not in mine])


def rate_type(board: Board, option: Option) -> float:
    if not option.id.startswith("choice"):
        return -100.0
    return _best_prospect(board, TYPES[int(option.id.removeprefix("choice"))])


def rate_province(board: Board, option: Option) -> float:
    """Where most can be had, and where no peace was promised."""
    place = board.place(option.id)
    if place is None:
        return -100.0
    owner = board.owner_of(option.id)
    if owner in promised(board, PEACE):
        return -50.0
    return _prospect(board, _declared(board), owner, place) - 0.1 * board.strength(option.id)


def rate_attacker(board: Board, option: Option) -> float:
    """As many as it takes; who would be missed in the other conflict stays."""
    if option.id == "back":
        return -100.0
    if option.id == "done":
        return 0.5
    card, type = board.card_of(option), _declared(board)
    if card is None:
        return 0.0
    there, elsewhere = skill(card, type), skill(card, TYPES[1 - TYPES.index(type)])
    stays = _is_other_left(board, type) and elsewhere > there + 1
    if there == 0 or stays or _sent(board, type) >= _needed(board, type):
        return -1.0
    return float(there)


def _sent(board: Board, type: str) -> int:
    """The skill of those who were picked already: they are ready and not offered any more."""
    offered = {option.id for option in board.options}
    return sum(skill(card, type) for card in board.ready(board.seat) if card["id"] not in offered)


def _needed(board: Board, type: str) -> float:
    """Enough to break the province whoever defends it, and something besides for what is in the hand."""
    if not board.aim or board.is_last(board.aim) or not any(map(_attacks_left, board.rivals)):
        return MUCH  # nothing to keep anybody back for
    defence = _defence(board, board.owner_of(board.aim), type)
    return board.strength(board.aim) + defence + SPARE


def _declared(board: Board) -> str:
    """The type of the conflict that is being declared."""
    return board.topic if board.topic in TYPES else TYPES[0]


def rate_evaded(board: Board, option: Option) -> float:
    card = board.card_of(option)
    if card is None:
        return {"pass": 0.0}.get(option.id, -100.0)
    return 0.1 if card["bowed"] else 1.0 + skill(card, _declared(board))


def rate_defender(board: Board, option: Option) -> float:
    """As few as turn the conflict, or at least keep the province whole; nobody for what is lost anyway."""
    conflict = board.conflict
    if conflict is None or option.id == "done":
        return 0.5
    card = board.card_of(option)
    if card is None:
        return -100.0
    type = conflict["type"]
    here, sent = skill(card, type), _sent(board, type)
    lead, reach = board.lead + sent, sum(skill(each, type) for each in _offered(board))
    clear = CLEAR_LEAD if _attacks_left(board.me) else SAFE_LEAD
    if here == 0 or lead > clear:
        return -1.0
    if any(board.is_last(id) for id in conflict["provinces"]):
        return float(here)  # all that there is
    wanted = [1 + clear, 1, 1 - board.at_stake]
    goal = next((goal for goal in wanted if board.lead + sent + reach >= goal), None)
    if goal is None or lead >= goal:
        return -1.0
    return _just_enough(here, goal - lead)


def _attacks_left(player: dict[str, Any]) -> bool:
    """Has a player a conflict to declare this phase?"""
    return any(player["opportunities"].values())


def _just_enough(here: int, missing: int) -> float:
    """Who brings enough alone and no more is the best; otherwise the strongest."""
    return 100.0 - here if here >= missing else 1.0 + here


def _offered(board: Board) -> list[Card]:
    cards = [board.card_of(option) for option in board.options]
    return [card for card in cards if card is not None]


def rate_bid(board: Board, option: Option) -> float:
    """Cards are worth honor as long as there is enough of it, and as long as nobody wins by it."""
    bid = int(option.id.removeprefix("bid-")) if option.id.startswith("bid-") else 1
    wanted = _duel_bid(board) if board.view["duel"] is not None else _bid_for_cards(board)
    return -abs(float(bid - wanted))


def _bid_for_cards(board: Board) -> int:
    honor = int(board.me["honor"]) * board.honor_scale
    richest = max([int(rival["honor"]) for rival in board.rivals], default=0) * board.honor_scale
    if honor <= POOR or richest >= RICH:
        return 1
    wanted = 4 if honor >= COMFORTABLE else 3
    is_low = promised(board, LOW_BID) or board.view["format"] == "skirmish"
    return min(LOW, wanted) if is_low else wanted


def _duel_bid(board: Board) -> int:
    """So much that a middling bid of the other is beaten, where that can be done."""
    duel = board.view["duel"]
    one, other = (board.cards.get(duel[part]) for part in ("challenger", "challenged"))
    if one is None or other is None:
        return 1
    mine, theirs = (one, other) if board.is_ours(board.holder[one["id"]]) else (other, one)
    behind = skill(theirs, duel["statistic"]) - skill(mine, duel["statistic"])
    honor = int(board.me["honor"]) * board.honor_scale
    if behind >= 4 or behind <= -4 or honor <= POOR - 2:
        return 1
    return min(5 if honor >= COMFORTABLE else 3, max(1, behind + 3))


def rate_favor(board: Board, option: Option) -> float:
    """The side on which I have more skill."""
    type = TYPES[int(option.id.removeprefix("choice"))]
    return float(sum(skill(card, type) for card in board.people(board.seat)))
