"""Cards that target before the second colon: your own target performs the action (CE-PERF-03)."""

import pytest

from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.language.abilities import Action
from gorin.language.core.meaning import HOSTILE
from gorin.language.picks import TARGETS, Pick
from support.ccg_battle import marched
from support.ccg_table import battle, side, table, unit
from support.rule import rule

QUIET = "temple-of-purity"
WAITING = ("keen-blade",)
UP_FRONT = {
    "asahina-nanae": [1],
    "bayushi-kurumi": [1],
    "charge": [1],
    "discretionary-valor": [1],
    "doji-hakuseki-exp2": [1],
    "heavenly-yari-of-the-phoenix": [1],
    "hida-eijiko": [1],
    "hida-kuon-exp6": [1],
    "impressive-resilience": [1],
    "know-your-center": [2],
    "matsu-satsune": [1],
    "overgrown-grove": [1],
    "power-of-innocence": [1],
    "private-whispers": [1],
    "ramifications": [1],
    "ride-through-the-night": [1],
    "rout": [1],
    "saibankans-justice": [1],
    "settling-the-homeless": [1],
    "shiba-ryuba": [1],
    "shinjo-hwarang": [1],
    "swift-sword-cut": [1],
    "the-slow-death": [1],
    "threat-of-execution": [1],
    "togashi-osawa-exp": [1],
    "traveling-ronin": [1],
    "tsuruchi-sanjo": [1],
    "unstoppable-force": [1],
    "unwavering-assault": [1],
    "yoritomo-naizen-exp3": [2],
    "zanaru": [1],
}
"""Card -> which of its actions, counted from one, have such a target that may be one's own."""


def _may_perform(pick: Pick) -> bool:
    return pick.role == TARGETS and pick.performs and pick.card_filter.among != HOSTILE


def test_these_and_no_others():
    found: dict[str, list[int]] = {}
    for card in catalogue("celestial").values():
        actions = [ability for ability in card.abilities if isinstance(ability, Action)]
        for number, action in enumerate(actions, 1):
            if not card.created and any(_may_perform(pick) for pick in action.picks):
                found.setdefault(card.slug, []).append(number)
    assert found == UP_FRONT


@rule("CE-PERF-03", "CE-NAV-02")
@pytest.mark.parametrize(
    ("strategy", "offered"),
    [
        ("charge", True),
        ("impressive-resilience", True),
        ("rout", True),
        ("settling-the-homeless", True),
        ("the-slow-death", True),
        ("unstoppable-force", True),
        ("a-legion-of-one", False),  # it targets in its effects
    ],
)
def test_the_naval_personality_performs_the_first_action_as_its_target(strategy: str, offered: bool):
    t = marched(
        side("isawa-mizuhiko", hand=[strategy, "unproven-guardian"], stronghold=QUIET),
        side("hida-ogano", hand=["unproven-guardian"], stronghold=QUIET),
    )
    t.north.chooses("p4")
    t.north.chooses("naval")
    if "isawa-mizuhiko" in t.north.may:
        t.north.chooses("isawa-mizuhiko")
    t.north.table_passes_reactions()
    assert any(option.startswith(f"use:{strategy}") for option in t.north.may) is offered


def blackmailed(north: dict, south: dict, victim: str):
    """Minor Blackmail has been revealed and watches one of the other player's people."""
    north.setdefault("provinces", ("minor-blackmail", "large-farm", "large-farm", "large-farm"))
    t = table("events", north=north, south=south)
    if victim in t.north.may:
        t.north.chooses(victim)
    t.until("dynasty")
    t.until("action")
    return t


@rule("CE-PERF-03")
def test_who_is_straightened_by_nanae_has_performed():
    t = blackmailed(
        side("hida-kaoru", hand=WAITING), side("asahina-nanae", "isawa-kyoko", hand=WAITING), "isawa-kyoko"
    )
    t.south.uses("asahina-nanae", "isawa-kyoko")
    assert t.is_dishonored("isawa-kyoko")


@rule("CE-PERF-02")
def test_a_spell_that_is_destroyed_for_its_action_was_performed_by_its_shugenja_all_the_same():
    t = blackmailed(
        side("hida-kaoru", hand=WAITING),
        side(unit("isawa-kyoko", "walking-the-way"), hand=WAITING),
        "isawa-kyoko",
    )
    t.south.uses("walking-the-way")
    t.south.chooses(min(t.south.may))
    t.south.table_passes_reactions()
    assert t.is_dishonored("isawa-kyoko")


