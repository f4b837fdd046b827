"""The rest of the Lion deck: Tacticians, Terrains and scouts."""

from gorin.games.ccg.acting.bringing import attach_price
from gorin.games.ccg.table.values import focus_value, gold_cost
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid, waiting_for
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def tactics(t, who, card):
    t.defender.chooses("tactics")
    t.defender.chooses(who)
    t.defender.chooses(card)
    t.defender.table_passes_reactions()


def test_the_house_guard_lets_its_tactician_act_twice():
    hand = ["spearmen", "veteran-samurai", "dying-effort"]
    t = clash(unit("akodo-tadenori", "akodo-house-guard"), attacker={"hand": ["spearmen"]}, hand=hand)
    tactics(t, "akodo-tadenori", "spearmen")
    t.attacker.passes()
    tactics(t, "akodo-tadenori", "veteran-samurai")
    t.attacker.passes()
    assert "tactics" not in t.defender.may
    t = clash("akodo-tadenori", attacker={"hand": ["spearmen"]}, hand=hand)
    tactics(t, "akodo-tadenori", "spearmen")
    t.attacker.passes()
    assert "tactics" not in t.defender.may


def test_the_house_guard_is_cheap_for_who_is_no_tactician():
    north = having("matsu-aoiko", "akodo-tadenori", hand=["akodo-house-guard"])
    t = laid(north=north, south=having(hand=[]))
    guard = t.card("akodo-house-guard")
    assert gold_cost(t.s, guard) == 7
    prices = [attach_price(t.s, guard, t.card(slug)) for slug in ("matsu-aoiko", "akodo-tadenori")]
    assert prices == [3, 7]


def test_the_dojo_teaches_one_more_action():
    t = clash(["akodo-tadenori"], home=["honors-lesson-dojo"], hand=["spearmen"])
    t.defender.passes()
    waiting_for(t, "defender", "use:honors-lesson-dojo")
    t.defender.chooses("use:honors-lesson-dojo")
    assert t.is_bowed("honors-lesson-dojo")
    tactics(t, "akodo-tadenori", "spearmen")
    assert t.s.in_combat is False  # and the battle is resolved


def test_kenson_gakka_teaches_samurai_but_not_strength():
    facts = {"stronghold": "kenson-gakka", "hand": ["kamokos-charge", "spearmen"]}
    t = clash(["matsu-aoiko", "hida-shara"], attacker={"hand": ["spearmen"]}, **facts)
    assert has(t.s, t.card("matsu-aoiko"), "Tactician")
    assert not has(t.s, t.card("hida-shara"), "Tactician")
    assert focus_value(t.s, t.card("kamokos-charge")) == 3
    assert focus_value(t.s, t.card("spearmen")) < 3
    tactics(t, "matsu-aoiko", "kamokos-charge")
    assert t.force("matsu-aoiko") == 1
    t = clash("akodo-tadenori", attacker={"hand": ["spearmen"]}, **facts)
    tactics(t, "akodo-tadenori", "kamokos-charge")
    assert t.force("akodo-tadenori") == 3  # a Tactician of his own
    t = laid(north=having("matsu-aoiko", **facts), south=having())
    assert not has(t.s, t.card("matsu-aoiko"), "Tactician")  # at home


def test_the_scout_allows_another_tactical_action_but_not_the_same():
    facts = {"home": ["lion-scout"], "hand": ["spearmen", "veteran-samurai", "luring-tactics"]}
    t = clash("akodo-tadenori", attacker={"hand": ["spearmen"]}, **facts)
    t.defender.chooses("tactics")
    t.defender.chooses("akodo-tadenori")
    t.defender.chooses("spearmen")
    waiting_for(t, "defender", "use:lion-scout")
    t.defender.chooses("use:lion-scout")
    t.attacker.passes()
    assert "Akodo Tadenori performs one more Tactical action by Lion Scout." in t.log
    assert "tactics" not in t.defender.may
    assert "use:luring-tactics" in t.defender.may


def test_luring_tactics_moves_both_to_a_neighbouring_battle():
    t = clash("akodo-tadenori", unit("moto-zhijuan", "spearmen"), hand=["luring-tactics", "spearmen"])
    t.defender.plays("luring-tactics", "akodo-tadenori", "moto-zhijuan")
    places = {t.s.place[t.card(slug)] for slug in ("akodo-tadenori", "moto-zhijuan")}
    assert places == {5}  # the first province has one neighbour


def test_luring_tactics_asks_where_both_move_if_there_are_two_neighbours():
    row = [{"card": "copper-mine", "id": id} for id in (5, 4, 6, 7)]
    facts = {"hand": ["luring-tactics", "spearmen"], "provinces": row}
    t = clash("akodo-tadenori", unit("moto-zhijuan", "spearmen"), **facts)
    t.defender.plays("luring-tactics", "akodo-tadenori", "moto-zhijuan")
    assert t.prompt == "Luring Tactics — move Akodo Tadenori and Moto Zhijuan where?"
    assert t.defender.may == {"p5", "p6"}


