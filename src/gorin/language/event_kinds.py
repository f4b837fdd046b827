"""Kinds of events: everything that can happen, declared once, with the clause that tells it.

A clause is a sentence with its roles in braces and its verb in brackets, in the base form:

    CONFLICT_WON = EventKind("conflict won", "{by} [win] {conflict} {margin}", conflict="a conflict")

A verb in parentheses has a plural subject, "honor dials (be) revealed"; one in angle brackets stands in a
relative clause, "the effects of {card} {by} <play> (initiate)", and is never said with "would". `{by's}` is
a role as an owner, `{a:action}` one with its article. The same clause tells what happens, would happen, has
happened and is waited for: "wins", "would win", "won", "next wins".

A trigger is a kind and what it asks of some of the roles. What it hears and what it says are read from the
same roles, so a card cannot say one thing and hear another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Condition, Selector
from gorin.language.core.context import NOBODY, NOTHING, TRIGGER_SLOT, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, conjugated, is_plural, owning, past
from gorin.language.players import ANOTHER_PLAYER, YOU, Who
from gorin.language.triggers import Trigger

BY: Final = "by"
"""The player who does it."""
CARD: Final = "card"
"""The card to which it happens."""
WHILE: Final = "while"
"""What must be true meanwhile."""
IF: Final = "if"
"""What must be true besides; every clause has a place for it, at its end."""

IS, WOULD_BE, WAS, WAS_NOT, IS_NEXT = range(5)
"""How the verb of a clause is said."""

Test: TypeAlias = Callable[[Any, AbilityContext, TriggerEvent], bool]
Read: TypeAlias = Callable[[Any, TriggerEvent], list[int]]
Whose: TypeAlias = Callable[[Any, TriggerEvent, int], int]


def _its_card(s: Any, event: TriggerEvent) -> list[int]:
    return [] if event.card == NOTHING else [event.card]


def _its_player(s: Any, event: TriggerEvent) -> list[int]:
    return [] if event.seat == NOBODY else [event.seat]


def _controller(s: Any, event: TriggerEvent, card: int) -> int:
    seat: int = s.controller[card]
    return seat


@final
class EventKind:
    """Something that can happen: the tag that states keep, and the clause in which it is told."""

    def __init__(
        self,
        tag: str,
        told: str,
        unattributed: str = "",
        cards: Read = _its_card,
        players: Read = _its_player,
        whose: Whose = _controller,
        counts: Test | None = None,
        at: str = "",
        canceled: str = "cancel that",
        once: bool = False,
        coming: bool = False,
        **defaults: str,
    ) -> None:
        self.tag = tag
        self.told = told
        self.unattributed = unattributed
        """How it is told where no player is named, if that is another clause: "a province is broken"."""
        self.cards = cards
        """The cards to which it happens."""
        self.players = players
        """The players who do it."""
        self.whose = whose
        """Who controls one of its cards, or did when it happened."""
        self.counts = counts
        """Which of the events with this tag it means, if not all."""
        self.at = at
        """The moment itself, for what waits for it: "at the end of the conflict"."""
        self.canceled = canceled
        """How a card says that it does not happen."""
        self.once = once
        """Whoever waits for it means the one that is coming, and need not say "next"."""
        self.coming = coming
        """It is about to happen: a trigger says "before", and of nothing else."""
        self.defaults = {BY: "a player", **defaults}
        """What a role is called of which nothing is asked."""

    def clause(self, said: dict[str, str], mood: int = IS) -> str:
        """The clause with these roles filled in.

        >>> won = EventKind("conflict won", "{by} [win] {conflict} {margin}", conflict="a conflict")
        >>> won.clause({"by": "you"}), won.clause({"by": "Crane"}, WOULD_BE)
        ('you win a conflict', 'Crane would win a conflict')
        >>> won.clause({"by": "you"}, WAS), won.clause({}, WAS_NOT), won.clause({}, IS_NEXT)
        ('you won a conflict', 'a player did not win a conflict', 'a player next wins a conflict')
        """
        return self.filled(self.template(BY in said), said, mood)

    def filled(self, told: str, said: dict[str, str], mood: int) -> str:
        if "{next}" in told:
            said, mood = {**said, "next": "next" if mood == IS_NEXT else ""}, IS if mood == IS_NEXT else mood
        words: list[str] = []
        for word in told.split():
            filled = self._filled(word, said, mood, words)
            if filled:
                words.append(filled)
        return " ".join(words)

    def template(self, attributed: bool) -> str:
        return self.told if attributed or not self.unattributed else self.unattributed

    def _filled(self, word: str, said: dict[str, str], mood: int, before: list[str]) -> str:
        mark, inner = word[0], word[1:-1]
        if mark == "{":
            return self._role(inner, said)
        if mark not in "[(<":
            return word
        if mood == WOULD_BE and mark != "<" and any("would" in said for said in before):
            return inner
        subject = before[-1] if mark == "<" else before[0]
        return _verb(inner, mark == "(" or is_plural(subject), IS if mark == "<" else mood)

    def _role(self, inner: str, said: dict[str, str]) -> str:
        name = inner.removeprefix("a:").removesuffix("'s")
        filled = said.get(name) or self.defaults.get(name, "")
        if inner.startswith("a:"):
            return a(filled)
        return owning(filled) if inner.endswith("'s") else filled

    def has(self, role: str) -> bool:
        places = f"{self.told} {self.unattributed} {self.at}"
        return role == IF or any(f"{{{article}{role}" in places for article in ("", "a:"))

    def told_with(self, other: EventKind) -> str:
        """The clause of this kind or another, with what they share said once.

        >>> EventKind("", "{card} [be] honored").told_with(EventKind("", "{card} [be] dishonored"))
        '{card} [be] honored or dishonored'
        """
        mine, its = self.told.split(), other.told.split()
        start, end = 0, 0
        while mine[start] == its[start]:
            start += 1
        while mine[-1 - end] == its[-1 - end]:
            end += 1
        return " ".join([*mine[: len(mine) - end], "or", *its[start:]])


def _verb(verb: str, many: bool, mood: int) -> str:
    if mood == WOULD_BE:
        return f"would {verb}"
    if mood == WAS:
        return past(verb, many)
    if mood == WAS_NOT:
        return f"{past(verb, many)} not" if verb == "be" else f"did not {verb}"
    said = conjugated(verb, many)
    if mood == IS_NEXT:
        return f"{said} next" if verb == "be" else f"next {said}"
    return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """What a trigger asks of one part of an event, and how it calls that part."""

    name = ""

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        raise NotImplementedError

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        raise NotImplementedError


@final
class By(Role):
    """One of these players does it."""

    def __init__(self, who: Who, players: Read) -> None:
        self.name = BY
        self.who = who
        self.players = players
        self.is_plain = players is _its_player

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        if self.is_plain and self.who is YOU:  # by far the most, asked in every window
            return event.seat == context.seat
        players = self.players(s, event)
        if self.who is YOU:
            return context.seat in players
        if self.who is ANOTHER_PLAYER:
            return any(seat != context.seat for seat in players)
        meant = self.who.seats(s, context)
        return any(seat in meant for seat in players)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return self.who.text(renderer)


@final
class Happens(Role):
    """It happens to one of these cards.

    A kind of cards means any of them, also one that is not there any more: "after a creature is destroyed".
    """

    def __init__(self, whom: Selector, cards: Read) -> None:
        self.name = CARD
        self.whom = whom
        self.cards = cards
        self.is_plain = cards is _its_card

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        whom = self.whom
        if self.is_plain:  # by far the most, asked in every window
            card = event.card
            if card == NOTHING:
                return False
            if isinstance(whom, CardFilter):
                return whom.fits(s, context, card)
            return whom.includes(s, context, card)
        cards = self.cards(s, event)
        if isinstance(whom, CardFilter):
            return any(whom.fits(s, context, card) for card in cards)
        meant = whom.cards(s, context)
        return any(card in meant for card in cards)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        whom = self.whom
        if isinstance(whom, CardFilter):
            renderer.pronouns.setdefault(TRIGGER_SLOT, whom.pronoun())
            return whom.one(renderer)
        return whom.subject(renderer) if is_subject else whom.text(renderer)


@final
class OneOfYours:
    """Of those to whom it happens one is yours, or was when it happened: "one of your Personalities"."""

    def __init__(self, card_filter: CardFilter) -> None:
        self.card_filter = card_filter


@final
class HappensToYours(Role):
    def __init__(self, card_filter: CardFilter, kind: EventKind) -> None:
        self.name = CARD
        self.card_filter = card_filter
        self.kind = kind

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        kind, card_filter = self.kind, self.card_filter
        return any(
            kind.whose(s, event, card) == context.seat and card_filter.fits(s, context, card)
            for card in kind.cards(s, event)
        )

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        renderer.pronouns.setdefault(TRIGGER_SLOT, self.card_filter.pronoun())
        return f"one of your {self.card_filter.phrase(renderer, many=True)}"


@final
class Meanwhile(Role):
    """Something is true as it happens: "during a conflict"."""

    def __init__(self, condition: Condition) -> None:
        self.name = WHILE
        self.condition = condition

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        return self.condition.holds(s, context)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return self.condition.opening(renderer) or self.condition.whilst(renderer)


@final
class Provided(Role):
    """Something is true besides, perhaps of the event itself: ", if that player brought in a Follower"."""

    def __init__(self, condition: Condition) -> None:
        self.name = IF
        self.condition = condition

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        of_event = context.clone()
        of_event.moment = event
        return self.condition.holds(s, of_event)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return f", if {self.condition.text(renderer)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Role):
    """A role that a game reads from the event, and says in a few words of its own vocabulary."""

    def __init__(self, name: str, words: str, test: Test) -> None:
        self.name = name
        self.words = words
        self.test = test

    def fits(self, s: Any, context: AbilityContext, event: TriggerEvent) -> bool:
        return self.test(s, context, event)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return self.words.replace("{self}", renderer.kind)


Asks: TypeAlias = Role | Who | Selector | OneOfYours | Condition
"""What a trigger can ask for: a player who does it, cards to which it happens, a condition, another role."""

AFTER: Final = "after"
BEFORE: Final = "before"
WHEN: Final = "when"
WOULD: Final = "when would"
AT: Final = "at"
"""The forms in which a trigger is told."""


@final
class Unsaid(Trigger):
    """Every event with a tag, where the layout of the card says it."""

    def fits(self, s: Any, context: AbilityContext, moment: TriggerEvent) -> bool:
        return True

    def text(self, renderer: TextRenderer) -> str:
        return ""


@final
class OnEvent(Trigger):
    """A trigger: a kind of event, what is asked of its roles, and the form in which it is told."""

    def __init__(self, form: str, kind: EventKind, asked: tuple[Asks, ...]) -> None:
        super().__init__(kind.tag)
        self.form = form
        if form == AT and not kind.at:
            raise ValueError(f"{kind.tag!r} is no moment to wait for")
        if form in (AFTER, BEFORE) and kind.coming is not (form == BEFORE):
            stage = "is about to happen" if kind.coming else "has happened"
            raise ValueError(f"{kind.tag!r} {stage}: {form}?")
        self.event = kind
        self.joined: tuple[OnEvent, ...] = ()
        """The two triggers of one ability, where the clause tells of both."""
        self.roles = roles_of(kind, asked)

    def fits(self, s: Any, context: AbilityContext, moment: TriggerEvent) -> bool:
        return is_meant(s, context, moment, self.event, self.roles)

    def text(self, renderer: TextRenderer) -> str:
        return self._said(renderer, WOULD_BE if self.form == WOULD else IS, "")

    def awaited(self, renderer: TextRenderer, within: str) -> str:
        if self.event.once:
            return self.text(renderer)
        return self._said(renderer, IS_NEXT, f" {within}" if within else "")

    def _said(self, renderer: TextRenderer, mood: int, within: str) -> str:
        told = self.event.at if self.form == AT else self._told()
        clause = clause_of(renderer, self.event, self.roles, mood, told, within)
        if self.form == AT:
            return clause
        return f"{self._opening()} {clause}"

    def _opening(self) -> str:
        if self.form in (AFTER, BEFORE):
            return BEFORE if self.event.coming else AFTER
        return WHEN if self.form == WOULD else self.form

    def _told(self) -> str:
        """Nothing where the clause is that of the kind alone."""
        return self.joined[0].event.told_with(self.joined[1].event) if self.joined else ""


def roles_of(kind: EventKind, asked: tuple[Asks, ...]) -> list[Role]:
    """What is asked of a kind of event, role by role; a kind refuses what it has no place for."""
    roles = [_role(kind, each) for each in asked]
    names = [role.name for role in roles]
    for name in names:
        if not kind.has(name) or names.count(name) > 1:
            raise ValueError(f"{kind.tag!r} has no place for another {name!r}: {kind.told}")
    return roles


def is_meant(
    s: Any, context: AbilityContext, event: TriggerEvent, kind: EventKind, roles: list[Role]
) -> bool:
    """Is an event with the tag of this kind one of those that are asked for?"""
    counts = kind.counts
    if counts is not None and not counts(s, context, event):
        return False
    for role in roles:  # noqa: SIM110 - asked in every window
        if not role.fits(s, context, event):
            return False
    return True


def clause_of(
    renderer: TextRenderer, kind: EventKind, roles: list[Role], mood: int, told: str = "", within: str = ""
) -> str:
    """The clause of a kind with what these roles say; `within` says how long it is waited or asked for."""
    told = told or kind.template(any(role.name == BY for role in roles))
    subject = told.split()[0] if told else ""
    said = {role.name: role.text(renderer, subject == f"{{{role.name}}}") for role in roles}
    return kind.filled(told, said, mood) + within + said.get(IF, "")


def tell_both(first: Trigger | None, second: Trigger | None) -> None:
    """Two triggers of one ability: each says what both of them hear."""
    assert isinstance(first, OnEvent) and isinstance(second, OnEvent)
    first.joined = second.joined = (first, second)


def _role(kind: EventKind, asked: Asks) -> Role:
    if isinstance(asked, Who):
        return By(asked, kind.players)
    if isinstance(asked, Selector):
        return Happens(asked, kind.cards)
    if isinstance(asked, OneOfYours):
        return HappensToYours(asked.card_filter, kind)
    if isinstance(asked, Condition):
        return Meanwhile(asked)
    return asked


def provided(condition: Condition) -> Role:
    """What must be true besides: "after you win a conflict, if you control a Scorpion"."""
    return Provided(condition)


def one_of_your(card_filter: CardFilter) -> OneOfYours:
    """ "one of your Personalities", also if it is not there any more."""
    return OneOfYours(card_filter)


def after(kind: EventKind, *asked: Asks) -> Trigger:
    """What a reaction answers: "after you win a conflict"."""
    return OnEvent(AFTER, kind, asked)


def before(kind: EventKind, *asked: Asks) -> Trigger:
    """What comes just before something happens: "before another player gains Honor"."""
    return OnEvent(BEFORE, kind, asked)


def when(kind: EventKind, *asked: Asks) -> Trigger:
    """What an interrupt answers: "when this province is broken"."""
    return OnEvent(WHEN, kind, asked)


def when_would(kind: EventKind, *asked: Asks) -> Trigger:
    """What an interrupt answers that can still stop it: "when a character would leave play"."""
    return OnEvent(WOULD, kind, asked)


def at(kind: EventKind, *asked: Asks) -> Trigger:
    """What a delayed effect waits for: "at the end of the conflict", "in your next End phase"."""
    return OnEvent(AT, kind, asked)


def unsaid(kind: EventKind) -> Trigger:
    """What the layout of a card says already: an Event does something when it is revealed."""
    return Unsaid(kind.tag)
