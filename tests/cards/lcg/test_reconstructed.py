"""Cards that the Rules Reference speaks of and no file of facts has."""

import random

import pytest

import gorin
from gorin.games.lcg.decks.cards import pool
from gorin.games.lcg.decks.core import CORE_DECKS
from gorin.games.lcg.decks.core_skirmish import SKIRMISH_DECKS
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import no_attachments
from gorin.games.lcg.language.verbs.in_play import discard, dishonor, honor
from gorin.games.lcg.language.verbs.tokens import taint
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.games.lcg.table.values import military
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, declares, go_on, let_be, to_phase, to_the_end, turn_of, until_offered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

cards = published(
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    event("Test Taint", action(target(CHARACTER), taint(TARGET))),
    event("Test Blow", action(target(CHARACTER), discard(TARGET))),
    event("Test Theft", action(target(ATTACHMENT), discard(TARGET))),
    attachment("Test Guard", traits="Follower"),
    attachment("Test Rune", traits="Void"),
    person("Test Loner", no_attachments(except_=("Weapon",))),
)
HELD = ("fine-katana",)
SLUGS = (
    "lucky-coin", "daidoji-ienori", "pride", "noble-vanguard", "akodo-cho", "spell-scroll",
    "expert-interpreter", "cherished-family-servant", "the-east-wind", "shinjo-atagi", "stowaway",
)  # fmt: skip
SOURCED = ("spell-scroll", "expert-interpreter")


@pytest.mark.parametrize("slug", SLUGS)
def test_what_no_source_gives_is_marked_and_in_no_deck(slug):
    card = pool()[slug]
    assert card.complete
    assert card.doubt.startswith("reconstructed") == (slug not in SOURCED)
    decks = [*CORE_DECKS, *SKIRMISH_DECKS]
    assert not [deck for deck in decks if any(slug in part for part in deck.lists.values())]


# --- Lucky Coin -----------------------------------------------------------------------------------


def fallen(slug="doji-whisperer"):
    return who(slug, "lucky-coin", status="dishonored")


@rule("LCG-CLAR-51")
def test_lucky_coin_idles_the_token_during_conflicts_only():
    t = conflict(
        attacker=side("doji-challenger", home=[fallen("doji-hotaru")]), defender=side("yogo-outcast")
    )
    assert t.skills("doji-hotaru") == (3, 6)  # at home, too
    assert t.status("doji-hotaru") == "dishonored"
    to_the_end(t)
    assert t.skills("doji-hotaru") == (0, 3)


@rule("LCG-CLAR-51")
@pytest.mark.parametrize(("in_conflict", "honor"), [(True, 10), (False, 9)])
def test_lucky_coin_keeps_the_honor_of_who_leaves_in_a_conflict(in_conflict, honor):
    if in_conflict:
        t = attack(attacker=side(fallen(), hand=("test-blow",)), defender=side("yogo-outcast"))
        player = t.attacker
    else:
        t = table(north=side(fallen(), hand=("test-blow",)), south=side())
        player = t.north
    player.uses("test-blow", "doji-whisperer")
    let_be(t)
    assert t.zone("doji-whisperer") == "discard"
    assert player.honor == honor


@rule("LCG-CLAR-51")
def test_who_bears_a_lucky_coin_is_still_dishonored():
    t = attack(attacker=side(fallen(), "doji-challenger", hand=("test-slander",)), defender=side())
    t.attacker.uses("test-slander")
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options


# --- Pride and Noble Vanguard ---------------------------------------------------------------------


def proud(*play, **facts):
    given = {"stronghold": "pride", "conflict": ["fine-katana"] * 3, "hand": HELD, **facts}
    return table(north=side(*play, **given), south=side(hand=HELD))


def followers(t):
    return [card for card in t.s.in_play if t.s.definition(card).nameless]


