"""Setting up a moment of the set-up: clans, objectives or starting provinces are being chosen."""

from __future__ import annotations

from gorin.games.battle.clans import CAPITALS, CLAN_IDS, SETS
from gorin.games.battle.course.initiative import CARD_IDS, DECK_SIZE
from gorin.games.battle.course.setup import OBJECTIVES_DEALT, SCOUTS, SET_ASIDE, SHUGENJA
from gorin.games.battle.objectives import OBJECTIVE_OF
from gorin.games.battle.position.board import read_provinces, seat_named
from gorin.games.battle.position.moment import next_to_start, steps_in_setup
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import BLUFF_FACE, NONE
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.keys import refuse_unknown
from gorin.kernel.position_reader import PositionReader

KEYS: dict[str, tuple[str, ...]] = {
    "clans": ("phase", "players", "territory_cards", "provinces", "initiative", "seed", "chance"),
    "objectives": ("phase", "players", "territory_cards", "provinces", "initiative", "seed", "chance"),
    "starting-provinces": (
        "phase", "players", "territory_cards", "provinces", "first", "initiative", "seed", "chance",
    ),
}  # fmt: skip
PLAYER_KEYS: dict[str, tuple[str, ...]] = {
    "clans": ("clan",),
    "objectives": ("clan", "dealt"),
    "starting-provinces": ("clan", "dealt", "objective"),
}


def set_up_start(s: BattleState, told: PositionReader, players: list[PositionReader], phase: str) -> None:
    """Territory cards and clans have been read already."""
    _refuse_what_comes_later(s, told, players, phase)
    if phase != "clans":
        _deal(s, players)
    if phase == "starting-provinces":
        _read_start(s, told, players)
    elif told.says("provinces") and told.told["provinces"]:
        raise told.wrong("provinces", f"are empty in {phase}")
    s.stack = steps_in_setup(s, phase, _turn(s, phase))


def _refuse_what_comes_later(
    s: BattleState, told: PositionReader, players: list[PositionReader], phase: str
) -> None:
    refuse_unknown(told.told, KEYS[phase], phase)
    for player in players:
        refuse_unknown(player.told, PLAYER_KEYS[phase], f"{player.where} in {phase}")
    if any(holder != NOBODY for holder in s.card_holder) or any(s.card_seen):
        raise told.wrong("territory_cards", "lie unseen on their spaces during the set-up")
    if phase != "starting-provinces" and told.items("initiative"):
        raise told.wrong("initiative", f"is not laid yet in {phase}")


def _turn(s: BattleState, phase: str) -> int:
    if phase == "clans":
        chosen = len([clan for clan in s.clans if clan != NOBODY])
        if chosen == s.seats or NOBODY in s.clans[:chosen]:
            raise InvalidPosition("clans are chosen seat by seat, and somebody is still to choose")
        return chosen
    return next_to_start(s) if phase == "starting-provinces" else s.seats


def _deal(s: BattleState, players: list[PositionReader]) -> None:
    for seat, player in enumerate(players):
        s.hands[seat] = [BLUFF_FACE]
        s.pools[seat] = [face for face in SETS[s.clans[seat]] if face != BLUFF_FACE]
        s.scouts[seat], s.shugenja[seat] = SCOUTS, SHUGENJA
        s.dealt[seat] = player.names("dealt", OBJECTIVE_OF)
        if len(s.dealt[seat]) != OBJECTIVES_DEALT:
            raise player.wrong("dealt", f"lists the {OBJECTIVES_DEALT} objectives to choose from")


def _read_start(s: BattleState, told: PositionReader, players: list[PositionReader]) -> None:
    for seat, player in enumerate(players):
        s.objectives[seat] = player.name("objective", OBJECTIVE_OF)
    s.first = seat_named(s, told.told.get("first"), "first")
    s.first_card_ready = s.seats > 2
    s.initiative = list(reversed(told.names("initiative", {name: i for i, name in enumerate(CARD_IDS)})))
    if len(s.initiative) != DECK_SIZE:
        raise told.wrong("initiative", f"has {DECK_SIZE} cards after the set-up")
    read_provinces(s, told)
    _set_aside(s)


def _set_aside(s: BattleState) -> None:
    """What is set aside follows from what has been placed: one in the capital, then one in each turn."""
    if any(special != NONE for special in s.special) or any(s.faceup) or max(s.facedown) > 1:
        raise InvalidPosition("the set-up places single facedown control tokens, and no special token")
    for seat in range(s.seats):
        if s.owner[CAPITALS[s.clans[seat]]] != seat:
            raise InvalidPosition(f"the {CLAN_IDS[s.clans[seat]]} hold their capital during the set-up")
        left = SET_ASIDE[s.seats] - (s.control_tokens(seat) - 1)
        s.set_aside[seat] = left
        s.control_pool[seat] -= left
    in_turn = [s.set_aside[seat] for seat in s.seats_from(s.first)]
    if in_turn != sorted(in_turn) or in_turn[0] < in_turn[-1] - 1 or min(in_turn) < 0 or max(in_turn) == 0:
        raise InvalidPosition("starting tokens are placed in turn, from the first player on [BR-SET-29]")
