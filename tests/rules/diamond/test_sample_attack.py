"""The rulebook's sample Attack Phase, choice by choice, with its numbers and its Honor (DE-SAMP).

Allen, Bob and Cindy sit clockwise; it is Allen's turn. Togashi Teijo's own actions play no part in it, so a
Monk with his numbers stands in for him.
"""

from gorin.games.ccg.kinds import NO_SIDE
from gorin.games.ccg.language.cards import DRAGON
from gorin.games.ccg.table.values import army_force, unit_force
from support.ccg_cards import published
from support.ccg_diamond import EDITION
from support.ccg_making import personality
from support.ccg_table import Table, unit
from support.ccg_table import table as set_up
from support.plain_cards import PLAIN, plain
from support.rule import rule

TEIJO = personality(
    "Teijo", DRAGON, force=3, chi=3, honor_req=0, gold=7, personal_honor=2, keywords=("Dragon Clan", "Monk")
)
cards = published(*PLAIN, TEIJO, edition=EDITION)

ALLEN, BOB, CINDY = "north", "south", "east"
LEFTMOST = "p8"
OGRE, SHIRASU, CHIEKO, ARCHERS = "ogre-bushi", "shinjo-shirasu", "tamori-chieko", "ashigaru-archers"
RIDERS, DESTINY = "light-mounted-infantry", "destiny-has-no-secrets"


def before_the_attack() -> Table:
    allen = plain(OGRE, hand=[DESTINY, DESTINY])
    bob = plain(unit(SHIRASU, "daikyu", RIDERS), hand=["tsuruchi-technique", "guard-2"])
    cindy = plain(
        unit("teijo", "dai-tsuchi"), unit(CHIEKO, ARCHERS),
        stronghold="plain-manor", hand=["twisted-forest", "fist-of-the-earth", "guard-1"],
    )  # fmt: skip
    return set_up("attack", edition=EDITION, **{ALLEN: allen, BOB: bob, CINDY: cindy})


def forces(t: Table) -> tuple[int, int]:
    """Attacking and defending."""
    return army_force(t.s, 8, 1), army_force(t.s, 8, 2)


def honor(t: Table) -> list[int]:
    return [t.north.honor, t.south.honor, t.east.honor]


def react(t: Table, who: str, what: str) -> None:
    """Everybody lets windows pass until this can be answered."""
    while not (t.asked == who and what in getattr(t, who).may):
        assert t.is_in_window, t.prompt
        t.mirror.choose("pass", t.game.decision.seat)
    getattr(t, who).chooses(what)


def quiet(t: Table) -> None:
    t.north.table_passes_reactions()


@rule(*[f"DE-SAMP-{number:02}" for number in range(1, 18)])
def test_allen_bob_and_cindy_go_to_war():
    t = before_the_attack()
    declared(t)
    armies_are_assigned(t)
    arrows_and_destiny(t)
    the_forest_grows(t)
    tricks(t)
    a_tie(t)


def declared(t: Table) -> None:
    """Both invite Bob."""
    t.north.chooses("seat2")
    t.north.table_passes_reactions()
    t.north.chooses("seat1")
    t.east.chooses("seat1")


def armies_are_assigned(t: Table) -> None:
    """DE-SAMP-02 to DE-SAMP-05."""
    t.north.chooses(OGRE)
    t.north.chooses(LEFTMOST)
    t.south.chooses("done")  # he holds his Cavalry back
    for slug in ("teijo", CHIEKO):
        t.east.chooses(slug)
        t.east.chooses(LEFTMOST)
    assert t.strength(8) == 6
    assert (unit_force(t.s, t.card("teijo")), unit_force(t.s, t.card(CHIEKO))) == (6, 1)
    t.south.chooses("done")  # nor does he defend
    assert "attack" in t.prompt and t.s.allegiance[1] == NO_SIDE
    t.south.chooses(SHIRASU)
    t.south.chooses(LEFTMOST)
    assert honor(t) == [5, 7, 5]
    t.north.chooses(LEFTMOST)
    assert forces(t) == (10, 7)


def arrows_and_destiny(t: Table) -> None:
    """DE-SAMP-06 to DE-SAMP-08: Cindy begins, then it goes round to her left."""
    t.east.uses(f"{ARCHERS}:2", RIDERS)
    assert t.zone(RIDERS) == "discard"
    assert forces(t) == (9, 7)
    t.north.uses(DESTINY, OGRE)
    assert (t.force(OGRE), t.chi(OGRE), forces(t)) == (8, 6, (11, 7))
    assert any("Destiny Has No Secrets" in line and "shows" in line for line in t.log)
    t.south.passes()


def the_forest_grows(t: Table) -> None:
    """DE-SAMP-09, DE-SAMP-10: it does nothing yet; and Destiny is only for one's own people."""
    t.east.uses("twisted-forest")
    assert (t.force(OGRE), forces(t)) == (8, (11, 7))
    t.north.chooses(f"use:{DESTINY}")
    assert t.north.may == {OGRE, "back"}
    t.north.chooses("back")
    t.north.passes()


def tricks(t: Table) -> None:
    """DE-SAMP-11, DE-SAMP-12."""
    t.south.chooses("use:daikyu")
    t.south.chooses("teijo")
    react(t, BOB, "use:tsuruchi-technique:2")
    quiet(t)
    assert t.is_bowed("plain-keep", 1)  # 1 Gold
    assert t.zone("teijo") == "discard"
    assert forces(t) == (11, 1)
    t.east.uses("fist-of-the-earth", CHIEKO, SHIRASU)
    assert t.is_bowed(CHIEKO) and t.is_bowed(SHIRASU)
    assert (unit_force(t.s, t.card(SHIRASU)), unit_force(t.s, t.card(CHIEKO))) == (0, 0)


def a_tie(t: Table) -> None:
    """DE-SAMP-13 to DE-SAMP-17."""
    for name in (ALLEN, BOB, CINDY):
        quiet(t)
        assert (t.asked, t.prompt.startswith("Take a")) == (name, True)
        getattr(t, name).passes()
    quiet(t)
    # at the province 8: 0 against 0, and its strength
    assert [event.args for event in t.s.events if event.kind == "forces"] == [(8, 0, 0, 6, 0, 2)]
    gone = (OGRE, SHIRASU, "daikyu", CHIEKO, ARCHERS)
    assert {t.zone(slug) for slug in gone} == {"discard"}
    assert honor(t) == [7, 7, 8]
    assert t.east.provinces == 4
    assert t.s.players[2].fate_discard.count(t.card("twisted-forest")) == 1
