"""How cards, their abilities and players are called when a player reads of them, in every card game."""

from __future__ import annotations

from gorin.language.core.context import YOU_SLOT
from gorin.language.core.definition import Phrase, TextRenderer
from gorin.language.core.english import CREATED, a, listed, or_created
from gorin.language.core.questions import PLACES, SEATS
from gorin.language.core.render import phrase_text
from gorin.language.core.state import CardState


def full_name(s: CardState, what: int) -> str:
    """A title as people say it, with what tells it from others of the same name."""
    return s.rules.title(s.definitions[what])


def thing_name(s: CardState, what: int) -> str:
    """A card as a sentence speaks of it; one that an effect has created has no name of its own."""
    return or_created(full_name(s, what))


def short_name(s: CardState, what: int) -> str:
    """The same by the bare title, where more would only be in the way: "Bayushi Kurumi's Chi"."""
    return s.rules.short_name(s, what)


def meant_name(s: CardState, face: int) -> str:
    """Whom the words of an effect mean: a card, or a player or a place as it was picked."""
    if PLACES <= face < SEATS:
        return s.rules.place_name(s, face - PLACES)
    return s.rules.player_name(s, face - SEATS) if face >= SEATS else short_name(s, face)


def new_name(s: CardState, what: int) -> str:
    """A card that comes to be."""
    name = full_name(s, what)
    return a(name.removeprefix(CREATED)) if name.startswith(CREATED) else name


def title_of(s: CardState, what: int, node: int) -> str:
    """What players call an ability: by its card, unless it has a name of its own."""
    return s.rules.ability_title(s, what, s.node(what, node))


def text_of(s: CardState, what: int, node: int) -> str:
    """A part of a card as it reads there."""
    part = s.node(what, node)
    return phrase_text(s.definitions[what], part) if isinstance(part, Phrase) else ""


def named_text(s: CardState, what: int, node: int, meant: list[int]) -> str:
    """A part of a card with the names of those whom it speaks of: slot, card and face of each."""
    part = s.node(what, node)
    if not isinstance(part, Phrase):
        return ""
    name = short_name(s, what)
    renderer = TextRenderer(name, name, s.definitions[what].dialect)
    renderer.names = True
    for slot in meant[::3]:
        faces = [face for each, face in zip(meant[::3], meant[2::3], strict=True) if each == slot]
        renderer.pronouns[slot] = listed([meant_name(s, face) for face in faces])
    return part.text(renderer)


def who_is_you(s: CardState, meant: list[int]) -> str:
    """The player to whom the words of an effect speak; nothing where that was not told."""
    pairs = zip(meant[::3], meant[2::3], strict=True)
    return "".join([meant_name(s, face) for slot, face in pairs if slot == YOU_SLOT and face >= SEATS])


def effect_name(s: CardState, what: int, meant: list[int]) -> str:
    """An effect by its card and by whose it is: "you" in its words, and who gains what they give, is he."""
    who = who_is_you(s, meant)
    return f"{who}'s effect of {thing_name(s, what)}" if who else f"an effect of {thing_name(s, what)}"


def told_apart(names: list[str], seat: int) -> str:
    """A player's name; players of one name are told apart by number: the first is 1, the next 2.

    >>> told_apart(["Crab", "Lion", "Crab"], 1), told_apart(["Crab", "Lion", "Crab"], 2)
    ('Lion', 'Crab 2')
    """
    name = names[seat]
    return name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
