"""Law: whatever an option or a log line points at is something that the seat's view shows."""

import random
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

import gorin
from gorin.games.battle.map import LAND, SPOT_REFS
from support.walk import TABLES, new_game, some_moments

View = dict[str, Any]


def shown_in_battle(view: View) -> set[str]:
    """Every object in a view of Battle for Rokugan, named as options name it."""
    shown = {f"seat:{seat}" for seat in range(view["seats"])}
    shown |= {f"province:{name}" for name in view["provinces"]}
    shown |= {ref for refs in SPOT_REFS[LAND:] for ref in refs if ref.startswith("border:")}  # the map itself
    shown |= {f"piece:{piece['id']}" for piece in view["pieces"]}
    cards = [told["card"]["id"] for told in view["territories"].values() if "card" in told]
    shown |= {f"card:{card}" for card in ("scout", "shugenja", "first-player", *cards)}
    for player in view["players"]:
        shown |= {f"hand:{face}" for face in player.get("hand", ())}
        shown |= {f"objective:{told['id']}" for told in player.get("dealt_objectives", ())}
        if "objective" in player:
            shown.add(f"objective:{player['objective']['id']}")
        if player["seat"] == view["seat"]:
            shown |= {f"discard:{face}" for face in player["discard"]}
    return shown


def shown_in_toy(view: View) -> set[str]:
    return {f"c{card}" for card in view["cards"]}


def shown_in_lcg(view: View) -> set[str]:
    """Cards, provinces and rings have ids wherever they lie, and there are the seats."""
    return {f"seat{seat}" for seat in range(view["seats"])} | set(ids_within(view))


def ids_within(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["id"]] if "id" in value else []
        value = [part for name, part in value.items() if name != "decision"]
    if isinstance(value, list):
        for each in value:
            yield from ids_within(each)


SHOWN: dict[str, Callable[[View], set[str]]] = {
    "battle": shown_in_battle,
    "toy": shown_in_toy,
    "lcg": shown_in_lcg,
}
"""Game -> the refs of all that a view shows."""
FORGETTING = ("lcg",)
"""Games whose log also speaks of cards that lie in a deck or a hand by now."""


def pointed_at(game: gorin.Game, seat: int | None) -> set[str]:
    options = [o.refs for d in game.pending if d.seat == seat for o in d.options]
    lines = [line.refs for line in game.events if line.visible_to(seat)]
    told = [] if game.rules.id in FORGETTING else lines
    return {ref for refs in options + told for ref in refs}


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in SHOWN])
def test_every_ref_names_something_in_the_view(name: str, seats: int):
    rng = random.Random(seats)
    kinds: set[str] = set()
    for seed in range(6):
        game = new_game(name, seats, seed)
        for moment in chain(some_moments(game, rng, 12), (game,)):  # the last one: when it is over
            for seat in (None, *range(seats)):
                refs = pointed_at(moment, seat)
                assert refs <= SHOWN[name](moment.view(seat))
                kinds |= {ref.partition(":")[0].rstrip("0123456789") for ref in refs}
    expected = {"battle": {"seat", "province", "border", "piece", "card", "hand", "objective"}}
    assert expected.get(name, {"c"}) <= kinds


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in SHOWN])
def test_of_all_that_is_shown_one_may_ask_why_not(name: str, seats: int):
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 3), rng, 8):
        for seat in range(seats):
            offered = {r for d in moment.pending if d.seat == seat for o in d.options for r in o.refs}
            for ref in sorted(SHOWN[name](moment.view(seat))):
                reasons = moment.why_not(seat, ref)
                assert name != "battle" or bool(reasons) != (ref in offered)
