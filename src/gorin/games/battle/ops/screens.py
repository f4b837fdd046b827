"""Combat tokens behind the screens: pools, hands, discard piles, and who has looked into them."""

from __future__ import annotations

from gorin.games.battle.state import BattleState
from gorin.games.battle.tokens import BLUFF_FACE, HAND_SIZE
from gorin.kernel.events import only


def fill_pool(s: BattleState, seat: int, faces: list[int]) -> None:
    """The bluff goes behind the screen, the others into the pool (BR-SET-07, BR-SET-08)."""
    s.hands[seat] = [BLUFF_FACE]
    s.pools[seat] = [face for face in faces if face != BLUFF_FACE]
    s.tell("pool", (seat, len(s.pools[seat])))


def take_up_bluff(s: BattleState, seat: int) -> None:
    """BR-UPK-12: the bluff is behind the screen again, also out of the pool that a card sent it to."""
    s.bluff_before_screen[seat] = False
    if BLUFF_FACE in s.pools[seat]:
        s.pools[seat].remove(BLUFF_FACE)
    _into_hand(s, seat, BLUFF_FACE)
    s.tell("bluff_back", (seat,))


def draw_tokens(s: BattleState, seat: int, extra: int) -> None:
    """BR-UPK-13: draw until six tokens are behind the screen, or the pool is empty (BR-UPK-15)."""
    s.recalled = [piece for piece in s.recalled if piece.seat != seat]
    drawn: list[int] = []
    while len(s.hands[seat]) < HAND_SIZE + extra and s.pools[seat]:
        face = s.chance.take(s.pools[seat])
        drawn.append(face)
        _into_hand(s, seat, face)
    s.tell("draw", (seat, len(drawn)))
    s.tell("drawn", (seat, *drawn), only(seat))


def return_to_pool(s: BattleState, seat: int, face: int) -> None:
    """A token goes from the hand back into the pool, unseen by the others."""
    s.hands[seat].remove(face)
    into_pool(s, seat, face)
    for looker in range(s.seats):
        s.known_hands[looker * s.seats + seat].clear()
    s.tell("returned", (seat,))
    s.tell("returned_face", (seat, face), only(seat))


def discard_from_hand(s: BattleState, seat: int, face: int) -> None:
    s.hands[seat].remove(face)
    unknow(s, seat, face)
    s.tell("hand_discard", (seat, face))
    to_discard(s, seat, face)


def take_from_discard(s: BattleState, seat: int, face: int) -> None:
    s.discards[seat].remove(face)
    _into_hand(s, seat, face)
    for looker in range(s.seats):
        known = s.known_hands[looker * s.seats + seat]
        if known:
            known.append(face)
    s.tell("recovered", (seat, face))


def bar_bluff(s: BattleState, seat: int) -> None:
    s.bluff_barred[seat] = True
    s.tell("bluff_barred", (seat,))


def look_at_hand(s: BattleState, looker: int, seat: int) -> None:
    index = looker * s.seats + seat
    s.known_hands[index] = s.hands[seat].copy()
    s.known_since[index] = s.next_piece
    s.tell("hand_look", (looker, seat))
    s.tell("hand_seen", (looker, seat, *s.hands[seat]), only(looker))


def _into_hand(s: BattleState, seat: int, face: int) -> None:
    s.hands[seat].append(face)
    s.hands[seat].sort()


def into_pool(s: BattleState, seat: int, face: int) -> None:
    """Pools have no order: a token is drawn from them by chance."""
    s.pools[seat].append(face)
    s.pools[seat].sort()


def unknow(s: BattleState, seat: int, face: int) -> None:
    """A face that left the hand for all to see is no longer one that a looker knows to be hidden."""
    for looker in range(s.seats):
        known = s.known_hands[looker * s.seats + seat]
        if face in known:
            known.remove(face)


def to_discard(s: BattleState, seat: int, face: int) -> None:
    """A discarded bluff goes back to its owner and never to the discard pile (BR-BLF-04)."""
    if face != BLUFF_FACE:
        s.discards[seat].append(face)
        s.discards[seat].sort()
    elif s.phase == "placement":
        s.bluff_before_screen[seat] = True
        s.tell("bluff_aside", (seat,))
    else:
        _into_hand(s, seat, face)
        s.tell("bluff_back", (seat,))
