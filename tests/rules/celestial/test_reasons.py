"""Each reason that `why_not` can give, asked for where it is the very one."""

import re
from pathlib import Path

import pytest

from gorin.games.ccg.acting.using import NO_GOLD, NOT_PLAYABLE, NOT_YOURS
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.restrictions import BE_TARGETED
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.presentation import why
from gorin.games.ccg.table import refusing
from gorin.kernel.reasons import Reason
from gorin.language.picks import target
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.ccg_battle import marched
from support.ccg_cards import published
from support.ccg_duels import DUEL_CARDS, duel
from support.ccg_making import event, strategy
from support.ccg_table import battle, side, table, unit
from support.moments import heard
from support.plain_cards import face_up, plain, samurai

HONOR_GAINED = heard("honor gained", "after you gain Honor", lambda s, context, m: m.seat == context.seat)

cards = published(
    *DUEL_CARDS,
    samurai("Ghost", text=(cannot(BE_TARGETED, SELF),)),
    samurai("Bard", text=(reaction(HONOR_GAINED, draw(), any_number=True),)),
    samurai("Poet", text=(reaction(HONOR_GAINED, draw(), any_number=True),)),
    samurai("Daimyo", gold=30),
    samurai("Sailor", keywords=("Naval",), text=(in_battle(gain_honor(1)),)),
    samurai("Fighter", text=(in_battle(gain_honor(1)),)),
    strategy("Point", focus=1, text=(open_(target(PERSONALITY), bow(TARGET)),)),
    strategy("Thrust", focus=1, text=(in_battle(target(PERSONALITY), bow(TARGET)),)),
    event("Omen", text=(gain_honor(1),)),
)


def told(t, who, slug, nth=0):
    return t.game.why_not(getattr(t, who).seat, f"c{t.card(slug, nth)}")


def acting(*play, hand=("plain-plan",), south=None, **facts):
    return table(north=plain(*play, hand=list(hand), **facts), south=south or plain())


def test_not_asked():
    t = acting("plain-samurai", south=plain("plain-stranger"))
    assert told(t, "south", "plain-stranger") == (why.NOT_ASKED,)


def test_hidden():
    t = acting(south=plain(hand=["plain-charm"]))
    assert told(t, "north", "plain-charm") == (why.HIDDEN,)


def test_players_and_provinces_are_told_about():
    t = acting("plain-samurai")
    assert [reason.sentence for reason in t.game.why_not(0, "seat1")] == [
        "Crab 2, Plain Keep: 5 Honor, 4 provinces, 0 cards in hand."
    ]
    (reason,) = t.game.why_not(0, "p0")
    assert "strength" in reason.sentence


def test_no_action():
    assert told(acting("plain-samurai"), "north", "plain-samurai") == (why.NO_ACTION,)


def test_not_yours_and_not_playable():
    t = acting(south=plain("plain-stranger"), fate_discard=["plain-charm"])
    assert told(t, "north", "plain-stranger") == (NOT_YOURS,)
    assert told(t, "north", "plain-charm") == (NOT_PLAYABLE,)


def test_dynasty_only():
    assert told(acting(), "north", "farm-4") == (why.DYNASTY_ONLY,)


def test_nobody_there():
    t = acting(hand=("plain-sword", "plain-plan"))
    assert told(t, "north", "plain-sword") == (why.NOBODY_THERE,)


def test_no_gold():
    t = acting("plain-samurai", unit("plain-keep", bowed=True), hand=("plain-sword", "plain-plan"))
    (reason,) = told(t, "north", "plain-sword")
    assert (reason.sentence, reason.clauses) == ("It costs 2 Gold; you can produce 0.", NO_GOLD.clauses)


def test_used_now():
    t = acting("bard", "poet")
    t.north.chooses("use:plain-plan")
    t.north.chooses("use:bard")
    for _ in range(5):
        if "use:poet" in t.north.may:
            break
        t.north.passes()
    assert told(t, "north", "bard") == (why.USED_NOW,)


def test_somebody_else():
    t = marched(plain("sailor", "fighter", hand=["guard-1"]), plain("plain-stranger", hand=["guard-2"]))
    t.north.chooses("p4")
    t.north.uses("naval", "sailor")
    t.north.table_passes_reactions()
    assert t.north.may == {"use:sailor", "pass"}
    assert told(t, "north", "fighter") == (why.SOMEBODY_ELSE,)


def test_not_meant_and_untargetable():
    t = acting("ghost", "plain-samurai", hand=("point",))
    t.north.chooses("use:point")
    assert told(t, "north", "ghost") == (refusing.UNTARGETABLE,)
    (reason,) = told(t, "north", "farm-4")
    assert reason.sentence == "Only Personalities in play can be chosen here."
    assert reason.clauses == ("CE-TARG-01", "CE-TARG-03")


