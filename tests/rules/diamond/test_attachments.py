"""Chapter: card types, as far as it is about attachments; Ancestors, Winds, Spells, Gold."""

import pytest

import gorin
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import removes_keyword
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import ATTACHMENT, PERSONALITY, personality_with
from gorin.language.amounts import count_of
from gorin.language.card_filters import any_
from gorin.language.core.english import TIMES
from gorin.language.core.render import card_text
from gorin.language.picks import target
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import ancestor, holding, item, strategy, wind
from support.ccg_table import unit
from support.plain_cards import PLAIN, deck, face_up, plain, samurai, stranger
from support.rule import rule

PLAIN_ONES = any_(
    PERSONALITY,
    Simple(AFTER, "named Plain Samurai", lambda s, context, card: s.definition(card).name == "Plain Samurai"),
)

cards = published(
    *PLAIN,
    samurai("Lowly Samurai", personal_honor=0),
    ancestor(
        "Old Ghost",
        of=personality_with("Crab Clan"),
        force=1,
        chi=2,
        honor_req=1,
        gold=0,
        focus=3,
        keywords=("Unique",),
    ),
    wind("Soft Wind", text=(open_(gain_honor(1), once_per_turn=True),)),
    strategy("Shatter", focus=1, text=(open_(target(ATTACHMENT), destroy(TARGET)),)),
    strategy("Exile", focus=1, text=(open_(target(PERSONALITY), removes_keyword(TARGET, "Crab Clan")),)),
    item("Plain Armor", force=0, chi=1, gold=0, focus=1, keywords=("Armor",)),
    holding("Granary", gold=2, text=(produces(2), produces(4, destroying=True))),
    holding("Vault", gold=2, text=(produces(1), produces(20, destroying=True))),
    holding("Stall", gold=2, text=(produces(1), open_(gain_honor(1)))),
    stranger("Dear Stranger", gold=6),
    stranger("Noble Stranger", gold=12),
    holding("Workshop", gold=2, text=(produces(1, more=count_of(PLAIN_ONES)),)),
    edition=EDITION,
)


@rule("DE-CRD-35", "DE-CRD-37", "DE-STAT-14")
def test_an_ancestor_is_attached_and_bows_his_heir():
    t = laid(north=plain("plain-samurai", hand=["old-ghost"]), south=plain())
    t.north.chooses("equip:old-ghost")
    t.north.chooses("plain-samurai")
    assert t.zone("old-ghost") == "play"
    assert t.is_bowed("plain-samurai")
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (4, 5)


@rule("DE-CRD-37", "DE-CRD-38", "DE-CRD-39")
def test_who_cannot_be_an_heir():
    """Bowed, too dishonorable, or of another Faction."""
    for nobody in ({"card": "plain-samurai", "bowed": True}, "lowly-samurai", "plain-stranger"):
        t = laid(north=plain(nobody, hand=["old-ghost"]), south=plain())
        assert "equip:old-ghost" not in t.north.may


@rule("DE-CRD-36")
def test_an_ancestor_answers_a_recruited_heir():
    north = plain("farm-6", "farm-7", provinces=face_up("plain-samurai"), hand=["old-ghost"])
    t = laid("dynasty", north=north, south=plain())
    t.north.chooses("buy:plain-samurai")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    t.north.chooses("use:old-ghost")
    assert t.zone("old-ghost") == "play"
    assert t.is_bowed("plain-samurai")


@rule("DE-CRD-41")
def test_an_ancestor_is_not_destroyed_while_his_heir_lives():
    t = laid(north=plain(unit("plain-samurai", "old-ghost"), hand=["shatter"]), south=plain())
    t.north.plays("shatter", "old-ghost")
    assert t.zone("old-ghost") == "play"


@rule("DE-CRD-40")
def test_an_ancestor_is_destroyed_when_his_heir_loses_the_faction():
    t = laid(north=plain(unit("plain-samurai", "old-ghost"), hand=["exile"]), south=plain())
    t.north.plays("exile", "plain-samurai")
    assert t.zone("old-ghost") == "discard"


@rule("DE-CRD-33", "DE-CRD-34", "DE-CRD-32")
def test_one_weapon_and_one_armor():
    t = laid(
        north=plain(unit("lowly-samurai", "plain-sword"), hand=["plain-sword", "plain-armor"]), south=plain()
    )
    assert "equip:plain-sword" not in t.north.may
    assert "equip:plain-armor" in t.north.may
    t = laid(north=plain(unit("plain-samurai", "plain-armor"), hand=["plain-armor"]), south=plain())
    assert "equip:plain-armor" not in t.north.may


