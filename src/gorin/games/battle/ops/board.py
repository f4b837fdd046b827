"""Combat tokens on the board."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.games.battle.ops.screens import into_pool, to_discard, unknow
from gorin.games.battle.state import BattleState, Piece
from gorin.kernel.events import only


def place_piece(s: BattleState, seat: int, face: int, spot: int, on: int, faceup: bool) -> None:
    """Put a token of the hand on the board."""
    s.hands[seat].remove(face)
    if faceup:
        unknow(s, seat, face)
    _put_piece(s, seat, face, spot, on, faceup)


def animate_piece(s: BattleState, seat: int, face: int, spot: int, on: int) -> None:
    """Put a token of the discard pile faceup on the board."""
    s.discards[seat].remove(face)
    _put_piece(s, seat, face, spot, on, True)


def _put_piece(s: BattleState, seat: int, face: int, spot: int, on: int, faceup: bool) -> None:
    id = s.next_piece
    s.next_piece += 1
    s.pieces.append(Piece(id, seat, face, spot, faceup, on, only(seat)))
    if on != -1:
        s.tell("blessed", (seat, face, spot))
    elif faceup:
        s.tell("placed_open", (seat, face, spot))
    else:
        s.tell("placed", (seat, spot))
        s.tell("placed_face", (seat, face, spot), only(seat))


def reveal_pieces(s: BattleState) -> None:
    """BR-RES-04: every combat token on the board is turned faceup; it is told clan by clan."""
    for seat in range(s.seats):
        for index, piece in enumerate(s.pieces):
            if piece.seat == seat and not piece.faceup:
                s.pieces[index] = _shown(piece)
                _locate(s, piece, range(s.seats))
                s.tell("revealed", (piece.seat, piece.face, piece.spot))


def reveal_and_discard(s: BattleState, piece: Piece) -> None:
    """A card effect takes a token off the board in front of everybody (BR-CRD-02)."""
    if not piece.faceup:
        _locate(s, piece, range(s.seats))
    discard_piece(s, piece)


def discard_piece(s: BattleState, piece: Piece) -> None:
    """A token leaves the board for its owner's discard pile (BR-REM-01)."""
    s.pieces.remove(piece)
    s.tell("discarded", (piece.seat, piece.face, piece.spot))
    to_discard(s, piece.seat, piece.face)


def look_at_piece(s: BattleState, looker: int, piece: Piece) -> None:
    """BR-CRD-05: only the one who looks learns the face."""
    _locate(s, piece, [looker])
    s.pieces[s.pieces.index(piece)] = _seen_by(piece, looker)
    s.tell("look", (looker, piece.seat, piece.spot))
    s.tell("seen", (looker, piece.seat, piece.face, piece.spot), only(looker))


def recall_piece(s: BattleState, piece: Piece) -> None:
    """A token goes unseen to its owner's pool (BR-CRD-08), a bluff too: nobody else may know (BR-CRD-07)."""
    s.pieces.remove(piece)
    s.recalled.append(piece)
    into_pool(s, piece.seat, piece.face)
    for looker in range(s.seats):
        if not piece.known_to(looker):
            s.known_hands[looker * s.seats + piece.seat].clear()
    s.tell("recalled", (piece.seat, piece.spot))


def swap_pieces(s: BattleState, one: Piece, other: Piece) -> None:
    """Two tokens change places."""
    s.pieces[s.pieces.index(one)] = _moved(one, other.spot)
    s.pieces[s.pieces.index(other)] = _moved(other, one.spot)
    s.tell("swapped", (one.seat, one.spot, other.spot))


def _locate(s: BattleState, piece: Piece, lookers: Iterable[int]) -> None:
    """Who knew that a face was in a hand or placed since, and now sees where, knows it by the piece."""
    for looker in lookers:
        index = looker * s.seats + piece.seat
        known = s.known_hands[index]
        new_to_looker = not piece.known_to(looker) and piece.id >= s.known_since[index]
        if new_to_looker and piece.face in known:
            known.remove(piece.face)


def _shown(piece: Piece) -> Piece:
    return Piece(piece.id, piece.seat, piece.face, piece.spot, True, piece.on, piece.known)


def _seen_by(piece: Piece, seat: int) -> Piece:
    known = piece.known | only(seat)
    return Piece(piece.id, piece.seat, piece.face, piece.spot, piece.faceup, piece.on, known)


def _moved(piece: Piece, spot: int) -> Piece:
    return Piece(piece.id, piece.seat, piece.face, spot, piece.faceup, piece.on, piece.known)
