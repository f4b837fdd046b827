"""Challenges: they create duels (CE-DUEL-01 to CE-DUEL-03)."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.duel import Duel
from gorin.games.ccg.kinds import CHI, PLAY
from gorin.games.ccg.questions import CHOICES, AskThing
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import STAT_NAMES, Block, Effect, Things
from gorin.games.ccg.words.things import LOSER_SLOT, WINNER_SLOT
from gorin.words.nodes import Node


class Challenge(Effect):
    """One challenges another. Who wins and who loses is known to the effects that follow."""

    def __init__(self, who: Things, whom: Things, stat: int, refused: tuple[Effect, ...] | None) -> None:
        super().__init__()
        self.who = who
        self.whom = whom
        self.stat = stat
        self.refused = None if refused is None else Block(refused)

    def children(self) -> list[Node]:
        return [] if self.refused is None else [self.refused]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(WINNER_SLOT, [])
        scope.put(LOSER_SLOT, [])
        pair = self.who.cards(s, scope) + self.whom.cards(s, scope)
        if len(pair) != 2 or any(s.zone[card] != PLAY for card in pair):
            return
        if s.controller[pair[0]] == s.controller[pair[1]]:
            return
        if self.refused is not None:
            asks = "You are challenged. Do you accept the duel?"
            s.push(AskThing(s.controller[pair[1]], asks, [CHOICES, CHOICES + 1], ["Accept", "Refuse"]))
        else:
            s.push(Duel(s, pair[0], pair[1], self.stat))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        challenger, challenged = self.who.cards(s, scope)[0], self.whom.cards(s, scope)[0]
        if s.answers[s.controller[challenged]] == CHOICES:
            s.push(Duel(s, challenger, challenged, self.stat))
            return
        ops.refuse_duel(s, challenged)
        if self.refused is not None and self.refused.effects:
            s.push(Run(run.what, self.refused.number))

    def text(self, speaker: Speaker) -> str:
        text = f"{self.who.subject(speaker)} challenges {self.whom.text(speaker)}"
        speaker.pronouns[LOSER_SLOT] = "the loser"
        speaker.pronouns[WINNER_SLOT] = "the winner"
        if self.stat != CHI:
            text += f" to a duel of {STAT_NAMES[self.stat]}"
        if self.refused is not None:
            text += "; the challenge may be refused"
            if self.refused.effects:
                text += f", and if it is, {self.refused.text(speaker)}"
        return text


def challenge(
    who: Things, whom: Things, stat: int = CHI, refused: tuple[Effect, ...] | None = None
) -> Effect:
    """`refused` says what happens on a refusal; without it the challenge cannot be refused (CE-DUEL-02)."""
    return Challenge(who, whom, stat, refused)
