"""Holdings of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.one_offs import (
    THE_RINGS_UNDER_IT,
    YOUR_FACE_UP_CARD,
    destroy_this_keeper,
    discarded,
    exchange_for,
    lay_under_this,
)
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card("Border Village", produces(3), produces(4, if_=NOT_FIRST_PLAYER, not_for=HOLDING)),
    card(
        "Disreputable House",
        produces(2),
        open_(
            cost(bow(SELF)),
            choose_another_player(),
            lose_honor(2, CHOSEN_PLAYER),
            keywords=("Political",),
        ),
    ),
    card(
        "Expendable Resources",
        produces(2),
        battle(performer(your(PERSONALITY)), cost(destroy(PERFORMER)), draw()),
    ),
    card(
        "Family Library",
        produces(2),
        limited(
            up_front(target(YOUR_FACE_UP_CARD)),
            up_front(second_target(discarded(PERSONALITY))),
            exchange_for(TARGET, SECOND),
            destroy(SELF),
        ),
    ),
    keeping(
        card(
            "Shinsei's Tomb",
            produces(2),
            trait(after(IS_DISCARDED, YOU, RING), may(lay_under_this(that(RING, IT)))),
            limited(
                cost(bow(SELF)),
                cost(destroy_this_keeper()),
                put_in_hand(THE_RINGS_UNDER_IT),
            ),
        ),
        RING,
    ),
    card(
        "Shrine to Fukurokujin",
        produces(2),
        limited(
            performer(your(PERSONALITY)),
            cost(bow(SELF)),
            show_top_of_fate(),
            if_(
                is_(CHOSEN, having(FOCUS, at_least=base_of(CHI, PERFORMER))),
                discard(CHOSEN),
                otherwise=(put_in_hand(CHOSEN),),
            ),
        ),
    ),
    card("Simple Men", produces(4, also_bowing=your(HOLDING, besides(SELF), keyword("Farm")))),
    card("Small Farm", produces(1)),
    card("Temple to the Ancestors", produces(2), open_(cost(bow(SELF)), gain_honor(2))),
    card("The Seeker's Temple", produces(2), open_(cost(destroy(SELF)), search_deck(RING, shown=True))),
    card("Traveling Peddler", produces(2), limited(cost(bow(SELF)), pay_gold(3), draw())),
    card("War Encampment", produces(2), produces(4, paying_for=any_(ITEM | SPELL, from_your_hand))),
]
