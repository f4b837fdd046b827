"""What is shown, searched, shuffled, removed (LCG-REV, LCG-SRCH, LCG-SHUF, LCG-REMV); what stays."""

import pytest

import gorin
from gorin.games.lcg import kinds
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.choosing import chooses
from gorin.games.lcg.language.verbs.decks import reveal, search_deck
from gorin.games.lcg.language.verbs.entering import put_into_play, take_control
from gorin.games.lcg.language.verbs.in_play import discard, honor, remove_from_game
from gorin.games.lcg.language.verbs.provinces import turn_up
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD, CHARACTER, PROVINCE
from gorin.games.lcg.language.which.lying import in_your_discard, in_your_hand
from gorin.language.card_filters import noun_for
from gorin.language.core.knowing import knows
from gorin.language.core.zones import DECK
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import CHOSEN, TARGET
from support.lcg_cards import event, published
from support.lcg_course import step, to_phase, turn_of, unanswered, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

STRONGHOLD = noun_for("stronghold", kinds.STRONGHOLD)
ROLE = noun_for("role", kinds.ROLE)
EVENTS = [
    event(
        "Test Boast",
        action(target(in_your_hand(CARD)), reveal(TARGET), chooses(YOU, CHARACTER, honor(CHOSEN))),
    ),
    event("Test Lantern", action(target(PROVINCE.in_zone(kinds.ROW)), turn_up(TARGET))),
    event("Test Archive", action(search_deck(ATTACHMENT, shown=True))),
    event("Test Vault", action(search_deck(CARD, shown=False))),
    event("Test Burial", action(target(in_your_discard(CHARACTER)), remove_from_game(TARGET))),
    event("Test Return", action(target(in_your_discard(CHARACTER)), put_into_play(TARGET))),
    event("Test Siege", action(target(STRONGHOLD), discard(TARGET))),
    event("Test Exile", action(target(STRONGHOLD), remove_from_game(TARGET))),
    event("Test Coup", action(target(STRONGHOLD), take_control(TARGET))),
    event("Test Oblivion", action(target(ROLE.in_zone(kinds.BESIDE)), remove_from_game(TARGET))),
]

cards = published(*EVENTS)


def seen(t, viewer, seat=0):
    return [card["slug"] for card in t.game.view(viewer)["players"][seat]["shown"]]


# --- revealing ------------------------------------------------------------------------------------


@rule("LCG-REV-01", "LCG-REV-02", "LCG-REV-03")
def test_a_revealed_card_is_shown_to_all_while_the_ability_resolves_and_stays_where_it_is():
    t = table(north=side("doji-whisperer", "yogo-outcast", hand=("test-boast", "ornate-fan")), south=side())
    assert seen(t, 1) == []
    t.north.uses("test-boast", "ornate-fan")
    unanswered(t)
    assert seen(t, 1) == ["ornate-fan"]
    assert t.game.view(1)["players"][0]["hand_size"] == 1
    assert t.zone("ornate-fan") == "hand"
    assert "reveals Ornate Fan" in " ".join(t.log)
    t.north.picks("doji-whisperer")
    assert seen(t, 1) == []
    assert knows(t.s, 1, t.card("ornate-fan")), "nobody forgets what was revealed"
    assert knows(t.s, 0, t.card("ornate-fan"))


HOME = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "face_up": True}]}


@rule("LCG-REV-01", "LCG-REV-02", "LCG-PRST-02", "LCG-PUT-09")
def test_the_top_card_is_played_only_while_artisan_academy_says_so():
    deck = ("ornate-fan", "fine-katana", "fine-katana")
    idle = {"military": 0, "political": 0}
    north = side("doji-whisperer", provinces=(HOME, "ancestral-lands"), conflict=deck, **idle)
    t = table(north=north, south=side(hand=("fine-katana",), **idle))
    assert not t.north.may_play("ornate-fan")
    t.north.uses("artisan-academy")
    assert seen(t, 1) == ["ornate-fan"]
    assert t.game.view(1)["players"][0]["conflict_deck"] == 3
    t.south.passes()
    assert t.north.may_play("ornate-fan")
    t.north.plays("ornate-fan", "doji-whisperer")
    assert t.zone("ornate-fan") == "play"
    late = table(north=north, south=side(hand=("fine-katana",), **idle))
    late.north.uses("artisan-academy")
    while late.s.phase == "conflict":
        ids = [option.id for option in late.game.decision.options]
        late.mirror.choose("pass" if "pass" in ids else ids[0], late.game.decision.seat)
    assert seen(late, 1) == []
    assert not late.north.may_play("ornate-fan")


