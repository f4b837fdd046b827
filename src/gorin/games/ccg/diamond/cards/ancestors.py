"""Ancestors of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Denkyu no Shiryo",
        *ancestor_of(any_(PERSONALITY, keyword("Mantis Clan"))),
        discounts(1, any_(PERSONALITY, keyword("Mantis Clan"))),
    ),
    card(
        "Ichido no Shiryo",
        *ancestor_of(any_(PERSONALITY, keyword("Crab Clan"))),
        trait(
            after(ENTERS_PLAY, SELF),
            create_on_several(
                your(PERSONALITY, keyword("Crab Clan")),
                plus(force_of(BEARER), yu_of(BEARER)),
                created_follower(0),
            ),
        ),
    ),
    card(
        "Toshimoko no Shiryo",
        *ancestor_of(any_(PERSONALITY, keyword("Crane Clan"))),
        cannot(MEET_REACTIONS_IN_DUELS, BEARER),
    ),
    card(
        "Yokutsu no Shiryo",
        *ancestor_of(any_(PERSONALITY, keyword("Lion Clan"))),
        reaction(
            before(FACES_DISHONOR, one_of_your(PERSONALITY)),
            cost(bow(SELF)),
            avert_dishonor(),
            commits_seppuku(IT),
            gain_honor(base_of(PERSONAL_HONOR, IT)),
        ),
    ),
]
