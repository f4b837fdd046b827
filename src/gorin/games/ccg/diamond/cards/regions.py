"""Regions of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Fields of the Moon",
        reaction(
            after(ENTERS_PLAY, any_(PERSONALITY, your_aligned), FROM_YOUR_PROVINCE), pay_gold(4), draw(1)
        ),
    ),
    card(
        "Fields of the Sun",
        trait(
            after(
                IS_DESTROYED,
                one_of_your(PERSONALITY),
                IN_BATTLE_AT_THIS_PROVINCE,
                BY_ANOTHER_OR_RESOLUTION,
            ),
            gain_honor(2),
        ),
    ),
    card(
        "Mapped Region",
        battle(
            requires(AT_THIS_PROVINCE),
            requires(NO_TERRAIN_HERE),
            play_found(TERRAIN, goes_back=True),
            once_per_battle=True,
            absent=True,
        ),
    ),
    card(
        "Mystic Ground",
        cannot(BOW_FOR_THIS_REGION, ANY_MONK_OR_SHUGENJA),
        reaction(before(PROVINCE_FALLS, THIS_PROVINCE), cost(destroy(SELF)), save_province()),
    ),
    card("Road of Dust", has_force(any_(PERSONALITY, without_followers, at_this_province), -2)),
    card("Secluded Ravine", attackers_play_no_terrains()),
    card("Shinsei's Shrine", holds_no_cards(), trait(after(END_PHASE, YOU), gain_honor(2))),
    card(
        "Temples of the New Tao",
        cannot(DEFEND_THIS_PROVINCE, any_(PERSONALITY, lacking("Monk", "Samurai"))),
        has_force(
            any_(
                noun("Monk", PERSONALITY, FOLLOWER) | noun("Samurai", PERSONALITY, FOLLOWER),
                defending,
                at_this_province,
            ),
            3,
        ),
    ),
    card(
        "Tidal Land Bridge",
        trait(
            after(TURN_BEGINS, YOU),
            if_(
                HAS_TIDAL_TOKEN,
                takes_token(SELF, "Tidal"),
                otherwise=(puts_tokens(SELF, 1, "Tidal"),),
            ),
        ),
        cannot(COME_TO_THIS_PROVINCE, PERSONALITY, while_=HAS_TIDAL_TOKEN),
    ),
    card(
        "Utaku Meadows",
        limited(
            pay_gold(3),
            target(your(PERSONALITY)),
            create(created_follower(1, "Cavalry"), TARGET),
            once_per_turn=True,
        ),
    ),
]
