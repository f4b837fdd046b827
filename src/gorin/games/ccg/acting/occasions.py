"""What there is to react to, in words. A card is named only where everybody sees it."""

from __future__ import annotations

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.presentation.naming import player_name, province_name
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import TriggerEvent
from gorin.language.core.english import listed
from gorin.language.core.questions import CHOICES, PLACES, SEATS
from gorin.language.core.zones import DISCARD, PLAY
from gorin.language.naming import thing_name, title_of

OCCASIONS = {
    "targeted": "{player} uses {action}",
    "about to resolve": "{player} uses {action}",
    "resolved": "{player} has used {action}",
    "enters play": "{card} has entered play",
    "assigned": "{card} has been assigned to a battlefield",
    "moved": "{card} has moved",
    "destroyed": "{card} has been destroyed",
    "engaged": "The battle at {place} begins",
    "battle resolves": "The battle is about to resolve",
    "battle resolved": "The battle has resolved",
    "units return": "The units are about to return home",
    "battle ended": "The battle is over",
    "province destroyed": "A province has been destroyed",
    "focus effects": "Focus Effects are about to resolve",
    "duel resolved": "The duel has resolved",
    "duel ended": "The duel is over",
    "gaining honor": "{player} is about to gain {amount} Honor",
    "about to be destroyed": "{card} is about to be destroyed",
    "about to be dishonored": "{card} is about to be dishonored",
    "bowed": "{card} has bowed",
    "drew": "{player} has drawn a card",
    "bonus gained": "{card} has gained a Force bonus",
    "duel begins": "A duel begins",
    "event resolves": "{player}'s Event is about to resolve",
    "focusing": "{card} may focus or strike",
    "strike": "{player} has struck",
    "challenges": "{card} issues a challenge",
    "province falls": "A province is about to be destroyed",
    "attack declared": "{player} declares an attack",
    "maneuvers over": "All units are assigned",
    "combat is over": "Everyone has passed",
    "losing honor": "{player} is about to lose {amount} Honor",
    "honor lost": "{player} has lost {amount} Honor",
    "honor gained": "{player} has gained {amount} Honor",
    "turn begins": "{player}'s turn begins",
    "turn ends": "{player}'s turn ends",
    "phase ends": "The {phase} phase ends",
}


def occasion(s: CcgState, moment: TriggerEvent) -> str:
    """What has happened, for somebody who may react to it: a sentence, or nothing where none is known."""
    told = OCCASIONS.get(moment.kind, "")
    if "{action}" in told:
        told = told.replace("{action}", _action(s, moment))
    if "{card}" in told:
        told = told.replace("{card}", _card(s, moment.card))
    if "{player}" in told:
        told = told.replace("{player}", player_name(s, moment.seat))
    if "{place}" in told:
        told = told.replace("{place}", province_name(s, moment.amount))
    told = told.replace("{amount}", str(moment.amount)).replace("{phase}", s.phase.capitalize())
    return f"{told}." if told else ""


def _action(s: CcgState, moment: TriggerEvent) -> str:
    """Its name, who performs it, and on whom it is used."""
    title = title_of(s, moment.other, moment.amount)
    taken = action_in_progress(s, moment.action)
    if taken is None:
        return title
    performing, targeted = taken.picked(s)
    return f"{title}{_those(s, ' with ', performing)}{_those(s, ' on ', targeted)}"


def _those(s: CcgState, word: str, picked: list[int]) -> str:
    """Players, and cards that everybody sees."""
    names = [player_name(s, code - SEATS) for code in picked if SEATS <= code < CHOICES]
    names += [_card(s, card) for card in picked if card < PLACES and s.zone[card] in (PLAY, DISCARD)]
    return f"{word}{listed(names)}" if names else ""


def _card(s: CcgState, card: int) -> str:
    return thing_name(s, s.what[card]) if s.zone[card] in (PLAY, DISCARD) else "A card"
