"""Setting up the moment that a position describes."""

from __future__ import annotations

from typing import Any, final

from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import HOME, PERSONALITY, PHASES, STRONGHOLD, ZONES
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.position.moment import steps_at
from gorin.games.ccg.table.belongings import Player, Province, Token
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.chance import Chance
from gorin.kernel.errors import GorinError, InvalidPosition
from gorin.kernel.events import EVERYBODY, only
from gorin.kernel.plain import Decoder, classes_under
from gorin.words.grammar.scope import NOBODY, NOTHING
from gorin.words.grammar.zones import DECK, DISCARD, HAND, PLAY

LISTS = {
    "moments": "[Moment]",
    "lasting": "[Ongoing]",
    "history": "[Moment]",
    "used": "[int]",
    "used_ever": "[int]",
    "payment": "[int]",
}

MOMENTS = (*PHASES, "battle")
WITHOUT_CARDS = ("steps", "names", "order", *LISTS)
"""What names no cards of its own."""


def set_up(edition: str, given: dict[str, Any]) -> CcgState:
    """The state that a position describes, or InvalidPosition with what is wrong."""
    return Reader(edition, given).read()


@final
class Reader:
    """Reads a position, naming whatever does not fit."""

    def __init__(self, edition: str, given: dict[str, Any]) -> None:
        self.given = given
        self.players = self._tables(given, "players")
        if not self.players:
            raise InvalidPosition("a position lists the players")
        self.s = CcgState(len(self.players), Chance.seeded(self._number(given, "seed", 0)), edition)
        self.s.add_name(RULES_SLUG)
        self.numbered: dict[int, str] = {}

    def read(self) -> CcgState:
        self._read_names()
        for seat, told in enumerate(self.players):
            self._read_player(seat, told)
        for told in self._tables(self.given, "elsewhere"):
            self._read_elsewhere(told)
        self._read_course()
        self._read_moment()
        self.s.derived = None
        return self.s

    # --- cards ------------------------------------------------------------------------------------

    def _read_names(self) -> None:
        for slug in self._list(self.given, "names"):
            self._known_slug(slug)
            self.s.add_name(slug)
        self._reserve(self.given)

    def _reserve(self, value: Any) -> None:
        """Cards that are written with a number get it; make room for all of them first."""
        if isinstance(value, dict):
            for name, inner in value.items():
                if name not in WITHOUT_CARDS:
                    self._reserve(inner)
        elif isinstance(value, list):
            for inner in value:
                self._reserve(inner)
        elif isinstance(value, str) and "#" in value:
            slug, _, number = value.partition("#")
            if not number.isdecimal() or int(number) > 9999:
                raise InvalidPosition(f"{value!r}: after # comes the number of a card")
            if int(number) in self.numbered:
                raise InvalidPosition(f"two cards have the number {number}")
            self.numbered[int(number)] = self._known_slug(slug)
        if value is self.given:
            for card in range(max(self.numbered, default=-1) + 1):
                if card not in self.numbered:
                    raise InvalidPosition(f"no card has the number {card}, but others have higher ones")
                self.s.add_card(self.numbered[card], 0)

    def _known_slug(self, slug: Any) -> str:
        if not isinstance(slug, str) or slug not in catalogue(self.s.edition):
            raise InvalidPosition(f"{self.s.edition} has no card {slug!r}")
        return slug

    def _card(self, value: Any, seat: int, zone: int) -> int:
        """A card by its slug, in a zone of its owner."""
        if not isinstance(value, str):
            raise InvalidPosition(f"a card is named by its slug, not {value!r}")
        s = self.s
        slug, _, number = value.partition("#")
        card = int(number) if number else s.add_card(self._known_slug(slug), seat)
        s.owner[card] = s.controller[card] = seat
        s.zone[card] = zone
        if zone in (PLAY, DISCARD):
            s.known[card] = EVERYBODY
        return card

    # --- players ----------------------------------------------------------------------------------

    def _read_player(self, seat: int, told: dict[str, Any]) -> None:
        s, player = self.s, self.s.players[seat]
        player.stronghold = self._card(told.get("stronghold"), seat, PLAY)
        if s.type_of(player.stronghold) != STRONGHOLD:
            raise InvalidPosition(f"{told.get('stronghold')} is no Stronghold")
        s.in_play.append(player.stronghold)
        s.bowed[player.stronghold] = self._flag(told, "stronghold_bowed")
        starting = s.definition(player.stronghold).starting_honor
        player.starting_honor = self._number(told, "starting_honor", starting)
        player.honor = self._number(told, "honor", player.starting_honor)
        player.turns = self._number(told, "turns", 3)
        player.destroyed = self._number(told, "destroyed", 0)
        player.honored, player.lost = self._flag(told, "honored"), self._flag(told, "lost")
        self._read_piles(seat, told, player)
        for place in self._list(told, "provinces"):
            self._read_province(seat, place)
        for each in self._list(told, "play"):
            self._read_in_play(seat, each, NOTHING)

    def _read_piles(self, seat: int, told: dict[str, Any], player: Player) -> None:
        s = self.s
        for slug in self._list(told, "hand"):
            card = self._card(slug, seat, HAND)
            s.known[card] |= only(seat)
            player.hand.append(card)
        player.fate = [self._card(slug, seat, DECK) for slug in self._list(told, "fate")[::-1]]
        player.dynasty = [self._card(slug, seat, DECK) for slug in self._list(told, "dynasty")[::-1]]
        for slug in self._list(told, "fate_discard"):
            player.fate_discard.append(self._card(slug, seat, DISCARD))
        for each in self._list(told, "dynasty_discard"):
            dead = each if isinstance(each, dict) else {"card": each}
            card = self._card(dead.get("card"), seat, DISCARD)
            s.dead[card], s.dishonored[card] = self._flag(dead, "dead"), self._flag(dead, "dishonored")
            player.dynasty_discard.append(card)

    def _read_province(self, seat: int, told: Any) -> None:
        s = self.s
        told = {"card": told} if isinstance(told, str) else {} if told is None else told
        if not isinstance(told, dict):
            raise InvalidPosition("a province is a card, or a table of names and values")
        place = Province(self._number(told, "id", s.next_province), seat)
        s.next_province = max(s.next_province, place.id + 1)
        s.provinces.append(place)
        place.fought = self._flag(told, "fought")
        if told.get("card") is not None:
            place.card = self._card(told["card"], seat, IN_PROVINCE)
            place.face_up = self._flag(told, "face_up")
            s.known[place.card] = EVERYBODY if place.face_up else 0
        if told.get("region") is not None:
            place.region = self._read_in_play(seat, told["region"], place.id)

    def _read_in_play(self, seat: int, told: Any, host: int) -> int:
        s = self.s
        told = {"card": told} if isinstance(told, str) else told
        if not isinstance(told, dict):
            raise InvalidPosition("a card in play is its slug, or a table of names and values")
        slug = str(told.get("card")).partition("#")[0]
        stronghold = s.players[seat].stronghold
        if slug == s.names[s.what[stronghold]] and s.type_of(stronghold) == STRONGHOLD:
            s.bowed[stronghold] = self._flag(told, "bowed")
            return stronghold
        card = self._card(told.get("card"), seat, PLAY)
        s.owner[card] = self._number(told, "owner", seat)
        s.in_play.append(card)
        s.host[card] = self._number(told, "on", host)
        s.bowed[card], s.dishonored[card] = self._flag(told, "bowed"), self._flag(told, "dishonored")
        s.own_text[card], s.attacked[card] = self._flag(told, "own_text"), self._flag(told, "attacked")
        s.place[card], s.side[card] = self._number(told, "at", HOME), self._number(told, "side", 0)
        for token in self._tables(told, "tokens"):
            s.tokens.append(self._token(card, token))
        for each in self._list(told, "with"):
            if s.type_of(card) != PERSONALITY:
                raise InvalidPosition(f"nothing can be attached to {slug}")
            self._read_in_play(seat, each, card)
        return card

    def _token(self, card: int, told: dict[str, Any]) -> Token:
        force, chi = self._number(told, "force", 0), self._number(told, "chi", 0)
        source, action = self._number(told, "source", NOTHING), self._number(told, "action", -1)
        return Token(card, str(told.get("name", "")), force, chi, source, action)

    def _read_elsewhere(self, told: dict[str, Any]) -> None:
        zone = told.get("zone")
        if zone not in ZONES:
            raise InvalidPosition(f"there is no zone {zone!r}")
        card = self._card(told.get("card"), self._seat(told.get("owner")), ZONES.index(zone))
        self.s.host[card] = self._number(told, "under", NOTHING)

    # --- the course of the game -------------------------------------------------------------------

    def _read_course(self) -> None:
        s, given = self.s, self.given
        phase = given.get("phase", "action")
        if phase not in MOMENTS:
            raise InvalidPosition(f"phase is one of {', '.join(PHASES)}, battle; not {phase!r}")
        s.phase = "attack" if phase == "battle" else phase
        s.active = self._seat(given.get("active", 0))
        s.favor = NOBODY if given.get("favor") is None else self._seat(given["favor"])
        battle = given.get("battle")
        if isinstance(battle, dict):
            s.attacker = self._seat(battle.get("attacker", s.active))
            s.defender = self._seat(battle.get("defender", (s.active + 1) % s.seats))
            s.battlefield = self._number(battle, "at", NOTHING)
        if "order" in given:
            numbers = [str(each).partition("#")[2] for each in self._list(given, "order")]
            order = [int(number) for number in numbers if number.isdecimal()]
            if sorted(order) != sorted(s.in_play):
                raise InvalidPosition("order names the cards in play, each once")
            s.in_play = order

    def _read_moment(self) -> None:
        s, given = self.s, self.given
        decoder = Decoder(classes_under("gorin.kernel", "gorin.words", "gorin.games.ccg"))
        try:
            for field, kind in LISTS.items():
                if field in given:
                    setattr(s, field, decoder.decode(given[field], kind, field))
            if "steps" in given:
                s.stack = decoder.decode(given["steps"], "[Step]", "steps")
                s.answers = decoder.decode(given.get("answers"), "[int]", "answers")
                s.actions, s.next_id, s.next_province, s.held = decoder.decode(
                    given.get("counts"), "[int]", "counts"
                )
                s.in_combat, s.agreed, s.changed = decoder.decode(given.get("flags"), "[bool]", "flags")
                s.known = decoder.decode(given.get("known"), "[int]", "known")
                key, drawn = given["chance"]
                s.chance = Chance(str(key), int(drawn))
            else:
                s.stack = steps_at(s, str(given.get("phase", "action")))
                s.next_id = max([s.next_id, *(each.id + 1 for each in s.lasting)])
                s.in_combat = given.get("phase") == "battle"
        except (GorinError, ValueError, KeyError, TypeError) as error:
            raise InvalidPosition(f"the moment cannot be read: {error}") from None
        if len(s.answers) != s.seats or len(s.known) != len(s.zone):
            raise InvalidPosition("there is one answer for each seat, and one entry of known for each card")

    # --- single values ----------------------------------------------------------------------------

    def _seat(self, value: Any) -> int:
        if type(value) is not int or not 0 <= value < self.s.seats:
            raise InvalidPosition(f"there is no seat {value!r}")
        return value

    def _number(self, told: dict[str, Any], name: str, default: int) -> int:
        value = told.get(name, default)
        if type(value) is not int:
            raise InvalidPosition(f"{name} is a whole number, not {value!r}")
        return value

    def _flag(self, told: dict[str, Any], name: str) -> bool:
        value = told.get(name, False)
        if type(value) is not bool:
            raise InvalidPosition(f"{name} is true or false, not {value!r}")
        return value

    def _list(self, told: dict[str, Any], name: str) -> list[Any]:
        value = told.get(name, [])
        if not isinstance(value, list):
            raise InvalidPosition(f"{name} is a list")
        return value

    def _tables(self, told: dict[str, Any], name: str) -> list[dict[str, Any]]:
        value = self._list(told, name)
        for each in value:
            if not isinstance(each, dict):
                raise InvalidPosition(f"{name} is a list of tables of names and values")
        return value
