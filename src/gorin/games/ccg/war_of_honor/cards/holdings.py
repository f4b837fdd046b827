"""Holdings of War of Honor."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle, limited, open_, pay_gold
from gorin.games.ccg.words.amounts import base_chi_of
from gorin.games.ccg.words.cards import doubtful, holding
from gorin.games.ccg.words.traits import produces
from gorin.games.ccg.words.verbs.in_play.keeping import destroy_this_keeper, lay_under_this
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, discard
from gorin.games.ccg.words.verbs.players.decks import draw, show_top_of_fate
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import exchange_for
from gorin.games.ccg.words.verbs.players.searching import put_in_hand, search_deck
from gorin.games.ccg.words.when.conditions import NOT_FIRST_PLAYER
from gorin.games.ccg.words.when.triggers import YOU_DISCARD_A_RING
from gorin.games.ccg.words.which.measures import focus_at_least
from gorin.games.ccg.words.which.nouns import HOLDING, ITEM, PERSONALITY, RING, SPELL, discarded
from gorin.games.ccg.words.which.provinces import YOUR_FACE_UP_CARD
from gorin.games.ccg.words.which.qualities import besides, from_your_hand
from gorin.words.abilities import cost, trait
from gorin.words.choosing import choose_another_player
from gorin.words.conditions import is_
from gorin.words.flow import if_, may
from gorin.words.nouns import any_, your
from gorin.words.picks import performer, second_target, target, up_front
from gorin.words.players import CHOSEN_PLAYER
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, IT, PERFORMER, SECOND, SELF, TARGET, called

CARDS: list[Card] = [
    holding(
        "Border Village",
        gold=4,
        keywords=("Village",),
        text=(produces(3), produces(4, if_=NOT_FIRST_PLAYER, not_for=HOLDING)),
    ),
    holding(
        "Disreputable House",
        gold=2,
        keywords=("Geisha House",),
        text=(
            produces(2),
            open_(
                cost(bow(SELF)),
                choose_another_player(),
                lose_honor(2, CHOSEN_PLAYER),
                keywords=("Political",),
            ),
        ),
    ),
    holding(
        "Expendable Resources",
        gold=2,
        keywords=("Singular",),
        text=(produces(2), battle(performer(your(PERSONALITY)), cost(destroy(PERFORMER)), draw())),
    ),
    doubtful(
        holding(
            "Family Library",
            gold=2,
            keywords=("Library",),
            text=(
                produces(2),
                limited(
                    up_front(target(YOUR_FACE_UP_CARD)),
                    up_front(second_target(discarded(PERSONALITY))),
                    exchange_for(TARGET, SECOND),
                    destroy(SELF),
                ),
            ),
        ),
        "Known to us only as a later edition printed it: what of it is cost and what effect may differ.",
    ),
    holding(
        "Shinsei's Tomb",
        gold=3,
        keywords=("Unique",),
        keeps=(kinds.RING,),
        text=(
            produces(2),
            trait(YOU_DISCARD_A_RING, may(lay_under_this(called("that Ring", IT)))),
            limited(
                cost(bow(SELF)),
                cost(destroy_this_keeper()),
                put_in_hand(called("each Ring under it", CHOSEN)),
            ),
        ),
    ),
    holding(
        "Shrine to Fukurokujin",
        gold=2,
        keywords=("Singular", "Temple"),
        text=(
            produces(2),
            limited(
                performer(your(PERSONALITY)),
                cost(bow(SELF)),
                show_top_of_fate(),
                if_(
                    is_(CHOSEN, focus_at_least(base_chi_of(PERFORMER))),
                    discard(CHOSEN),
                    otherwise=(put_in_hand(CHOSEN),),
                ),
            ),
        ),
    ),
    holding(
        "Simple Men",
        gold=3,
        keywords=("Farm", "Retainer"),
        text=(produces(4, also_bowing=your(HOLDING, besides(SELF), keyword("Farm"))),),
    ),
    holding("Small Farm", gold=0, keywords=("Farm",), text=(produces(1),)),
    holding(
        "Temple to the Ancestors",
        gold=2,
        keywords=("Temple",),
        text=(produces(2), open_(cost(bow(SELF)), gain_honor(2))),
    ),
    holding(
        "The Seeker's Temple",
        gold=2,
        keywords=("Unique", "Temple"),
        text=(produces(2), open_(cost(destroy(SELF)), search_deck(RING, shown=True))),
    ),
    doubtful(
        holding(
            "Traveling Peddler",
            gold=2,
            keywords=("Singular",),
            text=(produces(2), limited(cost(bow(SELF)), pay_gold(3), draw())),
        ),
        "Known to us only as the next edition printed it.",
    ),
    holding(
        "War Encampment",
        gold=2,
        text=(produces(2), produces(4, paying_for=any_(ITEM | SPELL, from_your_hand))),
    ),
]
