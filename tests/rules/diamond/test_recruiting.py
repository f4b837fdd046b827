"""Chapter: card types, as far as it is about bringing in Personalities and Holdings; uniqueness."""

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import holding, ring
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger
from support.rule import rule

cards = published(
    *PLAIN,
    samurai("Seventh Samurai", gold=7, personal_honor=3),
    samurai("Eighth Samurai", gold=7, personal_honor=7),
    samurai("Proud Samurai", gold=4, honor_req=9, personal_honor=6),
    samurai("One of a Kind", gold=2, keywords=("Unique",)),
    samurai("Well Known", gold=2, keywords=("Singular",)),
    stranger("Proud Stranger", gold=2, honor_req=4),
    holding("Old Servant", gold=2, keywords=("Retainer",), text=(produces(1),)),
    ring("Ring of Test", focus=1, text=(open_(gain_honor(1), once_per_turn=True),)),
    edition=EDITION,
)

RICH = [f"farm-{n}" for n in range(6, 13)]


def buying(*slugs, theirs=(), play=RICH, **facts):
    return laid("dynasty", north=plain(*play, provinces=face_up(*slugs), **facts), south=plain(*theirs))


def buys(t, deal):
    t.north.chooses(deal)
    while "Pay" in t.prompt:
        t.north.chooses("choice0")


@rule("DE-CRD-19", "DE-PLAY-21")
def test_the_honor_requirement_must_be_met_whoever_he_is():
    """His own Personal Honor would come too late, and no Gold makes up for it."""
    assert buying("proud-samurai", honor=8).north.may == {"discard:proud-samurai", "done"}
    assert "buy:proud-samurai" in buying("proud-samurai", honor=9).north.may
    assert "buy:proud-stranger" not in buying("proud-stranger", honor=3).north.may
    assert "buy:proud-stranger" in buying("proud-stranger", honor=4).north.may


@rule("DE-CRD-20")
def test_a_dash_lets_him_join_anybody():
    assert "buy:plain-stranger" in buying("plain-stranger", honor=-7).north.may


@rule("DE-CRD-18")
def test_personalities_of_any_faction_may_be_recruited():
    t = buying("plain-samurai", stronghold="plain-manor")
    assert t.north.may == {"buy:plain-samurai", "pay-more", "done"}


@rule("DE-CRD-21", "DE-CRD-22", "DE-CRD-23")
def test_an_aligned_personality_is_cheaper_or_brings_honor():
    t = buying("seventh-samurai", honor=5, stronghold_bowed=True)
    assert t.north.may == {
        "buy:seventh-samurai", "discount:seventh-samurai", "honored:seventh-samurai", "pay-more",
        "done",
    }  # fmt: skip
    labels = [option.label for option in t.game.decision.options if option.id.startswith("discount:")]
    assert ["for 5 Gold" in label for label in labels] == [True]  # of seven
    buys(t, "discount:seventh-samurai")
    assert t.north.honor == 5
    assert sum(t.s.bowed) == 4  # five Gold from farms of two, and the Stronghold was bowed before
    t = buying("seventh-samurai", honor=5, stronghold_bowed=True)
    buys(t, "honored:seventh-samurai")
    assert t.north.honor == 8
    assert sum(t.s.bowed) == 5


@rule("DE-CRD-22")
def test_the_honor_comes_before_the_personality_also_where_somebody_answers_it():
    t = buying("seventh-samurai", honor=5, theirs=["doji-nagori"])
    buys(t, "honored:seventh-samurai")
    assert t.south.may == {"use:doji-nagori", "pass"}
    assert t.zone("seventh-samurai") == "province"
    t.south.chooses("use:doji-nagori")
    assert (t.north.honor, t.zone("seventh-samurai")) == (5 + 3 + 1, "play")


@rule("DE-CRD-24")
def test_each_aligned_personality_may_bring_honor():
    t = buying("seventh-samurai", "eighth-samurai", honor=5)
    buys(t, "honored:seventh-samurai")
    buys(t, "honored:eighth-samurai")
    assert t.north.honor == 15


@rule("DE-CRD-50")
def test_in_play_he_costs_what_he_costs():
    from gorin.games.ccg.table.values import gold_cost

    t = buying("seventh-samurai")
    buys(t, "discount:seventh-samurai")
    assert gold_cost(t.s, t.card("seventh-samurai")) == 7


@rule("DE-UNIQ-01")
def test_a_unique_card_keeps_out_those_of_every_player():
    assert "buy:one-of-a-kind" not in buying("one-of-a-kind", theirs=["one-of-a-kind"]).north.may
    assert "buy:one-of-a-kind" not in buying("one-of-a-kind", play=[*RICH, "one-of-a-kind"]).north.may


@rule("DE-UNIQ-02")
def test_it_may_be_played_when_the_other_has_left_play():
    t = buying("one-of-a-kind", dynasty_discard=["one-of-a-kind"])
    assert "buy:one-of-a-kind" in t.north.may


@rule("DE-UNIQ-05", "DE-UNIQ-06")
def test_a_singular_card_keeps_out_only_those_of_its_player():
    assert "buy:well-known" not in buying("well-known", play=[*RICH, "well-known"]).north.may
    assert "buy:well-known" in buying("well-known", theirs=["well-known"]).north.may


@rule("DE-CRD-12")
def test_holdings_enter_play_bowed():
    t = buying("farm-1")
    buys(t, "buy:farm-1")
    assert t.is_bowed("farm-1")


@rule("DE-CRD-16")
def test_a_retainer_is_a_bowed_holding_and_nobody():
    from gorin.games.ccg.table.reading import personalities

    t = buying("old-servant")
    buys(t, "buy:old-servant")
    assert t.is_bowed("old-servant")
    assert personalities(t.s, 0) == []
    assert t.s.definition(t.card("old-servant")).type_name == "Holding"


@rule("DE-CRD-49")
def test_a_ring_serves_its_player_while_in_play():
    t = laid(north=plain("ring-of-test", hand=["guard-1"]), south=plain(hand=["guard-2"]))
    t.north.uses("ring-of-test")
    assert t.north.honor == 6
    t = laid(north=plain(hand=["guard-1"]), south=plain("ring-of-test", hand=["guard-2"]))
    assert "use:ring-of-test" not in t.north.may


@rule("DE-DYN-01", "DE-DYN-04")
def test_only_what_is_face_up_is_bought_or_discarded():
    provinces = [*face_up("farm-1"), "farm-2", "farm-3", "farm-4"]
    t = laid("dynasty", north=plain(*RICH, provinces=provinces), south=plain())
    assert t.north.may == {"buy:farm-1", "pay-more", "done"}
    t.north.chooses("done")
    assert t.north.may == {"discard:farm-1", "done"}


@rule("DE-DYN-02", "DE-DYN-03", "DE-DYN-05")
def test_discarding_closes_the_phase():
    t = buying("farm-1", "farm-2")
    t.north.chooses("done")
    t.north.chooses("discard:farm-1")
    assert t.zone("farm-1") == "discard"
    assert t.north.may == {"discard:farm-2", "done"}  # nothing is bought any more
    places = [place for place in t.s.provinces if place.owner == 0]
    assert [(place.card >= 0, place.face_up) for place in places] == [(True, False), (True, True)]


@rule("DE-SET-15")
def test_who_is_recruited_enters_play_at_home():
    t = buying("seventh-samurai", honor=5)
    buys(t, "buy:seventh-samurai")
    assert t.zone("seventh-samurai") == "play" and t.is_home("seventh-samurai")
    assert "Seventh Samurai" in [unit["name"] for unit in t.game.view(1)["players"][0]["units"]]
