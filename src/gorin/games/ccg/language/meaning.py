"""What the CCG's own words mean, besides the verbs of every card game (`gorin.language.verbs`)."""

from __future__ import annotations

from gorin.language.core.meaning import Verb

DISHONOR = Verb("dishonor", -1)
REHONOR = Verb("rehonor", 1)
RANGED_ATTACK = Verb("ranged attack", -1)
"""Destroys what is not stronger than it; its size is that strength."""
CHALLENGE = Verb("challenge", -1)
UNFOCUS = Verb("unfocus", -1)
"""A focused card counts no more."""
DESTROY_PROVINCE = Verb("destroy province", -1)
EXCHANGE = Verb("exchange", 1)
"""Other cards come into provinces."""
PRODUCE = Verb("produce", 1)

HONOR, FAVOR, GOLD = "honor", "favor", "gold"
"""What is gained, lost, produced."""
