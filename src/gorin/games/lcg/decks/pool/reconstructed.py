"""Cards that the Rules Reference speaks of and no file of facts has (LCG-CLAR-51 to 53, LCG-ERR-19 to 25,
50).

What is known of them stands here as it is known. Of the cards of Through the Mists most numbers are not: they
are chosen after similar cards, and the cards say so by `reconstructed`. Whoever owns the cards replaces a
line.
"""

LINES = """
[under-fu-lengs-shadow]
Spell Scroll | Phoenix conflict attachment | cost=0 influence=1
[clan-war]
Expert Interpreter | Phoenix dynasty character | cost=1 0/2 glory=1 | Courtier, Scholar
[through-the-mists]
Daidōji Ienori | Crane dynasty character | cost=3 2/3 glory=2 unique | Courtier, Bushi
Lucky Coin | Crane conflict attachment | cost=0 influence=1 | Item
Pride | Lion stronghold | strength=2 honor=12 fate=7 influence=10
Akodo Cho | Lion dynasty character | cost=3 3/2 glory=2 unique | Bushi
Noble Vanguard | Lion dynasty character | cost=3 3/2 glory=1 | Bushi
Cherished Family Servant | Scorpion conflict character | cost=1 1/1 glory=0 influence=1 | Peasant
The East Wind | Unicorn stronghold | strength=1 honor=10 fate=7 influence=10
Shinjo Atagi | Unicorn dynasty character | cost=3 3/2 glory=1 unique | Bushi, Cavalry
Stowaway | Neutral conflict character | cost=1 1/0 glory=0 influence=0 | Peasant
"""

UNKNOWN = {
    "Lucky Coin": "its cost, influence and traits",
    "Daidōji Ienori": "its deck, cost, skills, glory, uniqueness and some traits",
    "Pride": "all of its numbers, and whether it has traits",
    "Noble Vanguard": "its cost, skills, glory, traits and uniqueness",
    "Akodo Cho": "its deck, cost, skills, glory, traits and uniqueness",
    "Cherished Family Servant": "its cost, skills, glory, traits and uniqueness, and its influence",
    "The East Wind": "all of its numbers, and whether it has traits",
    "Shinjo Atagi": "its deck, cost, skills, glory, traits and uniqueness",
    "Stowaway": "its cost, skills, glory, traits and uniqueness",
}
"""What no source gives of a card, by title."""
