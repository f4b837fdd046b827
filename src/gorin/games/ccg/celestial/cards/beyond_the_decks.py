"""Cards of Celestial Edition that are in none of the eight decks: for decks that players build."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, open_
from gorin.games.ccg.words.cards import CRANE, PHOENIX, personality, strategy
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import straighten
from gorin.games.ccg.words.when.conditions import OUTNUMBERED
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.words.abilities import requires
from gorin.words.flow import if_
from gorin.words.nouns import any_, your
from gorin.words.picks import target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import TARGET

CARDS: list[Card] = [
    personality(
        "Asahina Nanae",
        CRANE,
        force=2,
        chi=4,
        honor_req=6,
        gold=7,
        personal_honor=4,
        keywords=("Air", "Crane Clan", "Shugenja"),
        text=(open_(up_front(target(any_(PERSONALITY, keyword("Air")))), straighten(TARGET)),),
    ),
    strategy("Final Duty", focus=1, text=(battle(requires(OUTNUMBERED), *ranged_attack(6)),)),
    personality(
        "Shiba Ryuba",
        PHOENIX,
        force=4,
        chi=3,
        honor_req=5,
        gold=7,
        personal_honor=3,
        keywords=("Duelist", "Phoenix Clan", "Samurai", "Yojimbo"),
        text=(
            battle(
                up_front(target(your(PERSONALITY))), move_home(TARGET), if_(moved(TARGET), straighten(TARGET))
            ),
        ),
    ),
]
