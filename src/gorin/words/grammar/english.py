"""Small change of the English language."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def ordinal(at: int) -> str:
    """A place in a row, counted from 0.

    >>> ordinal(0), ordinal(8), ordinal(20)
    ('first', '9th', '21st')
    """
    if at < len(ORDINALS):
        return ORDINALS[at]
    last = 0 if at + 1 in (11, 12, 13) else (at + 1) % 10
    return f"{at + 1}{('th', 'st', 'nd', 'rd')[last] if last < 4 else 'th'}"


def a(phrase: str) -> str:
    """With the indefinite article.

    >>> a("Item"), a("Personality"), a("other card"), a("honored character")
    ('an Item', 'a Personality', 'another card', 'an honored character')
    """
    if phrase.startswith("other "):
        return f"an{phrase}"
    said = phrase.lower()
    opens = said.startswith("honor") or said[:1] in ("a", "e", "i", "o", "u")
    return f"an {phrase}" if opens and not said.startswith(("uni", "use", "one")) else f"a {phrase}"


def plural(noun: str) -> str:
    """More than one of them; the first words of a phrase are left alone.

    >>> plural("Personality"), plural("Follower"), plural("Samurai")
    ('Personalities', 'Followers', 'Samurai')
    """
    if noun.endswith(("Samurai", "Shugenja", "Bushi", "Cavalry", "Kensai", "Yojimbo", "Ninja")):
        return noun
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def number(n: int) -> str:
    """Small numbers as words.

    >>> number(3), number(12)
    ('three', '12')
    """
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def counted(n: int, noun: str) -> str:
    """
    >>> counted(1, "card"), counted(2, "card")
    ('a card', 'two cards')
    """
    return a(noun) if n == 1 else f"{number(n)} {plural(noun)}"


def listed(parts: list[str], word: str = "and") -> str:
    """
    >>> listed(["A", "B", "C"]), listed(["A", "B"], "or")
    ('A, B and C', 'A or B')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


CREATED: Final = "Created "
"""How the names of most created cards begin."""


def or_created(name: str) -> str:
    """A card that an effect has created has no name of its own.

    >>> or_created("Created Farm"), or_created("Charge")
    ('the created Farm', 'Charge')
    """
    return f"the created {name.removeprefix(CREATED)}" if name.startswith(CREATED) else name


def sentence(phrase: str) -> str:
    """With a capital at the start and a stop at the end.

    >>> sentence("draw a card")
    'Draw a card.'
    """
    phrase = phrase.removesuffix(",")
    if not phrase:
        return ""
    return phrase[0].upper() + phrase[1:] + ("" if phrase.endswith((".", "!", ".)", '."')) else ".")


def signed(n: int) -> str:
    """
    >>> signed(2), signed(-3)
    ('+2', '-3')
    """
    return f"{n:+d}"
