"""Dragon Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.ignoring import IgnoresBowing
from gorin.games.ccg.acting.targets import NO_MAHO_KIHO
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.duels import FIRST_CHALLENGE
from gorin.games.ccg.diamond.words.kihos import (
    ELEMENTS_AT_YOU,
    FACES_PHOENIX,
    RING_OF_THE_VOID,
    THIS_BOWS_FOR_KIHO,
    THIS_GAINS_FORCE,
    YOUR_PROVINCE_CARD,
)
from gorin.games.ccg.diamond.words.saying import (
    KIHO,
    LATER,
)
from gorin.games.ccg.words.abilities import battle, battle_open, limited, reaction
from gorin.games.ccg.words.amounts import focus_of, personal_honor_of
from gorin.games.ccg.words.cards import (
    DRAGON,
    doubtful,
    personality,
)
from gorin.games.ccg.words.traits import has_chi, has_force
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
    straighten,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.in_play.tokens import puts_tokens, takes_token
from gorin.games.ccg.words.verbs.players.actions import stop_action
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.provinces import discard_from_province, strengthens
from gorin.games.ccg.words.verbs.players.searching import search
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    RING,
    SHUGENJA,
    SPELL,
)
from gorin.words.abilities import cost, requires, trait
from gorin.words.choosing import choose
from gorin.words.conditions import you_control
from gorin.words.flow import choose_one, may
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import this
from gorin.words.picks import chosen, paying, target
from gorin.words.things import CHOSEN, PAID, SELF, TARGET
from gorin.words.traits import forbids
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    personality(
        "Hitomi Daisetsu",
        DRAGON,
        force=2,
        chi=2,
        honor_req=0,
        gold=5,
        personal_honor=2,
        keywords=("Dragon Clan", "Monk", "Soul of Hoshi Maseru", "Tattooed"),
        text=(reaction(THIS_BOWS_FOR_KIHO, straighten(SELF), even_if_bowed=True),),
    ),
    personality(
        "Hoshi Wayan",
        DRAGON,
        force=3,
        chi=4,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Experienced 2", "Unique", "Dragon Clan", "Monk", "Tattooed"),
        experience=2,
        text=(
            limited(puts_tokens(SELF, 1, "Tattoo"), once_per_turn=True),
            reaction(
                THIS_GAINS_FORCE,
                cost(takes_token(SELF, "Tattoo")),
                gives(SELF, force=personal_honor_of(SELF)),
                any_number=True,
            ),
        ),
    ),
    doubtful(
        personality(
            "Mirumoto Gonkuro",
            DRAGON,
            force=2,
            chi=4,
            honor_req=None,
            gold=5,
            personal_honor=3,
            keywords=("Dragon Clan", "Samurai", "Soul of Mirumoto Daini"),
        ),
        LATER,
    ),
    personality(
        "Mirumoto Tsuge",
        DRAGON,
        force=2,
        chi=4,
        honor_req=5,
        gold=8,
        personal_honor=3,
        keywords=("Dragon Clan", "Samurai", "Tattooed"),
        text=(
            has_force(SELF, 1, while_=FACES_PHOENIX),
            has_chi(SELF, 1, while_=FACES_PHOENIX),
            trait(FIRST_CHALLENGE, draw(1)),
        ),
    ),
    personality(
        "Tamori Chieko",
        DRAGON,
        force=1,
        chi=3,
        honor_req=2,
        gold=5,
        personal_honor=2,
        keywords=("Dragon Clan", "Shugenja", "Tattooed"),
        text=(trait(THIS_ENTERS_PLAY, may(chosen(FATE_CARD.in_zone(HAND)), discard(CHOSEN), draw(1))),),
    ),
    personality(
        "Tamori Shaitung",
        DRAGON,
        force=3,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Dragon Clan", "Shugenja"),
        text=(
            battle(
                paying((KIHO | SPELL).in_zone(HAND)),
                cost(discard(PAID)),
                strengthens(focus_of(PAID)),
                once_per_battle=True,
            ),
        ),
    ),
    personality(
        "Tamori Shaitung",
        DRAGON,
        force=3,
        chi=5,
        honor_req=None,
        gold=9,
        personal_honor=2,
        keywords=("Unique", "Daimyo", "Dragon Clan", "Experienced", "Shugenja"),
        experience=1,
        text=(
            reaction(ELEMENTS_AT_YOU, cost(bow(SELF)), stop_action(), keywords=("Elemental",)),
            battle_open(cost(bow(SELF)), target(SHUGENJA), bow(TARGET)),
        ),
    ),
    personality(
        "Togashi Satsu",
        DRAGON,
        force=6,
        chi=6,
        honor_req=8,
        gold=14,
        personal_honor=4,
        keywords=(
            "Cavalry",
            "Double Chi",
            "Loyal",
            "Unique",
            "Clan Champion",
            "Dragon",
            "Dragon Clan",
            "Experienced",
            "Monk",
            "Samurai",
            "Tattooed",
        ),
        experience=1,
        text=(
            IgnoresBowing(this(), "Kiho"),
            forbids(NO_MAHO_KIHO, SELF, "{whom} performs no Maho Kiho actions"),
            limited(cost(bow(SELF)), search(RING), keywords=("Elemental",)),
            battle_open(target(RING), straighten(TARGET), keywords=("Elemental",), once_per_turn=True),
        ),
    ),
    personality(
        "Togashi Teijo",
        DRAGON,
        force=3,
        chi=3,
        honor_req=0,
        gold=7,
        personal_honor=2,
        keywords=("Acolyte", "Dragon Clan", "Monk", "Soul of Koichi", "Void"),
        text=(
            limited(
                cost(bow(SELF)),
                choose_one(
                    (choose(FATE_CARD.in_zone(HAND), named=True), discard(CHOSEN)),
                    (choose(YOUR_PROVINCE_CARD, named=True), discard_from_province(CHOSEN)),
                ),
                keywords=("Elemental",),
            ),
            limited(
                requires(you_control(RING_OF_THE_VOID)),
                cost(bow(SELF)),
                draw(1),
                keywords=("Elemental",),
            ),
        ),
    ),
]
