"""Scenarios of the CCG as prose.

    t = table(north=side("hida-kaoru", hand=("charge",)), south=side("doji-ayano"))      # the Action phase
    t.north.plays("charge", "hida-kaoru")

    t = battle(attacker=side("hida-kaoru"), defender=side("doji-ayano"))      # combat at province 4
    t.defender.passes()
    t.attacker.uses("hida-eijiko", "steadfast-bushi")

`side` names the cards in play; units named so are at home, or in `battle` at the battlefield of the
Defender's first province (`home=` keeps others at home). What tables and players can be asked in every card
game is in `support.at_table`.
"""

from __future__ import annotations

from typing import Any

import gorin
from gorin.games.ccg.kinds import ZONES
from support import at_table

UNIT_TYPES = ("Personality",)
NAMES = ("north", "south", "east", "west", "above", "below")


def side(*play: Any, **facts: Any) -> dict[str, Any]:
    """A player. `play`: slugs, or `unit("slug", "attachment", bowed=True)`; the rest are facts of a position.

    Defaults: a plain Stronghold, four face-down provinces, small decks, an empty hand, three turns taken.
    """
    return {"play": list(play), **facts}


def unit(card: str, *attached: Any, **facts: Any) -> dict[str, Any]:
    return {"card": card, "with": list(attached), **facts}


def _player(told: dict[str, Any], stronghold: str) -> dict[str, Any]:
    """A Stronghold named among the cards in play is no second one: what is said is said of it."""
    own = told.get("stronghold", stronghold)
    named = [each for each in told["play"] if isinstance(each, dict) and each["card"] == own]
    told = {**told, "play": [each for each in told["play"] if each not in named and each != own]}
    player = {
        "stronghold": stronghold,
        "honor": 5,
        "provinces": ["large-farm"] * 4,
        "dynasty": ["remote-village"] * 8,
        "fate": ["unproven-guardian"] * 8,
        "stronghold_bowed": any(each["bowed"] for each in named),
        **told,
    }
    return {name: list(value) if isinstance(value, tuple) else value for name, value in player.items()}


STRONGHOLDS = ("kyuden-hida", "seawatch-castle", "shamate-keep", "temple-of-purity") * 2


DEFAULT = ["celestial"]
"""The edition of tables that name none: the last of these (`support.ccg_editions`)."""
OPENED: set[str] = set()
"""The editions of which there were tables lately."""


def table(phase: str = "action", edition: str = "", **facts: Any) -> Table:
    """Set up a moment: the first player named is active."""
    edition = edition or DEFAULT[-1]
    names = [name for name in facts if name in NAMES]
    players = [_player(facts.pop(name), STRONGHOLDS[seat]) for seat, name in enumerate(names)]
    position = {"phase": phase, "active": 0, "players": players, **facts}
    return Table(gorin.setup(edition, _with_gifts(position)), names)


def battle(attacker: dict[str, Any], defender: dict[str, Any], edition: str = "", **facts: Any) -> Table:
    """Combat at the Defender's first province (number 4). Who is named is there; `home=[...]` is at home."""
    edition = edition or DEFAULT[-1]
    players = []
    for number, given in enumerate((attacker, defender)):
        told = dict(given)
        home = told.pop("home", [])
        there = [_at(edition, each, 4, number + 1) for each in told.pop("play")]
        players.append(_player({**told, "play": [*there, *home]}, STRONGHOLDS[number]))
    for player, first in zip(players, (0, 4), strict=True):
        places = [p if isinstance(p, dict) else {"card": p} for p in player["provinces"]]
        player["provinces"] = [{"id": first + i, **place} for i, place in enumerate(places)]
    position = {
        "phase": "battle",
        "active": 0,
        "players": players,
        "battle": {"attacker": 0, "defender": 1, "at": 4},
        **facts,
    }
    return Table(gorin.setup(edition, _with_gifts(position)), ["attacker", "defender"])


