"""Cards whose words are narrower or wider than they look: whose opponent, which conflict, who is covered."""

import re

import pytest

from gorin.games.lcg.acting.using import OPPONENT_SLOT, THAT_OPPONENT, YOUR_OPPONENT, why_cannot_use
from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.language.abilities import reaction
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.amounts import beyond_in_hand
from gorin.games.lcg.language.verbs.in_play import move_to_conflict
from gorin.games.lcg.language.when.events import CONFLICT_WON
from gorin.games.lcg.language.which.card_filters import CHARACTER, your
from gorin.games.lcg.language.which.predicates import not_participating
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.render import phrase_text
from gorin.language.event_kinds import after
from gorin.language.meaning import meaning_of
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import TARGET
from support.lcg_cards import event, with_cards
from support.lcg_course import go_on, let_be
from support.lcg_formats import attacking, enlightenment, team, there
from support.lcg_table import conflict, side, who
from support.made import made
from support.rule import rule

HELD = ("fine-katana",)


def test_lions_pride_brawler_may_bow_itself():
    t = conflict(attacker=side("lions-pride-brawler"), defender=side("bayushi-liar"))
    t.defender.passes()
    t.attacker.uses("lions-pride-brawler", "lions-pride-brawler")
    assert t.is_bowed("lions-pride-brawler")


@rule("LCG-TARG-07")
def test_shinjo_tatsuo_leads_nobody_from_where_he_is_already():
    t = conflict(attacker=side("shinjo-tatsuo", home=["border-rider"]), defender=side("bayushi-liar"))
    t.defender.passes()
    assert not t.attacker.may_use("shinjo-tatsuo")


@rule("LCG-TARG-05", "LCG-TARG-07")
def test_shinjo_tatsuo_takes_somebody_along_who_can_come():
    t = conflict(
        attacker=side("doji-challenger", home=["shinjo-tatsuo", "border-rider"]),
        defender=side("bayushi-liar"),
    )
    t.defender.passes()
    t.attacker.uses("shinjo-tatsuo")
    assert t.prompt.endswith("choose up to one other character you control")
    assert t.attacker.ref("doji-challenger") not in t.attacker.options
    t.attacker.picks("border-rider")
    assert t.participates("shinjo-tatsuo")
    assert t.participates("border-rider")


@rule("LCG-TARG-07")
def test_each_of_several_targets_must_be_one_whom_it_could_affect():
    lying = {"card": "manicured-garden", "cards": [{"card": "bayushi-liar", "face_up": True}]}
    t = conflict(
        attacker=side("unassuming-yojimbo", hand=("ambush", "adept-of-shadows"), provinces=(lying,)),
        defender=side("doji-challenger"),
    )
    t.defender.passes()
    t.attacker.uses("ambush", "adept-of-shadows")
    assert t.attacker.ref("bayushi-liar") not in t.attacker.options  # a dash in military skill


@pytest.mark.parametrize(("before", "skill"), [([], 3), (["military"], 2), (["political"], 3)])
def test_moto_youth_knows_which_conflicts_were_military(before, skill):
    """Whatever a conflict was declared as: this one was political."""
    t = conflict(
        attacker=side("moto-youth", hand=("captive-audience",)),
        defender=side("bayushi-liar"),
        type="political",
    )
    for type in before:
        t.s.history.insert(0, _declared(1, type))
    t.defender.passes()
    t.attacker.uses("captive-audience")
    assert t.skills("moto-youth")[0] == skill


