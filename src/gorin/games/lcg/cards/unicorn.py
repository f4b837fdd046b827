"""Unicorn cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declaring import NOT_DECLARED_DEFENDER
from gorin.games.lcg.words.abilities import action
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import attaches_to, costs_less, no_attachments
from gorin.games.lcg.words.verbs.in_play import bow, move_to_conflict, ready_, remove_fate
from gorin.games.lcg.words.verbs.players import spend_fate
from gorin.games.lcg.words.when.conditions import DURING_CONFLICT, DURING_MILITARY, FIRST_PLAYER
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import of_clan
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.nouns import your
from gorin.words.picks import paying, target
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF, TARGET
from gorin.words.traits import forbids, has_keyword

CARDS: list[Card] = [
    card(
        "Golden Plains Outpost",
        action(
            requires(DURING_MILITARY),
            cost(bow(SELF)),
            target(your(CHARACTER, keyword("Cavalry"))),
            move_to_conflict(TARGET),
        ),
    ),
    card("Moto Horde", no_attachments(except_=("Weapon",))),
    card("Aggressive Moto", forbids(NOT_DECLARED_DEFENDER, SELF, "{whom} cannot be declared as a defender")),
    card("Border Rider", action(ready_(SELF))),
    card("Shinjo Outrider", action(requires(DURING_CONFLICT), move_to_conflict(SELF))),
    card("Meishōdō Wielder", costs_less(1, FIRST_PLAYER)),
    card(
        "Ide Messenger",
        action(
            requires(DURING_CONFLICT), cost(spend_fate(1)), target(your(CHARACTER)), move_to_conflict(TARGET)
        ),
    ),
    card(
        "I Am Ready",
        action(cost(remove_fate(1, PAID)), paying(your(CHARACTER, of_clan("Unicorn"))), ready_(PAID)),
    ),
    card(
        "Favored Mount",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Cavalry"),
        action(requires(DURING_CONFLICT), cost(bow(SELF)), move_to_conflict(BEARER)),
    ),
]
