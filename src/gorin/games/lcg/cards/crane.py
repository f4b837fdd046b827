"""Crane cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.words.abilities import action, reaction, would_interrupt
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.traits import bearer_gains, has_political, keywords
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.fighting import challenge
from gorin.games.lcg.words.verbs.in_play import bow, honor, move_to_conflict
from gorin.games.lcg.words.verbs.stats import gives
from gorin.games.lcg.words.when.conditions import (
    DURING_CONFLICT,
    DURING_POLITICAL,
    THIS_ATTACKS,
    THIS_DEFENDS,
    THIS_PARTICIPATES,
)
from gorin.games.lcg.words.when.history import MORE_HONORED
from gorin.games.lcg.words.when.triggers import event_would_initiate, is_honored
from gorin.games.lcg.words.which.nouns import CHARACTER, theirs
from gorin.games.lcg.words.which.qualities import (
    another,
    defending_alone,
    of_clan,
    participating,
    political_at_most,
    your_only_participant,
)
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_
from gorin.words.nouns import any_, your
from gorin.words.picks import target
from gorin.words.things import LOSER, SELF, TARGET

CARDS: list[Card] = [
    card(
        "Shizuka Toshi",
        action(
            requires(DURING_POLITICAL),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, political_at_most(2))),
            bow(TARGET),
        ),
    ),
    card("Doji Whisperer"),
    card(
        "Doji Challenger",
        action(requires(THIS_ATTACKS), target(theirs(CHARACTER)), move_to_conflict(TARGET)),
    ),
    card(
        "Brash Samurai",
        action(requires(is_(SELF, your_only_participant)), honor(SELF)),
    ),
    card(
        "Savvy Politician",
        reaction(is_honored(SELF), target(CHARACTER), honor(TARGET)),
    ),
    card(
        "Asahina Artisan",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            target(any_(CHARACTER, another, of_clan("Crane"))),
            gives(TARGET, political=3),
        ),
    ),
    card("Admit Defeat", action(target(any_(CHARACTER, defending_alone)), bow(TARGET))),
    card("Way of the Crane", action(target(your(CHARACTER, of_clan("Crane"))), honor(TARGET))),
    card("Voice of Honor", would_interrupt(event_would_initiate(), requires(MORE_HONORED), cancel())),
    card(
        "Duelist Training",
        bearer_gains(
            action(
                requires(THIS_PARTICIPATES),
                target(theirs(CHARACTER, participating)),
                challenge(SELF, TARGET, bow(LOSER), cards_instead=True),
            )
        ),
    ),
    card("Political Rival", keywords("covert"), has_political(SELF, 3, THIS_DEFENDS)),
]
