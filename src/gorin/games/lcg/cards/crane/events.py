"""Crane events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Admit Defeat", action(target(any_(CHARACTER, defending_alone)), bow(TARGET))),
    card(
        "Captivating Story",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, alone_on_your_side)),
            gives(TARGET, political=count_of(your(PROVINCE, face_up))),
            may(if_you_do(remove_fate(1, TARGET), honor(TARGET))),
        ),
    ),
    card(
        "Courteous Scheming",
        action(
            requires(DURING_POLITICAL),
            target(your(CHARACTER, participating)),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(
                        TARGET, CHOSEN, additional_conflict(POLITICAL, controller_of(WINNER)), stat=POLITICAL
                    ),
                )
            ),
            maximum(1),
        ),
    ),
    card("Crippling Taxes", action(target(ANY_PROVINCE), discard_from_province(cards_in(TARGET)))),
    card(
        "Disdainful Remark",
        action(
            requires(DURING_CONFLICT),
            requires(you_control(any_(CHARACTER, participating, keyword("Courtier")))),
            gives(ATTACKED_PROVINCE, strength=OPPONENTS_HAND),
        ),
    ),
    card(
        "Disparaging Challenge",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating)),
            second_target(your_opponents(CHARACTER, not_participating)),
            challenge(
                TARGET,
                SECOND,
                if_(is_(LOSER, participating), move_home(LOSER), otherwise=(move_to_conflict(LOSER),)),
                stat=POLITICAL,
                at_home=True,
            ),
        ),
    ),
    card(
        "Duel to the Death",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating)),
            second_target(your_opponents(CHARACTER, participating)),
            may(dishonor(SECOND), who=OPPONENT, otherwise=(challenge(TARGET, SECOND, discard(LOSER)),)),
        ),
    ),
    card(
        "Elegance and Grace",
        action(targets(any_(CHARACTER, honored, total_cost_at_most(6)), 1, 2), ready_(TARGET)),
    ),
    card(
        "Exemplary Etiquette",
        action(requires(DURING_CONFLICT), for_a_while(cannot(TRIGGER_ABILITIES, CHARACTER))),
    ),
    card("Festival for the Fortunes", action(honor(CHARACTER))),
    card(
        "Game of Sadane",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating)),
            second_target(your_opponents(CHARACTER, participating)),
            challenge(TARGET, SECOND, honor(WINNER), dishonor(LOSER), stat=POLITICAL),
        ),
    ),
    card("Highlight the Flaws", would_interrupt(when_would(INITIATES, PROVINCE_ABILITY), cancel())),
    card(
        "Insult to Injury",
        reaction(
            after(DUEL_WON, your(CHARACTER, keyword("Duelist"))),
            chooses(YOU, any_(CHARACTER, losing_that_duel), dishonor(CHOSEN), as_target=False),
        ),
    ),
    card(
        "Issue a Challenge",
        reaction(
            after(CONFLICT_DECLARED, YOU),
            requires(you_control(any_(CHARACTER, keyword("Bushi"), attacking_alone))),
            for_a_while(whenever(MEET_MORE_THAN_ONE_DEFENDER, YOU_ATTACK)),
        ),
    ),
    card(
        "Noble Sacrifice",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, honored)),
            target(any_(CHARACTER, dishonored)),
            discard(TARGET),
        ),
    ),
    card("Soul Beyond Reproach", action(target(your(CHARACTER)), honor(TARGET), then(honor(TARGET)))),
    card(
        "Superior Authority",
        action(requires(DURING_CONFLICT), for_a_while(cannot(COUNT_SKILL, any_(CHARACTER, without_fate)))),
    ),
    card(
        "Test of Skill",
        action(
            paying(A_CARD_TYPE),
            cost(reveal_top(amount_if(you_control(any_(CHARACTER, keyword("Duelist"))), 4, otherwise=3))),
            take_of_type(2),
        ),
    ),
    card("The Perfect Gift", action(reveal_and_give(4))),
    card(
        "The Spear Rushes Forth",
        action(
            requires(DURING_MILITARY),
            paying(your(CHARACTER, honored, participating)),
            cost(discard_honored_status(PAID)),
            target(your_opponents(CHARACTER, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Try Again Tomorrow",
        action(
            requires(you_control(any_(CHARACTER, participating, honored, keyword("Courtier")))),
            target(any_(CHARACTER, attacking)),
            move_home(TARGET),
        ),
    ),
    card(
        "Voice of Honor",
        would_interrupt(
            when_would(INITIATES, EVENT), requires(more(HONORED_CHARACTERS, than=ANY_OPPONENT)), cancel()
        ),
    ),
    card("Way of the Crane", action(target(your(CHARACTER, of_clan("Crane"))), honor(TARGET))),
]
