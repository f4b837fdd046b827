"""Scenarios of Battle for Rokugan as prose.

    t = table(
        crab=side("crab_capital", "crab_east", hand=("army-3", "army-1", "bluff")),
        crane=side("crane_capital", "crane_south+1"),          # +1: and one faceup control token
        pieces=[token("crane", "army-2", "crane_south")],
    )
    t.crab.places("army-3", "crab_east>crane_south")
    assert t.crane.may == {...}

The clans sit clockwise in the order in which they are named; the first one is first player and begins.
Each choice is made on a save, a clone and the game itself (see `mirror`).
"""

from __future__ import annotations

from typing import Any

import gorin
from support.mirror import Mirror


def side(*provinces: str, hand: tuple[str, ...] = (), **facts: Any) -> dict[str, Any]:
    """A player: provinces ("crab_east", "crab_east+2" with two faceup tokens), hand, and position facts.

    Without a hand the player holds the bluff only, and so takes no turns.
    """
    player: dict[str, Any] = {"provinces": provinces, **facts}
    if hand:
        player["hand"] = list(hand)
    return {
        name: list(value) if isinstance(value, tuple) and name != "provinces" else value
        for name, value in player.items()
    }


def token(clan: str, face: str, spot: str, **facts: Any) -> dict[str, Any]:
    """A combat token on the board; `on=1` lies on the first piece of the list."""
    return {"clan": clan, "face": face, "spot": spot, **facts}


def table(
    *, specials: dict[str, str] | None = None, cards: dict[str, Any] | None = None, **facts: Any
) -> Table:
    """Set up a moment. Clans by keyword; `cards={"crab": ("promotion", "crab")}`: card and holder."""
    clans = [name for name in facts if name in CLANS]
    players, provinces = [], {}
    for clan in clans:
        player = dict(facts.pop(clan))
        for held in player.pop("provinces"):
            name, _, faceup = held.partition("+")
            provinces[name] = {"owner": clan, "facedown": 1, "faceup": int(faceup or 0)}
        players.append({"clan": clan, **player})
    for name, special in (specials or {}).items():
        provinces.setdefault(name, {})["special"] = special
    held_cards = {name: {"card": card, "holder": holder} for name, (card, holder) in (cards or {}).items()}
    position = {
        "round": 2,
        "phase": "placement",
        "first": clans[0],
        "players": players,
        "provinces": provinces,
        "territory_cards": held_cards,
        **facts,
    }
    return Table(gorin.setup("battle", position))


def new_table(**options: Any) -> Table:
    """A game from its very beginning."""
    return Table(gorin.new("battle", **{"seed": 1, **options}))


def next_round(t: Table, *pieces: dict[str, Any]) -> Table:
    """The same board one round later, with these tokens on it."""
    position = t.game.position()
    for moment in ("then", "turn", "passes", "next_piece"):
        position.pop(moment, None)
    players = [{**player, "hand": ["bluff"], "pool": None} for player in position["players"]]
    later = {**position, "players": players, "pieces": list(pieces), "phase": "resolution"}
    return Table(gorin.setup("battle", later))


CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")


class Table:
    """A game on the table. A clan's name is the player who leads it."""

    def __init__(self, game: gorin.Game) -> None:
        self.mirror = Mirror(game)
        self.game = game

    def __getattr__(self, name: str) -> Player:
        for player in self.view()["players"]:
            if player["clan"] == name:
                return Player(self, player["seat"])
        raise AttributeError(name)

    def seat(self, seat: int) -> Player:
        return Player(self, seat)

    def clan_of(self, seat: int | None) -> str | None:
        return None if seat is None else self.view()["players"][seat]["clan"]

    # --- what is on the table ---

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(seat)

    @property
    def round(self) -> int:
        return self.view()["round"]

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def first(self) -> str | None:
        return self.clan_of(self.view()["first"])

    @property
    def awaits(self) -> list[str | None]:
        """The clans that have something to choose."""
        return [self.clan_of(seat) for seat in self.view()["awaiting"]]

    def owner(self, province: str) -> str | None:
        return self.clan_of(self.view()["provinces"][province]["owner"])

    def control(self, province: str) -> tuple[int, int]:
        """Facedown and faceup control tokens."""
        told = self.view()["provinces"][province]
        return told["facedown"], told["faceup"]

    def special(self, province: str) -> str | None:
        return self.view()["provinces"][province]["special"]

    def supply(self, special: str) -> int:
        return self.view()["supply"][special]

    @property
    def pieces(self) -> set[tuple[str | None, str]]:
        """Clan and spot of every combat token on the board."""
        return {(self.clan_of(piece["seat"]), piece["spot"]) for piece in self.view()["pieces"]}

    @property
    def log(self) -> list[str]:
        """Every sentence that everybody may read."""
        return [line.sentence for line in self.game.events if line.visible_to(None)]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of every event of a kind."""
        return [line.args for line in self.game.events if line.kind == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of all events in order."""
        return [line.kind for line in self.game.events]

    @property
    def winners(self) -> set[str | None]:
        assert self.game.outcome is not None
        return {self.clan_of(seat) for seat in self.game.outcome.winners}

    # --- playing on ---

    def choose(self, option: str, seat: int) -> None:
        self.mirror.choose(option, seat)

    def play_on(self, until: str) -> None:
        """Everybody takes the first option (cards are passed up) until an event of this kind is told."""
        seen = len(self.game.events)
        while not self.game.over and until not in self.kinds[seen:]:
            decision = self.game.decision
            assert decision is not None
            ids = [option.id for option in decision.options]
            self.choose("pass" if "pass" in ids else ids[0], decision.seat)


