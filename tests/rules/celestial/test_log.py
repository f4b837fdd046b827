"""The log: every event in a sentence that a player can read."""

import random
import re

import pytest

import gorin
from gorin.games.ccg.kinds import BATTLE_END, TURN_END
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import created_follower
from gorin.games.ccg.language.protection import BOWING, FORCE_BONUSES, prevents
from gorin.games.ccg.language.traits import for_a_while
from gorin.games.ccg.language.verbs.fighting.movement import move_home
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives, gives_keyword, removes_keyword
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.decks import look_at_top
from gorin.games.ccg.language.verbs.players.provinces import strengthens
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.presentation import log
from gorin.games.ccg.presentation.naming import province_label
from gorin.games.ccg.table import ops
from gorin.games.ccg.war_of_honor.presentation import told as war_of_honor
from gorin.language.core.english import sentence as whole
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.ccg_battle import marched
from support.ccg_cards import published
from support.ccg_making import region, strategy
from support.ccg_table import battle, table
from support.plain_cards import PLAIN, end_turn, plain, samurai, stranger, trick
from support.sources import SOURCES
from support.walk import new_game, walk

cards = published(
    *PLAIN,
    trick("Mount", gives_keyword(TARGET, "Cavalry")),
    trick("Dismount", removes_keyword(TARGET, "Cavalry")),
    trick("Mark", puts_tokens(TARGET, 1, "Wisdom", force=1, chi=-1)),
    trick("Praise", puts_tokens(TARGET, 1, "Fame")),
    trick("Halt", bow(TARGET)),
    trick("Enlist", create(created_follower(2, "Levy"), TARGET)),
    strategy("Peek", focus=1, text=(open_(look_at_top(1)),)),
    strategy("Fall Back", focus=1, text=(in_battle(target(PERSONALITY), move_home(TARGET)),)),
    strategy("Entrench", focus=1, text=(in_battle(strengthens(2, until=BATTLE_END)),)),
    strategy("Cut Down", focus=1, text=(in_battle(target(PERSONALITY), destroy(TARGET)),)),
    *[samurai(f"Raider {n}", force=9) for n in (1, 2, 3)],
    stranger("Unmoved", text=(prevents(BOWING, SELF),)),
    stranger("Unimpressed", text=(prevents(FORCE_BONUSES, SELF),)),
    trick("Cheer", gives(TARGET, force=2)),
    region("Old Mill"),
    trick("Hold Fast", for_a_while(prevents(BOWING, TARGET), TURN_END)),
)


UGLY = re.compile(r"  | \.|\.\.|,\.|None|[{}_]|\b(a|an|the) (a|an|the)\b| 1 cards|Created ")


def told(t, play, *picks):
    """What the log says of playing a card, without the announcement and the card itself."""
    before = len(t.log)
    t.north.plays(play, *picks)
    title = play.replace("-", " ").title()
    return [line for line in t.log[before:] if f"plays {title}" not in line]


def meeting(*hand):
    north = plain("plain-samurai", "unmoved", "unimpressed", hand=[*hand, "plain-plan"])
    return table(north=north, south=plain(stronghold="plain-manor"))


def test_every_kind_of_event_has_a_sentence():
    rooms = (SOURCES / "language", SOURCES / "games" / "ccg")
    texts = [path.read_text() for room in rooms for path in room.rglob("*.py")]
    kinds = {kind for text in texts for kind in re.findall(r'\.tell\(\s*"(\w+)"', text)}
    kinds |= {"keyword", "keyword_lost", "destroyed", "discard", "sparing"}  # told by one of two names
    assert kinds - set(log.LINES) - set(war_of_honor.LINES) == set()
    assert set(log.LINES) - kinds <= {"over", "declines"}  # which the kernel tells


@pytest.mark.parametrize("seed", range(4))
def test_every_sentence_of_a_whole_game_reads_well(seed):
    game = new_game("celestial", 2, seed)
    for _ in walk(game, random.Random(seed)):
        pass
    for line in game.log():
        sentence = line.sentence
        assert re.fullmatch(r"[A-Z0-9].*[.!…\"]", sentence), (line.kind, sentence)
        assert not re.search(r"  | \.|\.\.|,\.|None|[{}_]|\b(a|an|the) (a|an|the)\b| 1 cards", sentence), (
            sentence
        )
        assert "Created " not in sentence