def test_a_mapped_region_finds_its_terrain():
    places = [{"card": "copper-mine", "region": "mapped-region"}, *["copper-mine"] * 3]
    t = clash("moto-zhijuan", provinces=places, fate=["kamokos-charge", "spearmen"], hand=["spearmen"])
    t.defender.chooses("use:mapped-region")
    assert t.defender.may == {"kamokos-charge", "pass"}
    t.defender.chooses("kamokos-charge")
    t.defender.chooses("use:kamokos-charge")
    t.defender.table_passes_reactions()
    assert t.force("moto-zhijuan") == 6
    assert t.asked == "attacker"
    t.attacker.passes()
    assert "use:mapped-region" not in t.defender.may


def test_a_superior_strategist_plays_what_he_finds():
    facts = {"hand": ["superior-strategist"], "fate": ["destiny-has-no-secrets", "spearmen"]}
    t = clash("akodo-tadenori", **facts)
    t.defender.chooses("use:superior-strategist")
    t.defender.chooses("akodo-tadenori")
    assert t.defender.may == {"destiny-has-no-secrets", "pass"}
    t.defender.chooses("destiny-has-no-secrets")
    t.defender.plays("destiny-has-no-secrets", "akodo-tadenori")
    assert t.force("akodo-tadenori") == 2
    t = clash("akodo-tadenori", **facts)
    t.defender.chooses("use:superior-strategist")
    t.defender.chooses("akodo-tadenori")
    t.defender.chooses("destiny-has-no-secrets")
    t.defender.passes()
    assert t.zone("destiny-has-no-secrets") == "discard"


def rest_of_turn(t, seat):
    """Nobody does anything until this player's turn is over."""
    while t.s.active == seat:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done", ids[0]) if each in ids), decision.seat)


@rule("DE-TER-05", "DE-TER-06")
def test_a_suspended_terrain_exhausts_everybody():
    t = clash(unit("moto-kadu-kai", "spearmen"), "shinjo-reizo", hand=["suspended-terrain"])
    t.defender.plays("suspended-terrain")
    t.fight()
    assert t.zone("shinjo-reizo") == "discard"
    assert t.is_bowed("moto-kadu-kai") and t.is_bowed("spearmen")  # although they have defended
    rest_of_turn(t, 0)
    assert t.s.phase != "straighten"
    assert t.is_bowed("moto-kadu-kai") and t.is_bowed("spearmen")


@rule("DE-TER-05")
def test_a_suspended_terrain_exhausts_attackers_before_they_go_home():
    t = clash("shinjo-reizo", unit("moto-kadu-kai", "spearmen"), hand=["suspended-terrain"])
    t.defender.plays("suspended-terrain")
    t.fight()
    assert t.is_home("moto-kadu-kai")
    rest_of_turn(t, 0)
    rest_of_turn(t, 1)
    assert t.s.phase != "straighten"
    assert t.is_bowed("moto-kadu-kai") and t.is_bowed("spearmen")


def test_a_three_stone_river_levels_leaders():
    t = clash([unit("moto-kadu-kai", "spearmen"), "hida-kosho"], "ogre-bushi", hand=["three-stone-river"])
    force = t.force("spearmen")
    t.defender.plays("three-stone-river")
    t.fight()
    log = " ".join(t.log)
    assert "has 1 Force" in log and f"has {min(force, 2) + force + 1}; Province" in log


def test_a_white_shore_plain_makes_tacticians_strong():
    t = clash(["akodo-tadenori", "akodo-yobi", "matsu-aoiko"], hand=["white-shore-plain", "spearmen"])
    t.defender.plays("white-shore-plain")
    waiting_for(t, "defender", "use:white-shore-plain:2")
    t.defender.chooses("use:white-shore-plain:2")
    assert t.defender.may == {"akodo-tadenori", "akodo-yobi", "back"}
    t.defender.chooses("akodo-tadenori")
    t.defender.chooses("akodo-yobi")
    t.defender.table_passes_reactions()
    assert "has 9; Province" in " ".join(t.log)  # 0 + 4, 1 + 3, and 1 of her own


def test_yokutsu_prefers_death_to_dishonor():
    proud = unit("matsu-aoiko", "yokutsu-no-shiryo")
    t = laid(
        north=having("kakita-kaiten", hand=["iaijutsu-challenge"]), south=having("hida-shara", proud, hand=[])
    )
    t.north.chooses("use:iaijutsu-challenge")
    t.north.chooses("kakita-kaiten")
    t.north.chooses("hida-shara")
    t.south.chooses("choice1")  # she refuses and would be dishonored
    waiting_for(t, "south", "use:yokutsu-no-shiryo:2")
    t.south.chooses("use:yokutsu-no-shiryo:2")
    t.south.table_passes_reactions()
    assert t.zone("hida-shara") == "discard" and not t.is_dishonored("hida-shara")
    assert t.south.honor == 5 + 2 - 7  # hers, and what refusing costs