@rule("LCG-CLAR-52")
def test_pride_puts_a_nameless_follower_on_a_character():
    t = proud("doji-challenger")
    t.north.uses("pride", "doji-challenger")
    (card,) = followers(t)
    assert t.is_bowed("pride")
    assert t.skills("doji-challenger") == (4, 4)
    assert has(t.s, card, "Follower")
    assert len(t.s.players[0].conflict) == 2


@rule("LCG-CLAR-52")
def test_a_second_one_stays_beside_the_first():
    dynasty = {"card": "manicured-garden", "cards": [{"card": "noble-vanguard", "face_up": True}]}
    t = table(
        "dynasty",
        north=side("doji-challenger", stronghold="pride", provinces=(dynasty,), fate=9, hand=HELD),
        south=side(hand=HELD),
    )
    t.north.uses("pride", "doji-challenger")
    turn_of(t, "north")
    t.north.plays("noble-vanguard", "choice0")
    until_offered(t, "north", "noble-vanguard")
    t.north.uses("noble-vanguard", "doji-challenger")
    assert t.skills("doji-challenger") == (5, 5)
    assert len(followers(t)) == 2


def test_pride_needs_a_character_that_may_bear_it_and_has_no_follower():
    t = proud("test-loner")
    assert not t.north.may_use("pride")
    empty = proud("doji-challenger", conflict=[])
    assert not empty.north.may_use("pride")


def test_a_face_down_card_is_itself_again_when_it_leaves_play():
    t = proud("doji-challenger", conflict=["way-of-the-crane"] * 2, hand=("test-theft", "fine-katana"))
    t.north.uses("pride", "doji-challenger")
    (card,) = followers(t)
    turn_of(t, "north")
    t.north.uses("test-theft", f"c{card}")
    assert t.s.names[t.s.what[card]] == "way-of-the-crane"
    assert card in t.s.players[0].conflict_discard


def test_only_who_has_attached_it_knows_a_face_down_card():
    deck = ["way-of-the-crane", "banzai", "court-games", "assassination", "for-shame", "charge"]
    t = proud("doji-challenger", conflict=deck)
    t.north.uses("pride", "doji-challenger")
    names = [t.game.view(seat)["players"][0]["home"][0]["attachments"][0]["name"] for seat in (0, 1, None)]
    assert names == ["Face-down Follower (Way of the Crane)", "Face-down Follower", "Face-down Follower"]
    assert not [line for line in t.log if "Way of the Crane" in line]

    def faces(seat):
        worlds = [t.game.determinize(seat, random.Random(number)) for number in range(20)]
        found = {world.state.lasting[0].amount for world in worlds}
        assert all(world.view(seat) == t.game.view(seat) for world in worlds)
        return len(found)

    assert faces(0) == 1
    assert faces(1) > 2


# --- Cherished Family Servant ---------------------------------------------------------------------


def served(fate=0, status="ordinary"):
    """North's Servant serves south, as it would after it was played."""
    servant = who("cherished-family-servant", owner=0, fate=fate, status=status)
    return table(
        north=side(who("bayushi-liar", "fiery-madness"), hand=("test-blow", *HELD)),
        south=side(
            servant, who("doji-whisperer", {"card": "fiery-madness", "controller": 0, "owner": 0}), hand=HELD
        ),
    )


@rule("LCG-CLAR-53")
def test_the_servant_enters_play_under_an_opponents_control():
    t = table(north=side("bayushi-liar", hand=("cherished-family-servant",), fate=3), south=side(hand=HELD))
    t.north.plays("cherished-family-servant", "choice1")
    card = t.card("cherished-family-servant")
    assert (t.s.controller[card], t.s.owner[card], t.fate_on("cherished-family-servant")) == (1, 0, 1)
    assert t.north.fate == 1


@rule("LCG-CLAR-53")
@pytest.mark.parametrize(("fate", "zone"), [(0, "hand"), (1, "discard")])
def test_poison_on_the_controllers_characters_is_ancestral_while_dire(fate, zone):
    t = served(fate)
    t.north.uses("test-blow", "doji-whisperer")
    let_be(t)
    assert t.zone("fiery-madness", 1) == zone


