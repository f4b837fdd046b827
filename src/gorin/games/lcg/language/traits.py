"""Traits that hold all the time, as the LCG says them."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.definition import (
    AsAttachment,
    AttachesTo,
    Disguised,
    Grants,
    Keywords,
    OnlyOne,
    PlayCost,
    PlayedOnlyOn,
)
from gorin.games.lcg.kinds import (
    GLORY,
    MILITARY,
    POLITICAL,
    STRENGTH,
    X_STRENGTH,
)
from gorin.games.lcg.language.ability import LcgAbility
from gorin.games.lcg.language.amounts import Counted
from gorin.games.lcg.language.restrictions import (
    BE_DECREASED,
    BE_INCREASED,
    DRAW_FEWER,
    GAIN_MORE_HONOR_EACH_PHASE,
    IS_BLANK,
    IS_BLANK_EXCEPT_TRAITS,
    STAYS_READY_AFTERWARD,
    WIN_THE_GAME,
)
from gorin.games.lcg.table.allowed import (
    NO_ATTACHMENTS,
    NO_ATTACHMENTS_EXCEPT,
    NO_ATTACHMENTS_OF,
    NOT_PLAYABLE,
)
from gorin.games.lcg.table.gained import GAINS
from gorin.games.lcg.table.reading import CLAN_SYMBOL
from gorin.games.lcg.table.state import LcgState
from gorin.language.amounts import CountOf
from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Amount, Condition, Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Parts, Phrase, Rule, TextRenderer
from gorin.language.core.english import listed
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.questions import SEATS
from gorin.language.core.resolution import Effect
from gorin.language.players import YOU, Who
from gorin.language.rule_kinds import Holds, RuleKind
from gorin.language.selectors import SELF
from gorin.language.traits import GrantsKeyword, Has, Says
from gorin.language.verbs import FORBID, PERMIT


def keywords(*words: str) -> Phrase:
    return Keywords(*words)


def disguised(whom: str) -> Phrase:
    """LCG-DISG-01: a trait or a clan."""
    return Disguised(whom)


def as_attachment(*text: Phrase) -> Phrase:
    """You may play this character as an attachment with this text."""
    return AsAttachment(text)


def costs_besides(card_filter: CardFilter, effect: Effect) -> Phrase:
    """LCG-COST-01: playing this card costs that, too; the effect speaks of what pays as PAID."""
    return PlayCost(card_filter, effect)


def only_one(trait: str, host: str = "character") -> Phrase:
    """LCG-ATCH-17: the one that was attached earlier goes."""
    return OnlyOne(trait, host)


def attaches_to(card_filter: CardFilter) -> Phrase:
    return AttachesTo(card_filter)


def played_only_on(card_filter: CardFilter) -> Phrase:
    """LCG-PRST-01: upon whom it may be played; afterwards it may stay on anybody."""
    return PlayedOnlyOn(card_filter)


class HasSkills(Has):
    """A bonus to a skill or another number; its condition speaks of the card itself as "it"."""

    def in_parts(self, renderer: TextRenderer) -> Parts:
        who = self.whom.subject(renderer)
        what, each = self._change(renderer)
        whilst = "" if self.condition is None else f" {self.condition.whilst(renderer)}"
        if not self.whom.many:
            whilst = whilst.replace(who, "it")
        return Parts(f"{who} gets ", what, each + whilst)

    def _change(self, renderer: TextRenderer) -> tuple[str, str]:
        size = self.size
        if isinstance(size, Counted) and size.each:
            return renderer.dialect.change(self.stat, 1), f" for each {size.each}"
        return super()._change(renderer)


def changes_said(renderer: TextRenderer, changes: dict[int, int | Amount], sign: int) -> str:
    """Bonuses or penalties: "+1 to each skill for each claimed ring"; those alike are said in one breath."""
    dialect, alike = renderer.dialect, _alike(changes)
    if len(alike) > 1 and all(isinstance(size, int) for size in changes.values()):
        return dialect.together([_change_said(renderer, stats, size, sign) for stats, size in alike])
    return listed([_change_said(renderer, stats, size, sign) for stats, size in alike])


def _alike(changes: dict[int, int | Amount]) -> list[tuple[list[int], int | Amount]]:
    """The stats that change by the same amount, together."""
    found: list[tuple[list[int], int | Amount]] = []
    for stat, size in changes.items():
        if found and found[-1][1] == size:
            found[-1][0].append(stat)
        else:
            found.append(([stat], size))
    return found


def _change_said(renderer: TextRenderer, stats: list[int], size: int | Amount, sign: int) -> str:
    dialect = renderer.dialect
    if isinstance(size, int):
        return dialect.together([dialect.change(stat, sign * size) for stat in stats])
    if isinstance(size, CountOf):
        each = dialect.together([dialect.change(stat, sign * size.times) for stat in stats])
        return f"{each} for each {size.card_filter.phrase(renderer)}"
    if isinstance(size, Counted) and size.each:
        return f"{dialect.together([dialect.change(stat, sign) for stat in stats])} for each {size.each}"
    names = listed([dialect.stat(stat) for stat in stats])
    return f"a {names} {'bonus' if sign > 0 else 'penalty'} equal to {size.text(renderer)}"


def has_both(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> tuple[Rule, Rule]:
    """Military and political skill: two rules, which are said in one breath."""
    return has_military(whom, amount, while_), has_political(whom, amount, while_)


def has_military(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, MILITARY, amount, while_)


def has_political(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, POLITICAL, amount, while_)


def has_glory(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, GLORY, amount, while_)


def has_strength(whom: Selector, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, STRENGTH, amount, while_)


@final
class StrengthIs(Has):
    """LCG-X-01: what the X stands for is the base of a strength, no bonus to it."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(SELF, X_STRENGTH, amount, None)

    def intents(self, known: Known) -> list[Intent]:
        return has_strength(self.whom, self.size).intents(known)

    def in_parts(self, renderer: TextRenderer) -> Parts:
        return Parts("X is ", self._value(renderer), "")

    def _value(self, renderer: TextRenderer) -> str:
        return str(self.size) if isinstance(self.size, int) else self.size.text(renderer)


