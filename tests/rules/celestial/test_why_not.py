"""Why not: every refusal has a sentence and its clauses, and tells nothing that is hidden."""

import random

import pytest

import gorin
from gorin.language.library.library import library_of
from support.ccg_table import battle, side, table, unit
from support.rule import rule


def reasons(t, who, ref):
    return t.game.why_not(getattr(t, who).seat, ref)


def clauses(t, who, slug, nth=0):
    """The clauses against using a card now."""
    return {clause for reason in reasons(t, who, f"c{t.card(slug, nth)}") for clause in reason.clauses}


def said(t, who, slug, nth=0):
    return " ".join(reason.sentence for reason in reasons(t, who, f"c{t.card(slug, nth)}"))


def nth_in(t, slug, zone):
    """Which of two copies is in a zone."""
    return next(nth for nth in (0, 1) if t.zone(slug, nth) == zone)


def test_what_an_option_points_at_has_no_reason_against_it():
    t = battle(attacker=side("hida-kaoru", hand=("charge",)), defender=side("doji-ayano"))
    t.defender.passes()
    assert "use:charge" in t.attacker.may
    assert reasons(t, "attacker", f"c{t.card('charge')}") == ()


@rule("CE-ACTP-04")
def test_who_is_not_asked_is_told_so():
    t = table(north=side("hida-kaoru", hand=("rout",)), south=side("doji-ayano", hand=("charge",)))
    assert t.asked == "north"
    assert clauses(t, "south", "charge") == {"CE-ACTP-04"}


@rule("CE-ACT-05")
def test_a_battle_action_waits_for_a_battle():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    assert clauses(t, "north", "charge") == {"CE-ACT-05"}


@rule("CE-ACT-01", "CE-CTRL-01")
def test_a_card_of_somebody_else_is_not_yours():
    t = table(north=side(hand=("charge",)), south=side("doji-ayano"))
    assert clauses(t, "north", "doji-ayano") == {"CE-CTRL-01", "CE-ACT-01"}


def test_a_card_without_an_action_says_so():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    assert said(t, "north", "hida-kaoru") == "It has no ability you can use as an action."


@rule("CE-BTL-07")
def test_without_a_unit_there_is_no_battle_action():
    t = battle(attacker=side("hida-kaoru"), defender=side(hand=("charge",)))
    assert t.asked == "defender"
    assert clauses(t, "defender", "charge") == {"CE-BTL-07"}


@rule("CE-DYN-01")
def test_cards_in_provinces_wait_for_the_dynasty_phase():
    t = table(
        north=side(provinces=[{"card": "hida-kaoru", "face_up": True}], hand=("charge",)),
        south=side(),
    )
    assert clauses(t, "north", "hida-kaoru") == {"CE-DYN-01"}


@rule("CE-CRD-25", "CE-KEY-15")
def test_a_spell_needs_a_shugenja():
    spell = next(card for card in library_of("celestial").on_tables() if card.type_name == "Spell")
    t = table(north=side("hida-kaoru", hand=(spell.slug,)), south=side())
    assert {"CE-CRD-25", "CE-KEY-15"} <= clauses(t, "north", spell.slug)


@rule("CE-CRD-14")
def test_an_attachment_needs_somebody_to_carry_it():
    t = table(north=side(hand=("keen-blade",)), south=side("doji-ayano"))
    assert clauses(t, "north", "keen-blade") == {"CE-CRD-14"}


@rule("CE-KEY-12")
def test_a_second_weapon_is_too_much():
    t = table(north=side(unit("hida-kaoru", "keen-blade"), hand=("keen-blade",)), south=side())
    assert "CE-KEY-12" in clauses(t, "north", "keen-blade", nth_in(t, "keen-blade", "hand"))


# --- the Attack phase -----------------------------------------------------------------------------


def attack(**north):
    t = table("attack", north=side(**north), south=side("doji-ayano"))
    t.north.chooses("seat1")
    return t


@rule("CE-MAN-05")
def test_a_bowed_leader_cannot_be_assigned():
    t = attack(play=["hida-kaoru", unit("hida-eijiko", bowed=True)])
    assert clauses(t, "north", "hida-eijiko") == {"CE-MAN-05"}
    assert clauses(t, "north", "hida-kaoru") == set()


@rule("CE-CRD-16", "CE-MAN-01")
def test_attachments_go_with_their_personality():
    t = attack(play=["hida-eijiko", unit("hida-kaoru", "keen-blade")])
    assert clauses(t, "north", "keen-blade") == {"CE-CRD-16", "CE-MAN-01"}
    assert "CE-CTRL-01" in clauses(t, "north", "doji-ayano")


@rule("CE-MAN-06", "CE-MAN-07")
def test_cavalry_maneuvers_are_for_cavalry():
    t = attack(play=["hida-kaoru", "utaku-kohana"])
    t.north.chooses("done")
    while "Cavalry" not in t.prompt:
        t.mirror.choose("done", t.game.decision.seat)
    assert clauses(t, "north", "hida-kaoru") == {"CE-MAN-06", "CE-MAN-07"}
    assert clauses(t, "north", "utaku-kohana") == set()


