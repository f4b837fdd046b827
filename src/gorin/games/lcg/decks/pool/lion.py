"""The Lion cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Master of the Spear | Lion conflict character | cost=3 2/2 glory=1 influence=3 | Bushi
Vengeful Oathkeeper | Lion conflict character | cost=2 2/1 glory=0 influence=2 | Bushi
Guidance of the Ancestors | Lion conflict attachment | cost=1 1/1 influence=1 | Condition
Honored Blade | Lion conflict attachment | cost=1 2/0 influence=1 | Weapon
Sashimono | Lion conflict attachment | cost=2 influence=2 | Item, Banner
For Greater Glory | Lion conflict event | cost=1 influence=3 restricted
Ready for Battle | Lion conflict event | cost=0 influence=1
Stand Your Ground | Lion conflict event | cost=0 influence=2
Strength in Numbers | Lion conflict event | cost=1 influence=2
Way of the Lion | Lion conflict event | cost=0 | Philosophy
Staging Ground | Lion dynasty holding | strength=1 | Battlefield
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
Yōjin no Shiro | Lion stronghold | strength=2 honor=12 fate=7 influence=10 unique | Castle
The Art of War | Lion province | strength=3 water
[tears-of-amaterasu]
Time for War | Lion conflict event | cost=0 influence=1 role=seeker
Hito District | Lion dynasty holding | strength=1 unique limit=1 | Imperial
Gifted Tactician | Lion dynasty character | cost=2 2/1 glory=1 | Bushi, Commander
[for-honor-and-glory]
Kamayari | Lion conflict attachment | cost=2 3/0 influence=2 | Weapon
Ikoma Ujiaki | Lion dynasty character | cost=5 3/5 glory=2 unique | Bushi, Courtier
[into-the-forbidden-city]
Ageless Crone | Lion conflict character | cost=1 0/1 glory=0 influence=1 | Courtier
Test of Courage | Lion conflict event | cost=1 influence=1
[the-chrysanthemum-throne]
Guard Duty | Lion conflict attachment | cost=1 influence=1 role=keeper
Akodo Toshiro | Lion dynasty character | cost=2 2/1 glory=2 unique | Bushi
Implacable Magistrate | Lion dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[fate-has-no-secrets]
Seal of the Lion | Lion conflict attachment | cost=0 1/0 influence=1 | Item, Seal
Miwaku Kabe Guard | Lion dynasty character | cost=1 1/0 glory=2 | Bushi
[meditations-on-the-ephemeral]
A Legion of One | Lion conflict event | cost=0 influence=2
Beastmaster Matriarch | Lion dynasty character | cost=4 3/2 glory=2 | Bushi
[disciples-of-the-void]
Ikoma Tsanuri | Lion dynasty character | cost=2 2/1 glory=2 unique | Bushi, Commander
[breath-of-the-kami]
Even the Odds | Lion conflict event | cost=0 influence=2 | Tactic
Matsu Seventh Legion | Lion dynasty character | cost=5 7/- glory=2 | Bushi, Army, Cavalry
Hisu Mori Toride | Lion stronghold | strength=2 honor=11 fate=7 influence=9 | Fort
[tainted-lands]
Ikoma Reservist | Lion conflict character | cost=1 1/1 glory=0 influence=2 | Bushi
Writ of Authority | Lion conflict attachment | cost=1 0/3 influence=1 role=earth | Item
[the-fires-within]
Ancestral Armory | Lion dynasty holding | strength=2
Ikoma Ikehata | Lion dynasty character | cost=3 1/2 glory=2 unique | Courtier
[the-ebb-and-flow]
Heroic Resolve | Lion conflict attachment | cost=1 1/1 influence=1 | Condition
My Ancestor's Strength | Lion conflict event | cost=1 influence=2 | Spell, Water
Tireless Sōdan Senzo | Lion dynasty character | cost=2 1/2 glory=0 | Shugenja, Water
[all-and-nothing]
Matsu Mitsuko | Lion dynasty character | cost=4 4/2 glory=2 unique | Bushi, Cavalry, Commander
Tactician's Apprentice | Lion dynasty character | cost=1 1/0 glory=1 | Bushi
Raging Battleground | Lion province | strength=4 void
[elements-unbound]
Restored Heirloom | Lion conflict attachment | cost=2 3/0 influence=1 role=water | Weapon
Kitsu Warrior | Lion dynasty character | cost=4 2/2 glory=0 | Bushi, Creature
[underhand-of-the-emperor]
Akodo Kage | Lion dynasty character | cost=4 2/4 glory=2 unique | Courtier
[children-of-the-empire]
True Strike Kenjutsu | Lion conflict attachment | cost=1 influence=2 | Technique
Glorious Victory | Lion conflict event | cost=3 influence=3
Hand to Hand | Lion conflict event | cost=0 influence=1
The Fires of Justice | Lion conflict event | cost=2 influence=2 role=void
Tactician's Camp | Lion dynasty holding | strength=1 | Battlefield
Honorable Challenger | Lion dynasty character | cost=2 2/1 glory=2 | Bushi, Duelist
Ikoma Orator | Lion dynasty character | cost=2 2/1 glory=1 | Courtier
Matsu Tsuko | Lion dynasty character | cost=4 4/3 glory=2 unique | Bushi, Berserker, Daimyō
Student of War | Lion dynasty character | cost=3 3/2 glory=1 | Bushi
[warriors-of-the-wind]
Ikoma Anakazu | Lion conflict character | cost=4 3/3 glory=2 influence=4 unique | Bushi, Daimyō
[masters-of-the-court]
Akodo Makoto | Lion dynasty character | cost=3 4/1 glory=1 unique | Bushi
[for-the-empire]
Blade of 10,000 Battles | Lion conflict attachment | cost=2 3/1 influence=2 | Weapon
Command Respect | Lion conflict event | cost=0 influence=2
Akodo Zentarō | Lion dynasty character | cost=3 3/1 glory=2 unique | Bushi, Commander
[bonds-of-blood]
Forebearer's Echoes | Lion conflict event | cost=2 influence=1 role=air | Spell, Air
Akodo Kaede | Lion dynasty character | cost=4 3/4 glory=2 unique | Shugenja, Void
Dishonorable Assault | Lion province | strength=4 fire | Battlefield
[justice-for-satsume]
Sharpen the Mind | Lion conflict attachment | cost=0 influence=2 | Technique
Matsu Swiftspear | Lion dynasty character | cost=2 2/2 glory=1 | Bushi
Steward of the Rich Frog | Lion dynasty character | cost=2 1/3 glory=1 | Courtier
[the-children-of-heaven]
Regal Bearing | Lion conflict event | cost=1 influence=3
Ikoma Kiyono | Lion dynasty character | cost=2 1/2 glory=3 unique | Courtier, Storyteller
[a-champion-s-foresight]
Fan of Command | Lion conflict attachment | cost=1 1/1 influence=2 | Item
Quarrelsome Youth | Lion dynasty character | cost=1 1/1 glory=1 | Bushi
Unified Company | Lion dynasty character | cost=5 6/2 glory=2 | Bushi, Army
[shoju-s-duty]
In Service to My Lord | Lion conflict event | cost=0 influence=2 | Tactic
Hero of Three Trees | Lion dynasty character | cost=3 3/2 glory=2 | Bushi
Persuasive Counselor | Lion dynasty character | cost=4 3/4 glory=2 | Courtier
[seekers-of-wisdom]
Matsu Koso | Lion dynasty character | cost=3 3/- glory=2 unique | Bushi, Berserker
[defenders-of-rokugan]
Matsu Agetoki | Lion dynasty character | cost=3 4/2 glory=2 unique | Bushi, Cavalry, Commander
[the-emperor-s-legion]
Tactical Ingenuity | Lion conflict attachment | cost=0 1/0 influence=1 | Condition
Total Warfare | Lion conflict attachment | cost=2 influence=2 | Battlefield
Embrace Death | Lion conflict event | cost=0 influence=4 | Philosophy
Honor in Battle | Lion conflict event | cost=0 influence=2
Prepare for War | Lion conflict event | cost=1 influence=2 | Tactic
Right Hand of the Emperor | Lion conflict event | cost=3
Hall of Victories | Lion dynasty holding | strength=1
Akodo Motivator | Lion dynasty character | cost=4 5/2 glory=1 | Bushi
Ardent Omoidasu | Lion dynasty character | cost=3 2/3 glory=2 | Courtier
Ashigaru Levy | Lion dynasty character | cost=0 1/- glory=0 | Peasant
Champions of Yomi | Lion dynasty character | cost=6 6/6 glory=2 unique | Spirit, Army
Kitsu Motso | Lion dynasty character | cost=3 3/3 glory=2 unique | Bushi, Commander
Matsu Gohei | Lion dynasty character | cost=2 3/1 glory=1 unique | Bushi
Matsu Tsuko | Lion dynasty character | cost=5 5/4 glory=3 unique version=2 | Bushi, Champion, Commander
Samurai of Integrity | Lion dynasty character | cost=2 3/3 glory=2 | Bushi
Voice of the Ancestors | Lion dynasty character | cost=4 3/3 glory=2 | Shugenja, Water
Kyūden Ikoma | Lion stronghold | strength=1 honor=13 fate=7 influence=10 | Castle
Kenson no Gakka | Lion province | strength=5 air | Castle
[rokugan-at-war]
Prepared Ambush | Lion conflict attachment | cost=0 influence=2 | Battlefield
Akodo Reserve Company | Lion dynasty character | cost=4 5/1 glory=2 rally | Bushi, Army
Ninkatoshi | Lion province | strength=4 unique earth water | City
[spreading-shadows]
Logistics | Lion conflict event | cost=0 influence=1 | Tactic
Chronicler of Conquests | Lion dynasty character | cost=1 0/2 glory=1 | Courtier
Spectral Visitation | Lion province | strength=4 earth | Spirit
[in-pursuit-of-truth]
Makeshift War Camp | Lion conflict attachment | cost=1 influence=3 | Battlefield
Shori | Lion conflict attachment | cost=2 4/1 unique | Weapon
Master Tactician | Lion dynasty character | cost=5 5/5 glory=3 | Bushi, Commander
[campaigns-of-conquest]
Under Siege | Lion conflict event | cost=1 influence=2 role=fire | Tactic
Ikoma Tsanuri | Lion dynasty character | cost=2 2/1 glory=2 unique rally version=2 | Bushi, Commander
Hayaken no Shiro | Lion stronghold | strength=2 honor=12 fate=7 influence=10 | Castle
[as-honor-demands]
Divine Ancestry | Lion conflict event | cost=1 influence=2 role=earth
Fearless Skirmisher | Lion dynasty character | cost=2 3/1 glory=1 role=keeper | Bushi
Honored Veterans | Lion dynasty event | cost=0 rally
[atonement]
Spiritcaller Prodigy | Lion conflict character | cost=3 1/3 glory=2 influence=1 | Shugenja, Water
Exposed Courtyard | Lion dynasty holding | strength=0 | Battlefield, Castle
Righteous Samurai | Lion dynasty character | cost=3 4/2 glory=2 | Bushi
[twisted-loyalties]
Renowned Singer | Lion conflict character | cost=1 0/1 glory=2 influence=2 role=water | Courtier, Storyteller
Revered Ikoma | Lion dynasty character | cost=2 1/2 glory=2 | Courtier
Procedural Interference | Lion dynasty event | cost=0
[honor-in-flames]
Under Amaterasu's Gaze | Lion conflict attachment | cost=1 influence=1 | Battlefield
Commander of the Legions | Lion dynasty character | cost=4 4/2 glory=2 | Bushi, Commander
The Roar of the Lioness | Lion province | strength=X water
[a-crimson-offering]
Feeding an Army | Lion conflict event | cost=0 influence=2 role=air
Forward Garrison | Lion dynasty holding | strength=1 | Castle
Lion's Pride Paragon | Lion dynasty character | cost=3 3/1 glory=3 | Bushi
[the-temptation-of-the-scorpion]
Reconnaissance | Lion conflict event | cost=1 influence=2 | Tactic
Meticulous Scout | Lion dynasty character | cost=1 2/0 glory=1 role=seeker | Bushi, Scout
[coils-of-power]
Ancestral Sight | Lion conflict attachment | cost=0 0/1 influence=2 | Spell, Water
Battlefield Orders | Lion conflict event | cost=1 influence=1 | Tactic
Conduit of Heroes | Lion dynasty character | cost=2 3/1 glory=1 | Shugenja, Water
[peace-at-any-cost]
A War on Two Fronts | Lion conflict event | cost=2 influence=2
Ujiaki's Offer | Lion conflict event | cost=1 influence=3 | Tactic
Ikoma Ujiaki | Lion dynasty character | cost=5 3/5 glory=2 unique version=2 | Bushi, Courtier
[clan-war]
Take Up Command | Lion conflict attachment | cost=0 influence=1 | Condition
All Out Assault | Lion conflict event | cost=1 influence=2 | Tactic
Called to War | Lion conflict event | cost=0 influence=3
Privileged Position | Lion conflict event | cost=2 influence=2
Battle Aspirant | Lion dynasty character | cost=2 3/0 glory=2 | Bushi
Bushidō Adherent | Lion dynasty character | cost=3 4/2 glory=2 | Bushi
Ikoma Message Runner | Lion dynasty character | cost=1 1/1 glory=1 | Courtier
Medium of the Living Soul | Lion dynasty character | cost=2 1/2 glory=1 | Shugenja, Water
Righteous Akodo | Lion dynasty character | cost=1 2/0 glory=1 | Bushi
Strategizing | Lion province | strength=5 water
[under-fu-leng-s-shadow]
Directing the Battle | Lion conflict event | cost=1 influence=1 | Tactic
Peerless Discipline | Lion conflict event | cost=1 influence=2
Prove Your Skill | Lion conflict event | cost=0 influence=1 | Tactic
Akodo Mastermind | Lion dynasty character | cost=3 3/2 glory=2 | Bushi, Commander
Field Tactician | Lion dynasty character | cost=2 2/1 glory=2 | Bushi, Commander
"""
