"""What a player needs for a choice stands in its label and prompt."""

from support.ccg_table import Table, battle, side, table, unit
from support.rule import rule

WAITING = ("keen-blade",)


def labels(t: Table) -> list[str]:
    return [option.label for option in t.game.decision.options]


def test_a_source_says_how_much_gold_it_gives_and_what_it_is_for():
    t = table(north=side("hida-kaoru", "large-farm", "large-farm", hand=("keen-blade",)), south=side())
    t.north.chooses("equip:keen-blade")
    t.north.chooses("hida-kaoru")
    t.north.table_passes_reactions()
    assert t.prompt == "Pay 2 Gold for Keen Blade \N{EM DASH} bow what?"
    assert labels(t)[0] == "Bow Large Farm: 2 Gold"
    assert "Large Farm: 2 Gold" in labels(t)
    assert labels(t)[-1] == "Cancel (the card stays)"


@rule("CE-EQP-02")
def test_nothing_that_looks_like_taking_back_ends_an_equip():
    """Esc takes back; what spends the action must be chosen on purpose."""
    t = table(north=side("hida-kaoru", "large-farm", hand=("keen-blade",)), south=side())
    t.north.chooses("equip:keen-blade")
    t.north.chooses("hida-kaoru")
    t.north.table_passes_reactions()
    assert "back" not in t.north.may
    t.north.chooses("choice1")
    assert t.north.hand == ["keen-blade"]
    assert not t.is_bowed("large-farm")


def test_prices_stand_on_what_is_played():
    t = table(north=side("hida-kaoru", hand=("keen-blade",)), south=side())
    assert "Equip Keen Blade for 2 Gold" in labels(t)
    t = battle(attacker=side("matsu-satsune", hand=WAITING), defender=side("hida-kaoru", hand=WAITING))
    assert not any("Gold)" in label for label in labels(t))
    t = battle(
        attacker=side("hida-kaoru", hand=WAITING),
        defender=side("hida-ogano", "large-farm", home=["matsu-satsune"], hand=("unwavering-assault",)),
    )
    assert any(label.startswith("Unwavering Assault (2 Gold) — ") for label in labels(t))


def test_a_leader_says_what_his_unit_is_worth():
    t = table("attack", north=side(unit("hida-kaoru", "steadfast-bushi"), "hida-ogano"), south=side())
    t.north.chooses("seat1")
    kaoru, ogano = (next(label for label in labels(t) if name in label) for name in ("Kaoru", "Ogano"))
    assert ", unit " in kaoru
    assert ", unit " not in ogano


def test_a_focus_says_its_value_and_whence_it_comes():
    t = battle(
        attacker=side("hida-kaoru", hand=("keen-blade",)),
        defender=side("doji-ayano", hand=("steel-on-steel", "charge")),
    )
    t.defender.chooses("use:steel-on-steel")
    for pick in ("doji-ayano", "hida-kaoru"):
        if pick in t.defender.may:
            t.defender.chooses(pick)
    while t.game.decision.kind != "duel.focus":
        t.mirror.choose("pass", t.game.decision.seat)
    named = [label for label in labels(t) if label != "Strike"]
    assert all("(Focus " in label for label in named)
    assert any(label.endswith(", from your hand)") for label in named)
