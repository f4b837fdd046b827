"""War of Honor on the table: plain players of four Clans, and a map that everybody can picture.

    cards = published(*WAR, edition=EDITION)      # at the top of a test file
    t = war(lion=plain("plain-samurai"), phoenix=plain())      # the Action phase of the Lion, who sits first

The map of `war`: Toshi Ranbo in the middle; around it the Battle Fortresses of the players in turn order,
then their Open ones, so that each lies beside Toshi Ranbo; the Limited ones lie farther out.
"""

from __future__ import annotations

from typing import Any

import gorin
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.language.cards import DRAGON, LION, PHOENIX, SCORPION
from gorin.games.ccg.language.traits import produces
from support.ccg_making import holding, stronghold
from support.ccg_table import Table, _player, side
from support.plain_cards import PLAIN, deck

EDITION = "war-of-honor"
CLANS = {"lion": LION, "dragon": DRAGON, "phoenix": PHOENIX, "scorpion": SCORPION}
KEEPS = [
    stronghold(f"{clan} Keep", clan, strength=6, gold=4, honor=number)
    for number, clan in enumerate(CLANS.values(), 2)
]
WAR = [*PLAIN, *KEEPS]
AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
"""The places around Toshi Ranbo, one beside the other."""
BEYOND = [[2, 0], [0, 2], [-2, 2], [-2, 0], [0, -2], [2, -2]]


def starting_holdings() -> list[Any]:
    """Those of the box, unless its cards are there already."""
    made = [
        holding("Border Keep", gold=0, text=(produces(2),)),
        holding("Bamboo Harvesters", gold=0, text=()),
    ]
    return [card for card in made if card.slug not in catalogue(EDITION)]


def fortress(owner: int, clan: str, kind: str, at: list[int], **facts: Any) -> dict[str, Any]:
    return {"owner": owner, "fortress": f"{clan}-{kind}-fortress", "at": at, **facts}


def around_toshi_ranbo(clans: list[str]) -> list[dict[str, Any]]:
    """A map as `war` has it."""
    tiles: list[dict[str, Any]] = [{"at": [0, 0]}]
    places = iter(AROUND)
    for kind in ("battle", "open"):
        for owner, clan in enumerate(clans):
            at = next(places, None) or BEYOND[owner + 2]
            tiles.append(fortress(owner, clan, kind, at))
    for owner, clan in enumerate(clans):
        tiles.append(fortress(owner, clan, "limited", [3 * x for x in AROUND[owner]]))
    return tiles


def war(phase: str = "action", **facts: Any) -> Table:
    """Set up a moment: the players by their Clans in turn order, the first is active."""
    names = [name for name in facts if name in CLANS]
    players = [_player({"stronghold": f"{name}-keep", **facts.pop(name)}, f"{name}-keep") for name in names]
    facts.setdefault("map", around_toshi_ranbo(names))
    position = {"phase": phase, "active": 0, "players": players, **facts}
    return Table(gorin.setup(EDITION, position), names)


def plain(*play: Any, **facts: Any) -> dict[str, Any]:
    """A side of plain cards only; its Stronghold comes with the Clan."""
    return side(
        *play,
        **{
            "provinces": ["farm-1", "farm-2", "farm-3", {"card": "farm-4", "face_up": True}],
            "dynasty": ["farm-5"] * 8,
            "fate": ["guard-5"] * 8,
            **facts,
        },
    )


def new(*clans: str, seed: int = 1, **options: Any) -> gorin.Game:
    """A new game with plain decks."""
    decks = [deck(f"{clan}-keep") for clan in clans]
    return gorin.new(EDITION, decks=decks, seed=seed, **options)


def score(t: Table, name: str) -> Any:
    return t.s.scores[t.names.index(name)]


def steps(t: Table) -> dict[str, list[int]]:
    """How far everybody has come: Military, Honor, Dishonor, Enlightenment."""
    return {name: t.s.scores[seat].steps for seat, name in enumerate(t.names)}


FOUR = ("lion", "dragon", "phoenix", "scorpion")


def there(card: Any, place: int = 4, **facts: Any) -> dict[str, Any]:
    """A unit at a battlefield: usually the Dragon's first province."""
    told = {"card": card} if isinstance(card, str) else card
    return {"at": place, **told, **facts}


def fighting(sides: dict[str, Any] | None = None, **facts: Any) -> Table:
    """Lion attacks the Dragon's first province, four play; `sides` are the facts of the battle."""
    given = {name: facts.pop(name, plain()) for name in FOUR}
    battle = {"attacker": 0, "defender": 1, **(sides or {})}
    return war("battle", battle={"at": 4 * battle["defender"], **battle}, **given, **facts)
