"""What is printed on the Fortress tiles, on Toshi Ranbo and on the Score Board.

No source at hand gives all of it. What is known of the box stands here as it is known; the rest is
reconstructed in its spirit (each Clan has one Battle, one Open and one Limited Fortress; steps are small
favours), and says so by `reconstructed`. Who owns the box replaces the words of a line and drops that mark.
"""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import CLANS, FORCE, FORTRESS, PERSONAL_HONOR
from gorin.games.ccg.language.abilities import Action, battle, limited, open_
from gorin.games.ccg.language.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    PHOENIX,
    SCORPION,
    SPIDER,
    UNICORN,
)
from gorin.games.ccg.language.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.language.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.language.verbs.in_play.states import bow, discard, dishonor, rehonor, straighten
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.language.verbs.players.provinces import strengthens
from gorin.games.ccg.language.which.card_filters import ANY_CARD as CARD
from gorin.games.ccg.language.which.card_filters import (
    FATE_CARD,
    FOLLOWER,
    HOLDING,
    PERSONALITY,
    RING,
    SPELL,
    UNIT,
    enemy,
)
from gorin.games.ccg.language.which.measures import having
from gorin.games.ccg.language.which.places import at_home, defending, here
from gorin.games.ccg.language.which.predicates import bowed, dishonorable, unbowed
from gorin.games.ccg.language.which.selectors import unit_of
from gorin.games.ccg.war_of_honor.language import (
    ANOTHERS_FALLEN_FORTRESS,
    BESIDE_TOSHI_RANBO,
    NOT_THE_LAST,
    fortress,
    join_uninvited,
    step,
    turn_down,
    turn_up,
)
from gorin.games.ccg.war_of_honor.state import LAST_STEP, PATHS
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import CardFilter, anothers, any_, your
from gorin.language.core.definition import Phrase
from gorin.language.core.zones import HAND
from gorin.language.picks import chosen, paying, target
from gorin.language.players import TARGET_PLAYER, other_player
from gorin.language.selectors import CHOSEN, PAID, SELF, TARGET

RECONSTRUCTED: Final[set[str]] = set()
"""The slugs of what no source gives whole."""


def reconstructed(card: Card) -> Card:
    """Designed in the spirit of what is known; to be replaced by who owns the box."""
    RECONSTRUCTED.add(card.slug)
    card.doubt = "reconstructed: no source gives it"
    return card


# --- Fortresses: one Battle, one Open, one Limited for each Clan (WH-SET-05) ----------------------

FORTRESSES: list[Card] = [
    # Crab
    reconstructed(fortress(CRAB, battle(strengthens(2)))),
    reconstructed(fortress(CRAB, open_(target(your(FOLLOWER)), gives(TARGET, force=2)))),
    reconstructed(fortress(CRAB, limited(target(your(HOLDING, bowed)), straighten(TARGET)))),
    # Crane
    reconstructed(fortress(CRANE, battle(target(enemy(FOLLOWER, unbowed)), bow(TARGET)))),
    reconstructed(fortress(CRANE, open_(target(your(PERSONALITY, dishonorable)), rehonor(TARGET)))),
    reconstructed(fortress(CRANE, limited(gain_honor(2)))),
    # Dragon
    reconstructed(fortress(DRAGON, battle(target(your(PERSONALITY, here)), gives(TARGET, force=2)))),
    reconstructed(fortress(DRAGON, open_(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), draw(1)))),
    reconstructed(fortress(DRAGON, limited(target(your(RING, bowed)), straighten(TARGET)))),
    # Lion
    fortress(LION, battle(target(any_(UNIT, defending)), move_home(TARGET))),
    fortress(LION, open_(target(your(PERSONALITY)), gives(TARGET, force=2))),
    reconstructed(fortress(LION, limited(target(your(FOLLOWER, bowed)), straighten(TARGET)))),
    # Mantis
    reconstructed(fortress(MANTIS, battle(*ranged_attack(2)))),
    reconstructed(fortress(MANTIS, open_(target(your(HOLDING, bowed)), straighten(TARGET)))),
    reconstructed(fortress(MANTIS, limited(paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), draw(1)))),
    # Phoenix
    reconstructed(fortress(PHOENIX, battle(target(enemy(PERSONALITY)), gives(TARGET, force=-2)))),
    reconstructed(fortress(PHOENIX, open_(target(your(SPELL, bowed)), straighten(TARGET)))),
    reconstructed(fortress(PHOENIX, limited(gain_honor(2)))),
    # Scorpion
    reconstructed(fortress(SCORPION, battle(target(enemy(PERSONALITY, dishonorable)), bow(TARGET)))),
    reconstructed(
        fortress(
            SCORPION,
            open_(
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                target(anothers(PERSONALITY, having(PERSONAL_HONOR, at_most=1))),
                dishonor(TARGET),
            ),
        )
    ),
    reconstructed(fortress(SCORPION, limited(target(other_player()), lose_honor(2, TARGET_PLAYER)))),
    # Spider: known only that the Open one cannot be used while it is the last
    reconstructed(fortress(SPIDER, battle(target(enemy(PERSONALITY)), gives(TARGET, force=-2)))),
    reconstructed(
        fortress(
            SPIDER,
            open_(
                requires(NOT_THE_LAST),
                cost(turn_down(SELF)),
                target(anothers(PERSONALITY, having(FORCE, at_most=3))),
                bow(TARGET),
            ),
        )
    ),
    reconstructed(fortress(SPIDER, limited(cost(lose_honor(2)), draw(1)))),
    # Unicorn: the Limited one is known, of the Open one what it does, of the Battle one nothing
    reconstructed(
        fortress(UNICORN, battle(target(your(UNIT, at_home, unbowed), anywhere=True), move_here(TARGET)))
    ),
    reconstructed(fortress(UNICORN, open_(requires(NOT_THE_LAST), cost(turn_down(SELF)), join_uninvited()))),
    fortress(UNICORN, limited(target(ANOTHERS_FALLEN_FORTRESS), turn_up(TARGET))),
]

