"""Kinds of rules: whatever can be forbidden, permitted or made otherwise, declared once with its sentence.

The tag is what the rules of a game ask for; `told` is how a card says it, with `{whom}` for the cards or the
player it is about, or `{one}` for any one of them, and `[one|many]` where singular and plural differ:

    BE_DECLARED_AS_DEFENDER = RuleKind(
        NOT_DECLARED_DEFENDER, "{whom} cannot be declared as [a defender|defenders]"
    )
"""

from __future__ import annotations

import re
from typing import final

from gorin.language.card_filters import CardFilter
from gorin.language.core.base import Condition, Selector
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.english import owning
from gorin.language.core.meaning import Verb
from gorin.language.traits import Says
from gorin.language.verbs import FORBID, PERMIT, PROTECT


@final
class RuleKind:
    """Something that the rules ask about cards or players, and how a card says that it holds."""

    def __init__(self, tag: str, told: str, verb: Verb = FORBID) -> None:
        self.tag = tag
        self.told = told
        self.verb = verb
        """Whether those concerned are worse off (FORBID), better off (PROTECT), or may do more (PERMIT)."""

    def text(self, whom: str, many: bool) -> str:
        """
        >>> kind = RuleKind("stays bowed", "{whom} [does|do] not ready")
        >>> kind.text("this character", False), kind.text("characters", True)
        ('this character does not ready', 'characters do not ready')
        """
        said = re.sub(r"\[([^|\]]*)\|([^\]]*)\]", r"\2" if many else r"\1", self.told)
        said = said.replace("{whom}'s", owning(whom))
        return said.replace("{whom}", whom).replace("{one}", whom)


def _any_or_all(card_filter: CardFilter, kind: RuleKind, renderer: TextRenderer) -> str:
    return card_filter.one(renderer) if "{one}" in kind.told else card_filter.phrase(renderer, many=True)


class Holds(Says):
    """A rule of some kind holds for some cards, perhaps only while a condition does."""

    def __init__(self, kind: RuleKind, whom: Selector, condition: Condition | None) -> None:
        super().__init__(kind.tag, whom, kind.told, condition, 0, kind.verb)
        self.kind = kind

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom
        if isinstance(whom, CardFilter):
            said, many = _any_or_all(whom, self.kind, renderer), True
        else:
            said, many = whom.subject(renderer), whom.many
        if self.condition is None:
            return self._told(said, many, renderer)
        opening = self.condition.whilst(renderer)
        is_named_again = said == renderer.kind and said in opening and not said.startswith("this ")
        return f"{opening}, {self._told('he' if is_named_again else said, many, renderer)}"

    def _told(self, said: str, many: bool, renderer: TextRenderer) -> str:
        return self.kind.text(said, many).replace("{self}", renderer.kind)


def cannot(kind: RuleKind, whom: Selector, while_: Condition | None = None) -> Rule:
    """ "this character cannot be discarded" """
    if kind.verb not in (FORBID, PROTECT):
        raise ValueError(f"{kind.tag!r} is something that is permitted")
    return Holds(kind, whom, while_)


def permits(kind: RuleKind, whom: Selector, while_: Condition | None = None) -> Rule:
    """ "you may play events in your provinces as if they were in your hand" """
    if kind.verb is not PERMIT:
        raise ValueError(f"{kind.tag!r} is something that is forbidden")
    return Holds(kind, whom, while_)
