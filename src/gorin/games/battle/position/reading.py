"""Setting up the moment that a position describes."""

from __future__ import annotations

from typing import Any, final

from gorin.games.battle.cards import CARDS
from gorin.games.battle.clans import CLAN_IDS, SETS
from gorin.games.battle.initiative import CARD_IDS, DECK_SIZE
from gorin.games.battle.map import PROVINCE_OF, PROVINCES, SPOT_OF, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVE_OF, OBJECTIVES
from gorin.games.battle.placement import Placement
from gorin.games.battle.position.values import (
    read_flag,
    read_index,
    read_list,
    read_lookup,
    read_luck,
    read_number,
    read_table,
)
from gorin.games.battle.rounds import ROUNDS, Match, Round
from gorin.games.battle.setup import SCOUTS, SET_ASIDE, SHUGENJA
from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import (
    BLUFF_FACE,
    FACE_IDS,
    FACE_OF,
    NONE,
    SPECIAL_IDS,
    SPECIAL_OF,
)
from gorin.games.battle.upkeep import TerritoryCards, Upkeep
from gorin.kernel.chance import Chance
from gorin.kernel.errors import GorinError, InvalidPosition
from gorin.kernel.events import EVERYBODY, only
from gorin.kernel.plain import Decoder, classes_under
from gorin.kernel.state import Step

PHASES = ("upkeep", "territory-cards", "placement", "resolution", "scoring")


def set_up(given: dict[str, Any]) -> BattleState:
    """The state that a position describes, or InvalidPosition with what is wrong."""
    return Reader(given).read()


