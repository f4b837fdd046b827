"""Cards of the Core Set as the Rules Reference corrects or clarifies them (LCG-ERR, LCG-CLAR)."""

from gorin.games.lcg.cards import CARDS
from gorin.games.lcg.turn.setup import may_lie_under_stronghold
from support.lcg_table import conflict, side, table
from support.rule import rule


@rule("LCG-ERR-02")
def test_city_of_the_open_hand_gains_honor_and_takes_none():
    t = table(north=side(stronghold="city-of-the-open-hand", honor=8), south=side(honor=10))
    t.north.uses("city-of-the-open-hand", "choice1")
    assert (t.north.honor, t.south.honor) == (9, 10)


@rule("LCG-ERR-04")
def test_kuroi_mori_lies_under_no_stronghold():
    row = ("kuroi-mori", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = table(north=side(provinces=row, hand=("fine-katana",)), south=side())
    assert not may_lie_under_stronghold(t.s, t.card("kuroi-mori"))
    assert may_lie_under_stronghold(t.s, t.card("ancestral-lands"))


@rule("LCG-ERR-05")
def test_against_the_waves_reaches_only_ones_own_shugenja():
    t = table(
        north=side("isawa-atsuko", hand=("against-the-waves",)), south=side("naive-student", "isawa-masahiro")
    )
    t.north.uses("against-the-waves")
    assert t.north.options == [f"c{t.card('isawa-atsuko')}", "back"]


@rule("LCG-CLAR-08")
def test_a_watch_commander_who_is_discarded_by_the_card_answers_nothing():
    watched = {"card": "eager-scout", "with": ["watch-commander"]}
    t = conflict(attacker=side("doji-challenger", hand=("let-go",)), defender=side(watched))
    while not t.attacker.may_use("let-go"):
        t.defender.passes()
    t.attacker.uses("let-go", "watch-commander")
    assert t.zone("watch-commander") == "discard"
    assert t.attacker.honor == 10


@rule("LCG-ERR-27")
def test_no_text_speaks_of_being_the_attacking_player_for_a_ring():
    from gorin.words.grammar.render import card_text

    assert not [card.name for card in CARDS if "as if you were the attacking player" in card_text(card)]
