"""A conflict to its end: who takes part, what counts, what is fixed (LCG-FRM3, LCG-PART, LCG-RING)."""

from gorin.games.lcg.kinds import AIR
from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.lasting import for_a_while
from gorin.games.lcg.language.restrictions import PARTICIPATE
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.in_play import discard, move_home, place_fate
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.conditions import DURING_MILITARY
from gorin.games.lcg.language.when.events import BOWS, CONFLICT_LOST, RING_CLAIMED, WINS_CONFLICT
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.rings import CONTESTED_RING
from gorin.games.lcg.table.reading import is_of_element
from gorin.language.abilities import requires
from gorin.language.conditions import there_is
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, declares, to_the_end, unanswered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

BANISH = event("Test Banishment", action(target(CHARACTER), discard(TARGET)))
BAR = event(
    "Test Ban",
    action(target(CHARACTER), for_a_while(cannot(PARTICIPATE, TARGET))),
)
HOMEWARD = event("Test Retreat", action(target(CHARACTER), move_home(TARGET)))
VICTOR = person("Test Victor", reaction(after(WINS_CONFLICT, SELF), gain_honor(3)))
SORE_LOSER = person(
    "Test Sore Loser",
    reaction(after(CONFLICT_LOST, YOU), target(CHARACTER), gives(TARGET, military=-9)),
    facts="cost=1 0/0 glory=1",
)
DISMISSER = person(
    "Test Dismisser",
    reaction(after(CONFLICT_LOST, YOU), target(CHARACTER), move_home(TARGET)),
    facts="cost=1 0/0 glory=1",
)
CLAIMANT = person(
    "Test Claimant", reaction(after(RING_CLAIMED, YOU), requires(there_is(CONTESTED_RING)), gain_honor(1))
)
LATECOMER = person(
    "Test Latecomer",
    reaction(after(BOWS, SELF), requires(there_is(CONTESTED_RING)), gain_honor(1)),
)
MARSHAL = person(
    "Test Marshal",
    reaction(after(BOWS, SELF), requires(DURING_MILITARY), gain_honor(1)),
)
PEACOCK = person(
    "Test Peacock",
    keywords("pride"),
    reaction(after(WINS_CONFLICT, SELF), place_fate(1, SELF)),
    facts="cost=2 4/4 glory=2",
)

cards = published(BANISH, BAR, HOMEWARD, VICTOR, SORE_LOSER, DISMISSER, CLAIMANT, LATECOMER, MARSHAL, PEACOCK)

HOLDS = {"hand": ("fine-katana",)}


# --- taking part ----------------------------------------------------------------------------------


@rule("LCG-FRM3-14")
def test_any_number_of_ready_characters_defends_or_none():
    south = side("yogo-outcast", "brash-samurai", who("eager-scout", bowed=True), **HOLDS)
    t = table(north=side("doji-challenger"), south=south)
    t.south.passes()
    declares(t.north, "doji-challenger")
    ready = [f"c{t.card('yogo-outcast')}", f"c{t.card('brash-samurai')}"]
    assert t.south.options == [*ready, "done"]
    t.south.picks("yogo-outcast", "brash-samurai")
    t.south.chooses("done")
    assert t.participates("yogo-outcast")
    assert t.participates("brash-samurai")
    none = table(north=side("doji-challenger"), south=south)
    none.south.passes()
    declares(none.north, "doji-challenger")
    none.south.chooses("done")
    assert not none.participates("yogo-outcast")


@rule("LCG-PART-02", "LCG-PART-04")
def test_everybody_is_in_the_conflict_or_not_and_who_leaves_play_is_not():
    t = attack(
        attacker=side("doji-challenger", home=["doji-whisperer"], hand=("test-banishment", "fine-katana")),
        defender=side("yogo-outcast"),
    )
    view = t.game.view(0)
    assert [each["name"] for player in view["players"] for each in player["home"]] == ["Doji Whisperer"]
    there = view["conflict"]["attackers"] + view["conflict"]["defenders"]
    assert [each["name"] for each in there] == ["Doji Challenger", "Yogo Outcast"]
    t.attacker.uses("test-banishment", "yogo-outcast")
    unanswered(t)
    assert t.zone("yogo-outcast") == "discard"
    assert not t.participates("yogo-outcast")
    assert "3 attacking, 0 defending" in t.prompt


