"""Which peers an address means."""

from __future__ import annotations

from gorin.kernel.errors import GorinError
from gorin.server.peers.peers import Peers

REDIS = ("redis://", "rediss://", "unix://")


def peers_at(url: str | None) -> Peers:
    """The peers that are reached by a URL; none where there is none."""
    if not url:
        return Peers()
    if not url.startswith(REDIS):
        raise GorinError("--redis needs an address like redis://...")
    try:
        from gorin.server.peers.redis_peers import RedisPeers
    except ImportError:
        raise GorinError("Redis needs an extra: pip install 'gorin[redis]'") from None
    return RedisPeers(url)
