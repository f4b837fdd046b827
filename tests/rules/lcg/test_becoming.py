"""What cards become: copies, blank, immune; what lies under them (LCG-COPY, LCG-BLNK, LCG-IMM, LCG-CUND)."""

from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.flow import later
from gorin.games.lcg.language.restrictions import IMMUNE_TO_EVENTS, IMMUNE_TO_RING_EFFECTS
from gorin.games.lcg.language.traits import blanks, keywords
from gorin.games.lcg.language.verbs.entering import become_copy, put_under
from gorin.games.lcg.language.verbs.in_play import bow, discard, remove_fate, sacrifice
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.verbs.tokens import discard_status
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import CONFLICT_WON
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD, CHARACTER
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.games.lcg.language.which.predicates import cost_at_most, other, participating
from gorin.games.lcg.language.which.selectors import BEARER
from gorin.games.lcg.table.values import has_dash, military
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.core.active_effects import has
from gorin.language.event_kinds import after
from gorin.language.picks import paying, target
from gorin.language.players import YOU
from gorin.language.rule_kinds import permits
from gorin.language.selectors import PAID, SELF, TARGET
from gorin.language.traits import has_keyword
from support.lcg_cards import attachment, event, made, person, published, with_cards
from support.lcg_course import let_be, step, to_phase, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

ACTOR = person(
    "Actor",
    action(target(any_(CHARACTER, other)), become_copy(SELF, TARGET, PHASE_END)),
    facts="cost=1 -/1 glory=0",
    traits="Actor",
)
KNIGHT = made(
    "Knight | Crane dynasty character | cost=4 4/3 glory=2 | Bushi, Champion",
    keywords("covert"),
    action(gain_honor(1)),
)
LADY = person("Lady", facts="cost=3 1/5 glory=3 unique", traits="Courtier")
SHORT_ACTOR = person("Understudy", action(target(any_(CHARACTER, other)), become_copy(SELF, TARGET)))
CHEAP = event("Cheap Shot", action(target(any_(CHARACTER, cost_at_most(1))), bow(TARGET)))
SWORD = attachment("Plain Sword", facts="cost=0 3/0")
CLOAK = attachment("Cloak", has_keyword(BEARER, "covert"))
GAG = attachment("Gag", blanks(BEARER, traits_stay=False))
DISMISSAL = event("Dismissal", action(target(any_(CHARACTER)), discard(TARGET)))
SWEEP = event("Sweep", action(bow(any_(CHARACTER))))
BLOW = event("Blow", action(target(any_(CHARACTER)), bow(TARGET)))
BOOST = event("Boost", action(target(any_(CHARACTER)), gives(TARGET, military=2, until=PHASE_END)))
STONE = person("Stone", permits(IMMUNE_TO_EVENTS, SELF))
ROCK = person("Rock", permits(IMMUNE_TO_RING_EFFECTS, SELF))
DROUGHT = event("Drought", action(remove_fate(1, any_(CHARACTER)), discard_status(any_(CHARACTER))))
SHELL = attachment("Shell", permits(IMMUNE_TO_EVENTS, BEARER))
THIEF = event("Thief", action(target(any_(ATTACHMENT)), discard(TARGET)))
BLOOD = event("Blood", action(paying(your(CHARACTER)), cost(sacrifice(PAID)), gain_honor(1)))
CURSE = event(
    "Curse",
    action(requires(DURING_CONFLICT), later(after(CONFLICT_WON, YOU), bow(any_(CHARACTER, participating)))),
)
PIT = person("Pit", action(target(in_your_discard(CARD)), put_under(TARGET, SELF)))

cards = published(
    ACTOR, KNIGHT, LADY, SHORT_ACTOR, CHEAP, SWORD, CLOAK, GAG, DISMISSAL, SWEEP, BLOW, BOOST, STONE, SHELL,
    ROCK, DROUGHT, THIEF, BLOOD, CURSE, PIT,
)  # fmt: skip

HELD = ("ornate-fan",)


def acted(*play, south=(), **facts):
    t = table(north=side("actor", *play, **facts), south=side(*south, hand=HELD))
    return t


