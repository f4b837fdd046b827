"""What only Diamond's cards say of Honor, lobbying and Events at court."""

from __future__ import annotations

from gorin.games.ccg.acting.honor import gain_in_turn, rehonored
from gorin.games.ccg.acting.impending import DESTROYED, DISHONORED
from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.kinds import PERSONALITY, SPELL
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.states import ASHAMED
from gorin.games.ccg.table.ops.zones import HOLDS_NO_CARDS
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import personal_honor
from gorin.games.ccg.words.meaning import HONOR
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.kernel.questions import PASS
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Ability, Rule, Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, Whom, as_chosen
from gorin.words.grammar.scope import NOTHING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import Noun
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import SELF
from gorin.words.traits import forbids
from gorin.words.triggers import after
from gorin.words.verbs import BOW, FORBID, GAIN

# --- when -----------------------------------------------------------------------------------------


def _is_another(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat != scope.seat


ANOTHER_GAINS = after("gaining honor", "before another player gains Honor", _is_another)
ANOTHER_LOSES = after("losing honor", "before another player loses Honor", _is_another)
SOMEBODY_LOSES = after("losing honor", "before a player loses Honor")
WAS_YOU = Told(
    "that player was you", lambda s, scope: scope.moment is not None and scope.moment.seat == scope.seat
)


def _dies_in_peace(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """By a duel or by another player's card, outside battles."""
    mine = moment.seat == scope.seat and s.type_of(moment.card) == PERSONALITY
    return mine and s.battlefield == NOTHING and (moment.amount == 1 or moment.other != scope.seat)


YOURS_ABOUT_TO_DIE = after(
    DESTROYED,
    "outside battles, before a duel or another player's card destroys one of your Personalities",
    _dies_in_peace,
)
FROM_A_DUEL = Told(
    "that was due to a duel", lambda s, scope: scope.moment is not None and scope.moment.amount == 1
)
YOURS_ABOUT_TO_BE_DISHONORED = after(
    DISHONORED,
    "before one of your Personalities is dishonored",
    lambda s, scope, moment: moment.seat == scope.seat,
)


def is_lobbying(s: CcgState, moment: Moment) -> bool:
    """Is the action that a moment speaks of the one by which every player lobbies?"""
    node = s.node(moment.other, moment.amount)
    return moment.other == 0 and isinstance(node, Ability) and node.title == "Lobby"


def _is_rude(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or not is_lobbying(s, moment):
        return False
    return any(not has(s, card, "Courtier") for card in taken.performing)


LOBBIED_RUDELY = after(
    "resolved", "after a non-Courtier Personality lobbies for the Imperial Favor", _is_rude
)


def _is_magic(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None:
        return False
    card = taken.scope.source
    on_caster = card != NOTHING and (s.type_of(card) == SPELL or has(s, card, "Shugenja"))
    return on_caster or taken_has(s, taken, "Kiho")


MAGIC_RESOLVES = after(
    "about to resolve", "before an action of a Spell or Shugenja, or a Kiho, resolves", _is_magic
)
END_PHASE_BEGINS = after(
    "end phase",
    "after your End Phase begins",
    lambda s, scope, moment: moment.seat == scope.seat,
)


# --- what -----------------------------------------------------------------------------------------

unashamed = Simple(
    AFTER,
    "whom no Shame has targeted since he was dishonored",
    lambda s, scope, card: not any(each.subject == card and each.keyword == ASHAMED for each in s.lasting),
)


class PutToShame(Effect):
    """It is remembered until he is rehonored."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.whom.cards(s, scope):
            ops.put_to_shame(s, card, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == ASHAMED

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, self.whom.points_at(known), of=ASHAMED)]

    def text(self, speaker: Speaker) -> str:
        return f"shame {self.whom.text(speaker)}"


def put_to_shame(whom: Things) -> Effect:
    return PutToShame(whom)


def holds_no_cards() -> Rule:
    return forbids(HOLDS_NO_CARDS, SELF, "this province holds no Dynasty cards and is not refilled")


class Contest(Effect):
    """Each player may bow one of some Personalities; who is honored most by that gains most.

    The run remembers the seats that were asked, each with whom it has bowed.
    """

    def __init__(self, noun: Noun, best: int, others: int) -> None:
        super().__init__()
        self.noun = noun
        self.best = best
        self.others = others

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for seat in self._left(s, scope, run):
            own = [card for card in self.noun.cards(s, scope) if s.controller[card] == seat]
            if own:
                s.push(AskOf(seat, "Bow one of your Personalities for the contest?", [*own, PASS]))
                return
            run.memo += [seat, NOTHING]
        self._decide(s, run)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = next(each for each in self._left(s, scope, run) if self._has_one(s, scope, each))
        card = s.answers[seat]
        if card == PASS:
            run.memo += [seat, NOTHING]
        else:
            run.memo += [seat, card] if ops.bow(s, card, scope) else [seat, NOTHING]
        run.repeat()

    def _left(self, s: CcgState, scope: Scope, run: Run) -> list[int]:
        """Who has not been asked, from the left of who reveals it."""
        return [seat for seat in s.playing_from(scope.seat + 1) if seat not in run.memo[::2]]

    def _has_one(self, s: CcgState, scope: Scope, seat: int) -> bool:
        return any(s.controller[card] == seat for card in self.noun.cards(s, scope))

    def _decide(self, s: CcgState, run: Run) -> None:
        """DE-DISH-05: who is dishonored is rehonored instead of what he would have brought."""
        pairs = zip(run.memo[::2], run.memo[1::2], strict=True)
        bowed = {seat: card for seat, card in pairs if card != NOTHING}
        run.memo = []
        most = max([personal_honor(s, card) for card in bowed.values()], default=0)
        first = [seat for seat, card in bowed.items() if personal_honor(s, card) == most]
        shares = [(seat, self.best if first == [seat] else self.others) for seat in bowed]
        gain_in_turn(s, [share for share in shares if not rehonored(s, [bowed[share[0]]])])

    def means(self, known: Known) -> list[Deed]:
        bowing = as_chosen([Deed(BOW, Whom(ANYBODYS))], ANYBODYS)
        return [*bowing, Deed(GAIN, Whom(ANYBODYS), self.others, of=HONOR)]

    def text(self, speaker: Speaker) -> str:
        who = self.noun.phrase(speaker, many=True)
        return (
            f"from your left on, each player may bow one of his {who}; the player whose Personality has more"
            f" Personal Honor than those of all others gains {self.best} Honor, and everybody else who bowed"
            f" one gains {self.others}"
        )


def contest(noun: Noun, best: int, others: int) -> Effect:
    return Contest(noun, best, others)
