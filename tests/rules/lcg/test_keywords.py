"""Keywords: what they do, and when (LCG-KEYW, LCG-LEG, LCG-LIM, LCG-COMP, LCG-DIRE, LCG-CORR, LCG-DISG)."""

import pytest

from gorin.games.lcg.kinds import KEYWORDS
from gorin.games.lcg.language.abilities import action, reaction, would_interrupt
from gorin.games.lcg.language.restrictions import ENTER_PLAY_HONORED
from gorin.games.lcg.language.traits import disguised, has_military, has_political, keywords
from gorin.games.lcg.language.variable import composure, dire
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.entering import put_into_play
from gorin.games.lcg.language.verbs.in_play import discard, place_fate
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor
from gorin.games.lcg.language.when.events import ENTERS_PLAY, IS_TAINTED, LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.games.lcg.language.which.predicates import other
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after, when_would
from gorin.language.picks import target
from gorin.language.rule_kinds import permits
from gorin.language.selectors import SELF, TARGET
from gorin.language.traits import has_keyword
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import let_be, turn_of
from support.lcg_table import PROVINCES, conflict, side, table, who
from support.rule import rule

COURTEOUS = person("Courteous", keywords("courtesy", "courtesy"))
DISMISSAL = event("Dismissal", action(target(CHARACTER), discard(TARGET)))
TRIBUTE = event("Tribute", action(target(CHARACTER), place_fate(1, TARGET)))
FALLEN = person("Fallen", keywords("corrupted"))
PRIEST = person("Priest", reaction(after(IS_TAINTED), gain_honor(1)))
WELCOME = person("Welcome", reaction(after(ENTERS_PLAY, any_(CHARACTER)), gain_fate(1)))
CALM = person("Calm", composure(action(gain_honor(1))), composure(has_military(SELF, 2)))
SERENE = person("Serene", composure(has_political(SELF, 3)))
STARVED = person("Starved", dire(action(gain_honor(1))), dire(has_military(SELF, 2)))
HERO = person("Hero", keywords("legendary 2"), facts="cost=2 4/4 glory=2 unique")
PHANTOM = person("Phantom", keywords("legendary 0"), facts="cost=2 4/4 glory=2 unique")
SHIELD = person("Shield", would_interrupt(when_would(LEAVES_PLAY, any_(CHARACTER)), cancel()))
RAISING = event("Raising", action(target(in_your_discard(CHARACTER)), put_into_play(TARGET)))
DECREE = event("Decree", keywords("limited"), action(gain_honor(1)))
CROWN = attachment("Crown", keywords("limited"))
LORD = person("Lord", keywords("limited"), facts="cost=1 2/2 glory=1")
FAKE = person("Fake Servant", facts="cost=2 2/2 glory=1", traits="Servant")
NOBLE = person("Noble Servant", facts="cost=2 2/2 glory=1 unique", traits="Servant")
MASK = person("Mask", disguised("Servant"), facts="cost=5 5/5 glory=2 unique")
VEIL = person("Veil", disguised("Servant"), facts="cost=2 -/5 glory=2 unique")
HERALD = person("Herald", permits(ENTER_PLAY_HONORED, your(CHARACTER)))
SPY = person("Limited Spy", disguised("Servant"), keywords("limited"), facts="cost=2 1/5 glory=2 unique")
SWORD = attachment("Plain Sword", facts="cost=0 2/0")
DISASTER = event("Disaster", action(discard(CHARACTER)))
MENTOR = person(
    "Mentor",
    has_keyword(your(CHARACTER, other), "courtesy"),
    has_keyword(your(CHARACTER, other), "sincerity"),
    has_keyword(your(ATTACHMENT), "ancestral"),
)

cards = published(
    COURTEOUS, DISMISSAL, TRIBUTE, FALLEN, PRIEST, WELCOME, CALM, SERENE, STARVED, HERO, PHANTOM, SHIELD,
    RAISING, DECREE, CROWN, LORD, FAKE, NOBLE, MASK, VEIL, HERALD, SPY, SWORD, DISASTER, MENTOR,
)  # fmt: skip

