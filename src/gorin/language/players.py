"""Players, as the text names them: you, his controller, whoever is targeted or chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Selector
from gorin.language.core.context import NOBODY, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import belonging
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Known, Whom
from gorin.language.core.questions import SEATS
from gorin.language.core.state import CardState
from gorin.language.selectors import TARGET_SLOT

SETTLED: Final = 0
"""The words leave nothing open about who is meant."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Some players."""

    every: ClassVar[bool] = False
    """Must be true of all of them what is said of them?"""

    def __init__(
        self,
        subject: str,
        read: Callable[[Any, AbilityContext], list[int]],
        whose: int = ANYBODYS,
        left_open: int = SETTLED,
    ) -> None:
        self.subject = subject
        self.read = read
        self.whose = whose
        """You, others, or whoever it turns out to be."""
        self.left_open = left_open
        """Where the words mean one of several, in which way; a game gives the numbers."""

    def seats(self, s: CardState, context: AbilityContext) -> list[int]:
        """Who has left the game is nobody any more."""
        return [seat for seat in self.read(s, context) if seat != NOBODY and not s.is_out(seat)]

    def points_at(self, known: Known) -> Whom:
        if self.left_open != SETTLED and self.left_open not in known.left_open:
            known.left_open.append(self.left_open)
        return Whom(self.whose)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.who(self.subject)

    def verb(self, renderer: TextRenderer, plain: str, third: str) -> str:
        """With a verb: "gain", "its controller loses", "they lose"."""
        who = self.text(renderer)
        if who == "you":
            return plain
        return f"{who} {plain if who == 'they' else third}"

    def owning(self, renderer: TextRenderer) -> str:
        """As an owner: "your", "their", "the chosen player's"."""
        who = self.text(renderer)
        return {"you": "your", "they": "their"}.get(who, f"{who}'s")


class EachOf(Who):
    """All of some players: what is said of them is said of each."""

    every: ClassVar[bool] = True


class ControllerOf(Who):
    def __init__(self, whom: Selector, word: str = "controller") -> None:
        super().__init__(word, lambda s, context: [s.controller[card] for card in whom.cards(s, context)])
        self.whom = whom

    def points_at(self, known: Known) -> Whom:
        whom = self.whom.points_at(known)
        return Whom(whom.whose, whom.slot)

    def text(self, renderer: TextRenderer) -> str:
        return belonging(self.subject, self.whom.owning(renderer))


def _triggering_player(s: CardState, context: AbilityContext) -> list[int]:
    return [] if context.moment is None else [context.moment.seat]


YOU = Who("you", lambda s, context: [context.seat], OWN)
EACH_OTHER_PLAYER = EachOf("each other player", lambda s, context: s.others(context.seat), HOSTILE)
ANOTHER_PLAYER = Who("another player", lambda s, context: s.others(context.seat), HOSTILE)
THAT_PLAYER = Who("that player", _triggering_player)


def controller_of(whom: Selector) -> Who:
    return ControllerOf(whom)


def owner_of(whom: Selector) -> Who:
    who = ControllerOf(whom, "owner")
    who.read = lambda s, context: [s.owner[card] for card in whom.cards(s, context)]
    return who


PLAYER_SLOT = 12
"""Where a context keeps the player who was chosen, or whose choice it is."""


def _kept(s: CardState, context: AbilityContext) -> list[int]:
    return [code - SEATS for code in context.get(PLAYER_SLOT)]


class KeptPlayer(Who):
    """A player who was chosen, or whose choice it is."""

    def points_at(self, known: Known) -> Whom:
        return known.at(PLAYER_SLOT)


class Actor(KeptPlayer):
    """The player whose choice it is: "each other player may draw a card"."""

    def verb(self, renderer: TextRenderer, plain: str, third: str) -> str:
        return plain


THAT_PLAYER_HIMSELF = Actor("they", _triggering_player)
"""After "that player may": what he does himself."""
CHOSEN_PLAYER = KeptPlayer("the chosen player", _kept)
ACTOR = Actor("they", _kept)
EACH_PLAYER = Who("each player", lambda s, context: s.playing_from(context.seat))


class OtherPlayer(CardFilter):
    """Another player, or one who controls at least one of some cards; picked as SEATS + seat."""

    def __init__(self, having: CardFilter | None) -> None:
        super().__init__((), (), person=True)
        self.having = having

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: CardState, context: AbilityContext) -> list[int]:
        seats = s.others(context.seat)
        if self.having is not None:
            controllers = {s.controller[card] for card in self.having.cards(s, context)}
            seats = [seat for seat in seats if seat in controllers]
        return [SEATS + seat for seat in seats]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        who = "other players" if many else "another player"
        return who if self.having is None else f"{who} with {self.having.one(renderer)}"

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)


class AnyPlayer(OtherPlayer):
    """Any player, oneself included."""

    def __init__(self) -> None:
        super().__init__(None)

    def candidates(self, s: CardState, context: AbilityContext) -> list[int]:
        return [SEATS + seat for seat in s.playing_from(context.seat)]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return "players" if many else "player"

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)


def _target_seats(s: CardState, context: AbilityContext) -> list[int]:
    return [code - SEATS for code in context.get(TARGET_SLOT) if code >= SEATS]


class TargetPlayer(Who):
    """The player who was targeted: introduced first, then "they"."""

    def __init__(self) -> None:
        super().__init__("they", _target_seats)

    def points_at(self, known: Known) -> Whom:
        return known.at(TARGET_SLOT)

    def text(self, renderer: TextRenderer) -> str:
        return renderer.introductions.pop(TARGET_SLOT, None) or renderer.who(self.subject)


TARGET_PLAYER = TargetPlayer()


def other_player(having: CardFilter | None = None) -> CardFilter:
    """To be targeted; the effects speak of him as TARGET_PLAYER."""
    return OtherPlayer(having)


def any_player() -> CardFilter:
    """To be targeted, too; it may be oneself."""
    return AnyPlayer()
