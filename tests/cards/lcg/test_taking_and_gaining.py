"""Cards of the Core Set that rebuild, give, take and gain: what they do, and what they may not do."""

from support.lcg_table import conflict, side, table, who
from support.rule import rule

STOREHOUSE = {"card": "imperial-storehouse", "face_up": True}
WITH_STOREHOUSE = {"card": "manicured-garden", "cards": [STOREHOUSE]}


KATANA = {"hand": ("fine-katana",)}


def lying(s, place):
    """The cards in a province, besides its own."""
    own = s.provinces[place].card
    return [s.names[s.what[card]] for card, where in enumerate(s.lies_in) if where == place and card != own]


# --- Rebuild --------------------------------------------------------------------------------------


def rebuilding(**facts):
    mine = side("doji-whisperer", hand=("rebuild",), dynasty_discard=("imperial-storehouse",), **facts)
    return table(north=mine, south=side())


@rule("LCG-PLAY-01", "LCG-REFL-02")
def test_rebuild_puts_a_holding_where_the_shuffled_card_lay():
    t = rebuilding()
    left = len(t.s.players[0].dynasty)
    t.north.uses("rebuild", "eager-scout", "imperial-storehouse")
    assert t.zone("imperial-storehouse") == "play"
    assert lying(t.s, 0) == ["imperial-storehouse"]  # and nothing else: the room was kept
    assert len(t.s.players[0].dynasty) == left + 1


def test_rebuild_needs_a_holding_in_the_discard_pile():
    t = table(north=side("doji-whisperer", hand=("rebuild",)), south=side())
    assert not t.north.may_use("rebuild")


def test_rebuild_takes_no_card_out_of_a_broken_province():
    broken = {"card": "manicured-garden", "broken": True}
    t = rebuilding(provinces=(broken, "ancestral-lands"))
    t.north.uses("rebuild")
    assert len(t.north.options) == 2  # the card in the other one, and taking it back
    t.north.picks(t.north.options[0], "imperial-storehouse")
    assert lying(t.s, 1) == ["imperial-storehouse"]


@rule("LCG-CANC-04")
def test_the_province_is_refilled_when_rebuild_is_canceled():
    mine = side("doji-challenger", hand=("rebuild",), dynasty_discard=("imperial-storehouse",))
    theirs = side("young-rumormonger", hand=("forged-edict",))
    t = conflict(attacker=mine, defender=theirs)
    t.defender.passes()
    t.attacker.uses("rebuild", "eager-scout", "imperial-storehouse")
    t.defender.uses("forged-edict", "young-rumormonger")
    assert t.zone("imperial-storehouse") == "discard"
    assert lying(t.s, 0) == ["eager-scout"]


@rule("LCG-LIMX-03")
def test_a_holding_that_rebuild_brings_back_is_a_new_one():
    """Hard case 97."""
    mine = side("doji-challenger", hand=("rebuild",), provinces=(WITH_STOREHOUSE, "ancestral-lands"))
    t = conflict(attacker=mine, defender=side("doji-whisperer", hand=("fine-katana",)))
    t.defender.passes()
    t.attacker.uses("imperial-storehouse")
    t.defender.passes()
    t.attacker.uses("rebuild", "eager-scout", "imperial-storehouse")
    t.defender.passes()  # who could cancel it
    t.defender.passes()
    assert t.attacker.may_use("imperial-storehouse")


# --- The Perfect Gift -----------------------------------------------------------------------------

TOP = ("banzai", "charge", "court-games", "levy", "assassination")


@rule("LCG-REV-01")
def test_the_perfect_gift_gives_each_player_a_card_of_the_own_deck():
    t = table(
        north=side("doji-whisperer", hand=("the-perfect-gift",), conflict=TOP),
        south=side(conflict=("fine-katana", "ornate-fan")),
    )
    t.north.uses("the-perfect-gift")
    assert len(t.north.options) == 4  # of five, and of two
    t.north.picks("levy")
    assert len(t.north.options) == 2
    t.north.picks("ornate-fan")
    assert t.north.hand == ["levy"]
    assert t.south.hand == ["ornate-fan"]
    shuffled = [line for line in t.log if "shuffles" in line]
    assert len(shuffled) == 2
    assert all(t.s.known[card] == 0 for player in t.s.players for card in player.conflict)