HELD = ("ornate-fan",)


def row(*slugs):
    return tuple(
        {"card": card, "cards": [{"card": slug, "face_up": True}]}
        for card, slug in zip(PROVINCES, slugs, strict=False)
    )


# --- all of them ----------------------------------------------------------------------------------


@rule("LCG-KEYW-01")
def test_there_are_sixteen_keywords_and_no_others():
    assert len(KEYWORDS) == 16
    assert {"corrupted", "dire"} < set(KEYWORDS)
    with pytest.raises(ValueError, match="no keyword 'stubborn'"):
        keywords("stubborn")


@rule("LCG-KEYW-04")
def test_a_keyword_that_is_there_twice_resolves_once():
    t = table(north=side("courteous", hand=("dismissal",), fate=3), south=side(hand=HELD))
    t.north.uses("dismissal", "courteous")
    let_be(t)
    assert t.zone("courteous") == "discard"
    assert t.north.fate == 4


@rule("LCG-LEAV-01", "LCG-SINC-01", "LCG-COUR-01", "LCG-ANC-01")
@pytest.mark.parametrize("mentor_is_first", [True, False])
def test_who_leave_together_leave_with_the_keywords_that_one_of_them_has_given(mentor_is_first: bool):
    lord = who("lord", "plain-sword")
    play = ("mentor", lord) if mentor_is_first else (lord, "mentor")
    t = table(north=side(*play, hand=("disaster",), fate=3), south=side(hand=HELD))
    t.north.uses("disaster")
    let_be(t)
    assert (t.zone("mentor"), t.zone("lord")) == ("discard", "discard")
    assert t.north.fate == 4
    assert t.north.hand == ["plain-sword", "fine-katana"]


# --- variable ones --------------------------------------------------------------------------------


@rule("LCG-COMP-01", "LCG-COMP-02", "LCG-KEYW-05", "LCG-KEYW-06")
@pytest.mark.parametrize(("mine", "other", "has"), [(1, 3, True), (3, 3, False), (4, 3, False)])
def test_composure_is_for_the_lower_bid(mine, other, has):
    t = table(north=side("calm", "serene", dial=mine, hand=HELD), south=side(dial=other, hand=HELD))
    assert t.north.may_use("calm") is has
    assert t.skills("calm") == ((4, 2) if has else (2, 2))
    assert t.skills("serene") == ((2, 5) if has else (2, 2))


@rule("LCG-DIRE-01", "LCG-DIRE-02")
@pytest.mark.parametrize(("fate", "has"), [(0, True), (1, False)])
def test_dire_is_for_who_has_no_fate(fate, has):
    t = table(north=side(who("starved", fate=fate), hand=HELD), south=side(hand=HELD))
    assert t.north.may_use("starved") is has
    assert t.skills("starved") == ((4, 2) if has else (2, 2))


# --- corrupted ------------------------------------------------------------------------------------


@rule("LCG-CORR-01", "LCG-CORR-02")
def test_who_is_corrupted_enters_tainted_without_being_tainted():
    t = table("dynasty", north=side("priest", provinces=row("fallen")), south=side())
    t.north.plays("fallen", "choice0")
    assert t.s.tainted[t.card("fallen")]
    assert t.skills("fallen") == (4, 4)
    assert not t.north.may_use("priest")


# --- legendary ------------------------------------------------------------------------------------


@rule("LCG-LEG-01", "LCG-LEG-02", "LCG-LEG-03")
@pytest.mark.parametrize(("slug", "fate"), [("hero", 2), ("phantom", 0)])
def test_it_enters_with_its_fate_and_gets_no_more(slug, fate):
    t = table("dynasty", north=side("calm", provinces=row(slug), hand=("tribute",)), south=side(hand=HELD))
    t.north.chooses(f"play:c{t.card(slug)}")
    assert t.north.options == ["choice0", "back"]
    t.north.chooses("choice0")
    let_be(t)
    assert t.fate_on(slug) == fate
    assert t.north.fate == 3
    turn_of(t, "north")
    t.north.uses("tribute")
    assert t.north.ref(slug) not in t.north.options


