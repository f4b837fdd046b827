"""Saves that this server has written itself and has never let out of its hands."""

from __future__ import annotations

import msgspec

from gorin.games import find
from gorin.kernel.game import Game
from gorin.kernel.record import revive_game
from gorin.kernel.serializable import encode_shared


def load_own(save: str | bytes) -> Game:
    """The game of such a save, unchecked.

    Only for what came from another process of this server, or was kept under its seal; anybody else's save
    is for `gorin.load`.
    """
    content = msgspec.json.decode(save)
    return revive_game(find(content["game"]), content)


def save_for_bot(game: Game) -> bytes:
    """What a bot needs: the moment without its history, so that it costs the same late in a long game."""
    state = {**encode_shared(game.state, leaving_out="events"), "events": []}
    return msgspec.json.encode({"game": game.rules.id, "start": {}, "choices": [], "state": state})
