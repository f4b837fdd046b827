"""Strongholds of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited
from gorin.games.ccg.words.amounts import destroyed_provinces_of, personal_honor_of
from gorin.games.ccg.words.cards import DRAGON, LION, PHOENIX, SCORPION, stronghold
from gorin.games.ccg.words.traits import draws_from_bottom, equips_in_battle
from gorin.games.ccg.words.verbs.in_play.states import bow, discard
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import look_at_top, put_under_deck
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.when.about_actions import YOU_EQUIPPED_IN_BATTLE
from gorin.games.ccg.words.which.measures import honor_below
from gorin.games.ccg.words.which.nouns import FATE_CARD, PERSONALITY, SPELL, enemy
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import attached_by_action
from gorin.words.abilities import cost, trait
from gorin.words.conditions import is_
from gorin.words.flow import if_, may
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import your
from gorin.words.picks import paying, performer, target, up_front
from gorin.words.players import TARGET_PLAYER, any_player
from gorin.words.things import CHOSEN, PAID, PERFORMER, TARGET, called

CARDS: list[Card] = [
    stronghold(
        "City of Tears",
        PHOENIX,
        strength=6,
        gold=4,
        honor=6,
        text=(
            equips_in_battle(SPELL),
            trait(
                YOU_EQUIPPED_IN_BATTLE, additional_action(from_card=attached_by_action("a Spell it attached"))
            ),
        ),
    ),
    stronghold(
        "Seven Stings Keep",
        SCORPION,
        strength=7,
        gold=4,
        honor=1,
        text=(
            limited(
                target(any_player()),
                lose_honor(destroyed_provinces_of(TARGET_PLAYER, times=2), TARGET_PLAYER),
            ),
        ),
    ),
    stronghold(
        "Tetsu Kama Mura",
        DRAGON,
        strength=8,
        gold=4,
        honor=5,
        text=(
            draws_from_bottom(),
            limited(look_at_top(1), may(put_under_deck(called("it", CHOSEN)))),
        ),
    ),
    stronghold(
        "Venerable Plains of the Ikoma",
        LION,
        strength=7,
        gold=3,
        honor=7,
        text=(
            battle(
                performer(your(PERSONALITY, unbowed)),
                up_front(target(enemy(PERSONALITY, honor_below(personal_honor_of(PERFORMER))))),
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                bow(TARGET),
                if_(is_(called("the discarded card", PAID), "Bushido Virtue"), gain_honor(2)),
            ),
        ),
    ),
]
