"""Chapter: costs and effects, as far as it is about how long effects last."""

from gorin.games.ccg.kinds import WHILE_BOWED
from gorin.games.ccg.words.abilities import open_
from gorin.games.ccg.words.cards import holding, strategy
from gorin.games.ccg.words.verbs.in_play.states import bow, destroy, straighten
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.which.nouns import HOLDING, PERSONALITY
from gorin.words.abilities import cost
from gorin.words.nouns import any_
from gorin.words.picks import target
from gorin.words.things import SELF, TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.plain_cards import PLAIN, plain
from support.rule import rule

cards = published(
    *PLAIN,
    holding(
        "Stable", gold=1,
        text=(open_(cost(bow(SELF)), target(PERSONALITY), gives(TARGET, force=2, until=WHILE_BOWED)),),
    ),
    strategy("Burn Down", focus=1, text=(open_(target(any_(HOLDING)), destroy(TARGET)),)),
    strategy("Rebuild", focus=1, text=(open_(target(any_(HOLDING)), straighten(TARGET)),)),
    edition=EDITION,
)  # fmt: skip


@rule("DE-COST-16")
def test_what_lasts_until_a_card_straightens_ends_when_it_leaves_play():
    for card in ("rebuild", "burn-down"):
        t = laid(north=plain("stable", "plain-samurai", hand=[card, "guard-1"]), south=plain())
        t.north.uses("stable", "plain-samurai")
        assert t.force("plain-samurai") == 5
        t.north.plays(card, "stable")
        assert t.force("plain-samurai") == 3
