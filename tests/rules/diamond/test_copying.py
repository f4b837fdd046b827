"""Chapter: copying abilities. Copied numbers are in test_numbers."""

import pytest

import gorin
from gorin.games.ccg.acting.using import ONLY_TRIGGERED
from gorin.games.ccg.kinds import GAME_END, UNDER, WHILE_BOWED, YOUR_NEXT_TURN
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.in_play.abilities import copies_ability
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.abilities import cost
from gorin.language.card_filters import any_
from gorin.language.core.render import card_text
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, plain, samurai, stranger, trick
from support.rule import rule

ANYBODY = any_(PERSONALITY)
COPIES = open_(target(ANYBODY), copies_ability(SELF, TARGET, YOUR_NEXT_TURN), any_number=True)
cards = published(
    *PLAIN,
    stranger("Shosuro Turaki", force=1, chi=1, text=(COPIES, open_(gain_honor(9), once_per_game=True))),
    stranger(
        "Hoshi Wayan",
        force=3,
        chi=4,
        text=(
            open_(puts_tokens(SELF, 1, "Tattoo", 1, 1), once_per_turn=True),
            reaction(heard("resolved", "after an action resolves"), gain_honor(2), once_per_turn=True),
        ),
    ),
    samurai("Guardian", text=(open_(cost(bow(SELF)), gives(SELF, force=2, until=WHILE_BOWED)),)),
    stranger("Mimic", text=(open_(target(ANYBODY), copies_ability(SELF, TARGET)),)),
    samurai("Hardener", text=(open_(gives(SELF, force=4, until=GAME_END)),)),
    samurai("Trainer", text=(open_(gives(SELF, force=4)),)),
    samurai("Scholar", text=(open_(gain_honor(1), once_per_turn=True),)),
    trick("Slay", destroy(TARGET)),
    edition=EDITION,
)


def norths_turn(t):
    """Nobody reacts, and South passes."""
    while t.is_in_window or t.asked == "south":
        t.mirror.choose("pass", t.game.decision.seat)


def imitating(whom, *hand, which=0, copier="shosuro-turaki"):
    """Turaki has copied an ability of somebody."""
    north = plain(copier, hand=[*hand, "guard-1"])
    t = laid(north=north, south=plain(whom, hand=["guard-2"]))
    t.north.chooses(f"use:{copier}")
    t.north.chooses(whom)
    t.mirror.choose(t.game.decision.options[which].id, 0)
    norths_turn(t)
    return t


def uses_copy(t):
    seat = t.game.decision.seat
    under = [card for card in range(len(t.s.zone)) if t.s.zone[card] == UNDER]
    (found,) = [
        option.id
        for option in t.game.decision.options
        if any(option.id.startswith(f"use:c{card}:") for card in under)
    ]
    t.mirror.choose(found, seat)
    norths_turn(t)


@rule("DE-COPY-06")
def test_one_ability_is_chosen_and_had():
    t = laid(north=plain("shosuro-turaki", hand=["guard-1"]), south=plain("hoshi-wayan"))
    t.north.chooses("use:shosuro-turaki")
    t.north.chooses("hoshi-wayan")
    assert len(t.game.decision.options) == 2
    t = imitating("hoshi-wayan", which=1)  # the Reaction
    assert not any("Tattoo" in option.label for option in t.game.decision.options)
    t.north.chooses("use:shosuro-turaki:2")
    t.south.passes()  # Wayan may react, and then she
    uses_copy(t)
    assert t.north.honor == 5 + 9 + 2


@rule("DE-COPY-06")
def test_of_a_copy_only_that_ability_is_spoken_of():
    t = imitating("hoshi-wayan", which=1)  # the Reaction
    (copy,) = [card for card in range(len(t.s.zone)) if t.s.zone[card] == UNDER]
    assert t.game.why_not(0, f"c{copy}") == t.game.rules.in_its_words(t.s, (ONLY_TRIGGERED,))


@rule("DE-COPY-05")
def test_nobody_copies_his_own_ability():
    t = laid(north=plain("shosuro-turaki", hand=["guard-1"]), south=plain("hoshi-wayan"))
    t.north.uses("shosuro-turaki", "shosuro-turaki")
    assert not t.s.lasting


@rule("DE-COPY-11")
def test_a_copied_ability_speaks_of_who_has_copied_it():
    t = imitating("guardian")
    uses_copy(t)
    assert t.is_bowed("shosuro-turaki") and not t.is_bowed("guardian")
    assert (t.force("shosuro-turaki"), t.force("guardian")) == (3, 3)


@rule("DE-COPY-03", "DE-COPY-09")
def test_its_tokens_are_gone_when_the_copy_is_lost():
    t = imitating("hoshi-wayan")
    uses_copy(t)
    assert [token.name for token in t.s.tokens] == ["Tattoo"] and t.force("shosuro-turaki") == 2
    end_turn(t)
    assert len(t.s.tokens) == 1  # until her controller's next turn begins
    end_turn(t)
    assert t.s.tokens == [] and t.force("shosuro-turaki") == 1
    assert not any("Tattoo" in option.label for option in t.game.decision.options)


@rule("DE-COPY-04")
@pytest.mark.parametrize(("whom", "after_turn"), [("guardian", 2), ("trainer", 2), ("hardener", 6)])
def test_what_depends_on_the_card_ends_with_the_copy(whom, after_turn):
    """He has copied it for this turn, and is still bowed when the turn is over; what is for good stays."""
    t = imitating(whom, copier="mimic")
    bowed_before = t.is_bowed("mimic")
    uses_copy(t)
    assert t.force("mimic") == (4 if whom == "guardian" else 6)
    end_turn(t)
    assert t.is_bowed("mimic") == (whom == "guardian") and not bowed_before
    assert t.force("mimic") == after_turn


def test_the_one_who_has_it_by_himself_keeps_it():
    """The same ability, not copied: it lasts as long as he is bowed."""
    t = laid(north=plain("guardian", hand=["guard-1"]), south=plain(hand=["guard-2"]))
    t.north.uses("guardian")
    end_turn(t)
    assert t.is_bowed("guardian") and t.force("guardian") == 5


@rule("DE-KEY-06")
def test_a_card_may_have_the_same_ability_twice():
    t = laid(north=plain("shosuro-turaki", hand=["guard-1"]), south=plain("scholar", hand=["guard-2"]))
    for _ in range(2):
        t.north.chooses("use:shosuro-turaki")
        t.north.chooses("scholar")
        t.mirror.choose(t.game.decision.options[0].id, 0)
        norths_turn(t)
    copies = [option.id for option in t.game.decision.options if "Scholar" in option.label]
    assert len(copies) == 2
    for each in copies:
        t.mirror.choose(each, 0)
        norths_turn(t)
    assert t.north.honor == 7


def test_a_copy_goes_with_its_card_and_counts_for_nobody():
    t = imitating("scholar", "slay")
    t.north.plays("slay", "shosuro-turaki")
    assert not t.s.lasting
    assert "under" not in {t.zone("scholar", nth) for nth in range(2)}
    assert "copies one ability of" in card_text(t.s.definition(t.card("shosuro-turaki")))


def test_a_table_with_a_copy_can_be_told():
    t = imitating("scholar")
    again = gorin.setup(EDITION, t.game.position())
    labels = [[option.label for option in game.decision.options] for game in (t.game, again)]
    assert labels[0] == labels[1]
