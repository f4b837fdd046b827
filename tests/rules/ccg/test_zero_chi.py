"""Several Personalities whose Chi falls to zero at once, in each edition."""

import pytest

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.amounts import count_of
from support import ccg_war
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import Table, table
from support.plain_cards import PLAIN, plain
from support.rule import rule

PLAGUE = strategy(
    "Plague", focus=1, text=(open_(gives(PERSONALITY, chi=-2), gain_honor(count_of(PERSONALITY))),)
)
WEAK = ("plain-stranger", "plain-stranger")

cards = published(*PLAIN, PLAGUE, also=("diamond",))
cards_of_war = published(*ccg_war.WAR, PLAGUE, *ccg_war.starting_holdings(), edition="war-of-honor")


def laid(edition: str) -> Table:
    if edition == "war-of-honor":
        lion = ccg_war.plain("plain-samurai", *WEAK, hand=["plague"])
        return ccg_war.war(lion=lion, dragon=ccg_war.plain(*WEAK))
    return table(edition=edition, north=plain("plain-samurai", *WEAK, hand=["plague"]), south=plain(*WEAK))


@rule("CE-CRD-04")
@pytest.mark.parametrize("edition", ["celestial", "diamond", "war-of-honor"])
def test_all_whose_chi_falls_to_zero_at_once_are_gone_before_the_next_effect(edition: str):
    t = laid(edition)
    before = t.s.players[0].honor
    getattr(t, t.names[0]).plays("plague")
    assert [t.zone("plain-stranger", nth) for nth in range(4)] == ["discard"] * 4
    assert t.s.players[0].honor == before + 1, "only the Samurai is left to be counted"
