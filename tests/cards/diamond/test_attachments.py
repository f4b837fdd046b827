"""Followers, Items and Spells."""

import pytest

from gorin.games.ccg.acting.bringing import attach_price
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def bearer_of(slug, *nobody, somebody):
    """Only this one of them can bear the card."""
    t = laid(north=having(*nobody, somebody, *["silk-works"] * 3, hand=[slug]), south=having(hand=[]))
    t.north.chooses(f"equip:{slug}")
    assert t.north.may == {somebody, "back"}
    return t


@pytest.mark.parametrize("slug", ["spearmen", "ashigaru-archers", "hiruma-archers", "daikyu"])
def test_arrows_destroy_who_is_not_stronger(slug):
    t = clash(unit("moto-zhijuan", slug), [unit("shinjo-reizo"), "moto-zhijuan"])
    t.defender.chooses(f"use:{slug}" if slug != "ashigaru-archers" else "use:ashigaru-archers:2")
    t.defender.chooses("shinjo-reizo")
    t.defender.table_passes_reactions()
    assert t.zone("shinjo-reizo") == "discard"
    assert t.is_bowed(slug)


def test_crab_archers_shoot_farther_for_a_crab():
    t = clash(unit("hida-sunao", "hiruma-archers"), "moto-chagatai")
    t.defender.uses("hiruma-archers:2", "moto-chagatai")
    assert t.zone("moto-chagatai") == "discard"  # 4 against 4
    t = clash(unit("moto-zhijuan", "hiruma-archers"), "moto-chagatai")
    assert "use:hiruma-archers:2" not in t.defender.may


def test_fortified_infantry_keep_him_where_he_fights():
    from gorin.games.ccg.kinds import DEFENDING
    from gorin.games.ccg.table import ops
    from gorin.language.core.context import AbilityContext

    t = clash([unit("hida-sunao", "fortified-infantry"), "hida-shara"])
    s = t.game.clone().state
    assert not ops.move(s, t.card("hida-sunao"), 5, DEFENDING, AbilityContext(1, -1))
    assert ops.move(s, t.card("hida-shara"), 5, DEFENDING, AbilityContext(1, -1))
    assert ops.move(s, t.card("hida-sunao"), -1, 0, AbilityContext(1, -1))  # home


def test_hordes_let_draw_in_the_next_end_phase():
    north = having("hida-shara", *["silk-works"] * 2, hand=["ashigaru-hordes"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("equip:ashigaru-hordes")
    t.north.chooses("hida-shara")
    while t.s.phase != "end":
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("choice0", "pass", "done") if each in ids), decision.seat)
    assert len(t.north.hand) == 1
    t.north.chooses("choice0")
    assert len(t.s.players[0].hand) == 2


def test_ashigaru_archers_let_draw_when_the_turn_ends():
    t = laid(north=having("hida-shara", "silk-works", hand=["ashigaru-archers"]), south=having(hand=[]))
    t.north.chooses("equip:ashigaru-archers")
    t.north.chooses("hida-shara")
    while not t.prompt.startswith("Ashigaru"):
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done", "choice0") if each in ids), decision.seat)
    t.north.chooses("choice0")
    assert len(t.s.players[0].hand) == 2


def test_hiruma_house_guard_frightens_and_is_not_frightened():
    bearer_of("hiruma-house-guard", "moto-zhijuan", somebody="hida-shara")
    guard = unit("hida-shara", "hiruma-house-guard")
    t = clash(guard, unit("hida-sunao", "spearmen", "fortified-infantry"))
    t.defender.chooses("use:hiruma-house-guard")
    assert t.prompt.endswith("choose a unit other than Hiruma House Guard's own in this battle")
    t.defender.chooses("hida-sunao")
    t.defender.table_passes_reactions()
    assert t.is_bowed("spearmen") and t.is_bowed("fortified-infantry")  # her Yu is 3
    assert not t.is_bowed("hida-sunao")
    t = clash("hida-kosho", guard, hand=["relentless-assault"])
    t.defender.plays("relentless-assault", "hida-kosho", "hida-shara")
    assert t.is_bowed("hida-shara") and not t.is_bowed("hiruma-house-guard")


@pytest.mark.parametrize(("slug", "more"), [("light-mounted-infantry", 1), ("heavy-mounted-infantry", 2)])
def test_mounted_infantry_dismounts(slug, more):
    t = clash(unit("moto-zhijuan", slug))
    before = t.force(slug)
    t.defender.uses(slug)
    assert t.force(slug) == before + more
    assert not has(t.s, t.card(slug), "Cavalry")
    t.attacker.passes()
    assert f"use:{slug}" not in t.defender.may


def test_a_steed_carries_him_while_it_is_unbowed():
    bearer_of("moto-steed", "ogre-bushi", somebody="hida-shara")
    for bowed in (False, True):
        steed = {"card": "moto-steed", "bowed": bowed}
        t = laid(north=having(unit("hida-shara", steed)), south=having())
        assert has(t.s, t.card("hida-shara"), "Cavalry") != bowed


