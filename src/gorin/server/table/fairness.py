"""Whose chance it is: the server and every player's browser add to the seed, and nobody can choose it.

Each browser commits to its share when its player sits down. When all have, the server draws its own part and
shows its commitment; only then the browsers tell their shares, and the cards are dealt. At the end the
server's part is open too, and everybody can check that all of it is what was committed to.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

HEX = re.compile("[0-9a-f]{64}")
"""What a share and a commitment look like: 256 bits."""


def commitment_to(secret: str) -> str:
    """SHA-256 over a text. 256 random bits cannot be guessed, so it needs no salt.

    >>> commitment_to("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def is_share(text: str) -> bool:
    return HEX.fullmatch(text) is not None


def mixed(seed: str, shares: Sequence[str]) -> str:
    """The seed of the game: that of the server alone, or everybody's parts in the order of the seats.

    >>> mixed("7", [])
    '7'
    >>> mixed("7", ["ab", "cd"])[:16]
    '1762385294539018'
    """
    if not shares:
        return seed
    return str(int(commitment_to(":".join([seed, *shares])), 16))
