"""Who controls a card and what it is while several effects say so, and as each of them ends."""

import pytest

from gorin.games.lcg.kinds import CONFLICT_END, GAME_END, PHASE_END
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.entering import become_copy, take_control
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.language.card_filters import your
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import let_be, to_the_end, turn_of
from support.lcg_table import conflict, side
from support.rule import rule

PRIZE = person("Prize", facts="cost=2 2/2 glory=1")
SUN = person("Sun", facts="cost=2 5/5 glory=1")
MOON = person("Moon", facts="cost=2 1/7 glory=1")
SPANS = {"brief": CONFLICT_END, "long": PHASE_END, "lasting": GAME_END}
GRABS = [
    event(f"{name} Grab", action(target(theirs(CHARACTER)), take_control(TARGET, until)))
    for name, until in SPANS.items()
]
MASKS = [
    event(
        f"{name} Mask",
        action(target(your(CHARACTER)), second_target(CHARACTER), become_copy(TARGET, SECOND, until)),
    )
    for name, until in SPANS.items()
    if until != GAME_END
]

cards = published(PRIZE, SUN, MOON, *GRABS, *MASKS)


def whose(t):
    return t.names[t.s.controller[t.card("prize")]]


def grabbed(*spans):
    """The defender's Prize is grabbed by one player after the other; then the conflict is over."""
    hands: list[list[str]] = [[], []]
    for number, span in enumerate(spans):
        hands[number % 2].append(f"{span}-grab")
    t = conflict(
        attacker=side("doji-whisperer", hand=(*hands[0], "fine-katana")),
        defender=side("prize", hand=(*hands[1], "fine-katana")),
    )
    for number, span in enumerate(spans):
        name = ("attacker", "defender")[number % 2]
        turn_of(t, name)
        getattr(t, name).uses(f"{span}-grab", "prize")
        let_be(t)
    during = whose(t)
    to_the_end(t)
    return t, during


def to_fate(t):
    while t.s.phase != "fate":
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)


@rule("LCG-CTRL-09")
@pytest.mark.parametrize(
    ("spans", "during", "after_conflict", "after_phase"),
    [
        (("brief",), "attacker", "defender", "defender"),
        (("long", "brief"), "defender", "attacker", "defender"),
        (("brief", "long"), "defender", "defender", "defender"),  # the first one ends under the second
        (("brief", "brief"), "defender", "defender", "defender"),
        (("long", "brief", "long"), "attacker", "attacker", "defender"),
        (("brief", "long", "brief"), "attacker", "defender", "defender"),
        (("lasting", "brief"), "defender", "attacker", "attacker"),
        (("brief", "lasting"), "defender", "defender", "defender"),
        (("brief", "brief", "lasting"), "attacker", "attacker", "attacker"),
        (("long", "lasting", "long"), "attacker", "attacker", "defender"),
    ],
)
def test_control_goes_back_to_whoever_has_it_by_what_still_holds(spans, during, after_conflict, after_phase):
    t, then = grabbed(*spans)
    assert then == during
    assert whose(t) == after_conflict
    to_fate(t)
    assert whose(t) == after_phase


@rule("LCG-COPY-04")
@pytest.mark.parametrize(
    ("first", "second", "after_conflict"),
    [("brief", "long", "moon"), ("long", "brief", "sun"), ("brief", "brief", "prize")],
)
def test_of_two_copyings_the_later_counts_until_it_ends_and_then_the_earlier(first, second, after_conflict):
    t = conflict(
        attacker=side("prize", hand=(f"{first}-mask", f"{second}-mask")),
        defender=side("sun", "moon", hand=("fine-katana",)),
    )
    card = t.card("prize")

    def is_now():
        return t.s.names[t.s.what[card]]

    turn_of(t, "attacker")
    t.attacker.uses(f"{first}-mask", f"c{card}", "sun")
    assert is_now() == "sun"
    turn_of(t, "attacker")
    t.attacker.uses(f"{second}-mask", f"c{card}", "moon")
    assert is_now() == "moon"
    to_the_end(t)
    assert is_now() == after_conflict
    to_fate(t)
    assert is_now() == "prize"
