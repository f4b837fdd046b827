"""Challenges: they create duels (CE-DUEL-01 to CE-DUEL-03)."""

from __future__ import annotations

from typing import ClassVar, cast

from gorin.games.ccg.definition import STAT_NAMES
from gorin.games.ccg.fighting.duel import Duel
from gorin.games.ccg.kinds import CHI, REFUSES_NOTHING, UNREFUSABLE
from gorin.games.ccg.language.abilities import Duels
from gorin.games.ccg.language.meaning import CHALLENGE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import holds
from gorin.language.core.asking import AskOf, asker, filled
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import sentence
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, as_chosen, perhaps
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.selectors import LOSER_SLOT, WINNER_SLOT

"""What rules say of who challenges, and of who is challenged."""


class Challenge(Duels):
    """One challenges another. What it brings to WINNER and LOSER happens when the duel is resolved."""

    asks: ClassVar[str] = "effect.accept-challenge"

    def __init__(
        self,
        who: Selector,
        whom: Selector,
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

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(WINNER_SLOT, [])
        context.put(LOSER_SLOT, [])
        pair = self.who.cards(s, context) + self.whom.cards(s, context)
        if len(pair) != 2 or any(s.zone[card] != PLAY for card in pair):
            return
        if s.controller[pair[0]] == s.controller[pair[1]]:
            return
        if not self.forced:
            ops.happen(s, TriggerEvent("challenges", pair[0], s.controller[pair[0]], pair[1]))
        if self._may_refuse(s, *pair):
            names = [s.rules.short_name(s, s.what[card]) for card in pair]
            asks = f"Let {names[1]} accept the challenge of {names[0]}?"
            s.push(AskOf(s.controller[pair[1]], asks, [CHOICES, CHOICES + 1], ["Accept", "Refuse"]))
        else:
            self._begin(s, pair[0], pair[1], runner)

    def _may_refuse(self, s: CcgState, challenger: int, challenged: int) -> bool:
        if holds(s, UNREFUSABLE, challenger) or holds(s, REFUSES_NOTHING, challenged):
            return False
        return self.refused is not None or (s.settings.challenges_refusable and not self.forced)

    def _begin(self, s: CcgState, challenger: int, challenged: int, runner: EffectRunner) -> None:
        s.push(Duel(s, challenger, challenged, self.stat, runner.what, self.brings_about.number))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        challenger, challenged = self.who.cards(s, context)[0], self.whom.cards(s, context)[0]
        if s.answers[s.controller[challenged]] == CHOICES:
            self._begin(s, challenger, challenged, runner)
            return
        ops.refuse_duel(s, challenged)
        if self.refused is not None and self.refused.effects:
            s.push(EffectRunner(runner.what, self.refused.number))

    def intents(self, known: Known) -> list[Intent]:
        refused = [] if self.refused is None else self.refused.intents(known)
        return self._duel(known) + as_chosen(perhaps(refused), HOSTILE)

    def brings(self, answer: int, known: Known) -> list[Intent]:
        if answer == 0:
            return self._duel(known)
        return [] if self.refused is None else self.refused.intents(known)

    def _duel(self, known: Known) -> list[Intent]:
        """Who challenges means to win."""
        known.put(WINNER_SLOT, OWN)
        known.put(LOSER_SLOT, HOSTILE)
        return [Intent(CHALLENGE, self.whom.points_at(known)), *perhaps(self.brings_about.intents(known))]

    def text(self, renderer: TextRenderer) -> str:
        verb = "duels" if self.forced else "challenges"
        text = f"{self.who.subject(renderer)} {verb} {self.whom.text(renderer)}"
        renderer.pronouns[LOSER_SLOT] = "the loser"
        renderer.pronouns[WINNER_SLOT] = "the winner"
        if self.stat != CHI and self.forced:
            text += f", with {STAT_NAMES[self.stat]} instead of {STAT_NAMES[CHI]}"
        elif self.stat != CHI:
            text += f" to a duel of {STAT_NAMES[self.stat]}"
        if self.refused is not None:
            text += "; the challenge may be refused"
            if self.refused.effects:
                text += f", and if it is, {self.refused.text(renderer)}"
        return " ".join(sentence(said) for said in (text, *self._consequences(renderer)))

    def _consequences(self, renderer: TextRenderer) -> list[str]:
        return [effect.text(renderer) for effect in self.brings_about.effects]

    def on_refusal(self, s: CcgState, context: AbilityContext, what: int) -> str:
        """What comes of a refusal, in words; empty where nothing does."""
        if self.refused is None or not self.refused.effects:
            return ""
        return sentence(filled(s, context, self.refused.text(asker(s, what))))


def at_stake(s: CcgState, context: AbilityContext, what: int, block: int) -> list[str]:
    """What a duel brings to winner and loser, a sentence each (CE-DUEL-16)."""
    if block < 0:
        return []
    renderer = asker(s, what)
    renderer.pronouns[LOSER_SLOT] = "the loser"
    renderer.pronouns[WINNER_SLOT] = "the winner"
    brings = cast(Block, s.node(what, block))
    return [sentence(filled(s, context, effect.text(renderer))) for effect in brings.effects]


def challenge_in_question(s: CcgState) -> tuple[Challenge, EffectRunner] | None:
    """The challenge that somebody is asked to accept."""
    asks = s.stack[-2] if len(s.stack) > 1 and isinstance(s.stack[-1], AskOf) else None
    if not isinstance(asks, EffectRunner):
        return None
    effect = asks.block(s).effects[asks.next]
    return (effect, asks) if isinstance(effect, Challenge) else None


def challenge(
    who: Selector, whom: Selector, *brings: Effect, stat: int = CHI, refused: tuple[Effect, ...] | None = None
) -> Effect:
    """`brings` says what happens to WINNER and LOSER in the resolution of the duel (CE-DUEL-16).

    `refused` says what happens on a refusal; without it the challenge cannot be refused (CE-DUEL-02).
    """
    return Challenge(who, whom, stat, brings, refused)


def duels(who: Selector, whom: Selector, *brings: Effect, stat: int = CHI) -> Effect:
    """A duel without a challenge, where challenges may be refused: this cannot."""
    return Challenge(who, whom, stat, brings, None, True)
