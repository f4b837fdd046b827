"""Chapter: Experienced cards, as far as it is about stacks and the worked example of the book."""

import pytest

from gorin.games.ccg.acting.gold import production
from gorin.games.ccg.definition import INEXPERIENCED, catalogue
from gorin.games.ccg.diamond.rules import LIBRARY
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.protection import DESTRUCTION, prevents
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.fealty import swears_fealty
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.actions import abilities_of
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import experienced
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.language.card_filters import any_, your
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import follower, holding, item, strategy, stronghold
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, stranger
from support.rule import rule

RICH = [f"farm-{n}" for n in range(6, 13)]


def blade(*keywords, **facts):
    return item("Blade", focus=2, keywords=("Weapon", *keywords), **facts)


cards = published(
    *PLAIN,
    samurai(
        "Hero",
        gold=4,
        text=(
            open_(gain_honor(1)),
            reaction(heard("resolved", "after an action resolves"), gain_honor(3), once_per_turn=True),
        ),
    ),
    samurai(
        "Hero",
        gold=8,
        force=5,
        experience=1,
        keywords=("Unique", "Experienced"),
        text=(open_(gain_honor(7)),),
    ),
    samurai("Hero", gold=3, force=1, experience=INEXPERIENCED, keywords=("Inexperienced",)),
    samurai("Hero", gold=11, force=7, experience=3, keywords=("Unique", "Experienced 3")),
    samurai("Ghost", gold=4),
    samurai(
        "Ghost",
        gold=8,
        experience=1,
        keywords=("Unique", "Experienced"),
        text=(prevents(DESTRUCTION, SELF, ANYTHING),),
    ),
    stranger("Ginawa", gold=4),
    stranger("Akodo Ginawa", gold=9, force=6, experience=4, keywords=("Unique", "Experienced 4 Ginawa")),
    stranger("Shiryo", keywords=("Unique", "Counts as Hero")),
    blade(force=1, chi=0, gold=1, text=(open_(gain_honor(2)),)),
    blade("Unique", "Experienced", force=3, chi=1, gold=4, experience=1),
    blade("Unique", "Experienced 2", force=4, chi=1, gold=4, experience=2),
    holding("Mill", gold=2, text=(produces(1),)),
    holding("Mill", gold=4, experience=1, keywords=("Unique", "Experienced"), text=(produces(3),)),
    item("Jade Bow", force=1, chi=0, gold=1, focus=2, keywords=("Weapon",)),
    follower("Medium Infantry", force=2, honor_req=0, gold=2, focus=2),
    strategy(
        "Oath of Fealty",
        focus=1,
        text=(
            open_(
                target(your(PERSONALITY)),
                swears_fealty(TARGET),
                gives(TARGET, force=1, chi=1, until=GAME_END),
            ),
        ),
    ),
    strategy("Seek the Great", focus=1, text=(open_(target(any_(PERSONALITY, experienced)), bow(TARGET)),)),
    stronghold("Horse Keep", "Unicorn", strength=6, gold=3, honor=9),
    edition=EDITION,
)


