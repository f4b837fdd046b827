"""Phoenix Personalities of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import ELEMENTS
from gorin.games.ccg.words.abilities import battle, open_
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import PHOENIX, personality
from gorin.games.ccg.words.verbs.in_play.states import bow, bow_or_straighten, destroy, discard, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives_one_keyword
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.which.measures import chi_at_most
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    PERSONALITY,
    SHUGENJA,
    UNIT_CARD,
    enemy,
    without_attachments,
)
from gorin.games.ccg.words.which.places import in_this_army
from gorin.words.abilities import cost
from gorin.words.conditions import is_
from gorin.words.flow import if_, if_paid, paid
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import any_
from gorin.words.picks import may_pay_with, target, targets, up_front
from gorin.words.players import controller_of
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF, TARGET

CARDS: list[Card] = [
    personality(
        "Agasha Asai",
        PHOENIX,
        force=3,
        chi=4,
        honor_req=3,
        gold=7,
        personal_honor=4,
        keywords=("Earth", "Inquisitor", "Magistrate", "Phoenix Clan", "Shugenja"),
        text=(
            battle(
                up_front(target(any_(PERSONALITY, chi_at_most(chi_of(SELF))))),
                if_(is_(TARGET, SHUGENJA), bow_or_straighten(TARGET)),
                if_(
                    is_(TARGET, keyword("Kolat", "Ninja", "Shadowlands")),
                    gain_honor(2),
                    lose_honor(2, controller_of(TARGET)),
                ),
            ),
        ),
    ),
    personality(
        "Agasha Gifu",
        PHOENIX,
        force=4,
        chi=3,
        honor_req=0,
        gold=8,
        personal_honor=3,
        keywords=(
            "Alchemist",
            "Arikura-no-baba",
            "Earth",
            "Fire",
            "Nonhuman",
            "Phoenix Clan",
            "Shugenja",
        ),
        text=(
            battle(
                up_front(target(enemy(UNIT_CARD, without_attachments))),
                may_pay_with(any_(FATE_CARD, keyword(*ELEMENTS)).in_zone(HAND)),
                cost(if_paid(discard(PAID))),
                bow(TARGET),
                if_(paid("you discarded a card"), destroy(TARGET)),
            ),
        ),
    ),
    personality(
        "Asako Hoshimi",
        PHOENIX,
        force=3,
        chi=4,
        honor_req=4,
        gold=6,
        personal_honor=3,
        keywords=("Air", "Alchemist", "Fire", "Phoenix Clan", "Shugenja"),
    ),
    personality(
        "Asako Meisuru",
        PHOENIX,
        force=3,
        chi=4,
        honor_req=0,
        gold=7,
        personal_honor=3,
        keywords=("Phoenix Clan", "Shugenja", "Water"),
        text=(
            battle(
                up_front(targets(any_(UNIT_CARD, in_this_army), 1, chi_of(SELF))),
                straighten(TARGET),
            ),
        ),
    ),
    personality(
        "Isawa Naki",
        PHOENIX,
        force=2,
        chi=3,
        honor_req=9,
        gold=6,
        personal_honor=4,
        keywords=("Phoenix Clan", "Scribe", "Shugenja", "Void"),
        text=(open_(gives_one_keyword(SELF, "Air", "Earth", "Fire", "Water")),),
    ),
]