def strength_is(amount: Amount) -> Rule:
    """Of a province with strength X."""
    return StrengthIs(amount)


def no_attachments(except_: tuple[str, ...] = (), of: tuple[str, ...] = ()) -> Rule:
    """LCG-NOAT: none at all, none but those with some trait, or none with some trait."""
    if of:
        named = " or ".join(of)
        return Says(NO_ATTACHMENTS_OF + named, SELF, f"no {named} attachments", None, 0, FORBID)
    if not except_:
        return Says(NO_ATTACHMENTS, SELF, "no attachments", None, 0, FORBID)
    named = " or ".join(except_)
    return Says(NO_ATTACHMENTS_EXCEPT + named, SELF, f"no attachments except {named}", None, 0, FORBID)


class OfPlayers(Rule):
    """Something that the rules ask about players: "opponents cannot play events"."""

    def __init__(self, kind: RuleKind, who: Who, condition: Condition | None) -> None:
        super().__init__()
        self.kind = kind
        self.about = kind.tag
        self.who = who
        self.condition = condition

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, context):
            return False
        return card - SEATS in self.who.seats(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, self.who.points_at(known), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.text(renderer).replace("each opponent", "opponents")
        said = self.kind.text(who, who in ("you", "opponents", "players"))
        return said if self.condition is None else f"{self.condition.whilst(renderer)}, {said}"


@final
class NoMoreThan(OfPlayers):
    """The same with an amount: "opponents cannot gain more than 2 honor each phase"."""

    def __init__(self, kind: RuleKind, who: Who, most: int) -> None:
        super().__init__(kind, who, None)
        self.most = most

    def amount(self, s: LcgState, context: AbilityContext, card: int) -> int:
        return self.most

    def text(self, renderer: TextRenderer) -> str:
        return super().text(renderer).replace("{most}", str(self.most))


def wins_game_while(condition: Condition) -> Rule:
    """LCG-WIN-03: a condition of victory that a card adds."""
    return OfPlayers(WIN_THE_GAME, YOU, condition)


def players_cannot(kind: RuleKind, who: Who, while_: Condition | None = None) -> Rule:
    return OfPlayers(kind, who, while_)


def gain_no_more_honor(amount: int, who: Who) -> Rule:
    """LCG-CLAR-43."""
    return NoMoreThan(GAIN_MORE_HONOR_EACH_PHASE, who, amount)


def draw_fewer(amount: int, who: Who) -> Rule:
    """In the draw phase, for what was bid."""
    return NoMoreThan(DRAW_FEWER, who, amount)


@final
class Whenever(Rule):
    """Something that holds of the conflict itself while a condition is met; no card is meant."""

    def __init__(self, kind: RuleKind, condition: Condition | None) -> None:
        super().__init__()
        self.kind = kind
        self.about = kind.tag
        self.condition = condition

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return self.condition is None or self.condition.holds(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, Whom(OWN), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        said = self.kind.text("", False)
        return said if self.condition is None else f"{self.condition.whilst(renderer)}, {said}"


def whenever(kind: RuleKind, condition: Condition | None = None) -> Rule:
    """Without a condition, as long as it lasts."""
    return Whenever(kind, condition)


@final
class Given(Grants):
    """The bearer has an ability of this attachment's, perhaps only while a condition holds of the bearer."""

    def __init__(self, ability: LcgAbility, condition: Condition | None = None) -> None:
        super().__init__(ability)
        ability.while_ = condition

    def children(self) -> list[Node]:
        return [self.ability]

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return context.source != NOTHING and s.host[context.source] == card

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, Whom(OWN), of="ability")]

    def text(self, renderer: TextRenderer) -> str:
        inner = TextRenderer(self.ability.self_name, self.ability.self_name, renderer.dialect)
        bearer = "attached character"
        if self.ability.while_ is None:
            return f'{bearer} gains: "{self.ability.text(inner)}"'
        condition = self.ability.while_.text(TextRenderer(bearer, bearer, renderer.dialect))
        said = self.ability.text(inner).removeprefix(f"{self.ability.while_.text(inner)} - ")
        return f'while {condition}, it gains: "{said}"'


