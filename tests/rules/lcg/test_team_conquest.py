"""Team conquest (LCG-TEAM): north and east against south and west."""

import pytest

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.verbs.players import gain_fate, lose_honor
from gorin.games.lcg.language.verbs.provinces import restore
from gorin.games.lcg.language.when.conditions import FIRST_PLAYER
from gorin.games.lcg.language.when.events import PROVINCE_BREAKS
from gorin.games.lcg.language.which.card_filters import PROVINCE
from gorin.games.lcg.language.which.players import EACH_OPPONENT, EACH_PLAYER
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.values import glory_count
from gorin.language.card_filters import any_
from gorin.language.core.active_effects import active_effects
from gorin.language.core.context import AbilityContext
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, with_cards
from support.lcg_course import to_the_end
from support.lcg_formats import attacking, team, there
from support.lcg_table import side, who
from support.rule import rule

HELD = ("fine-katana",)
ROW = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")


def row(*broken):
    return tuple({"card": slug, "broken": number in broken} for number, slug in enumerate(ROW))


def fallen(**facts):
    """A player whose stronghold province is broken."""
    return side(stronghold_province={"card": "shameful-display", "broken": True}, **facts)


# --- windows --------------------------------------------------------------------------------------


@rule("LCG-TEAM-05", "LCG-TEAM-06")
def test_an_opportunity_is_the_teams_and_both_teams_must_pass():
    t = team(
        north=side("doji-challenger", hand=HELD),
        south=side("yogo-outcast", hand=HELD),
        east=side(hand=("fine-katana", "ornate-fan")),
        west=side(hand=HELD),
        phase="draw",
    )
    t.north.passes()  # leaves it to east
    assert t.asked == "east"
    t.east.plays("fine-katana", "doji-challenger")
    assert t.asked == "south"  # not north: the team has acted
    t.south.passes()
    t.west.passes()
    assert (t.asked, t.s.stack[-2].passes) == ("north", 1)
    t.north.passes()
    t.east.passes()
    assert t.s.phase == "conflict"


@rule("LCG-TEAM-05")
def test_the_same_player_may_act_twice_running_for_the_team():
    t = team(
        north=side("doji-challenger", hand=("fine-katana", "ornate-fan")),
        south=side(hand=HELD),
        phase="draw",
    )
    t.north.plays("fine-katana", "doji-challenger")
    t.south.passes()
    t.north.plays("ornate-fan", "doji-challenger")
    assert t.asked == "south"


def test_in_the_dynasty_phase_leaving_it_to_the_teammate_is_no_passing():
    t = team(phase="dynasty")
    assert t.north.options == ["pass", "done"]
    t.north.chooses("done")
    assert t.asked == "east"
    assert t.east.options == ["pass"]  # he has the opportunity now
    t.east.passes()
    assert t.asked == "south"
    assert [player.passed for player in t.s.players] == [False, False, True, False]


@rule("LCG-TEAM-04", "LCG-TEAM-07")
def test_the_token_is_a_teams_and_goes_to_the_other_one():
    t = team(north=side(hand=HELD), phase="fate", first_player=2)
    assert [FIRST_PLAYER.holds(t.s, AbilityContext(seat, -1)) for seat in range(4)] == [
        True,
        False,
        True,
        False,
    ]
    while t.s.phase == "fate":
        decision = t.game.decision
        t.mirror.choose(decision.options[-1].id, decision.seat)
    assert rules_of(t.s).side_of(t.s.active) == 1


# --- playing characters ---------------------------------------------------------------------------


@rule("LCG-TEAM-01", "LCG-TEAM-03", "LCG-TEAM-02")
def test_a_character_is_played_for_the_teammate_with_ones_own_fate():
    t = team(
        north=side(
            provinces=({"card": ROW[0], "cards": [{"card": "eager-scout", "face_up": True}]}, *ROW[1:])
        ),
        phase="dynasty",
    )
    t.north.plays("eager-scout", "seat2", "choice2")
    scout = next(card for card in t.s.in_play if t.s.names[t.s.what[card]] == "eager-scout")
    assert (t.s.controller[scout], t.s.owner[scout], t.s.fate[scout]) == (2, 0, 2)
    assert (t.north.fate, t.east.fate) == (3, 5)
    t.south.passes()
    assert t.asked == "north"
    assert not [option for option in t.north.options if f"c{scout}" in option]  # control stays as it is


