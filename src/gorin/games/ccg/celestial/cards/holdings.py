"""Holdings of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited, open_
from gorin.games.ccg.words.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    PHOENIX,
    SCORPION,
    UNICORN,
    holding,
)
from gorin.games.ccg.words.protection import stays_bowed_before_turn
from gorin.games.ccg.words.traits import discounts, produces
from gorin.games.ccg.words.verbs.in_play.attaching import can_take, transfer
from gorin.games.ccg.words.verbs.in_play.entering import refills_face_up
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, dishonor, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives, gives_keyword
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.provinces import exchange_province_cards, strengthens
from gorin.games.ccg.words.when.conditions import FIRST_TURN, clan_player
from gorin.games.ccg.words.which.nouns import (
    ANY_CARD,
    ATTACHMENT,
    MONK,
    PERSONALITY,
    TERRAIN,
    personality_with,
)
from gorin.games.ccg.words.which.places import here
from gorin.games.ccg.words.which.provinces import PROVINCE
from gorin.words.abilities import cost, requires
from gorin.words.conditions import you_control
from gorin.words.flow import may
from gorin.words.nouns import any_, your, your_other
from gorin.words.picks import chosen, performer, target
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, PERFORMER, SELF, TARGET
from gorin.words.traits import permits

CARDS: list[Card] = [
    holding(
        "Acrobat Troupe",
        gold=6,
        keywords=("Imperial",),
        text=(produces(4), limited(cost(bow(SELF)), gain_honor(2), keywords=("Political",))),
    ),
    holding(
        "Akodo's Grave",
        gold=2,
        text=(produces(2), battle(cost(bow(SELF)), cost(destroy(SELF)), target(TERRAIN), destroy(TARGET))),
    ),
    holding(
        "Bamboo Harvesters",
        gold=0,
        keywords=("Unique", "Forest"),
        text=(stays_bowed_before_turn(2), produces(2)),
    ),
    holding(
        "Border Keep",
        gold=0,
        keywords=("Unique",),
        text=(
            produces(2),
            limited(requires(FIRST_TURN), exchange_province_cards()),
            limited(exchange_province_cards(), once_per_game=True),
        ),
    ),
    holding(
        "Clan Estate",
        gold=2,
        text=(produces(2), produces(3, paying_for=any_(ANY_CARD, keyword("Cavalry")))),
    ),
    holding(
        "Collapsing Bridge",
        gold=2,
        text=(produces(2), open_(cost(destroy(SELF)), target(PROVINCE), strengthens(3, TARGET))),
    ),
    holding(
        "Copper Mine", gold=2, keywords=("Mine",), text=(produces(2), produces(3, if_=clan_player(LION)))
    ),
    holding("Diamond Mine", gold=6, keywords=("Mine",), text=(produces(5),)),
    holding("Famous Bazaar", gold=2, keywords=("Market",), text=(produces(2), refills_face_up())),
    holding(
        "Fortified Docks",
        gold=2,
        keywords=("Port",),
        text=(
            produces(2),
            open_(cost(destroy(SELF)), target(your(PERSONALITY)), gives_keyword(TARGET, "Naval")),
        ),
    ),
    holding(
        "Frontline Encampment",
        gold=2,
        text=(produces(2), limited(cost(destroy(SELF)), target(your(PERSONALITY)), gives(TARGET, force=2))),
    ),
    holding(
        "Geisha House",
        gold=2,
        keywords=("Geisha House",),
        text=(produces(2), produces(3, if_=clan_player(SCORPION))),
    ),
    holding(
        "Gold Mine", gold=2, keywords=("Mine",), text=(produces(2), produces(3, if_=clan_player(DRAGON)))
    ),
    holding("Iron Mine", gold=2, keywords=("Mine",), text=(produces(2), produces(3, if_=clan_player(CRAB)))),
    holding(
        "Kobune Port", gold=2, keywords=("Port",), text=(produces(2), produces(3, if_=clan_player(MANTIS)))
    ),
    holding("Large Farm", gold=1, keywords=("Farm",), text=(produces(2),)),
    holding(
        "Marketplace", gold=2, keywords=("Market",), text=(produces(2), produces(3, if_=clan_player(CRANE)))
    ),
    holding(
        "Permanent Encampment",
        gold=2,
        text=(
            produces(2),
            produces(3, paying_for=ATTACHMENT),
            battle(
                target(your(ATTACHMENT)),
                straighten(TARGET),
                may(
                    chosen(your_other(PERSONALITY, here, can_take(TARGET))),
                    transfer(TARGET, CHOSEN),
                ),
            ),
        ),
    ),
    holding("Remote Village", gold=3, keywords=("Farm",), text=(produces(3),)),
    holding(
        "Rich Coffers",
        gold=2,
        text=(
            permits("straightens always", SELF, "{whom} straightens in the Straighten phase of every player"),
            produces(2),
        ),
    ),
    holding(
        "Silver Mine", gold=2, keywords=("Mine",), text=(produces(2), produces(3, if_=clan_player(PHOENIX)))
    ),
    holding(
        "Slanderer",
        gold=6,
        keywords=("Retainer",),
        text=(
            produces(5),
            limited(
                cost(bow(SELF)),
                requires(you_control(personality_with("Courtier", "Magistrate"))),
                target(PERSONALITY),
                dishonor(TARGET),
                keywords=("Political",),
            ),
        ),
    ),
    holding(
        "Stables", gold=2, keywords=("Stables",), text=(produces(2), produces(3, if_=clan_player(UNICORN)))
    ),
    holding(
        "Temple of Harmony",
        gold=2,
        keywords=("Temple",),
        text=(produces(2), discounts(3, paying_for=MONK)),
    ),
    holding(
        "Temple to Shinsei",
        gold=3,
        keywords=("Temple",),
        text=(
            produces(2),
            limited(
                cost(bow(SELF)),
                performer(your(personality_with("Monk", "Shugenja"))),
                cost(bow(PERFORMER)),
                gain_honor(2),
            ),
        ),
    ),
]
