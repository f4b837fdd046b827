"""Indistinguishability on the wire: what a seat may not know changes no byte that it is sent."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from gorin.server.hosting import connections
from gorin.server.presentation import protocol
from gorin.server.presentation.listing import listed
from gorin.server.presentation.live_table import LiveTable
from gorin.server.presentation.subscriber import Subscriber
from gorin.server.table.refusal import Refused
from gorin.server.table.table import Table
from server.kit import choose_any, opening, seated
from support.apart import run_apart

NOW = 5000.0
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(2)]


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.session = "" if seat is None else f"holder {seat}"
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError("nobody is sent away here")


def told(table: Table, seat: int | None) -> tuple[Subscriber, list[bytes]]:
    """Somebody who has just connected."""
    ear = Ear(seat)
    subscriber = Subscriber(ear)
    subscriber.tell(LiveTable(table).views(NOW))
    return subscriber, ear.sent


def other_world(table: Table, seat: int, rng: random.Random) -> Table:
    """The same moment, with all dealt anew that this seat cannot know."""
    other = clone(table)
    other._game = table.game.determinize(seat, rng)
    other.start, other.by_person, other.noticed = 0, [], []
    return other


def moments(seats: int, seed: int, count: int = 12) -> Iterator[tuple[Table, random.Random]]:
    """A table at about this many moments of a random game."""
    table, rng = seated(seats, seed=seed), random.Random(seed)
    while not table.game.over:
        if rng.random() < count / 150:
            yield table, rng
        choose_any(table, NOW, rng)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_who_connects_is_told_the_same_in_every_believable_world(seats: int, seed: int):
    different = 0
    for table, rng in moments(seats, seed):
        for seat in range(seats):
            other = other_world(table, seat, rng)
            different += other.game.digest() != table.game.digest()
            for eye in (seat, None):
                assert told(other, eye)[1] == told(table, eye)[1]
    assert different > 0


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_news_of_a_choice_are_the_same_in_every_believable_world(seats: int, seed: int):
    for table, rng in moments(seats, seed):
        after = clone(table)
        choose_any(after, NOW, rng)
        after.passed = []  # what the moments on the way show is tested in kernel/test_moments.py
        if after.game.over:
            continue
        for seat in range(seats):
            worlds = [(table, after), (other_world(table, seat, rng), other_world(after, seat, rng))]
            for eye in (seat, None):
                real, believed = [news(before, then, eye) for before, then in worlds]
                assert real == believed


def clone(table: Table) -> Table:
    other = copy.copy(table)
    other.seats, other.clocks = copy.deepcopy(table.seats), copy.deepcopy(table.clocks)
    other.asked = dict(table.asked)
    other.by_person, other.noticed = table.by_person.copy(), table.noticed.copy()
    other.passed = []
    other._game = table.game.clone()
    return other


def news(before: Table, after: Table, seat: int | None) -> bytes:
    subscriber, sent = told(before, seat)
    subscriber.tell(LiveTable(after).views(NOW))
    return sent[-1]


def test_a_secret_choice_of_somebody_else_is_no_news_but_that_it_was_made():
    compared = 0
    for seats, seed in GAMES:
        for table, rng in moments(seats, seed, 100):
            if len(table.game.pending) < 2:
                continue
            chooser = rng.choice(table.game.pending)
            worlds = []
            for option in rng.sample(chooser.options, min(2, chooser.count)):
                world = clone(table)
                world.apply(world.choose(chooser.seat, option.id, NOW))
                worlds.append(world)
            for eye in [None, *[seat for seat in range(seats) if seat != chooser.seat]]:
                assert len({news(table, world, eye) for world in worlds}) == 1
                compared += len(worlds) > 1
    assert compared > 20


def answer(table: Table, seat: int, message: protocol.Message) -> list[bytes]:
    """What a seat is answered that asks for an explanation."""
    ear = Ear(seat)
    try:
        registry: Any = SimpleNamespace(on_rules_running=lambda table: None)
        run_apart(connections.handle(connections.TableConnection(registry, LiveTable(table), ear), message))
    except ValueError as error:
        return [str(error).encode()]
    return ear.sent


def refs_in(value: Any) -> set[str]:
    """Everything in a view that looks like the name of an object."""
    if isinstance(value, dict):
        return {ref for key, inner in value.items() for ref in {str(key)} | refs_in(inner)}
    if isinstance(value, list):
        return {ref for inner in value for ref in refs_in(inner)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_and_refusals_are_the_same_in_every_believable_world(seats: int):
    for table, rng in moments(seats, 50 + seats, 6):
        names = sorted(refs_in(table.game.view(0)))
        kinds = ("piece", "province", "card", "hand", "discard", "objective", "seat")
        refs = [f"{kind}:{name}" for kind in kinds for name in rng.sample(names, 8)]
        refs += [name for name in names if ":" in name][:20] + [f"piece:{n}" for n in range(0, 60, 3)]
        for seat in range(seats):
            other = other_world(table, seat, rng)
            options = [
                option["id"] for option in (table.game.view(seat)["decision"] or {}).get("options", [])
            ]
            asked: list[protocol.Message] = [protocol.WhyNot(ref) for ref in refs]
            asked += [protocol.Explain(option) for option in [*options[:6], "nonsense"]]
            for message in asked:
                assert answer(other, seat, message) == answer(table, seat, message)
            assert refusal(other, seat) == refusal(table, seat)


def refusal(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        table.choose(seat, "nonsense", NOW)
    return str(refused.value)


@pytest.mark.parametrize("seed", range(6))
def test_going_back_tells_nothing_new(seed: int):
    """Choose and take it back, in both worlds: everything is told again, and it is the same again."""
    rng, table = random.Random(seed), Table("t", opening(None, "random", "random", seed=seed))
    table.apply(table.sit("Ann", "holder 0", None, NOW))
    went_back = 0
    while not table.game.over:
        if 0 in table.awaited and rng.random() < 0.2:
            before = table.game.view(0)
            option = next(d for d in table.game.pending if d.seat == 0).pick(0).id
            worlds = [clone(table), other_world(table, 0, rng)]
            for world in worlds:
                world.apply(world.choose(0, option, NOW))
                if world.game.over:
                    return
                world.apply(world.ask_undo(0, world.moment[1] - 1, NOW))
                assert world.game.view(0) == before
            for eye in (0, None):
                assert told(worlds[0], eye)[1] == told(worlds[1], eye)[1]
            went_back += 1
        choose_any(table, NOW, rng)
        if went_back == 8:
            return
    assert went_back


def offers(table: Table, option: str) -> int | None:
    return next((d.seat for d in table.game.pending if option in [o.id for o in d.options]), None)


def test_the_secret_wish_to_overpay_is_told_to_nobody():
    table, rng = seated(2, game="diamond"), random.Random(1)
    while (seat := offers(table, "pay-more")) is None:
        choose_any(table, NOW, rng)
    eyes = [None, 1 - seat]
    before = [(table.seq_for(eye), listed(table, NOW).told["choices"]) for eye in eyes]
    told_to = {eye: told(table, eye) for eye in (*eyes, seat)}
    live = LiveTable(table)
    live.subscribers = [subscriber for subscriber, _ in told_to.values()]
    for wish in ("pay-more", "pay-enough"):
        table.apply(table.choose(seat, wish, NOW))
        live.broadcast_delta(NOW)
    assert [(table.seq_for(eye), listed(table, NOW).told["choices"]) for eye in eyes] == before
    assert [len(told_to[eye][1]) for eye in eyes] == [1, 1], "no empty news"
    assert len(told_to[seat][1]) == 3, "but the player hears of it"


@pytest.mark.parametrize("game", ["battle", "celestial", "diamond", "war-of-honor", "lcg"])
def test_what_counts_as_unnoticed_changes_nothing_that_others_see(game: str):
    table, rng = seated(2, game=game), random.Random(5)
    unnoticed = 0
    for _ in range(250):
        if table.game.over:
            break
        before = {eye: cacheable(table, eye) for eye in (None, 0, 1)}
        chooser = choose_any(table, NOW, rng)
        if not table.noticed[-1]:
            unnoticed += 1
            assert all(cacheable(table, eye) == before[eye] for eye in (None, 1 - chooser))
    assert unnoticed


def cacheable(table: Table, eye: int | None) -> dict[str, Any]:
    """The view, without the targets of an action that is still being put together: they are told with it."""
    view = table.game.view(eye)
    return {**view, "doing": {**(view.get("doing") or {}), "on": None}}