@pytest.mark.parametrize(
    ("play", "whom", "sentence"),
    (
        ("mount", "plain-samurai", "Plain Samurai gains Cavalry."),
        ("dismount", "plain-samurai", "Plain Samurai loses Cavalry."),
        ("mark", "plain-samurai", "Plain Samurai gets a +1F/\u22121C Wisdom token."),
        ("praise", "plain-samurai", "Plain Samurai gets a Fame token."),
        ("halt", "unmoved", "Unmoved does not bow."),
        ("cheer", "unimpressed", "Unimpressed gets no Force bonus."),
    ),
)
def test_it_says_which(play, whom, sentence):
    does_it_itself = whom in ("unmoved", "unimpressed")
    expected = sentence if does_it_itself else f"{sentence.removesuffix('.')} by {play.title()}."
    assert told(meeting(play), play, whom) == [expected]


def test_what_keeps_a_change_from_happening_is_named_and_not_what_tried_it():
    t = meeting("halt", "hold-fast")
    t.north.plays("hold-fast", "plain-samurai")
    told(t, "halt", "plain-samurai")
    assert t.log[-1] == "Plain Samurai does not bow because of Hold Fast."


def test_a_look_says_at_what():
    t = meeting("peek")
    assert told(t, "peek") == ["Crab looks at the top card of its Fate deck."]


def test_created_cards_are_told_by_what_they_are():
    assert told(meeting("enlist"), "enlist", "plain-samurai") == [
        "Crab creates a 2F Levy Follower.",
        "The created 2F Levy Follower enters play for Crab, attached to Plain Samurai.",
    ]


def test_an_action_is_told_with_those_it_concerns():
    t = meeting("mount")
    t.north.plays("mount", "plain-samurai")
    assert t.log[0] == "Crab plays Mount on Plain Samurai. Give a Personality Cavalry."


def test_the_card_in_a_hand_that_is_to_be_equipped_is_not_named_before_it_is_paid_for():
    t = table(north=plain("plain-samurai", hand=["plain-sword", "plain-plan"]), south=plain())
    t.north.uses("equip:plain-sword", "plain-samurai")
    assert t.log[0] == "Crab 1 uses Equip on Plain Samurai."
    assert "Plain Sword enters play for Crab 1, attached to Plain Samurai." in t.log


def test_provinces_are_counted_from_the_left_as_they_lay_then():
    t = marched(
        plain("plain-samurai", hand=["entrench", "guard-1"]),
        plain("plain-stranger", hand=["guard-2"], stronghold="plain-manor"),
    )
    assert "Crab assigns Plain Samurai to Crane's first province." in t.log
    t.north.chooses("p4")
    assert "A battle begins at Crane's first province." in t.log
    t.south.passes()
    t.north.plays("entrench")
    assert "Crane's first province gets +2 strength by Entrench." in t.log
    t.fight()
    assert "Crab has 3 Force, Crane has 2; province strength 8." in t.log
    assert not [line for line in t.log if "are over" in line]  # that they end goes without saying


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ((4, 1, 2), "Plain Samurai moves to Crane's third province."),
        ((0, 0, 1), "Plain Samurai moves to Crab's second province."),
        ((-1, -1, -1), "Plain Samurai moves home."),
    ],
)
def test_who_moves_is_told_with_the_province_or_home(where, line):
    s = meeting().s
    words, _ = log.LINES["move"]
    assert whole(words(s, (7, s.names.index("plain-samurai"), *where))) == line


def test_a_move_is_told_when_it_happens():
    t = battle(plain("plain-samurai", hand=["fall-back", "guard-1"]), plain("plain-stranger"))
    t.attacker.plays("fall-back", "plain-samurai")
    assert "Plain Samurai is moved home by Fall Back." in t.log


def test_a_lost_province_is_told_as_it_lay():
    t = battle(plain("plain-samurai", hand=["guard-1"]), plain("plain-stranger", hand=["guard-2"]))
    ops.destroy_province(t.s, t.s.provinces[5], 0)
    ops.destroy_province(t.s, t.s.provinces[5], 0)
    lost = [line for line in t.log if "is destroyed" in line]
    assert lost == [
        "Crab 2's second province is destroyed in the battle.",
        "Crab 2's third province is destroyed in the battle.",
    ]


