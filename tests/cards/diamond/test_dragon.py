"""The rest of the Dragon deck: Monks, Kihos, Spells, and Rings as far as test cards stand for them."""

from gorin.games.ccg.diamond.rules import EDITION
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.which.card_filters import MONK, SHUGENJA
from gorin.games.ccg.language.which.predicates import unbowed
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.core.active_effects import has
from gorin.language.picks import performer
from gorin.language.selectors import PERFORMER
from support.ccg_cards import published
from support.ccg_diamond import fighting, having, laid, waiting_for
from support.ccg_making import ring, strategy
from support.ccg_table import unit
from support.rule import rule

IDLE = "hiruma-ashihei"
ELEMENTS = ("Air", "Earth", "Fire", "Water", "Void")
cards = published(
    *[
        ring(f"Ring of {'the ' if each == 'Void' else ''}{each}", focus=1, keywords=(each,))
        for each in ELEMENTS
    ],
    strategy(
        "Maho Kiho",
        focus=1,
        keywords=("Kiho", "Maho"),
        text=(
            open_(
                performer(your(MONK | SHUGENJA, unbowed)),
                cost(bow(PERFORMER)),
                draw(1),
                keywords=("Kiho", "Maho"),
            ),
        ),
    ),
    edition=EDITION,
)


def clash(mine, theirs=IDLE, **facts):
    mine = mine if isinstance(mine, list) else [mine]
    theirs = theirs if isinstance(theirs, list) else [theirs]
    return fighting(having(*theirs, **facts.pop("attacker", {})), having(*mine, **facts))


# --- Kihos and who casts them ---------------------------------------------------------------------


def test_the_grand_master_puts_a_card_where_it_is_wanted():
    for where, last in (("choice0", True), ("choice1", False)):
        hand = ["aid-of-the-grand-master"]
        fate = ["spearmen", "focus", "dying-effort"]
        t = laid(north=having("hitomi-daisetsu", "hida-shara", hand=hand, fate=fate), south=having(hand=[]))
        t.north.chooses("use:aid-of-the-grand-master")
        t.north.chooses("hitomi-daisetsu")
        waiting_for(t, "north", "focus")
        t.north.chooses("focus")
        t.north.chooses(where)
        deck = [t.s.definition(card).slug for card in t.s.players[0].fate]
        assert (deck[-1] if last else deck[0]) == "focus" and sorted(deck) == sorted(fate)


def test_only_monks_get_aid():
    t = laid(north=having("tamori-shaitung", hand=["aid-of-the-grand-master"]), south=having(hand=[]))
    assert t.north.may == {"pass"}


def test_double_chi_doubles_what_is_focused():
    t = laid(
        north=having("hida-shara", hand=["iaijutsu-challenge"]),
        south=having("mirumoto-gonkuro", "hitomi-daisetsu", hand=["double-chi", "spearmen"]),
    )
    t.north.chooses("use:iaijutsu-challenge")
    t.north.chooses("hida-shara")
    t.north.chooses("mirumoto-gonkuro")
    t.south.chooses("choice0")
    waiting_for(t, "south", "use:double-chi")
    t.south.chooses("use:double-chi")
    t.south.chooses("hitomi-daisetsu")
    t.south.table_passes_reactions()
    assert has(t.s, t.card("mirumoto-gonkuro"), "Double Chi")
    assert not has(t.s, t.card("hitomi-daisetsu"), "Double Chi")


def test_the_grove_exchanges_a_card_for_a_kiho():
    facts = {"hand": ["spearmen"], "fate": ["fist-of-the-earth", "veteran-samurai"]}
    t = laid(north=having("grove-of-the-five-masters", **facts), south=having(hand=[]))
    t.north.chooses("use:grove-of-the-five-masters")
    assert t.north.may == {"fist-of-the-earth"}
    t.north.chooses("fist-of-the-earth")
    t.north.chooses("spearmen")
    assert t.north.hand == ["fist-of-the-earth"] and t.is_bowed("grove-of-the-five-masters")


@rule("DE-CRD-47")
def test_daisetsu_straightens_after_a_kiho():
    t = clash("hitomi-daisetsu", "hida-shara", hand=["fist-of-the-earth", "spearmen"])
    t.defender.chooses("use:fist-of-the-earth")
    t.defender.chooses("hitomi-daisetsu")
    t.defender.chooses("hida-shara")
    waiting_for(t, "defender", "use:hitomi-daisetsu")
    t.defender.chooses("use:hitomi-daisetsu")
    t.defender.table_passes_reactions()
    assert not t.is_bowed("hitomi-daisetsu") and t.is_bowed("hida-shara")


