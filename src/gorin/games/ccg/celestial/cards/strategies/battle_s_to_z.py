"""Strategies of Celestial Edition whose first action is a Battle action, S to Z."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

MONK_OR_SHUGENJA = personality_with("Monk", "Shugenja")
KENSAI = personality_with("Kensai")
TATTOOED = any_(PERSONALITY, keyword("Tattooed"))

CARDS: list[Card] = [
    card(
        "Settling the Homeless",
        battle(up_front(target(any_(PERSONALITY, without_followers))), move_home(TARGET), absent=True),
    ),
    card(
        "Steel on Steel",
        battle(
            performer(your(PERSONALITY, unbowed)),
            target(enemy(PERSONALITY)),
            challenge(PERFORMER, TARGET, destroy(LOSER)),
            keywords=("Iaijutsu",),
        ),
    ),
    card(
        "Swift Sword Cut",
        battle(
            up_front(target(your(KENSAI))),
            paying(him_or_his(TARGET, WEAPON)),
            cost(bow(PAID)),
            second_target(
                enemy(
                    FOLLOWER | ITEM | PERSONALITY.with_(without_attachments),
                    having(FORCE, at_most=chi_of(the(KENSAI, TARGET))),
                )
            ),
            destroy(SECOND),
        ),
    ),
    card(
        "The Hundred-Hand Strike",
        battle(
            performer(your(MONK)),
            cost(gives(PERFORMER, force=-1)),
            target(enemy(PERSONALITY | FOLLOWER)),
            gives(TARGET, force=-3),
            if_(is_(TARGET, having(FORCE, exactly=0)), bow(TARGET)),
            additional_action(),
            keywords=("Kiho",),
        ),
    ),
    card(
        "The Slow Death",
        focus_effect(later(after(DUEL_ENDS), gives(ITS_WINNER, force=3))),
        battle(up_front(target(any_(UNIT, opposed))), straighten(whole_unit(TARGET))),
    ),
    card(
        "The Wrath of Osano-Wo",
        battle(
            performer(your(MONK_OR_SHUGENJA)),
            cost(bow(PERFORMER)),
            *ranged_attack(chi_of(PERFORMER)),
            keywords=("Kiho", "Thunder"),
        ),
    ),
    card(
        "Threat of Execution",
        battle(
            performer(your(MAGISTRATE, unbowed)),
            cost(bow(PERFORMER), unless=is_(PERFORMER, "Crane Clan")),
            up_front(target(any_(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(PERFORMER))))),
            bow(TARGET),
            may(second_target(any_(PERSONALITY, dishonorable)), bow(SECOND)),
        ),
    ),
    card(
        "Twice-Cutting Spirit",
        battle(
            performer(your(SAMURAI, opposed)),
            target(enemy(PERSONALITY)),
            gives(PERFORMER, force=personal_honor_of(PERFORMER)),
            penalizes(TARGET, chi_of(the(SAMURAI, PERFORMER))),
        ),
    ),
    card(
        "Unfamiliar Ground",
        battle(stays_here(), keywords=("Terrain",)),
        trait(
            after(ENTERS_PLAY, SELF),
            bow(UNIT_CARD.with_(having(FORCE, at_least=5), at_this_battlefield)),
            later(
                after(IS_DESTROYED, SELF, BY_AN_EFFECT),
                straighten(THOSE_IT_BOWED),
            ),
        ),
    ),
    card(
        "Unstoppable Force",
        battle(
            up_front(target(any_(UNIT, opposed))),
            gives(fighters_in(TARGET), force=1),
            for_a_while(negates(DESTRUCTION, whole_unit(TARGET), OTHERS_EFFECTS, once=True)),
        ),
    ),
    card(
        "Unstoppable Power",
        battle(
            target(enemy(UNIT_CARD)),
            drains(TARGET, ELEMENTS_IN_YOUR_ARMY),
            gain_honor(FORCE_LOST),
            additional_action(),
        ),
    ),
    card(
        "Unwavering Assault",
        battle(
            up_front(target(your(SAMURAI, at_home), anywhere=True)),
            straighten(unit_of(TARGET)),
            move_here(TARGET),
            absent=True,
        ),
    ),
    card(
        "Viper Tattoo",
        battle(
            performer(your(TATTOOED, unbowed)),
            up_front(
                target(enemy(UNIT_CARD, without_attachments, having(FORCE, at_most=force_of(PERFORMER))))
            ),
            gives(PERFORMER, force=2),
            bow(TARGET),
            keywords=("Tattoo",),
        ),
    ),
    card(
        "Weigh the Cost",
        focus_effect(raises_focus(1)),
        battle(
            performer(your(SAMURAI)),
            cost(move_home(PERFORMER)),
            bow(PERFORMER),
            strengthens_or_weakens(2),
            may(target(enemy(PERSONALITY)), gives(TARGET, force=-3)),
        ),
    ),
]
