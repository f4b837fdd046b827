"""Tokens (DE-TOK), and what names itself (DE-COPY-10)."""

from gorin.games.ccg.language.abilities import limited, open_, pay_gold
from gorin.games.ccg.language.cards import created_follower
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.table.values import gold_cost
from gorin.language.abilities import cost
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.plain_cards import PLAIN, plain, samurai, trick
from support.rule import rule

cards = published(
    *PLAIN,
    trick("Train", puts_tokens(TARGET, 1, "Training", 1, 2)),
    trick("Wound", puts_tokens(TARGET, 1, "Wound", -3)),
    trick("Slay", destroy(TARGET)),
    trick("Dismiss", discard(TARGET)),
    samurai("Recruiter", text=(limited(pay_gold(4), create(created_follower(1), SELF)),)),
    samurai("Scholar", text=(open_(cost(bow(SELF)), draw(1)),)),
    edition=EDITION,
)


def acting(*hand, play=("plain-samurai",), **facts):
    return laid(north=plain(*play, hand=[*hand, "guard-1"], **facts), south=plain("plain-stranger", hand=[]))


def tokens(t):
    return [each for each in t.s.in_play if t.s.definition(each).created and t.s.type_of(each) == 8]


@rule("DE-TOK-01")
def test_a_token_changes_what_it_names():
    t = acting("train", "wound")
    t.north.plays("train", "plain-samurai")
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (4, 5)
    t.north.plays("wound", "plain-samurai")
    assert (t.force("plain-samurai"), t.chi("plain-samurai")) == (1, 5)


@rule("DE-TOK-03", "DE-TOK-07")
def test_a_follower_token_is_a_card_without_a_price():
    t = acting(play=("recruiter", "farm-1", "farm-2"), stronghold_bowed=True)
    t.north.chooses("use:recruiter")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    t.north.table_passes_reactions()
    (token,) = tokens(t)
    assert t.s.host[token] == t.card("recruiter") and gold_cost(t.s, token) == 0


@rule("DE-TOK-05", "DE-TOK-06")
def test_tokens_go_with_their_card_and_to_no_pile():
    for end in ("slay", "dismiss"):
        t = acting(end, "train", play=("recruiter", "farm-1", "farm-2"), stronghold_bowed=True)
        t.north.chooses("use:recruiter")
        while "Pay" in t.prompt:
            t.north.chooses("choice0")
        t.north.table_passes_reactions()
        t.north.plays("train", "recruiter")
        t.north.plays(end, "recruiter")
        assert not tokens(t) and not t.s.tokens
        lying = t.s.players[0].fate_discard + t.s.players[0].dynasty_discard
        assert not any(t.s.definition(card).created for card in lying)


@rule("DE-TOK-04")
def test_a_token_that_is_no_follower_counts_for_no_honor():
    trained = {"card": "plain-stranger", "tokens": [{"name": "Training", "force": 1}]}
    t = fighting(plain(trained), plain("plain-samurai", "scholar"))
    t.fight()
    assert t.zone("plain-stranger") == "discard" and t.defender.honor == 5 + 2


@rule("DE-COPY-10")
def test_who_names_himself_means_himself():
    t = acting(play=("scholar", "scholar"))
    t.north.uses("scholar")
    assert [t.is_bowed("scholar", 0), t.is_bowed("scholar", 1)].count(True) == 1
