"""Lion, Mantis, Dragon and Crane, as far as they are written."""

import pytest

from gorin.games.ccg.table.reading import strength
from gorin.games.ccg.table.values import gold_cost
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


# --- Lion -----------------------------------------------------------------------------------------


def test_shigetoshi_draws_later_for_a_follower():
    t = laid(north=having("akodo-shigetoshi", "silk-works", hand=["spearmen"]), south=having(hand=[]))
    t.north.chooses("equip:spearmen")
    t.north.chooses("akodo-shigetoshi")
    t.north.chooses("use:akodo-shigetoshi")
    while t.s.active == 0:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done") if each in ids), decision.seat)
    assert len(t.s.players[0].hand) == 2


def test_yobi_draws_for_a_terrain():
    t = clash("akodo-yobi", hand=["kamokos-charge", "spearmen"])
    t.defender.chooses("use:kamokos-charge")
    t.defender.chooses("use:akodo-yobi")
    assert len(t.defender.hand) == 2


def test_kurako_and_the_ravine_forbid_terrains():
    held = {"hand": ["kamokos-charge"]}
    t = clash("akodo-kurako", attacker=held, **held)
    assert "use:kamokos-charge" in t.defender.may
    t.defender.passes()
    assert t.attacker.may == {"pass"}
    ravine = [{"card": "copper-mine", "region": "secluded-ravine"}, *["copper-mine"] * 3]
    t = clash("hida-shara", attacker=held, provinces=ravine, **held)
    assert "use:kamokos-charge" in t.defender.may
    t.defender.passes()
    assert t.attacker.may == {"pass"}


def test_mabuchi_has_nothing_to_do_with_the_favor():
    t = laid(north=having("matsu-mabuchi", "matsu-aoiko", honor=9), south=having(hand=[]))
    t.north.chooses("lobby")
    assert t.north.may == {"matsu-aoiko", "back"}
    t = fighting(
        having("matsu-mabuchi", "matsu-aoiko"), having(IDLE, home=["left-hand-of-the-emperor"]), favor=1
    )
    t.defender.chooses("use:left-hand-of-the-emperor")
    assert t.defender.may == {"matsu-aoiko", "back"}


def test_kenji_and_his_family_know_no_fear():
    army = [unit("matsu-kenji", "spearmen"), unit("akodo-tadenori", "fortified-infantry")]
    for leader, frightened in (("matsu-kenji", None), ("akodo-tadenori", "fortified-infantry")):
        t = clash("hida-kosho", army, hand=["relentless-assault"])
        t.defender.plays("relentless-assault", "hida-kosho", leader)
        assert not t.is_bowed("spearmen")
        assert frightened is None or t.is_bowed(frightened)


def test_nimuro_leaves_no_walls():
    t = laid("attack", north=having("matsu-nimuro-exp"), south=having())
    t.north.chooses("seat1")
    t.north.chooses("matsu-nimuro-exp")
    t.north.chooses("p4")
    t.north.chooses("use:matsu-nimuro-exp")
    assert [strength(t.s, id) for id in range(4, 8)] == [0, 0, 0, 0]


def test_the_dragons_strength_needs_a_champion():
    for champion, force in (("moto-chagatai-exp2", 4), ("moto-zhijuan", 3)):
        north = having(champion, "hida-shara", provinces=["dragons-strength"])
        t = laid("events", north=north, south=having())
        assert t.force("hida-shara") == force


# --- Mantis ---------------------------------------------------------------------------------------


def test_chimori_spends_cards():
    t = clash("yoritomo-chimori", hand=["spearmen", "veteran-samurai"])
    t.defender.uses("yoritomo-chimori", "spearmen")
    assert t.force("yoritomo-chimori") == 3
    t = clash("yoritomo-chimori", hand=["test-of-might", "spearmen"])
    t.defender.chooses("use:test-of-might")
    t.defender.chooses("yoritomo-chimori")
    t.defender.chooses(IDLE)
    t.defender.chooses("use:yoritomo-chimori:2")
    t.defender.chooses("spearmen")
    assert t.chi("yoritomo-chimori") == 3


def test_isunori_lets_a_follower_shoot():
    t = clash(unit("tsuruchi-isunori", "veteran-bushi"), "shinjo-reizo")
    t.defender.uses("tsuruchi-isunori", "veteran-bushi", "shinjo-reizo")
    assert t.zone("shinjo-reizo") == "discard"
    assert t.is_bowed("veteran-bushi") and not t.is_bowed("tsuruchi-isunori")


