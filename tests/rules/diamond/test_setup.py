"""Chapter: setting up."""

import random
from collections import Counter

import pytest

import gorin
from gorin.games.ccg.language.cards import CRAB, CRANE
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import sensei, strategy
from support.plain_cards import GUARDS, PLAIN, deck, plain, samurai
from support.rule import rule

cards = published(
    *PLAIN,
    sensei("Old Teacher", CRAB, strength=1, gold=-1, honor=-3, focus=2),
    sensei("Strict Teacher", CRAB, strength=-9, gold=-9, honor=-40, focus=2),
    sensei("Crane Teacher", CRANE, strength=0, gold=0, honor=1, focus=2),
    strategy("Lucky Card", focus=9),
    samurai("Courtier"),
    edition=EDITION,
)


def new(*decks, seed=5):
    game = gorin.new(EDITION, decks=list(decks) or [deck(), deck("plain-manor")], seed=seed)
    for seat in (0, 1):
        game.choose("pass", seat=seat)  # without a Sensei
    return game


@rule("DE-SET-06", "DE-SET-20", "DE-SET-21", "DE-SET-23")
def test_four_provinces_five_cards_and_no_holdings():
    game = new()
    for seat, player in enumerate(game.state.players):
        assert sum(1 for place in game.state.provinces if place.owner == seat) == 4
        assert len(player.hand) == 5
    assert [game.state.definition(card).name for card in game.state.in_play] == ["Plain Keep", "Plain Manor"]


def faces(s, pile):
    return [s.names[s.what[card]].split("-")[1] for card in pile]


@rule("DE-SET-01")
def test_the_two_decks_are_shuffled_each_for_itself():
    orders = set()
    for seed in range(4):
        s = new(seed=seed).state
        for player in s.players:
            assert all(s.definition(card).is_dynasty for card in player.dynasty)
            assert all(s.definition(card).is_fate for card in player.fate)
            dynasty, fate = faces(s, player.dynasty), faces(s, player.fate)
            assert dynasty[:30] != fate[:30]  # both were listed in the same order
            orders |= {tuple(dynasty), tuple(fate)}
    assert len(orders) == 16


@rule("DE-SET-02")
def test_a_cut_would_change_nothing():
    """The reading: chance that no player can touch draws the order, so that nobody is asked to cut."""
    on_top = Counter()
    for seed in range(200):
        game = new(seed=seed)
        assert len(game.record()["choices"]) == 2  # both have said that they have no Sensei
        on_top[faces(game.state, game.state.players[0].fate)[-1]] += 1
    assert len(on_top) == len(GUARDS)
    assert max(on_top.values()) < 200 / len(GUARDS) * 2.5


@rule("DE-SET-16")
def test_there_is_one_favor_and_at_most_one_holder():
    t = laid(north=plain("courtier", honor=9), south=plain(), favor=1)
    assert t.game.view(None)["favor"] == 1
    t.north.uses("lobby", "courtier")
    assert t.game.view(None)["favor"] == 0


@rule("DE-SET-18")
def test_the_highest_starting_honor_goes_first():
    assert new().state.active == 0  # 5 against 3
    assert new(deck("plain-manor"), deck()).state.active == 1


@rule("DE-SET-19")
def test_a_tie_is_settled_by_chance():
    assert {new(deck(), deck(), seed=seed).state.active for seed in range(20)} == {0, 1}


@rule("DE-STR-06", "DE-STR-12")
def test_strongholds_begin_in_play_unbowed_and_give_honor():
    s = new().state
    assert [player.honor for player in s.players] == [5, 3]
    assert not any(s.bowed[player.stronghold] for player in s.players)


@rule("DE-FAV-07")
def test_nobody_holds_the_favor():
    assert new().state.favor == -1
    dragon = gorin.new(EDITION, seats=2, seed=1, decks=["dragon-shiro-mirumoto", "crab-kyuden-hida"])
    assert dragon.state.favor == -1  # not even the only Dragon, as in the family


@rule("DE-STR-10")
def test_two_players_may_use_the_same_stronghold():
    assert len(new(deck(), deck()).state.players) == 2


# --- Senseis --------------------------------------------------------------------------------------


def taught(*senseis, seed=5, **facts):
    """The first player's Fate deck holds these as well."""
    fate = {**deck()["fate"], **dict.fromkeys(senseis, 1)}
    return gorin.new(EDITION, decks=[deck(fate=fate), deck("plain-manor")], seed=seed, **facts)


