"""Cards of War of Honor that are as in Celestial Edition: written there, their facts and their words."""

LINES = """
Acrobat Troupe
Allegations
Bamboo Harvesters
Bayushi Jutsushi
Bayushi Maemi
Border Keep
Charge
Chasing Osano-Wo
Consumed by Five Fires
Copper Mine
Courtesy
Diamond Mine
From Every Side
Geisha House
Gold Mine
Imperial Ambassadorship
Isawa Akihiro
Isawa Kyoko
Isawa Kyoko - exp
Large Farm
Matsu Fumiyo
Military Alliance
Permanent Encampment
Ramifications
Restoring Order
Rich Coffers
Ring of Air
Ring of Earth
Ring of Water
Ring of the Void
Settling the Homeless
Silver Mine
Temple of Harmony
Temple to Shinsei
The Wrath of Osano-Wo
Togashi Gato
Togashi Shiori
Togashi Taro
Unstoppable Power
Viper Tattoo
Wisdom Gained
"""
