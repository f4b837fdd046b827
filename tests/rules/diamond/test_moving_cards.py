"""Chapters: attachments that are shifted in the own Action Phase; cards that change hands."""

from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import HOME
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.words.abilities import battle, open_, reaction
from gorin.games.ccg.words.cards import ancestor, item, strategy
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import attaches_only_to
from gorin.games.ccg.words.verbs.fighting.duels import duels
from gorin.games.ccg.words.verbs.fighting.movement import move_home
from gorin.games.ccg.words.verbs.in_play.control import take_control
from gorin.games.ccg.words.verbs.in_play.states import destroy
from gorin.games.ccg.words.which.nouns import PERSONALITY, personality_with
from gorin.words.nouns import anothers, any_, your
from gorin.words.picks import performer, target
from gorin.words.things import LOSER, PERFORMER, SELF, TARGET
from gorin.words.triggers import after
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_duels import value
from support.ccg_table import unit
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

CASTER = personality_with("Shugenja")
FOCUSED = after("duel begins", "after a duel begins")

cards = published(
    *PLAIN,
    *(value(number) for number in range(3)),
    samurai("Charmer", text=(reaction(FOCUSED, target(anothers(PERSONALITY)), take_control(TARGET)),)),
    samurai("Slayer", text=(reaction(FOCUSED, target(anothers(PERSONALITY)), destroy(TARGET)),)),
    samurai("Rock", text=(negates("move home", "nothing sends {whom} home", SELF, ANYTHING),)),
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


@rule("DE-ACTP-04", "DE-ACTP-06", "DE-CRD-42")
def test_attachments_are_shifted_among_those_who_bow_for_it():
    t = bearers()
    t.north.chooses("rearrange")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-stranger")
    t.north.table_passes_reactions()
    assert t.is_bowed("plain-samurai") and t.is_bowed("plain-stranger")  # first
    assert t.north.may == {"plain-sword", "plain-charm", "done"}  # not the Ancestor
    t.north.chooses("plain-sword")
    assert t.prompt == "Move attachments: Who bears Plain Sword from now on?"
    assert t.north.may == {"plain-stranger", "back"}
    t.north.chooses("plain-stranger")
    t.north.table_passes_reactions()
    t.north.chooses("done")
    assert t.s.host[t.card("plain-sword")] == t.card("plain-stranger")
    assert (t.force("plain-samurai"), t.force("plain-stranger")) == (3, 3)
    targeted = {moment.card for moment in t.s.history if moment.kind == "targeted"}
    assert targeted == {t.card(slug) for slug in ("plain-samurai", "plain-stranger", "plain-sword")}


@rule("DE-ACTP-04", "DE-ACTP-06", "DE-PLAY-19")
def test_two_who_may_bear_one_weapon_each_change_theirs():
    first = unit("plain-samurai", "plain-sword", "elder")
    t = laid(north=plain(first, unit("plain-stranger", "spear"), hand=["guard-2"]), south=plain())
    t.north.chooses("rearrange")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-stranger")
    assert t.north.may == {"plain-sword", "spear", "done"}
    t.north.chooses("plain-sword")
    assert t.prompt.endswith("Who cannot bear both gives his own for it.")
    t.north.chooses("plain-stranger")
    t.north.chooses("done")
    assert t.s.host[t.card("plain-sword")] == t.card("plain-stranger")
    assert t.s.host[t.card("spear")] == t.card("plain-samurai")
    targeted = {moment.card for moment in t.s.history if moment.kind == "targeted"}
    assert targeted == {t.card(slug) for slug in ("plain-samurai", "plain-stranger", "plain-sword", "spear")}


def test_nobody_gives_for_a_weapon_what_the_other_may_not_bear():
    first = unit("plain-samurai", "plain-sword")
    t = laid(north=plain(first, unit("plain-shugenja", "staff"), hand=["guard-2"]), south=plain())
    t.north.chooses("rearrange")
    t.north.chooses("plain-samurai")
    t.north.chooses("plain-shugenja")
    assert t.asked == "north" and "plain-sword" not in t.north.may  # there is nothing to move


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
