"""What only Diamond's cards do to duels and challenges."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.acting.using import MAY_NOT_FOCUS
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import ACTION_END, DUEL_END, FOCUS, ITEM, PERSONALITY
from gorin.games.ccg.language.meaning import UNFOCUS
from gorin.games.ccg.language.verbs.fighting.focusing import Duelist, your_focused
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import attachments
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.table.values import base, focus_value
from gorin.kernel.questions import PASS
from gorin.language.conditions import Told
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND, PLAY
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import PERFORMER_SLOT, WINNER_SLOT
from gorin.language.verbs import FORBID, NEGATE, STAT

HIGHEST_FOCUS = 9
"""More than is printed anywhere."""
YOUR_DUELIST = Duelist(True)


# --- when -----------------------------------------------------------------------------------------


THAT_SLOT = -1
"""Under this a renderer remembers that he was named; no context keeps anything there."""


class ThatPerformer(Selector):
    """The Personality who performs the action that triggered this."""

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        taken = None if context.moment is None else action_in_progress(s, context.moment.action)
        found = [] if taken is None else taken.performing
        return [card for card in found if s.zone[card] == PLAY and s.type_of(card) == PERSONALITY][:1]

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)

    def text(self, renderer: TextRenderer) -> str:
        """By a pronoun when he has been named."""
        known = renderer.pronouns.get(THAT_SLOT, "that Personality")
        renderer.pronouns[THAT_SLOT] = "him"
        return known


THAT_PERFORMER = ThatPerformer()
who_lobbied = Simple(AFTER, "who lobbied", lambda s, context, card: card in THAT_PERFORMER.cards(s, context))
PERFORMER_WON = Told(
    "your Personality wins", lambda s, context: context.get(WINNER_SLOT) == context.get(PERFORMER_SLOT) != []
)


# --- what -----------------------------------------------------------------------------------------


class NameNumber(Effect):
    """You name a number; what follows speaks of it."""

    asks: ClassVar[str] = "effect.name-number"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        words = [str(number) for number in range(HIGHEST_FOCUS + 1)]
        among = [CHOICES + number for number in range(HIGHEST_FOCUS + 1)]
        s.push(AskOf(context.seat, "Name a number", among, words))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.numbers = [s.answers[context.seat] - CHOICES]

    def intents(self, known: Known) -> list[Intent]:
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "name a number"


def name_number() -> Effect:
    return NameNumber()


class BansFocus(Rule):
    """The other player in the duel neither focuses nor reacts with cards of the number that was named."""

    def __init__(self) -> None:
        super().__init__()
        self.about = MAY_NOT_FOCUS

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        duel = duel_in_progress(s)
        if duel is None or s.zone[card] != HAND or not context.numbers:
            return False
        facing = s.owner[card] in duel.seats and s.owner[card] != context.seat
        return facing and focus_value(s, card) == context.numbers[-1]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(HOSTILE), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "the player of the other Personality in the duel may not focus cards with that Focus Value"
            " from the hand, nor take Reactions from Strategies that have it,"
        )


def bans_focus() -> Rule:
    return BansFocus()


class ConcedeDuel(Effect):
    """Your own loses without suffering for it."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None and context.seat in duel.seats:
            ops.concede_duel(s, duel, duel.seats.index(context.seat), context.seat)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(UNFOCUS, Whom(ANYBODYS, every=True))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "discard all focused cards without effect; the other Personality wins,"
            " and yours suffers nothing for losing"
        )


def concede_duel() -> Effect:
    return ConcedeDuel()


class DoubleFocus(Effect):
    """One of your focused cards counts twice, if nothing has changed its Focus Value."""

    asks: ClassVar[str] = "effect.choose-card"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        focused = your_focused(s, context.seat)
        among = [card for card in focused if focus_value(s, card) == base(s, FOCUS, card)]
        if among:
            s.push(AskOf(context.seat, "Double the Focus Value of which card?", [*among, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = s.answers[context.seat]
        if card != PASS:
            ops.change_stat(s, card, FOCUS, focus_value(s, card), DUEL_END, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN), stat=FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"you may double the Focus Value of a card focused for {renderer.kind},"
            " if it equals its printed one"
        )


def double_focus() -> Effect:
    return DoubleFocus()


class IgnoreItems(Effect):
    """The Items of some Personalities do nothing while the action resolves."""

    def __init__(self, *whose: Selector) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for bearer in [card for each in self.whose for card in each.cards(s, context)]:
            for item in attachments(s, bearer):
                if s.type_of(item) == ITEM:
                    ops.make_blank(s, item, ACTION_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == BLANK and lasting.until == ACTION_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(NEGATE, each.points_at(known)) for each in self.whose]

    def text(self, renderer: TextRenderer) -> str:
        return "during the challenge and the duel, ignore the Items of both"


def ignore_items(*whose: Selector) -> Effect:
    return IgnoreItems(*whose)
