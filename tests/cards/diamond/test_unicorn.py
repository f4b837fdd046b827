"""Unicorn Personalities and their Stronghold."""

from gorin.games.ccg.table.values import focus_value
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def test_najato_gives_cavalry_while_he_is_bowed():
    t = laid(north=having("iuchi-najato", "hida-shara", "hida-hitoshi"), south=having(hand=[]))
    t.north.chooses("use:iuchi-najato")
    t.north.chooses("hida-shara")
    t.north.chooses("done")
    assert has(t.s, t.card("hida-shara"), "Cavalry")
    assert not has(t.s, t.card("hida-hitoshi"), "Cavalry")
    from gorin.games.ccg.table import ops

    after = t.game.clone().state
    ops.straighten(after, t.card("iuchi-najato"))
    assert not has(after, t.card("hida-shara"), "Cavalry")


def test_chagatai_outlives_a_passing_penalty():
    from gorin.games.ccg.kinds import CHI, GAME_END, TURN_END
    from gorin.games.ccg.table import ops
    from gorin.games.ccg.turn.state_based import bury_the_dead
    from gorin.language.core.context import AbilityContext

    t = laid(north=having("moto-chagatai", "hida-shara"), south=having())
    for until, dies in ((TURN_END, False), (GAME_END, True)):
        s = t.game.clone().state
        ops.change_stat(s, t.card("moto-chagatai"), CHI, -3, until, AbilityContext(1, -1))
        assert bury_the_dead(s) == dies
    s = t.game.clone().state
    ops.change_stat(s, t.card("hida-shara"), CHI, -3, TURN_END, AbilityContext(1, -1))
    assert bury_the_dead(s)


def test_experienced_chagatai_stays_and_arms_himself():
    t = clash(
        "moto-chagatai-exp2", "hida-shara", hand=["dai-tsuchi"], attacker={"hand": ["block-supply-lines"]}
    )
    t.defender.chooses("use:moto-chagatai-exp2")
    t.defender.chooses("dai-tsuchi")
    assert t.zone("dai-tsuchi") == "play"  # 6 Gold less 6 Force
    assert t.force("moto-chagatai-exp2") == 9
    t = fighting(having("moto-chagatai-exp2"), having(IDLE, hand=["block-supply-lines"]))
    t.defender.plays("block-supply-lines", "moto-chagatai-exp2")
    assert not t.is_home("moto-chagatai-exp2") and not t.is_bowed("moto-chagatai-exp2")


@rule("DE-TARG-05")
def test_chagatai_takes_up_only_what_he_can_bear_and_pay_for():
    sword, arms = "celestial-sword-of-the-crab", "use:moto-chagatai-exp2"
    assert arms in clash(["moto-chagatai-exp2", "silk-works"], hand=[sword]).defender.may
    assert arms not in clash("moto-chagatai-exp2", hand=[sword]).defender.may  # 8 Gold less 6 Force
    armed = unit("moto-chagatai-exp2", "yoritomos-kama")
    assert arms not in clash([armed, "silk-works"], hand=[sword]).defender.may  # a second Weapon


def test_kadu_kai_takes_one_with_him():
    t = clash("moto-kadu-kai", ["moto-zhijuan", "hida-shara"])
    t.defender.chooses("use:moto-kadu-kai")
    assert t.defender.may == {"hida-shara", "back"}
    t.defender.chooses("hida-shara")
    assert t.zone("moto-kadu-kai") == t.zone("hida-shara") == "discard"


def test_nakaga_draws_when_she_comes():
    north = having(
        *["silk-works"] * 3, provinces=[{"card": "shinjo-nakaga", "face_up": True}], honor=5, hand=[]
    )
    t = laid("dynasty", north=north, south=having())
    t.north.chooses("discount:shinjo-nakaga")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.north.hand == ["veteran-samurai"]


