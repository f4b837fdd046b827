"""Holdings, Events, Regions, Winds, and Personalities of other Clans."""

import pytest

from gorin.games.ccg.acting.gold import production
from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.in_play.stats import gives as alters
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table.values import gold_cost
from gorin.language.card_filters import your
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import with_cards
from support.ccg_diamond import EDITION, fighting, having, laid
from support.ccg_making import strategy
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def gives(t, slug, paying_for=None):
    return production(t.s, t.card(slug), -1 if paying_for is None else t.card(paying_for))


@pytest.mark.parametrize(
    ("slug", "crab", "unicorn"),
    [
        ("iron-mine", 3, 2), ("stables", 2, 3), ("copper-mine", 2, 2), ("gold-mine", 2, 2),
        ("kobune-port", 2, 2), ("marketplace", 2, 2), ("silk-works", 4, 4), ("dragon-dancers", 2, 2),
        ("sanctified-temple", 2, 2), ("the-hiruma-dojo", 3, 3), ("unicorn-marketeer", 2, 2),
        ("shinmaki-monastery", 2, 2), ("daidoji-merchants", 3, 3), ("blacksmiths", 2, 2),
    ],
)  # fmt: skip
def test_holdings_produce_gold(slug, crab, unicorn):
    for stronghold, gold in (("kyuden-hida", crab), ("shiro-shinjo", unicorn)):
        t = laid(north=having(slug, stronghold=stronghold), south=having())
        assert gives(t, slug) == gold


def test_blacksmiths_work_with_iron_and_on_weapons():
    t = laid(
        north=having("blacksmiths", hand=["daikyu", "the-emerald-armor", "clay-horse"]),
        south=having("iron-mine"),
    )
    assert gives(t, "blacksmiths") == 3
    assert gives(t, "blacksmiths", "daikyu") == gives(t, "blacksmiths", "the-emerald-armor") == 4
    assert gives(t, "blacksmiths", "clay-horse") == 3


def test_merchants_need_ports_and_markets():
    t = laid(north=having("daidoji-merchants", "kobune-port", "marketplace"), south=having())
    assert gives(t, "daidoji-merchants") == 5
    t = laid(north=having("daidoji-merchants", stronghold="kyuden-gotei"), south=having())
    assert gives(t, "daidoji-merchants") == 4  # a Stronghold may be a Port, too


def test_the_hiruma_dojo_trains_samurai_and_the_monastery_monks():
    provinces = [{"card": slug, "face_up": True} for slug in ("hida-shara", "unicorn-marketeer")]
    t = laid(north=having("the-hiruma-dojo", "shinmaki-monastery", provinces=provinces), south=having())
    assert gives(t, "the-hiruma-dojo", "hida-shara") == 4
    assert gives(t, "shinmaki-monastery", "unicorn-marketeer") == 3
    assert gives(t, "shinmaki-monastery", "hida-shara") == 2


def test_gardens_and_merchants_are_cheaper_for_their_own():
    t = laid(north=having(hand=[]), south=having("fantastic-gardens", "daidoji-merchants"))
    assert [gold_cost(t.s, t.card(slug)) for slug in ("fantastic-gardens", "daidoji-merchants")] == [7, 5]


def test_temples_and_gardens_bring_honor():
    t = laid(north=having("sanctified-temple", "silk-works", honor=5), south=having(hand=[]))
    t.north.uses("sanctified-temple")
    assert t.north.honor == 7 and t.is_bowed("silk-works")
    t = laid(north=having("fantastic-gardens", honor=5), south=having(hand=[]))
    t.north.uses("fantastic-gardens")
    assert t.north.honor == 7


def test_the_shrine_of_stone_works_in_others_turns():
    bowed = {"card": "hida-shara", "bowed": True}
    t = laid(north=having(hand=["spearmen"]), south=having("shrine-of-stone", bowed))
    t.north.passes()
    t.south.uses("shrine-of-stone", "hida-shara")
    assert not t.is_bowed("hida-shara")
    t = laid(north=having("shrine-of-stone", bowed), south=having())
    assert "use:shrine-of-stone" not in t.north.may


