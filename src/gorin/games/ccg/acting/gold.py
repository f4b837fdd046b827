"""Gold: what produces it, and how a cost is paid from several sources (CE-GOLD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from gorin.games.ccg.kinds import HOLDING, LIMITED, SPENT, STRONGHOLD
from gorin.games.ccg.language.meaning import GOLD, PRODUCE
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import senseis
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Parts, Rule, TextRenderer
from gorin.language.core.english import a, sentence
from gorin.language.core.meaning import OWN, Intent, Known, Whom, perhaps

if TYPE_CHECKING:
    from gorin.language.card_filters import CardFilter
    from gorin.language.core.base import Amount, Condition


EVERYTHING: Final = 1000
"""As much Gold as anything could cost."""


@final
class Produces(Rule):
    """Bow: this much Gold, perhaps only under a condition or for some cards."""

    def __init__(
        self,
        gold: int,
        condition: Condition | None,
        paying_for: CardFilter | None,
        discount: bool,
        more: Amount | None = None,
        destroying: bool = False,
        not_for: CardFilter | None = None,
        helper: CardFilter | None = None,
    ) -> None:
        super().__init__()
        self.about = "gold"
        self.gold = gold
        self.more = more
        """What the table adds to it."""
        self.destroying = destroying
        """It is destroyed for it, not only bowed."""
        self.condition = condition
        self.paying_for = paying_for
        self.not_for = not_for
        """It cannot be used to pay for one of these."""
        self.helper = helper
        """One of these is bowed with it, and gives nothing itself."""
        self.always = condition is None and paying_for is None and not_for is None and helper is None
        self.discount = discount
        """Not Gold in name: the card becomes cheaper by as much."""

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        """Can it be used to pay for this card?"""
        if self.condition is not None and not self.condition.holds(s, context):
            return False
        if self.not_for is not None and card != NOTHING and self.not_for.fits(s, context, card):
            return False
        if self.helper is not None and not helpers(s, context.source, ()):
            return False
        return self.paying_for is None or (card != NOTHING and self.paying_for.fits(s, context, card))

    def worth(self, s: CcgState, context: AbilityContext) -> int:
        return self.gold if self.more is None else self.gold + self.more.value(s, context)

    def intents(self, known: Known) -> list[Intent]:
        intents = [Intent(PRODUCE, Whom(OWN), self.gold, of=GOLD)]
        return intents if self.always else perhaps(intents)

    def text(self, renderer: TextRenderer) -> str:
        if self.discount and self.paying_for is not None:
            bought = a(self.paying_for.phrase(renderer))
            if self.gold >= EVERYTHING:
                return f"bow: You pay nothing for {bought}"
            return f"bow: {sentence(bought).removesuffix('.')} you are paying for costs {self.gold} less Gold"
        return self._produced(renderer).whole()

    def in_parts(self, renderer: TextRenderer) -> Parts | None:
        return None if self.discount else self._produced(renderer)

    def _produced(self, renderer: TextRenderer) -> Parts:
        text = f"{self.gold} Gold"
        if self.more is not None:
            text += f", and {self.more.counted_in('more', renderer)}"
        if self.paying_for is not None:
            text += f" if you are paying for {a(self.paying_for.phrase(renderer))}"
        conditions = [] if self.condition is None else [self.condition.text(renderer)]
        if self.not_for is not None:
            conditions.append(f"are not paying for {a(self.not_for.phrase(renderer))}")
        if conditions:
            text += f" if {' and '.join(conditions)}"
        return Parts(f"{self._bowing(renderer)}: Produce ", text, instead=True)

    def _bowing(self, renderer: TextRenderer) -> str:
        if self.helper is not None:
            return f"bow this card and {self.helper.one(renderer)}"
        return "bow and destroy this card" if self.destroying else "bow"


def is_gold_producing(s: CcgState, card: int) -> bool:
    """DE-CRD-15: a Holding that says that it produces Gold; what only makes cards cheaper is none."""
    rules = s.definition(card).gold_rules if s.type_of(card) == HOLDING else []
    return any(isinstance(rule, Produces) and not rule.discount for rule in rules)


BOWED: Final = 1
DESTROYED: Final = 2
EITHER: Final = 3
"""What is done with a source for its Gold."""


def production(s: CcgState, code: int, paying_for: int) -> int:
    """How much Gold a source gives towards a cost: the best of what it offers, bowed or destroyed."""
    return (
        _offered(s, code, paying_for, BOWED)
        if code < SPENT
        else _offered(s, code - SPENT, paying_for, DESTROYED)
    )


def _offered(s: CcgState, card: int, paying_for: int, ways: int) -> int:
    definition = s.cards[s.what[card]]
    if paying_for != NOTHING and s.cards[s.what[paying_for]].paid_by and _helps(s, card, paying_for):
        return 1 if ways & BOWED else 0
    if definition.type == STRONGHOLD:
        return _of_stronghold(s, card) if ways & BOWED else 0
    best = 0
    copied = (s.derived or derived(s)).copied.get(card) if s.lasting else None
    for rule in definition.gold_rules if copied is None else definition.gold_rules + copied:
        if not isinstance(rule, Produces) or not ways & (DESTROYED if rule.destroying else BOWED):
            continue
        if rule.always and rule.more is None:
            best = max(best, rule.gold)  # most sources, asked for most often
            continue
        context = AbilityContext(s.controller[card], card)
        if rule.concerns(s, context, paying_for):
            best = max(best, rule.worth(s, context))
    return best


def _of_stronghold(s: CcgState, card: int) -> int:
    """CE-STR-06, DE-STR-02."""
    gold = s.cards[s.what[card]].gold_production
    for sensei in senseis(s, s.controller[card]):
        gold += s.definition(sensei).gold_production
    return max(gold, 0)


def _helps(s: CcgState, card: int, paying_for: int) -> bool:
    context = AbilityContext(s.controller[card], paying_for)
    return any(rule.concerns(s, context, card) for rule in s.definition(paying_for).paid_by)


def _payers(s: CcgState, paying_for: int) -> list[int]:
    """The cards that produce Gold, and those that help to pay for this card alone."""
    known = (s.derived or derived(s)).sources
    if paying_for == NOTHING or not s.cards[s.what[paying_for]].paid_by:
        return known
    return known + [card for card in s.in_play if card not in known and _helps(s, card, paying_for)]


def sources(s: CcgState, seat: int, paying_for: int, spared: Sequence[int] = ()) -> list[int]:
    """The unbowed cards of a player that can pay for something; other costs need those to be spared."""
    found: list[int] = []
    for card in _payers(s, paying_for):
        if s.controller[card] == seat and not s.bowed[card] and card not in spared:
            if _offered(s, card, paying_for, BOWED) > 0:
                found.append(card)
            if _offered(s, card, paying_for, DESTROYED) > 0:
                found.append(card + SPENT)
    return found


def available(s: CcgState, seat: int, paying_for: int, spared: Sequence[int] = ()) -> int:
    """How much Gold a player can produce for something."""
    best = 0
    for way in teams(s, sources(s, seat, paying_for, spared), paying_for, spared):
        most: dict[int, int] = {}
        for code in way.others:
            most[code % SPENT] = max(most.get(code % SPENT, 0), production(s, code, paying_for))
        best = max(best, way.gold + sum(most.values()))
    return best


# --- sources that others must be bowed with -------------------------------------------------------


def helper_noun(s: CcgState, code: int) -> CardFilter | None:
    """What must be bowed with a source, if anything must."""
    if code < SPENT:
        for rule in s.cards[s.what[code]].gold_rules:
            if isinstance(rule, Produces) and rule.helper is not None:
                return rule.helper
    return None


def helpers(s: CcgState, card: int, taken: Sequence[int]) -> list[int]:
    """What can be bowed with a source that needs it: unbowed, and not used already."""
    card_filter = helper_noun(s, card)
    fitting = [] if card_filter is None else card_filter.cards(s, AbilityContext(s.controller[card], card))
    return [each for each in fitting if not s.bowed[each] and each not in taken]


@final
class Way:
    """A way to pay: the Gold it gives, what is bowed for it, and what is left to pay with besides."""

    def __init__(self, gold: int, codes: list[int], others: list[int]) -> None:
        self.gold = gold
        self.codes = codes
        self.others = others

    def destroys(self) -> bool:
        return any(code >= SPENT for code in self.codes)


def teams(s: CcgState, among: list[int], paying_for: int, taken: Sequence[int]) -> list[Way]:
    """None, some or all of the sources that need help are used, each with the helper missed least."""
    needy = [code for code in among if helper_noun(s, code) is not None]
    others = [code for code in among if code not in needy]
    found = [Way(0, [], others)]
    for count in range(1, len(needy) + 1):
        used = needy[:count]
        for card in needy[:count]:
            used += _missed_least(s, helpers(s, card, [*taken, *used]), others, paying_for)
        if len(used) == 2 * count:
            gold = gold_of(s, needy[:count], paying_for)
            found.append(Way(gold, used, [code for code in others if code % SPENT not in used]))
    return found


def _missed_least(s: CcgState, free: list[int], others: list[int], paying_for: int) -> list[int]:
    """The one that would give the least itself, if there is any."""
    return sorted(free, key=lambda each: production(s, each, paying_for) if each in others else 0)[:1]


def gold_of(s: CcgState, codes: list[int], paying_for: int) -> int:
    return sum([production(s, code, paying_for) for code in codes])


# --- what suffices --------------------------------------------------------------------------------


def can_afford(s: CcgState, seat: int, price: int, paying_for: int, spared: Sequence[int] = ()) -> bool:
    left = price
    for card in _payers(s, paying_for):
        if left > 0 and s.controller[card] == seat and not s.bowed[card] and card not in spared:
            if helper_noun(s, card) is not None:
                return available(s, seat, paying_for, spared) >= price
            left -= _offered(s, card, paying_for, EITHER)
    return left <= 0


def cheapest(
    s: CcgState, among: list[int], price: int, paying_for: int, taken: Sequence[int] = ()
) -> Way | None:
    """The sources that pay: as few as possible that have something else to do, the least loss, the fewest.

    Nothing where they do not suffice: who has chosen source by source may have wasted one.
    """
    ways: list[Way] = []
    for team in teams(s, among, paying_for, taken):
        found = _cheapest_of(s, team.others, price - team.gold, paying_for)
        if found is not None:
            ways.append(Way(team.gold + gold_of(s, found, paying_for), [*team.codes, *found], []))
    return min(ways, key=lambda way: (burden_of(s, way.codes), way.gold, len(way.codes)), default=None)


def _cheapest_of(s: CcgState, among: list[int], price: int, paying_for: int) -> list[int] | None:
    """The same among sources that need no help; nothing where they do not suffice."""
    burdens: dict[int, int] = {0: 0}
    used_for: dict[int, list[int]] = {0: []}
    for card in dict.fromkeys([code % SPENT for code in among]):
        ways = [(c, production(s, c, paying_for), _burden(s, c)) for c in among if c % SPENT == card]
        for total in sorted(burdens, reverse=True):  # what is found on the way is worth more than this
            if total >= price:
                continue
            used = used_for[total]
            for code, gold, more in ways:
                burden, known = burdens[total] + more, burdens.get(total + gold)
                if (
                    known is None
                    or burden < known
                    or (burden == known and len(used) + 1 < len(used_for[total + gold]))
                ):
                    burdens[total + gold], used_for[total + gold] = burden, [*used, code]
    best = -1
    for total, burden in burdens.items():
        if total >= price and (best < 0 or (burden, total) < (burdens[best], best)):
            best = total
    return used_for[best] if best >= 0 else None


DESTRUCTION: Final = 1000
"""The burden of destroying a source: however many useful ones are bowed, that is less."""


def burden_of(s: CcgState, paying: list[int]) -> int:
    return sum([_burden(s, code) for code in paying])


def _burden(s: CcgState, code: int) -> int:
    """How much is lost with a source: the card itself, what else it could be used for, or nothing."""
    return DESTRUCTION if code >= SPENT else int(is_useful(s, code))


def is_useful(s: CcgState, card: int) -> bool:
    """Has it an action of its own that could be taken before it straightens again?

    Limited actions are for the own Action phase (CE-ACT-02); cards straighten before the next one begins.
    """
    over = s.phase != "action" or s.active != s.controller[card]
    for each in s.cards[s.what[card]].actions:  # noqa: SIM110 - asked for many ways to pay
        if not (over and each.designators == LIMITED):
            return True
    return False
