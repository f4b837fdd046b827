"""Moments that the words of many cards, and the rules themselves, speak of."""

from __future__ import annotations

from gorin.games.ccg.language.when import events
from gorin.language.event_kinds import at, before, unsaid

WHEN_REVEALED = unsaid(events.EVENT_REVEALED)
"""What an Event does when its province is turned up."""
ALL_TURNED_UP = at(events.PROVINCES_TURNED_UP)
"""What an Event does that lies face-up until the last province is turned up."""
OF_EVENTS = (WHEN_REVEALED.kind, ALL_TURNED_UP.kind)
WHEN_FOCUSED = unsaid(events.FOCUS_EFFECT)
"""What a focused card does after the strike (CE-DUEL-11)."""
PHASE_IS_OVER = before(events.PHASE_ENDS)
TURN_IS_OVER = before(events.TURN_ENDS)
