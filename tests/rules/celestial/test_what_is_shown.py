"""The view shows what options and the log point at, each card with its controller; the rest is dealt anew."""

import random
import re

import pytest

import gorin
from gorin.games.ccg.kinds import CHI, FORCE, GOLD_COST, PERSONAL_HONOR, STATS
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.table.values import base, stat
from gorin.kernel.events import EVERYBODY
from gorin.language.amounts import count_of
from gorin.language.card_filters import anothers
from gorin.language.core.knowing import knows
from gorin.language.core.zones import PLAY
from gorin.language.library.library import known_decks
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import battle, table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(
    *PLAIN,
    strategy("Lure", focus=1, text=(open_(target(anothers(PERSONALITY)), take_control(TARGET)),)),
    strategy("Plague", focus=1, text=(open_(gives(PERSONALITY, chi=-2), gain_honor(count_of(PERSONALITY))),)),
)


def moments(seeds, steps=260, every=9):
    """Random games with random decks, looked at now and then."""
    rng, decks = random.Random(3), list(known_decks("celestial"))
    for seed in range(seeds):
        game = gorin.new("celestial", decks=rng.sample(decks, 2), seed=seed)
        for step in range(steps):
            if game.over:
                break
            if step % every == 0:
                yield game, rng
            game.choose(game.decision.pick(rng.randrange(game.decision.count)))


def ids(value):
    """Every object in a part of a view."""
    if isinstance(value, dict):
        return set().union(*[ids(each) for each in value.values()], {value["id"]} if "id" in value else ())
    if isinstance(value, list):
        return set().union(*[ids(each) for each in value])
    return {value} if isinstance(value, str) and re.fullmatch(r"[cp]\d+", value) else set()


def shown(view):
    seats = {f"seat{seat}" for seat in range(view["seats"])}
    return seats | ids({name: part for name, part in view.items() if name != "decision"})


def test_every_option_points_at_something_that_the_view_shows():
    pointed = set()
    for game, _ in moments(8, every=1):
        decision = game.decision
        refs = {ref for option in decision.options for ref in option.refs}
        assert refs <= shown(game.view(decision.seat)), (decision.prompt, refs)
        pointed |= {ref.rstrip("0123456789") for ref in refs}
    assert pointed == {"c", "p", "seat"}


