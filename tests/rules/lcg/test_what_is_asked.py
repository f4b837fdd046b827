"""What players read when they choose: windows in their tense, gists, and options that can be told apart."""

import re

from gorin.cli.terminal.input.menu import Menu
from gorin.games.lcg.definition import catalogue
from gorin.games.lcg.language.abilities import action, reaction, would_interrupt
from gorin.games.lcg.language.verbs.in_play import bow, honor
from gorin.games.lcg.language.verbs.players import draw, gain_fate
from gorin.games.lcg.language.when.events import IS_HONORED
from gorin.games.lcg.language.which.card_filters import CHARACTER, your
from gorin.language.card_filters import any_
from gorin.language.core.render import gist_of, phrase_text
from gorin.language.event_kinds import after, when_would
from gorin.language.flow import choose_one
from gorin.language.picks import target
from gorin.language.selectors import IT, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import declares
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, side, table, who
from support.rule import rule

FEAST = event("Test Feast", action(honor(any_(CHARACTER))))
PRAISE = event("Test Praise", action(target(CHARACTER), honor(TARGET)))
REBUKE = event("Test Rebuke", action(target(CHARACTER), bow(TARGET)))
CENSOR = person("Test Censor", would_interrupt(when_would(IS_HONORED, CHARACTER), gain_fate(1)))
CLERK = person("Test Clerk", reaction(after(IS_HONORED, CHARACTER), choose_one(gain_fate(1), draw(1))))
RIVAL = person("Test Rival", reaction(after(IS_HONORED, CHARACTER), bow(IT)))
HERALD = person("Test Herald", reaction(after(IS_HONORED, your(CHARACTER)), gain_fate(1)))
cards_of_this_file = published(FEAST, PRAISE, REBUKE, CENSOR, CLERK, RIVAL, HERALD)


def labels(t) -> list[str]:
    return [option.label for option in t.game.decision.options]


# --- windows --------------------------------------------------------------------------------------


def test_what_can_still_be_stopped_would_happen_and_what_has_happened_is_past():
    t = table(north=side("test-censor", "test-clerk", hand=("test-praise",)), south=side())
    t.north.uses("test-praise", "test-censor")
    assert t.prompt == "Test Censor would be honored. Interrupt?"
    t.north.passes()
    assert t.prompt == "Test Censor was honored. React?"


def test_of_much_at_once_what_can_be_answered_is_told():
    crowd = ["doji-whisperer", "brash-samurai", "yogo-outcast", "doji-challenger"]
    t = table(north=side(*crowd, hand=("test-feast",)), south=side("test-herald"))
    t.north.uses("test-feast")
    assert t.asked == "south"
    assert t.prompt == "Test Herald was honored. React?"


