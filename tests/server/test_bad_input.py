"""Bad input: whatever is sent, the table stays as it was, nothing breaks, and there is an answer."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import gorin
from gorin.server.web.openapi import describe
from server.kit import Browser, Hall, Page, hall, live, session_in, settled
from support.limits import LIMIT

QUICK = settings(
    deadline=None,
    max_examples=120,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just(2**70),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
OBJECTS = ("piece", "province", "border", "card", "hand", "discard", "objective", "seat", "clan", "x")
REFS = st.builds(
    "{}:{}".format,
    st.sampled_from(OBJECTS),
    st.text(max_size=8) | st.integers() | st.just("crab_capital|sea"),
)
TYPES = ("choose", "say", "undo", "consent", "why", "explain", "bot", "claim", "snapshot", "delta", "")
FIELDS = {
    "option": JUNK | st.just("offered"),
    "seq": JUNK | st.sampled_from([0, -1, 10**6, 2**70]),
    "text": JUNK,
    "agrees": JUNK | st.booleans(),
    "ref": JUNK | REFS,
    "bot": JUNK,
    "seat": JUNK | st.integers(-2, 5),
    "name": JUNK,
}
MESSAGES = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40),
    JUNK.map(json.dumps),
    st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=FIELDS),
    *[
        st.fixed_dictionaries({"type": st.just(kind), **{name: FIELDS[name] for name in fields}})
        for kind, *fields in (
            ("choose", "option", "seq"),
            ("say", "text"),
            ("say", "text", "name"),
            ("undo",),
            ("why", "ref"),
            ("explain", "option"),
            ("bot", "bot"),
            ("claim", "seat"),
        )
    ],
)


class Scene(NamedTuple):
    server: Hall
    id: str
    pages: list[Page]
    """Two players, and a spectator."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with hall(tmp_path_factory.mktemp("fuzz")) as server, contextlib.ExitStack() as stack:
        browsers = [server.browser() for _ in range(3)]
        id = browsers[0].open(None, None)
        browsers[1].sit(id)
        pages = [stack.enter_context(browser.page(id)) for browser in browsers]
        scene = Scene(server, id, pages)
        while server.table(id).moment < (0, 30):
            choose_once(scene)
        yield scene


def choose_once(scene: Scene) -> None:
    """Whoever is awaited first takes the first option."""
    page = scene.pages[scene.server.table(scene.id).awaited[0]]
    page.catch_up()
    assert page.choose()["type"] == "delta"


def offered(scene: Scene) -> str:
    return scene.server.table(scene.id).game.pending[0].pick(0).id


def sent(page: Page, message: Any) -> None:
    if isinstance(message, bytes):
        page.socket.send_bytes(message)
    else:
        page.socket.send_text(message if isinstance(message, str) else json.dumps(message))


@QUICK
@given(st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=1, max_size=8))
def test_no_message_that_was_not_offered_changes_the_game(scene: Scene, messages: list[tuple[int, Any]]):
    table = scene.server.table(scene.id)
    while not settled(table):  # an unfinished choice may be taken back by who made it
        choose_once(scene)
    digest, choices = table.game.digest(), table.moment
    for who, message in messages:
        page = scene.pages[who]
        page.catch_up()
        if isinstance(message, dict):
            if message["type"] == "consent" and who == 1:
                continue  # with the other's wish to go back this would be granted
            if message.get("option") == "offered":
                message["option"] = offered(scene)  # known, but seen at another moment
        sent(page, message)
        assert page.catch_up(), f"no answer to {message!r}"
    assert (table.game.digest(), table.moment) == (digest, choices)
    assert [seat.bot for seat in table.seats] == [None, None]


def test_late_and_doubled_clicks_are_refused(scene: Scene):
    table = scene.server.table(scene.id)
    for page in scene.pages:
        page.catch_up()
    page = next(page for page in scene.pages if page.view["decision"])
    option, seq = page.view["decision"]["options"][0]["id"], page.seq
    for _ in range(3):
        page.send(type="choose", option=option, seq=seq)
    answers = page.catch_up()
    assert [answer["type"] for answer in answers] == ["delta", "error", "error"]
    assert {answer["error"] for answer in answers[1:]} == {"the table has moved on; look again"}
    digest = table.game.digest()
    other = scene.pages[1 - scene.pages.index(page)]
    other.catch_up()
    assert other.ask(type="choose", option=option, seq=-1)["type"] == "error"
    assert table.game.digest() == digest


def test_deeply_nested_messages_are_answered(scene: Scene):
    page = scene.pages[0]
    for text in ("[" * 30_000, '{"type":' * 5000, '{"type": "say", "text": ' + "[" * 30_000):
        sent(page, text)
        assert page.catch_up()[-1]["type"] == "error"


# --- HTTP -------------------------------------------------------------------------------------------


def files() -> list[dict[str, Any]]:
    """What a table can go on from: a record from each kind of start, and a position."""
    game = gorin.new("battle", seats=2, seed=3)
    for _ in range(25):
        game.choose(game.decision.options[0])
    placed = {"gorin": 1, "kind": "record", "game": "battle", "position": game.position(), "choices": []}
    files = ({"record": game.record()}, {"record": placed}, {"position": game.position()})
    return [json.loads(json.dumps(file)) for file in files]