def test_the_marketeer_draws_for_items():
    north = having(
        "unicorn-marketeer",
        "moto-zhijuan",
        "hida-shara",
        *["silk-works"] * 2,
        hand=["clay-horse", "clay-horse"],
    )
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("equip:clay-horse")
    t.north.chooses("moto-zhijuan")
    t.north.chooses("silk-works")
    t.north.chooses("use:unicorn-marketeer")
    assert t.north.hand == ["clay-horse", "veteran-samurai"]


# --- Events and Regions ---------------------------------------------------------------------------


def turned(slug, **facts):
    return laid("events", north=having(provinces=[slug], **facts), south=having())


def test_are_you_with_me_makes_followers_cheap_until_the_next_turn():
    t = turned("are-you-with-me", hand=["spearmen", "ashigaru-hordes"])
    assert [gold_cost(t.s, t.card(slug)) for slug in ("spearmen", "ashigaru-hordes")] == [1, 1]
    while t.s.active == 0 or t.s.players[0].turns < 4:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done", ids[0]) if each in ids), decision.seat)
        if t.s.active == 1:
            assert gold_cost(t.s, t.card("ashigaru-hordes")) == 1
        if t.s.active == 0 and t.s.players[0].turns == 4:
            break
    assert gold_cost(t.s, t.card("ashigaru-hordes")) == 7


def test_the_birth_of_the_sword_honors_everybody():
    t = turned("birth-of-the-sword", honor=5)
    t.north.chooses("choice0")
    t.south.passes()
    assert (t.north.honor, t.south.honor) == (7, 7)
    assert len(t.s.players[0].hand) == 2 and len(t.s.players[1].hand) == 1


def test_boundless_sight_finds_the_experienced():
    t = turned("boundless-sight", dynasty=["silk-works", "hida-kuon-exp3", "hida-shara", "silk-works"])
    t.north.chooses("hida-kuon-exp3")
    place = next(place for place in t.s.provinces if place.owner == 0)
    assert t.s.names[t.s.what[place.card]] == "hida-kuon-exp3" and place.face_up


def there(region):
    return [{"card": "copper-mine", "region": region}, *["copper-mine"] * 3]


def test_the_road_of_dust_tires_those_without_followers():
    t = fighting(
        having("hida-sunao", unit("hida-shara", "spearmen")), having(IDLE, provinces=there("road-of-dust"))
    )
    assert (t.force("hida-sunao"), t.force("hida-shara"), t.force(IDLE)) == (3, 3, 1)


def test_the_fields_of_the_sun_honor_the_dead():
    t = fighting(having("hida-isamu", "moto-zhijuan"), having(IDLE, provinces=there("fields-of-the-sun")))
    t.fight()
    assert t.defender.honor == 7


def test_the_fields_of_the_sun_honor_nobody_who_dies_by_his_own_sides_doing():
    text = (battle(target(your(PERSONALITY)), alters(TARGET, chi=-9)),)
    burden = strategy("Test Burden", focus=1, text=text)
    with with_cards(burden, edition=EDITION):
        fields, hand = there("fields-of-the-sun"), ["test-burden", "veteran-samurai"]
        t = fighting(having("hida-isamu"), having(IDLE, "hida-sunao", provinces=fields, hand=hand))
        t.defender.plays("test-burden", IDLE)
        assert t.zone(IDLE) == "discard" and t.s.in_combat
        assert t.defender.honor == 5


def test_the_fields_of_the_moon_let_draw_for_gold():
    provinces = [{"card": "moto-zhijuan", "face_up": True, "region": "fields-of-the-moon"}]
    north = having(*["silk-works"] * 4, provinces=provinces)
    t = laid("dynasty", north=north, south=having())
    t.north.chooses("buy:moto-zhijuan")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    t.north.chooses("use:fields-of-the-moon")
    assert len(t.north.hand) == 2


def test_utaku_meadows_breed_riders():
    provinces = [{"card": "copper-mine", "region": "utaku-meadows"}]
    t = laid(north=having("hida-shara", "silk-works", provinces=provinces), south=having(hand=[]))
    t.north.uses("utaku-meadows", "hida-shara")
    assert t.zone("created-1f-cavalry-follower") == "play"
    assert t.is_bowed("silk-works")
    assert "use:utaku-meadows" not in t.north.may


