"""Scorpion Personalities of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited, open_, reaction
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import SCORPION, personality
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.traits import ranged_against
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, dishonor
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.words.verbs.players.honor import lose_honor
from gorin.games.ccg.words.verbs.players.provinces import discard_from_province
from gorin.games.ccg.words.when.deeds import DESTROYED_A_CARD, became_dishonorable
from gorin.games.ccg.words.which.measures import honor_below, no_force
from gorin.games.ccg.words.which.nouns import ATTACHMENT, PERSONALITY, WEAPON, enemy, him_or_his
from gorin.games.ccg.words.which.provinces import CARD_IN_A_PROVINCE, CARD_IN_DEFENDERS_PROVINCE
from gorin.games.ccg.words.which.qualities import attached_to, dishonorable, honorable
from gorin.games.ccg.words.which.things import attachments_of
from gorin.words.abilities import cost, trait
from gorin.words.conditions import is_, not_
from gorin.words.flow import choose_one, if_, may
from gorin.words.picks import chosen, paying, second_target, target, up_front
from gorin.words.players import controller_of, owner_of
from gorin.words.things import CHOSEN, PAID, SECOND, SELF, TARGET
from gorin.words.triggers import THIS_ENTERS_PLAY, after

CARDS: list[Card] = [
    personality(
        "Bayushi Eisaku",
        SCORPION,
        force=2,
        chi=2,
        honor_req=None,
        gold=4,
        personal_honor=1,
        keywords=("Kensai", "Bitter Lies", "Samurai", "Scorpion Clan"),
    ),
    personality(
        "Bayushi Eisaku",
        SCORPION,
        force=3,
        chi=3,
        honor_req=None,
        gold=6,
        personal_honor=1,
        keywords=("Kensai", "Unique", "Bitter Lies", "Experienced", "Samurai", "Scorpion Clan"),
        experience=1,
        text=(reaction(THIS_ENTERS_PLAY, target(CARD_IN_A_PROVINCE), discard_from_province(TARGET)),),
    ),
    personality(
        "Bayushi Higaonna",
        SCORPION,
        force=5,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=1,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(battle(*ranged_attack(4), if_(DESTROYED_A_CARD, lose_honor(1, owner_of(TARGET)))),),
    ),
    personality(
        "Bayushi Jutsushi",
        SCORPION,
        force=2,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Courtier", "Magistrate", "Scorpion Clan"),
        text=(
            open_(
                target(PERSONALITY.with_(honor_below(chi_of(SELF)))),
                later(
                    after("assigned", "after {he} next assigns this turn", about=TARGET),
                    dishonor(TARGET),
                    lose_honor(2, controller_of(TARGET)),
                ),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Bayushi Kurumi",
        SCORPION,
        force=0,
        chi=3,
        honor_req=0,
        gold=4,
        personal_honor=2,
        keywords=("Courtier", "Scorpion Clan"),
        text=(
            battle(
                cost(bow(SELF)),
                up_front(target(PERSONALITY)),
                may(dishonor(TARGET), who=controller_of(TARGET)),
                if_(not_(became_dishonorable(TARGET), "this did not dishonor him"), gives(TARGET, force=-3)),
                keywords=("Political",),
                remote=True,
            ),
        ),
    ),
    personality(
        "Bayushi Kurumi",
        SCORPION,
        force=0,
        chi=4,
        honor_req=0,
        gold=6,
        personal_honor=2,
        keywords=("Loyal", "Unique", "Courtier", "Experienced", "Scorpion Clan"),
        experience=1,
        text=(
            limited(
                cost(bow(SELF)),
                target(PERSONALITY),
                may(dishonor(TARGET), who=controller_of(TARGET)),
                if_(is_(TARGET, honorable), puts_tokens(TARGET, 2, "Seduction", force=-1, chi=-1)),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Bayushi Maemi",
        SCORPION,
        force=4,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=1,
        keywords=("Courtier", "Samurai", "Scorpion Clan"),
        text=(
            ranged_against(SELF, -3),
            battle(
                target(enemy(PERSONALITY)),
                gives(TARGET, force=-3),
                if_(is_(TARGET, no_force()), dishonor(TARGET)),
            ),
        ),
    ),
    personality(
        "Bayushi Nori",
        SCORPION,
        force=4,
        chi=3,
        honor_req=1,
        gold=8,
        personal_honor=2,
        keywords=("Magistrate", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                target(enemy(PERSONALITY)),
                choose_one(bow(attachments_of(TARGET)), bow(TARGET)),
                if_(is_(TARGET, dishonorable), lose_honor(2, controller_of(TARGET))),
            ),
        ),
    ),
    personality(
        "Bayushi Paneki",
        SCORPION,
        force=7,
        chi=5,
        honor_req=None,
        gold=13,
        personal_honor=3,
        keywords=(
            "Experienced 5",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Hero",
            "Samurai",
            "Scorpion Clan",
        ),
        experience=5,
        text=(
            trait(
                after("assigned", "after {whom} assigns to a battlefield", about=SELF),
                may(chosen(CARD_IN_DEFENDERS_PROVINCE), discard_from_province(CHOSEN)),
            ),
            battle(
                target(PERSONALITY),
                bow(TARGET),
                if_(is_(TARGET, dishonorable), destroy(TARGET)),
                may(second_target(PERSONALITY), dishonor(SECOND)),
                keywords=("Political",),
            ),
        ),
    ),
    personality(
        "Bayushi Sakai",
        SCORPION,
        force=4,
        chi=3,
        honor_req=None,
        gold=8,
        personal_honor=2,
        keywords=("Kensai", "Bitter Lies", "Samurai", "Scorpion Clan"),
        text=(
            battle(
                paying(him_or_his(SELF, WEAPON)),
                cost(bow(PAID)),
                target(enemy(PERSONALITY)),
                bow(TARGET),
                if_(
                    is_(TARGET, dishonorable),
                    may(second_target(ATTACHMENT.with_(attached_to("on", TARGET))), destroy(SECOND)),
                ),
            ),
        ),
    ),
]
