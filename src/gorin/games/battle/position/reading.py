"""Setting up the moment that a position describes."""

from __future__ import annotations

from typing import Any, final

from gorin.games.battle.cards import CARDS
from gorin.games.battle.clans import CLAN_IDS, DRAGON, SETS
from gorin.games.battle.course.initiative import (
    CARD_IDS,
    DECK_SIZE,
    NEUTRAL_CARDS,
    neutral_in_deck,
    neutral_in_game,
)
from gorin.games.battle.course.rounds import ROUNDS
from gorin.games.battle.course.setup import OBJECTIVES_DEALT, SCOUTS, SET_ASIDE, SHUGENJA
from gorin.games.battle.map import TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVE_OF
from gorin.games.battle.position.board import (
    CLAN_OF,
    read_pieces,
    read_provinces,
    seat_named,
    seats_named,
)
from gorin.games.battle.position.moment import PHASES, SETUP_PHASES, TURN_PHASES, steps_in_round
from gorin.games.battle.position.starting import set_up_start
from gorin.games.battle.state import PLAYED, BattleState
from gorin.games.battle.tokens import BLUFF_FACE, FACE_IDS, FACE_OF, HAND_SIZE
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import EVERYBODY, only
from gorin.kernel.keys import quoted
from gorin.kernel.position_reader import PositionReader, read_chance

KEYS = (
    "phase", "round", "first", "first_card", "turn", "passes", "players", "provinces", "pieces", "next_piece",
    "recalled", "territory_cards", "initiative", "revealed", "seed", "chance",
)  # fmt: skip
PLAYER_KEYS = (
    "clan", "hand", "discard", "pool", "scouts", "shugenja", "objective", "dealt", "ronin", "stopped",
    "bluff_before_screen", "bluff_barred", "ability_used", "knows",
)  # fmt: skip
CARD_KEYS = ("card", "holder", "played", "seen_by")
CARD_OF: dict[str, int] = {name: card for card, name in enumerate(CARD_IDS)}
NEUTRAL_OF: dict[str, int] = {CARD_IDS[card]: card for card in NEUTRAL_CARDS}
TERRITORY_OF_ID: dict[str, int] = {name: territory for territory, name in enumerate(TERRITORY_IDS)}


def set_up(given: dict[str, Any]) -> BattleState:
    """The state that a position describes, or InvalidPosition with what is wrong."""
    told = PositionReader(given, KEYS)
    players = told.tables("players", PLAYER_KEYS)
    if len(players) not in SET_ASIDE:
        raise InvalidPosition("a position lists 2 to 5 players")
    s = BattleState(len(players), read_chance(told))
    phase = told.text("phase", "placement")
    if phase not in PHASES:
        raise told.wrong("phase", f"is one of {', '.join(PHASES)}, not {quoted(phase)}")
    read_clans(s, players, phase)
    read_cards(s, told)
    if phase in SETUP_PHASES:
        set_up_start(s, told, players, phase)
    else:
        Reader(s, told, players, phase).read()
    return s


def read_clans(s: BattleState, players: list[PositionReader], phase: str) -> None:
    for seat, player in enumerate(players):
        if phase == "clans" and not player.says("clan"):
            continue
        s.clans[seat] = player.name("clan", CLAN_OF)
        if s.clans.count(s.clans[seat]) > 1:
            raise InvalidPosition(f"two players lead the {CLAN_IDS[s.clans[seat]]}")


def read_cards(s: BattleState, given: PositionReader) -> None:
    for territory, told in given.entries("territory_cards", TERRITORY_OF_ID, CARD_KEYS):
        pair = {card.id: i for i, card in enumerate(CARDS[2 * territory : 2 * territory + 2])}
        s.cards[territory] = told.name("card", pair, 0)
        s.card_seen[territory] = seats_named(s, told, "seen_by")
        if told.flag("played"):
            if told.says("holder"):
                raise told.wrong("holder", ": a card that was played is in the box")
            s.card_holder[territory], s.card_seen[territory] = PLAYED, EVERYBODY
        elif told.says("holder"):
            holder = seat_named(s, told.told["holder"], told.place("holder"))
            s.card_holder[territory] = holder
            s.card_seen[territory] |= only(holder)


