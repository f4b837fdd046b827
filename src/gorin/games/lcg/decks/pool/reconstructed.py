"""Cards of Through the Mists that the Rules Reference speaks of (LCG-CLAR-51 to 53, LCG-ERR-20 to 25).

No file of facts has them, and most of their numbers are not known: they are chosen after similar cards, and the
cards say so by `reconstructed`. Whoever owns the cards replaces a line.
"""

LINES = """
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
