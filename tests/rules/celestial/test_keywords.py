"""Chapter: keywords."""

import pytest

from gorin.games.ccg.celestial.one_offs import name_element
from gorin.games.ccg.kinds import CLANS, ELEMENTS
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import CRANE
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.about_actions import an_action
from gorin.games.ccg.language.when.events import ACTION_RESOLVES
from gorin.games.ccg.language.which.card_filters import ANY_CARD, PERSONALITY
from gorin.games.ccg.language.which.predicates import human, infantry, unaligned
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import clan_of_player, clans_of, is_aligned
from gorin.language.abilities import trait
from gorin.language.core.active_effects import has
from gorin.language.core.resolution import Effect
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.predicates import keyword
from gorin.language.selectors import SELF, TARGET
from gorin.language.traits import has_keyword
from support.ccg_cards import published, with_cards
from support.ccg_making import follower, holding, item, personality, strategy, stronghold
from support.ccg_table import table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger
from support.rule import rule


class TakeControl(Effect):
    """You take control of the target."""

    def do(self, s, context, runner):
        for card in TARGET.cards(s, context):
            ops.change_control(s, card, context.seat)

    def text(self, renderer):
        return f"take control of {TARGET.text(renderer)}"

    def intents(self, known):
        return []


def bowing(name, card_filter):
    return strategy(name, focus=1, text=(open_(target(card_filter), bow(TARGET)),))


def hearing(name, word):
    """A Holding that gains Honor after your actions with a keyword."""
    return holding(name, gold=1, text=(trait(after(ACTION_RESOLVES, YOU, an_action(word)), gain_honor(1)),))


cards = published(
    *PLAIN,
    stronghold("Lone Hut", "", strength=7, gold=9, honor=0),
    samurai("Gambling Samurai", keywords=("Gambler",)),
    samurai("Dragon Rider", keywords=("Dragon",)),
    personality(
        "Togashi Test",
        "Dragon",
        force=3,
        chi=3,
        honor_req=0,
        gold=5,
        personal_honor=2,
        keywords=("Dragon Clan", "Monk"),
    ),
    personality(
        "Kitsune Test",
        "",
        force=1,
        chi=3,
        honor_req=0,
        gold=5,
        personal_honor=2,
        keywords=("Fox Clan",),
    ),
    stranger("Ratling", keywords=("Nonhuman",)),
    stranger("Rider", keywords=("Cavalry",)),
    samurai("Kensai Test", keywords=("Kensai",)),
    personality(
        "Loyal Crane",
        CRANE,
        force=2,
        chi=2,
        honor_req=None,
        gold=3,
        personal_honor=1,
        keywords=("Crane Clan", "Loyal"),
    ),
    personality(
        "Free Crane",
        CRANE,
        force=2,
        chi=2,
        honor_req=None,
        gold=3,
        personal_honor=1,
        keywords=("Crane Clan",),
    ),
    follower("Oni Spawn", force=1, honor_req=0, gold=1, focus=1, keywords=("Nonhuman", "Cavalry")),
    item("Plain Armor", force=1, chi=0, gold=1, focus=1, keywords=("Armor",)),
    holding("Holy Shrine", gold=1, text=(has_keyword(SELF, "Temple"), produces(1))),
    bowing("Tame the Dragon", PERSONALITY.with_(keyword("Dragon"))),
    bowing("Call the Clan", PERSONALITY.with_(keyword("Dragon Clan"))),
    bowing("Human Frailty", ANY_CARD.with_(human)),
    bowing("Long March", ANY_CARD.with_(infantry)),
    bowing("Find the Human", ANY_CARD.with_(keyword("Human"))),
    bowing("Find the Infantry", ANY_CARD.with_(keyword("Infantry"))),
    bowing("Masterless", PERSONALITY.with_(unaligned)),
    strategy("Steal", focus=1, text=(open_(target(PERSONALITY), TakeControl()),)),
    strategy("Choose Element", focus=1, text=(open_(name_element()),)),
    strategy(
        "Burning Fist",
        focus=1,
        keywords=("Fire",),
        text=(open_(target(PERSONALITY), bow(TARGET), keywords=("Kiho",)),),
    ),
    hearing("Kiho Hall", "Kiho"),
    hearing("Fire Hall", "Fire"),
    hearing("Water Hall", "Water"),
)

