"""Events: what each does when it is revealed or later, and what it does not do."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import definition
from gorin.language.core.knowing import knows
from support.ccg_table import side, table

WAITING = ("keen-blade",)
"""A card in the hand that keeps its player from being passed over."""


def revealed(event, north=None, south=None, **facts):
    """The Events phase of North, in whose first province the Event lies."""
    north = side(hand=WAITING) if north is None else north
    north.setdefault("provinces", (event, "large-farm", "large-farm", "large-farm"))
    return table("events", north=north, south=side() if south is None else south, **facts)


def attack(t, *slugs, province="p4"):
    """North sends these to a province of South, where nobody defends, and the battles are fought."""
    t.until("attack")
    t.north.chooses("seat1")
    for slug in slugs:
        t.north.chooses(slug)
        t.north.chooses(province)
    t.until("dynasty")


def next_action_phase(t):
    t.until("dynasty")
    t.until("action")


def test_the_keywords_of_events():
    for slug, keywords in {
        "a-time-for-action": (),
        "alter-history": ("Unique",),
        "festival-of-cherry-blossoms": ("Unique", "Festival"),
        "imperial-ambassadorship": ("Unique", "Imperial"),
        "wisdom-gained": ("Unique",),
    }.items():
        assert definition("celestial", slug).keywords == keywords


@pytest.mark.parametrize(
    "slug",
    (
        "alter-history",
        "festival-of-cherry-blossoms",
        "harsh-choices",
        "imperial-ambassadorship",
        "minor-blackmail",
        "signs-and-portents",
    ),
)
def test_six_events_wait_until_the_last_province_is_turned_up(slug):
    t = revealed(slug, south=side("doji-ayano"))
    turned_up = [at for at, line in enumerate(t.log) if "turns up" in line]
    name = definition("celestial", slug).name
    resolves = next(at for at, line in enumerate(t.log) if f"The Event {name} resolves" in line)
    assert len(turned_up) == 4 and resolves > max(turned_up)


@pytest.mark.parametrize(
    "slug", ("a-time-for-action", "military-alliance", "willing-spirits", "wisdom-gained")
)
def test_the_other_events_do_not_wait(slug):
    t = revealed(slug)
    resolves = next(at for at, line in enumerate(t.log) if "The Event " in line)
    assert sum("turns up" in line for line in t.log[:resolves]) == 1


# --- A Time for Action ----------------------------------------------------------------------------


def test_a_time_for_action_takes_honor_from_everybody_above_twenty():
    t = revealed("a-time-for-action", side(honor=21, hand=WAITING), side(honor=30))
    assert (t.north.honor, t.south.honor) == (16, 25)
    assert t.zone("a-time-for-action") == "discard"


def test_a_time_for_action_spares_those_with_twenty():
    t = revealed("a-time-for-action", side(honor=20, hand=WAITING), side(honor=3))
    assert (t.north.honor, t.south.honor) == (20, 3)


# --- Alter History --------------------------------------------------------------------------------


def test_alter_history_costs_the_defender_honor_for_the_next_province_only():
    t = revealed("alter-history", side("hida-kuon-exp6", "yoritomo-naizen-exp3", hand=WAITING))
    t.until("attack")
    t.north.chooses("seat1")
    for slug, place in (("hida-kuon-exp6", "p4"), ("yoritomo-naizen-exp3", "p5")):
        t.north.chooses(slug)
        t.north.chooses(place)
    t.until("dynasty")
    assert t.south.provinces == 2
    assert t.south.honor == 0


def test_alter_history_does_nothing_without_a_destroyed_province():
    t = revealed("alter-history", side("kakita-hideo", hand=WAITING))
    attack(t, "kakita-hideo")
    assert t.south.provinces == 4
    assert t.south.honor == 5


# --- Festival of Cherry Blossoms ------------------------------------------------------------------


def test_the_festival_gives_honor_once_after_another_player_gains_some():
    t = revealed(
        "festival-of-cherry-blossoms", south=side("acrobat-troupe", "temple-to-shinsei", "togashi-taro")
    )
    next_action_phase(t)
    t.south.uses("acrobat-troupe")
    assert (t.north.honor, t.south.honor) == (7, 7)
    t.north.passes()
    t.south.uses("temple-to-shinsei", "togashi-taro")
    assert (t.north.honor, t.south.honor) == (7, 9), "only the next time"


def test_the_festival_does_not_heed_your_own_gains():
    t = revealed("festival-of-cherry-blossoms", side("acrobat-troupe", hand=WAITING))
    t.until("action")
    t.north.uses("acrobat-troupe")
    assert t.north.honor == 7


# --- Harsh Choices --------------------------------------------------------------------------------


def test_harsh_choices_may_give_up_the_province_of_the_event_for_three_cards():
    t = revealed("harsh-choices", side())
    assert t.north.may == {"choice0", "pass"}
    t.north.chooses("choice0")
    assert t.north.hand == ["unproven-guardian"] * 3
    assert [place.id for place in t.s.provinces if place.owner == 0] == [1, 2, 3]
    assert t.zone("harsh-choices") == "discard"


def test_harsh_choices_can_be_declined():
    t = revealed("harsh-choices", side())
    t.north.chooses("pass")
    assert t.north.hand == [] and t.north.provinces == 4


# --- Imperial Ambassadorship ----------------------------------------------------------------------


def test_the_ambassadorship_lets_others_draw_then_you_arrange_and_draw():
    t = revealed(
        "imperial-ambassadorship",
        side(fate=("charge", "rout", "palm-strike", "keen-blade")),
        side(fate=("charge",)),
    )
    t.south.chooses("choice0")
    assert t.south.hand == ["charge"]
    t.north.chooses("choice0")
    assert t.north.may == {"charge", "rout", "palm-strike"}
    t.north.chooses("palm-strike")
    t.north.chooses("charge")
    assert t.north.hand == ["palm-strike"]
    assert [t.s.names[t.s.what[card]] for card in t.s.players[0].fate] == ["keen-blade", "rout", "charge"]
    assert not knows(t.s, 1, t.s.players[0].fate[-1])


def test_the_ambassadorship_lets_everybody_decline_but_you_draw_all_the_same():
    t = revealed("imperial-ambassadorship", side(fate=("charge", "rout")), side(fate=("charge",)))
    t.south.chooses("pass")
    t.north.chooses("pass")
    assert t.south.hand == []
    assert t.north.hand == ["charge"]


# --- Military Alliance ----------------------------------------------------------------------------


def test_military_alliance_rewards_every_province_destroyed_by_winning_a_battle():
    t = revealed("military-alliance", side("hida-kuon-exp6", "yoritomo-naizen-exp3", hand=WAITING))
    t.until("attack")
    t.north.chooses("seat1")
    for slug, place in (("hida-kuon-exp6", "p4"), ("yoritomo-naizen-exp3", "p5")):
        t.north.chooses(slug)
        t.north.chooses(place)
    t.until("dynasty")
    assert t.south.provinces == 2
    assert t.north.honor == 11


def test_military_alliance_rewards_nobody_for_a_province_given_up():
    t = revealed("military-alliance", side("ebisus-honesty", hand=WAITING))
    t.until("action")
    t.north.uses("ebisus-honesty")
    assert t.north.provinces == 3
    assert t.north.honor == 9


# --- Minor Blackmail ------------------------------------------------------------------------------


def test_minor_blackmail_strikes_when_an_action_he_performed_resolves():
    t = revealed(
        "minor-blackmail", side("hida-kaoru", hand=WAITING), side("togashi-taro", "temple-to-shinsei")
    )
    t.until("dynasty")
    t.until("action")
    t.south.uses("temple-to-shinsei", "togashi-taro")
    assert t.is_dishonored("togashi-taro")
    assert t.south.honor == 5, "two gained, two lost"


def test_minor_blackmail_strikes_once_when_his_unit_is_assigned():
    t = revealed("minor-blackmail", side("hida-kaoru", hand=WAITING), side("doji-ayano", "kakita-hideo"))
    assert t.north.may == {"doji-ayano", "kakita-hideo"}, "somebody of another player"
    t.north.chooses("doji-ayano")
    t.until("attack")
    t.north.chooses("seat1")
    t.north.chooses("hida-kaoru")
    t.north.chooses("p4")
    t.south.chooses("kakita-hideo")
    t.south.chooses("p5")
    t.south.chooses("doji-ayano")
    t.south.chooses("p6")
    assert t.is_dishonored("doji-ayano") and not t.is_dishonored("kakita-hideo")
    assert t.south.honor == 3
    assert not t.s.lasting, "it waits for nothing any more"


# --- Signs and Portents ---------------------------------------------------------------------------


def test_signs_and_portents_discards_one_of_four_and_arranges_the_rest_of_any_deck():
    t = revealed(
        "signs-and-portents",
        side(hand=WAITING),
        side(fate=("charge", "rout", "palm-strike", "courage", "courtesy")),
    )
    assert t.north.may == {"seat0", "seat1"}
    t.north.chooses("seat1")
    assert t.north.may == {"charge", "rout", "palm-strike", "courage", "pass"}
    t.north.chooses("rout")
    t.north.chooses("courage")
    t.north.chooses("charge")
    deck = [t.s.names[t.s.what[card]] for card in reversed(t.s.players[1].fate)]
    assert deck == ["courage", "charge", "palm-strike", "courtesy"]
    assert t.zone("rout") == "discard"
    assert knows(t.s, 0, t.s.players[1].fate[-1]) and not knows(t.s, 1, t.s.players[1].fate[-1])


def test_signs_and_portents_need_not_discard():
    t = revealed("signs-and-portents", side(hand=WAITING), side(fate=("charge", "rout")))
    t.north.chooses("seat1")
    t.north.chooses("pass")
    t.north.chooses("rout")
    assert [t.s.names[t.s.what[card]] for card in t.s.players[1].fate] == ["charge", "rout"]
    assert t.s.players[1].fate_discard == []


# --- Willing Spirits ------------------------------------------------------------------------------


def test_willing_spirits_strengthen_your_provinces_for_good_after_your_next_turn_begins():
    t = revealed("willing-spirits", side(hand=WAITING), side(hand=WAITING))
    t.until("action")
    assert t.strength(0) == 8
    next_action_phase(t)
    assert t.s.active == 1 and t.strength(0) == 8, "it is the turn of another player"
    next_action_phase(t)
    assert t.s.active == 0
    assert [t.strength(place) for place in range(8)] == [10] * 4 + [6] * 4
    next_action_phase(t)
    next_action_phase(t)
    assert t.strength(0) == 10, "once, and it stays"


# --- Wisdom Gained --------------------------------------------------------------------------------


def test_wisdom_gained_lets_each_player_take_a_ring_from_deck_or_discard_pile():
    t = revealed(
        "wisdom-gained",
        side(fate=("charge", "ring-of-air", "rout"), fate_discard=("ring-of-fire", "keen-blade")),
        side(fate=("ring-of-water", "rout")),
    )
    t.north.chooses("choice0")
    assert t.north.may == {"ring-of-air", "ring-of-fire", "pass"}
    t.north.chooses("ring-of-air")
    t.south.chooses("choice0")
    t.south.chooses("ring-of-water")
    assert (t.north.hand, t.south.hand) == (["ring-of-air"], ["ring-of-water"])
    assert knows(t.s, 1, t.s.players[0].hand[0]), "it was shown"
    assert len(t.s.players[0].fate) == 2


def test_wisdom_gained_can_be_declined_and_finds_nothing_but_rings():
    t = revealed("wisdom-gained", side(fate=("charge",)), side(fate=("ring-of-water",)))
    t.north.chooses("choice0")
    assert t.north.may == {"pass"}
    t.north.chooses("pass")
    t.south.chooses("pass")
    assert (t.north.hand, t.south.hand) == ([], [])
    assert definition("celestial", "wisdom-gained").doubt
