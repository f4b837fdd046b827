"""How Diamond's cards say what the rules ask them: who is meant, what they are spared, what Terrains do."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.acting.bringing import ATTACHES_CHEAPER, can_attach
from gorin.games.ccg.acting.relevance import is_present
from gorin.games.ccg.acting.targets import UNTARGETABLE_BY_ARROWS
from gorin.games.ccg.acting.using import NO_TERRAINS
from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.factions import family_of
from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    ATTACKING,
    FOCUS,
    FOLLOWER,
    FORCE,
    HOLDING,
    ITEM,
    PERSONALITY,
    STRATEGY,
    STRENGTH,
    TURN_END,
)
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.derived import UNTARGETABLE_BY
from gorin.games.ccg.table.permitted import why_not_attached
from gorin.games.ccg.table.reading import (
    is_aligned,
    is_cavalry_unit,
    leader,
    location,
    provinces_of,
    strength,
)
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import base, force, yu
from gorin.games.ccg.turn.settling import OUTLIVES
from gorin.games.ccg.words.abilities import Action, battle
from gorin.games.ccg.words.verbs.fighting.fear import fear
from gorin.games.ccg.words.verbs.in_play.creating import Create, describe_created
from gorin.games.ccg.words.verbs.in_play.entering import stays_here
from gorin.games.ccg.words.verbs.in_play.setting import set_stat
from gorin.games.ccg.words.which.nouns import WEAPON, cards_with
from gorin.games.ccg.words.which.places import in_this_army
from gorin.kernel.questions import DONE
from gorin.words.abilities import Triggered, requires, trait
from gorin.words.conditions import Told
from gorin.words.flow import surely
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, text_of, value_of
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.english import a
from gorin.words.grammar.in_force import has
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.scope import NOTHING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.nouns import Noun, any_, noun_for, noun_with
from gorin.words.picks import Pick
from gorin.words.qualities import AFTER, STATE, Simple
from gorin.words.traits import Says, permits
from gorin.words.triggers import after
from gorin.words.verbs import FORBID, SET, STAT

LATER = "The wording is known from a printing after Diamond Edition and may differ from the first one."


# --- who is meant ---------------------------------------------------------------------------------

with_yu = Simple(AFTER, "with Yu", lambda s, scope, card: yu(s, card) >= 0)
not_this = Simple(STATE, "", lambda s, scope, card: card != scope.source)
"""Where the words around it say so already."""
OTHER = Simple(STATE, "other", lambda s, scope, card: card != scope.source)
in_cavalry_unit = Simple(
    AFTER, "in a Cavalry unit", lambda s, scope, card: is_cavalry_unit(s, leader(s, card))
)
named_iron_mine = Simple(AFTER, "", lambda s, scope, card: s.definition(card).name == "Iron Mine")
IRON_MINE = noun_for("Iron Mine", HOLDING).with_(named_iron_mine)
matsu_led = Simple(
    AFTER,
    "in a unit led by a Matsu",
    lambda s, scope, card: family_of(s.edition, s.definition(leader(s, card))) == "Matsu",
)
"""DE-FAC-12."""
your_aligned = Simple(
    AFTER, "with your Clan alignment", lambda s, scope, card: is_aligned(s, card, scope.seat)
)
KIHO = noun_with("Kiho", (STRATEGY,), False, "Kiho")
IAIJUTSU = noun_for("Iaijutsu Strategy", STRATEGY).with_(
    Simple(AFTER, "", lambda s, scope, card: has(s, card, "Iaijutsu"))
)
ANY_SAMURAI = cards_with("Samurai", PERSONALITY, FOLLOWER)
ANY_MONK_OR_SHUGENJA = cards_with("Monk", PERSONALITY, FOLLOWER) | cards_with(
    "Shugenja", PERSONALITY, FOLLOWER
)
ANY_MONK_OR_SAMURAI = cards_with("Monk", PERSONALITY, FOLLOWER) | ANY_SAMURAI
"""DE-KEY-11: where a text does not say that it means Personalities, Followers may be it, too."""
RETAINER = noun_with("Retainer", (HOLDING,), False, "Retainer")
PORT = noun_with("Port", (HOLDING,), False, "Port")
MARKET = noun_with("Market", (HOLDING,), False, "Market")
OTHER_WEAPONS = any_(WEAPON, OTHER, in_this_army)


POET_OR_COURTIER = noun_with("Poets or Courtier", (PERSONALITY,), True, "Poet", "Courtier").with_(
    Simple(STATE, "", lambda s, scope, card: not s.bowed[card])
)
with_double_chi = Simple(AFTER, "with Double Chi", lambda s, scope, card: has(s, card, "Double Chi"))
borne_for_less = Simple(
    STATE,
    "",
    lambda s, scope, card: can_attach(s, scope.seat, card, scope.source, force(s, scope.source)),
)
"""DE-TARG-05: what this Personality can bear and, for as much less as he has Force, pay for."""
cards_in_this_unit = any_(
    noun_for("card", PERSONALITY, *ATTACHMENTS),
    Simple(AFTER, "in this unit", lambda s, scope, card: leader(s, card) == leader(s, scope.source)),
)


# --- what holds all the time ----------------------------------------------------------------------


def untouched_by_arrows(whom: Things, words: str) -> Rule:
    return permits(UNTARGETABLE_BY_ARROWS, whom, f"Ranged Attacks may not target {words}")


def untargetable_by(keyword: str, whom: Noun) -> Rule:
    return permits(UNTARGETABLE_BY + keyword, whom, f"{keyword} actions may not target {{one}}")


def outlives_penalties(whom: Things) -> Rule:
    words = "{whom} is not destroyed for having 0 Chi while that is due to penalties that end with the turn"
    return permits(OUTLIVES, whom, words)


def permits_cheaper(noun: Noun, less: int, words: str) -> Rule:
    return Says(ATTACHES_CHEAPER, noun, words, None, less)


class OwnItemsFocus(Rule):
    """Items that you own, wherever they are, have a higher Focus value."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.stat = FOCUS
        self.more = more

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return s.type_of(card) == ITEM and s.owner[card] == scope.seat

    def amount(self, s: CcgState, scope: Scope, card: int) -> int:
        return self.more

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(OWN, every=True), self.more, 1, FOCUS)]

    def text(self, speaker: Speaker) -> str:
        return f"Items you own, in play or not, have +{self.more} Focus Value"


