"""What can happen in the LCG, each kind declared once with the clause that tells it (LCG-TRIG).

The tag is what states and positions keep; `language/event_kinds` says how clauses are written.
"""

from __future__ import annotations

from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.reading import participants_for
from gorin.games.lcg.table.state import LcgState
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.event_kinds import EventKind

# --- cards in play ----------------------------------------------------------------------------------

ENTERS_PLAY = EventKind("enters play", "{card} [enter] play {from} {side} {while}", card="a card")
LEAVES_PLAY = EventKind(
    "leaves play",
    "{card} [leave] play {manner} {while}",
    card="a card",
    canceled="it remains in play instead",
)
BOWS = EventKind("bows", "{card} [be] bowed {source}", card="a character")
READIES = EventKind("readies", "{card} [ready]", card="a character")
IS_HONORED = EventKind("honored", "{card} [be] honored", card="a character")
IS_DISHONORED = EventKind("dishonored", "{card} [be] dishonored", card="a character")
IS_TAINTED = EventKind("tainted", "{card} [be] tainted", card="a character")
FATE_PLACED = EventKind("fate placed", "fate [be] placed on {card} {source}", card="a character")
FATE_REMOVED = EventKind("fate removed", "{card} [lose] fate {while}", card="a character")
CONTROL_CHANGES = EventKind("control", "{by} [take] control of {card}", card="a card")
ATTACHED = EventKind("attached", "{by} [attach] {card} to {host}", card="an attachment", host="a character")
COMMITS = EventKind("commits", "{card} [commit] to a conflict {side} {while}", card="a character")
MOVES_IN = EventKind("moves in", "{card} [move] to a conflict {side} {while}", card="one or more characters")
"""Several characters that move at once are one occurrence."""
MOVES_HOME = EventKind("moves home", "{card} [move] home", card="a character")
IS_REVEALED = EventKind("revealed", "{card} [be] revealed {while}", card="a card")


# --- playing cards ----------------------------------------------------------------------------------


def ability_in_progress(s: LcgState, event: TriggerEvent) -> UseAbility | None:
    """The ability whose effects are about to initiate, or have resolved."""
    for step in reversed(s.stack):
        if isinstance(step, UseAbility) and (step.what, step.node) == (event.other, event.amount):
            return step
    return None


def _resolved(s: LcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """An event whose effects were not canceled."""
    resolution = ability_in_progress(s, event)
    return s.type_of(event.card) == EVENT and resolution is not None and not resolution.stopped


ABILITY_USED = EventKind("ability used", "{by} [use] an ability of {card}", card="a card")
CARD_PLAYED = EventKind("card played", "{by} [play] {card} {from} {targets} {while}", card="a card")
EVENT_RESOLVED = EventKind("card played", "the effects of {by's} event (resolve)", counts=_resolved)
INITIATES = EventKind(
    "initiates",
    "the effects of {card} {by} <play> {while} (initiate)",
    unattributed="the effects of {card} {targets} (initiate) {while}",
    card="a triggered ability",
    canceled="cancel those effects",
)
"""LCG-TRIG-08: what can still cancel an ability answers this."""


# --- conflicts --------------------------------------------------------------------------------------


def _on_that_side(s: LcgState, event: TriggerEvent) -> list[int]:
    """LCG-WINC-05: a character wins or loses that participates on the winning or losing side."""
    return participants_for(s, event.seat)


CONFLICT_WON = EventKind(
    "conflict won", "{by} [win] {conflict} {margin} {with} {side}", conflict="a conflict"
)
CONFLICT_LOST = EventKind("conflict lost", "{by} [lose] {conflict} {side}", conflict="a conflict")
WINS_CONFLICT = EventKind(
    "conflict won",
    "{card} [win] {conflict} {side}",
    cards=_on_that_side,
    card="a character",
    conflict="a conflict",
)
LOSES_CONFLICT = EventKind(
    "conflict lost",
    "{card} [lose] {conflict} {side}",
    cards=_on_that_side,
    card="a character",
    conflict="a conflict",
)
"""The same of characters."""
DECLARES_CONFLICT = EventKind("declares conflict", "{by} [declare] a conflict")
"""While it is declared: a ring is chosen, but no attackers yet."""
CONFLICT_DECLARED = EventKind(
    "conflict declared",
    "{by} [declare] {conflict} {against}",
    unattributed="{conflict} [be] declared {against}",
    conflict="a conflict",
)
PASSES_CONFLICT = EventKind("passes conflict", "{by} [pass] on declaring a conflict")
CONFLICT_ENDS = EventKind(
    "conflict ends", "{conflict} [end] {outcome}", at="at the end of the conflict", conflict="a conflict"
)
RING_SELECTED = EventKind("ring selected", "{by} [select] {ring}", ring="a ring")
RING_DECLARED = EventKind("ring selected", "{by} [declare] {conflict}", conflict="a conflict with a ring")
"""The same, where the element of the conflict is asked for."""
RING_CLAIMED = EventKind("ring claimed", "{by} [claim] {ring} {while}", ring="a ring")


def _who_broke_it(s: LcgState, event: TriggerEvent) -> list[int]:
    """LCG-BRK-08, LCG-BRK-09: outside of conflict resolution every opponent counts as having broken it."""
    if not event.amount:
        return [event.seat]
    owner = s.provinces[event.other].owner
    return [seat for seat in s.playing() if rules_of(s).is_foe(seat, owner)]


PROVINCE_BREAKS = EventKind(
    "province breaks",
    "{by} [break] a province {while}",
    unattributed="{card} [be] broken",
    players=_who_broke_it,
    card="a province",
)
DUEL_BEGINS = EventKind("duel begins", "a duel {in} [resolve]", canceled="cancel the duel")
"""Before the bids: whatever stops a duel stops it here (LCG-DTIM-04)."""
DUEL_WON = EventKind("duel won", "{card} [win] a duel", card="a character")
DUEL_LOST = EventKind("duel lost", "{card} [lose] a duel", card="a character")


# --- players, and the course of the game ----------------------------------------------------------------


def _first_player_and_team(s: LcgState, event: TriggerEvent) -> list[int]:
    """LCG-TEAM-04: every player of the team that has the token."""
    return [seat for seat in s.playing() if not rules_of(s).is_foe(seat, event.seat)]


SUPPORTS_A_PLAYER = EventKind("supports", "{by} [support] a player")
HONOR_GAINED = EventKind("honor gained", "{by} [gain] honor {source}")
HONOR_LOST = EventKind("honor lost", "{by} [lose] honor {source}", canceled="cancel that loss")
HONOR_GIVEN = EventKind("honor given", "{by} [give] honor")
FATE_GAINED = EventKind("fate gained", "{by} [gain] fate")
FATE_LOST = EventKind("fate lost", "{by} [lose] fate", canceled="cancel that loss")
CARDS_DRAWN = EventKind("draws", "{by} [draw] cards")
FAVOR_CLAIMED = EventKind("favor claimed", "{by} [claim] the Imperial Favor")
PHASE_BEGINS = EventKind("phase begins", "{phase} [begin]", phase="a phase")
PHASE_ENDS = EventKind("phase ends", "{phase} [end]", at="at the end of the phase", phase="a phase")
DIALS_REVEALED = EventKind("dials revealed", "honor dials (be) revealed")
TOKEN_PASSES = EventKind(
    "token passes",
    "{by} [pass] the first player token",
    players=_first_player_and_team,
    canceled="keep it instead",
)
