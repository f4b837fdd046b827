"""From pile to pile: decks, hands, discards, provinces."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import (
    DUEL_END,
    HOME,
    LIMBO,
    NO_SIDE,
    PERSONALITY,
    POOL,
    REMOVED,
    STRATEGY,
    STRENGTH,
    UNDER,
    WHILE_BOWED,
    WHILE_IN_PLAY,
)
from gorin.games.ccg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.ops.control import end_all_but
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.reading import COPIED, attachments, is_stacked, laid_under, land
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.events import EVERYBODY, NO_CAUSE, only
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import NOBODY, NOTHING, LastingEffect, TriggerEvent
from gorin.language.core.definition import Ability
from gorin.language.core.knowing import lose_track, show_to, show_to_all, slip_away, take_unseen
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

DREW = "drew"
"""A player has drawn a card; said only where somebody listens."""


def take_out(s: CcgState, card: int) -> None:
    """Remove a card from the list of the zone it is in."""
    for pile in _piles_of(s, card):
        if card in pile:
            pile.remove(card)
    for each in s.provinces:
        if each.card == card:
            each.card, each.face_up = NOTHING, False
        if each.region == card:
            each.region = NOTHING


def _piles_of(s: CcgState, card: int) -> list[list[int]]:
    """The lists in which a card may be that is where it is."""
    zone, owner = s.zone[card], s.players[s.owner[card]]
    if zone == PLAY:
        return [s.in_play]
    if zone == HAND:
        return [owner.hand]
    if zone == DECK:
        return [owner.dynasty, owner.fate]
    if zone == DISCARD:  # DE-DEST-01: it may lie in the pile of somebody who does not own it
        return [pile for each in s.players for pile in (each.dynasty_discard, each.fate_discard)]
    return []


def draw(s: CcgState, seat: int, from_bottom: bool = False) -> bool:
    """CE-DRAW-01, CE-SET-19: the top card of the Fate deck; nothing where it is empty."""
    player = s.players[seat]
    if not player.fate:
        return False
    card = player.fate.pop(0 if from_bottom else -1)
    player.hand.append(card)
    s.zone[card] = HAND
    show_to(s, card, seat)
    s.tell("draw", (seat,))
    s.tell("drawn", (seat, card, s.what[card]), only(seat))
    if DREW in active_effects(s).hearing:
        happen(s, TriggerEvent(DREW, NOTHING, seat))
    return True


def has_left(s: CcgState, card: int) -> bool:
    """DE-WIN-04: what belonged to a player who is out does not come back."""
    return s.zone[card] == REMOVED and s.players[s.owner[card]].lost


def put_in_hand(s: CcgState, card: int, shown: bool) -> None:
    """A card that is taken unseen may be any: that everybody has seen it before counts no more."""
    if has_left(s, card):
        return
    seat = s.owner[card]
    leave(s, card)
    s.players[seat].hand.append(card)
    s.zone[card] = HAND
    if shown:
        show_to_all(s, card)
    else:
        take_unseen(s, card, seat)
        s.tell("takes", (seat,))
    s.tell("to_hand", (seat, card, s.what[card]), EVERYBODY if shown else only(seat))


def hide_away(s: CcgState, card: int) -> None:
    """A card leaves a hand or a focus pool face-down; which one it is, its owner alone sees."""
    seat, zone = s.owner[card], s.zone[card]
    if zone in (HAND, POOL):
        others = [each for each, where in enumerate(s.zone) if where == zone and s.owner[each] == seat]
        slip_away(s, card, [each for each in others if each != card], seat)


def look(s: CcgState, seat: int, cards: list[int]) -> None:
    """CE-DRAW-02: a player sees the faces of cards that stay where they are."""
    for card in cards:
        show_to(s, card, seat)
    s.tell("look", (seat, len(cards), *_deck_of(s, cards)))


def _deck_of(s: CcgState, cards: list[int]) -> tuple[int, int, int]:
    """Whose deck cards are of, whether it is a Dynasty deck, and whether they are all of it."""
    if not cards or s.zone[cards[0]] != DECK:
        return NOBODY, 0, 0
    owner = s.owner[cards[0]]
    deck, is_dynasty = s.players[owner].fate, cards[0] in s.players[owner].dynasty
    if is_dynasty:
        deck = s.players[owner].dynasty
    return owner, int(is_dynasty), int(len(cards) == len(deck))


def arrange_top(s: CcgState, seat: int, order: list[int]) -> None:
    """A player orders the top of a Fate deck, from the top on; as in `shuffle` the faces change places."""
    faces = [s.what[card] for card in order]
    pile = s.players[s.owner[order[0]]].fate
    for card, face in zip(reversed(pile[-len(order) :]), faces, strict=True):
        s.what[card] = face
        if len(order) > 1:
            take_unseen(s, card, seat)
    s.tell("arrange", (seat, len(order)))


def discard(s: CcgState, card: int, dead: bool = False, cause: tuple[int, ...] = NO_CAUSE) -> None:
    """CE-CTRL-08: into its owner's pile, face-up. A created card is removed from the game (CE-CRE-06)."""
    if has_left(s, card):
        return
    seat, origin = _whose_pile(s, card), s.zone[card]
    leave(s, card)
    show_to_all(s, card)
    if s.definition(card).created:
        s.zone[card] = REMOVED
        s.tell("removed", (card, s.what[card]))
        return
    s.zone[card] = DISCARD
    s.dead[card] = dead and s.definition(card).type == PERSONALITY
    player = s.players[seat]
    (player.dynasty_discard if s.definition(card).is_dynasty else player.fate_discard).append(card)
    s.tell("destroyed" if dead else "discard", (seat, card, s.what[card], origin), EVERYBODY, cause)
    if not dead:
        happen(s, TriggerEvent("discarded", card, seat))


