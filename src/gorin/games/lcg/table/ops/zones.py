"""From place to place: decks, hands, piles, provinces, play."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import (
    ATTACHMENT,
    BESIDE,
    CONFLICT,
    DYNASTY,
    HOLDING,
    LIMBO,
    ORDINARY,
    REMOVED,
    UNDER,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.minding import lose_sight_of
from gorin.games.lcg.table.reading import cards_in, is_dynasty_card
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.kernel.events import EVERYBODY, NO_CAUSE, only
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.knowing import lose_track, show_to, show_to_all, slip_away, take_unseen
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

AS_IN_HAND: Final = "as in hand"
"""Marks, where a keyword stands, a card that a player may play from elsewhere."""
USES: Final = 1_000_000_000
"""More than any number of an ability: a player and an ability make one number in `used`."""


def take_out(s: LcgState, card: int) -> None:
    """LCG-PLAY-05, LCG-LEAV-01: a card goes away; all that was on it and about it is gone."""
    s.forget_if_heard(card)
    player = s.players[s.owner[card]]
    for pile in (
        player.dynasty,
        player.conflict,
        player.hand,
        player.dynasty_discard,
        player.conflict_discard,
    ):
        if card in pile:
            pile.remove(card)
    if card in s.in_play:
        s.in_play.remove(card)
        lose_sight_of(s, card)
    place = s.lies_in[card]
    s.lay(card, NOTHING)
    s.face_up[card] = False
    if place != NOTHING and not cards_in(s, place) and place not in s.vacant:
        s.vacant.append(place)
    s.host[card] = NOTHING
    s.bowed[card] = s.tainted[card] = s.participating[card] = False
    s.fate[card] = 0
    s.status[card] = ORDINARY
    s.controller[card] = s.owner[card]
    if s.lasting:
        s.forget()
        end_copies(s, card)
        s.lasting = [_without(lasting, card) for lasting in s.lasting if lasting.subject != card]
    forget_uses(s, card)


def end_copies(s: LcgState, card: int) -> None:
    """LCG-COPY-04: it is again what is printed on it."""
    for lasting in s.lasting:
        if lasting.subject == card and lasting.keyword == COPY:
            s.what[card] = lasting.amount
            return


def _without(lasting: LastingEffect, card: int) -> LastingEffect:
    """LCG-PLAY-05: what still waits does not know a card any more that has gone and perhaps come back."""
    if not any(card in picked for picked in lasting.context.bound):
        return lasting
    kept = lasting.copy()
    kept.context = lasting.context.clone()
    kept.context.bound = [[each for each in picked if each != card] for picked in lasting.context.bound]
    return kept


def forget_uses(s: LcgState, card: int) -> None:
    """LCG-LIMX-03: wherever it goes, it is a new instance."""
    s.used = [use for use in s.used if not is_use_of(use, card)]
    s.used_in_phase = [use for use in s.used_in_phase if not is_use_of(use, card)]
    s.used_in_conflict = [use for use in s.used_in_conflict if not is_use_of(use, card)]


def is_use_of(use: int, card: int) -> bool:
    return use >= 0 and use % USES // 1000 == card


def draw(s: LcgState, seat: int) -> None:
    """LCG-DRAW-01."""
    player = s.players[seat]
    card = player.conflict.pop()
    player.hand.append(card)
    s.zone[card] = HAND
    show_to(s, card, seat)
    s.tell("draw", (seat,))
    s.tell("drawn", (seat, card, s.what[card]), only(seat))


def put_in_hand(s: LcgState, card: int, shown: bool) -> None:
    """LCG-CTRL-04: into its owner's hand. What is taken unseen out of a deck may be any card of it."""
    seat, origin = s.owner[card], s.zone[card]
    take_out(s, card)
    s.players[seat].hand.append(card)
    s.zone[card] = HAND
    if shown:
        show_to_all(s, card)
    elif origin == DECK:
        take_unseen(s, card, seat)
    else:
        show_to(s, card, seat)
    if not shown:
        s.tell("takes", (seat,))
    s.tell("to_hand", (seat, card, s.what[card]), EVERYBODY if shown else only(seat))


def discard(s: LcgState, card: int) -> None:
    """LCG-DISC-02."""
    seat = s.owner[card]
    take_out(s, card)
    s.zone[card] = DISCARD
    show_to_all(s, card)
    player = s.players[seat]
    (player.dynasty_discard if s.definition(card).side == DYNASTY else player.conflict_discard).append(card)
    s.tell("discard", (seat, card, s.what[card]))


