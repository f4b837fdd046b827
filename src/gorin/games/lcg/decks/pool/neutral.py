"""The cards of no clan (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Cloud the Mind | Neutral conflict attachment | cost=1 influence=0 | Spell, Air
Fine Katana | Neutral conflict attachment | cost=0 2/0 influence=0 | Weapon
Ornate Fan | Neutral conflict attachment | cost=0 0/2 influence=0 | Item
Assassination | Neutral conflict event | cost=0 influence=0
Banzai! | Neutral conflict event | cost=0 influence=0
Charge! | Neutral conflict event | cost=1 influence=0 restricted
Contingency Plan | Neutral conflict event | cost=0 influence=0
Court Games | Neutral conflict event | cost=0 influence=0
Fallen in Battle | Neutral conflict event | cost=1 influence=0
For Shame! | Neutral conflict event | cost=0 influence=0
Good Omen | Neutral conflict event | cost=0 influence=0
Outwit | Neutral conflict event | cost=1 influence=0
Rout | Neutral conflict event | cost=1 influence=0
Spies at Court | Neutral conflict event | cost=0 influence=0
Favorable Ground | Neutral dynasty holding | strength=1 | Battlefield
Imperial Storehouse | Neutral dynasty holding | strength=1 | Imperial
Keeper Initiate | Neutral dynasty character | cost=2 1/1 glory=2 role=keeper | Monk
Miya Mystic | Neutral dynasty character | cost=2 1/1 glory=1 | Shugenja, Earth, Imperial
Otomo Courtier | Neutral dynasty character | cost=1 -/2 glory=1 | Courtier, Imperial
Seeker Initiate | Neutral dynasty character | cost=2 1/1 glory=2 role=seeker | Monk
Seppun Guardsman | Neutral dynasty character | cost=1 2/- glory=1 | Bushi, Imperial
Wandering Rōnin | Neutral dynasty character | cost=3 2/2 glory=0 | Bushi, Rōnin
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
[tears-of-amaterasu]
Goblin Sneak | Neutral conflict character | cost=2 1/- glory=0 influence=0 | Goblin, Shadowlands
Finger of Jade | Neutral conflict attachment | cost=1 influence=0 | Item, Jade
Blood of Onnotangu | Neutral province | strength=3 fire role=seeker | Shrine
Tears of Amaterasu | Neutral province | strength=4 void role=keeper | Shrine
[for-honor-and-glory]
Policy Debate | Neutral conflict event | cost=0 influence=0 restricted
Miwaku Kabe | Neutral dynasty holding | strength=3 unique limit=1 | Imperial
Frostbitten Crossing | Neutral province | strength=4 air role=air
Riot in the Streets | Neutral province | strength=4 water
[into-the-forbidden-city]
Tattered Missive | Neutral conflict attachment | cost=1 0/1 influence=0 | Item
Censure | Neutral conflict event | cost=0 influence=0 | Imperial
Feast or Famine | Neutral province | strength=3 fire role=fire
Public Forum | Neutral province | strength=3 earth
[the-chrysanthemum-throne]
Way of the Chrysanthemum | Neutral conflict event | cost=2 influence=0 | Imperial, Philosophy
The Imperial Palace | Neutral dynasty holding | strength=2 unique limit=1 | Imperial
Before the Throne | Neutral province | strength=5 air | Imperial
Guardians of the Seikitsu | Neutral province | strength=5 earth role=earth
[fate-has-no-secrets]
Waning Hostilities | Neutral conflict event | cost=1 influence=0
Seppun Ishikawa | Neutral dynasty character | cost=3 2/2 glory=2 unique | Bushi, Imperial
Massing at Twilight | Neutral province | strength=8 void role=void
[meditations-on-the-ephemeral]
Mono no Aware | Neutral conflict event | cost=3 influence=0
Miya Satoshi | Neutral dynasty character | cost=4 2/4 glory=2 unique restricted | Courtier, Daimyō, Imperial
Along the River of Gold | Neutral province | strength=4 water role=water | River
[disciples-of-the-void]
Guardian Kami | Neutral conflict character | cost=2 1/1 glory=0 influence=0 role=keeper | Spirit
Kami Unleashed | Neutral conflict character | cost=2 1/1 glory=0 influence=0 role=seeker | Spirit
Walking the Way | Neutral conflict event | cost=1 influence=0 | Spell, Air
Support of the Phoenix | Neutral role |  | Phoenix
[breath-of-the-kami]
Kudaka | Neutral dynasty character | cost=4 3/4 glory=1 unique | Shugenja, Air, Mantis Clan
Demonstrating Excellence | Neutral province | strength=3 air
[tainted-lands]
Sabotage | Neutral conflict event | cost=0 influence=0 role=earth
Marauding Oni | Neutral dynasty character | cost=2 4/- glory=0 | Oni, Shadowlands
Upholding Authority | Neutral province | strength=3 earth
[the-fires-within]
Mantis Seafarer | Neutral conflict character | cost=2 2/1 glory=0 influence=0 role=air | Bushi, Mantis Clan
Breach of Etiquette | Neutral conflict event | cost=0 influence=0
Abandoning Honor | Neutral province | strength=3 fire
[the-ebb-and-flow]
Yoritomo | Neutral dynasty character | cost=5 3/3 glory=2 unique | Bushi, Champion, Mantis Clan
Seeking the Truth | Neutral province | strength=3 water
[all-and-nothing]
Perfect Land Ethos | Neutral conflict event | cost=2 influence=0 | Philosophy
Imperial Librarian | Neutral dynasty character | cost=2 2/2 glory=2 role=fire | Courtier, Imperial, Scholar
Appealing to the Fortunes | Neutral province | strength=3 void
[elements-unbound]
Awakened Tsukumogami | Neutral dynasty character | cost=2 1/1 glory=0 role=void | Spirit, Void
Mantis Tenkinja | Neutral dynasty character | cost=2 1/2 glory=2 role=water | Shugenja, Water, Mantis Clan
[underhand-of-the-emperor]
Offer Testimony | Neutral conflict event | cost=0 influence=0
Peasant's Advice | Neutral conflict event | cost=1 influence=0
Seppun Truthseeker | Neutral dynasty character | cost=2 2/2 glory=1 | Courtier, Imperial
Support of the Scorpion | Neutral role |  | Scorpion
[children-of-the-empire]
Kujira's Hireling | Neutral conflict character | cost=1 1/1 glory=0 influence=0 | Bushi, Rōnin
Unveiled Destiny | Neutral conflict attachment | cost=2 1/1 influence=0 role=seeker
Defend Your Honor | Neutral conflict event | cost=0 influence=0 role=keeper
Prayers to Ebisu | Neutral conflict event | cost=3 influence=0
Stay Your Hand | Neutral conflict event | cost=0 influence=0
Warm Welcome | Neutral conflict event | cost=1 influence=0
Miya Library | Neutral dynasty holding | strength=1 unique limit=1 | Imperial, Library
Proving Ground | Neutral dynasty holding | strength=0 | Dōjō
Akodo Toturi | Neutral dynasty character | cost=5 6/3 glory=3 unique version=2 | Bushi, Champion, Imperial
Aspiring Challenger | Neutral dynasty character | cost=2 2/2 glory=1 | Bushi, Duelist, Mantis Clan
Hantei XXXVIII | Neutral dynasty character | cost=6 -/- glory=6 unique | Imperial, Emperor, Mythic
Humble Magistrate | Neutral dynasty character | cost=3 2/2 glory=2 role=seeker | Courtier, Imperial, Magistrate
Righteous Magistrate | Neutral dynasty character | cost=3 3/3 glory=1 role=keeper | Courtier, Imperial, Magistrate
Seppun Hidden Guard | Neutral dynasty character | cost=2 2/0 glory=1 | Bushi, Imperial, Yōjimbō
Illustrious Forge | Neutral province | strength=4 fire
Kiku Matsuri | Neutral province | strength=4 air | Festival
Midnight Revels | Neutral province | strength=4 water
Temple of the Dragons | Neutral province | strength=4 void | Temple
Vassal Fields | Neutral province | strength=4 earth
[warriors-of-the-wind]
Compass | Neutral conflict attachment | cost=0 0/1 influence=0 | Gaijin, Item
Trading on the Sand Road | Neutral conflict event | cost=0 influence=0 | Gaijin
Ivory Kingdoms Unicorn | Neutral dynasty character | cost=3 4/- glory=0 | Creature, Gaijin
Support of the Unicorn | Neutral role |  | Unicorn
[masters-of-the-court]
Daimyō's Gunbai | Neutral conflict attachment | 2/2 influence=0 unique | Item
Retreat | Neutral conflict event | cost=1 influence=0
Armament Artisan | Neutral dynasty character | cost=2 2/0 glory=1 | Bushi, Mantis Clan
Support of the Crane | Neutral role |  | Crane
[for-the-empire]
A Perfect Cut | Neutral conflict event | cost=0 influence=0
Hantei Sotorii | Neutral dynasty character | cost=4 4/3 glory=3 unique | Bushi, Imperial, Crown Prince
Gateway to Meido | Neutral province | strength=3 void restricted
[bonds-of-blood]
Festival of the Departed | Neutral province | strength=4 earth role=keeper | Festival
[justice-for-satsume]
Into the Forbidden City | Neutral province | strength=5 fire role=keeper | Imperial
[the-children-of-heaven]
Overhear | Neutral conflict event | cost=1 influence=0
Hantei Daisetsu | Neutral dynasty character | cost=4 3/4 glory=3 unique | Courtier, Imperial, Crown Prince
Emperor's Summons | Neutral province | strength=5 air role=seeker
[a-champion-s-foresight]
Smuggler's Cove | Neutral province | strength=4 water role=seeker
[seekers-of-wisdom]
Elegant Tessen | Neutral conflict attachment | cost=1 1/1 influence=0 | Weapon
Four Temples Advisor | Neutral conflict attachment | cost=2 0/2 influence=0 | Brotherhood, Follower
Ichirō | Neutral dynasty character | cost=3 3/2 glory=1 unique | Bushi, Heretic, Rōnin
Support of the Dragon | Neutral role |  | Dragon
[defenders-of-rokugan]
Slovenly Scavenger | Neutral conflict character | cost=1 1/- glory=0 influence=0 | Goblin, Shadowlands
Kansen Haunt | Neutral dynasty holding | strength=-2 | Shadowlands
Moto Eviscerator | Neutral dynasty character | cost=2 3/0 glory=1 | Bushi, Cavalry, Shadowlands
Support of the Crab | Neutral role |  | Crab
[the-emperor-s-legion]
Those Who Serve | Neutral conflict event | cost=1 influence=0 | Philosophy
Caravan Guard | Neutral dynasty character | cost=1 3/2 glory=0 role=keeper | Bushi, Rōnin
Insolent Outcast | Neutral dynasty character | cost=2 1/1 glory=0 role=seeker | Bushi, Rōnin
Support of the Lion | Neutral role |  | Lion
[rokugan-at-war]
Field of Ruin | Neutral conflict attachment | cost=1 influence=0 | Battlefield
A Season of War | Neutral dynasty event | cost=1 influence=0 rally
City of the Rich Frog | Neutral province | strength=3 unique earth void | City
[spreading-shadows]
Driven By Courage | Neutral province | strength=4 air
[in-pursuit-of-truth]
Lost Papers | Neutral dynasty event | cost=0 rally
Courteous Greeting | Neutral province | strength=4 earth
[campaigns-of-conquest]
Mercenary Company | Neutral dynasty character | cost=4 7/- glory=0 rally | Bushi, Rōnin, Army
The Pursuit of Justice | Neutral province | strength=4 water
[as-honor-demands]
Contested Countryside | Neutral dynasty holding | strength=0 role=keeper rally | Battlefield, Village
Honor's Reward | Neutral province | strength=5 fire
[atonement]
Sudden Tempest | Neutral dynasty event | cost=1 rally
Weight of Duty | Neutral province | strength=4 void
[twisted-loyalties]
Make Your Case | Neutral conflict event | cost=0 influence=0 role=seeker
Brushfires | Neutral province | strength=4 fire
[honor-in-flames]
Curse of Misfortune | Neutral conflict attachment | cost=1 influence=0 | Condition, Curse
Cycle of Vengeance | Neutral province | strength=4 air
[a-crimson-offering]
Resourceful Mahō-Tsukai | Neutral dynasty character | cost=2 2/1 glory=0 | Shugenja, Shadowlands
By Onnotangu's Light | Neutral province | strength=4 water | City
[coils-of-power]
Deserted Shrine | Neutral province | strength=4 earth | Shrine
[peace-at-any-cost]
Lord's Ascendancy | Neutral province | strength=4 void
[clan-war]
Enlightenment | Neutral conflict event | cost=5 | Kiho
Hige's Sermon | Neutral conflict event | cost=0 | Heresy
Seize the Day | Neutral conflict event | cost=1
Cunning Confidant | Neutral dynasty character | cost=2 1/2 glory=1 | Courtier, Fox Clan
Insightful Gatekeeper | Neutral dynasty character | cost=2 2/1 glory=1 | Bushi, Dragonfly Clan
Shika Matchmaker | Neutral dynasty character | cost=1 1/1 glory=1 | Shugenja, Air, Deer Clan
Venerable Fortunist | Neutral dynasty character | cost=3 3/3 glory=1 | Monk, Brotherhood
Temple of Daikoku | Neutral province | strength=4 water | Temple
Temple of Jikoju | Neutral province | strength=4 air | Temple
Temple of Osano-wo | Neutral province | strength=4 earth | Temple
Temple of Shinsei's Wisdom | Neutral province | strength=4 void | Temple
Temple of the Thunders | Neutral province | strength=4 fire | Temple
[under-fu-leng-s-shadow]
Accursed Summoning | Neutral conflict event | cost=1 | Mahō, Spell, Earth
Defiance | Neutral conflict event | cost=0
Exposed Secrets | Neutral conflict event | cost=0
Lurking Affliction | Neutral conflict event | cost=0
Unveiled Corruption | Neutral conflict event | cost=2
Way of the Warrior | Neutral conflict event | cost=0
Audience Chamber | Neutral dynasty holding | strength=2 | Castle
Fearless Sailor | Neutral dynasty character | cost=2 2/1 glory=1 | Bushi, Mantis Clan
Oni Tyrant | Neutral dynasty character | cost=4 4/- glory=0 | Oni, Shadowlands
"""
