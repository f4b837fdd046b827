"""Players who are eliminated or give up while the others play on (LCG-ELIM)."""

import random

import pytest

import gorin
from gorin.games.lcg.language.when.quantities import HONOR_BID
from gorin.games.lcg.language.which.players import ANY_OPPONENT
from gorin.games.lcg.rules import LCG
from gorin.language.comparing import less
from gorin.language.core.context import AbilityContext
from support.lcg_formats import attacking, enlightenment, team, there
from support.lcg_table import side, who
from support.rule import rule

DECKS = ["lion-core", "phoenix-core", "unicorn-core", "lion-core"]


def leaves(t, name):
    t.mirror.choose("concede", t.names.index(name))
    assert LCG.why_invalid(t.s) is None


def in_conflict(**facts):
    """North attacks south's first province, east looks on; south is asked."""
    return enlightenment(
        north=side(there("doji-challenger"), hand=("fine-katana",)),
        south=side(there("yogo-outcast"), hand=("fine-katana",)),
        east=side("savvy-politician", hand=("fine-katana",)),
        conflict=attacking(5, ring="fire"),
        **facts,
    )


# --- in the middle of a conflict ------------------------------------------------------------------


@rule("LCG-ELIM-01", "LCG-ELIM-02")
def test_a_conflict_without_its_defender_ends_at_once_and_nobody_wins():
    t = in_conflict()
    leaves(t, "south")
    assert t.s.conflict is None
    assert t.is_bowed("doji-challenger")
    assert not t.participates("doji-challenger")
    ring = t.s.rings[2]
    assert (ring.element, ring.state, ring.pool) == (2, 0, 0)  # fire, unclaimed, north's own pool
    assert not any("wins the conflict" in line for line in t.log)
    assert any("conflict ends at once" in line for line in t.log)


@rule("LCG-ELIM-01", "LCG-ELIM-02")
def test_without_its_attacker_the_ring_is_everybodys():
    t = in_conflict()
    leaves(t, "north")
    assert t.s.conflict is None
    assert t.is_bowed("yogo-outcast")
    assert (t.s.rings[2].state, t.s.rings[2].pool) == (0, -1)


def test_a_conflict_of_others_goes_on():
    t = in_conflict()
    leaves(t, "east")
    assert t.asked == "south"
    t.south.passes()
    t.north.passes()
    assert t.s.conflict is None or t.s.conflict.decided
    assert any("wins the conflict" in line for line in t.log)


@rule("LCG-ELIM-01")
def test_who_is_eliminated_by_the_ring_effect_ends_the_conflict_before_the_ring_is_claimed():
    t = enlightenment(
        north=side(there("doji-challenger")),
        south=side(home=["savvy-politician"], honor=1),
        east=side(hand=("fine-katana",)),
        conflict=attacking(5),
    )
    t.everybody_passes_until("choice0")
    t.north.chooses("choice0")
    assert t.s.players[1].lost
    assert t.s.rings[0].state == 0
    assert t.is_bowed("doji-challenger")


def test_while_he_declares_defenders_or_attackers():
    t = enlightenment(north=side("doji-challenger"), south=side("yogo-outcast"), east=side("brash-samurai"))
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    assert t.asked == "south"
    leaves(t, "south")
    assert t.s.conflict is None
    assert t.asked == "east"  # has the next opportunity
    other = enlightenment(north=side("doji-challenger"), south=side("yogo-outcast"), east=side())
    other.north.picks("ring-air", "choice0", "p5")
    leaves(other, "south")
    assert other.prompt.startswith("Contest which ring")  # what was picked is gone with him
    other.north.picks("ring-air", "choice0")
    assert other.north.options == ["p10", "p11", "p12", "p13", "back"]


# --- in the middle of abilities, duels, payments, windows ------------------------------------------


def test_in_a_duel_of_somebody_elses():
    t = enlightenment(
        north=side(there("mirumoto-raitsugu", fate=1)),
        south=side(there("yogo-outcast", fate=1)),
        east=side(hand=("fine-katana",)),
        conflict=attacking(6),
    )
    t.east.passes()
    t.north.uses("mirumoto-raitsugu", "yogo-outcast")
    assert t.north.options[0] == "bid-1"
    leaves(t, "south")
    t.north.chooses("bid-1")
    assert t.s.players[0].honor == 10
    assert t.fate_on("mirumoto-raitsugu") == 1


def test_while_he_pays_for_his_own_ability():
    t = in_conflict()
    t.south.plays("fine-katana")
    leaves(t, "south")
    assert t.s.players[1].hand == []
    assert t.asked in ("north", "east")


