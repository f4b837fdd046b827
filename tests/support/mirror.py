"""Choosing with proof: each choice is also made on a loaded save and on a clone."""

from __future__ import annotations

from typing import Any

import msgspec

import gorin
from gorin.kernel.serializable import encode, fields_of
from support.question_kinds import documented


class Mirror:
    """A game whose every choice shows that the moment could have been saved, loaded and cloned.

    What is asked must be of a kind that programs are told of.

    States are compared as the values that a save writes, and the log by what the choice has added to it: that
    is more than a digest looks at, and cheaper, because what has long been told is not written out again.
    """

    def __init__(self, game: gorin.Game) -> None:
        self.game = game

    def choose(self, option: str, seat: int) -> None:
        kinds = documented(self.game.rules.id)
        assert not kinds or {decision.kind for decision in self.game.pending} <= kinds
        text, cloned, told = self.game.save(), self.game.clone(), len(self.game.state.told)
        loaded = gorin.load(text)
        loaded.choose(option, seat)
        cloned.choose(option, seat)
        assert moment(self.game, told) == saved(text), "a copy was not independent"
        self.game.choose(option, seat)
        after = moment(self.game, told)
        assert moment(loaded, told) == after, "a loaded save went another way"
        assert moment(cloned, told) == after, "a clone went another way"


def moment(game: gorin.Game, told: int) -> dict[str, Any]:
    """The state as plain values, with what was told after so many events."""
    s = game.state
    values = {name: encode(getattr(s, name)) for name in fields_of(type(s)) if name != "events"}
    return {**values, "events": encode(s.told.since(told))}


def saved(text: str) -> dict[str, Any]:
    """The state in a save, with nothing told since."""
    state: dict[str, Any] = msgspec.json.decode(text)["state"]
    del state["is"]
    return {**state, "events": []}