ROLES = {
    "attacker": "",
    "defender": "",
    "raider": "attacking_allies",
    "guard": "defending_allies",
    "mercenary": "invited_to_attack",
    "neighbour": "invited_to_defend",
    "guest": "invited_to_attack invited_to_defend",
    "bystander": "",
}
"""Who somebody is in an attack: an ally, invited by one side or both but not come, or not part of it."""


def war(edition: str, **told: Any) -> Table:
    """Combat of several players at the Defender's first province, named by their roles, clockwise.

    Leaders and allies are there with all units that are named, `home=[...]` stays at home.
    """
    names = [name for name in told if name in ROLES]
    sides = {name: told.pop(name) for name in names}
    place = 4 * names.index("defender")
    players = [_in_war(edition, name, dict(sides[name]), place, seat) for seat, name in enumerate(names)]
    battle: dict[str, Any] = {"attacker": names.index("attacker"), "defender": names.index("defender")}
    for seat, name in enumerate(names):
        for key in ROLES[name].split():
            battle.setdefault(key, []).append(seat)
    position = {"active": battle["attacker"], "players": players, "phase": "battle", **told}
    position["battle"] = {**battle, "at": place} if position["phase"] == "battle" else battle
    return Table(gorin.setup(edition, position), names)


def _in_war(edition: str, role: str, told: dict[str, Any], place: int, seat: int) -> dict[str, Any]:
    home, out = told.pop("home", []), told.pop("play")
    if role in ("attacker", "raider", "defender", "guard"):
        out = [_at(edition, each, place, 1 if role in ("attacker", "raider") else 2) for each in out]
    return _player({**told, "play": [*out, *home]}, STRONGHOLDS[seat])


def _with_gifts(position: dict[str, Any]) -> dict[str, Any]:
    """`having={"hida-ogano": "Kolat"}`: by a gift (support.plain_cards) that is gone, he has it this turn."""
    having = position.pop("having", {})
    gifts = {keyword: f"gift-of-{keyword.lower()}" for keyword in having.values()}
    if having:
        position["players"][0]["removed"] = list(gifts.values())
        position["effects"] = [
            {"of": gifts[keyword], "on": card, "keyword": keyword} for card, keyword in having.items()
        ]
    return position


def quiet_battle(attacker: dict[str, Any], defender: dict[str, Any], **facts: Any) -> Table:
    """A battle between players whose Strongholds have nothing to say in it.

    The Attacker holds a card that cannot be played, so that combat goes on until he passes.
    """
    quiet = {"stronghold": "temple-of-purity"}
    return battle({**quiet, "hand": ("keen-blade",), **attacker}, {**quiet, **defender}, **facts)


def _at(edition: str, card: Any, place: int, side: int) -> Any:
    told = {"card": card} if isinstance(card, str) else dict(card)
    from gorin.games.ccg.definition import definition

    is_unit = definition(edition, told["card"].partition("#")[0]).type_name in UNIT_TYPES
    return {"at": place, "side": side, **told} if is_unit else told