def damaged(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A file with something else in one of its places."""
    record = copy.deepcopy(record)
    inner: Any = record
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = rng.choice(keys)
        if not isinstance(inner[key], dict | list) or not inner[key] or rng.random() < 0.1:
            break
        inner = inner[key]
    if rng.random() < 0.2:
        del inner[key]
    else:
        inner[key] = rng.choice([None, -1, 0, 1, 5, 10**6, 2**70, "", "x", [], {}, [[]], True, 0.5])
    return record


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with hall(tmp_path_factory.mktemp("http")) as server:
        yield server.browser()


@pytest.mark.parametrize("kind", range(3))
def test_a_damaged_file_is_refused_or_played(caller: Browser, kind: int):
    ((name, whole),) = files()[kind].items()
    assert caller.post("/api/tables", seats=[None, None], **{name: whole}).status_code == 201
    rng, codes = random.Random(kind), set()
    for _ in range(150):
        wish = {"seats": [None, "random"], "name": "Ann", name: damaged(whole, rng)}
        answer = caller.post("/api/tables", **wish)
        codes.add(answer.status_code)
        if answer.status_code == 201:
            with caller.page(answer.json()["table"]) as page:
                assert page.view["seat"] == 0
        else:
            assert answer.json()["error"]
    assert codes <= {201, 400, 409}


STATE = gorin.new("battle", seats=2, seed=3).determinize(0, random.Random(1)).record()

WISHES = st.fixed_dictionaries(
    {},
    optional={
        "game": JUNK | st.just("battle"),
        "seats": JUNK | st.lists(st.sampled_from([None, "random", "heuristic", "x"]) | JUNK, max_size=6),
        "options": JUNK | st.dictionaries(st.sampled_from(["seats", "seed", "clans", "x"]), JUNK, max_size=2),
        "clock": JUNK | st.dictionaries(st.sampled_from(["kind", "seconds", "extra", "x"]), JUNK, max_size=3),
        "spectators": JUNK,
        "title": JUNK,
        "name": JUNK,
        "record": JUNK,
        "position": JUNK,
        "absence": JUNK,
        "spectator_chat": JUNK,
        "table": JUNK,
        "choices": JUNK,
        "seat": JUNK,
        "x": JUNK,
    },
)
BODIES = st.one_of(st.binary(max_size=30), st.one_of(JUNK, WISHES).map(json.dumps).map(str.encode))


PATHS = (
    "/api/tables",
    "/api/tables/{id}/seat",
    "/api/tables/nothing/seat",
    "/api/tables/{id}/rematch",
    "/api/tables/nothing/rematch",
)


@QUICK
@given(st.sampled_from(PATHS), BODIES)
def test_no_body_breaks_the_server(scene: Scene, path: str, body: bytes):
    caller = scene.server.browser()
    answer = caller.call("POST", path.format(id=scene.id), content=body)
    assert answer.status_code in (200, 201, 400, 409) or (answer.status_code == 404 and "nothing" in path)
    if answer.status_code >= 400:
        assert answer.json()["error"]


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"options": ' * 10_000, b"", b"\xff\xfe", b"1e999", b'"\\ud800"']
)
def test_bodies_that_are_no_wish_are_refused(caller: Browser, body: bytes):
    answer = caller.call("POST", "/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("this request is not understood")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seats": [None] * 9}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [None, "genius"]}, "there is no bot 'genius'"),
        ({"seats": [None, None], "game": "chess"}, "chess"),
        ({"seats": [None, None], "options": {"seed": 5}}, "'seed' is not an option of a game"),
        ({"seats": [None, None], "options": {"wings": 5}}, "wings"),
        ({"seats": [None, None], "clock": {"kind": "sundial"}}, "a clock is one of"),
        ({"seats": [None, None], "clock": {"kind": "chess", "seconds": -1}}, "a clock is one of"),
        ({"seats": [None, None], "clock": {"kind": "chess", "hours": 1}}, "hours"),
        ({"seats": [None, None], "title": "x" * 61}, "a title has at most 60 characters"),
        ({"seats": [None, None], "name": "x" * 41}, "a name has at most 40 characters"),
        ({"seats": [None, None], "record": {}}, "not a gorin record"),
        ({"seats": [None, None], "record": STATE}, "not with a state"),
        ({"seats": [None, None], "position": {}}, "a position lists 2 to 5 players"),
        ({"seats": [None, None], "absence": 3}, "an absence must be 10 to 1000000 seconds"),
    ],
)
def test_wishes_are_refused_with_a_sentence_and_leave_no_table(
    server: Hall, ann: Browser, wish: Any, sentence: str
):
    answer = ann.post("/api/tables", **wish)
    assert answer.status_code in (400, 409)
    assert sentence in answer.json()["error"]
    assert server.registry.live_tables == {}


def test_the_description_names_every_path(server: Hall, ann: Browser):
    described = ann.get("/api/openapi.json").json()
    assert described == json.loads(json.dumps(describe()))
    routes = {route.path for route in server.client.app.routes if hasattr(route, "methods")}
    api = {path for path in routes if path.startswith("/api/") and "path:path" not in path}
    assert api - {"/api/openapi.json", "/api/asyncapi.json"} <= set(described["paths"])


def test_schemathesis_finds_every_answer_as_described(tmp_path):
    """Every described call with made-up arguments, over a real connection."""
    schema = schemathesis.openapi.from_dict(describe())
    with live(tmp_path) as address:
        session = "=".join(session_in(httpx.get(f"http://{address}/api/me", timeout=LIMIT)))
        headers = {"origin": f"http://{address}", "cookie": session}
        for operation in schema.get_all_operations():
            check_operation(operation.ok(), f"http://{address}", headers)


CONFORMS = [status_code_conformance, content_type_conformance, response_schema_conformance]


def check_operation(operation: Any, base: str, headers: dict[str, str]) -> None:
    @settings(deadline=None, max_examples=25, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy())
    def every_case(case: Any) -> None:
        answer = case.call(base_url=base, headers=headers, timeout=LIMIT)
        assert answer.status_code < 500, (case.formatted_path, case.body, answer.text)
        case.validate_response(answer, checks=CONFORMS)

    every_case()
