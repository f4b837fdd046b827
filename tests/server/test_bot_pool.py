"""Bots in workers: a bot that hangs, breaks or talks nonsense holds no table up."""

import asyncio
import contextlib
import functools
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import gorin
from gorin import bots
from gorin.server.jobs import pool as processes
from gorin.server.jobs.bot_pool import BotPool
from gorin.server.jobs.pool import BUSY, ENDED, LATE, Broke, JobPool, Worker
from server.kit import hall
from support.apart import apart, run_apart
from support.limits import LIMIT, LONGEST


def hang(pipe, nice):
    """A worker that never answers."""
    pipe.send(processes.READY)
    while True:
        pipe.recv()


def crash(pipe, nice):
    """A worker that ends at the first question."""
    pipe.send(processes.READY)
    pipe.recv()


def work_for_ever(pipe, nice):
    """A worker that never comes to an end, and uses the processor all the while."""
    pipe.send(processes.READY)
    pipe.recv()
    while True:
        pass


def wait_long(pipe, nice):
    """A worker that the machine has no time for at first: it waits for longer than its budget of work."""
    pipe.send(processes.READY)
    job = pipe.recv()
    time.sleep(1.0)
    pipe.send(processes.functions.done(*job))


@contextlib.contextmanager
def workers(life, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(processes, "_serve", life)
        yield


def question(seats: int = 2):
    game = gorin.new("battle", seats=seats, seed=5)
    return game, ("think", "random", game.save(), game.pending[0].seat, 11)


def test_a_worker_thinks_as_the_bot_does():
    game, asked = question()
    worker = Worker()
    answer = worker.ask(asked, budget=60)
    worker.stop()
    bot = bots.make("random", "battle", random.Random(11))
    assert answer == ("done", bot.choose(game.pending[0], bots.outlook_of(game, game.pending[0].seat)).id)


def test_a_worker_that_hangs_or_breaks_is_replaced(monkeypatch):
    """One that breaks is not waited for: `apart` would have given up long before such a budget is spent."""
    _, asked = question()
    for life, budget, trouble in (
        (hang, 0.1, BUSY),
        (work_for_ever, 0.1, LATE),
        (crash, 10 * LONGEST, ENDED),
    ):
        with workers(life, monkeypatch):
            worker = Worker()
        first = worker.process
        said = apart(lambda worker=worker, budget=budget: worker.ask(asked, budget))
        assert said == trouble or said[0] == trouble, "what took too long is told from what broke"
        assert not first.is_alive()
        assert worker.ask(asked, budget=60)[0] == "done"
        worker.stop()
        assert not worker.process.is_alive()


def test_a_worker_that_was_stopped_does_not_come_back(monkeypatch):
    with workers(hang, monkeypatch):
        worker = Worker()
    worker.stop()
    assert worker.ask(question()[1], budget=1) == ENDED
    assert not worker.process.is_alive()


class Recorder:
    """A worker in name only, which notices when it is asked by two at once, and thinks until it may go on."""

    def __init__(self, go_on: threading.Event | None = None) -> None:
        self.busy = self.overlaps = 0
        self.go_on = go_on

    def ask(self, job: tuple, budget: float) -> tuple[str, str]:
        self.busy += 1
        self.overlaps += self.busy > 1
        assert self.go_on is None or self.go_on.wait(LIMIT)
        time.sleep(0.002)  # who is asked by two at once would be seen to be
        self.busy -= 1
        return "done", job[1]

    def stop(self) -> None:
        pass


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        while not holds():
            await asyncio.sleep(0.001)


def test_who_stops_waiting_does_not_hand_on_a_worker_that_still_thinks(monkeypatch):
    made: list[Recorder] = []
    go_on = threading.Event()
    monkeypatch.setattr(processes, "Worker", lambda nice: made.append(Recorder(go_on)) or made[-1])

    async def scenario() -> list[str | None]:
        pool = BotPool(workers=2)
        ask = functools.partial(pool.choose, save="", seat=0, seed=0, people=True)
        asking = [asyncio.create_task(ask(f"bot {n}")) for n in range(12)]
        await until(lambda: sum(recorder.busy for recorder in made) == 2)
        for task in asking[::2]:
            task.cancel()
        await asyncio.sleep(0)
        go_on.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        pool.close()
        return answers

    answers = run_apart(scenario())
    assert [a for a in answers if isinstance(a, str)][-6:] == [f"bot {n}" for n in range(1, 12, 2)][-6:]
    assert len(made) == 2, "no more workers than were asked for"
    assert not any(recorder.overlaps for recorder in made)


def test_people_are_served_before_bots_that_play_among_themselves(monkeypatch):
    go_on = threading.Event()
    worker = Recorder(go_on)
    monkeypatch.setattr(processes, "Worker", lambda nice: worker)
    order = []

    async def ask(pool: BotPool, name: str, people: bool) -> None:
        order.append(await pool.choose(name, "", 0, 0, people))

    async def scenario() -> None:
        pool = BotPool(workers=1)
        asking = [asyncio.create_task(ask(pool, f"bot {n}", False)) for n in range(4)]
        await until(lambda: worker.busy == 1)
        asking.append(asyncio.create_task(ask(pool, "for Ann", True)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asking)
        pool.close()

    run_apart(scenario())
    assert order[:2] == ["bot 0", "for Ann"]


def test_bots_that_nobody_waits_for_may_think_for_long_and_hold_nobody_up(monkeypatch):
    go_on, begun = threading.Event(), []

    class Thinker(Recorder):
        """A worker that thinks until everybody else is served, unless somebody waits."""

        def ask(self, job: tuple, budget: float) -> tuple[str, str]:
            begun.append(job[1])
            assert job[1].startswith("for") or go_on.wait(LIMIT)
            return "done", job[1]

    monkeypatch.setattr(processes, "Worker", lambda nice: Thinker())

    async def scenario() -> None:
        pool = BotPool(workers=2)
        asking = [asyncio.create_task(pool.choose(f"bot {n}", "", 0, 0)) for n in range(4)]
        await until(lambda: "bot 0" in begun)
        assert await pool.choose("for Ann", "", 0, 0, people=True) == "for Ann"
        assert begun == ["bot 0", "for Ann"], "a worker is kept for her"
        go_on.set()
        assert await asyncio.gather(*asking) == [f"bot {n}" for n in range(4)]
        pool.close()

    run_apart(scenario())


def test_a_bot_that_looks_ahead_is_stopped_in_time(monkeypatch):
    """With no time at all it answers by its rules of thumb, before it has looked into a single world."""
    monkeypatch.setattr(processes.functions, "LONGEST_THOUGHT", -1.0)
    game = gorin.new("battle", seats=2, seed=5)
    while game.pending[0].count < 3:
        game.choose(game.pending[0].pick(0))
    seat = game.pending[0].seat
    own = bots.make("heuristic", "battle", random.Random(11))
    expected = own.choose(game.pending[0], bots.outlook_of(game, seat)).id
    assert processes.functions.done("think", "master", game.save(), seat, 11) == ("done", expected)


def test_one_caller_cannot_make_all_the_others_wait(monkeypatch):
    monkeypatch.setattr(processes, "Worker", lambda nice: Recorder())

    async def scenario() -> list:
        jobs = JobPool(count=1, share=2)
        asked = [jobs.do("moment", f"{n}", caller="eve") for n in range(5)]
        answers = await asyncio.gather(*asked, jobs.do("moment", "ann", caller="ann"), return_exceptions=True)
        jobs.close()
        return answers

    *eve, ann = run_apart(scenario())
    assert [answer for answer in eve if isinstance(answer, str)] == ["0", "1"]
    assert ann == "ann"


def test_what_is_urgent_waits_for_nothing_that_may_take_long(monkeypatch):
    begun = []

    class Stuck(Recorder):
        """A worker whose uploads end only when everybody else has been served."""

        def ask(self, job: tuple, budget: float) -> tuple[str, str]:
            begun.append(job[1])
            if job[0] == "upload":
                assert served.wait(LIMIT)
            return "done", job[1]

    served = threading.Event()
    monkeypatch.setattr(processes, "Worker", lambda nice: Stuck())

    async def scenario() -> list:
        jobs = JobPool(count=2, spare=1)
        uploads = [
            asyncio.create_task(jobs.do("upload", f"upload {n}", urgency=processes.IN_TURN)) for n in range(3)
        ]
        await until(lambda: "upload 0" in begun)
        plain = [await jobs.do("start", f"table {n}", caller="ann") for n in range(3)]
        assert begun == ["upload 0", *plain], "one worker is kept for them"
        served.set()
        answers = await asyncio.gather(*uploads)
        jobs.close()
        return answers

    assert run_apart(scenario()) == [f"upload {n}" for n in range(3)]


class Scripted:
    """A pool that answers what it is told to."""

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    async def choose(self, *asked) -> str | None:
        return self.answer

    def close(self) -> None:
        pass


def test_a_table_goes_on_when_its_bot_cannot_choose(tmp_path: Path):
    for number, answer in enumerate((None, "nonsense")):
        folder = tmp_path / str(number)
        folder.mkdir()
        with hall(folder, Scripted(answer)) as server:
            ann = server.browser()
            id = ann.open("random", "random", name="")
            with ann.page(id) as page:
                page.wait(lambda page=page: page.view["outcome"] is not None)


def test_a_table_goes_on_when_the_worker_hangs(tmp_path: Path, monkeypatch):
    with workers(hang, monkeypatch), hall(tmp_path, BotPool(budget=0.05)) as server:
        ann = server.browser()
        id = ann.open(None, "random")
        with ann.page(id) as page:
            end = time.monotonic() + LIMIT
            while not any(choice[0] == 1 for choice in server.restless(id).game.record()["choices"]):
                assert time.monotonic() < end, "the bot's seat never chose"
                if page.view["decision"]:
                    page.choose()
                page.catch_up()


# --- jobs whose process ends, or has to wait -----------------------------------------------------------


def test_a_job_that_waits_for_the_processor_is_not_ended(monkeypatch):
    _, asked = question()
    with workers(wait_long, monkeypatch):
        worker = Worker()
    assert worker.ask(asked, budget=0.5)[0] == "done"
    worker.stop()


class Mortal:
    """A worker in name only, whose process ends so many times before it answers."""

    stopped = False

    def __init__(self, ends: int) -> None:
        self.ends = ends

    def ask(self, job: tuple, budget: float) -> tuple[str, str]:
        self.ends -= 1
        return ENDED if self.ends >= 0 else ("done", "it is done")

    def stop(self) -> None:
        self.stopped = True


def job_with(monkeypatch, ends: int) -> object:
    monkeypatch.setattr(processes, "Worker", lambda nice: Mortal(ends))

    async def scenario() -> object:
        crew = JobPool()
        try:
            return await crew.do("fold")
        finally:
            crew.close()

    return run_apart(scenario())


def test_a_job_whose_process_has_ended_is_begun_again(monkeypatch):
    assert job_with(monkeypatch, processes.TRIES - 1) == "it is done"


def test_a_job_that_ends_its_process_each_time_is_given_up(monkeypatch):
    with pytest.raises(Broke, match="has ended"):
        job_with(monkeypatch, processes.TRIES)
