"""The rest of the Mantis deck: bows, ships and tides."""

from gorin.games.ccg.acting.gold import EVERYTHING, production
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid, waiting_for
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def shoots(t, *choices):
    for each in choices:
        t.defender.chooses(each)
    t.defender.table_passes_reactions()


@rule("DE-ERR-03")
def test_hiro_teaches_his_followers_to_shoot():
    t = clash(unit("tsuruchi-hiro", "veteran-bushi", "spearmen"), "moto-kadu-kai")
    assert t.chi("tsuruchi-hiro") == 3
    t.defender.chooses("use:tsuruchi-hiro")
    assert t.defender.may == {"veteran-bushi", "back"}  # Spearmen have an attack of their own
    shoots(t, "veteran-bushi", "moto-kadu-kai", "done")
    assert t.is_bowed("veteran-bushi") and t.zone("moto-kadu-kai") == "play"  # 1 against 3


@rule("DE-RNG-06", "DE-RNG-12")
def test_hiro_and_his_archers_shoot_together():
    archers = unit("tsuruchi-hiro", "hiruma-archers")
    t = clash(archers, "moto-chagatai-exp2")
    t.defender.chooses("use:tsuruchi-hiro:2")
    t.defender.chooses("moto-chagatai-exp2")
    assert t.defender.may == {"use:hiruma-archers", "done", "back"}
    shoots(t, "use:hiruma-archers")
    assert t.zone("moto-chagatai-exp2") == "discard"  # 4 + 2 + 1 against 6
    assert t.is_bowed("tsuruchi-hiro") and t.is_bowed("hiruma-archers")


def test_experienced_hiro_shoots_twice_without_bowing():
    t = clash(
        "tsuruchi-hiro-exp", ["hida-kosho", "hida-sunao"], hand=["spearmen"], attacker={"hand": ["spearmen"]}
    )
    for _ in range(2):
        shoots(t, "use:tsuruchi-hiro-exp", "hida-kosho")
        t.attacker.passes()
    assert "use:tsuruchi-hiro-exp" not in t.defender.may
    assert "use:tsuruchi-hiro-exp:2" in t.defender.may and not t.is_bowed("tsuruchi-hiro-exp")
    for leader, fate in (("tsuruchi-hiro-exp", "discard"), ("hida-shara", "play")):
        t = clash(unit(leader, "spearmen"), "moto-kadu-kai")
        t.defender.chooses("use:spearmen")
        t.defender.chooses("moto-kadu-kai")
        if "done" in t.defender.may:
            t.defender.chooses("done")
        t.defender.table_passes_reactions()
        assert t.zone("moto-kadu-kai") == fate


def test_the_legion_shoots_twice_in_each_battle():
    t = clash(
        unit("yoritomo-sen", "tsuruchis-legion"),
        "hida-kosho",
        hand=["spearmen"],
        attacker={"hand": ["spearmen"]},
    )
    for _ in range(2):
        shoots(t, "use:tsuruchis-legion", "hida-kosho")
        t.attacker.passes()
    assert "use:tsuruchis-legion" not in t.defender.may
    assert not t.is_bowed("tsuruchis-legion")


def test_denkyu_helps_to_pay_for_his_clan():
    for slug, gold in (("yoritomo-sen", 1), ("hida-shara", 0)):
        north = having(unit("moshi-kalani", "denkyu-no-shiryo"), provinces=[slug])
        t = laid(north=north, south=having())
        assert production(t.s, t.card("denkyu-no-shiryo"), t.card(slug)) == gold


def test_a_kobune_carries_its_unit_to_another_battle():
    crew = unit("moshi-kalani", "kobune-crew")
    t = clash(crew, home=["kobune-port"], hand=["spearmen"])
    t.defender.chooses("use:kobune-crew")
    t.defender.chooses("kobune-port")
    waiting_for(t, "defender", "p5")
    t.defender.chooses("p5")
    assert t.s.place[t.card("moshi-kalani")] == 5
    assert t.is_bowed("kobune-crew") and t.is_bowed("kobune-port")
    assert clash(crew, hand=["spearmen"]).defender.may == {"pass"}  # without a Port
    with_a_stronghold = clash(crew, hand=["spearmen"], stronghold="kyuden-gotei", stronghold_bowed=False)
    assert "use:kobune-crew" not in with_a_stronghold.defender.may  # that Port is not enough