@rule("LCG-PART-06")
def test_who_cannot_participate_any_more_goes_home_bowed():
    t = attack(
        attacker=side("doji-challenger", hand=("test-ban", "fine-katana")), defender=side("yogo-outcast")
    )
    t.attacker.uses("test-ban", "yogo-outcast")
    unanswered(t)
    assert not t.participates("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


@rule("LCG-MOVE-01")
def test_nobody_moves_to_where_he_is_already():
    t = attack(
        attacker=side("doji-challenger", home=["doji-whisperer"], hand=("test-retreat",)),
        defender=side("yogo-outcast", home=["brash-samurai"]),
    )
    assert t.attacker.may_use("doji-challenger")
    t.attacker.uses("test-retreat")
    there = [f"c{t.card('yogo-outcast')}", f"c{t.card('doji-challenger')}"]
    assert t.attacker.options == [*there, "back"]
    t.attacker.chooses("back")
    t.attacker.uses("doji-challenger")
    assert t.attacker.options == [f"c{t.card('brash-samurai')}", "back"]


@rule("LCG-FRM3-16")
def test_what_a_conflict_action_may_be():
    hand = ("political-rival", "ornate-fan", "way-of-the-crane", "voice-of-honor")
    t = attack(
        attacker=side("doji-challenger", hand=hand), defender=side(home=["yogo-outcast"]), type="political"
    )
    kinds = sorted({option.split(":")[0] for option in t.attacker.options})
    assert kinds == ["pass", "play", "use"]
    assert t.attacker.may_use("doji-challenger")  # an action of a card in play
    assert t.attacker.may_use("way-of-the-crane")  # an event
    assert t.attacker.may_play("ornate-fan")
    assert t.attacker.may_play("political-rival")
    assert not t.attacker.may_use("voice-of-honor")  # it waits for its moment
    assert len(t.attacker.options) == 5
    t.attacker.plays("political-rival")
    assert t.attacker.options == ["choice0", "choice1", "back"]  # into the conflict or home


@rule("LCG-CHAR-04")
def test_where_somebody_is_played_can_be_thought_over_while_fate_is_placed():
    hand = ("fine-katana", "fine-katana", "political-rival")
    t = attack(attacker=side("doji-challenger", hand=hand), defender=side(), type="political")
    t.attacker.plays("political-rival", "choice0", "back")
    assert t.prompt == "Play Political Rival where?"
    t.attacker.picks("choice1", "choice1")
    assert t.zone("political-rival") == "play" and not t.participates("political-rival")
    assert t.fate_on("political-rival") == 1


# --- counting -------------------------------------------------------------------------------------


@rule("LCG-SKIL-01")
def test_only_the_skill_of_the_type_of_the_conflict_counts():
    sides = {"attacker": side("doji-whisperer", **HOLDS), "defender": side("doji-challenger", **HOLDS)}
    assert "0 attacking, 3 defending" in conflict(**sides).prompt
    assert "3 attacking, 3 defending" in conflict(**sides, type="political").prompt


@rule("LCG-SKIL-02", "LCG-WINC-01")
def test_ready_participants_and_the_favor_count_and_the_higher_total_wins():
    bowed = who("hida-kisada", bowed=True)
    t = conflict(
        attacker=side("doji-challenger", "brash-samurai", bowed, home=["akodo-toturi"], **HOLDS),
        defender=side("matsu-berserker", **HOLDS),
        favor=0,
    )
    assert "6 attacking, 3 defending" in t.prompt  # 3 + 2 + 1
    t.fight()
    assert t.s.conflict.winner == 0
    lost = conflict(attacker=side("brash-samurai", **HOLDS), defender=side("matsu-berserker", **HOLDS))
    lost.fight()
    assert lost.s.conflict.winner == 1


@rule("LCG-FRM3-18")
def test_after_each_action_both_totals_are_told():
    t = attack(attacker=side("doji-challenger", **HOLDS), defender=side("yogo-outcast", hand=("ornate-fan",)))
    t.attacker.plays("fine-katana", "doji-challenger")
    assert t.log[-1] == "Skill: 5 attacking, 2 defending."
    t.defender.plays("ornate-fan", "yogo-outcast")
    assert t.log[-1] == "Skill: 5 attacking, 2 defending."


@rule("LCG-FRM3-19")
def test_what_changes_skill_later_does_not_change_who_has_won():
    t = conflict(attacker=side("doji-challenger"), defender=side("test-sore-loser"))
    t.fight()
    t.defender.uses("test-sore-loser", "doji-challenger")
    assert t.skills("doji-challenger")[0] == 0
    to_the_end(t)
    assert t.s.rings[0].holder == 0


@rule("LCG-FRM3-21", "LCG-FRM3-24")
def test_a_defender_who_wins_loses_no_honor_and_breaks_nothing():
    t = conflict(attacker=side("yogo-outcast"), defender=side("akodo-toturi", "hida-kisada"))
    t.fight()
    to_the_end(t)
    assert t.defender.honor == 10
    assert t.attacker.honor == 10
    assert not any(place.broken for place in t.s.provinces)
    nobody = conflict(attacker=side(who("yogo-outcast", bowed=True)), defender=side())
    nobody.fight()
    to_the_end(nobody)
    assert nobody.defender.honor == 10
    assert not any(place.broken for place in nobody.s.provinces)


@rule("LCG-WINC-05")
def test_who_was_moved_home_has_not_won():
    t = conflict(
        attacker=side("test-victor", "doji-challenger"), defender=side("test-dismisser"), first_player=1
    )
    t.fight()
    t.defender.uses("test-dismisser", "test-victor")
    assert not t.attacker.may_use("test-victor")
    stayed = conflict(attacker=side("test-victor", "doji-challenger"), defender=side("test-dismisser"))
    stayed.fight()
    assert stayed.attacker.may_use("test-victor")


@rule("LCG-PRID-01", "LCG-PRID-02")
def test_pride_is_settled_before_anybody_reacts():
    won = conflict(attacker=side("test-peacock"), defender=side("yogo-outcast"))
    won.fight()
    assert won.attacker.may_use("test-peacock")
    assert won.status("test-peacock") == "honored"
    lost = conflict(attacker=side("test-peacock"), defender=side("akodo-toturi"))
    lost.fight()
    assert lost.status("test-peacock") == "dishonored"
    home = conflict(attacker=side("yogo-outcast", home=["test-peacock"]), defender=side())
    home.fight()
    assert home.status("test-peacock") == "ordinary"


# --- rings ----------------------------------------------------------------------------------------


@rule("LCG-RING-01", "LCG-RING-02", "LCG-RING-04")
def test_a_ring_is_unclaimed_contested_or_claimed_and_only_unclaimed_ones_are_picked():
    claimed = {"element": "air", "state": "claimed", "holder": 1}
    rings = [claimed, *({"element": each} for each in ("earth", "fire", "water", "void"))]
    t = table(north=side("doji-challenger"), south=side(), rings=rings)
    assert t.north.options == ["ring-earth", "ring-fire", "ring-water", "ring-void", "pass"]
    t = conflict(attacker=side("doji-challenger"), defender=side(**HOLDS))
    assert t.game.view(0)["rings"][0]["state"] == "contested"
    to_the_end(t)
    ring = t.game.view(0)["rings"][0]
    assert (ring["state"], ring["holder"]) == ("claimed", 0)


@rule("LCG-RING-06", "LCG-FRM3-27")
def test_a_claimed_ring_is_contested_until_reactions_are_over_and_the_type_stays_longer():
    t = conflict(attacker=side("test-claimant", "test-latecomer", "test-marshal"), defender=side())
    offered = []
    for _ in range(40):
        if t.s.conflict is None:
            break
        names = ("test-claimant", "test-latecomer", "test-marshal")
        offered += [name for name in names if t.attacker.may_use(name) and name not in offered]
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else "done", t.game.decision.seat)
    assert offered == ["test-claimant", "test-marshal"]


