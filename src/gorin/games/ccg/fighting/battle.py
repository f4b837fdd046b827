"""Battles: combat, resolution, and what comes after (CE-BTL, CE-RES)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.honor import gain_in_turn, rehonored
from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.kinds import (
    ATTACKING,
    BATTLE_END,
    COMBAT_END,
    DEFENDING,
    HOME,
    NO_SIDE,
    PERSONALITY,
    STRATEGY,
)
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.causes import IN_BATTLE
from gorin.games.ccg.table.contests import Fight
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import (
    copied_ability,
    province,
    provinces_of,
    side_of,
    strength,
    top_of,
    unit,
    units_at,
)
from gorin.games.ccg.table.sides import fighters_at, is_leader, leader_of, other_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import army_force
from gorin.kernel.events import only
from gorin.kernel.state import Step
from gorin.language.core.active_effects import in_play_of_type
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import PLAY


@final
class Battle(Fight):
    """A battle at one battlefield. CE-BTL-04: it may also come from an effect."""

    tag: ClassVar[str] = "battle"
    fields: ClassVar[dict[str, str]] = {
        "place": "int",
        "winner": "int",
        "victors": "[int]",
        "tied": "bool",
        "cards": "[int]",
        "sides": "[int]",
        "shamed": "[int]",
        "apart": "bool",
        "void": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "chosen",
        "engage",
        "combat",
        "combat_is_over",
        "end_combat",
        "before_resolution",
        "compare",
        "last_strikes",
        "before_fall",
        "destroy_losers",
        "gain_honor",
        "resolution_over",
        "resolved",
        "clear_terrain",
        "before_return",
        "attackers_return",
        "end",
    )

    def __init__(self, place: int, apart: bool = False) -> None:
        super().__init__()
        self.place = place
        self.apart = apart
        """An effect has made the battlefield, which is at no province."""
        self.void = False
        """One of the leaders has left the game, so that nothing is decided any more."""
        self.winner = NOBODY
        """The side that has won."""
        self.victors: list[int] = []
        """WH-GLO-51, WH-GLO-53: the players with units on it; a leader without any has not won."""
        self.tied = False
        self.cards: list[int] = []
        """What resolution has destroyed, for the Honor it brings: also who was brought back since."""
        self.sides: list[int] = []
        """On which side each of them was."""
        self.shamed: list[int] = []
        """The sides that gain no Honor from a tie, because somebody was rehonored for it (CE-DISH-09)."""

    def cause(self, s: CcgState) -> tuple[int, ...]:
        return IN_BATTLE

    def on_player_left(self, s: CcgState, seat: int) -> None:
        """DE-RES-37: without a leader nothing is decided; what was decided before is carried through."""
        if is_leader(s, seat) and self.at <= self.stages.index("destroy_losers"):
            self.void = True
            begun = self.at > self.stages.index("engage")
            self.at = self.stages.index("end_combat") if begun else len(self.stages)

    def break_off(self) -> bool:
        """DE-RES-33: only as long as the Forces have not been compared."""
        if self.at > self.stages.index("compare"):
            return False
        self.broken_off = True
        self.go("end_combat")
        return True

    def chosen(self, s: CcgState) -> None:
        """It is about to begin; CE-BATG-04: not where one is fought already, nor where there is nothing."""
        if s.battlefield == self.place or (province(s, self.place) is None and not self.apart):
            self.at = len(self.stages)
            return
        step = rules_of(s).battle_chosen(s, self.place)
        if step is not None:
            s.push(step)

    def engage(self, s: CcgState) -> None:
        ops.engage(s, self.place, quietly=self.invading != NO_SIDE)

    def combat(self, s: CcgState) -> None:
        """CE-BTL-05, WH-CMB-01, WH-CMB-02: Battle actions in turn; the Defender has the first opportunity."""
        ops.set_combat(s, True)
        fight = ActionRound(combat_order(s, s.defender if self.first == NOBODY else self.first))
        fight.only = self.only
        s.push(fight)

    def combat_is_over(self, s: CcgState) -> None:
        """All have passed one after another; what waits for that happens now."""
        ops.happen(s, TriggerEvent("combat is over", PLACES + self.place, s.attacker, s.defender))

    def end_combat(self, s: CcgState) -> None:
        if s.in_combat:
            ops.set_combat(s, False)
            ops.end_durations(s, COMBAT_END)
        if self.void:
            self.go("attackers_return")
        elif self.broken_off:
            self.go("clear_terrain")

    def before_resolution(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("battle resolves", PLACES + self.place, s.attacker, s.defender))

    def compare(self, s: CcgState) -> None:
        """CE-RES-04, CE-RES-11, CE-RES-13."""
        attack = army_force(s, self.place, ATTACKING)
        defence = army_force(s, self.place, DEFENDING)
        has_walls = province(s, self.place) is not None
        walls = strength(s, self.place) if has_walls else NOTHING
        s.tell("forces", (self.place, attack, defence, walls, s.attacker, s.defender))
        both = bool(units_at(s, self.place, ATTACKING)) and bool(units_at(s, self.place, DEFENDING))
        if attack != defence and (both or rules_of(s).wins_unopposed):
            self.winner = ATTACKING if attack > defence else DEFENDING
            self.victors = fighters_at(s, self.place, self.winner)
        self.tied = attack == defence and both
        self.falls = has_walls and attack > defence + walls

    def last_strikes(self, s: CcgState) -> None:
        """Some editions let an army that has lost strike once more."""
        if self.winner != NOBODY:
            step = rules_of(s).last_strikes(s, self.place, ATTACKING + DEFENDING - self.winner)
            if step is not None:
                s.push(step)

    def before_fall(self, s: CcgState) -> None:
        if self.falls:
            ops.happen(s, TriggerEvent("province falls", PLACES + self.place, s.attacker, s.defender))

    def destroy_losers(self, s: CcgState) -> None:
        """CE-RES-05, CE-RES-06, CE-RES-08, CE-RES-11."""
        ops.mark_attackers(s, units_at(s, self.place, ATTACKING))
        if self.tied:
            for side in (ATTACKING, DEFENDING):
                self._rehonor_before_death(s, side)
        doomed = [card for side in self._losers() for card in units_at(s, self.place, side)]
        counted = self._counted(s, doomed)
        tops = [top_of(s, card) for card in counted]
        sides = [side_of(s, top) for top in tops]
        for personality in doomed:
            ops.destroy(s, personality, None, leader_of(s, other_side(s.side[personality])))
        gone = [at for at, top in enumerate(tops) if s.zone[top] != PLAY]
        self.cards = [counted[at] for at in gone]
        self.sides = [sides[at] for at in gone]
        place = province(s, self.place)
        if self.falls and place is not None:
            ops.destroy_province(s, place, s.attacker, fighters_at(s, self.place, ATTACKING))

    def _counted(self, s: CcgState, personalities: list[int]) -> list[int]:
        """The cards of their units that bring Honor; in some editions those below the top of a stack, too."""
        cards = [card for personality in personalities for card in unit(s, personality)]
        if rules_of(s).stacks_count:
            below = [each for card in cards for each in derived(s).under.get(card, [])]
            cards += [each for each in below if copied_ability(s, each) == NOTHING]
        return cards

    def _losers(self) -> list[int]:
        if self.tied:
            return [ATTACKING, DEFENDING]
        return [] if self.winner == NOBODY else [other_side(self.winner)]

    def _rehonor_before_death(self, s: CcgState, side: int) -> None:
        """CE-DISH-09: and their leader gains no Honor."""
        for card in self._shamed(s, side):
            if ops.rehonor(s, card):
                self.shamed.append(side)

    def _shamed(self, s: CcgState, side: int) -> list[int]:
        """The dishonorable in an army who keep its leader from gaining Honor (DE-DISH-08: his own only)."""
        own = rules_of(s).allies_shame_nobody
        return [
            card
            for card in units_at(s, self.place, side)
            if s.dishonored[card] and not (own and s.controller[card] != leader_of(s, side))
        ]

    def gain_honor(self, s: CcgState) -> None:
        """CE-RES-09, CE-RES-12, DE-RES-11; WH-RES-18, DE-RES-25: the leader gains it, whoever has fought.

        CE-DISH-08, WH-DIS-08: with a dishonorable Personality in the army he is rehonored instead.
        """
        shares: list[tuple[int, int]] = []
        for side in (ATTACKING, DEFENDING):
            leader, honor = leader_of(s, side), self._earned(s, side)
            if honor and not rehonored(s, self._shamed(s, side)) and not s.is_out(leader):
                shares.append((leader, honor))
        gain_in_turn(s, shares)

    def _earned(self, s: CcgState, side: int) -> int:
        """What the cards of the other side that are gone bring to this one."""
        if side in self.shamed or not (self.tied or self.winner == side):
            return 0
        ruleset = rules_of(s)
        gone = len(self.sides) - self.sides.count(side)
        return gone * (ruleset.honor_for_tie if self.tied else ruleset.honor_for_win)

    def resolution_over(self, s: CcgState) -> None:
        """What the Terrain itself does once all is decided."""
        ops.happen(s, TriggerEvent("resolution over", PLACES + self.place, s.attacker, s.defender))

    def resolved(self, s: CcgState) -> None:
        if rules_of(s).terrains_go_first:
            self.clear_terrain(s)
        winner = NOBODY if self.winner == NOBODY else leader_of(s, self.winner)
        ops.happen(
            s, TriggerEvent("battle resolved", PLACES + self.place, winner, NOTHING, only(*self.victors))
        )

    def clear_terrain(self, s: CcgState) -> None:
        """CE-TER-04."""
        for card in list(in_play_of_type(s, STRATEGY)):
            if s.host[card] == self.place:
                ops.lose_ground(s, card)

    def before_return(self, s: CcgState) -> None:
        """DE-RES-33: of a battle that was broken off nobody returns before the attack is over."""
        if self.broken_off:
            self.go("end")
            return
        ops.happen(s, TriggerEvent("units return", PLACES + self.place, s.attacker))

    def attackers_return(self, s: CcgState) -> None:
        """CE-RES-15, CE-RES-17, CE-RES-20: they bow whole and go home; the Defender's own units stay.

        WH-RES-24, WH-RES-27, DE-RES-29: so do the allies of both sides.
        """
        attackers = units_at(s, self.place, ATTACKING)
        ops.mark_attackers(s, attackers)
        guests = [card for card in units_at(s, self.place, DEFENDING) if s.controller[card] != s.defender]
        for personality in attackers + guests:
            for card in unit(s, personality):
                ops.bow(s, card)
            ops.go_home(s, personality)
            ops.happen(
                s, TriggerEvent("came home", personality, s.controller[personality], NOTHING, self.place)
            )

    def end(self, s: CcgState) -> None:
        """CE-RES-18."""
        if self.void:
            self.clear_terrain(s)
        ops.end_durations(s, BATTLE_END)
        ops.end_battle(s)
        ops.happen(s, TriggerEvent("battle ended", PLACES + self.place, s.attacker))


def battlefields(s: CcgState) -> list[int]:
    """CE-ATK-03: those of an Attack phase, and the one at which a battle is being fought."""
    found = [place.id for place in provinces_of(s, s.defender)] if s.phase == "attack" else []
    if s.battlefield != NOTHING and s.battlefield not in found:
        found.append(s.battlefield)
    return found


def leave_battlefields(s: CcgState) -> None:
    """CE-RES-19, CE-RES-20: whoever is still out there goes home, and who was attacking bows."""
    for card in list(in_play_of_type(s, PERSONALITY)):
        if s.place[card] != HOME:
            if s.side[card] == ATTACKING:
                ops.mark_attackers(s, [card])
            for each in unit(s, card) if _comes_home_bowed(s, card) else []:
                ops.bow(s, each)
            ops.go_home(s, card)


def _comes_home_bowed(s: CcgState, personality: int) -> bool:
    """WH-RES-31, DE-RES-31: the books differ about allies of the Defender."""
    if s.side[personality] == ATTACKING:
        return True
    return s.controller[personality] != s.defender and rules_of(s).late_allies_bow


def combat_order(s: CcgState, first: int) -> list[int]:
    """WH-CMB-03, WH-CMB-04, DE-BTL-30: who acts in a battle, clockwise, whoever is allied with whom."""
    ruleset = rules_of(s)
    return [seat for seat in s.seats_from(first) if ruleset.acts_in_battle(s, seat)]


@final
class BattleApart(Step):
    """CE-BTL-04: a battle that an effect has made, at a battlefield of its own."""

    tag: ClassVar[str] = "separate-battle"
    fields: ClassVar[dict[str, str]] = {"attacking": "[int]", "defending": "[int]", "place": "int"}
    stages: ClassVar[tuple[str, ...]] = ("assign", "fight", "close")

    def __init__(self, attacking: list[int], defending: list[int]) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending
        self.place = NOTHING

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if self.place == NOTHING and any(s.zone[card] != PLAY for card in self.attacking + self.defending):
            self.at = len(self.stages)

    def assign(self, s: CcgState) -> None:
        sides = s.controller[self.attacking[0]], s.controller[self.defending[0]]
        self.place = ops.open_battlefield(s, *sides)
        for cards, side in ((self.attacking, ATTACKING), (self.defending, DEFENDING)):
            for card in cards:
                ops.assign(s, card, self.place, side)

    def fight(self, s: CcgState) -> None:
        s.push(Battle(self.place, apart=True))

    def close(self, s: CcgState) -> None:
        leave_battlefields(s)
        ops.end_attack(s)
