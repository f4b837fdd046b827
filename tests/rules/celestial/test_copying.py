"""Chapter: copying."""

from gorin.games.ccg.kinds import CHI, FORCE
from gorin.games.ccg.reading import has
from gorin.games.ccg.words.abilities import open_
from gorin.games.ccg.words.cards import strategy
from gorin.games.ccg.words.nouns import PERSONALITY, your
from gorin.games.ccg.words.picks import performer, target
from gorin.games.ccg.words.things import PERFORMER, TARGET
from gorin.games.ccg.words.verbs.setting import copies_keyword, copies_stat
from gorin.games.ccg.words.verbs.stats import gives
from support.ccg_cards import published
from support.ccg_table import table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, plain, samurai, trick
from support.rule import rule


def imitation(name, *effects):
    return strategy(name, focus=1, text=(open_(performer(your(PERSONALITY)), target(PERSONALITY), *effects),))


cards = published(
    *PLAIN,
    samurai("Great Samurai", force=5, chi=4, keywords=("Tactician",)),
    trick("Help", gives(TARGET, force=2)),
    imitation("Imitate Force", copies_stat(PERFORMER, FORCE, TARGET)),
    imitation("Imitate Chi", copies_stat(PERFORMER, CHI, TARGET)),
    imitation("Imitate Skill", copies_keyword(PERFORMER, "Tactician", TARGET)),
)


def imitating(hand, who="plain-stranger", theirs="great-samurai"):
    return table(north=plain(who, hand=[*hand, "plain-plan"]), south=plain(theirs))


@rule("CE-COPY-01", "CE-COPY-03")
def test_a_copied_stat_is_set_to_the_current_value():
    t = imitating(["help", "imitate-force"], theirs=of("great-samurai", "plain-sword"))
    t.north.plays("help", "great-samurai")
    assert t.force("great-samurai") == 9
    t.north.plays("imitate-force", "plain-stranger", "great-samurai")
    assert t.force("plain-stranger") == 9
    assert t.chi("plain-stranger") == 2


@rule("CE-COPY-01")
def test_what_becomes_of_the_original_later_does_not_matter():
    t = imitating(["help", "imitate-force"])
    t.north.plays("imitate-force", "plain-stranger", "great-samurai")
    t.north.plays("help", "great-samurai")
    assert (t.force("plain-stranger"), t.force("great-samurai")) == (5, 7)


@rule("CE-COPY-01")
def test_a_copy_may_be_lower_and_ends_with_the_turn():
    t = imitating(["imitate-chi"], "great-samurai", "plain-stranger")
    t.north.plays("imitate-chi", "great-samurai", "plain-stranger")
    assert t.chi("great-samurai") == 2
    end_turn(t)
    assert t.chi("great-samurai") == 4


@rule("CE-COPY-02")
def test_no_card_copies_itself():
    t = imitating(["imitate-skill"], "great-samurai")
    before = len(t.s.lasting)
    t.north.plays("imitate-skill", "great-samurai", "great-samurai")
    assert len(t.s.lasting) == before


@rule("CE-COPY-03")
def test_a_keyword_is_copied_from_who_has_it():
    t = imitating(["imitate-skill"])
    t.north.plays("imitate-skill", "plain-stranger", "great-samurai")
    assert has(t.s, t.card("plain-stranger"), "Tactician")
    t = imitating(["imitate-skill"], theirs="plain-samurai")
    t.north.plays("imitate-skill", "plain-stranger", "plain-samurai")
    assert not has(t.s, t.card("plain-stranger"), "Tactician")
