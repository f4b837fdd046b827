"""Who sits down at a card game may bring a deck: checked before anything changes, and dealt anew."""

from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.games.ccg.celestial.decks import DECKS
from gorin.kernel.errors import GorinError
from gorin.server.presentation.opening import rematch_of
from gorin.server.table.entries import SeatPlan
from gorin.server.table.known_bots import bots_for
from gorin.server.table.table import Table
from server.kit import Browser, Hall, hall, opening, seated
from server.test_catalogue import crab

LAID_OUT = ["lion-shamate-keep", "crane-seawatch-castle"]
OTHER = "scorpion-law-of-darkness"


def open_card_table(browser: Browser, **more: Any) -> str:
    return browser.open(None, None, game="celestial", options={"decks": LAID_OUT}, **more)


def strongholds(table: Table) -> list[str]:
    return [player["stronghold"]["slug"] for player in table.game.view(None)["players"]]


def stronghold_of(deck: str) -> str:
    return next(each.one("stronghold") for each in DECKS if each.id == deck)


def test_a_guest_brings_a_deck_and_both_are_told_everything_anew(server: Hall, ann: Browser, ben: Browser):
    id = open_card_table(ann)
    with ann.page(id) as page:
        assert ben.get(f"/api/tables/{id}").json()["may_bring_deck"]
        assert ben.sit(id, deck=OTHER).json() == {"seat": 1}
        page.catch_up()
        assert page.heard[-2]["type"] == "snapshot"
        shown = [player["stronghold"]["slug"] for player in page.view["players"]]
    assert shown == [stronghold_of(LAID_OUT[0]), stronghold_of(OTHER)]
    assert server.table(id).full


def test_the_deck_may_be_an_own_one_written_out(server: Hall, ann: Browser, ben: Browser):
    id = open_card_table(ann)
    assert ben.sit(id, deck=crab()).status_code == 200
    assert strongholds(server.table(id))[1] == crab()["stronghold"]


def test_without_a_deck_the_one_that_lies_there_is_played(server: Hall, ann: Browser, ben: Browser):
    id = open_card_table(ann)
    ben.sit(id)
    assert strongholds(server.table(id)) == [stronghold_of(deck) for deck in LAID_OUT]


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        (crab(fate={"charge": 3}), "the deck 'The Wall' is not legal: the Fate deck has 3 cards"),
        ({"stronghold": "kyuden-hida"}, "the deck 'own deck' is not legal: the Dynasty deck has 0 cards"),
        (crab(fate={"a-card-of-dreams": 3}), "'a-card-of-dreams' is not in gorin yet"),
        (crab(fate={"charge": 1000}), "1000 copies of 'charge'"),
        (crab(fate={f"card-{n}": 1 for n in range(301)}), "at most 300 different cards"),
        (crab(fate=7), "this deck is not understood"),
        (crab(surprise=1), "this deck is not understood"),
        (crab(stronghold=""), "the deck has no Stronghold yet"),
        ("nobodys-deck", "there is no deck 'nobodys-deck'"),
    ],
    ids=["illegal", "empty", "unknown", "many", "long", "shape", "field", "homeless", "id"],
)
def test_a_deck_that_cannot_be_played_is_named_and_nothing_changes(
    server: Hall, ann: Browser, ben: Browser, deck: Any, complaint: str
):
    id = open_card_table(ann)
    table = server.table(id)
    before = table.seq, table.dealt, [seat.name for seat in table.seats], table.rewound
    answer = ben.sit(id, deck=deck)
    assert answer.status_code == 409
    assert complaint in answer.json()["error"]
    assert (table.seq, table.dealt, [seat.name for seat in table.seats], table.rewound) == before
    assert ben.sit(id, deck=OTHER).status_code == 200


def test_what_is_no_deck_at_all_is_not_understood(ann: Browser, ben: Browser):
    assert ben.sit(open_card_table(ann), deck=[1, 2]).status_code == 400


def test_nobody_brings_a_deck_to_a_game_without_or_to_one_that_goes_on(ann: Browser, ben: Browser):
    boards = ann.open(None, None)
    record = seated(2).game.record()
    going_on = ann.open(None, None, record=record)
    for id in (boards, going_on):
        assert not ben.get(f"/api/tables/{id}").json()["may_bring_deck"]
        answer = ben.sit(id, deck=OTHER)
        assert answer.status_code == 409
        assert answer.json()["error"] == "players do not bring decks to this table"


def test_a_deck_of_a_game_that_goes_on_is_fixed(server: Hall, ann: Browser, ben: Browser):
    begun = open_card_table(ann)
    ben.sit(begun)
    record = server.table(begun).game.record()
    id = ann.open(None, None, game="celestial", record=record)
    assert ben.sit(id, deck=OTHER).json()["error"] == "players do not bring decks to this table"


def test_who_leaves_takes_the_deck_along(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = open_card_table(ann)
    ann.delete(f"/api/tables/{id}/seat")
    ben.sit(id, seat=1, deck=OTHER)
    assert ben.delete(f"/api/tables/{id}/seat").status_code == 200
    eve.sit(id, seat=0, deck=OTHER)
    ann.sit(id, seat=1)
    assert strongholds(server.table(id)) == [stronghold_of(OTHER), stronghold_of(LAID_OUT[1])]


def test_a_restart_deals_the_same_cards(tmp_path: Path):
    with hall(tmp_path) as first:
        ann, ben = first.browser(), first.browser()
        id = open_card_table(ann)
        ben.sit(id, deck=crab())
        digest = first.table(id).game.digest()
    with hall(tmp_path) as second:
        assert second.table(id).game.digest() == digest


def test_a_rematch_is_played_with_the_decks_that_were_brought():
    options = {"seats": 2, "decks": LAID_OUT}
    opened = opening(None, None, options=options, game="celestial")
    table = Table("t", opened)
    table.apply(table.sit("Ann", "a", 0, 1.0))
    table.apply(table.sit("Ben", "b", 1, 1.0, OTHER))
    again = rematch_of(table, "owner", 2.0)
    assert again.options["decks"] == [OTHER, LAID_OUT[0]]
    assert again.plan == (SeatPlan(None, "b", "Ben"), SeatPlan(None, "a", "Ann"))


def test_where_no_decks_were_named_the_first_ones_are_there_to_be_changed():
    table = Table("t", opening(None, None, options={"seats": 2}, game="celestial"))
    table.apply(table.sit("Ben", "b", 1, 1.0, OTHER))
    table.apply(table.sit("Ann", "a", 0, 1.0))
    first = gorin.games()[[game.id for game in gorin.games()].index("celestial")].decks[0]
    assert strongholds(table) == [stronghold_of(first), stronghold_of(OTHER)]


def test_each_game_lists_the_bots_that_know_it(ann: Browser, monkeypatch: pytest.MonkeyPatch):
    from gorin import bots

    class Ignorant(bots.Bot):
        name = "ignorant"

        def __init__(self, game: str, rng: Any) -> None:
            if game != "battle":
                raise GorinError("it knows only one game")
            super().__init__(game, rng)

    monkeypatch.setitem(bots.BOTS, "expert", Ignorant)
    bots_for.cache_clear()
    try:
        told = {game["id"]: game["bots"] for game in ann.get("/api/games").json()}
    finally:
        bots_for.cache_clear()
    assert "expert" in told["battle"] and "beginner" in told["battle"]
    assert "expert" not in told["celestial"] and "beginner" in told["celestial"]
