"""Dragon Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Mirumoto Kei - exp2",
        trait(
            after(ENTERS_PLAY, SELF),
            may(target(your(PERSONALITY)), create(created_item(2, 1, "Weapon"), TARGET)),
        ),
        battle(target(enemy(PERSONALITY)), challenge(SELF, TARGET, destroy(LOSER))),
    ),
    card(
        "Tamori Kazushige",
        has_force(SELF, 2, while_=WHILE_DEFENDING),
        open_(
            requires(NOT_YOUR_TURN),
            target(PERSONALITY.with_(of_active_player)),
            later(PHASE_IS_OVER, straighten(TARGET)),
            later(
                TURN_IS_OVER,
                if_(
                    not_(assigned_to_attack(TARGET)),
                    gain_honor(2),
                ),
            ),
        ),
    ),
    card(
        "Togashi Gato",
        battle(
            show_top_of_fate(),
            if_(is_(CHOSEN, RING | FATE_CARD.with_(keyword("Tattoo"))), put_in_hand(CHOSEN)),
        ),
    ),
    card("Togashi Meiyu", reaction(after(ENTERS_PLAY, SELF), puts_tokens(SELF, 3, "Fire", force=1))),
    card(
        "Togashi Osawa - exp",
        battle_open(
            up_front(target(PERSONALITY.with_(at_location_of(SELF)))),
            bow_or_straighten(TARGET),
            even_if_bowed=True,
        ),
    ),
    card(
        "Togashi Sakata",
        limited(
            choose_one(
                puts_tokens(SELF, 1, "Fire", force=1),
                puts_tokens(SELF, 1, "Sake", force=1),
            )
        ),
        battle(*ranged_attack(plus(4, tokens_on(SELF, "Sake")))),
    ),
    card(
        "Togashi Shiori",
        battle(target(enemy(PERSONALITY, without(ITEM), having(CHI, at_most=chi_of(SELF)))), bow(TARGET)),
    ),
    card("Togashi Taro"),
]
