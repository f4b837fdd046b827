"""The games of a plan on a Ray cluster: on this machine, or on as many as have joined it.

Results are those of one process. A worker or a machine that dies costs time only: Ray gives its games to
others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from gorin.bots.guests import is_guest, plug_in
from gorin.kernel.errors import GorinError
from gorin.lab.extras import needed
from gorin.lab.plan import Plan, Played, Stop
from gorin.lab.workers import LOOK, MOST_DEATHS, chunks_of, they_keep_dying

RAY: Final = "ray"
LOOPBACK: Final = "127.0.0.1"
AHEAD: Final = 2
"""Chunks that are sent out for each processor: one is played, the next is at hand."""


def address_of(on: str) -> str | None:
    """Where the cluster is: what follows `ray:`; without it, `RAY_ADDRESS`, and otherwise one of our own.

    >>> address_of("ray:10.0.0.5:6379")
    '10.0.0.5:6379'
    """
    name, _, address = on.partition(":")
    if name != RAY:
        raise GorinError(f"games are played here or on ray, not on {on!r}")
    return address or os.environ.get("RAY_ADDRESS")


def on_ray(plan: Plan, numbers: list[int], on: str, jobs: int, stop: Stop) -> Iterator[Played]:
    """The games with these numbers, in this order; a cluster of our own has so many processes as `jobs`."""
    chunks, ready = chunks_of(numbers), dict[int, Any]()
    with _cluster(address_of(on), jobs) as ray:
        play = ray.remote(max_retries=MOST_DEATHS, retry_exceptions=False)(_play_chunk)
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        running: dict[Any, int] = {}
        sent = given = 0
        while given < len(chunks):
            while sent < len(chunks) and len(running) < most and not stop.is_set():
                running[play.remote(plan, chunks[sent])] = sent
                sent += 1
            if not running and given == sent:
                return
            for done in ray.wait(list(running), timeout=LOOK)[0] if running else ():
                number = running.pop(done)
                ready[number] = _result(ray, done, chunks[number])
            while given in ready:
                yield from ready.pop(given)
                given += 1


def _result(ray: Any, done: Any, chunk: list[int]) -> list[Played]:
    try:
        played: list[Played] | Exception = ray.get(done)
    except ray.exceptions.RayError as error:  # it has died more often than anybody should
        raise GorinError(f"{they_keep_dying(chunk)} ({type(error).__name__})") from None
    if isinstance(played, Exception):
        raise played
    return played


def _play_chunk(plan: Plan, numbers: list[int]) -> list[Played] | Exception:
    """In a worker. What goes wrong in a game is no failure of the worker, and is not tried again."""
    try:
        # Whoever has planned the games has plugged in their bots; a worker may have been started before.
        plug_in(*[name for name in plan.bots if is_guest(name)])
        return [plan.play(number) for number in numbers]
    except (GorinError, RuntimeError) as error:
        return error


@contextmanager
def _cluster(address: str | None, jobs: int) -> Iterator[Any]:
    """Ray, connected to a cluster. One that somebody else has connected to stays connected."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what runs here
    ray = needed("ray", "--on ray")
    if ray.is_initialized():
        yield ray
        return
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    # A cluster of our own is nobody else's business: it talks to itself over the loopback address only.
    own = {} if address else {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": LOOPBACK}
    try:
        ray.init(address=address, **quiet, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise GorinError(f"the Ray cluster at {address} cannot be reached: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
