"""Card filters that are composed of others and stand on several cards."""

from __future__ import annotations

from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.games.lcg.language.which.predicates import bearing
from gorin.language.card_filters import any_
from gorin.language.predicates import keyword

MONK_OR_MONK_BEARER = any_(CHARACTER, keyword("Monk")) | any_(
    CHARACTER, bearing(any_(ATTACHMENT, keyword("Monk")))
)
