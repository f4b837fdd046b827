"""The Crab cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Hiruma Ambusher | Crab conflict character | cost=2 2/2 glory=0 influence=1 | Bushi, Scout
Stoic Gunsō | Crab conflict character | cost=2 2/1 glory=1 influence=1 | Bushi
Jade Tetsubō | Crab conflict attachment | cost=2 3/0 influence=2 | Jade, Weapon
Reprieve | Crab conflict attachment | cost=1 influence=1 | Condition
Watch Commander | Crab conflict attachment | cost=1 1/1 influence=3 | Follower
Levy | Crab conflict event | cost=0 influence=3
Rebuild | Crab conflict event | cost=0 influence=2 restricted
The Mountain Does Not Fall | Crab conflict event | cost=1 influence=3 | Technique
Way of the Crab | Crab conflict event | cost=1 | Philosophy
Borderlands Fortifications | Crab dynasty holding | strength=2 | Battlefield
Funeral Pyre | Crab dynasty holding | strength=0 | Ritual
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
Shiro Nishiyama | Crab stronghold | strength=3 honor=10 fate=7 influence=10 unique | Castle
Defend the Wall | Crab province | strength=4 earth
[tears-of-amaterasu]
Karada District | Crab dynasty holding | strength=1 unique limit=1 | Imperial
Staunch Hida | Crab dynasty character | cost=2 2/- glory=1 | Bushi, Yōjimbō
[for-honor-and-glory]
Pathfinder's Blade | Crab conflict attachment | cost=0 1/0 influence=1 role=seeker restricted | Weapon
Raise the Alarm | Crab conflict event | cost=0 influence=2
Stoic Magistrate | Crab dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[into-the-forbidden-city]
Hiruma Skirmisher | Crab conflict character | cost=1 1/- glory=1 influence=2 | Bushi, Scout
Seal of the Crab | Crab conflict attachment | cost=0 1/0 influence=1 | Item, Seal
[the-chrysanthemum-throne]
Pit Trap | Crab conflict attachment | cost=3 -1/-1 influence=3 | Item, Trap
Kaiu Inventor | Crab dynasty character | cost=2 2/1 glory=0 | Bushi, Engineer
[fate-has-no-secrets]
Fair Accord | Crab conflict event | cost=0 influence=2
Crisis Breaker | Crab dynasty character | cost=3 3/1 glory=1 role=keeper | Bushi, Berserker
Yasuki Taka | Crab dynasty character | cost=5 3/4 glory=2 unique | Wily Trader, Daimyō
[meditations-on-the-ephemeral]
Iron Mine | Crab dynasty holding | strength=0 | Mine
Kuni Ritsuko | Crab dynasty character | cost=4 4/2 glory=1 unique | Shugenja, Earth
[disciples-of-the-void]
Hida Amoro | Crab dynasty character | cost=3 4/- glory=1 unique | Bushi, Berserker
[breath-of-the-kami]
Hiruma Outpost | Crab dynasty holding | strength=2 | Outpost
Third Tower Guard | Crab dynasty character | cost=1 1/1 glory=0 | Bushi
[tainted-lands]
Spreading the Darkness | Crab conflict event | cost=0 influence=2 | Mahō, Spell, Earth
Apprentice Earthcaller | Crab dynasty character | cost=3 3/1 glory=1 | Shugenja, Earth
Kuni Yori | Crab dynasty character | cost=5 4/4 glory=1 unique | Shugenja, Earth, Daimyō
[the-fires-within]
Wicked Tetsubō | Crab conflict attachment | cost=2 1/1 influence=1 | Weapon
Hiruma Kogoe | Crab dynasty character | cost=2 2/1 glory=1 unique | Bushi, Scout
[the-ebb-and-flow]
Nezumi Infiltrator | Crab conflict character | cost=1 1/1 glory=0 influence=2 | Creature, Scout
Fight On | Crab conflict event | cost=1 influence=2 role=water
Flooded Waste | Crab province | strength=2 water
[all-and-nothing]
Kuni Laboratory | Crab dynasty holding | strength=0 | Laboratory
Tainted Hero | Crab dynasty character | cost=3 6/- glory=0 | Bushi, Berserker, Shadowlands
[elements-unbound]
Pragmatism | Crab conflict attachment | cost=1 1/1 influence=1 | Condition
Specialized Defenses | Crab conflict event | cost=0 influence=1 role=earth
Yasuki Broker | Crab dynasty character | cost=4 2/3 glory=2 | Courtier
[underhand-of-the-emperor]
Yasuki Oguri | Crab dynasty character | cost=2 1/1 glory=1 unique | Courtier
[children-of-the-empire]
Guardian of Virtue | Crab conflict character | cost=2 2/2 glory=1 influence=1 role=air | Bushi
Honed Nodachi | Crab conflict attachment | cost=2 3/0 influence=2 | Weapon
In Defense of Rokugan | Crab conflict event | cost=1 influence=2
Smuggling Deal | Crab conflict event | cost=0 influence=3
Heavy Ballista | Crab dynasty holding | strength=0
Daring Challenger | Crab dynasty character | cost=2 2/- glory=1 | Bushi, Duelist
Hida Yakamo | Crab dynasty character | cost=4 4/2 glory=1 unique | Bushi, Berserker, Duelist
Siege Captain | Crab dynasty character | cost=3 5/1 glory=2 | Bushi, Commander, Engineer
Yasuki Procurer | Crab dynasty character | cost=2 2/2 glory=0 | Courtier
[warriors-of-the-wind]
Hida Tsuru | Crab dynasty character | cost=4 4/3 glory=1 unique | Bushi, Cavalry
[masters-of-the-court]
Yasuki Fuzake | Crab dynasty character | cost=3 2/3 glory=0 unique | Shugenja, Earth
[for-the-empire]
Give No Ground | Crab conflict event | cost=0 influence=1
Fifth Tower Watch | Crab dynasty character | cost=5 5/4 glory=1 | Bushi, Army
Hiruma Signaller | Crab dynasty character | cost=2 2/2 glory=1 | Bushi, Scout
[bonds-of-blood]
Fury of the Damned | Crab conflict event | cost=2 influence=1 role=fire
Hiruma Yoshino | Crab dynasty character | cost=4 3/3 glory=2 unique | Bushi, Daimyō, Scout
[justice-for-satsume]
Warden of the Damned | Crab conflict character | cost=3 2/2 glory=1 influence=3 | Monk
Callous Ashigaru | Crab conflict attachment | cost=1 2/1 influence=2 | Follower
Hida Sugi | Crab dynasty character | cost=1 2/1 glory=1 unique | Bushi
[the-children-of-heaven]
Sharpened Tsuruhashi | Crab conflict attachment | cost=0 1/0 influence=2 | Weapon
Student of Anatomies | Crab dynasty character | cost=2 1/2 glory=0 | Shugenja, Earth
Fortified Assembly | Crab province | strength=3 air
[a-champion-s-foresight]
Withstand the Darkness | Crab conflict event | cost=0 influence=1
Strategic Weakpoint | Crab dynasty holding | strength=0 | Trap
Frontline Engineer | Crab dynasty character | cost=4 4/2 glory=0 | Bushi, Engineer
[shoju-s-duty]
Root Out Heresy | Crab conflict event | cost=1 influence=3
Gallant Quartermaster | Crab dynasty character | cost=1 0/1 glory=1 | Courtier
Yasuki Hatsu | Crab dynasty character | cost=3 1/3 glory=2 unique | Courtier
[seekers-of-wisdom]
Hida Kotoe | Crab conflict character | cost=3 3/1 glory=1 influence=2 unique | Bushi
[defenders-of-rokugan]
Reinforced Plate | Crab conflict attachment | cost=1 1/0 influence=3 | Armor
Subterranean Guile | Crab conflict attachment | cost=1 1/0 influence=1 | Technique
Desolation | Crab conflict event | cost=2 influence=2 | Spell, Earth
Fruitful Respite | Crab conflict event | cost=0 influence=3
Siege Warfare | Crab conflict event | cost=0 influence=2 | Tactic
The Strength of the Mountain | Crab conflict event | cost=3 influence=4 | Philosophy
Kaiu Forges | Crab dynasty holding | strength=3 unique limit=1 | Kaiu Wall
Northern Curtain Wall | Crab dynasty holding | strength=4 unique limit=1 | Kaiu Wall
River of the Last Stand | Crab dynasty holding | strength=0 unique limit=1 | Kaiu Wall, River
Seventh Tower | Crab dynasty holding | strength=2 unique limit=1 | Kaiu Wall
Third Whisker Warrens | Crab dynasty holding | strength=1 unique limit=1 | Kaiu Wall
Watchtower of Valor | Crab dynasty holding | strength=1 unique limit=1 | Kaiu Wall
Favorable Dealbroker | Crab dynasty character | cost=4 2/3 glory=1 | Courtier, Merchant
Hida O-Ushi | Crab dynasty character | cost=3 3/3 glory=1 unique | Bushi
Hida Sukune | Crab dynasty character | cost=2 1/2 glory=1 unique | Bushi, Commander
Kaiu Shihobu | Crab dynasty character | cost=5 5/3 glory=2 unique | Bushi, Daimyō, Engineer
Kaiu Siege Force | Crab dynasty character | cost=6 7/2 glory=1 unique | Bushi, Army, Engineer
Purifier Apprentice | Crab dynasty character | cost=1 1/0 glory=0 | Shugenja, Earth
Shadowlands Hunter | Crab dynasty character | cost=2 2/0 glory=0 | Bushi, Scout
Unyielding Sensei | Crab dynasty character | cost=3 4/2 glory=1 | Bushi
Kyūden Hida | Crab stronghold | strength=2 honor=11 fate=7 influence=10 unique | Castle
Kuni Wastelands | Crab province | strength=4 fire | Wasteland
[the-emperor-s-legion]
Yasuki Hikaru | Crab dynasty character | cost=3 3/2 glory=0 unique | Bushi, Magistrate
[rokugan-at-war]
Our Foe Does Not Wait | Crab conflict event | cost=0 influence=1 role=earth
Recalled Defenses | Crab dynasty event | cost=1 rally
Shrug Off Despair | Crab province | strength=6 void
[spreading-shadows]
Disciple of Shinsei | Crab conflict attachment | cost=0 1/0 influence=1 role=void | Item, Shadowlands
Butcher of the Fallen | Crab dynasty character | cost=4 6/- glory=0 rally | Bushi, Berserker
Shinsei's Last Hope | Crab province | strength=3 unique earth water | Village
[in-pursuit-of-truth]
Return From Shadows | Crab conflict event | cost=0 influence=3
Blatant Swindler | Crab dynasty character | cost=1 1/1 glory=1 role=seeker | Courtier, Merchant
Third Whisker Sneak | Crab dynasty character | cost=2 2/1 glory=0 | Creature, Nezumi, Scout
[campaigns-of-conquest]
Sturdy Tetsubō | Crab conflict attachment | cost=2 3/0 influence=2 | Weapon
Kuni Purifier | Crab dynasty character | cost=3 3/3 glory=1 | Shugenja, Earth
[as-honor-demands]
Ceaseless Duty | Crab conflict event | cost=1 influence=3
Hida Etsuji | Crab dynasty character | cost=4 4/2 glory=2 unique | Bushi, Commander
Pious Guardian | Crab dynasty character | cost=2 3/1 glory=1 rally | Bushi
[atonement]
Apprentice Engineer | Crab conflict character | cost=2 2/1 glory=0 influence=2 | Bushi, Engineer
Inventive Buttressing | Crab conflict attachment | cost=1 influence=2 | Fortification
Fire and Oil | Crab dynasty holding | strength=0 | Siege Weapon
[twisted-loyalties]
Chikara | Crab conflict attachment | cost=2 4/1 unique | Weapon
Guardians of Rokugan | Crab conflict event | cost=0 influence=2
Watchtower of Sun's Shadow | Crab dynasty holding | strength=1 unique limit=1 | Kaiu Wall
Yasuki Oguri | Crab dynasty character | cost=2 1/1 glory=1 unique version=2 | Courtier
[honor-in-flames]
Darkness Rising | Crab conflict event | cost=2 influence=2 role=water | Mahō, Spell, Water
Master of Jade | Crab dynasty character | cost=4 3/3 glory=0 role=keeper | Shugenja, Earth
Silent Skirmisher | Crab dynasty character | cost=0 1/- glory=1 | Bushi, Berserker
[a-crimson-offering]
Tetsubō of Blood | Crab conflict attachment | cost=1 4/0 influence=1 | Mahō, Spell, Earth, Weapon
Damned Hida | Crab dynasty character | cost=3 3/- glory=0 | Bushi, Berserker, Shadowlands
The Eternal Watch | Crab province | strength=5 earth
[the-temptation-of-the-scorpion]
Enraged | Crab conflict attachment | cost=0 2/-2 influence=2 role=fire | Condition
Untainted | Crab conflict attachment | cost=1 influence=2 | Condition
Unleashed Experiment | Crab dynasty character | cost=2 4/3 glory=0 | Creature, Shadowlands
[coils-of-power]
Battle Meditation | Crab conflict event | cost=0 influence=1
Repentant Legion | Crab dynasty character | cost=5 9/- glory=1 | Bushi, Army, Berserker
Castle of the Forgotten | Crab stronghold | strength=2 honor=10 fate=7 influence=9 | Castle
[peace-at-any-cost]
At Any Cost | Crab conflict event | cost=0 influence=4 | Philosophy
Doom Thrower | Crab dynasty holding | strength=1 | Siege Weapon
Midnight Builder | Crab dynasty character | cost=4 4/3 glory=1 | Bushi, Engineer
[clan-war]
Kobo Ichi-Kai Jujutsu | Crab conflict attachment | cost=0 X/0 influence=1 | Technique
Common Cause | Crab conflict event | cost=0 influence=2 restricted
Fulfill Your Duty | Crab conflict event | cost=2 influence=3
The Crashing Wave | Crab conflict event | cost=2 influence=3
Roadside Inn | Crab dynasty holding | strength=0 | Inn
Hida Secretkeeper | Crab dynasty character | cost=1 1/1 glory=1 | Bushi
Kuni Silencer | Crab dynasty character | cost=3 4/2 glory=1 | Monk
One of the Forgotten | Crab dynasty character | cost=2 4/0 glory=0 | Bushi, Berserker
Sake House Smuggler | Crab dynasty character | cost=2 1/2 glory=0 | Courtier, Merchant
Slaughtered Village | Crab province | strength=5 earth | Shadowlands, Village
[under-fu-leng-s-shadow]
Jade Talisman | Crab conflict attachment | cost=0 influence=1 | Jade, Item
Jade-Inlaid Katana | Crab conflict attachment | cost=1 2/0 influence=2 | Jade, Weapon
Jade Strike | Crab conflict event | cost=1 influence=3 | Jade, Spell, Earth
Third Tower | Crab dynasty holding | strength=1 unique limit=1 | Kaiu Wall
Exiled Guardian | Crab dynasty character | cost=2 2/1 glory=0 | Bushi, Shadowlands
Hida Backbreaker | Crab dynasty character | cost=3 3/2 glory=1 | Bushi
"""
