"""Strongholds of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Kyuden Hida", reaction(after(ENTERS_PLAY, FOLLOWER, FROM_YOUR_HAND), draw(1))),
    card(
        "Law of Darkness Dojo",
        trait(after(HONOR_LOST, ANOTHER_PLAYER, from_your(A_BATTLE_ACTION)), lose_honor(1, THAT_PLAYER)),
        battle(
            target(enemy(PERSONALITY)),
            gives(TARGET, force=-4),
            if_(is_(TARGET, dishonorable), bow(TARGET)),
            even_if_bowed=True,
        ),
    ),
    card(
        "Pillars of Virtue",
        reaction(after(ACTION_RESOLVES, YOU, an_action("Kiho", battle=True)), additional_action()),
    ),
    card(
        "Seawatch Castle",
        battle(
            performer(your(PERSONALITY, unbowed)),
            target(enemy(PERSONALITY)),
            challenge(PERFORMER, TARGET, move_home(LOSER), take_favor(controller_of(WINNER))),
            keywords=("Iaijutsu",),
            even_if_bowed=True,
        ),
    ),
    card(
        "Shamate Keep",
        permits(KEEP_PERSONAL_HONOR, your(personality_with("Paragon"), dishonorable)),
        battle(
            performer(your(PERSONALITY, unbowed)),
            target(any_(PERSONALITY, having(PERSONAL_HONOR, at_most=personal_honor_of(PERFORMER)))),
            move_home(TARGET),
            if_(not_(is_yours(TARGET)), gain_honor(2)),
        ),
    ),
    card(
        "Temple of Purity",
        open_(
            target(anothers(PERSONALITY)),
            surely(gives(TARGET, force=-4)),
            if_(
                all_of(
                    is_(TARGET, keyword("Kolat", "Ninja", "Shadowlands")),
                    you_control(personality_with("Inquisitor")),
                    NOT_YOUR_TURN,
                ),
                chosen_player_gains_or_loses(2),
            ),
            even_if_bowed=True,
        ),
    ),
    card(
        "The Utaku Plains",
        has_honor(your(PERSONALITY), 1),
        battle(
            performer(your(PERSONALITY)),
            target(enemy(FOLLOWER | PERSONALITY)),
            penalizes(TARGET, personal_honor_of(PERFORMER)),
        ),
    ),
    card(
        "Thunder Dragon Bay",
        trait(
            after(ACTION_RESOLVES, YOU, an_action("Thunder")),
            target(your(PERSONALITY)),
            gives(TARGET, force=1),
        ),
        battle(*ranged_attack(4), keywords=("Thunder",)),
    ),
]