@final
class Reader:
    """Reads a moment of a round, or of the scoring after the last one."""

    def __init__(
        self, s: BattleState, told: PositionReader, players: list[PositionReader], phase: str
    ) -> None:
        self.s = s
        self.told = told
        self.players = players
        self.phase = phase

    def read(self) -> None:
        self._read_course()
        read_provinces(self.s, self.told)
        read_pieces(self.s, self.told)
        self._read_objectives()
        for seat, player in enumerate(self.players):
            self._read_tokens(seat, player)
            self._read_player(seat, player)
        for seat, player in enumerate(self.players):
            self._read_knowledge(seat, player)
        self._read_initiative()
        self._read_moment()

    def _read_course(self) -> None:
        s, told = self.s, self.told
        s.round = told.number("round", 1, 1, ROUNDS)
        s.first = seat_named(s, told.told["first"], "first") if told.says("first") else 0
        s.first_card_ready = told.flag("first_card", s.seats > 2)

    # --- players ----------------------------------------------------------------------------------

    def _read_objectives(self) -> None:
        """Who is given none has one that nobody else has."""
        s = self.s
        named = [player.name("objective", OBJECTIVE_OF, -1) for player in self.players]
        dealt = [player.names("dealt", OBJECTIVE_OF) for player in self.players]
        taken = {*named, *(objective for pair in dealt for objective in pair)}
        free = [objective for objective in range(len(OBJECTIVE_OF)) if objective not in taken]
        for seat, objective in enumerate(named):
            s.objectives[seat] = (
                objective if objective != -1 else dealt[seat][0] if dealt[seat] else free.pop(0)
            )
            s.dealt[seat] = dealt[seat] or [s.objectives[seat]]
            if len(s.dealt[seat]) > OBJECTIVES_DEALT or s.objectives[seat] not in s.dealt[seat]:
                what = f"lists {OBJECTIVES_DEALT} objectives at most, the own one among them"
                raise self.players[seat].wrong("dealt", what)

    def _read_tokens(self, seat: int, told: PositionReader) -> None:
        """Tokens that are nowhere else are in the pool; a bluff lies before the screen unless sent back."""
        s = self.s
        aside = told.flag("bluff_before_screen")
        on_board = [piece.face for piece in s.pieces if piece.seat == seat]
        sent_back = any(piece.seat == seat and piece.face == BLUFF_FACE for piece in s.recalled)
        hand = told.names("hand", FACE_OF)
        if not (told.says("hand") or aside or sent_back or BLUFF_FACE in on_board):
            hand = [BLUFF_FACE]
        s.hands[seat] = sorted(hand)
        s.discards[seat] = sorted(told.names("discard", FACE_OF))
        if BLUFF_FACE in s.discards[seat]:
            raise told.wrong("discard", ": a bluff never goes to the discard pile [BR-BLF-04]")
        rest = self._rest_of_set(seat, told, s.hands[seat] + s.discards[seat] + on_board)
        if aside and (sent_back or BLUFF_FACE not in rest):
            raise told.wrong("bluff_before_screen", ": the bluff is elsewhere")
        if BLUFF_FACE in rest and not sent_back:
            rest.remove(BLUFF_FACE)
            s.bluff_before_screen[seat] = True
        s.pools[seat] = self._pool(told, rest)

    def _rest_of_set(self, seat: int, told: PositionReader, used: list[int]) -> list[int]:
        clan = self.s.clans[seat]
        rest = SETS[clan].copy()
        for face in used:
            if face not in rest:
                place = told.where
                raise InvalidPosition(
                    f"{place}: the {CLAN_IDS[clan]} have no further token {FACE_IDS[face]!r}"
                )
            rest.remove(face)
        return rest

    def _pool(self, told: PositionReader, rest: list[int]) -> list[int]:
        """In the order that is told: it decides which tokens chance draws."""
        if not told.says("pool"):
            return rest
        pool = told.names("pool", FACE_OF)
        if sorted(pool) != rest:
            raise told.wrong("pool", "lists all tokens that are nowhere else; or leave it out")
        return pool

    def _read_player(self, seat: int, told: PositionReader) -> None:
        s = self.s
        s.scouts[seat] = told.number("scouts", SCOUTS, 0, SCOUTS)
        s.shugenja[seat] = told.number("shugenja", SHUGENJA, 0, SHUGENJA)
        s.ronin[seat] = told.flag("ronin")
        s.stopped[seat] = told.flag("stopped")
        s.bluff_barred[seat] = told.flag("bluff_barred")
        s.ability_used[seat] = told.flag("ability_used")

    def _read_knowledge(self, seat: int, told: PositionReader) -> None:
        s = self.s
        others = {CLAN_IDS[s.clans[other]]: other for other in range(s.seats) if other != seat}
        for other, known in told.entries("knows", others, ("faces", "since")):
            index = seat * s.seats + other
            s.known_hands[index] = known.names("faces", FACE_OF)
            s.known_since[index] = known.number("since", s.next_piece, 0, s.next_piece)

    # --- what comes next ----------------------------------------------------------------------------

    def _read_initiative(self) -> None:
        """The cards on top, and enough further ones for the rounds that are still to come.

        What was revealed of the neutral cards and what is in the deck make up all of them.
        """
        s = self.s
        named = self.told.names("initiative", CARD_OF)
        s.revealed = self.told.names("revealed", NEUTRAL_OF)
        size = self._deck_size()
        if len(named) > size:
            raise self.told.wrong("initiative", f"has {size} cards left at this moment, not {len(named)}")
        s.initiative = list(reversed(named + self._unnamed(named)[: size - len(named)]))
        gone = neutral_in_game(s) - len(neutral_in_deck(s))
        free = [card for card in NEUTRAL_CARDS if card not in s.initiative + s.revealed]
        s.revealed += free[: max(0, gone - len(s.revealed))]

    def _deck_size(self) -> int:
        if self.phase == "scoring":
            return 0
        to_be_revealed = 1 if self.phase == "upkeep" and self.s.round > 1 else 0
        return DECK_SIZE + 1 - self.s.round + to_be_revealed

    def _unnamed(self, named: list[int]) -> list[int]:
        """Further cards of the deck: those of all clans but one, and as many neutral ones as it can have."""
        s = self.s
        neutral = [card for card in NEUTRAL_CARDS if card not in named + s.revealed]
        clans = [clan for seat, clan in enumerate(s.clans) if seat != s.first and clan not in named]
        neutral_named = len([card for card in named if card in NEUTRAL_CARDS])
        clans_left = s.seats - 1 - (len(named) - neutral_named)
        neutral_left = neutral_in_game(s) - neutral_named - len(s.revealed)
        return clans[: max(0, clans_left)] + neutral[: max(0, neutral_left)]

    def _read_moment(self) -> None:
        s, told, phase = self.s, self.told, self.phase
        if told.says("turn") and phase not in TURN_PHASES:
            raise told.wrong("turn", f": nobody has a turn in {phase}, only in {' and '.join(TURN_PHASES)}")
        if told.says("passes") and phase != "territory-cards":
            raise told.wrong("passes", "are counted in territory-cards only")
        if phase == "return-token" and not self._dragon_returns():
            raise told.wrong("phase", f": only the dragon return a token, with more than {HAND_SIZE} in hand")
        turn = seat_named(s, told.told["turn"], "turn") if told.says("turn") else s.first
        passes = told.number("passes", 0, 0, s.seats - 1)
        s.phase = "upkeep" if phase in ("return-token", "territory-cards") else phase
        s.round = ROUNDS + 1 if phase == "scoring" else s.round
        s.stack = steps_in_round(phase, turn, passes)

    def _dragon_returns(self) -> bool:
        s = self.s
        return DRAGON in s.clans and len(s.hands[s.clans.index(DRAGON)]) > HAND_SIZE
