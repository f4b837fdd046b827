"""A table is the fold of its entries; a wish that is refused leaves no trace."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import gorin
from gorin.server.presentation.table_info import table_info
from gorin.server.table import entries
from gorin.server.table.entries import AnyEntry, ClockPlan, Resumed
from gorin.server.table.fairness import commitment_to
from gorin.server.table.refusal import Refused
from gorin.server.table.table import CHAT_LINES, Table
from server.kit import choose_any, opening, seated


def everything(table: Table, now: float) -> Any:
    """All that a table is, for comparing."""
    return (
        table.seq,
        table.game.digest() if table.dealt else None,
        table.game.record() if table.dealt else None,
        table_info(table, "", now),
        [(s.name, s.holder, s.bot, s.gone, s.adds, s.commitment, s.share) for s in table.seats],
        table.by_person,
        table.seed,
        table.clocks.left,
        table.rewound,
        table.asked,
        [table.seq_for(seat) for seat in range(len(table.seats))],
    )


SHARE = "5" * 64


class Play:
    """Random wishes at a table; every entry is written and read back by a second table."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        seats = self.rng.choice([2, 3, 4, 5])
        bots = [self.rng.choice([None, None, "random"]) for _ in range(seats - 1)]
        kind = self.rng.choice(["none", "countdown", "chess"])
        opened = opening(None, *bots, clock=ClockPlan(kind, 60, 5), seed=seed)
        self.now = 1000.0
        self.live = Table("t", opened)
        self.log = [entries.encode(opened)]

    def wish(self) -> AnyEntry:
        table, rng = self.live, self.rng
        seat = rng.randrange(len(table.seats))
        wishes: list[Callable[[], AnyEntry]] = [
            lambda: table.sit(
                f"Player {seat}", f"holder {seat}", seat, self.now, None, self.committed(), "7"
            ),
            lambda: table.commit(seat, commitment_to(SHARE), "8", self.now),
            lambda: table.reveal(seat, SHARE, self.now),
            lambda: table.say("Player", seat, f"Hello {rng.random()}", self.now),
            lambda: table.ask_undo(seat, rng.randrange(1 + table.moment[1]), self.now),
            lambda: table.answer_undo(seat, rng.random() < 0.8, self.now),
            lambda: table.let_bot_play(seat, rng.choice(["random", "heuristic", None]), self.now),
            lambda: table.claim(
                seat, rng.randrange(len(table.seats)), self.now, rng.choice([None, self.now - 500])
            ),
            lambda: Resumed(at=self.now, until=self.now - 5),
            lambda: table.leave(f"holder {seat}", self.now),
            lambda: table.go_on_at("elsewhere", self.now),
        ]
        if table.dealt and rng.random() < 0.7 and table.game.pending:
            decision = rng.choice(table.game.pending)
            return table.choose(decision.seat, decision.pick(rng.randrange(decision.count)).id, self.now)
        return rng.choice(wishes)()

    def committed(self) -> str:
        return self.rng.choice(["", commitment_to(SHARE)])

    def step(self) -> bool:
        self.now += self.rng.choice([0.1, 3.0, 20.0])
        before = everything(self.live, self.now)
        try:
            entry = self.wish()
        except Refused:
            assert everything(self.live, self.now) == before
            return False
        assert everything(self.live, self.now) == before, "a wish changes nothing before it is folded"
        self.live.apply(entry)
        self.log.append(entries.encode(entry))
        return True

    def read_back(self) -> Table:
        opened = entries.decode(self.log[0])
        assert isinstance(opened, entries.Opened)
        table = Table("t", opened)
        for body in self.log[1:]:
            table.apply(entries.decode(body))
        return table


@pytest.mark.parametrize("seed", range(12))
def test_the_entries_read_back_are_the_live_table(seed: int):
    play = Play(seed)
    follower = play.read_back()
    to_entry = 0
    for _ in range(200):
        if play.step():
            to_entry += 1
            follower.apply(entries.decode(play.log[-1]))
            assert everything(follower, play.now) == everything(play.live, play.now)
    assert to_entry > 40
    assert everything(play.read_back(), play.now) == everything(play.live, play.now)


def unchanged(table: Table, wish: Callable[[], object], sentence: str) -> None:
    before = everything(table, 2000.0)
    with pytest.raises(gorin.GorinError, match=sentence):
        wish()
    assert everything(table, 2000.0) == before


