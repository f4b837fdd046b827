"""The map: 30 provinces in 11 territories, 64 land borders, 12 coasts (chapter The Map).

The board prints no province names: a province is named by its territory and its bearing.
"""

from __future__ import annotations

from typing import NamedTuple


class Province(NamedTuple):
    """A province as printed on the board."""

    id: str
    territory: str
    flowers: int
    defense: int
    coastal: bool
    capital_of: str


TERRITORIES: dict[str, str] = {
    "crab": "Crab",
    "crane": "Crane",
    "dragon": "Dragon",
    "lion": "Lion",
    "phoenix": "Phoenix",
    "scorpion": "Scorpion",
    "unicorn": "Unicorn",
    "mainland": "Heartlands",
    "islands": "Islands",
    "shadowlands_north": "Shadowlands North",
    "shadowlands_south": "Shadowlands South",
}
"""Territory id -> name. One territory has no printed name; Heartlands is ours."""

PROVINCES: tuple[Province, ...] = (
    Province("crab_capital", "crab", 2, 2, True, "crab"),
    Province("crab_central", "crab", 2, 0, False, ""),
    Province("crab_east", "crab", 3, 0, False, ""),
    Province("crab_northwest", "crab", 1, 0, False, ""),
    Province("crane_capital", "crane", 2, 2, True, "crane"),
    Province("crane_central", "crane", 2, 0, True, ""),
    Province("crane_south", "crane", 3, 0, True, ""),
    Province("dragon_capital", "dragon", 2, 2, False, "dragon"),
    Province("dragon_south", "dragon", 3, 0, False, ""),
    Province("dragon_west", "dragon", 1, 0, False, ""),
    Province("lion_capital", "lion", 2, 2, False, "lion"),
    Province("lion_east", "lion", 2, 0, True, ""),
    Province("lion_northwest", "lion", 2, 0, False, ""),
    Province("phoenix_capital", "phoenix", 2, 2, False, "phoenix"),
    Province("phoenix_central", "phoenix", 2, 0, False, ""),
    Province("phoenix_east", "phoenix", 1, 0, True, ""),
    Province("scorpion_capital", "scorpion", 2, 2, False, "scorpion"),
    Province("scorpion_north", "scorpion", 3, 0, False, ""),
    Province("scorpion_west", "scorpion", 1, 0, False, ""),
    Province("unicorn_capital", "unicorn", 2, 2, False, "unicorn"),
    Province("unicorn_east", "unicorn", 3, 0, False, ""),
    Province("unicorn_southwest", "unicorn", 1, 0, False, ""),
    Province("mainland_east", "mainland", 2, 0, True, ""),
    Province("mainland_south", "mainland", 3, 0, True, ""),
    Province("mainland_west", "mainland", 3, 0, False, ""),
    Province("islands_east", "islands", 1, 0, True, ""),
    Province("islands_north", "islands", 2, 0, True, ""),
    Province("islands_west", "islands", 1, 0, True, ""),
    Province("shadowlands_north", "shadowlands_north", 0, 1, False, ""),
    Province("shadowlands_south", "shadowlands_south", 0, 1, True, ""),
)

