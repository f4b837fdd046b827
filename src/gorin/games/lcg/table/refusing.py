"""What speaks against a choice: the reasons that the tests give which make the options."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.kinds import CHARACTER
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.reasons import Reason
from gorin.language.core.zones import PLAY

# --- targets and costs ----------------------------------------------------------------------------

IMMUNE: Final = Reason("It is immune to this effect.", "LCG-IMM-01")
BEYOND_EFFECTS: Final = Reason("Card effects cannot reach it now.", "LCG-TARG-01")
SPARED: Final = Reason("An effect says that opponents' card abilities cannot target it.", "LCG-CANT-01")
SPARED_EVENTS: Final = Reason(
    "An effect says that opponents' events cannot target it.", "LCG-CANT-01", "LCG-CLAR-11"
)
BEING_PLAYED: Final = Reason("It is the event being played.", "LCG-PUT-07")
TOO_DEAR: Final = Reason("With this choice, you could not pay the costs.", "LCG-COST-01", "LCG-INIT-03")
NO_CHANGE: Final = Reason("This would change nothing about it.", "LCG-TARG-07", "LCG-TARG-08")
CHANGES_NOTHING: Final = Reason("With this choice, the ability would change nothing.", "LCG-TRIG-05")

# --- conflicts ------------------------------------------------------------------------------------

NOT_YOUR_CHARACTER: Final = Reason(
    "Only characters in play that you control can be declared.", "LCG-FRM3-09", "LCG-FRM3-14"
)
DECLARED: Final = Reason("This character is declared already.", "LCG-FRM3-09", "LCG-FRM3-14")
BOWED: Final = Reason("A bowed character cannot be declared.", "LCG-FRM3-09", "LCG-FRM3-14")
DASHED: Final = Reason("A dash for a skill keeps a character out of conflicts of that type.", "LCG-DASH-02")
BARRED: Final = Reason("An effect keeps this character out of the conflict.", "LCG-PART-05", "LCG-CANT-01")
UNDECLARABLE: Final = Reason("An effect says that this character cannot be declared.", "LCG-CANT-01")
BARS_ITS_RING: Final = Reason(
    "With this attacker, the ring would have an element with which you cannot declare a conflict.",
    "LCG-CANT-01",
)
TAINT_UNPAID: Final = Reason(
    "You cannot lose the honor that tainted characters and provinces cost.", "LCG-STAT-16", "LCG-STAT-18"
)
ENOUGH_DECLARED: Final = Reason("No more characters can be declared.", "LCG-CANT-01", "LCG-TEAM-27")
EVADED: Final = Reason("This character is evaded by covert.", "LCG-COV-02")
TAKES_PART: Final = Reason("This character takes part in the conflict already.", "LCG-PART-02")
HAS_COVERT: Final = Reason("A character with covert cannot be evaded.", "LCG-COV-01")
NO_DEFENDER: Final = Reason("Covert evades a character that the defender controls.", "LCG-COV-01")
NOT_UNCLAIMED: Final = Reason("Only an unclaimed ring can be chosen for a conflict.", "LCG-RING-02")
OTHERS_POOL: Final = Reason("This ring is in another player's pool.", "LCG-ENL-22")
RING_BARRED: Final = Reason(
    "An effect says that you cannot declare conflicts with this element.", "LCG-CANT-01"
)
RING_CONTESTED: Final = Reason("This fate cannot go to the ring that will be contested.", "LCG-CLAR-46")
NOT_OPEN: Final = Reason("This province cannot be attacked now.", "LCG-FRM3-07", "LCG-FRM3-08")
YOUR_OWN: Final = Reason("Only a province that an opponent controls can be attacked.", "LCG-PROV-08")
TOLL_UNPAID: Final = Reason("You cannot pay the fate that attacking this province costs.", "LCG-COST-01")
NO_ATTACKERS: Final = Reason("None of your characters could attack this player.", "LCG-FRM3-09")
NOT_THIS_FOE: Final = Reason("This conflict must be declared against another player.", "LCG-CLAR-39")

# --- rings, hosts, provinces, discards ------------------------------------------------------------

NO_CHARACTER: Final = Reason("A ring effect chooses a character in play.", "LCG-RINGE-01")
RING_IMMUNE: Final = Reason("It is immune to ring effects.", "LCG-IMM-01")
RING_IN_VAIN: Final = Reason("This ring effect would change nothing about it.", "LCG-RINGE-01", "LCG-EFF-05")
NO_HOST: Final = Reason(
    "An attachment goes on a character in play, or on what its text names.", "LCG-ATCH-07"
)
REFUSES: Final = Reason("This character refuses such attachments.", "LCG-NOAT-01", "LCG-NOAT-04")
HAS_COPY: Final = Reason("It bears your attachment of this name already.", "LCG-ATCH-04")
HOST_TOO_DEAR: Final = Reason("You do not have the fate to play it on this.", "LCG-INIT-03")
PLAYED_ELSEWHERE: Final = Reason("The attachment says that it is not played on this.", "LCG-PRST-01")
NOT_YOURS_IN_PLAY: Final = Reason("Only a character that you control can be replaced.", "LCG-DISG-03")
UNIQUE_OTHER: Final = Reason("A unique character cannot be replaced.", "LCG-DISG-03")
WRONG_TRAIT: Final = Reason("It has neither the trait nor the clan that disguised names.", "LCG-DISG-03")
DISGUISE_TOO_DEAR: Final = Reason("You do not have the fate to replace this one.", "LCG-DISG-04")
DISGUISE_KEPT_OUT: Final = Reason("It could not be in the conflict in place of this one.", "LCG-DASH-02")
NOT_IN_PROVINCE: Final = Reason("Only cards that lie in this province can be discarded.", "LCG-BRK-03")
HAS_FATE: Final = Reason("Only your characters without fate are discarded now.", "LCG-FRM4-03", "LCG-FRM4-04")
NOT_FACE_UP: Final = Reason(
    "Only faceup cards in your unbroken provinces can be discarded now.", "LCG-FRM4-09"
)
NOT_UNDER: Final = Reason("This province cannot lie under a stronghold.", "LCG-EMIN-01", "LCG-ERR-04")
LAID: Final = Reason("This province is laid already.", "LCG-SETUP-07")
NOT_HELD: Final = Reason("Only cards in your hand can be discarded now.", "LCG-EFF-03")
PICKED: Final = Reason("It is chosen already.", "LCG-TARG-04")
NOT_REPLACED: Final = Reason(
    "Only the cards dealt to you can be replaced now.", "LCG-MULL-01", "LCG-SETUP-09", "LCG-SETUP-10"
)


def why_not_own_character(s: LcgState, seat: int, card: int) -> Reason | None:
    """What speaks against somebody as one of those whom a player could declare at all."""
    is_own = s.type_of(card) == CHARACTER and s.zone[card] == PLAY and s.controller[card] == seat
    return None if is_own else NOT_YOUR_CHARACTER
