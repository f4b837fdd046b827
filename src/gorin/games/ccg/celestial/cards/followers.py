"""Followers of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.acting.bringing import can_attach
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import STRAIGHTENED
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import battle, battle_open, reaction
from gorin.games.ccg.words.cards import follower
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import has_honor
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.words.verbs.in_play.states import straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.searching import put_in_hand
from gorin.games.ccg.words.when.about_actions import after_action_that
from gorin.games.ccg.words.which.nouns import PERSONALITY, cards_with
from gorin.games.ccg.words.which.places import in_this_army
from gorin.games.ccg.words.which.players import ENEMY_LEADER
from gorin.games.ccg.words.which.things import BEARER
from gorin.words.abilities import trait
from gorin.words.conditions import is_
from gorin.words.flow import choose_one, may
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import PLAY
from gorin.words.nouns import your
from gorin.words.picks import target, up_front
from gorin.words.players import controller_of
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import SELF, TARGET, called
from gorin.words.triggers import THIS_ENTERS_PLAY, after

BATTLE_MAIDEN = cards_with("Battle Maiden", kinds.PERSONALITY, kinds.FOLLOWER)


def _is_bearer(s: CcgState, scope: Scope, card: int) -> bool:
    return scope.source != NOTHING and card == leader(s, scope.source)


def _can_take_this(s: CcgState, scope: Scope, personality: int) -> bool:
    return scope.source != NOTHING and can_attach(s, scope.seat, scope.source, personality)


def _is_in_play(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return s.zone[scope.source] == PLAY


CARDS: list[Card] = [
    follower(
        "Battle Maiden Troop",
        force=3,
        honor_req=2,
        gold=4,
        focus=3,
        keywords=("Cavalry", "Battle Maiden"),
        text=(
            battle(
                choose_one(
                    gain_honor(2, controller_of(SELF)),
                    gives(BATTLE_MAIDEN.with_(in_this_army), force=1),
                    who=ENEMY_LEADER,
                )
            ),
        ),
    ),
    follower(
        "Steadfast Bushi",
        force=2,
        honor_req=1,
        gold=3,
        focus=3,
        keywords=("Bushi",),
        text=(
            trait(
                after_action_that("straightened this Personality", STRAIGHTENED, _is_bearer), straighten(SELF)
            ),
        ),
    ),
    follower(
        "Taoist Archer",
        force=5,
        honor_req=0,
        gold=8,
        focus=2,
        text=(reaction(THIS_ENTERS_PLAY, draw()), battle(*ranged_attack(5))),
    ),
    follower(
        "Traveling Ronin",
        force=4,
        honor_req=1,
        gold=7,
        focus=2,
        keywords=("Ronin",),
        text=(
            battle_open(
                up_front(target(your(PERSONALITY, Simple(AFTER, "", _can_take_this)))),
                attach_from_hand(SELF, TARGET),
                later(
                    after("turn ends", "at the end of the turn, if {self} is in play", _is_in_play),
                    may(put_in_hand(called("it", SELF))),
                ),
                from_hand=True,
            ),
        ),
    ),
    follower(
        "Unproven Guardian",
        force=2,
        honor_req=1,
        gold=3,
        focus=3,
        keywords=("Yojimbo",),
        text=(has_honor(BEARER, 1, while_=is_(called("him", BEARER), "Courtier", "Shugenja")),),
    ),
    follower("Veteran Advisor", force=4, honor_req=1, gold=7, focus=2, text=(battle(draw()),)),
    follower(
        "Wandering Scout",
        force=3,
        honor_req=1,
        gold=4,
        focus=4,
        keywords=("Cavalry", "Scout"),
        text=(battle(straighten(SELF), even_if_bowed=True),),
    ),
]