def remove_from_game(
    s: LcgState, card: int, finder: int = NOTHING, cause: tuple[int, ...] = NO_CAUSE
) -> None:
    """LCG-REMV-02: in the open, unless somebody found it and it lies face-down.

    A hand is set aside as a whole: what was known of it is known of what lies there.
    """
    origin = s.zone[card]
    take_out(s, card)
    s.zone[card] = REMOVED
    if finder == NOTHING:
        show_to_all(s, card)
    elif origin == HAND:
        show_to(s, card, finder)
    else:
        take_unseen(s, card, finder)
    told = (card, s.what[card]) if finder == NOTHING else (NOTHING, NOTHING)
    s.tell("removed", told, EVERYBODY, cause)


def put_in_deck(s: LcgState, card: int, on_top: bool, unseen: bool = False) -> None:
    """LCG-PLAY-06: into the deck of its kind. Of several cards one may be left, and nobody is told which.

    Whoever has seen it knows it there, until the deck is shuffled.
    """
    seat, is_dynasty = s.owner[card], is_dynasty_card(s, card)
    face = s.what[card] if s.known[card] == EVERYBODY and not unseen else NOTHING
    is_held = s.zone[card] == HAND
    take_out(s, card)
    s.zone[card] = DECK
    if unseen:
        take_unseen(s, card, seat)
    elif is_held and face == NOTHING:
        slip_away(s, card, s.players[seat].hand, seat)
    pile = s.players[seat].dynasty if is_dynasty else s.players[seat].conflict
    pile.insert(len(pile) if on_top else 0, card)
    s.tell("to_deck", (seat, int(on_top), int(is_dynasty), face))


def shuffle(s: LcgState, seat: int, deck: str) -> None:
    """Mix a deck: which card is which, so that nobody can follow one through the deck, and their numbers."""
    pile = s.players[seat].dynasty if deck == DYNASTY else s.players[seat].conflict
    faces = [s.what[card] for card in pile]
    s.chance.shuffle(faces)
    s.chance.deal_numbers(pile)
    for card, face in zip(pile, faces, strict=True):
        s.what[card] = face
    lose_track(s, pile)
    if s.lasting:  # what was known of a card is not true of it any more
        s.lasting = [each for each in s.lasting if each.keyword != AS_IN_HAND or each.subject not in pile]
    s.tell("shuffle", (seat, int(deck == DYNASTY)))


def renew_deck(s: LcgState, seat: int, deck: str) -> None:
    """LCG-RUN-01: the discard pile becomes the deck."""
    player = s.players[seat]
    pile = player.dynasty_discard if deck == DYNASTY else player.conflict_discard
    for card in list(pile):
        put_in_deck_silently(s, card, deck)
    s.tell("renewed", (seat, int(deck == DYNASTY)))
    shuffle(s, seat, deck)


def put_in_deck_silently(s: LcgState, card: int, deck: str) -> None:
    take_out(s, card)
    s.zone[card] = DECK
    player = s.players[s.owner[card]]
    (player.dynasty if deck == DYNASTY else player.conflict).append(card)


def to_limbo(s: LcgState, card: int) -> None:
    """LCG-PUT-07: a card that is being played is on the table."""
    take_out(s, card)
    s.zone[card] = LIMBO
    show_to_all(s, card)
    s.tell("to_limbo", (card, s.what[card]))


def enter_play(s: LcgState, card: int, seat: int, host: int = NOTHING, place: int = NOTHING) -> None:
    """A card comes into play: at home, attached to something, or in a province."""
    take_out(s, card)
    stand(s, card, seat, host, place)


def stand(s: LcgState, card: int, seat: int, host: int = NOTHING, place: int = NOTHING) -> None:
    """A card that was taken out from elsewhere is in play."""
    s.zone[card] = PLAY
    s.controller[card] = seat
    s.host[card] = host
    s.lay(card, place)
    s.face_up[card] = place != NOTHING
    show_to_all(s, card)
    s.in_play.append(card)
    s.tell("enter", (seat, card, s.what[card], host, NOTHING if host == NOTHING else s.what[host]))


def attach(s: LcgState, card: int, host: int) -> None:
    """An attachment that is in play is moved to another host."""
    s.host[card] = host
    s.tell("attach", (card, s.what[card], host, s.what[host]))


