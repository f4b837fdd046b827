"""Attachments: upon whom, for how long, under whose control (LCG-ATCH, LCG-ANC, LCG-BOW)."""

import pytest

from gorin.games.lcg.kinds import GAME_END
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import attaches_to, blanks, keywords, only_one
from gorin.games.lcg.language.verbs.entering import take_control
from gorin.games.lcg.language.verbs.in_play import attach, bow, discard, dishonor
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.provinces import turn_down
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER, PROVINCE
from gorin.games.lcg.language.which.predicates import honored
from gorin.games.lcg.language.which.selectors import BEARER
from gorin.language.abilities import cost
from gorin.language.card_filters import any_
from gorin.language.conditions import is_
from gorin.language.picks import second_target, target, targets
from gorin.language.predicates import keyword
from gorin.language.selectors import SECOND, SELF, TARGET
from gorin.language.traits import has_keyword
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import go_on, let_be, to_phase
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, side, table, who
from support.rule import rule

SWORD = attachment("Plain Sword", facts="cost=0 2/0")
HEIRLOOM = attachment("Heirloom", keywords("ancestral"))
LEASH = attachment("Leash", attaches_to(any_(CHARACTER, keyword("Courtier"))))
PALM = attachment("Palm", attaches_to(any_(CHARACTER, honored)))
CREST = attachment("Old Crest", attaches_to(any_(CHARACTER, honored)), keywords("ancestral"))
RIDER = person("Rider", has_keyword(SELF, "Cavalry", is_(SELF, honored)))
SADDLE = attachment("Saddle", attaches_to(any_(CHARACTER, keyword("Cavalry"))))
BANNER = attachment("Banner", action(cost(bow(SELF)), gain_honor(1)))
HILL = attachment("Hill", attaches_to(PROVINCE), only_one("Battlefield", "province"), traits="Battlefield")
MARSH = attachment("Marsh", attaches_to(PROVINCE), only_one("Battlefield", "province"), traits="Battlefield")
SHRINE = attachment("Old Shrine", attaches_to(PROVINCE), keywords("ancestral"))
FOG = event("Fog", action(target(PROVINCE), turn_down(TARGET)))
OUTCAST = attachment("Outcast", blanks(BEARER, traits_stay=False))
DISMISSAL = event("Dismissal", action(target(CHARACTER), discard(TARGET)))
HANDING = event(
    "Handing Over", action(targets(ATTACHMENT, 1, 1), second_target(CHARACTER), attach(TARGET, SECOND))
)
TAX = event("Tax", action(target(any_(CHARACTER)), bow(TARGET)))
SEIZURE = event("Seizure", action(target(any_(CHARACTER)), take_control(TARGET, GAME_END)))
CLAIM = event("Claim", action(target(ATTACHMENT), take_control(TARGET, GAME_END)))
SLANDER = event("Slander", action(target(CHARACTER), dishonor(TARGET)))

cards = published(
    SWORD, HEIRLOOM, LEASH, BANNER, HILL, MARSH, OUTCAST, DISMISSAL, HANDING, TAX, SEIZURE, PALM, RIDER,
    SADDLE, SLANDER, SHRINE, FOG, CREST, CLAIM,
)  # fmt: skip

HELD = ("ornate-fan",)
"""Somebody who holds a card is asked, so that the window stays open."""


# --- coming into play -----------------------------------------------------------------------------


@rule("LCG-ATCH-01", "LCG-CTRL-02")
def test_it_enters_ready_and_attached_under_its_owners_control():
    t = table(north=side("doji-whisperer", hand=("plain-sword",)), south=side(hand=HELD))
    t.north.plays("plain-sword", "doji-whisperer")
    sword = t.card("plain-sword")
    assert t.s.host[sword] == t.card("doji-whisperer")
    assert not t.s.bowed[sword]
    assert t.s.controller[sword] == 0


@rule("LCG-ATCH-03", "LCG-ATCH-07")
def test_without_a_character_in_play_it_is_not_played():
    row = ({"card": "manicured-garden", "cards": [{"card": "doji-whisperer", "face_up": True}]},)
    t = table(north=side(provinces=row, hand=("plain-sword",)), south=side(hand=HELD))
    assert not t.north.may_play("plain-sword")


@rule("LCG-ATCH-07")
def test_only_characters_are_hosts_unless_it_says_otherwise():
    shown = ({"card": "manicured-garden", "revealed": True}, "ancestral-lands")
    t = table(
        north=side("doji-whisperer", provinces=shown, hand=("plain-sword", "hill")), south=side(hand=HELD)
    )
    t.north.chooses(f"play:c{t.card('plain-sword')}")
    assert t.north.options == [t.north.ref("doji-whisperer"), "back"]
    t.north.chooses("back")
    t.north.chooses(f"play:c{t.card('hill')}")
    assert t.north.options == [t.north.ref("manicured-garden"), "back"]


