"""Values that are set, printed, or an X; attachments that a card refuses (LCG-SET, LCG-PRNT, LCG-NOAT)."""

from gorin.games.lcg.kinds import CONFLICT_END, MILITARY
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.prices import costs_less
from gorin.games.lcg.language.traits import no_attachments
from gorin.games.lcg.language.verbs.in_play import discard
from gorin.games.lcg.language.verbs.stats import gives, set_skills
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import cost_at_most
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.values import cost_of
from gorin.language.card_filters import any_
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import attachment, event, made, person, province, published
from support.lcg_course import attack, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

EVENTS = [
    event("Test Three", action(target(CHARACTER), *set_skills(TARGET, military=3))),
    event("Test Five", action(target(CHARACTER), *set_skills(TARGET, military=5))),
    event("Test Bonus", action(target(CHARACTER), gives(TARGET, military=2, political=1))),
    event("Test Bargain", action(target(any_(CHARACTER, cost_at_most(2))), discard(TARGET))),
]
CHEAP = made("Test Cheap One | Neutral conflict character | cost=3 X/2 glory=1 | Bushi", costs_less(2))
MYSTERY = made("Test Mystery | Neutral conflict character | cost=X 2/2 glory=X | Bushi")
MOOR = province("Test Moor", facts="strength=X air")
HERMIT = person("Test Hermit", no_attachments())
DUELIST = person("Test Purist", no_attachments(of=("Weapon", "Armor")))
SMITH = person("Test Smith", no_attachments(except_=("Weapon",)))
ASCETIC = person("Test Ascetic", no_attachments(of=("Weapon",)), no_attachments(except_=("Weapon",)))
BUSHI = person("Test Bushi", traits="Bushi")
COURTIER = person("Test Courtier", traits="Courtier")
GEAR = [
    attachment("Test Blade", traits="Weapon"),
    attachment("Test Plate", traits="Armor"),
    attachment("Test Ring", traits="Item"),
]

cards = published(*EVENTS, CHEAP, MYSTERY, MOOR, HERMIT, DUELIST, SMITH, ASCETIC, BUSHI, COURTIER, *GEAR)


def after_events(*names, whom="doji-challenger", attached=()):
    t = attack(
        attacker=side(who(whom, *attached), hand=(*names, "ornate-fan")), defender=side(hand=("ornate-fan",))
    )
    for name in names:
        t.attacker.uses(name, whom)
        unanswered(t)
        if t.asked == "defender":
            t.defender.passes()
    return t


@rule("LCG-SET-01")
def test_a_set_value_overrides_all_others_also_later_ones():
    assert after_events("test-bonus", "test-five").skills("doji-challenger")[0] == 5
    t = after_events("test-five")
    course.change_stat(t.s, t.card("doji-challenger"), MILITARY, 2, CONFLICT_END, AbilityContext(0, NOTHING))
    assert t.skills("doji-challenger")[0] == 5
    armed = after_events("test-five", attached=("fine-katana",))
    assert armed.skills("doji-challenger")[0] == 5


@rule("LCG-SET-02")
def test_of_several_set_values_the_last_one_counts():
    assert after_events("test-three", "test-five").skills("doji-challenger")[0] == 5
    assert after_events("test-five", "test-three").skills("doji-challenger")[0] == 3


@rule("LCG-PRNT-01")
def test_what_is_printed_does_not_know_modifiers():
    hand = ("test-cheap-one", "test-bargain", "fine-katana")
    t = table(north=side(hand=hand), south=side("test-cheap-one", "yogo-outcast"))
    assert cost_of(t.s, t.card("test-cheap-one"), 0) == 1
    t.north.uses("test-bargain")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "back"]  # 3 is printed on the other one


@rule("LCG-X-01")
def test_an_x_that_nothing_defines_is_zero():
    t = table(
        north=side("test-mystery", hand=("test-mystery",)),
        south=side(provinces=({"card": "test-moor", "revealed": True},)),
    )
    assert cost_of(t.s, t.card("test-mystery"), 0) == 0
    assert t.game.view(0)["players"][0]["home"][0]["glory"] == 0
    assert t.strength(5) == 0


@rule("LCG-TRAI-01")
def test_a_trait_does_nothing_by_itself():
    t = table(north=side("test-bushi", "test-courtier"), south=side())
    one, other = t.game.view(0)["players"][0]["home"]
    kept = ("military", "political", "glory", "cost", "fate", "status", "bowed", "gained", "tainted")
    assert [one[key] for key in kept] == [other[key] for key in kept]


# --- attachments that a card refuses --------------------------------------------------------------


def takes(whom, *gear):
    """Which of these can be played on somebody."""
    t = table(north=side(whom, hand=gear), south=side())
    return [each for each in gear if t.north.may_play(each)]


GEAR_NAMES = ("test-blade", "test-plate", "test-ring")


@rule("LCG-NOAT-01", "LCG-NOAT-02", "LCG-NOAT-03", "LCG-NOAT-04")
def test_which_attachments_a_character_takes():
    assert takes("yogo-outcast", *GEAR_NAMES) == list(GEAR_NAMES)
    assert takes("test-hermit", *GEAR_NAMES) == []
    assert takes("test-purist", *GEAR_NAMES) == ["test-ring"]
    assert takes("test-smith", *GEAR_NAMES) == ["test-blade"]
    assert takes("test-ascetic", *GEAR_NAMES) == []
