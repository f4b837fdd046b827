"""Chapters: attachments that are shifted in the own Action Phase; cards that change hands."""

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.language.abilities import battle, open_, reaction
from gorin.games.ccg.language.protection import MOVEMENT_HOME, prevents
from gorin.games.ccg.language.traits import attaches_only_to
from gorin.games.ccg.language.verbs.fighting.duels import duels
from gorin.games.ccg.language.verbs.fighting.movement import move_home
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.which.card_filters import PERSONALITY, personality_with
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.language.card_filters import anothers, any_, your
from gorin.language.picks import performer, target
from gorin.language.selectors import LOSER, PERFORMER, SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_duels import value
from support.ccg_making import ancestor, item, strategy
from support.ccg_table import unit
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

CASTER = personality_with("Shugenja")
FOCUSED = heard("duel begins", "after a duel begins")

cards = published(
    *PLAIN,
    *(value(number) for number in range(3)),
    samurai("Charmer", text=(reaction(FOCUSED, target(anothers(PERSONALITY)), take_control(TARGET)),)),
    samurai("Slayer", text=(reaction(FOCUSED, target(anothers(PERSONALITY)), destroy(TARGET)),)),
    samurai("Rock", text=(prevents(MOVEMENT_HOME, SELF, ANYTHING),)),
    strategy("Retreat", focus=1, text=(battle(target(PERSONALITY), move_home(TARGET)),)),
    item("Heavy Sword", force=3, chi=0, gold=1, focus=1),
    item("Spear", force=1, chi=0, gold=1, focus=1, keywords=("Weapon",)),
    item("Staff", force=1, chi=0, gold=1, focus=1, keywords=("Weapon",), text=(attaches_only_to(CASTER),)),
    ancestor("Elder", of=any_(PERSONALITY), force=0, chi=1, honor_req=0, gold=1, focus=1),
    strategy("Bribe", focus=1, text=(battle(target(anothers(PERSONALITY)), take_control(TARGET)),)),
    strategy(
        "Duel", focus=1,
        text=(
            open_(
                performer(your(PERSONALITY)), target(anothers(PERSONALITY)),
                duels(PERFORMER, TARGET, destroy(LOSER)),
            ),
        ),
    ),
    edition=EDITION,
)  # fmt: skip


def bearers(**facts):
    first = unit("plain-samurai", "plain-sword", "elder", **facts)
    north = plain(first, unit("plain-stranger", "plain-charm"), hand=["guard-2"])
    return laid(north=north, south=plain(hand=["guard-1"]))


def between(t, *who):
    t.north.chooses("rearrange")
    for slug in who:
        t.north.chooses(slug)


@rule("DE-ACTP-04", "DE-ACTP-06", "DE-CRD-42", "DE-TARG-06")
def test_attachments_are_shifted_among_those_who_bow_for_it():
    t = bearers()
    between(t, "plain-samurai", "plain-stranger")
    assert t.north.may == {
        "plain-sword",
        "plain-charm",
        "back",
    }  # no Ancestor; something must move
    t.north.chooses("plain-sword")
    assert t.prompt == "Move attachments — move Plain Sword to whom?"
    assert t.north.may == {"plain-stranger", "back"}
    t.north.chooses("plain-stranger")
    assert t.north.may == {"plain-charm", "done", "back"}
    assert not t.is_bowed("plain-samurai")  # all targets are chosen before anything is paid
    assert "targeted" not in [moment.kind for moment in t.s.history]
    t.north.chooses("done")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-samurai") and t.is_bowed("plain-stranger")
    assert t.s.host[t.card("plain-sword")] == t.card("plain-stranger")
    assert t.s.host[t.card("plain-charm")] == t.card("plain-stranger")
    assert (t.force("plain-samurai"), t.force("plain-stranger")) == (3, 3)
    targeted = {moment.card for moment in t.s.history if moment.kind == "targeted"}
    assert targeted == {t.card(slug) for slug in ("plain-samurai", "plain-stranger", "plain-sword")}


def test_every_step_of_moving_attachments_can_be_taken_back():
    t = bearers()
    between(t, "plain-samurai", "plain-stranger", "plain-sword", "plain-stranger")
    for left in ({"plain-stranger", "back"}, {"plain-sword", "plain-charm", "back"}):
        t.north.chooses("back")
        assert t.north.may == left
    for _ in range(3):
        t.north.chooses("back")
    assert "rearrange" in t.north.may and not t.is_bowed("plain-samurai")


@rule("DE-ACTP-04", "DE-ACTP-06", "DE-PLAY-19")
def test_two_who_may_bear_one_weapon_each_change_theirs():
    first = unit("plain-samurai", "plain-sword", "elder")
    t = laid(north=plain(first, unit("plain-stranger", "spear"), hand=["guard-2"]), south=plain())
    between(t, "plain-samurai", "plain-stranger")
    assert t.north.may == {"plain-sword", "spear", "back"}
    t.north.chooses("plain-sword")
    assert t.prompt.endswith("A bearer who cannot have both gives the other in exchange.")
    t.north.chooses("plain-stranger")
    t.north.chooses("done")
    assert t.s.host[t.card("plain-sword")] == t.card("plain-stranger")
    assert t.s.host[t.card("spear")] == t.card("plain-samurai")
    targeted = {moment.card for moment in t.s.history if moment.kind == "targeted"}
    assert targeted == {t.card(slug) for slug in ("plain-samurai", "plain-stranger", "plain-sword", "spear")}


