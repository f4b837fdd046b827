"""The state of a game of War of Honor: the map of tiles, the Score Board, what the players agreed on."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.kinds import ATTACKING, ON_MAP, PERSONALITY
from gorin.games.ccg.table.reading import place_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.chance import Chance
from gorin.kernel.serializable import Serializable
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent

PATHS: Final = ("Military", "Honor", "Dishonor", "Enlightenment")
MILITARY, HONOR, DISHONOR, ENLIGHTENMENT = range(4)
LAST_STEP: Final = 5
"""WH-WIN-01: who stands there has come to the end of a Path."""


@final
class Tile(Serializable):
    """A tile on the map: Toshi Ranbo, somebody's Fortress, or a Plains."""

    tag: ClassVar[str] = "tile"
    fields: ClassVar[dict[str, str]] = {
        "owner": "int", "card": "int", "column": "int", "row": "int", "face_up": "bool",
    }  # fmt: skip

    def __init__(self, owner: int, card: int, column: int, row: int) -> None:
        self.owner = owner
        self.card = card
        """What a Fortress can do stands on a card; NOTHING for Plains and Toshi Ranbo."""
        self.column = column
        self.row = row
        self.face_up = True

    def clone(self) -> Tile:
        copied = Tile(self.owner, self.card, self.column, self.row)
        copied.face_up = self.face_up
        return copied


@final
class Score(Serializable):
    """How far a player has come on each Path, and what this turn has brought so far."""

    tag: ClassVar[str] = "path-score"
    fields: ClassVar[dict[str, str]] = {
        "steps": "[int]",
        "gained": "int",
        "caused": "int",
        "conquered": "bool",
        "enlightened": "bool",
        "rings": "[str]",
        "mission": "[int]",
        "joins": "bool",
        "has_own_deck": "bool",
        "waived": "bool",
    }

    def __init__(self) -> None:
        self.steps = [0] * len(PATHS)
        self.gained = 0
        """Honor gained in this turn, whatever was lost (WH-HON-01)."""
        self.caused = 0
        """Honor that others have lost in this turn because of this player (WH-PTV-09)."""
        self.conquered = False
        """In this turn an attacking army with units of this player destroyed a province (WH-PTV-06)."""
        self.enlightened = False
        """In this turn a Ring entered play by its own trait for the first time (WH-PTV-15)."""
        self.rings: list[str] = []
        """The Rings that have entered play in this way."""
        self.mission: list[int] = []
        """Secret Missions: how far this player must come on each Path."""
        self.joins = False
        """In this turn this player may ally with either side of an attack, invited or not."""
        self.has_own_deck = False
        """Advanced play: with a deck that is none of the box (WH-ADV-04)."""
        self.waived = False
        """Honor Requirements of Personalities need not be met any more (WH-ADV-04)."""

    def clone(self) -> Score:
        copied = Score()
        copied.steps = self.steps.copy()
        copied.gained = self.gained
        copied.caused = self.caused
        copied.conquered = self.conquered
        copied.enlightened = self.enlightened
        copied.rings = self.rings.copy()
        copied.mission = self.mission.copy()
        copied.joins = self.joins
        copied.has_own_deck = self.has_own_deck
        copied.waived = self.waived
        return copied


@final
class WarState(CcgState):
    """A table with a map and a Score Board."""

    tag: ClassVar[str] = "war-of-honor"
    fields: ClassVar[dict[str, str]] = {
        "tiles": "[tile]",
        "scores": "[path-score]",
        "launched_from": "int",
        "launched_at": "int",
        "victory": "str",
        "gempukku": "bool",
        "strength_of_will": "bool",
    }

    def __init__(self, seats: int, chance: Chance, edition: str) -> None:
        super().__init__(seats, chance, edition)
        self.tiles: list[Tile] = []
        """In the order in which they were placed; tiles are known by their place in it."""
        self.scores: list[Score] = [Score() for _ in range(seats)]
        self.launched_from = NOTHING
        """The Fortress from which the Attacker attacks, while there is an attack."""
        self.launched_at = NOTHING
        """The Fortress that is attacked."""
        self.victory = "paths"
        self.gempukku = False
        self.strength_of_will = False

    def rebuild_caches(self) -> None:
        super().rebuild_caches()
        self.around: list[list[int]] = []
        """The tiles beside each tile, where somebody has asked since the last one was placed."""

    def keep_around(self, around: list[list[int]]) -> None:
        """Keep what was worked out until another tile is placed."""
        self.around = around

    # --- reading ----------------------------------------------------------------------------------

    def waives_honor(self, seat: int, card: int) -> bool:
        """WH-PER-04, WH-ATT-06, WH-ADV-04 to WH-ADV-06."""
        score = self.scores[seat]
        return not score.has_own_deck or (score.waived and self.type_of(card) == PERSONALITY)

    def tiles_of(self, seat: int) -> list[int]:
        """WH-ACT-01: the abilities of his face-up Fortresses."""
        if self.players[seat].lost:
            return []
        return [each.card for each in self.tiles if each.owner == seat and each.face_up and each.card >= 0]

    # --- what a turn brings -----------------------------------------------------------------------

    def note(self, moment: TriggerEvent) -> None:
        """WH-HON-01, WH-HON-02: gains and losses are counted apart, and for this turn alone."""
        if moment.kind == "honor gained":
            self.scores[moment.seat].gained += moment.amount
        elif moment.kind == "honor lost":
            self._note_loss(moment)
        elif moment.kind == "province destroyed":
            self._note_conquest(moment)
        elif moment.kind == "enters play" and self.own_text[moment.card]:
            self._note_ring(moment)
        elif moment.kind == "turn begins":
            for score in self.scores:
                score.gained = score.caused = 0
                score.conquered = score.enlightened = score.joins = False

    def _note_loss(self, moment: TriggerEvent) -> None:
        """WH-PTV-10 to WH-PTV-16; what an own loss is caused by is nobody's merit."""
        if moment.other in (NOBODY, moment.seat):
            return
        self.scores[moment.other].caused += moment.amount
        source = moment.card
        if source != NOTHING and self.zone[source] == ON_MAP and not self.in_combat:
            self.scores[moment.seat].waived = True

    def _note_conquest(self, moment: TriggerEvent) -> None:
        """WH-PTV-06, WH-GLO-52: an army has destroyed it, if it falls when the battle there is decided."""
        if self.in_combat or place_of(moment) != self.battlefield:
            return
        for card in self.in_play:
            if self.place[card] == self.battlefield and self.side[card] == ATTACKING:
                self.scores[self.controller[card]].conquered = True

    def _note_ring(self, moment: TriggerEvent) -> None:
        """WH-PTV-17, WH-PTV-20."""
        score, slug = self.scores[moment.seat], self.names[self.what[moment.card]]
        if slug not in score.rings:
            score.rings.append(slug)
            score.enlightened = True

    def clone(self) -> WarState:
        copy = WarState.__new__(WarState)
        self.copy_table_into(copy)
        copy.tiles = [tile.clone() for tile in self.tiles]
        copy.scores = [score.clone() for score in self.scores]
        copy.launched_from = self.launched_from
        copy.launched_at = self.launched_at
        copy.victory = self.victory
        copy.gempukku = self.gempukku
        copy.strength_of_will = self.strength_of_will
        copy.around = self.around
        return copy
