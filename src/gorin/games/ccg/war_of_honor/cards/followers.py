"""Followers of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import focus_of
from gorin.games.ccg.words.cards import follower
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import attaches_only_to
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, discard
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import draw, draw_more
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import weakens
from gorin.games.ccg.words.when.triggers import YOUR_END_PHASE
from gorin.games.ccg.words.which.nouns import FATE_CARD, SAMURAI, UNIT_CARD, enemy, without_attachments
from gorin.games.ccg.words.which.things import THIS_UNIT
from gorin.words.abilities import cost, trait
from gorin.words.grammar.zones import HAND
from gorin.words.picks import paying, target, up_front
from gorin.words.things import PAID, SELF, TARGET, called
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    follower(
        "Akodo Regulars",
        force=2,
        honor_req=2,
        gold=3,
        focus=2,
        text=(
            battle(
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                gives(SELF, force=focus_of(called("the discarded card", PAID))),
            ),
        ),
    ),
    follower(
        "Ashigaru Conscripts",
        force=2,
        honor_req=0,
        gold=4,
        focus=2,
        keywords=("Ashigaru",),
        text=(
            attaches_only_to(SAMURAI),
            trait(THIS_ENTERS_PLAY, later(YOUR_END_PHASE, draw_more(1), until=GAME_END)),
            battle(cost(bow(SELF)), *ranged_attack(3)),
            battle(cost(bow(SELF)), weakens(3)),
        ),
    ),
    follower(
        "Deathseeker Troop",
        force=3,
        honor_req=3,
        gold=3,
        focus=2,
        text=(
            battle(
                up_front(target(enemy(UNIT_CARD, without_attachments))),
                cost(destroy(SELF)),
                destroy(TARGET),
                gain_honor(2),
            ),
        ),
    ),
    follower(
        "Hired Legion",
        force=3,
        honor_req=0,
        gold=4,
        focus=4,
        keywords=("Unique",),
        text=(battle(cost(bow(SELF)), draw()),),
    ),
    follower(
        "Ronin Brotherhood",
        force=4,
        honor_req=0,
        gold=7,
        focus=3,
        keywords=("Ronin",),
        text=(
            battle(*ranged_attack(4)),
            battle(*ranged_attack(3)),
            battle(move_home(THIS_UNIT)),
        ),
    ),
]