LAND_BORDERS: tuple[tuple[str, str], ...] = (
    ("crab_capital", "crab_central"),
    ("crab_capital", "mainland_south"),
    ("crab_capital", "shadowlands_north"),
    ("crab_capital", "shadowlands_south"),
    ("crab_central", "crab_east"),
    ("crab_central", "crab_northwest"),
    ("crab_central", "mainland_south"),
    ("crab_central", "mainland_west"),
    ("crab_central", "shadowlands_north"),
    ("crab_east", "crab_northwest"),
    ("crab_east", "crane_south"),
    ("crab_east", "mainland_west"),
    ("crab_east", "scorpion_capital"),
    ("crab_east", "scorpion_west"),
    ("crab_northwest", "scorpion_west"),
    ("crab_northwest", "shadowlands_north"),
    ("crab_northwest", "unicorn_southwest"),
    ("crane_capital", "crane_central"),
    ("crane_capital", "lion_capital"),
    ("crane_capital", "lion_east"),
    ("crane_central", "crane_south"),
    ("crane_central", "lion_capital"),
    ("crane_central", "scorpion_capital"),
    ("crane_south", "mainland_east"),
    ("crane_south", "mainland_west"),
    ("crane_south", "scorpion_capital"),
    ("dragon_capital", "dragon_south"),
    ("dragon_capital", "dragon_west"),
    ("dragon_capital", "lion_northwest"),
    ("dragon_capital", "phoenix_capital"),
    ("dragon_south", "lion_capital"),
    ("dragon_south", "lion_east"),
    ("dragon_south", "lion_northwest"),
    ("dragon_south", "phoenix_capital"),
    ("dragon_west", "lion_northwest"),
    ("dragon_west", "unicorn_capital"),
    ("islands_east", "islands_north"),
    ("islands_east", "islands_west"),
    ("islands_north", "islands_west"),
    ("lion_capital", "lion_east"),
    ("lion_capital", "lion_northwest"),
    ("lion_capital", "scorpion_capital"),
    ("lion_capital", "scorpion_north"),
    ("lion_east", "phoenix_capital"),
    ("lion_east", "phoenix_central"),
    ("lion_east", "phoenix_east"),
    ("lion_northwest", "scorpion_north"),
    ("lion_northwest", "unicorn_capital"),
    ("lion_northwest", "unicorn_east"),
    ("mainland_east", "mainland_south"),
    ("mainland_east", "mainland_west"),
    ("mainland_south", "mainland_west"),
    ("phoenix_capital", "phoenix_central"),
    ("phoenix_central", "phoenix_east"),
    ("scorpion_capital", "scorpion_north"),
    ("scorpion_capital", "scorpion_west"),
    ("scorpion_north", "scorpion_west"),
    ("scorpion_north", "unicorn_east"),
    ("scorpion_west", "unicorn_east"),
    ("scorpion_west", "unicorn_southwest"),
    ("shadowlands_north", "shadowlands_south"),
    ("unicorn_capital", "unicorn_east"),
    ("unicorn_capital", "unicorn_southwest"),
    ("unicorn_east", "unicorn_southwest"),
)

# --- the same map in numbers, for speed: provinces, territories and borders by index ---------------

LAND = len(PROVINCES)
NAMES: tuple[str, ...] = tuple(
    TERRITORIES[p.territory] + p.id.removeprefix(p.territory).replace("_", " ").title() for p in PROVINCES
)
PROVINCE_OF: dict[str, int] = {p.id: i for i, p in enumerate(PROVINCES)}
TERRITORY_IDS: tuple[str, ...] = tuple(TERRITORIES)
TERRITORY_OF: list[int] = [TERRITORY_IDS.index(p.territory) for p in PROVINCES]
MEMBERS: list[list[int]] = [
    [i for i in range(LAND) if TERRITORY_OF[i] == t] for t in range(len(TERRITORY_IDS))
]
FLOWERS: list[int] = [p.flowers for p in PROVINCES]
DEFENSE: list[int] = [p.defense for p in PROVINCES]
IS_COASTAL: list[bool] = [p.coastal for p in PROVINCES]
IS_CAPITAL: list[bool] = [p.capital_of != "" for p in PROVINCES]
IS_SHADOWLANDS: list[bool] = [p.territory.startswith("shadowlands") for p in PROVINCES]
CAPITAL_OF: dict[str, int] = {p.capital_of: i for i, p in enumerate(PROVINCES) if p.capital_of}
COASTS: list[int] = [i for i in range(LAND) if IS_COASTAL[i]]
NEIGHBOURS: list[list[int]] = [
    sorted(
        [PROVINCE_OF[b] for a, b in LAND_BORDERS if PROVINCE_OF[a] == i]
        + [PROVINCE_OF[a] for a, b in LAND_BORDERS if PROVINCE_OF[b] == i]
    )
    for i in range(LAND)
]

