"""What to look for in the cards of every game."""

from __future__ import annotations

NUMBER = {"*": r"(?<![\w.])(?<!limit )(?<!max )-?\d+"}
AMOUNT = {"*": r"(\d+|x) (honor|fate|card|gold|military|political|glory)|(\d+[fc])\b"}
COMPARISONS = {
    "at most": r"\bor (?:lower|fewer|less)\b|\b(?:not|no) (?:\w+ )?(?:higher|more|above)\b"
    r"|\bup to\b|\bat most\b",
    "at least": r"\bor (?:higher|more|greater)\b|\b(?:not|no) (?:lower|less|fewer)\b|\bat least\b",
    "below": r"(?<!not )(?<!\bno )(?<!\bor )(?<!\d )\b(?:lower|less|fewer|is below)\b",
    "above": r"(?<!not )(?<!\bno )(?<!\bor )(?<!\d )(?<!once )"
    r"\b(?:higher|more|greater|(?:is|stands) above)\b",
    "highest": r"\bhighest\b|(?<!at )\bmost\b",
    "lowest": r"\blowest\b|\bfewest\b",
}
