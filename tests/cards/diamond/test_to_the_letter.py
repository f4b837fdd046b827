"""Cards of which a single word matters: who may be meant, what is fixed, what is given once and to whom."""

import pytest

from gorin.games.ccg.acting.gold import available
from gorin.games.ccg.definition import definition
from gorin.games.ccg.language.traits import has_force
from gorin.games.ccg.presentation import why
from gorin.games.ccg.table.reading import unit as unit_of
from gorin.games.ccg.table.values import force
from gorin.language.core.active_effects import has
from gorin.language.core.render import card_text
from gorin.language.selectors import SELF
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, having, laid, waiting_for
from support.ccg_making import follower
from support.ccg_table import unit, war
from support.rule import rule

IDLE = "hiruma-ashihei"
cards = published(
    follower(
        "Sickly Guard",
        force=3,
        honor_req=0,
        gold=1,
        focus=1,
        keywords=("Shadowlands",),
        text=(has_force(SELF, -2),),
    ),
    edition=EDITION,
)


def clash(mine, theirs=IDLE, **facts):
    """The Defender, who acts first, has `mine` there."""
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


def refused_for_mai(*mine, **theirs):
    """Kaiten has challenged Shara for Mai, and she has refused; somebody may answer the loss."""
    north = having("kakita-mai-exp", "kakita-kaiten", *mine)
    t = laid(north=north, south=having("hida-shara", hand=[], honor=10, **theirs), favor=0)
    t.north.chooses("use:kakita-mai-exp")
    t.north.chooses("kakita-kaiten")
    t.north.chooses("hida-shara")
    t.south.chooses("choice1")
    return t


@rule("DE-DUEL-01", "DE-BOW-06")
def test_mai_sends_nobody_who_is_bowed():
    north = having("kakita-mai-exp", {"card": "kakita-kaiten", "bowed": True}, "kakita-masazumi")
    t = laid(north=north, south=having("hida-shara", hand=[]), favor=0)
    t.north.chooses("use:kakita-mai-exp")
    assert t.north.may == {"kakita-mai-exp", "kakita-masazumi", "back"}


def test_what_refusing_mai_costs_is_not_raised():
    t = refused_for_mai("doji-nagori")
    waiting_for(t, "north", "use:doji-nagori:2")
    t.north.chooses("use:doji-nagori:2")
    t.north.table_passes_reactions()
    assert (t.north.honor, t.south.honor) == (6, 6)  # what Nagori does besides happens


def test_what_would_negate_or_soften_the_cost_of_refusing_mai_is_not_offered():
    t = refused_for_mai("kakita-gosha")
    while t.south.honor == 10:
        assert not {"use:kakita-gosha", "seppuku"} & getattr(t, t.asked).may
        getattr(t, t.asked).passes()
    assert t.south.honor == 6 and not t.is_bowed("kakita-gosha")


@rule("DE-DUEL-02")
def test_korihime_challenges_none_of_her_own():
    ashamed = [{"card": slug, "dishonored": True} for slug in ("kakita-kaiten", "hida-shara")]
    t = laid(north=having("kakita-korihime", ashamed[0], hand=[]), south=having(ashamed[1], hand=[]))
    t.north.chooses("use:kakita-korihime:2")
    assert t.north.may == {"hida-shara", "back"}


@rule("DE-PERF-07")
def test_a_technique_helps_cards_in_units_not_another_technique():
    facts = {"stronghold": "kyuden-gotei", "hand": ["tsuruchi-technique"] * 2}
    t = clash("hida-shara", "moto-chagatai-exp2", **facts)
    t.defender.chooses("use:tsuruchi-technique")
    t.defender.chooses("moto-chagatai-exp2")
    assert t.zone("moto-chagatai-exp2") == "play" and not t.is_in_window  # 3 against 6
    assert t.defender.hand == ["tsuruchi-technique"]


@pytest.mark.parametrize("bowed", [False, True])
def test_the_captain_of_kyuden_gotei_does_not_ask_the_stronghold(bowed):
    facts = {"stronghold": "kyuden-gotei", "stronghold_bowed": bowed}
    t = clash([unit("yoritomo-sen", "mantis-bushi"), "yoritomo-masasue-exp"], **facts)
    t.defender.uses("kyuden-gotei", "mantis-bushi")
    assert t.asked == "defender" and "use:kyuden-gotei" not in t.defender.may


