"""Phoenix attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Grasp of Earth",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            for_a_while(cannot(MOVE_TO_THE_CONFLICT, theirs(CHARACTER))),
            for_a_while(players_cannot(PLAY_CHARACTERS_FROM_HAND, EACH_OPPONENT)),
        ),
    ),
    card("Magnificent Kimono", has_keyword(BEARER, "pride")),
    card(
        "Pacifism",
        only_playable_if(not_(DURING_CONFLICT)),
        cannot(PARTICIPATE_IN[MILITARY], BEARER),
    ),
    card(
        "Spell Scroll",
        has_political(BEARER, 3, BEARERS_ELEMENT),
        action(
            target(in_your_discard(any_(NON_CHARACTER, from_conflict_deck, sharing_trait_with_bearer))),
            take_to_hand(TARGET),
            sacrifice(SELF),
        ),
    ),
    card(
        "Unmatched Expertise",
        cannot(RECEIVE_DISHONORED_TOKENS, BEARER),
        forced_reaction(after(LOSES_CONFLICT, BEARER), discard(SELF)),
    ),
]
