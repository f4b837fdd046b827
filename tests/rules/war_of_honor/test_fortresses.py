"""Chapter: what tiles can do."""

import pytest

from gorin.games.ccg.war_of_honor.board import FORTRESSES, PRINTED, RECONSTRUCTED, SPACES
from support.ccg_cards import published
from support.ccg_table import unit
from support.ccg_war import EDITION, WAR, fortress, plain, score, war
from support.plain_cards import end_turn
from support.rule import rule

cards = published(*WAR, edition=EDITION)

FACE_DOWN = [
    {"at": [0, 0]},
    fortress(0, "lion", "open", [1, 0], face_down=True),
    fortress(0, "lion", "limited", [2, 0]),
    fortress(1, "dragon", "battle", [0, 1]),
]


@rule("WH-ACT-01", "WH-QPG-02", "WH-EXP-18")
def test_a_face_up_fortress_is_used_like_a_card():
    t = war(lion=plain("plain-samurai"), dragon=plain())
    t.lion.uses("lion-open-fortress", "plain-samurai")
    assert t.force("plain-samurai") == 5


@rule("WH-ACT-08", "WH-TIL-13", "WH-GLO-33")
def test_a_face_down_fortress_does_nothing():
    t = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain(), map=FACE_DOWN)
    assert t.lion.may_not("use:lion-open-fortress")
    tile = next(tile for tile in t.s.tiles if not tile.face_up)
    (reason,) = t.game.why_not(0, f"t{t.s.tiles.index(tile)}")
    assert "WH-ACT-08" in reason.clauses


@rule("WH-ACT-09", "WH-GLO-17", "WH-OVR-05")
def test_once_per_turn():
    t = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain())
    t.lion.uses("lion-open-fortress", "plain-samurai")
    assert t.lion.may_not("use:lion-open-fortress")


@rule("WH-ACT-10")
def test_again_in_the_next_players_turn():
    t = war(lion=plain("plain-samurai", hand=["guard-1"]), dragon=plain("plain-stranger", hand=["guard-2"]))
    t.lion.uses("lion-open-fortress", "plain-samurai")
    end_turn(t)
    t.until("action")
    assert t.asked == "dragon"
    t.dragon.passes()
    t.lion.uses("lion-open-fortress", "plain-samurai")
    assert t.force("plain-samurai") == 5


@rule("WH-ACP-01", "WH-ACP-02", "WH-ACT-02", "WH-ACT-03")
def test_limited_for_the_active_player_open_for_everybody():
    t = war(scorpion=plain(), lion=plain("plain-samurai"))
    assert "use:scorpion-limited-fortress" in t.scorpion.may
    t.scorpion.passes()
    assert t.lion.may == {"use:lion-open-fortress", "pass"}  # and not the Limited one


def fighting(**facts):
    return war(
        "battle",
        lion=plain({"card": "plain-samurai", "at": 4}, hand=["guard-1"]),
        dragon=plain({"card": "plain-stranger", "at": 4}),
        battle={"attacker": 0, "defender": 1, "at": 4},
        **facts,
    )


@rule("WH-QPG-03", "WH-ACT-04", "WH-EXP-48", "WH-EXP-04")
def test_battle_fortresses_are_used_in_combat_only():
    t = fighting()
    t.dragon.passes()
    assert t.lion.may == {"use:lion-battle-fortress", "pass"}
    t.lion.uses("lion-battle-fortress", "plain-stranger")
    assert t.is_home("plain-stranger")