def faces(value):
    """Every card in a part of a view."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [card for each in inside for card in faces(each)]
    return [value, *found] if isinstance(value, dict) and "slug" in value and "owner" in value else found


def test_a_face_shows_what_the_card_is_worth_now():
    changed = set()
    for game, _ in moments(6):
        for face in faces(game.view(game.decision.seat)):
            card = int(face["id"][1:])
            for which in (FORCE, CHI, PERSONAL_HONOR, GOLD_COST):
                name = STATS[which]
                if name in face:
                    assert face[name] == stat(game.state, which, card), (face, name)
                    changed |= {name} if face[name] != base(game.state, which, card) else set()
    assert changed >= {"force", "chi", "personal_honor"}


def test_the_log_points_at_nothing_that_its_reader_does_not_know():
    read, told = None, 0
    for game, _ in moments(5, every=1):
        told = told if read is game else 0
        for line in game.events[told:]:
            for seat in (0, 1):
                for ref in line.refs if line.visible_to(seat) else ():
                    assert is_known(game.state, seat, ref), line
        read, told = game, len(game.events)


def is_known(s, seat, ref):
    kind = ref.rstrip("0123456789")
    number = int(ref[len(kind) :])
    if kind == "c":
        return knows(s, seat, number)
    return number < (s.seats if kind == "seat" else s.next_province)


def test_of_all_that_is_shown_one_may_ask_why_not():
    for game, _ in moments(3, every=12):
        for seat in (0, 1):
            for ref in shown(game.view(seat)):
                reasons = game.why_not(seat, ref)
                assert "cannot see" not in " ".join(map(str, reasons)), ref


# --- with whom a card stands ----------------------------------------------------------------------


def standing(view, seat):
    """What stands with a player: home, provinces, and his side of the battlefields."""
    player = view["players"][seat]
    parts = [player[part] for part in ("stronghold", "holdings", "units", "others", "provinces")]
    for field in view["battlefields"]:
        parts.append(field["attacking" if view["battle"]["attacker"] == seat else "defending"])
    return ids(parts)


@rule("CE-CTRL-01")
def test_a_card_stands_with_the_player_who_controls_it():
    seen = 0
    for game, _ in moments(6, every=5):
        s, view = game.state, game.view(None)
        terrains = ids([field["terrain"] for field in view["battlefields"]])
        for card in s.in_play:
            where = [seat for seat in (0, 1) if f"c{card}" in standing(view, seat)]
            assert where == [s.controller[card]] or f"c{card}" in terrains, s.names[s.what[card]]
            seen += 1
    assert seen > 500


@rule("CE-CTRL-04")
def test_a_card_that_was_taken_stands_with_its_new_controller_and_so_does_what_it_bears():
    t = table(north=plain(hand=["lure"]), south=plain(of("plain-samurai", "plain-sword"), "plain-stranger"))
    t.north.uses("lure", "plain-samurai")
    view = t.game.view(1)
    for slug in ("plain-samurai", "plain-sword"):
        assert f"c{t.card(slug)}" in standing(view, 0)
        assert f"c{t.card(slug)}" not in standing(view, 1)
    assert f"c{t.card('plain-stranger')}" in standing(view, 1)


def test_a_battle_says_whose_every_unit_is():
    north, south = plain("plain-samurai", hand=["guard-1"]), plain("plain-stranger", hand=["guard-2"])
    t = battle(attacker=north, defender=south)
    here = t.game.view(None)["battlefields"][0]
    assert [unit["controller"] for unit in here["attacking"] + here["defending"]] == [0, 1]


# --- Chi ------------------------------------------------------------------------------------------


@rule("CE-CRD-04")
def test_all_whose_chi_falls_to_zero_at_once_are_gone_before_the_next_effect():
    weak = ("plain-stranger", "plain-stranger")
    t = table(north=plain("plain-samurai", *weak, hand=["plague"]), south=plain(*weak))
    t.north.plays("plague")
    assert [t.zone("plain-stranger", nth) for nth in range(4)] == ["discard"] * 4
    assert t.north.honor == 5 + 1, "only the Samurai is left to be counted"


# --- dealing anew ---------------------------------------------------------------------------------


def hidden_places(s, seat):
    """What a seat cannot know: the order of decks, the hands of others, what lies face-down."""
    found = {}
    for owner, player in enumerate(s.players):
        piles = {"fate deck": player.fate, "dynasty deck": player.dynasty}
        piles["hand"] = [] if owner == seat else player.hand
        piles["provinces"] = [
            p.card for p in s.provinces if p.owner == owner and p.card >= 0 and not p.face_up
        ]
        for name, pile in piles.items():
            unknown = [card for card in pile if not knows(s, seat, card)]
            if len(unknown) > (0 if name == "provinces" else 1):
                found[name, owner] = tuple(s.what[card] for card in unknown)
    return found


@pytest.mark.parametrize("seat", (0, 1))
def test_over_many_deals_every_hidden_place_takes_more_than_one_value(seat):
    places = set()
    for game, rng in moments(2, steps=160, every=53):
        before = hidden_places(game.state, seat)
        worlds = [hidden_places(game.determinize(seat, rng).state, seat) for _ in range(25)]
        for place in before:
            assert len({world[place] for world in worlds}) > 1, place
        places |= set(before)
    other = 1 - seat
    assert {("hand", other), ("fate deck", 0), ("fate deck", 1), ("dynasty deck", 0)} <= places
    assert {("provinces", 0), ("provinces", 1)} <= places and ("hand", seat) not in places


def test_what_a_seat_knows_stays_as_it_is():
    for game, rng in moments(2, steps=120, every=40):
        world = game.determinize(0, rng)
        known = [card for card in range(len(game.state.what)) if game.state.known[card] == EVERYBODY]
        assert [game.state.what[card] for card in known] == [world.state.what[card] for card in known]
        assert [c for c in known if game.state.zone[c] == PLAY] == [
            c for c in known if world.state.zone[c] == PLAY
        ]


def test_what_another_player_may_do_is_asked_of_the_cards_that_he_is_dealt():
    south = plain(hand=["plain-plan"], fate=["guard-5"] * 2 + ["plain-plan"] * 2)
    t = table(north=plain(hand=["plain-plan"]), south=south)
    t.north.passes()
    dealt = set()
    for seed in range(20):
        world = t.game.determinize(0, random.Random(seed))
        (card,) = world.state.players[1].hand
        slug = world.state.names[world.state.what[card]]
        used = [option.id for option in world.decision.options if option.id.startswith(f"use:c{card}:")]
        assert (world.decision.seat, bool(used)) == (1, slug == "plain-plan")
        dealt.add(slug)
    assert dealt == {"plain-plan", "guard-5"}
