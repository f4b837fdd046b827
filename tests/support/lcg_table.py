"""Scenarios of the LCG as prose.

    t = table(north=side("doji-whisperer", hand=("way-of-the-crane",)), south=side())   # the conflict phase
    t.north.uses("way-of-the-crane", "doji-whisperer")

    t = conflict(attacker=side("doji-challenger"), defender=side("doji-whisperer"))     # its action window
    t.defender.passes()
    t.attacker.uses("doji-challenger", "doji-whisperer")

`side` names the characters in play; in `conflict` they participate, and `home=[...]` is at home. What tables
and players can be asked in every card game is in `support.at_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gorin
from gorin.games.lcg.kinds import ZONES
from support import at_table

STRONGHOLDS = ("shizuka-toshi", "city-of-the-open-hand", "shiro-nishiyama", "yojin-no-shiro")
PROVINCES = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
UNDER = "shameful-display"


def side(*play: Any, **facts: Any) -> dict[str, Any]:
    """A player. `play`: slugs, or `who("slug", "attachment", fate=1)`; the rest are facts of a position.

    Defaults: a stronghold, four face-down provinces with a face-down card each, 10 honor, 5 fate.
    """
    return {"play": list(play), **facts}


def who(card: str, *attached: Any, **facts: Any) -> dict[str, Any]:
    return {"card": card, "with": list(attached), **facts}


def _player(told: dict[str, Any], seat: int) -> dict[str, Any]:
    told = dict(told)
    home = told.pop("home", [])
    row = told.pop("provinces", PROVINCES)
    player = {
        "stronghold": STRONGHOLDS[seat],
        "honor": 10,
        "fate": 5,
        "dynasty": ["eager-scout"] * 8,
        "conflict": ["fine-katana"] * 8,
        "provinces": [_province(each) for each in row],
        "stronghold_province": UNDER,
        "military": 1,
        "political": 1,
        **told,
    }
    player["play"] = [*told["play"], *home]
    said = {name: value for name, value in player.items() if value is not None}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in said.items()}


def _province(told: Any) -> dict[str, Any]:
    place = {"card": told} if isinstance(told, str) else dict(told)
    return {"cards": ["eager-scout"], **place}


def lying(*slugs: str) -> tuple[dict[str, Any], ...]:
    """Provinces from the first on, each with one of these cards face-up in it."""
    return tuple(
        {"card": place, "cards": [{"card": slug, "face_up": True}]}
        for place, slug in zip(PROVINCES, slugs, strict=False)
    )


def rings(**told: Any) -> list[dict[str, Any]]:
    """The rings, of which some are claimed: `rings(air=0, fire=(1, "political"))` says by which seat."""
    found = []
    for element in ("air", "earth", "fire", "void", "water"):
        if element not in told:
            found.append({"element": element})
            continue
        holder, type = told[element] if isinstance(told[element], tuple) else (told[element], "military")
        found.append({"element": element, "state": "claimed", "holder": holder, "type": type})
    return found


def table(phase: str = "conflict", **facts: Any) -> Table:
    """Set up an action window: the first player named is the first player."""
    names = [name for name in facts if name in ("north", "south", "east", "west")]
    players = [_player(facts.pop(name), seat) for seat, name in enumerate(names)]
    return Table(gorin.setup("lcg", {"phase": phase, "players": players, **facts}), names)


def conflict(
    attacker: dict[str, Any],
    defender: dict[str, Any],
    type: str = "military",
    ring: str = "air",
    **facts: Any,
) -> Table:
    """The action window of a conflict at the defender's first province, which is revealed (number 5)."""
    players = []
    for seat, given in enumerate((attacker, defender)):
        told = dict(given)
        there = [_in_conflict(each) for each in told["play"]]
        players.append(_player({**told, "play": there}, seat))
    place = players[1]["provinces"][0]
    place.setdefault("revealed", True)
    position = {
        "phase": "conflict",
        "players": players,
        "conflict": {"attacker": 0, "type": type, "ring": ring, "province": len(players[0]["provinces"]) + 1},
        **facts,
    }
    return Table(gorin.setup("lcg", position), ["attacker", "defender"])


