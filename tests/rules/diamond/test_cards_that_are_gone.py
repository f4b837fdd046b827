"""Chapter: canceling and negating, as far as it is about cards that leave play before all they do is done."""

import gorin
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.traits import for_a_while, has_force
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.places import in_this_army
from gorin.games.ccg.language.which.provinces import AT_THIS_PROVINCE, at_this_province
from gorin.games.ccg.language.which.selectors import BEARER
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_
from gorin.language.selectors import SELF
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting
from support.ccg_making import follower, item, region
from support.ccg_table import unit
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(
    *PLAIN,
    item(
        "Firework", force=0, chi=0, gold=0, focus=1,
        text=(battle(cost(destroy(SELF)), gives(BEARER, force=2)),),
    ),
    item(
        "Incense", force=0, chi=0, gold=0, focus=1,
        text=(battle(cost(destroy(SELF)), for_a_while(has_force(BEARER, 2), TURN_END)),),
    ),
    follower(
        "Martyrs", force=1, honor_req=0, gold=0, focus=1,
        text=(battle(cost(destroy(SELF)), gives(any_(PERSONALITY, in_this_army), force=1)),),
    ),
    region(
        "Pitfall",
        text=(
            battle(
                requires(AT_THIS_PROVINCE),
                cost(destroy(SELF)),
                gives(any_(PERSONALITY, at_this_province), force=-1),
                absent=True,
            ),
        ),
    ),
    edition=EDITION,
)  # fmt: skip


def spent(slug):
    """The Defender's Samurai, who bears it, stands beside a stranger; it destroys itself as its cost."""
    mine = plain(unit("plain-samurai", slug), "plain-stranger", hand=["guard-1"])
    t = fighting(plain("plain-shugenja"), mine)
    t.defender.chooses(f"use:{slug}")
    t.defender.table_passes_reactions()
    assert t.zone(slug) == "discard"
    return t


@rule("DE-CANC-14")
def test_who_bore_an_item_that_destroyed_itself_is_still_meant():
    assert spent("firework").force("plain-samurai") == 5


@rule("DE-CANC-14")
def test_what_lasts_is_still_about_who_bore_it():
    t = spent("incense")
    assert t.force("plain-samurai") == 5
    told = t.game.position()
    [effect] = told["effects"]
    assert effect["bearer"] == [f"plain-samurai#{t.card('plain-samurai')}"]
    again = gorin.setup(EDITION, told)
    assert again.position()["effects"] == told["effects"]


@rule("DE-CANC-14")
def test_the_army_of_a_follower_who_is_gone_is_still_its_army():
    t = spent("martyrs")
    assert (t.force("plain-samurai"), t.force("plain-stranger"), t.force("plain-shugenja")) == (4, 3, 1)


@rule("DE-CANC-14")
def test_the_province_of_a_region_that_is_gone_is_still_its_province():
    places = [{"card": "farm-1", "region": "pitfall"}, *["farm-1"] * 3]
    t = fighting(plain("plain-samurai"), plain("plain-stranger", provinces=places, hand=["guard-1"]))
    before = t.force("plain-samurai")
    t.defender.chooses("use:pitfall")
    t.defender.table_passes_reactions()
    assert t.zone("pitfall") == "discard"
    assert t.force("plain-samurai") == before - 1
