"""A wish that is not granted."""

from gorin.kernel.errors import GorinError


class Refused(GorinError):
    """A wish that cannot be granted; the table is as it was."""


class NotThere(Refused):
    """There is no such table, or none for this caller."""


class TooMany(GorinError):
    """Somebody who asks faster than is bearable."""


class TooLarge(GorinError):
    """A body that goes on beyond the limit."""
