"""Why something cannot be used now: the sentence is true, and the clause is the one that decides."""

from gorin.games.lcg.language.abilities import action, reaction, unlimited
from gorin.games.lcg.language.verbs.in_play import bow, discard, honor, sacrifice
from gorin.games.lcg.language.verbs.players import gain_fate, lose_honor
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT, THIS_PARTICIPATES
from gorin.games.lcg.language.when.events import IS_HONORED
from gorin.games.lcg.language.which.card_filters import CHARACTER, HOLDING, theirs
from gorin.games.lcg.language.which.predicates import dishonored
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after
from gorin.language.picks import paying, target
from gorin.language.selectors import PAID, SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_table import side, table, who
from support.rule import rule

PRAISE = event("Why Praise", action(target(CHARACTER), honor(TARGET)))
TIRE = event("Why Tiring", action(target(theirs(CHARACTER)), bow(TARGET)))
RUIN = event("Why Ruin", action(cost(lose_honor(3)), target(CHARACTER), discard(TARGET)))
RAZE = event("Why Razing", action(paying(your(HOLDING)), cost(sacrifice(PAID)), gain_fate(1)))
RALLY = event("Why Rally", action(requires(DURING_CONFLICT), gain_fate(1)))
HERO = person("Why Hero", action(requires(THIS_PARTICIPATES), gain_fate(1)))
JUDGE = person(
    "Why Judge", reaction(after(IS_HONORED, CHARACTER), target(any_(CHARACTER, dishonored)), honor(TARGET))
)
GUEST = person("Why Guest", reaction(after(IS_HONORED, SELF), gain_fate(1)))
SWORD = attachment("Why Sword", facts="cost=2 1/0")
POET = person("Why Poet", action(gain_fate(1)))
FLATTERER = person("Why Flatterer", reaction(after(IS_HONORED, CHARACTER), gain_fate(1), unlimited()))

cards = published(PRAISE, TIRE, RUIN, RAZE, RALLY, HERO, JUDGE, GUEST, SWORD, POET, FLATTERER)


def why(t, seat, slug):
    return [(each.sentence, each.clauses) for each in t.game.why_not(seat, f"c{t.card(slug)}")]


def clauses(t, seat, slug):
    return [each.clauses for each in t.game.why_not(seat, f"c{t.card(slug)}")]


def test_what_is_missing_is_said_and_nothing_else():
    hand = ("why-praise", "why-tiring", "why-ruin", "why-razing", "why-rally", "ornate-fan")
    t = table(north=side(who("why-hero", status="honored"), honor=2, hand=hand), south=side())
    assert clauses(t, 0, "why-tiring") == [("LCG-TARG-02",)]  # the opponent has nobody
    assert clauses(t, 0, "why-praise") == [("LCG-TARG-07",)]  # who is there is honored already
    assert clauses(t, 0, "why-ruin") == [("LCG-COST-01", "LCG-INIT-03")]
    assert clauses(t, 0, "why-razing") == [("LCG-COST-01",)]  # no holding
    rally = ("It can be used only if there is a conflict.", ("LCG-PRST-01",))
    assert why(t, 0, "why-rally") == [rally]
    assert "participating" in why(t, 0, "why-hero")[0][0]


def test_an_attachment_that_is_too_dear_has_hosts_nevertheless():
    t = table(north=side("why-hero", fate=1, hand=("why-sword", "ornate-fan")), south=side())
    assert clauses(t, 0, "why-sword") == [("LCG-INIT-03",)]
    nobody = table(north=side(fate=9, hand=("why-sword",)), south=side(hand=("ornate-fan",)))
    assert clauses(nobody, 0, "why-sword") == [("LCG-ATCH-03",)]


def test_in_its_own_window_a_reaction_does_not_wait_for_its_moment():
    t = table(north=side("why-judge", "why-guest", hand=("why-praise",)), south=side())
    assert clauses(t, 0, "why-judge") == [("LCG-INT-02", "LCG-REAC-02")]
    t.north.uses("why-praise", "why-guest")
    assert t.north.may_use("why-guest")
    assert why(t, 0, "why-guest") == []
    assert clauses(t, 0, "why-judge") == [("LCG-TARG-02",)]


@rule("LCG-REAC-07")
def test_what_has_answered_is_not_asked_again_about_the_same():
    t = table(north=side("why-flatterer", "why-guest", hand=("why-praise",)), south=side())
    t.north.uses("why-praise", "why-guest")
    t.north.uses("why-flatterer")
    assert t.north.may_use("why-guest") and not t.north.may_use("why-flatterer")
    assert why(t, 0, "why-flatterer") == [("It has answered this already.", ("LCG-REAC-07", "LCG-INT-08"))]


def test_somebody_elses_card_is_first_of_all_somebody_elses():
    t = table(north=side("why-hero", hand=("ornate-fan",)), south=side("why-judge", "why-poet"))
    assert clauses(t, 0, "why-judge") == clauses(t, 0, "why-poet") == [("LCG-ABIL-07",)]


def test_a_card_that_could_be_played_is_told_whose_choice_it_is():
    t = table(
        "dynasty",
        north=side(hand=("why-praise",)),
        south=side(
            provinces=({"card": "manicured-garden", "cards": [{"card": "why-poet", "face_up": True}]},)
        ),
    )
    assert why(t, 1, "why-poet")[0][0] == "It is not your turn to choose."


def test_a_broken_province_is_blank_because_it_is_broken():
    broken = {"card": "manicured-garden", "revealed": True, "broken": True}
    t = table(north=side("why-hero", hand=("ornate-fan",), provinces=(broken,)), south=side())
    assert clauses(t, 0, "manicured-garden") == [("LCG-PROV-02",)]