OWN_ITEMS_FOCUS = OwnItemsFocus(1)


class NoTerrains(Rule):
    """Some players play no Terrains in some battles."""

    def __init__(self, words: str, test: Callable[[CcgState, Scope, int], bool]) -> None:
        super().__init__()
        self.about = NO_TERRAINS
        self.words = words
        self.test = test

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        """It is asked about a seat; a card is none."""
        return card < s.seats and self.test(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, Whom(HOSTILE), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


def _is_in_this_battle(s: CcgState, scope: Scope, seat: int) -> bool:
    return seat != scope.seat and s.battlefield != NOTHING and location(s, scope.source) == s.battlefield


def _attacks_this_province(s: CcgState, scope: Scope, seat: int) -> bool:
    return s.host[scope.source] == s.battlefield and my_side(s, seat) == ATTACKING


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


def _may_lay(s: CcgState, scope: Scope) -> bool:
    return s.defender == scope.seat or is_present(s, scope.seat)


DEFENDS_OR_IS_THERE = Told("you are the Defender or control a unit there", _may_lay)


def terrain(*kinds: str, for_defender: bool = False) -> Action:
    """DE-TER-01. `for_defender`: the Defender may play it without units there."""
    keywords = ("Terrain", *kinds)
    if for_defender:
        return battle(requires(DEFENDS_OR_IS_THERE), stays_here(), keywords=keywords, absent=True)
    return battle(stays_here(), keywords=keywords)


def _is_over_here(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.card == s.host[scope.source]


COMBAT_IS_OVER = after(
    "combat is over", "just before the Combat Segment at this battlefield ends", _is_over_here
)


def delayed(*effects: Effect) -> Triggered:
    """DE-TER-04: what a Delayed Terrain does, once all have passed."""
    return trait(COMBAT_IS_OVER, *effects)


class WeakenShadowlands(Effect):
    """Shadowlands Personalities there have no Force; other Shadowlands cards have what is printed."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        here = s.host[scope.source]
        for card in list(s.in_play):
            if s.place[leader(s, card)] != here or not has(s, card, "Shadowlands"):
                continue
            most = 0 if s.type_of(card) == PERSONALITY else base(s, FORCE, card)
            if force(s, card) > most:
                set_stat(s, card, FORCE, most, TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == FORCE and lasting.until == TURN_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SET, Whom(ANYBODYS, every=True), stat=FORCE)]

    def text(self, speaker: Speaker) -> str:
        return (
            "reduce the Force of each Shadowlands Personality there to 0,"
            " and that of each other Shadowlands card there to its base Force"
        )


def weaken_shadowlands() -> Effect:
    return WeakenShadowlands()


class NoWalls(Effect):
    """Each of the Defender's provinces has no strength."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for place in provinces_of(s, s.defender):
            ops.change_strength(s, place.id, -strength(s, place.id), TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.stat == STRENGTH and lasting.until == TURN_END and lasting.amount <= 0

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STAT, Whom(HOSTILE, every=True), sign=-1, stat=STRENGTH)]

    def text(self, speaker: Speaker) -> str:
        return "each province of the Defender has strength 0"


def no_walls() -> Effect:
    return NoWalls()


# --- creating -------------------------------------------------------------------------------------


class CreateOnSeveral(Create):
    """A new card on each of some Personalities that you choose, up to a number."""

    def __init__(self, noun: Noun, most: Amount, card: Card) -> None:
        super().__init__(card, noun, describe_created(card))
        self.noun = noun
        self.most = most

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [card for card in self.noun.cards(s, scope) if card not in run.memo]
        if among and len(run.memo) < value_of(self.most, s, scope):
            s.push(AskOf(scope.seat, f"Who gets {a(self.words)}?", [*among, DONE]))
        else:
            self._create(s, scope, run)

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == DONE:
            self._create(s, scope, run)
        else:
            run.memo.append(s.answers[scope.seat])
            run.repeat()

    def _create(self, s: CcgState, scope: Scope, run: Run) -> None:
        for host in run.memo:
            card = ops.create(s, self.card.slug, scope.seat)
            if why_not_attached(s, card, host) is None:
                ops.attach(s, card, host, scope, s.zone[card])
            else:
                ops.remove_from_game(s, card)
        run.memo = []

    def text(self, speaker: Speaker) -> str:
        who = self.noun.phrase(speaker, many=True)
        most = text_of(self.most, speaker)
        return f"create {a(self.words)} attached to each of any number of {who}, no more than {most}"


def create_on_several(noun: Noun, most: Amount, card: Card) -> Effect:
    return CreateOnSeveral(noun, most, card)
