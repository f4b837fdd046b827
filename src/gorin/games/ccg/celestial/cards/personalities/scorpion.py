"""Scorpion Personalities of Celestial Edition."""

from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card("Bayushi Eisaku"),
    card(
        "Bayushi Eisaku - exp",
        reaction(after(ENTERS_PLAY, SELF), target(card_in_province()), discard_from_province(TARGET)),
    ),
    card(
        "Bayushi Higaonna", battle(*ranged_attack(4), if_(DESTROYED_A_CARD, lose_honor(1, owner_of(TARGET))))
    ),
    card(
        "Bayushi Jutsushi",
        open_(
            target(PERSONALITY.with_(having(PERSONAL_HONOR, below=chi_of(SELF)))),
            later(
                after(ASSIGNS, TARGET),
                dishonor(TARGET),
                lose_honor(2, controller_of(TARGET)),
            ),
            keywords=("Political",),
        ),
    ),
    card(
        "Bayushi Kurumi",
        battle(
            cost(bow(SELF)),
            up_front(target(PERSONALITY)),
            may(dishonor(TARGET), who=controller_of(TARGET)),
            if_(not_(became_dishonorable(TARGET)), gives(TARGET, force=-3)),
            keywords=("Political",),
            remote=True,
        ),
    ),
    card(
        "Bayushi Kurumi - exp",
        limited(
            cost(bow(SELF)),
            target(PERSONALITY),
            may(dishonor(TARGET), who=controller_of(TARGET)),
            if_(is_(TARGET, honorable), puts_tokens(TARGET, 2, "Seduction", force=-1, chi=-1)),
            keywords=("Political",),
        ),
    ),
    card(
        "Bayushi Maemi",
        ranged_against(SELF, -3),
        battle(
            target(enemy(PERSONALITY)),
            gives(TARGET, force=-3),
            if_(is_(TARGET, having(FORCE, exactly=0)), dishonor(TARGET)),
        ),
    ),
    card(
        "Bayushi Nori",
        battle(
            target(enemy(PERSONALITY)),
            choose_one(bow(attachments_of(TARGET)), bow(TARGET)),
            if_(is_(TARGET, dishonorable), lose_honor(2, controller_of(TARGET))),
        ),
    ),
    card(
        "Bayushi Paneki - exp5",
        trait(
            after(ASSIGNS, SELF),
            may(chosen(card_in_province(DEFENDER)), discard_from_province(CHOSEN)),
        ),
        battle(
            target(PERSONALITY),
            bow(TARGET),
            if_(is_(TARGET, dishonorable), destroy(TARGET)),
            may(second_target(PERSONALITY), dishonor(SECOND)),
            keywords=("Political",),
        ),
    ),
    card(
        "Bayushi Sakai",
        battle(
            paying(him_or_his(SELF, WEAPON)),
            cost(bow(PAID)),
            target(enemy(PERSONALITY)),
            bow(TARGET),
            if_(
                is_(TARGET, dishonorable),
                may(second_target(ATTACHMENT.with_(on(TARGET))), destroy(SECOND)),
            ),
        ),
    ),
]