def test_in_one_attack_no_province_gets_the_name_of_one_that_has_fallen():
    raiders = [f"raider-{n}" for n in (1, 2, 3)]
    t = marched(plain(*raiders, hand=["guard-1"]), plain(stronghold="plain-manor"))
    assert [option.label for option in t.game.decision.options][:2] == [
        "Crane's first province",
        "Crane's second province",
    ]
    t.north.chooses("p4")
    t.fight()
    assert "Crane's first province is destroyed in the battle." in t.log
    left = [option.label for option in t.game.decision.options][:3]
    assert left == ["Crane's second province", "Crane's third province", "Crane's fourth province: Farm 4"]
    assert province_label(t.s, 4) == "Crane's first province (lost)"
    assert numbers(t) == [2, 3, 4]
    t.north.chooses("p6")
    assert "A battle begins at Crane's third province." in t.log
    again = gorin.setup("celestial", t.game.position())
    assert province_label(again.state, 6) == "Crane's third province"


def test_in_the_next_turn_provinces_are_counted_anew():
    t = battle(plain("plain-samurai"), plain(stronghold="plain-manor"))
    ops.destroy_province(t.s, t.s.provinces[4], 0)
    assert numbers(t) == [2, 3, 4]
    end_turn(t)
    assert numbers(t) == [1, 2, 3]


def numbers(t):
    """Which they are called by on the page and in the terminal."""
    return [place["number"] for place in t.game.view(0)["players"][1]["provinces"]]


def test_whoever_has_many_provinces_has_a_name_for_each():
    t = table(north=plain(provinces=["farm-1"] * 12), south=plain(stronghold="plain-manor"))
    assert [province_label(t.s, id) for id in (7, 8, 11)] == [
        "Crab's eighth province",
        "Crab's 9th province",
        "Crab's 12th province",
    ]


def test_the_phases_are_told():
    t = table("straighten", north=plain("plain-samurai"), south=plain(stronghold="plain-manor"))
    end_turn(t)
    phases = [line for line in t.log if "Crab's" in line and "phase" in line]
    names = ("Straighten", "Events", "Action", "Attack", "Dynasty", "End")
    assert phases == [f"Crab's {name} phase begins." for name in names]


def test_the_faces_of_what_goes_into_a_deck_are_told_only_if_everybody_saw_them():
    t = table(north=plain(hand=["guard-1", "plain-plan"]), south=plain())
    hidden, seen = t.card("guard-1"), t.s.provinces[3].card
    ops.put_in_deck(t.s, hidden, False)
    ops.put_in_deck(t.s, seen, True)
    assert t.log == [
        "A card goes to the bottom of Crab 1's Fate deck.",
        "Farm 4 goes to the top of Crab 1's Dynasty deck.",
    ]


# --- lines of several events ----------------------------------------------------------------------


def lines(t):
    return [line.sentence for line in t.game.log()]


def test_what_is_equipped_is_told_with_its_payment_and_its_bearer():
    t = table(north=plain("plain-samurai", hand=["plain-sword", "plain-plan"]), south=plain())
    t.north.uses("equip:plain-sword", "plain-samurai")
    assert "Crab 1 bows Plain Keep and attaches Plain Sword to Plain Samurai." in lines(t)
    assert not [line for line in lines(t) if "uses Equip" in line]


def test_a_battle_is_told_where_it_is_decided_and_one_that_nobody_came_to_in_a_line():
    t = marched(
        plain("plain-samurai", hand=["guard-1"]),
        plain("plain-stranger", hand=["guard-2"], stronghold="plain-manor"),
    )
    t.north.chooses("p4")
    t.fight()
    end_turn(t)
    told = lines(t)
    assert "Battle at Crane's first province: Crab has 3 Force, Crane has 2; province strength 6." in told
    assert [line for line in told if line.startswith("No one fights")] == [
        f"No one fights at Crane's {which} province." for which in ("second", "third", "fourth")
    ]
    assert not [line for line in told if "Segment" in line or "is over" in line]


def test_what_is_lost_with_a_province_is_told_with_it_and_so_is_the_last_one():
    crane = plain(stronghold="plain-manor")
    crane["provinces"] = [{"card": "farm-1", "region": "old-mill"}]
    t = battle(plain("raider-1"), crane)
    t.everybody_passes()
    assert lines(t)[-3:] == [
        "Crane's first province is destroyed in the battle; Farm 1 and Old Mill are discarded with it.",
        "Crane has lost its last province.",
        "Crab wins by Military Victory.",
    ]


def test_both_sides_are_told_apart_where_they_assign_to_one_battlefield():
    t = marched(plain("plain-samurai"), plain("plain-stranger", stronghold="plain-manor"))
    assert [line for line in lines(t) if "assigns" in line] == [
        "Crab assigns Plain Samurai to Crane's first province.",
        "Crane assigns Plain Stranger to Crane's first province.",
    ]
