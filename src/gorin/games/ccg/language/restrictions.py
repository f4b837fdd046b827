"""What cards of the CCG forbid, permit or make otherwise, each kind declared once.

They go with `cannot(KIND, whom)` or `permits(KIND, whom)`. What effects do not do to some cards is in
`protection`.
"""

from __future__ import annotations

from gorin.games.ccg.acting.drawing import FROM_THE_BOTTOM
from gorin.games.ccg.acting.respond import NO_REACTIONS
from gorin.games.ccg.acting.targets import (
    NO_MAHO_KIHO,
    UNTARGETABLE,
    UNTARGETABLE_BY_ARROWS,
    UNTARGETABLE_BY_FAVOR,
)
from gorin.games.ccg.acting.using import EQUIPS_IN_BATTLE, ONE_MORE_TACTICAL
from gorin.games.ccg.definition import PAID_BY
from gorin.games.ccg.fighting.duel import WINS_TIES
from gorin.games.ccg.kinds import (
    ASSIGNS_BOWED,
    ATTACHES_NO,
    ATTACHES_ONLY_TO,
    CONTRIBUTES_BOWED,
    ENTERS_BOWED,
    KEEPS_HONOR,
    LOBBIES_AGAIN,
    LOBBIES_OPENLY,
    MAY_NOT_ATTACK,
    MAY_NOT_BE_ASSIGNED,
    OTHERS_MAY_NOT_LOBBY,
    REFILLS_FACE_UP,
    REFUSES_NOTHING,
    STRAIGHTENS_ALWAYS,
    UNREFUSABLE,
)
from gorin.games.ccg.table.derived import UNTARGETABLE_BY
from gorin.games.ccg.table.ops.places import JOINS_NO_ATTACK
from gorin.games.ccg.table.ops.zones import HOLDS_NO_CARDS
from gorin.games.ccg.table.permitted import KEEPS_FROM_DEFENDING, KEEPS_OUT, TWO_WEAPONS, WILL_NOT_JOIN
from gorin.games.ccg.table.state import REMAINS_BOWED
from gorin.games.ccg.table.values import CONTRIBUTES_NOTHING, ENTERS_DISHONORED
from gorin.games.ccg.turn.events_phase import REGION_BOWS
from gorin.games.ccg.turn.state_based import OUTLIVES
from gorin.language.rule_kinds import RuleKind
from gorin.language.verbs import PERMIT, PROTECT

# --- entering play and attaching ----------------------------------------------------------------------

ENTER_PLAY_BOWED = RuleKind(ENTERS_BOWED, "{whom} enters play bowed", PERMIT)
ENTER_PLAY_DISHONORED = RuleKind(ENTERS_DISHONORED, "{whom} enters play dishonorable")
REFILL_FACE_UP = RuleKind(
    REFILLS_FACE_UP, "the province from which {whom} enters play is refilled face-up", PERMIT
)
"""Applied as the card enters play, before its province would be refilled face-down."""
ATTACH_TO_OTHERS_THAN = RuleKind(ATTACHES_ONLY_TO, "attaches only to {one}")
ATTACH = RuleKind(ATTACHES_NO, "{self} cannot attach {whom}")
"""Said of a Personality: what he does not attach."""
ATTACH_TWO_WEAPONS = RuleKind(TWO_WEAPONS, "{whom} may attach two Weapons", PERMIT)
BOW_FOR_THIS_REGION = RuleKind(REGION_BOWS, "to attach this Region, bow {one} of yours")
BOW_FOR_GOLD = RuleKind(
    PAID_BY, "while you pay for {self}, bow any number of {whom}: he costs 1 less Gold for each", PERMIT
)
EQUIP_IN_BATTLE = RuleKind(EQUIPS_IN_BATTLE, "for you, Equipping {one} is a Battle/Open action", PERMIT)
"""WH-EQP-08: who controls this Equips such attachments at other times."""
DRAW_FROM_THE_BOTTOM = RuleKind(
    FROM_THE_BOTTOM, "you may draw cards from the bottom of your Fate deck", PERMIT
)
HOLD_DYNASTY_CARDS = RuleKind(HOLDS_NO_CARDS, "this province holds no Dynasty cards and is not refilled")


def join_clan(clan: str) -> RuleKind:
    """DE-FAC-17."""
    return RuleKind(WILL_NOT_JOIN + clan, f"{{whom}} cannot join a {clan} player")