@rule("LCG-ATCH-05", "LCG-ATCH-04")
def test_a_second_copy_is_not_played_even_where_the_first_could_go():
    t = table(north=side(who("doji-whisperer", "ornate-fan"), hand=("ornate-fan",)), south=side(hand=HELD))
    assert not t.north.may_play("ornate-fan")


@rule("LCG-ATCH-06")
def test_the_opponents_copy_may_join():
    t = table(
        north=side(hand=("ornate-fan",)),
        south=side(who("doji-whisperer", "ornate-fan"), hand=("fine-katana",)),
    )
    t.north.plays("ornate-fan", "doji-whisperer")
    assert t.skills("doji-whisperer") == (0, 7)
    assert t.asked == "south"


@rule("LCG-ATCH-08")
def test_any_number_of_different_ones():
    worn = ("plain-sword", "heirloom", "leash", "banner")
    t = table(north=side(who("doji-whisperer", *worn), hand=("ornate-fan",)), south=side(hand=HELD))
    t.north.plays("ornate-fan", "doji-whisperer")
    assert [t.zone(slug) for slug in (*worn, "ornate-fan")] == ["play"] * 5


# --- staying in play ------------------------------------------------------------------------------


@rule("LCG-ATCH-02")
def test_it_stays_through_rounds():
    t = table(north=side(who("doji-whisperer", "plain-sword", fate=3), hand=HELD), south=side(hand=HELD))
    to_phase(t, "dynasty")
    to_phase(t, "conflict")
    assert t.zone("plain-sword") == "play"
    assert t.s.host[t.card("plain-sword")] == t.card("doji-whisperer")


@rule("LCG-ATCH-09")
def test_of_two_copies_the_hosts_controller_discards_one():
    swords = ({"card": "plain-sword", "controller": 0}, "plain-sword")
    t = table(north=side(hand=("claim",)), south=side(who("doji-whisperer", *swords), hand=HELD))
    t.north.uses("claim", "plain-sword")
    let_be(t)
    assert t.asked == "south"
    offered = [f"c{t.card('plain-sword', nth)}" for nth in (0, 1)]
    assert sorted(t.south.options) == sorted(offered)
    t.south.chooses(offered[0])
    assert t.zone("plain-sword", 0) == "discard"
    assert t.zone("plain-sword", 1) == "play"


@rule("LCG-ATCH-04")
def test_none_is_handed_to_who_bears_one_of_that_name():
    t = table(
        north=side(who("brash-samurai", "plain-sword"), "border-rider", hand=("handing-over",)),
        south=side(who("doji-whisperer", {"card": "plain-sword", "controller": 0}), hand=HELD),
    )
    t.north.uses("handing-over", "plain-sword")
    assert t.north.options == [t.north.ref("border-rider"), "back"]


@rule("LCG-ATCH-10", "LCG-CUND-03", "LCG-ANC-01")
def test_it_is_discarded_with_its_host_and_an_ancestral_one_goes_to_its_owners_hand():
    t = table(
        north=side(hand=("dismissal",)),
        south=side(who("doji-whisperer", "plain-sword", "heirloom"), hand=HELD),
    )
    t.north.uses("dismissal", "doji-whisperer")
    let_be(t)
    assert t.zone("plain-sword") == "discard"
    assert t.zone("heirloom") == "hand"
    assert t.card("heirloom") in t.s.players[1].hand


@rule("LCG-ANC-01", "LCG-FDP-07")
def test_an_ancestral_one_returns_from_a_province_that_is_turned_face_down():
    land = {"card": "manicured-garden", "revealed": True, "with": ["old-shrine", "hill"]}
    t = table(north=side(hand=("fog",)), south=side(provinces=(land, "ancestral-lands"), hand=HELD))
    t.north.uses("fog", "manicured-garden")
    let_be(t)
    assert t.zone("hill") == "discard"
    assert t.card("old-shrine") in t.s.players[1].hand


@rule("LCG-ANC-01", "LCG-ELIM-03")
def test_and_from_a_character_that_leaves_with_its_player():
    worn = [{"card": slug, "owner": 0, "controller": 0} for slug in ("heirloom", "plain-sword")]
    t = enlightenment(north=side(hand=HELD), south=side(who("doji-whisperer", *worn)), east=side(hand=HELD))
    t.mirror.choose("concede", 1)
    assert t.card("heirloom") in t.s.players[0].hand
    assert t.zone("plain-sword") == "discard"


@rule("LCG-ATCH-11", "LCG-ANC-01")
def test_one_that_its_host_may_not_bear_any_more_is_discarded_ancestral_or_not():
    bearing = who("doji-whisperer", "old-crest", status="honored")
    t = table(north=side(bearing, hand=("slander",)), south=side(hand=HELD))
    t.north.uses("slander", "doji-whisperer")
    let_be(t)
    assert t.zone("old-crest") == "discard"


