"""Setting up the moment that a position describes."""

from __future__ import annotations

from typing import Any, final

from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    CELESTIAL,
    HOLDING,
    HOME,
    NO_SIDE,
    PERSONALITY,
    REGION,
    REMOVED,
    RING,
    SENSEI,
    STRATEGY,
    STRONGHOLD,
    TYPES,
    UNDER,
    WIND,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.language.verbs.in_play.entering import StaysAtHome
from gorin.games.ccg.position.effects import CcgEffectReader
from gorin.games.ccg.position.happened import PAST
from gorin.games.ccg.position.moment import COURSE, MANEUVERS, read_phase, steps_at
from gorin.games.ccg.position.sides import BATTLE, read_sides
from gorin.games.ccg.position.used import read_use
from gorin.games.ccg.position.writing import default_knowledge
from gorin.games.ccg.ruleset import edition_named, rules_of
from gorin.games.ccg.table.belongings import Player, Province, Token
from gorin.games.ccg.table.reading import province, provinces_of
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.standstill import most_barren_turns
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import EVERYBODY
from gorin.kernel.keys import quoted
from gorin.kernel.position_reader import PositionReader, read_chance
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.english import listed
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY
from gorin.language.position.cards import Cards, name, read_entry, read_knowledge

KEYS = (
    *COURSE, "active", "favor", "battle", "players", "order", "effects", "history", "used", "used_ever",
    "so_far", "seed", "chance",
)  # fmt: skip
PLAYER = (
    "stronghold", "stronghold_bowed", "honor", "starting_honor", "turns", "destroyed", "honored", "lost",
    "went_first", "overpays", "provinces", "hand", "fate", "dynasty", "fate_discard", "dynasty_discard",
    "removed", "play",
)  # fmt: skip
LYING = ("card", "known_to")
GONE = (*LYING, "dead", "dishonored")
"""What is said of a card in a pile that was in play before."""
IN_PLAY = (
    "card", "bowed", "dishonored", "own_text", "attacked", "owner", "at", "side", "on", "tokens", "over",
    "with",
)  # fmt: skip
MENTIONING = ("tokens",)
"""What a player's table says there only speaks of cards that lie somewhere else."""
TOKEN = ("name", "force", "chi", "by", "action")
ALONE = (HOLDING, PERSONALITY, CELESTIAL, STRATEGY, RING, WIND, SENSEI)
"""What is in play attached to nothing."""
SAID_OF = {
    "with": (PERSONALITY,),
    "over": (PERSONALITY, HOLDING),
    "at": (PERSONALITY,),
    "side": (PERSONALITY,),
    "dishonored": (PERSONALITY,),
    "attacked": (PERSONALITY,),
    "own_text": (RING,),
    "on": (STRATEGY, HOLDING),
}
MOST = 9_999
MOST_PROVINCES = 99
LONGEST_WORD = 40


def set_up(edition: str, given: dict[str, Any]) -> CcgState:
    """The state that a position describes, or InvalidPosition with what is wrong."""
    return Reader(edition, given).read()


