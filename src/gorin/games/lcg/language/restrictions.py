"""What cards of the LCG forbid, permit or make otherwise, each kind declared once (LCG-CANT).

Most are about cards and go with `cannot(KIND, whom)` or `permits(KIND, whom)`; those about players go with
`players_cannot(KIND, who)`, and those about the conflict itself with `whenever(KIND, condition)`.
"""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.acting.playable import NO_HAND_CHARACTERS
from gorin.games.lcg.acting.playing import NO_ADDED_FATE, UNDER_OPPONENT
from gorin.games.lcg.acting.resolutions import FIRST_ACTION_CANCELLED
from gorin.games.lcg.acting.using import (
    BORROWS,
    MORE_USES,
    NO_EVENTS,
    NO_REACTIONS,
    NO_TRIGGERING,
    UNTARGETABLE_BY_EVENTS,
    UNTARGETABLE_BY_FOES,
)
from gorin.games.lcg.fighting.conflict import ONE_DEFENDER, STAYS_READY, WINS_UNOPPOSED
from gorin.games.lcg.fighting.declarable import (
    NO_CONFLICTS_OF,
    NO_CONFLICTS_OF_TYPE,
    NOT_DECLARED_ATTACKER,
    NOT_DECLARED_DEFENDER,
    NOT_EVADED,
    ONE_CONFLICT,
)
from gorin.games.lcg.fighting.duel import LOSES_NO_DUEL
from gorin.games.lcg.fighting.rings import RINGS_CANCELLED
from gorin.games.lcg.kinds import CONFLICT_TYPES, ELEMENTS, STATS
from gorin.games.lcg.table.allowed import (
    BLANK,
    BLANK_BUT_TRAITS,
    BY_OPPONENTS,
    CANNOT_PARTICIPATE,
    DISCARDED_BY_ITSELF,
    ENTERS_DISHONORED,
    ENTERS_HONORED,
    FORBIDDEN,
    KEEPS_FATE,
    NO_ENTRY,
    NO_HONOR_LOSS,
    NO_TOKENS,
    NOT_AGAINST_FAVOR,
    NOT_AS_ATTACKER,
    NOT_DISCARDED,
    NOT_DISHONORED,
    NOT_IN,
    NOT_MOVED_HOME,
    NOT_MOVED_IN,
)
from gorin.games.lcg.table.changes.to_players import HONOR_LIMITED
from gorin.games.lcg.table.immunity import BY_OPPONENTS as OF_OPPONENTS
from gorin.games.lcg.table.immunity import CARD_EFFECTS, EVENTS, IMMUNE, RING_EFFECTS
from gorin.games.lcg.table.ops.zones import AS_IN_HAND
from gorin.games.lcg.table.reading import COUNTS_AS_CLAIMED, NOT_ATTACKED, RING_GAINS
from gorin.games.lcg.table.values import DISHONOR_IDLE, FROM_HOME, NOT_COUNTED, NOT_DECREASED, NOT_INCREASED
from gorin.games.lcg.turn.phases import DRAWS_FEWER, STAYS_BOWED
from gorin.games.lcg.turn.setup import NOT_UNDER_STRONGHOLD
from gorin.games.lcg.turn.victory import WINS_THE_GAME
from gorin.language.rule_kinds import RuleKind
from gorin.language.verbs import PERMIT, PROTECT

OPPONENTS: Final = " by opponents' card effects"

# --- changes to a card ------------------------------------------------------------------------------