def test_daisetsu_stays_bowed_after_anything_else():
    t = laid(north=having("hitomi-daisetsu", honor=9), south=having(hand=[]))
    t.north.chooses("lobby")
    t.north.chooses("hitomi-daisetsu")
    t.north.table_passes_reactions()
    assert t.is_bowed("hitomi-daisetsu")


def test_the_house_guard_returns_a_kiho_once_per_title():
    guarded = unit("hitomi-daisetsu", "hoshi-house-guard")
    t = clash(guarded, ["hida-shara", IDLE], hand=["fist-of-the-earth", "fist-of-the-earth", "spearmen"])
    for whom in ("hida-shara", IDLE):
        t.defender.chooses("use:fist-of-the-earth")
        t.defender.chooses("hitomi-daisetsu")
        t.defender.chooses(whom)
        waiting_for(t, "defender", "use:hitomi-daisetsu")
        t.defender.chooses("use:hitomi-daisetsu")
        if whom == "hida-shara":
            waiting_for(t, "defender", "use:hoshi-house-guard")
            t.defender.chooses("use:hoshi-house-guard")
        t.defender.table_passes_reactions()
        assert t.defender.hand.count("fist-of-the-earth") == (2 if whom == "hida-shara" else 1)
        if t.asked == "attacker":
            t.attacker.passes()


def test_the_house_guard_draws_strength_from_rings():
    rings = ["ring-of-air", "ring-of-fire"]
    t = laid(north=having(unit("hitomi-daisetsu", "hoshi-house-guard"), *rings), south=having())
    assert (t.force("hitomi-daisetsu"), t.chi("hitomi-daisetsu")) == (2 + 2, 2 + 4)


@rule("DE-TOK-02")
def test_wayan_spends_tattoos():
    t = laid(north=having("hoshi-wayan-exp2"), south=having(hand=[]))
    t.north.uses("hoshi-wayan-exp2")
    assert (t.force("hoshi-wayan-exp2"), t.chi("hoshi-wayan-exp2")) == (3, 4)  # a name gives no bonus
    tattooed = {"card": "hoshi-wayan-exp2", "tokens": [{"name": "Tattoo"}, {"name": "Tattoo"}]}
    t = clash(tattooed, hand=["destiny-has-no-secrets", "spearmen"])
    t.defender.chooses("use:destiny-has-no-secrets")
    t.defender.chooses("hoshi-wayan-exp2")
    for _ in range(2):
        waiting_for(t, "defender", "use:hoshi-wayan-exp2:2")
        t.defender.chooses("use:hoshi-wayan-exp2:2")
    t.defender.table_passes_reactions()
    assert t.force("hoshi-wayan-exp2") == 3 + 2 + 2 + 2
    assert not t.s.tokens


def test_mercy_leaves_a_terrain_without_effect():
    t = fighting(
        having("hitomi-daisetsu", hand=["mercy-shrouds-the-earth", "spearmen"]),
        having("moto-zhijuan", hand=["kamokos-charge", "spearmen"]),
    )
    t.defender.chooses("use:kamokos-charge")
    waiting_for(t, "attacker", "use:mercy-shrouds-the-earth")
    t.attacker.chooses("use:mercy-shrouds-the-earth")
    t.attacker.chooses("hitomi-daisetsu")
    t.attacker.table_passes_reactions()
    assert t.zone("kamokos-charge") == "play" and t.force("moto-zhijuan") == 5


def test_tsuge_draws_for_his_first_challenge():
    t = laid(
        north=having("mirumoto-tsuge", hand=["iaijutsu-lesson", "iaijutsu-lesson"]),
        south=having("hida-shara", "hida-sunao", hand=[]),
    )
    for whom, drawn in (("hida-shara", 1 + 1 + 2), ("hida-sunao", 3 + 2)):
        t.north.chooses("use:iaijutsu-lesson")
        t.north.chooses("mirumoto-tsuge")
        t.north.chooses(whom)
        t.south.chooses("choice1")
        t.south.table_passes_reactions()
        assert len(t.north.hand) == drawn
        if t.asked == "south":
            t.south.passes()


def test_a_jingasa_spares_one_bow_each_turn():
    t = clash(
        unit("hitomi-daisetsu", "takaos-jingasa"),
        ["hida-shara", IDLE],
        hand=["fist-of-the-earth", "fist-of-the-earth", "spearmen"],
        attacker={"hand": ["spearmen"]},
    )
    t.defender.chooses("use:fist-of-the-earth")
    t.defender.chooses("hitomi-daisetsu")
    t.defender.chooses("hida-shara")
    t.defender.chooses("choice0")  # ignored
    t.defender.table_passes_reactions()
    assert not t.is_bowed("hitomi-daisetsu") and t.is_bowed("hida-shara")
    t.attacker.passes()
    t.defender.chooses("use:fist-of-the-earth")
    t.defender.chooses("hitomi-daisetsu")
    t.defender.chooses(IDLE)
    t.defender.table_passes_reactions()
    assert t.is_bowed("hitomi-daisetsu")


