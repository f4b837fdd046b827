"""What a seat may know as numbers. Built up from nothing, like the view; a law compares the two."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import CHARACTER, LIMBO, MILITARY, PHASES, POLITICAL, PROVINCE, REMOVED, UNDER
from gorin.games.lcg.table.belongings import Player, Province
from gorin.games.lcg.table.reading import is_revealed
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import strength, total_skill, value
from gorin.kernel.observing import Part, whose
from gorin.language.core.context import NOTHING
from gorin.language.core.knowing import knows
from gorin.language.core.observing import CARDS_A_SEAT, numbers_of
from gorin.language.core.zones import DECK, HAND, PLAY

RINGS: Final = 5
"""For each seat, since some formats have a set for everybody."""
PROVINCES: Final = 5
TABLE: Final = (
    "phase", "round", "first_player", "favor", "favor_type", "attacker", "defender", "conflict_type", "ring",
    "attack", "defense", "decided",
)  # fmt: skip
PLAYER: Final = (
    "honor", "fate", "dial", "bid", "hand", "dynasty_deck", "conflict_deck", "military", "political",
    "either", "passed", "lost",
)  # fmt: skip
RING: Final = ("element", "type", "fate", "state", "holder", "pool", "province")
LYING: Final = ("owner", "card", "revealed", "stronghold", "broken", "dishonored", "tainted", "strength")
CARD: Final = (
    "definition", "number", "owner", "controller", "zone", "where", "host", "face_up", "bowed", "fate",
    "status", "tainted", "participating", "military", "political",
)  # fmt: skip
HIDING: Final = (DECK, HAND, PROVINCE, REMOVED, UNDER)
"""Where cards may lie face-down."""


def parts(seats: int) -> list[Part]:
    """How an observation is divided. Players come clockwise, the one who looks first."""
    return [
        Part("table", 1, TABLE),
        Part("players", seats, PLAYER),
        Part("rings", RINGS * seats, RING),
        Part("provinces", PROVINCES * seats, LYING),
        Part("cards", CARDS_A_SEAT * seats, CARD),
    ]


def observe(s: LcgState, seat: int) -> list[int]:
    """The parts one after another, as far as there is something in them."""
    found = _table(s, seat)
    for each in s.seats_from(seat):
        found += _player(s.players[each])
    found += _rings(s, seat)
    lying: list[int] = []
    for place in s.provinces:
        lying += _province(s, place, seat)
    found += lying + [0] * (PROVINCES * s.seats * len(LYING) - len(lying))
    return found + _cards(s, seat)


def _table(s: LcgState, seat: int) -> list[int]:
    seats, conflict = s.seats, s.conflict
    found = [PHASES.index(s.phase), s.round, whose(s.active, seat, seats), whose(s.favor, seat, seats)]
    found.append(s.favor_type)
    if conflict is None:
        return found + [0] * 7
    found.append(whose(conflict.attacker, seat, seats))
    found.append(whose(conflict.defender, seat, seats))
    found.append(conflict.type)
    found.append(conflict.ring + 1)
    found.append(conflict.attack if conflict.decided else total_skill(s, conflict.attacker))
    found.append(conflict.defense if conflict.decided else total_skill(s, conflict.defender))
    found.append(int(conflict.decided))
    return found


def _player(player: Player) -> list[int]:
    return [
        player.honor,
        player.fate,
        player.dial,
        player.bid,
        len(player.hand),
        len(player.dynasty),
        len(player.conflict),
        player.military,
        player.political,
        player.either,
        int(player.passed),
        int(player.lost),
    ]


def _rings(s: LcgState, seat: int) -> list[int]:
    found: list[int] = []
    for ring in s.rings:
        found += [
            ring.element + 1,
            ring.type,
            ring.fate,
            ring.state,
            whose(ring.holder, seat, s.seats),
            whose(ring.pool, seat, s.seats),
            ring.province + 1,
        ]
    return found + [0] * (RINGS * s.seats * len(RING) - len(found))


def _province(s: LcgState, place: Province, seat: int) -> list[int]:
    """LCG-FDP-01: its card and strength, where they may be known."""
    revealed = is_revealed(s, place)
    is_open = place.card == NOTHING or revealed
    is_seen = place.card != NOTHING and (revealed or knows(s, seat, place.card))
    return [
        whose(place.owner, seat, s.seats),
        place.card + 1 if is_seen else 0,
        int(revealed),
        int(place.is_stronghold),
        int(place.broken),
        int(place.dishonored),
        int(place.tainted),
        strength(s, place) if is_open else 0,
    ]


def _cards(s: LcgState, seat: int) -> list[int]:
    """A row for every card whose face the seat knows."""
    numbers, found, most = numbers_of(s.edition), list[int](), CARDS_A_SEAT * s.seats * len(CARD)
    for card, what in enumerate(s.what):
        if not _is_seen(s, seat, card):
            continue
        zone, is_fighter = s.zone[card], s.zone[card] == PLAY and s.cards[what].type == CHARACTER
        found += [
            numbers[s.names[what]],
            card + 1,
            whose(s.owner[card], seat, s.seats),
            whose(s.controller[card], seat, s.seats),
            zone,
            _depth(s, card) if zone == DECK else s.lies_in[card] + 1,
            s.host[card] + 1,
            int(s.face_up[card]),
            int(s.bowed[card]),
            s.fate[card],
            s.status[card],
            int(s.tainted[card]),
            int(s.participating[card]),
            value(s, card, MILITARY) if is_fighter else 0,
            value(s, card, POLITICAL) if is_fighter else 0,
        ]
    return found[:most]


def _is_seen(s: LcgState, seat: int, card: int) -> bool:
    if knows(s, seat, card):
        return True
    zone = s.zone[card]
    return zone in (PLAY, LIMBO) or (s.face_up[card] and zone == PROVINCE)


def _depth(s: LcgState, card: int) -> int:
    """How deep a card lies in its deck; the top card is 1."""
    player = s.players[s.owner[card]]
    for pile in (player.conflict, player.dynasty):
        if card in pile:
            return len(pile) - pile.index(card)
    return 0