def test_noriyori_brings_a_rider_when_he_attacks():
    t = laid("attack", north=having("shinjo-noriyori"), south=having())
    t.north.chooses("seat1")
    t.north.chooses("shinjo-noriyori")
    t.north.chooses("p4")
    t.north.chooses("use:shinjo-noriyori")
    assert t.zone("created-1f-cavalry-follower") == "play"


def test_reizo_knows_the_land():
    land = [{"card": "silk-works", "region": "road-of-dust"}, *["silk-works"] * 3]
    t = fighting(having(unit("shinjo-reizo", "spearmen")), having(IDLE, provinces=land))
    assert t.force("shinjo-reizo") == 3
    t = clash(unit("shinjo-reizo", "spearmen"), hand=["kamokos-charge"])
    assert t.force("shinjo-reizo") == 1
    t.defender.plays("kamokos-charge")
    assert t.force("shinjo-reizo") == 3


def test_yushiro_duels_the_dishonored():
    south = having({"card": "hiruma-todori", "dishonored": True}, "hida-shara", hand=[])
    for hunter in ("shinjo-yushiro", "shinjo-shirasu"):
        t = laid(north=having(hunter, hand=["kamokos-charge"]), south=south)
        t.north.chooses(f"use:{hunter}")
        assert t.north.may == {"hiruma-todori", "back"}
        t.north.chooses("hiruma-todori")
        t.south.strikes()  # at once: 4 against 2
        assert t.zone(hunter) == "discard"


def test_etsumi_rides_with_riders_only():
    north = having("utaku-etsumi", "silk-works", hand=["light-mounted-infantry", "spearmen"])
    t = laid(north=north, south=having(hand=[]))
    assert "equip:spearmen" not in t.north.may
    from gorin.games.ccg.acting.bringing import attach_price

    assert attach_price(t.s, t.card("light-mounted-infantry"), t.card("utaku-etsumi")) == 1
    assert fighting(having("utaku-etsumi"), having(IDLE)).force("utaku-etsumi") == 5
    assert clash("utaku-etsumi").force("utaku-etsumi") == 4


def test_items_focus_better_at_shiro_shinjo():
    t = laid(
        north=having(hand=["daikyu", "spearmen"]), south=having(hand=["daikyu"], stronghold="kyuden-hida")
    )
    assert [focus_value(t.s, t.card("daikyu", nth)) for nth in (0, 1)] == [4, 3]
    assert focus_value(t.s, t.card("spearmen")) == 2


def test_the_stronghold_gives_one_item_to_another():
    units = [unit("moto-kadu-kai", "daikyu", "celestial-sword-of-the-unicorn"), "moto-zhijuan"]
    t = fighting(having("hida-shara"), having(*units, stronghold_bowed=False))
    honor = t.defender.honor
    t.defender.chooses("use:moto-kadu-kai")
    t.defender.chooses("hida-shara")
    t.defender.chooses("use:shiro-shinjo")
    assert t.defender.may == {"daikyu", "celestial-sword-of-the-unicorn", "pass"}
    t.defender.chooses("celestial-sword-of-the-unicorn")
    assert t.prompt.endswith("attach Celestial Sword of the Unicorn to which of your Personalities?")
    assert t.defender.may == {"moto-zhijuan"}
    t.defender.chooses("moto-zhijuan")
    assert t.s.host[t.card("celestial-sword-of-the-unicorn")] == t.card("moto-zhijuan")
    assert t.zone("daikyu") == "discard"
    assert t.defender.honor == honor  # it does not enter play anew


@rule("DE-TARG-05")
def test_the_stronghold_is_not_asked_where_nobody_could_bear_the_item():
    for heir, offered in (("hida-shara", False), ("moto-zhijuan", True)):
        units = [unit("moto-kadu-kai", "daikyu"), heir]  # a Daikyu is for riders
        t = fighting(having(IDLE), having(*units, stronghold_bowed=False))
        t.defender.chooses("use:moto-kadu-kai")
        t.defender.chooses(IDLE)
        assert ("use:shiro-shinjo" in (t.defender.may if t.asked == "defender" else ())) == offered