def test_the_perfect_gift_passes_over_an_empty_deck_and_needs_one_that_is_not():
    t = table(
        north=side("doji-whisperer", hand=("the-perfect-gift",), conflict=()),
        south=side(conflict=("ornate-fan",)),
    )
    t.north.uses("the-perfect-gift", "ornate-fan")
    assert t.south.hand == ["ornate-fan"]
    none = table(north=side(hand=("the-perfect-gift",), conflict=()), south=side(conflict=()))
    assert not none.north.may_use("the-perfect-gift")


# --- Calling in Favors ----------------------------------------------------------------------------


@rule("LCG-CTRL-02", "LCG-COST-01")
def test_calling_in_favors_takes_an_attachment_onto_who_was_dishonored():
    t = table(
        north=side("doji-whisperer", hand=("calling-in-favors",)),
        south=side(who("doji-challenger", "fine-katana")),
    )
    t.north.uses("calling-in-favors", "doji-whisperer", "fine-katana")
    katana = t.card("fine-katana", 16)
    assert t.status("doji-whisperer") == "dishonored"
    assert t.s.controller[katana] == 0
    assert t.s.host[katana] == t.card("doji-whisperer")
    assert t.skills("doji-whisperer") == (1, 2)  # 0/3 with glory 1, dishonored, and a Katana


def test_calling_in_favors_takes_nothing_of_your_own_and_needs_somebody_to_dishonor():
    own = table(
        north=side(who("doji-whisperer", "fine-katana"), hand=("calling-in-favors",)),
        south=side("doji-challenger"),
    )
    assert not own.north.may_use("calling-in-favors")
    fallen = table(
        north=side(who("doji-whisperer", status="dishonored"), hand=("calling-in-favors",)),
        south=side(who("doji-challenger", "fine-katana")),
    )
    assert not fallen.north.may_use("calling-in-favors")


@rule("LCG-ATCH-11")
def test_what_cannot_be_borne_is_discarded():
    """Hard case 87: attach to a Shugenja, against play only if you control one."""
    t = table(
        north=side("doji-whisperer", hand=("calling-in-favors",)),
        south=side(who("asahina-artisan", "grasp-of-earth")),
    )
    t.north.uses("calling-in-favors", "doji-whisperer", "grasp-of-earth")
    assert t.zone("grasp-of-earth") == "discard"
    assert t.status("doji-whisperer") == "dishonored"


@rule("LCG-ATCH-04")
def test_what_its_new_bearer_has_already_is_discarded():
    t = table(
        north=side(who("doji-whisperer", "honored-blade"), hand=("calling-in-favors",)),
        south=side(who("doji-challenger", "honored-blade")),
    )
    t.north.uses("calling-in-favors", "doji-whisperer", "honored-blade")
    assert [t.zone("honored-blade", nth) for nth in (0, 1)] == ["play", "discard"]
    assert "Discard" not in t.prompt


@rule("LCG-PRST-01")
def test_a_restriction_on_playing_does_not_keep_it_from_being_taken():
    clouded = who("doji-whisperer", {"card": "cloud-the-mind", "controller": 1})
    t = table(north=side(clouded, hand=("calling-in-favors",)), south=side("asahina-artisan"))
    t.north.uses("calling-in-favors", "doji-whisperer", "cloud-the-mind")
    assert t.zone("cloud-the-mind") == "play"
    assert t.s.controller[t.card("cloud-the-mind")] == 0


# --- Togashi Yokuni -------------------------------------------------------------------------------


def gained(player, slug):
    """The options to use what Yokuni has gained from somebody."""
    return [each for each in player.options if f":{slug}:" in each]


def gains(t, player, slug):
    """Uses Yokuni, and picks the ability of somebody."""
    player.uses("togashi-yokuni")
    card = t.card(slug)
    player.chooses(next(each for each in player.options if each.startswith(f"use:c{card}:")))


def with_shuichi(yokuni="togashi-yokuni", **facts):
    mine = side(yokuni, provinces=(WITH_STOREHOUSE, "ancestral-lands"), **facts)
    return conflict(attacker=mine, defender=side("kaiu-shuichi", hand=("fine-katana",)))


@rule("LCG-GAIN-02")
def test_yokuni_uses_an_ability_that_is_printed_on_another():
    t = with_shuichi()
    t.defender.passes()
    gains(t, t.attacker, "kaiu-shuichi")
    t.defender.passes()
    fate = t.attacker.fate
    t.attacker.chooses(gained(t.attacker, "kaiu-shuichi")[0])
    assert t.attacker.fate == fate + 1
    assert "Togashi Yokuni" in t.log[-3]
    t.defender.passes()
    assert not t.attacker.may_use(
        "togashi-yokuni"
    )  # what he has gained was used, and his own is at its maximum


