"""What comes of one change besides is answered, too, also where another change comes at the same time."""

from gorin.games.lcg.words.abilities import action, reaction
from gorin.games.lcg.words.verbs.in_play import bow, move_fate
from gorin.games.lcg.words.verbs.players import gain_honor
from gorin.games.lcg.words.when.triggers import gets_fate
from gorin.games.lcg.words.which.nouns import CHARACTER
from gorin.games.lcg.words.which.qualities import with_fate
from gorin.words.nouns import any_
from gorin.words.picks import second_target, target
from gorin.words.things import SECOND, SELF, TARGET
from support.lcg_cards import event, person, published
from support.lcg_table import side, table, who
from support.rule import rule

THIEF = event(
    "Besides Theft",
    action(
        target(any_(CHARACTER, with_fate)),
        second_target(CHARACTER),
        move_fate(1, TARGET, SECOND),
        bow(TARGET),
    ),
)
HEIR = person("Besides Heir", reaction(gets_fate(SELF), gain_honor(1)))
GUARD = person("Besides Guard")

cards = published(THIEF, HEIR, GUARD)


@rule("LCG-TRIG-07", "LCG-REAC-02")
def test_who_gets_fate_reacts_although_somebody_is_bowed_at_the_same_time():
    t = table(north=side("besides-heir", hand=("besides-theft",)), south=side(who("besides-guard", fate=1)))
    t.north.uses("besides-theft", "besides-guard", "besides-heir")
    assert t.fate_on("besides-heir") == 1
    assert t.is_bowed("besides-guard")
    assert t.north.may_use("besides-heir")
