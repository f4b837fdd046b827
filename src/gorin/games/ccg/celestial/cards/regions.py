"""Regions of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import recruit_here, somebody_to_recruit, turn_after
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

LION_CLAN = "Lion Clan"

CARDS: list[Card] = [
    card("Farmlands", limited(pay_gold(2), target(your(PERSONALITY)), create(created_follower(1), TARGET))),
    card(
        "Overgrown Grove",
        battle(cost(discard_top(3)), up_front(target(any_(PERSONALITY, attacking))), move_home(TARGET)),
    ),
    card(
        "Private Shrine",
        battle(
            cost(bow(SELF)),
            if_(
                AT_THIS_PROVINCE,
                gives(your(PERSONALITY, honorable, here), force=2),
                otherwise=(gives(your(PERSONALITY, honorable, here), force=1),),
            ),
        ),
    ),
    card(
        "Shinden Shorai",
        limited(
            requires(all_of(turn_after(2), somebody_to_recruit(ignoring=LION_CLAN))),
            recruit_here(ignoring=LION_CLAN),
        ),
    ),
    card(
        "Stone-Hewed Shrine",
        has_force(any_(PERSONALITY, defending, keyword("Earth"), at_this_province), 1),
        battle(
            performer(your(PERSONALITY, keyword("Earth"), wherever), anywhere=True),
            cost(bow(PERFORMER)),
            strengthens(3),
            absent=True,
        ),
    ),
    card(
        "The Ivory Coast",
        battle(
            performer(your(PERSONALITY)),
            cost(bow(SELF)),
            move_home(PERFORMER),
            if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
        ),
    ),
    card(
        "Utaku Meadows",
        limited(pay_gold(3), target(your(PERSONALITY)), create(created_follower(1, "Cavalry"), TARGET)),
    ),
    card("War-ravaged Plain", limited(cost(discard(SELF)), target(REGION), destroy(TARGET))),
]