def test_utaku_house_guard_bows_as_many_as_there_are_items():
    bearer_of("utaku-house-guard", "hida-shara", somebody="moto-zhijuan")
    mine = [unit("utaku-etsumi", "utaku-house-guard", "daikyu")]
    t = clash(mine, unit("hida-sunao", "spearmen", "fortified-infantry", "hiruma-archers"))
    t.defender.chooses("use:utaku-house-guard")
    for slug in ("spearmen", "fortified-infantry"):
        t.defender.chooses(slug)
    t.defender.table_passes_reactions()
    assert t.is_bowed("spearmen") and t.is_bowed("fortified-infantry")
    assert not t.is_bowed("hiruma-archers")  # one Item, and she is a Battle Maiden


def test_command_staff_and_its_pupils():
    t = laid(north=having(unit("hida-shara", "command-staff", "veteran-bushi")), south=having())
    assert has(t.s, t.card("hida-shara"), "Tactician")
    assert t.force("veteran-bushi") == 3
    assert laid(north=having(unit("hida-shara", "veteran-bushi")), south=having()).force("veteran-bushi") == 2


def test_kakita_house_guard_makes_him_duel():
    bearer_of("kakita-house-guard", "hida-shara", somebody="daidoji-gudeta")
    t = clash(unit("kakita-kaiten-exp", "kakita-house-guard"), "hida-shara", hand=[], attacker={"hand": []})
    t.defender.chooses("use:kakita-house-guard")
    t.defender.chooses("hida-shara")
    t.attacker.chooses("choice0")  # strikes: 3 against 4
    assert t.zone("hida-shara") == "discard"
    assert t.is_bowed("kakita-house-guard") and not t.is_bowed("kakita-kaiten-exp")


def test_mantis_bushi_bow_who_has_no_followers():
    t = clash(
        unit("yoritomo-sen", "mantis-bushi"), ["moto-zhijuan", unit("hida-sunao", "fortified-infantry")]
    )
    t.defender.chooses("use:mantis-bushi")
    assert t.defender.may == {"moto-zhijuan", "fortified-infantry", "back"}
    t.defender.chooses("moto-zhijuan")
    assert t.is_bowed("moto-zhijuan")


def test_a_spirit_guide_straightens_a_shugenja():
    t = laid(north=having(unit("iuchi-najato", "spirit-guide", bowed=True)), south=having(hand=[]))
    t.north.uses("spirit-guide")
    assert not t.is_bowed("iuchi-najato") and t.is_bowed("spirit-guide")
    t = laid(north=having(unit("hida-shara", "spirit-guide", bowed=True)), south=having(hand=[]))
    assert "use:spirit-guide" not in t.north.may


@pytest.mark.parametrize(
    ("clan", "people"),
    [
        ("crab", ("hida-shara", "hida-sunao")),
        ("crane", ("daidoji-gudeta", "kakita-kaiten-exp")),
        ("dragon", ("mirumoto-gonkuro", "mirumoto-gonkuro")),
        ("lion", ("matsu-aoiko", "akodo-tadenori")),
        ("mantis", ("yoritomo-sen", "moshi-kalani")),
        ("unicorn", ("moto-zhijuan", "moto-kadu-kai")),
    ],
)
def test_a_celestial_sword_counts_the_clan(clan, people):
    sword = f"celestial-sword-of-the-{clan}"
    bearer, other = people
    alone = laid(north=having(bearer), south=having())
    t = laid(north=having(unit(bearer, sword), other), south=having(other))
    assert t.force(bearer) == alone.force(bearer) + 2
    assert t.chi(bearer) == alone.chi(bearer) + 1 + 2
    stranger = "shinjo-nakaga" if clan != "unicorn" else "hida-shara"
    t = laid(north=having(unit(stranger, sword), other), south=having())
    assert t.force(stranger) == 3


def test_the_own_sword_brings_honor():
    for stronghold, honor in (("kyuden-hida", 7), ("shiro-shinjo", 5)):
        play = ["hida-shara", *["silk-works"] * 2]
        north = having(*play, stronghold=stronghold, honor=5, hand=["celestial-sword-of-the-crab"])
        t = laid(north=north, south=having(hand=[]))
        t.north.chooses("equip:celestial-sword-of-the-crab")
        t.north.chooses("hida-shara")
        assert t.north.honor == honor


def returning(top, **facts):
    """An attacker with a Clay Horse comes home; this lies on top of his Fate deck."""
    rider = unit("hida-sunao", "clay-horse", "dai-tsuchi")
    t = fighting(having(rider, hand=[], fate=[top], **facts), having())
    while not t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.prompt == "The units are about to return home. React?"
    t.attacker.chooses("use:clay-horse")
    t.attacker.table_passes_reactions()
    return t


def test_clay_horse_keeps_a_unit_unbowed():
    t = returning("spearmen")
    assert not t.is_bowed("hida-sunao") and not t.is_bowed("dai-tsuchi")
    assert t.is_home("hida-sunao")
    assert t.zone("clay-horse") == "play"  # a Focus value of 2


