"""Cards of which something printed is not certain."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    "The wording is known from a printing after Diamond Edition and may differ from the first one.": (
        "Along the Coast at Midnight",
        "Ashigaru Archers",
        "Birth of the Sword",
        "Block Supply Lines",
        "Copper Mine",
        "Destiny Has No Secrets",
        "Doji Domotai",
        "Enough Talk!",
        "Fist of the Earth",
        "Focus",
        "Gold Mine",
        "Hoshi House Guard",
        "Imperial Edicts",
        "Iron Mine",
        "Kakita Mai - exp",
        "Kobune Port",
        "Kyuden Hida",
        "Left Hand of the Emperor",
        "Marketplace",
        "Mirumoto Gonkuro",
        "Ogre Bushi",
        "Right Hand of the Emperor",
        "Shinjo Nakaga",
        "Silk Works",
        "Spearmen",
        "Stables",
        "Strength of Purity",
        "Superior Strategist",
        "Temples of the New Tao",
        "The Fire from Within",
        "Three-Stone River",
        "Tsuruchi Technique",
        "Tsuruchi's Legion",
        "Utaku Meadows",
        "Voice of the Emperor",
        "White Shore Plain",
        "Yoritomo Chimori",
    ),
}

DOUBTS = {title: reason for reason, titles in REASONS.items() for title in titles}
