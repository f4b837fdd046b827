"""Giving up a seat before the game begins, and what each person may do at a table."""

from server.kit import Browser, Hall

RIGHTS = ("may_sit", "may_leave", "may_delete", "may_say", "may_claim", "may_rematch")


def rights(browser: Browser, id: str) -> dict:
    """What a browser may do, by the page and by HTTP alike."""
    told = browser.get(f"/api/tables/{id}").json()
    with browser.page(id) as page:
        assert {name: page.table[name] for name in RIGHTS} == {name: told[name] for name in RIGHTS}
    return {name: told[name] for name in RIGHTS if told[name]}


def leave(browser: Browser, id: str):
    return browser.delete(f"/api/tables/{id}/seat")


def test_a_seat_can_be_given_up_until_the_game_begins(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None, None)
    ben.sit(id)
    with ben.page(id) as page, ann.page(id) as other:
        assert (page.table["seat"], page.view) == (1, None), "nothing is dealt yet"
        assert leave(ben, id).json() == {"left": id}
        page.catch_up()
        assert page.table["seat"] is None, "the same page is a spectator's now"
        other.catch_up()
        assert other.table["seats"][1]["free"]
        assert leave(ben, id).json() == {"error": "you have no seat at this table", "code": "no-seat"}
        assert eve.sit(id, "Eve").json() == {"seat": 1}
        assert ben.sit(id).json() == {"seat": 2}
        page.catch_up()
        assert page.view["seat"] == 2
    assert leave(ann, id).json() == {
        "error": "the game has begun; let a bot play for you instead",
        "code": "game-running",
    }
    assert server.table(id).full


def test_who_leaves_has_seen_nothing_that_still_counts(server: Hall, ann: Browser, ben: Browser):
    """Nobody can look at a hand, leave, and sit down to another one."""
    id = ann.open(None, None)
    with ann.page(id) as page:
        for _ in range(6):
            assert (page.view, page.log) == (None, []), "there is no hand to be seen"
            assert page.table["fairness"]["commitment"] is None, "and no seed yet"
            assert ann.get(f"/api/tables/{id}/replay").status_code == 409
            leave(ann, id)
            ann.sit(id, "Ann")
            page.catch_up()
        ben.sit(id)
        page.catch_up()
        assert page.view["decision"] is not None
    assert leave(ann, id).status_code == 409
    assert int(server.table(id).seed).bit_length() > 128


def test_who_opened_a_table_may_leave_and_still_delete_it(server: Hall, ann: Browser):
    id = ann.open(None, None)
    leave(ann, id)
    assert rights(ann, id) == {"may_sit": True, "may_delete": True}
    assert ann.delete(f"/api/tables/{id}").status_code == 200
    assert server.registry.listings() == []


def test_what_each_person_may_do(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None)
    assert rights(ann, id) == {"may_leave": True, "may_delete": True, "may_say": True}
    assert rights(ben, id) == {"may_sit": True}
    ben.sit(id)
    assert rights(ann, id) == {"may_say": True}, "the game is not Ann's alone"
    assert rights(ben, id) == {"may_say": True}
    assert rights(eve, id) == {}
    with ann.page(id) as page:
        page.ask(type="bot", bot="random")
        with ben.page(id) as other:
            other.ask(type="bot", bot="random")
            page.wait(lambda: page.table["over"])
    assert rights(ann, id) == {"may_delete": True, "may_say": True, "may_rematch": True}
    assert rights(eve, id) == {}
    (listed,) = eve.get("/api/tables").json()
    assert not listed["may_delete"]
    (listed,) = ann.get("/api/me").json()["seats"]
    assert listed["may_delete"]


def test_the_clock_plan_is_told(server: Hall, ann: Browser):
    plan = {"kind": "chess", "seconds": 300, "extra": 5}
    id = ann.open(None, "random", clock=plan)
    with ann.page(id) as page:
        assert page.table["clock"].items() >= plan.items()
    assert ann.get(f"/api/tables/{id}").json()["clock"] == plan


def test_spectators_talk_only_where_the_table_lets_them(ann: Browser, ben: Browser, eve: Browser):
    silent, open_to_all = ann.open(None, None), ann.open(None, None, spectator_chat=True)
    for id in (silent, open_to_all):
        ben.sit(id)
    with eve.page(silent) as page:
        assert not page.table["may_say"]
        assert page.ask(type="say", text="hello") == {
            "type": "error",
            "error": "a spectator can only watch",
            "code": "spectator",
        }
    with eve.page(open_to_all) as page, ann.page(open_to_all) as player:
        assert page.table["may_say"]
        page.ask(type="say", text="hello")
        page.ask(type="say", text="it is me", name=" Eve\x00 ")
        assert page.ask(type="say", text="psst", name="BEN")["error"] == (
            "BEN has a seat at this table; choose another name"
        )
        assert page.ask(type="say", text="psst", name="x" * 41)["error"] == "a name has at most 40 characters"
        assert page.ask(type="undo") == {
            "type": "error",
            "error": "a spectator can only watch",
            "code": "spectator",
        }
        player.ask(type="say", text="welcome", name="Somebody else")
        assert player.table["chat"] == [
            {"name": "A spectator", "seat": None, "text": "hello"},
            {"name": "Eve", "seat": None, "text": "it is me"},
            {"name": "Ann", "seat": 0, "text": "welcome"},
        ]
