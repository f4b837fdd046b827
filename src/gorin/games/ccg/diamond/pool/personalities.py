"""Personalities of Diamond Edition."""

LINES = """
Agasha Chieh | Phoenix personality | force=2 chi=4 req=- cost=7 honor=2 | Magistrate, Phoenix Clan, Shugenja
Agasha Seruma | Phoenix personality | force=2 chi=2 req=5 cost=5 honor=2 | Acolyte, Phoenix Clan, Shugenja, Soul of Shiba Ningen, Void
Air Dragon | personality | force=7 chi=4 req=10 cost=10 honor=4 | Cavalry, Unique, Air, Dragon, Nonhuman, Shugenja, Unaligned
Akodo Kurako | Lion personality | force=3 chi=3 req=8 cost=9 honor=3 | Tactician, Lion Clan, Samurai, Soul of Ikoma Tsanuri
Akodo Mino | Lion personality | force=2 chi=4 req=10 cost=10 honor=4 | Tactician, Unique, Lion Clan, Samurai, Soul of Ikoma Ujiaki Experienced
Akodo Shigetoshi | Lion personality | force=3 chi=3 req=7 cost=7 honor=2 | Lion Clan, Samurai, Soul of Seppun Hotaitaka
Akodo Tadenori | Lion personality | force=0 chi=4 req=4 cost=6 honor=3 | Tactician, Campaigner, Lion Clan, Samurai, Soul of Ikoma Gunjin
Akodo Yobi | Lion personality | force=1 chi=3 req=5 cost=8 honor=3 | Tactician, Lion Clan, Samurai
Asako Naokazu | Phoenix personality | force=1 chi=4 req=5 cost=7 honor=2 | Phoenix Clan, Shugenja, Soul of Asako Oyo, Spellseeker
Bayushi Churai | Scorpion personality | force=3 chi=4 req=- cost=7 honor=1 | Samurai, Scorpion Clan, Soul of Bayushi Dozan
Bayushi Kaukatsu | Scorpion personality | force=0 chi=1 req=- cost=9 honor=1 | Unique, Courtier, Scorpion Clan, Soul of Bayushi Goshiu
Bayushi Shunko | Scorpion personality | force=2 chi=3 req=- cost=5 honor=2 | Samurai, Scorpion Clan, Soul of Shosuro Ikawa
Bayushi Sunetra - exp | Scorpion personality | force=4 chi=6 req=- cost=15 honor=3 | Double Chi, Loyal, Unique, Clan Champion, Courtier, Experienced, Samurai, Scorpion Clan
Bayushi Tai | Scorpion personality | force=3 chi=4 req=- cost=8 honor=1 | Samurai, Scorpion Clan, Spy
Bayushi Tsimaru | Scorpion personality | force=5 chi=4 req=- cost=10 honor=1 | Unique, Bushi, Scorpion Clan, Soul of Abresax Experienced
Chiang-Tsu | personality | force=0 chi=4 req=- cost=9 honor=2 | Double Chi, Tactician, Unique, Unaligned
Chuda Masaru | personality | force=4 chi=4 req=- cost=7 honor=0 | Bloodspeaker, Shadowlands, Shugenja, Soul of Kitsu Gongson, Unaligned
Daidoji Akagi | Crane personality | force=1 chi=3 req=0 cost=5 honor=2 | Crane Clan, Samurai, Scout
Daidoji Gudeta | Crane personality | force=2 chi=2 req=6 cost=8 honor=3 | Crane Clan, Samurai
Doji Domotai | Crane personality | force=1 chi=3 req=0 cost=4 honor=2 | Crane Clan, Samurai, Soul of Doji Reju
Doji Gombei | Crane personality | force=2 chi=3 req=5 cost=7 honor=2 | Crane Clan, Prodigy, Samurai, Soul of Doji Jiro
Doji Jotaro | Crane personality | force=2 chi=4 req=8 cost=8 honor=3 | Courtier, Crane Clan, First Legion, Samurai, Taisa
Doji Kurohito - exp2 | Crane personality | force=5 chi=6 req=12 cost=13 honor=5 | Double Chi, Experienced 2, Loyal, Unique, Clan Champion, Courtier, Crane Clan, Samurai
Doji Nagori | Crane personality | force=0 chi=1 req=0 cost=4 honor=1 | Courtier, Crane Clan, Soul of Doji Shizue, Storyteller
Doji Tanitsu - exp2 | Crane personality | force=1 chi=3 req=8 cost=9 honor=3 | Experienced 2, Unique, Courtier, Crane Clan, Imperial, Imperial Advisor, Samurai, Soul of Kakita Yoshi Experienced 3
Earth Dragon | personality | force=7 chi=4 req=10 cost=10 honor=4 | Cavalry, Unique, Dragon, Earth, Nonhuman, Shugenja, Unaligned
Ep'kee | Ratling personality | force=3 chi=2 req=- cost=5 honor=1 | Bushi, General, Green-Green-White Tribe, Nonhuman, Ratling, Soul of Z'orr'tek
Fire Dragon | personality | force=7 chi=4 req=10 cost=12 honor=4 | Cavalry, Unique, Dragon, Fire, Nonhuman, Shugenja, Unaligned
Fushiki no Oni | personality | force=5 chi=4 req=- cost=8 honor=0 | Fire, Nonhuman, Oni, Shadowlands, Unaligned
Gekido no Oni | Unaligned personality | force=3 chi=3 req=- cost=6 honor=0 | Nonhuman, Oni, Shadowlands
Goblin Wizard | personality | force=0 chi=2 req=- cost=2 honor=1 | Goblin, Nonhuman, Shadowlands, Shugenja, Unaligned
Hida Hitoshi | Crab personality | force=2 chi=3 req=3 cost=6 honor=2 | Crab Clan, Samurai
Hida Isamu | Crab personality | force=5 chi=4 req=3 cost=10 honor=2 | Unique, Crab Clan, Samurai, Soul of Hida Tsuneo
Hida Kosho | Crab personality | force=5 chi=3 req=5 cost=10 honor=3 | Yu 5, Crab Clan, Samurai
Hida Kuon - exp3 | Crab personality | force=10 chi=5 req=3 cost=15 honor=2 | Double Chi, Experienced 3, Loyal, Unique, Yu 10, Clan Champion, Crab Clan, Samurai
Hida Reiha - exp | Crab personality | force=4 chi=4 req=2 cost=8 honor=2 | Experienced, Unique, Yu 5, Crab Clan, Hero, Samurai
Hida Shara | Crab personality | force=3 chi=3 req=0 cost=7 honor=2 | Yu 3, Crab Clan, Magistrate, Samurai
Hida Sunao | Crab personality | force=5 chi=3 req=2 cost=10 honor=1 | Yu 3, Crab Clan, Samurai
Hida Tenshu | Crab personality | force=6 chi=1 req=- cost=7 honor=0 | Berserker, Crab Clan, Soul of Hida Amoro
Hida Utaemon | Crab personality | force=4 chi=2 req=0 cost=9 honor=1 | Berserker, Crab Clan, Samurai
Hiruma Ashihei | Crab personality | force=3 chi=3 req=- cost=6 honor=2 | Crab Clan, Samurai, Soul of Toritaka Kitao
Hiruma Todori | Crab personality | force=2 chi=4 req=3 cost=7 honor=2 | Crab Clan, Samurai, Scout
Hitomi Daisetsu | Dragon personality | force=2 chi=2 req=0 cost=5 honor=2 | Dragon Clan, Monk, Soul of Hoshi Maseru, Tattooed
Hitomi Mae | Dragon personality | force=3 chi=2 req=0 cost=7 honor=2 | Acolyte, Dragon Clan, Fire, Monk, Soul of Takao
Hoshi Wayan - exp2 | Dragon personality | force=3 chi=4 req=- cost=7 honor=2 | Experienced 2, Unique, Dragon Clan, Monk, Tattooed
Ik'krt | Ratling personality | force=2 chi=1 req=- cost=4 honor=1 | Grasping Paw Tribe, Nonhuman, Ratling, Scout
Ikoma Sume | Lion personality | force=1 chi=3 req=5 cost=5 honor=2 | Historian, Lion Clan, Soul of Ikoma Kaoku
Isawa Ihara | Phoenix personality | force=1 chi=2 req=3 cost=7 honor=2 | Phoenix Clan, Shugenja
Isawa Moriko | Phoenix personality | force=1 chi=3 req=5 cost=8 honor=2 | Acolyte, Phoenix Clan, Shugenja, Soul of Isawa Tomo, Water
Isawa Toshiji | Phoenix personality | force=2 chi=4 req=6 cost=6 honor=3 | Courtier, Phoenix Clan, Shugenja, Soul of Isawa Mitori
Isawa Washichi | Phoenix personality | force=5 chi=6 req=10 cost=15 honor=2 | Double Chi, Unique, Phoenix Clan, Shugenja, Soul of Naka Kuro Experienced 2
Isawa Yoriko | Phoenix personality | force=3 chi=3 req=8 cost=6 honor=2 | Phoenix Clan, Shugenja
Iuchi Najato | Unicorn personality | force=2 chi=3 req=- cost=7 honor=2 | Cavalry, Shugenja, Soul of Iuchi Katta, Unicorn Clan
Iuchiban | personality | force=6 chi=6 req=- cost=14 honor=0 | Double Chi, Unique, Bloodspeaker, Champion, Goblin, Ogre, Oni, Shadowlands, Shugenja, Tsuno, Unaligned
Jama Suru - exp | personality | force=4 chi=3 req=- cost=8 honor=0 | Unique, Bloodspeaker, Experienced, Shadowlands, Shugenja, Unaligned
Kaiu Hisayuki | Crab personality | force=3 chi=2 req=- cost=6 honor=1 | Crab Clan, Samurai
Kakita Gosha | Crane personality | force=1 chi=3 req=9 cost=6 honor=2 | Courtier, Crane Clan
Kakita Kaiten - exp | Crane personality | force=4 chi=4 req=8 cost=10 honor=3 | Unique, Crane Clan, Experienced, Hero, Samurai
Kakita Kaiten | Crane personality | force=3 chi=4 req=6 cost=9 honor=3 | Crane Clan, Hero, Samurai
Kakita Korihime | Crane personality | force=2 chi=8 req=9 cost=12 honor=4 | Double Chi, Unique, Crane Clan, Iaijutsu Master, Samurai, Soul of Kakita Toshimoko Experienced
Kakita Mai - exp | Crane personality | force=0 chi=2 req=0 cost=7 honor=3 | Unique, Courtier, Crane Clan, Experienced, Soul of Kakita Ichiro Experienced
Kakita Mai | Crane personality | force=0 chi=1 req=0 cost=7 honor=3 | Courtier, Crane Clan, Soul of Kakita Ichiro
Kakita Masazumi | Crane personality | force=3 chi=4 req=6 cost=9 honor=3 | Crane Clan, Hero, Samurai, Soul of Kakita Kaiten
Kan'ok'ticheck - exp | Ratling personality | force=6 chi=5 req=0 cost=13 honor=2 | Loyal, Unique, Chieftain, Clan Champion, Experienced, Green-Green-White Tribe, Nonhuman, Ratling
Kanashimi | personality | force=4 chi=5 req=- cost=12 honor=0 | Cavalry, Unique, Nonhuman, Onisu, Onisu of Regret, Shadowlands, Unaligned
Ki-Rin | personality | force=0 chi=2 req=15 cost=0 honor=5 | Unique, Ki-Rin, Nonhuman, Unaligned
Kitsuki Iweko | Dragon personality | force=1 chi=4 req=0 cost=7 honor=2 | Tactician, Dragon Clan, Magistrate, Samurai, Soul of Kitsuki Kaagi
Koto | Monkey personality | force=0 chi=1 req=- cost=0 honor=2 | Unique, Monkey Clan, Samurai, Soul of Toku, Unaligned
Kukanchi | personality | force=1 chi=2 req=- cost=4 honor=0 | Elemental Terror, Nonhuman, Oni, Shadowlands, Void, Unaligned
Kuni Tansho | Crab personality | force=2 chi=3 req=- cost=7 honor=2 | Crab Clan, Shugenja, Soul of Kuni Yori
Kyoso no Oni | personality | force=5 chi=5 req=- cost=7 honor=0 | Nonhuman, Oni, Shadowlands, Unaligned
Matsu Aoiko | Lion personality | force=1 chi=3 req=6 cost=5 honor=3 | Lion Clan, Samurai, Soul of Matsu Gohei
Matsu Atasuke | Lion personality | force=2 chi=2 req=5 cost=5 honor=2 | Lion Clan, Samurai, Soul of Matsu Yojo
Matsu Ikari | Lion personality | force=3 chi=2 req=- cost=6 honor=3 | Lion Clan, Samurai, Soul of Ikoma Ryozo
Matsu Kenji | Lion personality | force=5 chi=4 req=8 cost=10 honor=3 | Tactician, Unique, Lion Clan, Samurai, Taisa
Matsu Mabuchi | Lion personality | force=4 chi=3 req=0 cost=8 honor=2 | Lion Clan, Samurai, Soul of Matsu Turi
Matsu Michiho | Lion personality | force=2 chi=3 req=3 cost=6 honor=2 | Lion Clan, Samurai, Soul of Matsu Toshiro
Matsu Nimuro - exp | Lion personality | force=7 chi=6 req=10 cost=15 honor=4 | Double Chi, Loyal, Tactician, Unique, Clan Champion, Experienced, Lion Clan, Samurai
Mirumoto Gonkuro | Dragon personality | force=2 chi=4 req=- cost=5 honor=3 | Dragon Clan, Samurai, Soul of Mirumoto Daini
Mirumoto Tsuge | Dragon personality | force=2 chi=4 req=5 cost=8 honor=3 | Dragon Clan, Samurai, Tattooed
Mohai | personality | force=4 chi=4 req=- cost=9 honor=0 | Bloodspeaker, Shadowlands, Shugenja, Unaligned
Moshi Amika | Mantis personality | force=1 chi=3 req=- cost=6 honor=1 | Daimyo, Mantis Clan, Shugenja
Moshi Kalani | Mantis personality | force=3 chi=3 req=2 cost=7 honor=2 | Naval, Mantis Clan, Samurai
Moto Chagatai - exp2 | Unicorn personality | force=6 chi=5 req=4 cost=14 honor=3 | Cavalry, Experienced 2, Loyal, Tactician, Unique, Clan Champion, Samurai, Unicorn Clan
Moto Chagatai | Unicorn personality | force=4 chi=3 req=- cost=8 honor=1 | Cavalry, Samurai, Soul of Moto Soro, Unicorn Clan
Moto Kadu-kai | Unicorn personality | force=3 chi=2 req=4 cost=8 honor=2 | Cavalry, Samurai, Soul of Moto Toyotomi, Unicorn Clan
Moto Reijiro | Unicorn personality | force=2 chi=3 req=2 cost=8 honor=1 | Cavalry, Bushi, Unicorn Clan
Moto Zhijuan | Unicorn personality | force=5 chi=3 req=- cost=10 honor=2 | Cavalry, Chieftain, Samurai, Unicorn Clan
Nir'um'tuk | Ratling personality | force=1 chi=2 req=- cost=6 honor=1 | Crooked Tail Tribe, Guide, Nonhuman, Ratling, Soul of Mack'uk
Ogre Bushi | personality | force=6 chi=4 req=- cost=9 honor=0 | Nonhuman, Ogre, Shadowlands, Unaligned
Pep'trchek | Ratling personality | force=2 chi=2 req=- cost=5 honor=2 | Commander, Crippled Bone Tribe, Nonhuman, Ratling, Soul of Mat'tck
Ratling Conjuror | Ratling personality | force=1 chi=2 req=- cost=4 honor=0 | Nonhuman, Ratling, Shugenja
Ratling Scavenger | Ratling personality | force=0 chi=1 req=- cost=3 honor=0 | Nonhuman, Ratling
Ruantek | Ratling personality | force=1 chi=3 req=- cost=6 honor=1 | Cavalry, Grasping Paw Tribe, Nonhuman, Ratling, Scout
Seppun Jin | personality | force=3 chi=4 req=- cost=10 honor=0 | Unique, Shadowlands, Shugenja, Soul of Kuni Yori Experienced 3, Undead, Unaligned
Shiba Bunjaku | Phoenix personality | force=3 chi=3 req=4 cost=7 honor=2 | Phoenix Clan, Samurai, Soul of Shiba Kiku
Shiba Danjuro | Phoenix personality | force=2 chi=3 req=2 cost=4 honor=1 | Phoenix Clan, Samurai, Soul of Shiba Raigen, Yojimbo
Shiba Mirabu - exp2 | Phoenix personality | force=5 chi=5 req=10 cost=14 honor=4 | Double Chi, Experienced 2, Loyal, Unique, Clan Champion, Phoenix Clan, Samurai
Shiba Ningen - exp | Phoenix personality | force=3 chi=4 req=8 cost=7 honor=3 | Unique, Elemental Master, Experienced, Phoenix Clan, Shugenja, Void
Shiba Tsukimi | Phoenix personality | force=1 chi=2 req=4 cost=6 honor=3 | Phoenix Clan, Samurai, Soul of Shiba Tetsu
Shinjo Nakaga | Unicorn personality | force=3 chi=3 req=4 cost=8 honor=2 | Cavalry, Tactician, Unique, Junghar, Samurai, Soul of Shinjo Yasamura Experienced, Unicorn Clan
Shinjo Noriyori | Unicorn personality | force=2 chi=4 req=4 cost=9 honor=2 | Cavalry, Magistrate, Samurai, Unicorn Clan
Shinjo Reizo | Unicorn personality | force=1 chi=2 req=0 cost=5 honor=2 | Cavalry, Explorer, Samurai, Soul of Shinjo Rojin, Unicorn Clan
Shinjo Shirasu | Unicorn personality | force=3 chi=2 req=4 cost=7 honor=2 | Cavalry, Magistrate, Samurai, Unicorn Clan
Shinjo Xushen | Unicorn personality | force=3 chi=3 req=- cost=8 honor=1 | Cavalry, Baraunghar, Bushi, Unicorn Clan
Shinjo Yushiro | Unicorn personality | force=3 chi=2 req=4 cost=7 honor=2 | Cavalry, Magistrate, Samurai, Soul of Shinjo Shirasu, Unicorn Clan
Shosuro Higatsuku | Scorpion personality | force=3 chi=2 req=- cost=7 honor=1 | Courtier, Instigator, Scorpion Clan
Shosuro Maru | Scorpion personality | force=0 chi=2 req=- cost=6 honor=1 | Courtier, Distracter, Scorpion Clan, Soul of Yogo Asami
Shosuro Toson - exp | Ninja Scorpion personality | force=3 chi=4 req=- cost=9 honor=1 | Unique, Courtier, Experienced, Ninja, Scorpion Clan, Soul of Aramoro Experienced
Shosuro Toson | Ninja Scorpion personality | force=2 chi=3 req=- cost=8 honor=1 | Ninja, Samurai, Scorpion Clan, Soul of Bayushi Aramoro
Soshi Angai | Scorpion personality | force=2 chi=5 req=2 cost=7 honor=1 | Courtier, Infiltrator, Scorpion Clan, Shugenja
T'k | Ratling personality | force=2 chi=3 req=- cost=5 honor=0 | Bushi, Crippled Bone Tribe, Nonhuman, Ratling
Tamori Chieko | Dragon personality | force=1 chi=3 req=2 cost=5 honor=2 | Dragon Clan, Shugenja, Tattooed
Tamori Hiroko | Dragon personality | force=1 chi=4 req=4 cost=8 honor=2 | Dragon Clan, Shugenja
Tamori Shaitung - exp | Dragon personality | force=3 chi=5 req=- cost=9 honor=2 | Unique, Daimyo, Dragon Clan, Experienced, Shugenja
Tamori Shaitung | Dragon personality | force=3 chi=3 req=- cost=7 honor=2 | Dragon Clan, Shugenja
Te'tik'kir - exp | Ratling personality | force=2 chi=3 req=- cost=8 honor=2 | Unique, Courtier, Crippled Bone Tribe, Experienced, Nameseeker, Nonhuman, Ratling, Shaman, Shugenja
The Mad Ronin | personality | force=4 chi=3 req=0 cost=8 honor=4 | Unique, Ronin, Samurai, Soul of Shotai, Unaligned
Thunder Dragon | personality | force=7 chi=4 req=10 cost=12 honor=4 | Cavalry, Unique, Dragon, Nonhuman, Shugenja, Thunder, Unaligned
Togashi Jusai | Dragon personality | force=2 chi=2 req=4 cost=7 honor=1 | Dragon Clan, Monk, Samurai, Soul of Togashi Mitsu, Tattooed
Togashi Satsu - exp | Dragon personality | force=6 chi=6 req=8 cost=14 honor=4 | Cavalry, Double Chi, Loyal, Unique, Clan Champion, Dragon, Dragon Clan, Experienced, Monk, Samurai, Tattooed
Togashi Teijo | Dragon personality | force=3 chi=3 req=0 cost=7 honor=2 | Acolyte, Dragon Clan, Monk, Soul of Koichi, Void
Tsuruchi Hiro - exp | Mantis personality | force=3 chi=3 req=2 cost=8 honor=2 | Unique, Experienced, Mantis Clan, Master Bowman, Samurai, Soul of Tsuruchi Experienced
Tsuruchi Hiro | Mantis personality | force=2 chi=3 req=0 cost=7 honor=2 | Mantis Clan, Master Bowman, Samurai, Soul of Tsuruchi
Tsuruchi Isunori | Mantis personality | force=3 chi=3 req=3 cost=7 honor=1 | Naval, Mantis Clan, Samurai, Soul of Tsuruchi Yutaka
Tsuruchi Nobumoto | Mantis personality | force=0 chi=2 req=0 cost=5 honor=1 | Naval, Mantis Clan, Skirmisher, Soul of Mukami
Utagawa | personality | force=2 chi=3 req=- cost=4 honor=1 | Samurai, Soul of Ginawa, Unaligned
Utaku Etsumi | Unicorn personality | force=4 chi=3 req=5 cost=9 honor=3 | Cavalry, Unique, Battle Maiden, Samurai, Soul of Otaku Kamoko Experienced, Unicorn Clan
Utaku Tama | Unicorn personality | force=3 chi=3 req=2 cost=8 honor=3 | Cavalry, Battle Maiden, Samurai, Unicorn Clan
Void Dragon | personality | force=6 chi=4 req=10 cost=14 honor=4 | Cavalry, Unique, Dragon, Nonhuman, Shugenja, Void, Unaligned
Voitagi | personality | force=3 chi=2 req=- cost=3 honor=0 | Samurai, Shadowlands, Soul of Uragirimono, Undead, Unaligned
Water Dragon | personality | force=7 chi=4 req=10 cost=10 honor=4 | Cavalry, Unique, Dragon, Nonhuman, Shugenja, Water, Unaligned
Yoee'trr | Ratling personality | force=2 chi=3 req=- cost=5 honor=1 | Adventurer, Bushi, Nonhuman, Ratling, Tattered Ear Tribe
Yogo Soto | Scorpion personality | force=2 chi=2 req=- cost=5 honor=1 | Scorpion Clan, Shugenja, Soul of Yogo Shidachi
Yogo Tjeki | Ninja Scorpion personality | force=2 chi=4 req=- cost=9 honor=0 | Unique, Ninja, Scorpion Clan, Shugenja
Yoritomo Chimori | Mantis personality | force=2 chi=2 req=- cost=5 honor=1 | Naval, Mantis Clan, Samurai, Soul of Bayushi Aramasu
Yoritomo Hiroya | Mantis personality | force=2 chi=2 req=- cost=8 honor=1 | Naval, Mantis Clan, Sailor, Soul of Hyobe
Yoritomo Kajiko | Mantis personality | force=4 chi=4 req=- cost=8 honor=1 | Naval, Mantis Clan, Samurai, Soul of Yoritomo Yukue, Veteran
Yoritomo Kumiko - exp | Mantis personality | force=6 chi=5 req=- cost=14 honor=2 | Double Chi, Loyal, Naval, Unique, Clan Champion, Daughter of Storms, Experienced, Mantis Clan, Samurai
Yoritomo Masasue - exp | Mantis personality | force=4 chi=3 req=- cost=9 honor=1 | Unique, Experienced, Kolat, Mantis Clan, Mercenary, Samurai
Yoritomo Sen | Mantis personality | force=3 chi=4 req=0 cost=7 honor=1 | Naval, Mantis Clan, Samurai, Soul of Yoritomo Okan
Yoritomo Ukyo | Mantis personality | force=1 chi=4 req=5 cost=8 honor=3 | Naval, Tactician, Mantis Clan, Samurai, Soul of Yoritomo Kamoto
Yosuchi | personality | force=3 chi=3 req=- cost=8 honor=0 | Air, Elemental Terror, Nonhuman, Oni, Shadowlands, Shugenja, Unaligned
Zin'tch | Ratling personality | force=2 chi=4 req=- cost=6 honor=2 | Unique, Nonhuman, Ratling, Rememberer, Soul of Ropp'tch'tch, Tattered Ear Tribe
"""
