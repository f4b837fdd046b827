"""What to look for in the cards of the LCG."""

from __future__ import annotations

from gorin.cards.lint.common import AMOUNT, COMPARISONS, NUMBER
from gorin.cards.lint.features import COUNTED, KEPT, SAME, TRAIT, Group, Lexicon, words

THEM = (
    r"(?= (?:or \w+ )?(?:that|this(?! phase| round)|it\b|an?\b|each|the|1|him|them|attached|target"
    r"|your|up|of|other))"
)
"""What follows a verb that is done to a card; "ready", "honor" and "dishonor" are other words, too."""

PRINTED = (
    (r"<i>\s*\(friendly\)\s*</i>", "(you control)"),
    (r"<i>\s*(\(to a minimum[^)]*\))\s*</i>", r"\1"),
    (r"<i>\s*\([^)]*\)\s*</i>", ""),  # in italics: a reminder of a rule
    (r"<br ?/?>", " / "),
    (r"<+/?\w+>", ""),
    (r"\[(?:conflict|element|clan)-(\w+)\]", r" \1 "),
    (r"\bnon- (\w+)", r"non-\1"),
    (r"errata from rrg v?[\d.]+", ""),
    (r"(?:air|earth|fire|water|void|keeper|seeker) role only\.?|limit \d per deck\.", ""),
)  # fmt: skip

SYNONYMS = (
    (
        r"during a conflict, initiate an? +(\w+) +duel - resolve the duel",
        r"while this character is participating: this character challenges target participating character "
        r"your opponent controls to a \1 duel",
    ),  # LCG-DTIM-03 to LCG-DTIM-05
    (r"\b(cannot|or) lose fate\b", r"\1 fate be removed"),
    (r"\b(this|a|attached) character loses fate\b", r"fate is removed from \1 character"),
    (r"\breturn ([^.]*?) to (your hand|(?:its|their) owner's hand|the bottom of)", r"put \1 to \2"),
    (r"([+-]\d+) to each skill", r"\1 military and \1 political"),
    (r", other than traits,", ""),
    (r"you may replace 1 province[^.]*deckbuilding\.|in your deck a second[^.]*\.", ""),
    (r"\bfaceup (?=in (?:one of )?your province)|(?<=\btarget )faceup (?=character in)", ""),
    (r"\b(?:is|are|be|was) bowed (?=by|as)", "bows "),
    (r"\bbr(?:eaks?|oke)\b", "broken"),
    (r"\bthe (?:rest|others?)\b", "the rest"),
    (r"\b(?:new|other) targets\b", "new targets"),
    (r"\b(?:his or her|his/her)\b", "their"),
    (r"\bhe or she\b", "they"),
    (r"controlled by (your|an) opponent", r"\1 opponent controls"),
    (r"controlled by you\b", "you control"),
    (r"\b(your|an) opponent's (character|attachment)s?", r"\2 \1 opponent controls"),
    (r"\bone of your (character|attachment|holding)s", r"a \1 you control"),
    (r"\byour (character|attachment|holding)s", r"\1 you control"),
    (r"\b(?:one or two|1 or 2)\b", "up to 2"),
    (r"\b(?:one|1) to (\w+)", r"up to \1"),
    (r"\banother\b", "other"),
    (r"\b(?:1|one) or more\b|\bat least (?:1|one)\b", "any"),
    (r"\([ab]\)|\((?:the conflict keeps|or specified|in its own|out of play)[^)]*\)", ""),
    (r"([+-])x\b(?=.*x is (?:equal to )?the number)", r"\g<1>1"),
    (r"\bfor each\b", "per"),
    (r"as if you (?:were|had won the conflict as) the attacking player", ""),
    (r"defending province", "attacked province"),
    (r"this attachment cannot be played during a conflict", "play only if there is no conflict"),
    (r"characters in your opponent's home", "non-participating characters your opponent controls"),
    (r"an opponent is more honorable than you", "you are less honorable than an opponent"),
    (r"put ([^.]*?) into play as participating characters?", r"put \1 into play in the conflict"),
    (r"\bduring this conflict\b", "until the end of the conflict"),
    (r"\bthe highest [\w ]+ among ", ""),
    (r"(than [\w ]+)'s (?:military|political|glory)(?: skill)?", r"\1"),
    (r"\brandom cards?", "card at random"),
    (r"\blimit once\b", "limit 1"),
    (r"\b(limit \w+) times\b", r"\1"),
)

