"""Bots at tables: each is asked for its choice where it is awaited."""

from __future__ import annotations

import asyncio
import functools
import logging
from typing import Protocol

from gorin.kernel.errors import EndlessLoop, GorinError
from gorin.server.hosting.interfaces import EngineFailed, Registry
from gorin.server.presentation.live_table import LiveTable
from gorin.server.saved.own_saves import save_for_bot
from gorin.server.table.entries import AnyEntry
from gorin.server.table.playing import Moment
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.table import Table

RETRY = 1.0
"""Seconds until a bot tries again where its choice could not be written."""

log = logging.getLogger(__name__)


class BotPool(Protocol):
    """Who lets bots think."""

    async def choose(self, bot: str, save: bytes, seat: int, seed: int, people: bool = False) -> str | None:
        """The option that a bot picks; None where it could not. Where people wait it comes first."""

    def close(self) -> None: ...


class BotSeats:
    """The bots at the tables of a registry."""

    def __init__(self, registry: Registry, pool: BotPool, pause: float) -> None:
        self.registry, self.pool, self.pause = registry, pool, pause
        """`pause`: how long a bot waits before its choice, so that people can follow."""

    def move(self, live: LiveTable) -> None:
        """Let bots choose where they are awaited, unless they are at it already."""
        if self._awaited(live.table) is None or (live.bots is not None and not live.bots.done()):
            return
        live.bots = asyncio.get_running_loop().create_task(self._play(live))

    def _awaited(self, table: Table) -> int | None:
        if table.stopped:
            return None
        return next((seat for seat in table.awaited if table.seats[seat].bot), None)

    async def _play(self, live: LiveTable) -> None:
        """Let bots choose until a person is awaited."""
        while not live.deleted and self._awaited(live.table) is not None:
            await asyncio.sleep(self.pause)
            if not await self.registry.peers.acquire_bot_lease(live.table.id, live.table.moment):
                await asyncio.sleep(RETRY)
                continue
            try:
                await self._choose(live)
            except Refused:
                pass  # the table has moved on while the bot thought
            except GorinError as error:
                log.warning("a bot cannot choose at table %s: %s", live.table.id, error)
                await asyncio.sleep(RETRY)

    async def _choose(self, live: LiveTable) -> None:
        """One choice of one bot. A choice that is not offered, or none, becomes the first that is."""
        table = live.table
        seat = self._awaited(table)
        if seat is None:
            return
        bot, moment = table.seats[seat].bot or "", table.moment
        decision = next(d for d in table.game.pending if d.seat == seat)
        offered = [option.id for option in decision.options]
        seed = int(table.seed or 0) + table.seq
        option = await self.pool.choose(bot, save_for_bot(table.game), seat, seed, bool(live.subscribers))
        await self._write_one_of(live, seat, [option] if option in offered else [], offered, moment)

    async def _write_one_of(
        self, live: LiveTable, seat: int, wanted: list[str], offered: list[str], moment: Moment
    ) -> None:
        """The choice of the bot; where it fails or would never end, the next that does not."""
        for option in [*wanted, *(option for option in offered if option not in wanted)]:
            try:
                chosen = functools.partial(self._chosen, live.table, seat, option, moment)
                await self.registry.write(live, chosen)
                return
            except (EngineFailed, EndlessLoop):
                continue
        await asyncio.sleep(RETRY)

    def _chosen(self, table: Table, seat: int, option: str, moment: Moment) -> AnyEntry:
        """The choice of a bot that still has the seat, in the game that it thought about."""
        if not table.seats[seat].bot:
            raise Refused("the seat was given back")
        if table.moment != moment:
            raise Refused("the table has moved on", Code.STALE)
        return table.choose(seat, option, self.registry.now(), bot=True)
