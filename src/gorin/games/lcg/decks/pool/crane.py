"""The Crane cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Political Rival | Crane conflict character | cost=3 -/3 glory=0 influence=2 | Courtier
Steward of Law | Crane conflict character | cost=1 1/1 glory=0 influence=1 restricted | Courtier, Scholar
Above Question | Crane conflict attachment | cost=1 influence=2 | Condition
Duelist Training | Crane conflict attachment | cost=1 influence=1 | Technique
Height of Fashion | Crane conflict attachment | cost=2 0/4 influence=3 | Condition
Admit Defeat | Crane conflict event | cost=1 influence=2
Noble Sacrifice | Crane conflict event | cost=1 influence=2
The Perfect Gift | Crane conflict event | cost=0 influence=1
Voice of Honor | Crane conflict event | cost=0 influence=2
Way of the Crane | Crane conflict event | cost=0 | Philosophy
Artisan Academy | Crane dynasty holding | strength=1 | Academy
Asahina Artisan | Crane dynasty character | cost=1 0/0 glory=2 | Shugenja, Air
Asahina Storyteller | Crane dynasty character | cost=4 2/4 glory=2 | Courtier, Shugenja, Air
Brash Samurai | Crane dynasty character | cost=2 2/1 glory=2 | Bushi
Cautious Scout | Crane dynasty character | cost=2 2/0 glory=1 | Bushi, Scout
Daidoji Nerishma | Crane dynasty character | cost=2 3/1 glory=1 unique | Bushi, Scout
Doji Challenger | Crane dynasty character | cost=3 3/3 glory=2 | Bushi, Duelist
Doji Gift Giver | Crane dynasty character | cost=2 0/2 glory=1 | Courtier
Doji Hotaru | Crane dynasty character | cost=5 3/6 glory=3 unique | Bushi, Champion
Doji Whisperer | Crane dynasty character | cost=1 0/3 glory=1 | Courtier
Guest of Honor | Crane dynasty character | cost=4 1/4 glory=1 restricted | Courtier
Kakita Asami | Crane dynasty character | cost=3 1/3 glory=2 unique | Courtier
Kakita Kaezin | Crane dynasty character | cost=3 3/2 glory=2 unique | Bushi, Duelist, Kenshinzen
Savvy Politician | Crane dynasty character | cost=2 1/2 glory=1 | Courtier
Shizuka Toshi | Crane stronghold | strength=2 honor=11 fate=7 influence=10 unique | City
The Art of Peace | Crane province | strength=4 air
[tears-of-amaterasu]
Seal of the Crane | Crane conflict attachment | cost=0 0/1 influence=1 | Item, Seal
Disdainful Remark | Crane conflict event | cost=1 influence=1 role=keeper
Doji Representative | Crane dynasty character | cost=3 1/3 glory=2 | Courtier
[for-honor-and-glory]
Kakita Blade | Crane conflict attachment | cost=1 2/0 influence=2 | Weapon
Kabuki Hero | Crane dynasty character | cost=2 0/2 glory=1 | Courtier, Actor
[into-the-forbidden-city]
Chisei District | Crane dynasty holding | strength=1 unique limit=1 | Imperial
Kakita Yoshi | Crane dynasty character | cost=5 2/6 glory=3 unique | Courtier, Daimyō, Imperial
[the-chrysanthemum-throne]
Curry Favor | Crane conflict event | cost=0 influence=1
Doji Shizue | Crane dynasty character | cost=2 1/2 glory=1 unique | Courtier, Storyteller
[fate-has-no-secrets]
Young Harrier | Crane conflict character | cost=1 1/1 glory=1 influence=1 | Bushi, Scout, Shinobi
Test of Skill | Crane conflict event | cost=1 influence=2 role=seeker
Origami Master | Crane dynasty character | cost=4 1/4 glory=1 | Shugenja, Air
[meditations-on-the-ephemeral]
Pillow Book | Crane conflict attachment | cost=0 influence=2 | Item
Silver-Tongued Magistrate | Crane dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[disciples-of-the-void]
Doji Shigeru | Crane dynasty character | cost=3 -/3 glory=2 unique | Courtier
[breath-of-the-kami]
Formal Invitation | Crane conflict attachment | cost=0 0/1 influence=3 | Item
The Mirror's Gaze | Crane conflict attachment | cost=2 0/1 influence=2 | Spell, Air
Fū Sui Disciple | Crane dynasty character | cost=3 1/2 glory=2 | Shugenja, Air
[tainted-lands]
Bonsai Garden | Crane dynasty holding | strength=0 | Garden
Asahina Takako | Crane dynasty character | cost=4 -/5 glory=2 unique | Shugenja, Air
[the-fires-within]
Icon of Favor | Crane conflict attachment | cost=0 influence=2 role=fire | Item
Insult to Injury | Crane conflict event | cost=0 influence=1
Sadane Student | Crane dynasty character | cost=2 1/2 glory=1 | Courtier
[the-ebb-and-flow]
Menacing Iron Warrior | Crane conflict character | cost=3 3/1 glory=2 influence=2 | Bushi
Soul Beyond Reproach | Crane conflict event | cost=1 influence=2 role=air
Ikebana Artisan | Crane dynasty character | cost=2 0/2 glory=1 | Courtier
[all-and-nothing]
Game of Sadane | Crane conflict event | cost=1 influence=2
Callow Delegate | Crane dynasty character | cost=1 0/1 glory=1 | Courtier
[elements-unbound]
Tengu Sensei | Crane dynasty character | cost=5 4/2 glory=2 | Bushi, Creature, Duelist
Magistrate Station | Crane province | strength=3 fire
[underhand-of-the-emperor]
Doji Fumiki | Crane conflict character | cost=2 0/3 glory=2 unique | Courtier
[children-of-the-empire]
Iaijutsu Master | Crane conflict attachment | cost=1 1/1 influence=1 | Skill
Civil Discourse | Crane conflict event | cost=1 influence=1 role=earth
Storied Defeat | Crane conflict event | cost=0 influence=2
Try Again Tomorrow | Crane conflict event | cost=0 influence=2
Kakita Dōjō | Crane dynasty holding | strength=1 | Dōjō
Courtly Challenger | Crane dynasty character | cost=2 -/2 glory=2 | Courtier, Duelist
Ichigenkin Soloist | Crane dynasty character | cost=1 0/2 glory=1 | Courtier
Kakita Toshimoko | Crane dynasty character | cost=4 4/3 glory=2 unique | Bushi, Duelist
Paragon of Grace | Crane dynasty character | cost=3 2/3 glory=1 | Bushi, Courtier
[warriors-of-the-wind]
Kakita Ryoku | Crane dynasty character | cost=3 1/3 glory=2 unique | Courtier, Imperial
[masters-of-the-court]
Letter from the Daimyō | Crane conflict attachment | cost=1 0/2 influence=2 | Item
Political Sanction | Crane conflict attachment | cost=0 influence=1 | Condition
Courteous Scheming | Crane conflict event | cost=2 influence=3
Festival for the Fortunes | Crane conflict event | cost=3 influence=1 | Festival
Gossip | Crane conflict event | cost=0 influence=3
The Spear Rushes Forth | Crane conflict event | cost=1 influence=4 | Philosophy
Distinguished Dōjō | Crane dynasty holding | strength=2 | Dōjō
Asahina Takamori | Crane dynasty character | cost=4 0/0 glory=3 unique | Courtier, Shugenja, Air, Daimyō
Beloved Advisor | Crane dynasty character | cost=2 1/3 glory=1 | Courtier
Benevolent Host | Crane dynasty character | cost=4 2/2 glory=2 | Courtier
Daidoji Uji | Crane dynasty character | cost=5 6/2 glory=2 unique restricted | Bushi, Daimyō, Shinobi
Iwasaki Pupil | Crane dynasty character | cost=1 1/1 glory=0 | Geisha
Kakita Favorite | Crane dynasty character | cost=2 3/1 glory=1 | Bushi, Duelist
Kakita Yuri | Crane dynasty character | cost=3 0/3 glory=2 unique | Courtier, Duelist
Maker of Keepsakes | Crane dynasty character | cost=3 3/3 glory=2 | Shugenja, Air
Winter Court Hosts | Crane dynasty character | cost=6 2/7 glory=3 unique | Courtier
Kyūden Kakita | Crane stronghold | strength=1 honor=11 fate=7 influence=9 unique | Palace
Market of Kaze-no-Kami | Crane province | strength=3 water | Marketplace
[for-the-empire]
Moment of Perfect Beauty | Crane conflict event | cost=0 | Philosophy
Esteemed Tea House | Crane dynasty holding | strength=2 | Tea House
Sententious Poet | Crane dynasty character | cost=3 1/3 glory=2 | Courtier
[bonds-of-blood]
Arbiter of Authority | Crane conflict character | cost=2 0/2 glory=2 influence=2 | Courtier, Duelist
A New Name | Crane conflict attachment | cost=0 1/1 influence=1 role=void
Duel to the Death | Crane conflict event | cost=1 influence=3
[justice-for-satsume]
Doji Hotaru | Crane dynasty character | cost=5 3/6 glory=3 unique version=2 | Bushi, Courtier, Champion
Doji Kuwanan | Crane dynasty character | cost=5 5/4 glory=3 unique | Bushi, Champion
Conflict Between Kin | Crane province | strength=5 void
[the-children-of-heaven]
Issue a Challenge | Crane conflict event | cost=0 influence=2
Graceful Guardian | Crane dynasty character | cost=1 2/0 glory=1 | Bushi
Iron Crane Legion | Crane dynasty character | cost=4 X/3 glory=2 | Bushi, Army
[a-champion-s-foresight]
Shukujo | Crane conflict attachment | cost=2 2/3 unique | Weapon
Court Musician | Crane dynasty character | cost=2 0/3 glory=2 | Courtier
Daidoji Kageyu | Crane dynasty character | cost=3 2/2 glory=2 unique | Courtier, Shinobi
[shoju-s-duty]
Kakita's Final Stance | Crane conflict event | cost=1 influence=2 | Technique
Daidoji Harrier | Crane dynasty character | cost=2 2/1 glory=1 | Bushi, Shinobi
[seekers-of-wisdom]
Asahina Maeko | Crane dynasty character | cost=2 1/2 glory=1 unique | Shugenja, Air
[defenders-of-rokugan]
Daidoji Netsu | Crane dynasty character | cost=2 2/1 glory=1 unique | Bushi, Commander
[the-emperor-s-legion]
Doji Kuzunobu | Crane dynasty character | cost=4 3/4 glory=2 unique | Courtier, Creature
[rokugan-at-war]
Captivating Story | Crane conflict event | cost=0 influence=1 role=water
Kakita Yoshi | Crane dynasty character | cost=5 2/6 glory=3 unique version=2 | Courtier, Daimyō, Imperial
Pledge of Loyalty | Crane province | strength=3 earth
[spreading-shadows]
Highlight the Flaws | Crane conflict event | cost=1 influence=2 role=fire
Daidoji Marketplace | Crane dynasty holding | strength=1 rally | Marketplace
Cunning Negotiator | Crane dynasty character | cost=4 1/5 glory=2 rally | Courtier, Duelist
[in-pursuit-of-truth]
The Wealth of the Crane | Crane conflict event | cost=5 influence=3
Asahina Augur | Crane dynasty character | cost=2 0/0 glory=3 | Shugenja, Air
Tsuma | Crane province | strength=3 unique air fire | City
[campaigns-of-conquest]
Local Daimyō's Retainer | Crane conflict character | cost=1 2/2 glory=1 influence=1 | Bushi, Rōnin
Veteran of Toshi Ranbo | Crane dynasty character | cost=3 3/1 glory=0 rally | Bushi
Crippling Taxes | Crane dynasty event | cost=0 role=keeper
[as-honor-demands]
Elegance and Grace | Crane conflict event | cost=2 influence=3
Master of the Court | Crane dynasty character | cost=4 1/4 glory=1 | Courtier
Seven Fold Palace | Crane stronghold | strength=1 honor=10 fate=7 influence=10 | Palace
[atonement]
Daidoji Yari | Crane conflict attachment | cost=1 2/0 influence=2 | Weapon
Treasured Gift | Crane conflict attachment | cost=0 2/3 influence=3 | Item
Doji Diplomat | Crane dynasty character | cost=0 0/1 glory=1 | Courtier
[twisted-loyalties]
Exemplary Etiquette | Crane conflict event | cost=1 influence=1
Superior Authority | Crane conflict event | cost=3 influence=2
Diplomatic Gift-Giver | Crane dynasty character | cost=4 3/4 glory=1 | Courtier
[honor-in-flames]
Raze to the Ground | Crane conflict event | cost=0 influence=1 role=earth
Daidoji Uji | Crane dynasty character | cost=5 6/2 glory=2 unique version=2 | Bushi, Daimyō, Shinobi
The Way of Peace | Crane province | strength=3 air
[a-crimson-offering]
Disparaging Challenge | Crane conflict event | cost=1 influence=2
Desperate Negotiator | Crane dynasty character | cost=2 0/2 glory=1 | Courtier
[the-temptation-of-the-scorpion]
Talented Performer | Crane conflict character | cost=2 0/2 glory=1 influence=3 | Courtier
Arrogant Kakita | Crane dynasty character | cost=2 3/2 glory=2 | Bushi, Duelist
An Agreeable Arrangement | Crane dynasty event | cost=0
[coils-of-power]
Tsangusuri Ward | Crane conflict attachment | cost=0 influence=1 | Item, Spell, Air
Fū Sui Temple | Crane dynasty holding | strength=2 | Temple
Asahina Peacekeeper | Crane dynasty character | cost=4 -/5 glory=3 role=seeker | Shugenja, Air
[peace-at-any-cost]
Dutiful Assistant | Crane conflict attachment | cost=1 influence=2 | Follower
Setting the Standard | Crane conflict attachment | cost=1 0/2 influence=2 role=air | Technique
Daidoji Iron Warrior | Crane dynasty character | cost=3 3/3 glory=1 | Bushi
[clan-war]
A Game of Letters | Crane conflict event | cost=0 influence=2
Cultured Facade | Crane conflict event | cost=1 influence=2
Favorable Alliance | Crane conflict event | cost=X influence=2
Return the Offense | Crane conflict event | cost=1 influence=1
Negotiation Table | Crane dynasty holding | strength=1
Chancellor's Aide | Crane dynasty character | cost=1 1/1 glory=1 | Courtier, Imperial
Dazzling Duelist | Crane dynasty character | cost=2 2/2 glory=2 | Bushi, Duelist
Masterpiece Painter | Crane dynasty character | cost=3 2/4 glory=1 | Courtier
Perfect Guest | Crane dynasty character | cost=2 1/3 glory=1 | Courtier
Model of Courtesy | Crane province | strength=4 air
[under-fu-leng-s-shadow]
Masashigi's Sacrifice | Crane conflict event | cost=2 influence=1
Preeminent Decree | Crane conflict event | cost=0 influence=2
Resourcefulness | Crane conflict event | cost=0 influence=2 | Tactic
Daidoji Strategist | Crane dynasty character | cost=4 4/3 glory=2 | Bushi, Commander
Iron Warrior Vanguard | Crane dynasty character | cost=2 2/0 glory=1 | Bushi
"""