def put_under(s: LcgState, card: int, host: int) -> None:
    """LCG-CUND-01."""
    take_out(s, card)
    s.zone[card] = UNDER
    s.host[card] = host
    s.tell("under", (card, host))


def put_beside(s: LcgState, card: int) -> None:
    """LCG-ROLE-01."""
    s.zone[card] = BESIDE
    show_to_all(s, card)
    s.tell("role", (s.owner[card], card, s.what[card]))


def change_control(s: LcgState, card: int, seat: int) -> None:
    """LCG-CTRL-07: it keeps its state."""
    s.controller[card] = seat
    s.tell("control", (seat, card, s.what[card]))


def mulligan(s: LcgState, seat: int, cards: list[int], deck: str) -> None:
    """LCG-MULL-02: set aside, replaced from the top, and only then shuffled back."""
    player = s.players[seat]
    pile = player.dynasty if deck == DYNASTY else player.conflict
    for card in cards:
        new = pile.pop()
        if deck == DYNASTY:
            s.zone[new] = IN_PROVINCE
            s.lay(new, s.lies_in[card])
            s.lay(card, NOTHING)
        else:
            player.hand[player.hand.index(card)] = new
            s.zone[new] = HAND
        show_to(s, new, seat)
        s.zone[card] = DECK
    pile.extend(cards)
    s.tell("mulligan", (seat, len(cards), int(deck == DYNASTY)))
    shuffle(s, seat, deck)


def cover(s: LcgState, seat: int) -> None:
    """LCG-FDP-05: from now on nobody knows what lies face-down in the provinces."""
    for card, zone in enumerate(s.zone):
        if zone == IN_PROVINCE and s.owner[card] == seat and not s.face_up[card]:
            lose_track(s, [card])
    s.tell("cover", (seat,))


def uncover(s: LcgState, seat: int) -> None:
    """LCG-SETUP-09: a player looks at the cards in the provinces."""
    for card, zone in enumerate(s.zone):
        if zone == IN_PROVINCE and s.owner[card] == seat:
            show_to(s, card, seat)
    s.tell("cover", (seat,))


# --- provinces ------------------------------------------------------------------------------------


def fill(s: LcgState, place: int, face_up: bool) -> None:
    """LCG-FILL-01, LCG-FILL-03: the top card of the dynasty deck is put in a province."""
    seat = s.provinces[place].owner
    card = s.players[seat].dynasty.pop()
    lay_in_province(s, card, place, face_up)


def lay_in_province(s: LcgState, card: int, place: int, face_up: bool) -> None:
    if s.zone[card] != DECK:
        take_out(s, card)
    s.zone[card] = IN_PROVINCE
    s.lay(card, place)
    s.face_up[card] = False
    if place in s.vacant:
        s.vacant.remove(place)
    s.tell("refill", (s.provinces[place].owner, place, s.what[card] if face_up else NOTHING))
    if face_up:
        turn_up(s, card)


def turn_up(s: LcgState, card: int) -> None:
    """A card in a province is turned face-up; a holding is in play from then on (LCG-HOLD-01)."""
    s.face_up[card] = True
    show_to_all(s, card)
    if s.definition(card).type == HOLDING:
        s.zone[card] = PLAY
        s.in_play.append(card)
    s.forget_if_heard(card)
    s.tell("turn_up", (s.owner[card], card, s.what[card], s.lies_in[card]))


def move_to_province(s: LcgState, card: int, place: int) -> None:
    """A card changes its province and stays as it is."""
    before = s.lies_in[card]
    s.lay(card, place)
    if not cards_in(s, before) and before not in s.vacant:
        s.vacant.append(before)
    if place in s.vacant:
        s.vacant.remove(place)
    s.tell("moved_province", (card, s.what[card] if s.known[card] == EVERYBODY else NOTHING, before, place))


def is_conflict_card(s: LcgState, card: int) -> bool:
    return s.definition(card).side == CONFLICT


def attached_to(s: LcgState, host: int) -> list[int]:
    return [card for card in s.in_play if s.host[card] == host and s.definition(card).type == ATTACHMENT]


def remove_player(s: LcgState, seat: int) -> None:
    """LCG-ELIM-03: the places of a player who is out are nobody's; the cards go one by one."""
    player = s.players[seat]
    player.stronghold = player.role = NOTHING
    player.military = player.political = player.either = 0
    for place in s.provinces:
        if place.owner == seat:
            place.card = NOTHING
            place.dishonored = place.tainted = False
    s.tell("gone", (seat,))
