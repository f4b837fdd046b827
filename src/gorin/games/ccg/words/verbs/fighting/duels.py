"""Challenges: they create duels (CE-DUEL-01 to CE-DUEL-03)."""

from __future__ import annotations

from typing import cast

from gorin.games.ccg.definition import STAT_NAMES
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.kinds import CHI
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Duels
from gorin.games.ccg.words.meaning import CHALLENGE
from gorin.words.grammar.asking import AskOf, asker, filled
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import sentence
from gorin.words.grammar.in_force import holds
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, as_chosen, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.things import LOSER_SLOT, WINNER_SLOT

UNREFUSABLE = "issues challenges that cannot be refused"
REFUSES_NOTHING = "refuses no challenge"
"""What rules say of who challenges, and of who is challenged."""


class Challenge(Duels):
    """One challenges another. What it brings to WINNER and LOSER happens when the duel is resolved."""

    def __init__(
        self,
        who: Things,
        whom: Things,
        stat: int,
        brings: tuple[Effect, ...],
        refused: tuple[Effect, ...] | None,
        forced: bool = False,
    ) -> None:
        super().__init__(who, whom, forced)
        self.stat = stat
        self.brings_about = Block(brings)
        self.refused = None if refused is None else Block(refused)

    def children(self) -> list[Node]:
        return [self.brings_about] if self.refused is None else [self.brings_about, self.refused]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(WINNER_SLOT, [])
        scope.put(LOSER_SLOT, [])
        pair = self.who.cards(s, scope) + self.whom.cards(s, scope)
        if len(pair) != 2 or any(s.zone[card] != PLAY for card in pair):
            return
        if s.controller[pair[0]] == s.controller[pair[1]]:
            return
        if not self.forced:
            ops.happen(s, Moment("challenges", pair[0], s.controller[pair[0]], pair[1]))
        if self._may_refuse(s, *pair):
            names = [s.book.short_name(s, s.what[card]) for card in pair]
            asks = f"{names[0]} challenges {names[1]}. Do you accept the duel?"
            s.push(AskOf(s.controller[pair[1]], asks, [CHOICES, CHOICES + 1], ["Accept", "Refuse"]))
        else:
            self._begin(s, pair[0], pair[1], run)

    def _may_refuse(self, s: CcgState, challenger: int, challenged: int) -> bool:
        if holds(s, UNREFUSABLE, challenger) or holds(s, REFUSES_NOTHING, challenged):
            return False
        return self.refused is not None or (s.says.challenges_refusable and not self.forced)

    def _begin(self, s: CcgState, challenger: int, challenged: int, run: Run) -> None:
        s.push(Duel(s, challenger, challenged, self.stat, run.what, self.brings_about.number))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        challenger, challenged = self.who.cards(s, scope)[0], self.whom.cards(s, scope)[0]
        if s.answers[s.controller[challenged]] == CHOICES:
            self._begin(s, challenger, challenged, run)
            return
        ops.refuse_duel(s, challenged)
        if self.refused is not None and self.refused.effects:
            s.push(Run(run.what, self.refused.number))

    def means(self, known: Known) -> list[Deed]:
        refused = [] if self.refused is None else self.refused.means(known)
        return self._duel(known) + as_chosen(perhaps(refused), HOSTILE)

    def brings(self, answer: int, known: Known) -> list[Deed]:
        if answer == 0:
            return self._duel(known)
        return [] if self.refused is None else self.refused.means(known)

    def _duel(self, known: Known) -> list[Deed]:
        """Who challenges means to win."""
        known.put(WINNER_SLOT, OWN)
        known.put(LOSER_SLOT, HOSTILE)
        return [Deed(CHALLENGE, self.whom.points_at(known)), *perhaps(self.brings_about.means(known))]

    def text(self, speaker: Speaker) -> str:
        verb = "duels" if self.forced else "challenges"
        text = f"{self.who.subject(speaker)} {verb} {self.whom.text(speaker)}"
        speaker.pronouns[LOSER_SLOT] = "the loser"
        speaker.pronouns[WINNER_SLOT] = "the winner"
        if self.stat != CHI and self.forced:
            text += f", with {STAT_NAMES[self.stat]} instead of {STAT_NAMES[CHI]}"
        elif self.stat != CHI:
            text += f" to a duel of {STAT_NAMES[self.stat]}"
        if self.refused is not None:
            text += "; the challenge may be refused"
            if self.refused.effects:
                text += f", and if it is, {self.refused.text(speaker)}"
        return " ".join(sentence(said) for said in (text, *self._consequences(speaker)))

    def _consequences(self, speaker: Speaker) -> list[str]:
        return [effect.text(speaker) for effect in self.brings_about.effects]

    def on_refusal(self, s: CcgState, scope: Scope, what: int) -> str:
        """What comes of a refusal, in words; empty where nothing does."""
        if self.refused is None or not self.refused.effects:
            return ""
        return sentence(filled(s, scope, self.refused.text(asker(s, what))))


def at_stake(s: CcgState, scope: Scope, what: int, block: int) -> list[str]:
    """What a duel brings to winner and loser, a sentence each (CE-DUEL-16)."""
    if block < 0:
        return []
    speaker = asker(s, what)
    speaker.pronouns[LOSER_SLOT] = "the loser"
    speaker.pronouns[WINNER_SLOT] = "the winner"
    brings = cast(Block, s.node(what, block))
    return [sentence(filled(s, scope, effect.text(speaker))) for effect in brings.effects]


def challenge_in_question(s: CcgState) -> tuple[Challenge, Run] | None:
    """The challenge that somebody is asked to accept."""
    asks = s.stack[-2] if len(s.stack) > 1 and isinstance(s.stack[-1], AskOf) else None
    if not isinstance(asks, Run):
        return None
    effect = asks.block(s).effects[asks.next]
    return (effect, asks) if isinstance(effect, Challenge) else None


def challenge(
    who: Things, whom: Things, *brings: Effect, stat: int = CHI, refused: tuple[Effect, ...] | None = None
) -> Effect:
    """`brings` says what happens to WINNER and LOSER in the resolution of the duel (CE-DUEL-16).

    `refused` says what happens on a refusal; without it the challenge cannot be refused (CE-DUEL-02).
    """
    return Challenge(who, whom, stat, brings, refused)


def duels(who: Things, whom: Things, *brings: Effect, stat: int = CHI) -> Effect:
    """A duel without a challenge, where challenges may be refused: this cannot."""
    return Challenge(who, whom, stat, brings, None, True)
