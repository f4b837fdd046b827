"""The log as it is read: every line with a cause names it, and what belongs together is one line."""

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.in_play import bow, discard
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.card_filters import any_
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, declares, to_the_end, until, until_offered
from support.lcg_formats import attacking, enlightenment, there
from support.lcg_table import conflict, side, table, who
from support.rule import rule

STORM = event("Test Storm", action(bow(any_(CHARACTER))))
BANISH = event("Test Banishment", action(target(CHARACTER), discard(TARGET)))
PROUD = person("Test Proud One", keywords("pride"))
cards_of_this_file = published(STORM, BANISH, PROUD)


def lines(t, seat: int | None = None) -> list[str]:
    return [line.sentence for line in t.game.log(seat)]


@rule("LCG-PRID-01")
def test_pride_is_named():
    t = conflict(attacker=side("test-proud-one"), defender=side())
    to_the_end(t)
    assert "Test Proud One is honored by pride." in lines(t)


def test_what_a_card_does_to_others_names_the_card_once():
    t = table(north=side("doji-whisperer", "brash-samurai", hand=("test-storm",)), south=side("yogo-outcast"))
    t.north.uses("test-storm")
    told = lines(t)
    played = told.index("Crane plays Test Storm: bow each character.")
    assert told[played + 1] == "Doji Whisperer, Brash Samurai, and Yogo Outcast are bowed by Test Storm."


def test_an_attachment_says_why_it_goes_and_an_event_does_not_say_that_it_goes():
    t = table(north=side(hand=("test-banishment",)), south=side(who("yogo-outcast", "fine-katana")))
    t.north.uses("test-banishment", "yogo-outcast")
    assert "Scorpion discards Fine Katana as the character leaves play." in lines(t)
    assert "Scorpion discards Yogo Outcast by Test Banishment." in lines(t)
    assert not [line for line in lines(t) if "discards Test Banishment" in line]


