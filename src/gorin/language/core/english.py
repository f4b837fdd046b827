"""Small change of the English language."""

from __future__ import annotations

import re
from typing import Final

MINUS: Final = "\u2212"
REST: Final = "\u2026"
"""Stands for what is left out."""
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


SILENT: Final = ("honor", "heir", "hour")
"""What begins with a letter that nobody says."""
OPEN: Final = re.compile(r"[aeiou]|(8|11|18)(?!\d)|8\d")
"""What begins with a vowel when it is said, figures too."""


def a(phrase: str) -> str:
    """With the indefinite article.

    >>> a("Item"), a("Personality"), a("other card"), a("honored character")
    ('an Item', 'a Personality', 'another card', 'an honored character')
    >>> a("8F Follower"), a("11F Follower"), a("1F Follower"), a("heir"), a("Unicorn")
    ('an 8F Follower', 'an 11F Follower', 'a 1F Follower', 'an heir', 'a Unicorn')
    """
    if phrase.startswith("other "):
        return f"an{phrase}"
    said = phrase.lower()
    opens = said.startswith(SILENT) or OPEN.match(said) is not None
    return f"an {phrase}" if opens and not said.startswith(("uni", "use", "one")) else f"a {phrase}"


UNCHANGED: Final = frozenset(
    (
        "Samurai",
        "Shugenja",
        "Bushi",
        "Cavalry",
        "Kensai",
        "Yojimbo",
        "Ninja",
        "Kata",
        "Kiho",
        "Stables",
        "Armor",
        "Yōjimbō",
        "Ronin",
        "Oni",
    )
)
"""Words that are the same for one and for several."""
IRREGULAR: Final = {"Hero": "Heroes"}


def plural(noun: str) -> str:
    """More than one of them; the first words of a phrase are left alone.

    >>> plural("Personality"), plural("Follower"), plural("Samurai"), plural("unbowed Hero"), plural("Kata")
    ('Personalities', 'Followers', 'Samurai', 'unbowed Heroes', 'Kata')
    """
    last = noun.rpartition(" ")[2]
    if last in UNCHANGED:
        return noun
    if last in IRREGULAR:
        return noun.removesuffix(last) + IRREGULAR[last]
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def conjugated(verb: str, plural: bool) -> str:
    """A verb in the present tense.

    >>> conjugated("win", False), conjugated("pass", False), conjugated("be", True)
    ('wins', 'passes', 'are')
    """
    if verb == "be":
        return "are" if plural else "is"
    if plural:
        return verb
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "ch", "sh", "o")) else "s")


PAST: Final = {
    "become": "became",
    "begin": "began",
    "break": "broke",
    "bring": "brought",
    "choose": "chose",
    "commit": "committed",
    "draw": "drew",
    "give": "gave",
    "leave": "left",
    "lose": "lost",
    "take": "took",
    "win": "won",
}
"""Verbs whose past tense has no "-ed", or doubles a letter for it."""


