"""A card speaks of the opponents of whoever uses it, whosever character it protects (LCG-CLAR-11)."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, move_home
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import attack, turn_of
from support.lcg_table import side

DEEDS = ("test-blow", "test-slander", "test-retreat")
cards = published(
    event("Test Blow", action(target(CHARACTER), bow(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    event("Test Retreat", action(target(CHARACTER), move_home(TARGET))),
)


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize(("by", "barred"), [("defender", True), ("attacker", False)])
def test_way_of_the_warrior_on_an_opponents_bushi_stops_that_opponent_and_not_you(deed, by, barred):
    t = attack(
        attacker=side("border-rider", hand=("way-of-the-warrior", *DEEDS)),
        defender=side("akodo-toturi", "doji-whisperer", hand=DEEDS),
    )
    t.attacker.uses("way-of-the-warrior", "akodo-toturi")
    turn_of(t, by)
    player = getattr(t, by)
    player.uses(deed)
    assert (player.ref("akodo-toturi") not in player.options) is barred


@pytest.mark.parametrize(("by", "barred"), [("defender", True), ("attacker", False)])
def test_reinforced_plate_on_an_opponents_character_is_immune_to_that_opponents_events(by, barred):
    t = attack(
        attacker=side("border-rider", hand=("reinforced-plate", *DEEDS)),
        defender=side("akodo-toturi", "doji-whisperer", hand=DEEDS),
    )
    t.attacker.plays("reinforced-plate", "akodo-toturi")
    turn_of(t, by)
    player = getattr(t, by)
    player.uses("test-blow")
    assert (player.ref("akodo-toturi") not in player.options) is barred
