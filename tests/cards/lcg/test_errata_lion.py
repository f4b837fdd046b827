"""Lion cards beyond the Core Set, as they were corrected (LCG-ERR)."""

from gorin.games.lcg.language.abilities import would_interrupt
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.when.events import LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import ATTACHMENT
from gorin.language.event_kinds import when_would
from support.lcg_cards import person, published
from support.lcg_course import to_phase, turn_of
from support.lcg_table import conflict, side, table, who
from support.rule import rule

KEEPER = person("Keeper of Things", would_interrupt(when_would(LEAVES_PLAY, ATTACHMENT), cancel()))

cards = published(KEEPER)


@rule("LCG-ERR-34")
def test_prepare_for_war_honors_a_commander_who_was_dishonored_before():
    t = table(
        north=side(
            who("hida-sukune", "honored-blade", "ornate-fan", status="dishonored"), hand=("prepare-for-war",)
        ),
        south=side(),
    )
    t.north.uses("prepare-for-war", "hida-sukune", "choice0", "ornate-fan", "done")
    assert t.status("hida-sukune") == "honored"
    assert (t.zone("honored-blade"), t.zone("ornate-fan")) == ("play", "discard")


@rule("LCG-ERR-34", "LCG-TRIG-05")
def test_prepare_for_war_honors_a_commander_with_nothing_to_discard():
    t = table(north=side("hida-sukune", "matsu-berserker", hand=("prepare-for-war",)), south=side())
    t.north.uses("prepare-for-war")
    assert t.north.options == [f"c{t.card('hida-sukune')}", "back"]  # nothing would come of the other one
    t.north.picks("hida-sukune")
    assert t.status("hida-sukune") == "honored"


def test_prepare_for_war_honors_no_simple_soldier():
    t = table(
        north=side(who("matsu-berserker", status="dishonored"), hand=("prepare-for-war",)), south=side()
    )
    t.north.uses("prepare-for-war", "matsu-berserker", "choice0")
    assert t.status("matsu-berserker") == "ordinary"


def fists(*home):
    t = conflict(
        attacker=side(who("matsu-berserker", "honored-blade"), hand=("hand-to-hand",)),
        defender=side(who("yogo-outcast", "ornate-fan"), home=list(home)),
    )
    turn_of(t, "attacker")
    t.attacker.uses("hand-to-hand", "ornate-fan")
    return t


@rule("LCG-RESO-01", "LCG-RESO-02")
def test_hand_to_hand_goes_to_and_fro_until_somebody_declines():
    t = fists()
    assert t.zone("ornate-fan") == "discard"
    assert t.participates("yogo-outcast")  # nobody is moved home
    fate = t.defender.fate
    t.defender.chooses("choice0")
    t.defender.picks("honored-blade")
    assert t.zone("honored-blade") == "discard"
    assert t.defender.fate == fate
    assert t.s.players[0].conflict_discard.count(t.card("hand-to-hand")) == 1
    assert not [each for each in t.attacker.options if each.startswith("choice")]  # no attachment is left


@rule("LCG-RESO-01")
def test_hand_to_hand_offers_it_to_the_first_player_again():
    t = conflict(
        attacker=side(who("matsu-berserker", "honored-blade"), hand=("hand-to-hand",)),
        defender=side(who("yogo-outcast", "ornate-fan", "cloud-the-mind")),
    )
    turn_of(t, "attacker")
    t.attacker.uses("hand-to-hand", "ornate-fan")
    t.defender.chooses("choice0")
    t.defender.picks("honored-blade")
    assert "choice0" in t.attacker.options
    t.attacker.passes()
    assert t.zone("cloud-the-mind") == "play"


def test_hand_to_hand_can_be_declined():
    t = fists()
    t.defender.passes()
    assert t.zone("honored-blade") == "play"


def test_hand_to_hand_goes_on_although_the_attachment_has_stayed():
    """What comes after "then" asks only for its turn, not for what came before."""
    t = fists("keeper-of-things")
    t.defender.uses("keeper-of-things")
    assert t.zone("ornate-fan") == "play"
    t.defender.chooses("choice0")
    t.defender.picks("honored-blade")
    assert t.zone("honored-blade") == "discard"


def test_hand_to_hand_reaches_no_attachment_at_home():
    t = conflict(
        attacker=side("matsu-berserker", home=[who("akodo-toturi", "fine-katana")], hand=("hand-to-hand",)),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    assert not t.attacker.may_use("hand-to-hand")


@rule("LCG-ERR-49")
def test_regal_bearing_counts_when_the_dial_shows_one():
    t = conflict(
        attacker=side("doji-whisperer", hand=("regal-bearing",), dial=5),
        defender=side("yogo-outcast", dial=5),
        type="political",
    )
    turn_of(t, "attacker")
    t.attacker.uses("regal-bearing")
    assert t.s.players[0].dial == 1
    assert len(t.attacker.hand) == 4


def test_regal_bearing_needs_a_courtier_in_a_political_conflict():
    for there, type in (("yogo-outcast", "political"), ("doji-whisperer", "military")):
        t = conflict(
            attacker=side(there, hand=("regal-bearing",), dial=5),
            defender=side("matsu-berserker" if type == "military" else "yogo-outcast", dial=5),
            type=type,
        )
        turn_of(t, "attacker")
        assert not t.attacker.may_use("regal-bearing")


VISITED = {"card": "spectral-visitation", "cards": ["eager-scout"]}


@rule("LCG-ERR-51")
def test_spectral_visitation_finds_whom_it_has_itself_discarded():
    t = table(
        north=side("doji-challenger"),
        south=side(
            provinces=(VISITED, "ancestral-lands"),
            dynasty=[
                "favorable-ground",
                "favorable-ground",
                "favorable-ground",
                "matsu-berserker",
                "eager-scout",
            ],
        ),
    )
    for option in ("ring-air", "choice0", "p5"):
        t.north.chooses(option)
    t.north.picks("doji-challenger", "done")
    t.everybody_passes_until("done") if not t.south.may_use("spectral-visitation") else None
    t.south.uses("spectral-visitation", "matsu-berserker")
    assert t.zone("matsu-berserker") == "play"
    to_phase(t, "fate")
    assert t.zone("matsu-berserker") == "deck"
    assert t.s.players[1].dynasty[0] == t.card("matsu-berserker")


@rule("LCG-ERR-53")
def test_exposed_courtyard_finds_an_event_that_it_has_itself_discarded():
    court = {"card": "manicured-garden", "cards": [{"card": "exposed-courtyard", "face_up": True}]}
    t = conflict(
        attacker=side(
            "matsu-berserker",
            conflict=["ornate-fan", "banzai", "fine-katana", "fine-katana"],
            provinces=(court,),
        ),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    t.attacker.uses("exposed-courtyard", "banzai")
    turn_of(t, "attacker")
    t.attacker.uses("banzai", "matsu-berserker", "pass")
    assert t.skills("matsu-berserker")[0] == 5
    assert t.zone("ornate-fan") == "discard"
    assert t.s.players[0].conflict[0] == t.card("banzai")


def test_an_event_in_the_discard_pile_may_be_left_there():
    court = {"card": "manicured-garden", "cards": [{"card": "exposed-courtyard", "face_up": True}]}
    t = conflict(
        attacker=side("matsu-berserker", conflict=["fine-katana", "banzai"], provinces=(court,)),
        defender=side("yogo-outcast"),
        type="military",
    )
    turn_of(t, "attacker")
    t.attacker.uses("exposed-courtyard", "banzai")
    t.everybody_passes()
    assert t.zone("banzai") == "discard"