def _whose_pile(s: CcgState, card: int) -> int:
    """DE-DEST-01: of its controller, where the edition says so and he has not left the game."""
    mine = s.zone[card] == PLAY and s.settings.controllers_discard and not s.is_out(s.controller[card])
    return s.controller[card] if mine else s.owner[card]


def remove_from_game(s: CcgState, card: int) -> None:
    if has_left(s, card):
        return
    for each in _attached_in_play(s, card):
        remove_from_game(s, each)
    leave(s, card)
    s.zone[card] = REMOVED
    s.tell("removed", (card, s.what[card]))


def put_in_deck(s: CcgState, card: int, on_top: bool) -> None:
    """Whoever has seen which card it is knows it there, until the deck is shuffled."""
    if has_left(s, card):
        return
    for each in _attached_in_play(s, card):
        put_in_deck(s, each, on_top)
    seat, is_dynasty = s.owner[card], s.definition(card).is_dynasty
    face = s.what[card] if s.known[card] == EVERYBODY and s.zone[card] != POOL else NOTHING
    if face == NOTHING:
        hide_away(s, card)
    leave(s, card)
    s.zone[card] = DECK
    pile = s.players[seat].dynasty if is_dynasty else s.players[seat].fate
    pile.insert(len(pile) if on_top else 0, card)
    s.tell("to_deck", (seat, int(on_top), int(is_dynasty), face))


def show(s: CcgState, seat: int, card: int) -> None:
    """Everybody sees the face of a card that stays where it is."""
    show_to_all(s, card)
    s.tell("show", (seat, card, s.what[card]))


def shuffle(s: CcgState, seat: int, dynasty: bool) -> None:
    """Mix a deck: which card is which, so that nobody can follow one through the deck, and their numbers."""
    pile = s.players[seat].dynasty if dynasty else s.players[seat].fate
    faces = [s.what[card] for card in pile]
    s.lasting = [each for each in s.lasting if each.subject not in pile or each.stat == STRENGTH]
    s.chance.shuffle(faces)
    s.chance.deal_numbers(pile)
    for card, face in zip(pile, faces, strict=True):
        s.what[card] = face
    lose_track(s, pile)
    s.tell("shuffle", (seat, int(dynasty)))


def shuffle_around(s: CcgState, seat: int, card: int) -> None:
    """Mix a Fate deck out of which one card was taken; which one it is, its owner alone knows."""
    pile = s.players[seat].fate
    at = pile.index(card)
    pile[at], pile[-1] = pile[-1], pile[at]
    pile.pop()
    shuffle(s, seat, False)
    pile.append(card)
    take_unseen(s, card, seat)


def to_limbo(s: CcgState, card: int) -> None:
    """A card that is being played or resolved is in none of the piles."""
    if has_left(s, card):
        return
    origin = s.zone[card]
    take_out(s, card)
    s.zone[card] = LIMBO
    show_to_all(s, card)
    s.tell("limbo", (card, s.what[card], origin))


