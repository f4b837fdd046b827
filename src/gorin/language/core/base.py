"""What kinds of words there are besides effects: things, amounts, conditions.

Every word takes the state of the game it is spoken in. The words of the language itself read no more than a
`CardState`; those of a game are typed by its own state.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, Intent, Known, Whom

SUBJECTS = {"him": "he", "her": "she", "them": "they"}
OWNERS = {"him": "his", "her": "her", "it": "its", "them": "their"}
DENIALS = (
    (" is ", " is not "),
    (" are ", " are not "),
    (" was ", " was not "),
    (" has ", " does not have "),
    ("you have ", "you do not have "),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """Some cards, as the text names them."""

    many = False
    """Are they spoken of in the plural?"""
    is_steady = False
    """They stay the same while nothing enters play, leaves it or begins to last."""

    def cards(self, s: Any, context: AbilityContext) -> list[int]:
        raise NotImplementedError

    def includes(self, s: Any, context: AbilityContext, card: int) -> bool:
        return card in self.cards(s, context)

    def points_at(self, known: Known) -> Whom:
        """Whose they are, as far as the words tell."""
        return Whom(ANYBODYS)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        """The same one by one, where several are named."""
        return [self.points_at(known)]

    def text(self, renderer: TextRenderer) -> str:
        """As the object of a sentence: "him", "each unit opposing him"."""
        raise NotImplementedError

    def subject(self, renderer: TextRenderer) -> str:
        """As the subject of a sentence: "he"."""
        text = self.text(renderer)  # once: the first mention introduces
        return SUBJECTS.get(text, text)

    def owning(self, renderer: TextRenderer) -> str:
        """As an owner: "his", "Kurumi's"."""
        text = self.text(renderer)
        return OWNERS.get(text) or f"{text}'s"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, fixed or read from the table."""

    def value(self, s: Any, context: AbilityContext) -> int:
        raise NotImplementedError

    def certain(self) -> int:
        """How much it is at least, whatever the table is like."""
        return 0

    def may_be_negative(self) -> bool:
        return True

    def name_players(self, known: Known) -> None:
        """Tell whom it speaks of: "the difference between your bid and your opponent's"."""

    def text(self, renderer: TextRenderer) -> str:
        raise NotImplementedError

    def counted_in(self, unit: str, renderer: TextRenderer) -> str:
        """As so much of something: "1 Gold for each Mine"."""
        return f"{unit} equal to {self.text(renderer)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not."""

    def opening(self, renderer: TextRenderer) -> str:
        """How it reads before all else, where "if" would be clumsy: "during a conflict"."""
        return ""

    def whilst(self, renderer: TextRenderer) -> str:
        """How it reads of what holds all the time."""
        return f"while {self.text(renderer)}"

    def holds(self, s: Any, context: AbilityContext) -> bool:
        raise NotImplementedError

    def text(self, renderer: TextRenderer) -> str:
        """As it stands after "if"."""
        raise NotImplementedError

    def denied(self, renderer: TextRenderer) -> str:
        """The opposite, as it stands after "if"."""
        said = self.text(renderer)
        for verb, not_so in DENIALS:
            if verb in said:
                return said.replace(verb, not_so, 1)
        raise ValueError(f"nobody knows how to deny that {said}: its condition must say how")


def could_be(amount: int | Amount, sign: int, value: int) -> bool:
    """Could an amount with this sign come to a value? What is read from the table can be any number."""
    return value == sign * amount if isinstance(amount, int) else value != 0


def value_of(amount: int | Amount, s: Any, context: AbilityContext) -> int:
    return amount if isinstance(amount, int) else amount.value(s, context)


def text_of(amount: int | Amount, renderer: TextRenderer) -> str:
    return str(amount) if isinstance(amount, int) else amount.text(renderer)


def certain(amount: int | Amount) -> int:
    return amount if isinstance(amount, int) else amount.certain()


def may_be_negative(amount: int | Amount) -> bool:
    return amount < 0 if isinstance(amount, int) else amount.may_be_negative()


def measured(intent: Intent, amount: int | Amount) -> Intent:
    """A deed of this size, part of which may be read from the table."""
    intent.size = certain(amount)
    intent.measured = not isinstance(amount, int)
    return intent
