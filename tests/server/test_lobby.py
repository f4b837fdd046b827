"""From the lobby to the result: tables, seats, chat, going back, bots, the record and its proof."""

import hashlib
import json
import math
import time
from pathlib import Path

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

import gorin
from gorin import engine
from gorin.server.table import entries
from gorin.server.table.entries import Chose
from gorin.server.table.refusal import Refused
from gorin.server.web import security
from server.kit import Browser, Hall, Page, PromptPool, hall, settled
from support.limits import LIMIT, SCENARIO


def play_on(pages: list[Page], until) -> None:
    """Everybody takes the first option until something holds."""
    end = time.monotonic() + SCENARIO
    while not until():
        assert time.monotonic() < end, "it did not happen"
        for page in pages:
            page.catch_up()
            if page.view["decision"]:
                page.choose()


def shared(table: dict) -> dict:
    """What a table tells everybody alike."""
    return {name: told for name, told in table.items() if not name.startswith("may_") and name != "seat"}


def test_the_lobby_lists_games_tables_and_own_seats(ann: Browser, ben: Browser):
    games = {game["id"]: game for game in ann.get("/api/games").json()}
    assert games["battle"]["seats"] == [2, 3, 4, 5]
    assert games["battle"]["bots"] == ["beginner", "heuristic", "expert", "master"]
    assert games["lcg"]["format_seats"]["enlightenment"] == [3] and games["battle"]["format_seats"] == {}
    id = ann.open(None, None, "random", title="  Evening\x00 game ")
    (listed,) = ben.get("/api/tables").json()
    assert listed.items() <= ben.get(f"/api/tables/{id}").json().items()
    assert listed["title"] == "Evening game"
    assert listed["seats"] == [
        {"name": "Ann", "free": False, "kept": False, "bot": None},
        {"name": "", "free": True, "kept": False, "bot": None},
        {"name": "Bot (Random)", "free": False, "kept": False, "bot": "random"},
    ]
    assert ben.get("/api/me").json() == {"seats": []}
    assert ben.sit(id).json() == {"seat": 1}
    assert [told["seat"] for told in ben.get("/api/me").json()["seats"]] == [1]
    assert ben.get("/health").json() == {"ok": True, "tables": 1, "quarantined": {}, "engine": engine.name()}
    assert "gorin_tables 1.0\n" in ben.metrics().text
    assert ben.get("/api/rules/battle").json()["clauses"]
    assert ben.get("/api/rules/chess").status_code == 400
    assert ben.get("/api/nothing/here").status_code == 404


def test_the_same_session_finds_its_seat_again(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None)
    assert ben.sit(id).json() == {"seat": 1}
    seq = server.table(id).seq
    assert ben.sit(id, "Another name").json() == {"seat": 1}
    assert server.table(id).seq == seq
    answer = eve.sit(id, "Eve")
    assert (answer.status_code, answer.json()) == (
        409,
        {"error": "every seat of this table is taken", "code": "seat-taken"},
    )
    for _ in range(2):
        with ben.page(id) as page:
            assert page.view["seat"] == 1


def test_a_session_cannot_take_two_seats_by_asking_twice_at_once(server: Hall, ann: Browser):
    id = ann.open(None, None, None, name="")
    table = server.table(id)
    holder = security.session_key(ann.session)
    late = table.sit("Ann", holder, 0, 1.0)
    table.apply(late)
    with pytest.raises(Refused):
        table.sit("Ann", holder, 1, 1.0)


def test_everybody_sees_their_own_view_and_the_same_news(
    server: Hall, ann: Browser, ben: Browser, eve: Browser
):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as first, ben.page(id) as second, eve.page(id) as watching:
        pages = {0: first, 1: second, None: watching}
        for _ in range(30):
            chooser = next(page for page in pages.values() if page.view["decision"])
            chooser.choose()
            table = server.table(id)
            for seat, page in pages.items():
                page.catch_up()
                assert page.seq == table.seq_for(seat)
                assert page.view == json.loads(json.dumps(table.game.view(seat)))
                assert shared(page.table) == shared(first.table)
                assert page.log == [
                    {
                        "text": line.sentence,
                        "clauses": list(line.clauses),
                        "kind": line.kind,
                        "refs": list(line.refs),
                        **({"beat": line.highlight.plain()} if line.highlight else {}),
                        **({"follows": True} if line.follows else {}),
                    }
                    for line in table.game.log(seat)
                ]