@rule("LCG-PRNT-01")
def test_yokuni_gains_no_constant_ability_and_nothing_of_his_own():
    t = table(north=side("togashi-yokuni", "doji-whisperer"), south=side("obstinate-recruit"))
    assert not t.north.may_use("togashi-yokuni")


@rule("LCG-LAST-03")
def test_what_yokuni_has_gained_is_gone_after_the_phase():
    t = table("draw", north=side("togashi-yokuni", **KATANA), south=side("kaiu-shuichi", **KATANA))
    gains(t, t.north, "kaiu-shuichi")
    assert "Gain 1 fate" in t.game.view(1)["players"][0]["home"][0]["gained"][0]
    t.south.passes()
    t.north.passes()
    assert t.s.phase == "conflict"
    assert t.game.view(1)["players"][0]["home"][0]["gained"] == []


@rule("LCG-BLNK-02", "LCG-PRNT-01")
def test_an_ability_of_a_blank_character_is_printed_nevertheless():
    """Hard case 92."""
    clouded = who("kaiu-shuichi", {"card": "cloud-the-mind", "controller": 0})
    mine = side("togashi-yokuni", "asahina-artisan", provinces=(WITH_STOREHOUSE, "ancestral-lands"))
    t = conflict(attacker=mine, defender=side(clouded, hand=("fine-katana",)))
    t.defender.passes()
    gains(t, t.attacker, "kaiu-shuichi")
    t.defender.passes()
    assert gained(t.attacker, "kaiu-shuichi")


@rule("LCG-BLNK-01", "LCG-BLNK-02")
def test_what_was_gained_works_although_the_text_is_blanked_afterwards():
    mine = side("togashi-yokuni", provinces=(WITH_STOREHOUSE, "ancestral-lands"))
    theirs = side("kaiu-shuichi", "asahina-artisan", hand=("cloud-the-mind",))
    t = conflict(attacker=mine, defender=theirs)
    t.defender.passes()
    gains(t, t.attacker, "kaiu-shuichi")
    t.defender.plays("cloud-the-mind", "togashi-yokuni")
    assert gained(t.attacker, "kaiu-shuichi")


def test_a_blank_yokuni_gains_nothing():
    t = with_shuichi(who("togashi-yokuni", {"card": "cloud-the-mind", "controller": 1}))
    t.defender.passes()
    assert not t.attacker.may_use("togashi-yokuni")


@rule("LCG-LIMX-08", "LCG-LIMX-11")
def test_way_of_the_dragon_adds_a_use_to_what_was_gained_and_none_to_a_maximum():
    """Hard case 99."""
    t = with_shuichi(who("togashi-yokuni", "way-of-the-dragon"))
    t.defender.passes()
    gains(t, t.attacker, "kaiu-shuichi")
    for _ in range(2):
        t.defender.passes()
        t.attacker.chooses(gained(t.attacker, "kaiu-shuichi")[0])
    t.defender.passes()
    assert not t.attacker.may_use("togashi-yokuni")


@rule("LCG-PLAY-07")
def test_yokuni_who_returns_himself_is_discarded():
    """Hard case 110: a dynasty card goes to no hand."""
    t = table(north=side("togashi-yokuni"), south=side("adept-of-shadows", hand=("fine-katana",)))
    gains(t, t.north, "adept-of-shadows")
    t.south.passes()
    t.north.chooses(gained(t.north, "adept-of-shadows")[0])
    assert t.zone("togashi-yokuni") == "discard"
    assert t.north.honor == 9


def test_yokuni_answers_with_a_reaction_that_he_has_gained():
    """Savvy Politician's: he hears that he is honored, by the fire ring, and honors another."""
    t = conflict(
        attacker=side("togashi-yokuni", "doji-challenger"),
        defender=side(home=["savvy-politician"], **KATANA),
        ring="fire",
    )
    t.defender.passes()
    gains(t, t.attacker, "savvy-politician")
    t.fight()
    t.defender.passes()  # who loses unopposed could hold Display of Power
    t.attacker.chooses("done")  # the card in the broken province stays
    t.attacker.picks("togashi-yokuni")
    t.attacker.chooses("choice0")
    t.attacker.chooses(gained(t.attacker, "savvy-politician")[0])
    t.attacker.picks("doji-challenger")
    assert (t.status("togashi-yokuni"), t.status("doji-challenger")) == ("honored", "honored")
    assert t.status("savvy-politician") == "ordinary"
