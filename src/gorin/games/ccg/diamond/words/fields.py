"""What only Diamond's cards do to battles: Terrains, Tacticians, ships, who comes and who stays away."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.rounds import ActionRound, round_in_progress
from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.acting.using import ONE_MORE_TACTICAL
from gorin.games.ccg.kinds import (
    BATTLE_END,
    FORCE,
    GAME_END,
    NO_SIDE,
    PERSONALITY,
    STRATEGY,
    TURN_END,
)
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Grant
from gorin.games.ccg.table.ops.states import SKIPS_STRAIGHTENING
from gorin.games.ccg.table.preventing import ANYTHING, Prevention
from gorin.games.ccg.table.reading import followers, leader, location, provinces_of, side_of, unit
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import chi, force
from gorin.games.ccg.words.verbs.fighting.movement import MoveToOneOf
from gorin.games.ccg.words.verbs.in_play.setting import set_stat
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.games.ccg.words.which.qualities import with_battle_ability
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.in_force import has, in_force
from gorin.words.grammar.meaning import ANYBODYS, OWN, Deed, Known, Whom
from gorin.words.grammar.scope import Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import HAND
from gorin.words.nouns import Noun, noun_for
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import CHOSEN_SLOT, SELF
from gorin.words.triggers import after
from gorin.words.verbs import ACT, BOW, FORBID, KEYWORD, SEARCH, SET, STAT

# --- when -----------------------------------------------------------------------------------------


def _is_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == s.host[scope.source]


AFTER_RESOLUTION_HERE = after("resolution over", "after the battle here is resolved", _is_here)
BEFORE_THE_END_HERE = after("battle resolves", "just before the battle here is decided", _is_here)
ALL_HAVE_PASSED = after("combat is over", "when the Combat Segment of a battle is over")
ATTACK_DECLARED = after("attack declared", "after an attack is declared")


def _fights(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return side_of(s, scope.source) != NO_SIDE


MANEUVERS_OVER = after("maneuvers over", "once all Maneuvers of an attack are over", _fights)


def _lion_tactics(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or moment.seat != scope.seat or not s.in_combat or not taken_has(s, taken, "Tactical"):
        return False
    return any(has(s, card, "Lion Clan") and s.type_of(card) == PERSONALITY for card in taken.performing)


LION_TACTICS = after(
    "resolved",
    "after your Lion Clan Personality performs a Tactical action in a battle",
    _lion_tactics,
)
in_naval_unit = Simple(
    AFTER,
    "in a unit with a Naval card",
    lambda s, scope, card: any(has(s, each, "Naval") for each in unit(s, leader(s, card))),
)


# --- Tacticians -----------------------------------------------------------------------------------


class OneMoreTactical(Effect):
    """Who has performed the action may perform another one in this battle, but not the same again."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is None:
            return
        scope.numbers = [scope.moment.other * 1000 + scope.moment.amount]
        for card in self.whom.cards(s, scope):
            ops.change_keyword(s, card, ONE_MORE_TACTICAL, True, BATTLE_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == ONE_MORE_TACTICAL and lasting.until == BATTLE_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "he may perform one more Tactical action in this battle, but not the same one"


def one_more_tactical(whom: Things) -> Effect:
    return OneMoreTactical(whom)


class GiveOwnChi(Effect):
    """Each gets as much Force as he has Chi."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            ops.change_stat(s, card, FORCE, chi(s, card), TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, self.whom.points_at(known), 3, 1, FORCE)]

    def text(self, speaker: Speaker) -> str:
        return "give each of them a Force bonus equal to his own Chi"


def give_own_chi(whom: Things) -> Effect:
    return GiveOwnChi(whom)


def _learns(s: CcgState, scope: Scope, card: int) -> bool:
    """A Lion Samurai of some Chi in an army, under this player's control."""
    if s.type_of(card) != PERSONALITY or s.controller[card] != scope.seat or s.side[card] == NO_SIDE:
        return False
    return has(s, card, "Lion Clan") and has(s, card, "Samurai") and chi(s, card) >= 3


class LearnedTactics(Rule):
    """Your Lion Clan Samurai are Tacticians while they fight."""

    def __init__(self) -> None:
        super().__init__()
        self.about = "Tactician"

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return _learns(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(KEYWORD, Whom(OWN, every=True), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return (
            "your non-Tactician Lion Clan Samurai with Chi 3 or higher"
            " have Tactician while they are in an army"
        )


class NoTacticalBonus(Prevention):
    """Whoever has learned it only so gains no Force by it."""

    def __init__(self) -> None:
        super().__init__("Force bonus", SELF, ANYTHING, False)
        self.verb = FORBID

    def works_against(self, s: CcgState, scope: Scope, by: Scope | None) -> bool:
        taken = None if by is None else action_in_progress(s, by.action)
        return taken is not None and "Tactical" in taken.ability(s).keywords

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return _learns(s, scope, card) and not _is_tactician_besides(s, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, Whom(OWN, every=True), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return "whoever has Tactician only by this gets no Force bonuses from Tactical actions"


def _is_tactician_besides(s: CcgState, card: int) -> bool:
    """By what is printed, by an effect, or by a rule of another card."""
    if "Tactician" in s.definition(card).keywords:
        return True
    if any(each.subject == card and each.keyword == "Tactician" and each.amount > 0 for each in s.lasting):
        return True
    return any(
        rule.about == "Tactician" and not isinstance(rule, LearnedTactics) and rule.concerns(s, ruled, card)
        for rule, ruled in in_force(s).rules
    )


def learned_tactics() -> tuple[Rule, Rule]:
    return LearnedTactics(), NoTacticalBonus()


class TerrainFocus(Rule):
    """Terrains that you own, wherever they are, have a minimum Focus Value."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.about = "minimum focus"
        self.least = least

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.owner[card] == scope.seat and has(s, card, "Terrain")

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.least

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN, every=True), self.least)]

    def text(self, speaker: Speaker) -> str:
        return f"Terrains you own, in play or not, have a Focus Value of at least {self.least}"


def terrain_focus(least: int) -> Rule:
    return TerrainFocus(least)


class MoveAdjacent(MoveToOneOf):
    """To a battlefield beside the current one."""

    def fields(self, s: CcgState, scope: Scope, personality: int) -> list[int]:
        row = [place.id for place in provinces_of(s, s.defender)]
        if s.battlefield not in row:
            return []
        at = row.index(s.battlefield)
        return [row[each] for each in (at - 1, at + 1) if 0 <= each < len(row)]

    def text(self, speaker: Speaker) -> str:
        return f"move {self.whom.text(speaker)} to an adjacent battlefield"


def move_adjacent(whom: Things) -> Effect:
    return MoveAdjacent(whom, False)


# --- Terrains -------------------------------------------------------------------------------------


class LevelToFollowers(Effect):
    """Nobody there has more Force than his strongest Follower, or than 1."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        here = s.host[scope.source]
        for card in [each for each in s.in_play if s.type_of(each) == PERSONALITY]:
            most = max([force(s, each) for each in followers(s, card)], default=1)
            if s.place[card] == here and force(s, card) > most:
                set_stat(s, card, FORCE, most, TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SET, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, speaker: Speaker) -> str:
        return (
            "the Force of each Personality there falls to that of his strongest Follower,"
            " or to 1 where he has none"
        )


def level_to_followers() -> Effect:
    return LevelToFollowers()


class Exhaust(Effect):
    """Every unit there is bowed, and does not straighten in its controller's next Straighten Phase."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        here = s.host[scope.source]
        for card in list(s.in_play):
            if location(s, card) == here and s.type_of(leader(s, card)) == PERSONALITY:
                ops.bow(s, card, scope)
                ops.skip_straightening(s, card, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == SKIPS_STRAIGHTENING and lasting.until == GAME_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(BOW, Whom(ANYBODYS, every=True))]

    def text(self, speaker: Speaker) -> str:
        return (
            "bow all units there; they do not straighten in the next Straighten Phases of their controllers"
        )


def exhaust() -> Effect:
    return Exhaust()


class PlayFound(Effect):
    """You look through your Fate deck for a card and may play it at once."""

    def __init__(self, noun: Noun, goes_back: bool) -> None:
        super().__init__()
        self.noun = noun
        self.goes_back = goes_back
        """What is not played goes back; otherwise it is discarded. Who finds nothing acts as he likes."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(CHOSEN_SLOT, [])
        deck = s.players[scope.seat].fate
        ops.look(s, scope.seat, deck)
        found = sorted(
            [card for card in deck if self.noun.fits(s, scope, card)],
            key=lambda card: s.definition(card).name,
        )
        s.push(AskOf(scope.seat, "Which card do you take out of your Fate deck?", [*found, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        card = s.answers[scope.seat]
        if card == PASS:
            ops.shuffle(s, scope.seat, False)
            self._go_on(s, scope)
            return
        scope.put(CHOSEN_SLOT, [card])
        ops.put_in_hand(s, card, True)
        ops.shuffle(s, scope.seat, False)
        s.push(PutBack(scope.seat, card, self.goes_back))
        alone = ActionRound([])
        alone.extra, alone.only_card = scope.seat, card
        s.push(alone)

    def _go_on(self, s: CcgState, scope: Scope) -> None:
        current = round_in_progress(s)
        if self.goes_back and current is not None and current.is_additional():
            ops.grant_action(s, current, Grant(scope.seat))
        elif self.goes_back and current is not None:
            ops.act_again(s, current)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN)), Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        what = self.noun.one(speaker)
        if self.goes_back:
            return f"look through your Fate deck for {what} and play it as if it were in your hand"
        return (
            f"look through your Fate deck for {what}; you may take an additional Battle action from it,"
            " or else it is discarded"
        )


def play_found(noun: Noun, goes_back: bool = False) -> Effect:
    return PlayFound(noun, goes_back)


@final
class PutBack(Step):
    """What was found to be played and was not."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int", "goes_back": "bool"}
    stages: ClassVar[tuple[str, ...]] = ("put_back",)

    def __init__(self, seat: int, card: int, goes_back: bool) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.goes_back = goes_back

    def put_back(self, s: CcgState) -> None:
        if s.zone[self.card] != HAND:
            return
        if self.goes_back:
            ops.put_in_deck(s, self.card, True)
            ops.shuffle(s, self.seat, False)
        else:
            ops.discard(s, self.card)

    def without(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


BATTLE_STRATEGY = noun_for("Strategy", STRATEGY).with_(with_battle_ability)


def _no_terrain(s: CcgState, scope: Scope) -> bool:
    return not any(s.type_of(card) == STRATEGY and s.host[card] == s.battlefield for card in s.in_play)


NO_TERRAIN_HERE = Told("there is no Terrain at the current battlefield", _no_terrain)
