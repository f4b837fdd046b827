"""Conflicts: whether, with which ring, where, with whom; who defends; bids and rings."""

from __future__ import annotations

from typing import Any

from gorin.bots.card_table import Card
from gorin.bots.lcg.board import Board, skill
from gorin.kernel.decisions import Option

TYPES = ("military", "political")
LIKED = {"ring-void": 1.0, "ring-air": 0.9, "ring-fire": 0.8, "ring-earth": 0.7, "ring-water": 0.6}
SAFE_HONOR = 7
"""With less, a bid is as low as can be."""


def rate_ring(board: Board, option: Option) -> float:
    """A conflict is worth it with anybody to win it; fate on the ring comes with it."""
    if option.id == "pass":
        return 0.0
    if all(_prospect(board, type) <= 0 for type in _types_left(board)):
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


def _prospect(board: Board, type: str) -> float:
    """What I could bring, against the weakest defence that I could meet."""
    mine = board.ready_skill(board.seat, type)
    if mine == 0:
        return 0.0
    theirs = [board.ready_skill(rival["seat"], type) for rival in board.rivals]
    return 1.0 + mine - 0.5 * min(theirs, default=0) if mine >= 2 else 0.0


def rate_type(board: Board, option: Option) -> float:
    if not option.id.startswith("choice"):
        return -100.0
    return _prospect(board, TYPES[int(option.id.removeprefix("choice"))])


def rate_province(board: Board, option: Option) -> float:
    """Where a game is won; otherwise where the fewest stand behind the least strength."""
    place = board.place(option.id)
    if place is None:
        return -100.0
    owner = next(p for p in board.rivals if any(each is place for each in board.places(p["seat"])))
    behind = min(board.ready_skill(owner["seat"], type) for type in TYPES)
    last, broken = 20.0 * board.is_last(option.id), 50.0 * bool(place["broken"])
    return last - broken - board.strength(option.id) - 0.5 * behind


def rate_attacker(board: Board, option: Option) -> float:
    """All who are better here than elsewhere; who would be missed in the other conflict stays."""
    if option.id == "back":
        return -100.0
    if option.id == "done":
        return 0.5
    card, type = board.card_of(option), _declared(board)
    if card is None:
        return 0.0
    there, elsewhere = skill(card, type), skill(card, TYPES[1 - TYPES.index(type)])
    other_left = any(each != type for each in _types_left(board))
    stays = other_left and elsewhere > there + 1
    return -1.0 if there == 0 or stays else float(there)


def _declared(board: Board) -> str:
    """The type of the conflict that is being declared."""
    return board.topic if board.topic in TYPES else TYPES[0]


def rate_evaded(board: Board, option: Option) -> float:
    card = board.card_of(option)
    if card is None:
        return {"pass": 0.0}.get(option.id, -100.0)
    return 0.1 if card["bowed"] else 1.0 + skill(card, _declared(board))


def rate_defender(board: Board, option: Option) -> float:
    """As many as turn the conflict, or at least keep the province whole; one, so that it is not unopposed."""
    conflict = board.conflict
    if conflict is None or option.id == "done":
        return 0.5
    card = board.card_of(option)
    if card is None:
        return -100.0
    here, behind = skill(card, conflict["type"]), -board.lead
    reach = board.ready_skill(board.seat, conflict["type"])
    if here == 0 or behind <= 0:
        return -1.0
    if reach >= behind or (behind >= board.at_stake > behind - reach):
        return float(here)
    return -1.0


def rate_bid(board: Board, option: Option) -> float:
    """Cards are worth honor as long as there is enough of it."""
    bid = int(option.id.removeprefix("bid-")) if option.id.startswith("bid-") else 1
    wanted = 3 if board.me["honor"] > SAFE_HONOR else 1
    return -abs(float(bid - wanted))


# --- rings ----------------------------------------------------------------------------------------


def rate_ring_target(board: Board, option: Option) -> float:
    """Fire honors mine or dishonors theirs, water bows theirs or readies mine, void takes their fate."""
    card = board.card_of(option)
    if card is None:
        return 0.0
    mine = board.is_ours(board.holder[card["id"]])
    return (1.0 + 0.1 * board.worth(card)) * (1.0 if _is_meant(board.topic, card, mine) else -1.0)


def _is_meant(element: str, card: Card, mine: bool) -> bool:
    if element == "fire":
        return bool(card.get("status") != ("honored" if mine else "dishonored"))
    if element == "water":
        return bool(card["bowed"]) == mine
    return not mine


def rate_ring_way(board: Board, option: Option) -> float:
    """Mine is honored and theirs dishonored; of the others the first way is the better one."""
    if not option.id.startswith("choice"):
        return -100.0 if option.id == "back" else 0.0
    way = int(option.id.removeprefix("choice"))
    card = board.cards.get(board.aim)
    several = sum(1 for each in board.options if each.id.startswith("choice")) > 1
    wanted = 1 if several and card is not None and not board.is_ours(board.holder[card["id"]]) else 0
    return 1.0 if way == wanted else 0.5


def rate_favor(board: Board, option: Option) -> float:
    """The side on which I have more skill."""
    type = TYPES[int(option.id.removeprefix("choice"))]
    return float(sum(skill(card, type) for card in board.people(board.seat)))
