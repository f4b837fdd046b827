"""Events of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import EVENT_PROVINCE, EVENT_PROVINCE_IS_GONE
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("A Time for Action", revealed(lose_honor(5, players_above(20)))),
    card(
        "Alter History",
        revealed(
            later(
                after(PROVINCE_DESTROYED, YOU, AS_ATTACKER),
                lose_honor(5, DEFENDER),
                until=GAME_END,
            ),
            when=ALL_TURNED_UP,
        ),
    ),
    card(
        "Festival of Cherry Blossoms",
        revealed(
            later(
                after(HONOR_GAINED, ANOTHER_PLAYER),
                gain_honor(2),
                until=GAME_END,
            ),
            when=ALL_TURNED_UP,
        ),
    ),
    card(
        "Harsh Choices",
        revealed(
            may(destroy_province(EVENT_PROVINCE), if_(EVENT_PROVINCE_IS_GONE, draw(3))), when=ALL_TURNED_UP
        ),
    ),
    card(
        "Imperial Ambassadorship",
        revealed(
            each_may(EACH_OTHER_PLAYER, draw(1, ACTOR)),
            may(look_at_top(3, arrange=True)),
            draw(1),
            when=ALL_TURNED_UP,
        ),
    ),
    card(
        "Military Alliance",
        revealed(
            later(
                after(BATTLE_DESTROYS_PROVINCE),
                gain_honor(3, VICTORS),
                until=GAME_END,
                every_time=True,
            ),
        ),
    ),
    card(
        "Minor Blackmail",
        revealed(
            choose(anothers(PERSONALITY)),
            first_of(
                after(ASSIGNS, CHOSEN),
                after(PERFORMS, CHOSEN),
                dishonor(CHOSEN),
                lose_honor(2, controller_of(CHOSEN)),
            ),
            when=ALL_TURNED_UP,
        ),
    ),
    card(
        "Signs and Portents",
        revealed(
            choose_player(), look_at_top(4, CHOSEN_PLAYER, may_discard=True, arrange=True), when=ALL_TURNED_UP
        ),
    ),
    card(
        "Willing Spirits",
        revealed(
            later(
                after(TURN_BEGINS, YOU),
                strengthens(2, YOUR_PROVINCES, GAME_END),
                until=GAME_END,
            ),
        ),
    ),
    card("Wisdom Gained", revealed(each_may(EACH_PLAYER, search(RING, ACTOR)))),
]
