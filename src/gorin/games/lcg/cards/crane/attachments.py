"""Crane attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("A New Name", has_keyword(BEARER, "Bushi"), has_keyword(BEARER, "Courtier")),
    card(
        "Above Question",
        cannot(BE_TARGETED_BY_OPPONENTS_EVENTS, BEARER),
    ),
    card(
        "Duelist Training",
        bearer_gains(
            action(
                requires(THIS_PARTICIPATES),
                target(your_opponents(CHARACTER, participating)),
                challenge(SELF, TARGET, bow(LOSER), cards_instead=True),
            )
        ),
    ),
    card("Dutiful Assistant", keywords("ancestral"), has_glory(BEARER, 2, is_(BEARER, honored))),
    card(
        "Formal Invitation",
        attaches_to(any_(CHARACTER, glory_at_least(2))),
        action(requires(DURING_POLITICAL), move_to_conflict(BEARER)),
    ),
    card("Height of Fashion", only_playable_if(not_(DURING_CONFLICT))),
    card(
        "Iaijutsu Master",
        attaches_to(any_(CHARACTER, keyword("Duelist"))),
        reaction(
            after(DIALS_REVEALED),
            requires(involved_in_duel(BEARER)),
            select_one(change_bid(1), change_bid(-1)),
        ),
    ),
    card(
        "Icon of Favor",
        has_glory(BEARER, 1, YOU_HAVE_THE_FAVOR),
        reaction(after(CONFLICT_WON, YOU, a_conflict(element=FIRE)), honor(BEARER)),
    ),
    card(
        "Kakita Blade",
        keywords("restricted"),
        has_political(BEARER, 2, involved_in_duel(BEARER)),
        reaction(after(DUEL_WON, BEARER), gain_honor(1)),
    ),
    card(
        "Letter from the Daimyō",
        attaches_to(your(CHARACTER)),
        keywords("restricted"),
        reaction(
            after(WINS_CONFLICT, BEARER, a_conflict(POLITICAL)), cost(sacrifice(SELF)), discards(OPPONENT, 2)
        ),
    ),
    reconstructed(
        card(
            "Lucky Coin",
            permits(IGNORE_DISHONORED_TOKEN, BEARER, DURING_CONFLICT),
        ),
    ),
    card("Pillow Book", action(requires(BEARER_PARTICIPATES), reveal_top_to_play(CONFLICT_END))),
    card(
        "Political Sanction",
        played_only_on(any_(CHARACTER, participating)),
        only_playable_if(all_of(DURING_POLITICAL, more(CONFLICT_SKILL, than=WHOEVER_IS_AGAINST_YOU))),
        cannot(TRIGGER_ABILITIES, BEARER),
    ),
    card("Seal of the Crane", gains_clan(BEARER, "Crane"), has_keyword(BEARER, "Duelist")),
    card(
        "Setting the Standard",
        keywords("restricted"),
        bearer_gains(reaction(after(WINS_CONFLICT, SELF), draw(2), then(discards(YOU, 1)))),
    ),
    card(
        "Shukujo",
        attaches_to(your(CHARACTER, unique, of_clan("Crane"))),
        keywords("ancestral", "restricted"),
        bearer_gains(action(requires(THIS_PARTICIPATES), switch_type()), while_=is_(SELF, "Champion")),
    ),
    card(
        "The Mirror's Gaze",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        reaction(after(EVENT_RESOLVED, ANY_OPPONENT), resolve_it_again()),
    ),
]
