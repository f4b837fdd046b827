"""The few ways in which a caller can be wrong. Each message names what is wrong."""

from __future__ import annotations


class GorinError(ValueError):
    """Something given to gorin is wrong; nothing was changed."""


class InvalidSetup(GorinError):
    """A game cannot be set up like this."""


class InvalidSave(GorinError):
    """A text is not a save of this version, or it is damaged."""


class InvalidRecord(GorinError):
    """A record cannot be replayed."""


class InvalidPosition(GorinError):
    """A position does not describe a moment of the game."""


class IllegalChoice(GorinError):
    """A choice that is not offered."""


class EndlessLoop(GorinError):
    """What a choice brings about would go on for ever: it cannot be made."""
