"""Which neighbours an address means."""

from __future__ import annotations

from gorin.kernel.errors import GorinError
from gorin.server.neighbours.neighbours import Neighbours

REDIS = ("redis://", "rediss://", "unix://")


def neighbours_at(url: str | None) -> Neighbours:
    """The neighbours that are reached by a URL; none where there is none."""
    if not url:
        return Neighbours()
    if not url.startswith(REDIS):
        raise GorinError("--redis needs an address like redis://...")
    try:
        from gorin.server.neighbours.redis_neighbours import RedisNeighbours
    except ImportError:
        raise GorinError("Redis needs an extra: pip install 'gorin[redis]'") from None
    return RedisNeighbours(url)
