"""Phoenix dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Adept of the Waves",
        action(
            target(CHARACTER), for_a_while(has_keyword(TARGET, "covert", during_element(WATER)), PHASE_END)
        ),
    ),
    card(
        "Asako Diplomat",
        reaction(after(WINS_CONFLICT, SELF), target(CHARACTER), select_one(honor(TARGET), dishonor(TARGET))),
    ),
    card(
        "Expert Interpreter",
        reaction(after(PHASE_BEGINS, phase("conflict")), target(RING), bar_entry_by_rings()),
    ),
    card(
        "Fearsome Mystic",
        has_glory(SELF, 2, during_element(AIR)),
        action(
            requires(THIS_PARTICIPATES),
            remove_fate(1, your_opponents(CHARACTER, participating, glory_below(glory_of(SELF)))),
        ),
    ),
    card("Fire Tensai Initiate"),
    card(
        "Isawa Atsuko",
        action(
            requires(during_element(VOID)),
            gives_both(your(CHARACTER, participating), 1),
            penalizes_both(your_opponents(CHARACTER, participating), 1),
        ),
    ),
    card(
        "Isawa Masahiro",
        action(
            requires(during_element(FIRE)),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, cost_at_most(2))),
            discard(TARGET),
        ),
    ),
    card(
        "Meddling Mediator",
        action(
            requires(declared_against_you(2)),
            beforehand(select_one(take_fate(1, OF_WHOM_IT_HOLDS), take_honor(1, OF_WHOM_IT_HOLDS))),
        ),
    ),
    card("Naive Student", keywords("sincerity")),
    card(
        "Radiant Orator",
        action(
            requires(THIS_PARTICIPATES),
            requires(more(CONFLICT_GLORY, than=WHOEVER_IS_AGAINST_YOU)),
            target(your_opponents(CHARACTER, participating)),
            move_home(TARGET),
        ),
    ),
    card(
        "Sage of Gisei Toshi",
        action(
            requires(DURING_CONFLICT),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            target(any_(CHARACTER, of_your_opponent, participating)),
            if_you_do(move_home(SELF), move_home(TARGET)),
        ),
    ),
    card("Serene Warrior"),
    card(
        "Shiba Peacemaker",
        cannot(PARTICIPATE_AS_ATTACKER, SELF),
    ),
    card("Shiba Tsukune", interrupt(when(PHASE_ENDS, phase("conflict")), resolve_unclaimed_rings(2))),
    card(
        "Shiba Yōjimbō",
        would_interrupt(when_would(INITIATES, that_targets(your(CHARACTER, keyword("Shugenja")))), cancel()),
    ),
    card(
        "Solemn Scholar",
        action(
            requires(DURING_CONFLICT),
            requires(you_have_claimed(EARTH)),
            target(any_(CHARACTER, attacking)),
            bow(TARGET),
        ),
    ),
    card("Valiant Oathkeeper"),
    card("Young Philosopher"),
]
