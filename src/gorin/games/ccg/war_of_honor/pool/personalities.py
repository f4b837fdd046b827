"""Personalities of War of Honor."""

LINES = """
Agasha Asai | Phoenix personality | force=3 chi=4 req=3 cost=7 honor=4 | Earth, Inquisitor, Magistrate, Phoenix Clan, Shugenja
Agasha Gifu | Phoenix personality | force=4 chi=3 req=0 cost=8 honor=3 | Alchemist, Arikura-no-baba, Earth, Fire, Nonhuman, Phoenix Clan, Shugenja
Akodo Dosei | Lion personality | force=3 chi=3 req=10 cost=5 honor=4 | Commander, Lion Clan, Paragon, Samurai
Asako Hoshimi | Phoenix personality | force=3 chi=4 req=4 cost=6 honor=3 | Air, Alchemist, Fire, Phoenix Clan, Shugenja
Asako Meisuru | Phoenix personality | force=3 chi=4 req=0 cost=7 honor=3 | Phoenix Clan, Shugenja, Water
Bayushi Hikoko | Scorpion personality | force=4 chi=3 req=- cost=7 honor=2 | Magistrate, Samurai, Scorpion Clan
Bayushi Hirose | Scorpion personality | force=4 chi=4 req=0 cost=8 honor=2 | Magistrate, Samurai, Scorpion Clan
Bayushi Saka | Scorpion personality | force=3 chi=4 req=- cost=7 honor=2 | Magistrate, Samurai, Scorpion Clan
Bayushi Shigeo | Scorpion personality | force=4 chi=4 req=1 cost=7 honor=3 | Samurai, Scorpion Clan
Bayushi Sorii | Scorpion personality | force=3 chi=5 req=- cost=7 honor=1 | Magistrate, Samurai, Scorpion Clan
Ikoma Toraji | Lion personality | force=2 chi=2 req=5 cost=4 honor=2 | Lion Clan, Samurai
Isawa Naki | Phoenix personality | force=2 chi=3 req=9 cost=6 honor=4 | Phoenix Clan, Scribe, Shugenja, Void
Matsu Mansaiko | Lion personality | force=3 chi=3 req=5 cost=6 honor=3 | Lion Clan, Paragon, Samurai
Matsu Miyahara | Lion personality | force=1 chi=3 req=6 cost=5 honor=3 | Lion Clan, Samurai
Matsu Nishijo | Lion personality | force=3 chi=3 req=7 cost=7 honor=4 | Justicar, Lion Clan, Paragon, Samurai
Matsu Sakaki | Lion personality | force=4 chi=3 req=7 cost=7 honor=3 | Lion Clan, Paragon, Samurai
Matsu Yosa | Lion personality | force=2 chi=3 req=7 cost=6 honor=4 | Lion Clan, Paragon, Samurai
Soshi Idaurin | Scorpion personality | force=3 chi=4 req=- cost=7 honor=2 | Air, Magistrate, Scorpion Clan, Shugenja
Soshi Tabito - exp | Scorpion personality | force=2 chi=4 req=- cost=7 honor=3 | Unique, Courtier, Experienced, Hero, Scorpion Clan
Togashi Akagi | Dragon personality | force=4 chi=4 req=- cost=7 honor=1 | Dragon Clan, Monk, Tattooed, Void
Togashi Chiko | Dragon personality | force=5 chi=4 req=- cost=9 honor=1 | Dragon Clan, Monk, Tattooed
Togashi Kanmu | Dragon personality | force=3 chi=4 req=2 cost=7 honor=2 | Dragon Clan, Monk, Tattooed, Water
Togashi Nakahara | Dragon personality | force=5 chi=3 req=0 cost=9 honor=2 | Unique, Dragon Clan, Monk, Tattooed
Togashi Oki | Dragon personality | force=3 chi=3 req=4 cost=7 honor=2 | Dragon Clan, Monk, Tattooed
"""
