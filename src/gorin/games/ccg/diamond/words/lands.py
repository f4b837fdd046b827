"""What only Diamond's cards say of ships and lands: who stays out of an attack, who gains a province."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.acting.paying import PayGold, pay
from gorin.games.ccg.kinds import (
    EVENT,
    PERSONALITY,
    PHASE_END,
    STRATEGY,
)
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.places import JOINS_NO_ATTACK
from gorin.games.ccg.table.reading import (
    location,
    province,
)
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.traits import for_a_while
from gorin.kernel.questions import PASS
from gorin.kernel.state import Step
from gorin.words.conditions import Told
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, Deed, Known, Whom, as_chosen
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.nouns import Noun, noun_for, noun_with
from gorin.words.qualities import AFTER, STATE, Simple
from gorin.words.traits import forbids
from gorin.words.triggers import after
from gorin.words.verbs import KEYWORD

# --- who stays away -------------------------------------------------------------------------------


class UnlessRansomed(Effect):
    """Its controller may bow one of some cards or pay Gold; if he does neither, something happens."""

    def __init__(self, whose: Things, noun: Noun, gold: int, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.whose = whose
        self.noun = noun
        self.gold = gold
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.whose.cards(s, scope)[:1]:
            seat = s.controller[card]
            among = [each for each in self.noun.cards(s, scope) if s.controller[each] == seat]
            if can_afford(s, seat, self.gold, scope.source):
                among.append(CHOICES)
            asks = f"Bow somebody or pay {self.gold} Gold, or your unit stays out of the attack."
            s.push(AskOf(seat, asks, [*among, PASS], [f"Pay {self.gold} Gold"]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = s.controller[self.whose.cards(s, scope)[0]]
        code = s.answers[seat]
        if code == PASS:
            s.push(Run(run.what, self.block.number))
        elif code == CHOICES:
            s.push(PayDue(seat, self.gold, scope.source))
        else:
            ops.bow(s, code, scope)

    def means(self, known: Known) -> list[Deed]:
        return as_chosen(self.block.means(known), HOSTILE)

    def text(self, speaker: Speaker) -> str:
        one = self.noun.phrase(speaker)
        whose = self.whose.text(speaker)
        return (
            f"the controller of {whose} may bow a {one} of his or pay {self.gold} Gold;"
            f" if he does not, {self.block.text(speaker)}"
        )


def unless_ransomed(whose: Things, noun: Noun, gold: int, *effects: Effect) -> Effect:
    return UnlessRansomed(whose, noun, gold, effects)


class PayDue(Step):
    """Gold that somebody has agreed to pay."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "price": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose_gold", "pay")

    def __init__(self, seat: int, price: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.price = price
        self.card = card

    def choose_gold(self, s: CcgState) -> None:
        s.push(PayGold(self.seat, self.price, self.card, due=True))

    def pay(self, s: CcgState) -> None:
        if s.agreed:
            pay(s)

    def without(self, s: CcgState, seat: int) -> None:
        if seat == self.seat:
            self.at = len(self.stages)


HAS_TIDAL_TOKEN = Told(
    "{self} has a Tidal token",
    lambda s, scope: any(each.card == scope.source and each.name == "Tidal" for each in s.tokens),
)


class GainProvince(Effect):
    """The player whom the moment is about may pay Gold for one more province, once per game."""

    def __init__(self, gold: int) -> None:
        super().__init__()
        self.gold = gold

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        moment = scope.moment
        if moment is None or s.is_out(moment.seat) or ops.has_gained_province(s, moment.seat):
            return
        if can_afford(s, moment.seat, self.gold, scope.source):
            words = [f"Pay {self.gold} Gold for a province"]
            s.push(AskOf(moment.seat, "Do you gain a province?", [CHOICES, PASS], words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if scope.moment is not None and s.answers[scope.moment.seat] == CHOICES:
            s.push(BuyProvince(scope.moment.seat, self.gold, scope.source))

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(KEYWORD, Whom(ANYBODYS), of="province")], ANYBODYS)

    def text(self, speaker: Speaker) -> str:
        return (
            f"he may pay {self.gold} Gold, once per game, to gain a province"
            " to the right of his rightmost one"
        )


def gain_province(gold: int) -> Effect:
    return GainProvince(gold)


@final
class BuyProvince(PayDue):
    """It is laid out once it is paid for."""

    def pay(self, s: CcgState) -> None:
        super().pay(s)
        if s.agreed:
            ops.gain_province(s, self.seat)


def _by_attacker(s: CcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat == s.attacker and moment.card == s.battlefield and not s.in_combat


PROVINCE_TAKEN = after(
    "province destroyed", "whenever an Attacker has destroyed a province in battle", _by_attacker
)
brings_province = Simple(
    AFTER,
    "",
    lambda s, scope, card: any(isinstance(node, GainProvince) for node in s.definition(card).nodes),
)

MANTIS_PERSONALITY = noun_with("Mantis Clan Personality", (PERSONALITY,), True, "Mantis Clan")
SOMETHING_THAT_BRINGS_A_PROVINCE = noun_for("card that brings a province", EVENT, STRATEGY).with_(
    brings_province
)
NAVAL_PERSONALITY = noun_with("Naval Personality", (PERSONALITY,), True, "Naval").with_(
    Simple(STATE, "", lambda s, scope, card: not s.bowed[card])
)
IN_BATTLE_AT_PROVINCE = Told(
    "this unit is in a battle at a province",
    lambda s, scope: province(s, location(s, scope.source)) is not None,
)


def stays_out(target: Things) -> Effect:
    """A unit joins no attacking army in this Attack phase, unless its controller bows or pays."""
    words = "{whom} may neither be assigned to an attacking army nor move to one"
    return unless_ransomed(
        target, NAVAL_PERSONALITY, 7, for_a_while(forbids(JOINS_NO_ATTACK, target, words), PHASE_END)
    )
