"""How often an ability may be used (LCG-LIMX)."""

from gorin.games.lcg.language.abilities import action, from_zones, limit, maximum
from gorin.games.lcg.language.ability import PER_CONFLICT
from gorin.games.lcg.language.verbs.entering import take_control
from gorin.games.lcg.language.verbs.in_play import honor, return_to_hand
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.card_filters import any_
from gorin.language.core.zones import HAND
from gorin.language.picks import target
from gorin.language.predicates import keyword
from gorin.language.selectors import TARGET
from support.lcg_cards import event, made, person, published
from support.lcg_course import attack, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

HERMIT = made("Test Hermit | Neutral conflict character | cost=0 1/1 glory=1 | Monk", action(gain_honor(1)))
RECALL = event("Test Recall", action(target(CHARACTER), return_to_hand(TARGET)))
SEIZE = event("Test Seizure", action(target(CHARACTER), take_control(TARGET)))
SIGN = event("Test Sign", action(gain_honor(1), maximum(1)))
BLESSER = person("Test Blesser", action(target(any_(CHARACTER, keyword("Shugenja"))), honor(TARGET)))
ORACLE = person("Test Oracle", action(gain_honor(1), maximum(1, PER_CONFLICT), limit(2)))
WHISPER = made(
    "Test Whisper | Neutral conflict character | cost=- -/- glory=1 | Spirit",
    from_zones(action(gain_honor(1)), HAND),
)

cards = published(HERMIT, RECALL, SEIZE, SIGN, BLESSER, ORACLE, WHISPER)

KATANA = {"hand": ("fine-katana",)}


def north_again(t):
    """South passes, and nobody answers."""
    unanswered(t)
    while t.asked == "south":
        t.south.passes()
    unanswered(t)


@rule("LCG-LIMX-03")
def test_who_leaves_play_and_returns_may_be_used_again():
    t = table(north=side("test-hermit", hand=("test-recall", "fine-katana")), south=side())
    t.north.uses("test-hermit")
    north_again(t)
    assert not t.north.may_use("test-hermit")
    t.north.uses("test-recall", "test-hermit")
    north_again(t)
    t.north.plays("test-hermit", "choice0")
    north_again(t)
    assert t.north.may_use("test-hermit")


@rule("LCG-LIMX-04")
def test_limits_are_counted_for_each_player():
    t = table(
        north=side("test-hermit", **KATANA),
        south=side("doji-whisperer", hand=("test-seizure", "fine-katana")),
    )
    t.north.uses("test-hermit")
    t.south.uses("test-seizure", "test-hermit")
    unanswered(t)
    t.north.passes()
    assert t.south.may_use("test-hermit")
    t.south.uses("test-hermit")
    t.north.passes()
    assert not t.south.may_use("test-hermit")


@rule("LCG-LIMX-05")
def test_a_canceled_use_counts():
    t = table(
        north=side("test-blesser", **KATANA),
        south=side("adept-of-the-waves", "shiba-yojimbo", stronghold="isawa-mori-seido"),
    )
    t.north.uses("test-blesser", "adept-of-the-waves")
    t.south.uses("shiba-yojimbo")
    assert t.status("adept-of-the-waves") == "ordinary"
    north_again(t)
    assert not t.north.may_use("test-blesser")


@rule("LCG-LIMX-07")
def test_a_card_that_stays_hidden_in_the_hand_is_a_new_one_each_time():
    t = table(north=side(hand=("test-whisper",)), south=side(**KATANA))
    t.north.uses("test-whisper")
    t.south.passes()
    t.north.uses("test-whisper")
    assert t.north.honor == 12
    assert t.zone("test-whisper") == "hand"


@rule("LCG-LIMX-09")
def test_a_maximum_is_counted_for_each_player():
    t = table(north=side(hand=("test-sign", "test-sign")), south=side(hand=("test-sign",)))
    t.north.uses("test-sign")
    t.south.uses("test-sign")
    assert not t.north.may_use("test-sign")
    assert (t.north.honor, t.south.honor) == (11, 11)


@rule("LCG-LIMX-10")
def test_a_canceled_use_counts_toward_the_maximum():
    t = table(
        north=side(hand=("test-sign", "test-sign")),
        south=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.north.uses("test-sign")
    t.south.uses("voice-of-honor")
    assert t.north.honor == 10
    assert t.asked == "north"
    assert not t.north.may_use("test-sign")


@rule("LCG-LIMX-11")
def test_a_maximum_is_not_raised():
    t = attack(attacker=side(who("test-oracle", "way-of-the-dragon"), **KATANA), defender=side(**KATANA))
    t.attacker.uses("test-oracle")
    t.defender.passes()
    assert t.attacker.honor == 11
    assert not t.attacker.may_use("test-oracle")
