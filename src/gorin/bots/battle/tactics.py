"""The rating of options: for each question of the game, what picking this option would bring."""

from __future__ import annotations

from functools import partial

from gorin.bots.battle import cards, placing, setting_up
from gorin.bots.battle.situation import Judge, Situation
from gorin.bots.bot import View
from gorin.games.battle.tokens import BLESSING, FACE_IDS, KIND
from gorin.kernel.decisions import Decision
from gorin.kernel.questions import BACK

NEVER = -1000.0
"""Taking back would only lead to the same question again."""


def _placing(face: int) -> Judge:
    return placing.bless if KIND[face] == BLESSING else partial(placing.place, face)


JUDGES: dict[str, Judge] = {
    "setup.clan": setting_up.clan,
    "setup.objective": setting_up.objective,
    "setup.province": setting_up.province,
    "upkeep.return-token": cards.part_with,
    "territory-card": cards.play,
    "turn": placing.turn,
    "resolution.go-short": cards.go_short,
    **{
        f"{kind}:{name}": _placing(face)
        for kind in ("turn.place", "card.place-discarded-token")
        for face, name in enumerate(FACE_IDS)
    },
    **cards.JUDGES,
}
"""The kind of a question, and what it is about -> how its options are judged."""


def asked(decision: Decision) -> str:
    """A question as `JUDGES` knows it: turn.place:army-3, setup.clan."""
    return f"{decision.kind}:{decision.about}" if decision.about else decision.kind


def rate(decision: Decision, view: View) -> list[float]:
    """How good each option is, in honor. To pass or to be done is worth nothing, for better or worse."""
    judge = JUDGES.get(asked(decision))
    if judge is None:
        return [0.0] * decision.count
    situation = Situation(decision, view)
    return [
        judge(situation, code) if code >= 0 else (NEVER if code == BACK else 0.0)
        for code in situation.offered
    ]