@rule("CE-ATK-03")
def test_battlefields_are_at_the_defenders_provinces():
    t = attack(play=["hida-kaoru", "hida-eijiko"])
    t.north.chooses("hida-kaoru")
    own, others = [next(p.id for p in t.s.provinces if p.owner == seat) for seat in (0, 1)]
    assert [reason.clauses for reason in reasons(t, "north", f"p{own}")] == [("CE-ATK-03",)]
    assert reasons(t, "north", f"p{others}") == ()
    t.north.chooses(f"p{others}")
    assert said(t, "north", "hida-kaoru") == "This unit is already assigned. Undo that first."


# --- the Dynasty phase ----------------------------------------------------------------------------


def shop(*cards, **north):
    provinces = [{"card": card, "face_up": True} for card in cards]
    return table("dynasty", north=side(provinces=provinces, **north), south=side())


@rule("CE-DYN-03")
def test_honor_can_be_too_low():
    t = shop("doji-ayano", "iron-mine", honor=-5)
    assert clauses(t, "north", "doji-ayano") == {"CE-DYN-03"}


@rule("CE-CRD-09", "CE-COST-04")
def test_gold_can_be_too_little():
    t = shop("hida-kuon-exp6", "iron-mine", honor=10)
    assert "Gold; you can produce" in said(t, "north", "hida-kuon-exp6")


@rule("CE-UNIQ-01")
def test_a_second_unique_card_stays_away():
    t = shop("utaku-kohana-exp", "iron-mine", play=["utaku-kohana-exp"], honor=20)
    assert "CE-UNIQ-01" in clauses(t, "north", "utaku-kohana-exp", nth_in(t, "utaku-kohana-exp", "province"))


@rule("CE-GOLD-01")
def test_what_pays_must_produce():
    t = shop("hida-kaoru", play=["iron-mine", "large-farm", "large-farm", "hida-eijiko"], honor=5)
    t.north.chooses(next(id for id in t.north.may if id.startswith("buy:hida-kaoru")))
    assert t.prompt.startswith("Pay")
    assert clauses(t, "north", "hida-eijiko") == {"CE-GOLD-01"}
    assert clauses(t, "north", "large-farm") == set()


# --- what cannot be known, and what is not there --------------------------------------------------


def test_a_hidden_card_says_nothing_but_that():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side(hand=("rout",)))
    hidden = [f"c{t.card(slug)}" for slug in ("rout", "remote-village", "large-farm", "unproven-guardian")]
    for ref in hidden:
        assert [str(reason) for reason in reasons(t, "north", ref)] == ["You cannot see this card."]


@pytest.mark.parametrize(
    "ref", ["", "c", "c9999", "c-1", "p99", "seat7", "c1x", "hand:army", "c\u0663", "seat"]
)
def test_what_is_not_there_is_an_error_that_names_it(ref):
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    with pytest.raises(gorin.GorinError, match="there is nothing called"):
        t.game.why_not(0, ref)


def test_every_object_has_an_option_or_a_reason_at_every_moment():
    game = gorin.new("celestial", seed=4)
    rng = random.Random(4)
    for step in range(400):
        if game.over:
            break
        if step % 8 == 0:
            check_all(game)
        decision = game.decision
        game.choose(decision.pick(rng.randrange(decision.count)))


def check_all(game):
    s = game.state
    refs = (
        [f"c{card}" for card in range(len(s.what))] + [f"p{p.id}" for p in s.provinces] + ["seat0", "seat1"]
    )
    offered = {ref for option in game.decision.options for ref in option.refs}
    for ref in refs:
        found = game.why_not(game.decision.seat, ref)
        assert (found == ()) == (ref in offered), ref


def test_reasons_do_not_depend_on_what_is_hidden():
    game = gorin.new("celestial", seed=9)
    rng = random.Random(9)
    for step in range(240):
        if game.over:
            break
        if step % 12 == 0:
            seat = game.decision.seat
            other = game.determinize(seat, rng)
            for card in range(len(game.state.what)):
                ref = f"c{card}"
                assert list(map(str, game.why_not(seat, ref))) == list(map(str, other.why_not(seat, ref)))
        game.choose(game.decision.pick(rng.randrange(game.decision.count)))


# --- the reason by its name -----------------------------------------------------------------------


def test_what_there_is_nothing_of_is_named():
    t = battle(attacker=side("hida-kaoru", hand=("heroic-feat",)), defender=side(hand=("charge",)))
    t.defender.passes()
    told = said(t, "attacker", "heroic-feat")
    assert told.startswith("There is nothing to choose: it needs ")
    assert "opposed" in told


def test_what_there_is_nothing_of_is_measured_by_nobody_in_particular_yet():
    t = table(north=side("isawa-kyoko", hand=("private-whispers",)), south=side())
    assert said(t, "north", "private-whispers") == (
        "There is nothing to choose: it needs a Personality with Personal Honor higher than"
        " the performer's Personal Honor."
    )


def test_a_player_and_a_province_are_told_about():
    t = table(north=side("hida-kaoru", hand=("charge",)), south=side())
    (player,) = reasons(t, "north", "seat1")
    assert player.sentence.startswith("Crane, ")
    own = next(place.id for place in t.s.provinces if place.owner == 0)
    (reason,) = reasons(t, "north", f"p{own}")
    assert "strength" in reason.sentence
