"""Several servers on the same tables: each hears of the others at once, and one may die."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import redis as redis_client
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from gorin.cli import main
from gorin.server.hosting.peer_sync import PeerSync
from gorin.server.hosting.registry import TableRegistry
from gorin.server.peers import redis_peers
from gorin.server.peers.peers import TableUpdate
from gorin.server.peers.redis_peers import RedisPeers
from gorin.server.presentation import live_table
from gorin.server.store import Store
from gorin.server.stress.players import Match, Player, Tally, check_record, open_match
from gorin.server.stress.ports import free_port
from gorin.server.stress.process import Server
from gorin.server.table import entries
from gorin.server.table.entries import Resumed, Said
from gorin.server.web import security
from gorin.server.web.app import make_app
from server.kit import ORIGIN, UNLIMITED, Hall, Page, PromptPool, TestClient
from server.real_servers import PASSWORD, Redis
from support.apart import run_apart
from support.limits import LIMIT, SCENARIO, wait_until

NEVER = 3600.0
"""Seconds until the next round, in which servers look for what nobody told them: after the end of any test.

What arrives all the same was told, however long a busy machine takes for it."""


# --- two processes --------------------------------------------------------------------------------------


class Trusting(Server):
    """A server that goes no rounds: it relies on being told."""

    program = f"""if True:
        from gorin.server.peers import redis_peers
        redis_peers.ROUND = {NEVER}
        {Server.program}"""


class Line:
    """A page's websocket to a server in another process."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def receive_text(self) -> str:
        return str(self.socket.recv(timeout=LIMIT))

    def send_json(self, message: Any) -> None:
        self.socket.send(json.dumps(message))


@contextlib.contextmanager
def page_on(server: Server, table: str, session: str) -> Iterator[Page]:
    with connect(
        f"ws://{server.address}/ws/{table}",
        origin=Origin(f"http://{server.address}"),
        additional_headers={"Cookie": session},
        max_size=None,
        open_timeout=LIMIT,
    ) as socket:
        page = Page(Line(socket))
        page.receive()
        yield page


def hear_until(page: Page, holds: Callable[[], bool]) -> None:
    """Only listen: what is awaited must come by itself."""
    end = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < end, "it did not come"
        page.receive()


