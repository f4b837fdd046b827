"""Crab holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Borderlands Fortifications",
        action(target(in_your_provinces(CARD).with_(another)), switch_places(SELF, TARGET)),
    ),
    card(
        "Fire and Oil",
        action(
            requires(is_(SELF, in_an_unbroken_province)),
            requires(YOU_DEFEND),
            cost(lose_honor(1)),
            target(any_(CHARACTER, attacking)),
            dishonor(TARGET),
        ),
    ),
    card("Funeral Pyre", action(cost(sacrifice(PAID)), paying(your(CHARACTER)), draw(1))),
    card(
        "Heavy Ballista",
        action(
            requires(DURING_MILITARY),
            requires(YOU_DEFEND),
            paying(in_your_hand(CARD)),
            cost(discard_from_hand(PAID)),
            target(any_(CHARACTER, attacking, ready)),
            beforehand(select_one(bow(TARGET), remove_fate(1, TARGET), who=controller_of(TARGET))),
        ),
    ),
    card(
        "Hiruma Outpost",
        reaction(
            after(CONFLICT_DECLARED, ANY_OPPONENT, AGAINST_NO_HOLDING),
            requires(is_(SELF, in_an_unbroken_province)),
            lose_honor(1, THAT_PLAYER),
        ),
    ),
    card("Iron Mine", would_interrupt(when_would(LEAVES_PLAY, your(CHARACTER)), instead(sacrifice(SELF)))),
    card(
        "Kuni Laboratory",
        *has_both(your(CHARACTER), 1),
        forced_reaction(after(PHASE_BEGINS, phase("conflict")), lose_honor(1)),
    ),
    card("Northern Curtain Wall", has_strength(any_(HOLDING, keyword("Kaiu Wall"), beside_this), 2)),
    card(
        "River of the Last Stand",
        action(
            requires(conflict_at_your_province_with(any_(HOLDING, keyword("Kaiu Wall")))),
            discard_at_random(2),
            then(draw(1, OPPONENT)),
        ),
    ),
    card(
        "Seventh Tower",
        reaction(
            after(CONFLICT_WON, YOU, AS_DEFENDING_PLAYER),
            requires(conflict_at_your_province_with(any_(HOLDING, keyword("Kaiu Wall")))),
            resolve_contested_ring(),
        ),
    ),
    card(
        "Strategic Weakpoint",
        would_interrupt(
            when_would(PROVINCE_BREAKS, THIS_PROVINCE),
            beforehand(chooses(OPPONENT, any_(CHARACTER, attacking), discard(CHOSEN))),
        ),
    ),
    card(
        "Watchtower of Valor",
        reaction(
            after(CONFLICT_WON, YOU, AS_DEFENDING_PLAYER),
            requires(conflict_at_your_province_with(any_(HOLDING, keyword("Kaiu Wall")))),
            draw(1),
            unlimited(),
        ),
    ),
]