@rule("LCG-CLAR-53")
def test_poison_on_the_owners_characters_is_not():
    t = served()
    t.north.uses("test-blow", "bayushi-liar")
    let_be(t)
    assert t.zone("fiery-madness") == "discard"


@pytest.mark.parametrize(("status", "zone", "fate"), [("ordinary", "play", 0), ("dishonored", "discard", 0)])
def test_the_servant_stays_through_the_fate_phase_unless_dishonored(status, zone, fate):
    t = served(fate, status)
    to_phase(t, "dynasty")
    assert t.zone("cherished-family-servant") == zone


@pytest.mark.parametrize(("status", "left"), [("ordinary", 2), ("dishonored", 1)])
def test_the_servant_loses_no_fate_unless_dishonored(status, left):
    t = served(2, status)
    to_phase(t, "dynasty")
    assert t.fate_on("cherished-family-servant") == left


# --- Spell Scroll ---------------------------------------------------------------------------------


@rule("LCG-ERR-19")
def test_spell_scroll_has_no_traits():
    assert pool()["spell-scroll"].keywords == ()


@pytest.mark.parametrize(("ring", "skill"), [("void", 9), ("air", 6)])
def test_spell_scroll_helps_in_conflicts_of_the_bearers_element(ring, skill):
    """Isawa Atsuko is of the void."""
    t = conflict(attacker=side(who("isawa-atsuko", "spell-scroll")), defender=side("yogo-outcast"), ring=ring)
    base = t.s.definition(t.card("isawa-atsuko")).stats[1]
    assert t.skills("isawa-atsuko")[1] == base + (3 if skill == 9 else 0)


def test_spell_scroll_fetches_what_shares_a_trait_and_is_sacrificed():
    pile = ["way-of-the-phoenix", "test-rune", "spell-scroll"]
    t = table(
        north=side(who("isawa-atsuko", "spell-scroll"), conflict_discard=pile, hand=HELD),
        south=side(hand=HELD),
    )
    t.north.uses("spell-scroll")
    assert t.north.options == [f"c{t.card('test-rune')}", "back"]
    t.north.picks("test-rune")
    assert "test-rune" in t.north.hand
    assert t.zone("spell-scroll") == "discard"


# --- Daidoji Ienori -------------------------------------------------------------------------------