class Player:
    """One seat at the table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def sees(self) -> dict[str, Any]:
        """The player's own view."""
        return self.table.view(self.seat)

    @property
    def own(self) -> dict[str, Any]:
        """The part of the own view that is about the player."""
        return self.sees["players"][self.seat]

    @property
    def hand(self) -> list[str]:
        return self.own["hand"]

    @property
    def discard(self) -> list[str]:
        return self.own["discard"]

    @property
    def pool(self) -> list[str]:
        return self.own["pool"]

    @property
    def provinces(self) -> set[str]:
        return {name for name, told in self.table.view()["provinces"].items() if told["owner"] == self.seat}

    @property
    def cards(self) -> dict[str, str]:
        """Territory -> the card that the player holds."""
        return {
            name: told["card"]["id"]
            for name, told in self.sees["territories"].items()
            if told["holder"] == self.seat
        }

    @property
    def score(self) -> dict[str, int]:
        return self.sees["scores"][self.seat]

    def face_at(self, spot: str) -> list[str | None]:
        """The faces of the tokens at a spot as far as this player knows them."""
        return [piece.get("face") for piece in self.sees["pieces"] if piece["spot"] == spot]

    # --- choosing ---

    @property
    def may(self) -> set[str]:
        """The ids of everything that the player may choose now."""
        told = self.sees["decision"]
        return {option["id"] for option in told["options"]} if told else set()

    @property
    def prompt(self) -> str:
        return self.sees["decision"]["prompt"]

    def labels(self) -> dict[str, str]:
        return {option["id"]: option["label"] for option in self.sees["decision"]["options"]}

    def choose(self, *options: str) -> None:
        for option in options:
            self.table.choose(option, self.seat)

    def passes(self) -> None:
        self.choose("pass")

    def places(self, face: str, spot: str) -> None:
        """Place a token of the hand; a blessing goes on the own token at the spot."""
        self.choose(f"place:{face}")
        self.choose(self.piece_at(spot) if face.startswith("blessing") else spot)

    def piece_at(self, spot: str, clan: str | None = None) -> str:
        """The option that points at the (last) piece at a spot."""
        pieces = [piece for piece in self.sees["pieces"] if piece["spot"] == spot and piece["on"] is None]
        if clan is not None:
            pieces = [piece for piece in pieces if self.table.clan_of(piece["seat"]) == clan]
        return f"piece-{pieces[-1]['id']}"

    def spots(self, face: str) -> set[str]:
        """Where a token of the hand may be put now (legal or as a feint)."""
        self.choose(f"place:{face}")
        offered = self.may - {"back"}
        self.choose("back")
        return offered

    def feints(self, face: str) -> set[str]:
        """The spots where the token would be discarded when it is revealed."""
        self.choose(f"place:{face}")
        found = {id for id, label in self.labels().items() if "discarded when revealed" in label}
        self.choose("back")
        return found

    def legal_spots(self, face: str) -> set[str]:
        return self.spots(face) - self.feints(face)

    def plays(self, card: str, *picks: str) -> None:
        self.choose(f"play:{card}", *picks)

    def why_not(self, ref: str) -> set[str]:
        """The clauses that are cited against using something now."""
        return {clause for reason in self.table.game.why_not(self.seat, ref) for clause in reason.clauses}
