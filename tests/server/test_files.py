"""Records and positions as files: out of a finished table, and into a new one."""

import copy
import hashlib
import json
from typing import Any

import pytest

import gorin
from server.kit import Browser, Hall
from server.test_replays import finish

POSITION: dict[str, Any] = {
    "game": "battle",
    "round": 4,
    "players": [
        {"clan": "crab", "hand": ["army-3", "bluff"]},
        {"clan": "crane", "hand": ["navy-1", "bluff"]},
    ],
    "provinces": {"crab_capital": {"owner": "crab"}, "crane_capital": {"owner": "crane"}},
}


def put(browser: Browser, **wish: Any):
    return browser.post("/api/tables", **{"seats": [None, None], "name": "Ann", **wish})


def fairness(browser: Browser, id: str) -> dict[str, Any]:
    with browser.page(id) as page:
        return page.table["fairness"]


def test_a_position_becomes_a_table(server: Hall, ann: Browser):
    id = put(ann, position=POSITION, seats=[None, "random"]).json()["table"]
    view = server.table(id).game.view(0)
    assert (view["round"], view["players"][0]["hand"]) == (4, ["army-3", "bluff"])
    told = fairness(ann, id)
    seed = server.table(id).seed
    assert told["commitment"] == hashlib.sha256(seed.encode()).hexdigest()
    assert server.table(id).game.digest() == gorin.setup("battle", {**POSITION, "seed": seed}).digest()


def test_a_position_of_cards_without_a_seed_becomes_a_table(server: Hall, ann: Browser):
    player = {"stronghold": "kyuden-hida", "provinces": ["large-farm"], "hand": ["charge"]}
    position = {"game": "celestial", "players": [player, {**player, "stronghold": "seawatch-castle"}]}
    id = put(ann, position=position, seats=[None, "random"]).json()["table"]
    game, seed = server.table(id).game, server.table(id).seed
    assert game.view(0)["phase"] == "action"
    assert game.state.chance.key == gorin.setup("celestial", {**position, "seed": seed}).state.chance.key


def test_a_seed_that_is_null_is_drawn_here(server: Hall, ann: Browser):
    """As if nothing were said of it: nobody can foresee what chance brings."""
    position = {**POSITION, "game": None, "seed": None, "chance": None}
    id = put(ann, game="battle", position=position, seats=[None, "random"]).json()["table"]
    seed = server.table(id).seed
    assert fairness(ann, id)["commitment"] == hashlib.sha256(seed.encode()).hexdigest()
    assert server.table(id).game.digest() == gorin.setup("battle", {**POSITION, "seed": seed}).digest()


def test_a_position_of_a_finished_table_goes_out_and_comes_in_again(server: Hall, ann: Browser, eve: Browser):
    id = ann.open(None, "random")
    finish(server, ann, id)
    record = server.table(id).game.record()
    for at in (0, 13, len(record["choices"])):
        position = eve.get(f"/api/tables/{id}/position?at={at}").json()
        then = gorin.replay({**record, "choices": record["choices"][:at]})
        assert position == json.loads(json.dumps(then.position()))
        made = put(eve, position=position, seats=[None, None]).json()["table"]
        ann.sit(made)
        for seat in (0, 1):
            assert server.table(made).game.view(seat) == then.view(seat)
        told = fairness(eve, made)
        assert (told["commitment"], told["known"], told["seed"]) == (None, True, None)
        assert "fixes its own shuffles" in told["note"]
    assert eve.get(f"/api/tables/{id}/position").json() == position, "without a moment, the last one"


def test_a_position_of_a_running_table_is_nobodys(server: Hall, ann: Browser, eve: Browser):
    id = ann.open(None, "random")
    for browser in (ann, eve):
        answer = browser.get(f"/api/tables/{id}/position?at=0")
        assert answer.status_code == 409
        assert answer.json() == {
            "error": "a position shows every hand, so you can save it only once the game is over",
            "code": "game-running",
        }


def test_bad_moments_are_refused_with_a_sentence(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    finish(server, ann, id)
    assert ann.get(f"/api/tables/{id}/position?at=999999").json() == {
        "error": "that table has no such moment",
        "code": "not-found",
    }
    assert ann.get(f"/api/tables/{id}/position?at=x").json() == {
        "error": "at must be a whole number, not 'x'",
        "code": "invalid",
    }
    assert ann.get("/api/tables/nothing/position").status_code == 404


def test_a_record_goes_out_and_comes_in_again(server: Hall, ann: Browser, eve: Browser):
    id = ann.open(None, "random")
    finish(server, ann, id)
    record = eve.get(f"/api/tables/{id}/record").json()
    record["choices"] = record["choices"][:20]
    made = put(eve, record=record).json()["table"]
    ann.sit(made)
    assert server.table(made).game.digest() == gorin.replay(record).digest()


def test_where_a_table_goes_on_from_a_record_no_other_seed_is_committed_to(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    assert fairness(ann, id)["known"] is False
    finish(server, ann, id)
    earlier = fairness(ann, id)
    assert earlier["known"] is True
    went_on = put(ann, table=id, choices=12, seats=[None, "random"]).json()["table"]
    told = fairness(ann, went_on)
    assert (told["commitment"], told["seed"], told["known"]) == (None, None, True)
    assert told["note"].endswith("anyone who has that record can foresee its shuffles.")
    assert server.table(went_on).seed not in json.dumps(told)
    finish(server, ann, went_on)
    assert fairness(ann, went_on)["seed"] == earlier["seed"]


def test_what_was_chosen_before_a_table_went_on_is_not_taken_back(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    finish(server, ann, id)
    choices = server.table(id).game.record()["choices"]
    own = max(number for number, (seat, _) in enumerate(choices) if seat == 0)
    went_on = put(ann, table=id, choices=own, seats=[None, "random"]).json()["table"]
    with ann.page(went_on) as page:
        assert page.ask(type="undo")["error"] == "you have chosen nothing at this table yet"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"position": {}}, "a position lists 2 to 5 players"),
    ({"position": {**POSITION, "game": "chess"}}, "chess"),
    ({"position": {**POSITION, "game": 5}}, "does not say which game it is of"),
    ({"position": {**POSITION, "seed": "x"}}, "a seed is a whole number, not 'x'"),
    ({"position": {**POSITION, "chance": "x"}}, "chance is a key and a count"),
    ({"position": {**POSITION, "round": 99}}, "round"),
    ({"position": POSITION, "seats": [None] * 3}, "this game needs 2 seats; you set up 3"),
    ({"position": POSITION, "record": {}}, "a record or a position, not both"),
    ({"position": [POSITION]}, "not understood"),
    ({"record": {"gorin": 1, "kind": "save", "game": "battle"}}, "this is not a gorin record"),
    ({"record": {"gorin": 9, "kind": "record", "game": "battle"}}, "has version 9"),
    ({"record": {"gorin": 1, "kind": "record", "game": "battle", "choices": []}}, "a record starts from"),
    ({"record": {}, "table": "x"}, "a record or another table, not both"),
]


@pytest.mark.parametrize(("wish", "sentence"), WRONG)
def test_a_bad_file_gets_one_sentence_and_makes_no_table(
    server: Hall, ann: Browser, wish: dict[str, Any], sentence: str
):
    answer = put(ann, **copy.deepcopy(wish))
    assert answer.status_code in (400, 409)
    assert sentence in answer.json()["error"]
    assert "\n" not in answer.json()["error"]
    assert server.registry.listings() == []
    assert server.registry.store.tables() == {}
