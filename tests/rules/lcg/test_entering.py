"""Playing cards, putting them into play, sacrificing them (LCG-PUT, LCG-SAC, LCG-REST, LCG-UNIQ)."""

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.restrictions import BE_DISCARDED
from gorin.games.lcg.language.traits import attaches_to
from gorin.games.lcg.language.verbs.entering import put_into_play, put_onto
from gorin.games.lcg.language.verbs.in_play import sacrifice
from gorin.games.lcg.language.verbs.players import discard_from_hand, draw, gain_honor
from gorin.games.lcg.language.when.events import CARD_PLAYED, ENTERS_PLAY, LEAVES_PLAY
from gorin.games.lcg.language.when.roles import BY_DISCARD
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CARD, CHARACTER
from gorin.games.lcg.language.which.lying import in_opponents_discard, in_your_hand
from gorin.language.abilities import cost
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after
from gorin.language.picks import paying, second_target, target
from gorin.language.players import YOU
from gorin.language.predicates import keyword
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import PAID, SECOND, TARGET
from support.lcg_cards import attachment, event, made, person, published
from support.lcg_course import attack, unanswered
from support.lcg_table import side, table, who
from support.rule import rule

EVENTS = [
    event("Test Summons", action(target(in_your_hand(CHARACTER)), put_into_play(TARGET))),
    event("Test Séance", action(target(in_opponents_discard(CHARACTER)), put_into_play(TARGET))),
    event(
        "Test Forge",
        action(target(in_your_hand(ATTACHMENT)), second_target(CHARACTER), put_onto(TARGET, SECOND)),
    ),
    event("Test Exchange", action(cost(discard_from_hand(PAID)), paying(in_your_hand(CARD)), draw(1))),
    event("Test Offering", action(cost(sacrifice(PAID)), paying(your(CHARACTER)), gain_honor(3))),
]
SPIRIT = made("Test Spirit | Neutral conflict character | cost=- 1/1 glory=1 | Spirit")
SAMURAI = made("Test Samurai | Neutral conflict character | cost=2 1/1 glory=1 | Bushi")
HERALD = person(
    "Test Herald",
    reaction(after(CARD_PLAYED, YOU), gain_honor(1)),
    reaction(after(ENTERS_PLAY, your(CHARACTER)), draw(1)),
)
WIDOW = person(
    "Test Widow",
    reaction(
        after(LEAVES_PLAY, BY_DISCARD),
        gain_honor(1),
    ),
)
STUBBORN = person("Test Stubborn One", cannot(BE_DISCARDED, CHARACTER))
SADDLE = attachment("Test Saddle", attaches_to(any_(CHARACTER, keyword("Cavalry"))))
RIDER = person("Test Rider", traits="Cavalry")

cards = published(*EVENTS, SPIRIT, SAMURAI, HERALD, WIDOW, STUBBORN, SADDLE, RIDER)


def played(*hand, south=(), **facts):
    return table(north=side("test-herald", hand=hand, **facts), south=side(*south))


@rule("LCG-PUT-01", "LCG-READ-01")
def test_a_character_is_paid_for_and_enters_play_ready():
    t = played("test-samurai", "fine-katana")
    t.north.plays("test-samurai", "choice1")
    assert t.zone("test-samurai") == "play"
    assert t.north.fate == 2  # 2 for it, 1 on it
    assert not t.is_bowed("test-samurai")
    assert t.north.may_use("test-herald")  # it has entered play
    t.north.passes()
    assert "played Test Samurai" in t.prompt
    assert t.north.may_use("test-herald")


@rule("LCG-PUT-02", "LCG-PUT-04")
def test_what_is_put_into_play_costs_nothing_and_was_not_played():
    t = played("test-summons", "test-samurai")
    t.north.uses("test-summons", "test-samurai")
    unanswered(t)
    assert t.zone("test-samurai") == "play"
    assert t.fate_on("test-samurai") == 0
    assert t.north.fate == 5
    prompts = []
    while t.prompt.endswith("React?"):
        prompts.append(t.prompt)
        t.mirror.choose("pass", t.game.decision.seat)
    assert not [each for each in prompts if "played Test Samurai" in each]
    assert [each for each in prompts if "Test Samurai entered play" in each]


@rule("LCG-PUT-03")
def test_what_cannot_be_played_can_be_put_into_play():
    t = played("test-summons", "test-spirit")
    assert not t.north.may_play("test-spirit")
    t.north.uses("test-summons", "test-spirit")
    unanswered(t)
    assert t.zone("test-spirit") == "play"
    assert t.s.controller[t.card("test-spirit")] == 0


