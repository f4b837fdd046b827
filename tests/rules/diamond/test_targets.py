"""Chapter: targeting, as far as it is about which actions are targeted at all."""

from gorin.games.ccg.language.abilities import battle, limited, open_, reaction
from gorin.games.ccg.language.restrictions import BE_TARGETED
from gorin.games.ccg.language.traits import for_a_while, has_force
from gorin.games.ccg.language.verbs.fighting.movement import move_home
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.actions import cancel_action
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.provinces import discard_from_province
from gorin.games.ccg.language.when.about_actions import an_action
from gorin.games.ccg.language.when.events import ACTION_RESOLVES
from gorin.games.ccg.language.which.card_filters import PERSONALITY, UNIT
from gorin.games.ccg.language.which.places import attacking
from gorin.games.ccg.language.which.provinces import CardInProvince
from gorin.language.card_filters import any_, your
from gorin.language.choosing import choose, each_chooses_own
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import EACH_OTHER_PLAYER, YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import CHOSEN, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid, waiting_for
from support.ccg_making import strategy
from support.moments import heard
from support.plain_cards import PLAIN, face_up, plain, samurai
from support.rule import rule

FACE_DOWN = CardInProvince("a province", lambda s, context, place: not place.face_up, "face-down card")
OTHERS_REACTION = heard(
    "about to resolve",
    "before another's Reaction",
    lambda s, context, m: m.seat != context.seat and s.names[s.what[m.card]] == "watcher",
)
GAINED = heard("honor gained", "after another gains Honor", lambda s, context, m: m.seat != context.seat)

cards = published(
    *PLAIN,
    samurai("Ghost", text=(cannot(BE_TARGETED, SELF),)),
    samurai("Speaker", text=(open_(gain_honor(1)),)),
    samurai("Watcher", text=(reaction(GAINED, gain_honor(3)),)),
    samurai("Censor", text=(reaction(OTHERS_REACTION, cancel_action()),)),
    samurai(
        "Drummer",
        text=(reaction(after(ACTION_RESOLVES, YOU, an_action("Loud", battle=True)), gain_honor(4)),),
    ),
    strategy("Block the Road", focus=1, text=(battle(target(any_(UNIT, attacking)), move_home(TARGET)),)),
    strategy("Rally", focus=1, text=(open_(for_a_while(has_force(your(PERSONALITY), 1))),)),
    strategy(
        "Weariness", focus=1, text=(open_(each_chooses_own(EACH_OTHER_PLAYER, PERSONALITY, bow(CHOSEN))),)
    ),
    strategy("Fatigue", focus=1, text=(open_(choose(PERSONALITY), bow(CHOSEN)),)),
    strategy("Landslide", focus=1, text=(limited(target(FACE_DOWN), discard_from_province(TARGET)),)),
    strategy(
        "Cheer", focus=1, keywords=("Loud",), text=(open_(target(PERSONALITY), gives(TARGET, force=1)),)
    ),
    strategy(
        "Battle Cry", focus=1, keywords=("Loud",), text=(battle(target(PERSONALITY), gives(TARGET, force=1)),)
    ),
    edition=EDITION,
)

WAIT = ["guard-1"]


def targeted(t):
    return [t.s.names[t.s.what[moment.card]] for moment in t.s.history if moment.kind == "targeted"]


@rule("DE-TARG-01")
def test_what_sometimes_must_be_chosen_is_targeted_also_where_there_is_but_one():
    t = fighting(plain("plain-samurai", hand=WAIT), plain("speaker", hand=["block-the-road"]))
    t.defender.chooses("use:block-the-road")
    assert t.defender.may == {"plain-samurai", "back"}
    t.defender.chooses("plain-samurai")
    assert targeted(t) == ["plain-samurai"] and t.is_home("plain-samurai")
    t = laid(north=plain("plain-samurai", hand=["fatigue", *WAIT]), south=plain())
    t.north.chooses("use:fatigue")
    t.north.chooses("plain-samurai")
    assert targeted(t) == ["plain-samurai"] and t.is_bowed("plain-samurai")


@rule("DE-TARG-02")
def test_what_leaves_nothing_to_choose_is_not_targeted():
    t = laid(north=plain("plain-samurai", "speaker", hand=["rally", *WAIT]), south=plain())
    t.north.plays("rally")
    assert t.force("plain-samurai") == 4 and targeted(t) == []


@rule("DE-TARG-09")
def test_what_another_chooses_is_targeted_as_well():
    t = laid(north=plain(hand=["weariness", *WAIT]), south=plain("plain-samurai", "speaker"))
    t.north.chooses("use:weariness")
    assert t.asked == "south"
    t.south.chooses("speaker")
    assert t.is_bowed("speaker") and targeted(t) == ["speaker"]


@rule("DE-TARG-09")
def test_nobody_chooses_who_may_not_be_targeted():
    t = laid(north=plain(hand=["weariness", *WAIT]), south=plain("plain-samurai", "ghost"))
    t.north.chooses("use:weariness")
    assert t.is_bowed("plain-samurai") and not t.is_bowed("ghost")  # South has no choice
    assert targeted(t) == ["plain-samurai"]


@rule("DE-TARG-11")
def test_any_face_down_card_is_a_target_although_it_is_not_in_play():
    mine = [*face_up("farm-1", "farm-2"), "farm-3", "farm-4"]
    theirs = [*face_up("farm-6"), "farm-7", *face_up("farm-8", "farm-9")]
    north = plain(provinces=mine, hand=["landslide", *WAIT])
    t = laid(north=north, south=plain(provinces=theirs))
    t.north.chooses("use:landslide")
    assert t.north.may == {"p2", "p3", "p5", "back"}
    t.north.chooses("p5")
    t.north.table_passes_reactions()
    assert t.zone("farm-7") == "discard"


@rule("DE-ACT-06")
def test_an_open_action_in_battle_is_no_battle_action():
    for card, honor in (("cheer", 5), ("battle-cry", 9)):
        t = fighting(plain("plain-samurai", hand=WAIT), plain("drummer", hand=[card, *WAIT]))
        t.defender.chooses(f"use:{card}")
        t.defender.chooses("drummer")
        while t.is_in_window:
            t.mirror.choose(t.game.decision.options[0].id, t.game.decision.seat)
        assert (t.force("drummer"), t.defender.honor) == (4, honor)


@rule("DE-CANC-15", "DE-REAC-03")
def test_a_canceled_reaction_takes_nobodys_opportunity():
    t = laid(north=plain("speaker", "censor", hand=WAIT), south=plain("watcher", hand=WAIT))
    t.north.chooses("use:speaker")
    waiting_for(t, "south", "use:watcher")
    t.south.chooses("use:watcher")
    waiting_for(t, "north", "use:censor")
    t.north.chooses("use:censor")
    t.north.table_passes_reactions()
    assert (t.north.honor, t.south.honor) == (6, 5)  # the Reaction was canceled
    assert (t.asked, t.prompt) == ("south", "Take an action, or pass")  # South was next anyway
