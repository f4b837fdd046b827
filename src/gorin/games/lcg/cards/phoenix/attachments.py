"""Phoenix attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Blessed By Fukurokujin", cannot(RECEIVE_DISHONORED_TOKENS, BEARER)),
    card(
        "Erudite Prestige",
        attaches_to(any_(CHARACTER, keyword("Courtier"))),
        reaction(after(CARD_PLAYED, YOU, BEARER_PARTICIPATES), gives(BEARER, political=1), unlimited()),
    ),
    card("Favor of the Kami", has_glory(BEARER, 1)),
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
    card(
        "In Harmony",
        only_playable_if(there_is(YOUR_CLAIMED_RING)),
        keywords("ancestral"),
        cannot(LOSE_FATE_BY_EFFECTS, BEARER),
    ),
    card(
        "Katana of Fire",
        only_playable_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
        keywords("restricted"),
        has_military(BEARER, count_of(your(CARD, keyword("Fire")))),
        has_military(BEARER, 2, you_have_claimed(FIRE)),
    ),
    card(
        "Kyofuki's Hammer",
        reaction(
            after(WINS_CONFLICT, BEARER),
            target(in_any_province(CARD)),
            discard_from_province(TARGET),
            unlimited(),
        ),
    ),
    card("Magnificent Kimono", has_keyword(BEARER, "pride")),
    card(
        "Ofushikai",
        attaches_to(your(CHARACTER, unique, of_clan("Phoenix"))),
        keywords("ancestral", "restricted"),
        bearer_gains(
            action(
                requires(THIS_PARTICIPATES),
                target(any_(CHARACTER, participating)),
                move_home(TARGET),
                for_a_while(cannot(PARTICIPATE_AS_ATTACKER, TARGET), PHASE_END),
            ),
            is_(SELF, "Champion"),
        ),
    ),
    card(
        "Pacifism",
        only_playable_if(not_(DURING_CONFLICT)),
        cannot(PARTICIPATE_IN[MILITARY], BEARER),
    ),
    card("Seal of the Phoenix", gains_clan(BEARER, "Phoenix"), has_keyword(BEARER, "Scholar")),
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
        "Stride the Waves",
        attaches_to(your(CHARACTER)),
        action(
            requires(DURING_CONFLICT),
            requires(you_have_claimed(WATER)),
            select_one(move_to_conflict(BEARER), move_home(BEARER)),
            limit(2),
        ),
    ),
    card(
        "Studious",
        attaches_to(any_(CHARACTER, keyword("Scholar"))),
        has_keyword(BEARER, "sincerity"),
        bearer_gains(reaction(after(WINS_CONFLICT, SELF), draw(1))),
    ),
    card(
        "Unmatched Expertise",
        cannot(RECEIVE_DISHONORED_TOKENS, BEARER),
        forced_reaction(after(LOSES_CONFLICT, BEARER), discard(SELF)),
    ),
]
