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
from gorin.games.lcg.fighting.conflict import STAYS_READY
from gorin.games.lcg.kinds import (
    GLORY,
    MILITARY,
    POLITICAL,
    STATS,
    STRENGTH,
)
from gorin.games.lcg.table.allowed import (
    BLANK,
    BLANK_BUT_TRAITS,
    NO_ATTACHMENTS,
    NO_ATTACHMENTS_EXCEPT,
    NO_ATTACHMENTS_OF,
    NOT_PLAYABLE,
)
from gorin.games.lcg.table.changes.to_players import HONOR_LIMITED
from gorin.games.lcg.table.gained import GAINS
from gorin.games.lcg.table.immunity import IMMUNE
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import NOT_DECREASED, NOT_INCREASED
from gorin.games.lcg.turn.victory import WINS_THE_GAME
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.amounts import Counted
from gorin.words.amounts import CountOf
from gorin.words.grammar.base import Amount, Condition, Things
from gorin.words.grammar.definition import Parts, Phrase, Rule, Speaker
from gorin.words.grammar.english import listed
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import SEATS
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Effect
from gorin.words.nouns import Noun
from gorin.words.players import YOU, Who
from gorin.words.things import SECOND_SLOT, SELF
from gorin.words.traits import Has, Says
from gorin.words.verbs import FORBID, PERMIT, PROTECT


def keywords(*words: str) -> Phrase:
    return Keywords(*words)


def disguised(whom: str) -> Phrase:
    """LCG-DISG-01: a trait or a clan."""
    return Disguised(whom)


def as_attachment(*text: Phrase) -> Phrase:
    """You may play this character as an attachment with this text."""
    return AsAttachment(text)


def costs_besides(noun: Noun, effect: Effect) -> Phrase:
    """LCG-COST-01: playing this card costs that, too; the effect speaks of what pays as PAID."""
    return PlayCost(noun, effect)


def only_one(trait: str, host: str = "character") -> Phrase:
    """LCG-ATCH-17: the one that was attached earlier goes."""
    return OnlyOne(trait, host)


def attaches_to(noun: Noun) -> Phrase:
    return AttachesTo(noun)


def played_only_on(noun: Noun) -> Phrase:
    """LCG-PRST-01: upon whom it may be played; afterwards it may stay on anybody."""
    return PlayedOnlyOn(noun)


class HasSkills(Has):
    """A bonus to a skill or another number; its condition speaks of the card itself as "it"."""

    def in_parts(self, speaker: Speaker) -> Parts:
        who = self.whom.subject(speaker)
        what, each = self._change(speaker)
        whilst = "" if self.condition is None else f" {self.condition.whilst(speaker)}"
        if who == speaker.kind:
            whilst = whilst.replace(who, "it")
        return Parts(f"{who} gets ", what, each + whilst)

    def _change(self, speaker: Speaker) -> tuple[str, str]:
        size = self.size
        if isinstance(size, Counted) and size.each:
            return speaker.dialect.change(self.stat, 1), f" for each {size.each}"
        return super()._change(speaker)


def changes_said(speaker: Speaker, changes: dict[int, int | Amount], sign: int) -> str:
    """Bonuses or penalties: "+1 military and +1 political for each claimed ring"."""
    dialect = speaker.dialect
    first = next(iter(changes.values()))
    if all(isinstance(size, int) for size in changes.values()):
        return listed([dialect.change(stat, sign * int(str(size))) for stat, size in changes.items()])
    if isinstance(first, CountOf):
        each = listed([dialect.change(stat, sign * first.times) for stat in changes])
        return f"{each} for each {first.noun.phrase(speaker)}"
    if isinstance(first, Counted) and first.each:
        each = listed([dialect.change(stat, sign) for stat in changes])
        return f"{each} for each {first.each}"
    names = listed([dialect.stat(stat) for stat in changes])
    amount = str(first) if isinstance(first, int) else first.text(speaker)
    return f"a {names} {'bonus' if sign > 0 else 'penalty'} equal to {amount}"


def has_both(whom: Things, amount: int | Amount, while_: Condition | None = None) -> tuple[Rule, Rule]:
    """Military and political skill: two rules, which are said in one breath."""
    return has_military(whom, amount, while_), has_political(whom, amount, while_)


def has_military(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, MILITARY, amount, while_)


def has_political(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, POLITICAL, amount, while_)


def has_glory(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, GLORY, amount, while_)


def has_strength(whom: Things, amount: int | Amount, while_: Condition | None = None) -> Rule:
    return HasSkills(whom, STRENGTH, amount, while_)


def no_attachments(except_: tuple[str, ...] = (), of: tuple[str, ...] = ()) -> Rule:
    """LCG-NOAT: none at all, none but those with some trait, or none with some trait."""
    if of:
        named = " or ".join(of)
        return Says(NO_ATTACHMENTS_OF + named, SELF, f"no {named} attachments", None, 0, FORBID)
    if not except_:
        return Says(NO_ATTACHMENTS, SELF, "no attachments", None, 0, FORBID)
    named = " or ".join(except_)
    return Says(NO_ATTACHMENTS_EXCEPT + named, SELF, f"no attachments except {named}", None, 0, FORBID)


