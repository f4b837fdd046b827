"""Scenarios of the formats that differ from the stronghold format.

    t = skirmish(north=side("doji-challenger"), south=side())           # p0..p2 are north's, p3..p5 south's
    t = enlightenment(north=side(), south=side(), east=side())          # p5..p9 are south's, p10..p14 east's
    t = team(north=side(), south=side(), east=side(), west=side())      # north and east are a team

All of them open the action window of the conflict phase; `attacking(...)` makes it that of a conflict.
"""

from __future__ import annotations

from typing import Any

from support.lcg_table import PROVINCES, Table, side, table, who

TOKENS = ({}, {}, {})


def skirmish(north: dict[str, Any], south: dict[str, Any], **facts: Any) -> Table:
    sides = [
        {
            "stronghold": None,
            "stronghold_province": None,
            "provinces": TOKENS,
            "honor": 6,
            "military": 0,
            "political": 0,
            "either": 1,
            **told,
        }
        for told in (north, south)
    ]
    return table(format="skirmish", north=sides[0], south=sides[1], **facts)


def enlightenment(
    north: dict[str, Any], south: dict[str, Any], east: dict[str, Any] | None = None, **facts: Any
) -> Table:
    seats = _revealed({"north": north, "south": south, "east": east or side()}, facts)
    return table(format="enlightenment", **seats, **facts)


def _revealed(seats: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """The attacked province lies face-up, as the conflict has turned it."""
    if "conflict" in facts:
        seat, place = divmod(facts["conflict"]["province"], 5)
        name = list(seats)[seat]
        row = [
            each if isinstance(each, dict) else {"card": each}
            for each in seats[name].get("provinces", PROVINCES)
        ]
        if place < 4:
            row[place] = {"revealed": True, **row[place]}
            seats[name] = {**seats[name], "provinces": row}
    return seats


def team(
    north: dict[str, Any] | None = None,
    south: dict[str, Any] | None = None,
    east: dict[str, Any] | None = None,
    west: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """North and east are a team, south and west the other one."""
    seats = {"north": north, "south": south, "east": east, "west": west}
    told = _revealed({name: each or side() for name, each in seats.items()}, facts)
    return table(format="team-conquest", **told, **facts)


def attacking(province: int, type: str = "military", ring: str = "air", attacker: int = 0) -> dict[str, Any]:
    """The fact that a conflict is at a province, for `conflict=`."""
    return {"attacker": attacker, "type": type, "ring": ring, "province": province}


def there(slug: str, *attached: Any, **facts: Any) -> dict[str, Any]:
    """A character who takes part in the conflict."""
    return who(slug, *attached, participating=True, **facts)
