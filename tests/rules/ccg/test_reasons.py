"""Each reason why something cannot be used, assigned, bought or attached is given where it is the one."""

from collections.abc import Callable
from typing import Any

import pytest

from gorin.games.ccg.acting import relevance, using
from gorin.games.ccg.diamond.language.saying import NoTerrains
from gorin.games.ccg.diamond.rules import EDITION as DIAMOND
from gorin.games.ccg.fighting import attack
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import limited, open_, reaction
from gorin.games.ccg.language.cards import CRAB, CRANE
from gorin.games.ccg.language.restrictions import (
    BE_ASSIGNED,
    BE_ASSIGNED_TO_ATTACK,
    COME_TO_THIS_PROVINCE,
    JOIN_AN_ATTACK,
)
from gorin.games.ccg.language.traits import attaches_no, attaches_only_to, will_not_join
from gorin.games.ccg.language.verbs.in_play.attaching import attach_from_hand
from gorin.games.ccg.language.verbs.in_play.entering import stays_here
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.actions import lock_abilities
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import ITEM, PERSONALITY, SHUGENJA, personality_with
from gorin.games.ccg.presentation import why
from gorin.games.ccg.table import permitted
from gorin.games.ccg.war_of_honor import attack as attack_of_war
from gorin.games.ccg.war_of_honor.presentation import why as why_of_war
from gorin.kernel.reasons import Reason
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.conditions import you_control
from gorin.language.picks import target
from gorin.language.predicates import lacking
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support import ccg_war
from support.ccg_cards import published
from support.ccg_duels import DUEL_CARDS, duel
from support.ccg_making import ancestor, follower, holding, item, region, strategy
from support.ccg_table import Table, battle, table, unit
from support.moments import heard
from support.plain_cards import face_up, plain, samurai, stranger

HONOR_GAINED = heard("honor gained", "after you gain Honor", lambda s, context, m: m.seat == context.seat)
STRUCK = heard("focus effects", "before Focus Effects")


def ground(name: str) -> Any:
    ability = in_battle(stays_here(), keywords=("Terrain",))
    return strategy(name, focus=1, keywords=("Terrain",), text=(ability,))


CARDS = (
    *DUEL_CARDS,
    samurai("Fighter", text=(in_battle(gain_honor(1)),)),
    samurai("Speaker", text=(open_(gain_honor(1)),)),
    samurai("Lord", text=(limited(gain_honor(1)),)),
    samurai("Monk", text=(open_(cost(bow(SELF)), gain_honor(1), even_if_bowed=True),)),
    samurai("Prophet", text=(open_(gain_honor(1), once_per_game=True),)),
    samurai("Champion", text=(in_battle(gain_honor(1), once_per_battle=True),)),
    samurai("Schemer", text=(in_battle(gain_honor(1), keywords=("Tactical",)),)),
    samurai("Bard", text=(reaction(HONOR_GAINED, draw(), any_number=True),)),
    samurai("Witness", text=(reaction(STRUCK, gain_honor(1)),)),
    samurai("Captain", keywords=("Naval",)),
    samurai("Rider", keywords=("Cavalry",)),
    samurai("Prisoner", text=(cannot(BE_ASSIGNED, SELF),)),
    samurai("Pacifist", text=(cannot(BE_ASSIGNED_TO_ATTACK, SELF),)),
    samurai("Hermit", text=(cannot(JOIN_AN_ATTACK, SELF),)),
    samurai(
        "Nomad", text=(NoTerrains("you play no Terrains", lambda s, context, seat: seat == context.seat),)
    ),
    samurai("Ascetic", text=(attaches_no(ITEM),)),
    samurai("Lowly", personal_honor=0),
    samurai("Unique One", gold=0, keywords=("Unique",)),
    samurai("Proud One", gold=0, honor_req=9),
    stranger("Outsider", gold=0, clan=CRANE, keywords=("Crane Clan", "Loyal")),
    stranger("Proud Stranger", gold=0, honor_req=9),
    stranger("Enemy", gold=0, text=(will_not_join(CRAB),)),
    follower("Proud Guards", force=1, honor_req=1, gold=0, focus=1),
    follower(
        "Ronin",
        force=1,
        honor_req=0,
        gold=0,
        focus=1,
        text=(in_battle(target(your(SHUGENJA)), attach_from_hand(SELF, TARGET), from_hand=True),),
    ),
    item("Plain Armor", force=0, chi=1, gold=0, focus=1, keywords=("Armor",)),
    item("Staff", force=0, chi=1, gold=0, focus=1, text=(attaches_only_to(SHUGENJA),)),
    ancestor("Elder", of=personality_with("Crab Clan"), force=0, chi=1, honor_req=0, gold=0, focus=1),
    holding("Wall", gold=0, keywords=("Fortification",)),
    region("Moat", text=(cannot(COME_TO_THIS_PROVINCE, any_(PERSONALITY, lacking("Shugenja"))),)),
    ground("Marsh"),
    ground("Dunes"),
    strategy("Alarm", focus=1, text=(reaction(HONOR_GAINED, draw()),)),
    strategy("Charge", focus=1, text=(in_battle(gain_honor(1)),)),
    strategy("Oath", focus=1, text=(open_(requires(you_control(SHUGENJA)), gain_honor(1)),)),
    strategy("Prayer", focus=1, text=(open_(target(your(SHUGENJA)), bow(TARGET)),)),
    strategy("Feast", focus=1, gold=9, text=(open_(gain_honor(1)),)),
    strategy("Silence", focus=1, text=(open_(target(PERSONALITY), lock_abilities(TARGET)),)),
)

