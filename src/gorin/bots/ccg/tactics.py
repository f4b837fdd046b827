"""Which judge answers a question: told from the ids of its options and its prompt."""

from __future__ import annotations

from gorin.bots.bot import View
from gorin.bots.ccg import acting, attacking, buying, dueling
from gorin.bots.ccg.board import Board
from gorin.kernel.decisions import Decision


def rate(decision: Decision, view: View) -> list[float]:
    board = Board(view)
    judge = _judge(decision.prompt)
    return [judge(board, decision.prompt, option) for option in decision.options]


def _judge(prompt: str) -> acting.Judge:
    for start, judge in JUDGES:
        if prompt.startswith(start):
            return judge
    return acting.rate_pick


JUDGES: tuple[tuple[str, acting.Judge], ...] = (
    ("Bring a card", buying.rate_deal),
    ("Discard a face-up", buying.rate_discard),
    ("Whom does he overlay", acting.rate_pick),
    ("Pay ", buying.rate_payment),
    ("Do you attack", attacking.rate_declaration),
    ("Assign a", attacking.rate_unit),
    ("To which battlefield", attacking.rate_place),
    ("Where do you fight", attacking.rate_next_battle),
    ("Take a", acting.rate_action),
    ("Focus a card", dueling.rate_focus),
    ("You are challenged", dueling.rate_challenge),
    ("Your hand is too large", acting.rate_hand_discard),
)
