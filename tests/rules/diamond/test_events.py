"""Chapter: the Events phase."""

from gorin.games.ccg.language.abilities import reaction
from gorin.games.ccg.language.verbs.players.actions import cancel_event
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import event, region
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai
from support.rule import rule

EVENTS = heard("event resolves", "before an Event resolves")

cards = published(
    *PLAIN,
    event("Festival", text=(gain_honor(1),)),
    event("Pageant", text=(gain_honor(3),)),
    samurai("Censor", text=(reaction(EVENTS, cancel_event()),)),
    region("Quiet Valley", keywords=("Singular",)),
    region("Loud Valley", keywords=("Singular",)),
    edition=EDITION,
)


def turning(*slugs, theirs=("farm-1",), **facts):
    """North's Events phase has been played through."""
    facts = {"dynasty": ["farm-5"] * 8, **facts}
    south = plain("plain-stranger", provinces=list(theirs))
    return laid("events", north=plain("plain-samurai", provinces=list(slugs), **facts), south=south)


@rule("DE-EVT-01", "DE-EVT-02", "DE-EVT-03", "DE-EVT-04")
def test_events_resolve_from_left_to_right_and_are_replaced_face_down():
    t = turning("festival", "farm-2", "pageant", honor=5)
    assert t.north.honor == 9
    places = [place for place in t.s.provinces if place.owner == 0]
    assert [place.face_up for place in places] == [False, True, False]
    assert t.zone("festival") == t.zone("pageant") == "discard"


@rule("DE-EVT-06")
def test_each_title_resolves_once_a_game_whoever_owns_it():
    t = turning("festival", "festival", theirs=["festival"], honor=5)
    assert t.north.honor == 6
    end_turn(t)
    assert t.s.active == 1
    assert t.south.honor == 5
    assert [t.zone("festival", nth) for nth in range(3)] == ["discard"] * 3


@rule("DE-EVT-06")
def test_a_position_tells_which_events_have_resolved():
    t = laid(
        "events",
        north=plain(provinces=["festival"], honor=5),
        south=plain(),
        used_ever=[{"event": "festival"}],
    )
    assert t.north.honor == 5
    assert t.game.position()["used_ever"] == [{"event": "festival"}]


@rule("DE-EVT-05")
def test_one_that_was_face_up_before_resolves_now():
    t = laid("events", north=plain(provinces=face_up("festival"), honor=5), south=plain())
    assert t.north.honor == 6


@rule("DE-EVT-07", "DE-EVT-09", "DE-SET-08")
def test_a_region_attaches_and_its_province_is_refilled():
    t = turning("quiet-valley")
    assert t.zone("quiet-valley") == "play"
    place = next(place for place in t.s.provinces if place.owner == 0)
    assert place.region == t.card("quiet-valley") and place.card >= 0 and not place.face_up


@rule("DE-EVT-08", "DE-EVT-11")
def test_a_second_region_is_discarded():
    province = {"card": "loud-valley", "region": "quiet-valley"}
    t = turning(province)
    assert t.zone("loud-valley") == "discard"
    assert t.zone("quiet-valley") == "play"


@rule("DE-EVT-12")
def test_regions_are_singular():
    t = turning("quiet-valley", "quiet-valley")
    assert sorted(t.zone("quiet-valley", nth) for nth in range(2)) == ["discard", "play"]


@rule("DE-EVT-13")
def test_a_region_attaches_as_its_province_is_handled_before_events_to_the_right():
    t = turning("quiet-valley", "festival", "loud-valley")
    kinds = [(event.kind, event.args[1] if event.kind == "enter" else -1) for event in t.s.events]
    told = [kind for kind in kinds if kind[0] in ("enter", "gain")]
    first, last = t.card("quiet-valley"), t.card("loud-valley")
    assert told == [("enter", first), ("gain", -1), ("enter", last)]


@rule("DE-CANC-06", "DE-CANC-01")
def test_a_canceled_event_has_not_resolved_and_its_title_may_later():
    north = plain(provinces=["festival", "festival", "festival"], dynasty=["farm-5"] * 8)
    t = laid("events", north=north, south=plain("censor"))
    t.south.chooses("use:censor")
    assert t.north.honor == 5 and [t.zone("festival", nth) for nth in range(3)].count("discard") == 1
    assert "use:censor" in t.south.may  # the next one of that title is about to resolve
    t.south.passes()
    assert t.north.honor == 6
    assert [t.zone("festival", nth) for nth in range(3)] == ["discard"] * 3  # the third one did nothing