cards = published(*CARDS, also=(DIAMOND,))
cards_of_war = published(*ccg_war.WAR, edition=ccg_war.EDITION)

IDLE = "guard-1"
"""A card that keeps its player being asked."""


def acting(*play: Any, hand: tuple[str, ...] = (), edition: str = "", **facts: Any) -> Table:
    """North may act in his Action phase, then South."""
    north = plain(*play, hand=[*hand, IDLE], **facts)
    return table(edition=edition, north=north, south=plain("plain-stranger", hand=[IDLE]))


def fighting(*play: Any, hand: tuple[str, ...] = (), **facts: Any) -> Table:
    """The Defender may act in a battle at his first province."""
    attacker = plain("plain-samurai", hand=[IDLE])
    return battle(attacker, plain(*play, hand=[*hand, IDLE], **facts))


def assigning(*play: Any, **theirs: Any) -> Table:
    """North attacks, and assigns his units."""
    t = table("attack", north=plain(*play), south=plain("plain-stranger", **theirs))
    t.north.chooses("seat1")
    return t


def defending(*play: Any) -> Table:
    """South defends, and assigns his units."""
    t = table("attack", north=plain("lowly"), south=plain(*play))
    t.north.chooses("seat1")
    t.north.chooses("lowly")
    t.north.chooses("p4")
    return t


def moated() -> Table:
    """North assigns his units to attack provinces that let only Shugenja in."""
    lands = [{"card": f"farm-{n}", "region": "moat"} for n in range(1, 5)]
    return assigning("plain-samurai", "plain-shugenja", provinces=lands)


def riding() -> Table:
    """North has assigned one unit, and now Cavalry is assigned."""
    t = assigning("rider", "plain-samurai", "lowly")
    t.north.chooses("plain-samurai")
    t.north.chooses("p4")
    t.north.chooses("done")
    while "Cavalry" not in t.prompt:
        t.mirror.choose("done", t.game.decision.seat)
    return t


def buying(card: str, *play: Any, edition: str = "", **facts: Any) -> Table:
    north = plain(*play, provinces=face_up(card, "farm-1"), **facts)
    return table("dynasty", edition=edition, north=north, south=plain())


