"""Looking back at a table, and going on from a moment of one that is over."""

import json

import gorin
from server.kit import Browser, Hall


def finish(server: Hall, browser: Browser, id: str) -> None:
    """The holder lets a bot play the rest."""
    with browser.page(id) as page:
        page.send(type="bot", bot="random")
        page.wait(lambda: page.table["over"])
    assert server.table(id).over


def moment(browser: Browser, id: str, **query: object):
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return browser.get(f"/api/tables/{id}/replay?{asked}")


def test_a_moment_of_the_past_is_what_the_seat_saw(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    finish(server, ann, id)
    record = server.table(id).game.record()
    for at in (0, 1, len(record["choices"]) // 2, len(record["choices"])):
        then = gorin.replay({**record, "choices": record["choices"][:at]})
        for seat in (0, 1):
            told = moment(ann, id, at=at, seat=seat).json()
            assert (told["at"], told["choices"]) == (at, len(record["choices"]))
            assert told["view"] == json.loads(json.dumps({**then.view(seat), "decision": None}))
            assert [line["text"] for line in told["log"]] == [line.sentence for line in then.log(seat)]
        assert moment(ann, id, at=at).json()["view"]["seat"] is None


def test_while_a_game_runs_only_the_own_eyes_look_back(
    server: Hall, ann: Browser, ben: Browser, eve: Browser
):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as page:
        page.choose()
    assert moment(ann, id, at=0, seat=0).status_code == 200
    assert moment(ann, id, at=0, seat=1).json() == {
        "error": "until the game is over you can see only your own view",
        "code": "game-running",
    }
    assert moment(eve, id, at=0, seat=0).status_code == 409
    seen = moment(eve, id, at=1).json()
    assert seen["view"] == json.loads(json.dumps({**server.table(id).game.view(None), "decision": None}))


def test_bad_moments_are_refused_with_a_sentence(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    for query in ({"at": "soon"}, {"at": "-1"}, {"seat": "me"}, {"at": "9" * 30}):
        answer = moment(ann, id, **query)
        assert answer.status_code == 400
        assert "whole number" in answer.json()["error"]
    made = len(server.table(id).game.record()["choices"])
    assert moment(ann, id, at=10**6).json()["at"] == made


def test_a_table_goes_on_from_a_moment_of_a_finished_one(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    wish = {"table": id, "choices": 12, "seats": [None, "random"], "name": "Ann"}
    assert ann.post("/api/tables", **wish).json()["error"].startswith("a table can continue another once")
    finish(server, ann, id)
    made = ann.post("/api/tables", **wish).json()
    record = server.table(id).game.record()
    went_on = server.table(made["table"]).game.record()
    assert went_on["choices"][:12] == record["choices"][:12]
    assert went_on["seed"] == record["seed"]
    assert ann.post("/api/tables", **{**wish, "choices": 10**6}).status_code == 409
    for nowhere in ("nowhere", ""):
        assert ann.post("/api/tables", **{**wish, "table": nowhere}).status_code == 404


def test_when_it_is_over_all_hands_are_laid_open(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    assert ann.get(f"/api/tables/{id}/replay?seat=all").status_code == 409
    finish(server, ann, id)
    told = ann.get(f"/api/tables/{id}/replay?seat=all&at=40").json()
    assert told["view"]["seat"] is None
    assert all("hand" in player for player in told["view"]["players"])
    assert "hand" not in ann.get(f"/api/tables/{id}/replay?at=40").json()["view"]["players"][0]
