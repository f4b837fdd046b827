"""Actions of Diamond Edition without an action of their own."""

from gorin.games.ccg.diamond.one_offs import focus_as_honor, tactical_focus
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Focus"),
    card("Let Your Spirit Guide You", focus_effect(focus_as_honor()), tactical_focus()),
]