@rule("LCG-TEAM-17")
def test_a_unique_title_is_in_play_once_for_a_team():
    lying = {"card": ROW[0], "cards": [{"card": "doji-hotaru", "face_up": True}]}
    rich = {"fate": 9, "provinces": (lying, *ROW[1:])}
    theirs = team(north=side(**rich), south=side("doji-hotaru"), phase="dynasty")
    assert theirs.north.may_play("doji-hotaru")
    ours = team(north=side(**rich), east=side("doji-hotaru"), phase="dynasty")
    assert not ours.north.may_play("doji-hotaru")


@rule("LCG-TEAM-17", "LCG-DUPL-01")
def test_a_duplicate_brings_fate_to_the_teammates_copy_too():
    lying = {"card": ROW[0], "cards": [{"card": "doji-hotaru", "face_up": True}]}
    theirs = team(north=side(provinces=(lying, *ROW[1:])), south=side("doji-hotaru"), phase="dynasty")
    assert not [option for option in theirs.north.options if option.startswith("duplicate:")]
    ours = team(north=side(provinces=(lying, *ROW[1:])), east=side("doji-hotaru"), phase="dynasty")
    (duplicate,) = [option for option in ours.north.options if option.startswith("duplicate:")]
    ours.north.chooses(duplicate)
    (hotaru,) = [card for card in ours.s.in_play if ours.s.names[ours.s.what[card]] == "doji-hotaru"]
    assert (ours.s.controller[hotaru], ours.s.fate[hotaru]) == (2, 1)


@rule("LCG-TEAM-18")
def test_a_unique_stronghold_twice_in_a_team_is_blank_and_gives_no_strength():
    toshi = "shizuka-toshi"
    once = team(north=side(stronghold=toshi, hand=HELD), south=side(stronghold=toshi))
    twice = team(north=side(stronghold=toshi, hand=HELD), east=side(stronghold=toshi))
    assert not active_effects(once.s).silent
    for seat in (0, 2):
        assert twice.s.players[seat].stronghold in active_effects(twice.s).bare
    printed = once.s.definition(once.s.players[0].stronghold).stats[3]
    assert printed > 0
    assert once.strength(4) - twice.strength(4) == printed


# --- conflicts ------------------------------------------------------------------------------------


@rule("LCG-TEAM-24")
def test_a_team_has_one_opportunity_of_each_type_whoever_uses_it():
    t = team(
        north=side("doji-challenger"),
        east=side("yogo-outcast", military=0, political=0),
        south=side("eager-scout"),
        west=side(hand=HELD),
    )
    t.west.passes()
    t.north.passes()
    assert t.asked == "east"
    t.east.picks("ring-air", "choice0", "p5", "yogo-outcast", "done")
    t.north.chooses("done")
    assert (t.s.players[0].military, t.s.players[0].political) == (0, 1)  # kept by north for both


def test_who_passes_for_the_whole_team_passes_once():
    t = team(north=side("doji-challenger"), east=side("yogo-outcast", military=0, political=0))
    t.north.passes()
    t.east.passes()
    assert t.s.players[0].either == 1


@rule("LCG-TEAM-26", "LCG-TEAM-09")
def test_the_teammate_joins_the_attack_and_all_skill_is_one_total():
    t = team(north=side("doji-challenger"), east=side("eager-scout", "yogo-outcast"), south=side(hand=HELD))
    t.south.passes()
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    assert t.asked == "east"
    t.east.picks("yogo-outcast", "back", "yogo-outcast", "done")
    assert t.participates("doji-challenger") and t.participates("yogo-outcast")
    assert t.game.view(3)["conflict"]["attack"] == 3 + t.skills("yogo-outcast")[0]


@rule("LCG-TEAM-27")
def test_the_defenders_teammate_declares_one_at_most():
    t = team(
        north=side("doji-challenger"),
        south=side("yogo-outcast", "brash-samurai"),
        west=side("savvy-politician", "eager-scout", hand=HELD),
    )
    t.everybody_passes_until("ring-air")
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    t.south.picks("yogo-outcast", "brash-samurai", "done")
    assert t.asked == "west"
    t.west.picks("savvy-politician")
    assert t.west.options == ["done", "back"]
    t.west.chooses("done")
    assert t.participates("savvy-politician") and not t.participates("eager-scout")


