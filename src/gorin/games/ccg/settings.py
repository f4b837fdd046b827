"""Settings: what an edition says where the editions differ, as far as it is a number, a name or a yes.

The family asks; it never asks for an edition's name. The defaults are those of Celestial.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import CCG
from gorin.games.ccg.kinds import (
    CLANS,
    DYNASTY_TYPES,
    EVENT,
    FOLLOWER,
    ITEM,
    PERSONALITY,
    RING,
    SPELL,
    STRATEGY,
    TYPES,
)
from gorin.language.core.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class EditionSettings(Ruleset):
    """The plain answers of an edition; what it answers by doing something is its ruleset's."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.types = TYPES
        self.dialect = CCG
        self.seats: tuple[int, ...] = (2,)
        self._set_up()
        self._actions()
        self._people()
        self._fighting()

    def cites(self, clauses: tuple[str, ...]) -> tuple[str, ...]:
        """The clauses of this edition's own book that say what the family cites by Celestial's."""
        return clauses

    def _set_up(self) -> None:
        """Decks, set-up, winning and losing."""
        self.dynasty_types: tuple[int, ...] = DYNASTY_TYPES
        self.fate_types: tuple[int, ...] = (STRATEGY, RING, FOLLOWER, ITEM, SPELL)
        self.deck_minimum = 40
        self.copies = 3
        self.size_clauses: dict[str, str] = {}
        """Where the book says apart how large which deck is; otherwise as in CE-DECK-01."""
        self.single_types: dict[int, str] = {EVENT: "CE-DECK-06"}
        """Of these types there is one copy of each card in a deck, and which clause says so."""
        self.starting_hand = 6
        self.maximum_hand = 8
        self.provinces = 4
        self.holdings_for_all: tuple[str, ...] = ("border-keep",)
        self.holdings_for_later: tuple[str, ...] = ("bamboo-harvesters",)
        """For the players who do not go first; they start bowed (CE-SET-05)."""
        self.favor_clan = "Dragon"
        """CE-FAV-07: the only player of this Clan starts with the Favor."""
        self.honor_victory = 40
        self.dishonor_defeat = -20
        self.standstill = 60
        """No book ends a game that nobody can win: so many turns of each player with all decks empty do. Who
        gains one Honor in each of them has won, however deep in shame he was."""
        self.rings_by_own_text = True
        """CE-WIN-05: only Rings that entered play by their own text count for enlightenment."""

    def _actions(self) -> None:
        self.once_per_turn = True
        """CE-ACT-09: each ability, unless it says otherwise; without this, only if it says so."""
        self.open_in_battle = False
        """Open actions may be taken where Battle actions are."""
        self.tactical_each_battle = False
        """A Tactician performs one Tactical action in each battle, not in each turn."""
        self.casters_unbowed = False
        """Who is bowed casts no Spells."""
        self.targets_perform = True
        """CE-PERF-03; or else only who is chosen to perform does (WH-GLO-31)."""
        self.first_rule_performs = False
        """Only the first rule that applies says who performs: the card, its bearer, who is involved."""
        self.ranged_needs_target = True
        """CE-RNG-02; or else its target is optional, and chosen as the action resolves (WH-GLO-36)."""
        self.volleys = False
        """DE-RNG-06: cards of one unit combine their Ranged Attacks."""
        self.small_changes_are_heard = False
        """There are cards that respond to a card's bowing, to a Force bonus, to Honor that is owed."""
        self.targets_stay_legal = False
        """A target that a Reaction makes illegal is left unaffected."""
        self.choices_target = False
        """DE-TARG-01, DE-TARG-09: what somebody chooses while an action resolves is targeted by it, too."""
        self.overpaying = False
        """DE-COST-08: who likes to pays more Gold than a cost needs, also for a cost of 0."""
        self.events_once = False
        """Each Event, by its title, resolves once a game, whoever owns it."""

    def _people(self) -> None:
        """Recruiting, Honor, titles."""
        self.factions: dict[str, str] = {clan: f"{clan} Clan" for clan in CLANS}
        """CE-KEY-08, DE-FAC-01: the keyword of who is aligned with each; an empty one is nobody's."""
        self.unaligned_by_keyword = False
        """Who is unaligned has a keyword that says so; otherwise whoever has no alignment is (CE-KEY-09)."""
        self.clan_discount = 2
        self.clan_honor_once = True
        """CE-DYN-07: Honor for an aligned Personality is gained once in a Dynasty phase."""
        self.gold_for_honor = True
        """CE-DYN-08: an aligned Personality whose Honor Requirement is not met costs so much more instead."""
        self.personal_honor_cap = 5
        """CE-CRD-07."""
        self.overlays: tuple[int, ...] = (PERSONALITY,)
        """CE-EXP-01, CE-DECK-10: of which types the more experienced are laid upon the less."""
        self.loyal_overlays = True
        """CE-EXP-03: who is Loyal overlays himself only for a player of his own Clan."""
        self.overlays_stay_unique = False
        """DE-EXP-10: nothing is overlaid where two Unique cards of one name would be in play."""
        self.stacks_count = False
        """Every card of a stack counts when it is destroyed in battle, not only its top (CE-EXP-09)."""
        self.taken_go_home = False
        """Who is taken over goes to his new controller's home, out of any battle or duel."""
        self.controllers_discard = False
        """DE-DEST-01: what leaves play lies in the pile of its controller, not of its owner (CE-CTRL-08)."""
        self.effects_stay = False
        """DE-COST-18: what changes a card for a while changes it also after it has left play."""
        self.unique_for_all = False
        """A Unique card keeps others of its title out of play under every player's control."""

    def _fighting(self) -> None:
        self.cavalry_segment = True
        self.bowed_units_are_weak = False
        """A bowed Follower adds no Force to his unit and a bowed Personality leaves it none, whoever asks."""
        self.attackers_stay_out = True
        """CE-BTL-12: who attacked at a resolution moves to no battlefield for the rest of the phase."""
        self.by_relevance = False
        """In battle an action must concern the battle somehow; otherwise all of it is there (CE-BTL-09)."""
        self.terrains_go_first = False
        """DE-RES-32: a Terrain is gone before anybody reacts to how its battle was resolved."""
        self.ground_takes_along = False
        """DE-RES-21, DE-TER-09: what is attached to a province that falls, or is the Terrain of a battle that
        is over, is destroyed; otherwise it is discarded (CE-RES-07, CE-TER-04)."""
        self.wins_unopposed = True
        """A side can win against one without units."""
        self.honor_for_win = 2
        self.honor_for_tie = 1
        self.allies_shame_nobody = False
        """Who is dishonored and fights for another costs him no Honor, nor is he rehonored (DE-DISH-08)."""
        self.honor_for_allying = 2
        """Gained with the first units that an ally assigns in an attack (WH-MAN-16, DE-ATK-14)."""
        self.allying_rehonors = False
        """That gain rehonors the dishonorable among them instead (DE-DISH-12; not so in WH-MAN-19)."""
        self.late_allies_bow = False
        """Defending allies still out after the last battle bow, too (DE-RES-31; not so in WH-RES-31)."""
        self.focus_pool = 3
        self.focused_from_hand = 1
        """CE-DUEL-10: how many cards each duelist's player may focus from his hand."""
        self.duelists_focus_first = True
        """CE-DUEL-21."""
        self.hands_aside = True
        """CE-DUEL-04: in a duel nothing is played from hands."""
        self.strict_challenges = False
        """Nobody is chosen for a challenge that comes to nothing: who is bowed, or of the same player."""
        self.challenges_refusable = False
        """A challenge may be refused although its text does not say so."""
