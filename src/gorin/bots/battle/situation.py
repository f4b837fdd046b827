"""A decision with all that its judges need: the board, what it is worth, and how the round will end."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gorin.bots.battle.board import Board
from gorin.bots.battle.forecast import Forecast
from gorin.bots.battle.worth import Worth
from gorin.bots.bot import View
from gorin.games.battle.card_questions import CARD_CODE
from gorin.games.battle.cards import CARDS
from gorin.games.battle.clans import CLAN_IDS
from gorin.games.battle.map import SPOT_OF
from gorin.games.battle.objectives import OBJECTIVE_OF
from gorin.games.battle.tokens import FACE_OF
from gorin.kernel.decisions import Decision
from gorin.kernel.questions import WORDS

CODES: dict[str, int] = {
    **SPOT_OF,
    **FACE_OF,
    **OBJECTIVE_OF,
    **{clan: code for code, clan in enumerate(CLAN_IDS)},
    **{f"seat-{code}": code for code in range(5)},
    **{f"place:{name}": face for name, face in FACE_OF.items()},
    **{f"play:{card.id}": CARD_CODE + code for code, card in enumerate(CARDS)},
    **{f"discard:{name}": 2 * face for name, face in FACE_OF.items()},
    **{f"pool:{name}": 2 * face + 1 for name, face in FACE_OF.items()},
    **{word: code for code, (word, _) in WORDS.items()},
}
"""The id of an option -> its number in the rules: a spot, face, card, seat, or a word below zero."""


def code_of(option_id: str) -> int:
    """The number behind an option.

    >>> code_of("piece-12"), code_of("army-1")
    (12, 0)
    """
    return int(option_id[6:]) if option_id.startswith("piece-") else CODES[option_id]


@final
class Situation:
    """One seat before one decision."""

    def __init__(self, decision: Decision, view: View) -> None:
        self.offered: list[int] = [code_of(option.id) for option in decision.bare_options]
        self.board = Board(view)
        self.me = self.board.me
        self.table = self.board.table
        self.worth = Worth(self.board)
        self.forecast = Forecast(self.board, self.worth)
        self.is_last_round = self.board.rounds_left == 0


Judge = Callable[[Situation, int], float]
"""Says what an option, given as its number, would bring."""