@rule("LCG-LAST-02")
def test_tranquility_stays_with_whom_it_has_covered():
    t = conflict(
        attacker=side("doji-challenger", hand=("tranquility",)),
        defender=side("yogo-outcast", home=[who("adept-of-shadows", "favored-mount")], hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("tranquility")
    let_be(t)
    t.defender.uses("favored-mount")
    t.attacker.passes()
    assert t.participates("adept-of-shadows")
    assert not t.defender.may_use("adept-of-shadows")


@rule("LCG-LAST-02")
def test_tranquility_does_not_reach_who_goes_home_afterwards():
    t = conflict(
        attacker=side("master-of-the-spear", hand=("tranquility",)),
        defender=side("yogo-outcast", "adept-of-shadows", home=["soshi-illusionist"], hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("tranquility")
    let_be(t)
    t.defender.passes()
    t.attacker.uses("master-of-the-spear")
    t.defender.picks("adept-of-shadows")
    let_be(t)
    assert not t.participates("adept-of-shadows")
    assert t.defender.may_use("adept-of-shadows")


@rule("LCG-LAST-02")
def test_indomitable_will_stays_with_who_was_alone_when_the_conflict_was_won():
    late = event(
        "Test Latecomer",
        reaction(
            after(CONFLICT_WON, YOU), target(your(CHARACTER, not_participating)), move_to_conflict(TARGET)
        ),
    )
    with with_cards(late):
        t = conflict(
            attacker=side(
                "doji-challenger", home=["border-rider"], hand=("indomitable-will", "test-latecomer")
            ),
            defender=side(),
        )
        while not t.attacker.may_use("indomitable-will"):
            go_on(t)
        t.attacker.uses("indomitable-will")
        t.attacker.uses("test-latecomer", "border-rider")
        while t.s.conflict is not None:
            go_on(t)
        assert (t.is_bowed("doji-challenger"), t.is_bowed("border-rider")) == (False, True)


# --- whose opponent -------------------------------------------------------------------------------


@rule("LCG-ENL-01")
def test_your_opponent_is_never_who_is_not_in_the_conflict():
    t = enlightenment(
        north=side(there("doji-challenger")),
        south=side(there("bayushi-liar"), "yogo-outcast"),
        east=side("border-rider"),
        conflict=attacking(5),
    )
    while t.asked != "north":
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.uses("doji-challenger")
    assert t.north.ref("yogo-outcast") in t.north.options
    assert t.north.ref("border-rider") not in t.north.options


@rule("LCG-ENL-01")
def test_venerable_historian_compares_with_the_opponent_in_the_conflict():
    t = enlightenment(
        north=side(there("venerable-historian"), honor=10, hand=HELD),
        south=side(there("yogo-outcast"), honor=12),
        east=side("border-rider", honor=5),
        conflict=attacking(5, "political"),
    )
    while t.asked != "north":
        t.mirror.choose("pass", t.game.decision.seat)
    assert not t.north.may_use("venerable-historian")


def test_city_of_the_open_hand_hits_an_opponent_of_whom_it_is_true_outside_of_conflicts():
    t = enlightenment(
        north=side(stronghold="city-of-the-open-hand", honor=8),
        south=side(stronghold="shizuka-toshi", honor=10),
        east=side(honor=6),
    )
    t.north.uses("city-of-the-open-hand")
    assert [each for each in t.north.options if each.startswith("seat")] == ["seat1"]
    t.north.picks("seat1", "choice0")
    let_be(t)
    assert (t.south.honor, t.east.honor) == (9, 6)


def test_meddling_mediator_counts_the_conflicts_of_one_opponent():
    t = enlightenment(north=side("meddling-mediator", hand=HELD), south=side(), east=side())
    t.s.history = [_declared(1), _declared(2)]
    assert not _may_use(t, "meddling-mediator")
    t.s.history.append(_declared(2))
    assert _may_use(t, "meddling-mediator")


def _declared(seat, type="military"):
    return made(
        TriggerEvent, "conflict declared", NOTHING, seat, 0, ("military", "political").index(type), -1
    )


def _may_use(t, slug):
    card = t.card(slug)
    (ability,) = t.s.cards[t.s.what[card]].acts
    return why_cannot_use(t.s, 0, card, ability) is None


@rule("LCG-TEAM-08")
def test_restoration_of_balance_counts_the_hand_of_who_is_named():
    t = team(south=side(hand=HELD * 2), west=side(hand=HELD * 6))
    context = AbilityContext(0, -1)
    context.put(OPPONENT_SLOT, [3])
    assert beyond_in_hand(4).value(t.s, context) == 2


def test_what_names_your_opponent_is_told_by_the_definition():
    for card in WRITTEN:
        for ability in card.abilities:
            if isinstance(ability, LcgAbility) and card.slug != "radiant-orator":
                said = phrase_text(card, ability).lower()
                twice = "than your opponent" in said and "your opponent controls" in said
                counted = re.search("for each [a-z -]* your opponent controls", said) is not None
                for words in (
                    "your opponent controls",
                    "than your opponent",
                    "your opponent plays",
                    "after your opponent declares",
                ):
                    said = said.replace(words, "")
                left_open = meaning_of(ability).known.left_open
                named = twice or counted or "your opponent" in said
                assert named == (YOUR_OPPONENT in left_open), card.name
                assert ("that opponent" in said) == (THAT_OPPONENT in left_open), card.name


def test_an_ability_that_an_attachment_gives_speaks_of_the_character():
    t = conflict(attacker=side("doji-hotaru"), defender=side(who("kakita-kaezin", "duelist-training")))
    (given,) = [each.label for each in t.game.decision.options if each.label.startswith("Duelist Training")]
    assert given == "Duelist Training — this character challenges a character to a military duel …"
