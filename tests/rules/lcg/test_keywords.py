"""Keywords: what they do by themselves, and when (LCG-KEYW)."""

from gorin.games.lcg.words.abilities import action
from gorin.games.lcg.words.traits import keywords
from gorin.games.lcg.words.verbs.in_play import discard
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.words.picks import target
from gorin.words.things import TARGET
from support.lcg_cards import event, person, published
from support.lcg_table import side, table
from support.rule import rule

COURTEOUS = person("Courteous", keywords("courtesy", "courtesy"))
DISMISSAL = event("Dismissal", action(target(CHARACTER), discard(TARGET)))

cards = published(COURTEOUS, DISMISSAL)


@rule("LCG-KEYW-04")
def test_a_keyword_that_is_there_twice_resolves_once():
    t = table(north=side("courteous", hand=("dismissal",), fate=3), south=side(hand=("fine-katana",)))
    t.north.uses("dismissal", "courteous")
    assert t.zone("courteous") == "discard"
    assert t.north.fate == 4