@rule("LCG-PUT-05")
def test_in_a_conflict_it_enters_at_home_and_ready():
    t = attack(
        attacker=side("doji-challenger", hand=("test-summons", "test-samurai", "fine-katana")),
        defender=side(),
    )
    t.attacker.uses("test-summons", "test-samurai")
    unanswered(t)
    assert not t.participates("test-samurai")
    assert not t.is_bowed("test-samurai")


@rule("LCG-PUT-06")
def test_an_attachment_is_put_only_upon_who_may_have_it():
    t = played("test-forge", "test-saddle", south=("test-rider", "yogo-outcast"))
    t.north.uses("test-forge", "test-saddle")
    assert t.north.options == [f"c{t.card('test-rider')}", "back"]
    t.north.picks("test-rider")
    unanswered(t)
    assert t.s.host[t.card("test-saddle")] == t.card("test-rider")
    nobody = played("test-forge", "test-saddle", south=("yogo-outcast",))
    assert not nobody.north.may_use("test-forge")


@rule("LCG-PUT-07")
def test_an_event_is_not_in_hand_while_it_is_paid_for():
    alone = played("test-exchange")
    assert not alone.north.may_use("test-exchange")
    t = played("test-exchange", "ornate-fan")
    t.north.uses("test-exchange")
    assert t.north.options == [f"c{t.card('ornate-fan')}", "back"]
    t.north.picks("ornate-fan")
    unanswered(t)
    assert t.zone("test-exchange") == "discard"


@rule("LCG-PUT-08", "LCG-SAC-02")
def test_an_event_whose_sacrifice_is_prevented_is_discarded_without_effect():
    t = table(north=side(who("yogo-outcast", "reprieve"), hand=("test-offering",)), south=side())
    t.north.uses("test-offering", "yogo-outcast")
    t.north.uses("reprieve")
    assert t.zone("yogo-outcast") == "play"
    assert t.zone("test-offering") == "discard"
    assert t.north.honor == 10


@rule("LCG-SAC-01")
def test_only_an_own_card_in_play_is_sacrificed():
    t = table(
        north=side("yogo-outcast", hand=("test-offering", "test-samurai")), south=side("doji-whisperer")
    )
    t.north.uses("test-offering")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "back"]
    t.north.picks("yogo-outcast")
    unanswered(t)
    assert t.zone("yogo-outcast") == "discard"
    assert t.north.honor == 13


@rule("LCG-SAC-03")
def test_a_sacrifice_is_no_discard():
    t = table(
        north=side("test-widow", "test-stubborn-one", "yogo-outcast", hand=("test-offering",)), south=side()
    )
    t.north.uses("test-offering", "yogo-outcast")  # though nobody can be discarded
    unanswered(t)
    assert t.zone("yogo-outcast") == "discard"
    assert t.north.honor == 13
    assert not t.north.may_use("test-widow")


@rule("LCG-UNIQ-03")
def test_an_opponents_unique_card_does_not_come_to_you_while_he_has_one_of_that_title():
    pile = {"dynasty_discard": ("mirumoto-raitsugu", "yogo-outcast")}
    t = table(north=side("doji-whisperer", hand=("test-seance",)), south=side("mirumoto-raitsugu", **pile))
    t.north.uses("test-seance")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "back"]
    free = table(north=side("doji-whisperer", hand=("test-seance",)), south=side(**pile))
    free.north.uses("test-seance")
    assert f"c{free.card('mirumoto-raitsugu')}" in free.north.options


@rule("LCG-REST-01")
def test_who_controls_the_character_discards_the_third_restricted_attachment():
    bearer = who("yogo-outcast", "fine-katana", "ornate-fan")
    t = table(north=side(hand=("ancestral-daisho",)), south=side(bearer))
    t.north.plays("ancestral-daisho", "yogo-outcast")
    assert t.asked == "south"
    three = [t.card(each) for each in ("fine-katana", "ornate-fan", "ancestral-daisho")]
    on_it = [card for card, host in enumerate(t.s.host) if host == t.card("yogo-outcast")]
    assert sorted(t.south.options) == sorted(f"c{card}" for card in on_it)
    assert len(three) == len(on_it) == 3
    t.south.picks("ancestral-daisho")
    assert t.zone("ancestral-daisho") == "discard"