@rule("LCG-LEG-03", "LCG-DUPL-02")
def test_its_duplicate_brings_it_no_fate_and_is_not_discarded_for_it():
    t = table("dynasty", north=side(who("hero", fate=1), provinces=row("hero")), south=side(hand=HELD))
    assert t.north.options == ["pass"]


@rule("LCG-LEG-04")
def test_it_is_not_put_into_play():
    t = table(
        "dynasty", north=side(dynasty_discard=("hero", "calm"), hand=("raising",)), south=side(hand=HELD)
    )
    t.north.uses("raising")
    assert t.north.options == [t.north.ref("calm"), "back"]


@rule("LCG-LEG-05")
def test_nothing_keeps_it_from_leaving():
    t = table(north=side("shield", who("hero", fate=2), hand=("dismissal", "dismissal")), south=side())
    t.north.uses("dismissal", "hero")
    assert not t.north.may_use("shield")
    assert t.zone("hero") == "discard"


@rule("LCG-LEG-06", "LCG-DISG-02")
def test_it_enters_play_in_the_dynasty_phase_only():
    t = table("dynasty", north=side(provinces=row("hero"), hand=HELD), south=side())
    assert t.north.may_play("hero")
    t = table(north=side(provinces=row("hero"), hand=HELD), south=side())
    assert not t.north.may_play("hero")


# --- limited --------------------------------------------------------------------------------------


@rule("LCG-LIM-01", "LCG-LIM-02", "LCG-EMR-01")
def test_a_limited_card_bows_the_role_so_that_one_is_played_in_a_round():
    t = table(
        "dynasty",
        north=side("calm", role="keeper-of-air", provinces=row("lord"), hand=("decree", "crown")),
        south=side(hand=HELD),
    )
    assert t.north.may_play("lord")
    assert t.north.may_play("crown")
    t.north.uses("decree")
    let_be(t)
    assert t.s.bowed[t.s.players[0].role]
    turn_of(t, "north")
    assert not t.north.may_play("lord")
    assert not t.north.may_play("crown")


@rule("LCG-LIM-01")
def test_characters_and_attachments_bow_the_role_too():
    for slug, picks in (("lord", ["choice0"]), ("crown", ["calm"])):
        t = table(
            "dynasty",
            north=side("calm", role="keeper-of-air", provinces=row("lord"), hand=("decree", "crown")),
            south=side(hand=HELD),
        )
        t.north.plays(slug, *picks)
        assert t.s.bowed[t.s.players[0].role]


@rule("LCG-LIM-01", "LCG-DISG-03")
def test_so_does_who_is_played_in_place_of_another():
    t = table(
        north=side("fake-servant", role="keeper-of-air", provinces=row("limited-spy"), hand=HELD),
        south=side(hand=HELD),
    )
    t.north.chooses(f"disguise:c{t.card('limited-spy')}")
    t.north.picks("fake-servant")
    let_be(t)
    assert t.zone("limited-spy") == "play"
    assert t.s.bowed[t.s.players[0].role]


@rule("LCG-LIM-03")
def test_without_a_ready_role_no_limited_card_is_played():
    for role in ({}, {"role": {"card": "keeper-of-air", "bowed": True}}):
        t = table(
            "dynasty",
            north=side("calm", provinces=row("lord"), hand=("decree", "crown"), **role),
            south=side(),
        )
        assert not t.north.may_use("decree")
        assert not t.north.may_play("lord")
        assert not t.north.may_play("crown")


@rule("LCG-LIM-04")
def test_a_limited_card_may_be_put_into_play():
    t = table(north=side(dynasty_discard=("lord",), hand=("raising",)), south=side())
    t.north.uses("raising", "lord")
    assert t.zone("lord") == "play"


# --- disguised ------------------------------------------------------------------------------------


def masked(phase="conflict", *play, **facts):
    return table(phase, north=side(*play, provinces=row("mask"), **facts), south=side(hand=HELD))


