"""The Unicorn cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Ide Messenger | Unicorn conflict character | cost=2 1/2 glory=0 influence=1 | Courtier
Iuchi Wayfinder | Unicorn conflict character | cost=1 1/1 glory=0 influence=1 | Shugenja, Water, Cavalry
Born in War | Unicorn conflict attachment | cost=2 X/0 influence=1 | Condition
Favored Mount | Unicorn conflict attachment | cost=1 1/0 influence=1 | Creature
Spyglass | Unicorn conflict attachment | cost=1 0/1 influence=2 restricted | Item, Gaijin
Breakthrough | Unicorn conflict event | cost=0 influence=1
Captive Audience | Unicorn conflict event | cost=0 influence=3
Cavalry Reserves | Unicorn conflict event | cost=3 influence=2
I Am Ready | Unicorn conflict event | cost=0 influence=1
Way of the Unicorn | Unicorn conflict event | cost=0 | Philosophy
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
Golden Plains Outpost | Unicorn stronghold | strength=0 honor=10 fate=7 influence=10 unique | Outpost
Endless Plains | Unicorn province | strength=2 water
[tears-of-amaterasu]
Windswept Yurt | Unicorn dynasty holding | strength=1
Swift Magistrate | Unicorn dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[for-honor-and-glory]
Shinjo Saddle | Unicorn conflict attachment | cost=1 1/0 influence=1 | Item
Ide Tadaji | Unicorn dynasty character | cost=4 1/4 glory=2 unique | Courtier, Daimyō
[into-the-forbidden-city]
Chasing the Sun | Unicorn conflict event | cost=1 influence=1 role=seeker | Quest
Child of the Plains | Unicorn dynasty character | cost=1 1/0 glory=0 | Cavalry, Scout
War Dog Master | Unicorn dynasty character | cost=3 2/- glory=2 | Bushi
[the-chrysanthemum-throne]
Gaijin Customs | Unicorn conflict event | cost=1 influence=1
Utaku Mediator | Unicorn dynasty character | cost=1 0/1 glory=0 | Courtier
[fate-has-no-secrets]
Ride Them Down | Unicorn conflict event | cost=1 influence=3
Moto Juro | Unicorn dynasty character | cost=5 5/2 glory=2 unique | Bushi, Cavalry
[meditations-on-the-ephemeral]
Seal of the Unicorn | Unicorn conflict attachment | cost=0 1/0 influence=1 | Item, Seal
Talisman of the Sun | Unicorn conflict attachment | cost=1 1/1 influence=2 unique role=keeper | Item, Meishōdō
Shinjo Scout | Unicorn dynasty character | cost=2 2/1 glory=1 | Bushi, Cavalry, Scout
[disciples-of-the-void]
Moto Nergüi | Unicorn dynasty character | cost=3 2/2 glory=0 unique | Bushi, Cavalry
[breath-of-the-kami]
Shiotome Encampment | Unicorn dynasty holding | strength=0 | Battlefield
Shinjo Shono | Unicorn dynasty character | cost=4 4/3 glory=2 unique | Bushi, Cavalry, Commander
[tainted-lands]
Press of Battle | Unicorn conflict event | cost=0 influence=2 role=water
Sneaky Shinjo | Unicorn dynasty character | cost=1 1/1 glory=1 | Bushi
Border Fortress | Unicorn province | strength=4 air | Fort
[the-fires-within]
Shiksha Scout | Unicorn conflict character | cost=2 2/2 glory=1 influence=2 | Creature, Scout
Invocation of Ash | Unicorn conflict attachment | cost=1 2/2 influence=3 | Spell, Fire, Meishōdō
Battle Maiden Recruit | Unicorn dynasty character | cost=0 0/0 glory=0 | Bushi, Battle Maiden, Cavalry
[the-ebb-and-flow]
Force of the River | Unicorn conflict attachment | cost=1 influence=3 | Spell, Water, Meishōdō
Master of the Swift Waves | Unicorn dynasty character | cost=3 3/2 glory=1 | Shugenja, Water, Cavalry
[all-and-nothing]
Dispatch | Unicorn conflict event | cost=1 influence=1
Iuchi Shahai | Unicorn dynasty character | cost=4 2/4 glory=1 unique | Shugenja, Water
[elements-unbound]
Unleash the Djinn | Unicorn conflict event | cost=0 influence=3 role=fire | Spell, Fire, Meishōdō
Minami Kaze Regulars | Unicorn dynasty character | cost=5 6/3 glory=2 | Bushi, Army, Cavalry
Hisu Mori Toride | Unicorn stronghold | strength=1 honor=11 fate=7 influence=10 version=2 | Fort
[underhand-of-the-emperor]
Utaku Tetsuko | Unicorn dynasty character | cost=3 3/1 glory=1 unique | Bushi, Cavalry, Imperial, Magistrate
[children-of-the-empire]
Shinjo Ambusher | Unicorn conflict character | cost=1 2/0 glory=1 influence=2 | Bushi, Cavalry
Jewel of the Khamasin | Unicorn conflict attachment | cost=2 1/1 influence=3 unique | Item, Meishōdō
Challenge on the Fields | Unicorn conflict event | cost=0 influence=2
Leniency | Unicorn conflict event | cost=0 influence=1 role=air
Honest Challenger | Unicorn dynasty character | cost=2 2/2 glory=1 | Bushi, Cavalry, Duelist
Ide Negotiator | Unicorn dynasty character | cost=3 2/3 glory=1 | Courtier, Cavalry
Outskirts Sentry | Unicorn dynasty character | cost=1 2/- glory=0 | Bushi, Scout
Shiotome Heroine | Unicorn dynasty character | cost=3 3/1 glory=2 | Bushi, Cavalry, Battle Maiden
Utaku Kamoko | Unicorn dynasty character | cost=4 3/3 glory=3 unique | Bushi, Cavalry, Battle Maiden
[warriors-of-the-wind]
Shinomen Wayfinders | Unicorn conflict character | cost=4 3/1 glory=1 influence=1 | Bushi, Cavalry, Scout
Visiting Advisor | Unicorn conflict character | cost=2 0/2 glory=1 influence=2 | Courtier, Cavalry
Curved Blade | Unicorn conflict attachment | cost=0 1/0 influence=1 | Weapon, Gaijin
Ring of Binding | Unicorn conflict attachment | cost=1 influence=3 | Item, Meishōdō
Utaku Battle Steed | Unicorn conflict attachment | cost=1 1/1 influence=1 | Mount
Speak to the Heart | Unicorn conflict event | cost=0 influence=1
Spoils of War | Unicorn conflict event | cost=0 influence=2
Warriors of the Wind | Unicorn conflict event | cost=2 influence=3
Aranat | Unicorn dynasty character | cost=6 6/6 glory=0 unique | Creature, Air, Mythic, Spirit
Iuchi Daiyu | Unicorn dynasty character | cost=4 3/3 glory=2 unique | Shugenja, Water, Cavalry, Daimyō
Iuchi Farseer | Unicorn dynasty character | cost=3 2/3 glory=1 | Shugenja, Water
Moto Chagatai | Unicorn dynasty character | cost=5 6/3 glory=2 unique | Bushi, Cavalry
Saadiyah al-Mozedu | Unicorn dynasty character | cost=3 0/3 glory=2 unique | Courtier, Gaijin, Scholar
Shinjo Trailblazer | Unicorn dynasty character | cost=2 2/1 glory=1 | Bushi, Cavalry
Wild Stallion | Unicorn dynasty character | cost=1 1/0 glory=0 | Creature
Young Warrior | Unicorn dynasty character | cost=2 3/3 glory=2 | Bushi, Cavalry, Battle Maiden
Shiro Shinjo | Unicorn stronghold | strength=1 honor=10 fate=6 influence=10 | Castle
Khan's Ordu | Unicorn province | strength=4 unique fire
[masters-of-the-court]
Shinjo Haruko | Unicorn conflict character | cost=3 3/2 glory=1 influence=3 unique | Bushi, Cavalry, Scout
[for-the-empire]
Adorned Barcha | Unicorn conflict attachment | cost=2 3/0 influence=2 | Gaijin, Weapon
Shinjo Kyōra | Unicorn dynasty character | cost=4 4/2 glory=1 unique | Bushi, Cavalry
[bonds-of-blood]
Unfulfilled Duty | Unicorn conflict event | cost=2 influence=2 role=earth
Benevolent Ambassador | Unicorn dynasty character | cost=2 1/2 glory=1 | Courtier
Utaku Rumaru | Unicorn dynasty character | cost=5 4/4 glory=3 unique | Bushi, Cavalry, Battle Maiden, Daimyō
Untamed Steppe | Unicorn province | strength=6 earth
[justice-for-satsume]
Ujik Tactics | Unicorn conflict event | cost=0 influence=2 | Gaijin, Tactic
Wayfarer's Camp | Unicorn dynasty holding | strength=1
Shinjo Gunsō | Unicorn dynasty character | cost=2 1/1 glory=1 | Bushi, Cavalry
[the-children-of-heaven]
Natural Negotiator | Unicorn conflict attachment | cost=0 influence=1 | Technique
Ide Ryōma | Unicorn dynasty character | cost=3 0/4 glory=1 unique | Courtier, Cavalry
[a-champion-s-foresight]
Current of the Beryt | Unicorn conflict attachment | cost=1 1/1 influence=3 | Spell, Water, Meishōdō
Outflank | Unicorn conflict event | cost=0 influence=2 | Tactic
Keeper of Secret Names | Unicorn dynasty character | cost=4 3/3 glory=1 | Shugenja, Water
[shoju-s-duty]
Know the Terrain | Unicorn conflict event | cost=1 influence=3
Golden Plains Raider | Unicorn dynasty character | cost=1 2/0 glory=0 | Bushi
Moto Outrider | Unicorn dynasty character | cost=3 3/2 glory=1 | Bushi, Cavalry
[seekers-of-wisdom]
Iuchi Rimei | Unicorn dynasty character | cost=2 1/1 glory=1 unique | Shugenja, Water
[defenders-of-rokugan]
Shinjo Yasamura | Unicorn dynasty character | cost=2 2/0 glory=1 unique | Bushi, Cavalry
[the-emperor-s-legion]
Moto Ariq | Unicorn dynasty character | cost=3 3/2 glory=0 unique | Bushi, Cavalry
[rokugan-at-war]
Countryside Trader | Unicorn conflict character | cost=2 1/2 glory=1 influence=2 | Courtier, Merchant
Scouted Terrain | Unicorn conflict event | cost=4 influence=2 role=void
White Horde Vanguard | Unicorn dynasty character | cost=4 5/2 glory=1 | Bushi, Cavalry, Army
[spreading-shadows]
Never Yield | Unicorn conflict event | cost=0 influence=4 | Philosophy
Moto Stables | Unicorn dynasty holding | strength=2
Twilight Rider | Unicorn dynasty character | cost=3 3/1 glory=1 rally | Bushi, Cavalry, Scout
Wind's Path | Unicorn province | strength=5 unique fire water | Road
[in-pursuit-of-truth]
Hunting Falcon | Unicorn conflict attachment | cost=0 1/0 influence=1 | Creature
Scholar of Old Rempet | Unicorn dynasty character | cost=1 1/0 glory=1 rally | Shugenja, Water, Scholar
[campaigns-of-conquest]
Steed of the Steppes | Unicorn conflict attachment | cost=1 1/0 influence=1 | Creature
Ride at Dawn | Unicorn dynasty event | cost=0 rally
Breaking In | Unicorn province | strength=5 void
[as-honor-demands]
Command By Name | Unicorn conflict event | cost=1 influence=1 role=water | Spell, Water, Meishōdō
Shinjo Altansarnai | Unicorn dynasty character | cost=5 5/4 glory=2 unique version=2 | Bushi, Cavalry, Champion
[atonement]
Flank the Enemy | Unicorn conflict event | cost=1 influence=3 | Tactic
Ganzu Warrior | Unicorn dynasty character | cost=2 2/- glory=0 role=seeker | Bushi, Gaijin
Worldly Shiotome | Unicorn dynasty character | cost=2 2/2 glory=2 | Bushi, Cavalry, Battle Maiden
[twisted-loyalties]
Daughter of War | Unicorn conflict attachment | cost=2 2/0 influence=2 role=void | Follower
Khanbulak Benefactor | Unicorn dynasty character | cost=4 2/4 glory=2 | Courtier, Merchant
[honor-in-flames]
Shadow Steed | Unicorn conflict attachment | cost=1 1/0 influence=1 | Creature, Mahō, Spell, Water
Reserve Tents | Unicorn dynasty holding | strength=2 | Battlefield
Nimble Noyan | Unicorn dynasty character | cost=3 4/1 glory=1 role=keeper | Bushi, Cavalry, Commander
[a-crimson-offering]
Command the Tributary | Unicorn conflict attachment | cost=0 0/1 influence=3 | Spell, Water, Meishōdō
Bonds of Blood | Unicorn conflict event | cost=1 influence=3 | Mahō, Spell, Water
Iuchi Shahai | Unicorn dynasty character | cost=4 2/4 glory=1 unique version=2 | Shugenja, Water
[the-temptation-of-the-scorpion]
Dark Resurrection | Unicorn conflict event | cost=3 influence=1 role=earth | Mahō, Spell, Earth
The Western Wind | Unicorn conflict event | cost=0 influence=3
Iuchi Soulweaver | Unicorn dynasty character | cost=1 1/1 glory=0 | Shugenja, Water, Cavalry
[coils-of-power]
Overrun | Unicorn conflict event | cost=1 influence=2
Higashi Kaze Company | Unicorn dynasty character | cost=5 6/3 glory=2 | Bushi, Cavalry, Army
Open Field Skirmisher | Unicorn dynasty character | cost=1 2/0 glory=1 | Bushi
[peace-at-any-cost]
Ride On | Unicorn conflict event | cost=0 influence=1 | Tactic
Moto Conqueror | Unicorn dynasty character | cost=2 4/- glory=0 | Bushi, Cavalry
Golden Plains | Unicorn province | strength=4 water
[clan-war]
Expert Bartering | Unicorn conflict attachment | cost=1 1/1 influence=1 | Technique
Diversionary Maneuver | Unicorn conflict event | cost=2 influence=2 | Tactic
Join the Fray | Unicorn conflict event | cost=2 influence=1
Way of the Open Hand | Unicorn conflict event | cost=0 influence=4 | Philosophy
Altansarnai's Vanguard | Unicorn dynasty character | cost=1 2/0 glory=1 | Bushi, Cavalry
Endless Plains Skirmisher | Unicorn dynasty character | cost=2 3/0 glory=1 | Bushi, Cavalry
Forthright Ide | Unicorn dynasty character | cost=3 1/3 glory=1 | Courtier, Cavalry, Merchant
Merchant of Curiosities | Unicorn dynasty character | cost=1 1/1 glory=1 | Courtier, Merchant
Way Station Trader | Unicorn dynasty character | cost=2 1/2 glory=0 | Courtier, Gaijin, Merchant
Fields of the Wind | Unicorn province | strength=4 water
[under-fu-leng-s-shadow]
Daikyū | Unicorn conflict attachment | cost=1 influence=2 | Weapon
Scarlet Sabre | Unicorn conflict attachment | cost=0 2/0 influence=1 | Weapon, Gaijin
Moto Beastmaster | Unicorn dynasty character | cost=4 4/1 glory=0 | Bushi, Cavalry
Reckless Avenger | Unicorn dynasty character | cost=2 2/2 glory=1 | Shugenja, Water
Seasoned Patroller | Unicorn dynasty character | cost=2 3/1 glory=1 | Bushi, Cavalry
"""
