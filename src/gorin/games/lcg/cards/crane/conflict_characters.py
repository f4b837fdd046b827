"""Crane conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Arbiter of Authority",
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            may(
                dishonor(TARGET),
                who=OPPONENT,
                otherwise=(challenge(SELF, TARGET, bow(LOSER), move_home(LOSER), stat=POLITICAL),),
            ),
        ),
    ),
    card(
        "Doji Fumiki",
        action(requires(THIS_PARTICIPATES), target(any_(CHARACTER, participating, dishonored)), bow(TARGET)),
    ),
    card("Local Daimyō's Retainer", only_playable_if(you_control(any_(PROVINCE, face_up), 3))),
    card(
        "Menacing Iron Warrior",
        action(
            requires(participates_in(MILITARY)),
            forbidden_for_a_while(
                TRIGGER_ABILITIES,
                your_opponents(CHARACTER, participating, military_at_most(military_of(SELF))),
            ),
        ),
    ),
    card("Political Rival", keywords("covert"), has_political(SELF, 3, THIS_DEFENDS)),
    card(
        "Steward of Law",
        cannot(
            RECEIVE_DISHONORED_TOKENS,
            CHARACTER,
            THIS_PARTICIPATES,
        ),
    ),
    card(
        "Young Harrier",
        action(
            cost(dishonor(SELF)),
            forbidden_for_a_while(BE_DISHONORED, your(CHARACTER, of_clan("Crane")), PHASE_END),
        ),
    ),
]
