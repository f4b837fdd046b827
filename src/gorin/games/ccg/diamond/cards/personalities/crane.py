"""Crane Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.one_offs import REDUCIBLE, WAS_YOU, negate_loss
from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Daidoji Gudeta", battle(cost(bow(SELF)), *ranged_attack(4))),
    card("Doji Domotai", permits(WIN_TIES, SELF)),
    card(
        "Doji Gombei",
        reaction(
            after(ENTERS_DUEL, SELF),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            later(before(THAT_DUELS_FOCUS_EFFECTS), double_focus(), until=DUEL_END),
        ),
    ),
    card(
        "Doji Nagori",
        reaction(
            before(HONOR_GAIN_COMES, ANOTHER_PLAYER),
            cost(bow(SELF)),
            one_more(),
            gain_honor(1),
            keywords=("Political",),
        ),
        reaction(
            before(HONOR_LOSS_COMES, ANOTHER_PLAYER),
            cost(bow(SELF)),
            one_more(),
            gain_honor(1),
            keywords=("Political",),
        ),
    ),
    card(
        "Kakita Gosha",
        reaction(
            before(HONOR_LOSS_COMES, REDUCIBLE),
            cost(bow(SELF)),
            negate_loss(),
            if_(WAS_YOU, lose_honor(1), otherwise=(gain_honor(1),)),
            keywords=("Political",),
        ),
    ),
    card(
        "Kakita Kaiten",
        reaction(after(ENTERS_DUEL, SELF), gives(SELF, chi=personal_honor_of(SELF), until=DUEL_END)),
    ),
    card("Kakita Kaiten - exp", battle(gives(SELF, force=personal_honor_of(SELF)), once_per_battle=True)),
    card(
        "Kakita Korihime",
        cannot(REFUSE_CHALLENGES, SELF),
        trait(after(DUEL_LOST, SELF), lose_honor(5)),
        limited(
            cost(bow(SELF)),
            target(anothers(PERSONALITY, dishonorable)),
            challenge(SELF, TARGET, destroy(LOSER)),
            keywords=("Iaijutsu",),
        ),
    ),
    card("Kakita Mai", permits(LOBBY_AGAIN, SELF)),
    card(
        "Kakita Mai - exp",
        limited(
            cost(discard_favor()),
            performer(your(PERSONALITY, unbowed)),
            target(anothers(PERSONALITY)),
            challenge(
                PERFORMER,
                TARGET,
                destroy(LOSER),
                refused=(lose_honor(4, controller_of(TARGET), exactly=True),),
            ),
            keywords=("Favor", "Political"),
            once_per_turn=True,
        ),
    ),
    card(
        "Kakita Masazumi",
        reaction(after(ENTERS_DUEL, SELF), gives(SELF, chi=personal_honor_of(SELF), until=DUEL_END)),
    ),
]