def test_satsu_need_not_bow_and_casts_no_maho():
    t = laid(
        north=having("togashi-satsu-exp", hand=["aid-of-the-grand-master", "maho-kiho"]),
        south=having(hand=[]),
    )
    assert "use:maho-kiho" not in t.north.may
    t.north.chooses("use:aid-of-the-grand-master")
    t.north.chooses("togashi-satsu-exp")
    t.north.chooses("choice0")
    waiting_for(t, "north", "veteran-samurai")
    assert not t.is_bowed("togashi-satsu-exp")
    t = laid(north=having("hitomi-daisetsu", hand=["maho-kiho"]), south=having(hand=[]))
    assert "use:maho-kiho" in t.north.may


def test_satsu_finds_and_straightens_rings():
    facts = {"fate": ["ring-of-air", "spearmen"], "hand": []}
    north = having("togashi-satsu-exp", {"card": "ring-of-fire", "bowed": True}, **facts)
    t = laid(north=north, south=having(hand=[]))
    t.north.uses("togashi-satsu-exp:2", "ring-of-fire")
    assert not t.is_bowed("ring-of-fire")
    t.north.chooses("use:togashi-satsu-exp")
    t.north.chooses("ring-of-air")
    assert t.north.hand == ["ring-of-air"] and t.is_bowed("togashi-satsu-exp")


def test_teijo_clears_a_hand_or_a_province():
    t = laid(north=having("togashi-teijo", hand=["spearmen"]), south=having(hand=[]))
    assert "use:togashi-teijo:2" not in t.north.may  # without the Ring of the Void
    t.north.chooses("use:togashi-teijo")
    t.north.chooses("choice1")
    t.north.chooses("p0")
    assert len(t.s.players[0].dynasty_discard) == 1 and t.is_bowed("togashi-teijo")
    t = laid(north=having("togashi-teijo", "ring-of-the-void", hand=[]), south=having(hand=[]))
    t.north.uses("togashi-teijo:2")
    assert len(t.north.hand) == 1


# --- Spells and elements --------------------------------------------------------------------------


def test_experienced_shaitung_stops_elements_and_bows_shugenja():
    t = fighting(
        having("tamori-shaitung-exp"),
        having("tamori-chieko", hand=["fist-of-the-earth", "spearmen"]),
    )
    t.defender.chooses("use:fist-of-the-earth")
    t.defender.chooses("tamori-chieko")
    t.defender.chooses("tamori-shaitung-exp")
    waiting_for(t, "attacker", "use:tamori-shaitung-exp")
    t.attacker.chooses("use:tamori-shaitung-exp")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("tamori-shaitung-exp")
    assert "do not happen" in " ".join(t.log)
    t = laid(north=having("tamori-shaitung-exp", "hida-shara"), south=having("tamori-chieko", hand=[]))
    t.north.chooses("use:tamori-shaitung-exp:2")
    t.north.chooses("tamori-chieko")
    assert t.is_bowed("tamori-chieko")


@rule("DE-RNG-13")
def test_two_consecutive_attacks_are_aimed_one_after_the_other():
    t = clash(
        unit("tamori-shaitung", "the-fire-from-within"), unit("moto-kadu-kai", "clay-horse", "veteran-bushi")
    )
    t.defender.chooses("use:the-fire-from-within")
    assert t.defender.may == {"veteran-bushi", "back"}
    t.defender.chooses("veteran-bushi")
    waiting_for(t, "defender", "moto-kadu-kai")  # his Follower is gone by now
    assert t.zone("veteran-bushi") == "discard"
    t.defender.chooses("moto-kadu-kai")
    t.defender.table_passes_reactions()
    assert t.zone("moto-kadu-kai") == "discard" and t.is_bowed("tamori-shaitung")


def test_one_great_fire_is_twice_as_strong():
    t = clash(unit("tamori-shaitung", "the-fire-from-within"), "moto-chagatai-exp2")
    t.defender.chooses("use:the-fire-from-within:2")
    t.defender.chooses("moto-chagatai-exp2")
    t.defender.table_passes_reactions()
    assert t.zone("moto-chagatai-exp2") == "discard"  # 3 + 3 against 6


@rule("DE-SPEL-01")
def test_warrior_monks_ward_off_spells():
    t = fighting(
        having(unit("hitomi-daisetsu", "warrior-monks")), having(unit("tamori-shaitung", "earthquake"))
    )
    t.defender.chooses("use:earthquake")
    t.defender.chooses("hitomi-daisetsu")
    t.attacker.chooses("use:warrior-monks")
    t.attacker.table_passes_reactions()
    assert t.is_bowed("tamori-shaitung") and "do not happen" in " ".join(t.log)


