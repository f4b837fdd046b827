"""Duels, step by step (LCG-DTIM)."""

from gorin.games.lcg.kinds import POLITICAL
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.fighting import challenge
from gorin.games.lcg.language.verbs.in_play import bow, honor
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.language.card_filters import your
from gorin.language.picks import second_target, target, targets
from gorin.language.selectors import LOSER, SECOND, SELF, TARGET, WINNER
from support.lcg_cards import event, person, published
from support.lcg_course import attack, bids, let_be
from support.lcg_table import side, table, who
from support.rule import rule

DUELIST = person("Test Duelist", action(target(CHARACTER), challenge(SELF, TARGET, bow(LOSER))))
POET = person(
    "Test Poet",
    action(target(CHARACTER), challenge(SELF, TARGET, bow(LOSER), stat=POLITICAL)),
    facts="cost=2 1/4 glory=1",
)
HITOMI = person(
    "Test Swordswoman",
    action(targets(theirs(CHARACTER), 1, 2), challenge(SELF, TARGET, bow(LOSER))),
    facts="cost=5 3/3 glory=1",
)
GUARD = person("Test Guard")
GIANT = person("Test Giant", facts="cost=5 9/1 glory=0")
TRIAL = event(
    "Test Trial",
    action(
        target(your(CHARACTER)), second_target(theirs(CHARACTER)), challenge(TARGET, SECOND, honor(WINNER))
    ),
)

cards = published(DUELIST, POET, HITOMI, GUARD, GIANT, TRIAL)


def duel(attacker="test-duelist", defender="test-guard", **facts):
    t = attack(attacker=side(attacker), defender=side(defender, **facts))
    t.attacker.uses(attacker if isinstance(attacker, str) else attacker["card"])
    t.attacker.picks(defender if isinstance(defender, str) else defender["card"])
    return t


# --- D.1: who against whom ------------------------------------------------------------------------


@rule("LCG-DTIM-02", "LCG-DTIM-04")
def test_a_duel_is_against_an_opponents_character_and_who_starts_it_is_in_it():
    t = attack(attacker=side("test-duelist", "doji-whisperer"), defender=side("test-guard", "test-giant"))
    t.attacker.uses("test-duelist")
    assert t.attacker.options == [f"c{t.card('test-guard')}", f"c{t.card('test-giant')}", "back"]
    t.attacker.picks("test-guard")
    assert t.game.view(0)["duel"]["challenger"] == f"c{t.card('test-duelist')}"


@rule("LCG-DTIM-03")
def test_in_a_conflict_only_participants_duel():
    t = attack(attacker=side("test-duelist"), defender=side("test-guard", home=["test-giant"]))
    t.attacker.uses("test-duelist")
    assert t.attacker.options == [f"c{t.card('test-guard')}", "back"]


@rule("LCG-DTIM-05")
def test_who_is_at_home_starts_no_duel_in_a_conflict():
    home = attack(
        attacker=side("doji-challenger", home=["test-duelist"], hand=("fine-katana",)),
        defender=side("test-guard"),
    )
    assert not home.attacker.may_use("test-duelist")
    raitsugu = attack(
        attacker=side("doji-challenger", home=["mirumoto-raitsugu"], hand=("fine-katana",)),
        defender=side("test-guard"),
    )
    assert not raitsugu.attacker.may_use("mirumoto-raitsugu")  # hard case 74
    without = table(north=side("test-duelist"), south=side("test-guard"))
    assert without.north.may_use("test-duelist")


@rule("LCG-DTIM-06")
def test_without_somebody_to_fight_there_is_no_duel():
    t = attack(
        attacker=side("test-duelist", "doji-whisperer", hand=("fine-katana",)),
        defender=side(home=["test-guard"]),
    )
    assert not t.attacker.may_use("test-duelist")


@rule("LCG-DTIM-01", "LCG-DTIM-07")
def test_a_duel_that_is_canceled_has_no_bids_and_no_result():
    facts = {
        "attacker": side("test-duelist", hand=("test-trial",), honor=9),
        "defender": side(who("test-guard", status="honored"), hand=("voice-of-honor",)),
    }
    t = attack(**facts)
    t.attacker.uses("test-trial", "test-duelist", "test-guard")
    assert t.game.view(0)["duel"] is None
    t.defender.uses("voice-of-honor")
    assert t.game.view(0)["duel"] is None
    assert t.status("test-duelist") == "ordinary"
    assert t.asked == "defender"
    t = attack(**facts)
    t.attacker.uses("test-trial", "test-duelist", "test-guard")
    t.defender.passes()
    assert t.game.view(0)["duel"] is not None
    let_be(t)
    assert "bid-1" in t.attacker.options


