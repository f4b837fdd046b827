"""Dragon Personalities of War of Honor."""

from gorin.games.ccg.vocabulary import *
from gorin.games.ccg.war_of_honor.pool import card

CARDS: list[Card] = [
    card("Togashi Akagi"),
    card(
        "Togashi Chiko",
        battle(
            requires(ENEMIES_HERE),
            move_here(SELF, to_enemies=True),
            if_(moved(SELF), straighten(SELF)),
            even_if_bowed=True,
        ),
    ),
    card(
        "Togashi Kanmu",
        battle(
            up_front(target(enemy(PERSONALITY))),
            move_home(TARGET),
            if_(all_of(moved(TARGET), TAKEN_AS_ADDITIONAL), gives(SELF, force=2)),
        ),
    ),
    card(
        "Togashi Nakahara",
        battle(
            look_at_top(5, arrange=True),
            may(
                show_top_of_fate(),
                if_(
                    is_(CHOSEN, any_(FATE_CARD, keyword("Kiho", "Tattoo"), with_battle_ability)),
                    put_in_hand(CHOSEN),
                    additional_action(from_card=CHOSEN),
                ),
            ),
        ),
    ),
    card(
        "Togashi Oki",
        has_force(SELF, 2, while_=WHILE_DEFENDING),
        trait(after(ENTERS_PLAY, SELF), may(bow(SELF), if_(bowed_by_this(SELF), draw()))),
    ),
]
