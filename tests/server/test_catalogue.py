"""Cards and decks over HTTP: the catalogue, what a deck lacks, and the decks that a browser keeps."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.celestial.decks import DECKS
from gorin.games.ccg.definition import catalogue
from gorin.games.lcg.decks.cards import pool
from gorin.language.core.render import card_text
from gorin.language.library.given import written_out
from gorin.language.library.library import why_illegal
from gorin.server.presentation.opening import rematch_of
from gorin.server.table.table import Table
from gorin.server.web import deck_box
from server.kit import Browser, Hall, hall, opening

GAME = "celestial"
CRAB = DECKS[0]
OWN = f"/api/own-decks/{GAME}"


def crab(**changed: Any) -> dict[str, Any]:
    return {**written_out(GAME, CRAB), "name": "The Wall", **changed}


# --- the catalogue ------------------------------------------------------------------------------------


def test_every_card_of_every_deck_is_told_with_its_numbers_and_its_text(ann: Browser):
    told = {card["slug"]: card for card in ann.get(f"/api/cards/{GAME}").json()}
    for deck in DECKS:
        for slug in deck.cards():
            assert deck.id in told[slug]["decks"]
            assert told[slug]["text"] == card_text(catalogue(GAME)[slug])
    kaoru = told["hida-kaoru"]
    printed = catalogue(GAME)["hida-kaoru"]
    assert (kaoru["type"], kaoru["part"], kaoru["clan"]) == ("Personality", "dynasty", ["Crab"])
    assert (kaoru["force"], kaoru["chi"]) == (printed.force, printed.chi)
    assert kaoru["focus"] is None and kaoru["province_strength"] is None
    assert told["kyuden-hida"]["province_strength"] == catalogue(GAME)["kyuden-hida"].province_strength
    assert told["charge"]["focus"] == catalogue(GAME)["charge"].focus and told["charge"]["force"] is None


def test_what_is_no_card_is_not_in_the_catalogue(ann: Browser):
    assert all(card["name"] for card in ann.get(f"/api/cards/{GAME}").json())
    assert RULES_SLUG not in {card["slug"] for card in ann.get(f"/api/cards/{GAME}").json()}


def test_who_has_the_cards_already_is_not_sent_them_again(ann: Browser):
    first = ann.get(f"/api/cards/{GAME}")
    headers = {**ann.headers, "if-none-match": first.headers["etag"]}
    again = ann.client.get(f"/api/cards/{GAME}", headers=headers)
    assert (again.status_code, again.content) == (304, b"")
    other = ann.client.get(f"/api/cards/{GAME}", headers={**ann.headers, "if-none-match": '"other"'})
    assert other.json() == first.json()


def test_a_game_without_cards_has_none_and_an_unknown_game_is_named(ann: Browser):
    assert ann.get("/api/cards/battle").json() == [] == ann.get("/api/decks/battle").json()
    for path in ("cards", "decks", "own-decks"):
        refused = ann.get(f"/api/{path}/chess")
        assert refused.status_code == 400 and "'chess'" in refused.json()["error"]
    refused = ann.post("/api/decks/battle/check", **crab())
    assert refused.status_code == 400 and "battle has no card library" in refused.json()["error"]


def test_the_decks_that_come_with_the_edition(ann: Browser):
    told = ann.get(f"/api/decks/{GAME}").json()
    assert [deck["id"] for deck in told] == [deck.id for deck in DECKS]
    assert {part: told[0][part] for part in CRAB.lists} == {part: crab()[part] for part in CRAB.lists}
    assert told[0]["clan"] == ["Crab"] and told[0]["wrong"] == why_illegal(GAME, CRAB)


def test_the_shape_of_decks_and_queries(ann: Browser):
    told = ann.get(f"/api/decks/{GAME}/shape").json()
    assert [(part["name"], part["single"]) for part in told["parts"]] == [
        ("stronghold", True), ("dynasty", False), ("fate", False)
    ]  # fmt: skip
    assert [number["name"] for number in told["numbers"]][:2] == ["force", "chi"]
    assert {"name": "clan", "fact": "clan", "how": "is"} in told["words"]
    assert told["formats"] == [] and told["unused"] == {}
    assert ann.get("/api/decks/battle/shape").status_code == 400


def test_cards_of_a_game_that_is_not_played_yet_are_shown_and_its_decks_looked_at(ann: Browser):
    shape = ann.get("/api/decks/lcg/shape").json()
    assert shape["formats"][:2] == ["stronghold", "skirmish"]
    assert shape["unused"]["skirmish"] == ["stronghold", "role", "provinces"]
    cards = ann.get("/api/cards/lcg").json()
    assert len(cards) == len(pool()) and all(card["title"] and card["part"] for card in cards)
    look = ann.post(
        "/api/decks/lcg/look", stronghold="yojin-no-shiro", conflict={"admit-defeat": 3}, role="keeper-of-air"
    ).json()
    assert look["sums"] == ["Lion: 6 of 13 influence spent on Crane", "Keeper of Air: 3 more influence"]
    assert "the conflict deck has 3 cards, fewer than 40 [LCG-DECK-05]" in look["wrong"]
    assert ann.post("/api/decks/celestial/look", **crab()).json() == {"wrong": [], "sums": []}
    fits = {deck["id"]: deck["fits"] for deck in ann.get("/api/decks/lcg").json()}
    assert fits["crab-core"] == ["stronghold", "enlightenment", "team-conquest"]
    assert fits["crab-core-skirmish"] == ["skirmish"]
    refused = ann.post("/api/decks/lcg/look", format="chess", dynasty={})
    assert refused.status_code == 400 and "no format 'chess'" in refused.json()["error"]


# --- what a deck lacks --------------------------------------------------------------------------------


def test_a_deck_is_checked_while_it_is_built(ann: Browser):
    def check(**deck: Any) -> list[str]:
        return ann.post(f"/api/decks/{GAME}/check", **deck).json()

    assert check(**crab()) == why_illegal(GAME, CRAB)
    assert check(**crab(stronghold="")) == ["the deck has no Stronghold yet [CE-STR-01]"]
    few = check(**crab(fate={"charge": 4}))
    assert "the Fate deck has 4 cards, fewer than 40 [CE-DECK-01]" in few
    assert "4 copies of Charge, more than 3 [CE-DECK-05]" in few
    assert check(**crab(fate={"no-such-card": 1})) == ["no-such-card is not in gorin yet [CE-DECK-04]"]
    assert check()[0] == "the deck has no Stronghold yet [CE-STR-01]"


@pytest.mark.parametrize(
    "body",
    [
        {"fate": {"charge": -1}},
        {"fate": {"charge": 10**9}},
        {"fate": ["charge"]},
        {"fate": {"charge": "3"}},
        {"stronghold": 7},
        {"surprise": True},
        {"dynasty": {f"card-{n}": 1 for n in range(301)}},
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(ann: Browser, body: dict[str, Any]):
    for path in (f"/api/decks/{GAME}/check", OWN):
        refused = ann.post(path, **{"name": "Bad", **body})
        assert refused.status_code in (400, 409)
        assert set(refused.json()) == {"error", "code"}
    assert ann.get(OWN).json() == []


def test_a_list_is_read_and_the_lines_that_say_nothing_are_named(ann: Browser):
    def read(text: str) -> Any:
        return ann.post(f"/api/decks/{GAME}/read", text=text)

    told = read("# Name: Reeds\n1 Kyuden Hida\n# Dynasty\n2 Iron Mine\n# Fate\n3 Charge\n1 Chrage\n").json()
    assert told.items() >= {
        "name": "Reeds", "stronghold": "kyuden-hida", "dynasty": {"iron-mine": 2}, "fate": {"charge": 3}
    }.items()  # fmt: skip
    (wrong,) = told["wrong"]
    assert wrong.startswith("line 7: 'Chrage' is not in gorin yet") and "Charge" in wrong
    assert read("good evening").status_code == 400
    assert ann.post("/api/decks/battle/read", text="3 Charge").status_code == 400


# --- decks that a browser keeps -----------------------------------------------------------------------


def test_decks_are_kept_changed_and_thrown_away_by_their_owner_alone(ann: Browser, ben: Browser):
    kept = ann.post(OWN, **crab())
    assert kept.status_code == 201
    (deck,) = ann.get(OWN).json()
    assert deck == kept.json() and deck["name"] == "The Wall" and deck["clan"] == ["Crab"]
    path = f"{OWN}/{deck['id']}"
    assert ben.get(OWN).json() == []
    assert ben.delete(path).status_code == 409 == ben.call("PUT", path, json=crab()).status_code
    ann.call("PUT", path, json=crab(name="Higher", fate={"charge": 3}))
    (changed,) = ann.get(OWN).json()
    assert (changed["id"], changed["name"], changed["fate"]) == (deck["id"], "Higher", {"charge": 3})
    assert changed["wrong"]
    assert ann.delete(path).json() == {"dropped": deck["id"]}
    assert ann.get(OWN).json() == []


def test_a_deck_needs_a_name_and_cards_that_exist(ann: Browser):
    assert ann.post(OWN, **crab(name=" ")).json() == {
        "error": "the name of a deck cannot be empty",
        "code": "invalid-name",
    }
    assert ann.post(OWN, **crab(fate={"moon": 1})).json() == {
        "error": "'moon' is not in gorin yet",
        "code": "invalid-deck",
    }
    assert ann.post(OWN, **crab(fate={"charge": 0})).json() == {
        "error": "0 copies of 'charge' cannot be kept",
        "code": "invalid-deck",
    }
    assert ann.get(OWN).json() == []


def test_nobody_keeps_decks_without_end(ann: Browser, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deck_box, "MOST_DECKS", 2)
    for name in ("one", "two"):
        assert ann.post(OWN, **crab(name=name)).status_code == 201
    assert ann.post(OWN, **crab(name="three")).json() == {
        "error": "you already have 2 decks; delete one first",
        "code": "limit",
    }
    id = ann.get(OWN).json()[0]["id"]
    assert ann.call("PUT", f"{OWN}/{id}", json=crab(name="uno")).status_code == 201


def test_who_changes_decks_for_ever_makes_no_log_without_end(
    server: Hall, ann: Browser, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(deck_box, "MOST_ENTRIES", 10)
    kept, other = (ann.post(OWN, **crab(name=name)).json()["id"] for name in ("One", "Two"))
    for number in range(25):
        assert ann.call("PUT", f"{OWN}/{kept}", json=crab(name=f"Try {number}")).status_code == 201
    (log,) = (log for log in server.registry.store.logs() if log.startswith(deck_box.MARK))
    assert len(server.registry.store.read(log)) <= 10
    assert {deck["id"]: deck["name"] for deck in ann.get(OWN).json()} == {kept: "Try 24", other: "Two"}
    for id in (kept, other):
        assert ann.delete(f"{OWN}/{id}").status_code == 200
    assert ann.get(OWN).json() == []


def test_decks_outlive_the_server_and_are_no_tables(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with hall(tmp_path) as server:
        ann = server.browser()
        ann.post(OWN, **crab())
        session = ann.session
    with hall(tmp_path) as server:
        assert server.browser().get("/api/tables").json() == []
        again = server.browser()
        again.session = session
        (deck,) = again.get(OWN).json()
        assert deck["name"] == "The Wall"
        log = next(log for log in server.registry.store.tables() if log.startswith(deck_box.MARK))
        assert session not in log
        assert server.browser().get(f"/api/tables/{log}").status_code == 404
    assert not caplog.records


def test_a_rematch_leaves_everybody_their_own_deck():
    decks = [crab(), "lion-shamate-keep"]
    opened = msgspec.structs.replace(opening(None, None), game=GAME, options={"seats": 2, "decks": decks})
    again = rematch_of(Table("t", opened), "owner", 2000.0)
    assert again.options == {"seats": 2, "decks": [decks[1], decks[0]]}
