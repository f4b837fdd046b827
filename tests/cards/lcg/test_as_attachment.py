"""Characters that may be played as attachments (Tattooed Wanderer, Togashi Kazue)."""

from gorin.games.lcg.table.reading import characters
from gorin.language.core.active_effects import has
from support.lcg_course import let_be, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

HELD = ("ornate-fan",)


@rule("LCG-CTYP-02", "LCG-ATCH-16")
def test_tattooed_wanderer_is_an_attachment_and_nothing_else():
    t = table(north=side("doji-whisperer", hand=("tattooed-wanderer",)), south=side(hand=HELD))
    wanderer = t.card("tattooed-wanderer")
    t.north.chooses(f"attach:c{wanderer}")
    t.north.picks("doji-whisperer")
    assert t.s.host[wanderer] == t.card("doji-whisperer")
    assert wanderer not in characters(t.s)
    assert t.skills("doji-whisperer") == (0, 3)
    assert has(t.s, t.card("doji-whisperer"), "covert")


def test_tattooed_wanderer_is_a_character_where_it_is_played_as_one():
    t = table(north=side(hand=("tattooed-wanderer",)), south=side(hand=HELD))
    wanderer = t.card("tattooed-wanderer")
    assert f"attach:c{wanderer}" not in t.north.options  # nobody to bear it
    t.north.plays("tattooed-wanderer", "choice0")
    assert wanderer in characters(t.s)


@rule("LCG-CTYP-02")
def test_tattooed_wanderer_is_a_character_again_in_the_pile():
    t = table(north=side("doji-whisperer", hand=("tattooed-wanderer", "let-go")), south=side(hand=HELD))
    wanderer = t.card("tattooed-wanderer")
    t.north.chooses(f"attach:c{wanderer}")
    t.north.picks("doji-whisperer")
    turn_of(t, "north")
    t.north.uses("let-go", f"c{wanderer}")
    let_be(t)
    assert t.zone("tattooed-wanderer") == "discard"
    assert t.s.definition(wanderer).type_name == "character"


def test_togashi_kazue_moves_fate_to_who_bears_her():
    t = conflict(
        attacker=side("doji-whisperer", hand=("togashi-kazue",)),
        defender=side(who("brash-samurai", fate=2), hand=HELD),
        type="political",
    )
    t.defender.passes()
    kazue = t.card("togashi-kazue")
    t.attacker.chooses(f"attach:c{kazue}")
    t.attacker.picks("doji-whisperer")
    turn_of(t, "attacker")
    t.attacker.chooses(next(each for each in t.attacker.options if each.startswith(f"use:c{kazue}:")))
    assert t.attacker.options == [t.attacker.ref("brash-samurai"), "back"]
    assert t.prompt.endswith(
        "move 1 fate from which participating character other than Doji Whisperer to Doji Whisperer?"
    )
    t.attacker.picks("brash-samurai")
    assert (t.fate_on("doji-whisperer"), t.fate_on("brash-samurai")) == (1, 1)


def test_togashi_kazue_does_nothing_for_who_is_at_home():
    t = conflict(
        attacker=side("brash-samurai", home=["doji-whisperer"], hand=("togashi-kazue",)),
        defender=side(who("yogo-outcast", fate=2), hand=HELD),
    )
    t.defender.passes()
    kazue = t.card("togashi-kazue")
    t.attacker.chooses(f"attach:c{kazue}")
    t.attacker.picks("doji-whisperer")
    turn_of(t, "attacker")
    assert not any(each.startswith(f"use:c{kazue}:") for each in t.attacker.options)


def favored(fate):
    """Somebody for whom the next attachment costs 1 less."""
    bearer = who("doji-whisperer", "daimyos-favor")
    t = table(
        north=side(bearer, "brash-samurai", hand=("tattooed-wanderer", "togashi-kazue"), fate=fate),
        south=side(hand=HELD),
    )
    t.north.uses("daimyos-favor")
    turn_of(t, "north")
    return t


@rule("LCG-CTYP-02", "LCG-COST-04")
def test_what_is_played_as_an_attachment_costs_what_attachments_cost():
    t = favored(fate=3)
    t.north.chooses(f"attach:c{t.card('togashi-kazue')}")
    t.north.picks("doji-whisperer")
    assert t.north.fate == 1  # 3 less 1
    turn_of(t, "north")
    t.north.chooses(f"attach:c{t.card('tattooed-wanderer')}")
    t.north.picks("doji-whisperer")
    assert t.north.fate == 0  # the next one was the other


@rule("LCG-CTYP-02")
def test_what_is_played_as_a_character_is_no_attachment():
    t = favored(fate=1)
    t.north.plays("tattooed-wanderer", "choice0")
    assert t.north.fate == 0
    turn_of(t, "north")
    assert f"attach:c{t.card('togashi-kazue')}" not in t.north.options


@rule("LCG-CTYP-02", "LCG-ERR-10")
def test_those_who_serve_make_no_attachment_cheaper():
    t = table(
        "dynasty",
        north=side("doji-whisperer", hand=("those-who-serve", "togashi-kazue"), fate=4, role="keeper-of-air"),
        south=side(hand=HELD),
    )
    t.north.uses("those-who-serve")
    turn_of(t, "north")
    t.north.chooses(f"attach:c{t.card('togashi-kazue')}")
    t.north.picks("doji-whisperer")
    assert t.north.fate == 0


@rule("LCG-PUT-09", "LCG-CTYP-02")
def test_what_may_be_played_as_from_hand_may_be_played_as_an_attachment():
    academy = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "face_up": True}]}
    t = table(
        north=side("doji-whisperer", provinces=(academy,), conflict=["tattooed-wanderer"]),
        south=side(hand=HELD),
    )
    wanderer = t.card("tattooed-wanderer")
    assert f"attach:c{wanderer}" not in t.north.options
    t.north.uses("artisan-academy")
    turn_of(t, "north")
    t.north.chooses(f"attach:c{wanderer}")
    t.north.picks("doji-whisperer")
    assert t.s.host[wanderer] == t.card("doji-whisperer")
    assert t.north.fate == 4
