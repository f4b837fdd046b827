"""What kinds of words there are: things, amounts, conditions, effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Phrase, Speaker
from gorin.games.ccg.kinds import CHI, FORCE, PERSONAL_HONOR
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.words.nodes import Node

if TYPE_CHECKING:
    from gorin.games.ccg.scripts import Run

STAT_NAMES = {FORCE: "Force", CHI: "Chi", PERSONAL_HONOR: "Personal Honor"}
STAT_LETTERS = {FORCE: "F", CHI: "C", PERSONAL_HONOR: " Personal Honor"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Things:
    """Some cards, as the text names them."""

    many = False
    """Are they spoken of in the plural?"""

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        """As the object of a sentence: "him", "each unit opposing him"."""
        raise NotImplementedError

    def subject(self, speaker: Speaker) -> str:
        """As the subject of a sentence: "he"."""
        text = self.text(speaker)  # once: the first mention introduces
        return {"him": "he", "her": "she", "them": "they"}.get(text, text)

    def owning(self, speaker: Speaker) -> str:
        """As an owner: "his", "Kurumi's"."""
        text = self.text(speaker)
        known = {"him": "his", "her": "her", "it": "its", "them": "their"}.get(text)
        return known or f"{text}'s"


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, fixed or read from the table."""

    def value(self, s: CcgState, scope: Scope) -> int:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not."""

    def holds(self, s: CcgState, scope: Scope) -> bool:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        """As it stands after "if"."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Phrase):
    """One thing that happens when an ability resolves; as a cost it must happen fully."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        """Make it happen. What it must ask or push goes onto the stack."""
        raise NotImplementedError

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        """Go on with the answer, where `do` has asked."""

    def can_pay(self, s: CcgState, scope: Scope) -> bool:
        """As a cost: could all of it happen now (CE-COST-04)?"""
        return True

    def brings_in(self) -> Things | None:
        """Whose units it says that it moves to the current battlefield (CE-BTL-11)."""
        return None

    def bowing(self, s: CcgState, scope: Scope) -> list[int]:
        """As a cost: the cards that it bows."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Node):
    """Effects one after another."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.effects = effects

    def children(self) -> list[Node]:
        return list(self.effects)

    def text(self, speaker: Speaker) -> str:
        """The effects as one phrase: "bow him and gain 1 Honor"."""
        said = ""
        for effect in self.effects:
            text = effect.text(speaker)
            joint = "; " if text.startswith(("if ", "otherwise", "you may ")) or ";" in text else " and "
            said = f"{said}{joint}{text}" if said else text
        return said


def value_of(amount: int | Amount, s: CcgState, scope: Scope) -> int:
    return amount if isinstance(amount, int) else amount.value(s, scope)


def text_of(amount: int | Amount, speaker: Speaker) -> str:
    return str(amount) if isinstance(amount, int) else amount.text(speaker)
