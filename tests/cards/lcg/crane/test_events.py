"""Crane events of all packs: what each does, and what it may not do."""

import pytest

from support.lcg_table import conflict, side, table, who
from support.rule import rule

FACE_UP = tuple(
    {"card": card, "revealed": True}
    for card in ("manicured-garden", "ancestral-lands", "meditations-on-the-tao")
)


def _may(player, slug):
    return bool(player.offered("use", slug))


def _among(player):
    """What may be picked."""
    return player.may - {"back", "pass", "done"}


def _duels(t, attacker=1, defender=1):
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


def _fight(*people, event, against=("yogo-outcast",), type="military", **facts):
    """It is the attacker's turn, who holds the event."""
    t = conflict(
        attacker=side(*people, hand=(event,), **facts),
        defender=side(*against, hand=("fine-katana",)),
        type=type,
    )
    t.defender.passes()
    return t


@pytest.mark.parametrize("way", ["choice0", "pass"])
def test_captivating_story_counts_faceup_provinces_and_may_cost_fate(way):
    t = _fight(
        who("doji-whisperer", fate=1), event="captivating-story", provinces=(*FACE_UP, "elemental-fury")
    )
    t.attacker.uses("captivating-story", "doji-whisperer")
    t.goes_on_until(
        lambda: t.asked == "attacker" and way in t.attacker.options and "use" not in str(t.attacker.options)
    )
    t.attacker.chooses(way)
    honored = way == "choice0"
    assert (t.status("doji-whisperer") == "honored", t.fate_on("doji-whisperer")) == (
        honored,
        0 if honored else 1,
    )
    assert t.skills("doji-whisperer")[1] == 3 + 3 + (1 if honored else 0)


def test_captivating_story_is_for_who_stands_alone():
    t = _fight("doji-whisperer", "doji-challenger", event="captivating-story", provinces=FACE_UP)
    assert not _may(t.attacker, "captivating-story")


def test_courteous_scheming_wins_another_political_conflict():
    t = _fight(
        "doji-hotaru", event="courteous-scheming", against=("yogo-outcast", "hida-guardian"), type="political"
    )
    t.attacker.uses("courteous-scheming", "doji-hotaru")
    t.defender.picks("hida-guardian")
    t.goes_on_until(lambda: "bid-1" in t.attacker.options)
    _duels(t)
    t.goes_on_until(lambda: t.s.players[0].political == 2)


def test_courteous_scheming_is_for_political_conflicts():
    assert not _may(_fight("doji-hotaru", event="courteous-scheming").attacker, "courteous-scheming")


@rule("LCG-LAST-02")
def test_disdainful_remark_fortifies_by_the_cards_in_the_opponents_hand_as_it_resolves():
    t = conflict(
        attacker=side("yogo-outcast", hand=("fine-katana", "ornate-fan")),
        defender=side("doji-whisperer", hand=("disdainful-remark",)),
    )
    before = t.strength(5)
    t.defender.uses("disdainful-remark")
    t.goes_on_until(lambda: t.strength(5) == before + 2)
    t.goes_on_until(lambda: t.attacker.may_play("fine-katana"))
    t.attacker.plays("fine-katana", "yogo-outcast")
    assert t.strength(5) == before + 2


def test_disdainful_remark_needs_a_courtier():
    t = conflict(
        attacker=side("yogo-outcast", hand=("fine-katana",)),
        defender=side("hida-guardian", hand=("disdainful-remark",)),
    )
    assert not _may(t.defender, "disdainful-remark")