def test_while_somebody_else_chooses_the_target_of_an_event():
    t = enlightenment(
        north=side(there("doji-challenger"), hand=("assassination",)),
        south=side(there("yogo-outcast")),
        east=side("savvy-politician"),
        conflict=attacking(6),
    )
    chosen = next(option for option in t.north.options if option.startswith("use:"))
    t.north.chooses(chosen)
    leaves(t, "east")
    assert t.north.options == [f"c{t.card('yogo-outcast')}"]  # the honor is paid: who is left?
    t.north.picks("yogo-outcast")
    assert t.zone("yogo-outcast") == "discard"


@rule("LCG-ELIM-03")
def test_every_card_that_he_owns_is_removed_and_what_others_own_goes_back():
    t = enlightenment(
        north=side(who("doji-challenger", {"card": "fine-katana", "controller": 0, "owner": 0})),
        south=side(
            who("yogo-outcast", {"card": "ornate-fan", "controller": 0, "owner": 0}),
            who("brash-samurai", owner=0),
            hand=("fine-katana",),
            conflict_discard=("charge",),
        ),
        east=side(hand=("fine-katana",)),
    )
    leaves(t, "south")
    s = t.s
    assert all(s.zone[card] == 6 for card in range(len(s.zone)) if s.owner[card] == 1)
    assert not any(s.players[1].hand or s.players[1].dynasty or s.players[1].conflict_discard)
    assert t.zone("ornate-fan") == "discard"  # its host is gone
    assert t.zone("brash-samurai") == "play"
    assert s.controller[t.card("brash-samurai")] == 0
    assert t.game.view(0)["players"][1]["stronghold"] is None


@rule("LCG-ELIM-04")
def test_his_dial_is_ignored():
    t = enlightenment(
        north=side("savvy-politician", dial=2), south=side(dial=5), east=side(dial=1, hand=("fine-katana",))
    )
    lower = less(HONOR_BID, than=ANY_OPPONENT)
    assert lower.holds(t.s, AbilityContext(0, t.card("savvy-politician")))
    leaves(t, "south")
    assert not lower.holds(t.s, AbilityContext(0, t.card("savvy-politician")))


@rule("LCG-ENL-05")
def test_the_first_player_token_goes_to_the_left():
    t = enlightenment(
        north=side(hand=("fine-katana",)), south=side(hand=("fine-katana",)), east=side(), first_player=1
    )
    leaves(t, "south")
    assert t.s.active == 2


@rule("LCG-ENL-04")
def test_his_rings_are_everybodys():
    rings = [{"element": element, "pool": pool} for pool in range(3) for element in ELEMENTS]
    rings[7] |= {"state": "claimed", "holder": 1, "province": 5}
    rings[0] |= {"state": "claimed", "holder": 1, "province": 6}  # once north's
    rings[8] |= {"state": "claimed", "holder": 0, "province": 1}  # once south's
    t = enlightenment(north=side(hand=("fine-katana",)), south=side(), rings=rings)
    leaves(t, "south")
    everybodys = [number for number, ring in enumerate(t.s.rings) if (ring.state, ring.pool) == (0, -1)]
    assert everybodys == [0, 5, 6, 7, 9]
    assert all(t.s.rings[number].province == -1 for number in everybodys)
    kept = t.s.rings[8]
    assert (kept.holder, kept.province) == (0, 1)


ELEMENTS = ("air", "earth", "fire", "water", "void")


# --- at any moment --------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["enlightenment", "team-conquest"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_any_moment_the_others_play_on(format, seed):
    seats = 3 if format == "enlightenment" else 4
    rng = random.Random(seed)
    game = gorin.new("lcg", format=format, decks=DECKS[:seats], seed=seed)
    for number in range(300):
        if number % 25 == 24:
            copy = game.clone()
            gone = rng.randrange(seats)
            copy.choose("concede", gone)
            for _ in range(25):
                assert LCG.why_invalid(copy.state) is None
                if copy.over:
                    break
                assert all(decision.seat != gone for decision in copy.pending)
                copy.choose(rng.choice(copy.decision.options), copy.decision.seat)
        if game.over:
            break
        game.choose(rng.choice(game.decision.options), game.decision.seat)


def test_in_team_conquest_the_partner_plays_on_alone():
    t = team(north=side(hand=("fine-katana",)), east=side(hand=("fine-katana",)))
    leaves(t, "north")
    assert t.game.outcome is None
    leaves(t, "east")
    assert t.game.outcome.winners == (1, 3)