@rule("LCG-PUT-09")
@pytest.mark.parametrize("hand", [(), ("fine-katana",)])
def test_the_top_card_answers_also_for_who_holds_nothing(hand):
    lying = {"provinces": (HOME, "ancestral-lands"), "hand": hand}
    voice = conflict(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion", "fine-katana")),
        defender=side(who("doji-challenger", status="honored"), conflict=["voice-of-honor"], **lying),
    )
    voice.defender.uses("artisan-academy")
    turn_of(voice, "attacker")
    voice.attacker.uses("way-of-the-scorpion", "doji-challenger")
    voice.defender.uses("voice-of-honor")
    assert voice.status("doji-challenger") == "honored"
    display = conflict(
        attacker=side("doji-challenger"), defender=side(conflict=["display-of-power"], fate=2, **lying)
    )
    display.defender.uses("artisan-academy")
    assert until(display, "defender", "display-of-power")


@rule("LCG-PUT-09", "LCG-TRIG-05")
def test_a_second_academy_reveals_nothing_until_the_card_was_played():
    other = {"card": "ancestral-lands", "cards": [{"card": "artisan-academy", "face_up": True}]}
    north = side("doji-whisperer", provinces=(HOME, other), conflict=("ornate-fan", "fine-katana"))
    t = table(north=north, south=side(hand=("fine-katana",)))
    t.north.uses("artisan-academy")
    t.south.passes()
    assert not t.north.may_use("artisan-academy")
    t.north.plays("ornate-fan", "doji-whisperer")
    assert t.zone("ornate-fan") == "play"
    t.south.passes()
    t.north.uses("artisan-academy")
    t.south.passes()
    assert t.north.may_play("fine-katana")


@rule("LCG-REV-04")
def test_a_province_that_an_effect_has_revealed_stays_face_up():
    idle = {"military": 0, "political": 0}
    t = table(north=side("doji-whisperer", hand=("test-lantern",), **idle), south=side(**idle))
    assert t.zone("elemental-fury") == "row"
    t.north.uses("test-lantern", "elemental-fury")
    to_phase(t, "dynasty")
    assert t.s.round == 2
    assert t.zone("elemental-fury") == "play"
    assert t.s.face_up[t.card("elemental-fury")]


# --- searching and shuffling ----------------------------------------------------------------------


@rule("LCG-SRCH-01", "LCG-SRCH-05")
def test_who_searches_sees_the_cards_alone_and_they_are_still_in_the_deck():
    deck = ("banzai", "ornate-fan", "banzai")
    t = table(north=side("agasha-swordsmith", conflict=deck), south=side())
    t.north.uses("agasha-swordsmith")
    assert "ornate-fan" in str(t.game.view(0)["looking"])
    assert t.game.view(1)["looking"] == []
    assert t.game.view(0)["players"][0]["conflict_deck"] == 3
    assert not knows(t.s, 1, t.card("ornate-fan"))
    assert t.north.options == [f"c{t.card('ornate-fan')}", "pass"]


def test_who_bids_sees_no_card_of_a_deck():
    """Bids are numbers, as cards are: of the first ones some lie in a deck here."""
    t = table("dynasty", north=side(), south=side())
    to_phase(t, "draw")
    while "bid-1" not in t.north.options:
        t.mirror.choose("pass", t.game.decision.seat)
    assert any(t.s.zone[card] == DECK for card in range(1, 6))
    assert t.game.view(0)["looking"] == t.game.view(1)["looking"] == []


@rule("LCG-SRCH-04")
def test_a_card_that_had_to_be_of_a_kind_is_shown():
    t = table(north=side("agasha-swordsmith", conflict=("banzai", "ornate-fan", "banzai")), south=side())
    t.north.uses("agasha-swordsmith", "ornate-fan")
    assert t.north.hand == ["ornate-fan"]
    assert [card["slug"] for card in t.game.view(1)["players"][0]["known"]["hand"]] == ["ornate-fan"]


@rule("LCG-SRCH-02", "LCG-SHUF-01", "LCG-SHUF-02")
def test_a_deck_that_was_searched_is_shuffled_and_no_other():
    names = (
        "banzai",
        "ornate-fan",
        "fine-katana",
        "court-games",
        "outwit",
        "rout",
        "assassination",
        "for-shame",
    )
    dynasty = ("eager-scout", "doji-whisperer", "yogo-outcast", "brash-samurai")
    orders = set()
    for seed in range(4):
        t = table(
            north=side(hand=("test-archive",), conflict=names, dynasty=dynasty), south=side(), seed=seed
        )
        t.north.uses("test-archive")
        unanswered(t)
        assert t.north.options == [f"c{t.card(each)}" for each in ("ornate-fan", "fine-katana")] + ["pass"]
        t.north.passes()
        player = t.s.players[0]
        orders.add(tuple(t.s.names[t.s.what[card]] for card in player.conflict))
        assert [t.s.names[t.s.what[card]] for card in reversed(player.dynasty)] == list(dynasty)
        assert not any(knows(t.s, seat, card) for seat in (0, 1) for card in player.conflict)
    assert len(orders) > 1


def heard(t, seat=1):
    """All that another player was told, and sees."""
    lines = [(line.sentence, line.refs) for line in t.game.events if line.visible_to(seat) and line.sentence]
    return lines, t.game.view(seat)


