"""Action cards."""

from gorin.kernel.events import EVERYBODY
from gorin.language.core.active_effects import has
from support.ccg_diamond import fighting, having, laid
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"


def clash(held, mine, theirs=IDLE, **facts):
    """The Defender, who acts first, holds a card."""
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    hand = [held, "veteran-samurai"]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, hand=hand, **facts))


@rule("DE-TARG-04")
def test_along_the_coast_everybody_rides():
    north = having(
        "hida-shara",
        unit("hida-sunao", "spearmen"),
        {"card": IDLE, "bowed": True},
        "silk-works",
        hand=["along-the-coast-at-midnight"],
    )
    t = laid(north=north, south=having("hida-hitoshi", hand=[]))
    t.north.chooses("use:along-the-coast-at-midnight")  # two unbowed Personalities: 2 Gold
    assert t.is_bowed("silk-works")
    riding = [
        slug for slug in ("hida-shara", "spearmen", IDLE, "hida-hitoshi") if has(t.s, t.card(slug), "Cavalry")
    ]
    assert riding == ["hida-shara", "spearmen", IDLE]


@rule("DE-TARG-03", "DE-BOW-09")
def test_block_supply_lines_sends_an_attacking_unit_home_bowed():
    t = clash("block-supply-lines", "hida-shara", unit("hida-sunao", "spearmen"))
    t.defender.chooses("use:block-supply-lines")
    assert t.defender.may == {"hida-sunao", "back"}  # a target, although there is but one
    t.defender.chooses("hida-sunao")
    assert t.is_home("hida-sunao") and t.is_bowed("hida-sunao") and t.is_bowed("spearmen")


@rule("DE-CANC-08")
def test_who_does_not_move_home_is_not_bowed():
    t = clash("block-supply-lines", "hida-shara", "moto-chagatai-exp2")
    t.defender.plays("block-supply-lines", "moto-chagatai-exp2")
    assert not t.is_home("moto-chagatai-exp2") and not t.is_bowed("moto-chagatai-exp2")


def test_destiny_shows_the_hand():
    t = clash("destiny-has-no-secrets", ["hida-shara", "hida-sunao"])
    t.defender.plays("destiny-has-no-secrets", "hida-shara")
    assert (t.force("hida-shara"), t.chi("hida-shara")) == (5, 5)
    assert all(t.s.known[card] == EVERYBODY for card in t.s.players[1].hand)


def test_diversionary_tactics_destroy_a_terrain():
    t = clash("kamokos-charge", "moto-zhijuan", attacker={"hand": ["diversionary-tactics"]})
    t.defender.plays("kamokos-charge")
    t.attacker.plays("diversionary-tactics", "kamokos-charge")
    assert t.zone("kamokos-charge") == "discard"
    assert t.force("moto-zhijuan") == 5


def test_a_dying_effort_ends_with_the_battle():
    t = clash("dying-effort", [{"card": "hida-sunao", "bowed": True}, "hida-shara"])
    t.defender.plays("dying-effort", "hida-sunao")
    assert not t.is_bowed("hida-sunao")
    t.fight()
    assert t.zone("hida-sunao") == "discard"


@rule("DE-TER-01", "DE-TER-02", "DE-TER-03", "DE-TER-09", "DE-BTL-18")
def test_kamokos_charge_strengthens_riders_while_it_lies_there():
    riders = unit("moto-zhijuan", "light-mounted-infantry")
    mixed = unit("moto-kadu-kai", "spearmen")
    t = clash("kamokos-charge", [riders, mixed], attacker={"hand": ["kamokos-charge"]})
    t.defender.plays("kamokos-charge")
    assert (t.force("moto-zhijuan"), t.force("light-mounted-infantry")) == (6, 2)
    assert (t.force("moto-kadu-kai"), t.force("spearmen")) == (3, 2)
    assert "use:kamokos-charge" not in t.attacker.may  # there is one already
    t.fight()
    assert t.zone("kamokos-charge", 1) == "discard"


@rule("DE-FEAR-02")
def test_a_relentless_assault_frightens_leaders_too():
    t = clash(
        "relentless-assault",
        ["hida-shara", "hida-hitoshi"],
        unit("moto-kadu-kai", "spearmen", "hiruma-house-guard"),
    )
    t.defender.chooses("use:relentless-assault")
    assert t.defender.may == {"hida-shara", "back"}  # who has Yu
    t.defender.chooses("hida-shara")
    t.defender.chooses("moto-kadu-kai")
    t.defender.table_passes_reactions()
    assert t.is_bowed("moto-kadu-kai") and t.is_bowed("spearmen")
    assert not t.is_bowed("hiruma-house-guard")