@rule("DE-CRD-05", "DE-CRD-09", "DE-SET-22")
def test_senseis_are_chosen_in_secret_before_it_is_known_who_goes_first():
    game = taught("old-teacher", "crane-teacher")
    assert [decision.seat for decision in game.pending] == [0, 1]
    labels = [[option.label for option in decision.options] for decision in game.pending]
    assert len(labels[0]) == 2 and "Old Teacher" in labels[0][0]  # not the one of another Faction
    assert len(labels[1]) == 1  # who has none is asked as well
    game.choose(game.pending[0].options[0], seat=0)
    assert "Old Teacher" not in str(game.view(1))
    game.choose("pass", seat=1)
    assert "Old Teacher" in str(game.view(1))
    lines = [event.sentence for event in game.events]
    taught_at = next(at for at, line in enumerate(lines) if "Old Teacher" in line)
    assert taught_at < next(at for at, line in enumerate(lines) if "goes first" in line)


def test_whom_others_have_chosen_could_be_anybody_in_their_decks():
    game = taught("old-teacher", "strict-teacher")
    chosen = next(option.id for option in game.pending[0].options if "Old" in option.label)
    game.choose(chosen, seat=0)
    chosen_in_worlds = Counter()
    for seed in range(60):
        world = game.determinize(1, random.Random(seed))
        assert world.view(1) == game.view(1)
        world.choose("pass", seat=1)
        names = [world.state.definition(card).name for card in world.state.in_play]
        chosen_in_worlds[" ".join(name for name in names if name not in ("Plain Keep", "Plain Manor"))] += 1
    assert set(chosen_in_worlds) == {"Old Teacher", "Strict Teacher", ""}


def test_who_chooses_a_sensei_is_offered_the_same_in_every_world():
    game = taught("old-teacher", "strict-teacher")
    for seed in range(20):
        world = game.determinize(0, random.Random(seed))
        assert world.view(0) == game.view(0)
        world.choose(world.pending[0].options[0], seat=0)
        world.choose("pass", seat=1)
        teachers = [world.state.definition(card).name for card in world.state.in_play]
        assert any(name.endswith("Teacher") for name in teachers)


@rule("DE-CRD-06", "DE-CRD-07", "DE-CRD-08", "DE-CRD-10", "DE-STR-12", "DE-SET-18")
def test_a_sensei_changes_the_numbers_of_the_stronghold():
    from gorin.games.ccg.acting.gold import production
    from gorin.games.ccg.table.reading import strength

    game = taught("old-teacher", "strict-teacher")
    game.choose(next(o for o in game.pending[0].options if "Old Teacher" in o.label), seat=0)
    game.choose("pass", seat=1)
    s = game.state
    assert s.players[0].honor == 2 and s.active == 1  # 5 - 3, and 3 goes first
    assert strength(s, 0) == 8
    assert production(s, s.players[0].stronghold, -1) == 3
    assert sum(1 for card in s.in_play if s.definition(card).name.endswith("Teacher")) == 1


@rule("DE-STR-01", "DE-STR-02", "DE-STR-03")
def test_no_number_of_a_stronghold_falls_below_its_least():
    from gorin.games.ccg.acting.gold import production
    from gorin.games.ccg.table.reading import strength

    game = taught("strict-teacher")
    game.choose(game.pending[0].options[0], seat=0)
    game.choose("pass", seat=1)
    s = game.state
    assert (s.players[0].honor, strength(s, 0), production(s, s.players[0].stronghold, -1)) == (-19, 0, 0)


@rule("DE-CRD-11")
def test_a_sensei_who_is_not_chosen_stays_a_fate_card():
    game = taught("old-teacher")
    game.choose("pass", seat=0)
    game.choose("pass", seat=1)
    s = game.state
    card = next(card for card in range(len(s.what)) if s.definition(card).name == "Old Teacher")
    assert card in s.players[0].fate + s.players[0].hand and s.definition(card).focus == 2


# --- the alternate start --------------------------------------------------------------------------


@rule("DE-OPT-01", "DE-OPT-02", "DE-OPT-03")
def test_with_cuts_the_lesser_honor_may_go_first():
    fate = {card.slug: 3 for card in GUARDS[:-1]} | {"lucky-card": 3}
    firsts, lines = set(), []
    for seed in range(30):
        game = gorin.new(
            EDITION, decks=[deck(), deck("plain-manor", fate=fate)], seed=seed, alternate_start=True
        )
        while len(game.pending) > 1:
            for decision in game.pending:
                game.choose("pass", seat=decision.seat)
        firsts.add(game.state.active)
        lines += [event.sentence for event in game.events if " cuts " in event.sentence]
        assert [player.honor for player in game.state.players] == [5, 3]
    assert firsts == {0, 1}
    assert any("cuts Lucky Card" in line for line in lines)


def test_the_option_is_yes_or_no():
    with pytest.raises(gorin.GorinError, match="alternate_start"):
        gorin.new(EDITION, decks=[deck(), deck()], alternate_start=3)
