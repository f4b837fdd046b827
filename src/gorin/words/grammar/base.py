"""What kinds of words there are besides effects: things, amounts, conditions.

Every word takes the state of the game it is spoken in. The words of the language itself read no more than a
`CardState`; those of a game are typed by its own state.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, Whom
from gorin.words.grammar.scope import Scope

SUBJECTS = {"him": "he", "her": "she", "them": "they"}
OWNERS = {"him": "his", "her": "her", "it": "its", "them": "their"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Things:
    """Some cards, as the text names them."""

    many = False
    """Are they spoken of in the plural?"""
    is_steady = False
    """They stay the same while nothing enters play, leaves it or begins to last."""

    def cards(self, s: Any, scope: Scope) -> list[int]:
        raise NotImplementedError

    def includes(self, s: Any, scope: Scope, card: int) -> bool:
        return card in self.cards(s, scope)

    def points_at(self, known: Known) -> Whom:
        """Whose they are, as far as the words tell."""
        return Whom(ANYBODYS)

    def all_pointed_at(self, known: Known) -> list[Whom]:
        """The same one by one, where several are named."""
        return [self.points_at(known)]

    def text(self, speaker: Speaker) -> str:
        """As the object of a sentence: "him", "each unit opposing him"."""
        raise NotImplementedError

    def subject(self, speaker: Speaker) -> str:
        """As the subject of a sentence: "he"."""
        text = self.text(speaker)  # once: the first mention introduces
        return SUBJECTS.get(text, text)

    def owning(self, speaker: Speaker) -> str:
        """As an owner: "his", "Kurumi's"."""
        text = self.text(speaker)
        return OWNERS.get(text) or f"{text}'s"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, fixed or read from the table."""

    def value(self, s: Any, scope: Scope) -> int:
        raise NotImplementedError

    def certain(self) -> int:
        """How much it is at least, whatever the table is like."""
        return 0

    def may_be_negative(self) -> bool:
        return True

    def name_players(self, known: Known) -> None:
        """Tell whom it speaks of: "the difference between your bid and your opponent's"."""

    def text(self, speaker: Speaker) -> str:
        raise NotImplementedError

    def counted_in(self, unit: str, speaker: Speaker) -> str:
        """As so much of something: "1 Gold for each Mine"."""
        return f"{unit} equal to {self.text(speaker)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not."""

    def opening(self, speaker: Speaker) -> str:
        """How it reads before all else, where "if" would be clumsy: "during a conflict"."""
        return ""

    def whilst(self, speaker: Speaker) -> str:
        """How it reads of what holds all the time."""
        return f"while {self.text(speaker)}"

    def holds(self, s: Any, scope: Scope) -> bool:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        """As it stands after "if"."""
        raise NotImplementedError

    def denied(self, speaker: Speaker) -> str:
        """The opposite, as it stands after "if"."""
        said = self.text(speaker)
        for verb, not_so in ((" is ", " is not "), (" are ", " are not "), (" has ", " does not have ")):
            if verb in said:
                return said.replace(verb, not_so, 1)
        raise ValueError(f"nobody knows how to deny that {said}: say it in words")


def could_be(amount: int | Amount, sign: int, value: int) -> bool:
    """Could an amount with this sign come to a value? What is read from the table can be any number."""
    return value == sign * amount if isinstance(amount, int) else value != 0


def value_of(amount: int | Amount, s: Any, scope: Scope) -> int:
    return amount if isinstance(amount, int) else amount.value(s, scope)


def text_of(amount: int | Amount, speaker: Speaker) -> str:
    return str(amount) if isinstance(amount, int) else amount.text(speaker)


def certain(amount: int | Amount) -> int:
    return amount if isinstance(amount, int) else amount.certain()


def may_be_negative(amount: int | Amount) -> bool:
    return amount < 0 if isinstance(amount, int) else amount.may_be_negative()


def measured(deed: Deed, amount: int | Amount) -> Deed:
    """A deed of this size, part of which may be read from the table."""
    deed.size = certain(amount)
    deed.measured = not isinstance(amount, int)
    return deed
