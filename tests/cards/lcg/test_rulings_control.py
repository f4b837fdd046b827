"""Official rulings on control, owners, attachments, unique cards and status of who changes sides."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import attach, discard
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import attachment, event, published
from support.lcg_course import acts, attack, let_be, turn_of, until_offered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

cards = published(
    attachment("Test Heirloom", facts="cost=0 unique"),
    event("Test Handover", action(target(ATTACHMENT), second_target(CHARACTER), attach(TARGET, SECOND))),
    event("Test Banishment", action(target(CHARACTER), discard(TARGET))),
)
HELD = ("ornate-fan",)
POOR = {"honor": 9, "fate": 9}


def host_of(t, slug):
    host = t.s.host[t.card(slug)]
    return t.s.names[t.s.what[host]]


# --- Blackmail ------------------------------------------------------------------------------------


def blackmailing(whom, *others, **facts):
    """The defender, who is less honorable, takes a character of the attacker's."""
    t = conflict(
        attacker=side("doji-challenger", whom, *others, hand=HELD),
        defender=side("yogo-outcast", hand=("blackmail", *facts.pop("hand", ())), **POOR, **facts),
    )
    acts(t, "defender", "blackmail", whom["card"] if isinstance(whom, dict) else whom)
    return t


def test_who_is_blackmailed_brings_no_control_of_attachments_along():
    t = blackmailing(who("brash-samurai", "court-mask", "spyglass"))
    assert t.s.controller[t.card("brash-samurai")] == 1
    assert t.s.controller[t.card("spyglass")] == 0
    assert host_of(t, "spyglass") == "brash-samurai"


def test_what_is_only_for_ones_own_characters_falls_off_who_is_blackmailed():
    t = blackmailing(who("brash-samurai", "watch-commander"))
    assert t.zone("watch-commander") == "discard"


def test_shiba_peacemaker_who_is_blackmailed_onto_the_attack_goes_home_bowed():
    t = conflict(
        attacker=side("doji-challenger", hand=("blackmail",), **POOR),
        defender=side("shiba-peacemaker", "doji-whisperer", hand=HELD),
    )
    acts(t, "attacker", "blackmail", "shiba-peacemaker")
    assert t.s.controller[t.card("shiba-peacemaker")] == 0
    assert not t.participates("shiba-peacemaker")
    assert t.is_bowed("shiba-peacemaker")


@pytest.mark.parametrize(
    ("slug", "type"), [("otomo-courtier", "political"), ("seppun-guardsman", "military")]
)
def test_who_may_not_attack_the_holder_of_the_favor_goes_home_bowed_when_blackmailed(slug, type):
    t = conflict(
        attacker=side("doji-challenger", hand=("blackmail",), **POOR),
        defender=side(slug, "kakita-asami", hand=HELD),
        type=type,
        favor=1,
    )
    acts(t, "attacker", "blackmail", slug)
    assert not t.participates(slug)
    assert t.is_bowed(slug)


def test_who_is_blackmailed_may_be_sacrificed():
    t = blackmailing(
        who("brash-samurai", status="honored"), who("doji-whisperer", status="dishonored"),
        hand=("noble-sacrifice",),
    )  # fmt: skip
    acts(t, "defender", "noble-sacrifice", "brash-samurai", "doji-whisperer")
    assert t.zone("brash-samurai") == "discard"
    assert t.zone("doji-whisperer") == "discard"


def test_who_is_blackmailed_may_use_what_its_other_controller_has_used():
    t = conflict(
        attacker=side("adept-of-the-waves", "doji-challenger", hand=HELD),
        defender=side("yogo-outcast", hand=("blackmail", "banzai"), **POOR),
    )
    acts(t, "attacker", "adept-of-the-waves", "doji-challenger")
    turn_of(t, "defender")
    t.defender.uses("blackmail", "adept-of-the-waves")
    turn_of(t, "attacker")
    assert not t.attacker.may_use("adept-of-the-waves")
    turn_of(t, "defender")
    assert t.defender.may_use("adept-of-the-waves")


# --- what goes to its owner -----------------------------------------------------------------------


def test_adept_of_shadows_returns_to_the_hand_of_its_owner():
    stolen = who("adept-of-shadows", owner=1)
    t = table(north=side(stolen), south=side(hand=()))
    acts(t, "north", "adept-of-shadows")
    assert t.south.hand == ["adept-of-shadows"]
    assert t.north.honor == 9