def test_slaughter_the_scout_destroys_who_moves_in():
    attacker = having("moto-zhijuan", home=[unit("hida-sunao", "spearmen"), "right-hand-of-the-emperor"])
    defender = having("hida-shara", home=["hida-kosho"], hand=["slaughter-the-scout"])
    t = fighting(attacker, defender, favor=0)
    t.defender.passes()
    t.attacker.chooses("use:right-hand-of-the-emperor")
    t.attacker.chooses("hida-sunao")
    t.defender.chooses("use:slaughter-the-scout")
    t.defender.chooses("hida-sunao")
    assert t.defender.may == {"hida-shara", "back"}  # who is there
    t.defender.chooses("hida-shara")
    assert t.zone("hida-sunao") == t.zone("spearmen") == "discard"
    assert t.is_bowed("hida-shara")


@rule("DE-BTL-16")
def test_slaughter_the_scout_waits_at_every_battlefield():
    """A Reaction that speaks neither of opposing cards nor of this battle is not bound to it."""
    away = {"card": "moto-zhijuan", "at": 5, "side": 1}
    attacker = having("hida-sunao", home=[away], hand=["slaughter-the-scout"])
    t = fighting(attacker, having(unit("yoritomo-sen", "kobune-crew"), home=["kobune-port"]))
    for choice in ("use:kobune-crew", "kobune-port", "p5"):
        t.defender.chooses(choice)
    t.attacker.chooses("use:slaughter-the-scout")
    assert t.attacker.may == {"yoritomo-sen", "back"}  # who has moved is its target
    t.attacker.chooses("yoritomo-sen")
    assert t.attacker.may == {"moto-zhijuan", "back"}  # who is there
    t.attacker.chooses("moto-zhijuan")
    t.attacker.table_passes_reactions()
    assert t.zone("yoritomo-sen") == t.zone("kobune-crew") == "discard"
    assert t.is_bowed("moto-zhijuan") and not t.is_bowed("hida-sunao")


def test_strike_at_the_tail_destroys_followers_up_to_the_units_force():
    mine = unit("hida-shara", "spearmen")
    t = clash(
        "strike-at-the-tail",
        mine,
        unit("hida-sunao", "fortified-infantry", "veteran-bushi", "hiruma-archers"),
    )
    t.defender.chooses("use:strike-at-the-tail")
    t.defender.chooses("hida-shara")
    t.defender.chooses("fortified-infantry")
    assert t.defender.may == {"veteran-bushi", "done", "back"}  # 3 + 2, not 3 + 3
    t.defender.chooses("veteran-bushi")
    t.defender.table_passes_reactions()
    assert t.zone("fortified-infantry") == t.zone("veteran-bushi") == "discard"
    assert t.is_bowed("hida-shara") and t.is_bowed("spearmen")


def test_a_unicorn_strikes_harder():
    t = clash("strike-at-the-tail", "shinjo-reizo", unit("hida-sunao", "fortified-infantry"))
    t.defender.chooses("use:strike-at-the-tail")
    t.defender.chooses("shinjo-reizo")
    assert "fortified-infantry" in t.defender.may  # 1 + 2


@rule("DE-DUEL-20")
def test_a_test_of_might_is_a_duel_of_force():
    t = clash("test-of-might", "hida-sunao", "hiruma-todori", attacker={"hand": []})
    t.defender.chooses("use:test-of-might")
    t.defender.chooses("hida-sunao")
    t.defender.chooses("hiruma-todori")
    t.attacker.strikes()  # 2 against 5, although his Chi is higher
    assert t.is_bowed("hiruma-todori")
    assert t.defender.honor == 8


@rule("DE-TER-04", "DE-TER-05", "DE-TER-06", "DE-TARG-07")
def test_a_twisted_forest_waits_until_all_have_passed():
    t = clash("twisted-forest", [], "ogre-bushi", attacker={"hand": ["kamokos-charge", "spearmen"]})
    t.defender.plays("twisted-forest")  # the Defender needs no unit there
    assert t.force("ogre-bushi") == 6
    assert "use:kamokos-charge" not in t.attacker.may
    t.attacker.passes()
    t.defender.passes()
    assert t.zone("twisted-forest") == "discard"
    assert t.force("ogre-bushi") == 0
    assert t.defender.provinces == 4


@rule("DE-TER-08")
def test_a_delayed_terrain_that_is_gone_does_nothing():
    t = clash("twisted-forest", "hida-hitoshi", "ogre-bushi", attacker={"hand": ["diversionary-tactics"]})
    t.defender.plays("twisted-forest")
    t.attacker.plays("diversionary-tactics", "twisted-forest")
    t.fight()
    assert t.zone("hida-hitoshi") == "discard"


def test_strength_of_purity_is_for_the_honorable():
    t = clash("strength-of-purity", ["hida-shara", "hida-kosho"])
    t.defender.chooses("use:strength-of-purity")
    assert t.defender.may == {"hida-kosho", "back"}
    t.defender.chooses("hida-kosho")
    assert t.force("hida-kosho") == 8


def test_a_moment_of_brilliance_lasts_for_the_battle():
    t = clash("moment-of-brilliance", "hida-shara")
    t.defender.plays("moment-of-brilliance", "hida-shara")
    assert has(t.s, t.card("hida-shara"), "Tactician")
    t.fight()
    assert not has(t.s, t.card("hida-shara"), "Tactician")
