"""The facts of the Core Set: names, types, numbers, traits. What the cards do is in `cards`."""

from __future__ import annotations

CORE = """
Shiro Nishiyama | Crab stronghold | strength=3 honor=10 fate=7 influence=10 unique | Castle
Shizuka Toshi | Crane stronghold | strength=2 honor=11 fate=7 influence=10 unique | City
Mountain's Anvil Castle | Dragon stronghold | strength=2 honor=11 fate=7 influence=10 unique | Castle
Yōjin no Shiro | Lion stronghold | strength=2 honor=12 fate=7 influence=10 unique | Castle
Isawa Mori Seidō | Phoenix stronghold | strength=2 honor=11 fate=7 influence=10 unique | Shrine
City of the Open Hand | Scorpion stronghold | strength=1 honor=10 fate=7 influence=10 unique | City
Golden Plains Outpost | Unicorn stronghold | strength=0 honor=10 fate=7 influence=10 unique | Outpost
Defend the Wall | Crab province | strength=4 earth
The Art of Peace | Crane province | strength=4 air
Restoration of Balance | Dragon province | strength=3 fire
The Art of War | Lion province | strength=3 water
Ancestral Lands | Neutral province | strength=5 earth
Elemental Fury | Neutral province | strength=4 water
Entrenched Position | Neutral province | strength=5 earth
Fertile Fields | Neutral province | strength=4 air
Manicured Garden | Neutral province | strength=4 air
Meditations on the Tao | Neutral province | strength=4 fire
Night Raid | Neutral province | strength=4 fire
Pilgrimage | Neutral province | strength=5 void
Rally to the Cause | Neutral province | strength=4 water
Shameful Display | Neutral province | strength=3 void
Kuroi Mori | Phoenix province | strength=4 void
Secret Cache | Scorpion province | strength=4 air
Endless Plains | Unicorn province | strength=2 water
Keeper of Air | Neutral role |  | Keeper, Air
Keeper of Earth | Neutral role |  | Keeper, Earth
Keeper of Fire | Neutral role |  | Keeper, Fire
Keeper of Void | Neutral role |  | Keeper, Void
Keeper of Water | Neutral role |  | Keeper, Water
Seeker of Air | Neutral role |  | Seeker, Air
Seeker of Earth | Neutral role |  | Seeker, Earth
Seeker of Fire | Neutral role |  | Seeker, Fire
Seeker of Void | Neutral role |  | Seeker, Void
Seeker of Water | Neutral role |  | Seeker, Water
Borderlands Fortifications | Crab holding | strength=2 | Battlefield
Funeral Pyre | Crab holding | strength=0 | Ritual
Artisan Academy | Crane holding | strength=1 | Academy
Secluded Temple | Dragon holding | strength=1 | Shrine
Staging Ground | Lion holding | strength=1 | Battlefield
Favorable Ground | Neutral holding | strength=1 | Battlefield
Imperial Storehouse | Neutral holding | strength=1 | Imperial
Forgotten Library | Phoenix holding | strength=0 | Library, Shrine
City of Lies | Scorpion holding | strength=1 | City
Hiruma Ambusher | Crab conflict character | cost=2 2/2 glory=0 influence=1 | Bushi, Scout
Stoic Gunsō | Crab conflict character | cost=2 2/1 glory=1 influence=1 | Bushi
Borderlands Defender | Crab dynasty character | cost=3 3/3 glory=1 | Bushi
Eager Scout | Crab dynasty character | cost=0 0/0 glory=0 | Bushi, Scout
Hida Guardian | Crab dynasty character | cost=1 1/1 glory=1 | Bushi
Hida Kisada | Crab dynasty character | cost=5 7/2 glory=0 unique | Bushi, Champion
Hida Tomonatsu | Crab dynasty character | cost=3 3/2 glory=2 unique | Bushi
Hiruma Yōjimbō | Crab dynasty character | cost=2 4/3 glory=2 | Bushi, Yōjimbō
Intimidating Hida | Crab dynasty character | cost=3 4/2 glory=1 | Bushi
Kaiu Envoy | Crab dynasty character | cost=1 1/0 glory=1 | Bushi
Kaiu Shuichi | Crab dynasty character | cost=4 3/3 glory=2 unique | Bushi, Engineer
Shrewd Yasuki | Crab dynasty character | cost=2 1/2 glory=1 | Courtier
Steadfast Witch Hunter | Crab dynasty character | cost=4 4/2 glory=0 | Shugenja, Earth
Vanguard Warrior | Crab dynasty character | cost=2 2/1 glory=1 | Bushi
Vengeful Berserker | Crab dynasty character | cost=3 3/- glory=0 | Bushi, Berserker
Political Rival | Crane conflict character | cost=3 -/3 glory=0 influence=2 | Courtier
Steward of Law | Crane conflict character | cost=1 1/1 glory=0 influence=1 | Courtier, Scholar
Asahina Artisan | Crane dynasty character | cost=1 0/0 glory=2 | Shugenja, Air
Asahina Storyteller | Crane dynasty character | cost=4 2/4 glory=2 | Courtier, Shugenja, Air
Brash Samurai | Crane dynasty character | cost=2 2/1 glory=2 | Bushi
Cautious Scout | Crane dynasty character | cost=2 2/0 glory=1 | Bushi, Scout
Daidoji Nerishma | Crane dynasty character | cost=2 3/1 glory=1 unique | Bushi, Scout
Doji Challenger | Crane dynasty character | cost=3 3/3 glory=2 | Bushi, Duelist
Doji Gift Giver | Crane dynasty character | cost=2 0/2 glory=1 | Courtier
Doji Hotaru | Crane dynasty character | cost=5 3/6 glory=3 unique | Bushi, Champion
Doji Whisperer | Crane dynasty character | cost=1 0/3 glory=1 | Courtier
Guest of Honor | Crane dynasty character | cost=4 1/4 glory=1 | Courtier
Kakita Asami | Crane dynasty character | cost=3 1/3 glory=2 unique | Courtier
Kakita Kaezin | Crane dynasty character | cost=3 3/2 glory=2 unique | Bushi, Duelist, Kenshinzen
Savvy Politician | Crane dynasty character | cost=2 1/2 glory=1 | Courtier
Tattooed Wanderer | Dragon conflict character | cost=1 2/1 glory=0 influence=2 | Monk, Tattooed
Togashi Kazue | Dragon conflict character | cost=3 3/3 glory=1 influence=2 unique | Monk, Tattooed
Agasha Swordsmith | Dragon dynasty character | cost=2 1/2 glory=1 | Shugenja, Fire
Ascetic Visionary | Dragon dynasty character | cost=4 3/4 glory=1 | Monk, Tattooed
Doomed Shugenja | Dragon dynasty character | cost=1 3/3 glory=0 | Shugenja, Fire
Enlightened Warrior | Dragon dynasty character | cost=3 2/2 glory=1 | Bushi
Kitsuki Investigator | Dragon dynasty character | cost=3 1/3 glory=2 | Courtier
Mirumoto Prodigy | Dragon dynasty character | cost=2 2/2 glory=1 | Bushi, Duelist
Mirumoto Raitsugu | Dragon dynasty character | cost=3 3/2 glory=1 unique | Bushi, Duelist
Niten Adept | Dragon dynasty character | cost=2 2/1 glory=1 | Bushi
Niten Master | Dragon dynasty character | cost=4 3/3 glory=2 | Bushi
Seeker of Enlightenment | Dragon dynasty character | cost=2 1/1 glory=0 | Monk, Tattooed
Togashi Initiate | Dragon dynasty character | cost=1 1/1 glory=2 | Monk, Tattooed
Togashi Yokuni | Dragon dynasty character | cost=5 5/5 glory=3 unique | Bushi, Shugenja, Champion
Master of the Spear | Lion conflict character | cost=3 2/2 glory=1 influence=3 | Bushi
Vengeful Oathkeeper | Lion conflict character | cost=2 2/1 glory=0 influence=2 | Bushi
Akodo Gunsō | Lion dynasty character | cost=2 2/1 glory=2 | Bushi
Akodo Toturi | Lion dynasty character | cost=5 6/3 glory=3 unique | Bushi, Champion
Deathseeker | Lion dynasty character | cost=2 2/1 glory=0 | Bushi
Honored General | Lion dynasty character | cost=4 3/1 glory=2 | Bushi, Commander
Ikoma Eiji | Lion dynasty character | cost=4 1/3 glory=3 unique | Courtier
Ikoma Prodigy | Lion dynasty character | cost=1 0/2 glory=1 | Courtier
Kitsu Spiritcaller | Lion dynasty character | cost=3 1/3 glory=2 | Shugenja, Water
Lion's Pride Brawler | Lion dynasty character | cost=3 3/2 glory=1 | Bushi, Courtier
Matsu Beiona | Lion dynasty character | cost=3 3/2 glory=2 unique | Bushi
Matsu Berserker | Lion dynasty character | cost=1 3/- glory=1 | Bushi, Berserker
Obstinate Recruit | Lion dynasty character | cost=0 2/0 glory=0 | Bushi
Steadfast Samurai | Lion dynasty character | cost=1 1/1 glory=1 | Bushi
Venerable Historian | Lion dynasty character | cost=2 -/1 glory=3 | Courtier, Scholar
Keeper Initiate | Neutral dynasty character | cost=2 1/1 glory=2 keeper | Monk
Miya Mystic | Neutral dynasty character | cost=2 1/1 glory=1 | Shugenja, Earth, Imperial
Otomo Courtier | Neutral dynasty character | cost=1 -/2 glory=1 | Courtier, Imperial
Seeker Initiate | Neutral dynasty character | cost=2 1/1 glory=2 seeker | Monk
Seppun Guardsman | Neutral dynasty character | cost=1 2/- glory=1 | Bushi, Imperial
Wandering Rōnin | Neutral dynasty character | cost=3 2/2 glory=0 | Bushi, Rōnin
Ishiken Initiate | Phoenix conflict character | cost=2 1/1 glory=0 influence=2 | Shugenja, Void
Seeker of Knowledge | Phoenix conflict character | cost=2 0/2 glory=1 influence=1 | Courtier, Shugenja, Air
Adept of the Waves | Phoenix dynasty character | cost=2 2/2 glory=2 | Shugenja, Water
Asako Diplomat | Phoenix dynasty character | cost=2 1/2 glory=1 | Courtier
Fearsome Mystic | Phoenix dynasty character | cost=4 2/4 glory=1 | Shugenja, Air
Isawa Atsuko | Phoenix dynasty character | cost=4 3/3 glory=2 unique | Shugenja, Void
Isawa Masahiro | Phoenix dynasty character | cost=3 3/2 glory=2 unique | Shugenja, Fire
Meddling Mediator | Phoenix dynasty character | cost=2 0/3 glory=1 | Courtier
Naive Student | Phoenix dynasty character | cost=1 -/2 glory=2 | Courtier, Scholar
Radiant Orator | Phoenix dynasty character | cost=3 1/2 glory=2 | Courtier
Serene Warrior | Phoenix dynasty character | cost=3 3/2 glory=4 | Bushi
Shiba Peacemaker | Phoenix dynasty character | cost=1 4/1 glory=1 | Bushi
Shiba Tsukune | Phoenix dynasty character | cost=5 4/4 glory=4 unique | Bushi, Champion
Shiba Yōjimbō | Phoenix dynasty character | cost=3 3/2 glory=2 | Bushi, Yōjimbō
Solemn Scholar | Phoenix dynasty character | cost=1 1/1 glory=1 | Shugenja, Earth, Scholar
Adept of Shadows | Scorpion conflict character | cost=2 2/2 glory=0 influence=3 | Bushi, Shinobi
Unassuming Yōjimbō | Scorpion conflict character | cost=3 3/1 glory=0 influence=2 | Bushi, Yōjimbō
Bayushi Liar | Scorpion dynasty character | cost=1 -/3 glory=0 | Courtier
Bayushi Manipulator | Scorpion dynasty character | cost=1 1/1 glory=1 | Courtier
Bayushi Shoju | Scorpion dynasty character | cost=5 3/7 glory=2 unique | Bushi, Courtier, Champion
Bayushi Yunako | Scorpion dynasty character | cost=4 4/2 glory=2 unique | Bushi, Commander
Blackmail Artist | Scorpion dynasty character | cost=2 1/2 glory=1 | Courtier
Favored Niece | Scorpion dynasty character | cost=3 2/2 glory=2 | Courtier
Shosuro Actress | Scorpion dynasty character | cost=3 1/3 glory=1 | Courtier, Shinobi
Shosuro Miyako | Scorpion dynasty character | cost=3 3/2 glory=1 unique | Bushi, Shinobi
Sinister Soshi | Scorpion dynasty character | cost=1 -/- glory=0 | Shugenja, Air
Soshi Illusionist | Scorpion dynasty character | cost=2 1/3 glory=1 | Shugenja, Air
Yogo Hiroue | Scorpion dynasty character | cost=4 0/4 glory=2 unique | Courtier
Yogo Outcast | Scorpion dynasty character | cost=2 2/2 glory=1 | Shugenja, Air
Young Rumormonger | Scorpion dynasty character | cost=2 2/2 glory=1 | Courtier
Ide Messenger | Unicorn conflict character | cost=2 1/2 glory=0 influence=1 | Courtier
Iuchi Wayfinder | Unicorn conflict character | cost=1 1/1 glory=0 influence=1 | Shugenja, Water, Cavalry
Aggressive Moto | Unicorn dynasty character | cost=2 3/0 glory=0 | Bushi, Cavalry
Border Rider | Unicorn dynasty character | cost=2 2/1 glory=1 | Bushi, Cavalry
Giver of Gifts | Unicorn dynasty character | cost=3 2/3 glory=2 | Courtier
Ide Trader | Unicorn dynasty character | cost=3 1/3 glory=1 | Courtier
Meishōdō Wielder | Unicorn dynasty character | cost=2 2/2 glory=1 | Shugenja, Water
Moto Horde | Unicorn dynasty character | cost=4 6/- glory=1 | Bushi, Army, Cavalry
Moto Youth | Unicorn dynasty character | cost=1 2/0 glory=1 | Bushi, Cavalry
Shinjo Altansarnai | Unicorn dynasty character | cost=5 5/4 glory=2 unique | Bushi, Cavalry, Champion
Shinjo Outrider | Unicorn dynasty character | cost=2 2/2 glory=2 | Bushi, Cavalry, Scout
Shinjo Tatsuo | Unicorn dynasty character | cost=4 3/3 glory=2 unique | Bushi, Cavalry, Scout
Utaku Infantry | Unicorn dynasty character | cost=1 0/0 glory=1 | Bushi
Utaku Yumino | Unicorn dynasty character | cost=3 2/2 glory=3 unique | Bushi, Battle Maiden, Cavalry
Warrior Poet | Unicorn dynasty character | cost=3 2/2 glory=2 | Bushi, Cavalry
Levy | Crab conflict event | cost=0 influence=3
Rebuild | Crab conflict event | cost=0 influence=2
The Mountain Does Not Fall | Crab conflict event | cost=1 influence=3 | Technique
Way of the Crab | Crab conflict event | cost=1 | Philosophy
Admit Defeat | Crane conflict event | cost=1 influence=2
Noble Sacrifice | Crane conflict event | cost=1 influence=2
The Perfect Gift | Crane conflict event | cost=0 influence=1
Voice of Honor | Crane conflict event | cost=0 influence=2
Way of the Crane | Crane conflict event | cost=0 | Philosophy
Indomitable Will | Dragon conflict event | cost=1 influence=2
Let Go | Dragon conflict event | cost=0 influence=2
Mantra of Fire | Dragon conflict event | cost=0 influence=2 | Kiho, Fire
Mirumoto's Fury | Dragon conflict event | cost=1 influence=2
Tranquility | Dragon conflict event | cost=0 influence=2
For Greater Glory | Lion conflict event | cost=1 influence=3
Ready for Battle | Lion conflict event | cost=0 influence=1
Stand Your Ground | Lion conflict event | cost=0 influence=2
Strength in Numbers | Lion conflict event | cost=1 influence=2
Way of the Lion | Lion conflict event | cost=0 | Philosophy
Assassination | Neutral conflict event | cost=0 influence=0
Banzai! | Neutral conflict event | cost=0 influence=0
Charge! | Neutral conflict event | cost=1 influence=0
Contingency Plan | Neutral conflict event | cost=0 influence=0
Court Games | Neutral conflict event | cost=0 influence=0
Fallen in Battle | Neutral conflict event | cost=1 influence=0
For Shame! | Neutral conflict event | cost=0 influence=0
Good Omen | Neutral conflict event | cost=0 influence=0
Outwit | Neutral conflict event | cost=1 influence=0
Rout | Neutral conflict event | cost=1 influence=0
Spies at Court | Neutral conflict event | cost=0 influence=0
Against the Waves | Phoenix conflict event | cost=1 influence=1 | Spell, Water
Display of Power | Phoenix conflict event | cost=2 influence=3 | Spell, Fire
Know the World | Phoenix conflict event | cost=1 influence=3 | Spell, Void
Supernatural Storm | Phoenix conflict event | cost=0 influence=1 | Spell, Water
Way of the Phoenix | Phoenix conflict event | cost=0 | Philosophy
Ambush | Scorpion conflict event | cost=3 influence=1
Blackmail | Scorpion conflict event | cost=3 influence=3
Calling in Favors | Scorpion conflict event | cost=1 influence=2
Forged Edict | Scorpion conflict event | cost=0 influence=2
I Can Swim | Scorpion conflict event | cost=2 influence=1 | Philosophy
Way of the Scorpion | Scorpion conflict event | cost=0 | Philosophy
Breakthrough | Unicorn conflict event | cost=0 influence=1
Captive Audience | Unicorn conflict event | cost=0 influence=3
Cavalry Reserves | Unicorn conflict event | cost=3 influence=2
I Am Ready | Unicorn conflict event | cost=0 influence=1
Way of the Unicorn | Unicorn conflict event | cost=0 | Philosophy
Jade Tetsubō | Crab conflict attachment | cost=2 3/0 influence=2 | Jade, Weapon
Reprieve | Crab conflict attachment | cost=1 influence=1 | Condition
Watch Commander | Crab conflict attachment | cost=1 1/1 influence=3 | Follower
Above Question | Crane conflict attachment | cost=1 influence=2 | Condition
Duelist Training | Crane conflict attachment | cost=1 influence=1 | Technique
Height of Fashion | Crane conflict attachment | cost=2 0/4 influence=3 | Condition
Ancestral Daishō | Dragon conflict attachment | cost=1 2/0 influence=2 | Weapon
Daimyō's Favor | Dragon conflict attachment | cost=0 influence=2 | Condition
Kitsuki's Method | Dragon conflict attachment | cost=1 0/2 influence=2 | Technique
Way of the Dragon | Dragon conflict attachment | cost=2 1/1 | Philosophy
Guidance of the Ancestors | Lion conflict attachment | cost=1 1/1 influence=1 | Condition
Honored Blade | Lion conflict attachment | cost=1 2/0 influence=1 | Weapon
Sashimono | Lion conflict attachment | cost=2 influence=2 | Item, Banner
Cloud the Mind | Neutral conflict attachment | cost=1 influence=0 | Spell, Air
Fine Katana | Neutral conflict attachment | cost=0 2/0 influence=0 | Weapon
Ornate Fan | Neutral conflict attachment | cost=0 0/2 influence=0 | Item
Grasp of Earth | Phoenix conflict attachment | cost=1 1/1 influence=1 | Spell, Earth
Magnificent Kimono | Phoenix conflict attachment | cost=0 0/1 influence=1 | Item
Pacifism | Phoenix conflict attachment | cost=2 influence=2 | Condition
Court Mask | Scorpion conflict attachment | cost=1 1/2 influence=1 | Item, Mask
Fiery Madness | Scorpion conflict attachment | cost=1 -2/-2 influence=2 | Poison
Born in War | Unicorn conflict attachment | cost=2 X/0 influence=1 | Condition
Favored Mount | Unicorn conflict attachment | cost=1 1/0 influence=1 | Creature
Spyglass | Unicorn conflict attachment | cost=1 0/1 influence=2 | Item, Gaijin
"""
