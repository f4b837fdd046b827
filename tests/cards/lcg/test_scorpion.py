"""Scorpion cards: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.language.abilities import reaction, would_interrupt
from gorin.games.lcg.language.verbs.answers import instead
from gorin.games.lcg.language.verbs.in_play import return_to_deck_bottom
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import another
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after, when_would
from gorin.language.selectors import IT
from support.lcg_cards import person, published
from support.lcg_course import to_the_end
from support.lcg_table import conflict, side, table, who
from support.rule import rule

OTHERS = any_(CHARACTER, another)
cards = published(
    person(
        "Test Guide", would_interrupt(when_would(LEAVES_PLAY, OTHERS), instead(return_to_deck_bottom(IT)))
    ),
    person("Test Mourner", reaction(after(LEAVES_PLAY, OTHERS), gain_honor(1))),
)


@rule("LCG-CTRL-06")
@pytest.mark.parametrize(("honor", "able"), [(9, True), (10, False)])
def test_blackmail_takes_a_cheap_character_for_the_conflict(honor, able):
    t = conflict(
        attacker=side("doji-whisperer", "doji-hotaru"),
        defender=side("yogo-outcast", hand=("blackmail",), honor=honor),
        type="political",
    )
    assert t.defender.may_use("blackmail") is able
    if able:
        t.defender.uses("blackmail")
        assert t.defender.ref("doji-hotaru") not in t.defender.options
        t.defender.picks("doji-whisperer")
        assert t.s.controller[t.card("doji-whisperer")] == 1
        to_the_end(t)
        assert t.s.controller[t.card("doji-whisperer")] == 0


@pytest.mark.parametrize(("dial", "able"), [(3, True), (1, False)])
def test_i_can_swim_needs_the_higher_bid(dial, able):
    t = conflict(
        attacker=side(who("doji-whisperer", status="dishonored"), dial=2),
        defender=side("yogo-outcast", hand=("i-can-swim",), dial=dial),
        type="political",
    )
    assert t.defender.may_use("i-can-swim") is able
    if able:
        t.defender.uses("i-can-swim", "doji-whisperer")
        assert t.zone("doji-whisperer") == "discard"


def test_city_of_lies_makes_the_next_event_cheaper():
    city = {"card": "manicured-garden", "cards": [{"card": "city-of-lies", "face_up": True}]}
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("yogo-outcast", hand=("blackmail",), honor=9, provinces=(city, "ancestral-lands")),
        type="political",
    )
    t.defender.uses("city-of-lies")
    if t.asked == "attacker":
        t.attacker.passes()
    t.defender.uses("blackmail", "doji-whisperer")
    assert t.defender.fate == 3


def test_bayushi_manipulator_bids_one_more():
    t = table("dynasty", north=side("bayushi-manipulator"), south=side())
    for _ in range(20):
        if t.north.may_use("bayushi-manipulator"):
            break
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next(each for each in ("bid-2", "pass") if each in ids), t.game.decision.seat)
    t.north.uses("bayushi-manipulator")
    assert len(t.north.hand) == 3
    assert len(t.south.hand) == 2


@rule("LCG-LIMX-01")
def test_bayushi_shoju_weakens_to_death():
    t = conflict(attacker=side("doji-whisperer"), defender=side("bayushi-shoju"), type="political")
    before = t.skills("doji-whisperer")[1]
    t.defender.uses("bayushi-shoju", "doji-whisperer")
    assert t.skills("doji-whisperer")[1] == before - 1
    if t.asked == "attacker":
        t.attacker.passes()
    t.defender.uses("bayushi-shoju", "doji-whisperer")
    assert not t.defender.may_use("bayushi-shoju")


def test_bayushi_shoju_discards_who_has_nothing_left():
    t = conflict(attacker=side("brash-samurai"), defender=side("bayushi-shoju"), type="political")
    t.defender.uses("bayushi-shoju", "brash-samurai")
    assert t.zone("brash-samurai") == "discard"


def marked(*attached, beside=()):
    """The defender's Shoju takes the last political skill of Brash Samurai."""
    t = conflict(
        attacker=side(who("brash-samurai", *attached), *beside),
        defender=side("bayushi-shoju"),
        type="political",
    )
    t.defender.uses("bayushi-shoju", "brash-samurai")
    return t


