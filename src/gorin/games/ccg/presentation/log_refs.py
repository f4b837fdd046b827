"""What each event is about: cards, provinces and seats, named as options name them.

A seat that comes first is whose doing it is. What tells the course of the game is about nothing.
"""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.language.core.questions import SEATS
from gorin.language.telling import CARD, OTHER, SEAT, refs_by
from gorin.language.telling import PLACE as PROVINCE

SHAPES: dict[str, tuple[int, ...]] = {
    # the course of the game
    "starting_honor": (SEAT,),
    "cut": (SEAT,),
    "first": (SEAT,),
    "province": (SEAT, PROVINCE),
    "phase": (SEAT,),
    "action": (SEAT, CARD),
    "passes": (SEAT,),
    "declines": (SEAT,),
    "named": (SEAT,),
    "granted": (SEAT,),
    "redirected": (SEAT, CARD),
    "event_again": (SEAT, CARD),
    "event_canceled": (SEAT, CARD),
    "gold_prevented": (SEAT,),
    "lavish": (SEAT,),
    "sparing": (SEAT,),
    "overpaid": (SEAT,),
    "stopped": (SEAT,),
    "rule": (CARD,),
    "delayed": (CARD,),
    "lost": (SEAT,),
    "conceded": (SEAT,),
    "left": (SEAT,),
    # Honor
    "gain": (SEAT,),
    "lose": (SEAT,),
    "softened": (SEAT,),
    "honor_altered": (SEAT,),
    "favor": (SEAT, SEAT),
    "ashamed": (CARD,),
    "dishonor": (CARD,),
    "rehonor": (CARD,),
    # cards in play
    "averted": (CARD,),
    "uncounted": (CARD,),
    "exhausted": (CARD,),
    "blanked": (CARD,),
    "token_gone": (CARD,),
    "bow": (CARD,),
    "straighten": (CARD,),
    "may_remain_bowed": (CARD,),
    "stat": (CARD,),
    "keyword": (CARD,),
    "keyword_lost": (CARD,),
    "token": (CARD,),
    "prevented": (CARD,),
    "locked": (CARD,),
    "copied": (CARD,),
    "copy_lost": (CARD,),
    "trait": (CARD,),
    "control": (CARD, OTHER, SEAT),
    "lent": (CARD, OTHER, SEAT),
    # coming and going
    "create": (SEAT, CARD),
    "enter": (SEAT, CARD, OTHER, CARD, OTHER, PROVINCE),
    "transfer": (CARD, OTHER, CARD),
    "overlay": (CARD,),
    "laid_under": (CARD, OTHER, CARD),
    "discard": (SEAT, CARD),
    "destroyed": (SEAT, CARD),
    "removed": (CARD,),
    "limbo": (CARD,),
    # decks, hands and provinces
    "draw": (SEAT,),
    "drawn": (SEAT, CARD),
    "takes": (SEAT,),
    "to_hand": (SEAT, CARD),
    "to_deck": (SEAT,),
    "look": (SEAT,),
    "show": (SEAT, CARD),
    "arrange": (SEAT,),
    "shuffle": (SEAT,),
    "refill": (SEAT, PROVINCE),
    "refill_with": (SEAT, PROVINCE),
    "held": (PROVINCE,),
    "reveal": (SEAT, PROVINCE),
    "region": (SEAT, PROVINCE),
    "region_transfer": (SEAT, PROVINCE),
    "strength": (PROVINCE,),
    "province_destroyed": (SEAT, PROVINCE),
    # battles
    "attack": (SEAT, SEAT),
    "battlefield": (SEAT, SEAT),
    "invite": (SEAT, SEAT, OTHER),
    "join": (SEAT, SEAT, OTHER),
    "assign": (CARD, OTHER, PROVINCE),
    "engage": (PROVINCE,),
    "province_saved": (PROVINCE,),
    "broken_off": (PROVINCE,),
    "invasion": (SEAT,),
    "first_action": (SEAT, CARD),
    "move": (CARD, OTHER, PROVINCE),
    "appear": (CARD, OTHER, PROVINCE),
    "forces": (PROVINCE,),
    "go_home": (CARD,),
    # duels
    "duel_refused": (SEAT,),
    "duel_conceded": (SEAT,),
    "pool": (SEAT,),
    "focus": (SEAT,),
    "strike": (SEAT,),
    "focus_revealed": (SEAT, CARD),
}


def refs(event: Event) -> tuple[str, ...]:
    """The objects that an event is about, each once."""
    if event.kind == "over":
        return tuple([f"seat{seat}" for seat in event.args])
    found = refs_by(SHAPES, event)
    if event.kind in ("rule", "delayed"):  # slot, card and face of each whom it speaks of
        found += [f"seat{code - SEATS}" if code >= SEATS else f"c{code}" for code in event.args[4::3]]
    return tuple(dict.fromkeys(found))
