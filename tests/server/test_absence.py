"""Somebody who is gone from a table without clocks: others may let a bot play until they come back."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.server.hosting.connections import last_own_choice
from gorin.server.table.entries import ClockPlan, UndoAsked
from gorin.server.table.table import Refused, Table
from server.kit import Browser, Hall, Page, Wrist, choose_any, hall, opening, seated


@pytest.fixture
def wrist() -> Wrist:
    return Wrist()


@pytest.fixture
def server(tmp_path: Path, wrist: Wrist) -> Iterator[Hall]:
    with hall(tmp_path, now=wrist) as opened:
        yield opened


def seat(page: Page, number: int) -> dict:
    page.catch_up()
    return page.table["seats"][number]


def test_everybody_is_told_who_is_here_and_when_the_absent_can_be_claimed_against(
    server: Hall, wrist: Wrist, ann: Browser, ben: Browser
):
    id = ann.open(None, None)
    ben.sit(id)
    with ann.page(id) as page:
        assert page.table["absence"] == 180
        assert (seat(page, 0)["here"], seat(page, 0)["claim_in"]) == (True, None)
        assert (seat(page, 1)["here"], seat(page, 1)["claim_in"]) == (False, 180)
        seq = page.seq
        with ben.page(id):
            assert (seat(page, 1)["here"], seat(page, 1)["claim_in"]) == (True, None)
            with ben.page(id):
                pass
            assert seat(page, 1)["here"], "one of two pages is still open"
            wrist.time += 1000
        assert (seat(page, 1)["here"], seat(page, 1)["claim_in"]) == (False, 180)
        assert page.seq == seq, "coming and going is no part of the log"
        wrist.time += 100
        assert page.ask(type="claim", seat=1)["error"] == "this player may still come back: wait 80 seconds"
        wrist.time += 81
        with ann.page(id) as other:
            assert (other.table["seats"][1]["claim_in"], other.table["may_claim"]) == (0, [1])


def test_the_players_are_told_how_many_look_on(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, None)
    ben.sit(id)
    eve, stranger = server.browser(), server.browser()
    with ann.page(id) as page:
        assert page.table["watchers"] == 0
        with eve.page(id) as watching, eve.page(id):
            page.wait(lambda: page.table["watchers"] == 1)
            assert watching.table["watchers"] == 1
            with stranger.page(id):
                page.wait(lambda: page.table["watchers"] == 2)
            page.wait(lambda: page.table["watchers"] == 1)
            with ben.page(id):
                page.wait(lambda: seat(page, 1)["here"])
                assert page.table["watchers"] == 1, "who has a seat does not only look on"
        page.wait(lambda: page.table["watchers"] == 0)


def test_one_absence_does_not_begin_again_with_anothers(
    server: Hall, wrist: Wrist, ann: Browser, ben: Browser
):
    id = ann.open(None, None)
    ben.sit(id)
    wrist.time += 100
    with ann.page(id):
        pass
    wrist.time += 20
    with ann.page(id) as page:
        assert seat(page, 1)["claim_in"] == 60


def test_a_bot_plays_until_its_holder_comes_back(server: Hall, wrist: Wrist, ann: Browser, ben: Browser):
    id = ann.open(None, None, absence=60)
    ben.sit(id)
    with ann.page(id) as page:
        wrist.time += 61
        page.ask(type="claim", seat=1)
        assert seat(page, 1)["bot"] == "heuristic"
        assert seat(page, 1)["claim_in"] is None
        assert page.ask(type="claim", seat=1)["error"] == "a bot already plays there"
        with ben.page(id) as back:
            back.catch_up()
            assert back.table["seats"][1]["bot"] is None
            assert seat(page, 1)["bot"] is None
            back.ask(type="bot", bot="random")
        with ben.page(id) as again:
            assert seat(again, 1)["bot"] == "random", "who called a bot keeps it"


def test_nobody_else_is_claimed_against(server: Hall, wrist: Wrist, ann: Browser, ben: Browser, eve: Browser):
    id = ann.open(None, None, None, "random", absence=10)
    ben.sit(id)
    with ann.page(id) as page, ben.page(id), eve.page(id):
        wrist.time += 1000
        assert page.ask(type="claim", seat=1)["error"] == "this player is not gone"
        eve.sit(id, "Eve")
        assert seat(page, 2)["here"], "who sits down while watching is here"
        for number, sentence in (
            (1, "this player is not gone"),
            (3, "a bot already plays there"),
            (0, "a bot cannot take over here yet"),
            (9, "a bot cannot take over here yet"),
            (-1, "a bot cannot take over here yet"),
        ):
            assert page.ask(type="claim", seat=number)["error"] == sentence
            assert number not in page.table["may_claim"]


def test_a_table_that_is_not_full_waits_for_everybody():
    table = Table("t", opening(None, None))
    table.apply(table.sit("Ann", "holder 0", 0, 1000.0))
    with pytest.raises(Refused, match="not gone"):
        table.claim(1, 0, 9000.0, 1000.0)


def test_absence_counts_from_the_moment_the_game_began():
    table = seated(2, at=1000.0)
    assert table.claim_in(1, 1100.0, 0.0) == 80
    assert table.claim_in(1, 1500.0, 1490.0) == 170
    assert table.claim(0, 1, 1180.0, 0.0).gone


def test_where_there_is_a_clock_the_clock_decides():
    table = seated(2, clock=ClockPlan("chess", 600))
    slow = table.awaited[0]
    assert table.claim_in(slow, 9000.0, 0.0) is None
    with pytest.raises(Refused, match="this player still has time"):
        table.claim(1 - slow, slow, 1300.0, 0.0)
    assert not table.claim(1 - slow, slow, 1601.0, 0.0).gone


def test_a_sleeping_table_remembers_how_long_nobody_was_there(tmp_path: Path):
    wrist = Wrist()
    with hall(tmp_path, now=wrist, linger=30) as server:
        ann, ben = server.browser(), server.browser()
        id = ann.open(None, None)
        ben.sit(id)
        with ben.page(id):
            pass
        wrist.time += 170
        server.call(server.registry.maintenance.do)
        assert id in server.registry.unloaded
        with ann.page(id) as page:
            assert page.table["seats"][1]["claim_in"] == 10


@pytest.mark.parametrize("absence", [9, 0, -5, 10**6 + 1])
def test_an_absence_is_bounded(server: Hall, ann: Browser, absence: int):
    answer = ann.post("/api/tables", seats=[None, None], absence=absence)
    assert answer.json() == {"error": "an absence must be 10 to 1000000 seconds", "code": "invalid-setup"}
    assert server.registry.live_tables == {}


# --- taking back while a bot stands in -----------------------------------------------------------------


def with_stand_in(seats: int = 2) -> tuple[Table, int, int]:
    """A table where a bot stands in for seat 1 and has answered a choice of seat 0."""
    table, rng = seated(seats), random.Random(4)
    while table.made < 30:
        choose_any(table, 2000.0, rng)
    table.apply(table.let_bot_play(1, "random", 2000.0, gone=True))
    back = None
    while True:
        decision = table.game.pending[0]
        if decision.seat == 0:
            back = table.made
        table.apply(table.choose(decision.seat, decision.pick(0).id, 2000.0, bot=decision.seat == 1))
        if back is not None and decision.seat == 1 and table.noticed[-1]:
            return table, back, table.made


def test_what_a_stand_in_has_answered_is_not_taken_back_without_its_person():
    table, back, made = with_stand_in()
    table.apply(table.ask_undo(0, back, 2001.0))
    assert table.undo is not None and table.undo.needed == [1], "the absent player is asked"
    assert table.made == made
    table.apply(table.let_bot_play(1, None, 2002.0))
    table.apply(table.answer_undo(1, True, 2003.0))
    assert table.made == back
    assert table.chat[-1].notice and table.chat[-1].text.startswith("Player 0 took back ")
    assert table.chat[-1].text.endswith("; Player 1 agreed.")


def test_a_bot_that_has_the_seat_from_the_beginning_is_nobodys_secret():
    table = Table("t", opening(None, "random"))
    table.apply(table.sit("Ann", "ann", 0, 1000.0))
    rng = random.Random(2)
    while not (table.made > 20 and table.by_person and table.noticed[-1] and table.awaited == [0]):
        decision = table.game.pending[0]
        pick = decision.pick(rng.randrange(decision.count)).id
        table.apply(table.choose(decision.seat, pick, 2000.0, bot=decision.seat == 1))
    back = last_own_choice(table, 0)
    table.apply(table.ask_undo(0, back, 2001.0))
    assert (table.undo, table.made) == (None, back)
    assert "took back" in table.chat[-1].text and "nobody else was asked" in table.chat[-1].text


def test_a_log_of_old_is_still_folded_as_it_was_played():
    table, back, _ = with_stand_in()
    table.apply(UndoAsked(at=2001.0, seat=0, choices=back))
    assert table.made == back


def test_everybody_reads_of_an_undo_and_nobody_can_pretend_one(server: Hall, ann: Browser, ben: Browser):
    id = ann.open(None, "random")
    with ann.page(id) as page, ben.page(id) as watching:
        page.wait(lambda: page.view["decision"] is not None)
        page.choose()
        page.wait(lambda: page.view["decision"] is not None)
        page.ask(type="undo")
        page.wait(lambda: bool(page.table["chat"]))
        watching.catch_up()
        assert watching.table["chat"] == page.table["chat"]
        [line] = page.table["chat"]
        assert (line["name"], line["notice"]) == ("", True)
        page.ask(type="say", text="Ben took back 3 choices; Ann agreed.")
        page.catch_up()
        assert "notice" not in page.table["chat"][-1]