@rule("LCG-LAST-01", "LCG-REPL-01")
def test_reprieve_only_delays_what_shoju_does():
    t = marked("reprieve")
    assert t.zone("brash-samurai") == "play"
    t.attacker.uses("reprieve")
    assert (t.zone("reprieve"), t.zone("brash-samurai")) == ("discard", "discard")


@rule("LCG-LAST-01", "LCG-CNST-04")
def test_what_sends_somebody_elsewhere_may_take_the_place_of_shojus_discard():
    t = marked(beside=["test-guide"])
    t.attacker.uses("test-guide")
    assert t.zone("brash-samurai") == "deck"


def test_who_reacts_to_leaving_play_reacts_to_shojus_discard():
    t = marked(beside=["test-mourner"])
    assert t.zone("brash-samurai") == "discard"
    t.attacker.uses("test-mourner")
    assert t.attacker.honor == 11


def test_bayushi_yunako_switches_base_skills():
    t = conflict(attacker=side("doji-hotaru"), defender=side("bayushi-yunako"))
    t.defender.uses("bayushi-yunako", "doji-hotaru")
    assert t.skills("doji-hotaru") == (6, 3)


def test_favored_niece_exchanges_a_card():
    t = table(north=side("favored-niece", hand=("banzai",)), south=side())
    t.north.uses("favored-niece", "banzai")
    assert t.north.hand == ["fine-katana"]
    assert t.zone("banzai") == "discard"


def test_shosuro_actress_brings_a_dead_enemy_back():
    t = conflict(
        attacker=side("doji-challenger", dynasty_discard=["savvy-politician", "doji-hotaru"]),
        defender=side("shosuro-actress"),
        type="political",
    )
    t.defender.uses("shosuro-actress")
    assert t.defender.ref("doji-hotaru") not in t.defender.options
    t.defender.picks("savvy-politician")
    assert t.s.controller[t.card("savvy-politician")] == 1
    assert t.participates("savvy-politician")
    assert t.zone("shosuro-actress") == "discard"


def test_soshi_illusionist_takes_a_status_away():
    t = table(
        north=side("soshi-illusionist"), south=side(who("yogo-outcast", status="honored"), "bayushi-liar")
    )
    t.north.uses("soshi-illusionist")
    assert t.north.ref("bayushi-liar") not in t.north.options
    t.north.picks("yogo-outcast")
    assert t.status("yogo-outcast") == "ordinary"
    assert t.north.fate == 4


def test_yogo_hiroue_draws_somebody_in_and_shames_him():
    t = conflict(
        attacker=side("yogo-hiroue", "bayushi-shoju"),
        defender=side(home=["doji-whisperer"]),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("yogo-hiroue", "doji-whisperer")
    assert t.participates("doji-whisperer")
    while "dishonor" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    t.attacker.chooses("choice0")
    assert t.status("doji-whisperer") == "dishonored"


def test_secret_cache_looks_for_a_card_when_attacked():
    t = table(
        north=side("doji-whisperer"),
        south=side("yogo-outcast", provinces=("secret-cache", "ancestral-lands")),
    )
    while "ring" not in t.prompt:
        t.mirror.choose("pass", t.game.decision.seat)
    for _ in range(12):
        if t.asked == "south":
            break
        ids = t.north.options
        fitting = [each for each in ids if each.startswith("c") and not each.startswith("choice")]
        t.north.chooses("done" if "done" in ids else (fitting or ids)[0])
    t.south.uses("secret-cache")
    t.south.chooses(t.south.options[0])
    assert t.south.hand == ["fine-katana"]
