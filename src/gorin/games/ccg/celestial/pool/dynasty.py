"""Strongholds and what goes into a Dynasty deck besides Personalities of Celestial Edition."""

LINES = """
Central Castle | Lion stronghold | strength=7 gold=3 honor=7
City of Tears | Phoenix stronghold | strength=6 gold=4 honor=6
Dragon's Guard City | Mantis stronghold | strength=8 gold=4 honor=2
Fields of the Dead | Spider stronghold | strength=8 gold=4 honor=0
Hidden Moon Dojo | Scorpion stronghold | strength=7 gold=4 honor=1
Kyuden Hida | Crab stronghold | strength=8 gold=4 honor=3
Law of Darkness Dojo | Scorpion stronghold | strength=7 gold=4 honor=1 | Dojo
Pillars of Virtue | Dragon stronghold | strength=7 gold=4 honor=5
Seawatch Castle | Crane stronghold | strength=6 gold=4 honor=6
Seven Fold Palace | Crane stronghold | strength=6 gold=4 honor=6
Seven Seas Port | Mantis stronghold | strength=7 gold=4 honor=2 | Port
Seven Stings Keep | Scorpion stronghold | strength=7 gold=4 honor=1
Shamate Keep | Lion stronghold | strength=7 gold=3 honor=7
Shattered Peaks Castle | Crab stronghold | strength=8 gold=4 honor=3
Shiro Daidoji | Crane stronghold | strength=7 gold=4 honor=6
Shrine of Champions | Phoenix stronghold | strength=6 gold=4 honor=6 | Temple
Temple of Purity | Phoenix stronghold | strength=6 gold=4 honor=6 | Temple
The Field of the Winds | Unicorn stronghold | strength=7 gold=5 honor=4
The Shadowed Dojo | Spider stronghold | strength=8 gold=4 honor=0
The Utaku Plains | Unicorn stronghold | strength=7 gold=5 honor=4
Thunder Dragon Bay | Mantis stronghold | strength=7 gold=4 honor=2 | Thunder
Venerable Plains of the Ikoma | Lion stronghold | strength=7 gold=3 honor=7
Acrobat Troupe | holding | cost=6 | Imperial
Akodo's Grave | holding | cost=2
Bamboo Harvesters | holding | cost=0 | Unique, Forest
Barley Farm | holding | cost=2 | Farm
Border Keep | holding | cost=0 | Unique
Border Village | holding | cost=4 | Village
Clan Estate | holding | cost=2
Collapsing Bridge | holding | cost=2
Copper Mine | holding | cost=2 | Mine
Corrupt Officials | holding | cost=2 | Retainer
Counting House | holding | cost=2
Deeds and Words | holding | cost=2
Diamond Mine | holding | cost=6 | Mine
Family Keep | holding | cost=2 | Castle
Famous Bazaar | holding | cost=2 | Market
Fortified Docks | holding | cost=2 | Port
Frontline Encampment | holding | cost=2
Geisha House | holding | cost=2 | Geisha House
Gold Mine | holding | cost=2 | Mine
Imperial Artificer | holding | cost=2 | Imperial
Iron Mine | holding | cost=2 | Mine
Kitsune Den | holding | cost=2 | Unique
Kobune Port | holding | cost=2 | Port
Large Farm | holding | cost=1 | Farm
Marketplace | holding | cost=2 | Market
Permanent Encampment | holding | cost=2
Remote Village | holding | cost=3 | Farm
Rich Coffers | holding | cost=2
Secluded Outpost | holding | cost=6
Seiden Sanzo | holding | cost=2 | Temple
Shinomen Marsh | holding | cost=2 | Swamp
Shrine to Hotei | holding | cost=2 | Singular, Temple
Silver Mine | holding | cost=2 | Mine
Slanderer | holding | cost=6 | Retainer
Stables | holding | cost=2 | Stables
Temple of Harmony | holding | cost=2 | Temple
Temple to Shinsei | holding | cost=3 | Temple
Toku's Grave | holding | cost=2
Tower of the Ningyo | holding | cost=2 | Singular
A New Year | event |  | Festival
A Time for Action | event
A Walking Death | event |  | Unique, Plague
Alter History | event |  | Unique
Celestial Alignment | event |  | Unique
Celestial Vision | event |  | Unique
Claiming the Throne | event |  | Unique
Decree of Peace | event |  | Unique
Festival of Cherry Blossoms | event |  | Unique, Festival
Harsh Choices | event |  | Unique
I Am Ready | event |  | Unique
Imperial Ambassadorship | event |  | Unique, Imperial
Imperial Census | event |  | Unique, Imperial
Inferno | event |  | Unique
Inheriting an Heirloom | event |  | Unique
Military Alliance | event |  | Unique
Minor Blackmail | event |  | Unique
Offered Gift | event |  | Unique
Return to the Heavens | event |  | Unique
Signs and Portents | event |  | Unique
The New Order | event |  | Unique
Willing Spirits | event |  | Unique
Wisdom Gained | event |  | Unique
Wisdom of the Keepers | event |  | Unique
Desolate Plains | region |  | Singular
Farmlands | region |  | Singular, Farm
Forests of Shinomen | region |  | Forest
Holy Site | region |  | Unique, Temple
Overgrown Grove | region |  | Forest
Private Shrine | region |  | Singular, Temple
Shinden Shorai | region |  | Unique
Stone-Hewed Shrine | region |  | Mountain, Temple
The Ivory Coast | region |  | Singular
Toshi Ranbo | region |  | Unique, City, Imperial
Trade District | region
Traitor's Grove | region |  | Singular
Utaku Meadows | region |  | Singular
War-ravaged Plain | region
Ebisu's Honesty | celestial |  | Unique, Fortune
Fukurokujin's Wisdom | celestial |  | Unique, Fortune
Jurojin's Blessing | celestial |  | Unique, Fortune
Natsu-Togumara's Guidance | celestial |  | Unique, Fortune
Saibankan's Justice | celestial |  | Unique, Fortune
"""
