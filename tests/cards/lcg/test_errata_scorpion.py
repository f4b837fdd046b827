"""Scorpion cards beyond the Core Set that need many words, as they were corrected (LCG-ERR)."""

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.traits import bearer_gains
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import WINS_CONFLICT
from gorin.language.event_kinds import after
from gorin.language.selectors import SELF
from support.lcg_cards import attachment, person, published
from support.lcg_course import turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

BOASTER = person("Boaster", action(gain_honor(1)))
DRUM = attachment("Drum", bearer_gains(action(gain_honor(2))))

GLOATER = person("Gloater", reaction(after(WINS_CONFLICT, SELF), gain_honor(1)), facts="cost=2 0/0 glory=1")

cards = published(BOASTER, DRUM, GLOATER)


# --- Shosuro Deceiver -----------------------------------------------------------------------------


@rule("LCG-ERR-18")
def test_two_deceivers_have_the_ability_of_a_third_character_once_each():
    liars = [who("shosuro-deceiver", status="dishonored"), who("shosuro-deceiver", status="dishonored")]
    t = conflict(
        attacker=side(*liars, who("boaster", status="dishonored"), hand=("fine-katana",)),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    assert len(t.attacker.offered("use", "shosuro-deceiver")) == 2
    for honor in (11, 12):
        t.attacker.uses("shosuro-deceiver")
        assert t.attacker.honor == honor
        turn_of(t, "attacker")
    assert not t.attacker.may_use("shosuro-deceiver")
    assert t.attacker.may_use("boaster")


def test_a_deceiver_learns_only_from_dishonored_participants_and_only_as_one():
    def may(deceiver_at_home=False, boaster_at_home=False, status="dishonored"):
        deceiver, boaster = "shosuro-deceiver", who("boaster", status=status)
        home = [card for card, is_so in ((deceiver, deceiver_at_home), (boaster, boaster_at_home)) if is_so]
        there = [card for card in (deceiver, boaster) if card not in home]
        t = conflict(
            attacker=side(*there, home=home, hand=("fine-katana",)),
            defender=side("yogo-outcast", hand=("fine-katana",)),
        )
        turn_of(t, "attacker")
        return t.attacker.may_use("shosuro-deceiver")

    assert may()
    assert not may(deceiver_at_home=True)
    assert not may(boaster_at_home=True)
    assert not may(status="ordinary")


def test_a_deceiver_has_what_an_attachment_gives_an_enemy():
    t = conflict(
        attacker=side("shosuro-deceiver", hand=("fine-katana",)),
        defender=side(who("yogo-outcast", "drum", status="dishonored"), hand=("fine-katana",)),
    )
    turn_of(t, "attacker")
    t.attacker.uses("shosuro-deceiver")
    assert (t.attacker.honor, t.defender.honor) == (12, 10)


def test_a_deceiver_answers_as_the_other_would():
    t = conflict(
        attacker=side("shosuro-deceiver", hand=("fine-katana",)),
        defender=side(who("ikoma-prodigy", status="dishonored"), hand=("fine-katana",)),
    )
    views = t.game.view(0)["conflict"]["attackers"][0]["gained"]
    assert any("fate is placed" in each for each in views)


@rule("LCG-ERR-18", "LCG-LIMX-02")
def test_a_deceiver_has_the_action_of_each_of_two_of_one_title():
    boasters = [who("boaster", status="dishonored")] * 2
    t = conflict(
        attacker=side("shosuro-deceiver", *boasters, hand=("fine-katana",)),
        defender=side("yogo-outcast", hand=("fine-katana",)),
    )
    turn_of(t, "attacker")
    for honor in (11, 12):
        t.attacker.uses("shosuro-deceiver")
        assert t.attacker.honor == honor
        turn_of(t, "attacker")
    assert not t.attacker.may_use("shosuro-deceiver")


@rule("LCG-ERR-18", "LCG-LIMX-02")
def test_a_deceiver_reacts_to_one_moment_for_each_of_two_of_one_title():
    t = conflict(
        attacker=side("shosuro-deceiver", hand=("fine-katana",)),
        defender=side(*[who("gloater", status="dishonored")] * 2, hand=("fine-katana",)),
    )
    t.fight()
    for honor in (11, 12):
        assert until(t, "attacker", "shosuro-deceiver")
        assert t.s.rings[0].holder == -1  # still the same window
        t.attacker.uses("shosuro-deceiver")
        assert t.attacker.honor == honor
    assert not until(t, "attacker", "shosuro-deceiver")


# --- Stoke Insurrection ---------------------------------------------------------------------------


def stokes(*slugs, face_up=False, **facts):
    rows = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    lying = [{"card": slug, "face_up": face_up} if face_up else slug for slug in slugs]
    provinces = tuple({"card": row, "cards": [each]} for row, each in zip(rows, lying, strict=False))
    t = conflict(
        attacker=side("yogo-outcast", hand=("stoke-insurrection",), **facts),
        defender=side("doji-whisperer", provinces=provinces),
    )
    turn_of(t, "attacker")
    return t


@rule("LCG-ERR-16")
def test_stoke_insurrection_turns_all_up_and_brings_two_of_six_fate_at_most():
    t = stokes("isawa-atsuko", "doji-challenger", "shiba-tsukune", "matsu-berserker")
    t.attacker.uses("stoke-insurrection")
    t.attacker.picks("isawa-atsuko")
    assert t.attacker.options == [f"c{t.card('matsu-berserker')}", "done", "back"]  # 4 and 3 are too much
    t.attacker.picks("matsu-berserker")
    for slug in ("isawa-atsuko", "matsu-berserker"):
        assert t.participates(slug)
        assert (t.s.controller[t.card(slug)], t.s.owner[t.card(slug)]) == (0, 1)
    assert t.s.face_up[t.card("doji-challenger")]


def test_stoke_insurrection_costs_less_where_much_lies_face_down():
    four = stokes("isawa-atsuko", "doji-challenger", "shiba-tsukune", "matsu-berserker", fate=2)
    three = stokes("isawa-atsuko", "doji-challenger", "shiba-tsukune", fate=2)
    assert four.attacker.may_use("stoke-insurrection")
    assert not three.attacker.may_use("stoke-insurrection")


@rule("LCG-ERR-16", "LCG-TRIG-05")
def test_stoke_insurrection_needs_no_face_down_card():
    t = stokes("isawa-atsuko", "matsu-berserker", face_up=True)
    t.attacker.uses("stoke-insurrection")
    t.attacker.picks("isawa-atsuko", "matsu-berserker")
    assert t.participates("isawa-atsuko")
    assert t.participates("matsu-berserker")


@rule("LCG-TRIG-05")
def test_stoke_insurrection_needs_something_to_turn_up_or_to_bring():
    assert not stokes("imperial-storehouse", face_up=True).attacker.may_use("stoke-insurrection")


# --- Hidden Moon Dōjō -----------------------------------------------------------------------------


def dojo(face_up):
    return (
        {"card": "manicured-garden", "cards": [{"card": "hidden-moon-dojo", "face_up": True}]},
        {"card": "ancestral-lands", "cards": [{"card": "doji-challenger", "face_up": face_up}]},
        {"card": "elemental-fury", "cards": [{"card": "matsu-berserker", "face_up": True}]},
    )


@rule("LCG-ERR-42")
def test_the_hidden_moon_dojo_is_spelled_with_long_vowels():
    t = table(north=side(provinces=dojo(True)), south=side())
    printed = t.s.definition(t.card("hidden-moon-dojo"))
    assert printed.name == "Hidden Moon Dōjō"
    assert printed.keywords == ("Dōjō",)


def test_beside_the_hidden_moon_dojo_cards_are_played_as_from_the_hand():
    t = table(north=side(provinces=dojo(True)), south=side())
    assert t.north.may_play("doji-challenger")
    assert not t.north.may_play("matsu-berserker")  # two provinces away
    t.north.plays("doji-challenger", "choice0")
    assert t.zone("doji-challenger") == "play"


def test_the_hidden_moon_dojo_turns_a_card_beside_it_up():
    t = conflict(attacker=side("yogo-outcast", provinces=dojo(False)), defender=side("doji-whisperer"))
    turn_of(t, "attacker")
    t.attacker.uses("hidden-moon-dojo", "doji-challenger")
    assert t.s.face_up[t.card("doji-challenger")]
