"""What is agreed on before a game is told to everybody who could sit down, however the game was begun."""

from typing import Any

import pytest

import gorin
from server.kit import Browser

ENLIGHTENMENT = {"format": "enlightenment", "treaties": "none"}
WAR = {"victory": "wartime", "advanced": True}


def agreed(guest: Browser, id: str) -> dict[str, Any]:
    """As the lobby lists it for who is invited, which is as the table itself tells it."""
    told: dict[str, Any] = guest.get(f"/api/tables/{id}").json()["agreed"]
    with guest.page(id) as page:
        assert page.table["agreed"] == told
    return told


def played_on(**options: Any) -> gorin.Game:
    """A game of which a position can be described without its beginning."""
    game = gorin.new("lcg", seed=3, **options)
    while "new" in game.position():
        decision = game.pending[0]
        game.choose(decision.options[0].id, decision.seat)
    return game


def test_the_game_is_told_by_its_name(ann: Browser, ben: Browser):
    told = agreed(ben, ann.open(None, None, game="battle"))
    assert told == {"name": "Battle for Rokugan", "format": "", "library": "battle", "variants": []}


def test_a_format_is_told_also_where_it_goes_without_saying(ann: Browser, ben: Browser):
    assert agreed(ben, ann.open(None, None, game="lcg"))["format"] == "stronghold"
    assert agreed(ben, ann.open(None, None, None, game="lcg"))["format"] == "enlightenment"


def test_only_what_is_unusual_is_told_of_the_variants(ann: Browser, ben: Browser):
    told = agreed(ben, ann.open(None, None, game="lcg", options={"format": "skirmish"}))
    assert (told["format"], told["variants"]) == ("skirmish", [])
    told = agreed(ben, ann.open(None, None, None, game="lcg", options=ENLIGHTENMENT))
    assert [(each["variant"], each["choice"]) for each in told["variants"]] == [("Treaties", "none")]


def test_it_is_told_whose_decks_are_played(ann: Browser, ben: Browser):
    told = agreed(ben, ann.open(None, None, game="war-of-honor", options=WAR))
    assert [each["variant"] for each in told["variants"]] == ["Victory", "Advanced play"]
    assert told["library"] == "war-of-honor-advanced"
    assert agreed(ben, ann.open(None, None, game="war-of-honor"))["library"] == "war-of-honor"


@pytest.mark.parametrize("start", ["record", "position", "first position"])
def test_a_game_that_goes_on_is_of_the_same_format(ann: Browser, ben: Browser, start: str):
    game = played_on(format="skirmish") if start != "first position" else gorin.new("lcg", format="skirmish")
    more = {"record": game.record()} if start == "record" else {"position": game.position()}
    assert agreed(ben, ann.open(None, None, **more))["format"] == "skirmish"