@pytest.fixture(params=["sqlite", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(
        request.getfixturevalue("postgres_url") if request.param == "postgres" else tmp_path / "shared"
    )


@pytest.fixture
def pair(data: str, tmp_path: Path, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two servers on the same tables, which know of each other only what they are told."""
    with side_by_side(Trusting, data, tmp_path, redis) as servers:
        yield servers


@pytest.fixture
def usual_pair(data: str, tmp_path: Path, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two `gorin serve` on the same tables."""
    with side_by_side(Server, data, tmp_path, redis) as servers:
        yield servers


@contextlib.contextmanager
def side_by_side(
    kind: type[Server], data: str, folder: Path, redis: Redis
) -> Iterator[tuple[Server, Server]]:
    servers = []
    for name in "ab":
        (folder / name).mkdir()
        servers.append(kind(folder / name, "--data", data, "--redis", redis.url))
    try:
        for server in servers:
            server.start()
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        server.check_calm()


def ids_on(server: Server) -> list[str]:
    return [told["id"] for told in server.call("GET", "/api/tables")[0]]


def open_on_both(one: Server, two: Server, seats: int = 2) -> Match:
    """Player 0 opens a table on one server, player 1 sits down on the other."""
    sessions = [server.call("GET", "/api/me")[1] for server in (one, two)]
    made, _ = one.call("POST", "/api/tables", sessions[0], {"seats": [None] * seats, "name": "Player 0"})
    two.call("POST", f"/api/tables/{made['table']}/seat", sessions[1], {"name": "Player 1"})
    return Match(made["table"], sessions)


def test_people_on_two_servers_sit_at_one_table(pair: tuple[Server, Server]):
    one, two = pair
    match = open_on_both(one, two)
    with page_on(one, match.id, match.sessions[0]) as ann, page_on(two, match.id, match.sessions[1]) as ben:
        hear_until(ann, lambda: all(seat["here"] for seat in ann.table["seats"]))
        hear_until(ben, lambda: all(seat["here"] for seat in ben.table["seats"]))
        for _ in range(10):
            before, here, there = ann.seq, *((ann, ben) if ann.view["decision"] else (ben, ann))
            here.send(type="choose", option=here.view["decision"]["options"][0]["id"], seq=here.seq)
            for page in (there, here):
                hear_until(page, lambda page=page, before=before: page.seq == before + 1)
            assert ann.view["awaiting"] == ben.view["awaiting"]
        ben.send(type="say", text="from the other side")
        hear_until(ann, lambda: bool(ann.table["chat"]))
        assert ann.table["chat"][0]["text"] == "from the other side"


def test_who_leaves_another_server_is_seen_to_be_gone(pair: tuple[Server, Server]):
    one, two = pair
    match = open_on_both(one, two)
    with page_on(one, match.id, match.sessions[0]) as ann:
        with page_on(two, match.id, match.sessions[1]):
            hear_until(ann, lambda: ann.table["seats"][1]["here"])
        hear_until(ann, lambda: not ann.table["seats"][1]["here"])


def test_the_lobby_of_each_knows_the_tables_of_both(pair: tuple[Server, Server]):
    one, two = pair
    match = open_on_both(one, two, seats=3)
    other = open_match(two, bot=True)
    wait_until(lambda: set(ids_on(one)) == set(ids_on(two)) == {match.id, other.id})
    with page_on(two, match.id, match.sessions[1]) as ben:
        one.call("DELETE", f"/api/tables/{match.id}", match.sessions[0])
        hear_until(ben, lambda: ben.ended)
    wait_until(lambda: ids_on(one) == ids_on(two) == [other.id])


def test_one_is_killed_and_everybody_goes_on_with_the_other(usual_pair: tuple[Server, Server]):
    """Strict players at several tables: whatever one server accepted, the other knows."""
    one, two = usual_pair
    matches = [open_on_both(one, two) for _ in range(4)] + [open_match(one, bot=True)]
    tally, fallen = Tally(), asyncio.Event()

    class Wanderer(Player):
        @property
        def server(self) -> Server:  # type: ignore[override]
            return two if self.seat == 1 or fallen.is_set() else one

        @server.setter
        def server(self, first: Server) -> None:
            pass

    async def play() -> None:
        players = [
            Wanderer(one, match, seat, tally, random.Random(f"{number} {seat}"))
            for number, match in enumerate(matches)
            for seat in range(len(match.sessions))
        ]
        async with asyncio.timeout(SCENARIO), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            while tally.accepted < 100:
                await asyncio.sleep(0.01)
            one.kill()
            fallen.set()
        for match in matches:
            await check_record(two, match)

    run_apart(play())
    assert tally.accepted > 300
    assert all(match.over for match in matches)


def test_what_redis_missed_arrives_when_it_is_back(pair: tuple[Server, Server], redis: Redis):
    one, two = pair
    match = open_on_both(one, two)
    with page_on(two, match.id, match.sessions[1]) as ben:
        with page_on(one, match.id, match.sessions[0]) as ann:
            hear_until(ben, lambda: ben.table["seats"][0]["here"])
            redis.stop()
            try:
                ann.send(type="say", text="does anybody hear me?")
                hear_until(ann, lambda: bool(ann.table["chat"]))
                unheard = open_match(one, bot=False)
                ben.catch_up()
                assert not ben.table["chat"] and unheard.id not in ids_on(two)
            finally:
                redis.start()
            hear_until(ben, lambda: bool(ben.table["chat"]))
        wait_until(lambda: unheard.id in ids_on(two))
        hear_until(ben, lambda: not ben.table["seats"][0]["here"])


def test_clocks_stand_still_only_while_no_server_is_up(data: str, tmp_path: Path, redis: Redis):
    for name in "ab":
        (tmp_path / name).mkdir()
    one, two = (Server(tmp_path / name, "--data", data, "--redis", redis.url) for name in "ab")
    try:
        one.start()
        table = open_timed(one)
        two.start()
        wait_until(lambda: awake_at(data, redis) == 2)
        one.kill()
        one.start()
        one.call("GET", f"/api/tables/{table}")  # who tells of a table has set its clocks right
        assert resumptions_of(data, table) == []
        one.kill()
        two.kill()
        wait_until(lambda: awake_at(data, redis) == 0)
        two.start()
        wait_until(lambda: len(resumptions_of(data, table)) == 1)
    finally:
        one.kill()
        two.kill()


def open_timed(server: Server) -> str:
    """A table of two whose clock runs."""
    clock = {"kind": "chess", "seconds": 600, "extra": 0}
    sessions = [server.call("GET", "/api/me")[1] for _ in range(2)]
    wish = {"seats": [None, None], "name": "Player 0", "clock": clock}
    made, _ = server.call("POST", "/api/tables", sessions[0], wish)
    server.call("POST", f"/api/tables/{made['table']}/seat", sessions[1], {"name": "Player 1"})
    return str(made["table"])


def resumptions_of(data: str, table: str) -> list[Resumed]:
    with contextlib.closing(store_at(data)) as store:
        read = [entries.decode(body) for body in store.read(table)]
    return [entry for entry in read if isinstance(entry, Resumed)]


def store_at(data: str) -> Store:
    return Store(data if "://" in data else Path(data) / "tables.sqlite")


def awake_at(data: str, redis: Redis) -> int:
    with contextlib.closing(store_at(data)) as store:
        return awake_on(redis, store)


def awake_on(redis: Redis, store: Store) -> int:
    """How many servers of these tables can be seen by who starts: each is a moment after it serves."""
    return redis.listeners(f"gorin:{store.identity()}:awake")


# --- two servers in this process --------------------------------------------------------------------------


@contextlib.contextmanager
def shared_hall(path: Path, redis: Redis) -> Iterator[Hall]:
    registry = TableRegistry(Store(path), PromptPool(), peers=RedisPeers(redis.url))  # type: ignore[arg-type]
    app = make_app(registry)
    app.state.talk = app.state.openings = security.Buckets(UNLIMITED, UNLIMITED)
    with TestClient(app, base_url=ORIGIN) as client:
        yield Hall(client, registry)


def test_each_choice_of_a_bot_is_thought_about_once(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(redis_peers, "LEASE", NEVER)  # nor does a slow machine make anybody try too
    monkeypatch.setattr(redis_peers, "TIMEOUT", LIMIT)
    path = tmp_path / "tables.sqlite"
    with shared_hall(path, redis) as one, shared_hall(path, redis) as two:
        ids = [hall.browser().open("random", "random", name="") for hall in (one, two)]
        wait_until(lambda: all(id in hall.registry.live_tables for id in ids for hall in (one, two)))
        wait_until(lambda: all(hall.restless(id).game.over for id in ids for hall in (one, two)))
        choices = sum(len(one.table(id).game.record()["choices"]) for id in ids)
        assert one.registry.pool.asked + two.registry.pool.asked == choices
        for id in ids:
            assert one.table(id).game.digest() == two.table(id).game.digest()


def test_a_bot_whose_server_died_is_taken_over(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(redis_peers, "LEASE", NEVER)
    monkeypatch.setattr(redis_peers, "TIMEOUT", LIMIT)
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann = one.browser()
        id = ann.open("random", None, name="")
        table = one.table(id)
        run_apart(begin_to_think(redis, one, id))
        answers = answers_about_thinking(one, monkeypatch)
        assert ann.sit(id).status_code == 200
        wait_until(lambda: bool(answers))
        assert not any(answers) and table.awaited[0] == 0 and one.registry.pool.asked == 0
        let_the_lease_end(redis, one)
        wait_until(lambda: table.awaited == [1])
        assert one.registry.pool.asked > 0


def answers_about_thinking(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What a server is told from now on when it asks whether its bots may think."""
    answers: list[bool] = []
    peers = hall.registry.peers
    ask = peers.acquire_bot_lease

    async def acquire_bot_lease(table: str, moment: tuple[int, int]) -> bool:
        answers.append(await ask(table, moment))
        return answers[-1]

    monkeypatch.setattr(peers, "acquire_bot_lease", acquire_bot_lease)
    return answers


def let_the_lease_end(redis: Redis, hall: Hall) -> None:
    """Now, and not after as long as it was taken for."""
    with redis_client.Redis.from_url(redis.url) as client:
        (lease,) = client.scan_iter(f"gorin:{hall.registry.store.identity()}:thinking:*")
        assert NEVER - SCENARIO < client.ttl(lease) <= NEVER, "it ends by itself"
        client.pexpire(lease, 1)


async def begin_to_think(redis: Redis, hall: Hall, id: str) -> None:
    """A server that takes a bot's choice upon itself, and is never heard of again."""
    dying = RedisPeers(redis.url)
    dying._store = hall.registry.store.identity()
    assert await dying.acquire_bot_lease(id, hall.table(id).moment)
    assert await dying.acquire_bot_lease(id, hall.table(id).moment), "it may try its own choice again"
    await dying.leave()


def test_an_entry_that_nobody_told_of_is_found(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch):
    """A server that dies between writing and telling: the others look after the tables by themselves."""
    monkeypatch.setattr(redis_peers, "ROUND", 0.2)
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann = one.browser()
        id = ann.open(None, None)
        with ann.page(id) as page:
            say_behind_its_back(one, id, "unheard")
            page.wait(lambda: bool(page.table["chat"]))
            assert page.table["chat"][0]["text"] == "unheard"


def test_after_a_gap_everything_is_looked_at(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch):
    """Who wrote while Redis was away may be dead when it is back, and will never tell."""
    monkeypatch.setattr(redis_peers, "ROUND", NEVER)
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann = one.browser()
        id = ann.open(None, None)
        with ann.page(id) as page:
            redis.stop()
            try:
                say_behind_its_back(one, id, "unheard")
            finally:
                redis.start()
            wait_until(lambda: bool(one.table(id).chat))
            page.catch_up()
            assert page.table["chat"][0]["text"] == "unheard"


def test_what_could_not_be_told_is_told_again(tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch):
    """Only the line by which one server speaks is cut; the other one listens all the time."""
    monkeypatch.setattr(redis_peers, "ROUND", NEVER)
    path = tmp_path / "tables.sqlite"
    with shared_hall(path, redis) as one, shared_hall(path, redis) as two:
        ann = one.browser()
        id = ann.open(None, None)
        wait_until(lambda: id in two.registry.live_tables)
        with ann.page(id) as page, redis_client.Redis.from_url(redis.url) as client:
            client.execute_command("CLIENT", "KILL", "TYPE", "normal")
            page.ask(type="say", text="hello")
            wait_until(lambda: bool(two.table(id).chat))


def test_who_comes_to_a_table_gets_it_as_the_store_has_it(tmp_path: Path, redis: Redis):
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann = one.browser()
        id = ann.open(None, None)
        say_behind_its_back(one, id, "unheard")
        with ann.page(id) as page:
            assert page.table["chat"][0]["text"] == "unheard"
        one.registry.store.delete(id)
        assert ann.get(f"/api/tables/{id}").json() == {
            "error": f"there is no table {id!r}",
            "code": "not-found",
        }


def say_behind_its_back(hall: Hall, id: str, text: str) -> None:
    said = Said(at=5.0, name="Ben", seat=None, text=text)
    hall.registry.store.append(id, hall.table(id).seq, entries.encode(said)).result(LIMIT)


def test_everybody_on_a_server_that_fell_silent_is_gone(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(redis_peers, "ROUND", 0.2)
    monkeypatch.setattr(live_table, "SILENCE", 1.0)
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann, ben = one.browser(), one.browser()
        id = ann.open(None, None)
        ben.sit(id)
        holder = one.table(id).seats[1].holder
        with ann.page(id) as page:
            assert not page.table["seats"][1]["here"]
            ring(redis, one, TableUpdate("another", id, one.table(id).seq, [holder]))
            hear_until(page, lambda: bool(page.table["seats"][1]["here"]))
            hear_until(page, lambda: not page.table["seats"][1]["here"])


def ring(redis: Redis, hall: Hall, update: Any) -> None:
    channel = f"gorin:{hall.registry.store.identity()}:news"
    wait_until(lambda: redis.listeners(channel) == 1)
    with redis_client.Redis.from_url(redis.url) as client:
        body = update if isinstance(update, bytes) else entries.msgspec.json.encode(update)
        assert client.publish(channel, body) == 1


def test_nonsense_on_the_channel_harms_nobody(tmp_path: Path, redis: Redis):
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        ann = one.browser()
        id = ann.open(None, None)
        for nonsense in (
            b"",
            b"{}",
            b"\xff",
            TableUpdate("x", "\x00", 9, []),
            TableUpdate("x", "unknown", 3, ["y"]),
        ):
            ring(redis, one, nonsense)
        ring(redis, one, TableUpdate("x", id, 0, []))  # it is not deleted because somebody says so
        ring(redis, one, TableUpdate("x", id, 10**9, []))
        with ann.page(id) as page:
            assert page.ask(type="say", text="still here")["type"] == "delta"
        assert id in one.registry.live_tables


def test_a_table_out_of_memory_wakes_for_news_and_is_not_forgotten_on_hearsay(tmp_path: Path, redis: Redis):
    with shared_hall(tmp_path / "tables.sqlite", redis) as one:
        id = one.browser().open(None, None)
        one.registry.linger = -1.0
        one.call(one.registry.maintenance.do)
        assert id in one.registry.unloaded and not one.registry.live_tables
        one.registry.linger = 300.0
        ring(redis, one, TableUpdate("x", id, one.registry.unloaded[id].entries, []))
        ring(redis, one, TableUpdate("x", id, 0, []))
        wait_until(lambda: id in one.registry.live_tables)
        one.registry.linger = -1.0
        one.call(one.registry.maintenance.do)
        one.registry.store.delete(id)
        ring(redis, one, TableUpdate("x", id, 0, []))
        wait_until(lambda: id not in one.registry.unloaded and id not in one.registry.live_tables)


def test_servers_of_different_tables_on_one_redis_do_not_mix(tmp_path: Path, redis: Redis):
    with (
        shared_hall(tmp_path / "one.sqlite", redis) as one,
        shared_hall(tmp_path / "two.sqlite", redis) as two,
    ):
        assert one.registry.store.identity() != two.registry.store.identity()
        id = one.browser().open(None, None)
        with shared_hall(tmp_path / "one.sqlite", redis) as three:
            wait_until(
                lambda: id in three.registry.live_tables and awake_on(redis, three.registry.store) == 2
            )
            assert run_apart(sees_others(redis, one, three.registry.store))
        assert id not in two.registry.live_tables
        alone = Store(tmp_path / "three.sqlite")
        assert not run_apart(sees_others(redis, one, alone))
        alone.close()


async def sees_others(redis: Redis, hall: Hall, store: Store) -> bool:
    """Whether a server that starts on this store finds it served already."""
    comer = RedisPeers(redis.url)
    others = await comer.join(store, PeerSync(hall.registry))
    await comer.leave()
    return others


# --- what cannot be used is said in one sentence -----------------------------------------------------------


def complaint(url: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    command = ["serve", "--no-open", "--port", "0", "--data", str(folder), "--redis", url]
    assert main.run(command) == main.BAD_INPUT
    said = capsys.readouterr().err
    assert said.startswith("gorin: ") and said.count("\n") == 1, said
    assert PASSWORD not in said
    return said


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (f"redis://:{PASSWORD}@127.0.0.1:{{free}}/0", "cannot use Redis: .*Connection refused"),
        (f"redis://:{PASSWORD}@127.0.0.1:port/0", "cannot use Redis: .*port"),
        (f"http://:{PASSWORD}@127.0.0.1/", "--redis needs an address like redis://"),
    ],
)
def test_a_redis_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str, why: str
):
    assert re.search(why, complaint(url.format(free=free_port()), tmp_path, capsys))


def test_without_the_extra_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "redis", None)
    monkeypatch.delitem(sys.modules, "gorin.server.peers.redis_peers", raising=False)
    said = complaint("redis://127.0.0.1/0", tmp_path, capsys)
    assert said == "gorin: Redis needs an extra: pip install 'gorin[redis]'\n"
