"""Crab dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Borderlands Defender",
        cannot(BE_BOWED_BY_OPPONENTS, SELF, THIS_DEFENDS),
        cannot(BE_MOVED_BY_OPPONENTS, SELF, THIS_DEFENDS),
    ),
    card(
        "Butcher of the Fallen",
        keywords("rally"),
        cannot(
            BE_DECLARED_AS_DEFENDER,
            any_(CHARACTER, military_below(UNBROKEN)),
            THIS_ATTACKS,
        ),
    ),
    card("Eager Scout"),
    card(
        "Hida Guardian",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, another, participating)),
            gives_both(TARGET, count_of(your(HOLDING), 2)),
        ),
    ),
    card(
        "Hida Kisada",
        players_cannot(
            RESOLVE_FIRST_ACTION,
            WHOEVER_IS_AGAINST_YOU,
            NOT_LOST_YET,
        ),
    ),
    card(
        "Hida Sukune",
        action(requires(THIS_DEFENDS), draw(1), then(discards(YOU, 1)), limit(1, PER_CONFLICT)),
    ),
    card(
        "Hida Tomonatsu",
        reaction(
            after(WINS_CONFLICT, SELF, AS_DEFENDER),
            cost(sacrifice(SELF)),
            target(any_(CHARACTER, not_unique, attacking)),
            return_to_deck_top(TARGET),
        ),
    ),
    card(
        "Hiruma Yōjimbō",
        cannot(BE_DECLARED_AS_ATTACKER, SELF),
    ),
    card("Intimidating Hida", reaction(after(PASSES_CONFLICT, ANY_OPPONENT), lose_honor(1, THAT_PLAYER))),
    card("Kaiu Envoy", keywords("courtesy", "sincerity")),
    card(
        "Kaiu Inventor",
        action(
            target(your(HOLDING)),
            for_a_while(
                permits(
                    USE_ABILITIES_AGAIN,
                    TARGET,
                ),
                ROUND_END,
            ),
        ),
    ),
    card(
        "Kaiu Shihobu",
        reaction(after(ENTERS_PLAY, SELF), search_to_put_under(HOLDING)),
        action(
            chooses_own(
                YOU, under_your_stronghold_province(HOLDING), put_into_province(CHOSEN), as_target=False
            )
        ),
    ),
    card(
        "Kaiu Shuichi",
        keywords("covert"),
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), gain_fate(1)),
    ),
    card(
        "Shrewd Yasuki",
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), look_and_take_one(2)),
    ),
    card("Siege Captain"),
    card(
        "Steadfast Witch Hunter",
        action(cost(sacrifice(PAID)), paying(your(CHARACTER)), target(CHARACTER), ready_(TARGET)),
    ),
    card(
        "Vanguard Warrior",
        action(cost(sacrifice(SELF)), target(CHARACTER), place_fate(1, TARGET)),
    ),
    card(
        "Vengeful Berserker",
        reaction(after(LEAVES_PLAY, your(CHARACTER, another), DURING_CONFLICT), double_military(SELF)),
    ),
]
