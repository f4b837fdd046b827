"""Players, as the text names them: you, his controller, the enemy leader, whoever is targeted or chosen."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NOBODY
from gorin.games.ccg.questions import SEATS
from gorin.games.ccg.reading import in_turn_order, others
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.places import enemy_leader
from gorin.games.ccg.words.things import TARGET_SLOT


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Some players."""

    def __init__(self, subject: str, read: Callable[[CcgState, Scope], list[int]]) -> None:
        self.subject = subject
        self.read = read

    def seats(self, s: CcgState, scope: Scope) -> list[int]:
        return [seat for seat in self.read(s, scope) if seat != NOBODY]

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

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.owning(speaker)} {self.subject}"


def _triggering_player(s: CcgState, scope: Scope) -> list[int]:
    return [] if scope.moment is None else [scope.moment.seat]


YOU = Who("you", lambda s, scope: [scope.seat])
EACH_OTHER_PLAYER = Who("each other player", lambda s, scope: others(s, scope.seat))
ENEMY_LEADER = Who("the enemy leader", enemy_leader)
THAT_PLAYER = Who("that player", _triggering_player)
DEFENDER = Who("the Defender", lambda s, scope: [s.defender])


def controller_of(whom: Things) -> Who:
    return ControllerOf(whom)


def owner_of(whom: Things) -> Who:
    who = ControllerOf(whom, "owner")
    who.read = lambda s, scope: [s.owner[card] for card in whom.cards(s, scope)]
    return who


PLAYER_SLOT = 12
"""Where a scope keeps the player who was chosen, or whose choice it is."""


def _kept(s: CcgState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(PLAYER_SLOT)]


class Actor(Who):
    """The player whose choice it is: "each other player may draw a card"."""

    def verb(self, speaker: Speaker, plain: str, third: str) -> str:
        return plain


CHOSEN_PLAYER = Who("the chosen player", _kept)
ACTOR = Actor("he", _kept)
EACH_PLAYER = Who("each player", lambda s, scope: in_turn_order(s, scope.seat))


def players_above(honor: int) -> Who:
    return Who(
        f"each player whose Family Honor is above {honor}",
        lambda s, scope: [seat for seat in in_turn_order(s, s.active) if s.players[seat].honor > honor],
    )


class OtherPlayer(Noun):
    """Another player, or one who controls at least one of some cards; picked as SEATS + seat."""

    def __init__(self, having: Noun | None) -> None:
        super().__init__((), (), person=True)
        self.having = having

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        seats = [seat for seat in others(s, scope.seat) if not s.players[seat].lost]
        if self.having is not None:
            controllers = {s.controller[card] for card in self.having.cards(s, scope)}
            seats = [seat for seat in seats if seat in controllers]
        return [SEATS + seat for seat in seats]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        who = "other players" if many else "another player"
        return who if self.having is None else f"{who} with {self.having.one(speaker)}"


def _target_seats(s: CcgState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(TARGET_SLOT) if code >= SEATS]


class TargetPlayer(Who):
    """The player who was targeted: introduced first, then "he"."""

    def __init__(self) -> None:
        super().__init__("he", _target_seats)

    def text(self, speaker: Speaker) -> str:
        return speaker.introductions.pop(TARGET_SLOT, None) or self.subject


TARGET_PLAYER = TargetPlayer()


def other_player(having: Noun | None = None) -> Noun:
    """To be targeted; the effects speak of him as TARGET_PLAYER."""
    return OtherPlayer(having)
