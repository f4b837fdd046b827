"""Plain cards for tests of the rules: what they do is told by their names, and nobody will ever change them.

cards = published(*PLAIN, ...)      # at the top of a test file
t = table(north=plain("plain-samurai", hand=["plain-sword"]), south=plain())
"""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.definition import Card
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import CRAB, CRANE
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.in_play.stats import gives_keyword
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.core.resolution import Effect
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_making import follower, holding, item, personality, spell, strategy, stronghold
from support.ccg_table import Table, side


def samurai(name: str, **facts: Any) -> Card:
    """A Crab Samurai, 3F/3C, with what else is told of him."""
    told = {"force": 3, "chi": 3, "honor_req": 0, "gold": 5, "personal_honor": 2} | facts
    keywords = ("Crab Clan", "Samurai", *told.pop("keywords", ()))
    return personality(name, told.pop("clan", CRAB), keywords=keywords, **told)


def stranger(name: str, **facts: Any) -> Card:
    """An unaligned Personality, 2F/2C, without an Honor Requirement."""
    told = {"force": 2, "chi": 2, "honor_req": None, "gold": 3, "personal_honor": 1} | facts
    return personality(name, told.pop("clan", ""), **told)


def trick(name: str, *effects: Effect) -> Card:
    """A Strategy with one Open action that targets any Personality."""
    return strategy(name, focus=2, text=(open_(target(PERSONALITY), *effects),))


GIFTS = [
    trick(f"Gift of {word}", gives_keyword(TARGET, word))
    for word in ("Earth", "Kolat", "Ninja", "Shadowlands")
]
"""For `having=` of a table."""
FARMS = [holding(f"Farm {n}", gold=3, text=(produces(2),)) for n in range(1, 15)]
GUARDS = [follower(f"Guard {n}", force=1, honor_req=0, gold=1, focus=2) for n in range(1, 15)]

PLAIN = [
    stronghold("Plain Keep", CRAB, strength=7, gold=4, honor=5),
    stronghold("Plain Manor", CRANE, strength=6, gold=4, honor=3),
    samurai("Plain Samurai"),
    samurai("Plain Shugenja", force=1, personal_honor=1, keywords=("Shugenja",)),
    stranger("Plain Stranger"),
    follower("Plain Spearmen", force=2, honor_req=0, gold=2, focus=2),
    item("Plain Sword", force=2, chi=0, gold=2, focus=2, keywords=("Weapon",)),
    item("Plain Charm", force=-1, chi=2, gold=1, focus=1),
    spell("Plain Scroll", gold=1, focus=3, text=(open_(gain_honor(1)),)),
    strategy("Plain Plan", focus=2, text=(open_(gain_honor(1)),)),
    *FARMS,
    *GUARDS,
]


def plain(*play: Any, **facts: Any) -> dict[str, Any]:
    """A side of plain cards only."""
    return side(
        *play,
        **{
            "stronghold": "plain-keep",
            "provinces": ["farm-1", "farm-2", "farm-3", {"card": "farm-4", "face_up": True}],
            "dynasty": ["farm-5"] * 8,
            "fate": ["guard-5"] * 8,
            **facts,
        },
    )


def face_up(*slugs: str) -> list[dict[str, Any]]:
    """Provinces with these cards face-up."""
    return [{"card": slug, "face_up": True} for slug in slugs]


def deck(stronghold: str = "plain-keep", **parts: Any) -> dict[str, Any]:
    """A legal deck."""
    return {
        "stronghold": stronghold,
        "dynasty": {card.slug: 3 for card in FARMS},
        "fate": {card.slug: 3 for card in GUARDS},
        **parts,
    }


def end_turn(t: Table) -> None:
    """Everybody passes or is done until the next player's turn."""
    active = t.s.active
    while not t.game.over and t.s.active == active:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        word = next((each for each in ("pass", "done") if each in ids), ids[-1])
        t.mirror.choose(word, decision.seat)


def when(t: Table, words: str) -> int:
    """The place among the events of the first one that is told with these words."""
    return next(at for at, line in enumerate(t.game.events) if words in line.sentence)


def when_of(t: Table, kind: str) -> int:
    """The place among the events of the first one of a kind, which may be told with no words."""
    return next(at for at, line in enumerate(t.game.events) if line.kind == kind)