# --- D.2 to D.5: the challenge and the bids -------------------------------------------------------


@rule("LCG-DTIM-08", "LCG-DTIM-12")
def test_the_statistic_of_the_challenge_decides():
    military = duel()  # 2 against 2
    bids(military, 1, 1)
    assert not military.is_bowed("test-guard")
    political = duel("test-poet")  # 4 against 2, though 1 against 2 in battle
    bids(political, 1, 1)
    assert political.is_bowed("test-guard")


@rule("LCG-DTIM-15", "LCG-DTIM-16")
def test_each_adds_the_bid_to_the_statistic_and_the_higher_total_wins():
    for one, other, bowed in ((3, 1, ["test-guard"]), (1, 3, ["test-duelist"]), (3, 3, [])):
        t = duel()  # 2 against 2
        bids(t, one, other)
        let_be(t)
        assert [slug for slug in ("test-duelist", "test-guard") if t.is_bowed(slug)] == bowed
    t = duel(defender="test-giant")
    bids(t, 5, 1)
    let_be(t)
    assert t.is_bowed("test-duelist")  # 7 against 10


@rule("LCG-DTIM-09")
def test_duel_bids_are_secret_numbers_from_one_to_five():
    t = duel()
    assert t.attacker.options == [f"bid-{number}" for number in range(1, 6)]
    t.attacker.chooses("bid-4")
    assert t.s.players[0].dial == 0
    assert "4" not in str(t.game.view(1)["players"][0]["dial"])
    assert t.defender.options == [f"bid-{number}" for number in range(1, 6)]


@rule("LCG-DTIM-10")
def test_the_dials_show_the_bids_of_the_duel_afterwards():
    t = attack(attacker=side("test-duelist", dial=5), defender=side("test-guard", dial=1))
    t.attacker.uses("test-duelist", "test-guard")
    bids(t, 2, 3)
    assert [player.dial for player in t.s.players] == [2, 3]


# --- D.6: counting --------------------------------------------------------------------------------


@rule("LCG-DTIM-12", "LCG-DTIM-13")
def test_skill_counts_as_it_is_now_with_attachments_and_what_lasts():
    armed = duel(who("test-duelist", "fine-katana"))
    bids(armed, 1, 1)
    assert armed.is_bowed("test-guard")  # 2 + 2 against 2
    cheered = attack(attacker=side("test-duelist", hand=("banzai",)), defender=side("test-guard"))
    cheered.attacker.uses("banzai", "test-duelist")
    while not cheered.attacker.may_use("test-duelist"):
        cheered.mirror.choose("pass", cheered.game.decision.seat)
    cheered.attacker.uses("test-duelist", "test-guard")
    bids(cheered, 1, 1)
    assert cheered.is_bowed("test-guard")


@rule("LCG-DTIM-14")
def test_several_on_one_side_count_together_and_lose_together():
    t = attack(attacker=side("test-swordswoman"), defender=side("test-guard", "test-duelist"))
    t.attacker.uses("test-swordswoman", "test-guard", "test-duelist")  # 3 against 2 + 2
    bids(t, 3, 1)
    assert t.is_bowed("test-guard")
    assert t.is_bowed("test-duelist")
    t = attack(attacker=side("test-swordswoman"), defender=side("test-guard", "test-duelist"))
    t.attacker.uses("test-swordswoman", "test-guard", "test-duelist")
    bids(t, 1, 1)
    assert t.is_bowed("test-swordswoman")


# --- D.9: the end ---------------------------------------------------------------------------------


@rule("LCG-DTIM-19", "LCG-DTIM-20")
def test_nobody_acts_during_a_duel_and_afterwards_the_next_player_does():
    hand = ("fine-katana", "way-of-the-crane", "political-rival")
    t = attack(
        attacker=side("test-duelist", "doji-whisperer", hand=hand),
        defender=side("test-guard", hand=hand),
    )
    t.attacker.uses("test-duelist", "test-guard")
    while t.game.view(0)["duel"] is not None:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        assert not [each for each in ids if each.startswith(("play:", "use:"))]
        t.mirror.choose("bid-1" if "bid-1" in ids else "pass", decision.seat)
    assert t.asked == "defender"
    assert t.defender.may_play("fine-katana")