def test_who_takes_a_province_may_gain_one():
    army = ("yoritomo-kumiko-exp", "moto-chagatai-exp2", *["silk-works"] * 3)
    attacker = having(*army, provinces=["my-enemys-weakness", "copper-mine"])
    t = laid("events", north=attacker, south=having(hand=[]))
    t.until("attack")
    t.north.chooses("seat1")
    for who in ("yoritomo-kumiko-exp", "moto-chagatai-exp2"):
        waiting_for(t, "north", who)
        t.north.chooses(who)
        t.north.chooses(next(each for each in sorted(t.north.may) if each.startswith("p") and each != "pass"))
    while "ain a Province" not in t.prompt:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(
            next(each for each in ("pass", "done", "choice1", ids[0]) if each in ids), decision.seat
        )
    before = len([each for each in t.s.provinces if each.owner == 0])
    t.north.chooses("choice0")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert len([each for each in t.s.provinces if each.owner == 0]) == before + 1


def test_kajiko_pays_for_a_province():
    t = laid(north=having("yoritomo-kajiko", provinces=["my-enemys-weakness"]), south=having())
    kajiko = t.card("yoritomo-kajiko")
    assert production(t.s, kajiko, t.card("my-enemys-weakness")) == EVERYTHING
    assert production(t.s, kajiko, t.card("copper-mine")) == 0


def test_the_tide_comes_and_goes():
    place = [{"card": "copper-mine", "region": "tidal-land-bridge"}, "copper-mine"]
    t = laid("end", north=having(), south=having("hida-shara", provinces=place))
    t.until("attack")  # the turn of the other player has begun, and the tide with it
    bridge = t.card("tidal-land-bridge")
    assert [token.name for token in t.s.tokens if token.card == bridge] == ["Tidal"]


def test_nobody_crosses_at_high_tide():
    bridge = {"card": "tidal-land-bridge", "tokens": [{"name": "Tidal"}]}
    places = [{"card": "copper-mine", "region": bridge}, "copper-mine"]
    t = laid("attack", north=having("moto-zhijuan"), south=having("hida-shara", provinces=places))
    t.north.chooses("seat1")
    waiting_for(t, "north", "moto-zhijuan")
    t.north.chooses("moto-zhijuan")
    open_places = {each for each in t.north.may if each != "back"}
    assert len(open_places) == 1


def test_the_white_stag_burns_and_a_unit_stays_at_home():
    south = having("yoritomo-sen", hand=["white-stag-burns"])
    t = laid("attack", north=having("moto-zhijuan", "hida-shara"), south=south)
    t.north.chooses("seat1")
    waiting_for(t, "south", "use:white-stag-burns:2")
    t.south.chooses("use:white-stag-burns:2")
    t.south.chooses("yoritomo-sen")
    t.south.chooses("moto-zhijuan")
    waiting_for(t, "north", "hida-shara")
    assert t.is_bowed("yoritomo-sen") and "moto-zhijuan" not in t.north.may


def test_a_ransom_is_paid_for_the_stag():
    south = having("yoritomo-sen", hand=["white-stag-burns"])
    t = laid("attack", north=having("moto-zhijuan", "moshi-kalani"), south=south)
    t.north.chooses("seat1")
    waiting_for(t, "south", "use:white-stag-burns:2")
    t.south.chooses("use:white-stag-burns:2")
    t.south.chooses("yoritomo-sen")
    t.south.chooses("moto-zhijuan")
    t.north.chooses("moshi-kalani")
    waiting_for(t, "north", "moto-zhijuan")
    assert t.is_bowed("moshi-kalani")


def test_the_house_guard_makes_sailors():
    army = unit("yoritomo-chimori", "yoritomo-house-guard", "spearmen")
    t = laid("attack", north=having(army, "hida-shara"), south=having(hand=[]))
    t.north.chooses("seat1")
    waiting_for(t, "north", "yoritomo-chimori")
    t.north.chooses("yoritomo-chimori")
    t.north.chooses("p4")
    while "use:yoritomo-house-guard" not in t.north.may:
        t.north.chooses("done" if "done" in t.north.may else "pass")
    t.north.chooses("use:yoritomo-house-guard")
    assert has(t.s, t.card("spearmen"), "Naval")