# --- Winds ----------------------------------------------------------------------------------------


@rule("DE-CRD-04")
def test_the_left_hand_sends_an_attacker_home():
    t = fighting(having("hida-sunao"), having("hida-shara", home=["left-hand-of-the-emperor"]), favor=1)
    t.defender.uses("left-hand-of-the-emperor", "hida-sunao")
    assert t.is_home("hida-sunao") and t.s.favor == -1
    shamed = {"card": "hida-shara", "dishonored": True}
    fan = unit("hida-sunao", "yoshis-fan")
    t = laid(north=having("left-hand-of-the-emperor", fan, shamed), south=having(hand=[]))
    t.north.uses("left-hand-of-the-emperor:2", "hida-sunao", "hida-shara")
    assert not t.is_dishonored("hida-shara") and t.is_bowed("hida-sunao")


@rule("DE-CRD-04")
def test_the_right_hand_brings_somebody_and_renews_provinces():
    home = ["right-hand-of-the-emperor", "hida-sunao"]
    t = fighting(having(IDLE), having("hida-shara", home=home), favor=1)
    t.defender.uses("right-hand-of-the-emperor", "hida-sunao")
    assert not t.is_home("hida-sunao") and t.s.favor == -1
    t = fighting(having(IDLE), having(home=home), favor=1)
    assert t.defender.may == {"pass"}  # nobody of his is opposed there
    provinces = [{"card": slug, "face_up": True} for slug in ("iron-mine", "hida-sunao")]
    north = having("right-hand-of-the-emperor", "hida-shara", provinces=provinces, hand=["spearmen"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("use:right-hand-of-the-emperor:2")
    t.north.chooses("hida-shara")
    t.north.chooses("spearmen")
    assert len(t.north.may) == 2  # one province, and done
    t.north.chooses(min(t.north.may - {"done"}))
    place = next(place for place in t.s.provinces if place.owner == 0)
    assert t.s.names[t.s.what[place.card]] == "copper-mine" and place.face_up
    assert t.zone("iron-mine") == "deck"


# --- people of other Clans ------------------------------------------------------------------------


def test_simple_people():
    t = fighting(
        having("matsu-aoiko", "akodo-mino"), having("moshi-kalani", "yoritomo-sen", hand=["spearmen"])
    )
    assert t.force("matsu-aoiko") == 3  # she attacks
    assert t.force("moshi-kalani") == 4  # with another Naval card
    t.defender.passes()
    t.attacker.uses("akodo-mino")
    assert (t.force("matsu-aoiko"), t.force("akodo-mino")) == (5, 4)
    assert fighting(having(IDLE), having("moshi-kalani")).force("moshi-kalani") == 3


def test_archers_and_swordsmen():
    t = fighting(having("moto-chagatai"), having("daidoji-gudeta", "kakita-kaiten-exp"))
    t.defender.uses("daidoji-gudeta", "moto-chagatai")
    assert t.zone("moto-chagatai") == "discard"
    t = fighting(having(IDLE), having("kakita-kaiten-exp"))
    t.defender.uses("kakita-kaiten-exp")
    assert t.force("kakita-kaiten-exp") == 7


def test_masasue_spends_cards():
    t = laid(north=having("yoritomo-masasue-exp", hand=["spearmen", "spearmen"]), south=having(hand=[]))
    t.north.uses("yoritomo-masasue-exp", "spearmen")
    t.north.uses("yoritomo-masasue-exp", "spearmen")
    assert (t.force("yoritomo-masasue-exp"), t.chi("yoritomo-masasue-exp")) == (6, 5)


def test_sens_followers_are_not_shot_at():
    t = fighting(
        having(unit("yoritomo-sen", "mantis-bushi"), IDLE), having(unit("hida-sunao", "hiruma-archers"))
    )
    t.defender.chooses("use:hiruma-archers")
    assert t.defender.may == {IDLE, "back"}