@final
class Reader:
    """Reads a position, naming whatever does not fit."""

    def __init__(self, edition: str, given: dict[str, Any]) -> None:
        besides = edition_named(edition).position_keys()
        self.told = PositionReader(given, (*KEYS, *besides))
        self.players = self.told.tables("players", PLAYER)
        self.s = s = edition_named(edition).new_state(len(self.players), read_chance(self.told))
        if s.seats not in rules_of(s).seats:
            several = listed([str(each) for each in rules_of(s).seats], "or")
            raise InvalidPosition(f"a position lists {several} players, not {s.seats}")
        s.add_name(RULES_SLUG)
        listing = [given.get(key) for key in ("players", *besides)]
        self.cards = Cards(s, listing, MENTIONING)
        self.tokens: list[tuple[int, PositionReader]] = []
        """Tokens speak of the cards that placed them, so they are read when all cards are laid."""

    def read(self) -> CcgState:
        phase, segment = read_phase(self.told)
        self._read_course(phase, segment)
        for seat, told in enumerate(self.players):
            self._read_player(seat, told)
        rules_of(self.s).read_besides(self.s, self.told, self.cards)
        self.cards.check_all_laid()
        self._read_order()
        self._read_battle(phase, segment)
        self._read_past()
        self.s.stack = steps_at(self.s, self.told, phase, segment)
        self.s.forget()
        return self.s

    # --- the course of the game -------------------------------------------------------------------

    def _read_course(self, phase: str, segment: str) -> None:
        s, told = self.s, self.told
        s.phase = "attack" if phase == "battle" else phase
        s.in_combat = phase == "battle"
        s.active = told.number("active", 0, 0, s.seats - 1)
        s.favor = told.number("favor", NOBODY, 0, s.seats - 1)
        if phase not in ("action", "battle"):
            for key in ("to_act", "passed", "first"):
                if told.says(key) and not (key == "to_act" and segment in MANEUVERS):
                    raise told.wrong(
                        key, f"is said only in an action phase or a battle, not in phase {phase}"
                    )
        fighting = phase == "battle" or (phase == "attack" and bool(segment))
        if fighting != told.says("battle"):
            raise told.wrong("battle", "is said in phase battle and in the segments of phase attack")
        if fighting:
            read_sides(s, told.table("battle", BATTLE))

    def _read_battle(self, phase: str, segment: str) -> None:
        """Where it is fought, once the provinces are known."""
        s, told = self.s, self.told
        if phase != "battle":
            if told.says("battle") and told.table("battle", BATTLE).says("at"):
                raise told.wrong("battle", "says at which province it is fought only in phase battle")
            return
        battle = told.table("battle", BATTLE)
        s.battlefield = battle.number("at", NOTHING)
        if s.battlefield not in [place.id for place in provinces_of(s, s.defender)]:
            raise battle.wrong("at", "says at which province of the Defender it is fought")

    def _read_order(self) -> None:
        """The cards in play in the order in which they entered."""
        s, told = self.s, self.told
        if told.says("order"):
            order = [self.cards.find(each, "order") for each in told.items("order")]
            if sorted(order) != sorted(s.in_play):
                raise InvalidPosition("order names the cards in play, each once")
            s.in_play = order

    def _read_past(self) -> None:
        """What has happened, and what of it lasts."""
        s, told, cards = self.s, self.told, self.cards
        so_far = told.table("so_far", ("actions", "effects", "provinces", "barren"))
        s.barren = so_far.number("barren", 0, 0, most_barren_turns(s))
        s.next_province = max(s.next_province, so_far.number("provinces", 0, 0, MOST_PROVINCES))
        s.tokens = [self._token(card, each) for card, each in self.tokens]
        for at, value in enumerate(told.items("effects")):
            lasting = CcgEffectReader(s, cards, value, f"effects[{at}]").read()
            s.next_id = max(s.next_id, lasting.id + 1)
            s.lasting.append(lasting)
        s.next_id = max(s.next_id, so_far.number("effects", 0, 0, 10 * MOST) + 1)
        for at, value in enumerate(told.items("history")):
            s.history.append(PAST.read(s, cards, value, f"history[{at}]"))
        if s.in_combat and not s.history:  # where there is combat, a battle has begun (WH-RES-36)
            s.history.append(TriggerEvent("engaged", NOTHING, s.attacker, NOTHING, s.battlefield))
        s.used = [read_use(s, cards, each, f"used[{at}]") for at, each in enumerate(told.items("used"))]
        s.used_ever = [
            read_use(s, cards, each, f"used_ever[{at}]") for at, each in enumerate(told.items("used_ever"))
        ]
        made = [*(each.action for each in s.tokens), *(each.action for each in s.lasting)]
        s.actions = max([so_far.number("actions", 0, 0, MOST), *made, *(each.action for each in s.history)])

    # --- players ----------------------------------------------------------------------------------

    def _read_player(self, seat: int, told: PositionReader) -> None:
        s, player = self.s, self.s.players[seat]
        player.lost = told.flag("lost")
        zone = REMOVED if player.lost else PLAY
        player.stronghold = self.cards.lay(told.told.get("stronghold"), seat, zone, told.place("stronghold"))
        if s.type_of(player.stronghold) != STRONGHOLD:
            raise told.wrong("stronghold", f"names no Stronghold: {quoted(told.told.get('stronghold'))}")
        if not player.lost:
            s.in_play.append(player.stronghold)
        s.known[player.stronghold] = EVERYBODY
        s.bowed[player.stronghold] = told.flag("stronghold_bowed")
        starting = s.definition(player.stronghold).starting_honor
        least = -MOST if player.lost else rules_of(s).dishonor_defeat + 1
        player.starting_honor = told.number("starting_honor", starting, least, MOST)
        player.honor = told.number("honor", player.starting_honor, least, MOST)
        player.turns = told.number("turns", 3, 0, MOST)
        player.destroyed = told.number("destroyed", 0, 0, MOST_PROVINCES)
        player.honored = told.flag("honored")
        player.went_first = told.flag("went_first")
        player.lavish = told.flag("overpays")
        if player.lavish and not s.settings.overpaying:
            raise told.wrong("overpays", "is said only where one may pay more Gold than needed")
        if not told.items("provinces") and not player.lost:
            raise told.wrong("provinces", "is empty: a player without provinces has lost")
        if player.lost:
            self._check_gone(told)
        self._read_piles(seat, told, player)
        for at, place in enumerate(told.items("provinces")):
            self._read_province(seat, place, f"{told.place('provinces')}[{at}]")
        for at, each in enumerate(told.items("play")):
            self._read_in_play(seat, each, ALONE, NOTHING, f"{told.place('play')}[{at}]")

    def _check_gone(self, told: PositionReader) -> None:
        """DE-WIN-04: what a player owns leaves the game with him."""
        for key in ("provinces", "hand", "fate", "dynasty", "fate_discard", "dynasty_discard", "play"):
            if told.items(key):
                raise told.wrong(key, "belongs to a player who has left the game: it is removed")

    def _read_piles(self, seat: int, told: PositionReader, player: Player) -> None:
        """Cards without a number get theirs in this order, as old records have it: decks from the bottom."""
        player.hand = self._pile(seat, told, "hand", HAND, LYING)
        player.fate = self._pile(seat, told, "fate", DECK, LYING, from_bottom=True)
        player.dynasty = self._pile(seat, told, "dynasty", DECK, LYING, from_bottom=True)
        discarded = (*GONE, "owner") if self.s.settings.controllers_discard else GONE
        player.fate_discard = self._pile(seat, told, "fate_discard", DISCARD, discarded)
        player.dynasty_discard = self._pile(seat, told, "dynasty_discard", DISCARD, discarded)
        self._pile(seat, told, "removed", REMOVED, GONE)

    def _pile(
        self,
        seat: int,
        told: PositionReader,
        key: str,
        zone: int,
        known: tuple[str, ...],
        from_bottom: bool = False,
    ) -> list[int]:
        """The cards of a pile in the order in which they are listed, or the other way round."""
        laid: list[int] = []
        listed = list(enumerate(told.items(key)))
        for at, value in listed[::-1] if from_bottom else listed:
            entry = read_entry(value, known, f"{told.place(key)}[{at}]")
            card = self.cards.lay(entry.told.get("card"), seat, zone, entry.where)
            if "owner" in known:
                self.s.owner[card] = self.s.controller[card] = entry.number(
                    "owner", seat, 0, self.s.seats - 1
                )
            if "dead" in known:
                self.s.dead[card], self.s.dishonored[card] = entry.flag("dead"), entry.flag("dishonored")
            self.s.known[card] = read_knowledge(self.s, entry, default_knowledge(self.s, card))
            laid.append(card)
        return laid

    def _read_province(self, seat: int, value: Any, where: str) -> None:
        s = self.s
        known = ("id", "face_up", "fought", "region", *LYING)
        told = PositionReader({}, known) if value is None else read_entry(value, known, where)
        place = Province(told.number("id", s.next_province, 0, MOST_PROVINCES - 1), seat)
        if province(s, place.id) is not None:
            raise told.wrong("id", f"is the number of another province already: {place.id}")
        s.next_province = max(s.next_province, place.id + 1)
        s.provinces.append(place)
        place.fought = told.flag("fought")
        if place.fought and s.defender != seat:
            raise told.wrong("fought", "is said only of the Defender's provinces, while there is an attack")
        if told.says("card"):
            place.card = self.cards.lay(told.told["card"], seat, IN_PROVINCE, told.place("card"))
            place.face_up = told.flag("face_up")
            s.known[place.card] = read_knowledge(s, told, default_knowledge(s, place.card, place.face_up))
        elif told.says("face_up") or told.says("known_to"):
            raise told.wrong("card", "is missing: only a card can be face-up or known")
        if told.says("region"):
            place.region = self._read_in_play(
                seat, told.told["region"], (REGION,), place.id, told.place("region")
            )

    # --- cards in play ----------------------------------------------------------------------------

    def _read_in_play(self, seat: int, value: Any, types: tuple[int, ...], host: int, where: str) -> int:
        """A card in play of one of these types; `host` is the Personality or province it is attached to."""
        s, told = self.s, read_entry(value, IN_PLAY, where)
        card = self.cards.lay(told.told.get("card"), seat, PLAY, told.where)
        if s.type_of(card) not in types:
            raise InvalidPosition(f"{told.where}: {name(s, card)} cannot be in play there")
        self._check_said(card, told)
        s.owner[card] = told.number("owner", seat, 0, s.seats - 1)
        s.known[card] = EVERYBODY
        s.in_play.append(card)
        s.host[card] = told.number("on", host, 0, MOST_PROVINCES)
        s.bowed[card], s.dishonored[card] = told.flag("bowed"), told.flag("dishonored")
        s.own_text[card], s.attacked[card] = told.flag("own_text"), told.flag("attacked")
        self._read_place(card, told)
        self.tokens += [(card, token) for token in told.tables("tokens", TOKEN)]
        for at, each in enumerate(told.items("over")):
            self._read_below(card, each, f"{told.place('over')}[{at}]")
        for at, each in enumerate(told.items("with")):
            self._read_in_play(seat, each, ATTACHMENTS, card, f"{told.place('with')}[{at}]")
        return card

    def _check_said(self, card: int, told: PositionReader) -> None:
        """Some things are said only of some types of cards."""
        s = self.s
        for key, value in told.told.items():
            if value not in (None, False, []) and s.type_of(card) not in SAID_OF.get(key, (s.type_of(card),)):
                types = " or ".join(TYPES[type] for type in SAID_OF[key])
                raise told.wrong(key, f"is said only of a {types}, not of {name(s, card)}")
        at_home = any(isinstance(node, StaysAtHome) for node in s.definition(card).nodes)
        if s.type_of(card) == STRATEGY and not at_home and not told.says("on"):
            raise told.wrong("on", "says at which battlefield a Terrain lies")

    def _read_place(self, card: int, told: PositionReader) -> None:
        """CE-BATG: where a unit is, and so on which side."""
        s = self.s
        s.place[card] = told.number("at", HOME, 0, MOST_PROVINCES)
        if s.place[card] == HOME:
            if told.number("side", NO_SIDE) != NO_SIDE:
                raise told.wrong("side", "is said only of a unit at a battlefield")
            return
        s.side[card] = my_side(s, s.controller[card])
        if s.side[card] == NO_SIDE:
            raise told.wrong("at", "is said only while there is an attack, of those who fight in it")
        if told.number("side", s.side[card]) != s.side[card]:
            raise told.wrong("side", "is 1 for the units of the attacking side and 2 for the defending ones")

    def _token(self, card: int, told: PositionReader) -> Token:
        force, chi = told.number("force", 0, -99, 99), told.number("chi", 0, -99, 99)
        word = told.text("name", "")
        if len(word) > LONGEST_WORD or not word.isprintable():
            raise told.wrong("name", "is a word or two")
        source = self.cards.find(told.told["by"], told.place("by")) if told.says("by") else NOTHING
        return Token(card, word, force, chi, source, told.number("action", -1, -2, MOST))

    def _read_below(self, card: int, value: Any, where: str) -> None:
        """CE-EXP-07: he lies under the more experienced version of himself."""
        s, told = self.s, read_entry(value, ("card", "owner"), where)
        below = self.cards.lay(told.told.get("card"), s.controller[card], UNDER, told.where)
        s.owner[below] = told.number("owner", s.controller[card], 0, s.seats - 1)
        s.host[below] = card
        s.known[below] = EVERYBODY
        above, under = s.definition(card), s.definition(below)
        if above.keeps(under.type):
            return
        if above.type == HOLDING and above.type != under.type:
            raise InvalidPosition(f"{told.where}: {above.name} keeps no {under.name}")
        if not above.is_more_experienced(under):
            raise InvalidPosition(f"{told.where}: {name(s, below)} is no less experienced {above.name}")