@final
class OfPlayers(Rule):
    """Something that the rules ask about players: "opponents cannot play events".

    {second} stands in its words for the player who was picked as the second target.
    """

    def __init__(self, about: str, who: Who, words: str, condition: Condition | None, size: int = 0) -> None:
        super().__init__()
        self.about = about
        self.size = size
        self.who = who
        self.words = words
        self.condition = condition

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        if self.condition is not None and not self.condition.holds(s, scope):
            return False
        return card - SEATS in self.who.seats(s, scope)

    def amount(self, s: LcgState, scope: Scope, card: int) -> int:
        return self.size

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, self.who.points_at(known), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        said = self.words.replace("{second}", speaker.pronouns.get(SECOND_SLOT, "that player"))
        return said if self.condition is None else f"{self.condition.whilst(speaker)}, {said}"


def wins_game_while(condition: Condition) -> Rule:
    """LCG-WIN-03: a condition of victory that a card adds."""
    return OfPlayers(WINS_THE_GAME, YOU, "you win the game", condition)


def players_cannot(about: str, who: Who, words: str, while_: Condition | None = None) -> Rule:
    return OfPlayers(about, who, words, while_)


def gain_no_more_honor(amount: int, who: Who) -> Rule:
    """LCG-CLAR-43."""
    whom = who.subject.replace("each ", "no ", 1)
    can = "cannot" if whom == who.subject else "can"
    words = f"{whom} {can} gain more than {amount} honor each phase"
    return OfPlayers(HONOR_LIMITED, who, words, None, amount)


@final
class Whenever(Rule):
    """Something that holds of the conflict itself while a condition is met; no card is meant."""

    def __init__(self, about: str, words: str, condition: Condition) -> None:
        super().__init__()
        self.about = about
        self.words = words
        self.condition = condition

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return self.condition.holds(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, Whom(OWN), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return f"{self.condition.whilst(speaker)}, {self.words.replace('{self}', speaker.kind)}"


def whenever(about: str, words: str, condition: Condition) -> Rule:
    return Whenever(about, words, condition)


@final
class Given(Grants):
    """The bearer has an ability of this attachment's."""

    def children(self) -> list[Node]:
        return [self.ability]

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return scope.source != NOTHING and s.host[scope.source] == card

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, Whom(OWN), of="ability")]

    def text(self, speaker: Speaker) -> str:
        inner = Speaker(self.ability.speaker, self.ability.speaker, speaker.dialect)
        return f'attached character gains: "{self.ability.text(inner)}"'


def bearer_gains(ability: LcgAbility) -> Rule:
    """What the ability says of SELF it says of the bearer."""
    return Given(ability)


@final
class GainsAbilities(Rule):
    """This card has the triggered abilities of some others; what it has so it does not pass on."""

    def __init__(self, noun: Noun, condition: Condition) -> None:
        super().__init__()
        self.about = GAINS
        self.noun = noun
        self.condition = condition

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return self.condition.holds(s, scope) and self.noun.fits(s, scope, card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(PERMIT, Whom(OWN), of="ability")]

    def text(self, speaker: Speaker) -> str:
        whose = self.noun.text(speaker)
        return (
            f"while {self.condition.text(speaker)}, it gains each triggered ability on {whose}, "
            "except those that are gained in this way"
        )


def gains_abilities_of(noun: Noun, while_: Condition) -> Rule:
    return GainsAbilities(noun, while_)


def cannot(what: str, words: str, while_: Condition | None = None, whom: Things = SELF) -> Rule:
    """What the rules ask about as "cannot ...": forbidden to this card, or to others."""
    return Says(f"cannot {what}", whom, words, while_, 0, FORBID)


def spared(what: str, words: str, while_: Condition | None = None, whom: Things = SELF) -> Rule:
    """The same about something that those concerned are glad to be spared."""
    return Says(f"cannot {what}", whom, words, while_, 0, PROTECT)


def immune(to: str, whom: Things = SELF, while_: Condition | None = None) -> Rule:
    """LCG-IMM-01: to "events", "card effects" or "ring effects", perhaps only "opponents' " ones."""
    return Says(IMMUNE + to, whom, f"{{whom}} is immune to {to}", while_, 0, PERMIT)


def not_increased(whom: Things, stat: int) -> Rule:
    """LCG-MOD-07."""
    return Says(
        NOT_INCREASED + STATS[stat], whom, f"{{whom}}: {STATS[stat]} cannot be increased", None, 0, FORBID
    )


def not_decreased(whom: Things, stat: int) -> Rule:
    return Says(
        NOT_DECREASED + STATS[stat], whom, f"{{whom}}: {STATS[stat]} cannot be decreased", None, 0, PERMIT
    )


def does_not_bow(whom: Things, while_: Condition | None = None) -> Rule:
    """LCG-FRM3-28."""
    words = "{whom} does not bow as a result of conflict resolution"
    return Says(STAYS_READY, whom, words, while_, 0, PERMIT)


def blanks(whom: Things, while_: Condition | None = None, traits_stay: bool = True) -> Rule:
    """LCG-BLNK-01; cards often say that traits stay."""
    if traits_stay:
        words = "{whom} counts as having no printed text but its traits"
        return Says(BLANK_BUT_TRAITS, whom, words, while_, 0, FORBID)
    return Says(BLANK, whom, "{whom} counts as having a blank text box", while_, 0, FORBID)


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

    def concerns(self, s: LcgState, scope: Scope, card: int) -> bool:
        return card == scope.source and not self.condition.holds(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, Whom(OWN), of=self.about)]

    def text(self, speaker: Speaker) -> str:
        return f"play only if {self.condition.text(speaker)}"
