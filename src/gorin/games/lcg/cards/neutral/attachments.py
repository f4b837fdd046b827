"""Neutral attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Cloud the Mind",
        only_playable_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
        blanks(BEARER),
    ),
    card(
        "Elegant Tessen",
        keywords("restricted"),
        reaction(after(ENTERS_PLAY, SELF), requires(is_(BEARER, cost_at_most(2))), ready_(BEARER)),
    ),
    card("Fine Katana", keywords("restricted")),
    card("Ornate Fan", keywords("restricted")),
    card(
        "Tattered Missive",
        attaches_to(your(CHARACTER, keyword("Courtier"))),
        action(cost(bow(BEARER)), search_top(5, CARD, shown=True)),
    ),
]