@pytest.mark.parametrize("name", ["", "   ", "\x00\x1b\n", "\u202e\u200b"])
def test_a_name_is_not_empty(name: str):
    table = Table("t", opening(None, None))
    unchanged(table, lambda: table.sit(name, "me", None, 1.0), "a name cannot be empty")


def test_names_and_lines_have_a_length_and_no_control_characters():
    table = Table("t", opening(None, None))
    unchanged(table, lambda: table.sit("x" * 41, "me", None, 1.0), "at most 40 characters")
    assert table.sit("  A\x00n\u202en ", "me", None, 1.0).name == "A n n"
    unchanged(table, lambda: table.say("Ann", 0, "x" * 501, 1.0), "at most 500 characters")
    unchanged(table, lambda: table.say("Ann", 0, "\t\r\n", 1.0), "a line cannot be empty")
    assert table.say("Ann", 0, "a\x07b\nc", 1.0).text == "a b c"


def test_seats_are_taken_once():
    table = Table("t", opening(None, "random", None))
    unchanged(table, lambda: table.sit("Ann", "me", 1, 1.0), "seat 2 is taken")
    unchanged(table, lambda: table.sit("Ann", "me", 3, 1.0), "no seat 4")
    unchanged(table, lambda: table.sit("Ann", "me", -1, 1.0), "no seat 0")
    table.apply(table.sit("Ann", "me", None, 1.0))
    unchanged(table, lambda: table.sit("Ann", "me", None, 1.0), "you already have a seat at this table")
    assert table.sit("Ben", "you", None, 1.0).seat == 2
    table.apply(table.sit("Ben", "you", None, 1.0))
    unchanged(table, lambda: table.sit("Eve", "she", None, 1.0), "every seat of this table is taken")


def test_only_what_is_offered_can_be_chosen_by_who_is_awaited():
    table = Table("t", opening(None, None))
    unchanged(table, lambda: table.choose(0, "anything", 1.0), "the table waits for players")
    table = seated(3)
    while len(table.game.pending) != 1:
        choose_any(table, 1001.0)
    decision = table.game.pending[0]
    option, other = decision.pick(0).id, (decision.seat + 1) % 3
    unchanged(table, lambda: table.choose(other, option, 1.0), "it is not your turn")
    unchanged(table, lambda: table.choose(decision.seat, "no such thing", 1.0), "not offered")
    unchanged(table, lambda: table.choose(7, option, 1.0), "it is not your turn")


def test_a_click_is_late_only_when_its_question_is_gone():
    table = seated(3)
    while len(table.awaited) < 2:
        choose_any(table, 1001.0)
    first, second = table.awaited[:2]
    seen = table.seq
    table.apply(table.say("Ann", 0, "hello", 1001.0))
    table.apply(table.choose(second, table.game.pending[1].pick(0).id, 1001.0))
    assert table.is_fresh(first, seen)
    assert not table.is_fresh(second, seen)
    assert not table.is_fresh(first, table.seq + 1), "nobody has seen the future"
    assert not table.is_fresh(first, -1)
    table.apply(table.choose(first, table.game.pending[0].pick(0).id, 1001.0))
    assert not table.is_fresh(first, seen)
    table.apply(table.ask_undo(0, 0, 1001.0))
    for other in (1, 2):
        table.apply(table.answer_undo(other, True, 1001.0))
    assert not any(table.is_fresh(seat, table.seq - 1) for seat in range(3))
    assert all(table.is_fresh(seat, table.seq) for seat in table.awaited)


def test_going_back_needs_everybody_who_plays():
    table = seated(3)
    for _ in range(5):
        choose_any(table, 1001.0)
    unchanged(table, lambda: table.ask_undo(0, 5, 1.0), "no such earlier moment")
    unchanged(table, lambda: table.ask_undo(0, -1, 1.0), "no such earlier moment")
    unchanged(table, lambda: table.answer_undo(1, True, 1.0), "no one has asked")
    table.apply(table.ask_undo(0, 3, 1002.0))
    unchanged(table, lambda: table.ask_undo(1, 3, 1.0), "someone has already asked to go back")
    unchanged(table, lambda: table.answer_undo(0, True, 1.0), "you are not asked to agree")
    table.apply(table.answer_undo(1, True, 1002.0))
    unchanged(table, lambda: table.answer_undo(1, True, 1.0), "you are not asked to agree")
    assert table.moment == (0, 5)
    table.apply(table.answer_undo(2, True, 1002.0))
    assert table.moment == (1, 3)
    assert table.undo is None