@rule("LCG-ATCH-11")
@pytest.mark.parametrize(("worn", "by"), [("palm", "doji-whisperer"), ("saddle", "rider")])
def test_it_is_discarded_at_once_when_a_state_or_a_passing_trait_of_its_host_ends(worn: str, by: str):
    bearing = who(by, worn, status="honored")
    t = table(north=side(bearing, hand=("slander",)), south=side(hand=HELD))
    assert t.s.host[t.card(worn)] == t.card(by)
    t.north.uses("slander", by)
    assert t.zone(worn) == "discard"


@rule("LCG-ATCH-11", "LCG-BLNK-01")
def test_one_that_is_not_legally_attached_any_more_is_discarded():
    t = table(
        north=side(hand=("outcast",)), south=side(who("doji-whisperer", "leash", "plain-sword"), hand=HELD)
    )
    t.north.plays("outcast", "doji-whisperer")  # no Courtier any more
    assert t.zone("leash") == "discard"
    assert t.zone("plain-sword") == "play"


@rule("LCG-ATCH-12", "LCG-ABIL-07", "LCG-ACT-01")
def test_its_controller_uses_it_on_anybodys_character():
    t = table(north=side(hand=("banner",)), south=side("doji-whisperer", hand=HELD))
    t.north.plays("banner", "doji-whisperer")
    assert t.s.controller[t.card("banner")] == 0
    assert not t.south.may_use("banner")
    t.south.passes()
    t.north.uses("banner")
    assert t.north.honor == 11


@rule("LCG-CTRL-08", "LCG-CTRL-07", "LCG-CTRL-09", "LCG-CTRL-01")
def test_who_changes_sides_keeps_state_and_attachments_their_controllers():
    bowed = who("doji-whisperer", "plain-sword", bowed=True, fate=2)
    t = table(north=side(hand=("seizure",)), south=side(bowed, hand=HELD))
    t.north.uses("seizure", "doji-whisperer")
    let_be(t)
    person = t.card("doji-whisperer")
    assert t.s.controller[person] == 0
    assert t.s.owner[person] == 1
    assert t.is_bowed("doji-whisperer")
    assert t.fate_on("doji-whisperer") == 2
    assert t.s.controller[t.card("plain-sword")] == 1
    to_phase(t, "dynasty")
    assert t.s.controller[person] == 0


# --- bowing ---------------------------------------------------------------------------------------


@rule("LCG-ATCH-13", "LCG-BOW-01")
def test_it_bows_and_readies_apart_from_its_host():
    t = table(north=side(who("doji-whisperer", "banner"), hand=("tax",)), south=side(hand=HELD))
    t.north.uses("tax", "doji-whisperer")
    let_be(t)
    assert t.is_bowed("doji-whisperer")
    assert not t.is_bowed("banner")
    other = table(north=side(who("doji-whisperer", "banner"), hand=HELD), south=side(hand=HELD))
    other.north.uses("banner")
    assert other.is_bowed("banner")
    assert not other.is_bowed("doji-whisperer")


@rule("LCG-BOW-04")
def test_a_bowed_one_still_modifies_skill():
    sword = who("plain-sword", bowed=True)
    t = table(north=side(who("doji-whisperer", sword)), south=side(hand=HELD))
    assert t.skills("doji-whisperer") == (2, 3)


@rule("LCG-BOW-02")
def test_who_is_bowed_is_not_bowed_again():
    t = table(
        north=side(hand=("tax",)), south=side(who("doji-whisperer", bowed=True), "brash-samurai", hand=HELD)
    )
    t.north.uses("tax")
    assert t.north.options == [t.north.ref("brash-samurai"), "back"]


# --- on provinces ---------------------------------------------------------------------------------


@rule("LCG-ATCH-15", "LCG-FRM3-23")
def test_one_on_a_province_does_not_lie_in_it():
    place = {"card": "manicured-garden", "revealed": True, "with": ["hill"]}
    t = conflict(
        attacker=side("doji-challenger", "brash-samurai", hand=HELD),
        defender=side(provinces=(place,), hand=HELD),
    )
    t.fight()
    while "done" not in t.attacker.options:
        go_on(t)
    assert t.attacker.ref("hill") not in t.attacker.options


@rule("LCG-ATCH-17")
def test_of_a_limited_kind_the_earlier_one_goes():
    place = {"card": "manicured-garden", "revealed": True, "with": ["hill"]}
    t = table(north=side(provinces=(place,), hand=("marsh",)), south=side(hand=HELD))
    t.north.plays("marsh", "manicured-garden")
    assert t.zone("hill") == "discard"
    assert t.zone("marsh") == "play"
