"""A rematch takes the others along: the same people, bots, clock and options, and one table for all."""

import gorin
from server.kit import Browser, Hall, Page
from server.test_replays import finish

WISH = {
    "clock": {"kind": "countdown", "seconds": 600, "extra": 0},
    "options": {"clans": ["crab", "crane", "lion"]},
    "title": "Friday",
    "spectator_chat": True,
    "absence": 77,
}


def finished(server: Hall, ann: Browser, ben: Browser) -> str:
    id = ann.open(None, None, "random", **WISH)
    ben.sit(id)
    with ben.page(id) as page:
        page.ask(type="bot", bot="random")
    finish(server, ann, id)
    return id


def rematch(browser: Browser, id: str) -> dict:
    answer = browser.post(f"/api/tables/{id}/rematch")
    assert answer.status_code == 201, answer.text
    return answer.json()


def told(page: Page) -> dict:
    page.catch_up()
    return page.table


def test_everybody_is_told_the_one_table_at_which_they_go_on(
    server: Hall, ann: Browser, ben: Browser, eve: Browser
):
    id = finished(server, ann, ben)
    with ann.page(id) as first, eve.page(id) as watching:
        assert (told(first)["rematch"], first.table["may_rematch"]) == (None, True)
        assert not told(watching)["may_rematch"]
        made = rematch(ben, id)
        assert told(first)["rematch"] == told(watching)["rematch"] == made["table"]
        assert rematch(ben, id) == made
        assert rematch(ann, id)["table"] == made["table"]
    assert len(server.registry.listings()) == 2


def test_it_keeps_people_bots_clock_and_options_and_moves_everybody_up(
    server: Hall, ann: Browser, ben: Browser, eve: Browser
):
    id = finished(server, ann, ben)
    made = rematch(ann, id)
    assert made["seat"] == 2, "who was first is last"
    old, new = server.table(id).opened, server.table(made["table"]).opened
    for name in ("game", "options", "clock", "spectators", "title", "absence", "spectator_chat"):
        assert getattr(new, name) == getattr(old, name), name
    assert new.seed == "", "drawn when the last seat is taken"
    assert [seat.bot for seat in new.plan] == [None, "random", None]
    summary = eve.get(f"/api/tables/{made['table']}").json()
    assert [(seat["name"], seat["free"], seat["kept"]) for seat in summary["seats"]] == [
        ("Ben", True, True),
        ("Bot (Random)", False, False),
        ("Ann", False, False),
    ]
    assert not summary["may_sit"]
    assert eve.sit(made["table"], "Eve").json() == {
        "error": "the free seats are reserved for Ben",
        "code": "seat-taken",
    }
    assert eve.sit(made["table"], "Eve", seat=0).json() == {
        "error": "seat 1 is reserved for Ben",
        "code": "seat-taken",
    }
    assert ben.get(f"/api/tables/{made['table']}").json()["may_sit"]
    assert ben.sit(made["table"], "Ben").json() == {"seat": 0}
    assert server.table(made["table"]).full


def test_a_kept_seat_is_kept_for_a_while_only(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = finished(server, ann, ben)
    made = rematch(ann, id)["table"]
    table = server.table(made)
    late = table.opened.at + 901
    assert not table.may_sit("somebody", late - 2)
    assert table.may_sit("somebody", late)
    assert table.sit("Eve", "somebody", None, late).seat == 0


def test_who_may_not_have_a_rematch(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, "random")
    assert ann.post(f"/api/tables/{id}/rematch").json() == {
        "error": "you can have a rematch once the game is over",
        "code": "game-running",
    }
    finish(server, ann, id)
    assert eve.post(f"/api/tables/{id}/rematch").json() == {
        "error": "only those who sit at the table can have a rematch",
        "code": "no-seat",
    }
    assert eve.post("/api/tables/nothing/rematch").status_code == 404
    assert len(server.registry.listings()) == 1


def test_the_rematch_survives_a_restart_and_sleep(server: Hall, ann: Browser, ben: Browser):
    id = finished(server, ann, ben)
    made = rematch(ann, id)
    server.registry.linger = 0
    server.call(server.registry.maintenance.do)
    assert id in server.registry.unloaded
    assert rematch(ben, id)["table"] == made["table"]


def test_a_rematch_of_a_table_that_went_on_from_elsewhere(server: Hall, ann: Browser):
    game = gorin.new("battle", clans=["crab", "crane"], seed=4)
    for _ in range(20):
        game.choose(game.decision.options[0])
    placed = {"position": {"players": [{"clan": "dragon"}, {"clan": "lion"}], "round": 5}}
    for wish in ({"record": game.record()}, placed):
        id = ann.open(None, "random", **wish)
        finish(server, ann, id)
        made = server.table(rematch(ann, id)["table"])
        assert made.game.view(None)["round"] == (0 if "record" in wish else 5)
        clans = [player["clan"] for player in made.game.view(None)["players"]]
        assert clans == (["crab", "crane"] if "record" in wish else ["dragon", "lion"])
        assert made.seed != server.table(id).seed
        assert (made.opened.record or {}).get("choices", []) == []