def test_raiders_come_tired():
    t = laid(north=having("yoritomo-sen", "silk-works", hand=["mantis-raiders"]), south=having(hand=[]))
    t.north.chooses("equip:mantis-raiders")
    t.north.chooses("yoritomo-sen")
    assert t.is_bowed("mantis-raiders")
    for bowed in (True, False):
        raiders = {"card": "mantis-raiders", "bowed": bowed}
        t = laid("attack", north=having(unit("yoritomo-sen", raiders), IDLE), south=having())
        t.north.chooses("seat1")
        t.north.table_passes_reactions()
        assert ("yoritomo-sen" in t.north.may) != bowed


def test_kumiko_leads_the_mantis():
    kumiko = unit("yoritomo-kumiko-exp", "my-fathers-weapon", "dai-tsuchi", "spearmen")
    t = clash([kumiko, "yoritomo-sen", "hida-shara"])
    assert t.force("yoritomo-kumiko-exp") == 6 + 2 + 4
    assert t.chi("yoritomo-kumiko-exp") == 5 + 3 + 2
    assert t.force("spearmen") == 3 and has(t.s, t.card("spearmen"), "Naval")
    assert (t.force("yoritomo-sen"), t.force("hida-shara")) == (5, 3)


def test_ukyo_has_one_follower_only():
    ukyo = unit("yoritomo-ukyo", "spearmen")
    t = laid(
        north=having(ukyo, "silk-works", hand=["fortified-infantry", "clay-horse"]), south=having(hand=[])
    )
    assert t.force("spearmen") == 4
    assert {each for each in t.north.may if each.startswith("equip")} == {"equip:clay-horse"}


def test_tsuruchi_technique_shoots_and_helps_to_shoot():
    facts = {"stronghold": "kyuden-gotei", "stronghold_bowed": True}
    t = clash(unit("moto-zhijuan", "daikyu"), "moto-chagatai-exp2", hand=["tsuruchi-technique"], **facts)
    assert gold_cost(t.s, t.card("tsuruchi-technique")) == 0
    t.defender.chooses("use:daikyu")
    t.defender.chooses("moto-chagatai-exp2")
    t.defender.chooses("use:tsuruchi-technique:2")
    t.defender.table_passes_reactions()
    assert t.zone("moto-chagatai-exp2") == "discard"  # 3 + 3 against 6
    t = clash("hida-shara", "moto-kadu-kai", hand=["tsuruchi-technique"], **facts)
    t.defender.uses("tsuruchi-technique", "moto-kadu-kai")
    assert t.zone("moto-kadu-kai") == "discard"


def test_kyuden_gotei_gives_two_more_actions():
    facts = {"stronghold": "kyuden-gotei", "stronghold_bowed": False}
    t = clash([unit("yoritomo-sen", "mantis-bushi"), "yoritomo-masasue-exp"], **facts)
    t.defender.uses("kyuden-gotei", "mantis-bushi")
    assert t.is_bowed("mantis-bushi")
    assert t.asked == "defender" and "use:kyuden-gotei" not in t.defender.may
    t.defender.passes()
    assert t.asked == "defender"
    t.defender.passes()
    assert t.asked == "attacker"


# --- Dragon ---------------------------------------------------------------------------------------


def test_chieko_exchanges_a_card():
    provinces = [{"card": "tamori-chieko", "face_up": True}]
    north = having(*["silk-works"] * 2, provinces=provinces, honor=5, hand=["spearmen"])
    t = laid("dynasty", north=north, south=having())
    t.north.chooses("buy:tamori-chieko")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    t.north.chooses("spearmen")
    assert t.north.hand == ["veteran-samurai"]


def test_shaitung_raises_walls():
    t = clash("tamori-shaitung", hand=["fist-of-the-earth", "earthquake", "spearmen"])
    t.defender.chooses("use:tamori-shaitung")
    assert t.defender.may == {"fist-of-the-earth", "earthquake", "back"}
    t.defender.chooses("earthquake")
    assert t.strength(4) == 7 + 4


@rule("DE-CRD-43", "DE-CRD-46", "DE-CRD-47", "DE-TARG-08")
def test_a_fist_of_the_earth_is_cast_by_a_monk_or_shugenja():
    t = clash(["tamori-shaitung", "hida-shara"], ["moto-zhijuan"], hand=["fist-of-the-earth"])
    t.defender.chooses("use:fist-of-the-earth")
    assert t.defender.may == {"tamori-shaitung", "back"}
    t.defender.chooses("tamori-shaitung")
    t.defender.chooses("moto-zhijuan")
    t.defender.table_passes_reactions()
    assert t.is_bowed("tamori-shaitung") and t.is_bowed("moto-zhijuan")
    assert t.zone("fist-of-the-earth") == "discard"
    t = clash("hida-shara", hand=["fist-of-the-earth"])
    assert t.defender.may == {"pass"}