@rule("DE-ACTP-04")
def test_a_later_move_knows_of_those_planned_before_it():
    first, second = unit("plain-samurai", "plain-sword"), unit("plain-stranger", "spear")
    t = laid(north=plain(first, second, "rock", hand=["guard-2"]), south=plain())
    between(t, "plain-samurai", "plain-stranger", "rock")
    t.north.chooses("plain-sword")
    t.north.chooses("rock")
    t.north.chooses("spear")
    t.north.chooses("plain-samurai")  # who has no Weapon any more; nothing is left to move
    assert t.s.host[t.card("plain-sword")] == t.card("rock")
    assert t.s.host[t.card("spear")] == t.card("plain-samurai")


@rule("DE-TARG-05")
def test_attachments_are_not_moved_where_none_of_them_can():
    """The Samurai cannot bear the Staff, and without it the Shugenja cannot give it for the sword."""
    mine = (unit("plain-samurai", "plain-sword"), unit("plain-shugenja", "staff"))
    assert "rearrange" not in laid(north=plain(*mine, hand=["guard-2"]), south=plain()).north.may
    t = laid(north=plain(*mine, "plain-stranger", hand=["guard-2"]), south=plain())
    t.north.chooses("rearrange")
    assert t.north.may == {"plain-samurai", "plain-stranger", "back"}
    t.north.chooses("plain-stranger")
    assert t.north.may == {"plain-samurai", "back"}
    alone = plain(unit("plain-samurai", "elder"), "plain-stranger", hand=["guard-2"])
    assert "rearrange" not in laid(north=alone, south=plain()).north.may


@rule("DE-ACTP-05", "DE-BOW-12")
def test_who_is_bowed_takes_no_part_in_it():
    t = bearers(bowed=True)
    assert "rearrange" not in t.north.may


@rule("DE-PLAY-06", "DE-PLAY-10")
def test_who_is_taken_over_goes_to_the_home_of_his_new_player():
    t = fighting(
        plain(unit("plain-samurai", "plain-sword"), "charmer"),
        plain("plain-stranger", hand=["bribe", "guard-1"]),
    )
    t.defender.plays("bribe", "plain-samurai")
    taken = t.card("plain-samurai")
    assert (t.s.controller[taken], t.s.place[taken]) == (1, HOME)
    assert t.s.controller[t.card("plain-sword")] == 1


@rule("DE-PLAY-08")
def test_who_is_taken_over_goes_home_although_nothing_sends_him_home():
    t = fighting(plain("rock", "plain-stranger"), plain("charmer", hand=["bribe", "retreat", "guard-1"]))
    t.defender.plays("retreat", "rock")
    assert not t.is_home("rock")
    t.defender.plays("bribe", "rock")
    assert t.s.controller[t.card("rock")] == 1 and t.is_home("rock")


def dueling(who, of="south"):
    """Somebody answers a duel that has begun; he belongs to the challenged or to a third player."""
    north = plain("plain-samurai", hand=["duel", "value-1"])
    south = plain("plain-stranger", *([who] if of == "south" else []), hand=["value-2"])
    others = {} if of == "south" else {of: plain(who)}
    t = laid(north=north, south=south, **others)
    t.north.chooses("use:duel")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-stranger")
    answering = getattr(t, of)
    while f"use:{who}" not in (answering.may if t.asked == of else ()):
        t.mirror.choose("pass", t.game.decision.seat)
    answering.chooses(f"use:{who}")
    answering.chooses("plain-samurai")
    t.north.table_passes_reactions()
    return t


@rule("DE-DUEL-03", "DE-DUEL-18", "DE-PLAY-06")
def test_a_duel_of_one_player_with_himself_ends_without_a_result():
    t = dueling("charmer")
    assert duel_in_progress(t.s) is None
    assert t.zone("plain-samurai") == t.zone("plain-stranger") == "play"
    assert t.s.controller[t.card("plain-samurai")] == 1 and t.is_home("plain-samurai")


@rule("DE-PLAY-06", "DE-DUEL-18")
def test_a_duelist_whom_a_third_player_takes_over_leaves_the_duel():
    t = dueling("charmer", of="east")
    assert duel_in_progress(t.s) is None
    assert t.zone("plain-samurai") == t.zone("plain-stranger") == "play"
    assert t.s.controller[t.card("plain-samurai")] == 2 and t.is_home("plain-samurai")
    assert "duel resolved" not in [moment.kind for moment in t.s.history]


@rule("DE-DUEL-19", "DE-DUEL-18")
def test_the_death_of_a_duelist_ends_the_duel_unresolved():
    t = dueling("slayer")
    assert duel_in_progress(t.s) is None
    assert t.zone("plain-stranger") == "play"
    assert "duel resolved" not in [moment.kind for moment in t.s.history]
