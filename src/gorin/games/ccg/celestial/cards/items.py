"""Items of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import BOWED, FROM_HAND, SPELL
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import battle, battle_open, open_, reaction
from gorin.games.ccg.words.amounts import force_of
from gorin.games.ccg.words.cards import CRAB, CRANE, LION, MANTIS, PHOENIX, SCORPION, UNICORN, item
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import attaches_only_to, cheaper_on, has_honor, provinces_have_strength
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives, removes_keyword
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import strengthens_or_weakens
from gorin.games.ccg.words.when.about_actions import after_action_that
from gorin.games.ccg.words.which.measures import force_above
from gorin.games.ccg.words.which.nouns import (
    ARMOR,
    FOLLOWER,
    HOLDING,
    PERSONALITY,
    enemy,
    personality_with,
    without_followers,
)
from gorin.games.ccg.words.which.places import attacking
from gorin.games.ccg.words.which.qualities import unbowed
from gorin.games.ccg.words.which.things import BEARER
from gorin.words.abilities import cost
from gorin.words.choosing import may_choose_own
from gorin.words.conditions import Did, not_
from gorin.words.flow import choose_one, if_
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.nouns import Noun, any_, your
from gorin.words.picks import target, up_front
from gorin.words.players import TARGET_PLAYER, other_player
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, SELF, TARGET
from gorin.words.traits import has_keyword
from gorin.words.triggers import after, this_action_resolves

HEAVENLY = ("Unique", "Weapon")


def _of(clan: str) -> Noun:
    return any_(PERSONALITY, keyword(f"{clan} Clan"))


def _bearer_targeted(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return scope.source != NOTHING and moment.seat != scope.seat and moment.card == leader(s, scope.source)


def _spell_of_yours(s: CcgState, scope: Scope, card: int) -> bool:
    return s.type_of(card) == SPELL and s.owner[card] == scope.seat


CARDS: list[Card] = [
    item(
        "Armor of Command",
        force=2,
        chi=0,
        gold=4,
        focus=2,
        keywords=("Armor",),
        text=(has_keyword(BEARER, "Commander"), has_honor(BEARER, 1)),
    ),
    item(
        "Blessed Tessen",
        force=0,
        chi=0,
        gold=2,
        focus=3,
        keywords=("Tessen",),
        text=(
            cheaper_on(personality_with("Courtier", "Artisan"), 2),
            reaction(
                after("targeted", "after another player's action targets this Personality", _bearer_targeted),
                cost(bow(SELF)),
                later(this_action_resolves("after that action resolves"), gain_honor(2)),
            ),
        ),
    ),
    item(
        "Doji Armor",
        force=1,
        chi=0,
        gold=3,
        focus=4,
        keywords=("Armor",),
        text=(has_honor(BEARER, 1),),
    ),
    item(
        "Heavenly Blade of the Crane",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(CRANE)),
            open_(
                cost(bow(SELF)),
                target(other_player(any_(PERSONALITY, unbowed))),
                may_choose_own(1, any_(PERSONALITY, unbowed), bow(CHOSEN), who=TARGET_PLAYER),
                if_(not_(Did(CHOSEN, BOWED, ""), "nobody was bowed"), gain_honor(2)),
            ),
        ),
    ),
    item(
        "Heavenly Jumonji-yari of the Lion",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(LION)),
            battle(cost(bow(SELF)), target(your(_of(LION), attacking)), gives(TARGET, force=3)),
        ),
    ),
    item(
        "Heavenly Kama of the Mantis",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(MANTIS)),
            battle_open(cost(lose_honor(1)), target(your(HOLDING)), straighten(TARGET), even_if_bowed=True),
        ),
    ),
    item(
        "Heavenly Lance of the Unicorn",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(UNICORN)),
            open_(
                cost(bow(SELF)),
                target(any_(PERSONALITY)),
                choose_one(straighten(TARGET), removes_keyword(TARGET, "Cavalry")),
            ),
        ),
    ),
    item(
        "Heavenly Ninja-to of the Scorpion",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(attaches_only_to(_of(SCORPION)), provinces_have_strength(2)),
    ),
    item(
        "Heavenly Tetsubo of the Crab",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(CRAB)),
            battle(strengthens_or_weakens(3), absent=True, remote=True),
        ),
    ),
    item(
        "Heavenly Yari of the Phoenix",
        force=3,
        chi=1,
        gold=4,
        focus=4,
        keywords=HEAVENLY,
        text=(
            attaches_only_to(_of(PHOENIX)),
            reaction(
                after_action_that("attached a Spell from your hand", FROM_HAND, _spell_of_yours),
                cost(bow(SELF)),
                up_front(target(any_(PERSONALITY))),
                straighten(TARGET),
                gives(TARGET, force=2),
            ),
        ),
    ),
    item(
        "Keen Blade",
        force=2,
        chi=0,
        gold=2,
        focus=2,
        keywords=("Weapon",),
        text=(battle(target(ARMOR), destroy(TARGET)),),
    ),
    item(
        "Oni-Daikyu",
        force=0,
        chi=0,
        gold=3,
        focus=2,
        keywords=("Weapon",),
        text=(
            battle(cost(bow(SELF)), *ranged_attack(3)),
            battle(
                cost(destroy(SELF)),
                target(enemy(FOLLOWER | PERSONALITY.with_(without_followers), force_above(force_of(BEARER)))),
                destroy(TARGET),
            ),
        ),
    ),
]