def test_a_spectator_can_only_watch(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    seq, digest = server.table(id).seq, server.table(id).game.digest()
    with ann.page(id) as player, eve.page(id) as page:
        assert page.view["seat"] is None
        assert page.view["decision"] is None
        option = player.view["decision"]["options"][0]["id"]
        for wish in (
            {"type": "choose", "option": option, "seq": page.seq},
            {"type": "say", "text": "hello"},
            {"type": "undo"},
            {"type": "consent", "agrees": True},
            {"type": "bot", "bot": "random"},
            {"type": "claim", "seat": 0},
            {"type": "why", "ref": "seat:0"},
            {"type": "explain", "option": option},
        ):
            assert page.ask(**wish) == {
                "type": "error",
                "error": "a spectator can only watch",
                "code": "spectator",
            }
    assert (server.table(id).seq, server.table(id).game.digest()) == (seq, digest)


def test_a_private_table_refuses_spectators(ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None, spectators=False)
    with eve.page(id) as waiting:
        ben.sit(id)
        assert waiting.receive() == {"type": "gone"}
        with pytest.raises(WebSocketDisconnect) as dismissed:
            waiting.receive()
        assert dismissed.value.code == 1008, "who is dismissed is gone"
    with pytest.raises(WebSocketDenialResponse) as refused, eve.page(id):
        pass
    assert refused.value.status_code == 403
    assert refused.value.json() == {"error": "this table is not open to spectators", "code": "not-open"}
    assert eve.get("/api/tables").json() == []
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record"):
        assert eve.get(path).json() == {"error": "this table is not open to spectators", "code": "not-open"}
    assert len(ann.get("/api/tables").json()) == 1
    with ben.page(id) as page:
        assert page.view["seat"] == 1


def test_there_is_no_such_table(ann: Browser):
    for call in (ann.get, ann.delete):
        assert call("/api/tables/nothing").json() == {
            "error": "there is no table 'nothing'",
            "code": "not-found",
        }
    assert ann.sit("nothing").status_code == 404
    with pytest.raises(WebSocketDenialResponse) as refused, ann.page("nothing"):
        pass
    assert refused.value.json() == {"error": "there is no such table", "code": "not-open"}


def test_chat_reaches_everybody_and_is_cleaned(ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as first, eve.page(id) as watching:
        first.ask(type="say", text=" good\x00 luck <b>")
        watching.catch_up()
        assert watching.table["chat"] == [{"name": "Ann", "seat": 0, "text": "good luck <b>"}]
        assert first.ask(type="say", text="")["error"] == "a line cannot be empty"


def test_going_back_needs_the_other_person(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as first, ben.page(id) as second:
        pages = [first, second]
        assert first.ask(type="undo")["error"] == "you have chosen nothing at this table yet"

        def made() -> dict:
            return server.table(id).game.record()

        play_on(pages, lambda: len(made()["choices"]) >= 6 and settled(server.table(id)))
        for page in pages:
            page.catch_up()
        before = made()["choices"]
        first.ask(type="undo")
        assert first.table["undo"]["needed"] == [1]
        second.catch_up()
        second.ask(type="consent", agrees=False)
        assert second.table["undo"] is None
        assert made()["choices"] == before
        first.catch_up()
        first.ask(type="undo")
        second.catch_up()
        assert second.ask(type="consent", agrees=True)["type"] == "snapshot"
        first.catch_up()
        now = server.table(id).game.record()["choices"]
        assert now == before[: len(now)]
        assert len(now) < len(before)
        assert before[len(now)][0] == 0
        assert not any(choice[0] == 0 for choice in before[len(now) + 1 :])
        for seat, page in enumerate(pages):
            assert page.view == json.loads(json.dumps(server.table(id).game.view(seat)))


def test_against_bots_one_goes_back_at_once(server: Hall, ann: Browser):
    id = ann.open(None, "random")
    with ann.page(id) as page:
        play_on([page], lambda: page.view["decision"] and len(page.log) > 10)
        before = [option["id"] for option in page.view["decision"]["options"]]
        page.choose()
        page.wait(lambda: page.view["decision"] is not None)
        page.ask(type="undo")
        assert server.table(id).rewound == 1
        assert sum(message["type"] == "snapshot" for message in page.heard) == 2
        page.wait(lambda: page.view["decision"] is not None)
        assert [option["id"] for option in page.view["decision"]["options"]] == before


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(tmp_path: Path):
    bots = PromptPool(most=20)  # not to the end before the seat is given back
    with hall(tmp_path, bots) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page:
            page.ask(type="bot", bot="random")
            page.wait(lambda: len(server.restless(id).game.record()["choices"]) > 10)
            assert page.table["seats"][0]["name"] == "Ann"
            assert page.table["seats"][0]["bot"] == "random"
            page.ask(type="bot", bot=None)
            bots.most = math.inf
            page.wait(lambda: page.view["decision"] is not None)
            assert page.table["seats"][0]["bot"] is None
            assert page.choose()["type"] == "delta"
            assert not page.table["over"]


def test_a_bot_that_was_about_to_choose_minds_that_the_game_went_back(tmp_path: Path):
    with hall(tmp_path, pause=0.05) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page:
            for _ in range(12):
                page.wait(lambda: page.view["decision"] is not None)
                page.choose()
                page.ask(type="undo")
            assert server.table(id).rewound == 12
            page.wait(lambda: page.view["decision"] is not None)
            page.choose()
            page.wait(lambda: page.view["decision"] is not None)


def test_only_who_opened_a_table_deletes_it(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None, None)
    ben.sit(id)
    refused = ben.delete(f"/api/tables/{id}")
    assert (refused.status_code, refused.json()["error"]) == (409, "only who opened a table can delete it")
    live = server.registry.live_tables[id]
    with ben.page(id) as page:
        assert ann.delete(f"/api/tables/{id}").status_code == 200
        assert page.receive() == {"type": "gone"}
        with pytest.raises(WebSocketDisconnect):
            page.receive()
    assert server.registry.store.read(id) == []
    assert live.deleted
    assert ann.get("/api/tables").json() == []


def test_a_finished_game_proves_its_chance(server: Hall, ann: Browser, ben: Browser, eve: Browser):
    """Nothing that was sent before the end holds the seed, the salt or another seat's secrets."""
    id = ann.open(None, None, "random")
    ben.sit(id)
    table = server.table(id)
    assert ann.get(f"/api/tables/{id}/record").json() == {
        "error": "you can see the record once the game is over",
        "code": "game-running",
    }
    with ann.page(id) as first, ben.page(id) as second, eve.page(id) as watching:
        pages = [first, second, watching]
        commitment = first.table["fairness"]["commitment"]
        play_on(pages[:2], lambda: first.table["over"])
        for page in pages:
            page.catch_up()
        for page in pages:
            *before, _ = [text for text in page.texts if '"seq"' in text and "pong" not in text]
            assert not any(table.seed in text for text in before)
            assert not any(table.game.state.chance.key in text for text in page.texts)
            assert page.table["fairness"]["commitment"] == commitment
    fairness = first.table["fairness"]
    assert hashlib.sha256(fairness["seed"].encode()).hexdigest() == commitment
    assert int(fairness["seed"]).bit_length() > 128
    record = eve.get(f"/api/tables/{id}/record").json()
    assert record["seed"] == fairness["seed"], "text: a browser would round such a number"
    assert gorin.replay(record).digest() == table.game.digest()


def test_tables_go_on_after_a_restart(tmp_path: Path):
    with hall(tmp_path) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page:
            play_on([page], lambda: len(page.log) > 20 and page.view["decision"])
            page.wait(lambda: page.view["awaiting"] == [0])  # the bot has chosen, too
            told, log, seq = page.view, page.log, page.seq
    with hall(tmp_path) as server:
        again = server.browser()
        again.session = ann.session
        with again.page(id) as page:
            assert (page.view, page.log) == (told, log)
            assert page.seq == seq
            assert page.choose()["type"] == "delta"


def test_a_log_that_cannot_be_read_keeps_no_other_table_shut(tmp_path: Path):
    with hall(tmp_path) as server:
        id = server.browser().open(None, None)
        store = server.registry.store
        store.append("broken", 0, b"{}").result(LIMIT)
        store.append("headless", 0, entries.encode(Chose(at=1.0, seat=0, option="x"))).result(LIMIT)
    with hall(tmp_path) as server:
        assert list(server.registry.live_tables) == [id]
        for bad in ("broken", "headless"):
            assert server.browser().get(f"/api/tables/{bad}").status_code == 400


def test_a_table_that_another_process_wrote_to_catches_up(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    table = server.table(id)
    with ann.page(id) as page:
        said = table.say("Ben", 1, "from elsewhere", 5.0)
        server.registry.store.append(id, table.seq, entries.encode(said)).result(LIMIT)
        answer = page.choose()
        assert answer["type"] == "delta", answer  # the question is still the same, so the choice counts
        assert page.table["chat"][-1]["text"] == "from elsewhere"
        assert len(server.table(id).game.record()["choices"]) == 1


def test_a_game_can_be_played_on_from_a_record(server: Hall, ann: Browser):
    game = gorin.new("battle", seats=2, seed=4)
    for _ in range(20):
        game.choose(game.decision.options[0])
    id = ann.open(None, "random", record=game.record(), name="")
    ann.sit(id)
    assert server.table(id).game.digest() == game.digest()
    wrong = ann.post("/api/tables", seats=[None] * 3, record=game.record())
    assert wrong.json() == {"error": "this game needs 2 seats; you set up 3", "code": "invalid-setup"}