def again(t: Table, ability: str) -> Table:
    """Who is asked has used an ability, and is asked once more."""
    player = getattr(t, t.asked or "")
    player.uses(ability)
    t.mirror.choose("pass", t.game.decision.seat)
    assert t.asked == t.names[player.seat]
    return t


def answering(*play: Any, hand: tuple[str, ...] = ()) -> Table:
    """North has gained Honor, and his Bard may answer."""
    t = acting("bard", "speaker", *play, hand=hand)
    t.north.chooses("use:speaker")
    return until_the_bard_may_answer(t)


def answering_in_battle() -> Table:
    t = fighting("bard", "fighter", hand=("charge", "plain-plan"))
    t.defender.chooses("use:fighter")
    return until_the_bard_may_answer(t)


def until_the_bard_may_answer(t: Table) -> Table:
    while "use:bard" not in getattr(t, t.asked or "").may:
        t.mirror.choose("pass", t.game.decision.seat)
    return t


def dueling() -> Table:
    """A duel is struck; the Witness may answer."""
    t = duel("witness", by="friendly-duel", hand=("interruption",))
    t.mirror.choose("choice0", t.game.decision.seat)
    return t


def silenced() -> Table:
    t = acting("speaker", hand=("silence",))
    t.north.uses("silence", "speaker")
    t.south.passes()
    return t


def invading() -> Table:
    """North's sailors invade, and nobody has met them yet."""
    north = plain("captain", hand=["dunes", IDLE])
    t = table("attack", edition=DIAMOND, north=north, south=plain(hand=[IDLE]))
    for choice in ("seat1", "captain", "p4", "p4", "choice0"):
        t.north.chooses(choice)
        if choice != "choice0":
            t.north.table_passes_reactions()
    return t


def others_turn() -> Table:
    """South may act in North's Action phase."""
    t = table(north=plain(hand=[IDLE]), south=plain("lord", hand=[IDLE]))
    t.north.passes()
    return t


def face_down() -> Table:
    tiles = ccg_war.around_toshi_ranbo(["lion", "dragon"])
    tiles[3]["face_down"] = True
    return ccg_war.war(lion=ccg_war.plain(hand=[IDLE]), dragon=ccg_war.plain(), map=tiles)


def far_from_toshi_ranbo() -> Table:
    tiles = [
        {"at": [0, 0]},
        ccg_war.fortress(1, "dragon", "battle", [1, 0]),
        ccg_war.fortress(1, "dragon", "open", [0, 1]),
        ccg_war.fortress(0, "lion", "battle", [1, 1]),
        {"at": [2, 0], "owner": 0},
    ]
    return ccg_war.war(lion=ccg_war.plain(hand=[IDLE]), dragon=ccg_war.plain(), map=tiles)


