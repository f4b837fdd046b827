"""The stronghold format: two players, a stronghold, five provinces each."""

from __future__ import annotations

from gorin.games.lcg.book import LcgBook

STRONGHOLD_FORMAT = LcgBook("lcg", "stronghold")
