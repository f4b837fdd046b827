"""Dragon Personalities of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.cards import DRAGON, personality
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.in_play.states import bow, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import draw, look_at_top, show_top_of_fate
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.conditions import ENEMIES_HERE, TAKEN_AS_ADDITIONAL, WHILE_DEFENDING
from gorin.games.ccg.words.when.deeds import bowed_by_this, moved
from gorin.games.ccg.words.which.nouns import FATE_CARD, PERSONALITY, enemy
from gorin.games.ccg.words.which.qualities import with_battle_ability
from gorin.words.abilities import requires, trait
from gorin.words.conditions import all_of, is_
from gorin.words.flow import if_, may
from gorin.words.nouns import any_
from gorin.words.picks import target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, SELF, TARGET
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    personality(
        "Togashi Akagi",
        DRAGON,
        force=4,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=1,
        keywords=("Dragon Clan", "Monk", "Tattooed", "Void"),
    ),
    personality(
        "Togashi Chiko",
        DRAGON,
        force=5,
        chi=4,
        honor_req=None,
        gold=9,
        personal_honor=1,
        keywords=("Dragon Clan", "Monk", "Tattooed"),
        text=(
            battle(
                requires(ENEMIES_HERE),
                move_here(SELF, to_enemies=True),
                if_(moved(SELF), straighten(SELF)),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Togashi Kanmu",
        DRAGON,
        force=3,
        chi=4,
        honor_req=2,
        gold=7,
        personal_honor=2,
        keywords=("Dragon Clan", "Monk", "Tattooed", "Water"),
        text=(
            battle(
                up_front(target(enemy(PERSONALITY))),
                move_home(TARGET),
                if_(all_of(moved(TARGET), TAKEN_AS_ADDITIONAL), gives(SELF, force=2)),
            ),
        ),
    ),
    personality(
        "Togashi Nakahara",
        DRAGON,
        force=5,
        chi=3,
        honor_req=0,
        gold=9,
        personal_honor=2,
        keywords=("Unique", "Dragon Clan", "Monk", "Tattooed"),
        text=(
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
    ),
    personality(
        "Togashi Oki",
        DRAGON,
        force=3,
        chi=3,
        honor_req=4,
        gold=7,
        personal_honor=2,
        keywords=("Dragon Clan", "Monk", "Tattooed"),
        text=(
            has_force(SELF, 2, while_=WHILE_DEFENDING),
            trait(THIS_ENTERS_PLAY, may(bow(SELF), if_(bowed_by_this(SELF), draw()))),
        ),
    ),
]