def test_disparaging_challenge_drags_a_loser_from_home_into_the_conflict():
    t = conflict(
        attacker=side("doji-hotaru", hand=("disparaging-challenge",)),
        defender=side("yogo-outcast", home=["hida-guardian"], hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("disparaging-challenge", "doji-hotaru")
    assert _among(t.attacker) == {"hida-guardian"}
    t.attacker.picks("hida-guardian")
    t.goes_on_until(lambda: "bid-1" in t.attacker.options)
    _duels(t)
    t.goes_on_until(lambda: t.participates("hida-guardian"))


def test_disparaging_challenge_sends_a_challenger_who_loses_home():
    t = conflict(
        attacker=side("hida-guardian", hand=("disparaging-challenge",)),
        defender=side("yogo-outcast", home=["doji-hotaru"], hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("disparaging-challenge", "hida-guardian", "doji-hotaru")
    t.goes_on_until(lambda: "bid-1" in t.attacker.options)
    _duels(t)
    t.goes_on_until(lambda: not t.participates("hida-guardian"))
    assert not t.participates("doji-hotaru")


def test_disparaging_challenge_finds_nobody_at_home():
    assert not _may(_fight("doji-hotaru", event="disparaging-challenge").attacker, "disparaging-challenge")


def test_duel_to_the_death_discards_the_loser():
    t = _fight("akodo-toturi", event="duel-to-the-death")
    t.attacker.uses("duel-to-the-death", "akodo-toturi", "yogo-outcast")
    t.goes_on_until(lambda: t.asked == "defender" and "choice0" in t.defender.options)
    t.defender.passes()
    _duels(t)
    t.goes_on_until(lambda: t.zone("yogo-outcast") == "discard")


def test_duel_to_the_death_is_refused_by_dishonoring_ones_character():
    t = _fight("akodo-toturi", event="duel-to-the-death")
    t.attacker.uses("duel-to-the-death", "akodo-toturi", "yogo-outcast")
    t.goes_on_until(lambda: t.asked == "defender" and "choice0" in t.defender.options)
    t.defender.chooses("choice0")
    assert (t.status("yogo-outcast"), t.zone("yogo-outcast")) == ("dishonored", "play")
    assert "bid-1" not in t.attacker.options


def test_a_duel_to_the_death_is_refused_even_if_another_is_dishonored_instead():
    t = _fight(
        "akodo-toturi",
        event="duel-to-the-death",
        against=("yogo-outcast", "young-rumormonger", "hida-guardian"),
    )
    t.attacker.uses("duel-to-the-death", "akodo-toturi", "yogo-outcast")
    t.goes_on_until(lambda: t.asked == "defender" and "choice0" in t.defender.options)
    t.defender.chooses("choice0")
    t.defender.waits_to_use("young-rumormonger", "hida-guardian")
    assert (t.status("yogo-outcast"), t.status("hida-guardian")) == ("ordinary", "dishonored")
    assert "bid-1" not in t.attacker.options


def test_elegance_and_grace_readies_two_honored_characters():
    bowed = [
        who(card, bowed=True, status="honored") for card in ("doji-whisperer", "doji-hotaru", "kakita-asami")
    ]
    t = table(north=side(*bowed, hand=("elegance-and-grace",)), south=side())
    t.north.uses("elegance-and-grace", "doji-whisperer", "doji-hotaru")
    if "done" in t.north.options:
        t.north.chooses("done")
    t.goes_on_until(lambda: not t.is_bowed("doji-hotaru"))
    assert not t.is_bowed("doji-whisperer") and t.is_bowed("kakita-asami")


def test_elegance_and_grace_readies_nobody_without_honor():
    t = table(north=side(who("doji-whisperer", bowed=True), hand=("elegance-and-grace",)), south=side())
    assert not _may(t.north, "elegance-and-grace")


def test_exemplary_etiquette_silences_all_characters_also_those_who_come_later():
    t = conflict(
        attacker=side("doji-challenger", hand=("exemplary-etiquette",)),
        defender=side("hida-guardian", home=["yogo-outcast"], hand=("stoic-gunso", "fine-katana")),
    )
    t.defender.passes()
    t.attacker.uses("exemplary-etiquette")
    t.goes_on_until(lambda: t.defender.may_play("stoic-gunso"))
    t.defender.plays("stoic-gunso", "choice0", "choice0")
    assert not _may(t.attacker, "doji-challenger")
    t.goes_on_until(lambda: t.defender.may_play("fine-katana"))
    assert not _may(t.defender, "stoic-gunso")


def test_festival_for_the_fortunes_honors_everybody():
    t = table(
        north=side("doji-whisperer", hand=("festival-for-the-fortunes",)),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    t.north.uses("festival-for-the-fortunes")
    t.goes_on_until(lambda: t.status("doji-whisperer") == "honored")
    assert t.status("yogo-outcast") == "ordinary"


def test_festival_for_the_fortunes_is_in_vain_where_everybody_is_honored():
    t = table(
        north=side(who("doji-whisperer", status="honored"), hand=("festival-for-the-fortunes",)), south=side()
    )
    assert not _may(t.north, "festival-for-the-fortunes")


def test_game_of_sadane_honors_the_winner_and_dishonors_the_loser():
    t = _fight("doji-hotaru", event="game-of-sadane")
    t.attacker.uses("game-of-sadane", "doji-hotaru", "yogo-outcast")
    t.goes_on_until(lambda: "bid-1" in t.attacker.options)
    _duels(t)
    t.goes_on_until(lambda: t.status("doji-hotaru") == "honored")
    assert t.status("yogo-outcast") == "dishonored"


def test_game_of_sadane_needs_two_sides():
    t = conflict(attacker=side("doji-hotaru", hand=("game-of-sadane",)), defender=side(hand=("fine-katana",)))
    t.defender.passes()
    assert not _may(t.attacker, "game-of-sadane")


def test_highlight_the_flaws_cancels_a_province():
    t = conflict(
        attacker=side("doji-whisperer", hand=("highlight-the-flaws", "fine-katana")), defender=side(fate=2)
    )
    t.defender.uses("manicured-garden")
    t.attacker.uses("highlight-the-flaws")
    assert t.defender.fate == 2


def test_highlight_the_flaws_cancels_no_character():
    t = conflict(
        attacker=side("doji-whisperer", hand=("highlight-the-flaws",)),
        defender=side("vanguard-warrior", "hida-guardian"),
    )
    t.defender.uses("vanguard-warrior", "hida-guardian")
    assert not _may(t.attacker, "highlight-the-flaws")


@pytest.mark.parametrize(("status", "after"), [("dishonored", "honored"), ("ordinary", "honored")])
def test_soul_beyond_reproach_honors_twice(status, after):
    t = table(north=side(who("doji-whisperer", status=status), hand=("soul-beyond-reproach",)), south=side())
    t.north.uses("soul-beyond-reproach", "doji-whisperer")
    t.goes_on_until(lambda: t.status("doji-whisperer") == after)


def test_soul_beyond_reproach_honors_the_chosen_one_even_if_the_first_honor_went_astray():
    t = table(
        north=side("doji-whisperer", "doji-challenger", hand=("soul-beyond-reproach",)),
        south=side("young-rumormonger"),
    )
    t.north.uses("soul-beyond-reproach", "doji-whisperer")
    t.south.waits_to_use("young-rumormonger", "doji-challenger")
    t.goes_on_until(lambda: t.status("doji-whisperer") == "honored")
    assert t.status("doji-challenger") == "honored"


def test_soul_beyond_reproach_does_nothing_for_who_is_honored():
    t = table(
        north=side(who("doji-whisperer", status="honored"), hand=("soul-beyond-reproach",)), south=side()
    )
    assert not _may(t.north, "soul-beyond-reproach")


@pytest.mark.parametrize(("fate", "won"), [(0, []), (1, [1])])
def test_superior_authority_counts_nobody_without_fate(fate, won):
    t = _fight("doji-whisperer", event="superior-authority", against=(who("hida-kotoe", fate=fate),))
    t.attacker.uses("superior-authority")
    t.goes_on_until(lambda: t.s.conflict is None)
    assert [m.seat for m in t.s.history if m.kind == "conflict won"] == won


def test_superior_authority_is_about_fate_at_the_end():
    """Also of who comes later."""
    t = conflict(
        attacker=side("doji-whisperer", hand=("superior-authority",)),
        defender=side(who("yogo-outcast", bowed=True), hand=("stoic-gunso",)),
    )
    t.defender.passes()
    t.attacker.uses("superior-authority")
    t.goes_on_until(lambda: t.defender.may_play("stoic-gunso"))
    t.defender.plays("stoic-gunso", "choice0", "choice0")
    t.goes_on_until(lambda: t.s.conflict is None)
    assert [m.seat for m in t.s.history if m.kind == "conflict won"] == []


def test_try_again_tomorrow_sends_an_attacker_home():
    t = conflict(
        attacker=side("hida-kotoe", hand=("fine-katana",)),
        defender=side(who("doji-whisperer", status="honored"), hand=("try-again-tomorrow",)),
    )
    t.defender.uses("try-again-tomorrow", "hida-kotoe")
    t.goes_on_until(lambda: not t.participates("hida-kotoe"))


@pytest.mark.parametrize("defender", [who("doji-whisperer"), who("hida-guardian", status="honored")])
def test_try_again_tomorrow_needs_an_honored_courtier(defender):
    t = conflict(
        attacker=side("hida-kotoe", hand=("fine-katana",)),
        defender=side(defender, hand=("try-again-tomorrow",)),
    )
    assert not _may(t.defender, "try-again-tomorrow")
