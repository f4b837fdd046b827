"""What only Diamond's cards do to duels and challenges."""

from __future__ import annotations

from gorin.games.ccg.acting.scripts import action_in_progress, taking
from gorin.games.ccg.acting.using import MAY_NOT_FOCUS
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import ACTION_END, DUEL_END, FOCUS, ITEM, PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import attachments, leader
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.table.values import base, focus_value, personal_honor
from gorin.games.ccg.words.meaning import UNFOCUS
from gorin.games.ccg.words.verbs.fighting.focusing import Duelist, your_focused
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.kernel.questions import PASS
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import NOTHING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.qualities import AFTER, Simple
from gorin.words.things import PAID_SLOT, PERFORMER_SLOT, WINNER_SLOT
from gorin.words.triggers import after
from gorin.words.verbs import FORBID, NEGATE, STAT

HIGHEST_FOCUS = 9
"""More than is printed anywhere."""
YOUR_DUELIST = Duelist(True, "your Personality in the duel")


# --- when -----------------------------------------------------------------------------------------


def _is_in(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return any(s.controller[card] == scope.seat for card in (moment.card, moment.other))


YOURS_ENTERS_DUEL = after("duel begins", "after one of your Personalities enters a duel", _is_in)
THIS_BEARER_ENTERS_DUEL = after(
    "duel begins",
    "after this Personality enters a duel",
    lambda s, scope, moment: leader(s, scope.source) in (moment.card, moment.other),
)
STRUCK_IN_YOUR_DUEL = after(
    "strike",
    "after a strike is declared in a duel that one of your Personalities is in, before cards are revealed",
    _is_in,
)
BEFORE_ANY_FOCUS_EFFECT = after("focus effects", "before Focus effects resolve in that duel")


def _loses(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """`amount` names the second loser of a tie."""
    both = moment.card == NOTHING and moment.amount == scope.source
    return moment.other == scope.source or both


THIS_LOSES_DUEL = after("duel resolved", "after {self} loses a duel", _loses)


def _is_first_challenge(s: CcgState, scope: Scope, moment: Moment) -> bool:
    if moment.card != scope.source:
        return False
    return sum(1 for each in s.history if each.kind == "challenges" and each.card == scope.source) == 1


FIRST_CHALLENGE = after(
    "challenges", "after {self} challenges a Personality for the first time in a turn", _is_first_challenge
)


def _political_by_another(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or moment.seat == scope.seat or not taken_has(s, taken, "Political"):
        return False
    return any(s.type_of(card) == PERSONALITY for card in taken.performing)


POLITICS_OF_ANOTHER = after(
    "about to resolve",
    "before the Political action of another player's Personality resolves",
    _political_by_another,
)


THAT_SLOT = -1
"""Under this a speaker remembers that he was named; no scope keeps anything there."""


class ThatPerformer(Things):
    """The Personality who performs the action that triggered this."""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        taken = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        found = [] if taken is None else taken.performing
        return [card for card in found if s.zone[card] == PLAY and s.type_of(card) == PERSONALITY][:1]

    def points_at(self, known: Known) -> Whom:
        return Whom(HOSTILE)

    def text(self, speaker: Speaker) -> str:
        """By a pronoun when he has been named."""
        known = speaker.pronouns.get(THAT_SLOT, "that Personality")
        speaker.pronouns[THAT_SLOT] = "him"
        return known


THAT_PERFORMER = ThatPerformer()
who_lobbied = Simple(AFTER, "who lobbied", lambda s, scope, card: card in THAT_PERFORMER.cards(s, scope))
PERFORMER_WON = Told(
    "your own wins", lambda s, scope: scope.get(WINNER_SLOT) == scope.get(PERFORMER_SLOT) != []
)


# --- what -----------------------------------------------------------------------------------------


class NameNumber(Effect):
    """You name a number; what follows speaks of it."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        words = [str(number) for number in range(HIGHEST_FOCUS + 1)]
        among = [CHOICES + number for number in range(HIGHEST_FOCUS + 1)]
        s.push(AskOf(scope.seat, "Name a number.", among, words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.numbers = [s.answers[scope.seat] - CHOICES]

    def means(self, known: Known) -> list[Deed]:
        return []

    def text(self, speaker: Speaker) -> str:
        return "name a number"


def name_number() -> Effect:
    return NameNumber()


class BansFocus(Rule):
    """The other player in the duel neither focuses nor reacts with cards of the number that was named."""

    def __init__(self) -> None:
        super().__init__()
        self.about = MAY_NOT_FOCUS

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        duel = duel_in_progress(s)
        if duel is None or s.zone[card] != HAND or not scope.numbers:
            return False
        facing = s.owner[card] in duel.seats and s.owner[card] != scope.seat
        return facing and focus_value(s, card) == scope.numbers[-1]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, Whom(HOSTILE), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return (
            "the player of the other Personality in the duel may not focus cards with that Focus Value"
            " from the hand, nor take Reactions from Strategies that have it,"
        )


def bans_focus() -> Rule:
    return BansFocus()


class ConcedeDuel(Effect):
    """Your own loses without suffering for it."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        duel = duel_in_progress(s)
        if duel is not None and scope.seat in duel.seats:
            ops.concede_duel(s, duel, duel.seats.index(scope.seat), scope.seat)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(UNFOCUS, Whom(ANYBODYS, every=True))]

    def text(self, speaker: Speaker) -> str:
        return (
            "whatever was focused is discarded and does nothing; the other Personality wins,"
            " and yours suffers nothing for having lost"
        )


def concede_duel() -> Effect:
    return ConcedeDuel()


class DoubleFocus(Effect):
    """One of your focused cards counts twice, if nothing has changed its Focus Value."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        focused = your_focused(s, scope.seat)
        among = [card for card in focused if focus_value(s, card) == base(s, FOCUS, card)]
        if among:
            s.push(AskOf(scope.seat, "Double the Focus Value of which card?", [*among, PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        card = s.answers[scope.seat]
        if card != PASS:
            ops.change_stat(s, card, FOCUS, focus_value(s, card), DUEL_END, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN), stat=FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return (
            f"you may double the Focus Value of a card focused for {speaker.kind},"
            " if it equals the one that is printed on it"
        )


def double_focus() -> Effect:
    return DoubleFocus()


class IgnoreItems(Effect):
    """The Items of some Personalities do nothing while the action resolves."""

    def __init__(self, *whose: Things) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for bearer in [card for each in self.whose for card in each.cards(s, scope)]:
            for item in attachments(s, bearer):
                if s.type_of(item) == ITEM:
                    ops.make_blank(s, item, ACTION_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == BLANK and lasting.until == ACTION_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(NEGATE, each.points_at(known)) for each in self.whose]

    def text(self, speaker: Speaker) -> str:
        return "during the challenge and the duel, ignore the Items of both"


def ignore_items(*whose: Things) -> Effect:
    return IgnoreItems(*whose)


class FocusAsHonor(Effect):
    """This focused card is worth three more than the Personal Honor of him for whom it was focused."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in YOUR_DUELIST.cards(s, scope)[:1]:
            more = personal_honor(s, card) + 3 - focus_value(s, scope.source)
            ops.change_stat(s, scope.source, FOCUS, more, DUEL_END, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN, itself=True), 3, stat=FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return "the Focus Value of this card becomes the Personal Honor of your Personality plus 3"


def focus_as_honor() -> Effect:
    return FocusAsHonor()


class TacticalFocus(Rule):
    """What this card is worth when it is discarded for a Tactical action."""

    def __init__(self) -> None:
        super().__init__()
        self.stat = FOCUS

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        taken = taking(s)
        if card != scope.source or taken is None or card not in taken.scope.get(PAID_SLOT):
            return False
        return "Tactical" in taken.ability(s).keywords and bool(taken.performing)

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        taken = taking(s)
        return 0 if taken is None else personal_honor(s, taken.performing[0]) + 3 - base(s, FOCUS, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN, itself=True), 3, stat=FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return (
            "when this card is discarded for a Tactical action,"
            " its Focus Value is the Personal Honor of who performs it plus 3"
        )


def tactical_focus() -> Rule:
    return TacticalFocus()