# --- Toshi Ranbo (WH-GLO-48): an ability of whoever lies beside it --------------------------------


def toshi_ranbo_ability() -> Action:
    """Its trait is not known: reconstructed."""
    return limited(requires(BESIDE_TOSHI_RANBO), gain_honor(1))


TOSHI_RANBO_IS_RECONSTRUCTED: Final = True

# --- the Paths to Victory: four spaces with something to gain, and the end ------------------------


def straightening(card_filter: CardFilter) -> tuple[Phrase, Phrase]:
    """Choose one of these and straighten it."""
    return chosen(card_filter), straighten(CHOSEN)


SPACES: list[list[Card]] = [
    [  # Military
        step("Military 1", *straightening(your(PERSONALITY, bowed))),
        reconstructed(step("Military 2", draw(1))),
        reconstructed(step("Military 3", chosen(your(PERSONALITY, bowed)), straighten(unit_of(CHOSEN)))),
        reconstructed(step("Military 4", draw(2))),
        step("Military 5"),
    ],
    [  # Honor
        step("Honor 1", draw(1)),
        reconstructed(step("Honor 2", *straightening(your(HOLDING, bowed)))),
        reconstructed(step("Honor 3", *straightening(your(PERSONALITY, bowed)))),
        reconstructed(step("Honor 4", draw(2))),
        step("Honor 5"),
    ],
    [  # Dishonor
        reconstructed(step("Dishonor 1", draw(1))),
        reconstructed(step("Dishonor 2", chosen(anothers(PERSONALITY, unbowed)), bow(CHOSEN))),
        reconstructed(step("Dishonor 3", *straightening(your(PERSONALITY, bowed)))),
        reconstructed(
            step(
                "Dishonor 4",
                chosen(anothers(PERSONALITY, having(PERSONAL_HONOR, at_most=2))),
                dishonor(CHOSEN),
            )
        ),
        step("Dishonor 5"),
    ],
    [  # Enlightenment
        step("Enlightenment 1", draw(1)),
        step("Enlightenment 2", *straightening(your(CARD, bowed))),
        reconstructed(step("Enlightenment 3", draw(1))),
        reconstructed(step("Enlightenment 4", draw(2))),
        step("Enlightenment 5"),
    ],
]

PRINTED: list[Card] = [*FORTRESSES, *(space for path in SPACES for space in path)]
"""Everything of the board that has words."""


def fortresses_of(clans: tuple[str, ...]) -> list[str]:
    """WH-SET-01: the slugs of the three Fortresses of a Clan. Who has none of the nine plays the first's."""
    clan = next((each for each in clans if each in CLANS), CLANS[0])
    return [card.slug for card in FORTRESSES if card.clans == (clan,)]


def space(path: int, number: int) -> Card:
    """The space at which a marker stands after so many steps."""
    return SPACES[path][number - 1]


assert len(SPACES) == len(PATHS) and all(len(path) == LAST_STEP for path in SPACES)
assert all(card.type == FORTRESS for card in PRINTED)
