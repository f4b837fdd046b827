"""Dragon cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import keywords, no_attachments
from gorin.games.lcg.words.verbs.fighting import challenge
from gorin.games.lcg.words.verbs.in_play import bow, discard, honor, ready_, remove_fate
from gorin.games.lcg.words.verbs.players import spend_fate_to_ring
from gorin.games.lcg.words.when.conditions import THIS_ATTACKS, THIS_PARTICIPATES
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CHARACTER, theirs
from gorin.games.lcg.words.which.qualities import bearing, participating, without_attachments, without_fate
from gorin.games.lcg.words.which.rings import UNCLAIMED_RING
from gorin.games.lcg.words.which.things import on_this
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import paying, target
from gorin.words.qualities import either, keyword
from gorin.words.things import LOSER, PAID, SELF, TARGET

MONK_OR_MONK_BEARER = any_(CHARACTER, either(keyword("Monk"), bearing(any_(ATTACHMENT, keyword("Monk")))))

CARDS: list[Card] = [
    card(
        "Mirumoto Raitsugu",
        action(
            requires(THIS_PARTICIPATES),
            target(theirs(CHARACTER, participating)),
            challenge(
                SELF,
                TARGET,
                if_(is_(LOSER, without_fate), discard(LOSER), otherwise=(remove_fate(1, LOSER),)),
            ),
        ),
    ),
    card(
        "Togashi Initiate",
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            honor(SELF),
        ),
    ),
    card(
        "Niten Adept",
        action(
            requires(THIS_PARTICIPATES),
            cost(bow(PAID)),
            paying(your(ATTACHMENT, on_this)),
            target(any_(CHARACTER, participating, without_attachments)),
            bow(TARGET),
        ),
    ),
    card(
        "Ascetic Visionary",
        no_attachments(except_=("Monk", "Tattoo")),
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            target(MONK_OR_MONK_BEARER),
            ready_(TARGET),
        ),
    ),
    card("Ancestral Daishō", keywords("ancestral", "restricted")),
    card("Kitsuki's Method", keywords("ancestral", "restricted")),
    card("Let Go", action(target(ATTACHMENT), discard(TARGET))),
]
