"""The log that people read: events that belong together are one line, as far as the reader may know."""

from __future__ import annotations

import json
import random

import pytest

import gorin
from gorin.kernel.events import EVERYBODY, NO_CAUSE, Event, only
from gorin.kernel.joining import same
from gorin.kernel.log import Reading
from support.made import made
from support.walk import new_game

GAMES = [("battle", 3), ("celestial", 2), ("diamond", 2), ("war-of-honor", 2), ("lcg", 2)]


def played(name: str, seats: int, choices: int, seed: int = 5) -> gorin.Game:
    game, rng = new_game(name, seats, seed), random.Random(seed)
    for _ in range(choices):
        if not game.over:
            decision = rng.choice(game.pending)
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    return game


def lines(game: gorin.Game, seat: int | None = None) -> list[tuple[str, int, int]]:
    return [(line.sentence, line.start, line.end) for line in game.log(seat)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_log_read_bit_by_bit_is_the_log_read_at_once(name: str, seats: int):
    """Whoever knows the lines and then reads those that are new or have gone on has the whole log."""
    game, rng = new_game(name, seats, 3), random.Random(3)
    readers = [None, *range(seats)]
    known: dict[int | None, list[tuple[str, int, int]]] = {seat: [] for seat in readers}
    told = grown = 0
    for number in range(250):
        if game.over:
            break
        decision = rng.choice(game.pending)
        game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
        for seat in readers:
            new = [(line.sentence, line.start, line.end) for line in game.log(seat, told)]
            replaced = sum(start < told for _, start, _ in new)
            assert replaced <= 1
            grown += replaced
            known[seat] = known[seat][: len(known[seat]) - replaced] + new
        told = len(game.state.told)
        if number % 3 == 0:
            game = game.clone()
    assert grown > 0
    again = gorin.load(game.save())
    for seat in readers:
        assert known[seat] == lines(game, seat) == lines(again, seat)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_event_with_a_sentence_is_in_one_line_and_lines_are_fewer(name: str, seats: int):
    game = played(name, seats, 300)
    for seat in (None, 0):
        seen = [event for event in game.events if event.visible_to(seat)]
        log = game.log(seat)
        assert len(log) < len(seen)
        assert all(line.sentence and line.visible_to(seat) for line in log)
        ends = [0, *(line.end for line in log)]
        assert all(line.start >= end for line, end in zip(log, ends, strict=False))
        assert all(any(line.start <= event.start < line.end for line in log) for event in seen)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_reader_is_told_nothing_of_events_that_are_not_his(name: str, seats: int):
    """What others may see is left out before anything is joined: the log is the same without it."""
    game = played(name, seats, 200)
    for seat in (None, 0, 1):
        filtered = gorin.load(game.save())
        filtered.state.events = [event for event in game.state.events if event.visible_to(seat)]
        assert [line.sentence for line in filtered.log(seat)] == [line.sentence for line in game.log(seat)]


def test_who_draws_reads_of_it_once_and_the_others_how_many():
    game = new_game("lcg", 2, 4)
    drawing = {
        seat: [line.sentence for line in game.log(seat) if line.kind in ("draw", "drawn")]
        for seat in (0, None)
    }
    if not drawing[None]:
        game = played("lcg", 2, 30, seed=4)
        drawing = {
            seat: [line.sentence for line in game.log(seat) if line.kind in ("draw", "drawn")]
            for seat in (0, None)
        }
    assert all("cards" in told or "a card" in told for told in drawing[None])
    assert len(drawing[0]) <= len(drawing[None])
    assert any("cards" not in told for told in drawing[0])


def test_a_line_is_kept_from_growing_by_what_does_not_belong_to_it():
    """The Crane's draw does not continue the Crab's."""
    game = gorin.new("celestial", seed=1)
    s, rules = game.state, game.rules
    s.events = [
        made(Event, "draw", (0,), EVERYBODY, NO_CAUSE),
        made(Event, "drawn", (0, 0, s.what[0]), only(0), NO_CAUSE),
        made(Event, "draw", (0,), EVERYBODY, NO_CAUSE),
        made(Event, "drawn", (0, 1, s.what[1]), only(0), NO_CAUSE),
        made(Event, "draw", (1,), EVERYBODY, NO_CAUSE),
    ]
    fresh = gorin.Game(rules, s, {}, [])
    assert [(line.start, line.end) for line in fresh.log()] == [(0, 3), (4, 5)]
    assert [(line.start, line.end) for line in fresh.log(0)] == [(0, 4), (4, 5)]
    assert fresh.log()[0].sentence.endswith("draws 2 cards.")
    assert " and " in fresh.log(0)[0].sentence


def test_equal_deeds_with_different_causes_are_two_lines():
    game = gorin.new("celestial", seed=1)
    s = game.state
    bows = [made(Event, "bow", (0, s.what[0]), EVERYBODY, cause) for cause in ((1, 0), (1, 0), (0, 1))]
    s.events = bows
    told = gorin.Game(game.rules, s, {}, []).log()
    assert [(line.start, line.end) for line in told] == [(0, 2), (2, 3)]
    assert " to pay for " in told[0].sentence


def test_a_cause_is_saved_and_loaded_and_older_saves_have_none():
    game = played("celestial", 2, 120)
    assert any(event.cause for event in game.state.events)
    content = json.loads(game.save())
    again = gorin.load(game.save())
    assert [event.cause for event in again.state.events] == [event.cause for event in game.state.events]
    for event in content["state"]["events"]:
        del event["cause"]
    old = gorin.load(resealed(content))
    assert not any(event.cause for event in old.state.events)
    assert old.digest() == game.digest()
    content["state"]["events"][0]["cuase"] = []
    with pytest.raises(gorin.InvalidSave, match="cuase"):
        gorin.load(resealed(content))


def resealed(content: dict) -> str:
    from gorin.kernel.game import checksum

    return json.dumps({**content, "check": checksum(content)})


def test_choosing_reads_nothing(monkeypatch: pytest.MonkeyPatch):
    """Lines are made when somebody asks for them, and never while a choice is made."""
    monkeypatch.setattr(Reading, "read_on", lambda *_: pytest.fail("the log was read"))
    played("battle", 2, 40)


def test_events_continue_a_line_with_the_same_cause_and_the_same_numbers():
    def event(*args: int, cause: tuple[int, ...] = NO_CAUSE) -> Event:
        return made(Event, "draw", args, EVERYBODY, cause)

    fits = same(0)
    assert fits(event(1, 5), event(1, 6))
    assert not fits(event(1, 5), event(2, 5))
    assert not fits(event(1, 5), event(1, 6, cause=(7,)))