# A spot is a place for a combat token (BR-PLC-09): the centre of a province, a land border with the
# direction in which the arrow points (BR-PLC-14), or a coast with the arrow pointing ashore.
TARGET: list[int] = list(range(LAND))
"""Spot -> the province that a token there attacks or defends."""
ORIGIN: list[int] = [-1] * LAND
"""Spot -> the province that the arrow comes from; -1 in a centre and from the sea."""
BORDER: list[int] = [-1] * LAND
"""Spot -> its border, the same for both directions; -1 in a centre."""
OUTWARD: list[list[int]] = [[] for _ in range(LAND)]
"""Province -> the spots on its land borders whose arrow points away from it."""
INWARD: list[list[int]] = [[] for _ in range(LAND)]
"""Province -> the spots on its land borders whose arrow points at it."""
COAST_SPOT: list[int] = [-1] * LAND
"""Coastal province -> the spot on its coast."""


def _add_spot(origin: int, target: int, border: int) -> int:
    TARGET.append(target)
    ORIGIN.append(origin)
    BORDER.append(border)
    return len(TARGET) - 1


def _lay_out_spots() -> None:
    for border, (one, other) in enumerate(LAND_BORDERS):
        for origin, target in (
            (PROVINCE_OF[one], PROVINCE_OF[other]),
            (PROVINCE_OF[other], PROVINCE_OF[one]),
        ):
            spot = _add_spot(origin, target, border)
            OUTWARD[origin].append(spot)
            INWARD[target].append(spot)
    for number, province in enumerate(COASTS):
        COAST_SPOT[province] = _add_spot(-1, province, len(LAND_BORDERS) + number)


_lay_out_spots()
SPOTS = len(TARGET)
COAST_SPOTS: list[int] = [COAST_SPOT[p] for p in COASTS]


def is_centre(spot: int) -> bool:
    return spot < LAND


def is_coast(spot: int) -> bool:
    return spot >= SPOTS - len(COASTS)


def spot_id(spot: int) -> str:
    """The lasting name of a spot.

    >>> spot_id(0), spot_id(LAND), spot_id(SPOTS - 1)
    ('crab_capital', 'crab_capital>crab_central', 'sea>shadowlands_south')
    """
    target = PROVINCES[TARGET[spot]].id
    if is_centre(spot):
        return target
    return f"sea>{target}" if is_coast(spot) else f"{PROVINCES[ORIGIN[spot]].id}>{target}"


SPOT_IDS: tuple[str, ...] = tuple(spot_id(spot) for spot in range(SPOTS))
SPOT_OF: dict[str, int] = {name: spot for spot, name in enumerate(SPOT_IDS)}


def spot_name(spot: int) -> str:
    """A spot as a player would point at it.

    >>> spot_name(0), spot_name(SPOTS - 1)
    ('in Crab Capital', 'on the coast of Shadowlands South')
    """
    target = NAMES[TARGET[spot]]
    if is_centre(spot):
        return f"in {target}"
    if is_coast(spot):
        return f"on the coast of {target}"
    return f"from {NAMES[ORIGIN[spot]]} against {target}"


def border_ref(spot: int) -> str:
    """The border under a spot, whichever way its arrow points."""
    target = PROVINCES[TARGET[spot]].id
    if is_coast(spot):
        return f"border:{target}|sea"
    return "border:" + "|".join(sorted((target, PROVINCES[ORIGIN[spot]].id)))


SPOT_REFS: tuple[tuple[str, ...], ...] = tuple(
    (f"province:{PROVINCES[TARGET[spot]].id}",)
    if is_centre(spot)
    else (border_ref(spot), f"province:{PROVINCES[TARGET[spot]].id}")
    for spot in range(SPOTS)
)
