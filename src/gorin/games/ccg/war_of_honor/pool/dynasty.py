"""Strongholds and what goes into a Dynasty deck besides Personalities of War of Honor."""

LINES = """
City of Tears | Phoenix stronghold | strength=6 gold=4 honor=6
Seven Stings Keep | Scorpion stronghold | strength=7 gold=4 honor=1
Tetsu Kama Mura | Dragon stronghold | strength=8 gold=4 honor=5
Venerable Plains of the Ikoma | Lion stronghold | strength=7 gold=3 honor=7
Border Village | holding | cost=4 | Village
Disreputable House | holding | cost=2 | Geisha House
Expendable Resources | holding | cost=2 | Singular
Family Library | holding | cost=2 | Library
Shinsei's Tomb | holding | cost=3 | Unique
Shrine to Fukurokujin | holding | cost=2 | Singular, Temple
Simple Men | holding | cost=3 | Farm, Retainer
Small Farm | holding | cost=0 | Farm
Temple to the Ancestors | holding | cost=2 | Temple
The Seeker's Temple | holding | cost=2 | Unique, Temple
Traveling Peddler | holding | cost=2 | Singular
War Encampment | holding | cost=2
Birth of the Sword | event |  | Unique
Emissary of the Ivory Kingdoms | event |  | Unique
Enlistment | event |  | Unique
Welcome Home | event |  | Unique
"""