@rule("LCG-COST-01", "LCG-TEAM-26")
def test_a_teammate_sends_no_more_tainted_characters_than_his_honor_pays_for():
    people = (who("eager-scout", tainted=True), who("yogo-outcast", tainted=True))
    t = team(north=side("doji-challenger"), east=side(*people, honor=1))
    t.everybody_passes_until("ring-air")
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    t.east.picks("eager-scout")
    assert t.asked != "east" or f"c{t.card('yogo-outcast')}" not in t.east.options


@rule("LCG-STAT-18", "LCG-TEAM-27")
def test_whose_tainted_land_it_is_pays_once_for_all_defenders_of_the_team():
    tainted = ({"card": ROW[0], "tainted": True}, *ROW[1:])
    for own in (("yogo-outcast",), ()):
        t = team(
            north=side("doji-challenger"),
            south=side("yogo-outcast", "brash-samurai", provinces=tainted),
            west=side("savvy-politician", hand=HELD),
        )
        t.everybody_passes_until("ring-air")
        t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
        t.south.picks(*own, "done")
        t.west.picks("savvy-politician", "done")
        assert (t.south.honor, t.west.honor) == (9, 10)


@rule("LCG-TEAM-25")
def test_a_stronghold_province_is_open_when_the_team_has_lost_three_and_its_player_one():
    for south, west, is_open in (((0, 1), (0,), True), ((0,), (0, 1), True), ((), (0, 1, 2), False)):
        t = team(
            north=side("doji-challenger"), south=side(provinces=row(*south)), west=side(provinces=row(*west))
        )
        t.north.picks("ring-air", "choice0")
        assert ("p9" in t.north.options) == is_open


@rule("LCG-TEAM-25")
def test_a_broken_stronghold_province_is_one_of_the_teams_broken_provinces():
    t = team(north=side("doji-challenger"), south=side(provinces=row(0, 1)), west=fallen(hand=HELD))
    t.everybody_passes_until("ring-air")
    t.north.picks("ring-air", "choice0")
    assert "p9" in t.north.options
    assert "p19" not in t.north.options  # broken already


@rule("LCG-TEAM-19")
def test_unopposed_is_who_has_no_defender_in_the_whole_team():
    alone = team(north=side(there("doji-challenger")), conflict=attacking(6, ring="void"))
    helped = team(
        north=side(there("doji-challenger")),
        west=side(there("eager-scout")),
        conflict=attacking(6, ring="void"),
    )
    to_the_end(alone)
    to_the_end(helped)
    assert (alone.south.honor, alone.west.honor) == (9, 9)
    assert (helped.south.honor, helped.west.honor) == (10, 10)


@rule("LCG-TEAM-20")
def test_a_team_wins_and_loses_together():
    t = team(north=side(there("doji-challenger")), conflict=attacking(6, ring="void"))
    t.fight()
    won = [moment.seat for moment in t.s.history if moment.kind == "conflict won"]
    lost = [moment.seat for moment in t.s.history if moment.kind == "conflict lost"]
    assert (sorted(won), sorted(lost)) == ([0, 2], [1, 3])


@rule("LCG-TEAM-20")
def test_who_has_nobody_in_the_conflict_answers_the_teams_victory():
    t = team(
        north=side(there("hida-kisada")),
        east=side("savvy-politician", hand=("fallen-in-battle",)),
        conflict=attacking(6, ring="void"),
    )
    asked = set()
    while t.s.conflict is not None:
        if "won the conflict" in t.prompt:
            asked.add(t.asked)
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], decision.seat)
    assert "east" in asked


@rule("LCG-TEAM-28")
def test_air_is_resolved_against_whose_province_it_is_and_one_player_gains():
    t = team(
        north=side(there("doji-challenger")),
        east=side(there("eager-scout")),
        south=side(),
        conflict=attacking(6, ring="air"),
    )
    t.everybody_passes_until("choice0")
    assert t.asked == "north"
    t.north.chooses("choice0")
    assert [player.honor for player in t.s.players] == [11, 8, 10, 9]  # 1 each for being unopposed