def test_court_mask_returns_to_the_hand_of_its_owner():
    stolen = {"card": "court-mask", "owner": 1}
    t = table(north=side(who("doji-whisperer", stolen)), south=side(hand=()))
    acts(t, "north", "court-mask")
    assert t.south.hand == ["court-mask"]


@pytest.mark.parametrize("slug", ["ancestral-daisho", "kitsukis-method"])
def test_an_ancestral_attachment_returns_to_the_hand_of_its_owner(slug):
    stolen = {"card": slug, "owner": 1}
    t = table(north=side(who("doji-whisperer", stolen), hand=("test-banishment",)), south=side(hand=()))
    acts(t, "north", "test-banishment", "doji-whisperer")
    assert t.south.hand == [slug]


@pytest.mark.parametrize("slug", ["ancestral-daisho", "kitsukis-method"])
def test_an_ancestral_attachment_that_is_discarded_itself_is_discarded(slug):
    bearer = who("doji-whisperer", slug, "fine-katana")
    gone = table(north=side(bearer), south=side("yogo-outcast", hand=("let-go",)))
    acts(gone, "south", "let-go", slug)
    assert gone.zone(slug) == "discard"
    mystic = table(north=side(bearer), south=side("miya-mystic"))
    acts(mystic, "south", "miya-mystic", slug)
    assert mystic.zone(slug) == "discard"
    third = table(north=side(bearer, hand=("honored-blade",)), south=side())
    third.north.plays("honored-blade", "doji-whisperer")
    let_be(third)
    third.north.picks(slug)
    assert third.zone(slug) == "discard"


def test_the_fate_that_jade_tetsubo_returns_goes_to_the_owner_of_the_character():
    armed = who("hida-guardian", {"card": "jade-tetsubo", "owner": 1, "controller": 0})
    stolen = who("doji-whisperer", owner=0, fate=2)
    t = attack(attacker=side(armed, hand=HELD), defender=side(stolen, hand=HELD))
    acts(t, "attacker", "jade-tetsubo", "doji-whisperer")
    assert (t.attacker.fate, t.defender.fate) == (7, 5)


# --- Calling in Favors ----------------------------------------------------------------------------


def test_calling_in_favors_keeps_an_attachment_where_it_is_and_takes_control():
    madness = {"card": "fiery-madness", "owner": 1, "controller": 1}
    t = table(north=side(who("doji-challenger", madness), hand=("calling-in-favors",)), south=side())
    acts(t, "north", "calling-in-favors", "doji-challenger", "fiery-madness")
    assert t.zone("fiery-madness") == "play"
    assert t.s.controller[t.card("fiery-madness")] == 0
    assert host_of(t, "fiery-madness") == "doji-challenger"


def test_a_unique_attachment_that_was_taken_bars_either_player_from_another_copy():
    mine = side("doji-whisperer", "kakita-asami", hand=("calling-in-favors", "test-heirloom"))
    t = table(north=mine, south=side(who("doji-challenger", "test-heirloom"), hand=("test-heirloom",)))
    acts(t, "north", "calling-in-favors", "doji-whisperer", "test-heirloom")
    turn_of(t, "south")
    assert not t.south.may_play("test-heirloom")
    turn_of(t, "north")
    assert not t.north.may_play("test-heirloom")


def test_a_second_copy_of_ones_own_unique_attachment_may_be_called_in_and_is_discarded():
    mine = side(who("kakita-asami", "test-heirloom"), "doji-whisperer", hand=("calling-in-favors",))
    t = table(north=mine, south=side(who("doji-challenger", "test-heirloom")))
    theirs = t.card("test-heirloom", 1)
    t.north.uses("calling-in-favors", "doji-whisperer", f"c{theirs}")
    let_be(t)
    assert t.zone("test-heirloom", 1) == "discard"
    assert t.zone("test-heirloom", 0) == "play"


