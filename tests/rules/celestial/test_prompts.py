"""What players read says whose words it is and whom it means, without what was read before."""

import random
import re

import pytest

import gorin
from gorin.games.ccg.definition import catalogue, definition
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import for_a_while, hand_size
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.core.render import card_text
from gorin.language.library.library import known_decks
from gorin.language.picks import target
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import battle, side, table, unit

WAITING = ("keen-blade",)
cards = published(
    strategy("Wide Sleeves", focus=1, text=(open_(target(PERSONALITY), for_a_while(hand_size(1))),))
)


def asked(t, who, use, *picks):
    """What is asked after these choices."""
    player = getattr(t, who)
    player.chooses(use)
    for pick in picks:
        player.chooses(pick)
    return t.prompt


def test_a_question_names_the_card_that_asks_and_the_one_who_performs():
    t = table(north=side("isawa-kyoko", "isawa-mizuhiko", hand=("power-of-innocence",)), south=side())
    assert asked(t, "north", "use:power-of-innocence") == (
        "Power of Innocence — bow which of your Courtiers or Shugenja?"
    )
    t.north.chooses("isawa-kyoko")
    assert t.prompt == (
        "Power of Innocence — choose a Personality with Personal Honor lower than"
        " Isawa Kyoko's Personal Honor"
    )


def test_a_question_names_the_card_itself():
    t = battle(attacker=side("tsuruchi-sanjo", hand=WAITING), defender=side("bayushi-nori", hand=WAITING))
    t.defender.passes()
    assert asked(t, "attacker", "use:tsuruchi-sanjo") == (
        "Tsuruchi Sanjo — move home which Personality with Personal Honor lower than Tsuruchi Sanjo's Chi?"
    )


def test_somebody_else_who_is_asked_reads_whom_it_is_about():
    t = table(north=side("bayushi-kurumi-exp", hand=WAITING), south=side("hida-kaoru"))
    t.north.uses("bayushi-kurumi-exp", "hida-kaoru")
    assert (t.asked, t.prompt) == (
        "south",
        "Bayushi Kurumi (Experienced) — dishonor Hida Kaoru?",
    )


def test_who_bore_an_attachment_is_told_by_its_name():
    t = battle(
        attacker=side(unit("hida-kaoru", "keen-blade"), hand=WAITING),
        defender=side("togashi-taro", hand=("hand-of-osano-wo",)),
    )
    t.defender.uses("hand-of-osano-wo", "togashi-taro", "keen-blade")
    assert t.prompt == (
        "Hand of Osano-Wo — choose a Personality without Followers who bore Keen Blade, or pass"
    )


