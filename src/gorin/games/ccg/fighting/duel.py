"""Duels (CE-DUEL): focus pools, focusing and striking, focus effects, and who has won."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gorin.games.ccg.acting.traits import ApplyTrait
from gorin.games.ccg.acting.using import MAY_NOT_FOCUS
from gorin.games.ccg.kinds import CHI, DUEL_END, FOCUSED, POOL
from gorin.games.ccg.language.abilities import FocusEffect
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Contest
from gorin.games.ccg.table.refusing import NOT_FOCUSED, NOT_IN_POOL, NOT_RETURNED
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import focus_value, stat
from gorin.kernel.reasons import Reason
from gorin.language.core.active_effects import has, holds
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import CHOICES, PLACES, AskThing, ability_code, ability_of
from gorin.language.core.resolution import EffectRunner, resolution_in_progress
from gorin.language.core.zones import HAND, PLAY
from gorin.language.selectors import LOSER_SLOT, WINNER_SLOT

STRIKE: Final = CHOICES
WINS_TIES: Final = "wins a duel that is tied"


@final
class AskFocus(AskThing):
    """Which card to focus: each says its Focus Value, and whether it comes from the hand."""

    tag: ClassVar[str] = "ask-focus"

    def thing_label(self, s: CcgState, code: int) -> str:
        label = super().thing_label(s, code)
        if code >= PLACES:
            return label
        whence = ", from your hand" if s.zone[code] == HAND else ""
        return f"{label} (Focus {focus_value(s, code)}{whence})"


@final
class Duel(Contest):
    """A duel between two Personalities of different players."""

    tag: ClassVar[str] = "duel"
    fields: ClassVar[dict[str, str]] = {
        "challenger": "int",
        "challenged": "int",
        "stat": "int",
        "must_focus": "bool",
        "pools": "[[int]]",
        "from_hand": "[int]",
        "effects": "[int]",
        "winner": "int",
        "seats": "[int]",
        "what": "int",
        "node": "int",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "form_focus_pools",
        "first_chance",
        "before_focus",
        "focus_or_strike",
        "take_focus",
        "struck",
        "reveal",
        "before_focus_effects",
        "order_focus_effects",
        "take_focus_effect",
        "resolve",
        "consequences",
        "end",
        "discard_focused",
        "return_pool",
        "take_returned",
    )
    kinds: ClassVar[dict[str, str]] = {
        "take_focus": "duel.focus",
        "take_focus_effect": "duel.focus-effect",
        "take_returned": "duel.return-card",
    }

    def __init__(
        self, s: CcgState, challenger: int, challenged: int, stat: int = CHI, what: int = -1, node: int = -1
    ) -> None:
        super().__init__()
        self.challenger = challenger
        self.challenged = challenged
        self.stat = stat
        self.must_focus = False
        self.pools: list[list[int]] = [[], []]
        self.from_hand: list[int] = []
        """Who has focused a card from the hand (CE-DUEL-10)."""
        self.effects: list[int] = []
        """The focus effects that have not happened yet."""
        self.winner = -1
        """0 or 1; -1: both have lost."""
        self.seats: list[int] = [s.controller[challenger], s.controller[challenged]]
        self.what = what
        """The definition on which the consequences for winner and loser are written, and where."""
        self.node = node

    def duelist(self, which: int) -> int:
        return self.challenger if which == 0 else self.challenged

    def lays_hands_aside(self) -> bool:
        """CE-DUEL-04: from the forming of the focus pools until it is known who has won."""
        return 0 < self.at <= Duel.stages.index("resolve")

    def on_player_left(self, s: CcgState, seat: int) -> None:
        self.pools = [[card for card in pool if s.zone[card] == POOL] for pool in self.pools]
        self.focused = [[card for card in cards if s.zone[card] == FOCUSED] for cards in self.focused]

    def form_focus_pools(self, s: CcgState) -> None:
        """CE-DUEL-04."""
        ops.begin_duel(s, self.challenger, self.challenged)
        ops.happen(s, TriggerEvent("duel begins", self.challenger, self.seats[0], self.challenged))
        size = rules_of(s).focus_pool
        for which, seat in enumerate(self.seats if size else []):
            self.pools[which] = ops.form_pool(s, seat, size)

    def first_chance(self, s: CcgState) -> None:
        """CE-DUEL-07; a Duelist who challenges a better man must and may focus first (CE-DUEL-21)."""
        duelist = has(s, self.challenger, "Duelist") and not has(s, self.challenged, "Duelist")
        better = stat(s, self.stat, self.challenged) >= stat(s, self.stat, self.challenger)
        self.must_focus = duelist and better and rules_of(s).duelists_focus_first
        self.turn = 0 if self.must_focus else 1

    def before_focus(self, s: CcgState) -> None:
        """DE-DUEL-11: somebody may have something to do as a Focus card, or instead of one."""
        if not self._is_broken_off(s):
            ops.happen(s, TriggerEvent("focusing", self.duelist(self.turn), self.seats[self.turn]))

    def focus_or_strike(self, s: CcgState) -> None:
        if self._is_broken_off(s):
            self.go("end")
            return
        seat = self.seats[self.turn]
        among = self.pools[self.turn].copy()
        if self._may_focus_from_hand(s, seat):
            among += [card for card in s.players[seat].hand if not holds(s, MAY_NOT_FOCUS, card)]
        if not (self.must_focus and among):
            among.insert(0, STRIKE)  # CE-DUEL-09, CE-DUEL-22
        s.push(AskFocus(seat, "Focus a card, or strike?", among, ["Strike"]))

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        if code in self.pools[self.turn]:
            return None
        if self.awaits(s) == "take_returned":
            return NOT_RETURNED
        is_held = code in s.players[seat].hand and self._may_focus_from_hand(s, seat)
        if not is_held:
            return NOT_IN_POOL
        return NOT_FOCUSED if holds(s, MAY_NOT_FOCUS, code) else None

    def _may_focus_from_hand(self, s: CcgState, seat: int) -> bool:
        return self.from_hand.count(seat) < rules_of(s).focused_from_hand

    def take_focus(self, s: CcgState) -> None:
        seat = self.seats[self.turn]
        code = s.answers[seat]
        self.must_focus = False
        if code == STRIKE:
            s.tell("strike", (seat,))
            return
        if code not in self.pools[self.turn]:
            self.from_hand.append(seat)
        else:
            self.pools[self.turn].remove(code)
        ops.focus(s, seat, code)
        self.focused[self.turn].append(code)
        self.turn = 1 - self.turn
        self.go("before_focus")

    def _is_broken_off(self, s: CcgState) -> bool:
        """A duelist who is gone, or changes hands, ends the duel: nobody has won or lost.

        DE-DUEL-03, DE-PLAY-06: whoever takes him over, the adversary or a third player.
        """
        if any(s.is_out(seat) for seat in self.seats):
            return True
        if [s.controller[self.challenger], s.controller[self.challenged]] != self.seats:
            return True
        return s.zone[self.challenger] != PLAY or s.zone[self.challenged] != PLAY

    def struck(self, s: CcgState) -> None:
        """A strike is called, and nothing is revealed yet."""
        duelists = self.duelist(self.turn), self.duelist(1 - self.turn)
        ops.happen(s, TriggerEvent("strike", duelists[0], self.seats[self.turn], duelists[1]))

    def reveal(self, s: CcgState) -> None:
        """CE-DUEL-11."""
        if self.conceded >= 0:
            self.go("resolve")
            return
        for which, seat in enumerate(self.seats):
            for card in self.focused[which]:
                ops.reveal_focus(s, seat, card)

    def before_focus_effects(self, s: CcgState) -> None:
        ops.happen(s, TriggerEvent("focus effects", self.challenger, self.seats[0], self.challenged))

    def order_focus_effects(self, s: CcgState) -> None:
        """CE-DUEL-12: the active player orders them."""
        if not self.effects and self.winner == -1:
            self.effects = [
                code for cards in self.focused for card in cards for code in focus_effects(s, card)
            ]
            self.winner = -2
        left = [code for code in self.effects if s.zone[ability_of(code)[0]] == FOCUSED]
        if not left or self._is_broken_off(s):
            self.winner = -1
            self.go("resolve")
        elif len(left) == 1:
            self._apply(s, left[0])
        else:
            s.push(AskThing(s.playing_from(s.active)[0], "Resolve which Focus Effect first?", left))

    def take_focus_effect(self, s: CcgState) -> None:
        self._apply(s, s.answers[s.playing_from(s.active)[0]])

    def _apply(self, s: CcgState, code: int) -> None:
        self.effects.remove(code)
        card, node = ability_of(code)
        s.push(ApplyTrait(s.what[card], node, card, AbilityContext(s.owner[card], card)))
        self.go("order_focus_effects")

    def resolve(self, s: CcgState) -> None:
        """CE-DUEL-14 to CE-DUEL-17."""
        context = resolution_in_progress(s).context
        context.put(WINNER_SLOT, [])
        context.put(LOSER_SLOT, [])
        if self._is_broken_off(s):
            self.go("end")
            return
        if self.conceded >= 0:
            self._win(s, context, 1 - self.conceded)
            return
        totals = [self.total(s, which) for which in (0, 1)]
        names = [s.what[self.duelist(which)] for which in (0, 1)]
        s.tell("duel_totals", (names[0], totals[0], names[1], totals[1]))
        if totals[0] == totals[1]:
            self._break_tie(s, totals)
        if totals[0] == totals[1]:
            context.put(LOSER_SLOT, [self.challenger, self.challenged])
            ops.happen(s, TriggerEvent("duel resolved", -1, -1, self.challenger, self.challenged))
            return
        self._win(s, context, 0 if totals[0] > totals[1] else 1)

    def _win(self, s: CcgState, context: AbilityContext, which: int) -> None:
        """Who has conceded suffers nothing for having lost."""
        self.winner = which
        losing = [] if self.conceded >= 0 else [self.duelist(1 - which)]
        context.put(WINNER_SLOT, [self.duelist(which)])
        context.put(LOSER_SLOT, losing)
        loser = losing[0] if losing else NOTHING
        ops.happen(s, TriggerEvent("duel resolved", self.duelist(which), self.seats[which], loser))

    def _break_tie(self, s: CcgState, totals: list[int]) -> None:
        """Somebody may say that she wins where both are equal; two who say so lose both."""
        winning = [which for which in (0, 1) if holds(s, WINS_TIES, self.duelist(which))]
        if len(winning) == 1:
            totals[winning[0]] += 1

    def total(self, s: CcgState, which: int) -> int:
        duelist = self.duelist(which)
        focused = sum([focus_value(s, card) for card in self.focused[which]])
        return stat(s, self.stat, duelist) + (2 * focused if has(s, duelist, "Double Chi") else focused)

    def consequences(self, s: CcgState) -> None:
        """CE-DUEL-16: what the challenge brings to winner and loser belongs to the resolution (step 4)."""
        if self.node >= 0:
            s.push(EffectRunner(self.what, self.node))

    def end(self, s: CcgState) -> None:
        """CE-DUEL-18."""
        s.tell("duel_end", (s.what[self.challenger], s.what[self.challenged]))
        ops.end_durations(s, DUEL_END)
        ops.happen(s, TriggerEvent("duel ended", self.duelist(self.winner) if self.winner >= 0 else -1))

    def discard_focused(self, s: CcgState) -> None:
        """CE-DUEL-19."""
        for cards in self.focused:
            for card in cards:
                if s.zone[card] == FOCUSED:
                    ops.end_focus(s, card)
        self.turn = 0

    def return_pool(self, s: CcgState) -> None:
        """CE-DUEL-20: to the bottom of the deck, in any order."""
        if self.turn > 1:
            self.at = len(self.stages)
            return
        pool = self.pools[self.turn]
        if len(pool) > 1:
            asks = "Put which focus card on the bottom of your deck next?"
            s.push(AskThing(self.seats[self.turn], asks, pool.copy()))
            return
        for card in pool:
            ops.put_in_deck(s, card, False)
        self.pools[self.turn] = []
        self.turn += 1
        self.again()

    def take_returned(self, s: CcgState) -> None:
        card = s.answers[self.seats[self.turn]]
        self.pools[self.turn].remove(card)
        ops.put_in_deck(s, card, False)
        self.go("return_pool")


def focus_effects(s: CcgState, card: int) -> list[int]:
    """CE-DUEL-13: nothing else on a focused card matters."""
    return [
        ability_code(card, ability.number)
        for ability in s.definition(card).abilities
        if isinstance(ability, FocusEffect)
    ]


def duel_in_progress(s: CcgState) -> Duel | None:
    for step in reversed(s.stack):
        if isinstance(step, Duel):
            return step
    return None
