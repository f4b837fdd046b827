"""What speaks against a choice: the reasons that the tests give which make the options."""

from __future__ import annotations

from typing import Final

from gorin.kernel.reasons import Reason

# --- targets, performers, costs -------------------------------------------------------------------

UNTARGETABLE: Final = Reason("An effect says that it cannot be targeted.", "CE-NEG-06", "CE-GEN-01")
ELSEWHERE: Final = Reason("It is not at the current battlefield.", "CE-BTL-09")
BEING_PLAYED: Final = Reason("It is the card being played.", "CE-ACT-11", "CE-TARG-01")
NOT_TACTICAL: Final = Reason(
    "This Personality cannot perform this Tactical action.", "CE-TACT-01", "CE-TACT-02"
)
NO_PERFORMER: Final = Reason("An effect says that this Personality may not perform it.", "CE-PERF-03")
TOO_DEAR: Final = Reason("With this choice, the costs could not be paid.", "CE-COST-04")
NO_USE: Final = Reason("With this choice, the action could not do what it is for.", "CE-TARG-04")

# --- armies ---------------------------------------------------------------------------------------

BY_ITS_LEADER: Final = Reason("Choose the Personality to assign the whole unit.", "CE-CRD-16", "CE-MAN-01")
NOT_IN_PLAY: Final = Reason("Only units in play can be assigned.", "CE-MAN-01")
NO_UNIT: Final = Reason("Only Personalities are assigned, with their units.", "CE-MAN-01")
NOT_YOUR_UNIT: Final = Reason("You assign only units that you control.", "CE-MAN-01", "CE-CTRL-01")
ASSIGNED: Final = Reason("This unit is already assigned. Undo that first.", "CE-MAN-01")
NOT_ATTACKED: Final = Reason("There are battlefields only at the Defender's provinces.", "CE-ATK-03")
FOUGHT: Final = Reason("The battle at this province has already been fought.", "CE-BTL-02", "CE-BTL-03")
KEPT_OUT_HERE: Final = Reason("An effect keeps this unit out of the battle here.", "CE-GEN-01")
NOT_YOUR_FORTRESS: Final = Reason("You attack from one of your face-up Fortresses.", "WH-ATK-08")
NOT_DEFENDED_FORTRESS: Final = Reason("You attack a face-up Fortress of the Defender.", "WH-ATK-09")
HAS_LEFT: Final = Reason("This player has left the game.", "DE-WIN-04", "WH-RES-14")
YOURSELF: Final = Reason("You cannot attack yourself.", "CE-ATK-02")
LEADS: Final = Reason("The leader of a side cannot be invited.", "WH-ATK-07", "WH-ATK-12", "DE-ATK-08")
INVITED: Final = Reason("You have already invited this player. Undo that first.", "WH-ATK-12", "DE-ATK-08")
NOT_INVITABLE: Final = Reason("Your side may not invite this player.", "WH-ATK-12", "WH-ATK-14")
NOT_IN_POOL: Final = Reason(
    "You can focus cards from your focus pool, and one card from your hand in each duel.",
    "CE-DUEL-08",
    "CE-DUEL-10",
)
NOT_FOCUSED: Final = Reason("An effect says that it may not be focused.", "CE-DUEL-08")
NOT_RETURNED: Final = Reason("Only cards of your focus pool return to your deck now.", "CE-DUEL-20")

# --- buying, paying, attaching, discarding --------------------------------------------------------

NOT_IN_PROVINCE: Final = Reason(
    "Only face-up cards in your provinces can be brought into play now.", "CE-DYN-01"
)
NOT_YOUR_PROVINCE: Final = Reason("This card lies in another player's province.", "CE-DYN-01")
NOT_FOR_SALE: Final = Reason("Only Personalities and Holdings can be bought.", "CE-DYN-01")
NOT_TO_DISCARD: Final = Reason(
    "Only face-up cards in your provinces are discarded now.", "CE-DYN-11", "CE-DYN-01"
)
NOT_OVERLAID: Final = Reason("Only a less experienced version that you control is overlaid.", "CE-EXP-02")
NO_PRODUCER: Final = Reason("It produces no Gold for this cost.", "CE-GOLD-01")
NOT_YOUR_PRODUCER: Final = Reason("You pay only with cards that you control.", "CE-GOLD-01")
BOWED_PRODUCER: Final = Reason("It is bowed and produces no Gold.", "CE-GOLD-01")
CHOSEN: Final = Reason("You have already chosen it.", "CE-GOLD-02")
BOWED_FOR_COST: Final = Reason("Another cost of this action bows it.", "CE-COST-04")
NO_HELPER: Final = Reason("It cannot be bowed with the card that needs help.", "CE-GOLD-01")
NO_HELP: Final = Reason("There is nothing left to bow with it.", "CE-GOLD-01")
LEAVES_TOO_LITTLE: Final = Reason("With this, the rest could not be paid.", "CE-GOLD-02")
NO_BEARER: Final = Reason("Only a Personality that you control can bear it.", "CE-CTRL-05", "CE-CRD-14")
NOT_HELD: Final = Reason("Only cards in your hand are discarded now.", "CE-END-02")