@rule("DE-BOW-05")
def test_who_is_bowed_casts_no_spells():
    t = laid(north=plain(unit("plain-shugenja", "plain-scroll"), hand=["guard-1"]), south=plain())
    assert "use:plain-scroll" in t.north.may
    t = laid(north=plain(unit("plain-shugenja", "plain-scroll", bowed=True), hand=["guard-1"]), south=plain())
    assert "use:plain-scroll" not in t.north.may


@rule("DE-CRD-02", "DE-CRD-03")
def test_a_wind_is_in_play_from_the_start():
    windy = {**deck(), "wind": "soft-wind"}
    game = gorin.new(EDITION, decks=[windy, deck()], seed=1)
    s = game.state
    assert [s.definition(card).name for card in s.in_play] == ["Plain Keep", "Soft Wind", "Plain Keep"]
    assert len(s.players[0].dynasty) + len(s.players[0].fate) == 42 + 42 - 4 - 5
    assert [card["name"] for card in game.view(None)["players"][0]["others"]] == ["Soft Wind"]


@rule("DE-CRD-01", "DE-CRD-03")
def test_a_wind_is_no_card_of_a_deck():
    with pytest.raises(gorin.GorinError, match="no Wind"):
        gorin.new(EDITION, decks=[{**deck(), "wind": "guard-1"}, deck()], seed=1)
    lists = {**deck(), "fate": {**deck()["fate"], "soft-wind": 1}}
    with pytest.raises(gorin.GorinError, match="Soft Wind does not belong"):
        gorin.new(EDITION, decks=[lists, deck()], seed=1)


def paying(*play, bought="plain-stranger"):
    return laid(
        "dynasty",
        north=plain(*play, provinces=face_up(bought), stronghold_bowed=True),
        south=plain(),
    )


@rule("DE-COST-07")
def test_a_source_may_be_destroyed_for_more_gold():
    t = paying("granary")
    t.north.chooses("buy:plain-stranger")
    assert t.north.may == {"choice0", "spend:granary", "back"}  # two Gold would not do
    t.north.chooses("spend:granary")
    assert t.zone("granary") == "discard"
    assert t.zone("plain-stranger") == "play"
    told = [line.sentence for line in t.game.log() if "Granary" in line.sentence]
    assert told == ["Crab 1 destroys Granary and brings in Plain Stranger."]
    t = paying("granary", "farm-6")
    t.north.chooses("buy:plain-stranger")
    assert t.north.may == {"choice0", "granary", "spend:granary", "farm-6", "back"}
    t.north.chooses("choice0")
    assert t.zone("granary") == "play"  # proposed is what costs least
    assert card_text(t.s.definition(t.card("granary"))).endswith("Bow and destroy this card: Produce 4 Gold.")


def offers(t):
    return {option.id: option.label for option in t.game.decision.options}


@pytest.mark.parametrize(
    ("sources", "bought", "said"),
    [
        (["farm-6", "farm-7", "farm-8"], "plain-stranger", "Bow Farm 6 and Farm 7: 4 Gold (1 wasted)"),
        (["granary", "granary"], "plain-stranger", f"Bow Granary {TIMES}2: 4 Gold (1 wasted)"),
        (["granary"], "plain-stranger", "Destroy Granary: 4 Gold (1 wasted)"),
        (["granary", "farm-6"], "dear-stranger", "Bow Farm 6 and destroy Granary: 6 Gold"),
        (["granary", "granary"], "dear-stranger", "Bow Granary and destroy Granary: 6 Gold"),
    ],
)
def test_a_payment_names_all_that_it_takes(sources, bought, said):
    t = paying(*sources, bought=bought)
    t.north.chooses(f"buy:{bought}")
    told = offers(t)
    assert told["choice0"] == said
    if "estroy" in said:
        assert next(iter(told)) != "choice0" and t.game.decision.proposed == ""
        assert "Destroy Granary: 4 Gold" in told.values()


def test_what_is_destroyed_is_offered_last():
    t = paying("granary", "farm-6", "farm-7")
    t.north.chooses("buy:plain-stranger")
    said = list(offers(t).values())
    assert said.index("Destroy Granary: 4 Gold") == len(said) - 2  # before taking it back


def test_nothing_is_destroyed_where_bowing_does_however_useful_the_others_are():
    stalls = ["stall"] * 12
    t = paying("vault", *stalls, bought="noble-stranger")
    t.north.chooses("buy:noble-stranger")
    assert "estroy" not in offers(t)["choice0"]


def test_gold_may_depend_on_the_table():
    from gorin.games.ccg.acting.gold import production

    t = paying("workshop", "plain-samurai", "plain-samurai")
    assert production(t.s, t.card("workshop"), -1) == 3
    assert "plain-stranger" in {slug.removeprefix("buy:") for slug in t.north.may}
