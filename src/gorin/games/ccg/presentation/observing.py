"""What a seat may know as numbers. Built up from nothing, like the view; a law compares the two."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ATTACHMENTS, CHI, FORCE, LIMBO, PERSONALITY, PHASES, PROVINCE
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.reading import strength
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import stat
from gorin.kernel.observing import Part, whose
from gorin.language.core.context import NOTHING
from gorin.language.core.knowing import knows
from gorin.language.core.observing import CARDS_A_SEAT, numbers_of
from gorin.language.core.zones import DECK, PLAY

PROVINCES: Final = 8
"""More than any player has."""
TABLE: Final = (
    "phase", "turn", "active", "favor", "attacker", "defender", "battlefield", "in_combat", "barren",
)  # fmt: skip
PLAYER: Final = (
    "honor", "hand", "fate_deck", "dynasty_deck", "turns", "destroyed", "allegiance", "invited", "lost",
)  # fmt: skip
LYING: Final = ("owner", "number", "card", "face_up", "region", "fought", "strength")
CARD: Final = (
    "definition", "number", "owner", "controller", "zone", "where", "host", "bowed", "dishonored", "dead",
    "side", "force", "chi",
)  # fmt: skip


def parts(seats: int) -> list[Part]:
    """How an observation is divided. Players come clockwise, the one who looks first."""
    return [
        Part("table", 1, TABLE),
        Part("players", seats, PLAYER),
        Part("provinces", PROVINCES * seats, LYING),
        Part("cards", CARDS_A_SEAT * seats, CARD),
    ]


def observe(s: CcgState, seat: int) -> list[int]:
    """The parts one after another, as far as there is something in them."""
    return observe_table(s, seat) + observe_cards(s, seat)


def observe_table(s: CcgState, seat: int) -> list[int]:
    """Everything but the cards."""
    seats = s.seats
    found = [
        PHASES.index(s.phase),
        sum([player.turns for player in s.players]),
        whose(s.active, seat, seats),
        whose(s.favor, seat, seats),
        whose(s.attacker, seat, seats),
        whose(s.defender, seat, seats),
        s.battlefield + 1,
        int(s.in_combat),
        s.barren,
    ]
    for each in s.seats_from(seat):
        found += _player(s, each)
    lying: list[int] = []
    for place in s.provinces:
        lying += _province(s, place, seat)
    width = PROVINCES * seats * len(LYING)
    return found + lying[:width] + [0] * (width - len(lying))


def _player(s: CcgState, each: int) -> list[int]:
    """WH-HON-06: where nobody keeps a running total of Honor, none is told."""
    player = s.players[each]
    return [
        player.honor if rules_of(s).keeps_honor(s) else 0,
        len(player.hand),
        len(player.fate),
        len(player.dynasty),
        player.turns,
        player.destroyed,
        s.allegiance[each],
        s.invited[each],
        int(player.lost),
    ]


def _province(s: CcgState, place: Province, seat: int) -> list[int]:
    """CE-SET-12: a face-down card is known to nobody, unless it was shown."""
    is_seen = place.card != NOTHING and (place.face_up or knows(s, seat, place.card))
    return [
        whose(place.owner, seat, s.seats),
        place.id + 1,
        place.card + 1 if is_seen else 0,
        int(place.face_up),
        place.region + 1,
        int(place.fought),
        strength(s, place.id),
    ]


def observe_cards(s: CcgState, seat: int) -> list[int]:
    """A row for every card whose face the seat knows."""
    numbers, found, most = numbers_of(s.edition), list[int](), CARDS_A_SEAT * s.seats * len(CARD)
    face_up = [place.card for place in s.provinces if place.face_up]
    for card, what in enumerate(s.what):
        zone = s.zone[card]
        if not (knows(s, seat, card) or zone in (PLAY, LIMBO) or (zone == PROVINCE and card in face_up)):
            continue
        type = s.cards[what].type
        is_fighter = zone == PLAY and (type == PERSONALITY or type in ATTACHMENTS)
        found += [
            numbers[s.names[what]],
            card + 1,
            whose(s.owner[card], seat, s.seats),
            whose(s.controller[card], seat, s.seats),
            zone,
            _depth(s, card) if zone == DECK else s.place[card] + 2,
            s.host[card] + 1,
            int(s.bowed[card]),
            int(s.dishonored[card]),
            int(s.dead[card]),
            s.side[card],
            stat(s, FORCE, card) if is_fighter else 0,
            stat(s, CHI, card) if is_fighter else 0,
        ]
    return found[:most]


def _depth(s: CcgState, card: int) -> int:
    """How deep a card lies in its deck; the top card is 1."""
    player = s.players[s.owner[card]]
    for pile in (player.fate, player.dynasty):
        if card in pile:
            return len(pile) - pile.index(card)
    return 0
