"""What only Diamond's cards say of Kihos, Spells, elements and Rings."""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.acting.scripts import TakeAction, action_in_progress, taking
from gorin.games.ccg.fighting.duel import duel_in_progress
from gorin.games.ccg.kinds import (
    BATTLE_END,
    ELEMENTS,
    GAME_END,
    LIMBO,
    PERSONALITY,
    STRATEGY,
    TITLE_RETURNED,
)
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.ongoing import DOES_NOT_COUNT
from gorin.games.ccg.table.reading import leader, units_at
from gorin.games.ccg.table.sides import other_side
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.words.when.about_actions import taken_has
from gorin.games.ccg.words.when.casting import creates_spell_effect, is_spell
from gorin.games.ccg.words.which.provinces import CardInProvince
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.questions import CHOICES, SEATS
from gorin.words.grammar.scope import NOTHING, PAYING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import HAND, PLAY
from gorin.words.nouns import noun_for
from gorin.words.qualities import AFTER, STATE, Simple
from gorin.words.things import CHOSEN_SLOT
from gorin.words.triggers import after
from gorin.words.verbs import ENTER, NEGATE, SEARCH, TAKE_UP

# --- when -----------------------------------------------------------------------------------------


def _pays_for(s: CcgState, moment: Moment) -> TakeAction | None:
    """The action for whose cost a card has bowed."""
    return taking(s) if moment.action == PAYING else None


