"""Unicorn attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Adorned Barcha",
        attaches_to(your(CHARACTER, unique)),
        keywords("limited", "restricted"),
        action(
            requires(DURING_MILITARY),
            requires(not_(BEARER_PARTICIPATES)),
            target(any_(CHARACTER, participating)),
            bow(TARGET),
            move_to_conflict(BEARER),
        ),
    ),
    card(
        "Born in War",
        attaches_to(any_(CHARACTER, keyword("Cavalry"))),
        has_military(BEARER, count_of(UNCLAIMED_RING)),
    ),
    card(
        "Command the Tributary",
        bearer_gains(action(target(any_(CHARACTER, another)), move_fate(1, SELF, TARGET))),
    ),
    card(
        "Curved Blade",
        attaches_to(any_(CHARACTER, of_clan("Unicorn"))),
        keywords("restricted"),
        has_military(BEARER, 2, is_(BEARER, attacking)),
    ),
    card(
        "Favored Mount",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Cavalry"),
        action(requires(DURING_CONFLICT), cost(bow(SELF)), move_to_conflict(BEARER)),
    ),
    card(
        "Invocation of Ash",
        action(
            cost(lose_honor(1)),
            up_front(target(your(CHARACTER))),
            attach(SELF, TARGET),
            then(remove_fate(1, TARGET)),
        ),
    ),
    card(
        "Jewel of the Khamasin",
        action(
            requires(is_(BEARER, attacking)),
            cost(lose_honor(1)),
            gives(ATTACKED_PROVINCE, strength=-1),
            unlimited(),
        ),
    ),
    card(
        "Natural Negotiator",
        attaches_to(your(CHARACTER, keyword("Courtier"))),
        action(requires(DURING_CONFLICT), cost(give_honor(1)), switch_base_skills(BEARER)),
    ),
    card(
        "Ring of Binding",
        cannot(LOSE_FATE, BEARER, all_of(FATE_PHASE, FIRST_PLAYER)),
        cannot(BE_DISCARDED, BEARER, all_of(FATE_PHASE, FIRST_PLAYER)),
    ),
    card("Seal of the Unicorn", gains_clan(BEARER, "Unicorn"), has_keyword(BEARER, "Cavalry")),
    card(
        "Shinjo Saddle",
        attaches_to(any_(CHARACTER, keyword("Cavalry"))),
        action(target(your(CHARACTER, keyword("Cavalry"))), attach(SELF, TARGET)),
    ),
    card(
        "Spyglass",
        *also(
            reaction(after(COMMITS, BEARER), draw(1), limit(2)),
            reaction(after(MOVES_IN, BEARER), draw(1), limit(2)),
        ),
    ),
    card(
        "Talisman of the Sun",
        action(requires(YOU_DEFEND), cost(bow(SELF)), move_conflict()),
    ),
    card(
        "Utaku Battle Steed",
        attaches_to(any_(CHARACTER, of_clan("Unicorn"))),
        has_keyword(BEARER, "Cavalry"),
        reaction(after(WINS_CONFLICT, BEARER, a_conflict(MILITARY)), honor(BEARER)),
    ),
]
