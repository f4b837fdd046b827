"""The Scorpion cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Adept of Shadows | Scorpion conflict character | cost=2 2/2 glory=0 influence=3 | Bushi, Shinobi
Unassuming Yōjimbō | Scorpion conflict character | cost=3 3/1 glory=0 influence=2 | Bushi, Yōjimbō
Court Mask | Scorpion conflict attachment | cost=1 1/2 influence=1 | Item, Mask
Fiery Madness | Scorpion conflict attachment | cost=1 -2/-2 influence=2 | Poison
Ambush | Scorpion conflict event | cost=3 influence=1
Blackmail | Scorpion conflict event | cost=3 influence=3
Calling in Favors | Scorpion conflict event | cost=1 influence=2
Forged Edict | Scorpion conflict event | cost=0 influence=2 restricted
I Can Swim | Scorpion conflict event | cost=2 influence=1 | Philosophy
Way of the Scorpion | Scorpion conflict event | cost=0 | Philosophy
City of Lies | Scorpion dynasty holding | strength=1 | City
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
Young Rumormonger | Scorpion dynasty character | cost=2 2/2 glory=1 restricted | Courtier
City of the Open Hand | Scorpion stronghold | strength=1 honor=10 fate=7 influence=10 unique | City
Secret Cache | Scorpion province | strength=4 air
[tears-of-amaterasu]
Meek Informant | Scorpion conflict character | cost=1 -/1 glory=0 influence=1 | Peasant, Shinobi
Smoke and Mirrors | Scorpion conflict event | cost=1 influence=2 | Technique
[for-honor-and-glory]
Seal of the Scorpion | Scorpion conflict attachment | cost=0 0/1 influence=1 | Item, Seal
Bayushi Yojiro | Scorpion dynasty character | cost=3 3/1 glory=2 unique | Bushi, Imperial, Magistrate
[into-the-forbidden-city]
Bayushi Kachiko | Scorpion conflict character | cost=5 3/6 glory=3 unique | Courtier, Imperial
Misinformation | Scorpion conflict event | cost=1 influence=2
Back-Alley Hideaway | Scorpion dynasty holding | strength=1 | City
[the-chrysanthemum-throne]
Backhanded Compliment | Scorpion conflict event | cost=0 influence=1 role=keeper
Fawning Diplomat | Scorpion dynasty character | cost=3 1/3 glory=0 | Courtier
[fate-has-no-secrets]
Cunning Magistrate | Scorpion conflict character | cost=3 2/2 glory=1 restricted | Bushi, Imperial, Magistrate
A Fate Worse Than Death | Scorpion conflict event | cost=4 influence=3 restricted
[meditations-on-the-ephemeral]
Oni Mask | Scorpion conflict attachment | cost=0 1/0 influence=1 role=seeker | Item, Mask
Illustrious Plagiarist | Scorpion dynasty character | cost=4 1/3 glory=1 | Courtier, Shugenja, Air
Sake House Confidant | Scorpion dynasty character | cost=2 1/1 glory=1 | Courtier, Shinobi
[disciples-of-the-void]
Yogo Kikuyo | Scorpion conflict character | cost=3 2/2 glory=1 influence=2 unique | Shugenja, Earth
[breath-of-the-kami]
Maze of Illusion | Scorpion conflict event | cost=1 influence=2 | Spell, Air
Heartless Intimidator | Scorpion dynasty character | cost=3 1/3 glory=1 | Courtier
Soshi Shadowshaper | Scorpion dynasty character | cost=2 1/2 glory=1 | Shugenja, Air, Shadow
[tainted-lands]
Tainted Koku | Scorpion conflict attachment | cost=1 -1/-1 influence=2 | Poison
Court Novice | Scorpion dynasty character | cost=1 1/1 glory=0 | Courtier
[the-fires-within]
Infiltrator | Scorpion conflict attachment | cost=1 0/1 influence=2 | Follower
Soshi Shiori | Scorpion dynasty character | cost=5 2/5 glory=2 unique | Shugenja, Air, Daimyō
[the-ebb-and-flow]
Deceptive Offer | Scorpion conflict event | cost=0 influence=2
Hidden Moon Dōjō | Scorpion dynasty holding | strength=0 unique limit=1 | Dōjō
Disguised Protector | Scorpion dynasty character | cost=4 3/3 glory=1 | Bushi, Shinobi, Yōjimbō
[all-and-nothing]
Shosuro Sadako | Scorpion conflict character | cost=2 1/1 glory=3 influence=3 unique | Bushi, Shadow, Shinobi
Mark of Shame | Scorpion conflict attachment | cost=2 0/-1 influence=1 role=air | Condition
Discourage Pursuit | Scorpion conflict event | cost=0 influence=1 role=earth
[elements-unbound]
Reclusive Zokujin | Scorpion dynasty character | cost=3 3/1 glory=1 | Creature
Web of Lies | Scorpion province | strength=X water
[underhand-of-the-emperor]
Bayushi Collector | Scorpion conflict character | cost=2 1/2 glory=1 influence=1 | Courtier
Opium Wastrel | Scorpion conflict character | cost=1 1/1 glory=0 influence=2 | Peasant
Liar's Mask | Scorpion conflict attachment | cost=1 1/1 influence=1 | Item, Mask
Stolen Breath | Scorpion conflict attachment | cost=2 influence=2 | Poison
Duty | Scorpion conflict event | cost=0 limit=1 | Philosophy
From the Shadows | Scorpion conflict event | cost=0 influence=1
Make an Opening | Scorpion conflict event | cost=0 influence=2
Stolen Secrets | Scorpion conflict event | cost=1 influence=3
Court of Deception | Scorpion dynasty holding | strength=1
Alibi Artist | Scorpion dynasty character | cost=1 -/2 glory=1 | Courtier, Shinobi
Bayushi Aramoro | Scorpion dynasty character | cost=4 5/2 glory=2 unique | Bushi, Shinobi
Bayushi's Whisperers | Scorpion dynasty character | cost=6 3/6 glory=0 unique | Informant
Ignoble Enforcers | Scorpion dynasty character | cost=5 4/4 glory=1 | Bushi
Insolent Rival | Scorpion dynasty character | cost=3 2/1 glory=2 | Bushi, Duelist
Shosuro Takao | Scorpion dynasty character | cost=2 3/1 glory=0 unique | Bushi, Shadow, Shinobi
Soshi Aoi | Scorpion dynasty character | cost=3 2/3 glory=1 unique | Shugenja, Air
Kyūden Bayushi | Scorpion stronghold | strength=2 honor=9 fate=7 influence=9 | Palace
Brother's Gift Dōjō | Scorpion province | strength=4 unique void | Dōjō
[children-of-the-empire]
Infiltrator's Tools | Scorpion conflict attachment | cost=0 influence=1 | Item
Kirei-ko | Scorpion conflict event | cost=1 influence=3 | Poison
Miyako's Undertaking | Scorpion conflict event | cost=2 influence=1
Unmask | Scorpion conflict event | cost=1 influence=2 role=void
Attendant to the Emperor | Scorpion dynasty character | cost=3 1/5 glory=2 | Courtier, Imperial
Loyal Challenger | Scorpion dynasty character | cost=2 1/3 glory=0 | Courtier, Duelist
Midnight Prowler | Scorpion dynasty character | cost=2 2/1 glory=0 | Bushi, Shinobi
Shosuro Hametsu | Scorpion dynasty character | cost=4 2/3 glory=1 unique | Daimyō, Shinobi
Social Puppeteer | Scorpion dynasty character | cost=3 1/3 glory=1 | Courtier
[warriors-of-the-wind]
Shosuro Hyobu | Scorpion dynasty character | cost=3 3/2 glory=1 unique | Courtier
[masters-of-the-court]
Bayushi Dairu | Scorpion dynasty character | cost=3 2/2 glory=2 unique | Courtier, Scholar
[for-the-empire]
False Loyalties | Scorpion conflict event | cost=1 influence=3
Shameless Gossip | Scorpion dynasty character | cost=2 2/2 glory=1 | Courtier
Toshi Ranbo | Scorpion province | strength=3 unique all | Imperial
[bonds-of-blood]
Alluring Patron | Scorpion conflict character | cost=4 1/4 glory=2 influence=2 role=fire | Courtier
Softskin | Scorpion conflict attachment | cost=2 influence=1 | Poison
Yogo Preserver | Scorpion dynasty character | cost=3 2/3 glory=1 | Shugenja, Air
[justice-for-satsume]
Shosuro Miyako | Scorpion conflict character | cost=3 3/2 glory=1 influence=2 unique version=2 | Bushi, Shinobi
Shosuro Ibuki | Scorpion dynasty character | cost=4 4/3 glory=2 unique | Bushi, Yōjimbō
Effective Deception | Scorpion province | strength=4 earth
[the-children-of-heaven]
Unspoken Etiquette | Scorpion conflict event | cost=2 influence=1
Licensed Quarter | Scorpion dynasty holding | strength=2 | City
Emissary of Lies | Scorpion dynasty character | cost=3 2/3 glory=1 | Courtier
[a-champion-s-foresight]
By Any Means | Scorpion conflict event | cost=0 influence=2 | Tactic
Petal Village Estate | Scorpion dynasty holding | strength=0 | Imperial
Palace Guard | Scorpion dynasty character | cost=1 2/0 glory=1 | Bushi, Imperial
[shoju-s-duty]
Castigated | Scorpion conflict attachment | cost=0 influence=2 | Condition, Imperial
Bayushi Shoju | Scorpion dynasty character | cost=5 -/7 glory=4 unique version=2 | Courtier, Champion, Imperial
Chrysanthemum Steward | Scorpion dynasty character | cost=2 1/2 glory=2 | Courtier, Imperial
[seekers-of-wisdom]
Bayushi Gensato | Scorpion dynasty character | cost=3 3/2 glory=0 unique | Bushi, Duelist
[defenders-of-rokugan]
Yogo Asami | Scorpion dynasty character | cost=2 0/3 glory=2 unique | Courtier
[the-emperor-s-legion]
Shosuro Denmaru | Scorpion dynasty character | cost=2 2/1 glory=1 unique | Bushi, Commander
[rokugan-at-war]
Paralyzing Delicacy | Scorpion conflict event | cost=0 influence=2 | Poison
Governor's Spy | Scorpion dynasty character | cost=3 1/4 glory=1 | Courtier
[spreading-shadows]
Suffer the Consequences | Scorpion conflict event | cost=2 influence=2 role=earth
Thunder Guard Elite | Scorpion dynasty character | cost=4 4/2 glory=0 | Bushi
Dispatch to Nowhere | Scorpion dynasty event | cost=1
Seven Stings Keep | Scorpion stronghold | strength=2 honor=10 fate=7 influence=10 | Castle
[in-pursuit-of-truth]
Way With Words | Scorpion conflict attachment | cost=1 0/1 influence=2 role=water | Technique
Cursecatcher | Scorpion dynasty character | cost=2 2/2 glory=1 role=seeker | Shugenja, Air
Silent Ones Monastery | Scorpion province | strength=5 unique air water | Temple
[campaigns-of-conquest]
Forgery | Scorpion conflict event | cost=1 influence=3
Open Window | Scorpion dynasty holding | strength=0 rally
Shadow Stalker | Scorpion dynasty character | cost=2 2/0 glory=1 rally | Bushi, Shadow, Shinobi
[as-honor-demands]
Soshi Diviner | Scorpion conflict character | cost=2 1/2 glory=1 influence=1 | Shugenja, Air
Stoke Insurrection | Scorpion conflict event | cost=4 influence=3
Beautiful Entertainer | Scorpion dynasty character | cost=1 0/1 glory=1 rally | Geisha
[atonement]
Compromised Secrets | Scorpion conflict attachment | cost=0 influence=2 | Condition
Bayushi Kachiko | Scorpion dynasty character | cost=5 3/6 glory=3 unique version=2 | Courtier, Imperial
Unbridled Ambition | Scorpion province | strength=3 fire
[twisted-loyalties]
Kunshu | Scorpion conflict attachment | cost=2 2/2 unique | Imperial, Weapon
Sinister Peacekeeper | Scorpion dynasty character | cost=1 0/2 glory=2 role=keeper | Courtier, Imperial
The Scorpion Clan Coup | Scorpion province | strength=5 air | Imperial
[honor-in-flames]
Messenger of Misery | Scorpion conflict character | cost=1 0/1 glory=0 influence=1 | Courtier
Shape the Flesh | Scorpion conflict attachment | cost=1 1/1 influence=1 | Mahō, Spell, Water
Shoju's Diviner | Scorpion dynasty character | cost=3 3/3 glory=1 | Shugenja, Air, Imperial
[a-crimson-offering]
Seize the Mind | Scorpion conflict event | cost=3 influence=2 | Mahō, Spell, Air
Shadowed Village | Scorpion dynasty holding | strength=0 | Village
Yogo Paramour | Scorpion dynasty character | cost=2 1/3 glory=0 | Shugenja, Air
[the-temptation-of-the-scorpion]
The Skin of Fu Leng | Scorpion conflict attachment | cost=3 0/3 unique | Black Scroll, Item
Shadow Step | Scorpion conflict event | cost=1 influence=1 role=void | Spell, Shadow
Yogo Junzo | Scorpion dynasty character | cost=5 5/4 glory=2 unique | Shugenja, Air, Daimyō
[coils-of-power]
Final Whisper | Scorpion conflict event | cost=0 influence=2 role=air | Poison, Shadowlands
Shosuro Deceiver | Scorpion dynasty character | cost=4 2/4 glory=1 | Courtier, Shinobi
Display of Loyalty | Scorpion dynasty event | cost=0
[peace-at-any-cost]
Subterfuge | Scorpion conflict event | cost=0 influence=1
Underhanded Samurai | Scorpion dynasty character | cost=2 2/1 glory=0 | Bushi
[clan-war]
Bayushi Traitor | Scorpion conflict character | cost=2 3/3 glory=1 influence=1 | Bushi, Shinobi
Compelling Testimony | Scorpion conflict event | cost=1 influence=3
Criminal Contacts | Scorpion conflict event | cost=1 influence=1
Imbued With Shadows | Scorpion conflict event | cost=0 influence=3 | Spell, Air, Shadow
Acclaimed Geisha House | Scorpion dynasty holding | strength=1
Master Whisperer | Scorpion dynasty character | cost=3 2/3 glory=1 | Courtier
Shepherd of Visages | Scorpion dynasty character | cost=1 1/1 glory=1 | Shugenja, Air
Shosuro Actor | Scorpion dynasty character | cost=2 0/0 glory=0 | Actor, Shinobi
Vice Proprietor | Scorpion dynasty character | cost=2 1/2 glory=1 | Courtier, Merchant
Shadowed Alleyway | Scorpion province | strength=4 air
[under-fu-leng-s-shadow]
Betrayed Vision | Scorpion conflict event | cost=2 influence=2 | Spell, Air
Soshi's Memory | Scorpion conflict event | cost=0 influence=1 | Spell, Air
Disciple of Deception | Scorpion dynasty character | cost=2 1/2 glory=1 | Shugenja, Air
Loyal Oathbreaker | Scorpion dynasty character | cost=3 1/3 glory=0 | Shugenja, Earth
Silent Enforcer | Scorpion dynasty character | cost=3 3/2 glory=0 | Bushi, Shinobi
Shiro Yogo | Scorpion stronghold | strength=2 honor=10 fate=7 influence=10 unique | Castle
"""