@pytest.mark.parametrize("role", ["keeper-of-air", "seeker-of-fire"])
def test_a_card_for_one_role_may_be_taken_by_who_has_another(role):
    """A role restricts decks, not control: Unmatched Expertise asks for fire, the Initiate for a Keeper."""
    mine = side("doji-whisperer", hand=("calling-in-favors",), role=role)
    t = table(north=mine, south=side(who("doji-challenger", "unmatched-expertise")))
    acts(t, "north", "calling-in-favors", "doji-whisperer", "unmatched-expertise")
    assert host_of(t, "unmatched-expertise") == "doji-whisperer"
    initiate = conflict(
        attacker=side("doji-challenger", "keeper-initiate", hand=HELD),
        defender=side("yogo-outcast", hand=("blackmail",), role=role, **POOR),
    )
    acts(initiate, "defender", "blackmail", "keeper-initiate")
    assert initiate.s.controller[initiate.card("keeper-initiate")] == 1
    actress = conflict(
        attacker=side("doji-challenger", hand=HELD, dynasty_discard=("keeper-initiate",)),
        defender=side("shosuro-actress", role=role),
    )
    acts(actress, "defender", "shosuro-actress", "keeper-initiate")
    assert actress.zone("keeper-initiate") == "play"


@pytest.mark.parametrize(("whose", "able"), [("defender", False), ("attacker", False), ("nobody", True)])
def test_shosuro_actress_brings_no_unique_character_of_whom_a_copy_is_in_play(whose, able):
    copy = {whose: ["mirumoto-raitsugu"]}
    t = conflict(
        attacker=side("doji-challenger", home=copy.get("attacker", []), hand=HELD,
                      dynasty_discard=("mirumoto-raitsugu",)),
        defender=side("shosuro-actress", home=copy.get("defender", [])),
    )  # fmt: skip
    assert t.defender.may_use("shosuro-actress") is able


# --- attachments ----------------------------------------------------------------------------------


@rule("LCG-ATCH-04", "LCG-ATCH-05")
@pytest.mark.parametrize("slug", ["watch-commander", "way-of-the-dragon"])
def test_a_second_copy_finds_no_room_beside_the_first(slug):
    """A ruling had the older copy make room; the book has no host for the younger one."""
    t = table(north=side(who("doji-challenger", slug), hand=(slug,)), south=side(hand=HELD))
    assert not t.north.may_play(slug)
    two = table(
        north=side(who("doji-challenger", slug), "doji-whisperer", hand=(slug,)), south=side(hand=HELD)
    )
    two.north.chooses(f"play:c{two.s.players[0].hand[0]}")
    assert two.north.options == [two.north.ref("doji-whisperer"), "back"]


def test_niten_master_takes_a_third_restricted_weapon_and_is_readied_by_it():
    bearer = who("niten-master", "fine-katana", "ornate-fan", bowed=True)
    t = table(north=side(bearer, hand=("ancestral-daisho",)), south=side())
    t.north.plays("ancestral-daisho", "niten-master")
    t.north.picks("ornate-fan")
    until_offered(t, "north", "niten-master")
    t.north.uses("niten-master")
    assert not t.is_bowed("niten-master")


def test_niten_master_is_readied_by_a_weapon_that_is_moved_to_him():
    mine = side(
        who("niten-master", bowed=True), who("doji-whisperer", "fine-katana"), hand=("test-handover",)
    )
    t = table(north=mine, south=side())
    t.north.uses("test-handover", "fine-katana", "niten-master")
    until_offered(t, "north", "niten-master")
    t.north.uses("niten-master")
    assert not t.is_bowed("niten-master")


@pytest.mark.parametrize("slug", ["tattooed-wanderer", "togashi-kazue"])
def test_a_character_that_is_an_attachment_adds_nothing_to_its_bearer(slug):
    t = table(north=side("togashi-initiate", hand=(slug,), fate=9), south=side(hand=HELD))
    played = t.card(slug)
    t.north.chooses(f"attach:c{played}")
    t.north.picks("togashi-initiate")
    let_be(t)
    assert t.s.host[played] == t.card("togashi-initiate")
    assert t.skills("togashi-initiate") == (1, 1)


def test_cloud_the_mind_wants_a_shugenja_in_play():
    mine = side(
        "doji-whisperer",
        hand=("cloud-the-mind", "seeker-of-knowledge"),
        dynasty_discard=("adept-of-the-waves",),
    )
    t = table(north=mine, south=side("yogo-outcast"))
    assert not t.north.may_play("cloud-the-mind")