def test_the_voice_restores_a_caster():
    t = fighting(
        having("hida-shara"),
        having(unit("tamori-shaitung", "earthquake"), home=["voice-of-the-emperor"], hand=["spearmen"]),
        favor=1,
    )
    t.defender.chooses("use:earthquake")
    t.defender.chooses("hida-shara")
    waiting_for(t, "defender", "use:voice-of-the-emperor")
    t.defender.chooses("use:voice-of-the-emperor")
    assert t.defender.may == {"tamori-shaitung", "back"}
    t.defender.chooses("tamori-shaitung")
    t.defender.table_passes_reactions()
    assert not t.is_bowed("tamori-shaitung") and t.is_bowed("hida-shara")
    assert t.s.favor == -1 and len(t.defender.hand) == 2


# --- Regions --------------------------------------------------------------------------------------


@rule("DE-EVT-10", "DE-EVT-11")
def test_mystic_ground_is_paid_for_or_discarded():
    for answer, place in (("hitomi-daisetsu", "play"), ("pass", "discard")):
        north = having("hitomi-daisetsu", "hida-shara", provinces=["mystic-ground", "copper-mine"])
        t = laid("events", north=north, south=having())
        assert t.north.may == {"hitomi-daisetsu", "pass"}
        t.north.chooses(answer)
        assert t.zone("mystic-ground") == place
        assert t.is_bowed("hitomi-daisetsu") == (place == "play")


@rule("DE-EVT-11")
def test_nobody_is_asked_for_mystic_ground_who_could_not_bow_anybody():
    idle = {"card": "hitomi-daisetsu", "bowed": True}
    for mine in (["hida-shara"], [idle, "hida-shara"]):
        t = laid("events", north=having(*mine, provinces=["mystic-ground", "copper-mine"]), south=having())
        assert t.zone("mystic-ground") == "discard"
        assert "mystic-ground" not in {each.split(":")[-1] for each in t.north.may}
        assert "attach" not in t.prompt


def test_mystic_ground_falls_instead_of_its_province():
    places = [{"card": "copper-mine", "region": "mystic-ground"}, *["copper-mine"] * 3]
    for saves in (True, False):
        t = fighting(having("moto-chagatai-exp2", "ogre-bushi"), having(provinces=places, hand=[]))
        waiting_for(t, "defender", "use:mystic-ground")
        t.defender.chooses("use:mystic-ground" if saves else "pass")
        t.defender.table_passes_reactions()
        assert t.defender.provinces == (4 if saves else 3)
        assert t.zone("mystic-ground") == "discard"


def test_the_temples_are_defended_by_monks_and_samurai():
    places = [{"card": "copper-mine", "region": "temples-of-the-new-tao"}, *["copper-mine"] * 3]
    south = having("hitomi-daisetsu", "tamori-shaitung", provinces=places, hand=[])
    t = laid("attack", north=having("moto-zhijuan", hand=[]), south=south)
    t.north.chooses("seat1")
    t.north.chooses("moto-zhijuan")
    t.north.chooses("p4")
    for who, may in (("hitomi-daisetsu", True), ("tamori-shaitung", False)):
        t.south.chooses(who)
        assert ("p4" in t.south.may) == may
        t.south.chooses("p4" if may else "p5")
    assert t.force("hitomi-daisetsu") == 2 + 3


# --- enlightenment --------------------------------------------------------------------------------


@rule("DE-WIN-09")
def test_five_rings_enlighten():
    rings = [f"ring-of-{'the-' if each == 'Void' else ''}{each.lower()}" for each in ELEMENTS]
    t = laid(north=having(*rings[:4], hand=[]), south=having(hand=[]))
    assert not t.game.over
    t = laid(north=having(*rings, "hitomi-daisetsu", hand=["spearmen"]), south=having(hand=[]))
    t.north.passes()  # with the next change of the game
    assert t.game.outcome.reason == "Enlightenment Victory" and t.game.outcome.winners == (0,)


def test_a_ring_that_the_voice_has_brought_does_not_count():
    rings = [f"ring-of-{each.lower()}" for each in ELEMENTS[:4]]
    north = having(*rings, "hitomi-daisetsu", "hida-shara", "voice-of-the-emperor", hand=["ring-of-the-void"])
    t = laid(north=north, south=having("hida-shara", hand=[]))
    t.north.chooses("use:voice-of-the-emperor:2")
    t.north.chooses("hitomi-daisetsu")
    waiting_for(t, "north", "ring-of-the-void")
    t.north.chooses("ring-of-the-void")
    assert t.zone("ring-of-the-void") == "play" and not t.game.over
    while t.s.active == 0:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done") if each in ids), decision.seat)
    assert t.zone("ring-of-the-void") == "hand"
