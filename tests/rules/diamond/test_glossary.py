"""Glossary: what words mean that other chapters only use."""

import pytest

from gorin.games.ccg.celestial.one_offs import recruit_here, somebody_to_recruit
from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.verbs.fighting.duels import duels
from gorin.games.ccg.language.verbs.fighting.focusing import FACING_DUELIST
from gorin.games.ccg.language.verbs.in_play.states import bow, dishonor
from gorin.games.ccg.language.verbs.players.honor import lose_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import non_experienced
from gorin.language.abilities import requires
from gorin.language.card_filters import anothers, any_, your
from gorin.language.picks import performer, target
from gorin.language.players import EACH_OTHER_PLAYER, controller_of
from gorin.language.selectors import PERFORMER, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import region, strategy
from support.plain_cards import PLAIN, face_up, plain, samurai
from support.rule import rule

KEYWORDS = ("Political", "Maho", "Air", "Earth", "Fire", "Water", "Void")


def insult(*keywords):
    name = f"{keywords[0]} Insult" if keywords else "Insult"
    return strategy(name, focus=1, text=(open_(target(PERSONALITY), dishonor(TARGET), keywords=keywords),))


cards = published(
    *PLAIN,
    insult(),
    *(insult(word) for word in KEYWORDS),
    samurai("Proud Samurai", gold=2, honor_req=9),
    samurai("Only Samurai", gold=2, honor_req=9, keywords=("Unique",)),
    samurai("Hero", gold=2),
    samurai("Hero", gold=2, experience=1, keywords=("Unique", "Experienced")),
    samurai("Young Hero", gold=2, keywords=("Inexperienced",)),
    region(
        "Open Gate",
        keywords=("Singular",),
        text=(limited(requires(somebody_to_recruit("Samurai")), recruit_here("Samurai")),),
    ),
    strategy("Plain Tribute", focus=1, text=(open_(lose_honor(1, EACH_OTHER_PLAYER)),)),
    strategy(
        "Humble Duel",
        focus=1,
        text=(
            open_(
                performer(your(PERSONALITY)),
                target(anothers(PERSONALITY)),
                duels(PERFORMER, TARGET, bow(FACING_DUELIST), lose_honor(2, controller_of(FACING_DUELIST))),
            ),
        ),
    ),
    strategy("Teach", focus=1, text=(open_(target(any_(PERSONALITY, non_experienced)), bow(TARGET)),)),
    edition=EDITION,
)


@rule("DE-GLO-11")
def test_an_opponent_is_anybody_else_and_in_a_duel_the_other_one():
    sides = {"south": plain("hero"), "east": plain("plain-stranger")}
    t = laid(north=plain("plain-samurai", hand=["plain-tribute", "guard-1"]), **sides)
    t.north.plays("plain-tribute")
    assert [t.north.honor, t.south.honor, t.east.honor] == [5, 4, 4]
    t = laid(north=plain("plain-samurai", hand=["humble-duel", "guard-1"]), **sides)
    t.north.plays("humble-duel", "plain-samurai", "hero")
    t.south.strikes()
    assert [t.north.honor, t.south.honor, t.east.honor] == [5, 3, 5]
    assert t.is_bowed("hero") and not t.is_bowed("plain-stranger")


@rule("DE-GLO-13")
@pytest.mark.parametrize("word", KEYWORDS)
def test_such_words_have_no_rules_of_their_own(word):
    outcomes = []
    for card in ("insult", f"{word.lower()}-insult"):
        t = laid(north=plain(hand=[card, "guard-1"]), south=plain("plain-samurai", hand=["guard-2"]))
        t.north.chooses(f"use:{card}")
        assert t.north.may == {"plain-samurai", "back"}
        t.north.chooses("plain-samurai")
        t.north.table_passes_reactions()
        told = [event.kind for event in t.s.events]
        outcomes.append((told, t.asked, t.zone(card), t.is_dishonored("plain-samurai"), t.north.honor))
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][3]


@rule("DE-GLO-15")
def test_who_ignores_the_requirement_needs_no_honor_for_it_and_all_else():
    def at_the_gate(slug, *play, **facts):
        provinces = [{"card": slug, "face_up": True, "region": "open-gate"}]
        return laid(north=plain(*play, provinces=provinces, hand=["guard-1"], **facts), south=plain())

    t = at_the_gate("proud-samurai")
    t.north.uses("open-gate")
    assert t.zone("proud-samurai") == "play" and t.is_bowed("plain-keep")  # his Gold is paid
    assert "use:open-gate" not in at_the_gate("proud-samurai", stronghold_bowed=True).north.may
    assert "use:open-gate" in at_the_gate("only-samurai").north.may
    assert "use:open-gate" not in at_the_gate("only-samurai", "only-samurai").north.may
    t = laid("dynasty", north=plain(provinces=face_up("proud-samurai")), south=plain())
    assert "buy:proud-samurai" not in t.north.may


@rule("DE-GLO-19")
def test_non_experienced_is_who_is_neither_experienced_nor_inexperienced():
    t = laid(north=plain("hero", hand=["teach"]), south=plain("hero-exp", "young-hero"))
    t.north.chooses("use:teach")
    assert t.north.may == {"hero", "back"}
