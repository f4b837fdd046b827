"""How this edition speaks, and which clauses it cites."""

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.diamond.clauses import CLAUSES
from gorin.games.ccg.diamond.dialect import DIAMOND_DIALECT, spoken_here
from gorin.games.ccg.words.abilities import battle, limited
from gorin.games.ccg.words.cards import strategy
from gorin.games.ccg.words.verbs.fighting.movement import move_here
from gorin.games.ccg.words.verbs.in_play.states import discard
from gorin.games.ccg.words.which.nouns import PERSONALITY, STRATEGY
from gorin.games.ccg.words.which.qualities import dishonorable
from gorin.ledgers import clauses
from gorin.words.abilities import cost
from gorin.words.grammar.render import card_text
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import your
from gorin.words.picks import paying, target
from gorin.words.things import PAID, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(*PLAIN, edition=EDITION)


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
        "Limited: Discard an Action card: Discard a target dishonored Personality.\n"
        "Battle: Move your target Personality to the current battle."
    )


def test_no_text_of_the_rules_speaks_as_another_edition_does():
    foreign = ("Strateg", "battlefield", "dishonorable", "Combat Segment", " province")
    for card in catalogue(EDITION).values():
        if card.speaks is DIAMOND_DIALECT:
            assert not any(word in card_text(card) for word in foreign), card_text(card)


def test_questions_and_the_log_speak_so_too():
    t = laid("attack", north=plain("plain-samurai"), south=plain())
    t.north.chooses("seat1")
    t.north.chooses("plain-samurai")
    assert t.prompt == "To which battle does Plain Samurai go?"
    t.north.chooses("p4")
    assert any("first Province" in line for line in t.log)


@rule("DE-BOW-03")
def test_reasons_cite_this_book():
    scroll = {"card": "plain-scroll", "bowed": True}
    north = plain({"card": "plain-shugenja", "with": [scroll]}, hand=["guard-1"])
    t = laid(north=north, south=plain())
    reasons = t.game.why_not(0, f"c{t.card('plain-scroll')}")
    assert [reason.clauses for reason in reasons] == [("DE-BOW-03",)]


def test_attaching_is_said_in_a_sentence():
    t = laid(north=plain("plain-samurai", hand=["plain-sword"]), south=plain())
    t.north.chooses("equip:plain-sword")
    t.north.chooses("plain-samurai")
    said = next(line for line in t.log if "uses Attach" in line)
    assert said.count("Gold") == 1 and said.endswith(": Attach it to him.")  # its price is said once