EVERYBODY = ("plain-samurai", "plain-stranger", "ratling", "rider", "dragon-rider", "togashi-test")


def targets_of(trick, *play, attached=()):
    t = table(north=plain(hand=[trick]), south=plain(*play, of("kitsune-test", *attached)))
    if f"use:{trick}" not in t.north.may:
        return set()
    t.north.chooses(f"use:{trick}")
    return t.north.may - {"back"}


@rule("CE-KEY-01")
def test_a_keyword_is_one_phrase():
    assert targets_of("tame-the-dragon", *EVERYBODY) == {"dragon-rider"}
    assert targets_of("call-the-clan", *EVERYBODY) == {"togashi-test"}


@rule("CE-KEY-02")
def test_a_keyword_that_only_describes_changes_nothing():
    seen = []
    for slug in ("plain-samurai", "gambling-samurai"):
        north = plain(slug, hand=["plain-sword", "plain-spearmen", "plain-scroll", "plain-plan"])
        t = table(north=north, south=plain())
        t.north.chooses("equip:plain-sword")
        bearers = {each.replace(slug, "he") for each in t.north.may}
        seen.append((bearers, t.force(slug), t.chi(slug), t.personal_honor(slug)))
    assert seen[0] == seen[1]


@rule("CE-KEY-02")
def test_a_keyword_with_a_meaning_changes_what_is_possible():
    may = [
        table(north=plain(slug, hand=["plain-scroll"]), south=plain()).north.may
        for slug in ("plain-samurai", "plain-shugenja")
    ]
    assert may == [{"pass"}, {"equip:plain-scroll", "pass"}]


@rule("CE-KEY-03")
def test_an_action_has_the_keywords_of_its_ability_and_of_its_card():
    for hall, gained in (("kiho-hall", 1), ("fire-hall", 1), ("water-hall", 0)):
        t = table(north=plain(hall, hand=["burning-fist", "plain-plan"]), south=plain("plain-samurai"))
        t.north.plays("burning-fist", "plain-samurai")
        assert t.north.honor == 5 + gained


@rule("CE-KEY-03")
def test_the_keywords_of_an_ability_describe_its_card():
    t = table(north=plain(hand=["burning-fist"]), south=plain())
    card = t.card("burning-fist")
    assert has(t.s, card, "Kiho")
    assert has(t.s, card, "Fire")
    assert not has(t.s, card, "Water")


@rule("CE-KEY-06")
def test_human_is_who_is_not_nonhuman():
    attached = ("oni-spawn", "plain-spearmen", "plain-sword")
    found = targets_of("human-frailty", "plain-samurai", "ratling", "farm-6", attached=attached)
    assert found == {"plain-samurai", "kitsune-test", "plain-spearmen"}
    assert targets_of("find-the-human", *EVERYBODY) == set()


@rule("CE-KEY-07")
def test_infantry_is_who_is_not_cavalry():
    attached = ("oni-spawn", "plain-spearmen", "plain-sword")
    found = targets_of("long-march", "plain-samurai", "rider", "farm-6", attached=attached)
    assert found == {"plain-samurai", "kitsune-test", "plain-spearmen"}
    assert targets_of("find-the-infantry", *EVERYBODY) == set()


@rule("CE-KEY-08")
def test_only_the_nine_major_clans_are_clan_alignments():
    t = table(north=plain("plain-samurai", "kitsune-test", "togashi-test"), south=plain())
    assert has(t.s, t.card("kitsune-test"), "Fox Clan")
    assert clans_of(t.s, t.card("kitsune-test")) == []
    assert clans_of(t.s, t.card("togashi-test")) == ["Dragon"]
    nine = {"Unicorn", "Spider", "Scorpion", "Phoenix", "Mantis", "Lion", "Dragon", "Crane", "Crab"}
    assert set(CLANS) == nine
    assert len(CLANS) == 9


@rule("CE-KEY-08")
@pytest.mark.parametrize("clan", CLANS)
def test_each_major_clan_aligns_a_personality_with_its_players(clan):
    ally = personality(
        "Clan Ally", clan, force=1, chi=1, honor_req=0, gold=3, personal_honor=1, keywords=(f"{clan} Clan",)
    )
    keep = stronghold("Clan Keep", clan, strength=7, gold=4, honor=5)
    with with_cards(ally, keep):
        t = table(north=plain("clan-ally", stronghold="clan-keep"), south=plain(stronghold="lone-hut"))
        assert is_aligned(t.s, t.card("clan-ally"), 0)
        assert not is_aligned(t.s, t.card("clan-ally"), 1)


