"""Duels with plain cards: who challenges whom, and what lies on top of the two Fate decks.

t = duel("duelist", "four-chi", fate=["value-5", "value-1", "value-0"])
t.north.chooses("value-5")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.games.ccg.definition import Card
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import FORCE
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.cards import focus_effect
from gorin.games.ccg.language.verbs.fighting.duels import challenge
from gorin.games.ccg.language.verbs.fighting.focusing import FACING_DUELIST, raises_focus
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.abilities import trait
from gorin.language.card_filters import your
from gorin.language.core.resolution import Effect
from gorin.language.event_kinds import after
from gorin.language.flow import may
from gorin.language.picks import performer, target
from gorin.language.selectors import LOSER, PERFORMER, SELF, TARGET, WINNER
from support.ccg_making import follower, strategy
from support.ccg_table import Table, table
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai


def challenging(name: str, *effects: Effect, **how: Any) -> Card:
    pair = performer(your(PERSONALITY)), target(PERSONALITY)
    return strategy(name, focus=1, text=(open_(*pair, challenge(PERFORMER, TARGET, *effects, **how)),))


def value(number: int) -> Card:
    """A Fate card that is good for nothing but its Focus Value."""
    return strategy(f"Value {number}", focus=number)


DUEL_CARDS = [
    *PLAIN,
    *(value(number) for number in range(6)),
    samurai("Four Chi", chi=4),
    samurai("Five Chi", chi=5),
    samurai("Strong Man", force=6, chi=1),
    samurai("Weak Man", force=1, chi=6),
    samurai("Duelist", keywords=("Duelist",)),
    samurai("Rival", keywords=("Duelist",), chi=4),
    samurai("Lesser Man", chi=2),
    challenging("Challenge", destroy(LOSER), bow(WINNER)),
    challenging("Test of Strength", destroy(LOSER), stat=FORCE),
    challenging("Friendly Duel"),
    challenging("Boastful Challenge", gain_honor(3), refused=()),
    challenging("Courteous Duel", may(gain_honor(1)), destroy(LOSER)),
    challenging("Polite Challenge", destroy(LOSER), refused=(gain_honor(2),)),
    strategy("Honorable Strike", focus=2, text=(focus_effect(gain_honor(1)), open_(gain_honor(10)))),
    strategy("Famous Strike", focus=2, text=(focus_effect(gain_honor(3)),)),
    strategy("Deadly Strike", focus=2, text=(focus_effect(destroy(FACING_DUELIST)),)),
    follower(
        "Loud Guards",
        force=1,
        honor_req=0,
        gold=1,
        focus=2,
        text=(trait(after(ENTERS_PLAY, SELF), gain_honor(4)),),
    ),
    strategy("Rising Strike", focus=2, text=(focus_effect(raises_focus(2)),)),
    strategy(
        "Interruption",
        focus=2,
        text=(reaction(heard("focus effects", "before Focus Effects"), gain_honor(5)),),
    ),
]

ZEROS = ["value-0"] * 6


def duel(
    mine: str = "plain-samurai",
    theirs: str = "plain-stranger",
    by: str = "challenge",
    hand: Sequence[str] = (),
    **facts: Any,
) -> Table:
    """North has challenged; whoever may focus first is asked."""
    fate = {"fate": facts.get("fate", ZEROS)}
    south = plain(theirs, **{"fate": facts.get("their_fate", ZEROS), "hand": facts.get("their_hand", [])})
    t = table(north=plain(mine, hand=[by, *hand], **fate), south=south)
    t.north.chooses(f"use:{by}")
    t.north.chooses(mine)
    t.north.chooses(theirs)
    t.north.table_passes_reactions()
    return t


def finish(t: Table) -> None:
    """After the strike: everything in the order in which it is offered."""
    while duel_in_progress(t.s):
        decision = t.game.decision
        t.mirror.choose(decision.options[0].id, decision.seat)


def pool(t: Table, which: int) -> list[str]:
    return [t.s.names[t.s.what[card]] for card in duel_in_progress(t.s).pools[which]]


def names(t: Table, cards: list[int]) -> list[str]:
    return [t.s.names[t.s.what[card]] for card in cards]
