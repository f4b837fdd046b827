"""What only Diamond's cards say of Kihos, Spells, elements and Rings."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.kinds import (
    BATTLE_END,
    PERSONALITY,
)
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.language.card_filters import noun_for
from gorin.language.core.asking import AskOf
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.predicates import STATE, Simple
from gorin.language.verbs import NEGATE, SEARCH

# --- when -----------------------------------------------------------------------------------------


THIS_PERSONALITY = noun_for("this Personality", PERSONALITY, person=True).with_(
    Simple(STATE, "", lambda s, context, card: card == leader(s, context.source))
)


# --- what -----------------------------------------------------------------------------------------


class SearchToEnd(Effect):
    """You take a card out of your Fate deck, shuffle it, and put the card on top or at the bottom.

    The run remembers the card while it is asked where it goes.
    """

    asks: ClassVar[str] = "effect.search"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if runner.memo:
            words = ["On top", "At the bottom"]
            s.push(
                AskOf(context.seat, "Put the card where in your Fate deck?", [CHOICES, CHOICES + 1], words)
            )
            return
        deck = s.players[context.seat].fate
        ops.look(s, context.seat, deck)
        if deck:
            found = sorted(deck, key=lambda card: s.definition(card).name)
            s.push(AskOf(context.seat, "Search your Fate deck for which card?", found))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if not runner.memo:
            runner.memo = [code]
            runner.repeat()
            return
        card = runner.memo[0]
        runner.memo = []
        ops.shuffle_around(s, context.seat, card)
        ops.put_in_deck(s, card, code == CHOICES)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "search your Fate deck for a card and shuffle the rest;"
            " then put it on the top or the bottom of the deck"
        )


def search_to_end() -> Effect:
    return SearchToEnd()


class Silence(Effect):
    """The Terrain that is being laid does nothing but lie there."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        taken = None if context.moment is None else action_in_progress(s, context.moment.action)
        if taken is not None and taken.holder != NOTHING:
            ops.make_blank(s, taken.holder, BATTLE_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == BLANK and lasting.until == BATTLE_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(NEGATE, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "the Terrain enters play, but whatever else it does is negated"


def silence_terrain() -> Effect:
    return Silence()