@rule("CE-KEY-09")
def test_who_has_no_clan_alignment_is_unaligned():
    t = table(north=plain("kitsune-test", stronghold="lone-hut"), south=plain())
    assert clan_of_player(t.s, 0) == ()
    strongholds = [t.s.players[seat].stronghold for seat in (0, 1)]
    assert [clans_of(t.s, card) for card in strongholds] == [[], ["Crab"]]
    found = targets_of("masterless", "plain-samurai", "plain-stranger", "togashi-test")
    assert found == {"plain-stranger", "kitsune-test"}


@rule("CE-KEY-10")
def test_there_are_five_elements():
    assert sorted(ELEMENTS) == ["Air", "Earth", "Fire", "Void", "Water"]
    t = table(north=plain(hand=["choose-element"]), south=plain())
    t.north.chooses("use:choose-element")
    labels = {option.label for option in t.game.decision.options}
    assert labels == {"Air", "Earth", "Fire", "Void", "Water"}


@rule("CE-KEY-11", "CE-KEY-12")
@pytest.mark.parametrize(
    ("bearer", "weapons", "offered"),
    (
        ("kensai-test", 0, True),
        ("kensai-test", 1, True),
        ("kensai-test", 2, False),
        ("plain-samurai", 0, True),
        ("plain-samurai", 1, False),
    ),
)
def test_a_kensai_attaches_two_weapons_and_others_one(bearer, weapons, offered):
    carried = ["plain-sword"] * weapons
    t = table(north=plain(of(bearer, *carried), hand=["plain-sword", "plain-charm"]), south=plain())
    assert ("equip:plain-sword" in t.north.may) == offered
    assert "equip:plain-charm" in t.north.may


@rule("CE-KEY-13")
def test_a_personality_attaches_one_armor():
    hand = ["plain-armor", "plain-sword"]
    bare = table(north=plain(of("kensai-test", "plain-charm"), hand=hand), south=plain())
    assert bare.north.may == {"equip:plain-armor", "equip:plain-sword", "pass"}
    armored = table(north=plain(of("kensai-test", "plain-armor"), hand=hand), south=plain())
    assert armored.north.may == {"equip:plain-sword", "pass"}


@rule("CE-KEY-14")
@pytest.mark.parametrize(
    ("keep", "bought"),
    (
        ("plain-keep", {"free-crane"}),
        ("plain-manor", {"free-crane", "loyal-crane"}),
        ("lone-hut", {"free-crane"}),
    ),
)
def test_a_loyal_personality_is_bought_by_his_own_clan_only(keep, bought):
    north = plain(stronghold=keep, provinces=face_up("loyal-crane", "free-crane"))
    t = table("dynasty", north=north, south=plain())
    assert {each.partition(":")[2] for each in t.north.may} - {""} == bought


@rule("CE-KEY-14")
@pytest.mark.parametrize(
    ("keep", "who", "controller"),
    (("plain-keep", "loyal-crane", 1), ("plain-keep", "free-crane", 0), ("plain-manor", "loyal-crane", 0)),
)
def test_a_loyal_personality_is_not_taken_by_another_clan(keep, who, controller):
    north = plain(stronghold=keep, hand=["steal", "plain-plan"])
    t = table(north=north, south=plain(of(who, "plain-sword"), stronghold="plain-manor"))
    t.north.plays("steal", who)
    assert t.s.controller[t.card(who)] == controller
    assert t.s.controller[t.card("plain-sword")] == controller


@rule("CE-KEY-15")
def test_a_shugenja_attaches_spells():
    north = plain("plain-shugenja", "plain-samurai", hand=["plain-scroll", "plain-plan"])
    t = table(north=north, south=plain())
    t.north.chooses("equip:plain-scroll")
    assert t.north.may == {"plain-shugenja", "back"}
    t.north.chooses("plain-shugenja")
    assert t.s.host[t.card("plain-scroll")] == t.card("plain-shugenja")
