"""Setting up the moment that a position describes."""

from __future__ import annotations

from typing import Any, final

from gorin.games.lcg.kinds import (
    ATTACHMENT,
    BESIDE,
    CHARACTER,
    CLAIMED,
    CONFLICT_TYPES,
    CONTESTED,
    ELEMENTS,
    HOLDING,
    PROVINCE_CARD,
    REMOVED,
    RING_STATES,
    ROLE,
    ROW,
    STRONGHOLD,
    TYPES,
    UNDER,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.position import treaties
from gorin.games.lcg.position.moment import PHASES, steps_at
from gorin.games.lcg.position.writing import STATUS, default_knowledge
from gorin.games.lcg.ruleset import format_named, rules_of
from gorin.games.lcg.table.belongings import Conflict, Province, Ring
from gorin.games.lcg.table.reading import rings_for
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import EVERYBODY
from gorin.kernel.position_reader import PositionReader, read_chance
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY
from gorin.language.position.cards import Cards, name, read_entry, read_knowledge

KEYS = (
    "format", "phase", "to_act", "passed", "next_to_attack", "round", "first_player", "players", "rings",
    "order", "so_far", "favor", "favor_type", "conflict", "seed", "chance", "treaty_rule", "treaties",
    "treaty_deck",
)  # fmt: skip
PLAYER = (
    "clan", "honor", "fate", "dial", "bid", "stronghold", "role", "provinces", "stronghold_province", "hand",
    "conflict", "dynasty", "conflict_discard", "dynasty_discard", "removed", "play", "military", "political",
    "gained", "either", "passed", "lost",
)  # fmt: skip
PROVINCE = ("id", "card", "revealed", "broken", "dishonored", "tainted", "cards", "with", "under", "known_to")
IN_PLAY = (
    "card",
    "bowed",
    "tainted",
    "fate",
    "status",
    "owner",
    "controller",
    "with",
    "under",
    "participating",
)
RING = ("element", "type", "fate", "state", "holder", "pool", "province")
CONFLICT = ("attacker", "type", "ring", "province")
MOST = 9_999


def set_up(edition: str, given: dict[str, Any]) -> LcgState:
    """The state that a position describes, or InvalidPosition with what is wrong."""
    return Reader(edition, given).read()


@final
class Reader:
    """Reads a position, naming whatever does not fit."""

    def __init__(self, edition: str, given: dict[str, Any]) -> None:
        self.told = PositionReader(given, KEYS)
        self.players = self.told.tables("players", PLAYER)
        self.s = s = LcgState(len(self.players), read_chance(self.told), edition)
        if s.seats not in format_named(edition).seats:
            several = " or ".join(str(each) for each in format_named(edition).seats)
            raise InvalidPosition(f"a position lists {several} players, not {s.seats}")
        self.cards = Cards(s, given.get("players"))

    def read(self) -> LcgState:
        s, told = self.s, self.told
        phase = list(PHASES)[told.name("phase", PHASES, PHASES["conflict"])]
        s.phase = phase
        s.round = told.number("round", 1, 1, MOST)
        s.active = told.number("first_player", 0, 0, s.seats - 1)
        s.favor = told.number("favor", NOBODY, 0, s.seats - 1)
        s.favor_type = told.name("favor_type", {n: i for i, n in enumerate(CONFLICT_TYPES)}, 0)
        for seat, each in enumerate(self.players):
            self._read_player(seat, each)
        self._number_provinces()
        self.cards.check_all_laid()
        self._read_order()
        self._read_rings()
        so_far = told.table("so_far", ("actions", "conflicts"))
        s.actions = so_far.number("actions", 0, 0, MOST)
        s.conflicts = so_far.number("conflicts", 0, 0, MOST)
        s.treaty_rule, s.treaty_deck = treaties.read_rule(told), treaties.read_deck(told)
        s.treaties = treaties.read_treaties(s, told)
        treaties.check(s)
        if told.says("conflict"):
            self._read_conflict(phase)
        elif any(s.participating):
            raise InvalidPosition("somebody participates, but there is no conflict")
        s.stack = steps_at(s, told, phase)
        s.forget()
        return s

    def _number_provinces(self) -> None:
        s = self.s
        s.provinces = sorted(s.provinces, key=lambda place: place.id)
        if [place.id for place in s.provinces] != list(range(len(s.provinces))):
            raise InvalidPosition("the provinces of all players are numbered from 0 on, each once")

    def _read_order(self) -> None:
        """The cards in play in the order in which they entered."""
        s, told = self.s, self.told
        if told.says("order"):
            order = [self.cards.find(each, "order") for each in told.items("order")]
            if sorted(order) != sorted(s.in_play):
                raise InvalidPosition("order names the cards in play, each once")
            s.in_play = order

    def _read_rings(self) -> None:
        s = self.s
        elements = {element: number for number, element in enumerate(ELEMENTS)}
        if not self.told.says("rings"):
            s.rings = [Ring(element, pool) for pool in rules_of(s).ring_pools(s) for element in range(5)]
            return
        for told in self.told.tables("rings", RING):
            ring = Ring(told.name("element", elements), told.number("pool", NOBODY, 0, s.seats - 1))
            ring.type = told.name("type", {n: i for i, n in enumerate(CONFLICT_TYPES)}, 0)
            ring.fate = told.number("fate", 0, 0, MOST)
            ring.state = told.name("state", {n: i for i, n in enumerate(RING_STATES)}, 0)
            ring.holder = told.number("holder", NOBODY, 0, s.seats - 1)
            ring.province = told.number("province", NOTHING, 0, len(s.provinces) - 1)
            if (ring.state == CLAIMED) != (ring.holder != NOBODY):
                raise told.wrong("holder", "is said of claimed rings, and of no others")
            s.rings.append(ring)
        pools = len(rules_of(s).ring_pools(s))
        if sorted(ring.element for ring in s.rings) != sorted(list(range(5)) * pools):
            raise self.told.wrong("rings", "lists each element once in each pool")

    def _read_conflict(self, phase: str) -> None:
        """The action window of a conflict: the ring is contested, attackers and defenders take part."""
        s = self.s
        if phase != "conflict":
            raise self.told.wrong("conflict", "is said only in the conflict phase")
        told = self.told.table("conflict", CONFLICT)
        attacker = told.number("attacker", s.active, 0, s.seats - 1)
        place = told.number("province", NOTHING, 0, len(s.provinces) - 1)
        if place == NOTHING or s.provinces[place].owner == attacker:
            raise told.wrong("province", "is the number of an opponent's province")
        element = told.name("ring", {element: number for number, element in enumerate(ELEMENTS)}, 0)
        ring = next(
            (number for number in rings_for(s, attacker) if s.rings[number].element == element), NOTHING
        )
        if ring == NOTHING:
            raise told.wrong("ring", "is an unclaimed ring which the attacker may pick")
        type = told.name("type", {n: i for i, n in enumerate(CONFLICT_TYPES)}, 0)
        s.conflicts += 1
        conflict = Conflict(s.conflicts, attacker, s.provinces[place].owner, ring, type)
        conflict.provinces = [place]
        s.conflict = conflict
        s.rings[ring].state, s.rings[ring].type = CONTESTED, type
        card = s.provinces[place].card
        s.history.append(TriggerEvent("conflict declared", card, attacker, conflict.defender, type))

    # --- players ----------------------------------------------------------------------------------

    def _read_player(self, seat: int, told: PositionReader) -> None:
        s, player = self.s, self.s.players[seat]
        player.clan = told.text("clan", "")
        player.fate = told.number("fate", 0, 0, MOST)
        player.dial = told.number("dial", 0, 0, 5)
        player.bid = told.number("bid", player.dial, 0, MOST)
        player.military = told.number("military", 0, 0, 99)
        player.gained = told.number("gained", 0, 0, 99)
        player.political = told.number("political", 0, 0, 99)
        player.either = told.number("either", 0, 0, 99)
        player.passed, player.lost = told.flag("passed"), told.flag("lost")
        self._read_piles(seat, told)
        for at, place in enumerate(told.items("provinces")):
            self._read_province(seat, place, f"{told.place('provinces')}[{at}]", False)
        if told.says("stronghold_province"):
            under = told.told["stronghold_province"]
            self._read_province(seat, under, told.place("stronghold_province"), True)
        if told.says("stronghold"):
            player.stronghold = self._read_in_play(
                seat, told.told["stronghold"], STRONGHOLD, NOTHING, told.place("stronghold")
            )
            player.clan = player.clan or s.definition(player.stronghold).clan
        if told.says("role"):
            player.role = self._read_role(seat, told)
        for at, each in enumerate(told.items("play")):
            self._read_in_play(seat, each, CHARACTER, NOTHING, f"{told.place('play')}[{at}]")
        player.honor = told.number("honor", 10, 0, MOST)

    def _read_role(self, seat: int, told: PositionReader) -> int:
        entry = read_entry(told.told["role"], ("card", "bowed"), told.place("role"))
        card = self.cards.lay(entry.told.get("card"), seat, BESIDE, entry.where)
        self._check_type(card, ROLE, entry)
        self.s.known[card] = EVERYBODY
        self.s.bowed[card] = entry.flag("bowed")
        return card

    def _read_piles(self, seat: int, told: PositionReader) -> None:
        player = self.s.players[seat]
        player.hand = self._pile(seat, told, "hand", HAND)
        player.conflict = self._pile(seat, told, "conflict", DECK, from_bottom=True)
        player.dynasty = self._pile(seat, told, "dynasty", DECK, from_bottom=True)
        player.conflict_discard = self._pile(seat, told, "conflict_discard", DISCARD)
        player.dynasty_discard = self._pile(seat, told, "dynasty_discard", DISCARD)
        self._pile(seat, told, "removed", REMOVED)

    def _pile(
        self, seat: int, told: PositionReader, key: str, zone: int, from_bottom: bool = False
    ) -> list[int]:
        """The cards of a pile in the order in which they are listed, or the other way round."""
        laid: list[int] = []
        listed = list(enumerate(told.items(key)))
        for at, value in listed[::-1] if from_bottom else listed:
            known = ("card", "known_to", "owner") if zone == UNDER else ("card", "known_to")
            entry = read_entry(value, known, f"{told.place(key)}[{at}]")
            owner = entry.number("owner", seat, 0, self.s.seats - 1)
            card = self.cards.lay(entry.told.get("card"), owner, zone, entry.where)
            self.s.known[card] = read_knowledge(self.s, entry, default_knowledge(self.s, card))
            laid.append(card)
        return laid

    def _read_province(self, seat: int, value: Any, where: str, under: bool) -> None:
        s = self.s
        told = read_entry(value, PROVINCE, where)
        place = Province(told.number("id", len(s.provinces), 0, MOST), seat, NOTHING, under)
        s.provinces.append(place)
        place.broken, place.dishonored = told.flag("broken"), told.flag("dishonored")
        place.tainted = told.flag("tainted")
        if told.says("card"):
            self._read_province_card(seat, place, told)
        for at, each in enumerate(told.items("cards")):
            self._read_dynasty(seat, place, each, f"{told.place('cards')}[{at}]")

    def _read_province_card(self, seat: int, place: Province, told: PositionReader) -> None:
        s = self.s
        revealed = told.flag("revealed", place.broken)
        place.card = card = self.cards.lay(told.told["card"], seat, PLAY if revealed else ROW, told.where)
        self._check_type(card, PROVINCE_CARD, told)
        s.lay(card, place.id)
        s.face_up[card] = revealed
        s.known[card] = read_knowledge(s, told, EVERYBODY if revealed else default_knowledge(s, card))
        if revealed:
            s.in_play.append(card)
        for at, each in enumerate(told.items("with")):
            self._read_in_play(seat, each, ATTACHMENT, card, f"{told.place('with')}[{at}]")
        self._read_under(seat, told, card)

    def _read_under(self, seat: int, told: PositionReader, host: int) -> None:
        """LCG-CUND-01."""
        for card in self._pile(seat, told, "under", UNDER):
            self.s.host[card] = host

    def _read_dynasty(self, seat: int, place: Province, value: Any, where: str) -> None:
        s = self.s
        told = read_entry(value, ("card", "face_up", "bowed", "known_to"), where)
        card = self.cards.lay(told.told.get("card"), seat, IN_PROVINCE, told.where)
        s.lay(card, place.id)
        s.face_up[card] = told.flag("face_up")
        if s.face_up[card] and s.definition(card).type == HOLDING:
            s.zone[card] = PLAY
            s.in_play.append(card)
            s.bowed[card] = told.flag("bowed")
        s.known[card] = read_knowledge(s, told, EVERYBODY if s.face_up[card] else 0)

    # --- cards in play ----------------------------------------------------------------------------

    def _read_in_play(self, seat: int, value: Any, type: int, host: int, where: str) -> int:
        s, told = self.s, read_entry(value, IN_PLAY, where)
        card = self.cards.lay(told.told.get("card"), seat, PLAY, told.where)
        self._check_type(card, type, told)
        s.controller[card] = told.number("controller", seat, 0, s.seats - 1)
        s.owner[card] = told.number("owner", s.controller[card], 0, s.seats - 1)
        s.known[card] = EVERYBODY
        s.in_play.append(card)
        s.host[card] = host
        s.bowed[card], s.tainted[card] = told.flag("bowed"), told.flag("tainted")
        s.fate[card] = told.number("fate", 0, 0, MOST)
        s.status[card] = told.name("status", {**STATUS, "ordinary": 0}, 0)
        s.participating[card] = told.flag("participating")
        for at, each in enumerate(told.items("with")):
            self._read_in_play(seat, each, ATTACHMENT, card, f"{told.place('with')}[{at}]")
        self._read_under(seat, told, card)
        return card

    def _check_type(self, card: int, type: int, told: PositionReader) -> None:
        if self.s.definition(card).type != type:
            raise InvalidPosition(f"{told.where}: {name(self.s, card)} is no {TYPES[type]}")
