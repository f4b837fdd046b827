"""What those keywords do that have rules of their own: a reminder for the card, not the rule."""

from __future__ import annotations

from typing import Final

Reminders = dict[str, str]

FOR_ALL: Final[Reminders] = {
    "Unique": "You can control only one card of this title.",  # CE-UNIQ-01
    "Singular": "You can control only one card of this title.",  # CE-UNIQ-01, DE-UNIQ-05
    "Loyal": "Joins only players of his own Clan.",  # CE-KEY-14
    "Weapon": "A Personality can have only one Weapon.",  # CE-KEY-12, DE-CRD-33, WH-GLO-50
    "Shugenja": "Can attach Spells.",  # CE-KEY-15, WH-ATT-11
}
_OVERLAY: Final = "May be laid upon an earlier version that you control, keeping what that has."
_CAVALRY: Final = "May wait for Cavalry Maneuvers to be assigned, if all of the unit's Followers are Cavalry."
_SEPPUKU: Final = "When he would make you lose Honor, his seppuku limits the loss."
CELESTIAL: Final[Reminders] = {
    **FOR_ALL,
    "Experienced": _OVERLAY,  # CE-EXP-02
    "Cavalry": _CAVALRY,  # CE-MAN-06, CE-MAN-07
    "Naval": "If you attack with more Naval cards than the enemy has, you may act first.",  # CE-NAV-01
    "Tactician": "Can perform one Tactical action each turn.",  # CE-TACT-02
    "Tactical": "Only a Tactician can perform this.",  # CE-TACT-01
    "Duelist": "Challenging a non-Duelist of equal or higher stat, focuses first.",  # CE-DUEL-21
    "Kensai": "Can have two Weapons.",  # CE-KEY-11
    "Armor": "A Personality can have only one Armor.",  # CE-KEY-13
    "Samurai": _SEPPUKU,  # CE-SEPP-02
    "Courtier": _SEPPUKU,  # CE-SEPP-02
    "Terrain": "Stays at the battlefield; only one Terrain can be there.",  # CE-TER-01, CE-TER-02
}
DIAMOND: Final[Reminders] = {
    **FOR_ALL,
    "Unique": "Only one Unique card of this title can be in play, whoever controls it.",  # DE-UNIQ-01
    "Experienced": _OVERLAY,  # DE-EXP-04, DE-EXP-06
    "Cavalry": _CAVALRY,  # DE-MAN-01, DE-MAN-04
    "Naval": "If only your army is all Naval, you may make the battle a naval invasion.",  # DE-NAV-01
    "Tactician": "Can perform one Tactical action in each battle.",  # DE-TACT-02
    "Tactical": "Only a Tactician can perform this.",  # DE-TACT-01
    "Double Chi": "Focus values count twice for this Personality in a duel.",  # DE-DBL-01
    "Yu": "If its army loses, may destroy an enemy card with Force no higher than this.",  # DE-YU-01
    "Armor": "A Personality can have only one Armor.",  # DE-CRD-34
    "Samurai": _SEPPUKU,  # DE-DEST-13
    "Courtier": _SEPPUKU,  # DE-DEST-13
    "Terrain": "Stays in play until the battle ends or it is replaced.",  # DE-TER-01
}
OF_EDITIONS: Final[dict[str, Reminders]] = {
    "celestial": CELESTIAL,
    "war-of-honor-advanced": CELESTIAL,
    "diamond": DIAMOND,
}


def reminder(edition: str, keyword: str) -> str:
    """What a keyword does in an edition; nothing for one that only describes (CE-KEY-02).

    >>> reminder("celestial", "Kensai"), reminder("diamond", "Kensai")
    ('Can have two Weapons.', '')
    >>> reminder("celestial", "Experienced 2") == reminder("celestial", "Experienced")
    True
    """
    without_number = keyword.rstrip("0123456789").rstrip()
    return OF_EDITIONS.get(edition, FOR_ALL).get(without_number, "")
