"""Two servers on one store: a page that comes to the other one is never told less than it knew."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gorin.server.jobs.pool import InlineRunner
from gorin.server.peers.peers import Peers
from server.kit import Browser, Hall, hall


class Deaf(Peers):
    """There are others, but nothing is heard of them: everything has to be read in the store."""

    shared = True


class Interrupted(InlineRunner):
    """Errands during which something else happens."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], None] = lambda: None

    async def do(self, name: str, *given: Any, urgency: int = 0, caller: str = "") -> Any:
        done = await super().do(name, *given, urgency=urgency, caller=caller)
        if name == "fold":
            self.meanwhile()
        return done


@pytest.fixture(params=[Peers, Deaf])
def others(request: pytest.FixtureRequest) -> type[Peers]:
    return request.param


@pytest.fixture
def one(tmp_path: Path, others: type[Peers]) -> Iterator[Hall]:
    with hall(tmp_path, peers=others()) as opened:
        yield opened


@pytest.fixture
def jobs() -> Interrupted:
    return Interrupted()


@pytest.fixture
def two(one: Hall, tmp_path: Path, others: type[Peers], jobs: Interrupted) -> Iterator[Hall]:
    with hall(tmp_path, peers=others(), jobs=jobs) as opened:
        yield opened


def on_the_other(two: Hall, browser: Browser) -> Browser:
    same = Browser(two.client)
    same.session = browser.session
    return same


def test_a_page_that_goes_to_the_other_server_knows_as_much_as_before(one: Hall, two: Hall):
    people = [one.browser(), one.browser()]
    id = people[0].open(None, None)
    people[1].sit(id)
    with on_the_other(two, people[0]).page(id) as page:
        known = page.seq
    for _ in range(3):
        chooser = people[one.table(id).awaited[0]]
        with chooser.page(id) as page:
            page.choose()
            page.ask(type="say", text="I have chosen")
            assert page.seq > known
            known, view = page.seq, page.view
        with on_the_other(two, chooser).page(id) as page:
            assert (page.seq, page.view) == (known, view)


def test_what_is_written_while_the_other_server_reads_the_table_is_not_missing(
    one: Hall, two: Hall, jobs: Interrupted
):
    ann, ben = one.browser(), one.browser()
    id = ann.open(None, None)
    known: list[int] = []

    def deal() -> None:
        """While the other server still works on the log as it was, the last seat is taken."""
        jobs.meanwhile = lambda: None
        assert ben.sit(id).status_code == 200
        known.append(one.table(id).seq_for(0))

    jobs.meanwhile = deal
    with on_the_other(two, ann).page(id) as page:
        assert page.view is not None, "the first message has the view"
        assert page.seq == known[0]