def test_the_followers_of_isunori_shoot_while_he_is_bowed():
    t = clash(unit("tsuruchi-isunori", "veteran-bushi", bowed=True), "shinjo-reizo")
    t.defender.uses("tsuruchi-isunori", "veteran-bushi", "shinjo-reizo")
    assert t.zone("shinjo-reizo") == "discard" and t.is_bowed("veteran-bushi")


@rule("DE-COST-18")
def test_who_comes_later_does_not_ride_along_the_coast():
    north = having("hida-shara", *["silk-works"] * 3, hand=["along-the-coast-at-midnight", "spearmen"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("use:along-the-coast-at-midnight")
    t.north.chooses("choice0")
    waiting_for(t, "north", "equip:spearmen")
    t.north.chooses("equip:spearmen")
    t.north.chooses("hida-shara")
    while t.zone("spearmen") != "play":
        t.north.chooses("choice0")
    assert has(t.s, t.card("hida-shara"), "Cavalry") and not has(t.s, t.card("spearmen"), "Cavalry")


def test_a_dai_tsuchi_is_wielded_against_ogres_also_during_a_duel_with_somebody_else():
    t = clash(unit("hida-kosho", "dai-tsuchi"), ["ogre-bushi", "hida-shara"], attacker={"hand": []})
    t.defender.chooses("use:hida-kosho")
    t.defender.chooses("hida-shara")
    t.attacker.passes()
    assert "strike" in t.prompt and t.chi("hida-kosho") == 6


@rule("DE-BOW-03")
def test_who_is_bowed_gets_nothing_from_a_white_shore_plain():
    mine = ["akodo-tadenori", {"card": "akodo-yobi", "bowed": True}]
    t = clash(mine, hand=["white-shore-plain", "spearmen"])
    t.defender.uses("white-shore-plain")
    waiting_for(t, "defender", "use:white-shore-plain:2")
    t.defender.chooses("use:white-shore-plain:2")
    assert t.defender.may == {"akodo-tadenori", "back"}


def test_a_twisted_forest_raises_nobodys_force():
    t = clash("hida-hitoshi", unit(IDLE, "sickly-guard"), hand=["twisted-forest", "spearmen"])
    t.defender.plays("twisted-forest")
    t.fight()
    assert t.force("sickly-guard") == 1


def test_a_use_of_kosho_counts_also_where_its_effects_are_negated():
    facts = {"hand": ["flee-the-darkness"]}
    t = clash("hida-kosho", ["hida-shara", "hoshi-wayan-exp2"], attacker=facts)
    t.defender.chooses("use:hida-kosho")
    t.defender.chooses("hida-shara")
    waiting_for(t, "attacker", "use:flee-the-darkness")
    t.attacker.chooses("use:flee-the-darkness")
    t.attacker.chooses("hoshi-wayan-exp2")
    t.attacker.table_passes_reactions()
    assert t.asked == "defender" and not t.is_home("hida-shara")
    assert "use:hida-kosho" not in t.defender.may


@rule("DE-ACT-06")
def test_an_additional_battle_action_is_no_open_action():
    away = {"card": "hida-shara", "bowed": True}
    mine = [unit("yoritomo-sen", "mantis-bushi"), away, "yoritomo-masasue-exp", "shrine-of-stone"]
    t = clash(mine, stronghold="kyuden-gotei")
    assert "use:shrine-of-stone" in t.defender.may
    t.defender.uses("kyuden-gotei", "mantis-bushi")
    assert t.defender.may == {"use:yoritomo-masasue-exp", "pass"}  # his is both
    assert t.game.why_not(1, f"c{t.card('shrine-of-stone')}") == (why.NO_BATTLE_ACTION,)
    t.defender.passes()
    t.defender.passes()
    t.attacker.passes()
    assert "use:shrine-of-stone" in t.defender.may


def test_who_finds_no_terrain_by_a_mapped_region_acts_as_he_likes():
    places = [{"card": "copper-mine", "region": "mapped-region"}, *["copper-mine"] * 3]
    mine = ["moto-zhijuan", {"card": "hida-shara", "bowed": True}, "shrine-of-stone"]
    t = clash(mine, provinces=places, hand=["spearmen"])
    t.defender.chooses("use:mapped-region")
    t.defender.passes()
    assert t.asked == "defender" and t.defender.may == {"use:shrine-of-stone", "pass"}
    t.defender.uses("shrine-of-stone", "hida-shara")
    assert not t.is_bowed("hida-shara")
    assert t.asked != "defender" or "use:mapped-region" not in t.defender.may


@rule("DE-RES-29")
def test_a_clay_horse_carries_an_ally_of_the_defender_home_unbowed():
    riders = {"hand": [], "fate": ["warrior-monks"] * 4}
    t = war(
        EDITION,
        attacker=having(IDLE, hand=[]),
        defender=having("moto-chagatai-exp2", hand=[]),
        guard=having(unit("hida-hitoshi", "clay-horse"), **riders),
    )
    waiting_for(t, "guard", "use:clay-horse")
    t.guard.chooses("use:clay-horse")
    t.guard.table_passes_reactions()
    assert t.is_home("hida-hitoshi") and not t.is_bowed("hida-hitoshi")
    assert t.zone("clay-horse") == "play"  # the card that was discarded has Focus 2


@rule("DE-KEY-11")
def test_monks_and_samurai_who_defend_the_temples_may_be_followers():
    places = [{"card": "copper-mine", "region": "temples-of-the-new-tao"}, *["copper-mine"] * 3]
    mine = unit("tamori-shaitung", "warrior-monks", "veteran-samurai", "spearmen")
    t = clash(mine, provinces=places)
    forces = {t.s.definition(card).name: force(t.s, card) for card in unit_of(t.s, t.card("tamori-shaitung"))}
    assert forces == {
        "Tamori Shaitung": 3,
        "Warrior Monks": 2 + 3,
        "Veteran Samurai": 3 + 3,
        "Spearmen": 2,
    }


@rule("DE-KEY-11")
def test_the_hiruma_dojo_trains_followers_who_are_samurai():
    t = laid(north=having("hida-shara", "the-hiruma-dojo"), south=having())
    assert available(t.s, 0, t.card("veteran-samurai")) == 4
    t = laid(north=having("hida-shara", "the-hiruma-dojo", hand=["spearmen"]), south=having())
    assert available(t.s, 0, t.card("spearmen")) == 3


@rule("DE-KEY-11")
def test_warrior_monks_bow_for_a_ring_and_for_a_region():
    north = having(unit("hida-shara", "warrior-monks"), "voice-of-the-emperor", hand=["spearmen"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("use:voice-of-the-emperor:2")
    assert t.north.may == {"warrior-monks", "back"}
    north = having(unit("hida-shara", "warrior-monks"), provinces=["mystic-ground", "copper-mine"])
    t = laid("events", north=north, south=having())
    assert t.north.may == {"warrior-monks", "pass"}


TEXTS = {
    "kyuden-gotei": "You may take 2 additional Battle actions.",
    "blacksmiths": "2 Gold, and 1 more for each Iron Mine (4 Gold if you are paying for a Weapon or Armor).",
    "yoritomo-kumiko-exp": "Each of Kumiko's Followers has +1F and Naval.",
    "hida-utaemon": "Utaemon has +1F and +1C for each Follower attached to Utaemon.",
    "matsu-kenji": "Fear does not affect any card in Kenji's army",
    "moshi-kalani": "while there is another Naval card",
    "moto-chagatai-exp2": "of target Item in your hand, less Chagatai's Force: Attach it to Chagatai.",
    "iuchi-najato": "Give Cavalry to one or more target cards you control, no more than Najato's Chi, while",
    "mantis-bushi": "Bow target enemy Follower, or Personality without Followers.",
    "along-the-coast-at-midnight": "Pay 1 Gold for each of your unbowed Personalities:",
    "grove-of-the-five-masters": "and shuffle. Discard a card from your hand.",
    "the-price-of-innocence": "Dishonor target Personality who lobbied. His controller discards",
}


@pytest.mark.parametrize("slug", TEXTS)
def test_what_a_card_says_can_be_meant_in_one_way_only(slug):
    assert TEXTS[slug] in card_text(definition(EDITION, slug))
