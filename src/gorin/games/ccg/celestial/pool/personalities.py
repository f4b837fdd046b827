"""Personalities of Celestial Edition."""

LINES = """
Agasha Ueda | Phoenix personality | force=2 chi=2 req=6 cost=5 honor=2 | Cavalry, Air, Alchemist, Phoenix Clan, Shugenja, Water
Akodo Kamina | Lion personality | force=3 chi=4 req=7 cost=7 honor=3 | Tactician, Lion Clan, Samurai
Akodo Sadahige - exp | Lion personality | force=4 chi=3 req=5 cost=8 honor=3 | Tactician, Unique, Experienced, Lion Clan, Samurai
Akodo Sagashite | Lion personality | force=3 chi=4 req=7 cost=6 honor=3 | Commander, Lion Clan, Samurai
Akodo Seiichi | Lion personality | force=2 chi=3 req=10 cost=6 honor=3 | Tactician, Lion Clan, Samurai
Akodo Shigetoshi - exp2 | Lion personality | force=5 chi=4 req=10 cost=10 honor=5 | Experienced 2, Loyal, Tactician, Unique, Clan Champion, Commander, Lion Clan, Samurai
Akodo Shinichi - exp | Lion personality | force=4 chi=3 req=7 cost=8 honor=3 | Tactician, Unique, Experienced, Lion Clan, Samurai
Akodo Shunori | Lion personality | force=2 chi=2 req=6 cost=5 honor=2 | Tactician, Lion Clan, Samurai
Akodo Tsudoken - exp | Lion personality | force=5 chi=3 req=7 cost=9 honor=4 | Tactician, Unique, Commander, Experienced, Head of the Second City Guardsmen, Lion Clan, Samurai
Akuma no Oni - exp2 | personality | force=20 chi=5 req=- cost=14 honor=0 | Experienced 2 Oni no Akuma, Unique, Nonhuman, Oni, Overlord, Shadowlands, Unaligned
Asahina Nanae | Crane personality | force=2 chi=4 req=6 cost=7 honor=4 | Air, Crane Clan, Shugenja
Asako Katashi | Phoenix personality | force=4 chi=4 req=6 cost=7 honor=3 | Fire, Inquisitor, Magistrate, Phoenix Clan, Shugenja
Bayushi Arashii | Ninja Scorpion personality | force=3 chi=3 req=- cost=7 honor=0 | Ninja, Samurai, Scorpion Clan
Bayushi Eisaku - exp | Scorpion personality | force=3 chi=3 req=- cost=6 honor=1 | Kensai, Unique, Bitter Lies, Experienced, Samurai, Scorpion Clan
Bayushi Eisaku | Scorpion personality | force=2 chi=2 req=- cost=4 honor=1 | Kensai, Bitter Lies, Samurai, Scorpion Clan
Bayushi Higaonna | Scorpion personality | force=5 chi=3 req=- cost=8 honor=1 | Magistrate, Samurai, Scorpion Clan
Bayushi Jutsushi | Scorpion personality | force=2 chi=4 req=- cost=7 honor=2 | Courtier, Magistrate, Scorpion Clan
Bayushi Kurumi - exp | Scorpion personality | force=0 chi=4 req=0 cost=6 honor=2 | Loyal, Unique, Courtier, Experienced, Scorpion Clan
Bayushi Kurumi | Scorpion personality | force=0 chi=3 req=0 cost=4 honor=2 | Courtier, Scorpion Clan
Bayushi Maemi | Scorpion personality | force=4 chi=3 req=- cost=8 honor=1 | Courtier, Samurai, Scorpion Clan
Bayushi Nori | Scorpion personality | force=4 chi=3 req=1 cost=8 honor=2 | Magistrate, Samurai, Scorpion Clan
Bayushi Paneki - exp5 | Scorpion personality | force=7 chi=5 req=- cost=13 honor=3 | Experienced 5, Loyal, Tactician, Unique, Clan Champion, Hero, Samurai, Scorpion Clan
Bayushi Sakai | Scorpion personality | force=4 chi=3 req=- cost=8 honor=2 | Kensai, Bitter Lies, Samurai, Scorpion Clan
Chuda Hiroe | Spider personality | force=3 chi=4 req=- cost=6 honor=1 | Shadowlands, Shugenja, Spider Clan
Chuda Shuzo | Spider personality | force=2 chi=3 req=- cost=5 honor=1 | Shadowlands, Shugenja, Spider Clan
Daidoji Kimpira | Crane personality | force=2 chi=3 req=5 cost=4 honor=2 | Crane Clan, Samurai
Daidoji Sakihiko | Crane personality | force=3 chi=4 req=4 cost=7 honor=2 | Crane Clan, Samurai, Scout
Daidoji Yaichiro | Crane personality | force=3 chi=3 req=0 cost=7 honor=2 | Crane Clan, Samurai
Daidoji Zoushi | Crane personality | force=4 chi=3 req=4 cost=8 honor=2 | Commander, Crane Clan, Samurai, Scout
Daigotsu - exp3 | Spider personality | force=8 chi=6 req=- cost=15 honor=1 | Duelist, Experienced 3, Loyal, Unique, Clan Champion, Samurai, Shadowlands, Shugenja, Spider Clan
Daigotsu Gyoken - exp | Spider personality | force=5 chi=3 req=- cost=7 honor=1 | Unique, Experienced, Samurai, Shadowlands, Spider Clan
Daigotsu Hirata | Spider personality | force=5 chi=3 req=- cost=9 honor=0 | Dark Power, Paragon, Samurai, Shadowlands, Spider Clan, Undead
Daigotsu Setsuko | Spider personality | force=4 chi=4 req=- cost=8 honor=0 | Paragon, Samurai, Shadowlands, Spider Clan
Daigotsu Taizo | Spider personality | force=3 chi=1 req=- cost=3 honor=0 | Samurai, Shadowlands, Spider Clan, Undead
Datsue-ba | Spider personality | force=4 chi=4 req=- cost=7 honor=0 | Bog Hag, Infiltrator, Nonhuman, Shadowlands, Shugenja, Spider Clan
Doji Ayano - exp | Crane personality | force=2 chi=4 req=10 cost=7 honor=4 | Unique, Courtier, Crane Clan, Experienced, Samurai
Doji Ayano | Crane personality | force=2 chi=4 req=10 cost=6 honor=4 | Courtier, Crane Clan, Samurai
Doji Dainagon | Crane personality | force=1 chi=3 req=6 cost=5 honor=3 | Courtier, Crane Clan, Imperial
Doji Domotai - exp4 | Crane personality | force=4 chi=6 req=40 cost=13 honor=5 | Duelist, Experienced 4, Loyal, Unique, Clan Champion, Crane Clan, Samurai
Doji Hakuseki - exp2 | Crane personality | force=4 chi=5 req=6 cost=10 honor=4 | Duelist, Experienced 2, Loyal, Unique, Crane Clan, First Magistrate, Magistrate, Samurai
Doji Hatashi | Crane personality | force=1 chi=2 req=6 cost=3 honor=2 | Courtier, Crane Clan
Doji Senta | Crane personality | force=1 chi=3 req=4 cost=7 honor=3 | Courtier, Crane Clan
Doji Shigeyuki | Crane personality | force=4 chi=4 req=5 cost=8 honor=3 | Duelist, Crane Clan, Magistrate, Samurai
Doji Yoshitada | Crane personality | force=3 chi=4 req=6 cost=7 honor=3 | Duelist, Crane Clan, Magistrate, Samurai
Gutobo | personality | force=2 chi=1 req=- cost=4 honor=0 | Goblin, Nonhuman, Scout, Shadowlands, Unaligned
Hida Bachiatari | Crab personality | force=4 chi=3 req=0 cost=7 honor=1 | Crab Clan, Damned, Samurai, Shadowlands
Hida Eijiko | Crab personality | force=5 chi=3 req=0 cost=8 honor=2 | Commander, Crab Clan, Samurai
Hida Kaoru | Crab personality | force=4 chi=2 req=0 cost=6 honor=2 | Crab Clan, Hero, Samurai
Hida Kuon - exp6 | Crab personality | force=12 chi=5 req=- cost=14 honor=3 | Experienced 6, Loyal, Unique, Berserker, Clan Champion, Commander, Crab Clan, Hero, Samurai
Hida Masatari | Crab personality | force=4 chi=3 req=3 cost=7 honor=2 | Crab Clan, Hero, Samurai
Hida Ogano | Crab personality | force=6 chi=3 req=- cost=8 honor=1 | Berserker, Crab Clan, Samurai
Hiruma Aki - exp | Crab personality | force=6 chi=3 req=- cost=9 honor=1 | Unique, Berserker, Crab Clan, Experienced, Samurai
Hiruma Aki | Crab personality | force=5 chi=3 req=- cost=7 honor=1 | Berserker, Crab Clan, Samurai
Hiruma Gohachiro | Crab personality | force=4 chi=3 req=2 cost=8 honor=2 | Commander, Crab Clan, Samurai
Hiruma Masato | Crab personality | force=2 chi=2 req=0 cost=4 honor=2 | Crab Clan, Samurai, Scout
Hiruma Seiko | Crab personality | force=3 chi=2 req=2 cost=5 honor=3 | Crab Clan, Samurai, Scout
Hisao | personality | force=4 chi=4 req=- cost=7 honor=2 | Duelist, Hero, Ronin, Samurai, Unaligned
Houhou | Phoenix personality | force=2 chi=3 req=6 cost=7 honor=3 | Cavalry, Fire, Nonhuman, Phoenix, Phoenix Clan, Shugenja
Ikoma Toraji | Lion personality | force=2 chi=2 req=5 cost=4 honor=2 | Lion Clan, Samurai
Isawa Akihiro | Phoenix personality | force=3 chi=3 req=6 cost=7 honor=4 | Fire, Phoenix Clan, Shugenja
Isawa Emori - exp | Phoenix personality | force=5 chi=4 req=5 cost=10 honor=3 | Unique, Earth, Elemental Master, Experienced, Phoenix Clan, Shugenja
Isawa Kyoko - exp | Phoenix personality | force=1 chi=3 req=10 cost=4 honor=3 | Unique, Air, Experienced, Phoenix Clan, Shugenja
Isawa Kyoko | Phoenix personality | force=1 chi=2 req=6 cost=4 honor=3 | Air, Phoenix Clan, Shugenja
Isawa Mizuhiko | Phoenix personality | force=1 chi=2 req=6 cost=3 honor=2 | Loyal, Naval, Phoenix Clan, Shugenja, Water
Isawa Nakajima | Phoenix personality | force=4 chi=4 req=6 cost=8 honor=3 | Avalanche Guard, Earth, Phoenix Clan, Shugenja
Iuchi Xiong | Unicorn personality | force=4 chi=4 req=4 cost=8 honor=2 | Cavalry, Shugenja, Unicorn Clan, Water
Jinako | personality | force=3 chi=4 req=0 cost=6 honor=2 | Cavalry, Ronin, Shugenja, Water, Unaligned
Kaiu Taru | Crab personality | force=5 chi=3 req=0 cost=8 honor=2 | Crab Clan, Samurai, Siege, Siege Master
Kakita Hideo - exp | Crane personality | force=2 chi=4 req=6 cost=6 honor=3 | Duelist, Unique, Crane Clan, Experienced, Samurai
Kakita Hideo | Crane personality | force=1 chi=3 req=0 cost=4 honor=3 | Duelist, Crane Clan, Samurai
Kakita Idzuki | Crane personality | force=4 chi=4 req=5 cost=9 honor=4 | Duelist, Commander, Crane Clan, Magistrate, Samurai, Sapphire Legion
Kakita Okirou | Crane personality | force=1 chi=3 req=6 cost=7 honor=2 | Artisan, Crane Clan, Orator, Poet, Samurai
Kayomasa | personality | force=8 chi=4 req=- cost=8 honor=1 | Unique, Bushi, Nonhuman, Ogre, Shadowlands, Yojimbo, Unaligned
Kitsuki Taiko - exp | Dragon personality | force=3 chi=4 req=10 cost=7 honor=4 | Unique, Dragon Clan, Experienced, Magistrate, Samurai
Kitsuki Taiko | Dragon personality | force=3 chi=4 req=8 cost=6 honor=4 | Dragon Clan, Magistrate, Samurai
Kitsune Mizuru | Mantis personality | force=3 chi=3 req=0 cost=7 honor=2 | Earth, Kitsune, Mantis Clan, Nonhuman, Scout, Shugenja
Kobushi | personality | force=4 chi=1 req=- cost=5 honor=0 | Commander, Goblin, Nonhuman, Shadowlands, Unaligned
Kuni Daigo - exp | Crab personality | force=5 chi=4 req=3 cost=10 honor=2 | Unique, Crab Clan, Earth, Experienced, Jade, Jade Champion, Shugenja
Kuronada | personality | force=4 chi=5 req=- cost=7 honor=2 | Duelist, Kensai, Tactician, Hero, Ronin, Samurai, Unaligned
Master Saleh | Spider personality | force=2 chi=3 req=- cost=7 honor=0 | Jackal, Shugenja, Spider Clan
Matsu Fumiyo | Lion personality | force=3 chi=3 req=6 cost=7 honor=4 | Lion Clan, Samurai
Matsu Mari | Lion personality | force=3 chi=3 req=6 cost=6 honor=3 | Hero, Lion Clan, Samurai
Matsu Mikura | Lion personality | force=3 chi=2 req=7 cost=5 honor=3 | Hero, Lion Clan, Samurai
Matsu Satsune | Lion personality | force=4 chi=3 req=7 cost=7 honor=3 | Commander, Lion Clan, Paragon, Samurai
Matsu Ushio | Lion personality | force=4 chi=3 req=0 cost=7 honor=0 | Deathseeker, Hero, Lion Clan, Samurai
Matsu Yosa | Lion personality | force=2 chi=3 req=7 cost=6 honor=4 | Lion Clan, Paragon, Samurai
Michio - exp | Spider personality | force=6 chi=4 req=- cost=10 honor=0 | Kensai, Unique, Dark Dominion, Experienced, Monk, Paragon, Spider Clan
Mirumoto Ichizo | Dragon personality | force=2 chi=3 req=5 cost=5 honor=3 | Duelist, Dragon Clan, Samurai
Mirumoto Ino | Dragon personality | force=3 chi=3 req=5 cost=5 honor=2 | Kensai, Dragon Clan, Samurai
Mirumoto Kei - exp2 | Dragon personality | force=5 chi=5 req=10 cost=12 honor=4 | Cavalry, Duelist, Experienced 2, Loyal, Tactician, Unique, Clan Champion, Dragon Clan, Samurai
Mirumoto Minawa | Dragon personality | force=3 chi=3 req=3 cost=7 honor=2 | Kensai, Dragon Clan, Samurai
Mirumoto Satobe | Dragon personality | force=4 chi=3 req=5 cost=7 honor=3 | Kensai, Dragon Clan, Samurai
Moshi Kamiya | Mantis personality | force=3 chi=3 req=- cost=5 honor=2 | Mantis Clan, Shugenja, Thunder
Moto Chen - exp3 | Unicorn personality | force=6 chi=5 req=0 cost=14 honor=3 | Cavalry, Experienced 3, Loyal, Tactician, Unique, Clan Champion, Commander, Samurai, Unicorn Clan
Moto Choon-yei | Unicorn personality | force=5 chi=3 req=- cost=10 honor=1 | Cavalry, Tactician, Unique, Samurai, Unicorn Clan
Moto Qu Yuan | Unicorn personality | force=4 chi=3 req=- cost=9 honor=2 | Cavalry, Commander, Samurai, Unicorn Clan
Moto Taban | Unicorn personality | force=3 chi=3 req=0 cost=7 honor=2 | Cavalry, Samurai, Scout, Unicorn Clan
Nagataka | Spider personality | force=5 chi=3 req=- cost=7 honor=0 | Kensai, Monk, Shadowlands, Spider Clan
Omoni - exp2 | personality | force=5 chi=3 req=- cost=7 honor=0 | Experienced 2, Unique, Goblin, Nonhuman, Sculptor of Flesh, Shadowlands, Unaligned
Pokku - exp | personality | force=4 chi=3 req=- cost=6 honor=1 | Unique, Experienced, Goblin, Nonhuman, Scout, Shadowlands, Unaligned
Pokku | personality | force=4 chi=2 req=- cost=4 honor=0 | Goblin, Nonhuman, Scout, Shadowlands, Unaligned
Shiba Fusaburu | Phoenix personality | force=4 chi=3 req=6 cost=7 honor=2 | Duelist, Phoenix Clan, Samurai, Yojimbo
Shiba Morihiko | Phoenix personality | force=2 chi=2 req=0 cost=5 honor=2 | Phoenix Clan, Samurai, Yojimbo
Shiba Rae | Phoenix personality | force=3 chi=4 req=4 cost=7 honor=2 | Phoenix Clan, Samurai, Yojimbo
Shiba Ryuba | Phoenix personality | force=4 chi=3 req=5 cost=7 honor=3 | Duelist, Phoenix Clan, Samurai, Yojimbo
Shiba Tsukimi - exp3 | Phoenix personality | force=6 chi=5 req=16 cost=11 honor=4 | Duelist, Experienced 3, Loyal, Unique, Clan Champion, Phoenix Clan, Samurai, Shiba's Soul
Shikage no Oni | personality | force=8 chi=3 req=- cost=10 honor=0 | Nonhuman, Oni, Shadowlands, Unaligned
Shikibu no Oni - exp | personality | force=8 chi=4 req=- cost=9 honor=0 | Experienced Oni no Shikibu, Unique, Nonhuman, Oni, Overlord, Shadowlands, Unaligned
Shinjo Hwarang | Unicorn personality | force=4 chi=3 req=0 cost=8 honor=2 | Cavalry, Commander, Samurai, Unicorn Clan
Shinjo Naota | Unicorn personality | force=4 chi=3 req=0 cost=8 honor=2 | Cavalry, Samurai, Scout, Unicorn Clan, Wanderer
Shio no Oni | personality | force=5 chi=4 req=- cost=8 honor=0 | Nonhuman, Oni, Shadowlands, Unaligned
Shosuro Mizuno | Scorpion personality | force=3 chi=4 req=- cost=7 honor=2 | Loyal, Courtier, Scorpion Clan
Shosuro Tomoko | Ninja Scorpion personality | force=3 chi=3 req=- cost=5 honor=0 | Ninja, Scorpion Clan
Soshi Ganrou | Ninja Scorpion personality | force=3 chi=4 req=- cost=6 honor=1 | Air, Ninja, Scorpion Clan, Shugenja
Tamori Kazushige | Dragon personality | force=3 chi=4 req=0 cost=7 honor=3 | Dragon Clan, Earth, Shugenja
Tamori Wotan | Dragon personality | force=2 chi=3 req=5 cost=6 honor=2 | Dragon Clan, Shugenja
Tetsuo | Spider personality | force=4 chi=3 req=- cost=7 honor=0 | Kensai, Monk, Spider Clan
Togashi Gato | Dragon personality | force=4 chi=3 req=0 cost=7 honor=2 | Duelist, Dragon Clan, Monk, Tattooed
Togashi Meiyu | Dragon personality | force=0 chi=3 req=4 cost=5 honor=2 | Dragon Clan, Fire, Monk, Tattooed
Togashi Miyoko - exp | Dragon personality | force=3 chi=3 req=5 cost=6 honor=4 | Unique, Defender of the Temples, Dragon Clan, Experienced, Monk, Tattooed
Togashi Osawa - exp | Dragon personality | force=5 chi=4 req=1 cost=9 honor=2 | Unique, Air, Dragon Clan, Experienced, Monk, Tattooed
Togashi Sakata | Dragon personality | force=4 chi=4 req=0 cost=9 honor=2 | Dragon Clan, Drunken Master, Fire, Monk, Tattooed
Togashi Shiori | Dragon personality | force=4 chi=3 req=0 cost=8 honor=2 | Dragon Clan, Monk, Tattooed
Togashi Taro | Dragon personality | force=3 chi=3 req=0 cost=5 honor=1 | Dragon Clan, Monk, Tattooed
Tsuruchi Nobukatsu | Mantis personality | force=4 chi=3 req=0 cost=7 honor=2 | Bounty Hunter, Magistrate, Mantis Clan, Samurai
Tsuruchi Omori | Mantis personality | force=2 chi=2 req=- cost=4 honor=1 | Mantis Clan, Samurai
Tsuruchi Sanjo | Mantis personality | force=4 chi=3 req=- cost=8 honor=2 | Naval, Magistrate, Mantis Clan, Samurai
Umi-Bozu | personality | force=7 chi=3 req=- cost=8 honor=0 | Naval, Nonhuman, Oni, Shadowlands, Water, Unaligned
Unicorn War Dogs | Unicorn personality | force=3 chi=2 req=- cost=8 honor=0 | Cavalry, Dog, Nonhuman, Unicorn Clan
Utaku Anhui | Unicorn personality | force=4 chi=3 req=6 cost=8 honor=4 | Cavalry, Battle Maiden, Samurai, Unicorn Clan
Utaku Keiko | Unicorn personality | force=2 chi=3 req=4 cost=9 honor=3 | Cavalry, Tactician, Battle Maiden, Samurai, Unicorn Clan
Utaku Kohana - exp | Unicorn personality | force=3 chi=2 req=10 cost=5 honor=4 | Cavalry, Unique, Battle Maiden, Experienced, Paragon, Samurai, Unicorn Clan
Utaku Kohana | Unicorn personality | force=2 chi=2 req=7 cost=3 honor=3 | Cavalry, Battle Maiden, Samurai, Unicorn Clan
Utaku Tayoi | Unicorn personality | force=2 chi=3 req=3 cost=6 honor=3 | Cavalry, Battle Maiden, Samurai, Unicorn Clan
Yogo Rieko | Ninja Scorpion personality | force=4 chi=2 req=- cost=7 honor=1 | Air, Kuroiban, Ninja, Scorpion Clan, Shugenja
Yoritomo Eriko | Mantis personality | force=4 chi=3 req=4 cost=5 honor=2 | Naval, Magistrate, Mantis Clan, Samurai
Yoritomo Han-Ku | Mantis personality | force=4 chi=3 req=- cost=7 honor=1 | Naval, Unique, Captain of the Venture, Mantis Clan, Samurai
Yoritomo Joben | Mantis personality | force=5 chi=3 req=0 cost=8 honor=2 | Magistrate, Mantis Clan, Samurai
Yoritomo Kurei | Mantis personality | force=5 chi=3 req=- cost=8 honor=1 | Naval, Commander, Mantis Clan, Samurai
Yoritomo Naizen - exp3 | Mantis personality | force=8 chi=5 req=0 cost=13 honor=3 | Experienced 3, Loyal, Naval, Unique, Clan Champion, Commander, Mantis Clan, Samurai
Yoritomo Okitsugu | Mantis personality | force=3 chi=3 req=0 cost=7 honor=1 | Mantis Clan, Samurai, Scout
Yoritomo Saburo - exp | Mantis personality | force=4 chi=2 req=- cost=6 honor=1 | Naval, Unique, Experienced, Mantis Clan, Samurai, Scout
Yoritomo Saburo | Mantis personality | force=3 chi=2 req=- cost=5 honor=1 | Naval, Mantis Clan, Samurai, Scout
Yoritomo Suwa | Mantis personality | force=4 chi=3 req=- cost=7 honor=2 | Naval, Commander, Mantis Clan, Samurai
Yukari no Onna | personality | force=2 chi=3 req=0 cost=6 honor=1 | Nonhuman, Snow Maiden, Unaligned
Zanaru | personality | force=4 chi=3 req=0 cost=6 honor=2 | Ronin, Samurai, Yojimbo, Unaligned
"""