BE_BOWED = RuleKind(FORBIDDEN["bows"], "{whom} cannot be bowed", PROTECT)
BE_BOWED_BY_OPPONENTS = RuleKind(BE_BOWED.tag + BY_OPPONENTS, BE_BOWED.told + OPPONENTS, PROTECT)
READY = RuleKind(FORBIDDEN["readies"], "{whom} cannot ready")
BE_MOVED = RuleKind(FORBIDDEN["moves home"], "{whom} cannot be moved", PROTECT)
BE_MOVED_BY_OPPONENTS = RuleKind(BE_MOVED.tag + BY_OPPONENTS, BE_MOVED.told + OPPONENTS, PROTECT)
BE_MOVED_HOME_BY_OPPONENTS = RuleKind(
    NOT_MOVED_HOME + BY_OPPONENTS, "{whom} cannot be moved home" + OPPONENTS, PROTECT
)
MOVE_TO_THE_CONFLICT = RuleKind(NOT_MOVED_IN, "{whom} cannot move to the conflict")
RECEIVE_DISHONORED_TOKENS = RuleKind(
    FORBIDDEN["dishonored"], "{whom} cannot receive dishonored status tokens", PROTECT
)
RECEIVE_STATUS_TOKENS = RuleKind(NO_TOKENS, "{whom} cannot receive status tokens")
BE_DISHONORED = RuleKind(NOT_DISHONORED, "{whom} cannot be dishonored", PROTECT)
BE_DISHONORED_BY_OPPONENTS = RuleKind(
    BE_DISHONORED.tag + BY_OPPONENTS, BE_DISHONORED.told + OPPONENTS, PROTECT
)
BE_HONORED = RuleKind(FORBIDDEN["honored"], "{whom} cannot be honored")
IGNORE_DISHONORED_TOKEN = RuleKind(
    DISHONOR_IDLE, "the dishonored status token on {whom} has no effect", PERMIT
)
ENTER_UNDER_YOUR_CONTROL = RuleKind(
    UNDER_OPPONENT, "when you play {whom}, it enters play under an opponent's control"
)
LOSE_FATE = RuleKind(FORBIDDEN["fate removed"], "{whom} cannot lose fate", PROTECT)
LOSE_FATE_BY_EFFECTS = RuleKind(KEEPS_FATE, "{whom} cannot lose fate by card or ring effects", PROTECT)
LOSE_FATE_BY_OPPONENTS_EFFECTS = RuleKind(
    KEEPS_FATE + BY_OPPONENTS, "{whom} cannot lose fate by opponents' card or ring effects", PROTECT
)
RECEIVE_FATE_WHEN_PLAYED = RuleKind(
    NO_ADDED_FATE, "you cannot place fate on {whom} when it is played from one of your provinces"
)
BE_DISCARDED = RuleKind(NOT_DISCARDED, "{whom} cannot be discarded", PROTECT)
IS_DISCARDED = RuleKind(DISCARDED_BY_ITSELF, "discard {whom}")
"""LCG-CNST-04: by a constant rule, as soon as its condition holds."""
DOES_NOT_READY = RuleKind(STAYS_BOWED, "{whom} [does|do] not ready during the fate phase")
STAYS_READY_AFTERWARD = RuleKind(
    STAYS_READY, "{whom} [does|do] not bow as a result of conflict resolution", PERMIT
)
"""LCG-FRM3-28."""
ENTER_PLAY_HONORED = RuleKind(ENTERS_HONORED, "{whom} [enters|enter] play honored", PERMIT)
ENTER_PLAY_DISHONORED = RuleKind(ENTERS_DISHONORED, "{whom} [enters|enter] play dishonored")
BE_INCREASED = [RuleKind(NOT_INCREASED + stat, f"{{whom}}'s {stat} cannot be increased") for stat in STATS]
BE_DECREASED = [
    RuleKind(NOT_DECREASED + stat, f"{{whom}}'s {stat} cannot be decreased", PROTECT) for stat in STATS
]
"""LCG-MOD-07, by the number of the stat."""
GAIN_MORE_HONOR_EACH_PHASE = RuleKind(HONOR_LIMITED, "{whom} cannot gain more than {most} honor each phase")
"""LCG-CLAR-43."""
IS_BLANK = RuleKind(BLANK, "{whom} [counts|count] as having a blank text box")
IS_BLANK_EXCEPT_TRAITS = RuleKind(
    BLANK_BUT_TRAITS, "the printed text of {whom}, other than traits, counts as blank"
)
"""LCG-BLNK-01."""

# --- conflicts --------------------------------------------------------------------------------------

PARTICIPATE = RuleKind(CANNOT_PARTICIPATE, "{whom} cannot participate in conflicts")
PARTICIPATE_IN = [
    RuleKind(tag, f"{{whom}} cannot participate in {type} conflicts")
    for tag, type in zip(NOT_IN, CONFLICT_TYPES, strict=True)
]
"""By the number of the type."""
PARTICIPATE_AS_ATTACKER = RuleKind(
    NOT_AS_ATTACKER, "{whom} cannot participate in conflicts as [an attacker|attackers]"
)
ATTACK_THE_FAVOR = RuleKind(
    NOT_AGAINST_FAVOR,
    "{whom} cannot participate as [an attacker|attackers] against the player who controls the Imperial Favor",
)
BE_DECLARED_AS_ATTACKER = RuleKind(
    NOT_DECLARED_ATTACKER, "{whom} cannot be declared as [an attacker|attackers]"
)
BE_DECLARED_AS_DEFENDER = RuleKind(
    NOT_DECLARED_DEFENDER, "{whom} cannot be declared as [a defender|defenders]"
)
BE_EVADED = RuleKind(NOT_EVADED, "{whom} cannot be evaded by covert", PROTECT)
WIN_UNOPPOSED = RuleKind(WINS_UNOPPOSED, "each conflict that {whom} [wins|win] counts as unopposed", PERMIT)
LOSE_DUELS = RuleKind(LOSES_NO_DUEL, "{whom} cannot lose duels", PROTECT)
"""The other one wins all the same."""
MEET_MORE_THAN_ONE_DEFENDER = RuleKind(
    ONE_DEFENDER, "the defending player cannot declare more than one defender"
)
BE_ATTACKED = RuleKind(NOT_ATTACKED, "{whom} cannot be attacked", PROTECT)
BE_STRONGHOLD_PROVINCE = RuleKind(NOT_UNDER_STRONGHOLD, "{whom} cannot be a stronghold province")
COUNT_SKILL = RuleKind(NOT_COUNTED, "{whom} [contributes|contribute] no skill to the conflict's resolution")
CONTRIBUTE_FROM_HOME = RuleKind(FROM_HOME, "{whom} contributes its skill to your side", PERMIT)

