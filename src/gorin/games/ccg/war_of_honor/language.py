"""The words of tiles: Fortresses that are turned over, and who lies beside Toshi Ranbo."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.games.ccg.language.abilities import Action, Revealed
from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.map import fortresses, players_beside, standing, toshi_ranbo
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.language.card_filters import ANOTHERS, CardFilter, noun_for
from gorin.language.conditions import Told
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Phrase, TextRenderer
from gorin.language.core.meaning import OWN, Intent, Known, Verb, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.event_kinds import EventKind, unsaid
from gorin.language.predicates import STATE, Simple
from gorin.language.verbs import ACT

TURN_UP = Verb("turn face-up", 1)
TURN_DOWN = Verb("turn face-down", -1)
STEP_TAKEN = EventKind("step", "{by} [take] a step on a Path")
WHEN_REACHED = unsaid(STEP_TAKEN)
"""What the space of a Path does for who takes the step to it (WH-PTV-21)."""


def tile_of(s: WarState, card: int) -> int:
    """The tile on which this is printed; NOTHING where it lies on no map."""
    return next((number for number, tile in enumerate(s.tiles) if tile.card == card), NOTHING)


def _is_face_down(s: WarState, context: AbilityContext, card: int) -> bool:
    tile = tile_of(s, card)
    return tile != NOTHING and not s.tiles[tile].face_up


class Fortresses(CardFilter):
    """Tiles of players who are still in the game."""

    def candidates(self, s: WarState, context: AbilityContext) -> list[int]:
        playing = [seat for seat in range(s.seats) if not s.is_out(seat)]
        return [s.tiles[tile].card for seat in playing for tile in fortresses(s, seat)]


face_down = Simple(STATE, "face-down", _is_face_down)
ANOTHERS_FALLEN_FORTRESS = Fortresses(
    noun_for("Fortress", kinds.FORTRESS).kinds, (ANOTHERS, face_down), kinds.ON_MAP
)


class TurnOver(Effect):
    """Turn Fortresses face-up or face-down (WH-TIL-11)."""

    def __init__(self, whom: Selector, face_up: bool) -> None:
        super().__init__()
        self.whom = whom
        self.face_up = face_up

    def do(self, s: WarState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whom.cards(s, context):
            ops.turn_over(s, tile_of(s, card), self.face_up)

    def can_pay(self, s: WarState, context: AbilityContext) -> bool:
        """WH-TIL-12: the last one cannot be turned face-down."""
        tiles = [tile_of(s, card) for card in self.whom.cards(s, context)]
        return all(standing(s, s.tiles[tile].owner) != [tile] for tile in tiles)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(TURN_UP if self.face_up else TURN_DOWN, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"turn {self.whom.text(renderer)} face-{'up' if self.face_up else 'down'}"


class LetJoin(Effect):
    """Ally with either side of an attack, whoever is invited."""

    def do(self, s: WarState, context: AbilityContext, runner: EffectRunner) -> None:
        ops.let_join(s, context.seat)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "this turn you count as invited by both sides of an attack"


def turn_up(whom: Selector) -> Effect:
    return TurnOver(whom, True)


def turn_down(whom: Selector) -> Effect:
    return TurnOver(whom, False)


def join_uninvited() -> Effect:
    return LetJoin()


def _lies_beside(s: WarState, context: AbilityContext) -> bool:
    return context.seat in players_beside(s, toshi_ranbo(s))


BESIDE_TOSHI_RANBO = Told("you have a face-up Fortress beside Toshi Ranbo", _lies_beside)
NOT_THE_LAST = Told(
    "it is not your last face-up Fortress", lambda s, context: len(standing(s, context.seat)) > 1
)


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