BOWED_SAMURAI = unit("plain-samurai", bowed=True)
CASES: list[tuple[Callable[[], Table], str, Reason]] = [
    # acting.relevance
    (lambda: fighting(hand=("charge",)), "charge", relevance.NO_PRESENCE),
    (lambda: fighting("lowly", home=["fighter"]), "fighter", relevance.NOT_THERE),
    # acting.using
    (acting, "plain-stranger", using.NOT_YOURS),
    (lambda: acting(fate_discard=["charge"]), "charge", using.NOT_PLAYABLE),
    (face_down, "t3", using.FACE_DOWN),
    (lambda: fighting(unit("lowly", "ronin")), "ronin", using.FROM_HAND),
    (lambda: acting(unit("speaker", bowed=True)), "speaker", using.BOWED),
    (
        lambda: acting(unit("plain-shugenja", "plain-scroll", bowed=True), edition=DIAMOND),
        "plain-scroll",
        using.BOWED_CASTER,
    ),
    (lambda: again(acting("speaker"), "speaker"), "speaker", using.USED),
    (lambda: again(acting("prophet"), "prophet"), "prophet", using.USED_UP),
    (lambda: again(fighting("champion"), "champion"), "champion", using.USED_IN_BATTLE),
    (others_turn, "lord", using.ONLY_LIMITED),
    (lambda: fighting("lord"), "lord", using.ONLY_LIMITED),
    (lambda: fighting("speaker"), "speaker", using.ONLY_OPEN),
    (lambda: acting("fighter"), "fighter", using.ONLY_BATTLE),
    (answering, "speaker", using.ONLY_RESPONSES),
    (lambda: answering("fighter"), "fighter", using.ONLY_RESPONSES),
    (lambda: answering("lord"), "lord", using.ONLY_RESPONSES),
    (lambda: answering(hand=("plain-sword",)), "plain-sword", using.ONLY_RESPONSES),
    (answering_in_battle, "charge", using.ONLY_RESPONSES),
    (answering_in_battle, "plain-plan", using.ONLY_RESPONSES),
    (lambda: acting(hand=("alarm",)), "alarm", using.ONLY_TRIGGERED),
    (lambda: answering("witness"), "witness", using.ONLY_TRIGGERED),
    (lambda: acting(unit("plain-samurai", "plain-scroll")), "plain-scroll", using.SPELL_IDLE),
    (lambda: again(fighting("lowly", hand=("marsh", "dunes")), "marsh"), "dunes", using.TERRAIN_THERE),
    (far_from_toshi_ranbo, "t4", why_of_war.PLAINS),
    (lambda: fighting("schemer"), "schemer", using.NOT_TACTICIAN),
    (dueling, "interruption", using.LAID_ASIDE),
    (invading, "dunes", using.INVADING),
    (silenced, "speaker", using.LOCKED),
    (lambda: fighting("nomad", hand=("dunes",)), "dunes", using.LOCKED),
    # table.permitted: what is bought
    (lambda: buying("unique-one", "unique-one"), "unique-one", permitted.HAS_IT),
    (lambda: buying("outsider"), "outsider", permitted.NOT_LOYAL),
    (lambda: buying("proud-stranger"), "proud-stranger", permitted.TOO_LOW),
    (lambda: buying("proud-one", edition=DIAMOND), "proud-one", permitted.TOO_LOW),
    (lambda: buying("enemy"), "enemy", permitted.WILL_NOT_SERVE),
    (
        lambda: buying("wall", {"card": "wall", "on": 0}, edition=DIAMOND),
        "wall",
        permitted.HAS_FORTIFICATION,
    ),
    # table.permitted: what is attached
    (lambda: acting("lowly", hand=("plain-scroll",)), "plain-scroll", permitted.NO_SHUGENJA),
    (lambda: acting("lowly", hand=("proud-guards",)), "proud-guards", permitted.TOO_DISHONORABLE),
    (
        lambda: acting(unit("lowly", "plain-sword"), hand=("plain-sword",)),
        "plain-sword",
        permitted.WEAPONS,
    ),
    (
        lambda: acting(unit("lowly", "plain-armor"), hand=("plain-armor",)),
        "plain-armor",
        permitted.ARMORED,
    ),
    (lambda: acting("lowly", hand=("staff",)), "staff", permitted.WILL_NOT),
    (lambda: acting("ascetic", hand=("plain-charm",)), "plain-charm", permitted.WILL_NOT),
    # fighting.attack
    (riding, "plain-samurai", attack.NOT_HOME),
    (lambda: assigning("lowly", BOWED_SAMURAI), "plain-samurai", attack.BOWED_LEADER),
    (riding, "lowly", attack.NOT_CAVALRY),
    (lambda: assigning("lowly", "prisoner"), "prisoner", attack.UNASSIGNABLE),
    (lambda: defending("lowly", "prisoner"), "prisoner", attack.UNASSIGNABLE),
    (lambda: assigning("lowly", "pacifist"), "pacifist", attack.CANNOT_ATTACK),
    (lambda: assigning("lowly", "hermit"), "hermit", attack.CANNOT_ATTACK),
    (moated, "plain-samurai", attack.KEPT_OUT),
]
"""Moment, what is asked about by who must choose, and the one reason that is given."""


