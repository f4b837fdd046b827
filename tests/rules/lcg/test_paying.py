"""Paying together, paying X, resolving abilities of cards that are not played (LCG-SUPP, LCG-X, LCG-RESO)."""

from gorin.games.lcg.acting.playing import SUPPORTS
from gorin.games.lcg.kinds import MILITARY
from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.amounts import A_NUMBER, X
from gorin.games.lcg.language.prices import costs_less
from gorin.games.lcg.language.traits import keywords, not_decreased, not_increased
from gorin.games.lcg.language.verbs.in_play import bow, honor
from gorin.games.lcg.language.verbs.one_offs import resolve_ability_of
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.stats import gives, set_skills
from gorin.games.lcg.language.when.events import CARD_PLAYED, SUPPORTS_A_PLAYER
from gorin.games.lcg.language.which.card_filters import CHARACTER, EVENT
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.event_kinds import after
from gorin.language.picks import paying, target
from gorin.language.players import YOU
from gorin.language.selectors import PAID, SELF, TARGET
from support.lcg_cards import attachment, event, made, person, published
from support.lcg_course import attack, unanswered
from support.lcg_table import side, table
from support.rule import rule

WARLORD = made("Test Warlord | Neutral conflict character | cost=5 5/5 glory=1 | Bushi", keywords("support"))
BANNER = attachment("Test Banner", keywords("support"), facts="cost=3")
ALLY = person(
    "Test Ally",
    reaction(
        after(SUPPORTS_A_PLAYER, YOU),
        gain_honor(1),
    ),
)
DONATION = event("Test Donation", costs_less(1), action(paying(A_NUMBER), gain_honor(X)), facts="cost=X")
DRILL = event(
    "Test Drill",
    action(cost(bow(PAID)), paying(your(CHARACTER)), target(CHARACTER), honor(TARGET)),
    facts="cost=4",
)
ECHO = event("Test Echo", action(target(in_your_discard(EVENT)), resolve_ability_of(TARGET)))
LISTENER = person("Test Listener", reaction(after(CARD_PLAYED, YOU), gain_honor(1)))
STUNTED = person(
    "Test Stunted One",
    not_increased(SELF, MILITARY),
    not_decreased(SELF, MILITARY),
)
FIVE = event("Test Five", action(target(CHARACTER), *set_skills(TARGET, military=5)))
ZERO = event("Test Nothing", action(target(CHARACTER), *set_skills(TARGET, military=0)))
BONUS = event("Test Bonus", action(target(CHARACTER), gives(TARGET, military=2)))

cards = published(WARLORD, BANNER, ALLY, DONATION, DRILL, ECHO, LISTENER, STUNTED, FIVE, ZERO, BONUS)


# --- support --------------------------------------------------------------------------------------


def asked_for_support(fate=3, card="test-warlord"):
    t = table(north=side("doji-whisperer", fate=fate, hand=(card,)), south=side("test-ally"))
    t.north.plays(card, *(["choice0"] if card == "test-warlord" else ["doji-whisperer"]))
    return t


@rule("LCG-SUPP-01", "LCG-SUPP-02")
def test_another_player_may_pay_a_part_and_supports_by_that():
    t = asked_for_support()
    assert t.south.options == [f"choice{amount}" for amount in range(6)]
    t.south.chooses("choice2")
    t.north.chooses("choice0")
    assert (t.north.fate, t.south.fate) == (0, 3)
    t.south.uses("test-ally")
    assert t.south.honor == 11
    assert t.zone("test-warlord") == "play"
    supported = [each for each in t.s.history if each.kind == SUPPORTS]
    assert [(each.seat, each.other, each.amount) for each in supported] == [(1, 0, 2)]


@rule("LCG-SUPP-03")
def test_nobody_has_to_offer_and_nobody_has_to_accept():
    rich = asked_for_support(fate=6)
    rich.south.chooses("choice0")
    assert rich.zone("test-warlord") == "play"
    assert (rich.north.fate, rich.south.fate) == (1, 5)
    proud = asked_for_support(fate=6)
    proud.south.chooses("choice4")
    proud.north.chooses("choice1")
    assert proud.zone("test-warlord") == "play"
    assert (proud.north.fate, proud.south.fate) == (1, 5)
    assert not proud.south.may_use("test-ally")


@rule("LCG-SUPP-04")
def test_without_enough_support_the_card_stays_in_hand_and_nothing_is_paid():
    t = asked_for_support()
    t.south.chooses("choice1")
    t.north.chooses("choice0")  # 3 + 1 of 5
    assert t.zone("test-warlord") == "hand"
    assert (t.north.fate, t.south.fate) == (3, 5)
    assert t.asked == "north"
    alone = table(north=side(fate=3, hand=("test-warlord",)), south=side(fate=1))
    assert not alone.north.may_play("test-warlord")


@rule("LCG-SUPP-01")
def test_an_attachment_is_paid_for_together_too():
    t = asked_for_support(fate=1, card="test-banner")
    t.south.chooses("choice2")
    t.north.chooses("choice0")
    t.south.passes()
    assert t.zone("test-banner") == "play"
    assert (t.north.fate, t.south.fate) == (0, 3)


# --- X --------------------------------------------------------------------------------------------


@rule("LCG-X-02")
def test_what_is_paid_for_x_may_be_less_and_x_stays():
    t = table(north=side(fate=3, hand=("test-donation",)), south=side())
    t.north.uses("test-donation")
    assert t.north.options[-2:] == ["choice4", "back"]  # 4 cost 3
    t.north.chooses("choice3")
    unanswered(t)
    assert t.north.fate == 1
    assert t.north.honor == 13


# --- resolving without playing --------------------------------------------------------------------


@rule("LCG-RESO-01", "LCG-RESO-02")
def test_an_ability_is_resolved_with_its_costs_and_targets_but_its_card_is_not_played():
    t = table(
        north=side(
            "doji-whisperer", "test-listener", fate=2, hand=("test-echo",), conflict_discard=("test-drill",)
        ),
        south=side("yogo-outcast"),
    )
    t.north.uses("test-echo", "test-drill")
    unanswered(t)
    assert t.north.options == [f"c{t.card('doji-whisperer')}", f"c{t.card('test-listener')}"]
    t.north.picks("doji-whisperer")
    assert t.is_bowed("doji-whisperer")
    t.north.picks("yogo-outcast")
    unanswered(t)
    assert t.status("yogo-outcast") == "honored"
    assert t.north.fate == 2
    assert t.zone("test-drill") == "discard"
    assert t.north.may_use("test-listener")
    assert "played Test Echo" in t.prompt
    t.north.passes()
    assert not t.north.may_use("test-listener")


@rule("LCG-RESO-01")
def test_an_ability_whose_cost_cannot_be_paid_is_not_resolved():
    t = table(north=side(hand=("test-echo",), conflict_discard=("test-drill",)), south=side("yogo-outcast"))
    assert not t.north.may_use("test-echo")


# --- set ------------------------------------------------------------------------------------------


@rule("LCG-SET-03")
def test_what_cannot_be_increased_or_decreased_can_be_set():
    def skill(name):
        t = attack(attacker=side("test-stunted-one", hand=(name, "ornate-fan")), defender=side())
        if not t.attacker.may_use(name):
            return None
        t.attacker.uses(name, "test-stunted-one")
        unanswered(t)
        return t.skills("test-stunted-one")[0]

    assert [skill(name) for name in ("test-bonus", "test-five", "test-nothing")] == [None, 5, 0]
