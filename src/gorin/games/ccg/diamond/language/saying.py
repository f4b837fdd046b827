"""How Diamond's cards say what the rules ask them: who is meant, what they are spared, what Terrains do."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from gorin.games.ccg.acting.bringing import ATTACHES_CHEAPER
from gorin.games.ccg.acting.relevance import is_present
from gorin.games.ccg.acting.using import NO_TERRAINS
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.factions import family_of
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    ATTACKING,
    FORCE,
    HOLDING,
    PERSONALITY,
    STRENGTH,
    TURN_END,
)
from gorin.games.ccg.language.abilities import Action, battle
from gorin.games.ccg.language.verbs.fighting.fear import fear
from gorin.games.ccg.language.verbs.in_play.creating import Create, describe_created
from gorin.games.ccg.language.verbs.in_play.entering import stays_here
from gorin.games.ccg.language.verbs.in_play.setting import set_stat
from gorin.games.ccg.language.when.events import COMBAT_ENDS
from gorin.games.ccg.language.when.roles import AT_THIS_BATTLEFIELD
from gorin.games.ccg.language.which.card_filters import FOLLOWER as A_FOLLOWER
from gorin.games.ccg.language.which.card_filters import PERSONALITY as A_PERSONALITY
from gorin.games.ccg.language.which.card_filters import noun
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_attached
from gorin.games.ccg.table.reading import (
    is_aligned,
    is_cavalry_unit,
    leader,
    location,
    provinces_of,
    strength,
    this_place,
)
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import base, force, yu
from gorin.kernel.questions import DONE
from gorin.language.abilities import Triggered, requires, trait
from gorin.language.card_filters import CardFilter, any_, noun_for, noun_with
from gorin.language.conditions import Told
from gorin.language.core.active_effects import has
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.english import a
from gorin.language.core.meaning import ANYBODYS, HOSTILE, Intent, Known, Whom
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.event_kinds import before
from gorin.language.flow import surely
from gorin.language.picks import Pick
from gorin.language.predicates import AFTER, Simple
from gorin.language.traits import Says
from gorin.language.verbs import FORBID, SET, STAT

LATER = "The wording is known from a printing after Diamond Edition and may differ from the first one."


# --- who is meant ---------------------------------------------------------------------------------

with_yu = Simple(AFTER, "with Yu", lambda s, context, card: yu(s, card) >= 0)
in_cavalry_unit = Simple(
    AFTER, "in a Cavalry unit", lambda s, context, card: is_cavalry_unit(s, leader(s, card))
)
matsu_led = Simple(
    AFTER,
    "in a Matsu-led unit",
    lambda s, context, card: family_of(s.edition, s.definition(leader(s, card))) == "Matsu",
)
"""DE-FAC-12."""
your_aligned = Simple(
    AFTER, "with your Clan alignment", lambda s, context, card: is_aligned(s, card, context.seat)
)
ANY_MONK_OR_SHUGENJA = noun("Monk", A_PERSONALITY, A_FOLLOWER) | noun("Shugenja", A_PERSONALITY, A_FOLLOWER)
"""DE-KEY-11: where a text does not say that it means Personalities, Followers may be it, too."""
PORT_BESIDES_STRONGHOLD = noun_with("non-Stronghold Port", (HOLDING,), False, "Port")


with_double_chi = Simple(AFTER, "with Double Chi", lambda s, context, card: has(s, card, "Double Chi"))
cards_in_this_unit = any_(
    noun_for("card", PERSONALITY, *ATTACHMENTS),
    Simple(AFTER, "in this unit", lambda s, context, card: leader(s, card) == leader(s, context.source)),
)


# --- what holds all the time ----------------------------------------------------------------------


def attaches_cheaper(who: Selector, card_filter: CardFilter, less: int) -> Rule:
    """ "this Personality attaches Followers for 3 less Gold (minimum 1)" """
    return AttachesCheaper(who, card_filter, less)


class AttachesCheaper(Says):
    """A Personality attaches some cards for less Gold."""

    def __init__(self, who: Selector, card_filter: CardFilter, less: int) -> None:
        super().__init__(ATTACHES_CHEAPER, card_filter, "", None, less)
        self.who = who

    def text(self, renderer: TextRenderer) -> str:
        assert isinstance(self.whom, CardFilter)
        what = self.whom.phrase(renderer, many=True)
        return f"{self.who.subject(renderer)} attaches {what} for {self.size} less Gold (minimum 1)"


class NoTerrains(Rule):
    """Some players play no Terrains in some battles."""

    def __init__(self, words: str, test: Callable[[CcgState, AbilityContext, int], bool]) -> None:
        super().__init__()
        self.about = NO_TERRAINS
        self.words = words
        self.test = test

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        """It is asked about a seat; a card is none."""
        return card < s.seats and self.test(s, context, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(HOSTILE), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return self.words.replace("{self}", renderer.kind)


def _is_in_this_battle(s: CcgState, context: AbilityContext, seat: int) -> bool:
    return seat != context.seat and s.battlefield != NOTHING and location(s, context.source) == s.battlefield


def _attacks_this_province(s: CcgState, context: AbilityContext, seat: int) -> bool:
    return s.host[context.source] == s.battlefield and my_side(s, seat) == ATTACKING


def others_play_no_terrains() -> Rule:
    return NoTerrains("other players may not play Terrains in a battle that {self} is in", _is_in_this_battle)


def attackers_play_no_terrains() -> Rule:
    words = "the Attacker and attacking allies may not play Terrains in battles at this province"
    return NoTerrains(words, _attacks_this_province)


# --- Fear and Terrains ----------------------------------------------------------------------------


def sure_fear(strength: int | Amount) -> tuple[Pick, Effect]:
    """Fear that nothing negates."""
    pick, effect = fear(strength)
    return pick, surely(effect)


def _may_lay(s: CcgState, context: AbilityContext) -> bool:
    return s.defender == context.seat or is_present(s, context.seat)


DEFENDS_OR_IS_THERE = Told("you are the Defender or control a unit there", _may_lay)


def terrain(*kinds: str, for_defender: bool = False) -> Action:
    """DE-TER-01. `for_defender`: the Defender may play it without units there."""
    keywords = ("Terrain", *kinds)
    if for_defender:
        return battle(requires(DEFENDS_OR_IS_THERE), stays_here(), keywords=keywords, absent=True)
    return battle(stays_here(), keywords=keywords)


def delayed(*effects: Effect) -> Triggered:
    """DE-TER-04: what a Delayed Terrain does, once all have passed."""
    return trait(before(COMBAT_ENDS, AT_THIS_BATTLEFIELD), *effects)


class WeakenShadowlands(Effect):
    """Shadowlands Personalities there have no Force; other Shadowlands cards have what is printed."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        here = this_place(s, context)
        for card in list(s.in_play):
            if s.place[leader(s, card)] != here or not has(s, card, "Shadowlands"):
                continue
            most = 0 if s.type_of(card) == PERSONALITY else base(s, FORCE, card)
            if force(s, card) > most:
                set_stat(s, card, FORCE, most, TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SET, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "reduce the Force of each Shadowlands Personality there to 0,"
            " and that of each other Shadowlands card there to its base Force"
        )


