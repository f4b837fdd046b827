"""The words of tiles: Fortresses that are turned over, and who lies beside Toshi Ranbo."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.map import fortresses, players_beside, standing, toshi_ranbo
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.games.ccg.words.abilities import Action, Revealed
from gorin.words.conditions import Told
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Phrase, Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Verb, Whom
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import ANOTHERS, Noun, noun_for
from gorin.words.qualities import STATE, Simple
from gorin.words.triggers import after
from gorin.words.verbs import ACT

TURN_UP = Verb("turn face-up", 1)
TURN_DOWN = Verb("turn face-down", -1)
WHEN_REACHED = after("step", "")
"""What the space of a Path does for who takes the step to it (WH-PTV-21)."""


def tile_of(s: WarState, card: int) -> int:
    """The tile on which this is printed; NOTHING where it lies on no map."""
    return next((number for number, tile in enumerate(s.tiles) if tile.card == card), NOTHING)


def _is_face_down(s: WarState, scope: Scope, card: int) -> bool:
    tile = tile_of(s, card)
    return tile != NOTHING and not s.tiles[tile].face_up


class Fortresses(Noun):
    """Tiles of players who are still in the game."""

    def candidates(self, s: WarState, scope: Scope) -> list[int]:
        playing = [seat for seat in range(s.seats) if not s.is_out(seat)]
        return [s.tiles[tile].card for seat in playing for tile in fortresses(s, seat)]


face_down = Simple(STATE, "face-down", _is_face_down)
ANOTHERS_FALLEN_FORTRESS = Fortresses(
    noun_for("Fortress", kinds.FORTRESS).kinds, (ANOTHERS, face_down), kinds.ON_MAP
)


class TurnOver(Effect):
    """Turn Fortresses face-up or face-down (WH-TIL-11)."""

    def __init__(self, whom: Things, face_up: bool) -> None:
        super().__init__()
        self.whom = whom
        self.face_up = face_up

    def do(self, s: WarState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope):
            ops.turn_over(s, tile_of(s, card), self.face_up)

    def can_pay(self, s: WarState, scope: Scope) -> bool:
        """WH-TIL-12: the last one cannot be turned face-down."""
        tiles = [tile_of(s, card) for card in self.whom.cards(s, scope)]
        return all(standing(s, s.tiles[tile].owner) != [tile] for tile in tiles)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(TURN_UP if self.face_up else TURN_DOWN, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"turn {self.whom.text(speaker)} face-{'up' if self.face_up else 'down'}"


class LetJoin(Effect):
    """Ally with either side of an attack, whoever is invited."""

    def do(self, s: WarState, scope: Scope, run: Run) -> None:
        ops.let_join(s, scope.seat)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "this turn you count as invited by both sides of an attack"


def turn_up(whom: Things) -> Effect:
    return TurnOver(whom, True)


def turn_down(whom: Things) -> Effect:
    return TurnOver(whom, False)


def join_uninvited() -> Effect:
    return LetJoin()


def _lies_beside(s: WarState, scope: Scope) -> bool:
    return scope.seat in players_beside(s, toshi_ranbo(s))


BESIDE_TOSHI_RANBO = Told("you have a face-up Fortress beside Toshi Ranbo", _lies_beside)
NOT_THE_LAST = Told("it is not your last face-up Fortress", lambda s, scope: len(standing(s, scope.seat)) > 1)


# --- what tiles and spaces are written with -------------------------------------------------------


def fortress(clan: str, action: Action) -> Card:
    """What a Fortress tile says: one ability."""
    card = Card(f"{clan} {action.heading()} Fortress", kinds.FORTRESS, (action,))
    card.clans, card.created = (clan,), True
    return card


def step(name: str, *parts: Phrase) -> Card:
    """What the space of a Path says."""
    card = Card(name, kinds.FORTRESS, (Revealed(WHEN_REACHED, parts),) if parts else ())
    card.created = True
    return card
