"""Unicorn dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Aggressive Moto", cannot(BE_DECLARED_AS_DEFENDER, SELF)),
    card("Border Rider", action(ready_(SELF))),
    card(
        "Giver of Gifts",
        action(
            up_front(target(your(ATTACHMENT))),
            chooses_own(YOU, CHARACTER, attach(TARGET, CHOSEN), as_target=False),
        ),
    ),
    card(
        "Ide Ryōma",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, of_clan("Unicorn"))),
            second_target(any_(CHARACTER, not_of_clan("Unicorn"), with_the_controller_of(TARGET))),
            bow_one_and_ready_the_other(TARGET, SECOND),
        ),
    ),
    card(
        "Ide Trader",
        reaction(
            after(MOVES_IN, THIS_PARTICIPATES),
            beforehand(select_one(gain_fate(1), draw(1))),
            limit(1, PER_CONFLICT),
        ),
    ),
    card("Meishōdō Wielder", costs_less(1, FIRST_PLAYER)),
    card("Moto Conqueror"),
    card("Moto Horde", no_attachments(except_=("Weapon",))),
    card("Moto Youth", has_military(SELF, 1, during_the_first(MILITARY))),
    card(
        "Shinjo Altansarnai (1)",
        reaction(
            after(PROVINCE_BREAKS, YOU, participates_in(MILITARY)),
            beforehand(chooses_own(OPPONENT, CHARACTER, discard(CHOSEN))),
        ),
    ),
    reconstructed(
        card(
            "Shinjo Atagi",
            in_conflict(action(target(any_(CHARACTER, participating)), set_skill_to_strength(TARGET))),
        ),
    ),
    card("Shinjo Outrider", action(requires(DURING_CONFLICT), move_to_conflict(SELF))),
    card(
        "Shinjo Tatsuo",
        action(
            requires(THIS_CAN_MOVE_IN),
            targets(your(CHARACTER, other, could_move_in), 0, 1),
            move_to_conflict(both(SELF, TARGET)),
        ),
    ),
    card(
        "Utaku Infantry",
        *has_both(SELF, count_of(your(CHARACTER, participating, of_clan("Unicorn"))), THIS_PARTICIPATES),
    ),
    card(
        "Utaku Yumino",
        action(
            requires(DURING_CONFLICT),
            cost(discard_from_hand(PAID)),
            paying(in_your_hand(CARD)),
            gives_both(SELF, 2),
            limit(1, PER_CONFLICT),
        ),
    ),
    card(
        "Warrior Poet",
        action(requires(THIS_PARTICIPATES), penalizes_both(your_opponents(CHARACTER, participating), 1)),
    ),
]
