"""Chapter: Reactions, in turn from the left of whoever caused the trigger."""

from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives, removes_keyword
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.abilities import trait
from gorin.language.card_filters import any_
from gorin.language.picks import target
from gorin.language.predicates import keyword
from gorin.language.selectors import IT, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import strategy
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai
from support.rule import rule

TWO = heard("honor gained", "after 2 Honor are gained", lambda s, context, moment: moment.amount == 2)
BOUGHT = heard("enters play", "after a card enters play")
BEFORE = heard(
    "about to resolve", "before an action resolves", lambda s, context, moment: not moment.card < 0
)
AFTER = heard("resolved", "after an action has resolved", lambda s, context, moment: not moment.card < 0)
TARGETED = heard("targeted", "after somebody is targeted")
TURN = heard("turn begins", "when a turn begins")
AIMED = heard("targeted", "after somebody in play is targeted", lambda s, context, m: m.card in s.in_play)

cards = published(
    *PLAIN,
    samurai("Speaker", text=(open_(gain_honor(2)),)),
    samurai("Watcher", text=(reaction(TWO, draw(1)),)),
    samurai("Buyer", text=(reaction(BOUGHT, draw(1)),)),
    samurai("Early Riser", text=(reaction(TURN, draw(1)),)),
    samurai("Marked Man", keywords=("Chosen",)),
    samurai("Killer", text=(reaction(AIMED, destroy(IT)),)),
    samurai("Unmarker", text=(reaction(TARGETED, removes_keyword(IT, "Chosen")),)),
    samurai("First", text=(reaction(BEFORE, gain_honor(1)),)),
    samurai("Last", text=(reaction(AFTER, gain_honor(1)),)),
    samurai("Poor Man", text=(trait(TWO, gain_honor(1)),)),
    samurai("Rich Man", text=(trait(TWO, gain_honor(3)),)),
    strategy("Mark", focus=1, text=(open_(target(any_(PERSONALITY, keyword("Chosen"))), bow(TARGET)),)),
    strategy("Shame", focus=1, text=(open_(target(PERSONALITY), gives(TARGET, force=-1)),)),
    edition=EDITION,
)


def quiet(*play, **facts):
    return plain(*play, **{"fate": ["guard-5"] * 8, **facts})


def three(**sides):
    return laid(**{"north": quiet(), "south": quiet(), "east": quiet(), **sides})


@rule("DE-REAC-01", "DE-REAC-02")
def test_a_reaction_is_taken_in_any_phase_at_its_trigger_or_not_at_all():
    farms = face_up("farm-1", "farm-2", "farm-3", "farm-4")
    t = laid("dynasty", north=quiet(provinces=farms), south=quiet("buyer"))
    t.north.chooses("buy:farm-1")
    assert (t.asked, t.south.may) == ("south", {"use:buyer", "pass"})
    t.south.passes()
    assert t.asked == "north"


@rule("DE-REAC-04", "DE-REAC-05", "DE-REAC-06", "DE-REAC-07", "DE-REAC-10", "DE-REAC-12", "DE-GLO-08")
def test_reactions_go_round_from_the_left_of_who_caused_it_until_all_pass():
    t = three(north=quiet("speaker", "watcher", "watcher"), south=quiet("watcher"), east=quiet("watcher"))
    t.north.chooses("use:speaker")
    assert t.asked == "south"
    t.south.chooses("use:watcher")
    assert (t.asked, t.east.may) == ("east", {"use:watcher", "pass"})
    t.east.passes()
    t.north.chooses("use:watcher")  # the first of his two; the others come between them
    assert t.asked == "east"  # South has used his only one: it is used once for each trigger
    t.east.chooses("use:watcher")
    assert (t.asked, t.north.may) == ("north", {"use:watcher", "pass"})
    t.north.chooses("use:watcher")
    assert [len(t.s.players[seat].hand) for seat in range(3)] == [2, 1, 1]
    assert t.prompt == "Take an action, or pass"
    assert t.asked == "south"  # Reactions have used up nobody's opportunity


@rule("DE-REAC-11")
def test_where_nobody_caused_it_the_left_of_the_active_player_is_first():
    t = laid("dynasty", north=quiet("early-riser"), south=quiet("early-riser"), east=quiet("early-riser"))
    end_turn(t)
    assert (t.s.active, t.asked) == (1, "east")


@rule("DE-REAC-09", "DE-ACT-03")
def test_what_comes_before_comes_before_what_comes_after():
    t = laid(north=quiet("speaker", fate=[]), south=quiet("last", "first", fate=[]))
    t.north.chooses("use:speaker")
    assert t.south.may == {"use:first", "pass"}  # nothing else interrupts the action
    t.south.chooses("use:first")
    order = []
    while t.is_in_window:
        order.append(t.south.may)
        t.south.passes()
    assert {"use:last", "pass"} in order


@rule("DE-REAC-08")
def test_a_reaction_may_leave_no_trigger_for_others():
    t = laid(north=quiet(hand=["shame"]), south=quiet("plain-stranger", "killer"), east=quiet("killer"))
    t.north.chooses("use:shame")
    t.north.chooses("plain-stranger")
    assert t.asked == "south"
    t.south.chooses("use:killer")
    assert t.zone("plain-stranger") == "discard"
    assert not t.is_in_window or "use:killer" not in t.east.may


@rule("DE-REAC-13")
def test_who_is_no_legal_target_any_more_is_left_unaffected():
    t = laid(north=quiet(hand=["mark"]), south=quiet("marked-man", "unmarker"))
    t.north.chooses("use:mark")
    t.north.chooses("marked-man")
    t.south.chooses("use:unmarker")
    t.north.table_passes_reactions()
    assert not t.is_bowed("marked-man")
    assert t.zone("mark") == "discard"


@rule("DE-GEN-03")
def test_the_active_player_orders_what_happens_at_once():
    t = laid(north=quiet(hand=["guard-1"]), south=quiet("speaker", "poor-man"), east=quiet("rich-man"))
    t.north.passes()
    t.south.chooses("use:speaker")
    assert (t.asked, t.prompt) == ("north", "These happen at the same time. Which first?")
