"""Why something cannot be used now: each reason of `why.py` and `placing.py` is asked for by a test."""

import pytest

import gorin
from gorin.games.battle import placing
from gorin.games.battle.presentation import why
from gorin.kernel.reasons import Reason
from support.battle_table import new_table, side, table, token

PROVINCES = list(new_table().view()["provinces"])


def board(**facts):
    """The Crab are to move, the Crane hold some of the board, and special tokens lie about."""
    facts = {"hand": ("army-2", "navy-1", "shinobi-1", "raid", "diplomacy", "blessing-2", "bluff"), **facts}
    return table(
        crab=side("crab_capital", "crab_east", "mainland_west", **facts),
        crane=side("crane_capital", "crane_south", "lion_capital", hand=("army-1", "bluff")),
        lion=side("lion_east"),
        pieces=[
            token("crab", "army-1", "crab_east>crane_south"),
            token("crane", "army-1", "crane_capital"),
            token("crane", "army-2", "crane_south"),
            token("crane", "blessing-2", "crane_south", on=3),
            token("lion", "army-1", "lion_east", faceup=True),
        ],
        specials={
            "mainland_south": "scorched-earth",
            "mainland_east": "peace",
            "lion_capital": "shrine",
            "scorpion_capital": "harbor",
            "mainland_west": "battlefield",
        },
        cards={"shadowlands_north": ("dark-favors", "crab"), "crane": ("code-of-honor", "crab")},
    )


def placing_a(face, **facts):
    t = board(**facts)
    t.crab.choose(f"place:{face}")
    return t


def scouting():
    t = board()
    t.crab.choose("play:scout")
    return t


def blessing():
    t = board()
    t.crab.choose("place:blessing-2")
    return t


def swapping():
    return table(
        unicorn=side("unicorn_capital", "unicorn_east"),
        crane=side("crane_capital"),
        pieces=[
            token("unicorn", "army-1", "unicorn_capital"),
            token("unicorn", "army-2", "unicorn_east"),
            token("crane", "army-3", "crane_capital"),
        ],
        phase="resolution",
    )


def upkeep(territory="crane", card="code-of-honor", *picks):
    """The Crab may play a territory card."""
    t = table(
        crab=side("crab_capital", "crab_east"),
        crane=side("crane_capital"),
        specials={"mainland_south": "scorched-earth"},
        cards={territory: (card, "crab"), "shadowlands_north": ("dark-favors", "crab")},
        phase="territory-cards",
    )
    if picks:
        t.crab.plays(card, *picks[1:])
    return t


def short():
    pieces = [token("lion", "shinobi-1", "islands_east"), token("lion", "shinobi-2", "islands_west")]
    return table(lion=side("lion_capital+28"), crane=side("crane_capital"), phase="resolution", pieces=pieces)


def two_players():
    return table(crab=side("crab_capital", hand=("army-2", "bluff")), crane=side("crane_capital"))


def empty_board():
    return table(
        crab=side("crab_capital", hand=("army-2", "blessing-2", "bluff"), scouts=0),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
    )


def closed_board():
    specials = {p: "peace" if i < 15 else "scorched-earth" for i, p in enumerate(PROVINCES)}
    crab = next(p for p, special in specials.items() if special == "peace")
    return table(
        crab=side(crab, hand=("army-2", "army-3")),
        crane=side(hand=("army-1", "bluff")),
        specials=specials,
        pieces=[token("crane", "army-2", PROVINCES[1])],
    )


def starting():
    t = new_table(clans=["crab", "crane"])
    for seat in range(2):
        t.choose(t.view(seat)["decision"]["options"][0]["id"], seat)
    return t


FEINTS = [
    ("army-2", "sea>crane_south", placing.ARMY_AT_SEA),
    ("army-2", "dragon_south", placing.ARMY_ABROAD),
    ("navy-1", "crab_capital>crab_central", placing.NAVY_ON_LAND),
    ("navy-1", "mainland_west", placing.NAVY_INLAND),
    ("navy-1", "islands_east", placing.NAVY_ABROAD),
    ("shinobi-1", "crab_capital>crab_central", placing.SHINOBI_ON_BORDER),
    ("diplomacy", "islands_east", placing.DIPLOMACY_ABROAD),
    ("diplomacy", "crab_capital>crab_central", placing.DIPLOMACY_ON_BORDER),
    ("raid", "crab_capital", placing.RAID_AT_HOME),
    ("raid", "crab_capital>crab_central", placing.RAID_ON_BORDER),
    ("diplomacy", "mainland_west", placing.NO_PEACE_ON_BATTLEFIELD),
]
"""Feints: they are offered, and the option explains itself. A token, its spot and the reason."""

