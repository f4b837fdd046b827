"""What players may agree on before a game begins, besides seats and decks."""

from __future__ import annotations

from typing import Any, final


@final
class Choice:
    """One of the choices that a variant offers.

    >>> Choice(True, "yes", "Every player writes a mission.").plain()["name"]
    'yes'
    """

    def __init__(self, value: Any, name: str, text: str, library: str = "") -> None:
        self.value = value
        """The value of the option of a new game."""
        self.name = name
        """The choice as people read it."""
        self.text = text
        """What it changes, in a sentence."""
        self.library = library
        """The library whose decks are played with this choice; empty for the usual one."""

    def plain(self) -> dict[str, Any]:
        return {"value": self.value, "name": self.name, "text": self.text, "library": self.library}


@final
class Variant:
    """An option of a new game, with its choices; the usual one comes first.

    >>> variant = switch("missions", "Missions", "No missions.", "Every player writes a mission.")
    >>> [choice.value for choice in variant.choices]
    [False, True]
    """

    def __init__(self, id: str, name: str, choices: tuple[Choice, ...], format: str = "") -> None:
        self.id = id
        self.name = name
        self.choices = choices
        self.format = format
        """The only format that has it; empty if every format does."""

    def plain(self) -> dict[str, Any]:
        choices = [choice.plain() for choice in self.choices]
        return {"id": self.id, "name": self.name, "choices": choices, "format": self.format}

    def agreed(self, value: Any) -> dict[str, Any]:
        """The choice with this value, as a table shows it."""
        choice = next(each for each in self.choices if each.value == value)
        usual = choice is self.choices[0]
        return {"variant": self.name, "choice": choice.name, "text": choice.text, "usual": usual}


def switch(id: str, name: str, without: str, text: str, library: str = "") -> Variant:
    """A variant that is either played or not."""
    return Variant(id, name, (Choice(False, "no", without), Choice(True, "yes", text, library)))
