"""The eight decks that come with Celestial Edition: a line for each card, with how many of it."""

from __future__ import annotations

from gorin.games.ccg.decks import ccg_deck
from gorin.language.library.deck import Deck, cards_of

DECKS: list[Deck] = [
    ccg_deck(
        "crab-kyuden-hida",
        "Crab: Kyuden Hida",
        "kyuden-hida",
        cards_of("""
            3 iron-mine
            3 large-farm
            3 permanent-encampment
            2 diamond-mine
            2 rich-coffers
            1 akodos-grave
            2 frontline-encampment
            3 hida-kaoru
            3 hiruma-aki
            1 hiruma-aki-exp
            3 hida-eijiko
            3 hida-masatari
            3 hiruma-gohachiro
            2 hida-ogano
            1 kuni-daigo-exp
            1 hida-kuon-exp6
            1 military-alliance
            1 willing-spirits
            1 farmlands
            1 ebisus-honesty
        """),
        cards_of("""
            3 steadfast-bushi
            3 taoist-archer
            3 veteran-advisor
            3 traveling-ronin
            1 heavenly-tetsubo-of-the-crab
            3 peasant-vengeance
            3 unstoppable-force
            3 rout
            3 charge
            3 impressive-resilience
            3 from-every-side
            3 i-will-not-die-alone
            3 fight-as-one
            2 unfamiliar-ground
            1 ring-of-earth
        """),
        "Follower military; every Follower attached from hand draws a card",
    ),
    ccg_deck(
        "crane-seawatch-castle",
        "Crane: Seawatch Castle",
        "seawatch-castle",
        cards_of("""
            3 marketplace
            3 large-farm
            3 acrobat-troupe
            2 famous-bazaar
            2 rich-coffers
            1 diamond-mine
            2 collapsing-bridge
            3 kakita-hideo
            1 kakita-hideo-exp
            3 doji-ayano
            1 doji-ayano-exp
            3 kakita-idzuki
            3 doji-shigeyuki
            3 doji-yoshitada
            2 doji-dainagon
            1 doji-hakuseki-exp2
            1 festival-of-cherry-blossoms
            1 imperial-ambassadorship
            1 private-shrine
            1 saibankans-justice
        """),
        cards_of("""
            3 steel-on-steel
            3 impromptu-duel
            3 discretionary-valor
            3 weigh-the-cost
            3 the-slow-death
            3 allegations
            3 restoring-order
            3 impeccable-nobility
            3 outer-walls
            3 courtesy
            2 threat-of-execution
            2 arrival-of-the-emerald-champion
            2 doji-armor
            2 blessed-tessen
            1 heavenly-blade-of-the-crane
            1 ring-of-the-void
        """),
        "Duels (Iaijutsu), Courtiers and the Imperial Favor; honor",
    ),
    ccg_deck(
        "dragon-pillars-of-virtue",
        "Dragon: Pillars of Virtue",
        "pillars-of-virtue",
        cards_of("""
            3 gold-mine
            3 large-farm
            3 temple-of-harmony
            3 temple-to-shinsei
            2 diamond-mine
            2 rich-coffers
            3 togashi-taro
            3 togashi-gato
            3 togashi-shiori
            3 togashi-meiyu
            3 togashi-sakata
            3 tamori-kazushige
            1 togashi-osawa-exp
            1 mirumoto-kei-exp2
            1 wisdom-gained
            1 signs-and-portents
            1 overgrown-grove
            1 jurojins-blessing
        """),
        cards_of("""
            3 falling-leaf-strike
            3 palm-strike
            3 the-hundred-hand-strike
            3 hand-of-osano-wo
            3 inspire-fear
            3 the-wrath-of-osano-wo
            3 chasing-osano-wo
            3 viper-tattoo
            3 the-slow-death
            2 hitsu-do
            2 song-of-the-world
            2 know-your-center
            2 precise-strike
            1 ring-of-air
            1 ring-of-earth
            1 ring-of-fire
            1 ring-of-water
            1 ring-of-the-void
        """),
        "Tattooed Monks playing Kiho in chains; five Rings (Enlightenment)",
    ),
    ccg_deck(
        "lion-shamate-keep",
        "Lion: Shamate Keep",
        "shamate-keep",
        cards_of("""
            3 copper-mine
            3 large-farm
            3 remote-village
            3 frontline-encampment
            2 akodos-grave
            2 rich-coffers
            3 akodo-shunori
            3 akodo-sagashite
            3 matsu-mikura
            3 matsu-satsune
            3 akodo-kamina
            1 akodo-seiichi
            2 matsu-fumiyo
            1 akodo-shigetoshi-exp2
            1 akodo-tsudoken-exp
            1 military-alliance
            1 alter-history
            1 shinden-shorai
            1 natsu-togumaras-guidance
        """),
        cards_of("""
            3 charge
            3 countermove
            3 favor-to-the-horde
            3 courage
            3 a-legion-of-one
            3 twice-cutting-spirit
            3 the-height-of-courage
            3 extended-maneuvers
            3 heroic-feat
            3 greater-sacrifice
            2 unwavering-assault
            2 armor-of-command
            2 keen-blade
            1 heavenly-jumonji-yari-of-the-lion
            2 steadfast-bushi
            1 ring-of-water
        """),
        "Tacticians and Paragons; attack, Bushido, Tactical actions",
    ),
    ccg_deck(
        "mantis-thunder-dragon-bay",
        "Mantis: Thunder Dragon Bay",
        "thunder-dragon-bay",
        cards_of("""
            3 kobune-port
            3 large-farm
            3 remote-village
            3 fortified-docks
            2 diamond-mine
            2 rich-coffers
            3 yoritomo-saburo
            1 yoritomo-saburo-exp
            3 yoritomo-eriko
            3 yoritomo-suwa
            3 moshi-kamiya
            2 tsuruchi-omori
            2 tsuruchi-sanjo
            2 tsuruchi-nobukatsu
            1 yoritomo-naizen-exp3
            1 alter-history
            1 harsh-choices
            1 the-ivory-coast
            1 fukurokujins-wisdom
        """),
        cards_of("""
            3 aggressive-landing
            3 the-wrath-of-osano-wo
            3 charge
            3 rout
            3 justly-earned-victory
            3 precise-strike
            3 settling-the-homeless
            2 follow-the-flame
            2 chasing-osano-wo
            2 from-every-side
            2 outer-walls
            3 oni-daikyu
            3 wandering-scout
            2 taoist-archer
            1 heavenly-kama-of-the-mantis
            1 ring-of-fire
            1 ring-of-the-void
        """),
        "Naval raiders, Thunder and Ranged Attacks",
    ),
    ccg_deck(
        "phoenix-temple-of-purity",
        "Phoenix: Temple of Purity",
        "temple-of-purity",
        cards_of("""
            3 silver-mine
            3 large-farm
            3 temple-to-shinsei
            2 acrobat-troupe
            2 diamond-mine
            2 rich-coffers
            1 collapsing-bridge
            3 isawa-kyoko
            1 isawa-kyoko-exp
            3 asako-katashi
            3 isawa-akihiro
            3 isawa-nakajima
            2 shiba-fusaburu
            2 shiba-rae
            1 isawa-mizuhiko
            1 isawa-emori-exp
            1 shiba-tsukimi-exp3
            1 festival-of-cherry-blossoms
            1 wisdom-gained
            1 stone-hewed-shrine
            1 ebisus-honesty
        """),
        cards_of("""
            3 consumed-by-five-fires
            3 dance-of-the-kami
            3 fueling-the-flames
            3 touch-of-ice
            2 castle-of-water
            2 ride-through-the-night
            2 walking-the-way
            3 inspire-fear
            3 the-wrath-of-osano-wo
            3 unstoppable-power
            3 power-of-innocence
            2 song-of-the-world
            2 outer-walls
            2 unproven-guardian
            1 heavenly-yari-of-the-phoenix
            1 ring-of-air
            1 ring-of-earth
            1 ring-of-the-void
        """),
        "Shugenja, Spells and elements; defensive honor",
    ),
    ccg_deck(
        "scorpion-law-of-darkness",
        "Scorpion: Law of Darkness Dojo",
        "law-of-darkness-dojo",
        cards_of("""
            3 geisha-house
            3 large-farm
            3 remote-village
            3 slanderer
            2 famous-bazaar
            2 rich-coffers
            3 bayushi-eisaku
            1 bayushi-eisaku-exp
            3 bayushi-kurumi
            1 bayushi-kurumi-exp
            2 bayushi-jutsushi
            3 bayushi-maemi
            2 bayushi-sakai
            2 bayushi-nori
            2 bayushi-higaonna
            1 bayushi-paneki-exp5
            1 minor-blackmail
            1 a-time-for-action
            1 war-ravaged-plain
            1 saibankans-justice
        """),
        cards_of("""
            3 ramifications
            3 shame-never-dies
            3 selfless-politics
            3 allegations
            3 insurmountable-obstacle
            3 private-whispers
            3 rout
            3 precise-strike
            3 justly-earned-victory
            2 restoring-order
            3 swift-sword-cut
            3 the-slow-death
            2 keen-blade
            1 heavenly-ninja-to-of-the-scorpion
            1 ring-of-the-void
            1 ring-of-air
        """),
        "Dishonor: Courtiers, Magistrates and Kensai",
    ),
    ccg_deck(
        "unicorn-utaku-plains",
        "Unicorn: The Utaku Plains",
        "the-utaku-plains",
        cards_of("""
            3 stables
            3 large-farm
            3 clan-estate
            3 frontline-encampment
            2 diamond-mine
            2 rich-coffers
            3 utaku-kohana
            1 utaku-kohana-exp
            3 utaku-tayoi
            3 utaku-anhui
            2 utaku-keiko
            3 shinjo-hwarang
            2 moto-taban
            2 iuchi-xiong
            1 moto-chen-exp3
            1 military-alliance
            1 alter-history
            1 utaku-meadows
            1 natsu-togumaras-guidance
        """),
        cards_of("""
            3 battle-maiden-troop
            3 wandering-scout
            3 charge
            3 know-your-center
            3 rout
            3 twice-cutting-spirit
            3 justly-earned-victory
            2 unwavering-assault
            2 courage
            3 countermove
            2 unfamiliar-ground
            2 from-every-side
            3 unstoppable-force
            2 ride-through-the-night
            1 heavenly-lance-of-the-unicorn
            1 keen-blade
            1 ring-of-water
        """),
        "Cavalry Battle Maidens and Commanders; high Personal Honor",
    ),
]