def test_flee_the_darkness_stops_a_battle_action():
    t = fighting(
        having("tamori-shaitung", hand=["flee-the-darkness", "spearmen"]),
        having(IDLE, hand=["block-supply-lines"]),
    )
    t.defender.chooses("use:block-supply-lines")
    t.defender.chooses("tamori-shaitung")
    t.attacker.chooses("use:flee-the-darkness")
    t.attacker.chooses("tamori-shaitung")
    t.attacker.table_passes_reactions()
    assert not t.is_home("tamori-shaitung")


def test_ryoshuns_last_words_destroy_a_spell():
    spell = unit("iuchi-najato", "earthquake")
    t = laid(north=having("tamori-shaitung", hand=["ryoshuns-last-words"]), south=having(spell, hand=[]))
    t.north.plays("ryoshuns-last-words", "tamori-shaitung", "earthquake")
    assert t.zone("earthquake") == "discard"


def test_shiro_mirumoto_arms_samurai_twice_and_draws():
    armed = [
        unit("mirumoto-gonkuro", "my-fathers-weapon"),
        unit("hida-shara", "my-fathers-weapon"),
        "silk-works",
    ]
    facts = {"stronghold": "shiro-mirumoto", "hand": ["my-fathers-weapon"], "stronghold_bowed": False}
    t = laid(north=having(*armed, **facts), south=having(hand=[]))
    t.north.chooses("equip:my-fathers-weapon")
    assert t.north.may == {"mirumoto-gonkuro", "back"}
    t.north.chooses("back")
    t.north.uses("shiro-mirumoto", "mirumoto-gonkuro")
    assert len(t.north.hand) == 2


def test_the_ki_rin_helps_humans():
    t = laid(north=having("ki-rins-shrine-exp", "mirumoto-gonkuro", "ogre-bushi"), south=having())
    assert (t.force("mirumoto-gonkuro"), t.chi("mirumoto-gonkuro")) == (3, 5)
    assert t.personal_honor("mirumoto-gonkuro") == 4
    assert t.force("ogre-bushi") == 6


# --- Crane ----------------------------------------------------------------------------------------


def challenged(mine, theirs, by="iaijutsu-challenge", **facts):
    t = laid(north=having(mine, hand=[by], **facts), south=having(theirs, hand=[]))
    t.north.chooses(f"use:{by}")
    t.north.chooses(mine)
    t.north.chooses(theirs)
    return t


@pytest.mark.parametrize("swordsman", ["kakita-kaiten", "kakita-masazumi"])
def test_a_hero_is_better_in_a_duel(swordsman):
    t = challenged(swordsman, "hida-shara")
    t.south.chooses("choice0")
    t.north.chooses(f"use:{swordsman}")
    assert t.chi(swordsman) == 7
    t.south.chooses("choice0")
    assert t.chi(swordsman) == 4
    assert t.zone("hida-shara") == "discard"
    assert t.north.honor == 10


@rule("DE-DUEL-04")
def test_refusing_an_iaijutsu_challenge_is_dear():
    t = challenged("hida-shara", "hiruma-todori")
    t.south.chooses("choice1")
    t.south.table_passes_reactions()
    assert t.is_dishonored("hiruma-todori")
    assert t.south.honor == -2


def test_domotai_wins_ties():
    t = challenged("doji-domotai", "hida-shara")
    t.south.chooses("choice0")
    t.south.chooses("choice0")
    assert t.zone("hida-shara") == "discard" and t.zone("doji-domotai") == "play"


def test_experienced_mai_spends_the_favor():
    t = laid(north=having("kakita-mai-exp", "kakita-kaiten"), south=having("hida-shara", hand=[]), favor=0)
    t.north.chooses("use:kakita-mai-exp")
    t.north.chooses("kakita-kaiten")
    t.north.chooses("hida-shara")
    t.south.chooses("choice1")
    t.south.table_passes_reactions()
    assert t.south.honor == 1 and t.s.favor == -1


def test_the_academy_finds_iaijutsu():
    facts = {"stronghold": "kakita-dueling-academy", "stronghold_bowed": False, "hand": []}
    t = laid(north=having(fate=["iaijutsu-challenge", "spearmen"], **facts), south=having(hand=[]))
    t.north.chooses("use:kakita-dueling-academy")
    assert t.north.may == {"iaijutsu-challenge"}
    t.north.chooses("iaijutsu-challenge")
    assert t.north.hand == ["iaijutsu-challenge"]


def test_i_believed_in_you_shames_the_proud():
    t = laid(
        north=having(hand=["i-believed-in-you"]), south=having("matsu-aoiko", "hida-shara", honor=5, hand=[])
    )
    t.north.chooses("use:i-believed-in-you")
    assert t.north.may == {"matsu-aoiko", "back"}  # she asks for 6
    t.north.chooses("matsu-aoiko")
    assert t.zone("matsu-aoiko") == "discard" and t.south.honor == 5
