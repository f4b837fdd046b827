"""What the LCG's verbs do, for programs that judge them; the others are in `gorin.language.verbs`."""

from __future__ import annotations

from gorin.language.core.meaning import Verb

HONOR = Verb("honor", 1)
DISHONOR = Verb("dishonor", -1)
TAINT = Verb("taint", 0)
CLEAR_STATUS = Verb("clear status", 0)
PLACE_FATE = Verb("place fate", 1)
REMOVE_FATE = Verb("remove fate", -1)
SACRIFICE = Verb("sacrifice", -1)
RETURN = Verb("return", -1)
CANCEL = Verb("cancel", -1)
RING = Verb("resolve ring", 1)
BREAK = Verb("break", -1)
RESTORE = Verb("restore", 1)
REVEAL = Verb("reveal", 0)
"""A province or a card in one."""
FAVOR = Verb("claim favor", 1)
LOSE_FAVOR = Verb("lose favor", -1)
SWITCH = Verb("switch", 0)
