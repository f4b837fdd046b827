"""What Diamond Edition answers where the editions of the CCG differ."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.diamond.clauses import CLAUSES
from gorin.games.ccg.diamond.dialect import DIAMOND_DIALECT
from gorin.games.ccg.diamond.factions import FACTIONS
from gorin.games.ccg.diamond.keywords import IMPLIED_BY, SYNONYMS
from gorin.games.ccg.diamond.naval import OfferInvasion, invading_side
from gorin.games.ccg.diamond.senseis import ChooseSenseis
from gorin.games.ccg.diamond.yu import LastStrikes, strikers
from gorin.games.ccg.edition import CcgEdition
from gorin.games.ccg.fighting.attack import why_unfit
from gorin.games.ccg.kinds import (
    ANCESTOR,
    ATTACKING,
    EVENT,
    FOLLOWER,
    HOLDING,
    ITEM,
    NO_SIDE,
    PERSONALITY,
    REGION,
    RING,
    SENSEI,
    SPELL,
    STRATEGY,
    TYPES,
)
from gorin.games.ccg.table.reading import personalities
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY
from gorin.language.using import who_acts

SEATS = (2, 3, 4, 5, 6)
"""The book names no upper limit; more than six would hardly see each other's cards."""
ANY_NUMBER = 1000
NOBODY_TO_SEND = Reason(
    "Neither you nor anyone you could invite has a unit that could be assigned to this attack.",
    "DE-MAN-05",
    "DE-MAN-07",
    "DE-MAN-08",
)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class DiamondEdition(CcgEdition):
    """Diamond Edition."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.dialect = DIAMOND_DIALECT
        self.types = tuple([DIAMOND_DIALECT.type_name(type) for type in range(len(TYPES))])
        self._answer_set_up()
        self._answer_course()

    def cites(self, clauses: tuple[str, ...]) -> tuple[str, ...]:
        own = [
            each for clause in clauses for each in CLAUSES.get(clause, (clause,)) if each.startswith("DE-")
        ]
        return tuple(dict.fromkeys(own))

    def _answer_set_up(self) -> None:
        self.seats = SEATS  # DE-ATK-07
        self.dynasty_types = (HOLDING, PERSONALITY, EVENT, REGION)
        self.fate_types = (STRATEGY, RING, FOLLOWER, ITEM, SPELL, ANCESTOR, SENSEI)
        self.size_clauses = {"Dynasty": "DE-DECK-02", "Fate": "DE-DECK-03"}
        self.single_types = {EVENT: "DE-DECK-07", RING: "DE-DECK-08", ANCESTOR: "DE-DECK-11"}
        self.starting_hand = 5  # DE-SET-21
        self.holdings_for_all = ()  # DE-SET-23
        self.holdings_for_later = ()
        self.favor_clan = ""  # DE-FAV-07
        self.rings_by_own_text = False  # DE-WIN-09

    def _answer_course(self) -> None:
        self.once_per_turn = False
        self.open_in_battle = True  # DE-ACT-05
        self.tactical_each_battle = True  # DE-TACT-02
        self.first_rule_performs = True  # DE-PERF-01
        self.targets_stay_legal = True  # DE-REAC-13
        self.choices_target = True  # DE-TARG-01, DE-TARG-09
        self.casters_unbowed = True  # DE-BOW-05
        self.small_changes_are_heard = True
        self.overpaying = True  # DE-COST-08
        self.volleys = True  # DE-RNG-06
        self.events_once = True  # DE-EVT-06
        self.factions = FACTIONS  # DE-FAC-01
        self.unaligned_by_keyword = True  # DE-FAC-09
        self.synonyms = SYNONYMS
        self.implied_by = IMPLIED_BY
        self.clan_honor_once = False  # DE-CRD-24
        self.gold_for_honor = False  # DE-CRD-19
        self.personal_honor_cap = ANY_NUMBER
        self.overlays = (PERSONALITY, HOLDING, REGION, FOLLOWER, ITEM, SPELL)  # DE-EXP-03
        self.loyal_overlays = False  # DE-EXP-09
        self.overlays_stay_unique = True  # DE-EXP-10
        self.stacks_count = True  # DE-EXP-17
        self.taken_go_home = True  # DE-PLAY-06, DE-PLAY-08
        self.controllers_discard = True  # DE-DEST-01
        self.effects_stay = True  # DE-COST-18
        self.unique_for_all = True  # DE-UNIQ-01
        self.bowed_units_are_weak = True  # DE-RES-04, DE-RES-05
        self.attackers_stay_out = False  # DE-BTL-23
        self.by_relevance = True  # DE-BTL-10
        self.terrains_go_first = True  # DE-RES-32
        self.ground_takes_along = True  # DE-RES-21, DE-TER-09
        self.wins_unopposed = False  # DE-RES-26
        self.allies_shame_nobody = True  # DE-DISH-08
        self.allying_rehonors = True  # DE-DISH-12
        self.late_allies_bow = True  # DE-RES-31
        self.focus_pool = 0  # DE-DUEL-08
        self.focused_from_hand = ANY_NUMBER
        self.duelists_focus_first = False
        self.hands_aside = False
        self.strict_challenges = True  # DE-DUEL-01, DE-DUEL-02, DE-BOW-06
        self.challenges_refusable = True  # DE-DUEL-04

    def before_first(self, s: CcgState) -> None:
        s.push(ChooseSenseis())

    def why_no_attack(self, s: CcgState, seat: int, whom: int) -> Reason | None:
        """Somebody who may be on the attacking side can send a unit; everybody else may be invited."""
        side = [seat, *(each for each in s.others(seat) if each != whom)]
        fit = any(why_unfit(s, card, ATTACKING) is None for each in side for card in personalities(s, each))
        return None if fit else NOBODY_TO_SEND

    def acts_in_battle(self, s: CcgState, seat: int) -> bool:
        """DE-BTL-30: everybody has his opportunity; without Presence he can only pass."""
        return True

    def last_strikes(self, s: CcgState, place: int, losing: int) -> Step | None:
        """DE-YU-04: just before the army that has lost is destroyed."""
        ready = strikers(s, place, losing)
        return LastStrikes(place, losing, ready) if ready else None

    def battle_chosen(self, s: CcgState, place: int) -> Step | None:
        """DE-NAV-01."""
        side = invading_side(s, place)
        return None if side == NO_SIDE else OfferInvasion(side)

    def brings_step(self, step: Step) -> bool:
        return isinstance(step, LastStrikes | ChooseSenseis | OfferInvasion)

    def reaction_order(self, s: CcgState) -> list[int]:
        """DE-REAC-10, DE-REAC-11: from the left of who caused it; without anybody, of the active player."""
        causer = who_acts(s)
        return s.seats_from((s.active if causer == NOBODY else causer) + 1)
