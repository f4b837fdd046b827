"""The twelve secret objectives: what each asks for and what it is worth at the end."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.battle.map import CAPITAL_OF, MEMBERS, NEIGHBOURS, TERRITORIES, TERRITORY_IDS, TERRITORY_OF
from gorin.games.battle.readings import (
    EMERALD_EMPIRE_CHAIN,
    EMERALD_EMPIRE_TERRITORIES,
    WAY_OF_HUMILITY_TIE_COUNTS,
)
from gorin.games.battle.state import BattleState


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What an objective asks for."""

    def text(self) -> str:
        raise NotImplementedError

    def met(self, s: BattleState, seat: int) -> bool:
        raise NotImplementedError


@final
class Foothold(Condition):
    """A capital, or two provinces of its territory."""

    def __init__(self, clan: str) -> None:
        self.capital = CAPITAL_OF[clan]
        self.territory = TERRITORY_IDS.index(clan)
        self.name = TERRITORIES[clan]

    def text(self) -> str:
        return f"Control the {self.name} capital or two provinces of the {self.name} territory."

    def met(self, s: BattleState, seat: int) -> bool:
        held = [p for p in MEMBERS[self.territory] if s.owner[p] == seat]
        return self.capital in held or len(held) >= 2


@final
class BothShadowlands(Condition):
    def text(self) -> str:
        return "Control both provinces of the Shadowlands."

    def met(self, s: BattleState, seat: int) -> bool:
        dark = [t for t, name in enumerate(TERRITORY_IDS) if name.startswith("shadowlands")]
        return all(s.owner[MEMBERS[t][0]] == seat for t in dark)


@final
class Chain(Condition):
    """A path of own provinces, each next to the one before."""

    def __init__(self, length: int, territories: int) -> None:
        self.length = length
        self.territories = territories

    def text(self) -> str:
        return (
            f"Control a chain of {self.length} provinces, each adjacent to the next, "
            f"that touches at least {self.territories} territories."
        )

    def met(self, s: BattleState, seat: int) -> bool:
        return any(self._reaches(s, seat, [p]) for p in s.controls(seat))

    def _reaches(self, s: BattleState, seat: int, path: list[int]) -> bool:
        if len(path) == self.length:
            return len({TERRITORY_OF[p] for p in path}) >= self.territories
        steps = [p for p in NEIGHBOURS[path[-1]] if s.owner[p] == seat and p not in path]
        return any(self._reaches(s, seat, [*path, step]) for step in steps)


@final
class Coasts(Condition):
    def __init__(self, provinces: int) -> None:
        self.provinces = provinces

    def text(self) -> str:
        return f"Control {self.provinces} coastal provinces."

    def met(self, s: BattleState, seat: int) -> bool:
        return len([p for p in s.controls(seat) if s.is_coastal(p)]) >= self.provinces


@final
class Presence(Condition):
    def __init__(self, territories: int) -> None:
        self.territories = territories

    def text(self) -> str:
        return f"Control a province in each of {self.territories} territories."

    def met(self, s: BattleState, seat: int) -> bool:
        return len({TERRITORY_OF[p] for p in s.controls(seat)}) >= self.territories


@final
class Fewest(Condition):
    def text(self) -> str:
        return "Control the fewest provinces of all players; a tie is enough."

    def met(self, s: BattleState, seat: int) -> bool:
        own = len(s.controls(seat))
        others = [len(s.controls(other)) for other in range(s.seats) if other != seat]
        return own <= min(others) if WAY_OF_HUMILITY_TIE_COUNTS else own < min(others)


@final
class Objective:
    """A secret objective card."""

    def __init__(self, id: str, name: str, honor: int, condition: Condition) -> None:
        self.id = id
        self.name = name
        self.honor = honor
        self.condition = condition

    def text(self) -> str:
        return f"{self.condition.text()} {self.honor} honor."


OBJECTIVES: tuple[Objective, ...] = (
    Objective("last_line_of_defense", "The Last Line of Defense", 5, Foothold("crab")),
    Objective("rice_bowl", "The Rice Bowl of the Empire", 6, Foothold("crane")),
    Objective("great_wall_north", "The Great Wall of the North", 6, Foothold("dragon")),
    Objective("plains_of_battle", "The Plains of Battle", 7, Foothold("lion")),
    Objective("great_library", "The Great Library", 7, Foothold("phoenix")),
    Objective("den_of_secrets", "The Den of Secrets", 7, Foothold("scorpion")),
    Objective("court_of_five_winds", "The Court of Five Winds", 6, Foothold("unicorn")),
    Objective("reclaiming_lost_lands", "Reclaiming Lost Lands", 3, BothShadowlands()),
    Objective(
        "emerald_empire", "Emerald Empire", 10, Chain(EMERALD_EMPIRE_CHAIN, EMERALD_EMPIRE_TERRITORIES)
    ),
    Objective("way_of_the_sail", "Way of the Sail", 10, Coasts(6)),
    Objective("web_of_influence", "Web of Influence", 10, Presence(7)),
    Objective("way_of_humility", "Way of Humility", 10, Fewest()),
)
OBJECTIVE_OF: dict[str, int] = {objective.id: i for i, objective in enumerate(OBJECTIVES)}


def objective_honor(s: BattleState, seat: int) -> int:
    """BR-END-08: its value if the condition is met."""
    objective = OBJECTIVES[s.objectives[seat]]
    return objective.honor if objective.condition.met(s, seat) else 0
