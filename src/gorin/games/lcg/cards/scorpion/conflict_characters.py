"""Scorpion conflict characters."""

from gorin.games.lcg.vocabulary import *

STAYS = all_of(FATE_PHASE, not_(is_(SELF, dishonored)))

CARDS: list[Card] = [
    card("Adept of Shadows", action(cost(lose_honor(1)), return_to_hand(SELF))),
    card(
        "Alluring Patron",
        action(
            requires(THIS_PARTICIPATES),
            up_front(target(your_opponents(CHARACTER, not_participating))),
            beforehand(select_one(dishonor(TARGET), move_to_conflict(TARGET), who=OPPONENT)),
        ),
    ),
    card(
        "Bayushi Collector",
        action(
            target(any_(ATTACHMENT, on_a(any_(CHARACTER, dishonored)))),
            discard(TARGET),
            discard_status(bearer_of(TARGET)),
        ),
    ),
    card(
        "Bayushi Kachiko (1)",
        action(
            requires(participates_in(POLITICAL)),
            up_front(target(any_(CHARACTER, participating, political_below(political_of(SELF))))),
            move_home(TARGET),
            then(may(bow(TARGET))),
        ),
    ),
    reconstructed(
        card(
            "Cherished Family Servant",
            cannot(ENTER_UNDER_YOUR_CONTROL, SELF),
            cannot(BE_DISCARDED, SELF, STAYS),
            cannot(LOSE_FATE, SELF, STAYS),
            dire(has_keyword(any_(ATTACHMENT, keyword("Poison"), on_yours), "ancestral")),
        ),
    ),
    card("Cunning Magistrate", cannot(COUNT_SKILL, any_(CHARACTER, other, dishonored), THIS_PARTICIPATES)),
    card(
        "Meek Informant",
        reaction(after(CARD_PLAYED, YOU, SELF), target(AN_OPPONENT), look_at_hand(TARGET_PLAYER)),
    ),
    card("Messenger of Misery", keywords("courtesy")),
    card(
        "Opium Wastrel",
        only_playable_if(less(HONOR, than=ANY_OPPONENT)),
        reaction(
            after(ENTERS_PLAY, SELF, DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            set_glory(TARGET, 0),
        ),
    ),
    card("Unassuming Yōjimbō", keywords("covert")),
    card(
        "Yogo Kikuyo",
        from_zones(
            would_interrupt(
                when_would(INITIATES, any_(EVENT, keyword("Spell")), OPPONENT, DURING_CONFLICT),
                cost(put_into_play(SELF)),
                cancel(),
            ),
            HAND,
        ),
    ),
]