@rule("DE-CANC-14")
def test_a_clay_horse_that_breaks_has_still_carried_its_unit_home():
    t = returning("fortified-infantry")  # a Focus value of 1
    assert t.zone("clay-horse") == "discard"
    assert t.is_home("hida-sunao")
    assert not t.is_bowed("hida-sunao") and not t.is_bowed("dai-tsuchi")


def test_no_card_with_the_number_of_the_province_is_named_in_the_log():
    seen = {"provinces": [{"card": "silk-works", "face_up": True}] * 4, "dynasty": ["copper-mine"] * 2}
    t = returning("spearmen", **seen)
    assert t.s.names[t.s.what[4]] == "silk-works"  # the battle is at the province with that number
    assert [line for line in t.log if "Clay Horse (" in line] == [
        "Clay Horse (Unicorn 1): Hida Sunao's unit does not bow when a battle resolves."
    ]


def test_dai_tsuchi_is_for_strong_men_and_against_ogres():
    t = bearer_of("dai-tsuchi", "hida-hitoshi", somebody="hida-shara")
    assert attach_price(t.s, t.card("dai-tsuchi"), t.card("hida-shara")) == 4
    t = clash(unit("hida-shara", "dai-tsuchi"), "ogre-bushi")
    assert t.chi("hida-shara") == 6
    assert clash(unit("hida-shara", "dai-tsuchi")).chi("hida-shara") == 3


def test_daikyu_is_for_riders():
    bearer_of("daikyu", "hida-shara", somebody="moto-zhijuan")


def finish_turn(t):
    while t.s.active == 0:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done") if each in ids), decision.seat)


def test_my_fathers_weapon_straightens_at_the_end_of_the_turn():
    hurt = {"card": "hida-shara", "bowed": True}
    t = laid(
        north=having(hurt, "silk-works", hand=["my-fathers-weapon"]),
        south=having("hida-sunao", hand=["spearmen"]),
    )
    t.north.chooses("equip:my-fathers-weapon")
    t.north.chooses("hida-shara")
    assert t.is_bowed("hida-shara")
    finish_turn(t)
    assert not t.is_bowed("hida-shara")


def test_my_fathers_weapon_of_an_earlier_turn_straightens_nobody():
    hurt = unit("hida-shara", "my-fathers-weapon", bowed=True)
    t = laid(north=having(hurt), south=having("hida-sunao", hand=["spearmen"]))
    finish_turn(t)
    assert t.is_bowed("hida-shara")


def test_the_emerald_armor():
    t = laid(
        north=having(unit("hida-shara", "the-emerald-armor"), hand=["spearmen", "hiruma-archers"]),
        south=having(),
    )
    assert attach_price(t.s, t.card("hiruma-archers"), t.card("hida-shara")) == 3
    assert attach_price(t.s, t.card("spearmen"), t.card("hida-shara")) == 1


def test_the_kama_sharpens_other_weapons():
    t = clash([unit("yoritomo-sen", "yoritomos-kama"), unit("moto-zhijuan", "my-fathers-weapon")])
    assert (t.force("yoritomo-sen"), t.force("moto-zhijuan")) == (5, 7)
    assert t.chi("moto-zhijuan") == 5


def test_yoshis_fan_makes_a_courtier():
    t = laid(north=having(unit("hida-shara", "yoshis-fan")), south=having())
    assert t.personal_honor("hida-shara") == 3
    assert has(t.s, t.card("hida-shara"), "Courtier")


def test_an_ogre_bears_neither_armor_nor_followers():
    t = laid(
        north=having("ogre-bushi", *["silk-works"] * 3, hand=["spearmen", "the-emerald-armor", "clay-horse"]),
        south=having(hand=[]),
    )
    assert {each for each in t.north.may if each.startswith("equip")} == {"equip:clay-horse"}


def test_burning_smoke_reaches_a_battle_from_home():
    t = clash("hida-shara", "hida-sunao", home=[unit("iuchi-najato", "burning-smoke")])
    t.defender.uses("burning-smoke", "hida-sunao")
    assert t.force("hida-sunao") == 1
    assert t.is_bowed("iuchi-najato")


def test_an_earthquake_bows_an_opposing_personality():
    t = clash(unit("iuchi-najato", "earthquake"), "hida-sunao")
    t.defender.uses("earthquake", "hida-sunao")
    assert t.is_bowed("hida-sunao")
    t = clash("hida-shara", "hida-sunao", home=[unit("iuchi-najato", "earthquake")])
    assert "use:earthquake" not in t.defender.may


def test_a_look_into_the_void_exchanges_a_card():
    t = laid(
        north=having(unit("iuchi-najato", "look-into-the-void"), hand=["spearmen"]), south=having(hand=[])
    )
    t.north.uses("look-into-the-void", "spearmen")
    assert t.north.hand == ["veteran-samurai"]
