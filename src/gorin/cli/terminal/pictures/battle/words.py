"""How Battle for Rokugan looks in small: clan colours, short names of provinces and tokens."""

from __future__ import annotations

from typing import Any, NamedTuple

from gorin.games.battle.map import PROVINCES, TERRITORIES

View = dict[str, Any]


class Look(NamedTuple):
    """How a clan is shown."""

    letters: str
    land: str
    """The ground of the provinces that it controls."""
    token: str
    """Its tokens, and its name in texts."""


LOOKS: dict[str, Look] = {
    "crab": Look("Cb", "#3f5873", "#a9c4e0"),
    "crane": Look("Cn", "#1f83b5", "#7cd3ff"),
    "dragon": Look("Dr", "#2c7548", "#72dd97"),
    "lion": Look("Li", "#94761a", "#ffd95a"),
    "phoenix": Look("Ph", "#b3541c", "#ffa35c"),
    "scorpion": Look("Sc", "#8a2233", "#ff7f8c"),
    "unicorn": Look("Un", "#69409a", "#cba3ff"),
}
NO_CLAN = Look("--", "#46423a", "#d8d2c4")

BEARINGS = {
    "capital": "★",
    "central": "C",
    "north": "N",
    "east": "E",
    "south": "S",
    "west": "W",
    "northwest": "NW",
    "southwest": "SW",
}
SHORT_TERRITORIES = {"mainland": "Heart.", "shadowlands_north": "Shadow N", "shadowlands_south": "Shadow S"}

FACE_LETTERS = {"army": "A", "navy": "N", "shinobi": "S", "blessing": "B"}
SHORT_FACES = {"diplomacy": "Dip", "raid": "Raid", "bluff": "Blf"}
SHORT_SPECIALS = {
    "peace": "PEACE",
    "scorched-earth": "SCORCHED",
    "shrine": "SHRINE",
    "battlefield": "B.FIELD",
    "harbor": "HARBOR",
}


def short_name(province: str) -> str:
    """
    >>> short_name("crane_south"), short_name("crab_capital"), short_name("shadowlands_north")
    ('Crane S', 'Crab ★', 'Shadow N')
    """
    territory = next(p.territory for p in PROVINCES if p.id == province)
    name = SHORT_TERRITORIES.get(territory, TERRITORIES[territory])
    bearing = province.removeprefix(territory).strip("_")
    return f"{name} {BEARINGS[bearing]}" if bearing else name


def short_face(face: str | None) -> str:
    """
    >>> short_face("army-3"), short_face("raid"), short_face(None)
    ('A3', 'Raid', '?')
    """
    if face is None:
        return "?"
    kind, _, strength = face.partition("-")
    return FACE_LETTERS[kind] + strength if strength else SHORT_FACES[kind]


def short_special(special: str) -> str:
    """
    >>> short_special("harbor"), short_special("honor+1"), short_special("defense+2")
    ('HARBOR', '✿+1', '■+2')
    """
    return SHORT_SPECIALS.get(special) or special.replace("honor", "✿").replace("defense", "■")


def look_of(view: View, seat: int | None) -> Look:
    """The look of the clan that a seat leads, if it leads one by now."""
    clan = None if seat is None else view["players"][seat]["clan"]
    return NO_CLAN if clan is None else LOOKS[clan]


def control_tokens(told: dict[str, Any]) -> str:
    """
    >>> control_tokens({"facedown": 1, "faceup": 2}), control_tokens({"facedown": 1, "faceup": 3})
    ('●○○', '●○3')
    """
    facedown, faceup = told["facedown"], told["faceup"]
    return _counted("●", facedown) + _counted("○", faceup)


def _counted(sign: str, count: int) -> str:
    return sign * count if count <= 2 else f"{sign}{count}"