@rule("WH-PRS-08", "WH-PRS-01")
def test_a_fortress_needs_no_location_but_its_player_presence():
    t = war(
        "battle",
        lion=plain("plain-samurai", hand=["guard-1"]),
        dragon=plain({"card": "plain-stranger", "at": 4}),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.dragon.passes()
    assert t.lion.may == {"pass"}


@rule("WH-GLO-48", "WH-GLO-49")
def test_toshi_ranbo_serves_whoever_lies_beside_it():
    t = war(lion=plain(hand=["guard-1"]), dragon=plain())
    t.lion.chooses(_toshi_ranbo(t))
    assert score(t, "lion").gained == 1
    apart = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [3, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
    ]
    t = war(lion=plain(hand=["guard-1"]), dragon=plain(), map=apart)
    assert _toshi_ranbo(t) not in t.lion.may


def _toshi_ranbo(t):
    ability = t.s.definitions[0].abilities[1]
    assert ability.title == "Toshi Ranbo"
    return f"rule{ability.number}"


# --- what is known, and what is reconstructed -----------------------------------------------------

KNOWN = {
    "lion-battle-fortress",
    "lion-open-fortress",
    "unicorn-limited-fortress",
    "military-1",
    "honor-1",
    "enlightenment-1",
    "enlightenment-2",
}


def test_what_no_source_gives_says_so():
    ends = {path[-1].slug for path in SPACES}
    assert {card.slug for card in PRINTED} - RECONSTRUCTED - ends == KNOWN
    assert all(bool(card.doubt) == (card.slug in RECONSTRUCTED) for card in PRINTED)


def test_the_view_marks_what_is_reconstructed():
    shown = war(lion=plain(), dragon=plain()).game.view(0)
    marked = {tile["slug"]: tile["reconstructed"] for tile in shown["map"] if tile["slug"]}
    assert marked["lion-open-fortress"] is False and marked["dragon-open-fortress"] is True
    assert shown["map"][0]["kind"] == "toshi-ranbo" and shown["map"][0]["reconstructed"] is True
    assert [space["reconstructed"] for space in shown["paths"][0]["spaces"]] == [
        False,
        True,
        True,
        True,
        False,
    ]


# --- each of them does what it says ---------------------------------------------------------------


def owning(clan, kind, phase="action", **facts):
    """The Lion sits first, with a Fortress of any Clan."""
    tiles = [
        {"at": [0, 0]},
        fortress(0, clan, kind, [1, 0]),
        fortress(0, "lion", "limited", [2, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
        *facts.pop("more", ()),
    ]
    facts.setdefault("lion", plain("plain-samurai", hand=["guard-1"]))
    facts.setdefault("dragon", plain("plain-stranger"))
    return war(phase, map=tiles, **facts)


def in_combat(clan, lion=(), dragon=(), **facts):
    sides = []
    for play in (lion or ["plain-samurai"], dragon or ["plain-stranger"]):
        units = [each if isinstance(each, dict) else {"card": each} for each in play]
        sides.append([{"at": 4, **each} for each in units])
    t = owning(
        clan,
        "battle",
        "battle",
        lion=plain(*sides[0], hand=["guard-1"], **facts),
        dragon=plain(*sides[1]),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.dragon.passes()
    return t


def test_crab():
    t = in_combat("crab")
    t.lion.uses("crab-battle-fortress")
    assert t.strength(4) == 8
    t = owning("crab", "open", lion=plain(unit("plain-samurai", "plain-spearmen")))
    t.lion.uses("crab-open-fortress", "plain-spearmen")
    assert t.force("plain-spearmen") == 4
    t = owning("crab", "limited", lion=plain(unit("farm-1", bowed=True)))
    t.lion.uses("crab-limited-fortress", "farm-1")
    assert not t.is_bowed("farm-1")


def test_crane():
    t = in_combat("crane", dragon=[unit("plain-stranger", "plain-spearmen")])
    t.lion.uses("crane-battle-fortress", "plain-spearmen")
    assert t.is_bowed("plain-spearmen")
    t = owning("crane", "open", lion=plain(unit("plain-samurai", dishonored=True)))
    t.lion.uses("crane-open-fortress", "plain-samurai")
    assert not t.is_dishonored("plain-samurai")
    t = owning("crane", "limited")
    t.lion.uses("crane-limited-fortress")
    assert score(t, "lion").gained == 2


def test_dragon():
    t = in_combat("dragon")
    t.lion.uses("dragon-battle-fortress", "plain-samurai")
    assert t.force("plain-samurai") == 5
    t = owning("dragon", "open")
    t.lion.uses("dragon-open-fortress", "guard-1")
    assert t.lion.hand == ["guard-5"]


def test_lion_limited():
    spearmen = unit("plain-spearmen", bowed=True)
    t = owning("lion", "battle", lion=plain(unit("plain-samurai", spearmen)))
    t.lion.uses("lion-limited-fortress", "plain-spearmen")
    assert not t.is_bowed("plain-spearmen")


def test_mantis():
    t = in_combat("mantis")
    t.lion.uses("mantis-battle-fortress", "plain-stranger")
    assert t.zone("plain-stranger") == "discard"
    t = owning("mantis", "open", lion=plain(unit("farm-1", bowed=True)))
    t.lion.uses("mantis-open-fortress", "farm-1")
    assert not t.is_bowed("farm-1")
    t = owning("mantis", "limited")
    t.lion.uses("mantis-limited-fortress", "guard-1")
    assert t.lion.hand == ["guard-5"]


def test_phoenix():
    t = in_combat("phoenix")
    t.lion.uses("phoenix-battle-fortress", "plain-stranger")
    assert t.force("plain-stranger") == 0
    scroll = unit("plain-scroll", bowed=True)
    t = owning("phoenix", "open", lion=plain(unit("plain-shugenja", scroll)))
    t.lion.uses("phoenix-open-fortress", "plain-scroll")
    assert not t.is_bowed("plain-scroll")
    t = owning("phoenix", "limited")
    t.lion.uses("phoenix-limited-fortress")
    assert score(t, "lion").gained == 2


@rule("WH-PTV-13", "WH-PTV-11")
def test_scorpion():
    t = in_combat("scorpion", dragon=[unit("plain-stranger", dishonored=True), "plain-samurai"])
    assert t.lion.may_not("use:nothing")
    t.lion.chooses("use:scorpion-battle-fortress")
    assert t.lion.may == {"plain-stranger", "back"}
    t.lion.chooses("plain-stranger")
    assert t.is_bowed("plain-stranger")
    t = owning("scorpion", "open")
    t.lion.uses("scorpion-open-fortress", "guard-1", "plain-stranger")
    assert t.is_dishonored("plain-stranger") and t.lion.hand == []
    t = owning("scorpion", "limited")
    t.lion.uses("scorpion-limited-fortress", "seat1")
    assert score(t, "lion").caused == 2 and score(t, "dragon").gained == 0


@rule("WH-OPT-05", "WH-TIL-11")
def test_spider():
    t = in_combat("spider")
    t.lion.uses("spider-battle-fortress", "plain-stranger")
    assert t.force("plain-stranger") == 0
    t = owning("spider", "open", strength_of_will=True)  # one may still turn one's own
    t.lion.uses("spider-open-fortress", "plain-stranger")
    assert t.is_bowed("plain-stranger") and not t.s.tiles[1].face_up
    t = owning("spider", "limited")
    t.lion.uses("spider-limited-fortress")
    assert t.lion.hand == ["guard-1", "guard-5"] and score(t, "lion").caused == 0


def test_the_spiders_open_fortress_cannot_be_the_last():
    tiles = [{"at": [0, 0]}, fortress(0, "spider", "open", [1, 0]), fortress(1, "dragon", "battle", [0, 1])]
    t = war(lion=plain(hand=["guard-1"]), dragon=plain("plain-stranger"), map=tiles)
    assert t.lion.may_not("use:spider-open-fortress")


def test_unicorn():
    t = owning(
        "unicorn",
        "battle",
        "battle",
        lion=plain("plain-samurai", hand=["guard-1"]),
        dragon=plain({"card": "plain-stranger", "at": 4}),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.dragon.passes()
    t.lion.uses("unicorn-battle-fortress", "plain-samurai")
    assert not t.is_home("plain-samurai")
    fallen = fortress(1, "dragon", "open", [0, 2], face_down=True)
    t = owning("unicorn", "limited", more=[fallen])
    t.lion.uses("unicorn-limited-fortress", "dragon-open-fortress")
    assert t.s.tiles[4].face_up


def test_the_unicorns_open_fortress_joins_an_attack_uninvited():
    tiles = [
        {"at": [0, 0]},
        fortress(0, "lion", "battle", [1, 0]),
        fortress(1, "dragon", "battle", [0, 1]),
        fortress(2, "unicorn", "open", [-4, 0]),
        fortress(2, "phoenix", "battle", [-3, 0]),
    ]
    t = war(
        lion=plain("plain-samurai"), dragon=plain(), phoenix=plain("plain-stranger"), map=tiles
    )  # fmt: skip
    while t.asked != "phoenix":
        t.mirror.choose("pass", t.game.decision.seat)
    t.phoenix.uses("unicorn-open-fortress")
    assert not t.s.tiles[3].face_up and score(t, "phoenix").joins
    t.until("attack")
    t.lion.chooses("seat1")
    t.lion.chooses("done")
    assert t.asked == "phoenix"
    t.phoenix.chooses("plain-stranger")
    t.phoenix.chooses("p4")
    assert t.s.allegiance[2] == 1 and score(t, "phoenix").gained == 2


@pytest.mark.parametrize("card", FORTRESSES, ids=lambda card: card.slug)
def test_every_fortress_has_one_ability(card):
    assert len(card.abilities) == 1 and card.created and card.complete
