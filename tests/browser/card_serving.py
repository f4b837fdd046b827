"""Card games for the browser tests: games that bots have played up to a moment worth looking at."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import gorin

Moment = Callable[[dict[str, Any]], bool]
"""Says of what the first seat sees whether this is it."""
MOST_CHOICES = 4000
MOST_GAMES = 40


def played_until(
    moment: Moment, decks: list[str], seed: int = 1, played: str = "celestial"
) -> dict[str, Any]:
    """The record of a random game that stands at a moment; games are tried until one comes to it."""
    return _found(moment, tuple(decks), seed, played)


@functools.cache
def _found(moment: Moment, decks: tuple[str, ...], seed: int, played: str) -> dict[str, Any]:
    for number in range(seed, seed + MOST_GAMES):
        game = gorin.new(played, seats=len(decks), decks=list(decks), seed=number)
        chance = random.Random(number)
        for _ in range(MOST_CHOICES):
            # A table is looked at when the first seat has something to do there, or when all is over.
            if (game.over or _is_asked(game)) and moment(game.view(0)):
                return game.record()
            if game.over:
                break
            decision = game.pending[0]
            game.choose(chance.choice(decision.options), seat=decision.seat)
    raise AssertionError(f"no such moment in {MOST_GAMES} games")


def _is_asked(game: gorin.Game) -> bool:
    return any(decision.seat == 0 for decision in game.pending)


@functools.cache
def one_choice_before(
    told: str, decks: tuple[str, ...], seed: int = 1, moment: Moment | None = None
) -> tuple[dict[str, Any], str]:
    """The record of a random game just before a choice of the first seat that brings something about.

    With it comes the choice. With a `moment`, the table must also look like that before.
    """
    for number in range(seed, seed + MOST_GAMES):
        game = gorin.new("celestial", decks=list(decks), seed=number)
        chance = random.Random(number)
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            decision = game.pending[0]
            option = chance.choice(decision.options)
            looks_so = decision.seat == 0 and (moment is None or moment(game.view(0)))
            if looks_so and _tells(game, option.id, told):
                return game.record(), option.id
            game.choose(option, seat=decision.seat)
    raise AssertionError(f"nothing of the kind in {MOST_GAMES} games: {told}")


def _tells(game: Any, option: str, told: str) -> bool:
    tried, known = game.clone(), len(game.events)
    tried.choose(option, seat=0)
    highlights = [line.highlight for line in tried.events[known:]]
    return any(highlight is not None and told in highlight.title for highlight in highlights)


def asked(view: dict[str, Any]) -> bool:
    return view["decision"] is not None


def buying(view: dict[str, Any]) -> bool:
    """The first seat may buy something, can pay for it in several ways, and has a few cards in play."""
    me = view["players"][0]
    return (
        asked(view)
        and view["decision"]["prompt"].startswith("Bring in which card")
        and len(view["decision"]["options"]) > 2
        and len(me["units"]) >= 3
        and len(me["hand"]) >= 4
        and me["gold"] >= 2 * max(card["gold_cost"] for card in offered_in(view))
    )


def offered_in(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards in the first seat's provinces that it may bring into play."""
    offered = {ref for option in view["decision"]["options"] for ref in option["refs"][:1]}
    lying = [province["card"] for province in view["players"][0]["provinces"]]
    return [card for card in lying if card and card["id"] in offered]


def fighting(view: dict[str, Any]) -> bool:
    """A battle between two armies that stand there, and the first seat to act."""
    current = [field for field in view["battlefields"] if field["id"] == view["battle"]["current"]]
    return asked(view) and any(field["attacking"] and field["defending"] for field in current)


def attacking(view: dict[str, Any]) -> bool:
    """The first seat fights a battle as the attacker."""
    return fighting(view) and view["battle"]["attacker"] == 0


def scattered(view: dict[str, Any]) -> bool:
    """A battle is fought beside others: several battlefields share the width of the table."""
    held = [field for field in view["battlefields"] if field["attacking"] or field["defending"]]
    return asked(view) and bool(view["battle"] and view["battle"]["current"]) and len(held) > 1


def assigning(view: dict[str, Any]) -> bool:
    """The first seat may send several units into battle."""
    return (
        asked(view)
        and view["decision"]["prompt"].startswith("Assign which unit")
        and not view["assigning"]
        and len(view["decision"]["options"]) > 3
    )


def dueling(view: dict[str, Any]) -> bool:
    return asked(view) and view["duel"] is not None and len(view["decision"]["options"]) > 1


def challenged(view: dict[str, Any]) -> bool:
    """The first seat is asked to accept a duel."""
    return asked(view) and view["challenge"] is not None


def looking(view: dict[str, Any]) -> bool:
    """The first seat looks through cards that lie nowhere on the table."""
    return asked(view) and "ut which card into your hand" in view["decision"]["prompt"]


def ended(view: dict[str, Any]) -> bool:
    return view["outcome"] is not None