def promoting(*slugs, play=("hero",), **facts):
    return laid("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain())


STACK = {"card": "hero-exp", "over": ["hero"]}


@rule("DE-EXP-07")
def test_he_keeps_the_abilities_of_his_younger_self():
    t = laid(north=plain(STACK, hand=["guard-1"]), south=plain())
    assert {"use:hero", "use:hero-exp"} <= t.north.may
    t.north.chooses("use:hero")
    assert t.north.may == {"use:hero:2", "pass"}  # the Reaction, too
    t.north.chooses("use:hero:2")
    assert t.north.honor == 5 + 1 + 3


@rule("DE-EXP-14")
def test_he_may_come_beside_his_younger_self():
    t = promoting("hero-exp", play=["hero", *RICH])
    assert {"overlay:hero-exp", "buy:hero-exp"} <= t.north.may
    t.north.chooses("buy:hero-exp")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.zone("hero") == t.zone("hero-exp") == "play"


@rule("DE-EXP-16")
def test_of_a_stack_only_the_top_is_in_play():
    t = laid(north=plain(STACK, hand=["guard-1"]), south=plain())
    shown = [t.s.definition(card).shown_title for card in t.s.in_play if t.s.controller[card] == 0]
    assert shown == ["Plain Keep", "Hero (Experienced)"]
    assert t.zone("hero") == "under"
    assert t.force("hero-exp") == 5


# --- levels ---------------------------------------------------------------------------------------

LEVELS = ("hero-inexp", "hero", "hero-exp", "hero-exp3")


@rule("DE-EXP-01")
@pytest.mark.parametrize("above", LEVELS)
@pytest.mark.parametrize("below", LEVELS)
def test_each_level_lies_upon_all_before_it(above, below):
    t = promoting(above, play=[below, *RICH])
    assert (f"overlay:{above}" in t.north.may) == (LEVELS.index(above) > LEVELS.index(below))


@rule("DE-EXP-01")
def test_the_inexperienced_is_one_level_below():
    """So the plain version lies upon him for nothing, and the Experienced one for the difference."""
    t = promoting("hero", "hero-exp", play=["hero-inexp", "farm-6"], stronghold_bowed=True)
    assert "overlay:hero" in t.north.may and "overlay:hero-exp" not in t.north.may
    t.north.chooses("overlay:hero")
    t.north.chooses("hero-inexp")
    assert t.force("hero") == 3 and not t.is_bowed("farm-6")
    card = catalogue(EDITION)["hero-inexp"]
    assert card.shown_title == "Hero (Inexperienced)"
    assert LIBRARY.slug(LIBRARY.read_name(LIBRARY.listed(card))) == card.slug


@rule("DE-EXP-02")
def test_only_those_above_none_are_experienced():
    t = laid(north=plain(*LEVELS, hand=["seek-the-great", "guard-1"]), south=plain())
    t.north.chooses("use:seek-the-great")
    assert t.north.may == {"hero-exp", "hero-exp3", "back"}


@rule("DE-EXP-10")
def test_no_overlay_beside_a_unique_card_of_the_name():
    north = plain("hero", provinces=face_up("hero-exp"))
    assert "overlay:hero-exp" in laid("dynasty", north=north, south=plain("hero")).north.may
    assert "overlay:hero-exp" not in laid("dynasty", north=north, south=plain("hero-exp")).north.may


@rule("DE-EXP-19")
def test_who_has_changed_his_name_overlays_his_former_self():
    t = promoting("akodo-ginawa-exp4", play=["ginawa", *RICH])
    t.north.chooses("overlay:akodo-ginawa-exp4")
    assert t.north.may == {"ginawa", "back"}
    t.north.chooses("ginawa")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.force("akodo-ginawa-exp4") == 6 and t.zone("ginawa") == "under"
    assert "overlay:akodo-ginawa-exp4" not in promoting("akodo-ginawa-exp4", play=["hero", *RICH]).north.may


@rule("DE-UNIQ-03")
def test_who_counts_as_somebody_keeps_out_each_unique_version_of_him():
    for slug, legal in (("hero", True), ("hero-exp", False), ("hero-exp3", False)):
        t = promoting(slug, play=["shiryo", *RICH])
        assert (f"buy:{slug}" in t.north.may) == legal
        t = promoting("shiryo", play=[slug, *RICH])
        assert ("buy:shiryo" in t.north.may) == legal


# --- other cards ----------------------------------------------------------------------------------


@rule("DE-EXP-03")
def test_an_experienced_item_lies_upon_the_lesser_one():
    t = laid(north=plain(unit("plain-samurai", "blade"), hand=["blade-exp", "guard-1"]), south=plain())
    t.north.uses("overlay", "blade-exp", "blade")
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (6, 4)
    assert not t.is_bowed("plain-keep")  # one level is free
    assert "use:blade" in t.north.may  # what the lesser one could do
    end_turn(t)
    armed = unit("plain-samurai", "blade")
    t = laid(north=plain(armed, "farm-6", "farm-7", hand=["blade-exp2"]), south=plain())
    t.north.chooses("overlay")
    t.north.chooses("blade-exp2")
    t.north.chooses("blade")
    assert t.prompt.startswith("Pay 3 Gold")
    t = laid(north=plain("plain-samurai", hand=["blade-exp", "guard-1"]), south=plain(unit("hero", "blade")))
    assert "overlay" not in t.north.may


@rule("DE-EXP-03")
def test_an_experienced_holding_lies_upon_the_lesser_one():
    t = promoting("mill-exp", play=["mill"], stronghold_bowed=True)
    t.north.chooses("overlay:mill-exp")
    t.north.chooses("mill")
    assert production(t.s, t.card("mill-exp"), -1) == 3
    assert not t.is_bowed("mill-exp")  # it has not entered play


# --- the worked example ---------------------------------------------------------------------------

KAITEN, GREAT_KAITEN = "kakita-kaiten", "kakita-kaiten-exp"
ARMED = unit(KAITEN, "jade-bow", "medium-infantry")
STACKED = {"card": GREAT_KAITEN, "over": [KAITEN], "with": ["jade-bow", "medium-infantry"]}


@rule("DE-EXP-20")
def test_allen_overlays_kaiten_and_keeps_everything():
    """An Oath of Fealty to a Unicorn player has given him +1F/+1C and an alignment."""
    north = plain(
        ARMED, hand=["oath-of-fealty"], stronghold="horse-keep", provinces=face_up(GREAT_KAITEN), honor=9
    )
    t = laid(north=north, south=plain(hand=["guard-1"]))
    t.north.plays("oath-of-fealty", KAITEN)
    t.until("dynasty")
    t.north.chooses(f"overlay:{GREAT_KAITEN}")
    t.north.chooses(KAITEN)
    assert (t.force(GREAT_KAITEN), t.chi(GREAT_KAITEN)) == (4 + 1 + 1, 4 + 1)
    kaiten = t.s.host[t.card("jade-bow")]
    assert kaiten == t.s.host[t.card("medium-infantry")] and t.s.definition(kaiten).slug == GREAT_KAITEN
    assert has(t.s, kaiten, "Unicorn Clan") and has(t.s, kaiten, "Crane Clan")
    assert len(abilities_of(t.s, kaiten)) == 2  # the Reaction to duels and the Battle action


@rule("DE-EXP-21", "DE-EXP-23")
def test_cindy_waits_until_allens_kaiten_is_gone():
    cindy = plain(KAITEN, *RICH, provinces=face_up(GREAT_KAITEN, KAITEN), honor=9)
    t = laid("dynasty", north=cindy, south=plain(STACKED))
    assert {each for each in t.north.may if ":" in each} == {f"buy:{KAITEN}"}
    t = laid("dynasty", north=cindy, south=plain(dynasty_discard=[GREAT_KAITEN]))
    assert {f"buy:{GREAT_KAITEN}", f"overlay:{GREAT_KAITEN}"} <= t.north.may


@rule("DE-EXP-22")
def test_cindy_gains_eight_honor():
    strong = ("hero-exp3", "hero", "hero-inexp")
    t = fighting(plain(*strong, hand=["guard-1"]), plain(STACKED, hand=["guard-1"]))
    t.fight()
    assert t.zone(GREAT_KAITEN) == "discard"
    assert t.attacker.honor == 5 + 8


@rule("DE-EXP-17", "DE-RES-19")
def test_a_stack_that_survives_its_defeat_brings_nothing():
    ghost = {"card": "ghost-exp", "over": ["ghost"], "bowed": True}
    t = fighting(plain("hero-exp"), plain(ghost, "plain-stranger", hand=["guard-1"]))
    t.fight()
    assert (t.zone("ghost-exp"), t.zone("plain-stranger")) == ("play", "discard")
    assert t.attacker.honor == 5 + 2
