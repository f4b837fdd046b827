"""What holds all the time, and what holds for a while: read from the table, never applied to it."""

from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.language.abilities import trait
from gorin.language.amounts import count_of
from gorin.language.card_filters import anothers, any_, your
from gorin.language.conditions import is_
from gorin.language.core import ops
from gorin.language.core.active_effects import has, holds
from gorin.language.core.context import AbilityContext
from gorin.language.event_kinds import after
from gorin.language.flow import if_, may
from gorin.language.picks import target
from gorin.language.predicates import keyword
from gorin.language.rule_kinds import RuleKind, cannot, permits
from gorin.language.selectors import IT, SELF, TARGET
from gorin.language.traits import has_keyword
from gorin.language.verbs import PERMIT
from support.toy.definition import creature
from support.toy.kinds import FOR_EVER, GRAVE, TURN_END
from support.toy.language import CREATURE, destroy, dies, draw, for_a_while, gain_honor, has_strength
from support.toy.ops import end_turn, move
from support.trying import table, trying


def test_a_bonus_holds_while_its_card_is_in_play():
    t = table(creature("Drum", 0, has_strength(your(CREATURE), +2)), mine=("Rat",), theirs=("Guard",))
    assert t.text == "Each of your creatures has +2 strength."
    assert t.strength("Rat") == 1
    t.play()
    assert (t.strength("Rat"), t.strength("Drum"), t.strength("Guard")) == (3, 2, 2)
    move(t.s, t.number("Drum"), GRAVE)
    assert t.strength("Rat") == 1


def test_a_bonus_read_from_the_table_moves_with_it():
    t = table(creature("Pack", 0, has_strength(SELF, count_of(anothers(CREATURE)))), theirs=("Guard", "Rat"))
    assert t.text == "This creature has +1 strength for each of the other players' creatures."
    t.play()
    assert t.strength("Pack") == 2
    move(t.s, t.number("Rat"), GRAVE)
    assert t.strength("Pack") == 1


def test_what_differs_only_in_the_middle_is_said_in_one_breath():
    def text(*rules):
        return table(creature("Drum", 0, has_strength(your(CREATURE), +2), *rules)).text

    assert text(has_keyword(your(CREATURE), "Toad")) == "Each of your creatures has +2 strength and Toad."
    apart = "Each of your creatures has +2 strength.\nEach of the other players' creatures has Toad."
    assert text(has_keyword(anothers(CREATURE), "Toad")) == apart
    between = has_strength(SELF, +1)
    assert text(between, has_keyword(your(CREATURE), "Toad")).count("\n") == 2, "only neighbours are"


def test_a_rule_for_a_while():
    def card(until):
        return trying(target(CREATURE), for_a_while(has_strength(TARGET, +2), until), may(draw()))

    t = table(card(TURN_END), mine=("Rat", "Guard")).play().choose("Rat")
    assert t.text == "Target creature has +2 strength until the end of the turn. You may draw a card."
    assert (t.strength("Rat"), t.strength("Guard")) == (3, 2), "only whom it was said of"
    assert t.choose("Pass").strength("Rat") == 1
    t = table(card(FOR_EVER), mine=("Rat",)).play().choose("Rat", "Pass", "Pass")
    assert t.text.startswith("Target creature has +2 strength for ever.")
    assert t.strength("Rat") == 3


def test_a_keyword_that_a_rule_gives():
    t = table(creature("Witch", 1, has_keyword(anothers(CREATURE), "Toad")), mine=("Rat",), theirs=("Guard",))
    assert t.text == "Each of the other players' creatures has Toad."
    guard, rat = t.number("Guard"), t.number("Rat")
    assert not has(t.s, guard, "Toad")
    t.play()
    assert has(t.s, guard, "Toad")
    assert not has(t.s, rat, "Toad")
    assert any_(CREATURE, keyword("Toad")).cards(t.s, AbilityContext(0, rat)) == [guard]
    assert is_(any_(CREATURE, keyword("Toad")), "Toad").holds(t.s, AbilityContext(0, rat))


def test_a_keyword_that_is_given_and_taken_for_a_while():
    t = table(trying(), mine=("Rat",))
    rat, by = t.number("Rat"), AbilityContext(0, t.number("Trial"))
    ops.change_keyword(t.s, rat, "Toad", True, TURN_END, by)
    ops.change_keyword(t.s, rat, "Beast", False, TURN_END, by)
    assert (has(t.s, rat, "Toad"), has(t.s, rat, "Beast")) == (True, False)
    end_turn(t.s)
    assert (has(t.s, rat, "Toad"), has(t.s, rat, "Beast")) == (False, True)


def test_what_is_permitted_is_asked_of_the_active_rules():
    gate = creature("Gate", 0, permits(RuleKind("may pass", "{whom} may pass", PERMIT), your(CREATURE)))
    t = table(gate, mine=("Rat",), theirs=("Elf",))
    assert t.text == "Your creatures may pass."
    assert not holds(t.s, "may pass", t.number("Rat"))
    t.play()
    assert holds(t.s, "may pass", t.number("Rat"))
    assert not holds(t.s, "may pass", t.number("Elf"))
    assert not holds(t.s, "may fly", t.number("Rat"))


def test_what_is_permitted_can_speak_of_one():
    assert (
        table(creature("Gate", 0, cannot(RuleKind("hates", "hates {one}"), CREATURE))).text
        == "Hates a creature."
    )


def test_a_copied_trait_is_the_copiers_own():
    """What it says of itself it says of the card that has it now."""
    mighty = creature("Mighty", 1, has_strength(SELF, +3))
    t = table(mighty, mine=("Rat",), theirs=("Guard",))
    rat, printed = t.number("Rat"), t.number("Mighty")
    by = AbilityContext(0, printed)
    ops.copy_trait(t.s, rat, t.s.what[printed], mighty.rules[0].number, TURN_END, by)
    assert t.strength("Rat") == 4
    assert t.strength("Guard") == 2
    assert [lasting.is_trait_of(rat) for lasting in t.s.lasting] == [True]
    end_turn(t.s)
    assert t.strength("Rat") == 1


def test_a_trait_happens_whenever_it_is_triggered():
    t = table(creature("Herald", 1, trait(after(ENTERS_PLAY, SELF), gain_honor(2))), mine=("Rat",))
    assert t.text == "After this creature enters play: Gain 2 honor."
    assert t.play().honor == [7, 5]


def test_a_trigger_about_a_kind_of_cards_means_any_of_them_and_names_it():
    ghoul = creature("Ghoul", 1, trait(dies(anothers(CREATURE)), if_(is_(IT, "Beast"), gain_honor(1))))
    for victim, honor in (("Rat", 6), ("Guard", 5)):
        t = table(trying(target(CREATURE), destroy(TARGET)), ghoul, mine=("Ghoul",), theirs=("Rat", "Guard"))
        assert t.play().choose(victim).honor == [honor, 5]
    t = table(trying(target(your(CREATURE)), destroy(TARGET)), ghoul, mine=("Ghoul", "Rat"))
    assert t.play().choose("Rat").honor == [5, 5], "it was your own"
    said = table(ghoul).text
    assert said == "After a creature another player controls is destroyed: If it is a Beast, gain 1 honor."
