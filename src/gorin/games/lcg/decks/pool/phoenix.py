"""The Phoenix cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Ishiken Initiate | Phoenix conflict character | cost=2 1/1 glory=0 influence=2 | Shugenja, Void
Seeker of Knowledge | Phoenix conflict character | cost=2 0/2 glory=1 influence=1 | Courtier, Shugenja, Air
Grasp of Earth | Phoenix conflict attachment | cost=1 1/1 influence=1 | Spell, Earth
Magnificent Kimono | Phoenix conflict attachment | cost=0 0/1 influence=1 | Item
Pacifism | Phoenix conflict attachment | cost=2 influence=2 | Condition
Against the Waves | Phoenix conflict event | cost=1 influence=1 | Spell, Water
Display of Power | Phoenix conflict event | cost=2 influence=3 | Spell, Fire
Know the World | Phoenix conflict event | cost=1 influence=3 | Spell, Void
Supernatural Storm | Phoenix conflict event | cost=0 influence=1 | Spell, Water
Way of the Phoenix | Phoenix conflict event | cost=0 | Philosophy
Forgotten Library | Phoenix dynasty holding | strength=0 | Library, Shrine
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
Isawa Mori Seidō | Phoenix stronghold | strength=2 honor=11 fate=7 influence=10 unique | Shrine
Kuroi Mori | Phoenix province | strength=4 void
[tears-of-amaterasu]
Embrace the Void | Phoenix conflict attachment | cost=0 influence=2 restricted | Spell, Void
Isawa Kaede | Phoenix dynasty character | cost=5 3/4 glory=3 unique | Shugenja, Void
[for-honor-and-glory]
Shrine Maiden | Phoenix conflict character | cost=1 1/1 glory=0 influence=1 | Monk
Harmonize | Phoenix conflict event | cost=1 influence=1 role=keeper
Magnificent Lighthouse | Phoenix dynasty holding | strength=2 | Landmark
[into-the-forbidden-city]
Benten's Touch | Phoenix conflict event | cost=0 influence=1 | Spell, Air
Prodigy of the Waves | Phoenix dynasty character | cost=4 3/3 glory=2 | Shugenja, Water
[the-chrysanthemum-throne]
Seal of the Phoenix | Phoenix conflict attachment | cost=0 0/1 influence=1 | Item, Seal
Haughty Magistrate | Phoenix dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[fate-has-no-secrets]
Consumed by Five Fires | Phoenix conflict event | cost=5 influence=2 role=seeker restricted | Spell, Fire
Henshin Disciple | Phoenix dynasty character | cost=3 2/2 glory=2 | Monk, Scholar
Master Of Gisei Toshi | Phoenix dynasty character | cost=4 2/4 glory=1 | Shugenja, Earth
[meditations-on-the-ephemeral]
Kanjo District | Phoenix dynasty holding | strength=2 unique limit=1 | Imperial
Asako Tsuki | Phoenix dynasty character | cost=2 1/2 glory=2 unique | Courtier, Scholar, Shugenja, Water
[disciples-of-the-void]
Kaito Kosori | Phoenix conflict character | cost=3 2/2 glory=1 influence=2 unique | Monk, Shugenja, Air
Favor of the Kami | Phoenix conflict attachment | cost=0 influence=1 | Condition
Katana of Fire | Phoenix conflict attachment | cost=1 influence=2 | Spell, Fire, Weapon
Clarity of Purpose | Phoenix conflict event | cost=1 influence=3 | Spell, Water
Karmic Twist | Phoenix conflict event | cost=1 influence=3 | Spell, Void
The Path of Man | Phoenix conflict event | cost=0 influence=4 | Kiho, Philosophy
Wholeness of the World | Phoenix conflict event | cost=0 influence=1 | Spell, Earth
Secluded Shrine | Phoenix dynasty holding | strength=0 restricted | Shrine
Fire Elemental Guard | Phoenix dynasty character | cost=4 4/2 glory=2 | Shugenja, Fire, Army
Fire Tensai Initiate | Phoenix dynasty character | cost=1 0/0 glory=2 | Shugenja, Fire, Scholar
Fushichō | Phoenix dynasty character | cost=6 6/6 glory=0 unique | Creature, Fire, Mythic, Spirit
Inquisitive Ishika | Phoenix dynasty character | cost=3 2/2 glory=2 | Shugenja, Void
Isawa Tadaka | Phoenix dynasty character | cost=5 5/3 glory=2 unique restricted | Shugenja, Earth, Elemental Master
Kaito Temple Protector | Phoenix dynasty character | cost=4 3/3 glory=2 | Monk
Pacifist Philosopher | Phoenix dynasty character | cost=2 -/1 glory=1 | Courtier
Shiba Tetsu | Phoenix dynasty character | cost=2 2/1 glory=1 unique | Bushi
Kyūden Isawa | Phoenix stronghold | strength=1 honor=11 fate=7 influence=10 unique | Library, Palace
Sanpuku Seidō | Phoenix province | strength=1 unique fire | Shrine
[breath-of-the-kami]
Winds of Change | Phoenix conflict event | cost=0 influence=1 role=air | Spell, Air
Isawa Uona | Phoenix dynasty character | cost=2 2/- glory=1 unique | Shugenja, Air
[tainted-lands]
Feral Ningyo | Phoenix conflict character | cost=3 3/2 glory=0 influence=3 | Creature
Oracle of Stone | Phoenix conflict event | cost=0 influence=2 | Spell, Earth
Teachings of the Elements | Phoenix province | strength=5 earth
[the-fires-within]
Jurōjin's Curse | Phoenix conflict attachment | cost=0 0/1 influence=1 role=void | Spell, Void, Curse
Chikai Order Protector | Phoenix dynasty character | cost=4 4/3 glory=1 | Bushi, Yōjimbō
[the-ebb-and-flow]
Ofushikai | Phoenix conflict attachment | cost=2 2/3 unique | Weapon
Asako Azunami | Phoenix dynasty character | cost=5 4/4 glory=3 unique | Shugenja, Water, Elemental Master
[all-and-nothing]
All and Nothing | Phoenix conflict event | cost=0 influence=2 | Spell, Void
Bustling Academy | Phoenix dynasty holding | strength=1 | Academy
Ethereal Dreamer | Phoenix dynasty character | cost=1 1/1 glory=0 | Shugenja, Void
[elements-unbound]
Roving Michibiku | Phoenix conflict character | cost=3 2/2 glory=1 influence=2 | Monk, Scholar
Taryū-Jiai | Phoenix conflict event | cost=0 influence=1
Reader of Omens | Phoenix dynasty character | cost=2 2/0 glory=1 | Shugenja, Void
[underhand-of-the-emperor]
Asako Maezawa | Phoenix dynasty character | cost=3 2/3 glory=2 unique | Courtier
[children-of-the-empire]
Unmatched Expertise | Phoenix conflict attachment | cost=0 1/1 influence=2 role=fire | Technique
Gift of Amaterasu | Phoenix conflict event | cost=1 influence=3 | Spell, Fire
Severed from the Stream | Phoenix conflict event | cost=1 influence=1 | Spell, Void
Subdue the Spirits | Phoenix conflict event | cost=2 influence=2
Ancestral Shrine | Phoenix dynasty holding | strength=1 | Shrine
Fire Tensai Acolyte | Phoenix dynasty character | cost=2 3/2 glory=1 | Shugenja, Fire
Isawa Ujina | Phoenix dynasty character | cost=4 2/4 glory=2 unique | Shugenja, Void, Elemental Master
Sage of Gisei Toshi | Phoenix dynasty character | cost=3 1/3 glory=2 | Courtier, Scholar
Sincere Challenger | Phoenix dynasty character | cost=2 1/2 glory=2 | Courtier, Duelist
[warriors-of-the-wind]
Kaito Nobukai | Phoenix dynasty character | cost=3 2/2 glory=2 unique | Courtier, Daimyō
[masters-of-the-court]
Chukan Nobue | Phoenix dynasty character | cost=2 1/2 glory=2 unique | Courtier, Scholar
[for-the-empire]
Purity of Spirit | Phoenix conflict event | cost=0 influence=1
Shiba Sophist | Phoenix dynasty character | cost=2 2/1 glory=2 | Bushi, Scholar
[bonds-of-blood]
Isawa Tadaka | Phoenix conflict character | cost=5 5/3 glory=2 influence=2 unique clans=crab+phoenix version=2 | Shugenja, Earth, Elemental Master
Earth Becomes Sky | Phoenix conflict event | cost=1 influence=1 role=earth | Spell, Earth
Valiant Oathkeeper | Phoenix dynasty character | cost=1 2/2 glory=1 | Bushi
[justice-for-satsume]
Stride the Waves | Phoenix conflict attachment | cost=2 1/1 influence=3 | Spell, Water
Acolyte of Koyane | Phoenix dynasty character | cost=3 2/3 glory=2 | Shugenja, Air
Isawa Heiko | Phoenix dynasty character | cost=4 0/5 glory=2 unique | Shugenja, Water
[the-children-of-heaven]
Invoke the Divine | Phoenix conflict event | cost=3 influence=2
Starry Heaven Sanctuary | Phoenix dynasty holding | strength=1 unique limit=1 | Temple, Void
Righteous Delegate | Phoenix dynasty character | cost=3 2/3 glory=2 | Courtier
[a-champion-s-foresight]
Erudite Prestige | Phoenix conflict attachment | cost=0 influence=2 | Condition
Asako Takahiro | Phoenix dynasty character | cost=2 1/1 glory=2 unique | Courtier
Henshin Mysteries | Phoenix province | strength=5 air
[shoju-s-duty]
Cloak of Night | Phoenix conflict event | cost=1 influence=2 | Spell, Air
Inferno Guard Invoker | Phoenix dynasty character | cost=4 3/2 glory=4 | Shugenja, Fire
Student of Esoterica | Phoenix dynasty character | cost=2 1/1 glory=3 | Shugenja, Earth, Scholar
[seekers-of-wisdom]
Asako Togama | Phoenix dynasty character | cost=4 2/5 glory=2 unique | Courtier, Daimyō, Scholar
[defenders-of-rokugan]
Isawa Eju | Phoenix conflict character | cost=4 1/4 glory=2 unique | Shugenja, Air, Elemental Master
[the-emperor-s-legion]
Isawa Tsuke | Phoenix dynasty character | cost=4 3/3 glory=2 unique restricted | Shugenja, Fire, Elemental Master
[rokugan-at-war]
Wandering Mediator | Phoenix conflict character | cost=1 0/2 glory=1 influence=1 role=air | Courtier
Garanto Guardian | Phoenix dynasty character | cost=4 4/3 glory=3 | Bushi
Kakudaira | Phoenix province | strength=5 unique air void | City
[spreading-shadows]
Ethereal Alignment | Phoenix conflict event | cost=5 influence=4 | Spell, Void
Inspired Visionary | Phoenix dynasty character | cost=1 1/1 glory=1 | Shugenja, Air
Retire to the Brotherhood | Phoenix province | strength=4 water
[in-pursuit-of-truth]
Studious | Phoenix conflict attachment | cost=0 0/1 influence=1 | Condition
Study the Natural World | Phoenix conflict event | cost=2 influence=2
Student of the Tao | Phoenix dynasty character | cost=3 1/2 glory=3 rally | Shugenja, Void, Scholar
[campaigns-of-conquest]
Kyofuki's Hammer | Phoenix conflict attachment | cost=0 1/0 influence=2 | Spell, Earth
Isawa Tsuke | Phoenix dynasty character | cost=5 5/4 glory=3 unique version=2 | Shugenja, Fire, Elemental Master
Celebrated Renown | Phoenix dynasty event | cost=1 rally
[as-honor-demands]
The Receding Tide | Phoenix conflict event | cost=0 influence=1 role=water | Spell, Water
Endless Archives | Phoenix dynasty holding | strength=1 | Library
Asako Lawmaster | Phoenix dynasty character | cost=3 2/4 glory=2 | Courtier
[atonement]
Magistrate's Intervention | Phoenix conflict event | cost=1 influence=3
Shiba Pureheart | Phoenix dynasty character | cost=2 2/1 glory=2 rally | Bushi, Yōjimbō
[twisted-loyalties]
Heresy! | Phoenix conflict event | cost=0 influence=2 role=void
Asako Maezawa | Phoenix dynasty character | cost=3 2/3 glory=2 unique version=2 | Courtier
[honor-in-flames]
Unhallow | Phoenix conflict attachment | cost=1 influence=1 | Mahō, Spell, Earth
Guardian Dōjō | Phoenix dynasty holding | strength=1 | Dōjō
Steward of Cryptic Lore | Phoenix dynasty character | cost=4 3/3 glory=2 | Shugenja, Earth, Scholar
[a-crimson-offering]
In Harmony | Phoenix conflict attachment | cost=0 0/1 influence=2 | Condition
Sanguine Mastery | Phoenix conflict event | cost=1 influence=2 role=fire | Mahō, Spell, Fire
Kaito Mai | Phoenix dynasty character | cost=2 2/2 glory=0 unique | Monk
[the-temptation-of-the-scorpion]
Blessed By Fukurokujin | Phoenix conflict attachment | cost=1 1/1 influence=1 | Spell, Air
Whispers of Power | Phoenix conflict event | cost=1 influence=2 | Mahō, Spell, Air
Young Philosopher | Phoenix dynasty character | cost=2 -/4 glory=2 | Shugenja, Air, Scholar
[coils-of-power]
Calling the Storm | Phoenix conflict event | cost=0 influence=3 | Spell, Water
Kami of Ancient Wisdom | Phoenix dynasty character | cost=5 2/6 glory=0 | Spirit
Offerings to the Kami | Phoenix province | strength=4 void | Shrine
[peace-at-any-cost]
Cleanse the Empire | Phoenix conflict event | cost=3 influence=3
Inquisitorial Initiate | Phoenix dynasty character | cost=1 0/2 glory=1 | Courtier
Relentless Inquisitor | Phoenix dynasty character | cost=4 2/4 glory=2 role=seeker | Courtier
Shiro Gisu | Phoenix stronghold | strength=2 honor=10 fate=7 influence=11 | Castle
[clan-war]
Peacemaker's Blade | Phoenix conflict attachment | cost=1 3/1 influence=1 | Weapon
Appeal to Sympathy | Phoenix conflict event | cost=2 influence=2
Ramparts of Stone | Phoenix conflict event | cost=2 influence=3 | Spell, Earth
Trick of the Light | Phoenix conflict event | cost=0 influence=2 | Spell, Air
Hallowed Ground | Phoenix dynasty holding | strength=0
Expert Interpreter | Phoenix dynasty character | cost=1 0/2 glory=1 | Courtier, Scholar
Isawa Pilgrim | Phoenix dynasty character | cost=2 2/2 glory=2 | Shugenja, Water
Mediator of Hostilities | Phoenix dynasty character | cost=2 1/2 glory=1 | Courtier
Serene Seer | Phoenix dynasty character | cost=3 3/3 glory=2 | Shugenja, Void
Fury of the Kami | Phoenix province | strength=5 void
[under-fu-leng-s-shadow]
Spell Scroll | Phoenix conflict attachment | cost=0 influence=1
Dance of Chikushō-dō | Phoenix conflict event | cost=2 influence=2 | Spell, Air
Elemental Inversion | Phoenix conflict event | cost=0 influence=1 | Spell, Void
Isawa Skycaller | Phoenix dynasty character | cost=4 3/5 glory=3 | Shugenja, Air
Void Wielder | Phoenix dynasty character | cost=2 1/2 glory=1 | Shugenja, Void
Twin Soul Temple | Phoenix stronghold | strength=2 honor=12 fate=7 influence=10 unique | Temple
"""