def test_what_can_be_chosen_names_whom_it_concerns():
    t = battle(
        attacker=side("doji-yoshitada", hand=("allegations", *WAITING)),
        defender=side("bayushi-nori", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("allegations", "doji-yoshitada", "bayushi-nori")
    labels = [option.label for option in t.game.decision.options]
    assert labels == ["Bow Bayushi Nori", "Move Bayushi Nori home"]


def test_an_attachment_to_be_equipped_is_named():
    t = table(north=side("hida-kaoru", "hida-ogano", hand=WAITING), south=side())
    assert asked(t, "north", "equip:keen-blade") == ("Equip — attach Keen Blade to which Personality?")


def test_a_challenge_names_both():
    t = table(north=side("doji-shigeyuki", hand=("impromptu-duel",)), south=side("hida-kaoru"))
    t.north.uses("impromptu-duel", "doji-shigeyuki", "hida-kaoru")
    assert t.prompt == "Impromptu Duel — let Hida Kaoru accept the challenge of Doji Shigeyuki?"


def test_whose_ability_is_paid_for_is_named():
    provinces = [{"card": "large-farm", "region": "utaku-meadows"}]
    north = side("hida-kaoru", "diamond-mine", "diamond-mine", "diamond-mine", provinces=provinces)
    t = table(north=north, south=side())
    t.north.chooses("use:utaku-meadows")
    t.north.chooses("hida-kaoru")
    assert t.prompt == "Pay 3 Gold for the ability of Utaku Meadows \N{EM DASH} bow what?"


def test_a_card_to_take_back_is_named():
    mines = ("diamond-mine", "diamond-mine")
    t = table(north=side("hida-kaoru", *mines, hand=("traveling-ronin",)), south=side())
    t.north.uses("traveling-ronin", "hida-kaoru")
    for _ in range(30):
        ids = [option.id for option in t.game.decision.options]
        if t.zone("traveling-ronin") == "play" and "choice0" in ids:
            break
        word = next((each for each in ("pass", "done") if each in ids), ids[0])
        t.mirror.choose(word, t.game.decision.seat)
    assert t.prompt == "Traveling Ronin — put Traveling Ronin into your hand?"


def test_a_province_that_changes_is_named():
    t = battle(
        attacker=side("hida-kaoru", hand=("ring-of-earth", *WAITING)),
        defender=side("hida-ogano", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.uses("ring-of-earth:2")
    assert t.prompt == "Ring of Earth — change the strength of which province?"
    t.attacker.chooses("p0")
    assert t.prompt.startswith("Ring of Earth — give Crab's first province")
    assert t.prompt.endswith(" +3 or \u22123 strength?")


def test_a_spell_that_counts_a_unit_names_whose():
    t = battle(
        attacker=side(unit("isawa-kyoko", "consumed-by-five-fires"), hand=WAITING),
        defender=side("hida-ogano", hand=WAITING),
    )
    t.defender.passes()
    assert asked(t, "attacker", "use:consumed-by-five-fires").endswith(
        "destroy which enemy unit with fewer cards than Isawa Kyoko's unit?"
    )


# --- the log --------------------------------------------------------------------------------------


def natsu(*chosen):
    events = [{"card": "natsu-togumaras-guidance"}, "large-farm"]
    t = table("events", north=side("hida-kaoru", provinces=events, hand=WAITING), south=side())
    t.north.chooses(*chosen)
    return t


def test_an_effect_that_lasts_names_whom_it_is_about_and_points_at_him():
    t = natsu("hida-kaoru")
    line = next(line for line in t.game.events if line.kind == "rule")
    assert line.sentence == (
        "Natsu-Togumara's Guidance (Crab): Hida Kaoru's unit does not bow when a battle resolves."
    )
    assert f"c{t.card('hida-kaoru')}" in line.refs


def test_where_nobody_was_chosen_nothing_lasts():
    t = natsu("pass")
    assert not t.s.lasting
    assert not [line for line in t.game.events if line.kind == "rule"]


def test_an_effect_whose_words_name_nobody_is_told_with_its_target():
    t = table(north=side("hida-kaoru", hand=("wide-sleeves", *WAITING)), south=side())
    t.north.plays("wide-sleeves", "hida-kaoru")
    assert any(line.startswith("Wide Sleeves (Crab) on Hida Kaoru: ") for line in t.log)


def test_an_effect_upon_a_unit_names_whose_it_is():
    t = battle(
        attacker=side("hida-kaoru", hand=("unstoppable-force", *WAITING)),
        defender=side("hida-ogano", hand=WAITING),
    )
    t.defender.passes()
    t.attacker.plays("unstoppable-force", "hida-kaoru")
    assert t.log[-1].startswith(
        "Unstoppable Force (Crab): negate the next destruction of any card in Hida Kaoru's"
    )


def test_who_is_targeted_by_himself_is_named_too():
    t = table(north=side("bayushi-jutsushi", hand=WAITING), south=side("hida-kaoru"))
    t.north.uses("bayushi-jutsushi", "bayushi-jutsushi")
    line = next(line for line in t.log if "Bayushi Jutsushi (" in line and line.startswith("From now on"))
    assert "after Bayushi Jutsushi next assigns this turn, dishonor Bayushi Jutsushi." in line


def test_what_waits_for_somebody_names_him_in_the_trigger_as_well():
    events = [{"card": "minor-blackmail"}, "large-farm"]
    t = table("events", north=side(provinces=events, hand=WAITING), south=side("hida-kaoru"))
    t.north.chooses("hida-kaoru")
    waiting = [line.split("): ", 1)[1].split(",")[0] for line in t.log if line.startswith("From now on")]
    assert waiting == [
        "after Hida Kaoru next assigns",
        "after Hida Kaoru next performs an action",
    ]


def test_a_region_enters_play_at_its_province():
    t = table("events", north=side(provinces=["large-farm", "farmlands"], hand=WAITING), south=side())
    line = next(line for line in t.game.events if line.kind == "enter")
    assert line.sentence == "Farmlands enters play for Crab at Crab's second province."
    assert line.refs == ("seat0", f"c{t.card('farmlands')}", "p1")


# --- texts ----------------------------------------------------------------------------------------


def said(slug):
    return card_text(definition("celestial", slug))


def test_a_condition_at_the_end_governs_only_what_stands_with_it():
    assert said("greater-sacrifice").endswith(
        "total Force (plus his Personal Honor if your Family Honor stands above its starting value)."
    )


def test_two_conditions_are_joined():
    for card in catalogue("celestial").values():
        for line in card_text(card).splitlines():
            assert not re.search(r"(?<![Ee]ven )\b[Ii]f [^:.;]*, if ", line), line


@pytest.mark.parametrize("slug", ("power-of-innocence", "private-whispers", "threat-of-execution"))
def test_who_performs_is_told_from_whom_is_targeted_among_the_constraints(slug):
    limits = said(slug).split(": ")[1]
    assert re.search(
        r"target a Personality with Personal Honor \w+ than the (performer|Magistrate)'s", limits
    )


PRONOUNS = re.compile(r"\b(him|his|he|it|its|them|their)\b|this card|\{", re.I)
UNDERSTOOD = ("performs it", "put them back", "its starting value", "if he", "who can bear it")
"""Pronouns whose noun stands in the same question."""


def test_no_question_of_a_card_speaks_of_somebody_it_does_not_name():
    """Over random games: whatever a question means by a pronoun is named in it."""
    rng, decks = random.Random(5), list(known_decks("celestial"))
    read = 0
    for seed in range(6):
        game = gorin.new("celestial", decks=rng.sample(decks, 2), seed=seed)
        for _ in range(400):
            if game.over:
                break
            prompt = game.decision.prompt
            read += " — " in prompt
            words = prompt
            for known in UNDERSTOOD:
                words = words.replace(known, "")
            assert not PRONOUNS.search(words), prompt
            game.choose(game.decision.pick(rng.randrange(game.decision.count)))
    assert read > 200