def bearer_gains(ability: LcgAbility, while_: Condition | None = None) -> Rule:
    """What the ability and the condition say of SELF they say of the bearer."""
    return Given(ability, while_)


class GainsClan(GrantsKeyword):
    """LCG-CLAN-01: some cards are of a clan besides their own."""

    def __init__(self, whom: Selector, clan: str) -> None:
        super().__init__(whom, CLAN_SYMBOL + clan, None)
        self.clan = clan

    def in_parts(self, renderer: TextRenderer) -> Parts:
        return Parts(f"{self.whom.subject(renderer)} has ", f"the {self.clan} clan symbol", "")


def gains_clan(whom: Selector, clan: str) -> Rule:
    return GainsClan(whom, clan)


@final
class GainsAbilities(Rule):
    """This card has the triggered abilities of some others; what it has so it does not pass on."""

    def __init__(self, card_filter: CardFilter, condition: Condition) -> None:
        super().__init__()
        self.about = GAINS
        self.card_filter = card_filter
        self.condition = condition

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return self.condition.holds(s, context) and self.card_filter.fits(s, context, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(PERMIT, Whom(OWN), of="ability")]

    def text(self, renderer: TextRenderer) -> str:
        whose = self.card_filter.text(renderer)
        return (
            f"while {self.condition.text(renderer)}, it gains each triggered ability on {whose}, "
            "except those that are gained in this way"
        )


def gains_abilities_of(card_filter: CardFilter, while_: Condition) -> Rule:
    return GainsAbilities(card_filter, while_)


def not_increased(whom: Selector, stat: int) -> Rule:
    """LCG-MOD-07."""
    return Holds(BE_INCREASED[stat], whom, None)


def not_decreased(whom: Selector, stat: int) -> Rule:
    return Holds(BE_DECREASED[stat], whom, None)


def does_not_bow(whom: Selector, while_: Condition | None = None) -> Rule:
    """LCG-FRM3-28."""
    return Holds(STAYS_READY_AFTERWARD, whom, while_)


def blanks(whom: Selector, while_: Condition | None = None, traits_stay: bool = True) -> Rule:
    """LCG-BLNK-01; cards often say that traits stay."""
    return Holds(IS_BLANK_EXCEPT_TRAITS if traits_stay else IS_BLANK, whom, while_)


def only_playable_if(condition: Condition) -> Rule:
    """LCG-PRST-01: a restriction on playing the card; it may stay in play afterwards."""
    return OnlyIf(condition)


@final
class OnlyIf(Rule):
    """The card cannot be played unless a condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.about = NOT_PLAYABLE
        self.condition = condition

    def concerns(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card == context.source and not self.condition.holds(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(OWN), of=self.about)]

    def text(self, renderer: TextRenderer) -> str:
        return f"play only if {self.condition.text(renderer)}"
