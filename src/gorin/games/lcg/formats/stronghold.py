"""The stronghold format: two players, a stronghold, five provinces each."""

from __future__ import annotations

from gorin.games.lcg.format import LcgFormat

STRONGHOLD_FORMAT = LcgFormat("lcg", "stronghold")