def unfinished(table: Table) -> bool:
    """Whether somebody is in the middle of a choice of several picks."""
    return len(table.awaited) == 1 and table.game.pending[0].prompt.endswith("where?")


def test_an_unfinished_choice_is_taken_back_without_asking():
    table = seated(3)
    while not unfinished(table):
        choose_any(table, 1001.0)
    seat, (_, made) = table.awaited[0], table.moment
    other = (seat + 1) % 3
    before = [table.game.view(n) for n in range(3)]
    table.apply(table.ask_undo(other, made - 1, 1002.0))
    assert table.undo is not None, "not by somebody else"
    table.apply(table.answer_undo(other, False, 1002.0))
    table.apply(table.ask_undo(seat, made - 1, 1002.0))
    assert table.undo is None
    assert table.moment == (1, made - 1)
    assert [table.game.view(n) for n in range(3) if n != seat] == [before[n] for n in range(3) if n != seat]


def test_a_finished_choice_is_not_taken_back_without_asking():
    table = seated(3)
    while not unfinished(table):
        choose_any(table, 1001.0)
    seat, (_, made) = table.awaited[0], table.moment
    options = [o.id for o in table.game.pending[0].options if o.label != "Undo"]
    table.apply(table.choose(seat, options[0], 1001.0))
    for choices in (made, made - 1):
        table.apply(table.ask_undo(seat, choices, 1002.0))
        assert table.undo is not None
        assert table.moment == (0, made + 1)
        table.apply(table.answer_undo(seat, False, 1002.0))


def test_one_no_is_enough_and_a_wish_can_be_taken_back():
    table = seated(3)
    choose_any(table, 1001.0)
    for seat in (1, 0):
        table.apply(table.ask_undo(0, 0, 1002.0))
        table.apply(table.answer_undo(seat, False, 1002.0))
        assert table.undo is None
        assert table.moment == (0, 1)


def test_a_finished_game_stays_finished():
    """Its seed is open: who went back would know every card."""
    table, rng = seated(2), random.Random(3)
    while not table.game.over:
        choose_any(table, 1001.0, rng)
    unchanged(table, lambda: table.ask_undo(0, 0, 1.0), "the game is over")
    unchanged(table, lambda: table.choose(0, "anything", 1.0), "not your turn")


def test_bots_take_seats_and_give_them_back():
    table = Table("t", opening(None, "random"))
    table.apply(table.sit("Ann", "me", None, 1.0))
    unchanged(table, lambda: table.let_bot_play(0, "genius", 1.0), "there is no bot 'genius'")
    unchanged(table, lambda: table.let_bot_play(0, None, 1.0), "that is so already")
    unchanged(table, lambda: table.let_bot_play(1, None, 1.0), "a bot has this seat from the beginning")
    table.apply(table.let_bot_play(0, "heuristic", 1.0))
    assert table.seats[0].bot == "heuristic"
    assert table.seat_of("me") == 0
    table.apply(table.let_bot_play(0, None, 1.0))
    assert table.seats[0].bot is None


def test_a_table_keeps_the_last_lines_of_its_chat():
    table = seated(2)
    for number in range(CHAT_LINES + 5):
        table.apply(table.say("Ann", 0, f"line {number}", 60.0 * number))
    assert [said.text for said in table.chat] == [f"line {n}" for n in range(5, CHAT_LINES + 5)]


# --- clocks ----------------------------------------------------------------------------------------


def alone_awaited(table: Table) -> int:
    """Play until one seat alone is awaited; returns it."""
    while len(table.awaited) != 1:
        choose_any(table, table.clocks.since)
    return table.awaited[0]


def test_a_countdown_gives_the_same_time_for_each_choice():
    table = seated(2, clock=ClockPlan("countdown", 60))
    seat = alone_awaited(table)
    start = table.clocks.since
    assert table.clocks.remaining(seat, start + 50) == 10
    choose_any(table, start + 50)
    for awaited in table.awaited:
        assert table.clocks.remaining(awaited, start + 50) == 60
    assert table_info(table, "", start + 51)["clock"]["running"] == table.awaited


