"""The four decks of War of Honor: a line for each card, with how many of it (WH-DCK)."""

from __future__ import annotations

from gorin.games.ccg.decks import ccg_deck
from gorin.language.library.deck import Deck, cards_of

DECKS: list[Deck] = [
    ccg_deck(
        "lion-venerable-plains-of-the-ikoma",
        "Lion: Venerable Plains of the Ikoma",
        "venerable-plains-of-the-ikoma",
        cards_of("""
            1 enlistment
            1 military-alliance
            3 copper-mine
            1 expendable-resources
            3 large-farm
            3 permanent-encampment
            3 simple-men
            3 small-farm
            3 akodo-dosei
            3 matsu-sakaki
            3 ikoma-toraji
            1 matsu-fumiyo
            3 matsu-mansaiko
            3 matsu-miyahara
            3 matsu-nishijo
            3 matsu-yosa
        """),
        cards_of("""
            1 ring-of-earth
            1 ring-of-the-void
            1 ring-of-water
            3 black-and-white
            2 courtesy
            2 charge
            3 my-enemys-mercy
            3 proudful-allies
            3 the-lions-charge
            1 paths-of-honor-and-glory
            1 unpredictable-strategy
            3 settling-the-homeless
            3 embracing-virtue
            3 glorious-path-to-victory
            3 akodo-regulars
            3 ashigaru-conscripts
            3 deathseeker-troop
            1 hired-legion
        """),
        "Paragons who discard Bushido Virtues: honor won in battle",
    ),
    ccg_deck(
        "dragon-tetsu-kama-mura",
        "Dragon: Tetsu Kama Mura",
        "tetsu-kama-mura",
        cards_of("""
            1 emissary-of-the-ivory-kingdoms
            1 wisdom-gained
            3 diamond-mine
            3 gold-mine
            3 temple-of-harmony
            3 border-village
            1 the-seekers-temple
            1 traveling-peddler
            1 family-library
            1 shinseis-tomb
            3 togashi-akagi
            3 togashi-chiko
            3 togashi-gato
            3 togashi-oki
            1 togashi-nakahara
            3 togashi-kanmu
            3 togashi-shiori
            3 togashi-taro
        """),
        cards_of("""
            1 ring-of-earth
            1 ring-of-the-void
            1 ring-of-water
            3 settling-the-homeless
            1 ring-of-air
            1 ring-of-flame
            2 changing-paths
            3 striking-through-the-void
            2 cold-hands-stone-heart
            3 spinning-heel-kick
            3 the-wrath-of-osano-wo
            3 stagnation
            3 chokehold
            2 viper-tattoo
            3 fist-and-blade
            3 a-warriors-wisdom
            3 fortuitous-alliance
            2 dance-of-the-void
        """),
        "Tattooed monks, Kiho one after another, and the five Rings",
    ),
    ccg_deck(
        "phoenix-city-of-tears",
        "Phoenix: City of Tears",
        "city-of-tears",
        cards_of("""
            2 diamond-mine
            1 welcome-home
            1 birth-of-the-sword
            1 acrobat-troupe
            3 temple-to-the-ancestors
            3 rich-coffers
            3 silver-mine
            2 temple-to-shinsei
            3 war-encampment
            2 agasha-asai
            3 asako-hoshimi
            3 asako-meisuru
            1 isawa-kyoko-exp
            3 isawa-kyoko
            3 isawa-naki
            3 isawa-akihiro
            3 agasha-gifu
        """),
        cards_of("""
            1 ring-of-earth
            3 settling-the-homeless
            1 ring-of-air
            1 ring-of-flame
            3 consumed-by-five-fires
            2 groves-of-stone
            1 heavens-tears
            3 fury-of-the-sea
            3 tempest-of-flame
            3 the-storm-within
            3 shielded-by-tempest
            3 chasing-osano-wo
            3 from-every-side
            3 block-supply-lines
            3 desperate-mediation
            3 unstoppable-power
            1 wall-of-honor
        """),
        "Shugenja whose Spells come in battle; provinces that stand",
    ),
    ccg_deck(
        "scorpion-seven-stings-keep",
        "Scorpion: Seven Stings Keep",
        "seven-stings-keep",
        cards_of("""
            2 small-farm
            3 diamond-mine
            3 border-village
            1 family-library
            1 imperial-ambassadorship
            3 geisha-house
            3 disreputable-house
            1 shrine-to-fukurokujin
            3 bayushi-shigeo
            3 bayushi-hikoko
            1 bayushi-hirose
            3 bayushi-jutsushi
            3 bayushi-sorii
            3 bayushi-maemi
            3 bayushi-saka
            3 soshi-idaurin
            1 soshi-tabito-exp
        """),
        cards_of("""
            1 ring-of-earth
            1 ring-of-the-void
            1 ring-of-water
            3 settling-the-homeless
            2 allegations
            3 shameful-death
            1 relentless-conviction
            3 shameful-rebuke
            3 magistrates-accusation
            3 ramifications
            3 restoring-order
            3 seeking-the-guilty
            3 game-of-sincerity
            3 begone-fool
            1 ronin-brotherhood
            3 a-samurais-soul
            3 blades-of-the-fallen-phoenix
        """),
        "Magistrates who dishonor and make others lose Honor",
    ),
]