def weaken_shadowlands() -> Effect:
    return WeakenShadowlands()


class NoWalls(Effect):
    """Each of the Defender's provinces has no strength."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for place in provinces_of(s, s.defender):
            ops.change_strength(s, place.id, -strength(s, place.id), TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.stat == STRENGTH and lasting.until == TURN_END and lasting.amount <= 0

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(HOSTILE, every=True), sign=-1, stat=STRENGTH)]

    def text(self, renderer: TextRenderer) -> str:
        return "each province of the Defender has strength 0"


def no_walls() -> Effect:
    return NoWalls()


# --- creating -------------------------------------------------------------------------------------


class CreateOnSeveral(Create):
    """A new card on each of some Personalities that you choose, up to a number."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, card_filter: CardFilter, most: Amount, card: Card) -> None:
        super().__init__(card, card_filter, describe_created(card))
        self.card_filter = card_filter
        self.most = most

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [card for card in self.card_filter.cards(s, context) if card not in runner.memo]
        if among and len(runner.memo) < value_of(self.most, s, context):
            s.push(AskOf(context.seat, f"Give {a(self.words)} to whom?", [*among, DONE]))
        else:
            self._create(s, context, runner)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] == DONE:
            self._create(s, context, runner)
        else:
            runner.memo.append(s.answers[context.seat])
            runner.repeat()

    def _create(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for host in runner.memo:
            card = ops.create(s, self.card.slug, context.seat)
            if why_not_attached(s, card, host) is None:
                ops.attach(s, card, host, context, s.zone[card])
            else:
                ops.remove_from_game(s, card)
        runner.memo = []

    def text(self, renderer: TextRenderer) -> str:
        who = self.card_filter.phrase(renderer, many=True)
        most = text_of(self.most, renderer)
        return f"create {a(self.words)} attached to each of any number of {who}, no more than {most}"


def create_on_several(card_filter: CardFilter, most: Amount, card: Card) -> Effect:
    return CreateOnSeveral(card_filter, most, card)
