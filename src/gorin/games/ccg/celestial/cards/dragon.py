"""Dragon Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, battle_open, limited, open_, reaction
from gorin.games.ccg.words.amounts import chi_of, tokens_on
from gorin.games.ccg.words.cards import DRAGON, created_item, personality
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import has_force
from gorin.games.ccg.words.verbs.fighting.duels import challenge
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.creating import create
from gorin.games.ccg.words.verbs.in_play.states import bow, bow_or_straighten, destroy, straighten
from gorin.games.ccg.words.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.words.verbs.players.decks import show_top_of_fate
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.conditions import WHILE_DEFENDING
from gorin.games.ccg.words.when.history import assigned_to_attack
from gorin.games.ccg.words.when.triggers import PHASE_IS_OVER, TURN_IS_OVER
from gorin.games.ccg.words.which.measures import chi_at_most
from gorin.games.ccg.words.which.nouns import FATE_CARD, ITEM, PERSONALITY, RING, enemy, without
from gorin.games.ccg.words.which.places import at_location_of
from gorin.words.abilities import requires, trait
from gorin.words.amounts import plus
from gorin.words.conditions import NOT_YOUR_TURN, is_, not_
from gorin.words.flow import choose_one, if_, may
from gorin.words.nouns import of_active_player, your
from gorin.words.picks import target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, LOSER, SELF, TARGET
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    personality(
        "Mirumoto Kei",
        DRAGON,
        force=5,
        chi=5,
        honor_req=10,
        gold=12,
        personal_honor=4,
        keywords=(
            "Cavalry",
            "Duelist",
            "Experienced 2",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Dragon Clan",
            "Samurai",
        ),
        experience=2,
        text=(
            trait(
                THIS_ENTERS_PLAY, may(target(your(PERSONALITY)), create(created_item(2, 1, "Weapon"), TARGET))
            ),
            battle(target(enemy(PERSONALITY)), challenge(SELF, TARGET, destroy(LOSER))),
        ),
    ),
    personality(
        "Tamori Kazushige",
        DRAGON,
        force=3,
        chi=4,
        honor_req=0,
        gold=7,
        personal_honor=3,
        keywords=("Dragon Clan", "Earth", "Shugenja"),
        text=(
            has_force(SELF, 2, while_=WHILE_DEFENDING),
            open_(
                requires(NOT_YOUR_TURN),
                target(PERSONALITY.with_(of_active_player)),
                later(PHASE_IS_OVER, straighten(TARGET)),
                later(
                    TURN_IS_OVER,
                    if_(
                        not_(assigned_to_attack(TARGET), "he was not assigned to attack this turn"),
                        gain_honor(2),
                    ),
                ),
            ),
        ),
    ),
    personality(
        "Togashi Gato",
        DRAGON,
        force=4,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Duelist", "Dragon Clan", "Monk", "Tattooed"),
        text=(
            battle(
                show_top_of_fate(),
                if_(is_(CHOSEN, RING | FATE_CARD.with_(keyword("Tattoo"))), put_in_hand(CHOSEN)),
            ),
        ),
    ),
    personality(
        "Togashi Meiyu",
        DRAGON,
        force=0,
        chi=3,
        honor_req=4,
        gold=5,
        personal_honor=2,
        keywords=("Dragon Clan", "Fire", "Monk", "Tattooed"),
        text=(reaction(THIS_ENTERS_PLAY, puts_tokens(SELF, 3, "Fire", force=1)),),
    ),
    personality(
        "Togashi Osawa",
        DRAGON,
        force=5,
        chi=4,
        honor_req=1,
        gold=9,
        personal_honor=2,
        keywords=("Unique", "Air", "Dragon Clan", "Experienced", "Monk", "Tattooed"),
        experience=1,
        text=(
            battle_open(
                up_front(target(PERSONALITY.with_(at_location_of(SELF)))),
                bow_or_straighten(TARGET),
                even_if_bowed=True,
            ),
        ),
    ),
    personality(
        "Togashi Sakata",
        DRAGON,
        force=4,
        chi=4,
        honor_req=0,
        gold=9,
        personal_honor=2,
        keywords=("Dragon Clan", "Drunken Master", "Fire", "Monk", "Tattooed"),
        text=(
            limited(
                choose_one(
                    puts_tokens(SELF, 1, "Fire", force=1),
                    puts_tokens(SELF, 1, "Sake", force=1),
                )
            ),
            battle(*ranged_attack(plus(4, tokens_on(SELF, "Sake")))),
        ),
    ),
    personality(
        "Togashi Shiori",
        DRAGON,
        force=4,
        chi=3,
        honor_req=0,
        gold=8,
        personal_honor=2,
        keywords=("Dragon Clan", "Monk", "Tattooed"),
        text=(battle(target(enemy(PERSONALITY, without(ITEM), chi_at_most(chi_of(SELF)))), bow(TARGET)),),
    ),
    personality(
        "Togashi Taro",
        DRAGON,
        force=3,
        chi=3,
        honor_req=0,
        gold=5,
        personal_honor=1,
        keywords=("Dragon Clan", "Monk", "Tattooed"),
    ),
]
