"""Chapter: Experienced cards, as far as it is about stacks and the worked example of the book."""

from gorin.games.ccg.words.abilities import open_, reaction
from gorin.games.ccg.words.verbs.players.honor import gain_honor
from gorin.words.triggers import after
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.plain_cards import PLAIN, face_up, plain, samurai
from support.rule import rule

RICH = [f"farm-{n}" for n in range(6, 13)]
cards = published(
    *PLAIN,
    samurai(
        "Hero",
        gold=4,
        text=(
            open_(gain_honor(1)),
            reaction(after("resolved", "after an action resolves"), gain_honor(3), once_per_turn=True),
        ),
    ),
    samurai(
        "Hero",
        gold=8,
        force=5,
        experience=1,
        keywords=("Unique", "Experienced"),
        text=(open_(gain_honor(7)),),
    ),
    edition=EDITION,
)


def promoting(*slugs, play=("hero",), **facts):
    return laid("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain())


STACK = {"card": "hero-exp", "over": ["hero"]}


@rule("DE-EXP-07")
def test_he_keeps_the_abilities_of_his_younger_self():
    t = laid(north=plain(STACK, hand=["guard-1"]), south=plain())
    assert {"use:hero", "use:hero-exp"} <= t.north.may
    t.north.chooses("use:hero")
    assert t.north.may == {"use:hero:2", "pass"}  # the Reaction, too
    t.north.chooses("use:hero:2")
    assert t.north.honor == 5 + 1 + 3


@rule("DE-EXP-14")
def test_he_may_come_beside_his_younger_self():
    t = promoting("hero-exp", play=["hero", *RICH])
    assert {"overlay:hero-exp", "buy:hero-exp"} <= t.north.may
    t.north.chooses("buy:hero-exp")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.zone("hero") == t.zone("hero-exp") == "play"


@rule("DE-EXP-16")
def test_of_a_stack_only_the_top_is_in_play():
    t = laid(north=plain(STACK, hand=["guard-1"]), south=plain())
    shown = [t.s.definition(card).shown_title for card in t.s.in_play if t.s.controller[card] == 0]
    assert shown == ["Plain Keep", "Hero (Experienced)"]
    assert t.zone("hero") == "under"
    assert t.force("hero-exp") == 5
