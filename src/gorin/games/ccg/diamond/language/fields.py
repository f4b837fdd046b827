"""What only Diamond's cards do to battles: Terrains, Tacticians, ships, who comes and who stays away."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.acting.rounds import ActionRound, round_in_progress
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
from gorin.games.ccg.language.verbs.fighting.movement import MoveToOneOf
from gorin.games.ccg.language.verbs.in_play.setting import set_stat
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Grant
from gorin.games.ccg.table.ops.states import SKIPS_STRAIGHTENING
from gorin.games.ccg.table.preventing import ANYTHING, Prevention
from gorin.games.ccg.table.reading import (
    followers,
    leader,
    location,
    provinces_of,
    this_place,
    unit,
)
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import chi, force
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.language.card_filters import CardFilter
from gorin.language.conditions import Told
from gorin.language.core.active_effects import active_effects, has
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import HAND
from gorin.language.predicates import AFTER, Simple
from gorin.language.selectors import CHOSEN_SLOT, SELF
from gorin.language.verbs import ACT, BOW, FORBID, KEYWORD, SEARCH, SET, STAT

# --- when -----------------------------------------------------------------------------------------


in_naval_unit = Simple(
    AFTER,
    "in a unit with a Naval card",
    lambda s, context, card: any(has(s, each, "Naval") for each in unit(s, leader(s, card))),
)


# --- Tacticians -----------------------------------------------------------------------------------


class OneMoreTactical(Effect):
    """Who has performed the action may perform another one in this battle, but not the same again."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.moment is None:
            return
        context.numbers = [context.moment.other * 1000 + context.moment.amount]
        for card in self.whom.cards(s, context):
            ops.change_keyword(s, card, ONE_MORE_TACTICAL, True, BATTLE_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == ONE_MORE_TACTICAL and lasting.until == BATTLE_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "he may perform one more Tactical action in this battle, but not the same one"


def one_more_tactical(whom: Selector) -> Effect:
    return OneMoreTactical(whom)


class GiveOwnChi(Effect):
    """Each gets as much Force as he has Chi."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            ops.change_stat(s, card, FORCE, chi(s, card), TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, self.whom.points_at(known), 3, 1, FORCE)]

    def text(self, renderer: TextRenderer) -> str:
        return "give each of them a Force bonus equal to his Chi"


def give_own_chi(whom: Selector) -> Effect:
    return GiveOwnChi(whom)


def _learns(s: CcgState, context: AbilityContext, card: int) -> bool:
    """A Lion Samurai of some Chi in an army, under this player's control."""
    if s.type_of(card) != PERSONALITY or s.controller[card] != context.seat or s.side[card] == NO_SIDE:
        return False
    return has(s, card, "Lion Clan") and has(s, card, "Samurai") and chi(s, card) >= 3


class LearnedTactics(Rule):
    """Your Lion Clan Samurai are Tacticians while they fight."""

    def __init__(self) -> None:
        super().__init__()
        self.about = "Tactician"

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return _learns(s, context, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(KEYWORD, Whom(OWN, every=True), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "your non-Tactician Lion Clan Samurai with Chi 3 or higher"
            " have Tactician while they are in an army"
        )


class NoTacticalBonus(Prevention):
    """Whoever has learned it only so gains no Force by it."""

    def __init__(self) -> None:
        super().__init__("Force bonus", SELF, ANYTHING, False)
        self.verb = FORBID

    def works_against(self, s: CcgState, context: AbilityContext, by: AbilityContext | None) -> bool:
        taken = None if by is None else action_in_progress(s, by.action)
        return taken is not None and "Tactical" in taken.ability(s).keywords

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return _learns(s, context, card) and not _is_tactician_besides(s, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(OWN, every=True), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return "those who have Tactician only by this get no Force bonuses from Tactical actions"


def _is_tactician_besides(s: CcgState, card: int) -> bool:
    """By what is printed, by an effect, or by a rule of another card."""
    if "Tactician" in s.definition(card).keywords:
        return True
    if any(each.subject == card and each.keyword == "Tactician" and each.amount > 0 for each in s.lasting):
        return True
    return any(
        rule.about == "Tactician" and not isinstance(rule, LearnedTactics) and rule.concerns(s, ruled, card)
        for rule, ruled in active_effects(s).rules
    )


def learned_tactics() -> tuple[Rule, Rule]:
    return LearnedTactics(), NoTacticalBonus()


class TerrainFocus(Rule):
    """Terrains that you own, wherever they are, have a minimum Focus Value."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.about = "minimum focus"
        self.least = least

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.owner[card] == context.seat and has(s, card, "Terrain")

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return self.least

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN, every=True), self.least)]

    def text(self, renderer: TextRenderer) -> str:
        return f"Terrains you own, in play or not, have a Focus Value of at least {self.least}"


def terrain_focus(least: int) -> Rule:
    return TerrainFocus(least)


class MoveAdjacent(MoveToOneOf):
    """To a battlefield beside the current one."""

    def fields(self, s: CcgState, context: AbilityContext, personality: int) -> list[int]:
        row = [place.id for place in provinces_of(s, s.defender)]
        if s.battlefield not in row:
            return []
        at = row.index(s.battlefield)
        return [row[each] for each in (at - 1, at + 1) if 0 <= each < len(row)]

    def text(self, renderer: TextRenderer) -> str:
        return f"move {self.whom.text(renderer)} to an adjacent battlefield"


def move_adjacent(whom: Selector) -> Effect:
    return MoveAdjacent(whom, False)


# --- Terrains -------------------------------------------------------------------------------------


class LevelToFollowers(Effect):
    """Nobody there has more Force than his strongest Follower, or than 1."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        here = this_place(s, context)
        for card in [each for each in s.in_play if s.type_of(each) == PERSONALITY]:
            most = max([force(s, each) for each in followers(s, card)], default=1)
            if s.place[card] == here and force(s, card) > most:
                set_stat(s, card, FORCE, most, TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SET, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "the Force of each Personality there is reduced to that of his strongest Follower,"
            " or to 1 if he has none"
        )


def level_to_followers() -> Effect:
    return LevelToFollowers()


class Exhaust(Effect):
    """Every unit there is bowed, and does not straighten in its controller's next Straighten Phase."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        here = this_place(s, context)
        for card in list(s.in_play):
            if location(s, card) == here and s.type_of(leader(s, card)) == PERSONALITY:
                ops.bow(s, card, context)
                ops.skip_straightening(s, card, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == SKIPS_STRAIGHTENING and lasting.until == GAME_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(BOW, Whom(ANYBODYS, every=True))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "bow all units there; they do not straighten in the next Straighten Phases of their controllers"
        )


def exhaust() -> Effect:
    return Exhaust()


class PlayFound(Effect):
    """You look through your Fate deck for a card and may play it at once."""

    asks: ClassVar[str] = "effect.search"

    def __init__(self, card_filter: CardFilter, goes_back: bool) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.goes_back = goes_back
        """What is not played goes back; otherwise it is discarded. Who finds nothing acts as he likes."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(CHOSEN_SLOT, [])
        deck = s.players[context.seat].fate
        ops.look(s, context.seat, deck)
        found = sorted(
            [card for card in deck if self.card_filter.fits(s, context, card)],
            key=lambda card: s.definition(card).name,
        )
        s.push(AskOf(context.seat, "Take which card from your Fate deck?", [*found, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = s.answers[context.seat]
        if card == PASS:
            ops.shuffle(s, context.seat, False)
            self._go_on(s, context)
            return
        context.put(CHOSEN_SLOT, [card])
        ops.put_in_hand(s, card, True)
        ops.shuffle(s, context.seat, False)
        s.push(PutBack(context.seat, card, self.goes_back))
        alone = ActionRound([])
        alone.extra, alone.only_card = context.seat, card
        s.push(alone)

    def _go_on(self, s: CcgState, context: AbilityContext) -> None:
        current = round_in_progress(s)
        if self.goes_back and current is not None and current.is_additional():
            ops.grant_action(s, current, Grant(context.seat))
        elif self.goes_back and current is not None:
            ops.act_again(s, current)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN)), Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        what = self.card_filter.one(renderer)
        if self.goes_back:
            return f"search your Fate deck for {what} and play it as if it were in your hand"
        return (
            f"search your Fate deck for {what}; you may take an additional Battle action from it;"
            " if you do not, discard it"
        )


def play_found(card_filter: CardFilter, goes_back: bool = False) -> Effect:
    return PlayFound(card_filter, goes_back)


@final
class PutBack(Step):
    """What was found to be played and was not."""

    tag: ClassVar[str] = "put-back"
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

    def on_player_left(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


def _no_terrain(s: CcgState, context: AbilityContext) -> bool:
    return not any(s.type_of(card) == STRATEGY and s.host[card] == s.battlefield for card in s.in_play)


NO_TERRAIN_HERE = Told("there is no Terrain at the current battlefield", _no_terrain)
