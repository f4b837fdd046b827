"""Celestials of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import WHILE_IN_PLAY
from gorin.games.ccg.words.abilities import battle, limited, open_
from gorin.games.ccg.words.cards import celestial
from gorin.games.ccg.words.protection import does_not_bow_from_resolution
from gorin.games.ccg.words.traits import for_a_while, hand_size, provinces_have_strength
from gorin.games.ccg.words.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.words.verbs.in_play.states import discard, dishonor, straighten
from gorin.games.ccg.words.verbs.players.decks import look_at_top
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import destroy_province
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.conditions import ENEMIES_HERE
from gorin.games.ccg.words.when.deeds import moved, units_of_those_who_moved
from gorin.games.ccg.words.which.nouns import PERSONALITY, STRATEGY, in_fate_discard
from gorin.games.ccg.words.which.provinces import YOUR_RIGHTMOST_PROVINCE
from gorin.games.ccg.words.which.qualities import non_unique
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost, requires, trait
from gorin.words.choosing import may_choose
from gorin.words.flow import if_, surely
from gorin.words.nouns import any_, your
from gorin.words.picks import performer, performing, target, targets, up_front
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import CHOSEN, PERFORMER, SELF, TARGET, TARGET_SLOT
from gorin.words.traits import permits
from gorin.words.triggers import THIS_ENTERS_PLAY

of_one_player = Simple(
    AFTER,
    "of the same player",
    lambda s, scope, card: all(s.controller[card] == s.controller[other] for other in scope.get(TARGET_SLOT)),
)

CARDS: list[Card] = [
    celestial(
        "Ebisu's Honesty",
        keywords=("Unique", "Fortune"),
        text=(
            provinces_have_strength(2),
            limited(
                cost(destroy_province(YOUR_RIGHTMOST_PROVINCE)), cost(discard(SELF)), surely(gain_honor(4))
            ),
        ),
    ),
    celestial(
        "Fukurokujin's Wisdom",
        keywords=("Unique", "Fortune"),
        text=(
            hand_size(1),
            battle(
                cost(discard(SELF)),
                performing(your(PERSONALITY), 1, 99),
                move_home(PERFORMER),
                straighten(units_of_those_who_moved(PERFORMER)),
            ),
        ),
    ),
    celestial(
        "Jurojin's Blessing",
        keywords=("Unique", "Fortune"),
        text=(
            limited(look_at_top(1, may_discard=True)),
            open_(
                cost(discard(SELF)),
                target(in_fate_discard(any_(STRATEGY, non_unique))),
                put_in_hand(TARGET),
            ),
        ),
    ),
    celestial(
        "Natsu-Togumara's Guidance",
        keywords=("Unique", "Fortune"),
        text=(
            trait(
                THIS_ENTERS_PLAY,
                may_choose(PERSONALITY),
                for_a_while(does_not_bow_from_resolution(unit_of(CHOSEN)), WHILE_IN_PLAY),
            ),
            battle(
                requires(ENEMIES_HERE),
                performer(your(PERSONALITY), anywhere=True),
                cost(discard(SELF)),
                move_here(PERFORMER, to_enemies=True),
                if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
            ),
        ),
    ),
    celestial(
        "Saibankan's Justice",
        keywords=("Unique", "Fortune"),
        text=(
            permits("others may not lobby", SELF, "other players may not lobby"),
            open_(
                up_front(targets(any_(PERSONALITY, of_one_player), 1, 2)),
                cost(discard(SELF)),
                dishonor(TARGET),
            ),
        ),
    ),
]
