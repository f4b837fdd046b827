"""Lion cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import MILITARY, PHASE_END, POLITICAL
from gorin.games.lcg.table.allowed import DISCARDED_BY_ITSELF, NOT_DISCARDED
from gorin.games.lcg.words.abilities import (
    action,
    forced_reaction,
    from_zones,
    interrupt,
    maximum,
    reaction,
    would_interrupt,
)
from gorin.games.lcg.words.ability import PER_CONFLICT
from gorin.games.lcg.words.amounts import ATTACKERS, military_of
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses, chooses_own
from gorin.games.lcg.words.flow import later
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import attaches_to, does_not_bow, has_military, keywords
from gorin.games.lcg.words.verbs.answers import instead
from gorin.games.lcg.words.verbs.entering import put_into_conflict, put_into_play
from gorin.games.lcg.words.verbs.fighting import resolve_that_ring
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    discard_honored_status,
    honor,
    move_home,
    place_fate,
    ready_,
    remove_fate,
    return_to_deck_bottom,
    sacrifice,
)
from gorin.games.lcg.words.verbs.knots import play_this
from gorin.games.lcg.words.verbs.players import draw, gain_honor
from gorin.games.lcg.words.verbs.provinces import refill_that_province_face_up, turn_up
from gorin.games.lcg.words.verbs.stats import double_base_military, gives
from gorin.games.lcg.words.when.conditions import (
    DURING_CONFLICT,
    DURING_MILITARY,
    LESS_HONORABLE,
    MORE_THAN_YOUR_OPPONENT,
    THIS_ATTACKS,
    THIS_PARTICIPATES,
    YOU_ATTACK,
    more_honor_by,
    participates_in,
)
from gorin.games.lcg.words.when.conflicts import (
    CONFLICT_ENDS,
    loses,
    this_is_broken,
    wins,
    you_break_a_province,
    you_claim_a_ring,
    you_lose_a,
)
from gorin.games.lcg.words.when.triggers import (
    enters_from_province,
    enters_play,
    gets_fate,
    is_bowed_by_effect,
    phase_begins,
    would_leave_play,
)
from gorin.games.lcg.words.which.lying import in_your_discard, in_your_discard_or_provinces, in_your_provinces
from gorin.games.lcg.words.which.nouns import CARD, CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import (
    attacking,
    cost_at_most,
    defending,
    face_down,
    from_dynasty_deck,
    glory_at_most,
    honored,
    military_at_most,
    of_clan,
    other,
    participating,
    without_fate,
)
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.conditions import is_, you_control
from gorin.words.flow import if_
from gorin.words.grammar.zones import DISCARD, HAND
from gorin.words.nouns import any_
from gorin.words.picks import target, targets, up_front
from gorin.words.players import YOU
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, IT, SELF, TARGET
from gorin.words.traits import forbids

CARDS: list[Card] = [
    card(
        "Yōjin no Shiro",
        action(requires(DURING_CONFLICT), cost(bow(SELF)), gives(your(CHARACTER, attacking), military=1)),
    ),
    card("The Art of War", interrupt(this_is_broken(), draw(3))),
    card("Matsu Berserker"),
    card(
        "Honored General",
        has_military(your(CHARACTER, other, participating, of_clan("Lion")), 1, THIS_PARTICIPATES),
        reaction(enters_play(SELF), honor(SELF)),
    ),
    card(
        "Steadfast Samurai",
        forced_reaction(
            phase_begins("fate"),
            requires(more_honor_by(5)),
            for_a_while(forbids(NOT_DISCARDED, SELF, "{whom} cannot be discarded"), PHASE_END),
            for_a_while(forbids("cannot lose fate", SELF, "{whom} cannot lose fate"), PHASE_END),
        ),
    ),
    card(
        "Vengeful Oathkeeper",
        from_zones(
            reaction(you_lose_a(MILITARY), put_into_play(SELF)),
            HAND,
        ),
    ),
    card("Honored Blade", keywords("restricted"), reaction(wins(BEARER), gain_honor(1))),
    card(
        "Sashimono",
        attaches_to(your(CHARACTER, keyword("Bushi"))),
        does_not_bow(BEARER, DURING_MILITARY),
    ),
    card(
        "Master of the Spear",
        action(
            requires(THIS_ATTACKS),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), move_home(CHOSEN))),
        ),
    ),
    card(
        "For Greater Glory",
        reaction(
            you_break_a_province(DURING_MILITARY, "after you break a province during a military conflict"),
            place_fate(1, your(CHARACTER, participating, keyword("Bushi"))),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card("Ready for Battle", reaction(is_bowed_by_effect(your(CHARACTER)), ready_(IT))),
    card(
        "Stand Your Ground",
        would_interrupt(would_leave_play(your(CHARACTER, honored)), instead(discard_honored_status(IT))),
    ),
    card(
        "Strength in Numbers",
        action(
            requires(YOU_ATTACK),
            up_front(target(any_(CHARACTER, defending, glory_at_most(ATTACKERS)))),
            move_home(TARGET),
        ),
    ),
    card(
        "Way of the Lion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_clan("Lion"))),
            double_base_military(TARGET),
        ),
    ),
    card("Staging Ground", action(targets(in_your_provinces(CARD).with_(face_down), 1, 2), turn_up(TARGET))),
    card(
        "Akodo Gunsō", keywords("pride"), reaction(enters_from_province(SELF), refill_that_province_face_up())
    ),
    card(
        "Akodo Toturi",
        reaction(
            you_claim_a_ring(
                participates_in(MILITARY),
                "after you claim a ring during a military conflict in which {self} is participating",
            ),
            resolve_that_ring(),
        ),
    ),
    card(
        "Deathseeker",
        reaction(
            loses(SELF, THIS_ATTACKS, "loses a conflict as an attacker"),
            cost(sacrifice(SELF)),
            up_front(target(your_opponents(CHARACTER))),
            if_(is_(TARGET, without_fate), discard(TARGET), otherwise=(remove_fate(1, TARGET),)),
        ),
    ),
    card(
        "Ikoma Eiji",
        reaction(
            you_lose_a(POLITICAL),
            chooses(
                YOU,
                in_your_discard_or_provinces(CHARACTER).with_(
                    keyword("Bushi"), cost_at_most(3), from_dynasty_deck
                ),
                put_into_play(CHOSEN),
                as_target=False,
            ),
        ),
    ),
    card("Ikoma Prodigy", reaction(gets_fate(SELF), gain_honor(1))),
    card(
        "Lion's Pride Brawler",
        action(
            requires(THIS_ATTACKS),
            target(any_(CHARACTER, military_at_most(military_of(SELF)))),
            bow(TARGET),
        ),
    ),
    card(
        "Matsu Beiona",
        reaction(
            enters_play(SELF),
            requires(you_control(any_(CHARACTER, other, keyword("Bushi")), 3)),
            place_fate(2, SELF),
        ),
    ),
    card(
        "Venerable Historian",
        action(requires(THIS_PARTICIPATES), requires(MORE_THAN_YOUR_OPPONENT), honor(SELF)),
    ),
    card(
        "Kitsu Spiritcaller",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            target(in_your_discard(CHARACTER)),
            put_into_conflict(TARGET),
            later(CONFLICT_ENDS, return_to_deck_bottom(TARGET), until=PHASE_END),
        ),
    ),
    card("Guidance of the Ancestors", from_zones(action(play_this()), DISCARD)),
    card("Obstinate Recruit", forbids(DISCARDED_BY_ITSELF, SELF, "discard {whom}", LESS_HONORABLE)),
]
