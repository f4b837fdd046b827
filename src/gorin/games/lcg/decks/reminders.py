"""What the keywords of the text box do: a reminder for the card, not the rule (LCG-KEYW-02)."""

from __future__ import annotations

from typing import Final

REMINDERS: Final[dict[str, str]] = {
    "ancestral": "If what it is attached to leaves play, it returns to its owner's hand.",  # LCG-ANC-01
    "composure": "Works while your honor bid is lower than an opponent's.",  # LCG-COMP-01
    "corrupted": "Enters play tainted.",  # LCG-CORR-01
    "courtesy": "When it leaves play, gain 1 fate.",  # LCG-COUR-01
    "covert": "When it attacks, choose an enemy character without covert that cannot defend.",  # LCG-COV-01
    "dire": "Works while there is no fate on this character.",  # LCG-DIRE-01
    "eminent": "Starts the game faceup, and cannot be your stronghold province.",  # LCG-EMIN-01, LCG-EMIN-02
    "legendary": "Enters play with exactly this much fate, and never has more.",  # LCG-LEG-02, LCG-LEG-03
    "limited": "Bow your role to play it.",  # LCG-LIM-01
    "no attachments": "Limits what can be attached to this card.",  # LCG-NOAT-01 to LCG-NOAT-03
    "pride": "Honored after winning a conflict, dishonored after losing one.",  # LCG-PRID-01
    "rally": "When revealed, another card is placed faceup in the same province.",  # LCG-RALL-01
    "restricted": "A character can have only two restricted attachments.",  # LCG-REST-01
    "sincerity": "When it leaves play, draw 1 card.",  # LCG-SINC-01
    "support": "Other players may help pay for it.",  # LCG-SUPP-01
}


def reminders_of(keywords: list[str]) -> dict[str, str]:
    """What each of these does, by the keyword as the card has it.

    >>> reminders_of(["pride", "legendary 3"])["Legendary 3"]
    'Enters play with exactly this much fate, and never has more.'
    """
    found: dict[str, str] = {}
    for keyword in keywords:
        for name, told in REMINDERS.items():
            if keyword.startswith(name):
                found[keyword.capitalize()] = told
    return found