@rule("LCG-RING-07")
def test_a_ring_with_another_element_besides_is_of_that_element():
    plain = conflict(attacker=side("doji-whisperer", **HOLDS), defender=side(**HOLDS), ring="void")
    both = conflict(
        attacker=side("seeker-of-knowledge", home=["fearsome-mystic"], **HOLDS),
        defender=side(**HOLDS),
        ring="void",
        type="political",
    )
    assert not is_of_element(plain.s, AIR)
    assert is_of_element(both.s, AIR)
    assert both.game.view(0)["players"][0]["home"][0]["glory"] == 3


@rule("LCG-RINGE-08")
def test_one_ring_effect_is_over_before_the_next_one_begins():
    idle = {"military": 0, "political": 0}
    t = table(north=side("shiba-tsukune", **idle), south=side(who("yogo-outcast", fate=1), **idle))
    while not t.north.may_use("shiba-tsukune"):
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], t.game.decision.seat)
    t.north.uses("shiba-tsukune", "ring-air", "ring-void")
    assert t.prompt == "Air ring — choose one"
    t.north.chooses("choice1")
    assert t.north.honor == 12
    t.north.picks("yogo-outcast")
    t.north.chooses("choice0")
    assert "Yogo Outcast loses 1 fate by the Void ring." in t.log