@rule("LCG-DISG-01", "LCG-DISG-04", "LCG-DISG-05", "LCG-DISG-07")
def test_it_takes_the_place_of_another_with_all_that_is_on_it():
    servant = who("fake-servant", "plain-sword", fate=2, status="honored", tainted=True)
    t = masked("conflict", servant, fate=3)
    t.north.chooses(f"disguise:c{t.card('mask')}")
    assert t.north.options == [t.north.ref("fake-servant"), "back"]
    t.north.picks("fake-servant")
    let_be(t)
    assert t.zone("mask") == "play"
    assert t.zone("fake-servant") == "discard"
    assert t.north.fate == 0  # 5, less the printed 2 of the other one
    assert t.fate_on("mask") == 2
    assert t.status("mask") == "honored"
    assert t.s.tainted[t.card("mask")]
    assert t.s.host[t.card("plain-sword")] == t.card("mask")
    assert t.north.honor == 10  # no honored character has left
    words = [line for line in t.log if "Mask" in line or "Fake Servant" in line]
    entered = next(at for at, line in enumerate(words) if "enters" in line or "play" in line)
    gone = next(at for at, line in enumerate(words) if "discard" in line)
    assert entered < gone


@rule("LCG-DISG-02")
@pytest.mark.parametrize(("phase", "able"), [("dynasty", True), ("conflict", True), ("fate", False)])
def test_when_it_is_played(phase, able):
    t = masked(phase, "fake-servant", hand=HELD)
    assert (f"disguise:c{t.card('mask')}" in t.north.options) is able


@rule("LCG-DISG-03")
def test_it_needs_somebody_of_that_trait_who_is_not_unique():
    for play in ("calm", "noble-servant"):
        t = masked("conflict", play, hand=HELD)
        assert f"disguise:c{t.card('mask')}" not in t.north.options
    t = masked("conflict", "fake-servant", hand=HELD, fate=2)
    assert f"disguise:c{t.card('mask')}" not in t.north.options  # 3 to pay


@rule("LCG-DISG-06")
def test_nothing_interrupts_the_discard():
    t = masked("conflict", "fake-servant", "shield", hand=HELD)
    t.north.chooses(f"disguise:c{t.card('mask')}")
    t.north.picks("fake-servant")
    let_be(t)
    assert t.zone("fake-servant") == "discard"


@rule("LCG-DISG-08")
def test_it_arrives_ready_where_the_other_one_was():
    bowed = who("fake-servant", bowed=True)
    t = conflict(
        attacker=side("calm"), defender=side(bowed, provinces=("manicured-garden", *row("mask")[0:1]))
    )
    t.defender.chooses(f"disguise:c{t.card('mask')}")
    t.defender.picks("fake-servant")
    let_be(t)
    assert t.participates("mask")
    assert not t.is_bowed("mask")


@rule("LCG-DASH-02", "LCG-DISG-08")
def test_who_cannot_be_in_the_conflict_does_not_take_the_place_of_who_is():
    rows = ("manicured-garden", *row("veil"))
    t = conflict(attacker=side("calm"), defender=side("fake-servant", provinces=rows))
    assert f"disguise:c{t.card('veil')}" not in t.defender.options
    t = conflict(attacker=side("calm"), defender=side("fake-servant", home=["fake-servant"], provinces=rows))
    t.defender.chooses(f"disguise:c{t.card('veil')}")
    home = next(card for card in t.s.in_play if t.s.names[t.s.what[card]] == "fake-servant")
    assert [o for o in t.defender.options if o != "back"] == [f"c{home + int(t.s.participating[home])}"]
    t = conflict(attacker=side("calm"), defender=side("fake-servant", provinces=rows), type="political")
    assert f"disguise:c{t.card('veil')}" in t.defender.options


@rule("LCG-STAT-08", "LCG-DISG-01")
def test_who_enters_honored_in_place_of_a_dishonored_one_is_ordinary():
    t = masked("conflict", who("fake-servant", status="dishonored"), "herald", fate=3)
    t.north.chooses(f"disguise:c{t.card('mask')}")
    t.north.picks("fake-servant")
    let_be(t)
    assert t.status("mask") == "ordinary"
    assert t.north.honor == 10
