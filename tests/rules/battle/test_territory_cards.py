"""Chapter: Playing Territory Cards."""

from support.battle_table import new_table, next_round, side, table, token
from support.rule import rule

UNICORN = ("unicorn_capital", "unicorn_east", "unicorn_southwest")
TURN = ("army-1", "army-2", "bluff")


def holder(t, territory):
    return t.clan_of(t.view()["territories"][territory]["holder"])


def resolved(*pieces, lion=UNICORN, **facts):
    """The Lion hold the Unicorn territory, the Crab are next door; the resolution phase is done."""
    return table(
        lion=side(*lion),
        crab=side("crab_northwest"),
        phase="resolution",
        pieces=list(pieces),
        **facts,
    )


def upkeep(*, cards, **facts):
    """Time for territory cards."""
    return table(
        lion=side(*UNICORN, hand=TURN),
        crab=side("crab_northwest", "shadowlands_north", hand=TURN),
        cards=cards,
        **{"phase": "territory-cards", **facts},
    )


@rule("BR-TER-01")
def test_each_of_the_eleven_territories_has_a_card_on_its_space():
    t = new_table()
    spaces = t.view()["territories"]
    assert set(spaces) == {
        *("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"),
        *("mainland", "islands", "shadowlands_north", "shadowlands_south"),
    }
    assert all(space["holder"] is None and not space["played"] for space in spaces.values())
    assert t.kinds.count("territory_card") == 11


@rule("BR-TER-02")
def test_territories_are_checked_for_every_player_in_every_round():
    t = table(lion=side(*UNICORN), crab=side("shadowlands_north"), round=1, phase="resolution")
    assert (holder(t, "unicorn"), holder(t, "shadowlands_north")) == ("lion", "crab")
    t = next_round(t, token("crab", "shinobi-1", "unicorn_east"))
    assert (holder(t, "unicorn"), holder(t, "shadowlands_north")) == (None, "crab")
    t = next_round(t, token("lion", "army-1", "unicorn_southwest>unicorn_east"))
    assert (holder(t, "unicorn"), holder(t, "shadowlands_north")) == ("lion", "crab")


@rule("BR-TER-02")
def test_control_counts_as_the_phase_closes():
    lost = resolved(token("crab", "army-1", "crab_northwest>unicorn_southwest"))
    assert holder(lost, "unicorn") is None
    won = resolved(token("lion", "army-1", "unicorn_east>unicorn_southwest"), lion=UNICORN[:2])
    assert holder(won, "unicorn") == "lion"


@rule("BR-TER-03")
def test_the_controller_of_all_provinces_takes_the_card():
    t = resolved(territory_cards={"unicorn": {"card": "reinforcements"}})
    assert t.lion.cards == {"unicorn": "reinforcements"}
    assert "card" not in t.crab.sees["territories"]["unicorn"]


@rule("BR-TER-04", "BR-TER-11")
def test_there_is_no_card_for_a_territory_whose_card_was_played():
    t = resolved(territory_cards={"unicorn": {"card": "reinforcements", "played": True}})
    assert t.view()["territories"]["unicorn"]["owner"] == t.lion.seat
    assert t.lion.cards == {}
    assert "claimed" not in t.kinds


@rule("BR-TER-05")
def test_the_unplayed_card_of_a_lost_territory_goes_back_to_its_space():
    t = resolved(
        token("crab", "army-1", "crab_northwest>unicorn_southwest"),
        cards={"unicorn": ("reinforcements", "lion")},
    )
    assert holder(t, "unicorn") is None
    assert t.view()["territories"]["unicorn"]["played"] is False
    assert t.told("given_back") == [(t.lion.seat, 6)]


@rule("BR-TER-05")
def test_the_card_stays_with_who_keeps_the_territory():
    t = resolved(cards={"unicorn": ("reinforcements", "lion")})
    assert t.lion.cards == {"unicorn": "reinforcements"}
    assert not {"given_back", "claimed"} & set(t.kinds)


