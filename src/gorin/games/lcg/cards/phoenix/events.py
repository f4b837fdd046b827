"""Phoenix events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Against the Waves",
        action(target(your(CHARACTER, keyword("Shugenja"))), select_one(bow(TARGET), ready_(TARGET))),
    ),
    card(
        "Display of Power",
        reaction(after(CONFLICT_LOST, YOU, a_conflict(unopposed=True)), take_over_ring()),
    ),
    card(
        "Know the World",
        action(switch_claimed_ring()),
    ),
    card("Oracle of Stone", action(draw(2, EACH_PLAYER), then(discards(EACH_PLAYER, 2)))),
    card(
        "Study the Natural World",
        action(
            requires(you_control(any_(CHARACTER, attacking, keyword("Scholar")))),
            gain_province_elements(),
            later(after(CONFLICT_WON, YOU, THE_CONFLICT), may(resolve_each_element())),
        ),
    ),
    card(
        "Supernatural Storm",
        action(
            target(any_(CHARACTER, participating)),
            gives_both(TARGET, count_of(your(CHARACTER, keyword("Shugenja")))),
        ),
    ),
    card(
        "Way of the Phoenix",
        action(target(RING), second_target(AN_OPPONENT), bar_element(), maximum(1, PER_PHASE)),
    ),
]