@rule("LCG-CANC-01")
def test_who_cancels_is_named():
    t = attack(
        attacker=side("doji-challenger", hand=("rout",)),
        defender=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.attacker.uses("rout", "doji-whisperer")
    t.defender.uses("voice-of-honor")
    assert "The effects of Rout are canceled by Voice of Honor." in lines(t)


@rule("LCG-WINC-01")
def test_the_winners_number_comes_first():
    t = conflict(attacker=side("doji-whisperer"), defender=side("doji-challenger"))
    to_the_end(t)
    assert "Scorpion wins the conflict, 3 to 0." in lines(t)


@rule("LCG-CLAR-21")
def test_who_wins_is_told_once_nothing_can_take_its_place():
    t = conflict(attacker=side("akodo-toturi"), defender=side("kakita-toshimoko"))
    assert until(t, "defender", "kakita-toshimoko")
    assert not [line for line in lines(t) if "wins the conflict" in line]
    t.mirror.choose("pass", 1)
    assert [line for line in lines(t) if "wins the conflict" in line] == ["Crane wins the conflict, 6 to 4."]


def test_an_opportunity_for_fate_and_what_is_paid_is_one_line():
    t = table(north=side("doji-whisperer", hand=("fine-katana",), fate=3), south=side())
    t.north.plays("fine-katana", "doji-whisperer")
    assert lines(t)[-1] == "Crane plays Fine Katana for free, attached to Doji Whisperer."


def test_a_player_reads_their_draw_once():
    t = table(north=side("doji-whisperer", hand=("fine-katana",)), south=side())
    while not [line for line in lines(t) if "draws" in line]:
        decision = t.game.pending[0]
        ids = [option.id for option in decision.options]
        wanted = next(id for id in ("pass", "bid-2", "done", ids[0]) if id in ids)
        t.mirror.choose(wanted, decision.seat)
    drawn = {reader: [line for line in lines(t, reader) if "draws" in line] for reader in (None, 0)}
    assert sorted(drawn[None]) == ["Crane draws 2 cards.", "Scorpion draws 2 cards."]
    assert sorted(drawn[0]) == ["Crane draws Fine Katana \u00d72.", "Scorpion draws 2 cards."]


def test_who_attacks_and_who_goes_home_is_one_line_each():
    t = table(north=side("doji-challenger", "brash-samurai"), south=side())
    t.everybody_passes_until("ring-air")
    declares(t.north, "doji-challenger", "brash-samurai")
    to_the_end(t)
    told = lines(t)
    assert "Doji Challenger and Brash Samurai attack." in told
    assert "Doji Challenger and Brash Samurai return home bowed." in told
    assert "Scorpion loses 1 honor for the unopposed conflict (now 9)." in told


def test_a_province_that_an_effect_is_about_is_named():
    taiko = {"card": "manicured-garden", "cards": [{"card": "agasha-taiko", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(taiko,)), south=side(provinces=("night-raid",)))
    t.north.plays("agasha-taiko", "choice0")
    t.north.uses("agasha-taiko", "p2")
    assert lines(t)[-1] == "Crane uses Agasha Taiko: Scorpion's first province cannot be attacked."


def test_a_look_says_at_what():
    here = {"card": "manicured-garden", "cards": [{"card": "iuchi-wayfinder", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(here,)), south=side())
    t.north.plays("iuchi-wayfinder", "choice0")
    t.north.uses("iuchi-wayfinder")
    t.north.chooses(t.north.options[-1])
    assert "Crane looks at Scorpion's stronghold province by Iuchi Wayfinder." in lines(t)


@rule("LCG-SRCH-01")
def test_a_search_says_which_deck_and_how_much_of_it():
    row = ("secret-cache", "ancestral-lands", "elemental-fury", "fertile-fields")
    t = table(north=side("doji-challenger"), south=side(provinces=row, conflict=("fine-katana",) * 8))
    t.everybody_passes_until("ring-air")
    declares(t.north, "doji-challenger")
    t.south.uses("secret-cache")
    assert "Scorpion looks at the top 5 cards of its conflict deck by Secret Cache." in lines(t)


@rule("LCG-ELIM-03")
def test_a_player_who_leaves_goes_in_one_line():
    t = enlightenment(north=side("doji-challenger"), south=side("yogo-outcast"), east=side())
    t.mirror.choose("concede", 1)
    gone = [line for line in lines(t) if "game" in line]
    assert gone == [
        "Scorpion is out of the game: Concession.",
        "Scorpion leaves the game with every card it owns.",
    ]


def test_an_event_that_is_laid_away_is_not_told_with_what_it_discards():
    t = table(north=side(who("doji-whisperer", "fine-katana"), hand=("let-go",)), south=side())
    t.north.uses("let-go", "fine-katana")
    assert "Crane discards Fine Katana by Let Go." in lines(t)
    assert not [line for line in lines(t) if "and Let Go" in line]


@rule("LCG-CANC-06")
def test_what_cancels_the_ring_effect_is_named():
    t = conflict(attacker=side("doji-challenger"), defender=side(provinces=("pilgrimage",)))
    to_the_end(t)
    assert "The ring effect is canceled by Pilgrimage." in lines(t)


@rule("LCG-CANC-01")
def test_what_is_canceled_is_named_by_its_kind():
    t = table("fate", north=side(hand=("way-of-the-unicorn",)), south=side())
    until_offered(t, "north", "way-of-the-unicorn")
    t.north.uses("way-of-the-unicorn")
    assert "Passing the first player token is canceled by Way of the Unicorn." in lines(t)
    assert not [line for line in lines(t) if "ring effect" in line]


@rule("LCG-FRM3-10")
def test_attackers_of_a_conflict_that_a_card_begins_attack_too():
    mine = side("doji-challenger", "moto-horde", home=["yogo-outcast"], hand=("breakthrough",), military=1)
    t = conflict(attacker=mine, defender=side(), ring="earth")
    t.fight()
    while not t.attacker.may_use("breakthrough"):
        ids = t.attacker.options
        t.attacker.chooses(next(each for each in ("pass", "done") if each in ids))
    t.attacker.uses("breakthrough")
    declares(t.attacker, "yogo-outcast", place=6)
    assert "Yogo Outcast attacks." in lines(t)


@rule("LCG-SEL-01")
def test_among_several_a_selection_speaks_of_its_opponent():
    t = enlightenment(
        north=side(there("doji-challenger"), hand=("court-games",)),
        south=side(there("yogo-outcast")),
        east=side("savvy-politician"),
        conflict=attacking(5, type="political"),
    )
    while not t.north.may_use("court-games"):
        t.mirror.choose("pass", t.game.pending[0].seat)
    t.north.uses("court-games", "choice1")
    assert not [line for line in lines(t) if "your" in line]
    assert [line for line in lines(t) if "chooses: its opponent" in line]


def test_fate_that_comes_to_several_is_one_line():
    t = conflict(
        attacker=side("akodo-toturi", "matsu-berserker", hand=("for-greater-glory",), fate=3),
        defender=side(),
    )
    assert until(t, "attacker", "for-greater-glory")
    t.attacker.uses("for-greater-glory")
    assert "1 fate is placed on each of Akodo Toturi and Matsu Berserker by For Greater Glory." in lines(t)
