"""Choosing with proof: each choice is also made on a loaded save and on a clone."""

from __future__ import annotations

import gorin


class Mirror:
    """A game whose every choice shows that the moment could have been saved, loaded and cloned."""

    def __init__(self, game: gorin.Game) -> None:
        self.game = game

    def choose(self, option: str, seat: int) -> None:
        before = self.game.digest()
        loaded, cloned = gorin.load(self.game.save()), self.game.clone()
        loaded.choose(option, seat)
        cloned.choose(option, seat)
        assert self.game.digest() == before, "a copy was not independent"
        self.game.choose(option, seat)
        assert loaded.digest() == self.game.digest(), "a loaded save went another way"
        assert cloned.digest() == self.game.digest(), "a clone went another way"
