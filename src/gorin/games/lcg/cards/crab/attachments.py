"""Crab attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Callous Ashigaru",
        attaches_to(any_(CHARACTER, unique)),
        keywords("restricted"),
        reaction(
            after(PROVINCE_BREAKS, YOU, DURING_MILITARY),
            requires(is_(BEARER, attacking)),
            discard_from_province(in_your_opponents_provinces(CARD)),
        ),
    ),
    card(
        "Chikara",
        attaches_to(any_(CHARACTER, unique, of_clan("Crab"))),
        keywords("ancestral", "restricted"),
        bearer_gains(
            reaction(
                after(WINS_CONFLICT, SELF),
                target(any_(CHARACTER, participating)),
                return_all_fate_to_controller(TARGET),
                then(sacrifice(TARGET)),
            ),
            while_=is_(SELF, "Champion"),
        ),
    ),
    card("Disciple of Shinsei", action(cost(lose_honor(1)), discard_status(BEARER), unlimited())),
    card("Enraged"),
    card(
        "Honed Nodachi",
        attaches_to(any_(CHARACTER, keyword("Bushi"))),
        keywords("restricted"),
        reaction(
            after(WINS_CONFLICT, BEARER, a_conflict(MILITARY)),
            cost(remove_fate(1, BEARER)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), discard(CHOSEN))),
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
        "Pathfinder's Blade",
        would_interrupt(
            when_would(INITIATES, ATTACKED_PROVINCE),
            requires(is_(BEARER, attacking)),
            cost(sacrifice(SELF)),
            cancel(),
        ),
    ),
    card(
        "Pit Trap",
        played_only_on(any_(CHARACTER, attacking)),
        cannot(DOES_NOT_READY, BEARER),
    ),
    card(
        "Pragmatism",
        attaches_to(your(CHARACTER)),
        *has_both(BEARER, 1, less(HONOR, than=ANY_OPPONENT)),
        cannot(BE_HONORED, BEARER, less(HONOR, than=ANY_OPPONENT)),
        cannot(BE_DISHONORED, BEARER, less(HONOR, than=ANY_OPPONENT)),
    ),
    card(
        "Reinforced Plate",
        permits(IMMUNE_TO_OPPONENTS_EVENTS, BEARER, participates_in(MILITARY, BEARER)),
    ),
    card("Reprieve", would_interrupt(when_would(LEAVES_PLAY, BEARER), instead(discard(SELF)))),
    card("Seal of the Crab", gains_clan(BEARER, "Crab"), has_keyword(BEARER, "Berserker")),
    card("Sharpened Tsuruhashi", interrupt(when(LEAVES_PLAY, BEARER, BY_SACRIFICE), return_to_hand(SELF))),
    card(
        "Sturdy Tetsubō",
        keywords("restricted"),
        bearer_gains(reaction(after(WINS_CONFLICT, SELF), discards(OPPONENT, 1), limit(2))),
    ),
    card(
        "Subterranean Guile",
        has_keyword(
            BEARER, "covert", all_of(DURING_MILITARY, you_control(any_(HOLDING, in_an_unbroken_province)))
        ),
    ),
    card(
        "Watch Commander",
        attaches_to(your(CHARACTER)),
        reaction(
            after(CARD_PLAYED, ANY_OPPONENT, BEARER_PARTICIPATES),
            lose_honor(1, THAT_PLAYER),
            unlimited(),
        ),
    ),
    card(
        "Wicked Tetsubō",
        attaches_to(any_(CHARACTER, keyword("Berserker"))),
        keywords("restricted"),
        action(
            requires(is_(BEARER, attacking)),
            target(any_(CHARACTER, defending)),
            beforehand(select_one(*set_skills(TARGET, 0, 0))),
        ),
    ),
]
