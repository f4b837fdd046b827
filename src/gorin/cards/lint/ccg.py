"""What to look for in the cards of the CCG and of War of Honor."""

from __future__ import annotations

from gorin.cards.lint.common import AMOUNT, COMPARISONS, NUMBER
from gorin.cards.lint.features import COUNTED, KEPT, SAME, TRAIT, Group, Lexicon, words

KIND = "(?:battle/open|battle/limited|open/battle|limited|open|battle|reaction)"
WORDS_BEFORE = r"(?!after|before|if|when|while|until)(?:[\w'-]+ ){1,4}?"

PRINTED = (
    (r":bow::", "bow:"),
    (r":bow:", "bow"),
    (r":g(\d+):", r"pay \1 gold"),
    (r"\([^)]*\)", ""),
    (r"\brepeatable ", ""),  # limits are named here, not their absence
    (r"any number of times per turn[,:]? ?", ""),
    # The rule of every Event and every Terrain:
    (r"after you reveal cards in your provinces[^,]*, if this event is faceup in one of them,", ""),
    (
        r"battle: if there are no terrains[^:]*: put this card into play there",
        "terrain battle: this card enters play",
    ),
    (r"reaction, bow: when paying", "bow: when paying"),
    (r"no text beyond[^/]*", ""),
    (r"this card is considered [^/]* restriction\.", ""),
)
SYNONYMS = (
    (rf"(^|/ |\")({WORDS_BEFORE})(?={KIND}[:,])", r"\1<\2> "),  # the keywords of an ability
    (r"\beven if [\w' -]+ is bowed\b", "tireless"),
    (r"\beven if you control no units (?:at the current battlefield|in the current battle|there)", "absent"),
    # No other can be challenged:
    (r"\b(challenges?|duels?) another player's target", r"\1 a target"),
    (r"\b(challenges?|duels?) (target [\w ]*?)another player controls", r"\1 \2"),
    (r"\btarget another player's (\w+)", r"another player's target \1"),
    (r"\b(bow (?:and destroy )?(?:your|an?|two of his|one of his) (?:performing |target )?)unbowed ", r"\1"),
    (r"\bwith force instead of chi", "with force"),
    (r"\bwinner's controller|controller of the duel's winner", "winner"),
    (r"\bof your choice|\(your choice\)", ""),
    (r"\bthis shugenja's unit", "this unit"),
    (r"\blower (?=the|his|its)", "reduce "),
    (r"\b(?:an|one) additional card\b", "a card"),
    (r"after your provinces are revealed:", ""),
    (r"reaction: from your hand, after a personality you control enters[^/]*", ""),
    (r"\bfamily honor\b", "honor"),
    (r"\bpersonal honor\b", "ph"),
    (r"dishonorable", "dishonored"),
    (r"honorable", "honored"),
    (r"\bthis (?:holding|ring|item|follower|spell|region|weapon|terrain|event)\b", "this card"),
    (r"even if [\w ]+ is not at the current battlefield", "even if this unit is elsewhere"),
    (
        r"\btarget (?=(?:your )?performing)|(?<=\bbow your )target ",
        "",
    ),  # whoever performs or pays is not a target
    (r"the target of (.*?) has been chosen", r"\1 is targeted"),
    (r"that is no (\w+)", r"non-\1"),
    (r"\bsearch(?:es)?\b", "look through"),
    (r"\btake (an? [^.,:]*?) out of (?=(?:your|his))", r"look for \1 in "),
    (r"\b(?:take it into your hand|draw it)\b", "put it into your hand"),
    (r"\band attach it (?:to )?", "attached to "),
    (r"each of the two players", "both players"),
    (r"\bone more\b", "an additional"),
    (r"-(\d+) gold cost", r"costs \1 less gold"),
    (r"enters play for (\d+) less", r"costs \1 less"),
    (r"the next time this (?:game|turn|battle)", "next"),
    (r"raise or lower", "increase or reduce"),
    (r"\b(?:zero|one) or more\b|\bat least one\b", "any"),
    (r"\bone\b(?! (?:less|more))", "a"),
    (r"less than or equal to|equal or (?:lower|fewer|less)", "not higher than"),
    (r"greater than or equal to|equal or (?:higher|more|greater)", "not lower than"),
    (r"or (\d+), whichever is lower", r"at most \1"),
    (r"\bor later\b", "or more"),
    (r"\bthe other\b", "it"),
    (r"\banother\b", "other"),
    (r"\bis not above\b", "is not higher than"),
    (r"\bis above (\d+)", r"is more than \1"),
)
KINDS = {"*": rf"(?:^|/ |\"|> )({KIND})(?=[:,])"}
HEADS = {
    "*": r"\b(?!absent|tireless)([\w'-]+)(?=[^<>]*>)",
    "tireless": r"\btireless\b",
    "absent": r"\babsent\b",
}
LIMITS = {"*": r"\b(once|2) per (battle|game|turn)"}
DURATIONS = {
    "game": r"\b(?:this|rest of the) game\b|\bpermanently\b|\bgame ends",
    "duel": r"\bduel ends",
    "battle": r"\b(?:this|the) battle (?:ends|resolves)|(?:after|end of) the battle"
    r"|before the battle[\w ]* resolves",
    "next turn": r"\bnext turn",
}
VERBS = {
    "bow": r"\bbow(?:s|ing)?\b",
    "straighten": r"\bstraighten",
    "destroy": r"\bdestr[ou]",
    "dishonor": r"\bdishonor(?:s|ing)?\b",
    "rehonor": r"\brehonor",
    "discard": r"\bdiscard(?:s|ed|ing)?\b(?! pile)",
    "draw": r"\bdraws?\b",
    "move": r"\bmov|\bgo(?:es)? home",
    "gain": r"\bgains? (?:\d|x|an? |that|the same|honor|gold|amount)",
    "lose": r"\bloses? |\bloss",
    "create": r"\bcreate",
    "attach": r"\battach(?:es)?\b|\bequip",
    "look": r"\blook",
    "duel": r"\bduel|\bchallenge",
    "set": r"\bset\b",
    "negate": r"\bnegat|\b(?:is|are) not (?:destroyed|affected)|resolution does not bow"
    r"|does not bow (?:from|when)"
    r"|\bdo(?:es)? not (?:happen|destroy|move|affect|dishonor)",
    "fear": r"\bfear\b",
    "ranged": r"\branged",
    "token": r"\btoken",
    "remove": r"\bremov|from the game",
    "recruit": r"\brecruit",
    "produce": r"\bproduces? \d",
    "control": r"\b(?:take|gain)s? control",
    "seppuku": r"seppuku",
    "additional": r"\badditional|once more|other action",
}
MEASURES = {
    "strength": r"\bstrength",
    "force": r"(?:\d|x)f\b|\bforce\b",
    "chi": r"(?:\d|x)c\b|\bchi\b",
    "gold": r"\bgold\b",
    "honor": r"\bhonor\b",
    "personal honor": r"\d?ph\b",
    "favor": r"\bfavor\b",
    "focus": r"\bfocus",
}
FILTERS = words("""
    unbowed bowed attacking defending opposed opposing dishonored honored unique experienced attachment
    follower item spell holding region terrain ring weapon cavalry infantry fire air water earth void
    hand deck crab crane dragon lion mantis phoenix scorpion spider unicorn ratling province home
    unaligned gold+cost elemental other stronghold
""")
OWNERS = {
    "enemy": r"\benemy\b|\bopposing\b",
    "your": r"\byours?\b|\byou control\b",
    "controller": r"\bcontrollers?\b",
    "each player": r"\b(?:each|every|all) players?\b",
    "player": r"\b(?:other|target|a) (?:target )?players?\b",
}
TARGETS = {"target": r"\btarget(?:s|ed)?\b"}
NOT_TRAITS = """
    unique unaligned loyal singular favor fear center emperor bow honor strength control court army imperial
    item title skill
"""


LEXICON = Lexicon(
    PRINTED,
    SYNONYMS,
    {
        "kind": Group(COUNTED, KINDS),
        "head": Group(KEPT, HEADS),
        "limit": Group(KEPT, LIMITS),
        "number": Group(COUNTED, NUMBER),
        "amount": Group(SAME, AMOUNT),
        "comparison": Group(SAME, COMPARISONS),
        "duration": Group(KEPT, DURATIONS),
        "verb": Group(SAME, VERBS),
        "measure": Group(SAME, MEASURES),
        "filter": Group(SAME, FILTERS),
        "owner": Group(SAME, OWNERS),
        TRAIT: Group(SAME, {}),
        "target": Group(SAME, TARGETS),
    },
    frozenset([*NOT_TRAITS.split(), *(set(FILTERS) - {"cavalry", "weapon"})]),
)
