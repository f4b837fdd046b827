"""What is open to a player who may act: abilities, cards to play, duplicates to discard."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.disguise import disguises
from gorin.games.lcg.acting.duplicates import is_duplicate
from gorin.games.lcg.acting.lent import lent_to
from gorin.games.lcg.acting.playable import why_cannot_attach, why_cannot_play
from gorin.games.lcg.acting.using import can_use, is_anybodys_or
from gorin.games.lcg.kinds import ACTION, ATTACHMENT, CHARACTER, EVENT
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.table.gained import abilities_of, code_of
from gorin.games.lcg.table.reading import cards_in_all, derived
from gorin.games.lcg.table.state import LcgState

ATTACHES: Final = 952_000_000
"""Playing a character as an attachment (LCG-CTYP-02)."""
DISGUISES: Final = 955_000_000
"""Playing a character in place of another one (LCG-DISG-01)."""
PLAYS: Final = 950_000_000
"""Playing a character or an attachment."""
DUPLICATES: Final = 960_000_000
"""Discarding a duplicate for 1 fate (LCG-DUPL-02)."""


def usable_actions(s: LcgState, seat: int) -> list[int]:
    """Everything that a player can do with an opportunity to act, as numbers."""
    found: list[int] = []
    for card, ability in _seen_actions(s, seat):
        if can_use(s, seat, card, ability):
            found.append(code_of(s, card, ability))
    for card in s.players[seat].hand:
        found += _from_hand(s, seat, card)
    for card in lent_to(s, seat):
        found += _from_hand(s, seat, card)
    if s.phase == "dynasty":
        found += from_provinces(s, seat)
    if s.disguising:
        found += [DISGUISES + card for card in disguises(s, seat)]
    return found


def _seen_actions(s: LcgState, seat: int) -> list[tuple[int, LcgAbility]]:
    """The actions on cards that all see which are this player's; found once for a table's shape."""
    known = s.derived or derived(s)
    found = known.acts.get(seat)
    if found is None:
        found = known.acts[seat] = [
            (card, ability)
            for card in known.acting
            for ability in _actions_of(s, card)
            if is_anybodys_or(s, seat, card, ability)
        ]
    return found


def _actions_of(s: LcgState, card: int) -> list[LcgAbility]:
    """Those printed on a card or given to its bearer, and those that it has gained."""
    if not (s.derived or derived(s)).gained:
        return s.cards[s.what[card]].acts
    return [ability for ability in abilities_of(s, card) if ability.window == ACTION]


def _actions_on(s: LcgState, seat: int, card: int) -> list[int]:
    found: list[int] = []
    for ability in _actions_of(s, card):
        if can_use(s, seat, card, ability):
            found.append(code_of(s, card, ability))
    return found


def _from_hand(s: LcgState, seat: int, card: int) -> list[int]:
    definition = s.cards[s.what[card]]
    found = _actions_on(s, seat, card) if definition.acts or (s.derived or derived(s)).gained else []
    if definition.type in (CHARACTER, ATTACHMENT) and why_cannot_play(s, seat, card) is None:
        found = [PLAYS + card, *found]
    if definition.as_attachment is not None and why_cannot_attach(s, seat, card) is None:
        found.append(ATTACHES + card)
    return found


def from_provinces(s: LcgState, seat: int) -> list[int]:
    """LCG-FRM1-10: characters in provinces, and duplicates."""
    found: list[int] = []
    places = [place.id for place in s.provinces if place.owner == seat]
    for card in cards_in_all(s, places):
        if s.zone[card] == IN_PROVINCE and s.face_up[card] and s.type_of(card) == EVENT:
            found += _actions_on(s, seat, card)  # LCG-EVNT-01
        elif s.zone[card] == IN_PROVINCE and s.face_up[card] and s.type_of(card) == CHARACTER:
            if why_cannot_play(s, seat, card) is None:
                found.append(PLAYS + card)
            if is_duplicate(s, seat, card):
                found.append(DUPLICATES + card)
    duplicates = [card for card in s.players[seat].hand if is_duplicate(s, seat, card)]
    return found + [DUPLICATES + card for card in duplicates]