# --- bowing, Honor and destruction --------------------------------------------------------------------

REMAIN_BOWED = RuleKind(REMAINS_BOWED, "{whom} may remain bowed", PERMIT)
STRAIGHTEN_IN_EVERY_TURN = RuleKind(
    STRAIGHTENS_ALWAYS, "{whom} straightens in the Straighten phase of every player", PERMIT
)
KEEP_PERSONAL_HONOR = RuleKind(KEEPS_HONOR, "{whom} [keeps his|keep their] Personal Honor", PERMIT)
OUTLIVE_PENALTIES = RuleKind(
    OUTLIVES,
    "{whom} is not destroyed for having 0 Chi while that is due to penalties that end with the turn",
    PERMIT,
)

# --- attacks and battles ------------------------------------------------------------------------------

BE_ASSIGNED = RuleKind(MAY_NOT_BE_ASSIGNED, "{whom} may not be assigned")
BE_ASSIGNED_TO_ATTACK = RuleKind(MAY_NOT_ATTACK, "{whom} may not be assigned to attack")
JOIN_AN_ATTACK = RuleKind(
    JOINS_NO_ATTACK, "{whom} may neither be assigned to an attacking army nor move to one"
)
DEFEND_THIS_PROVINCE = RuleKind(KEEPS_FROM_DEFENDING, "{whom} may not be assigned to defend at this province")
COME_TO_THIS_PROVINCE = RuleKind(
    KEEPS_OUT, "{whom} may neither be assigned nor move to this province's battlefield"
)
ASSIGN_WHILE_BOWED = RuleKind(ASSIGNS_BOWED, "{whom} may assign even while bowed", PERMIT)
CONTRIBUTE_WHILE_BOWED = RuleKind(CONTRIBUTES_BOWED, "{whom} contributes Force even while bowed", PERMIT)
CONTRIBUTE_FORCE = RuleKind(CONTRIBUTES_NOTHING, "{whom} contribute no Force")
"""To the resolution of a battle."""
PERFORM_ONE_MORE_TACTICAL = RuleKind(
    ONE_MORE_TACTICAL,
    "while {whom} is a Tactician, he may perform one more Tactical action in each battle",
    PERMIT,
)
PERFORM_MAHO_KIHO = RuleKind(NO_MAHO_KIHO, "{whom} cannot perform Maho Kiho actions")

# --- being targeted -----------------------------------------------------------------------------------

BE_TARGETED = RuleKind(UNTARGETABLE, "{whom} may not be targeted", PROTECT)
BE_TARGETED_BY_RANGED_ATTACKS = RuleKind(
    UNTARGETABLE_BY_ARROWS, "Ranged Attacks may not target {whom}", PROTECT
)
BE_TARGETED_BY_FAVOR_ACTIONS = RuleKind(
    UNTARGETABLE_BY_FAVOR, "Favor actions and lobbying may not target {whom}", PROTECT
)


def be_targeted_by(keyword: str) -> RuleKind:
    """ "Fear actions may not target Personalities" """
    return RuleKind(UNTARGETABLE_BY + keyword, f"{keyword} actions may not target {{whom}}", PROTECT)


# --- duels and court ----------------------------------------------------------------------------------

WIN_TIES = RuleKind(WINS_TIES, "{whom} wins tied duels", PERMIT)
REFUSE_CHALLENGES = RuleKind(REFUSES_NOTHING, "{whom} cannot refuse challenges")
ISSUE_UNREFUSABLE_CHALLENGES = RuleKind(
    UNREFUSABLE, "challenges that {whom} issues cannot be refused", PERMIT
)
MEET_REACTIONS_IN_DUELS = RuleKind(
    NO_REACTIONS,
    "no Reactions may be taken to a challenge, refusal, or duel that {whom} is part of,"
    " except to negate the action that leads to it",
)
LOBBY_OPENLY = RuleKind(
    LOBBIES_OPENLY, "{whom} may lobby as an Open action, even on another player's turn", PERMIT
)
LOBBY_AGAIN = RuleKind(
    LOBBIES_AGAIN, "{whom} may lobby once more after you have lobbied once this turn", PERMIT
)
KEEP_OTHERS_FROM_LOBBYING = RuleKind(OTHERS_MAY_NOT_LOBBY, "other players may not lobby", PERMIT)
