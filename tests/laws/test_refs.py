"""Law: whatever an option or a log line points at is something that the seat's view shows."""

import random
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

import gorin
from gorin.games.battle.map import LAND, SPOT_REFS
from gorin.kernel.events import EVERYBODY
from support.walk import LONG, TABLES, game_of, new_game, some_moments, walk

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


def shown_in_cards(view: View) -> set[str]:
    """Cards, provinces, rings and tiles have ids wherever they lie, and there are the seats."""
    return {f"seat{seat}" for seat in range(view["seats"])} | set(ids_within(view))


def ids_within(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["id"]] if "id" in value else []
        yield from [value["card"]] if isinstance(value.get("card"), str) else []  # what a tile is printed on
        value = [part for name, part in value.items() if name != "decision"]
    if isinstance(value, list):
        for each in value:
            yield from ids_within(each)


SHOWN: dict[str, Callable[[View], set[str]]] = {
    "battle": shown_in_battle,
    "toy": shown_in_toy,
    "celestial": shown_in_cards,
    "diamond": shown_in_cards,
    "war-of-honor": shown_in_cards,
    "lcg": shown_in_cards,
}
"""Game -> the refs of all that a view shows."""
FORGETTING = ("celestial", "diamond", "war-of-honor", "lcg")
"""Games whose log also speaks of cards that lie in a deck or a hand by now: see what its readers know."""
KINDS = {"battle": {"seat", "province", "border", "piece", "card", "hand", "objective"}}
"""Game -> what is pointed at among the rest; cards everywhere else."""
BARE_PLACES = ("hex",)
"""Places of the map on which nothing lies yet: a view shows what lies around them."""


def pointed_at(game: gorin.Game, seat: int | None) -> set[str]:
    options = [o.refs for d in game.pending if d.seat == seat for o in d.options]
    lines = [line.refs for line in game.events if line.visible_to(seat)]
    told = [] if game.rules.id in FORGETTING else lines
    return {ref for refs in options + told for ref in refs}


def kind_of(ref: str) -> str:
    return ref.partition(":")[0].rstrip("0123456789")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_ref_names_something_in_the_view(name: str, seats: int):
    rng = random.Random(seats)
    kinds: set[str] = set()
    for seed in range(6):
        game = new_game(name, seats, seed)
        for moment in chain(some_moments(game, rng, 12), (game,)):  # the last one: when it is over
            for seat in (None, *range(seats)):
                refs = {ref for ref in pointed_at(moment, seat) if kind_of(ref) not in BARE_PLACES}
                assert refs <= SHOWN[game_of(name)](moment.view(seat))
                kinds |= {kind_of(ref) for ref in refs}
    assert KINDS.get(game_of(name), {"c"}) <= kinds


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if game_of(table[0]) in LONG])
def test_every_option_of_a_long_game_points_at_what_its_seat_is_shown(name: str, seats: int):
    game = new_game(name, seats, 11)
    for number, moment in enumerate(walk(game, random.Random(seats))):
        for decision in moment.pending if number % 3 == 0 else ():
            refs = {ref for option in decision.options for ref in option.refs}
            refs = {ref for ref in refs if kind_of(ref) not in BARE_PLACES}
            assert refs <= SHOWN[game_of(name)](moment.view(decision.seat)), decision.prompt


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if game_of(table[0]) in FORGETTING])
def test_the_log_points_at_no_card_whose_face_its_reader_does_not_know(name: str, seats: int):
    """When it is told; a card that was known goes back into a deck later."""
    told = cards = 0
    for moment in walk(new_game(name, seats, 12), random.Random(seats)):
        known = moment.state.known
        for line in moment.events_since(told):
            for card in [int(ref[1:]) for ref in line.refs if kind_of(ref) == "c"]:
                cards += 1
                for seat in [seat for seat in range(seats) if line.visible_to(seat)]:
                    assert known[card] == EVERYBODY or known[card] >> seat & 1, (line, seat)
                assert line.seats is not None or not line.sentence or known[card] == EVERYBODY, line
        told = len(moment.events_since(0))
    assert cards > 30


def printed_on(game: gorin.Game, ref: str) -> str:
    """A Fortress is pointed at by its tile, or by the card on which its words stand."""
    tiles = {tile["id"]: tile["card"] for tile in game.view(None).get("map", ())}
    return tiles.get(ref) or ref


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_of_all_that_is_shown_one_may_ask_why_not(name: str, seats: int):
    rng = random.Random(seats)
    for moment in some_moments(new_game(name, seats, 3), rng, 8):
        for seat in range(seats):
            offered = {r for d in moment.pending if d.seat == seat for o in d.options for r in o.refs}
            for ref in sorted(SHOWN[game_of(name)](moment.view(seat))):
                reasons = moment.why_not(seat, ref)
                assert not any("cannot see" in reason.sentence for reason in reasons), ref
                is_offered = bool({ref, printed_on(moment, ref)} & offered)
                assert name == "toy" or bool(reasons) != is_offered, ref
