"""The few ways in which a caller can be wrong. Each message says what is wrong."""

from __future__ import annotations


class GorinError(ValueError):
    """Something given to gorin is wrong, and nothing was changed. All other errors of gorin are of this kind.

    >>> import gorin
    >>> gorin.new("battle", seats=2, seed=7).view(5)
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.GorinError: there is no seat 5: the seats are 0 to 1
    """


class InvalidSetup(GorinError):
    """No game can be set up with these options.

    >>> import gorin
    >>> gorin.new("battle", seats=9)
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.InvalidSetup: Battle for Rokugan has 2 to 5 seats, not 9 [BR-SET-17]
    """


class InvalidSave(GorinError):
    """A text is not a save that this version can read, or it is damaged.

    >>> import gorin
    >>> gorin.load("[]")
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.InvalidSave: this is not a gorin save
    """


class InvalidRecord(GorinError):
    """A record cannot be replayed.

    >>> import gorin
    >>> gorin.replay({})
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.InvalidRecord: this is not a gorin record
    """


class InvalidPosition(GorinError):
    """A position does not describe a moment of its game.

    >>> import gorin
    >>> gorin.setup("battle", {"game": "lcg"})
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.InvalidPosition: this position is of 'lcg', not of 'battle'
    """


class IllegalChoice(GorinError):
    """A choice is not on offer.

    >>> import gorin
    >>> gorin.new("battle", seats=2, seed=7).choose("pass", seat=5)
    Traceback (most recent call last):
        ...
    gorin.kernel.errors.IllegalChoice: seat 5 has nothing to choose now
    """


class EndlessLoop(GorinError):
    """A choice cannot be made because what it sets off would never end.

    >>> issubclass(EndlessLoop, GorinError)
    True
    """
