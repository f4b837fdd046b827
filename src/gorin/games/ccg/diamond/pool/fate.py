"""What goes into a Fate deck besides Actions and Kihos of Diamond Edition."""

LINES = """
Ring of Air | ring | focus=4 | Unique, Air
Ring of Earth | ring | focus=4 | Unique, Earth
Ring of Fire | ring | focus=4 | Unique, Fire
Ring of Water | ring | focus=4 | Unique, Water
Ring of the Void | ring | focus=4 | Unique, Void
Akodo House Guard | follower | force=3 req=2 cost=7 focus=4 | Unique
Ashigaru Archers | follower | force=0 req=0 cost=2 focus=1 | Ashigaru
Ashigaru Hordes | follower | force=3 req=1 cost=7 focus=1 | Ashigaru
Ashigaru Spearmen | follower | force=1 req=0 cost=2 focus=1 | Ashigaru
Byoki no Oni | follower | force=1 req=0 cost=2 focus=2 | Nonhuman, Oni, Shadowlands
Chitatchikkan | follower | force=3 req=0 cost=4 focus=2 | Nonhuman, Pack, Ratling
Command Staff | follower | force=3 req=2 cost=8 focus=4
Courier | follower | force=0 req=1 cost=0 focus=2
Decoy | follower | force=0 req=2 cost=4 focus=4 | Unique
Diplomatic Apprentice | follower | force=0 req=0 cost=5 focus=3
Elite Spearmen | follower | force=2 req=0 cost=4 focus=3
Empress's Guard | follower | force=3 req=2 cost=7 focus=3 | Unique, Empress, Imperial
Firestorm Legion | follower | force=2 req=0 cost=6 focus=2 | Shugenja
Fortified Infantry | follower | force=3 req=2 cost=4 focus=1
Goblin Slingers | follower | force=1 req=0 cost=4 focus=1 | Goblin, Nonhuman, Shadowlands
Gunso | follower | force=2 req=0 cost=3 focus=2 | Gunso
Heavy Cavalry | follower | force=4 req=0 cost=6 focus=2 | Cavalry
Heavy Infantry | follower | force=5 req=0 cost=8 focus=2
Heavy Mounted Infantry | follower | force=2 req=2 cost=7 focus=2 | Cavalry
Hiruma Archers | follower | force=3 req=1 cost=6 focus=2
Hiruma House Guard | follower | force=4 req=1 cost=7 focus=4 | Unique, Yu 4
Hoshi House Guard | follower | force=2 req=2 cost=6 focus=4 | Unique
Imperial Honor Guard | follower | force=4 req=2 cost=9 focus=3 | Imperial
Isawa House Guard | follower | force=3 req=2 cost=6 focus=4 | Unique, Shugenja
Kakita House Guard | follower | force=3 req=2 cost=6 focus=4 | Unique
Kenshinzen | follower | force=3 req=2 cost=6 focus=3
Kobune Crew | follower | force=2 req=1 cost=4 focus=1 | Naval
Light Mounted Infantry | follower | force=1 req=1 cost=3 focus=2 | Cavalry
Mantis Bushi | follower | force=2 req=2 cost=6 focus=3 | Naval, Bushi
Mantis Raiders | follower | force=3 req=1 cost=3 focus=2 | Naval
Minor Shugenja | follower | force=1 req=1 cost=3 focus=1 | Shugenja
Moto Steed | follower | force=2 req=0 cost=6 focus=2 | Cavalry, Horse, Nonhuman
Ogre Elite | follower | force=6 req=0 cost=8 focus=4 | Elite, Unique, Nonhuman, Ogre, Shadowlands
Ogre Warriors | follower | force=7 req=0 cost=9 focus=3 | Nonhuman, Ogre, Shadowlands
Oni Horde | follower | force=3 req=0 cost=5 focus=2 | Nonhuman, Oni, Shadowlands
Ratling Archers | follower | force=1 req=0 cost=3 focus=2 | Nonhuman, Pack, Ratling
Ratling Bushi | follower | force=3 req=0 cost=6 focus=0 | Bushi, Nonhuman, Ratling
Ratling Scroungers | follower | force=2 req=0 cost=4 focus=3 | Nonhuman, Ratling
Shireikan | follower | force=2 req=1 cost=3 focus=3
Shosuro House Guard | follower | force=3 req=0 cost=6 focus=4 | Unique
Skeletal Troops | follower | force=2 req=0 cost=2 focus=1 | Nonhuman, Shadowlands, Undead
Spearmen | follower | force=2 req=1 cost=3 focus=2
Spirit Guide | follower | force=0 req=2 cost=5 focus=2
Tattered Ear Watcher | follower | force=3 req=0 cost=5 focus=4 | Nonhuman, Ratling, Tattered Ear Tribe, Unique
The Legion of Two Thousand | follower | force=5 req=1 cost=9 focus=4 | Unique
Tsuruchi's Legion | follower | force=1 req=1 cost=5 focus=2 | Naval
Untested Troops | follower | force=4 req=2 cost=6 focus=1
Utaku House Guard | follower | force=4 req=1 cost=8 focus=4 | Cavalry, Unique, Battle Maiden
Veteran Bushi | follower | force=2 req=2 cost=4 focus=3
Veteran Samurai | follower | force=3 req=2 cost=6 focus=4 | Yu 3, Samurai
War Dogs | follower | force=1 req=0 cost=3 focus=2 | Dog, Nonhuman
Warrior Monks | follower | force=2 req=1 cost=5 focus=2 | Monk
Yoritomo House Guard | follower | force=4 req=1 cost=8 focus=4 | Naval, Unique
Armor of Earth | item | force=+1 chi=+2 cost=8 focus=3 | Armor, Unique, Earth
Blackened Claws | item | force=+1 chi=+1 cost=4 focus=2 | Shadowlands
Blade of Secrets | item | force=+0 chi=+0 cost=7 focus=3 | Unique, Weapon
Blade of Truths | item | force=+0 chi=+3 cost=6 focus=3 | Unique, Weapon
Bone of the Tattered Ear Tribe | item | force=+2 chi=+2 cost=7 focus=4 | Unique, Weapon, Tattered Ear Tribe
Celestial Sword of the Crab | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Crane | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Dragon | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Lion | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Mantis | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Phoenix | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Scorpion | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Celestial Sword of the Unicorn | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Weapon
Chukandomo | item | force=+3 chi=+3 cost=5 focus=4 | Unique, Weapon
Clay Horse | item | force=+0 chi=+0 cost=2 focus=2
Corrupted Jade Sliver | item | force=+0 chi=+0 cost=3 focus=1 | Jade, Shadowlands
Dai Tsuchi | item | force=+3 chi=+0 cost=6 focus=1 | Weapon
Daikyu | item | force=+0 chi=+0 cost=3 focus=3 | Weapon
Dragon Pearl | item | force=+0 chi=+0 cost=10 focus=3 | Unique, Dragon, Pearl
Fan of Command | item | force=+0 chi=+0 cost=3 focus=2
Gunsen of Water | item | force=+1 chi=+2 cost=9 focus=3 | Unique, Weapon, Water
Lessons from Kuro | item | force=+0 chi=+0 cost=4 focus=3
Mempo of the Void | item | force=+1 chi=+2 cost=9 focus=3 | Unique, Void
My Father's Weapon | item | force=+1 chi=+1 cost=3 focus=3 | Weapon
Obsidian Mirror | item | force=+0 chi=+0 cost=8 focus=3 | Obsidian
Ruby of Iuchiban | item | force=+0 chi=+0 cost=5 focus=1 | Unique
Takao's Jingasa | item | force=+0 chi=+1 cost=3 focus=1 | Jingasa
The Emerald Armor | item | force=+2 chi=+1 cost=8 focus=4 | Armor, Unique
The Imperial Standard | item | force=+1 chi=+2 cost=5 focus=4 | Unique, Imperial
Thuk-Kigi's War Machine | item | force=+4 chi=+0 cost=7 focus=1 | Unique, Shadowlands
Yakamo's Claw | item | force=+0 chi=+1 cost=8 focus=4 | Unique, Shadowlands
Yoritomo's Kama | item | force=+2 chi=+2 cost=6 focus=4 | Unique, Weapon
Yoshi's Fan | item | force=+0 chi=+1 cost=2 focus=2 | Unique
Denkyu no Shiryo | ancestor | force=+1 chi=+0 req=1 cost=0 focus=3 | Unique, Mantis Clan
Ichido no Shiryo | ancestor | force=+1 chi=+0 req=1 cost=0 focus=3 | Unique, Crab Clan
Toshimoko no Shiryo | ancestor | force=+0 chi=+1 req=2 cost=0 focus=3 | Unique, Crane Clan
Yokutsu no Shiryo | ancestor | force=+1 chi=+0 req=2 cost=0 focus=3 | Unique, Lion Clan
Amnesia | spell | cost=2 focus=2 | Ritual
Burning Smoke | spell | cost=2 focus=3
Cloak of Night | spell | cost=4 focus=2
Contemplate the Void | spell | cost=6 focus=4 | Void
Doom of Fu Leng | spell | cost=8 focus=4 | Unique, Black Scroll, Ritual
Earthquake | spell | cost=5 focus=4 | Earth, Elemental
Emergence of the Masters | spell | cost=3 focus=3 | Ritual
Fear's Bane | spell | cost=3 focus=4 | Ritual
Fire and Air | spell | cost=2 focus=2 | Air, Fire
Fist of Osano-Wo | spell | cost=5 focus=4
Force of Will | spell | cost=4 focus=4
Kuro's Fire | spell | cost=5 focus=3 | Elemental, Fire
Look into the Void | spell | cost=2 focus=1 | Void
Purity of the Seven Thunders | spell | cost=3 focus=3 | Ritual, Thunder
Ryoshun's First Gift | spell | cost=2 focus=2
Sympathetic Energies | spell | cost=2 focus=2
The Fire from Within | spell | cost=5 focus=3 | Fire
The Fires that Cleanse | spell | cost=4 focus=2 | Fire
The Kami Watch Over Me | spell | cost=5 focus=3 | Kami, Ritual
Tomb of Jade | spell | cost=5 focus=3 | Jade
Walking the Way | spell | cost=4 focus=3
"""