def asked_about(t: Table, what: str) -> str:
    """The ref of what is asked about; of several copies, that which is not in play."""
    if what[0] == "t" and what[1:].isdigit():
        return what
    copies = [card for card in range(len(t.s.what)) if t.s.names[t.s.what[card]] == what]
    apart = [card for card in copies if card not in t.s.in_play]
    return f"c{(apart or copies)[0]}"


def reasons(t: Table, what: str) -> tuple[Reason, ...]:
    return t.game.why_not(t.game.decision.seat, asked_about(t, what))


@pytest.mark.parametrize(
    ("moment", "what", "reason"), CASES, ids=[f"{case[1]}-{case[2].clauses[0]}" for case in CASES]
)
def test_the_reason_is_this_one(moment: Callable[[], Table], what: str, reason: Reason):
    t = moment()
    assert reasons(t, what) == t.game.rules.in_its_words(t.s, (reason,))


def told(t: Table, what: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(reason.sentence, reason.clauses) for reason in reasons(t, what)]


IN_DETAIL: list[tuple[Callable[[], Table], str, str, Reason]] = [
    (
        lambda: acting(hand=("oath",)),
        "oath",
        "You can use it only if you control a Shugenja.",
        using.CONDITION,
    ),
    (
        lambda: acting(hand=("prayer",)),
        "prayer",
        "There is nothing to choose: it needs a Shugenja you control.",
        using.NO_TARGET,
    ),
    (lambda: acting(unit("monk", bowed=True)), "monk", "Its costs cannot be paid.", using.NO_TARGET),
    (
        lambda: acting(hand=("feast",)),
        "feast",
        "It costs 9 Gold; you can produce 4.",
        using.NO_GOLD,
    ),
]
"""Where more is known than the reason itself says."""


@pytest.mark.parametrize(("moment", "what", "sentence", "reason"), IN_DETAIL, ids=[c[1] for c in IN_DETAIL])
def test_the_reason_is_told_in_detail(moment: Callable[[], Table], what: str, sentence: str, reason: Reason):
    assert told(moment(), what) == [(sentence, reason.clauses)]


OF_ELDERS = (permitted.BOWED_HEIR, using.ONLY_TRIGGERED)
OF_FORTRESSES = (attack_of_war.NO_UNIT, using.NOT_YOURS)


def test_an_attachment_in_the_hand_may_be_used_in_two_ways():
    """It is Equipped, or used by what it says itself."""
    t = acting(BOWED_SAMURAI, hand=("elder",), edition=DIAMOND)
    assert reasons(t, "elder") == t.game.rules.in_its_words(t.s, OF_ELDERS)
    t = fighting("lowly", hand=("ronin",))
    assert told(t, "ronin") == [
        (using.ONLY_LIMITED.sentence, using.ONLY_LIMITED.clauses),
        ("There is nothing to choose: it needs a Shugenja you control.", using.NO_TARGET.clauses),
    ]


def test_what_every_player_has_by_a_tile_is_told_in_detail_too():
    sentence = "You can use it only if you have a face-up Fortress beside Toshi Ranbo."
    assert told(far_from_toshi_ranbo(), "t0") == [(sentence, ("WH-ACT-06",))]


def test_the_fortress_of_another_is_neither_used_nor_attacked_without_a_unit():
    t = far_from_toshi_ranbo()
    assert reasons(t, "t1") == t.game.rules.in_its_words(t.s, OF_FORTRESSES)


def test_every_reason_is_asked_for_here():
    single, detailed = {reason for _, _, reason in CASES}, {reason for _, _, _, reason in IN_DETAIL}
    asked = single | detailed | {*OF_ELDERS, *OF_FORTRESSES}
    rooms = (relevance, using, permitted, attack, attack_of_war, why_of_war)
    known = {reason for room in rooms for reason in vars(room).values() if isinstance(reason, Reason)}
    assert known - asked == {relevance.NO_PART, why.NOT_ASKED, why.NOT_NOW}, "other tests ask for these"
