"""What can happen in the CCG, each kind declared once with the clause that tells it (CE-REAC, CE-TRAI).

The tag is what states and positions keep; `language/event_kinds` says how clauses are written. What is asked
of an event beyond players and cards is in `roles` and, of actions, in `about_actions`.
"""

from __future__ import annotations

from gorin.games.ccg.acting.impending import DESTROYED as ABOUT_TO_BE_DESTROYED
from gorin.games.ccg.acting.impending import DISHONORED as ABOUT_TO_BE_DISHONORED
from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.table.ops.zones import DREW
from gorin.games.ccg.table.reading import place_of
from gorin.games.ccg.table.sides import seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import Ability
from gorin.language.event_kinds import EventKind

# --- cards ------------------------------------------------------------------------------------------


def _has_host(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.other != NOTHING


def _its_player(s: CcgState, event: TriggerEvent, card: int) -> int:
    """Who controlled a card that may be gone."""
    return event.seat


ENTERS_PLAY = EventKind("enters play", "{card} [enter] play {from} {while}", card="a card")
BROUGHT_IN = EventKind("enters play", "{by} [bring] {card} into play {from}", card="a card")
"""The same, where it matters which player did it."""
ATTACHED = EventKind(
    "enters play",
    "{by} [attach] {card} {from} to {host}",
    counts=_has_host,
    card="an attachment",
    host="a Personality",
)
BOWS = EventKind("bowed", "{card} [bow] {for}", card="a card")
FORCE_GAINED = EventKind("bonus gained", "{card} [gain] a Force bonus", card="a card")
IS_DESTROYED = EventKind(
    "destroyed", "{card} {where} [be] destroyed {source}", whose=_its_player, card="a card"
)
FACES_DESTRUCTION = EventKind(
    ABOUT_TO_BE_DESTROYED,
    "{card} [be] destroyed {source} {while}",
    whose=_its_player,
    card="a card in play",
    coming=True,
)
FACES_DISHONOR = EventKind(
    ABOUT_TO_BE_DISHONORED,
    "{card} [be] dishonored",
    whose=_its_player,
    card="a Personality",
    coming=True,
)
"""While it can still be averted (DE-REAC-02)."""
IS_DISCARDED = EventKind("discarded", "{by} [discard] {card}", card="a card")
CARD_DRAWN = EventKind(DREW, "{by} [draw] a card {source}")


# --- actions ----------------------------------------------------------------------------------------


def _performing(s: CcgState, event: TriggerEvent) -> list[int]:
    taken = action_in_progress(s, event.action)
    return [] if taken is None else taken.performing


def _lobbies(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """It is the action by which every player lobbies."""
    node = s.node(event.other, event.amount)
    return event.other == 0 and isinstance(node, Ability) and node.title == "Lobby"


def _lays_terrain(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    taken = action_in_progress(s, event.action)
    return taken is not None and "Terrain" in taken.ability(s).keywords


def _is_answered(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return context.moment is not None and event.action == context.moment.action


def _is_this(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.action == context.action


ACTION_RESOLVES = EventKind(
    "resolved",
    "{by's} {action} [resolve] {while}",
    unattributed="{a:action} {that} [resolve] {while}",
    action="action",
)
THAT_ACTION_RESOLVES = EventKind("resolved", "that action [resolve]", counts=_is_answered, once=True)
"""The one that a Reaction has answered."""
THIS_ACTION_RESOLVES = EventKind("resolved", "this action [resolve]", counts=_is_this, once=True)
SERIES_RESOLVES = EventKind("resolved", "{by} [resolve] {series}", series="a series of actions")
PERFORMS = EventKind(
    "resolved",
    "{card} [perform] {a:action} {while}",
    cards=_performing,
    card="a Personality",
    action="action",
)
LOBBIES = EventKind(
    "resolved",
    "{card} [lobby] for the Imperial Favor",
    cards=_performing,
    counts=_lobbies,
    card="a Personality",
)
ACTION_COMES = EventKind(
    "about to resolve",
    "{by's} {action} {that} [resolve]",
    unattributed="{a:action} {that} [resolve]",
    action="action",
    coming=True,
)
"""Before its effects: what can still stop it answers this."""
TERRAIN_COMES = EventKind("about to resolve", "a Terrain [enter] play", counts=_lays_terrain, coming=True)
IS_TARGETED = EventKind(
    "targeted",
    "{by's} {action} [target] {card} {often}",
    unattributed="{a:action} [target] {card} {often}",
    card="a card",
    action="action",
)

# --- moving, attacks and battles -----------------------------------------------------------------------


def _is_home(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.amount == HOME


def _is_afield(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return event.amount != HOME


def _winners(s: CcgState, event: TriggerEvent) -> list[int]:
    """WH-GLO-51, WH-GLO-52: the players whose units have won the battle, or destroyed the province."""
    return seats_in(s, event.amount)


def _is_taken_in_battle(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """The province fell in the resolution of the battle that was fought for it."""
    return place_of(event) == s.battlefield and event.seat == s.attacker and not s.in_combat


MOVES_TO_BATTLE = EventKind("moved", "{card} [move] to a battlefield", counts=_is_afield, card="a unit")
MOVES_HOME = EventKind(
    "moved", "{card} [be] moved home {from} {source}", counts=_is_home, card="a Personality"
)
ATTACK_DECLARED = EventKind("attack declared", "an attack [be] declared")
ASSIGNS = EventKind("assigned", "{card} [assign] {to}", card="a unit")
MANEUVERS_END = EventKind("maneuvers over", "all Maneuvers of an attack {with} (be) over")
ENGAGING = EventKind("engaged", "engaging")
COMBAT_ENDS = EventKind(
    "combat is over", "the Combat Segment {where} [end]", where="of a battle", coming=True
)
COMBAT_ENDED = EventKind("combat is over", "the Combat Segment of a battle [end]")
BATTLE_RESOLVES = EventKind("battle resolves", "the battle {where} [resolve]", once=True, coming=True)
"""When all have passed, and nothing is compared yet."""
BATTLE_WON = EventKind("battle resolved", "{by} [win] a battle", players=_winners)
BATTLE_RESOLVED = EventKind("battle resolved", "a battle at a province [resolve]")
RESOLUTION_ENDS = EventKind("resolution over", "the battle {where} [be] resolved")
UNITS_RETURN = EventKind("units return", "{unit} [be] bowed by battle resolution", unit="a unit", coming=True)
BATTLE_ENDS = EventKind("battle ended", "the battle [end]", once=True)
A_BATTLE_ENDS = EventKind("battle ended", "a battle [end] {where}")
"""Any of them, where it matters which."""
PROVINCE_FALLS = EventKind("province falls", "{which} [be] destroyed", which="a province", coming=True)
"""While it can still be saved."""
PROVINCE_DESTROYED = EventKind(
    "province destroyed", "{by} [destroy] a province {as} {while}", players=_winners
)
BATTLE_DESTROYS_PROVINCE = EventKind(
    "province destroyed",
    "{by} [win] a battle and [destroy] its province",
    players=_winners,
    counts=_is_taken_in_battle,
)


# --- duels ------------------------------------------------------------------------------------------


def _both(s: CcgState, event: TriggerEvent) -> list[int]:
    return [event.card, event.other]


def _losers(s: CcgState, event: TriggerEvent) -> list[int]:
    """Of a duel that is tied there are two: then nobody is its winner, and `amount` names the second."""
    return [event.other, event.amount] if event.card == NOTHING else [event.other]


CHALLENGES = EventKind("challenges", "{card} [challenge] a Personality {often}", card="a Personality")
ENTERS_DUEL = EventKind("duel begins", "{card} [enter] a duel", cards=_both, card="a Personality")
MAY_FOCUS = EventKind("focusing", "{by's} Personality in a duel may focus")
STRIKE_DECLARED = EventKind(
    "strike",
    "a strike [be] declared in a duel that {card} <be> in, before cards are revealed",
    cards=_both,
    card="a Personality",
)
FOCUS_EFFECTS_RESOLVE = EventKind(
    "focus effects",
    "the Focus Effects of a duel that {card} <be> in (resolve)",
    cards=_both,
    once=True,
    card="a Personality",
    coming=True,
)
THAT_DUELS_FOCUS_EFFECTS = EventKind(
    "focus effects", "the Focus Effects of that duel (resolve)", once=True, coming=True
)
DUEL_WON = EventKind("duel resolved", "{card} [win] a duel", card="a Personality")
DUEL_LOST = EventKind("duel resolved", "{card} [lose] a duel", cards=_losers, card="a Personality")
DUEL_ENDS = EventKind("duel ended", "this duel [end]", once=True)


# --- players, and the course of the game ----------------------------------------------------------------


def _is_dynasty_phase(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return s.phase == "dynasty"


HONOR_GAINED = EventKind("honor gained", "{by} [gain] Honor")
HONOR_LOST = EventKind("honor lost", "{by} [lose] Honor {source}")
HONOR_GAIN_COMES = EventKind("gaining honor", "{by} [gain] Honor", coming=True)
HONOR_LOSS_COMES = EventKind("losing honor", "{by} [lose] Honor {source}", coming=True)
"""Before it happens, while it can still be changed."""
TURN_BEGINS = EventKind("turn begins", "{by's} {next} turn [begin]")
END_PHASE = EventKind("end phase", "{by's} End phase [begin]", at="in {by's} {next} End phase")
PHASE_ENDS: EventKind = EventKind("phase ends", "this phase [be] over", once=True, coming=True)
TURN_ENDS: EventKind = EventKind(
    "turn ends", "this turn [be] over", at="at the end of the turn", once=True, coming=True
)
END_PHASE_COMES = EventKind("phase ends", "an End phase [begin]", counts=_is_dynasty_phase, coming=True)
EVENT_REVEALED: EventKind = EventKind("event", "this Event [be] revealed")
PROVINCES_TURNED_UP: EventKind = EventKind(
    "all turned up", "all your provinces (be) turned up", at="after your provinces are revealed"
)
FOCUS_EFFECT: EventKind = EventKind("focus effect", "this card [be] focused")
"""After the strike (CE-DUEL-11)."""
