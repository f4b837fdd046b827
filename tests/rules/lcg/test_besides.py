"""What comes of one change besides is answered, too, also where another change comes at the same time."""

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.verbs.in_play import bow, move_fate
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import FATE_PLACED
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import with_fate
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, SELF, TARGET
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
HEIR = person("Besides Heir", reaction(after(FATE_PLACED, SELF), gain_honor(1)))
GUARD = person("Besides Guard")

cards = published(THIEF, HEIR, GUARD)


@rule("LCG-TRIG-07", "LCG-REAC-02")
def test_who_gets_fate_reacts_although_somebody_is_bowed_at_the_same_time():
    t = table(north=side("besides-heir", hand=("besides-theft",)), south=side(who("besides-guard", fate=1)))
    t.north.uses("besides-theft", "besides-guard", "besides-heir")
    assert t.fate_on("besides-heir") == 1
    assert t.is_bowed("besides-guard")
    assert t.north.may_use("besides-heir")
