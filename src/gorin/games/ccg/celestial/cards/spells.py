"""Spells of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited, open_
from gorin.games.ccg.words.cards import doubtful, spell
from gorin.games.ccg.words.choosing import name_element
from gorin.games.ccg.words.verbs.fighting.movement import can_be_brought, move_to_enemies
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack, with_ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, destroy_unit, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens
from gorin.games.ccg.words.verbs.players.searching import search_deck
from gorin.games.ccg.words.when.conditions import YOU_DEFEND
from gorin.games.ccg.words.when.deeds import bowed_by_this, moved
from gorin.games.ccg.words.which.nouns import FATE_CARD, PERSONALITY, SAMURAI, UNIT, UNIT_CARD, enemy
from gorin.games.ccg.words.which.places import in_this_army, smaller_than_unit_of
from gorin.games.ccg.words.which.qualities import of_named_element, unbowed
from gorin.games.ccg.words.which.things import THIS_SHUGENJA, followers_of
from gorin.words.abilities import cost, requires
from gorin.words.choosing import may_choose_own
from gorin.words.conditions import NOT_YOUR_TURN, all_of, not_, you_control
from gorin.words.flow import if_
from gorin.words.nouns import your
from gorin.words.picks import target, up_front
from gorin.words.players import TARGET_PLAYER, other_player
from gorin.words.things import CHOSEN, SELF, TARGET, both

CARDS: list[Card] = [
    spell(
        "Castle of Water",
        gold=2,
        focus=3,
        keywords=("Water",),
        text=(battle(cost(bow(SELF)), strengthens(3), keywords=("Water",), remote=True, absent=True),),
    ),
    spell(
        "Consumed by Five Fires",
        gold=4,
        focus=2,
        keywords=("Fire",),
        text=(
            battle(
                cost(bow(SELF)),
                target(enemy(UNIT, smaller_than_unit_of(THIS_SHUGENJA))),
                destroy_unit(TARGET),
                keywords=("Fire",),
            ),
        ),
    ),
    spell(
        "Dance of the Kami",
        gold=2,
        focus=3,
        keywords=("Kami",),
        text=(
            battle(
                cost(bow(SELF)),
                name_element(),
                straighten(UNIT_CARD.with_(of_named_element, in_this_army)),
                gives(PERSONALITY.with_(of_named_element, in_this_army), force=1),
            ),
        ),
    ),
    spell(
        "Follow the Flame",
        gold=2,
        focus=1,
        keywords=("Fire", "Thunder"),
        text=(
            battle(
                requires(you_control(PERSONALITY.with_(in_this_army, with_ranged_attack))),
                cost(bow(SELF)),
                target(enemy(PERSONALITY)),
                gives(both(TARGET, followers_of(TARGET)), force=-4),
                keywords=("Fire", "Thunder"),
            ),
        ),
    ),
    spell(
        "Fueling the Flames",
        gold=0,
        focus=1,
        keywords=("Fire",),
        text=(
            battle(cost(bow(SELF)), *ranged_attack(2), keywords=("Fire",)),
            battle(
                cost(bow(THIS_SHUGENJA)),
                cost(destroy(THIS_SHUGENJA)),
                *ranged_attack(6),
                keywords=("Fire",),
            ),
        ),
    ),
    spell(
        "Ride Through the Night",
        gold=3,
        focus=3,
        keywords=("Water",),
        text=(
            battle(
                cost(bow(THIS_SHUGENJA)),
                up_front(target(your(SAMURAI, can_be_brought), anywhere=True)),
                move_to_enemies(TARGET),
                if_(all_of(YOU_DEFEND, moved(TARGET)), gain_honor(2)),
                keywords=("Water",),
                from_home=True,
            ),
        ),
    ),
    spell(
        "Touch of Ice",
        gold=2,
        focus=3,
        keywords=("Water",),
        text=(
            open_(
                requires(NOT_YOUR_TURN),
                cost(bow(THIS_SHUGENJA)),
                target(other_player()),
                may_choose_own(2, PERSONALITY.with_(unbowed), bow(CHOSEN), who=TARGET_PLAYER),
                if_(not_(bowed_by_this(CHOSEN), "he did not"), gain_honor(3)),
                keywords=("Water",),
            ),
        ),
    ),
    doubtful(
        spell(
            "Walking the Way",
            gold=4,
            focus=3,
            text=(limited(cost(bow(THIS_SHUGENJA)), cost(destroy(SELF)), search_deck(FATE_CARD)),),
        ),
        "Known to us only as a later arc printed it anew.",
    ),
]
