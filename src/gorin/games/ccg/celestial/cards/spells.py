"""Spells of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import name_element, of_named_element
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Castle of Water",
        battle(cost(bow(SELF)), strengthens(3), keywords=("Water",), remote=True, absent=True),
    ),
    card(
        "Consumed by Five Fires",
        battle(
            cost(bow(SELF)),
            target(enemy(UNIT, smaller_than_unit_of(THIS_SHUGENJA))),
            destroy_unit(TARGET),
            keywords=("Fire",),
        ),
    ),
    card(
        "Dance of the Kami",
        battle(
            cost(bow(SELF)),
            name_element(),
            straighten(UNIT_CARD.with_(of_named_element, in_this_army)),
            gives(PERSONALITY.with_(of_named_element, in_this_army), force=1),
        ),
    ),
    card(
        "Follow the Flame",
        battle(
            requires(you_control(PERSONALITY.with_(in_this_army, with_ranged_attack))),
            cost(bow(SELF)),
            target(enemy(PERSONALITY)),
            gives(both(TARGET, followers_of(TARGET)), force=-4),
            keywords=("Fire", "Thunder"),
        ),
    ),
    card(
        "Fueling the Flames",
        battle(cost(bow(SELF)), *ranged_attack(2), keywords=("Fire",)),
        battle(
            cost(bow(THIS_SHUGENJA)),
            cost(destroy(THIS_SHUGENJA)),
            *ranged_attack(6),
            keywords=("Fire",),
        ),
    ),
    card(
        "Ride Through the Night",
        battle(
            cost(bow(THIS_SHUGENJA)),
            up_front(target(your(SAMURAI, can_be_brought), anywhere=True)),
            move_to_enemies(TARGET),
            if_(all_of(YOU_DEFEND, moved(TARGET)), gain_honor(2)),
            keywords=("Water",),
            from_home=True,
        ),
    ),
    card(
        "Touch of Ice",
        open_(
            requires(NOT_YOUR_TURN),
            cost(bow(THIS_SHUGENJA)),
            target(other_player()),
            may_choose_own(2, PERSONALITY.with_(unbowed), bow(CHOSEN), who=TARGET_PLAYER),
            if_(THEY_BOWED_NOBODY, gain_honor(3)),
            keywords=("Water",),
        ),
    ),
    card("Walking the Way", limited(cost(bow(THIS_SHUGENJA)), cost(destroy(SELF)), search_deck(FATE_CARD))),
]