# --- copies ---------------------------------------------------------------------------------------


@rule("LCG-COPY-03", "LCG-COPY-09", "LCG-COPY-06")
def test_it_has_name_numbers_traits_clan_and_text_of_the_other_and_nothing_that_was_gained():
    t = acted(south=(who("knight", "plain-sword"),), hand=HELD)
    actor = t.card("actor")
    t.north.uses("actor", "knight")
    shown = next(each for each in t.game.view(0)["players"][0]["home"] if each["id"] == f"c{actor}")
    assert (shown["name"], shown["clan"], shown["military"], shown["political"]) == ("Knight", "Crane", 4, 3)
    assert shown["glory"] == 2
    assert has(t.s, actor, "Champion")
    assert not has(t.s, actor, "Actor")
    assert has(t.s, actor, "covert")
    turn_of(t, "north")
    assert any(each.startswith(f"use:c{actor}:") for each in t.north.options)
    assert military(t.s, actor) == 4  # the sword is the knight's
    assert not has_dash(t.s, actor, 0)


@rule("LCG-COPY-04")
def test_it_is_itself_again_when_the_time_is_over():
    t = table(north=side(who("actor", fate=2), hand=HELD), south=side(who("knight", fate=2), hand=HELD))
    actor = t.card("actor")
    t.north.uses("actor", "knight")
    to_phase(t, "fate")
    assert t.s.names[t.s.what[actor]] == "actor"


@rule("LCG-COPY-04", "LCG-PLAY-05")
def test_it_is_itself_again_when_it_has_left_play():
    t = acted(south=("knight",), hand=("dismissal",))
    actor = t.card("actor")
    t.north.uses("actor", "knight")
    turn_of(t, "north")
    t.north.uses("dismissal", f"c{actor}")
    let_be(t)
    assert t.zone("actor") == "discard"
    assert t.s.names[t.s.what[actor]] == "actor"


@rule("LCG-COPY-05")
def test_what_is_printed_stays_what_is_printed():
    t = acted(south=("knight",), hand=("cheap-shot",))
    actor = t.card("actor")
    t.north.uses("actor", "knight")
    turn_of(t, "north")
    t.north.uses("cheap-shot")
    assert t.north.options == [f"c{actor}", "back"]


@rule("LCG-COPY-07", "LCG-GAIN-02")
def test_it_keeps_what_it_had_gained():
    t = table(north=side(who("actor", "cloak"), hand=HELD), south=side("lady", hand=HELD))
    actor = t.card("actor")
    t.north.uses("actor", "lady")
    assert has(t.s, actor, "covert")
    assert t.s.names[t.s.what[actor]] == "lady"


@rule("LCG-UNIQ-02")
def test_what_is_printed_on_a_copy_keeps_its_title_from_coming_into_play():
    """A unique card that is a copy of another one for a while."""
    star = made(
        "Star | Neutral conflict character | cost=1 1/1 glory=0 unique | Actor",
        action(target(any_(CHARACTER, other)), become_copy(SELF, TARGET, PHASE_END)),
    )
    with with_cards(star):
        t = table(north=side("star", "knight", hand=("star",)), south=side(hand=("blow",)))
        t.north.uses("star", "knight")
        let_be(t)
        turn_of(t, "north")
        assert sum(t.s.definition(card).name == "Knight" for card in t.s.in_play) == 2
        assert not t.north.may_play("star")
        t = table(north=side("knight", hand=("star",)), south=side(hand=("blow",)))
        assert t.north.may_play("star")


@rule("LCG-COPY-08")
def test_it_is_no_second_copy_of_a_unique_character():
    t = acted("lady", south=("knight",), hand=HELD)
    t.north.uses("actor")
    assert t.north.options == [t.north.ref("knight"), "back"]
    other = acted(south=("lady",), hand=HELD)
    other.north.uses("actor", "lady")
    assert other.s.names[other.s.what[other.card("lady")]] == "lady"


@rule("LCG-COPY-10", "LCG-COPY-01", "LCG-COPY-02")
def test_it_is_no_copy_of_its_own_title():
    t = table(north=side("actor", hand=HELD), south=side("actor", "knight", hand=HELD))
    t.north.uses("actor")
    assert t.north.options == [t.north.ref("knight"), "back"]


