"""Strongholds and what goes into a Dynasty deck besides Personalities of Diamond Edition."""

LINES = """
Castle of the Wasp | Mantis stronghold | strength=7 gold=4 honor=3 | Castle
House of Tao | Dragon stronghold | strength=6 gold=4 honor=4
Kakita Dueling Academy | Crane stronghold | strength=7 gold=4 honor=5
Kenson Gakka | Lion stronghold | strength=7 gold=3 honor=6
Kyuden Agasha | Phoenix stronghold | strength=6 gold=4 honor=6
Kyuden Doji | Crane stronghold | strength=6 gold=4 honor=6
Kyuden Gotei | Mantis stronghold | strength=7 gold=4 honor=3 | Port
Kyuden Hida | Crab stronghold | strength=8 gold=4 honor=3
Kyuden Ikoma | Lion stronghold | strength=7 gold=3 honor=6
Morning Glory Castle | Phoenix stronghold | strength=6 gold=4 honor=6 | Castle
Northern Provinces of the Moto | Unicorn stronghold | strength=7 gold=5 honor=4
Razor's Edge Dojo | Crab stronghold | strength=8 gold=4 honor=3 | Dojo
Shiro Mirumoto | Dragon stronghold | strength=7 gold=4 honor=5
Shiro Shinjo | Unicorn stronghold | strength=7 gold=5 honor=4
Temple of the Ninth Kami | Shadowlands stronghold | strength=6 gold=0 honor=-19 | Kami, Temple
The Shadowed Tower of the Shosuro | Scorpion stronghold | strength=7 gold=4 honor=3
The Spawning Ground | Shadowlands stronghold | strength=7 gold=3 honor=-19
The Towers of the Yogo | Scorpion stronghold | strength=7 gold=4 honor=1
Warrens of the Nezumi | Ratling stronghold | strength=13 gold=3 honor=1
Black Heart of the Empire | wind
Left Hand of the Emperor | wind
Right Hand of the Emperor | wind
Underhand of the Emperor | wind
Voice of the Emperor | wind
Blacksmiths | holding | cost=4
Copper Mine | holding | cost=2 | Mine
Daidoji Merchants | holding | cost=5 | Merchant
Devout Acolyte | holding | cost=3 | Retainer
Dragon Dancers | holding | cost=3
Fantastic Gardens | holding | cost=7
Geisha House | holding | cost=2 | Geisha House
Gifts and Favors | holding | cost=2
Gold Mine | holding | cost=2 | Mine
Grove of the Five Masters | holding | cost=2 | Unique
Honor's Lesson Dojo | holding | cost=4 | Unique, Dojo
House of the Red Lotus | holding | cost=2 | Geisha House
Iron Mine | holding | cost=2 | Mine
Ki-Rin's Shrine - exp | holding | cost=7 | Unique, Experienced, Temple
Ki-Rin's Shrine | holding | cost=2 | Unique, Temple
Kisada's Shrine | holding | cost=2 | Unique, Temple
Kobune Port | holding | cost=2 | Port
Lion Scout | holding | cost=3 | Unique, Retainer
Marketplace | holding | cost=2 | Market
Master Painter | holding | cost=9 | Unique, Retainer
Master of Bushido | holding | cost=3 | Retainer
Noh Theater Troupe | holding | cost=3 | Singular
Obsidian Mine | holding | cost=3 | Mine, Obsidian, Shadowlands
Oracle of the Void | holding | cost=10 | Unique, Oracle, Retainer, Void
Phoenix Library | holding | cost=3 | Unique
Private Dojo | holding | cost=2 | Dojo
Rice Paddy | holding | cost=2 | Farm
Sanctified Temple | holding | cost=4 | Temple
Scorpion Distracter | holding | cost=3 | Unique, Retainer
Shackled Oni | holding | cost=4 | Oni, Retainer, Shadowlands
Shadowlands Bastion | holding | cost=3 | Unique, Shadowlands
Shinmaki Monastery | holding | cost=2
Shokansuru | holding | cost=4 | Retainer, Shadowlands
Shrine of Stone | holding | cost=3 | Singular, Temple
Silk Works | holding | cost=5
Silver Mine | holding | cost=2 | Mine
Simple Huts | holding | cost=1
Stables | holding | cost=2 | Stables
Tangen's Lies | holding | cost=6 | Unique
The Hiruma Dojo | holding | cost=4 | Dojo
Trading Grounds | holding | cost=2 | Market
Unicorn Marketeer | holding | cost=3 | Unique, Retainer
Are You With Me? | event |  | Unique
Birth of the Anvil | event |  | Unique
Birth of the Sword | event |  | Unique
Boastful Proclamation | event |  | Unique
Boundless Sight | event |  | Unique
Celestial Alignment | event |  | Unique
Chrysanthemum Festival | event |  | Unique, Festival
Court Intrigue | event |  | Unique
Doom of the Dark Lord | event |  | Unique
Dragon's Strength | event |  | Unique
Far from the Empire | event |  | Unique
Imperial Ambassadorship | event |  | Unique, Imperial
Imperial Quest | event |  | Unique, Imperial
In Time of War | event |  | Unique
Kachiko's Promises | event |  | Unique
Moon and Sun | event |  | Unique
My Enemy's Weakness | event |  | Unique
Naga Storm Mirumoto Mountain | event |  | Unique, Naga
New Emerald Champion | event |  | Unique
New Year's Celebration | event |  | Unique
Norikazu's Ravings | event |  | Unique
Occult Murders | event |  | Unique
Poetry Contest | event |  | Unique
Proposal of Peace | event |  | Unique
Regions of Rokugan | event |  | Unique
Restoring the Doji Treasury | event |  | Unique
Shadow of the Dark God | event |  | Unique
The Heavy Shadow of Fear | event |  | Unique
The Shogun's Fealty | event |  | Unique, Shogun
Wisdom Gained | event |  | Unique
700 Soldier Plain | region |  | Singular
City of Gold | region |  | Singular
Farmlands | region |  | Singular, Farm
Fields of the Moon | region |  | Singular
Fields of the Sun | region |  | Singular
Mapped Region | region |  | Singular
Mystic Ground | region |  | Singular
Plains Above Evil | region |  | Singular
Plains of Otosan Uchi | region |  | Unique, Imperial
Ratling Village | region |  | Singular, Ratling
Refuge of the Three Sisters | region |  | Singular
Road of Dust | region |  | Singular
Ryoko Owari | region |  | Unique
Secluded Ravine | region |  | Singular
Shadowlands Marsh | region |  | Singular, Shadowlands
Shinsei's Shrine | region |  | Singular, Temple
Sorrow's Path | region |  | Singular
Temples of the New Tao | region |  | Singular, Temple
Tidal Land Bridge | region |  | Singular
Utaku Meadows | region |  | Singular
Valley of the Two Generals | region |  | Singular
Violence Behind Courtliness City | region |  | Singular, City, Imperial
"""
