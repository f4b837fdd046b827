"""What effects do, in words that card games share; a game adds verbs of its own."""

from __future__ import annotations

from gorin.language.core.meaning import Verb

STAT = Verb("change", 1)
"""A stat becomes higher, or lower."""
SET = Verb("set", 0)
COPY = Verb("copy", 0)
KEYWORD = Verb("keyword", 1)
PERMIT = Verb("permit", 1)
FORBID = Verb("forbid", -1)
PROTECT = Verb("protect", 1)
"""Something bad does not happen to it."""
NEGATE = Verb("negate", 0)
"""What was given and taken before is over, for better or worse."""

BOW = Verb("bow", -1)
STRAIGHTEN = Verb("straighten", 1)
DESTROY = Verb("destroy", -1)
DISCARD = Verb("discard", -1)
REMOVE = Verb("remove", -1)
TAKE_CONTROL = Verb("take control", -1)

MOVE_IN = Verb("move in", 1)
"""To where the conflict is."""
MOVE_AWAY = Verb("move away", -1)
MOVE = Verb("move", 0)

ATTACH = Verb("attach", 1)
CREATE = Verb("create", 1)
ENTER = Verb("enter play", 1)

DRAW = Verb("draw", 1)
SEARCH = Verb("search", 1)
"""Find a card in a deck or pile and keep it."""
LOOK = Verb("look", 1)
TAKE_UP = Verb("take up", 1)
"""Into the hand."""
MILL = Verb("mill", -1)
"""From the top of a deck to the discard pile."""
GAIN = Verb("gain", 1)
LOSE = Verb("lose", -1)

ACT = Verb("act", 1)
"""Take an action more, or before others."""
STOP = Verb("stop", -1)
"""The effects of an action do not happen."""
FIGHT = Verb("fight", 0)