def ienori(status, *hand):
    t = attack(
        attacker=side(who("daidoji-ienori", status=status), hand=hand, home=["hida-kisada"]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("daidoji-ienori", "hida-kisada")
    let_be(t)
    assert t.skills("hida-kisada") == (3, 3)
    turn_of(t, "attacker")
    return t


@rule("LCG-ERR-20")
@pytest.mark.parametrize(("status", "free"), [("ordinary", True), ("honored", False)])
def test_ienori_sets_skills_and_if_honored_keeps_tokens_away(status, free):
    t = ienori(status, "test-praise", "test-slander", "test-taint")
    for slug in ("test-praise", "test-slander", "test-taint"):
        t.attacker.uses(slug)
        assert (t.attacker.ref("hida-kisada") in t.attacker.options) is free
        t.attacker.chooses("back")
    to_the_end(t)
    assert t.skills("hida-kisada") != (3, 3)


@rule("LCG-ERR-20", "LCG-CLAR-10")
def test_who_can_receive_no_token_can_still_lose_one():
    t = attack(
        attacker=side(
            who("daidoji-ienori", status="honored"),
            hand=("test-slander",),
            home=[who("hida-kisada", status="honored")],
        ),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("daidoji-ienori", "hida-kisada")
    let_be(t)
    turn_of(t, "attacker")
    t.attacker.uses("test-slander", "hida-kisada")
    assert t.status("hida-kisada") == "ordinary"


# --- Akodo Cho ------------------------------------------------------------------------------------


def cho(*attached, bearing=()):
    return attack(
        attacker=side(who("akodo-cho", *attached), hand=HELD),
        defender=side(who("yogo-outcast", *bearing), hand=HELD),
    )


@rule("LCG-ERR-21")
@pytest.mark.parametrize(("way", "bowed"), [("choice0", False), ("choice1", True)])
def test_cho_bows_a_follower_and_the_controller_selects(way, bowed):
    t = cho("test-guard", bearing=("ornate-fan",))
    t.attacker.uses("akodo-cho", "test-guard", "yogo-outcast")
    assert (t.zone("test-guard"), t.is_bowed("test-guard")) == ("play", True)
    assert t.asked == "defender"
    t.defender.chooses(way)
    if not bowed:
        t.defender.picks("ornate-fan")
    let_be(t)
    assert t.is_bowed("yogo-outcast") is bowed
    assert t.zone("ornate-fan") == ("play" if bowed else "discard")


@rule("LCG-ERR-21")
def test_cho_needs_a_ready_follower_of_their_own():
    assert not cho("honored-blade").attacker.may_use("akodo-cho")
    assert not cho({"card": "test-guard", "bowed": True}).attacker.may_use("akodo-cho")
    assert not cho(bearing=("test-guard",)).attacker.may_use("akodo-cho")


# --- The East Wind --------------------------------------------------------------------------------


def wind(*provinces, theirs="manicured-garden"):
    """North attacks south's first province."""
    t = conflict(
        attacker=side("border-rider", stronghold="the-east-wind", provinces=provinces, hand=HELD),
        defender=side(
            "yogo-outcast", provinces=({"card": theirs, "revealed": True}, "ancestral-lands"), hand=HELD
        ),
    )
    turn_of(t, "attacker")
    return t


@rule("LCG-ERR-22")
def test_the_east_wind_resolves_an_own_province_as_if_the_conflict_were_there():
    garden = {"card": "manicured-garden", "revealed": True}
    t = wind(garden, "night-raid")
    fate = t.attacker.fate
    t.attacker.uses("the-east-wind")
    assert t.attacker.options == [f"c{t.card('manicured-garden')}"]
    t.attacker.picks("manicured-garden")
    assert t.attacker.fate == fate + 1
    assert t.is_bowed("the-east-wind")


@rule("LCG-ERR-22")
@pytest.mark.parametrize(
    "place",
    [
        "manicured-garden",
        {"card": "manicured-garden", "revealed": True, "broken": True},
        {"card": "ancestral-lands", "revealed": True},
    ],
)
def test_the_east_wind_reaches_no_other_province(place):
    """Face-down, broken, without an action; and never an opponent's."""
    assert not wind(place, "night-raid").attacker.may_use("the-east-wind")


def test_the_east_wind_is_for_conflicts():
    garden = {"card": "manicured-garden", "revealed": True}
    t = table(north=side(stronghold="the-east-wind", provinces=(garden,), hand=HELD), south=side())
    assert not t.north.may_use("the-east-wind")


# --- Shinjo Atagi ---------------------------------------------------------------------------------


@rule("LCG-ERR-23")
@pytest.mark.parametrize(("type", "skills"), [("military", (4, 1)), ("political", (2, 4))])
def test_atagi_sets_the_skill_of_the_conflict_to_the_printed_strength(type, skills):
    """Manicured Garden has strength 4; the holding there adds to it, but is not printed on it."""
    place = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = attack(
        attacker=side("shinjo-atagi", "border-rider", hand=HELD),
        defender=side("yogo-outcast", provinces=(place,)),
        type=type,
    )
    assert t.strength(5) > 4
    t.attacker.uses("shinjo-atagi")
    assert t.attacker.ref("yogo-outcast") in t.attacker.options
    t.attacker.picks("border-rider")
    let_be(t)
    assert t.skills("border-rider") == skills
    to_the_end(t)
    assert t.skills("border-rider") == (2, 1)


# --- Stowaway -------------------------------------------------------------------------------------


def stowed(*under, **facts):
    lying = [{"card": slug} for slug in under]
    return attack(
        attacker=side(who("stowaway", under=lying), hand=HELD, **facts), defender=side("yogo-outcast")
    )


@rule("LCG-ERR-24")
@pytest.mark.parametrize(("count", "skill"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_stowaway_gains_for_every_two_cards_under_it(count, skill):
    t = stowed(*["fine-katana"] * count)
    assert military(t.s, t.card("stowaway")) == skill


@rule("LCG-ERR-25")
def test_stowaway_takes_two_cards_of_one_pile_as_it_attacks():
    t = table(
        north=side("stowaway", conflict_discard=["banzai", "charge"], hand=HELD),
        south=side(conflict_discard=["court-games", "assassination"], hand=HELD),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "stowaway")
    until_offered(t, "north", "stowaway")
    t.north.uses("stowaway", "court-games")
    assert t.north.ref("assassination") in t.north.options
    assert t.north.ref("banzai") not in t.north.options
    t.north.picks("assassination")
    assert [t.s.host[t.card(slug)] for slug in ("court-games", "assassination")] == [t.card("stowaway")] * 2
    assert t.skills("stowaway")[0] == 2


@rule("LCG-ERR-25")
@pytest.mark.parametrize(("where", "able"), [("choice0", True), ("choice1", False)])
def test_stowaway_takes_cards_when_played_into_a_conflict_only(where, able):
    t = attack(
        attacker=side("border-rider", hand=("stowaway", *HELD), conflict_discard=["banzai"], fate=1),
        defender=side("yogo-outcast", hand=HELD),
    )
    t.attacker.plays("stowaway", where, "choice0")
    for _ in range(4):
        if t.attacker.may_use("stowaway") or t.game.decision.kind != "response":
            break
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.attacker.may_use("stowaway") is able


@rule("LCG-ERR-25", "LCG-CUND-02")
def test_what_lies_under_stowaway_is_removed_with_it_and_stands_in_positions():
    under = [{"card": "court-games", "owner": 1}, "banzai"]
    t = table(north=side(who("stowaway", under=under), hand=("test-blow",)), south=side())
    assert gorin.setup("lcg", t.game.position()).position() == t.game.position()
    assert t.s.owner[t.card("court-games")] == 1
    t.north.uses("test-blow", "stowaway")
    let_be(t)
    assert (t.zone("court-games"), t.zone("banzai")) == ("removed", "removed")


# --- Expert Interpreter ---------------------------------------------------------------------------


def interpreted(ring="ring-air", answer="pass", **facts):
    t = table(
        "dynasty",
        north=side("expert-interpreter", "border-rider", hand=("tattooed-wanderer", *HELD), fate=9, **facts),
        south=side("yogo-outcast", hand=("ambush", "tattooed-wanderer"), fate=9),
    )
    until_offered_later(t, "north", "expert-interpreter")
    t.north.uses("expert-interpreter", ring)
    t.south.chooses(answer)
    return t


def until_offered_later(t, name, slug):
    for _ in range(60):
        if getattr(t, name).may_use(slug):
            return
        go_on(t)
    raise AssertionError(f"{slug} is never offered")


def fights(t, ring):
    while f"ring-{ring}" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider", ring=ring)
    while t.game.decision.kind != "action" or t.asked != "north":
        go_on(t)


@rule("LCG-ERR-50")
@pytest.mark.parametrize(("ring", "free"), [("air", False), ("fire", True)])
def test_nobody_enters_play_while_the_chosen_ring_is_contested(ring, free):
    t = interpreted()
    fights(t, ring)
    assert t.north.may_play("tattooed-wanderer") is free


@rule("LCG-ERR-50")
def test_an_opponent_may_give_honor_to_bar_another_ring():
    t = interpreted(answer="ring-fire")
    assert (t.north.honor, t.south.honor) == (11, 9)
    fights(t, "fire")
    assert not t.north.may_play("tattooed-wanderer")


@rule("LCG-ERR-50")
def test_the_rings_are_free_again_in_the_next_phase():
    t = interpreted()
    to_phase(t, "fate")
    assert not [each for each in t.s.lasting if each.node >= 0]
