"""The rating of options: for each question of the game, what picking this option would bring."""

from __future__ import annotations

from functools import partial

from gorin.bots.battle import cards, placing, settling
from gorin.bots.battle.situation import Judge, Situation
from gorin.bots.bot import View
from gorin.games.battle.card_questions import CARDS_ONLY, TOKENS_AND_CARDS
from gorin.games.battle.resolution import GO_SHORT
from gorin.games.battle.tokens import FACE_NAMES
from gorin.kernel.decisions import Decision
from gorin.kernel.questions import BACK

NEVER = -1000.0
"""Taking back would only lead to the same question again."""

JUDGES: dict[str, Judge] = {
    "Which clan do you lead?": settling.clan,
    "Which secret objective do you keep?": settling.objective,
    "Which province do you start in?": settling.province,
    "Which token do you put back into your pool?": cards.part_with,
    "Play a territory card?": cards.play,
    TOKENS_AND_CARDS: placing.turn,
    CARDS_ONLY: placing.turn,
    GO_SHORT: cards.go_short,
    "Which of your tokens does the blessing go on?": placing.bless,
    **{f"Where does the {name} go?": partial(placing.place, face) for face, name in enumerate(FACE_NAMES)},
    **cards.JUDGES,
}
"""Prompt -> how its options are judged. Prompts are all that tells one question from another."""


def rate(decision: Decision, view: View) -> list[float]:
    """How good each option is, in honor. To pass or to be done is worth nothing, for better or worse."""
    judge = JUDGES.get(decision.prompt)
    if judge is None:
        return [0.0] * decision.count
    situation = Situation(decision, view)
    return [
        judge(situation, code) if code >= 0 else (NEVER if code == BACK else 0.0)
        for code in situation.offered
    ]
