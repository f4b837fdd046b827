"""What people type: names, titles and lines of chat."""

from __future__ import annotations

import unicodedata

from gorin.bots import shown
from gorin.server.table.refusal import Code, Refused

NAME_LENGTH, CHAT_LENGTH, TITLE_LENGTH = 40, 500, 60

LOOKALIKES = str.maketrans(
    {
        **dict.fromkeys("\u0432\u044c\u0253\u03b2\u0185\u0299\u13cf\u15af", "b"),
        **dict.fromkeys("\u043e\u03bf\u05850\u1d0f\u00f8\u0275", "o"),
        **dict.fromkeys("\u0442\u03c4\u2020\u1d1b\u0167", "t"),
    }
)
"""Letters and signs that can be taken for those of `bot`."""

BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, as Unicode counts them, of which nothing is to be seen."""


def clean(text: str, length: int, what: str) -> str:
    """A text that people typed, without surrounding space and control characters."""
    seen = (c if c.isprintable() and c not in BLANKS else " " for c in text)
    tidy = " ".join("".join(seen).split())
    if not tidy:
        raise Refused(f"{what} cannot be empty", Code.INVALID_NAME)
    if len(tidy) > length:
        raise Refused(f"{what} has at most {length} characters", Code.INVALID_NAME)
    return tidy


def name_of_person(text: str) -> str:
    """A name for somebody; those of bots are theirs alone."""
    name = clean(text, NAME_LENGTH, "a name")
    if _looks_like_a_bot(name):
        raise Refused(f"{name!r} looks like the name of a bot; choose another name", Code.INVALID_NAME)
    return name


def name_of_bot(bot: str) -> str:
    return f"Bot ({shown(bot)})"


def _looks_like_a_bot(name: str) -> bool:
    r"""Whether the first word is `bot`, however it is written.

    >>> [_looks_like_a_bot(name) for name in ("Bot (random)", "B\u043et", "[bot]", "Botan", "Abbot")]
    [True, True, True, False, False]
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    written = "".join(c for c in plain if not unicodedata.combining(c))
    letters = written[next((n for n, c in enumerate(written) if c.isalnum()), 0) :]
    return letters.startswith("bot") and not letters[3:4].isalpha()
