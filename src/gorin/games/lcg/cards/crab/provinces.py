"""Crab provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Defend the Wall",
        reaction(after(CONFLICT_WON, YOU, a_conflict(here=True)), resolve_contested_ring()),
    ),
    card("Flooded Waste", reaction(after(IS_REVEALED, SELF), bow(any_(CHARACTER, attacking)))),
    card(
        "Shinsei's Last Hope",
        keywords("eminent"),
        each_always_costs_less(2, any_(CHARACTER, from_this)),
        cannot(ENTER_PLAY_DISHONORED, any_(CHARACTER, played_from_this)),
    ),
    card(
        "Shrug Off Despair",
        cannot(BE_STRONGHOLD_PROVINCE, SELF),
        action(requires(YOU_DEFEND), move_conflict_here()),
    ),
    card(
        "The Eternal Watch",
        action(
            requires(CONFLICT_HERE),
            target(any_(CHARACTER, attacking, can_be_bowed)),
            beforehand(select_one(bow(TARGET), hand_you_honor(1, OPPONENT), who=OPPONENT)),
        ),
    ),
]