@rule("LCG-TEAM-16", "LCG-TEAM-29")
def test_rings_and_glory_are_counted_for_the_team():
    rings = [{"element": element} for element in ("air", "earth", "fire", "water", "void")]
    rings[0] |= {"state": "claimed", "holder": 2}
    t = team(north=side("savvy-politician"), east=side("doji-challenger"), rings=rings)
    own = sum(t.s.definition(t.card(slug)).stats[2] for slug in ("savvy-politician", "doji-challenger"))
    assert glory_count(t.s, 0) == glory_count(t.s, 2) == own + 1
    from gorin.games.lcg.language.when.conditions import you_have_claimed

    assert you_have_claimed(0).holds(t.s, AbilityContext(0, -1))
    assert not you_have_claimed(0).holds(t.s, AbilityContext(1, -1))


@rule("LCG-TEAM-29", "LCG-FAV-01")
def test_the_favor_is_the_teams_and_counts_for_whoever_of_it_takes_part():
    for favor, total in ((0, 3), (2, 3), (1, 2)):
        t = team(
            north=side(hand=HELD),
            east=side(there("brash-samurai")),
            south=side(there("eager-scout")),
            conflict=attacking(5, attacker=2),
            favor=favor,
            favor_type="military",
        )
        assert t.game.view(0)["conflict"]["attack"] == total


def test_a_team_keeps_the_favor_when_one_of_it_gives_up():
    t = team(north=side(hand=HELD), south=side(hand=HELD), favor=0, favor_type="political", phase="draw")
    t.mirror.choose("concede", 0)
    assert (t.s.favor, t.s.favor_type) == (2, 1)
    t.mirror.choose("concede", 3)
    assert t.s.favor == 2


@rule("LCG-TEAM-23")
def test_bids_are_compared_across_the_table():
    t = team(phase="dynasty")
    for player in (t.north, t.south, t.east, t.west):
        player.passes()
    for player, number in ((t.north, 3), (t.south, 1), (t.east, 1), (t.west, 5)):
        player.chooses(f"bid-{number}")
    assert [player.honor for player in t.s.players] == [8, 12, 14, 6]


# --- your opponent --------------------------------------------------------------------------------


@rule("LCG-TEAM-08")
def test_who_is_meant_by_your_opponent_is_chosen():
    t = team(
        north=side(there("master-of-the-spear")),
        south=side(there("yogo-outcast")),
        west=side(there("doji-challenger", bowed=True)),
        conflict=attacking(6),
    )
    t.north.uses("master-of-the-spear")
    assert t.north.options == ["seat1", "seat3", "back"]
    t.north.picks("back")
    t.north.uses("master-of-the-spear", "seat3")
    assert t.asked == "west"
    t.west.picks("doji-challenger")
    assert not t.participates("doji-challenger")


@rule("LCG-TEAM-08")
def test_an_opponent_who_could_do_nothing_is_not_meant():
    t = team(
        north=side(there("master-of-the-spear")),
        west=side(there("savvy-politician")),
        conflict=attacking(6),
    )
    t.north.uses("master-of-the-spear")
    assert t.north.options == ["seat3", "back"]


# --- who has fallen -------------------------------------------------------------------------------


@rule("LCG-TEAM-10", "LCG-TEAM-11")
def test_who_loses_the_stronghold_province_plays_on_with_a_blank_stronghold():
    t = team(north=fallen(hand=HELD), east=side(hand=HELD))
    assert t.over is None
    assert t.asked == "north"
    silent = active_effects(t.s).silent
    assert t.s.players[0].stronghold in silent
    assert t.s.players[2].stronghold not in silent
    assert t.s.players[0].stronghold not in active_effects(t.s).bare  # traits stay


@rule("LCG-TEAM-12")
def test_and_bids_two_at_most():
    t = team(north=fallen(), phase="dynasty")
    for player in (t.north, t.south, t.east, t.west):
        player.passes()
    assert t.north.options == ["bid-1", "bid-2"]
    assert len(t.east.options) == 5


@rule("LCG-TEAM-13")
def test_and_makes_no_new_deck():
    t = team(north=fallen(conflict=(), conflict_discard=["ornate-fan"] * 4), phase="dynasty")
    for player in (t.north, t.south, t.east, t.west):
        player.passes()
    for player in (t.north, t.south, t.east, t.west):
        player.chooses("bid-1")
    assert t.north.hand == []
    assert t.north.honor == 10


@rule("LCG-TEAM-14")
def test_without_honor_the_stronghold_province_breaks():
    t = team(
        north=side(there("doji-challenger")),
        south=side(there("eager-scout"), honor=1),
        conflict=attacking(6, ring="air"),
    )
    t.everybody_passes_until("choice0")
    t.north.chooses("choice0")
    assert t.south.honor == 0
    assert t.s.provinces[9].broken
    assert t.over is None
    assert not t.s.players[1].lost