def _attached_in_play(s: CcgState, card: int) -> list[int]:
    """CE-CRD-19: what leaves play with a Personality, in the same way."""
    return attachments(s, card) if s.zone[card] == PLAY and s.type_of(card) == PERSONALITY else []


def _waits_for_destruction(s: CcgState, lasting: LastingEffect) -> bool:
    """What a card does upon its own destruction cannot end by it."""
    if lasting.node < 0 or lasting.until == WHILE_IN_PLAY:
        return False
    node = s.node(lasting.what, lasting.node)
    return isinstance(node, Ability) and node.hears == "destroyed"


def _stays_on(s: CcgState, lasting: LastingEffect) -> bool:
    """DE-COST-18: stats and traits that were given; what is only noted of a card ends with its being in play.

    Traits begin with a capital letter, notes do not.
    """
    if not s.settings.effects_stay or lasting.node >= 0 or lasting.until == DUEL_END:
        return False
    return lasting.stat >= 0 or lasting.keyword[:1].isupper()


def leave(s: CcgState, card: int) -> None:
    """A card goes away from where it is: what was on it and about it is gone (CE-TOK-04)."""
    was_in_play = s.zone[card] == PLAY
    is_terrain = s.type_of(card) == STRATEGY  # CE-TER-03: its effects go with it
    if "Delayed" in s.definition(card).ability_keywords:
        is_terrain = False  # DE-TER-05: they last as long as other effects do
    take_out(s, card)
    s.host[card] = NOTHING
    s.place[card], s.side[card] = HOME, NO_SIDE
    s.bowed[card] = False
    s.own_text[card] = False
    s.attacked[card] = False
    s.controller[card] = s.owner[card]
    if was_in_play:
        s.tokens = [token for token in s.tokens if token.card != card]
        staying = [
            each
            for each in s.lasting
            if (each.subject != card or each.stat == STRENGTH or _stays_on(s, each))  # that one is a province
            and (
                not (
                    each.context.source == card and (each.until in (WHILE_IN_PLAY, WHILE_BOWED) or is_terrain)
                )
                or _waits_for_destruction(s, each)
            )
        ]
        end_all_but(s, staying)
        _remove_stack(s, card)


def _remove_stack(s: CcgState, card: int) -> None:
    """CE-EXP-08: of a stack only the top card stays in the game. What a card only keeps is discarded."""
    below = laid_under(s, card)
    copies = [each.id for each in s.lasting if each.keyword == COPIED and each.subject in below]
    if copies:
        end_all_but(s, [each for each in s.lasting if each.id not in copies])
    for under in laid_under(s, card):
        if is_stacked(s, under):
            s.zone[under] = REMOVED
            s.host[under] = NOTHING
        else:
            discard(s, under)


def lay_under(s: CcgState, card: int, keeper: int) -> None:
    """Face-up and out of play, until the keeper leaves play."""
    leave(s, card)
    s.zone[card] = UNDER
    s.host[card] = keeper
    show_to_all(s, card)
    s.tell("laid_under", (card, s.what[card], keeper, s.what[keeper]))


HOLDS_NO_CARDS: Final = "this province holds no Dynasty cards"


def holds_no_cards(s: CcgState, place: Province) -> bool:
    """Does the Region there say that nothing lies in the province?"""
    region = place.region
    return region != NOTHING and any(rule.about == HOLDS_NO_CARDS for rule in s.definition(region).rules)


def refill(s: CcgState, place: Province, face_up: bool = False) -> None:
    """CE-SET-11: an empty province gets the top card of the Dynasty deck."""
    pile = s.players[place.owner].dynasty
    if place.card != NOTHING or not pile or holds_no_cards(s, place):
        return
    card = pile.pop()
    place.card, place.face_up = card, face_up
    s.zone[card] = IN_PROVINCE
    if face_up:
        show_to_all(s, card)
    s.tell("refill", (place.owner, place.id, s.what[card] if face_up else NOTHING, land(s, place.id)[1]))


def refill_with(s: CcgState, place: Province, card: int) -> None:
    """A province without a card gets one from its owner's discard pile, face-down; everybody knows it."""
    if s.owner[card] != place.owner:
        return  # DE-DEST-01: it lies there without being his
    leave(s, card)
    place.card, place.face_up = card, False
    s.zone[card] = IN_PROVINCE
    s.dead[card] = s.dishonored[card] = False
    s.tell("refill_with", (place.owner, place.id, s.what[card], land(s, place.id)[1]))