class Table(at_table.Table):
    """A game of the CCG."""

    zones = ZONES

    def __init__(self, game: gorin.Game, names: list[str]) -> None:
        OPENED.add(game.rules.id)
        super().__init__(game, names)

    def __getattr__(self, name: str) -> Player:
        return Player(self, self.seat_named(name))

    @property
    def is_in_window(self) -> bool:
        """Is somebody asked whether he reacts, or whether he puts a card of his hand into play?"""
        return self.prompt.endswith(("React?", "from your hand into play?"))

    def is_dishonored(self, slug: str, nth: int = 0) -> bool:
        return self.s.dishonored[self.card(slug, nth)]

    def force(self, slug: str, nth: int = 0) -> int:
        from gorin.games.ccg.table.values import force

        return force(self.s, self.card(slug, nth))

    def chi(self, slug: str, nth: int = 0) -> int:
        from gorin.games.ccg.table.values import chi

        return chi(self.s, self.card(slug, nth))

    def personal_honor(self, slug: str, nth: int = 0) -> int:
        from gorin.games.ccg.table.values import personal_honor

        return personal_honor(self.s, self.card(slug, nth))

    def strength(self, province: int) -> int:
        from gorin.games.ccg.table.reading import strength

        return strength(self.s, province)

    def is_home(self, slug: str, nth: int = 0) -> bool:
        from gorin.games.ccg.table.reading import is_at_home

        return is_at_home(self.s, self.card(slug, nth))

    def everybody_passes(self) -> None:
        """Pass until nobody is offered a pass any more, or the phase changes."""
        phase, combat = self.s.phase, self.s.in_combat
        while not self.game.over and (self.s.phase, self.s.in_combat) == (phase, combat):
            decision = self.game.decision
            if "pass" not in [option.id for option in decision.options]:
                return
            self.mirror.choose("pass", decision.seat)

    def fight(self) -> None:
        """Everybody passes until this battle is over."""
        place = self.s.battlefield
        if place < 0:  # nobody had anything to play, so it is over already
            return
        while not self.game.over and self.s.battlefield == place:
            decision = self.game.decision
            assert "pass" in [option.id for option in decision.options], decision
            self.mirror.choose("pass", decision.seat)

    def put_pools_back(self) -> None:
        while not self.game.over and (self.is_in_window or "focus card on the bottom" in self.prompt):
            decision = self.game.decision
            ids = [option.id for option in decision.options]
            self.mirror.choose("pass" if "pass" in ids else ids[0], decision.seat)

    def until(self, phase: str) -> None:
        """Everybody passes or is done until somebody is asked in a phase."""
        for _ in range(500):
            if self.game.over or self.s.phase == phase:
                return
            decision = self.game.decision
            ids = [option.id for option in decision.options]
            word = next((each for each in ("pass", "done") if each in ids), ids[-1])
            self.mirror.choose(word, decision.seat)
        raise AssertionError(f"nobody was asked in the {phase} phase")


class Player(at_table.Player[Table]):
    """One seat of the table."""

    @property
    def provinces(self) -> int:
        return sum(1 for place in self.table.s.provinces if place.owner == self.seat)

    def plain(self, id: str) -> str:
        """What the rules allow everybody has a name of its own: "lobby", "equip"."""
        if not id.startswith("rule"):
            return super().plain(id)
        s = self.table.s
        numbers = [ability.number for ability in s.definitions[0].abilities]
        return RULES.get(s.edition, RULES["celestial"])[numbers.index(int(id[4:]))]

    def uses(self, ability: str, *picks: str) -> None:
        """Use an ability ("hida-eijiko", "charge", "border-keep:2", "lobby"), then pick these in order.

        Windows in which others could react are passed over.
        """
        name = ability if f"use:{ability}" not in self.may else f"use:{ability}"
        self.chooses(name)
        self.picks(*picks)
        self.table_passes_reactions()

    plays = uses

    def table_passes_reactions(self) -> None:
        """Everybody lets the windows for Reactions pass, until the next real choice."""
        t = self.table
        while not t.game.over and t.is_in_window:
            t.mirror.choose("pass", t.game.decision.seat)

    def strikes(self) -> None:
        """Strike in a duel; then everybody lets Reactions pass and puts his focus pool back as it lies."""
        self.chooses("choice0")
        self.table.put_pools_back()


RULES = {
    "celestial": ("equip", "lobby", "favor:card", "favor:battle", "tactics", "naval", "seppuku"),
    "diamond": ("equip", "lobby", "tactics", "seppuku", "rearrange", "overlay"),
    "war-of-honor": ("equip", "toshi-ranbo", "equip-in-battle"),
    "war-of-honor-advanced": (
        "equip",
        "toshi-ranbo",
        "lobby",
        "favor:card",
        "favor:battle",
        "tactics",
        "naval",
        "seppuku",
        "equip-in-battle",
    ),
}
