"""People whom cards speak of, but who are in none of the decks.

people = published(MONK, OGRE)      # at the top of a test file
"""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from support.ccg_making import personality


def _plain(title: str, personal_honor: int, *keywords: str) -> Card:
    """A Personality without a Clan, 2F/3C."""
    facts = {"force": 2, "chi": 3, "gold": 3, "personal_honor": personal_honor}
    return personality(title, "", honor_req=None, keywords=keywords, **facts)


MONK = _plain("Plain Monk", 1, "Monk")
DEATHSEEKER = _plain("Plain Deathseeker", 1, "Deathseeker", "Samurai")
OGRE = _plain("Plain Ogre", 0, "Nonhuman")