def test_a_countdown_does_not_begin_again_because_somebody_else_chose():
    table = seated(3, clock=ClockPlan("countdown", 60))
    while len(table.awaited) < 2:
        choose_any(table, 1000.0)
    slow = table.awaited[1]
    first = table.game.pending[0]
    table.apply(table.choose(first.seat, first.pick(0).id, 1040.0))
    assert slow in table.awaited
    assert table.clocks.remaining(slow, 1040.0) == 20


def test_a_chess_clock_charges_thinking_and_gives_its_extra():
    table = seated(2, clock=ClockPlan("chess", 300, 5))
    seat = alone_awaited(table)
    start, before = table.clocks.since, table.clocks.left[seat]
    choose_any(table, start + 100)
    assert table.clocks.left[seat] == before - 100 + 5
    assert table.clocks.left[1 - seat] >= 300


def test_nobody_pays_for_a_server_that_was_down():
    table = seated(2, clock=ClockPlan("chess", 300))
    seat = alone_awaited(table)
    start, before = table.clocks.since, table.clocks.left[seat]
    table.apply(Resumed(at=start + 5000))
    assert table.clocks.remaining(seat, start + 5000) == before
    assert table.clocks.remaining(seat, start + 5010) == before - 10


def test_a_clock_that_is_set_back_gives_nobody_time():
    table = seated(2, clock=ClockPlan("chess", 300))
    seat = alone_awaited(table)
    before = table.clocks.left[seat]
    assert table.clocks.remaining(seat, table.clocks.since - 1000) == before
    choose_any(table, table.clocks.since - 1000)
    assert table.clocks.left[seat] == before


def test_time_that_is_up_can_be_claimed_by_the_others_only():
    table = seated(2, clock=ClockPlan("countdown", 30))
    slow = alone_awaited(table)
    start, other = table.clocks.since, 1 - slow
    unchanged(table, lambda: table.claim(other, slow, start + 29), "this player still has time")
    unchanged(table, lambda: table.claim(slow, slow, start + 31), "a bot cannot take over here yet")
    unchanged(table, lambda: table.claim(other, 9, start + 31), "a bot cannot take over here yet")
    unchanged(table, lambda: table.claim(slow, other, start + 31), "this player still has time")
    table.apply(table.claim(other, slow, start + 31))
    assert table.seats[slow].bot == "heuristic"
    assert not table.seats[slow].gone, "who is slow is not gone"
    unchanged(table, lambda: table.claim(other, slow, start + 31), "a bot already plays there")
    table.apply(table.let_bot_play(slow, None, start + 32))
    assert table.seats[slow].bot is None


# --- what would never end ---------------------------------------------------------------------------


def choice_with_a_longer_neighbour(table: Table, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    """Where one option keeps a bound that another breaks: as if that one had no end."""
    for _ in range(50):
        options = [option.id for option in table.game.decision.options]
        lengths = {length_of(table, option, monkeypatch): option for option in options}
        if len(lengths) > 1:
            monkeypatch.setattr("gorin.kernel.questions.MOST_STAGES", min(lengths))
            return table.game.decision.seat, lengths[min(lengths)], lengths[max(lengths)]
        choose_any(table, 1000.0)
    raise AssertionError("all options are equally long")


def length_of(table: Table, option: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many stages a choice takes."""
    with monkeypatch.context() as patch:
        for most in range(1, 100):
            patch.setattr("gorin.kernel.questions.MOST_STAGES", most)
            if comes_to_an_end(table, option):
                return most
    raise AssertionError("this is very long")


def comes_to_an_end(table: Table, option: str) -> bool:
    try:
        table.game.clone().choose(option)
    except gorin.EndlessLoop:
        return False
    return True


def test_a_choice_that_would_never_end_is_refused_before_it_is_written(monkeypatch):
    table = seated(2)
    seat, short, long = choice_with_a_longer_neighbour(table, monkeypatch)
    before = everything(table, 1000.0)
    with pytest.raises(gorin.EndlessLoop):
        table.preview(table.choose(seat, long, 1000.0))
    assert everything(table, 1000.0) == before
    table.apply(table.choose(seat, short, 1000.0))
    assert table.game.record()["choices"][-1] == [seat, short]


def test_conceding_is_tried_before_it_is_written(monkeypatch):
    table = seated(2, game="celestial", options={"seats": 2})
    monkeypatch.setattr(Table, "_apply_choice", lambda self, entry: endless())
    with pytest.raises(gorin.EndlessLoop):
        table.preview(table.concede(0, 1000.0))
    assert not table.over


def endless() -> None:
    raise gorin.EndlessLoop("on and on")