@rule("LCG-TEAM-14", "LCG-BRK-08")
@pytest.mark.parametrize("shown", [True, False])
def test_what_breaks_for_lack_of_honor_is_answered_as_broken_by_the_opponents(shown):
    taunt = event("Taunt", action(lose_honor(1, EACH_OPPONENT)))
    rival = person("Rival", reaction(after(PROVINCE_BREAKS, YOU), gain_fate(1)))
    province = {"card": "the-art-of-war", "revealed": shown}
    with with_cards(taunt, rival):
        t = team(
            north=side(hand=("taunt",)),
            south=side("rival", honor=1, conflict=["banzai"] * 4, stronghold_province=province),
            east=side("rival"),
            phase="draw",
        )
        t.north.uses("taunt")
        if shown:
            assert not t.s.provinces[9].broken
            t.south.uses("the-art-of-war")
        assert t.s.provinces[9].broken
        assert t.south.hand == (["banzai"] * 3 if shown else [])  # face-down it is not in play
        assert not t.south.may_use("rival")
        t.east.uses("rival")
        assert t.east.fate == t.north.fate + 1


@rule("LCG-TEAM-14", "LCG-WIN-04")
def test_of_two_teams_that_fall_at_the_same_time_the_first_players_wins():
    shame = event("Shame of All", action(lose_honor(3, EACH_PLAYER)))
    with with_cards(shame):
        for first, winners in ((0, (0, 2)), (1, (1, 3)), (3, (1, 3))):
            t = team(
                north=side(hand=("shame-of-all",), honor=3),
                south=side(honor=3, hand=HELD),
                east=side(honor=2),
                west=side(honor=1),
                phase="draw",
                first_player=first,
                to_act=0,
            )
            t.north.uses("shame-of-all")
            assert (t.over, t.game.outcome.winners) == ("Conquest", winners)


@rule("LCG-TEAM-15")
def test_a_broken_stronghold_province_is_immune_to_card_effects():
    mortar = event("Mortar", action(target(any_(PROVINCE)), restore(TARGET)))
    with with_cards(mortar):
        t = team(north=fallen(hand=("mortar",)), south=fallen(provinces=row(0)), phase="draw")
        t.north.uses("mortar")
        assert t.north.options == [f"c{t.s.provinces[5].card}", "back"]
        t.north.chooses(f"c{t.s.provinces[5].card}")
    assert not t.s.provinces[5].broken
    assert t.s.provinces[4].broken and t.s.provinces[9].broken


@rule("LCG-TEAM-15")
def test_what_means_all_provinces_means_no_broken_stronghold_province():
    with with_cards(event("Rebuild Everything", action(restore(any_(PROVINCE))))):
        t = team(north=fallen(hand=("rebuild-everything",)), south=fallen(provinces=row(0)), phase="draw")
        t.north.uses("rebuild-everything")
    assert [place.id for place in t.s.provinces if place.broken] == [4, 9]


@rule("LCG-TEAM-21")
def test_a_team_has_lost_when_both_strongholds_are_broken():
    t = team(
        north=side(there("doji-challenger"), there("hida-kisada"), there("moto-horde")),
        south=side(provinces=row(0, 1, 2)),
        west=fallen(provinces=row(0), hand=HELD),
        conflict=attacking(9, ring="void"),
    )
    assert t.over is None
    t.everybody_passes()
    assert (t.over, t.game.outcome.winners) == ("Conquest", (0, 2))


@rule("LCG-TEAM-22")
def test_fifty_honor_of_a_team_win():
    t = team(
        north=side(there("doji-challenger"), honor=25),
        east=side(honor=24),
        south=side(there("eager-scout")),
        conflict=attacking(6, ring="air"),
    )
    t.everybody_passes_until("choice0")
    assert t.over is None
    t.north.chooses("choice0")
    assert (t.over, t.game.outcome.winners) == ("Honor Victory", (0, 2))


def test_who_carries_attachments_is_told_in_positions_of_four():
    t = team(north=side(who("doji-challenger", "fine-katana"), hand=HELD), phase="draw")
    import gorin

    again = gorin.setup("lcg", t.game.position())
    assert again.position() == t.game.position()
