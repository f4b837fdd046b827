"""The mirror that every scenario test looks into: it notices copies that are none."""

import pytest

import gorin
from gorin.games import register, unregister
from gorin.kernel.chance import Chance
from support.mirror import Mirror
from support.toy import TOY, ToyState


@pytest.fixture(autouse=True)
def the_test_game_is_playable():
    register(TOY)
    yield
    unregister(TOY.id)


def play() -> None:
    """A whole game, each choice of which is made three times."""
    game = gorin.new("toy", seats=2, seed=1)
    mirror = Mirror(game)
    while not game.over:
        decision = game.pending[0]
        mirror.choose(decision.options[-1].id, decision.seat)


def test_honest_copies_pass():
    play()


def shared_zones(copy: ToyState, original: ToyState) -> None:
    copy.zone = original.zone


def shared_log(copy: ToyState, original: ToyState) -> None:
    copy.told = original.told


def other_chance(copy: ToyState, original: ToyState) -> None:
    copy.chance = Chance.seeded(99)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (shared_zones, "a copy was not independent"),
        (shared_log, "a copy was not independent"),
        (other_chance, "a clone went another way"),
    ],
)
def test_a_clone_that_is_none_is_noticed(monkeypatch: pytest.MonkeyPatch, spoil, message: str):
    honest = ToyState.clone

    def spoilt(self: ToyState) -> ToyState:
        copy = honest(self)
        spoil(copy, self)
        return copy

    monkeypatch.setattr(ToyState, "clone", spoilt)
    with pytest.raises(AssertionError, match=message):
        play()


def test_a_save_that_loses_something_is_noticed(monkeypatch: pytest.MonkeyPatch):
    honest = ToyState.rebuild_caches

    def forgetful(self: ToyState) -> None:
        honest(self)
        self.chance = Chance.seeded(99)

    monkeypatch.setattr(ToyState, "rebuild_caches", forgetful)
    with pytest.raises(AssertionError, match="a loaded save went another way"):
        play()