WHY_NOT = [
    (board, "crane", "hand:army-1", why.NOT_ASKED),
    (board, "crane", "card:scout", why.NOT_ASKED),
    (board, "crane", "objective:rice_bowl", why.NOT_ASKED),
    (board, "crane", "discard:army-1", why.NOT_ASKED),
    (board, "crab", "objective:rice_bowl", why.NOT_NOW),
    (board, "crab", "discard:army-1", why.NOT_NOW),
    (scouting, "crab", "hand:army-2", why.NOT_NOW),
    (empty_board, "crab", "card:shugenja", why.NO_EFFECT),
    (empty_board, "crab", "card:scout", why.CARD_SPENT),
    (upkeep, "crab", "card:scout", why.PLACEMENT_ONLY),
    (upkeep, "crab", "card:dark-favors", why.PLACEMENT_ONLY),
    (scouting, "crab", "card:shugenja", why.PLACEMENT_ONLY),
    (board, "crab", "card:code-of-honor", why.UPKEEP_ONLY),
    (board, "crab", "card:diplomatic-mission", why.NOT_HELD),
    (board, "crab", "card:purge-the-weak", why.NOT_HELD),
    (board, "crane", "card:first-player", why.FIRST_PLAYER_ONLY),
    (two_players, "crab", "card:first-player", why.NOT_WITH_TWO),
    (scouting, "crab", "piece:1", why.OWN_TOKEN),
    (scouting, "crab", "piece:3", why.BLESSED),
    (scouting, "crab", "piece:4", why.BLESSED),
    (scouting, "crab", "piece:5", why.FACEUP),
    (blessing, "crab", "piece:2", why.FOREIGN_TOKEN),
    (swapping, "unicorn", "piece:3", why.FOREIGN_TOKEN),
    (starting, "first", "province:crab_capital", why.OCCUPIED_AT_START),
    (short, "lion", "province:crab_east", why.NOTHING_EARNED),
    (lambda: upkeep("crane", "diplomatic-mission", "play"), "crab", "province:mainland_south", why.LASTING),
    (lambda: placing_a("army-2"), "crab", "province:mainland_south", placing.SCORCHED_EARTH),
    (lambda: placing_a("army-2"), "crab", "province:mainland_east", placing.AT_PEACE),
    (lambda: placing_a("army-2"), "crab", "province:lion_capital", placing.SHRINE_THERE),
    (lambda: placing_a("army-2"), "crab", "border:crab_east|crane_south", placing.OCCUPIED),
    (lambda: placing_a("army-2"), "crab", "border:crab_east|mainland_west", placing.OWN_TARGET),
    (lambda: placing_a("army-2"), "crab", "border:phoenix_capital|phoenix_central", placing.NOT_ADJACENT),
    (lambda: board(ronin=True, hand=("raid", "army-1")), "crab", "hand:raid", placing.RONIN_RESTRAINT),
    (
        lambda: board(ronin=True, hand=("diplomacy", "army-1")),
        "crab",
        "hand:diplomacy",
        placing.RONIN_RESTRAINT,
    ),
    (lambda: board(bluff_barred=True), "crab", "hand:bluff", placing.BLUFF_BARRED),
    (empty_board, "crab", "hand:blessing-2", placing.NOTHING_TO_BLESS),
    (closed_board, "crab", "hand:army-2", placing.NOWHERE),
]
"""Moment, the clan that asks, what it asks about, and the one reason that it is given."""


def seat_of(t, clan):
    return t.game.decision.seat if clan == "first" else getattr(t, clan).seat


def name_of(part):
    """A case is named by its functions' names and not by where they lie in memory."""
    return getattr(part, "__name__", str(part))[:60]


@pytest.mark.parametrize(("moment", "clan", "ref", "reason"), WHY_NOT, ids=name_of)
def test_the_reason_is_this_one(moment, clan, ref, reason):
    t = moment()
    assert t.game.why_not(seat_of(t, clan), ref) == (reason,)


