"""Scorpion cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import POLITICAL
from gorin.games.lcg.table.allowed import DISCARDED_BY_ITSELF
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.abilities import (
    action,
    also,
    limit,
    of_its_moment,
    play_only_if,
    reaction,
    would_interrupt,
)
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own, select_one
from gorin.games.lcg.words.flow import later
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.prices import next_costs_less
from gorin.games.lcg.words.traits import attaches_to, has_both, keywords
from gorin.games.lcg.words.verbs.answers import cancel, the_same_instead
from gorin.games.lcg.words.verbs.decks import search_top
from gorin.games.lcg.words.verbs.entering import put_into_conflict, take_control, take_into_conflict
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    dishonor,
    honor,
    move_to_conflict,
    return_to_hand,
    sacrifice,
)
from gorin.games.lcg.words.verbs.players import (
    change_bid,
    discard_at_random,
    discard_from_hand,
    draw,
    gain_honor,
    lose_honor,
    spend_fate,
    take_honor,
)
from gorin.games.lcg.words.verbs.stats import gives, penalizes_both, switch_base_skills
from gorin.games.lcg.words.verbs.taking import take_onto
from gorin.games.lcg.words.verbs.tokens import discard_status
from gorin.games.lcg.words.when.conditions import (
    BID_HIGHER,
    DURING_CONFLICT,
    DURING_POLITICAL,
    LESS_HONORABLE,
    LESS_THAN_YOUR_OPPONENT,
    THIS_PARTICIPATES,
    participates_in,
)
from gorin.games.lcg.words.when.conflicts import conflict_declared_here, wins, you_win
from gorin.games.lcg.words.when.triggers import (
    DIALS_REVEALED,
    HONORED_OR_DISHONORED,
    event_would_initiate,
    would_be_dishonored,
    would_be_honored,
)
from gorin.games.lcg.words.which.lying import in_opponents_discard, in_your_hand, in_your_hand_or_provinces
from gorin.games.lcg.words.which.nouns import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    EVENT,
    of_that_opponent,
    of_your_opponent,
    theirs,
    your,
    your_opponents,
)
from gorin.games.lcg.words.which.players import OF_WHOM_IT_HOLDS, OPPONENT
from gorin.games.lcg.words.which.qualities import (
    another_one,
    cost_at_most,
    dishonored,
    not_of_clan,
    not_participating,
    of_clan,
    participating,
    political_at_most,
    total_cost_at_most,
    with_the_controller_of,
)
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_
from gorin.words.flow import may
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import any_
from gorin.words.picks import paying, target, targets
from gorin.words.qualities import keyword, lacking
from gorin.words.things import CHOSEN, IT, PAID, SELF, TARGET, called
from gorin.words.traits import forbids
from gorin.words.triggers import after


def _plays_character_from_hand(s: LcgState, scope: Scope, moment: Moment) -> bool:
    from_hand = moment.seat == scope.seat and moment.amount == 0
    return from_hand and s.definition(moment.card).type_name == "character"


CARDS: list[Card] = [
    card(
        "City of the Open Hand",
        action(
            requires(LESS_HONORABLE),
            cost(bow(SELF)),
            beforehand(select_one(lose_honor(1, OF_WHOM_IT_HOLDS), gain_honor(1))),
        ),
    ),
    card("Bayushi Liar", keywords("sincerity")),
    card("Yogo Outcast", *has_both(SELF, 1, LESS_HONORABLE)),
    card(
        "Blackmail Artist",
        reaction(wins(SELF, DURING_POLITICAL, "wins a political conflict"), take_honor(1)),
    ),
    card("Adept of Shadows", action(cost(lose_honor(1)), return_to_hand(SELF))),
    card(
        "Sinister Soshi",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            penalizes_both(TARGET, 2),
        ),
    ),
    card(
        "Forged Edict",
        would_interrupt(
            event_would_initiate(),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, keyword("Courtier"))),
            cancel(),
        ),
    ),
    card(
        "Way of the Scorpion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, not_of_clan("Scorpion"))),
            dishonor(TARGET),
        ),
    ),
    card(
        "Court Mask",
        attaches_to(your(CHARACTER)),
        action(return_to_hand(SELF), dishonor(BEARER)),
    ),
    card("Fiery Madness"),
    card("Unassuming Yōjimbō", keywords("covert")),
    card(
        "Blackmail",
        action(
            play_only_if(LESS_THAN_YOUR_OPPONENT),
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_your_opponent, cost_at_most(2))),
            take_control(TARGET),
        ),
    ),
    card(
        "I Can Swim",
        of_its_moment(
            action(
                requires(DURING_CONFLICT),
                requires(BID_HIGHER),
                target(any_(CHARACTER, participating, dishonored, of_that_opponent)),
                discard(TARGET),
            )
        ),
    ),
    card("City of Lies", action(next_costs_less(1, EVENT))),
    card("Bayushi Manipulator", reaction(DIALS_REVEALED, change_bid(1))),
    card(
        "Bayushi Shoju",
        action(
            requires(participates_in(POLITICAL)),
            target(your_opponents(CHARACTER, participating)),
            gives(TARGET, political=-1),
            for_a_while(
                forbids(DISCARDED_BY_ITSELF, TARGET, "discard {whom}", is_(TARGET, political_at_most(0)))
            ),
            limit(2),
        ),
    ),
    card(
        "Bayushi Yunako",
        action(requires(THIS_PARTICIPATES), target(CHARACTER), switch_base_skills(TARGET)),
    ),
    card(
        "Favored Niece",
        action(cost(discard_from_hand(PAID)), paying(in_your_hand(CARD)), draw(1), limit(2)),
    ),
    card(
        "Shosuro Actress",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(in_opponents_discard(CHARACTER).with_(lacking("Shinobi"), cost_at_most(3))),
            take_into_conflict(TARGET),
        ),
    ),
    card("Soshi Illusionist", action(cost(spend_fate(1)), target(CHARACTER), discard_status(TARGET))),
    card(
        "Yogo Hiroue",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, not_participating)),
            move_to_conflict(TARGET),
            later(you_win(None, "if you win the conflict"), may(dishonor(TARGET))),
        ),
    ),
    card("Secret Cache", reaction(conflict_declared_here(), search_top(5, CARD, shown=False))),
    card(
        "Ambush",
        action(
            requires(DURING_CONFLICT),
            targets(
                in_your_hand_or_provinces(any_(CHARACTER, of_clan("Scorpion"), total_cost_at_most(6))),
                1,
                2,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Young Rumormonger",
        *also(
            would_interrupt(
                would_be_honored(CHARACTER, HONORED_OR_DISHONORED),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(honor(TARGET)),
            ),
            would_interrupt(
                would_be_dishonored(CHARACTER, HONORED_OR_DISHONORED),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(dishonor(TARGET)),
            ),
        ),
    ),
    card(
        "Shosuro Miyako",
        reaction(
            after("card played", "after you play a character from your hand", _plays_character_from_hand),
            beforehand(
                select_one(
                    discard_at_random(1, OPPONENT),
                    chooses_own(OPPONENT, CHARACTER, dishonor(CHOSEN)),
                    who=OPPONENT,
                )
            ),
        ),
    ),
    card(
        "Calling in Favors",
        action(
            paying(your(CHARACTER)),
            cost(dishonor(PAID)),
            target(theirs(ATTACHMENT)),
            take_onto(TARGET, called("that character", PAID)),
        ),
    ),
]