@rule("CE-PERF-04")
@pytest.mark.parametrize(("target", "performs"), [("hida-kaoru", False), ("hida-ogano", True)])
def test_only_an_own_target_of_osawa_performs(target: str, performs: bool):
    t = battle(
        attacker=side("togashi-osawa-exp", "hida-ogano", hand=WAITING),
        defender=side("hida-kaoru", hand=("countermove", *WAITING)),
    )
    t.defender.passes()
    t.attacker.chooses("use:togashi-osawa-exp")
    t.attacker.chooses(target)
    taken = next(step for step in t.s.stack if isinstance(step, TakeAction))
    assert (t.card(target) in taken.performing) is performs
    assert t.card("togashi-osawa-exp") in taken.performing


# --- two additional actions ---------------------------------------------------------------------------


def test_two_additional_actions_are_two():
    """The Hundred-Hand Strike gives one, and the Pillars of Virtue another for it."""
    hand = ("the-hundred-hand-strike", "outer-walls", "settling-the-homeless", "charge")
    t = battle(
        attacker=side("hida-kaoru", "hida-ogano", hand=("keen-blade",) * 3),
        defender=side("togashi-taro", stronghold="pillars-of-virtue", hand=hand),
    )
    t.defender.chooses("use:the-hundred-hand-strike")
    for choice in ("togashi-taro", "hida-kaoru"):
        if choice in t.defender.may:
            t.defender.chooses(choice)
    while t.is_in_window:
        player = getattr(t, t.asked)
        player.chooses("use:pillars-of-virtue" if "use:pillars-of-virtue" in player.may else "pass")
    for _ in range(2):
        assert (t.asked, t.prompt) == ("defender", "Take an additional action, or pass")
        t.defender.passes()
    assert (t.asked, t.prompt) == ("attacker", "Take a Battle action, or pass")


# --- the shame of the moment --------------------------------------------------------------------------


def shamed(attacker: dict, hand: tuple[str, ...]):
    return battle(attacker=attacker, defender=side("doji-ayano", hand=hand))


def answered(t, *wanted: str) -> set[str]:
    """Everything offered to the Defender until the next Battle action, taking what is wanted."""
    seen: set[str] = set()
    while not t.prompt.startswith("Take a"):
        player = getattr(t, t.asked)
        seen |= set(player.may) if t.asked == "defender" else set()
        choice = next((each for each in wanted if each in player.may), None)
        player.chooses(choice or ("pass" if "pass" in player.may else min(player.may)))
    return seen


def test_who_was_dishonorable_when_he_was_sent_home_shames_his_owner_though_he_atoned():
    t = shamed(
        side(unit("yoritomo-suwa", dishonored=True), "hida-kaoru", hand=WAITING),
        ("shame-never-dies", "ramifications"),
    )
    t.defender.chooses("use:ramifications")
    t.defender.chooses("yoritomo-suwa")
    assert "use:shame-never-dies" in answered(t, "seppuku", "yoritomo-suwa")


def test_who_was_dishonored_only_after_he_was_sent_home_does_not():
    t = shamed(
        side("yoritomo-suwa", "hida-kaoru", hand=WAITING),
        ("shame-never-dies", "insurmountable-obstacle", "settling-the-homeless"),
    )
    t.defender.uses("insurmountable-obstacle:2")
    t.attacker.passes() if t.asked == "attacker" else None
    t.defender.chooses("use:settling-the-homeless")
    t.defender.chooses("yoritomo-suwa")
    assert "use:shame-never-dies" not in answered(t)
    assert t.is_dishonored("yoritomo-suwa")


# --- a Spell has no Force -----------------------------------------------------------------------------


def against_a_spell(hand: tuple[str, ...], *play: str):
    return battle(
        attacker=side(unit("isawa-kyoko", "walking-the-way", "keen-blade"), hand=WAITING),
        defender=side(*play, hand=(*hand, *WAITING)),
    )


@rule("CE-CRD-25")
def test_a_spell_is_not_compared_by_force():
    t = against_a_spell(("viper-tattoo",), "togashi-taro")
    t.defender.chooses("use:viper-tattoo")
    t.defender.chooses("togashi-taro")
    assert "keen-blade" in t.defender.may
    assert "walking-the-way" not in t.defender.may


@rule("CE-CRD-25")
def test_a_spell_gets_no_penalty_that_others_could_gain_from():
    t = against_a_spell(("unstoppable-power",), "utaku-kohana-exp", "tamori-kazushige")
    honor = t.defender.honor
    t.defender.chooses("use:unstoppable-power")
    t.defender.chooses("walking-the-way")
    answered(t)
    assert t.defender.honor == honor
    assert not any("Walking the Way gets" in line for line in t.log)
