"""The choices of a turn: which token, where to, and whether a card comes first."""

from __future__ import annotations

from gorin.bots.battle import cards
from gorin.bots.battle.situation import Situation
from gorin.games.battle.card_questions import CARD_CODE
from gorin.games.battle.cards import CARDS, FIRST_PLAYER, Card
from gorin.games.battle.placing import blessable, open_spots, why_illegal
from gorin.games.battle.tokens import BLESSING, FACE_OF, KIND

RESERVE = 0.25
"""The part of a token's use that is spent by placing it now, unless this is the last round."""
PATIENCE: dict[str, float] = {"scout": 0.3, "shugenja": 0.6}
"""What a card must bring, per round left, to be used now rather than later."""
PATIENCE_OF_FIRST = 0.2
"""The same for the first player card, per own turn left: it lapses at the end of the round."""
BLESSING_2 = FACE_OF["blessing-2"]


def turn(situation: Situation, code: int) -> float:
    if code >= CARD_CODE:
        card = CARDS[code - CARD_CODE]
        return cards.value(situation, card) - patience(situation, card)
    spent = 0.0 if situation.is_last_round else RESERVE * cards.use(code)
    return best_place(situation, code) - spent


def patience(situation: Situation, card: Card) -> float:
    if card is FIRST_PLAYER:
        return PATIENCE_OF_FIRST * (situation.board.turns_left[situation.me] - 1)
    return PATIENCE.get(card.id, 0.0) * situation.board.rounds_left


def best_place(situation: Situation, face: int) -> float:
    """What a token brings at the best of its legal places."""
    s, me = situation.table, situation.me
    if KIND[face] == BLESSING:
        return max([situation.forecast.blessing(face, piece) for piece in blessable(s, me)])
    legal = [spot for spot in open_spots(s, me) if why_illegal(s, me, face, spot) is None]
    return max([place(face, situation, spot) for spot in legal], default=0.0)


def place(face: int, situation: Situation, spot: int) -> float:
    return situation.forecast.adding(face, spot)


def bless(situation: Situation, piece_id: int) -> float:
    """The common blessing stands for all: a stronger one is put on the same token."""
    return situation.forecast.blessing(BLESSING_2, situation.table.piece(piece_id))
