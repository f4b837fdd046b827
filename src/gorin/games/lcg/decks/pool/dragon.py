"""The Dragon cards (written by docs/make_lcg_pool.py)."""

LINES = """
[core]
Tattooed Wanderer | Dragon conflict character | cost=1 2/1 glory=0 influence=2 | Monk, Tattooed
Togashi Kazue | Dragon conflict character | cost=3 3/3 glory=1 influence=2 unique | Monk, Tattooed
Ancestral Daishō | Dragon conflict attachment | cost=1 2/0 influence=2 | Weapon
Daimyō's Favor | Dragon conflict attachment | cost=0 influence=2 | Condition
Kitsuki's Method | Dragon conflict attachment | cost=1 0/2 influence=2 | Technique
Way of the Dragon | Dragon conflict attachment | cost=2 1/1 | Philosophy
Indomitable Will | Dragon conflict event | cost=1 influence=2
Let Go | Dragon conflict event | cost=0 influence=2
Mantra of Fire | Dragon conflict event | cost=0 influence=2 | Kiho, Fire
Mirumoto's Fury | Dragon conflict event | cost=1 influence=2 restricted
Tranquility | Dragon conflict event | cost=0 influence=2
Secluded Temple | Dragon dynasty holding | strength=1 | Shrine
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
Mountain's Anvil Castle | Dragon stronghold | strength=2 honor=11 fate=7 influence=10 unique | Castle
Restoration of Balance | Dragon province | strength=3 fire
[tears-of-amaterasu]
Jade Masterpiece | Dragon conflict attachment | cost=1 0/1 influence=2 unique | Item, Jade
Kitsuki Yaruma | Dragon dynasty character | cost=4 2/4 glory=2 unique | Courtier
[for-honor-and-glory]
High Kick | Dragon conflict event | cost=1 influence=2 | Technique
Northern Wall Sensei | Dragon dynasty character | cost=3 2/2 glory=1 role=keeper | Bushi
[into-the-forbidden-city]
Mantra of Water | Dragon conflict event | cost=0 influence=2 | Kiho, Water
Enigmatic Magistrate | Dragon dynasty character | cost=3 2/2 glory=1 | Bushi, Imperial, Magistrate
[the-chrysanthemum-throne]
Centipede Tattoo | Dragon conflict attachment | cost=0 influence=2 | Tattoo
Mountaintop Statuary | Dragon dynasty holding | strength=1 | Temple
Agasha Sumiko | Dragon dynasty character | cost=5 4/4 glory=1 unique | Bushi, Champion
[fate-has-no-secrets]
The Stone of Sorrows | Dragon conflict attachment | cost=2 1/1 influence=2 unique role=seeker | Item
Itinerant Philosopher | Dragon dynasty character | cost=2 1/1 glory=2 | Monk
[meditations-on-the-ephemeral]
Seal of the Dragon | Dragon conflict attachment | cost=0 0/1 influence=1 | Item, Seal
Written in the Stars | Dragon conflict event | cost=1 influence=2 | Omen
Togashi Mendicant | Dragon dynasty character | cost=1 1/1 glory=1 | Monk, Tattooed
[disciples-of-the-void]
Togashi Tadakatsu | Dragon dynasty character | cost=4 4/3 glory=0 unique | Monk, Heretic
[breath-of-the-kami]
Ancient Master | Dragon conflict character | cost=1 1/1 glory=2 influence=1 | Monk, Tattooed
Hurricane Punch | Dragon conflict event | cost=0 influence=1 | Kiho, Air
Sacred Sanctuary | Dragon province | strength=2 air | Temple
[tainted-lands]
Adopted Kin | Dragon conflict attachment | cost=0 influence=1 role=fire | Condition
Impulsive Novice | Dragon dynasty character | cost=2 2/2 glory=0 | Monk
[the-fires-within]
Smoke | Dragon conflict attachment | cost=1 1/0 influence=2 | Spell, Fire
The Wrath of the Kami | Dragon dynasty holding | strength=1 unique limit=1 | Shrine
Master Alchemist | Dragon dynasty character | cost=4 3/1 glory=2 | Shugenja, Fire
[the-ebb-and-flow]
Hawk Tattoo | Dragon conflict attachment | cost=1 1/0 influence=2 | Tattoo
Volcanic Troll | Dragon dynasty character | cost=3 3/3 glory=0 | Creature
[all-and-nothing]
Void Fist | Dragon conflict event | cost=0 influence=2 restricted | Kiho, Void
Togashi Mitsu | Dragon dynasty character | cost=5 4/3 glory=3 unique | Monk, Tattooed
[elements-unbound]
Being and Becoming | Dragon conflict attachment | cost=2 1/1 influence=2 role=void | Condition
Mantra of Earth | Dragon conflict event | cost=0 influence=2 | Kiho, Earth
Agasha Shunsen | Dragon dynasty character | cost=3 1/2 glory=2 unique | Shugenja, Fire
[underhand-of-the-emperor]
Kitsuki Shomon | Dragon dynasty character | cost=3 3/3 glory=0 unique | Bushi, Duelist
[children-of-the-empire]
Mirumoto Daishō | Dragon conflict attachment | cost=2 2/2 influence=2 | Weapon
Solitary Strength | Dragon conflict attachment | cost=1 1/2 influence=1 role=air
Karmic Balance | Dragon conflict event | cost=2 influence=4 | Philosophy
Magnificent Triumph | Dragon conflict event | cost=0 influence=2
Mirumoto Dōjō | Dragon dynasty holding | strength=1 | Dōjō
Kitsuki Counselor | Dragon dynasty character | cost=1 1/1 glory=1 | Courtier
Mirumoto Hitomi | Dragon dynasty character | cost=4 4/2 glory=1 unique | Bushi, Duelist
Prudent Challenger | Dragon dynasty character | cost=2 2/2 glory=0 | Bushi, Duelist
Tranquil Philosopher | Dragon dynasty character | cost=3 2/2 glory=2 | Monk
[warriors-of-the-wind]
Agasha Taiko | Dragon dynasty character | cost=2 2/2 glory=0 unique | Bushi
[masters-of-the-court]
Kitsuki Jusai | Dragon dynasty character | cost=4 3/4 glory=2 unique | Courtier, Daimyō
[for-the-empire]
Greater Understanding | Dragon conflict attachment | cost=4 influence=3
Magistrate of Reason | Dragon dynasty character | cost=4 2/4 glory=1 | Courtier, Magistrate
Scene of the Crime | Dragon province | strength=4 earth
[bonds-of-blood]
Niten Pupil | Dragon conflict character | cost=2 2/2 glory=1 influence=1 role=water | Bushi, Duelist
Two-Heavens Technique | Dragon conflict attachment | cost=1 1/0 influence=2 | Technique
Kitsuki Yuikimi | Dragon dynasty character | cost=3 3/3 glory=1 unique | Bushi, Champion
[justice-for-satsume]
Justicar's Approach | Dragon conflict attachment | cost=1 1/0 influence=2 | Technique
Court of Justice | Dragon dynasty holding | strength=1
Trusted Advisor | Dragon dynasty character | cost=3 2/3 glory=1 | Courtier
[the-children-of-heaven]
Rising Stars Kata | Dragon conflict event | cost=0 influence=2 | Technique
Togashi Yoshi | Dragon dynasty character | cost=1 1/1 glory=1 unique | Monk, Tattooed
Truthseeker | Dragon dynasty character | cost=2 1/3 glory=1 | Courtier
[a-champion-s-foresight]
Deduction | Dragon conflict event | cost=1 influence=3
Army of the Rising Wave | Dragon dynasty character | cost=5 6/3 glory=2 | Bushi, Army
Shiro Kitsuki | Dragon stronghold | strength=2 honor=10 fate=7 influence=11 unique | Castle
[shoju-s-duty]
Mantra of Air | Dragon conflict event | cost=0 influence=2 | Kiho, Air
Hitsu-do Disciple | Dragon dynasty character | cost=2 2/1 glory=1 | Monk, Tattooed
Togashi Ichi | Dragon dynasty character | cost=4 4/2 glory=2 unique | Monk, Tattooed
[seekers-of-wisdom]
Togashi Acolyte | Dragon conflict character | cost=2 2/2 glory=1 influence=2 | Monk, Tattooed
An Ocean in a Drop | Dragon conflict attachment | cost=1 0/1 influence=2 | Spell, Water
Dragon Tattoo | Dragon conflict attachment | cost=2 2/0 influence=3 | Tattoo
Niten | Dragon conflict attachment | cost=1 1/1 unique | Item, Philosophy
Vine Tattoo | Dragon conflict attachment | cost=0 0/1 influence=2 | Tattoo
Iron Foundations Stance | Dragon conflict event | cost=0 influence=1 | Kiho, Earth
Wildfire Kick | Dragon conflict event | cost=1 influence=2 | Kiho, Fire
Shintao Monastery | Dragon dynasty holding | strength=2 | Temple
Austere Exemplar | Dragon dynasty character | cost=3 2/3 glory=0 | Monk, Tattooed
Mirumoto Masashige | Dragon dynasty character | cost=4 4/3 glory=2 unique | Bushi, Daimyō, Duelist
Monastery Protector | Dragon dynasty character | cost=4 3/3 glory=2 | Monk, Tattooed
Perceptive Kitsuki | Dragon dynasty character | cost=2 1/2 glory=2 | Courtier
Taoist Adept | Dragon dynasty character | cost=1 1/1 glory=1 | Bushi, Monk, Duelist
Togashi Gaijutsu | Dragon dynasty character | cost=3 -/3 glory=2 unique | Monk, Tattooed
Togashi Hoshi | Dragon dynasty character | cost=6 5/5 glory=3 unique | Monk, Creature, Fire, Mythic
Togashi Mitsu | Dragon dynasty character | cost=5 4/5 glory=3 unique version=2 | Monk, Tattooed
High House of Light | Dragon stronghold | strength=3 honor=11 fate=7 influence=7 unique | Temple
Fuchi Mura | Dragon province | strength=3 unique void | Village
[defenders-of-rokugan]
Agasha Hiyori | Dragon dynasty character | cost=3 2/2 glory=1 unique | Shugenja, Fire
[the-emperor-s-legion]
Kitsuki Kagi | Dragon conflict character | cost=2 1/2 glory=1 influence=1 unique | Courtier, Imperial
[rokugan-at-war]
Serene Ise Zumi | Dragon conflict character | cost=3 2/2 glory=1 influence=1 | Monk, Tattooed
Educated Heimin | Dragon conflict attachment | cost=0 influence=3 | Follower
Cycle of Rebirth | Dragon dynasty event | cost=0
Sharing Shinsei's Wisdom | Dragon province | strength=4 water
[spreading-shadows]
Mountaintop Vigil | Dragon conflict event | cost=1 influence=1 role=void
Traveling Philosopher | Dragon dynasty character | cost=3 2/3 glory=2 | Monk
[in-pursuit-of-truth]
Mantra of Void | Dragon conflict event | cost=0 influence=2 | Kiho, Void
Kitsuki Chiari | Dragon dynasty character | cost=2 1/2 glory=1 unique | Courtier
Shrewd Investigator | Dragon dynasty character | cost=1 0/1 glory=2 | Courtier
[campaigns-of-conquest]
Asceticism | Dragon conflict attachment | cost=1 1/1 influence=2 role=earth | Condition
Hidden Mountain Pass | Dragon dynasty holding | strength=1 rally
Stoic Rival | Dragon dynasty character | cost=2 2/1 glory=1 rally | Bushi, Duelist
[as-honor-demands]
Waterfall Tattoo | Dragon conflict attachment | cost=2 1/1 influence=2 | Tattoo
Master of Many Lifetimes | Dragon dynasty character | cost=5 4/4 glory=1 role=seeker rally | Monk, Tattooed
Foothills Keep | Dragon province | strength=3 unique fire void | Castle
[atonement]
In Search of Self | Dragon conflict event | cost=1 influence=2
Agasha Sumiko | Dragon dynasty character | cost=4 4/4 glory=2 unique version=2 | Bushi, Champion, Imperial
Iron Mountain Castle | Dragon stronghold | strength=2 honor=10 fate=7 influence=10 | Castle
[twisted-loyalties]
Self-Understanding | Dragon conflict attachment | cost=3 0/3 influence=3 | Condition
Overlooked Community | Dragon dynasty holding | strength=2 | Village
Keen Warrior | Dragon dynasty character | cost=2 2/1 glory=1 | Bushi
[honor-in-flames]
Shoshi ni Kie | Dragon conflict event | cost=0 influence=2 role=water | Heresy
Perfect Land Believer | Dragon dynasty character | cost=1 1/0 glory=0 | Peasant, Heretic
[a-crimson-offering]
Ki Alignment | Dragon conflict event | cost=0 influence=1 | Kiho, Void
Togashi Kazue | Dragon dynasty character | cost=2 2/2 glory=1 unique version=2 | Monk, Tattooed
Seeking Enlightenment | Dragon province | strength=5 fire
[the-temptation-of-the-scorpion]
Promising Youth | Dragon conflict character | cost=2 2/2 glory=1 influence=1 | Monk, Tattooed
Mushin no Shin | Dragon conflict event | cost=0 influence=3
Solitary Hero | Dragon dynasty character | cost=3 3/1 glory=1 | Bushi, Duelist
[coils-of-power]
Phoenix Tattoo | Dragon conflict attachment | cost=1 2/2 influence=2 role=fire | Tattoo
Betrayal of Truth | Dragon conflict event | cost=2 influence=2 | Heresy
Militant Faithful | Dragon dynasty character | cost=5 5/5 glory=0 | Peasant, Army, Heretic
[peace-at-any-cost]
Belief in the Little Teacher | Dragon conflict attachment | cost=0 influence=2 | Condition, Heresy
Adorned Temple | Dragon dynasty holding | strength=0 | Temple
Furtive Sympathizer | Dragon dynasty character | cost=4 3/3 glory=0 role=keeper | Monk, Heretic
[clan-war]
Contemplative Wisdom | Dragon conflict attachment | cost=2 0/2 influence=3 | Technique
Inscribed Tantō | Dragon conflict attachment | cost=0 1/0 influence=1 | Weapon
Impossible Kōan | Dragon conflict event | cost=3 influence=3
Unquestioned Heritage | Dragon conflict event | cost=0 influence=2
Alchemical Laboratory | Dragon dynasty holding | strength=1 | Laboratory
Agasha Prodigy | Dragon dynasty character | cost=2 2/1 glory=1 | Shugenja, Fire
Ascetic of the North Wall | Dragon dynasty character | cost=2 2/2 glory=1 | Monk, Tattooed
Inventive Mirumoto | Dragon dynasty character | cost=1 1/1 glory=1 | Bushi, Duelist
Mindful Warrior | Dragon dynasty character | cost=3 3/2 glory=1 | Bushi
Karmic Teachings | Dragon province | strength=3 fire
[under-fu-leng-s-shadow]
Centered Breath | Dragon conflict event | cost=0 influence=1 | Kiho, Air
Swell of Seafoam | Dragon conflict event | cost=1 influence=2 | Kiho, Water
Revered Bonshō | Dragon dynasty holding | strength=1 | Temple
Discerning Yoriki | Dragon dynasty character | cost=2 1/2 glory=1 | Courtier
Teacher of Empty Thought | Dragon dynasty character | cost=3 3/2 glory=1 | Monk, Tattooed
Togashi Dreamer | Dragon dynasty character | cost=2 2/2 glory=2 | Monk, Tattooed
"""
