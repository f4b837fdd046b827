"""What the players may agree on before a game begins, besides its seats and its decks."""

from __future__ import annotations

from typing import Any, final


@final
class Choice:
    """One of the things that can be agreed on."""

    def __init__(self, value: Any, name: str, text: str, library: str = "") -> None:
        self.value = value
        """As the option of a new game has it."""
        self.name = name
        self.text = text
        """What it changes, in a sentence."""
        self.library = library
        """Whose decks are played then, where they are others than usual."""

    def plain(self) -> dict[str, Any]:
        return {"value": self.value, "name": self.name, "text": self.text, "library": self.library}


@final
class Variant:
    """An option of a new game with its choices, the usual one first."""

    def __init__(self, id: str, name: str, choices: tuple[Choice, ...], format: str = "") -> None:
        self.id = id
        self.name = name
        self.choices = choices
        self.format = format
        """The only format in which it is agreed on, where it is one."""

    def plain(self) -> dict[str, Any]:
        choices = [choice.plain() for choice in self.choices]
        return {"id": self.id, "name": self.name, "choices": choices, "format": self.format}

    def agreed(self, value: Any) -> dict[str, Any]:
        """What a table tells of the choice that was made."""
        choice = next(each for each in self.choices if each.value == value)
        usual = choice is self.choices[0]
        return {"variant": self.name, "choice": choice.name, "text": choice.text, "usual": usual}


def switch(id: str, name: str, without: str, text: str, library: str = "") -> Variant:
    """One that is played or not."""
    return Variant(id, name, (Choice(False, "no", without), Choice(True, "yes", text, library)))