@final
class Reader:
    """Reads a position, naming whatever does not fit."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        players = given.get("players")
        if not isinstance(players, list) or len(players) not in SET_ASIDE:
            raise InvalidPosition("a position lists 2 to 5 players")
        for player in players:
            if not isinstance(player, dict):
                raise InvalidPosition("a player is a table of names and values")
        self.players: list[dict[str, Any]] = players
        self.s = BattleState(len(players), Chance.seeded(read_luck(given)))

    def read(self) -> BattleState:
        self._read_clans()
        self._read_course()
        self._read_provinces()
        self._read_pieces()
        for seat in range(self.s.seats):
            self._read_player(seat, self.players[seat])
        self._read_cards()
        self._read_initiative()
        self._read_chance()
        self._read_moment()
        return self.s

    def _read_clans(self) -> None:
        s = self.s
        for seat, player in enumerate(self.players):
            name = player.get("clan")
            if name is None and "steps" in self.given:
                continue
            s.clans[seat] = read_index(CLAN_IDS, name, "clan")
            if s.clans.count(s.clans[seat]) > 1:
                raise InvalidPosition(f"two players lead the {name}")

    def _seat(self, name: Any, what: str) -> int:
        clan = read_index(CLAN_IDS, name, what)
        if clan not in self.s.clans:
            raise InvalidPosition(f"{what}: nobody plays the {name}")
        return self.s.clans.index(clan)

    def _read_course(self) -> None:
        s, given = self.s, self.given
        s.round = read_number(given, "round_track", read_number(given, "round", 1))
        if not 0 <= s.round <= ROUNDS + 1:
            raise InvalidPosition(f"there is no round {s.round}")
        first = given.get("first")
        if first is not None:
            s.first = self._seat(first, "first")
        elif "steps" not in given:
            s.first = 0
        s.first_card_ready = read_flag(given, "first_card", s.seats > 2)

    def _read_provinces(self) -> None:
        s = self.s
        for name, told in read_table(self.given, "provinces").items():
            province = read_lookup(PROVINCE_OF, name, "province")
            if not isinstance(told, dict):
                raise InvalidPosition(f"province {name!r} is a table of names and values")
            special = read_lookup(SPECIAL_OF, told.get("special", "none"), f"special token of {name}")
            s.special[province] = special
            s.supply[special] -= 1 if special != NONE else 0
            if s.supply[special] < 0:
                raise InvalidPosition(f"there are not that many tokens {SPECIAL_IDS[special]!r}")
            if told.get("owner") is not None:
                self._read_control(province, told)

    def _read_control(self, province: int, told: dict[str, Any]) -> None:
        s, name = self.s, PROVINCES[province].id
        seat = self._seat(told["owner"], f"owner of {name}")
        faceup = read_number(told, "faceup", 0)
        facedown = read_number(told, "facedown", 0 if faceup else 1)
        if faceup < 0 or facedown < 0 or faceup + facedown == 0:
            raise InvalidPosition(f"{name} has an owner but no control token")
        s.owner[province], s.faceup[province], s.facedown[province] = seat, faceup, facedown
        s.control_pool[seat] -= faceup + facedown
        if s.control_pool[seat] < 0:
            raise InvalidPosition(f"{told['owner']} has more than 30 control tokens on the board")

    def _read_pieces(self) -> None:
        s = self.s
        for told in read_list(self.given, "pieces"):
            s.pieces.append(self._read_piece(told))
        for told in read_list(self.given, "recalled"):
            s.recalled.append(self._read_piece(told))
        s.next_piece = max(s.next_piece, read_number(self.given, "next_piece", 1))
        for piece in s.pieces:
            if piece.on != -1 and all(other.id != piece.on for other in s.pieces):
                raise InvalidPosition(f"piece {piece.id} lies on piece {piece.on}, which is not there")

    def _read_piece(self, told: Any) -> Piece:
        s = self.s
        if not isinstance(told, dict):
            raise InvalidPosition("a piece is a table of names and values")
        seat = self._seat(told.get("clan"), "clan of a piece")
        known = only(seat)
        for looker in read_list(told, "known_to"):
            known |= only(self._seat(looker, "known_to"))
        id = read_number(told, "id", s.next_piece)
        if any(piece.id == id for piece in s.pieces + s.recalled):
            raise InvalidPosition(f"two pieces have the id {id}")
        face = read_lookup(FACE_OF, told.get("face"), "face of a piece")
        spot = read_lookup(SPOT_OF, told.get("spot"), "spot of a piece")
        on = read_number(told, "on", -1)
        faceup = read_flag(told, "faceup", on != -1)
        s.next_piece = max(s.next_piece, id + 1)
        return Piece(id, seat, face, spot, faceup, on, known)

    def _read_player(self, seat: int, told: dict[str, Any]) -> None:
        s = self.s
        s.hands[seat] = sorted(
            self._faces(told, "hand", ["bluff"] if self._bluff_is_free(seat, told) else [])
        )
        s.discards[seat] = sorted(self._faces(told, "discard", []))
        s.bluff_before_screen[seat] = read_flag(told, "bluff_before_screen", False)
        if s.clans[seat] != NOBODY:
            s.pools[seat] = self._rest_of_set(seat)
        s.set_aside[seat] = read_number(told, "set_aside", 0)
        s.control_pool[seat] -= s.set_aside[seat]
        s.scouts[seat] = read_number(told, "scouts", SCOUTS)
        s.shugenja[seat] = read_number(told, "shugenja", SHUGENJA)
        s.ronin[seat] = read_flag(told, "ronin", False)
        s.stopped[seat] = read_flag(told, "stopped", False)
        s.bluff_barred[seat] = read_flag(told, "bluff_barred", False)
        s.ability_used[seat] = read_flag(told, "ability_used", False)
        self._read_objective(seat, told)
        for name, known in read_table(told, "knows").items():
            index = seat * s.seats + self._seat(name, "knows")
            s.known_hands[index] = self._faces(known, "faces", [])
            s.known_since[index] = read_number(known, "since", s.next_piece)

    def _bluff_is_free(self, seat: int, told: dict[str, Any]) -> bool:
        elsewhere = self.s.pieces + self.s.recalled
        placed = any(piece.seat == seat and piece.face == BLUFF_FACE for piece in elsewhere)
        return not placed and not told.get("bluff_before_screen")

    def _faces(self, told: Any, name: str, default: list[str]) -> list[int]:
        if not isinstance(told, dict):
            raise InvalidPosition(f"{name} belongs into a table")
        return [
            read_lookup(FACE_OF, face, name) for face in (read_list(told, name) if name in told else default)
        ]

    def _rest_of_set(self, seat: int) -> list[int]:
        """The pool: every token of the clan that is nowhere else. A missing bluff is before the screen."""
        s = self.s
        rest = SETS[s.clans[seat]].copy()
        used = s.hands[seat] + s.discards[seat] + [p.face for p in s.pieces if p.seat == seat]
        for face in used:
            if face not in rest:
                clan = CLAN_IDS[s.clans[seat]]
                raise InvalidPosition(f"the {clan} have no further token {FACE_IDS[face]!r}")
            rest.remove(face)
        sent_back = any(piece.seat == seat and piece.face == BLUFF_FACE for piece in s.recalled)
        if BLUFF_FACE in rest and not sent_back:
            rest.remove(BLUFF_FACE)
            s.bluff_before_screen[seat] = True
        elif s.bluff_before_screen[seat]:
            raise InvalidPosition("a bluff cannot be before the screen and elsewhere")
        return rest

    def _read_objective(self, seat: int, told: dict[str, Any]) -> None:
        s = self.s
        fallback = None if "steps" in self.given else OBJECTIVES[seat].id
        name = told.get("objective", fallback)
        if name is not None:
            s.objectives[seat] = read_lookup(OBJECTIVE_OF, name, "objective")
        dealt = read_list(told, "dealt") if "dealt" in told else [name] if name is not None else []
        s.dealt[seat] = [read_lookup(OBJECTIVE_OF, each, "dealt objective") for each in dealt]

    def _read_cards(self) -> None:
        s = self.s
        for name, told in read_table(self.given, "territory_cards").items():
            territory = read_index(TERRITORY_IDS, name, "territory")
            if not isinstance(told, dict):
                raise InvalidPosition(f"the card of {name!r} is a table of names and values")
            pair = [card.id for card in CARDS[2 * territory : 2 * territory + 2]]
            s.cards[territory] = read_index(tuple(pair), told.get("card", pair[0]), f"card of {name}")
            for looker in read_list(told, "seen_by"):
                s.card_seen[territory] |= only(self._seat(looker, "seen_by"))
            if read_flag(told, "played", False):
                s.card_holder[territory], s.card_seen[territory] = PLAYED, EVERYBODY
            elif told.get("holder") is not None:
                s.card_holder[territory] = self._seat(told["holder"], f"holder of the card of {name}")
                s.card_seen[territory] |= only(s.card_holder[territory])

    def _read_initiative(self) -> None:
        s = self.s
        deck = [read_index(CARD_IDS, name, "initiative card") for name in read_list(self.given, "initiative")]
        if "steps" not in self.given:
            deck += self._rest_of_initiative(deck)
        s.initiative = list(reversed(deck))

    def _rest_of_initiative(self, named: list[int]) -> list[int]:
        """Enough further cards for the rounds that are still to come."""
        s = self.s
        before_reveal = self.given.get("phase") == "upkeep" and s.round > 1
        needed = DECK_SIZE + 1 - s.round + (1 if before_reveal else 0) - len(named)
        clans = [clan for seat, clan in enumerate(s.clans) if seat != s.first]
        neutral = list(range(len(CLAN_IDS), len(CARD_IDS)))
        unused = [card for card in [*clans, *neutral] if card not in named]
        return unused[: max(0, needed)]

    def _read_chance(self) -> None:
        chance = self.given.get("chance")
        if chance is None:
            return
        if not (isinstance(chance, list) and len(chance) == 2 and type(chance[0]) is str):
            raise InvalidPosition("chance is a key and a count")
        if type(chance[1]) is not int:
            raise InvalidPosition("chance is a key and a count")
        self.s.chance = Chance(chance[0], chance[1])

    def _read_moment(self) -> None:
        s, given = self.s, self.given
        if "steps" in given:
            self._read_steps()
            return
        phase = given.get("phase", "placement")
        if phase not in PHASES:
            raise InvalidPosition(f"phase is one of {', '.join(PHASES)}, not {phase!r}")
        turn = s.first if given.get("turn") is None else self._seat(given["turn"], "turn")
        s.phase = "upkeep" if phase == "territory-cards" else phase
        if phase == "scoring":
            s.round = ROUNDS + 1
        s.stack = stack_at(str(phase), turn)

    def _read_steps(self) -> None:
        s, given = self.s, self.given
        decoder = Decoder(classes_under("gorin.kernel", "gorin.games.battle"))
        try:
            s.stack = decoder.decode(given["steps"], "[Step]", "steps")
            s.answers = decoder.decode(given.get("answers", [0] * s.seats), "[int]", "answers")
        except GorinError as error:
            raise InvalidPosition(str(error)) from None
        if len(s.answers) != s.seats:
            raise InvalidPosition("there is one answer for each seat")
        s.phase = str(given.get("phase"))


def stack_at(phase: str, turn: int) -> list[Step]:
    """The steps in progress at a moment that is named by its phase."""
    match = Match([])
    match.go("score" if phase == "scoring" else "play_round")
    if phase in ("upkeep", "scoring"):
        return [match]
    round = Round()
    if phase == "resolution":
        round.go("resolution")
        return [match, round]
    if phase == "placement":
        round.go("resolution")
        placement = Placement(turn)
        placement.go("next_turn")
        return [match, round, placement]
    round.go("placement")
    upkeep = Upkeep()
    upkeep.at = len(upkeep.stages)
    return [match, round, upkeep, TerritoryCards(turn)]