def _in_conflict(card: Any) -> dict[str, Any]:
    told = {"card": card} if isinstance(card, str) else dict(card)
    return {"participating": True, **told}


class Table(at_table.Table):
    """A game of the LCG."""

    zones = ZONES

    def __getattr__(self, name: str) -> Player:
        return Player(self, self.seat_named(name))

    def status(self, slug: str, nth: int = 0) -> str:
        return ("dishonored", "ordinary", "honored")[self.s.status[self.card(slug, nth)] + 1]

    def fate_on(self, slug: str, nth: int = 0) -> int:
        return self.s.fate[self.card(slug, nth)]

    def participates(self, slug: str, nth: int = 0) -> bool:
        return self.s.participating[self.card(slug, nth)]

    def skills(self, slug: str, nth: int = 0) -> tuple[int, int]:
        from gorin.games.lcg.table.values import military, political

        card = self.card(slug, nth)
        return military(self.s, card), political(self.s, card)

    def strength(self, place: int) -> int:
        from gorin.games.lcg.table.values import strength

        return strength(self.s, self.s.provinces[place])

    def everybody_passes(self) -> None:
        """Pass until nobody is offered a pass any more."""
        while not self.game.over and "pass" in [option.id for option in self.game.decision.options]:
            decision = self.game.decision
            self.mirror.choose("pass", decision.seat)

    def everybody_passes_until(self, option: str) -> None:
        """Pass, or pick nothing more, until somebody is offered this."""
        for _ in range(60):
            ids = [each.id for each in self.game.decision.options]
            if option in ids:
                return
            self.mirror.choose("pass" if "pass" in ids else "done", self.game.decision.seat)
        raise AssertionError(f"{option} is never offered")

    def goes_on_until(self, is_reached: Callable[[], bool]) -> None:
        """Pass, pick nothing more or take what comes first, until this is so."""
        for _ in range(80):
            if is_reached():
                return
            ids = [each.id for each in self.game.decision.options]
            wanted = next((each for each in ("pass", "done") if each in ids), ids[0])
            self.mirror.choose(wanted, self.game.decision.seat)
        raise AssertionError("it never comes to that")

    def fight(self) -> None:
        """Everybody passes until the winner of the conflict is determined."""
        while not self.game.over and self.s.conflict is not None and not self.s.conflict.decided:
            decision = self.game.decision
            self.mirror.choose("pass", decision.seat)


class Player(at_table.Player[Table]):
    """One seat of the table."""

    @property
    def fate(self) -> int:
        return self._state.fate

    def ref(self, name: str) -> str:
        """A card by its slug (`slug~2` is the third), or anything else by its own id."""
        slug, _, nth = name.partition("~")
        if slug in self.table.s.names:
            cards = [f"c{card}" for card in self.table.numbers(slug)]
            offered = [card for card in cards if card in self.options]
            return (cards if nth else offered or cards)[int(nth or 0)]
        return name

    def uses(self, slug: str, *picks: str) -> None:
        """Use an ability of a card, or play an event, and pick what it asks for."""
        self._does("use", slug, *picks)

    def waits_to_use(self, slug: str, *picks: str) -> None:
        """Everybody passes, or picks nothing more, until this player may use it."""
        for _ in range(60):
            if self.may_use(slug):
                return self.uses(slug, *picks)
            decision = self.table.game.decision
            ids = [option.id for option in decision.options]
            self.table.mirror.choose("pass" if "pass" in ids else "done", decision.seat)
        raise AssertionError(f"{slug} is never offered")

    def plays(self, slug: str, *picks: str) -> None:
        """Play a character or an attachment; `picks` say where, upon whom, with how much fate (`choice1`)."""
        self._does("play", slug, *picks)

    def _does(self, deed: str, slug: str, *picks: str) -> None:
        found = self.offered(deed, slug)
        assert found, f"there is no {deed} of {slug}: {self.options}"
        self.chooses(found[0])
        self.picks(*picks)
