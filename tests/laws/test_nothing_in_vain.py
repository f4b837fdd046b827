"""Laws: what the LCG offers can change the game, and what the CCG offers can be announced and paid for.

In the LCG every ability that is offered, every target, and whatever else an ability asks somebody to
choose, must be able to change the state of the game in some way of going on. Changes are looked for from
the moment at which the effects begin to resolve, so that neither the costs count nor the use itself; and
the log does not count, either. What does is listed in `support.lcg_change`. Nobody answers with another
ability meanwhile, for the potential of an effect is judged on its own (LCG-TRIG-05); for the same reason
costs that take away what the effect was about are no excuse and no accusation: such a use is tried for
nothing once more. A delayed effect counts if it would change something were its moment now; a lasting
effect if a number, a keyword or a permission is another one for somebody to whom it can matter, now or
while its own condition holds.

The books of the CCG ask for less: legal targets and costs that can be paid (CE-TARG-04, CE-COST-04).

    GORIN_POSITIONS=5000 python3 run.py test tests/laws/test_nothing_in_vain.py    # so many of each
"""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import gorin
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.abilities import cost
from gorin.language.core.resolution import Effect
from gorin.language.picks import target
from gorin.language.selectors import SELF
from support.announcing import ccg_offers
from support.ccg_cards import with_cards as with_ccg_cards
from support.ccg_table import side as ccg_side
from support.ccg_table import table as ccg_table
from support.in_vain import lcg_offers
from support.lcg_cards import event, published
from support.lcg_mixed import SEATS, mixed_game
from support.lcg_table import side, table
from support.plain_cards import samurai
from support.rule import rule
from support.walk import GAMES, new_game

POSITIONS = int(os.environ.get("GORIN_POSITIONS", "150"))
"""Moments of random games at which something is offered that the law is about."""
LONGEST = 400
"""So many choices of a game are made before the next one begins."""
Offers = Callable[[Any], Iterator[tuple[str, bool]]]
pytestmark = pytest.mark.timeout(max(300, POSITIONS))


def failures(start: Callable[[int], gorin.Game], offers: Offers) -> list[str]:
    """What breaks the law in random games, each with its seed and the number of choices made before."""
    found: list[str] = []
    seen, seed = 0, 0
    while seen < POSITIONS:
        seed += 1
        game, rng = start(seed), random.Random(seed)
        for number in range(LONGEST):
            if game.over or seen == POSITIONS:
                break
            tried = list(offers(game.state))
            seen += bool(tried)
            found += [f"seed {seed}, after {number} choices: {told}" for told, fails in tried if fails]
            decision = rng.choice(game.pending)
            game.choose(decision.pick(rng.randrange(decision.count)), decision.seat)
    return found


@rule("LCG-TRIG-05", "LCG-TARG-07", "LCG-TARG-08", "LCG-EFF-05")
@pytest.mark.parametrize("format", SEATS)
def test_whatever_the_lcg_offers_can_change_something(format: str):
    assert failures(lambda seed: mixed_game(format, seed), lcg_offers) == []


@rule("CE-TARG-04", "CE-COST-04")
@pytest.mark.parametrize("name", ["celestial", "diamond", "war-of-honor"])
def test_whatever_the_ccg_offers_can_be_announced_and_paid_for(name: str):
    seats = GAMES[name].seats
    assert failures(lambda seed: new_game(name, seats[seed % len(seats)], seed), ccg_offers) == []


# --- the laws can be broken -----------------------------------------------------------------------


class Idle(Effect):
    """An effect that says that it could change something, and never does."""

    def do(self, s: Any, context: Any, runner: Any) -> None:
        pass

    def intents(self, known: Any) -> list[Any]:
        return []

    def text(self, renderer: Any) -> str:
        return "do nothing"


cards = published(
    event("Test Idle", action(Idle())), event("Test Idle Aim", action(target(CHARACTER), Idle()))
)


UNPAID = samurai("Test Unpaid", text=(open_(cost(Idle()), gain_honor(1)),))
PAID = samurai("Test Paid", text=(open_(cost(bow(SELF)), gain_honor(1)),))


def test_an_action_that_nobody_pays_for_is_found():
    with with_ccg_cards(UNPAID, PAID):
        t = ccg_table(north=ccg_side("test-unpaid", "test-paid"), south=ccg_side())
        tried = {told.split()[0]: fails for told, fails in ccg_offers(t.game.state)}
    assert (tried["test-unpaid"], tried["test-paid"]) == (True, False)


def test_a_use_in_vain_is_found():
    t = table(north=side("doji-whisperer", hand=("test-idle",)), south=side())
    assert [told.split()[0] for told, fails in lcg_offers(t.s) if fails] == ["test-idle"]


def test_a_target_in_vain_is_found():
    t = table(north=side("doji-whisperer", hand=("test-idle-aim",)), south=side())
    t.north.uses("test-idle-aim")
    assert [fails for _, fails in lcg_offers(t.s)] == [True]
