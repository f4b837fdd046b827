"""Dragon cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.acting.playing import NO_ADDED_FATE
from gorin.games.lcg.acting.using import MORE_USES, NO_TRIGGERING
from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.conflict import ONE_DEFENDER
from gorin.games.lcg.kinds import FIRE, POLITICAL
from gorin.games.lcg.words.abilities import (
    action,
    interrupt,
    limit,
    maximum,
    of_its_moment,
    reaction,
)
from gorin.games.lcg.words.ability import PER_CONFLICT
from gorin.games.lcg.words.amounts import FATE_ON_UNCLAIMED, UNREVEALED, beyond_in_hand
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, discards, each_chooses
from gorin.games.lcg.words.lasting import forbidden_for_a_while, stays_ready_for_a_while
from gorin.games.lcg.words.prices import next_costs_less
from gorin.games.lcg.words.traits import as_attachment, attaches_to, has_both, keywords, no_attachments
from gorin.games.lcg.words.verbs.decks import look_at_hand_and_discard, search_top
from gorin.games.lcg.words.verbs.fighting import challenge
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    honor,
    move_fate,
    place_fate,
    ready_,
    remove_fate,
)
from gorin.games.lcg.words.verbs.players import draw, spend_fate_to_ring
from gorin.games.lcg.words.verbs.stats import gives_both
from gorin.games.lcg.words.verbs.taking import gain_ability
from gorin.games.lcg.words.when.conditions import (
    BEARER_PARTICIPATES,
    DURING_CONFLICT,
    THIS_ATTACKS,
    THIS_PARTICIPATES,
    participates_in,
)
from gorin.games.lcg.words.when.conflicts import (
    opponent_declares,
    opponent_selects_ring_with_fate,
    this_is_broken,
    you_win,
)
from gorin.games.lcg.words.when.triggers import attached_to_this, phase_begins
from gorin.games.lcg.words.which.abilities import ABILITY_OF_ANOTHER
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import OPPONENT, WITH_MORE_CHARACTERS
from gorin.games.lcg.words.which.qualities import (
    attacking,
    attacking_alone,
    bearing,
    glory_at_most,
    not_participating,
    participating,
    with_fate,
    without_attachments,
    without_fate,
    your_only_participant,
)
from gorin.games.lcg.words.which.rings import UNCLAIMED_RING
from gorin.games.lcg.words.which.things import BEARER, not_bearer, on_this
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_, there_is
from gorin.words.flow import if_
from gorin.words.nouns import any_
from gorin.words.picks import chosen, paying, target, up_front
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, LOSER, PAID, SELF, TARGET
from gorin.words.traits import forbids, has_keyword, permits

MONK_OR_MONK_BEARER = any_(CHARACTER, keyword("Monk")) | any_(
    CHARACTER, bearing(any_(ATTACHMENT, keyword("Monk")))
)


CARDS: list[Card] = [
    card(
        "Mirumoto Raitsugu",
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(
                SELF,
                TARGET,
                if_(is_(LOSER, without_fate), discard(LOSER), otherwise=(remove_fate(1, LOSER),)),
            ),
        ),
    ),
    card(
        "Togashi Initiate",
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            honor(SELF),
        ),
    ),
    card(
        "Niten Adept",
        action(
            requires(THIS_PARTICIPATES),
            cost(bow(PAID)),
            paying(your(ATTACHMENT, on_this)),
            target(any_(CHARACTER, participating, without_attachments)),
            bow(TARGET),
        ),
    ),
    card(
        "Ascetic Visionary",
        no_attachments(except_=("Monk", "Tattoo")),
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            target(MONK_OR_MONK_BEARER),
            ready_(TARGET),
        ),
    ),
    card("Ancestral Daishō", keywords("ancestral", "restricted")),
    card("Kitsuki's Method", keywords("ancestral", "restricted")),
    card("Let Go", action(target(ATTACHMENT), discard(TARGET))),
    card(
        "Daimyō's Favor",
        attaches_to(your(CHARACTER)),
        action(cost(bow(SELF)), next_costs_less(1, ATTACHMENT, on=BEARER)),
    ),
    card(
        "Indomitable Will",
        of_its_moment(
            reaction(
                you_win(
                    there_is(any_(CHARACTER, your_only_participant)),
                    "after you win a conflict with a single participating character",
                ),
                stays_ready_for_a_while(any_(CHARACTER, your_only_participant), "that character"),
            )
        ),
    ),
    card(
        "Mantra of Fire",
        reaction(
            opponent_declares(FIRE, "after an opponent declares a fire conflict"),
            target(MONK_OR_MONK_BEARER),
            place_fate(1, TARGET),
            draw(1),
        ),
    ),
    card(
        "Mirumoto's Fury",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, attacking, glory_at_most(UNREVEALED))),
            bow(TARGET),
        ),
    ),
    card(
        "Tranquility",
        action(
            requires(DURING_CONFLICT),
            forbidden_for_a_while(
                NO_TRIGGERING, your_opponents(CHARACTER, not_participating), "{whom} cannot trigger abilities"
            ),
        ),
    ),
    card(
        "Secluded Temple",
        reaction(
            phase_begins("conflict"),
            beforehand(
                each_chooses(WITH_MORE_CHARACTERS, any_(CHARACTER, with_fate), remove_fate(1, CHOSEN))
            ),
        ),
    ),
    card("Agasha Swordsmith", action(search_top(5, ATTACHMENT, shown=True))),
    card(
        "Doomed Shugenja",
        keywords("limited"),
        forbids(
            NO_ADDED_FATE,
            SELF,
            "you cannot place fate on {whom} when it is played from one of your provinces",
        ),
    ),
    card("Enlightened Warrior", reaction(opponent_selects_ring_with_fate(), place_fate(1, SELF))),
    card(
        "Kitsuki Investigator",
        action(
            requires(participates_in(POLITICAL)),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            look_at_hand_and_discard(),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Mirumoto Prodigy",
        forbids(
            ONE_DEFENDER,
            SELF,
            "your opponent cannot declare more than one defender",
            is_(SELF, attacking_alone),
        ),
    ),
    card(
        "Niten Master",
        reaction(attached_to_this(any_(ATTACHMENT, keyword("Weapon"))), ready_(SELF), limit(2)),
    ),
    card(
        "Seeker of Enlightenment",
        *has_both(SELF, FATE_ON_UNCLAIMED),
    ),
    card(
        "Mountain's Anvil Castle",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            up_front(target(any_(CHARACTER, participating, bearing(ATTACHMENT)))),
            if_(
                is_(TARGET, bearing(ATTACHMENT, 2)),
                gives_both(TARGET, 2),
                otherwise=(gives_both(TARGET, 1),),
            ),
        ),
    ),
    card("Restoration of Balance", interrupt(this_is_broken(), discards(OPPONENT, beyond_in_hand(4)))),
    card(
        "Way of the Dragon",
        attaches_to(your(CHARACTER)),
        permits(
            MORE_USES,
            BEARER,
            "you may trigger each of {whom}'s abilities an additional time each round (or specified period)",
        ),
    ),
    card(
        "Togashi Yokuni",
        action(chosen(ABILITY_OF_ANOTHER), gain_ability(SELF, CHOSEN), maximum(1)),
    ),
    card("Tattooed Wanderer", as_attachment(has_keyword(BEARER, "covert"))),
    card(
        "Togashi Kazue",
        as_attachment(
            action(
                requires(BEARER_PARTICIPATES),
                target(any_(CHARACTER, participating, not_bearer)),
                move_fate(1, TARGET, BEARER),
            )
        ),
    ),
]