KINDS = {"*": r"(?:forced |conflict )?(?:action|reaction|interrupt)(?=:)"}
LIMITS = {"*": r"(?:(?<=\()|(?<=[./;] ))((?:max|limit) [^.)]*? per [\w ]+|unlimited)"}
DURATIONS = {"*": r"end of (?:the |this )?(conflict|phase|round|duel)|this (phase|round)"}
SKILLS = words("military political")
TARGETS = {"chosen": r"\bchooses?\b|\bchosen\b|\btarget"}
KEYWORDS = {
    "*": r"(?:^|[./] ?)(covert|pride|courtesy|sincerity|ancestral|restricted|limited|composure|rally|eminent"
    r"|dire|support|corrupted|ephemeral)\b"
}
VERBS = {
    "bow": r"\bbow(?:s|ing)?\b(?! as (?:a|the) result)",
    "ready": rf"\bread(?:y|ies)\b{THEM}",
    "honor": rf"(?<!lose )(?<!gain )\bhonors?\b{THEM}",
    "dishonor": rf"\bdishonors?\b{THEM}",
    "discard": r"\bdiscard(?:s|ed|ing)?\b(?! pile)",
    "draw": r"\bdraws?\b",
    "sacrifice": r"\bsacrific",
    "home": r"\bhome\b",
    "to conflict": r"\bto (?:the|a|this|that) conflict\b(?!')",
    "gain": r"\bgains? (?:\d|x|an? |that|the same|honor|fate)",
    "lose": r"\bloses? (?:\d|x|honor|fate)",
    "return": r"\breturn",
    "search": r"\bsearch",
    "look": r"\blook",
    "cancel": r"\bcancel",
    "duel": r"\bduels?\b",
    "switch": r"\bswitch",
    "shuffle": r"\bshuffle",
    "reveal": r"\breveal",
    "cannot": r"\bcannot\b|\bno \w+ can\b",
    "immune": r"\bimmune",
    "blank": r"\bblank|no printed text",
    "reduce": r"\breduc|costs? \d less",
}
FILTERS = words("""
    participating attacking attacker defending defender honored dishonored unique stronghold broken
    unbroken faceup facedown printed conflict+deck dynasty alone contested unclaimed claimed unopposed
    first+player hand discard+pile imperial+favor bid air earth fire water void crab crane dragon lion
    phoenix scorpion unicorn glory strength adjacent status+token role attachment holding event province
    fate other bowed
""")
OWNERS = {
    "you control": r"\byou control\b",
    "opponent controls": r"\bopponents? controls?\b",
    "opponent": r"\bopponent(?!s? control)",
    "they control": r"\bthey controls?\b",
    "each player": r"\beach player\b",
}
NOT_TRAITS = "condition item imperial technique title follower army court skill unique favor"


LEXICON = Lexicon(
    PRINTED,
    SYNONYMS,
    {
        "kind": Group(COUNTED, KINDS),
        "limit": Group(SAME, LIMITS),
        "number": Group(COUNTED, NUMBER),
        "amount": Group(SAME, AMOUNT),
        "comparison": Group(SAME, COMPARISONS),
        "duration": Group(SAME, DURATIONS),
        "verb": Group(SAME, VERBS),
        "keyword": Group(SAME, KEYWORDS),
        "filter": Group(SAME, FILTERS),
        "owner": Group(SAME, OWNERS),
        TRAIT: Group(SAME, {}),
        "skill": Group(SAME, SKILLS),
        "target": Group(KEPT, TARGETS),
    },
    frozenset([*NOT_TRAITS.split(), *FILTERS]),
)
