"""Peers through Redis: one channel for news, one to see who is awake, and a short lease for each bot.

Redis only hurries things up. The store decides what was written; whatever is missed here is read there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
from typing import Any, Generic, TypeVar

import msgspec
import redis
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from gorin.kernel.errors import GorinError
from gorin.server.jobs.bot_pool import BUDGET
from gorin.server.peers.peers import PeerListener, Peers, TableUpdate
from gorin.server.presentation.live_table import SILENCE

TIMEOUT = 5.0
RETRY = 0.5
"""Seconds until a Redis that has gone is tried again."""
ROUND = SILENCE / 3
"""Seconds between two looks at the tables where somebody is: a peer may die before it tells."""
LEASE = BUDGET + 1
"""Seconds that a bot of one server may think before another server tries too."""
KEEPALIVE = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}

T = TypeVar("T")

TROUBLE = (redis.RedisError, OSError)

log = logging.getLogger(__name__)


class RedisPeers(Peers):
    """The servers that listen on the same Redis and share the same store."""

    shared = True

    def __init__(self, url: str) -> None:
        check(url)
        self._asking = Redis.from_url(url, socket_timeout=TIMEOUT, **sturdiness(url))
        self._listening = Redis.from_url(url, socket_timeout=None, **sturdiness(url))
        self._me = secrets.token_hex(8)
        self._store = ""
        self._listener: PeerListener
        self._awake = asyncio.Event()
        self._told: Waiting[None] = Waiting()
        self._heard: Waiting[TableUpdate] = Waiting()
        self._tasks: list[asyncio.Task[None]] = []

    # --- what the registry uses ---

    async def join(self, store: Any, listener: PeerListener) -> bool:
        self._store, self._listener = await asyncio.to_thread(store.identity), listener
        jobs = (self._listen(), self._receive_updates(), self._pass_on(), self._sweep())
        self._tasks = [asyncio.create_task(job) for job in jobs]
        with contextlib.suppress(*TROUBLE):
            [(_, awake)] = await self._asking.pubsub_numsub(self._called("awake"))
            return bool(awake)
        return False

    async def start(self) -> None:
        self._awake.set()

    def tell(self, table: str) -> None:
        self._told.put(table, None)

    async def acquire_bot_lease(self, table: str, moment: tuple[int, int]) -> bool:
        """Who comes first; where Redis does not say, everybody may: of two choices one is written."""
        lease = self._called("thinking", table, *map(str, moment))
        try:
            first = await self._asking.set(lease, self._me, nx=True, px=int(LEASE * 1000))
            return bool(first) or await self._asking.get(lease) == self._me.encode()
        except TROUBLE:
            return True

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*TROUBLE):
            await self._publish(list(self._told.take_at_once()))
        await self._asking.aclose()
        await self._listening.aclose()

    # --- the tasks behind it ---

    async def _listen(self) -> None:
        """Hear the peers. Each time that this begins anew, something may have been missed."""
        while True:
            try:
                async with self._listening.pubsub() as subscription:
                    await subscription.subscribe(self._called("news"))
                    await self._awake.wait()
                    await subscription.subscribe(self._called("awake"))
                    await self._listener.resync_all()
                    async for message in subscription.listen():
                        self._take(message)
            except (*TROUBLE, GorinError) as error:
                log.warning("the peers cannot be heard, and are tried again: %s", error)
            await asyncio.sleep(RETRY)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "message":
            with contextlib.suppress(msgspec.MsgspecError):  # not from a peer
                update = msgspec.json.decode(message["data"], type=TableUpdate)
                if update.server != self._me:
                    self._heard.put(f"{update.server} {update.table}", update)

    async def _receive_updates(self) -> None:
        """Take in what was heard, all tables at the same time: the store reads them in one go."""
        while True:
            updates = await self._heard.take()
            await asyncio.gather(*map(self._listener.receive, updates.values()))

    async def _pass_on(self) -> None:
        """Tell the peers what is new here, again and again until Redis has it."""
        while True:
            tables = list(await self._told.take())
            try:
                await self._publish(tables)
            except TROUBLE:
                for table in tables:
                    self._told.put(table, None)
                await asyncio.sleep(RETRY)

    async def _publish(self, tables: list[str]) -> None:
        updates = [self._listener.update_of(self._me, table) for table in tables]
        async with self._asking.pipeline(transaction=False) as pipeline:
            for update in filter(None, updates):
                pipeline.publish(self._called("news"), msgspec.json.encode(update))
            await pipeline.execute()

    async def _sweep(self) -> None:
        await self._awake.wait()
        while True:
            await asyncio.sleep(ROUND)
            await self._listener.sweep()

    def _called(self, *names: str) -> str:
        """A name in Redis that only servers on this store use."""
        return ":".join(("gorin", self._store, *names))


class Waiting(Generic[T]):
    """What is to be dealt with, of each kind only the newest; whoever comes for it gets all of it."""

    def __init__(self) -> None:
        self._things: dict[str, T] = {}
        self._any = asyncio.Event()

    def put(self, kind: str, thing: T) -> None:
        self._things[kind] = thing
        self._any.set()

    async def take(self) -> dict[str, T]:
        """All there is, as soon as there is anything."""
        await self._any.wait()
        return self.take_at_once()

    def take_at_once(self) -> dict[str, T]:
        taken, self._things = self._things, {}
        self._any.clear()
        return taken


def check(url: str) -> None:
    """Say at the start what is wrong, in a sentence."""
    try:
        with redis.Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT) as client:
            client.ping()
    except (redis.RedisError, OSError, ValueError) as error:
        raise GorinError(f"cannot use Redis: {error}") from None


def sturdiness(url: str) -> dict[str, Any]:
    """A Redis that has gone is noticed within seconds; a silent retry would hide that news were missed."""
    settings: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": TIMEOUT}
    if url.startswith("unix://"):
        return settings
    known = {getattr(socket, name): value for name, value in KEEPALIVE.items() if hasattr(socket, name)}
    return {**settings, "socket_keepalive": True, "socket_keepalive_options": known}
