"""Crab cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.acting.scripts import FIRST_ACTION_CANCELLED
from gorin.games.lcg.acting.using import NO_TRIGGERING
from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declarable import NOT_DECLARED_ATTACKER
from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.table.allowed import BY_OPPONENTS
from gorin.games.lcg.words.abilities import action, making_room, maximum, reaction, unlimited, would_interrupt
from gorin.games.lcg.words.amounts import military_of
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own, select_one
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import attaches_to, cannot, does_not_bow, keywords, players_cannot
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.decks import look_and_take_one
from gorin.games.lcg.words.verbs.fighting import resolve_contested_ring
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    place_fate,
    ready_,
    return_all_fate,
    return_to_deck_top,
    sacrifice,
)
from gorin.games.lcg.words.verbs.players import (
    draw,
    gain_fate,
    hand_you_fate,
    hand_you_honor,
    lose_honor,
)
from gorin.games.lcg.words.verbs.provinces import put_in_that_province, shuffle_into_deck, switch_places
from gorin.games.lcg.words.verbs.stats import double_military, gives, gives_both
from gorin.games.lcg.words.when.conditions import (
    BEARER_PARTICIPATES,
    CONFLICT_HERE,
    DURING_CONFLICT,
    THIS_DEFENDS,
    THIS_PARTICIPATES,
)
from gorin.games.lcg.words.when.conflicts import opponent_passes, wins, you_win
from gorin.games.lcg.words.when.history import NOT_LOST_YET
from gorin.games.lcg.words.when.triggers import (
    enters_as_defender,
    leaves_play_in_conflict,
    opponent_plays_a_card_beside,
    would_leave_play,
)
from gorin.games.lcg.words.which.lying import in_your_discard, in_your_provinces, in_your_unbroken_provinces
from gorin.games.lcg.words.which.nouns import CARD, CHARACTER, HOLDING, your
from gorin.games.lcg.words.which.players import AN_OPPONENT, WHOEVER_IS_AGAINST_YOU
from gorin.games.lcg.words.which.qualities import (
    another,
    attacking,
    defending,
    in_play,
    military_below,
    not_unique,
    of_clan,
    participating,
)
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of
from gorin.words.conditions import is_, there_is
from gorin.words.nouns import any_
from gorin.words.picks import paying, target, up_front
from gorin.words.players import TARGET_PLAYER, THAT_PLAYER
from gorin.words.things import CHOSEN, PAID, SELF, TARGET
from gorin.words.traits import forbids

CARDS: list[Card] = [
    card(
        "Shiro Nishiyama",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives_both(your(CHARACTER, defending), 1)),
    ),
    card("Funeral Pyre", action(cost(sacrifice(PAID)), paying(your(CHARACTER)), draw(1))),
    card("Eager Scout"),
    card("Kaiu Envoy", keywords("courtesy", "sincerity")),
    card(
        "Vanguard Warrior",
        action(cost(sacrifice(SELF)), target(CHARACTER), place_fate(1, TARGET)),
    ),
    card(
        "Borderlands Defender",
        cannot("be bowed" + BY_OPPONENTS, "opponents' card effects cannot bow {whom}", THIS_DEFENDS),
        cannot("be moved" + BY_OPPONENTS, "opponents' card effects cannot move {whom}", THIS_DEFENDS),
    ),
    card(
        "Steadfast Witch Hunter",
        action(cost(sacrifice(PAID)), paying(your(CHARACTER)), target(CHARACTER), ready_(TARGET)),
    ),
    card(
        "Stoic Gunsō",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(PAID)),
            paying(your(CHARACTER)),
            gives(SELF, military=3),
        ),
    ),
    card("Reprieve", would_interrupt(would_leave_play(BEARER), instead(discard(SELF)))),
    card(
        "Watch Commander",
        attaches_to(your(CHARACTER)),
        reaction(
            opponent_plays_a_card_beside(BEARER),
            lose_honor(1, THAT_PLAYER),
            unlimited(),
        ),
    ),
    card(
        "Hiruma Ambusher",
        reaction(
            enters_as_defender(SELF),
            target(CHARACTER),
            for_a_while(forbids(NO_TRIGGERING, TARGET, "{whom}'s abilities cannot be triggered")),
        ),
    ),
    card(
        "Jade Tetsubō",
        attaches_to(your(CHARACTER)),
        keywords("restricted"),
        action(
            requires(BEARER_PARTICIPATES),
            cost(bow(SELF)),
            up_front(target(any_(CHARACTER, participating, military_below(military_of(BEARER))))),
            return_all_fate(TARGET),
        ),
    ),
    card(
        "Levy",
        action(
            target(AN_OPPONENT),
            beforehand(
                select_one(
                    hand_you_fate(1, TARGET_PLAYER), hand_you_honor(1, TARGET_PLAYER), who=TARGET_PLAYER
                )
            ),
        ),
    ),
    card(
        "The Mountain Does Not Fall",
        action(
            up_front(target(CHARACTER)),
            for_a_while(does_not_bow(TARGET, is_(TARGET, defending)), PHASE_END),
            maximum(1),
        ),
    ),
    card(
        "Way of the Crab",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, of_clan("Crab"))),
            target(AN_OPPONENT),
            chooses_own(TARGET_PLAYER, CHARACTER, sacrifice(CHOSEN), as_target=False),
            maximum(1),
        ),
    ),
    card(
        "Borderlands Fortifications",
        action(target(in_your_provinces(CARD).with_(another)), switch_places(SELF, TARGET)),
    ),
    card(
        "Hida Guardian",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, another, participating)),
            gives_both(TARGET, count_of(your(HOLDING), 2)),
        ),
    ),
    card(
        "Hida Tomonatsu",
        reaction(
            wins(SELF, THIS_DEFENDS, "wins a conflict as a defender"),
            cost(sacrifice(SELF)),
            target(any_(CHARACTER, not_unique, attacking)),
            return_to_deck_top(TARGET),
        ),
    ),
    card(
        "Hiruma Yōjimbō",
        forbids(NOT_DECLARED_ATTACKER, SELF, "{whom} cannot be declared as an attacker"),
    ),
    card("Intimidating Hida", reaction(opponent_passes(), lose_honor(1, THAT_PLAYER))),
    card(
        "Kaiu Shuichi",
        keywords("covert"),
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), gain_fate(1)),
    ),
    card(
        "Shrewd Yasuki",
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), look_and_take_one(2)),
    ),
    card(
        "Vengeful Berserker",
        reaction(leaves_play_in_conflict(your(CHARACTER, another)), double_military(SELF)),
    ),
    card(
        "Defend the Wall",
        reaction(you_win(CONFLICT_HERE, "after you win a conflict at {self}"), resolve_contested_ring()),
    ),
    card(
        "Hida Kisada",
        players_cannot(
            FIRST_ACTION_CANCELLED,
            WHOEVER_IS_AGAINST_YOU,
            "the effects of your opponent's first action ability in each conflict are canceled",
            NOT_LOST_YET,
        ),
    ),
    card(
        "Rebuild",
        making_room(
            action(
                paying(in_your_unbroken_provinces(CARD)),
                cost(shuffle_into_deck(PAID)),
                target(in_your_discard(HOLDING)),
                put_in_that_province(TARGET),
            )
        ),
    ),
]
