"""Crane Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import BOTH_HAVE_FOCUSED, discard_own_focused, discard_their_focused
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Asahina Nanae", open_(up_front(target(any_(PERSONALITY, keyword("Air")))), straighten(TARGET))),
    card("Doji Ayano"),
    card(
        "Doji Ayano - exp",
        open_(
            cost(bow(SELF)),
            target(PERSONALITY),
            may(bow(TARGET), who=controller_of(TARGET)),
            if_(
                is_(TARGET, unbowed),
                for_a_while(cannot(BE_ASSIGNED_TO_ATTACK, TARGET)),
            ),
            keywords=("Political",),
        ),
    ),
    card("Doji Dainagon", permits(LOBBY_OPENLY, SELF)),
    card(
        "Doji Hakuseki - exp2",
        open_(up_front(target(PERSONALITY)), lock_one_ability(TARGET)),
        battle(
            target(enemy(PERSONALITY)),
            challenge(
                SELF,
                TARGET,
                gain_honor(2, controller_of(WINNER)),
                bow(LOSER),
                destroy(only_if(LOSER, dishonorable)),
            ),
        ),
    ),
    card(
        "Doji Shigeyuki",
        battle(
            target(anothers(PERSONALITY, having(PERSONAL_HONOR, below=chi_of(SELF)))),
            challenge(SELF, TARGET, bow(unit_of(LOSER)), stat=PERSONAL_HONOR, refused=(move_home(TARGET),)),
        ),
    ),
    card(
        "Doji Yoshitada",
        battle(
            target(enemy(PERSONALITY)),
            bow(TARGET),
            if_(is_(TARGET, dishonorable), chosen_player_gains_or_loses(2)),
            keywords=("Political",),
        ),
    ),
    card("Kakita Hideo"),
    card(
        "Kakita Hideo - exp",
        trait(after(DUEL_WON, SELF), gain_honor(1)),
        reaction(
            before(FOCUS_EFFECTS_RESOLVE, SELF),
            requires(BOTH_HAVE_FOCUSED),
            discard_own_focused(),
            discard_their_focused(),
        ),
    ),
    card(
        "Kakita Idzuki",
        battle(
            target(enemy(PERSONALITY, dishonorable)),
            bow(TARGET),
            gain_honor(2),
            lose_honor(2, controller_of(TARGET)),
        ),
    ),
]