def test_a_province_that_answers_its_reveal_is_named():
    row = ("rally-to-the-cause", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = table(north=side("doji-challenger", "brash-samurai"), south=side("yogo-outcast", provinces=row))
    t.everybody_passes_until("ring-air")
    declares(t.north, "doji-challenger", "brash-samurai")
    while t.asked != "south":
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.prompt == "Rally to the Cause was revealed. React?"
    assert labels(t)[0] == "Rally to the Cause — switch the conflict type (the conflict keeps its element)"


# --- gists ----------------------------------------------------------------------------------------


def test_an_ability_is_offered_by_its_gist():
    t = conflict(attacker=side("doji-challenger"), defender=side("doji-whisperer", hand=("banzai", "rout")))
    assert "Banzai! — +2 military; you may lose 1 honor to resolve this ability twice" in labels(t)
    t = conflict(attacker=side("doji-whisperer"), defender=side("yogo-outcast"), type="political")
    while t.asked == "defender":
        t.defender.passes()
    assert "Shizuka Toshi — bow this stronghold: bow a character" in labels(t)


ABILITIES = [(card, ability) for slug, card in sorted(catalogue("lcg").items()) for ability in card.usables]


def test_every_ability_has_a_gist_that_is_shorter_than_its_text():
    gists = [(card.name, gist_of(card, ability), phrase_text(card, ability)) for card, ability in ABILITIES]
    assert len(gists) > 200
    assert [each for each in gists if not each[1] or len(each[1]) >= len(each[2])] == []
    torn = re.compile(r"\btarget |until the end|[{}]|\b(him|his)\b|\.$|: $")
    assert [each[:2] for each in gists if torn.search(each[1])] == []


def test_what_is_cut_off_a_gist_is_marked():
    said = {card.name: gist_of(card, ability) for card, ability in ABILITIES}
    assert said["Isawa Atsuko"] == "each participating character you control gets +1 to each skill …"
    assert said["Hida Sukune"] == "draw 1 card; then, choose and discard 1 card"


def test_a_pick_is_asked_for_in_the_words_of_its_deed():
    asked = {
        card.name: [ability.prompt_for(pick, card.dialect) for pick in ability.picks]
        for card, ability in ABILITIES
    }
    assert asked["Shizuka Toshi"] == ["bow which participating character with political skill 2 or lower?"]
    assert asked["Noble Sacrifice"] == [
        "sacrifice which honored character you control?",
        "discard which dishonored character?",
    ]
    assert asked["Asako Diplomat"] == ["choose a character"]
    every = [prompt for prompts in asked.values() for prompt in prompts]
    assert [each for each in every if "target" in each or each.endswith(".")] == []


# --- telling apart --------------------------------------------------------------------------------


def test_boons_list_your_own_first_and_harm_the_enemys():
    first, last = "Doji Whisperer (yours, 0/3)", "Yogo Outcast (Scorpion, 2/2)"
    sides = {
        "north": side("doji-whisperer", hand=("test-praise", "test-rebuke")),
        "south": side("yogo-outcast"),
    }
    t = table(**sides)
    t.north.uses("test-praise")
    assert labels(t) == [first, last, "Undo"]
    t = table(**sides)
    t.north.uses("test-rebuke")
    assert labels(t) == [last, first, "Undo"]


@rule("LCG-TEAM-08")
def test_the_opponent_whom_an_ability_has_named_has_a_name_in_what_it_offers():
    north = side("doji-whisperer", stronghold="city-of-the-open-hand", honor=5)
    t = enlightenment(north=north, south=side(honor=9), east=side(honor=9))
    t.north.uses("city-of-the-open-hand")
    t.north.chooses("seat2")
    name = t.game.view(None)["players"][2]["name"]
    assert labels(t) == [f"{name} loses 1 honor", "Gain 1 honor"]


def test_where_all_are_your_own_nobody_is_named():
    t = table(north=side("doji-whisperer", "brash-samurai", hand=("fine-katana",)), south=side())
    t.north.plays("fine-katana")
    assert labels(t) == ["Doji Whisperer (0/3)", "Brash Samurai (2/1)", "Undo"]


def test_equal_cards_are_told_apart_by_what_they_bear_and_where_they_are():
    pair = (who("doji-whisperer", "ornate-fan"), "doji-whisperer")
    t = table(north=side(*pair, hand=("test-praise",)), south=side())
    t.north.uses("test-praise")
    fan, bare = (each for each in labels(t) if each.startswith("Doji Whisperer"))
    assert (fan, bare) == ("Doji Whisperer (0/5)", "Doji Whisperer (0/3)")  # their skills tell them apart
    pair = (who("doji-whisperer", "daimyos-favor"), "doji-whisperer")
    t = table(north=side(*pair, hand=("test-praise",)), south=side())
    t.north.uses("test-praise")
    assert labels(t)[:2] == ["Doji Whisperer (with Daimyō's Favor, 0/3)", "Doji Whisperer (0/3)"]
    defender = side("doji-whisperer", home=["doji-whisperer"], hand=("test-praise",))
    t = conflict(attacker=side("yogo-outcast"), defender=defender)
    t.defender.uses("test-praise")
    assert labels(t)[:2] == [
        "Doji Whisperer (yours, in the conflict, 0/3)",
        "Doji Whisperer (yours, at home, 0/3)",
    ]


@rule("LCG-DASH-02")
def test_a_dash_is_shown_as_a_dash():
    t = table(north=side("kitsu-spiritcaller", "matsu-berserker", hand=("test-praise",)), south=side())
    t.north.uses("test-praise")
    assert any("Matsu Berserker (3/\u2013)" in each for each in labels(t))


def test_a_choice_that_makes_no_difference_is_not_asked():
    crowd = ("doji-whisperer", "brash-samurai")
    t = table(north=side("test-clerk", *crowd, hand=("test-feast",)), south=side())
    t.north.uses("test-feast")
    t.north.uses("test-clerk")
    assert t.prompt == "Test Clerk — choose one"
    t = table(north=side("test-rival", *crowd, hand=("test-feast",)), south=side())
    t.north.uses("test-feast")
    t.north.uses("test-rival")
    assert t.prompt == "Test Rival — answer which of these?"  # here it matters who it was


# --- numbers --------------------------------------------------------------------------------------


def test_an_option_that_is_a_number_says_so():
    lies_open = {"card": "manicured-garden", "cards": [{"card": "doji-whisperer", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(lies_open,)), south=side())
    t.north.chooses(f"play:c{t.card('doji-whisperer')}")
    assert t.prompt == "How much fate on Doji Whisperer?"
    told = {option.id: option.amount for option in t.game.decision.options}
    assert told == {**{f"choice{n}": n for n in range(5)}, "back": None}
    shown = t.game.view(0)["decision"]["options"]
    assert [each.get("amount") for each in shown] == [0, 1, 2, 3, 4, None]


def test_in_the_terminal_the_key_is_the_number():
    lies_open = {"card": "manicured-garden", "cards": [{"card": "doji-whisperer", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(lies_open,)), south=side())
    t.north.chooses(f"play:c{t.card('doji-whisperer')}")
    menu = Menu(t.game.decision)
    assert [(entry.number, entry.option.label) for entry in menu.entries] == [
        (0, "No fate"),
        *((n, f"{n} fate") for n in range(1, 5)),
        (5, "Undo"),
    ]
    assert menu.entry(2).option.id == "choice2"
    assert menu.entry(6) is None and menu.numbers() == "0 to 5"