# --- blank ----------------------------------------------------------------------------------------


@rule("LCG-BLNK-01", "LCG-BLNK-02")
def test_a_blank_card_has_what_it_gained_and_nothing_of_its_own():
    t = table(north=side(who("knight", "gag", "cloak"), who("knight", "gag")), south=side(hand=HELD))
    gained, bare = t.card("knight", 0), t.card("knight", 1)
    assert not any(has(t.s, card, "Champion") for card in (gained, bare))
    assert not t.north.may_use("knight")
    assert has(t.s, gained, "covert")
    assert not has(t.s, bare, "covert")


# --- immune ---------------------------------------------------------------------------------------


@rule("LCG-IMM-01")
def test_who_is_immune_is_neither_targeted_nor_touched():
    t = table(north=side(hand=("blow", "sweep")), south=side("stone", "knight", hand=HELD))
    t.north.uses("blow")
    assert t.north.options == [t.north.ref("knight"), "back"]
    t.north.chooses("back")
    t.north.uses("sweep")
    let_be(t)
    assert t.is_bowed("knight")
    assert not t.is_bowed("stone")


@rule("LCG-IMM-02")
def test_immunity_does_not_cover_attachments():
    t = table(north=side(hand=("thief",)), south=side(who("stone", "plain-sword"), hand=HELD))
    t.north.uses("thief", "plain-sword")
    let_be(t)
    assert t.zone("plain-sword") == "discard"


@rule("LCG-IMM-02", "LCG-IMM-01")
def test_tokens_on_who_is_immune_are_taken_off_by_what_chooses_nobody():
    facts = {"fate": 2, "status": "honored"}
    t = table(north=side(hand=("drought",)), south=side(who("stone", **facts), hand=HELD))
    t.north.uses("drought")
    let_be(t)
    assert (t.fate_on("stone"), t.status("stone")) == (1, "ordinary")
    rock = conflict(attacker=side("knight"), defender=side(who("rock", fate=2), home=["knight"]), ring="void")
    while rock.s.conflict is not None:
        assert rock.attacker.ref("rock") not in rock.attacker.options
        step(rock)
    assert rock.fate_on("rock") == 2


@rule("LCG-IMM-03")
def test_immunity_takes_nothing_away_that_was_there():
    t = table(north=side("knight", hand=("boost", "shell")), south=side(hand=HELD))
    t.north.uses("boost", "knight")
    turn_of(t, "north")
    t.north.plays("shell", "knight")
    assert t.skills("knight") == (6, 3)


@rule("LCG-IMM-04", "LCG-EFF-01")
def test_who_is_immune_still_pays():
    t = table(north=side("stone", hand=("blood",)), south=side(hand=HELD))
    t.north.uses("blood", "stone")
    let_be(t)
    assert t.zone("stone") == "discard"
    assert t.north.honor == 11


@rule("LCG-DEL-03")
def test_a_delayed_effect_of_an_event_is_one_of_an_event():
    t = conflict(attacker=side("knight", hand=("curse",)), defender=side("stone", "lady", hand=HELD))
    t.defender.passes()
    t.attacker.uses("curse")
    t.fight()
    assert t.is_bowed("lady")
    assert not t.is_bowed("stone")


# --- under a card ---------------------------------------------------------------------------------


@rule("LCG-CUND-01", "LCG-CUND-02")
def test_what_lies_under_a_card_is_out_of_play_and_goes_with_it():
    t = table(
        north=side("pit", dynasty_discard=("knight",), hand=("dismissal", "blow")), south=side(hand=HELD)
    )
    t.north.uses("pit", "knight")
    assert t.zone("knight") == "under"
    assert t.card("knight") not in t.s.in_play
    turn_of(t, "north")
    t.north.uses("blow")
    assert t.north.options == [t.north.ref("pit"), "back"]
    t.north.chooses("back")
    t.north.uses("dismissal", "pit")
    let_be(t)
    assert t.zone("knight") == "removed"