def test_elsewhere():
    t = battle(
        attacker=side("hida-kaoru", home=["hida-ogano"], hand=("thrust", "keen-blade")),
        defender=side("doji-ayano", hand=("keen-blade",)),
    )
    t.defender.passes()
    t.attacker.chooses("use:thrust")
    assert told(t, "attacker", "hida-ogano") == (refusing.ELSEWHERE,)


# --- the Attack phase -----------------------------------------------------------------------------


def assigning(*play, **facts):
    t = table("attack", north=plain(*play, **facts), south=plain("plain-stranger"))
    t.north.chooses("seat1")
    return t


def test_by_its_leader_and_not_in_play():
    t = assigning(unit("plain-samurai", "plain-sword"), hand=["plain-charm"])
    assert told(t, "north", "plain-sword") == (refusing.BY_ITS_LEADER,)
    assert told(t, "north", "plain-charm") == (refusing.NOT_IN_PLAY,)
    assert told(t, "north", "plain-stranger") == (refusing.NOT_YOUR_UNIT,)
    assert told(t, "north", "plain-keep") == (refusing.NO_UNIT,)


def test_assigned_and_not_attacked():
    t = assigning("plain-samurai", "plain-shugenja")
    t.north.chooses("plain-samurai")
    assert t.game.why_not(0, "p0") == (refusing.NOT_ATTACKED,)
    t.north.chooses("p4")
    assert told(t, "north", "plain-samurai") == (refusing.ASSIGNED,)


def test_fought():
    t = assigning("plain-samurai", "plain-shugenja", "plain-stranger")
    for slug, place in (("plain-samurai", "p4"), ("plain-shugenja", "p5"), ("plain-stranger", "p6")):
        t.north.chooses(slug)
        t.north.chooses(place)
    while "where next" not in t.prompt:
        t.mirror.choose(next(o.id for o in t.game.decision.options if o.id in ("done", "pass")), None)
    t.north.chooses("p4")
    for _ in range(20):
        if "where next" in t.prompt:
            break
        t.mirror.choose("pass", t.game.decision.seat)
    assert t.game.why_not(0, "p4") == (refusing.FOUGHT,)


# --- buying and paying ----------------------------------------------------------------------------


def shop(*slugs, **north):
    return table("dynasty", north=plain(provinces=face_up(*slugs), **north), south=plain("plain-stranger"))


def test_not_in_province_and_not_for_sale():
    t = shop("farm-1", "omen", play=["plain-samurai"])
    assert told(t, "north", "plain-samurai") == (refusing.NOT_IN_PROVINCE,)
    assert told(t, "north", "omen") == (refusing.NOT_FOR_SALE,)
    assert t.game.why_not(0, f"c{t.s.provinces[-1].card}") == (refusing.NOT_YOUR_PROVINCE,)


def test_too_dear():
    t = shop("farm-1", "daimyo")
    (reason,) = told(t, "north", "daimyo")
    assert (reason.sentence, reason.clauses) == ("It costs 28 Gold; you can produce 4.", NO_GOLD.clauses)


def paying():
    t = shop("plain-samurai", play=["farm-2", "farm-3", unit("farm-6", bowed=True), "plain-stranger"])
    t.north.chooses("buy:plain-samurai")
    assert t.prompt.startswith("Pay")
    return t


def test_no_producer_bowed_and_chosen():
    t = paying()
    assert told(t, "north", "plain-stranger") == (refusing.NO_PRODUCER,)
    assert told(t, "north", "farm-6") == (refusing.BOWED_PRODUCER,)
    t.north.chooses("farm-2")
    assert told(t, "north", "farm-2") == (refusing.CHOSEN,)


def test_not_in_pool():
    t = duel(by="friendly-duel")
    assert told(t, "south", "plain-stranger") == (refusing.NOT_IN_POOL,)


REASONS = [name for name in vars(why) if isinstance(getattr(why, name), Reason)]


def test_each_reason_is_asked_for_above():
    here = Path(__file__).read_text(encoding="utf-8").partition("REASONS =")[0]
    for path in ("rules/ccg/test_reasons_of_several.py", "cards/diamond/test_to_the_letter.py"):
        here += (Path(__file__).parents[2] / path).read_text(encoding="utf-8")
    unasked = [name for name in REASONS if not re.search(rf"\b{name}[,)]", here)]
    assert unasked == ["NOT_NOW"], "that is left where nothing else speaks against a card"


@pytest.mark.parametrize("name", REASONS)
def test_each_reason_is_a_sentence_of_its_own(name):
    reason = getattr(why, name)
    assert reason.sentence.endswith(".")
    assert [each for each in REASONS if getattr(why, each).sentence == reason.sentence] == [name]
