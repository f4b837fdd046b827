"""Scorpion attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Castigated",
        only_playable_if(all_of(DURING_POLITICAL, you_control(any_(CHARACTER, keyword("Imperial"))))),
        played_only_on(any_(CHARACTER, participating)),
        cannot(IS_DISCARDED, BEARER, is_(BEARER, with_no_political_skill)),
    ),
    card(
        "Compromised Secrets",
        only_playable_if(less(HONOR, than=ANY_OPPONENT)),
        abilities_cost_honor(1, BEARER),
    ),
    card(
        "Court Mask",
        attaches_to(your(CHARACTER)),
        action(return_to_hand(SELF), dishonor(BEARER)),
    ),
    card("Fiery Madness"),
    card(
        "Infiltrator's Tools", attaches_to(any_(CHARACTER, keyword("Shinobi"))), has_keyword(BEARER, "covert")
    ),
    card("Liar's Mask", only_playable_if(honor_at_most(6)), action(discard_status(BEARER))),
    card("Mark of Shame", reaction(after(CARD_PLAYED, YOU, SELF), dishonor(BEARER), then(dishonor(BEARER)))),
    card(
        "Oni Mask",
        attaches_to(your(CHARACTER)),
        action(
            requires(DURING_CONFLICT),
            cost(remove_fate(1, BEARER)),
            target(any_(CHARACTER, participating)),
            for_a_while(blanks(TARGET)),
        ),
    ),
    card("Seal of the Scorpion", gains_clan(BEARER, "Scorpion"), has_keyword(BEARER, "Shinobi")),
    card("Stolen Breath", only_playable_if(not_(DURING_CONFLICT)), cannot(PARTICIPATE_IN[POLITICAL], BEARER)),
    card(
        "Tainted Koku",
        interrupt(
            when(LEAVES_PLAY, BEARER),
            chooses(
                YOU,
                any_(CHARACTER, another_one, with_the_controller_of(BEARER)),
                attach(SELF, CHOSEN),
                as_target=False,
            ),
        ),
    ),
    card(
        "Way With Words",
        bearer_gains(reaction(after(WINS_CONFLICT, SELF, a_conflict(POLITICAL)), take_honor(1))),
    ),
]