@pytest.mark.parametrize(("face", "spot", "reason"), FEINTS, ids=name_of)
def test_a_feint_is_explained_by_this_reason(face, spot, reason):
    t = placing_a(face)
    assert t.game.why_not(t.crab.seat, t.game.decision.options[0].refs[0]) == ()
    assert "discarded when revealed" in t.crab.labels()[spot]
    assert t.game.decision.explain(spot)[0] is reason


def test_every_reason_is_asked_for_here():
    asked = {case[-1] for case in WHY_NOT + FEINTS}
    known = {
        reason for room in (why, placing) for reason in vars(room).values() if isinstance(reason, Reason)
    }
    unseen = {placing.WRONGLY_BLESSED}  # a blessing that is discarded is not explained to anybody
    assert known - asked == unseen


def sentences(t, ref):
    return [str(reason) for reason in t.game.why_not(t.crab.seat, ref)]


def test_the_reasons_that_name_something():
    assert sentences(two_players(), "hand:raid") == ["You have no raid behind your screen. [BR-PLC-01]"]
    harbor = upkeep("crab", "feats-of-engineering", "play")
    assert sentences(harbor, "province:crane_south") == [
        "The harbor token cannot be placed in Crane South. [BR-HAR-01, BR-SPC-03]"
    ]
    own = upkeep("mainland", "bountiful-harvest", "play")
    assert sentences(own, "province:crane_capital") == [
        "This does not work on Crane Capital: Crane controls it. [BR-CTL-03, BR-CTL-04]"
    ]
    assert sentences(own, "province:crane_south") == [
        "This does not work on Crane South: no one controls it. [BR-CTL-03, BR-CTL-04]"
    ]


def test_a_played_territory_card_is_spent_and_the_other_of_its_pair_is_not_held():
    t = upkeep("crane", "code-of-honor", "play", "crab_east", "crab_capital")
    for clan in (t.crab, t.crane):
        assert t.game.why_not(clan.seat, "card:code-of-honor") == (why.CARD_SPENT,)
        assert t.game.why_not(clan.seat, "card:diplomatic-mission") == (why.NOT_HELD,)


def test_a_territory_card_that_can_do_nothing_has_no_effect():
    t = upkeep("crab", "promotion")
    assert t.crab.may == {"pass"}
    assert t.game.why_not(t.crab.seat, "card:promotion") == (why.NO_EFFECT,)


def test_there_is_no_reason_against_what_is_offered():
    t = placing_a("army-2")
    for option in t.game.decision.options:
        for ref in option.refs:
            assert t.game.why_not(t.crab.seat, ref) == ()


@pytest.mark.parametrize(
    "ref",
    [
        "", ":", "nonsense", "hand:", "hand:army-9", "card:scorpion-eyes", "card:unicorn-swap", "piece:9",
        "piece:-1", "piece:01", "province:atlantis", "border:crab_capital", "border:crane_south|crab_east",
        "seat:3", "seat:-1", "seat:00", "seat:x", "seat:" + "9" * 5000, "objective:none", "discard:army-9",
        "hand:army-2 ", "Hand:army-2",
    ],
)  # fmt: skip
def test_what_does_not_exist_is_an_error(ref):
    with pytest.raises(gorin.GorinError, match="nothing called"):
        board().game.why_not(0, ref)


def test_a_game_that_is_over_gives_that_as_the_reason():
    t = table(crab=side("crab_capital"), crane=side("crane_capital"), phase="scoring")
    assert sentences(t, "hand:bluff") == ["The game is over."]


@pytest.mark.parametrize("who", ["crab", "crane"])
@pytest.mark.parametrize(
    ("ref", "told"),
    [
        ("seat:0", "Crab: "),
        ("province:crab_east", "Crab East: "),
        ("border:crab_capital|crab_central", "There is no token on this border."),
        ("piece:1", "This is Crab's "),
    ],
)
def test_what_cannot_be_used_is_told_about_whoever_is_asked(who: str, ref: str, told: str):
    t = board()
    (reason,) = t.game.why_not(getattr(t, who).seat, ref)
    assert reason.sentence.startswith(told)
