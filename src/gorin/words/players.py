"""Players, as the text names them: you, his controller, whoever is targeted or chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Known, Whom
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import NOBODY, Scope
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun
from gorin.words.things import TARGET_SLOT

SETTLED: Final = 0
"""The words leave nothing open about who is meant."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Some players."""

    def __init__(
        self,
        subject: str,
        read: Callable[[Any, Scope], list[int]],
        whose: int = ANYBODYS,
        left_open: int = SETTLED,
    ) -> None:
        self.subject = subject
        self.read = read
        self.whose = whose
        """You, others, or whoever it turns out to be."""
        self.left_open = left_open
        """Where the words mean one of several, in which way; a game gives the numbers."""

    def seats(self, s: CardState, scope: Scope) -> list[int]:
        """Who has left the game is nobody any more."""
        return [seat for seat in self.read(s, scope) if seat != NOBODY and not s.is_out(seat)]

    def points_at(self, known: Known) -> Whom:
        if self.left_open != SETTLED and self.left_open not in known.left_open:
            known.left_open.append(self.left_open)
        return Whom(self.whose)

    def text(self, speaker: Speaker) -> str:
        return self.subject

    def verb(self, speaker: Speaker, plain: str, third: str) -> str:
        """With a verb: "gain", "his controller loses"."""
        who = self.text(speaker)
        return plain if who == "you" else f"{who} {third}"

    def owning(self, speaker: Speaker) -> str:
        """As an owner: "your", "his", "the chosen player's"."""
        who = self.text(speaker)
        return {"you": "your", "he": "his"}.get(who, f"{who}'s")


class ControllerOf(Who):
    def __init__(self, whom: Things, word: str = "controller") -> None:
        super().__init__(word, lambda s, scope: [s.controller[card] for card in whom.cards(s, scope)])
        self.whom = whom

    def points_at(self, known: Known) -> Whom:
        whom = self.whom.points_at(known)
        return Whom(whom.whose, whom.slot)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.owning(speaker)} {self.subject}"


def _triggering_player(s: CardState, scope: Scope) -> list[int]:
    return [] if scope.moment is None else [scope.moment.seat]


YOU = Who("you", lambda s, scope: [scope.seat], OWN)
EACH_OTHER_PLAYER = Who("each other player", lambda s, scope: s.others(scope.seat), HOSTILE)
THAT_PLAYER = Who("that player", _triggering_player)


def controller_of(whom: Things) -> Who:
    return ControllerOf(whom)


def owner_of(whom: Things) -> Who:
    who = ControllerOf(whom, "owner")
    who.read = lambda s, scope: [s.owner[card] for card in whom.cards(s, scope)]
    return who


PLAYER_SLOT = 12
"""Where a scope keeps the player who was chosen, or whose choice it is."""


def _kept(s: CardState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(PLAYER_SLOT)]


class KeptPlayer(Who):
    """A player who was chosen, or whose choice it is."""

    def points_at(self, known: Known) -> Whom:
        return known.at(PLAYER_SLOT)


class Actor(KeptPlayer):
    """The player whose choice it is: "each other player may draw a card"."""

    def verb(self, speaker: Speaker, plain: str, third: str) -> str:
        return plain


THAT_PLAYER_HIMSELF = Actor("he", _triggering_player)
"""After "that player may": what he does himself."""
CHOSEN_PLAYER = KeptPlayer("the chosen player", _kept)
ACTOR = Actor("he", _kept)
EACH_PLAYER = Who("each player", lambda s, scope: s.playing_from(scope.seat))


class OtherPlayer(Noun):
    """Another player, or one who controls at least one of some cards; picked as SEATS + seat."""

    def __init__(self, having: Noun | None) -> None:
        super().__init__((), (), person=True)
        self.having = having

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: CardState, scope: Scope) -> list[int]:
        seats = s.others(scope.seat)
        if self.having is not None:
            controllers = {s.controller[card] for card in self.having.cards(s, scope)}
            seats = [seat for seat in seats if seat in controllers]
        return [SEATS + seat for seat in seats]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        who = "other players" if many else "another player"
        return who if self.having is None else f"{who} with {self.having.one(speaker)}"

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)


class AnyPlayer(OtherPlayer):
    """Any player, oneself included."""

    def __init__(self) -> None:
        super().__init__(None)

    def candidates(self, s: CardState, scope: Scope) -> list[int]:
        return [SEATS + seat for seat in s.playing_from(scope.seat)]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return "players" if many else "player"

    def points_at(self, known: Known) -> Whom:
        return Whom(ANYBODYS)


def _target_seats(s: CardState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(TARGET_SLOT) if code >= SEATS]


class TargetPlayer(Who):
    """The player who was targeted: introduced first, then "he"."""

    def __init__(self) -> None:
        super().__init__("he", _target_seats)

    def points_at(self, known: Known) -> Whom:
        return known.at(TARGET_SLOT)

    def text(self, speaker: Speaker) -> str:
        return speaker.introductions.pop(TARGET_SLOT, None) or self.subject


TARGET_PLAYER = TargetPlayer()


def other_player(having: Noun | None = None) -> Noun:
    """To be targeted; the effects speak of him as TARGET_PLAYER."""
    return OtherPlayer(having)


def any_player() -> Noun:
    """To be targeted, too; it may be oneself."""
    return AnyPlayer()