def _bows_for_kiho(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = _pays_for(s, moment)
    return taken is not None and moment.card == scope.source and taken_has(s, taken, "Kiho")


THIS_BOWS_FOR_KIHO = after("bowed", "after {self} bows as the cost of a Kiho action", _bows_for_kiho)


def _bows_for_magic(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = _pays_for(s, moment)
    if taken is None or s.type_of(moment.card) != PERSONALITY:
        return False
    return creates_spell_effect(s, taken)


BOWED_FOR_MAGIC = after(
    "bowed", "after a Personality bows as the cost of a Spell or Kiho action", _bows_for_magic
)


def _is_targeted_by_spell(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or s.zone[moment.card] != PLAY:
        return False
    return is_spell(s, taken) and leader(s, moment.card) == leader(s, scope.source)


UNIT_TARGETED_BY_SPELL = after("targeted", "after a Spell targets a card in this unit", _is_targeted_by_spell)


def _is_elemental_at_you(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or not any(taken_has(s, taken, each) for each in ("Elemental", *ELEMENTS)):
        return False
    picks = [pick for pick in taken.ability(s).picks if pick.is_target]
    aimed = [code for pick in picks for code in taken.scope.get(pick.slot)]
    return any(
        code == SEATS + scope.seat or (code < len(s.zone) and s.owner[code] == scope.seat) for code in aimed
    )


ELEMENTS_AT_YOU = after(
    "about to resolve",
    "before an action resolves that is Elemental or of an element and targets you or a card you own",
    _is_elemental_at_you,
)


def _lays_terrain(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    return taken is not None and "Terrain" in taken.ability(s).keywords


TERRAIN_COMES = after("about to resolve", "before a Terrain enters play", _lays_terrain)


def _is_his_kiho(s: CcgState, scope: Scope, moment: Moment) -> bool:
    taken = action_in_progress(s, moment.action)
    if taken is None or taken.holder == NOTHING or s.zone[taken.holder] != LIMBO:
        return False
    kiho = s.type_of(taken.holder) == STRATEGY and taken_has(s, taken, "Kiho")
    return kiho and leader(s, scope.source) in taken.performing


HIS_KIHO_RESOLVED = after(
    "resolved",
    "after the Kiho action of an Action card that this Personality performed has resolved",
    _is_his_kiho,
)
NOT_RETURNED_YET = Told(
    "this has returned no card of that title in this game",
    lambda s, scope: (
        scope.moment is not None and TITLE_RETURNED + s.what[scope.moment.card] not in s.used_ever
    ),
)
THIS_GAINS_FORCE = after(
    "bonus gained", "after {self} gains a Force bonus", lambda s, scope, moment: moment.card == scope.source
)
THIS_PROVINCE_FALLS = after(
    "province falls",
    "before this province is destroyed",
    lambda s, scope, moment: moment.card == s.host[scope.source],
)


def _faces_phoenix(s: CcgState, scope: Scope) -> bool:
    duel = duel_in_progress(s)
    if duel is not None and scope.source in (duel.challenger, duel.challenged):
        other = duel.challenged if duel.challenger == scope.source else duel.challenger
        if has(s, other, "Phoenix Clan"):
            return True
    place, side = s.place[scope.source], s.side[scope.source]
    return side != 0 and any(has(s, card, "Phoenix Clan") for card in units_at(s, place, other_side(side)))


FACES_PHOENIX = Told("he duels or is opposed by a Phoenix Clan Personality", _faces_phoenix)
RING_OF_THE_VOID = noun_for("Ring of the Void", kinds.RING).with_(
    Simple(AFTER, "", lambda s, scope, card: s.definition(card).name == "Ring of the Void")
)
YOUR_PROVINCE_CARD = CardInProvince(
    "one of your provinces", lambda s, scope, place: place.owner == scope.seat, "card"
)
THIS_PERSONALITY = noun_for("this Personality", PERSONALITY, person=True).with_(
    Simple(STATE, "", lambda s, scope, card: card == leader(s, scope.source))
)
CHOSEN_IN_PLAY = Told(
    "it is still in play", lambda s, scope: any(s.zone[card] == PLAY for card in scope.get(CHOSEN_SLOT))
)


# --- what -----------------------------------------------------------------------------------------


class SearchToEnd(Effect):
    """You take a card out of your Fate deck, shuffle it, and put the card on top or at the bottom.

    The run remembers the card while it is asked where it goes.
    """

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if run.memo:
            words = ["On top", "At the bottom"]
            s.push(AskOf(scope.seat, "Where does the card go?", [CHOICES, CHOICES + 1], words))
            return
        deck = s.players[scope.seat].fate
        ops.look(s, scope.seat, deck)
        if deck:
            found = sorted(deck, key=lambda card: s.definition(card).name)
            s.push(AskOf(scope.seat, "Which card do you search for?", found))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if not run.memo:
            run.memo = [code]
            run.repeat()
            return
        card = run.memo[0]
        run.memo = []
        ops.shuffle_around(s, scope.seat, card)
        ops.put_in_deck(s, card, code == CHOICES)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            "look through your Fate deck for a card and shuffle the others;"
            " then put it on the top or at the bottom of the deck"
        )


def search_to_end() -> Effect:
    return SearchToEnd()


class Silence(Effect):
    """The Terrain that is being laid does nothing but lie there."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        taken = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        if taken is not None and taken.holder != NOTHING:
            ops.make_blank(s, taken.holder, BATTLE_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == BLANK and lasting.until == BATTLE_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(NEGATE, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "the Terrain enters play, but whatever else it does is negated"


def silence_terrain() -> Effect:
    return Silence()


class ReturnToHand(Effect):
    """The card whose action has resolved goes back to its owner's hand, each title once per game."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is not None and s.zone[scope.moment.card] == LIMBO:
            card = scope.moment.card
            ops.use_ability(s, TITLE_RETURNED + s.what[card], True)
            ops.put_in_hand(s, card, True)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(TAKE_UP, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "take that card back into your hand"


def return_to_hand() -> Effect:
    return ReturnToHand()


class PlayUncounted(Effect):
    """A Ring comes into play out of the hand, and enlightenment does not count it."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == HAND:
                ops.do_not_count(s, card, scope)
                ops.enter_play(s, card, scope.seat, NOTHING, False, HAND)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == DOES_NOT_COUNT and lasting.until == GAME_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ENTER, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.text(speaker)
        return f"put {whom} into play, where it does not count for an Enlightenment Victory"


def play_uncounted(whom: Things) -> Effect:
    return PlayUncounted(whom)
