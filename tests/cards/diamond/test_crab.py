"""Crab Personalities, their Stronghold, and what else their deck brings."""

from gorin.games.ccg.acting.gold import available
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    """The Defender, who acts first, has `mine` there."""
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def test_hitoshi_lends_his_force_to_a_follower():
    t = clash(unit("hida-hitoshi", "spearmen"))
    assert t.force("hida-hitoshi") == 3  # with a Follower
    t.defender.uses("hida-hitoshi", "spearmen")
    assert t.force("spearmen") == 5
    assert t.is_bowed("hida-hitoshi")
    assert clash("hida-hitoshi").force("hida-hitoshi") == 2


def test_isamu_helps_the_others_who_defend():
    t = clash(["hida-isamu", "hida-shara"])
    assert (t.force("hida-isamu"), t.force("hida-shara")) == (5, 5)
    t = fighting(having("hida-isamu", "hida-shara"), having(IDLE))
    assert t.force("hida-shara") == 3  # they attack


def test_kosho_duels_by_force_whoever_does_not_go_home():
    t = clash("hida-kosho", "hida-shara")
    t.defender.chooses("use:hida-kosho")
    t.defender.chooses("hida-shara")
    assert t.attacker.may == {"choice0", "pass"}
    t.attacker.passes()  # she stays, and there is no refusing
    t.attacker.strikes()  # 3 against 5
    assert t.is_bowed("hida-shara") and not t.is_home("hida-shara")


def test_kosho_lets_him_refuse_who_went_home_bowed():
    t = clash("hida-kosho", "hida-shara")
    t.defender.chooses("use:hida-kosho")
    t.defender.chooses("hida-shara")
    t.attacker.chooses("choice0")
    assert t.is_home("hida-shara") and t.is_bowed("hida-shara")
    t.attacker.chooses("choice1")
    assert t.zone("hida-shara") == "play"
    t.attacker.passes()
    assert "use:hida-kosho" not in t.defender.may  # once per battle


def test_kuon_is_paid_for_by_followers_and_empties_hands():
    north = having(
        unit("hida-shara", "spearmen", "veteran-samurai"),
        provinces=[{"card": "hida-kuon-exp3", "face_up": True}],
        stronghold="kyuden-hida", stronghold_bowed=False, honor=5,
    )  # fmt: skip
    t = laid("dynasty", north=north, south=having())
    kuon = t.card("hida-kuon-exp3")
    assert available(t.s, 0, kuon) == 4 + 2
    assert available(t.s, 0, -1) == 4
    t = clash(unit("hida-kuon-exp3"), attacker={"hand": ["spearmen"]})
    t.defender.chooses("use:hida-kuon-exp3")
    t.defender.chooses("veteran-samurai")
    assert t.attacker.may == {"spearmen"}
    t.attacker.chooses("spearmen")
    assert t.attacker.hand == []


def test_shara_and_hers_are_not_shot_at():
    t = fighting(having(unit("hida-shara", "spearmen"), IDLE), having(unit("hida-sunao", "hiruma-archers")))
    t.defender.chooses("use:hiruma-archers")
    assert t.defender.may == {IDLE, "back"}


def test_sunao_straightens_after_a_battle():
    t = fighting(having("hida-sunao"), having())
    t.fight()
    assert t.is_bowed("hida-sunao") and t.is_home("hida-sunao")
    assert t.prompt.endswith("React?")
    t.attacker.chooses("use:hida-sunao")
    t.attacker.chooses("veteran-samurai")
    assert not t.is_bowed("hida-sunao")


def test_sunao_was_not_at_a_battle_he_did_not_fight():
    t = fighting(having(IDLE, home=["hida-sunao"]), having())
    t.fight()
    assert not t.is_in_window


def test_utaemon_is_as_strong_as_his_followers_are_many():
    t = laid(north=having(unit("hida-utaemon", "spearmen", "veteran-samurai")), south=having())
    assert (t.force("hida-utaemon"), t.chi("hida-utaemon")) == (6, 4)


def test_ashihei_is_not_dishonored_by_actions():
    from gorin.games.ccg.table import ops
    from gorin.language.core.context import AbilityContext

    t = laid(north=having("hiruma-ashihei"), south=having())
    s, card = t.game.clone().state, t.card("hiruma-ashihei")
    by_action, by_trait = AbilityContext(1, -1), AbilityContext(1, -1)
    by_action.action = 5
    assert not ops.dishonor(s, card, by_action)
    assert ops.dishonor(s, card, by_trait)


def test_todori_straightens_a_follower_once_a_battle():
    t = clash([unit("hiruma-todori"), unit("hida-shara", "hiruma-archers")], "moto-zhijuan")
    t.defender.chooses("use:hiruma-archers")
    t.defender.chooses("moto-zhijuan")
    t.defender.chooses("use:hiruma-todori")
    t.defender.table_passes_reactions()
    assert not t.is_bowed("hiruma-archers")
    t.attacker.passes()
    t.defender.uses("hiruma-archers", "moto-zhijuan")
    assert t.is_bowed("hiruma-archers")


def test_kyuden_hida_draws_for_every_follower():
    play = ["hida-shara", "silk-works", "silk-works"]
    facts = {"stronghold": "kyuden-hida", "stronghold_bowed": False, "hand": ["spearmen", "spearmen"]}
    t = laid(north=having(*play, **facts), south=having(hand=[]))
    for _ in range(2):
        t.north.chooses("equip:spearmen")
        t.north.chooses("hida-shara")
        t.north.chooses("silk-works")
        t.north.chooses("use:kyuden-hida")
    assert t.north.hand == ["veteran-samurai", "veteran-samurai"]


def test_ichido_brings_followers_to_several():
    north = having("hida-shara", "hida-hitoshi", "moto-zhijuan", hand=["ichido-no-shiryo"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("equip:ichido-no-shiryo")
    t.north.chooses("hida-shara")
    assert t.north.may == {"hida-shara", "hida-hitoshi", "done"}
    t.north.chooses("hida-hitoshi")
    t.north.chooses("done")
    assert [t.s.definition(c).name for c in t.s.in_play if t.s.host[c] == t.card("hida-hitoshi")] == [
        "Created 0F Follower"
    ]


def test_kisadas_shrine_brings_back_a_samurai_with_yu():
    t = clash(unit("hida-shara"), ["moto-zhijuan"], home=["kisadas-shrine"])
    while t.zone("hida-shara") == "play":
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose("pass" if "pass" in ids else "done", decision.seat)
    t.defender.chooses("use:kisadas-shrine")
    assert t.zone("hida-shara") == "play" and t.is_home("hida-shara") and t.is_bowed("hida-shara")
    t.fight()
    assert t.attacker.honor == 5 + 2  # she was destroyed all the same (DE-RES-19)


def test_kisadas_shrine_is_for_those_with_yu_only():
    t = clash("hiruma-todori", ["moto-zhijuan"], home=["kisadas-shrine"])
    t.fight()
    assert t.zone("hiruma-todori") == "discard"
    assert not t.is_in_window