def past(verb: str, plural: bool) -> str:
    """A verb in the past tense.

    >>> past("win", False), past("destroy", False), past("ready", True), past("move", True), past("be", True)
    ('won', 'destroyed', 'readied', 'moved', 'were')
    """
    if verb == "be":
        return "were" if plural else "was"
    if verb in PAST:
        return PAST[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def is_plural(subject: str) -> bool:
    """Does a verb after this subject stand in the plural?

    >>> is_plural("you"), is_plural("one or more characters"), is_plural("Hiruma Archers")
    (True, True, False)
    """
    return subject in ("you", "they") or subject.startswith("one or more ")


def owning(name: str) -> str:
    """
    >>> owning("you"), owning("an opponent")
    ('your', "an opponent's")
    """
    return {"you": "your", "they": "their", "it": "its"}.get(name, f"{name}'s")


NO_VERBS: Final = (
    "or",
    "and",
    "in",
    "at",
    "as",
    "by",
    "on",
    "with",
    "if",
    "when",
    "this",
    "instead",
    "first",
)
UNCONJUGATED: Final = ("may", "can", "cannot", "must", "would", "could", "did", "next")
YOU_AND_VERB: Final = re.compile(r"\b([Yy])ou (next )?([a-z]+)")
"""Words of a card that speak to its player."""


def of_another(text: str) -> str:
    """What a card says to its player, as others are told of it: the player was named before.

    >>> of_another("each character you control gets +1"), of_another("look at your deck; you may draw a card")
    ('each character it controls gets +1', 'look at its deck; it may draw a card')
    >>> of_another("after you next win, give you 1 fate"), of_another("if they hold more than you or pass")
    ('after it next wins, give it 1 fate', 'if they hold more than it or pass')
    >>> of_another("each who has more than you chooses a card"), of_another("if they have more than you do")
    ('each who has more than it chooses a card', 'if they have more than it does')
    >>> of_another("if you discarded a card, destroy it"), of_another("if you won, draw a card")
    ('if it discarded a card, destroy it', 'if it won, draw a card')
    """
    text = re.sub(r"\b([Yy])our\b", lambda found: "Its" if found[1] == "Y" else "its", text)
    text = re.sub(r"\b(give|gives|from|to|for|against|targets|attacks) you\b", r"\1 it", text)
    text = re.sub(r"\bthan you\b(?! (?:do|did|have|control)\b)", "than it", text)
    text = YOU_AND_VERB.sub(_as_third_person, text)
    return re.sub(r"\b([Yy])ou\b", lambda found: "It" if found[1] == "Y" else "it", text)


def _as_third_person(found: re.Match[str]) -> str:
    it, next_, verb = "It" if found[1] == "Y" else "it", found[2] or "", found[3]
    said = {"are": "is", "have": "has", "were": "was"}.get(verb) or verb
    is_told = verb in UNCONJUGATED + NO_VERBS or said != verb or _is_past(verb)
    return f"{it} {next_}{said if is_told else conjugated(verb, False)}"


def _is_past(verb: str) -> bool:
    """
    >>> _is_past("discarded"), _is_past("won"), _is_past("need"), _is_past("win")
    (True, True, False, False)
    """
    return verb in PAST.values() or (verb.endswith("ed") and not verb.endswith("eed"))


def belonging(what: str, owner: str) -> str:
    """What somebody owns, after a long name of theirs: "the controller of target unit you control".

    >>> belonging("controller", "his"), belonging("controller", "target unit you control's")
    ('his controller', 'the controller of target unit you control')
    """
    is_long = " control's" in owner or " controls's" in owner
    return f"the {what} of {owner.removesuffix(chr(39) + 's')}" if is_long else f"{owner} {what}"


def counted(n: int, noun: str) -> str:
    """Whatever is counted in play is written in figures, by every game.

    >>> counted(1, "card"), counted(2, "card")
    ('a card', '2 cards')
    """
    return a(noun) if n == 1 else f"{n} {plural(noun)}"


def times(n: int) -> str:
    """
    >>> times(1), times(2), times(3)
    ('once', 'twice', '3 times')
    """
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def figured(n: int, noun: str) -> str:
    """
    >>> figured(1, "card"), figured(2, "card")
    ('1 card', '2 cards')
    """
    return f"{n} {noun if n == 1 else plural(noun)}"


def looking(count: int, is_all: bool) -> str:
    """How a player sees cards of a deck, before the name of the deck.

    >>> looking(1, False), looking(3, False), looking(40, True)
    ('looks at the top card of', 'looks at the top 3 cards of', 'looks through')
    """
    if is_all:
        return "looks through"
    return f"looks at the top {'card' if count == 1 else f'{count} cards'} of"


def listed(parts: list[str], word: str = "and") -> str:
    """
    >>> listed(["A", "B", "C"]), listed(["A", "B"], "or")
    ('A, B, and C', 'A or B')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])}{',' if len(parts) > 2 else ''} {word} {parts[-1]}"


def either_deed(deeds: list[str]) -> str:
    """Deeds as alternatives; two of them upon one object name it once.

    >>> either_deed(["bow target unit", "ready it"]), either_deed(["bow it", "move it home"])
    ('bow or ready target unit', 'bow it or move it home')
    >>> either_deed(["remove 1 fate from it", "bow it"])
    'remove 1 fate from it or bow it'
    """
    if len(deeds) == 2:
        first, _, whom = deeds[0].partition(" ")
        second, _, again = deeds[1].partition(" ")
        if whom and again in ("it", "him", "them", whom) and not whom.endswith(f" {again}"):
            return f"{first} or {second} {whom}"
    return " or ".join(deeds)


TIMES: Final = "\N{MULTIPLICATION SIGN}"


def tallied(names: list[str]) -> str:
    """Names in a list, each once, with how many there are of it.

    >>> tallied(["Farm", "Mine", "Farm"]) == f"Farm {TIMES}2 and Mine"
    True
    """
    return listed(
        [
            f"{name} {TIMES}{names.count(name)}" if names.count(name) > 1 else name
            for name in dict.fromkeys(names)
        ]
    )


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

    >>> sentence("draw a card"), sentence('it gains "Draw a card. (Limit twice per round.)"')
    ('Draw a card.', 'It gains "Draw a card. (Limit twice per round.)"')
    """
    phrase = phrase.removesuffix(",")
    if not phrase:
        return ""
    return phrase[0].upper() + phrase[1:] + ("" if phrase.endswith(STOPPED) else ".")


STOPPED: Final = (".", "!", ".)", '."', '.)"', REST)
"""What ends a sentence already."""


NAMED_FIRST: Final = re.compile(
    r"(?!(It|You|They|That|This|Each) )[A-Z][a-z]+('s)? (challenges|duels|has|gets|may|Attack|with)"
    r"|Ranged|Fear"
)
"""How a sentence begins whose first word is a name."""


def continued(phrase: str) -> str:
    """A sentence that goes on after a semicolon.

    >>> continued("Destroy the loser"), continued("Ranged 3 Attack"), continued("gain 1 honor")
    ('destroy the loser', 'Ranged 3 Attack', 'gain 1 honor')
    >>> continued("It may draw a card"), continued("Hiroue may draw a card")
    ('it may draw a card', 'Hiroue may draw a card')
    """
    return phrase if NAMED_FIRST.match(phrase) else phrase[:1].lower() + phrase[1:]


def in_one_clause(text: str) -> str:
    """What waits for a moment, without a second colon; whatever waits for none may begin with a name.

    >>> in_one_clause("After your turn begins: Draw a card. Gain 1 honor.")
    'after your turn begins, draw a card. Gain 1 honor.'
    >>> in_one_clause("Doji Challenger cannot ready.")
    'Doji Challenger cannot ready.'
    """
    moment, colon, deed = text.partition(": ")
    return f"{moment[:1].lower()}{moment[1:]}, {continued(deed)}" if colon else text


def option(phrase: str) -> str:
    """As a button says it: with a capital at the start and no stop at the end.

    >>> option("draw a card.")
    'Draw a card'
    """
    return phrase[:1].upper() + phrase[1:].removesuffix(".")


def within(room: int, pieces: list[str], joint: str = " ") -> str:
    """The first piece, and as many of those behind it as there is room for; a mark stands for the rest.

    >>> within(30, ["Bow him.", "Draw a card."]), within(10, ["Bow him.", "Draw a card."])
    ('Bow him. Draw a card.', 'Bow him. …')
    """
    kept = pieces[:1]
    for piece in pieces[1:]:
        if len(joint.join([*kept, piece])) > room:
            return f"{joint.join(kept)} {REST}"
        kept.append(piece)
    return joint.join(kept)


def signed(n: int) -> str:
    """With its sign: a true minus, as on a page, not a hyphen.

    >>> signed(2), signed(-3) == f"{MINUS}3"
    ('+2', True)
    """
    return f"{n:+d}".replace("-", MINUS)
