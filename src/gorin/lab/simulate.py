"""Playing many games with bots, on as many processes as wanted, always with the same result."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import gorin
from gorin.lab.plan import Plan, Played, Stop, play_until
from gorin.lab.workers import in_processes

WORTH_A_PROCESS = 25
"""The fewest games that are worth another process."""


def simulate(
    plan: Plan,
    jobs: int = 1,
    stop: Stop | None = None,
    numbers: Sequence[int] | None = None,
    on: str = "",
) -> Iterator[Played]:
    """Play the games of a plan; they come in the order of their seeds, whatever the number of processes.

    When `stop` is set, games in progress are finished and no others begun; what was played still comes.
    With `numbers`, only these games of the plan are played. With `on`, a Ray cluster plays them ("ray", or
    "ray:" and its address).
    """
    if jobs < 1:
        raise gorin.GorinError(f"at least 1 process must play, not {jobs}")
    plan.insist()
    stop = stop or threading.Event()
    wanted = list(range(plan.games) if numbers is None else numbers)
    if on:
        from gorin.lab.on_ray import on_ray

        return on_ray(plan, wanted, on, jobs, stop)
    if jobs == 1 or len(wanted) <= WORTH_A_PROCESS:
        return play_until(plan, wanted, stop)
    return in_processes(plan, wanted, jobs, stop)