@rule("BR-TER-06")
def test_the_new_controller_takes_the_returned_card_at_once():
    t = resolved(
        token("crab", "army-1", "crab_northwest>unicorn_southwest"),
        token("crab", "shinobi-1", "unicorn_east"),
        lion=UNICORN[1:],
        specials={"unicorn_capital": "scorched-earth"},
        cards={"unicorn": ("reinforcements", "lion")},
    )
    assert t.crab.cards == {"unicorn": "reinforcements"}
    assert t.lion.cards == {}


@rule("BR-TER-07", "BR-TER-10", "BR-TER-11")
def test_a_territory_card_is_played_once_and_never_replaced():
    t = upkeep(cards={"unicorn": ("cultural-exchange", "lion")})
    t.lion.plays("cultural-exchange", "unicorn_southwest", "crab_northwest")
    assert t.lion.cards == {}
    assert "BR-TER-07" in t.lion.why_not("card:cultural-exchange")
    t = next_round(t, token("crab", "army-1", "unicorn_southwest>unicorn_east"))
    t = next_round(t, token("crab", "army-3", "unicorn_southwest>unicorn_capital"))
    assert t.view()["territories"]["unicorn"]["owner"] == t.crab.seat
    assert t.view()["territories"]["unicorn"]["played"] is True
    assert holder(t, "unicorn") is None


@rule("BR-TER-08")
def test_territory_cards_are_played_in_upkeep_and_those_of_the_shadowlands_in_placement():
    cards = {"unicorn": ("cultural-exchange", "lion"), "shadowlands_north": ("purge-the-weak", "lion")}
    army = [token("crab", "army-1", "crab_northwest")]
    t = upkeep(cards=cards, pieces=army)
    assert t.lion.may == {"play:cultural-exchange", "pass"}
    assert "BR-SHL-05" in t.lion.why_not("card:purge-the-weak")
    t.lion.passes()
    assert t.phase == "placement"
    assert {option for option in t.lion.may if option.startswith("play:")} == {
        "play:purge-the-weak",
        "play:scout",
        "play:shugenja",
    }
    assert t.lion.why_not("card:cultural-exchange") == {"BR-TER-08", "BR-UPK-21"}


@rule("BR-TER-09")
def test_a_played_card_is_read_out_carried_out_and_put_into_the_box():
    t = upkeep(cards={"mainland": ("bountiful-harvest", "lion")})
    assert "card" not in t.view()["territories"]["mainland"]
    text = t.lion.sees["territories"]["mainland"]["card"]["text"]
    t.lion.plays("bountiful-harvest", "unicorn_east")
    (line,) = [line for line in t.game.events if line.kind == "card_played"]
    assert (line.sentence, line.highlight.result) == ("Lion plays Bountiful Harvest.", text)
    assert t.control("unicorn_east") == (1, 2)
    told = t.view()["territories"]["mainland"]
    assert (told["played"], told["holder"], told["card"]["id"]) == (True, None, "bountiful-harvest")


@rule("BR-TER-12")
def test_a_card_taken_in_one_round_can_be_played_in_the_next_upkeep():
    t = resolved(territory_cards={"unicorn": {"card": "cultural-exchange"}})
    assert "card_played" not in t.kinds
    assert (t.round, t.phase) == (3, "upkeep")
    assert t.lion.may == {"play:cultural-exchange", "pass"}
    assert t.kinds.index("claimed") < t.kinds.index("round") < t.kinds.index("upkeep")


@rule("BR-TER-12")
def test_a_card_taken_after_round_five_is_of_no_use():
    t = resolved(round=5)
    assert holder(t, "unicorn") == "lion"
    assert t.game.over


@rule("BR-TER-13")
def test_a_territory_counts_five_though_its_card_was_played():
    t = table(
        lion=side(*UNICORN, discard=("army-1", "army-2")),
        crab=side("crab_northwest"),
        cards={"unicorn": ("reinforcements", "lion")},
        round=5,
        phase="territory-cards",
    )
    t.lion.plays("reinforcements", "army-1", "army-2", "discard:army-1", "discard:army-2")
    assert t.game.over
    told = t.view()["territories"]["unicorn"]
    assert (told["owner"], told["played"]) == (t.lion.seat, True)
    assert t.lion.score["territories"] == 5
