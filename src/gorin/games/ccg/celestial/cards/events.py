"""Events of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.table.sides import seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.cards import doubtful, event
from gorin.games.ccg.words.flow import first_of, later
from gorin.games.ccg.words.verbs.in_play.states import dishonor
from gorin.games.ccg.words.verbs.players.decks import draw, look_at_top
from gorin.games.ccg.words.verbs.players.honor import gain_honor, lose_honor
from gorin.games.ccg.words.verbs.players.provinces import destroy_province, strengthens
from gorin.games.ccg.words.verbs.players.searching import search
from gorin.games.ccg.words.when.about_actions import after_action_of
from gorin.games.ccg.words.when.triggers import ALL_TURNED_UP
from gorin.games.ccg.words.which.nouns import PERSONALITY, RING
from gorin.games.ccg.words.which.players import DEFENDER, VICTORS, players_above
from gorin.games.ccg.words.which.provinces import EVENT_PROVINCE, EVENT_PROVINCE_IS_GONE, YOUR_PROVINCES
from gorin.words.choosing import choose, choose_player, each_may
from gorin.words.flow import if_, may
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import anothers
from gorin.words.players import (
    ACTOR,
    CHOSEN_PLAYER,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    controller_of,
)
from gorin.words.things import CHOSEN
from gorin.words.triggers import after


def _you_destroy_as_attacker(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return scope.seat == s.attacker and scope.seat in seats_in(s, moment.amount)


def _is_battle_won(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """The province fell in the resolution of the battle that was fought for it."""
    return moment.card == s.battlefield and moment.seat == s.attacker and not s.in_combat


CARDS: list[Card] = [
    event("A Time for Action", text=(lose_honor(5, players_above(20)),)),
    event(
        "Alter History",
        keywords=("Unique",),
        when=ALL_TURNED_UP,
        text=(
            later(
                after(
                    "province destroyed",
                    "after you next destroy a province as the Attacker",
                    _you_destroy_as_attacker,
                ),
                lose_honor(5, DEFENDER),
                until=GAME_END,
            ),
        ),
    ),
    event(
        "Festival of Cherry Blossoms",
        keywords=("Unique", "Festival"),
        when=ALL_TURNED_UP,
        text=(
            later(
                after(
                    "honor gained",
                    "after another player next gains Honor",
                    lambda s, scope, moment: moment.seat != scope.seat,
                ),
                gain_honor(2),
                until=GAME_END,
            ),
        ),
    ),
    event(
        "Harsh Choices",
        keywords=("Unique",),
        when=ALL_TURNED_UP,
        text=(may(destroy_province(EVENT_PROVINCE), if_(EVENT_PROVINCE_IS_GONE, draw(3))),),
    ),
    event(
        "Imperial Ambassadorship",
        keywords=("Unique", "Imperial"),
        when=ALL_TURNED_UP,
        text=(
            each_may(EACH_OTHER_PLAYER, draw(1, ACTOR)),
            may(look_at_top(3, arrange=True)),
            draw(1),
        ),
    ),
    event(
        "Military Alliance",
        keywords=("Unique",),
        text=(
            later(
                after(
                    "province destroyed",
                    "after a player wins a battle and destroys its province",
                    _is_battle_won,
                ),
                gain_honor(3, VICTORS),
                until=GAME_END,
                every_time=True,
            ),
        ),
    ),
    event(
        "Minor Blackmail",
        keywords=("Unique",),
        when=ALL_TURNED_UP,
        text=(
            choose(anothers(PERSONALITY)),
            first_of(
                after("assigned", "after {his} unit is next assigned", about=CHOSEN),
                after_action_of(CHOSEN, "after an action {he} performed next resolves"),
                dishonor(CHOSEN),
                lose_honor(2, controller_of(CHOSEN)),
            ),
        ),
    ),
    event(
        "Signs and Portents",
        keywords=("Unique",),
        when=ALL_TURNED_UP,
        text=(choose_player(), look_at_top(4, CHOSEN_PLAYER, may_discard=True, arrange=True)),
    ),
    event(
        "Willing Spirits",
        keywords=("Unique",),
        text=(
            later(
                after(
                    "turn begins",
                    "after your next turn begins",
                    lambda s, scope, moment: moment.seat == scope.seat,
                ),
                strengthens(2, YOUR_PROVINCES, GAME_END),
                until=GAME_END,
            ),
        ),
    ),
    doubtful(
        event("Wisdom Gained", keywords=("Unique",), text=(each_may(EACH_PLAYER, search(RING, ACTOR)),)),
        "The wording is known from a printing after the Celestial arc and may differ from the first one.",
    ),
]
