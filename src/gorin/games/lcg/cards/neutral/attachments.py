"""Neutral attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Cloud the Mind",
        only_playable_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
        blanks(BEARER),
    ),
    card("Fine Katana", keywords("restricted")),
    card("Ornate Fan", keywords("restricted")),
]