def sought(take):
    deck = ("ornate-fan", "banzai", "fine-katana")
    t = table(
        north=side(provinces=(HOME, "ancestral-lands"), hand=("test-vault",), conflict=deck), south=side()
    )
    t.north.uses("artisan-academy")
    t.north.uses("test-vault")
    unanswered(t)
    t.north.picks(take)
    return t


@rule("LCG-SRCH-01")
def test_a_card_that_everybody_has_seen_on_the_deck_is_taken_as_secretly_as_any_other():
    shown, other = sought("ornate-fan"), sought("banzai")
    assert shown.north.hand == ["ornate-fan"] and other.north.hand == ["banzai"]
    assert heard(shown) == heard(other)
    assert not knows(shown.s, 1, shown.card("ornate-fan"))


def taken_by_yasuki(take):
    deck = ("ornate-fan", "banzai", "fine-katana")
    t = conflict(
        attacker=side("shrewd-yasuki", provinces=(HOME, "ancestral-lands"), conflict=deck),
        defender=side("yogo-outcast"),
    )
    t.defender.passes()
    t.attacker.uses("artisan-academy")
    t.defender.passes()
    t.attacker.uses("shrewd-yasuki", take)
    return t


@rule("LCG-SRCH-01")
def test_what_is_left_of_cards_that_one_player_looks_at_tells_nobody_what_was_taken():
    shown, other = taken_by_yasuki("ornate-fan"), taken_by_yasuki("banzai")
    assert shown.attacker.hand == ["ornate-fan"] and other.attacker.hand == ["banzai"]
    assert heard(shown) == heard(other)


# --- removed from the game ------------------------------------------------------------------------


@rule("LCG-REMV-01", "LCG-REMV-02")
def test_what_is_removed_is_open_and_does_not_come_back():
    hand = ("test-burial", "test-return", "fine-katana")
    t = table(north=side("doji-whisperer", hand=hand, dynasty_discard=("yogo-outcast",)), south=side())
    assert t.north.may_use("test-return")
    t.north.uses("test-burial", "yogo-outcast")
    unanswered(t)
    assert t.zone("yogo-outcast") == "removed"
    assert not t.north.may_use("test-return")
    for viewer in (0, 1, None):
        assert [card["slug"] for card in t.game.view(viewer)["players"][0]["removed"]] == ["yogo-outcast"]


@rule("LCG-STRG-01")
def test_a_stronghold_stays_where_it_is():
    hand = ("test-siege", "test-exile", "test-coup", "fine-katana")
    t = table(north=side("doji-whisperer", hand=hand), south=side())
    assert t.card("shizuka-toshi") in t.s.in_play
    assert not t.north.may_use("test-siege")
    assert not t.north.may_use("test-exile")
    assert not t.north.may_use("test-coup")


@rule("LCG-ROLE-02", "LCG-ROLE-03")
def test_a_role_works_from_beside_the_stronghold_and_nothing_removes_it():
    t = table(
        north=side("doji-whisperer", hand=("test-oblivion", "fine-katana"), role="seeker-of-air"),
        south=side(role="keeper-of-air"),
    )
    role = t.card("keeper-of-air")
    assert t.zone("keeper-of-air") == "beside"
    assert role not in t.s.in_play
    won = conflict(
        attacker=side("yogo-outcast"),
        defender=side("akodo-toturi", role="keeper-of-air", hand=("fine-katana",)),
    )
    won.fight()
    assert won.defender.may_use("keeper-of-air")
    assert not t.north.may_use("test-oblivion")


@rule("LCG-FRM2-03")
def test_who_bids_sees_no_card_of_any_deck():
    """The numbers to bid are no numbers of cards."""
    decks = {"conflict": ["banzai"] * 8, "dynasty": ["matsu-berserker"] * 4, "provinces": ["fertile-fields"]}
    game = gorin.setup("lcg", {"phase": "dynasty", "players": [decks, decks]})
    for seat in (0, 1):
        game.choose("pass", seat)
    assert {option.id for option in game.pending[0].options} == {f"bid-{number}" for number in range(1, 6)}
    assert [decision.seat for decision in game.pending] == [0, 1]
    assert all(game.state.zone[number] == DECK for number in range(1, 6))
    assert [game.view(seat)["looking"] for seat in (0, 1, None)] == [[], [], []]


@rule("LCG-FDP-05", "LCG-BRK-03")
def test_who_breaks_a_province_is_not_told_what_lies_face_down_in_it():
    """Its owner has looked at it; the attacker is offered the card by its province."""
    first = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "known_to": [1]}]}
    row = (first, "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = conflict(attacker=side("akodo-toturi", "akodo-toturi"), defender=side(provinces=row))
    place = t.s.conflict.provinces[0]
    for _ in range(20):
        if " broke. Discard" in t.prompt:
            break
        step(t)
    (option, _) = t.game.decision.options
    assert (option.id, option.refs) == (f"c{t.card('artisan-academy')}", (f"p{place}",))
    assert "Academy" not in option.label and "Facedown card" in option.label
