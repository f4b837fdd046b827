"""Lion Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.acting.targets import UNTARGETABLE_BY_FAVOR
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    matsu_led,
    no_walls,
    others_play_no_terrains,
)
from gorin.games.ccg.diamond.words.when import (
    THIS_ATTACKS,
    YOUR_END_PHASE,
    attached_from_hand,
    from_your_hand,
)
from gorin.games.ccg.kinds import (
    GAME_END,
)
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.games.ccg.words.abilities import battle, reaction
from gorin.games.ccg.words.cards import (
    LION,
    personality,
)
from gorin.games.ccg.words.flow import later
from gorin.games.ccg.words.protection import negates
from gorin.games.ccg.words.traits import (
    has_force,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.when.conditions import WHILE_ATTACKING
from gorin.games.ccg.words.which.nouns import (
    FOLLOWER,
    PERSONALITY,
    TERRAIN,
    UNIT_CARD,
)
from gorin.games.ccg.words.which.places import attacking, in_this_army
from gorin.words.nouns import any_
from gorin.words.qualities import keyword
from gorin.words.things import SELF
from gorin.words.traits import permits

CARDS: list[Card] = [
    personality(
        "Akodo Kurako",
        LION,
        force=3,
        chi=3,
        honor_req=8,
        gold=9,
        personal_honor=3,
        keywords=("Tactician", "Lion Clan", "Samurai", "Soul of Ikoma Tsanuri"),
        text=(others_play_no_terrains(),),
    ),
    personality(
        "Akodo Mino",
        LION,
        force=2,
        chi=4,
        honor_req=10,
        gold=10,
        personal_honor=4,
        keywords=("Tactician", "Unique", "Lion Clan", "Samurai", "Soul of Ikoma Ujiaki Experienced"),
        text=(
            battle(
                gives(any_(PERSONALITY, keyword("Lion Clan"), attacking, in_this_army), force=2),
                once_per_battle=True,
            ),
        ),
    ),
    personality(
        "Akodo Shigetoshi",
        LION,
        force=3,
        chi=3,
        honor_req=7,
        gold=7,
        personal_honor=2,
        keywords=("Lion Clan", "Samurai", "Soul of Seppun Hotaitaka"),
        text=(reaction(attached_from_hand(FOLLOWER, SELF), later(YOUR_END_PHASE, draw(1), until=GAME_END)),),
    ),
    personality(
        "Akodo Tadenori",
        LION,
        force=0,
        chi=4,
        honor_req=4,
        gold=6,
        personal_honor=3,
        keywords=("Tactician", "Campaigner", "Lion Clan", "Samurai", "Soul of Ikoma Gunjin"),
    ),
    personality(
        "Akodo Yobi",
        LION,
        force=1,
        chi=3,
        honor_req=5,
        gold=8,
        personal_honor=3,
        keywords=("Tactician", "Lion Clan", "Samurai"),
        text=(reaction(from_your_hand(TERRAIN), draw(1), keywords=("Tactical",)),),
    ),
    personality(
        "Matsu Aoiko",
        LION,
        force=1,
        chi=3,
        honor_req=6,
        gold=5,
        personal_honor=3,
        keywords=("Lion Clan", "Samurai", "Soul of Matsu Gohei"),
        text=(has_force(SELF, 2, while_=WHILE_ATTACKING),),
    ),
    personality(
        "Matsu Kenji",
        LION,
        force=5,
        chi=4,
        honor_req=8,
        gold=10,
        personal_honor=3,
        keywords=("Tactician", "Unique", "Lion Clan", "Samurai", "Taisa"),
        text=(
            negates(
                "fear", "Fear does not affect {whom}", any_(UNIT_CARD, in_this_army, matsu_led), ANYTHING
            ),
        ),
    ),
    personality(
        "Matsu Mabuchi",
        LION,
        force=4,
        chi=3,
        honor_req=0,
        gold=8,
        personal_honor=2,
        keywords=("Lion Clan", "Samurai", "Soul of Matsu Turi"),
        text=(permits(UNTARGETABLE_BY_FAVOR, SELF, "Favor actions and lobbying may not target {whom}"),),
    ),
    personality(
        "Matsu Nimuro",
        LION,
        force=7,
        chi=6,
        honor_req=10,
        gold=15,
        personal_honor=4,
        keywords=(
            "Double Chi",
            "Loyal",
            "Tactician",
            "Unique",
            "Clan Champion",
            "Experienced",
            "Lion Clan",
            "Samurai",
        ),
        experience=1,
        text=(reaction(THIS_ATTACKS, no_walls()),),
    ),
]
