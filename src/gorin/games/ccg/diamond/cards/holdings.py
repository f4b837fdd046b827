"""Holdings of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.doing import (
    bring_back,
)
from gorin.games.ccg.diamond.words.duels import THAT_PERFORMER
from gorin.games.ccg.diamond.words.fields import ALL_HAVE_PASSED, LION_TACTICS, one_more_tactical
from gorin.games.ccg.diamond.words.saying import (
    ANY_SAMURAI,
    IRON_MINE,
    KIHO,
    LATER,
    MARKET,
    PORT,
    RETAINER,
)
from gorin.games.ccg.diamond.words.when import (
    YOUR_YU_SAMURAI_DIES,
    attached_from_hand,
)
from gorin.games.ccg.words.abilities import limited, open_, pay_gold, reaction
from gorin.games.ccg.words.cards import (
    CRAB,
    CRANE,
    DRAGON,
    LION,
    MANTIS,
    UNICORN,
    doubtful,
    holding,
)
from gorin.games.ccg.words.traits import (
    costs_less,
    discounts,
    has_chi,
    has_force,
    has_honor,
    produces,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
    straighten,
)
from gorin.games.ccg.words.verbs.players.actions import additional_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.games.ccg.words.verbs.players.searching import search_deck
from gorin.games.ccg.words.when.conditions import clan_player
from gorin.games.ccg.words.which.nouns import (
    ARMOR,
    FATE_CARD,
    ITEM,
    MONK,
    PERSONALITY,
    WEAPON,
)
from gorin.games.ccg.words.which.qualities import bowed, human
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of, plus, when
from gorin.words.choosing import choose
from gorin.words.conditions import NOT_YOUR_TURN, you_control
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import your
from gorin.words.picks import target
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, SELF, TARGET

CARDS: list[Card] = [
    holding(
        "Blacksmiths",
        gold=4,
        text=(
            produces(2, more=count_of(IRON_MINE)),
            produces(4, paying_for=WEAPON | ARMOR),
        ),
    ),
    doubtful(
        holding(
            "Copper Mine",
            gold=2,
            keywords=("Mine",),
            text=(
                produces(2),
                produces(3, if_=clan_player(LION)),
            ),
        ),
        LATER,
    ),
    holding(
        "Daidoji Merchants",
        gold=5,
        keywords=("Merchant",),
        text=(
            costs_less(SELF, 1, if_=clan_player(CRANE, MANTIS)),
            produces(3, more=plus(when(you_control(PORT), 1), when(you_control(MARKET), 1))),
        ),
    ),
    holding(
        "Dragon Dancers",
        gold=3,
        text=(
            produces(2),
            produces(4, destroying=True),
        ),
    ),
    holding(
        "Fantastic Gardens",
        gold=7,
        text=(
            costs_less(SELF, 2, if_=clan_player(CRANE)),
            limited(cost(bow(SELF)), gain_honor(2)),
        ),
    ),
    doubtful(
        holding(
            "Gold Mine",
            gold=2,
            keywords=("Mine",),
            text=(
                produces(2),
                produces(3, if_=clan_player(DRAGON)),
            ),
        ),
        LATER,
    ),
    holding(
        "Grove of the Five Masters",
        gold=2,
        keywords=("Unique",),
        text=(
            limited(
                cost(bow(SELF)),
                search_deck(KIHO, shown=True),
                choose(FATE_CARD.in_zone(HAND), named=True),
                discard(CHOSEN),
            ),
        ),
    ),
    holding(
        "Honor's Lesson Dojo",
        gold=4,
        keywords=("Unique", "Dojo"),
        text=(reaction(ALL_HAVE_PASSED, cost(bow(SELF)), additional_action()),),
    ),
    doubtful(
        holding(
            "Iron Mine",
            gold=2,
            keywords=("Mine",),
            text=(
                produces(2),
                produces(3, if_=clan_player(CRAB)),
            ),
        ),
        LATER,
    ),
    holding(
        "Ki-Rin's Shrine",
        gold=7,
        keywords=("Unique", "Experienced", "Temple"),
        experience=1,
        text=(
            has_force(your(PERSONALITY, human), 1),
            has_chi(your(PERSONALITY, human), 1),
            has_honor(your(PERSONALITY, keyword("Dragon Clan")), 1),
        ),
    ),
    holding(
        "Kisada's Shrine",
        gold=2,
        keywords=("Unique", "Temple"),
        text=(reaction(YOUR_YU_SAMURAI_DIES, cost(bow(SELF)), bring_back()),),
    ),
    doubtful(
        holding(
            "Kobune Port",
            gold=2,
            keywords=("Port",),
            text=(
                produces(2),
                produces(3, if_=clan_player(MANTIS)),
            ),
        ),
        LATER,
    ),
    holding(
        "Lion Scout",
        gold=3,
        keywords=("Unique", "Retainer"),
        text=(
            produces(2),
            reaction(LION_TACTICS, cost(bow(SELF)), one_more_tactical(THAT_PERFORMER)),
        ),
    ),
    doubtful(
        holding(
            "Marketplace",
            gold=2,
            keywords=("Market",),
            text=(
                produces(2),
                produces(3, if_=clan_player(CRANE)),
            ),
        ),
        LATER,
    ),
    holding(
        "Sanctified Temple",
        gold=4,
        keywords=("Temple",),
        text=(
            produces(2),
            limited(cost(bow(SELF)), pay_gold(2), gain_honor(2)),
        ),
    ),
    holding(
        "Shinmaki Monastery",
        gold=2,
        text=(
            produces(2),
            produces(3, paying_for=RETAINER | MONK),
        ),
    ),
    holding(
        "Shrine of Stone",
        gold=3,
        keywords=("Singular", "Temple"),
        text=(
            open_(
                requires(NOT_YOUR_TURN), cost(bow(SELF)), target(your(PERSONALITY, bowed)), straighten(TARGET)
            ),
        ),
    ),
    doubtful(holding("Silk Works", gold=5, text=(produces(4),)), LATER),
    doubtful(
        holding(
            "Stables",
            gold=2,
            keywords=("Stables",),
            text=(
                produces(2),
                produces(3, if_=clan_player(UNICORN)),
            ),
        ),
        LATER,
    ),
    holding(
        "The Hiruma Dojo",
        gold=4,
        keywords=("Dojo",),
        text=(
            produces(3),
            discounts(4, ANY_SAMURAI),
        ),
    ),
    holding(
        "Unicorn Marketeer",
        gold=3,
        keywords=("Unique", "Retainer"),
        text=(
            produces(2),
            reaction(
                attached_from_hand(ITEM, your(PERSONALITY, keyword("Unicorn Clan"))), cost(bow(SELF)), draw(1)
            ),
        ),
    ),
]
