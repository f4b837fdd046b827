"""Phoenix cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.words.abilities import action, reaction
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import select_one
from gorin.games.lcg.words.traits import keywords
from gorin.games.lcg.words.verbs.in_play import bow, dishonor, honor, ready_
from gorin.games.lcg.words.verbs.players import draw
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.when.triggers import phase_begins, wins
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.words.abilities import cost
from gorin.words.nouns import your
from gorin.words.picks import target
from gorin.words.qualities import keyword
from gorin.words.things import SELF, TARGET

CARDS: list[Card] = [
    card(
        "Isawa Mori Seidō",
        action(cost(bow(SELF)), target(CHARACTER), gives(TARGET, glory=2, until=PHASE_END)),
    ),
    card("Forgotten Library", reaction(phase_begins("draw"), draw(1))),
    card("Serene Warrior"),
    card("Naive Student", keywords("sincerity")),
    card(
        "Asako Diplomat", reaction(wins(SELF), target(CHARACTER), select_one(honor(TARGET), dishonor(TARGET)))
    ),
    card(
        "Against the Waves",
        action(target(your(CHARACTER, keyword("Shugenja"))), select_one(bow(TARGET), ready_(TARGET))),
    ),
]
