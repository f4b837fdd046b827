"""Battle for Rokugan on the screen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from gorin.cli.terminal.drawing.lines import Lines
from gorin.cli.terminal.pictures.battle import lists as battle_lists
from gorin.cli.terminal.pictures.battle import map as battle_map
from gorin.cli.terminal.pictures.battle import scenes as battle_scenes
from gorin.cli.terminal.pictures.battle.words import LOOKS, View
from gorin.cli.terminal.pictures.picture import Named, Picture, Scene
from gorin.games.battle.card_questions import USES
from gorin.games.battle.cards import CARDS, FIRST_CARD
from gorin.games.battle.clans import CLANS
from gorin.games.battle.map import (
    COAST_SPOTS,
    LAND_BORDERS,
    NAMES,
    PROVINCE_OF,
    SPOT_OF,
    border_ref,
    spot_name,
)
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.tokens import FACE_IDS, FACE_NAMES, KIND_NAMES
from gorin.kernel.decisions import Option
from gorin.kernel.log import LogLine

CLAN_OF = {clan.name: clan.id for clan in CLANS}
ACTOR = re.compile(rf"(?:^|(?<=[:;,] ))({'|'.join(CLAN_OF)})\b(?=(?:'s)? [a-z])")
"""A clan that does something, as against a province that is named after it."""
QUIET = frozenset(
    {
        *("territory_card", "pool", "helpers", "objectives", "objective", "set_aside", "initiative_deck"),
        *("renewed", "bluff_back", "draw", "placed_face", "discarded"),
    }
)
"""What happens to everybody every time."""
HEADINGS = frozenset({"round", "upkeep", "placement", "resolution", "scoring", "over"})


class BattlePicture(Picture):
    """The map and all that lies around it."""

    least_width = battle_map.LEAST_WIDTH
    least_height = battle_map.LEAST_HEIGHT
    quiet = QUIET
    headings = HEADINGS

    def seat_name(self, view: View, seat: int) -> str:
        return battle_lists.clan_name(view, seat)

    def tint(self, view: View, sentence: str) -> Text:
        line = Text(sentence)
        for found in ACTOR.finditer(sentence):
            line.stylize(f"bold {LOOKS[CLAN_OF[found[1]]].token}", *found.span(1))
        return line

    def board(self, view: View, width: int, height: int, marks: Mapping[str, str]) -> Lines:
        return battle_map.draw(view, width, height, marks)

    def news(self, view: View, events: Sequence[LogLine]) -> list[LogLine]:
        """Tokens that are discarded are news but where all of them are, at the end of each round."""
        found, phase = [], _phase_before(view, events)
        for event in events:
            phase = event.kind if event.kind in HEADINGS else phase
            is_lost = event.kind == "discarded" and phase == "placement"
            if event.kind not in self.quiet or is_lost:
                found.append(event)
        return found

    def scene(self, before: View, events: Sequence[LogLine]) -> Scene | None:
        return battle_scenes.revealed(before, events)

    def listing(self, view: View, width: int) -> Lines:
        return battle_lists.board_table(view, width)

    def standing(self, view: View, width: int) -> Lines:
        return battle_lists.standing(view, width)

    def possessions(self, view: View, width: int, brief: bool = False) -> Lines:
        return battle_lists.possessions(view, width, brief)

    def details(self, view: View, width: int) -> Lines:
        return battle_lists.discards(view, width)

    def marks(self, view: View, numbered: Mapping[int, Option]) -> dict[str, str]:
        found: dict[str, list[str]] = {}
        for number, option in numbered.items():
            spot = _spot_of(view, option)
            if spot:
                found.setdefault(spot, []).append(str(number))
        return {spot: ",".join(numbers) for spot, numbers in found.items()}

    def names(self, view: View) -> list[Named]:
        return [*_places(), *_things(), *_on_the_board(view)]

    def cards(self) -> dict[str, str]:
        return {
            **{card.name: card.text() for card in CARDS[: FIRST_CARD + 1]},
            **{objective.name: objective.text() for objective in OBJECTIVES},
            **{clan.name: clan.ability for clan in CLANS},
            **{name.capitalize(): str(USES[kind]) for kind, name in enumerate(KIND_NAMES)},
        }

    def result(self, view: View, players: Sequence[str], width: int) -> Lines:
        return battle_lists.scoring(view, players)


def _phase_before(view: View, events: Sequence[LogLine]) -> str:
    """The phase in which the first of these events happened: the next heading tells which it was."""
    heading = next((event.kind for event in events if event.kind in HEADINGS), None)
    if heading is None:
        phase: str = view["phase"]
        return phase
    return "placement" if heading == "resolution" else ""


def _spot_of(view: View, option: Option) -> str:
    """The place on the map that an option is about."""
    if option.id in SPOT_OF:
        return option.id
    for piece in view["pieces"]:
        if f"piece:{piece['id']}" in option.refs:
            spot: str = piece["spot"]
            return spot
    return ""


def _places() -> list[Named]:
    provinces = [Named(NAMES[number], f"province:{id}") for id, number in PROVINCE_OF.items()]
    borders = [
        Named(
            f"border of {NAMES[PROVINCE_OF[one]]} and {NAMES[PROVINCE_OF[other]]}",
            border_ref(SPOT_OF[f"{one}>{other}"]),
        )
        for one, other in LAND_BORDERS
    ]
    coasts = [Named(spot_name(spot).removeprefix("on the "), border_ref(spot)) for spot in COAST_SPOTS]
    return [*provinces, *borders, *coasts]


def _things() -> list[Named]:
    tokens = [Named(name, f"hand:{id}") for name, id in zip(FACE_NAMES, FACE_IDS, strict=True)]
    cards = [Named(card.name, f"card:{card.id}") for card in CARDS[: FIRST_CARD + 1]]
    return [
        *tokens,
        *cards,
        *[Named(objective.name, f"objective:{objective.id}") for objective in OBJECTIVES],
    ]


def _on_the_board(view: View) -> list[Named]:
    players = [Named(battle_lists.clan_name(view, seat), f"seat:{seat}") for seat in range(view["seats"])]
    pieces = []
    for piece in view["pieces"]:
        what = piece["face"].replace("-", " ") if "face" in piece else "facedown token"
        whose, where = battle_lists.clan_name(view, piece["seat"]), spot_name(SPOT_OF[piece["spot"]])
        pieces.append(Named(f"{whose}'s {what} {where}", f"piece:{piece['id']}"))
    return [*players, *pieces]
