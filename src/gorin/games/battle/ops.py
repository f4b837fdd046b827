"""The only writers of the state. Each op changes one thing and says so."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.games.battle.state import NOBODY, PLAYED, BattleState, Piece
from gorin.games.battle.tokens import BLUFF_FACE, HAND_SIZE, NONE
from gorin.kernel.events import EVERYBODY, only

# --- the course of the game ------------------------------------------------------------------------


def take_clan(s: BattleState, seat: int, clan: int) -> None:
    s.clans[seat] = clan
    s.tell("clan", (seat, clan))


def begin_round(s: BattleState) -> None:
    """The round track token moves on (BR-SET-34, BR-RES-23)."""
    s.round += 1
    s.tell("round", (s.round,))


def begin_phase(s: BattleState, phase: str) -> None:
    s.phase = phase
    s.tell(phase, (s.round,))


def make_first(s: BattleState, seat: int, with_card: bool) -> None:
    s.first = seat
    s.first_card_ready = with_card
    s.tell("first", (seat,))


def spend_first_card(s: BattleState, seat: int) -> None:
    s.first_card_ready = False
    s.tell("first_card", (seat,))


def lay_initiative_deck(s: BattleState, deck: list[int]) -> None:
    s.initiative = deck
    s.tell("initiative_deck", (len(deck),))


def reveal_initiative(s: BattleState) -> int:
    card = s.initiative.pop()
    s.tell("initiative", (card,))
    return card


def set_ronin(s: BattleState, seat: int, ronin: bool) -> None:
    s.ronin[seat] = ronin
    s.tell("ronin" if ronin else "no_longer_ronin", (seat,))


def stop_turns(s: BattleState, seat: int) -> None:
    """BR-RON-07: no more turns in this placement phase."""
    s.stopped[seat] = True
    s.tell("cannot_place", (seat,))


def renew_round(s: BattleState) -> None:
    """What lasted for the previous round is over."""
    for seat in range(s.seats):
        s.stopped[seat] = False
        s.ability_used[seat] = False
        s.bluff_barred[seat] = False
    s.tell("renewed", (s.round,))


def use_ability(s: BattleState, seat: int) -> None:
    s.ability_used[seat] = True
    s.tell("ability", (seat,))


def write_scores(s: BattleState, scores: list[list[int]]) -> None:
    s.scores = scores
    for seat, parts in enumerate(scores):
        s.tell("score", (seat, *parts, sum(parts)))


# --- control tokens --------------------------------------------------------------------------------


def put_aside(s: BattleState, seat: int, count: int) -> None:
    s.control_pool[seat] -= count
    s.set_aside[seat] += count
    s.tell("set_aside", (seat, count))


def place_set_aside(s: BattleState, seat: int, province: int) -> None:
    s.set_aside[seat] -= 1
    s.control_pool[seat] += 1
    place_control(s, seat, province, 1, 0)


def place_control(s: BattleState, seat: int, province: int, facedown: int, faceup: int) -> None:
    """Put control tokens into a province, as many as the clan still has."""
    facedown = min(facedown, s.control_pool[seat])
    faceup = min(faceup, s.control_pool[seat] - facedown)
    if facedown + faceup == 0:
        return
    s.control_pool[seat] -= facedown + faceup
    s.owner[province] = seat
    s.facedown[province] += facedown
    s.faceup[province] += faceup
    s.tell("control", (seat, province, facedown, faceup))


def remove_control(s: BattleState, province: int) -> None:
    """Take one control token away, faceup ones first (BR-CTL-05, BR-REM-04)."""
    seat = s.owner[province]
    was_faceup = s.faceup[province] > 0
    if was_faceup:
        s.faceup[province] -= 1
    else:
        s.facedown[province] -= 1
    s.control_pool[seat] += 1
    if s.faceup[province] + s.facedown[province] == 0:
        s.owner[province] = NOBODY
    s.tell("control_removed", (seat, province, 1))


def clear_control(s: BattleState, province: int) -> None:
    """Take every control token away (BR-RES-10, BR-BTL-17)."""
    seat = s.owner[province]
    if seat == NOBODY:
        return
    count = s.faceup[province] + s.facedown[province]
    s.control_pool[seat] += count
    s.faceup[province] = 0
    s.facedown[province] = 0
    s.owner[province] = NOBODY
    s.tell("control_removed", (seat, province, count))


def exchange_control(s: BattleState, one: int, other: int) -> None:
    """All control tokens of two provinces change places, each keeping its side."""
    s.owner[one], s.owner[other] = s.owner[other], s.owner[one]
    s.faceup[one], s.faceup[other] = s.faceup[other], s.faceup[one]
    s.facedown[one], s.facedown[other] = s.facedown[other], s.facedown[one]
    s.tell("exchange", (one, other))


# --- special tokens --------------------------------------------------------------------------------


def put_special(s: BattleState, province: int, special: int) -> None:
    """Put a special token into a province; one that lay there goes back to the supply (BR-SPC-03).

    Where the box has no more of them, nothing is put.
    """
    if s.supply[special] == 0:
        return
    replaced = s.special[province]
    if replaced != NONE:
        s.supply[replaced] += 1
    s.special[province] = special
    s.supply[special] -= 1
    s.tell("special", (special, province, replaced))


def remove_special(s: BattleState, province: int) -> None:
    removed = s.special[province]
    s.special[province] = NONE
    s.supply[removed] += 1
    s.tell("special_removed", (removed, province))


# --- combat tokens behind the screens ------------------------------------------------------------------


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
    _into_pool(s, seat, face)
    for looker in range(s.seats):
        s.known_hands[looker * s.seats + seat].clear()
    s.tell("returned", (seat,))
    s.tell("returned_face", (seat, face), only(seat))


def discard_from_hand(s: BattleState, seat: int, face: int) -> None:
    s.hands[seat].remove(face)
    _unknow(s, seat, face)
    s.tell("hand_discard", (seat, face))
    _to_discard(s, seat, face)


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


def _into_pool(s: BattleState, seat: int, face: int) -> None:
    """Pools have no order: a token is drawn from them by chance."""
    s.pools[seat].append(face)
    s.pools[seat].sort()


def _unknow(s: BattleState, seat: int, face: int) -> None:
    """A face that left the hand for all to see is no longer one that a looker knows to be hidden."""
    for looker in range(s.seats):
        known = s.known_hands[looker * s.seats + seat]
        if face in known:
            known.remove(face)


def _to_discard(s: BattleState, seat: int, face: int) -> None:
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


# --- combat tokens on the board ------------------------------------------------------------------------


def place_piece(s: BattleState, seat: int, face: int, spot: int, on: int, faceup: bool) -> None:
    """Put a token of the hand on the board."""
    s.hands[seat].remove(face)
    if faceup:
        _unknow(s, seat, face)
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
    """BR-RES-04: every combat token on the board is turned faceup."""
    for index, piece in enumerate(s.pieces):
        if not piece.faceup:
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
    _to_discard(s, piece.seat, piece.face)


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
    _into_pool(s, piece.seat, piece.face)
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


# --- cards -----------------------------------------------------------------------------------------


def deal_helpers(s: BattleState, seat: int, scouts: int, shugenja: int) -> None:
    s.scouts[seat] = scouts
    s.shugenja[seat] = shugenja
    s.tell("helpers", (seat, scouts, shugenja))


def spend_scout(s: BattleState, seat: int) -> None:
    s.scouts[seat] -= 1
    s.tell("scout", (seat,))


def spend_shugenja(s: BattleState, seat: int) -> None:
    s.shugenja[seat] -= 1
    s.tell("shugenja", (seat,))


def deal_territory_card(s: BattleState, territory: int) -> None:
    """BR-SET-02: one of the two cards at random; nobody learns which."""
    s.cards[territory] = s.chance.below(2)
    s.tell("territory_card", (territory,))


def deal_objectives(s: BattleState, seat: int, objectives: list[int]) -> None:
    s.dealt[seat] = objectives
    s.tell("objectives", (seat, len(objectives)))
    s.tell("objectives_dealt", (seat, *objectives), only(seat))


def keep_objective(s: BattleState, seat: int, objective: int) -> None:
    s.objectives[seat] = objective
    s.tell("objective", (seat,))
    s.tell("objective_kept", (seat, objective), only(seat))


def reveal_objective(s: BattleState, seat: int, honor: int) -> None:
    s.tell("objective_revealed", (seat, s.objectives[seat], honor))


def claim_card(s: BattleState, seat: int, territory: int) -> None:
    s.card_holder[territory] = seat
    s.card_seen[territory] |= only(seat)
    s.tell("claimed", (seat, territory))
    s.tell("claimed_card", (seat, territory, s.cards[territory]), only(seat))


def give_back_card(s: BattleState, territory: int) -> None:
    s.tell("given_back", (s.card_holder[territory], territory))
    s.card_holder[territory] = NOBODY


def spend_card(s: BattleState, seat: int, territory: int) -> None:
    """A card that is played is read by everybody and goes to the box (BR-TER-09)."""
    s.card_holder[territory] = PLAYED
    s.card_seen[territory] = EVERYBODY
    s.tell("card_played", (seat, territory, s.cards[territory]))


def pass_cards(s: BattleState, seat: int) -> None:
    s.tell("passed", (seat,))


# --- resolution ------------------------------------------------------------------------------------


def discard_illegal(s: BattleState, piece: Piece) -> None:
    """BR-RES-07."""
    s.tell("illegal", (piece.seat, piece.face, piece.spot))
    discard_piece(s, piece)


def discard_idle_raid(s: BattleState, piece: Piece) -> None:
    """BR-RAD-03."""
    s.tell("idle_raid", (piece.seat, piece.target))
    discard_piece(s, piece)


def raid(s: BattleState, province: int) -> None:
    s.tell("raid", (province,))


def make_peace(s: BattleState, province: int) -> None:
    s.tell("diplomacy", (province,))


def announce_battle(
    s: BattleState, province: int, winner: int, defense: int, attackers: list[int], attacks: list[int]
) -> None:
    totals: list[int] = []
    for seat, total in zip(attackers, attacks, strict=True):
        totals += [seat, total]
    s.tell("battle", (province, s.owner[province], winner, defense, *totals))


def defend(s: BattleState, province: int) -> None:
    """BR-DEF-01: a province that was held will get one more faceup control token."""
    s.tell("defended", (s.owner[province], province))


def go_short(s: BattleState, seat: int, province: int) -> None:
    """A clan whose control tokens are all on the board puts none where it has earned one."""
    s.tell("short", (seat, province))
