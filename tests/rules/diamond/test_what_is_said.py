"""How this edition speaks, and which clauses it cites."""

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.diamond.clauses import CLAUSES
from gorin.games.ccg.diamond.dialect import DIAMOND_DIALECT, spoken_here
from gorin.games.ccg.language.abilities import battle, limited, open_
from gorin.games.ccg.language.verbs.fighting.movement import move_here
from gorin.games.ccg.language.verbs.in_play.states import discard
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY, STRATEGY
from gorin.games.ccg.language.which.predicates import dishonorable
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.core.render import card_text
from gorin.language.core.zones import HAND
from gorin.language.picks import paying, target
from gorin.language.selectors import PAID, SELF, TARGET
from gorin.ledgers import clauses
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, having, laid, waiting_for
from support.ccg_making import event, strategy
from support.plain_cards import GIFTS, PLAIN, end_turn, plain, samurai
from support.rule import rule

CRANES = "kakita-dueling-academy"
CAREFUL = battle(gives(SELF, force=1), keywords=("Tactical",))
cards = published(
    *PLAIN,
    *GIFTS,
    event("Test Comet", text=(gain_honor(3),)),
    samurai("Test Tactician", keywords=("Tactician",), text=(CAREFUL,)),
    samurai("Test Speaker", text=(open_(gain_honor(1), once_per_turn=True),)),
    edition=EDITION,
)


def test_every_clause_that_is_cited_is_in_its_book():
    own = {clause.id for clause in clauses.read(EDITION).clauses}
    family = {clause.id for clause in clauses.read("celestial").clauses}
    assert {each for cited in CLAUSES.values() for each in cited} <= own
    assert set(CLAUSES) <= family


def test_generated_text_speaks_of_actions_and_battles():
    card = strategy(
        "Loud Plan",
        focus=1,
        text=(
            limited(
                paying(STRATEGY.in_zone(HAND)),
                cost(discard(PAID)),
                target(PERSONALITY.with_(dishonorable)),
                discard(TARGET),
            ),
            battle(target(your(PERSONALITY)), move_here(TARGET)),
        ),
    )
    spoken_here([card])
    assert card.type_name == "Action"
    assert card_text(card) == (
        "Limited: Discard an Action card: Discard target dishonored Personality.\n"
        "Battle: Move target Personality you control to the current battle."
    )


def test_what_is_played_without_its_gold_cost_says_so():
    dear = strategy("Dear Plan", focus=1, gold=4, text=(battle(gain_honor(1), free=True),))
    spoken_here([dear])
    assert card_text(dear) == "Battle: Instead of paying the Gold cost: Gain 1 Honor."


def test_no_text_of_the_rules_speaks_as_another_edition_does():
    foreign = ("Strateg", "battlefield", "dishonorable", "Combat Segment", " province")
    for card in catalogue(EDITION).values():
        if card.speaks is DIAMOND_DIALECT:
            assert not any(word in card_text(card) for word in foreign), card_text(card)


def test_questions_and_the_log_speak_so_too():
    t = laid("attack", north=plain("plain-samurai"), south=plain())
    t.north.chooses("seat1")
    t.north.chooses("plain-samurai")
    assert t.prompt == "Assign Plain Samurai to which battle?"
    t.north.chooses("p4")
    assert any("first Province" in line for line in t.log)


@rule("DE-BOW-03")
def test_reasons_cite_this_book():
    scroll = {"card": "plain-scroll", "bowed": True}
    north = plain({"card": "plain-shugenja", "with": [scroll]}, hand=["guard-1"])
    t = laid(north=north, south=plain())
    reasons = t.game.why_not(0, f"c{t.card('plain-scroll')}")
    assert [reason.clauses for reason in reasons] == [("DE-BOW-03",)]


@rule("DE-TACT-02")
def test_reasons_tell_the_rules_of_this_book():
    t = fighting(plain("test-tactician"), plain("test-tactician", hand=["guard-1"]))
    t.defender.uses("test-tactician")
    t.attacker.passes()
    said = [reason.sentence for reason in t.game.why_not(1, f"c{t.card('test-tactician', 1)}")]
    assert said == ["A Tactical action is performed by a Tactician, who performs one in each battle."]
    t = laid(north=plain("test-speaker"), south=plain(hand=["guard-1"]))
    t.north.uses("test-speaker")
    t.south.passes()
    said = [reason.sentence for reason in t.game.why_not(0, f"c{t.card('test-speaker')}")]
    assert said == ["This ability has been used; it works once per turn."]


def test_attaching_is_said_in_a_sentence():
    t = laid(north=plain("plain-samurai", hand=["plain-sword"]), south=plain())
    t.north.chooses("equip:plain-sword")
    t.north.chooses("plain-samurai")
    said = next(line for line in t.log if "uses Attach" in line)
    assert said.endswith("uses Attach on Plain Samurai.")
    assert any(line.sentence.endswith("attaches Plain Sword to Plain Samurai.") for line in t.game.log())


def test_options_speak_as_this_edition_does():
    t = laid(north=plain("plain-samurai", hand=["plain-sword"]), south=plain())
    labels = [option.label for option in t.game.decision.options]
    assert "Attach Plain Sword for 2 Gold" in labels
    t = fighting(plain("plain-samurai"), plain("plain-stranger", hand=["gift-of-ninja"]))
    t.defender.chooses("use:gift-of-ninja")
    labels = [option.label for option in t.game.decision.options]
    assert "Plain Samurai (Crab 1), 3F, at Crab 2's first Province" in labels


@rule("DE-EVT-06")
def test_the_log_says_why_an_event_does_nothing():
    known = {"provinces": ["test-comet"]}
    t = laid("events", north=plain(**known, hand=["guard-1"]), south=plain(**known, hand=["guard-1"]))
    end_turn(t)
    assert t.log.count("Test Comet has already resolved this game.") == 1
    assert (t.north.honor, t.south.honor) == (8, 5)


def test_the_log_tells_duels_changes_of_honor_and_what_is_over():
    duelists = "kakita-kaiten", "hida-shara", "doji-nagori"
    t = laid(
        north=having(duelists[0], hand=["political-distraction", "iaijutsu-challenge"], honor=9),
        south=having(*duelists[1:], hand=[]),
    )
    t.north.chooses("use:iaijutsu-challenge")
    for choice in duelists[:2]:
        t.north.chooses(choice)
    t.south.chooses("choice0")
    t.north.table_passes_reactions()
    assert "A duel between Kakita Kaiten and Hida Shara begins." in t.log
    t.south.chooses("choice0")  # nothing to focus: strike
    waiting_for(t, "south", "use:doji-nagori")
    t.south.chooses("use:doji-nagori")
    t.north.table_passes_reactions()
    assert "The gain becomes 6 Honor by Doji Nagori." in t.log
    t = laid(north=having(hand=["political-distraction"], stronghold=CRANES), south=having(hand=[]))
    t.north.plays("political-distraction")
    end_turn(t)
    end_turn(t)
    assert not any("are over" in line for line in t.log)  # that they end goes without saying