# --- abilities --------------------------------------------------------------------------------------

TRIGGER_ABILITIES = RuleKind(NO_TRIGGERING, "{whom} cannot trigger [its|their] abilities")
BE_TARGETED_BY_OPPONENTS = RuleKind(
    UNTARGETABLE_BY_FOES, "{whom} cannot be targeted by opponents' card abilities", PROTECT
)
BE_TARGETED_BY_OPPONENTS_EVENTS = RuleKind(
    UNTARGETABLE_BY_EVENTS, "{whom} cannot be targeted by opponents' events", PROTECT
)
USE_ABILITIES_AGAIN = RuleKind(
    MORE_USES, "you may trigger each ability of {whom} one more time in each of its periods", PERMIT
)
PLAY_AS_IF_IN_HAND = RuleKind(AS_IN_HAND, "you may play {whom} as if [it|they] were in your hand", PERMIT)
COUNT_AS_CLAIMED = RuleKind(
    COUNTS_AS_CLAIMED, "{whom} also [counts|count] as being in your claimed ring pool", PERMIT
)

IMMUNE_TO_EVENTS = RuleKind(IMMUNE + EVENTS, "{whom} [is|are] immune to events", PERMIT)
IMMUNE_TO_CARD_EFFECTS = RuleKind(IMMUNE + CARD_EFFECTS, "{whom} [is|are] immune to card effects", PERMIT)
IMMUNE_TO_RING_EFFECTS = RuleKind(IMMUNE + RING_EFFECTS, "{whom} [is|are] immune to ring effects", PERMIT)


def immune_to(trait: str) -> RuleKind:
    """ "immune to Shadowlands card effects" """
    return RuleKind(IMMUNE + trait, f"{{whom}} [is|are] immune to {trait} card effects", PERMIT)


IMMUNE_TO_OPPONENTS_EVENTS = RuleKind(
    IMMUNE + OF_OPPONENTS + EVENTS, "{whom} [is|are] immune to opponents' events", PERMIT
)
IMMUNE_TO_OPPONENTS_CARD_EFFECTS = RuleKind(
    IMMUNE + OF_OPPONENTS + CARD_EFFECTS, "{whom} [is|are] immune to opponents' card effects", PERMIT
)
IMMUNE_TO_OPPONENTS_RING_EFFECTS = RuleKind(
    IMMUNE + OF_OPPONENTS + RING_EFFECTS, "{whom} [is|are] immune to opponents' ring effects", PERMIT
)
"""LCG-IMM-01."""

# --- players ----------------------------------------------------------------------------------------

PLAY_EVENTS = RuleKind(NO_EVENTS, "{whom} cannot play events")
PLAY_CHARACTERS_FROM_HAND = RuleKind(NO_HAND_CHARACTERS, "{whom} cannot play characters from hand")
DRAW_FEWER = RuleKind(
    DRAWS_FEWER,
    "{whom} [draws|draw] {most} fewer cards for honor bids in the draw phase (to a minimum of 1)",
)
TRIGGER_REACTIONS = RuleKind(NO_REACTIONS, "{whom} cannot trigger reactions")
"""Forced ones are triggered by nobody (LCG-FORC-01)."""
LOSE_HONOR = RuleKind(NO_HONOR_LOSS, "{whom} cannot lose honor", PROTECT)
DECLARE_MORE_THAN_ONE_CONFLICT = RuleKind(
    ONE_CONFLICT, "{whom} [has|have] only one opportunity to declare a conflict"
)
RESOLVE_FIRST_ACTION = RuleKind(
    FIRST_ACTION_CANCELLED, "the effects of {whom}'s first action ability in each conflict are canceled"
)

WIN_THE_GAME = RuleKind(WINS_THE_GAME, "{whom} [wins|win] the game", PERMIT)
"""LCG-WIN-03."""
DECLARE_CONFLICTS_OF_TYPE = [
    RuleKind(NO_CONFLICTS_OF_TYPE + type, f"{{whom}} cannot declare {type} conflicts")
    for type in CONFLICT_TYPES
]
"""By the number of the type."""
DECLARE_CONFLICTS_OF = [
    RuleKind(NO_CONFLICTS_OF + element, f"{{whom}} cannot declare {element} conflicts")
    for element in ELEMENTS
]
"""By the number of the element."""

# --- the conflict itself ----------------------------------------------------------------------------

NOBODY_ENTERS = RuleKind(NO_ENTRY, "no character can enter play")
NO_RING_EFFECTS = RuleKind(RINGS_CANCELLED, "cancel all ring effects", PERMIT)
USE_ATTACKED_PROVINCE = RuleKind(
    BORROWS, "you may use the attacked province's abilities as if you controlled it", PERMIT
)
RING_GAINS_ELEMENT = [
    RuleKind(RING_GAINS + element, f"the contested ring gains the {element} element", PERMIT)
    for element in ELEMENTS
]
"""By the number of the element."""
