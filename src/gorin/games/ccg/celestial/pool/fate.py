"""What goes into a Fate deck besides Strategies of Celestial Edition."""

LINES = """
Ring of Air | ring | focus=4 | Unique, Air
Ring of Earth | ring | focus=4 | Unique, Earth
Ring of Fire | ring | focus=4 | Unique, Fire
Ring of Water | ring | focus=4 | Unique, Water
Ring of the Void | ring | focus=4 | Unique, Void
Battle Maiden Troop | follower | force=3 req=2 cost=4 focus=3 | Cavalry, Battle Maiden
Berserkers | follower | force=2 req=0 cost=4 focus=1 | Berserker
Goblin Chuckers | follower | force=2 req=0 cost=2 focus=2 | Goblin, Nonhuman, Shadowlands
Gunso | follower | force=2 req=0 cost=3 focus=2 | Gunso
Heavy Infantry | follower | force=5 req=0 cost=8 focus=2
Hurlspit Goblins | follower | force=2 req=0 cost=2 focus=2 | Goblin, Nonhuman, Shadowlands
Imperial City Guards | follower | force=5 req=2 cost=6 focus=2 | Imperial
Light Infantry | follower | force=2 req=0 cost=1 focus=1
Monkey Magistrates | follower | force=2 req=1 cost=4 focus=3 | Magistrate
Mujina Gang | follower | force=3 req=0 cost=3 focus=2 | Cavalry, Mujina, Nonhuman
Pokku's Raiders | follower | force=2 req=0 cost=2 focus=2 | Cavalry, Goblin, Nonhuman, Shadowlands
Snow Riders | follower | force=4 req=1 cost=8 focus=2 | Cavalry, Scout
Spearmen | follower | force=2 req=0 cost=3 focus=2
Steadfast Bushi | follower | force=2 req=1 cost=3 focus=3 | Bushi
Tactical Advisors | follower | force=2 req=0 cost=4 focus=4
Taoist Archer | follower | force=5 req=0 cost=8 focus=2
Traveling Ronin | follower | force=4 req=1 cost=7 focus=2 | Ronin
Unproven Guardian | follower | force=2 req=1 cost=3 focus=3 | Yojimbo
Untested Scouts | follower | force=2 req=1 cost=3 focus=2 | Scout
Veteran Advisor | follower | force=4 req=1 cost=7 focus=2
Wandering Scout | follower | force=3 req=1 cost=4 focus=4 | Cavalry, Scout
War Dogs | follower | force=1 req=0 cost=3 focus=2 | Dog, Nonhuman
Wyrm Riders | follower | force=2 req=0 cost=5 focus=2 | Cavalry, Nonhuman, Wyrm
Armor of Command | item | force=+2 chi=+0 cost=4 focus=2 | Armor
Blade of Guile | item | force=+2 chi=+0 cost=3 focus=4 | Weapon, Shamesword
Blessed Tessen | item | force=+0 chi=+0 cost=2 focus=3 | Tessen
Blowdarts | item | force=+0 chi=+0 cost=0 focus=1 | Weapon, Ninja
Ceremonial Armor | item | force=+3 chi=+0 cost=7 focus=4 | Armor
Doji Armor | item | force=+1 chi=+0 cost=3 focus=4 | Armor
Gift Armor | item | force=+3 chi=+0 cost=4 focus=2 | Armor
Gumbai-Uchiwa | item | force=+2 chi=+0 cost=3 focus=3 | Weapon, One-Handed, Tessen
Heavenly Blade of the Crane | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Daisho of the Dragon | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Jumonji-yari of the Lion | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Kama of the Mantis | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Lance of the Unicorn | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Ninja-to of the Scorpion | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Tetsubo of the Crab | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Heavenly Yari of the Phoenix | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Hida War Drums | item | force=+4 chi=+0 cost=8 focus=3
Keen Blade | item | force=+2 chi=+0 cost=2 focus=2 | Weapon
Oni-Daikyu | item | force=+0 chi=+0 cost=3 focus=2 | Weapon
Resilient Naginata | item | force=+2 chi=+0 cost=3 focus=2 | Weapon
Sinister Bisento of the Spider | item | force=+3 chi=+1 cost=4 focus=4 | Unique, Weapon
Writ of Restriction | item | force=+0 chi=+0 cost=2 focus=3 | Writ
Castle of Water | spell | cost=2 focus=3 | Water
Consumed by Five Fires | spell | cost=4 focus=2 | Fire
Dance of the Kami | spell | cost=2 focus=3 | Kami
Essence of Gaki-do | spell | cost=8 focus=4
Flight of Doves | spell | cost=1 focus=2 | Air
Follow the Flame | spell | cost=2 focus=1 | Fire, Thunder
Fueling the Flames | spell | cost=0 focus=1 | Fire
Ride Through the Night | spell | cost=3 focus=3 | Water
Seeking the Path | spell | cost=0 focus=4
Summon Maseru no Oni | spell | cost=6 focus=2 | Maho
Touch of Death | spell | cost=8 focus=4 | Maho
Touch of Ice | spell | cost=2 focus=3 | Water
Touch of the Infinite | spell | cost=0 focus=3 | Unique, Void
Walking the Way | spell | cost=4 focus=3
"""
