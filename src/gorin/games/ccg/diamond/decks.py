"""The decks that come with Diamond Edition: a line for each card, with how many of it."""

from __future__ import annotations

from gorin.games.ccg.decks import DYNASTY, FATE, STRONGHOLD, WIND
from gorin.language.library.deck import Deck, cards_of


def diamond_deck(id: str, name: str, stronghold: str, wind: str, dynasty: str, fate: str, theme: str) -> Deck:
    """A Stronghold, a Wind, and two lists."""
    lists = {STRONGHOLD: [stronghold], WIND: [wind], DYNASTY: cards_of(dynasty), FATE: cards_of(fate)}
    return Deck(id, name, lists, theme)


DECKS: list[Deck] = [
    diamond_deck(
        "crab-kyuden-hida",
        "Crab: Kyuden Hida",
        "kyuden-hida",
        "left-hand-of-the-emperor",
        """
            3 iron-mine
            3 silk-works
            3 the-hiruma-dojo
            3 dragon-dancers
            2 blacksmiths
            1 shrine-of-stone
            1 kisadas-shrine
            3 hida-hitoshi
            3 hida-shara
            3 hiruma-todori
            3 hiruma-ashihei
            2 hida-utaemon
            2 hida-sunao
            1 hida-kosho
            1 hida-isamu
            1 hida-kuon-exp3
            1 are-you-with-me
            1 boundless-sight
            1 birth-of-the-sword
            1 road-of-dust
            1 fields-of-the-sun
        """,
        """
            3 hiruma-archers
            3 veteran-samurai
            3 fortified-infantry
            3 spearmen
            2 ashigaru-hordes
            1 hiruma-house-guard
            2 dai-tsuchi
            2 my-fathers-weapon
            1 celestial-sword-of-the-crab
            1 ichido-no-shiryo
            3 relentless-assault
            3 test-of-might
            3 destiny-has-no-secrets
            3 block-supply-lines
            2 dying-effort
            2 strike-at-the-tail
            2 diversionary-tactics
            1 twisted-forest
        """,
        "Followers, Yu and Fear; every Follower from the hand draws a card",
    ),
    diamond_deck(
        "crane-kakita-dueling-academy",
        "Crane: Kakita Dueling Academy",
        "kakita-dueling-academy",
        "left-hand-of-the-emperor",
        """
            3 marketplace
            3 silk-works
            3 daidoji-merchants
            3 sanctified-temple
            2 fantastic-gardens
            2 dragon-dancers
            3 kakita-masazumi
            3 doji-gombei
            3 daidoji-gudeta
            3 doji-domotai
            2 kakita-gosha
            2 kakita-mai
            1 kakita-mai-exp
            1 kakita-korihime
            1 doji-nagori
            1 birth-of-the-sword
            1 poetry-contest
            1 restoring-the-doji-treasury
            1 shinseis-shrine
            1 fields-of-the-sun
        """,
        """
            3 iaijutsu-challenge
            3 iaijutsu-lesson
            2 enough-talk
            3 let-your-spirit-guide-you
            3 focus
            2 concede-defeat
            2 loyal-yojimbo
            2 political-distraction
            2 the-price-of-innocence
            3 shame
            2 i-believed-in-you
            3 block-supply-lines
            2 imperial-edicts
            1 kakita-house-guard
            2 kenshinzen
            1 empresss-guard
            1 blade-of-truths
            1 celestial-sword-of-the-crane
            1 yoshis-fan
            1 toshimoko-no-shiryo
        """,
        "Iaijutsu duels, Courtiers, honor",
    ),
    diamond_deck(
        "dragon-shiro-mirumoto",
        "Dragon: Shiro Mirumoto",
        "shiro-mirumoto",
        "voice-of-the-emperor",
        """
            3 gold-mine
            3 silk-works
            3 shinmaki-monastery
            3 dragon-dancers
            2 blacksmiths
            1 grove-of-the-five-masters
            1 ki-rins-shrine-exp
            3 mirumoto-gonkuro
            3 togashi-teijo
            3 tamori-chieko
            3 hitomi-daisetsu
            2 mirumoto-tsuge
            2 tamori-shaitung
            1 tamori-shaitung-exp
            1 togashi-satsu-exp
            1 hoshi-wayan-exp2
            1 boundless-sight
            1 birth-of-the-sword
            1 dragons-strength
            1 mystic-ground
            1 temples-of-the-new-tao
        """,
        """
            3 fist-of-the-earth
            3 flee-the-darkness
            2 double-chi
            2 mercy-shrouds-the-earth
            2 aid-of-the-grand-master
            1 ryoshuns-last-words
            3 earthquake
            3 burning-smoke
            2 look-into-the-void
            2 the-fire-from-within
            2 takaos-jingasa
            2 my-fathers-weapon
            1 celestial-sword-of-the-dragon
            2 dai-tsuchi
            1 hoshi-house-guard
            2 warrior-monks
            2 spirit-guide
            3 ashigaru-archers
            2 twisted-forest
        """,
        "Monks and Shugenja with Kihos and Spells",
    ),
    diamond_deck(
        "lion-kenson-gakka",
        "Lion: Kenson Gakka",
        "kenson-gakka",
        "right-hand-of-the-emperor",
        """
            3 copper-mine
            3 silk-works
            3 dragon-dancers
            3 sanctified-temple
            2 blacksmiths
            1 lion-scout
            1 honors-lesson-dojo
            3 akodo-kurako
            3 akodo-shigetoshi
            3 akodo-tadenori
            3 matsu-aoiko
            2 akodo-yobi
            2 matsu-mabuchi
            1 akodo-mino
            1 matsu-kenji
            1 matsu-nimuro-exp
            1 dragons-strength
            1 birth-of-the-sword
            1 are-you-with-me
            1 mapped-region
            1 secluded-ravine
        """,
        """
            3 white-shore-plain
            2 suspended-terrain
            2 twisted-forest
            2 three-stone-river
            3 superior-strategist
            3 luring-tactics
            3 strength-of-purity
            3 let-your-spirit-guide-you
            3 destiny-has-no-secrets
            2 block-supply-lines
            1 moment-of-brilliance
            1 akodo-house-guard
            3 veteran-bushi
            2 command-staff
            2 fortified-infantry
            2 my-fathers-weapon
            1 celestial-sword-of-the-lion
            1 the-emerald-armor
            1 yokutsu-no-shiryo
        """,
        "Tacticians and Terrains",
    ),
    diamond_deck(
        "mantis-kyuden-gotei",
        "Mantis: Kyuden Gotei",
        "kyuden-gotei",
        "left-hand-of-the-emperor",
        """
            3 kobune-port
            3 silk-works
            3 daidoji-merchants
            3 dragon-dancers
            2 blacksmiths
            1 sanctified-temple
            1 shrine-of-stone
            3 moshi-kalani
            3 tsuruchi-isunori
            2 tsuruchi-hiro
            1 tsuruchi-hiro-exp
            3 yoritomo-sen
            2 yoritomo-ukyo
            2 yoritomo-chimori
            1 yoritomo-kajiko
            1 yoritomo-kumiko-exp
            1 yoritomo-masasue-exp
            1 birth-of-the-sword
            1 my-enemys-weakness
            1 are-you-with-me
            1 tidal-land-bridge
            1 fields-of-the-sun
        """,
        """
            3 tsuruchi-technique
            3 mantis-raiders
            3 mantis-bushi
            2 kobune-crew
            2 tsuruchis-legion
            3 ashigaru-archers
            1 yoritomo-house-guard
            1 yoritomos-kama
            1 celestial-sword-of-the-mantis
            2 my-fathers-weapon
            1 denkyu-no-shiryo
            2 white-stag-burns
            2 dying-effort
            3 destiny-has-no-secrets
            3 block-supply-lines
            2 test-of-might
            2 diversionary-tactics
            2 suspended-terrain
            2 slaughter-the-scout
        """,
        "Naval invasion and Ranged Attacks",
    ),
    diamond_deck(
        "unicorn-shiro-shinjo",
        "Unicorn: Shiro Shinjo",
        "shiro-shinjo",
        "right-hand-of-the-emperor",
        """
            3 stables
            3 silk-works
            3 blacksmiths
            3 dragon-dancers
            2 sanctified-temple
            1 unicorn-marketeer
            1 shrine-of-stone
            3 shinjo-yushiro
            3 moto-zhijuan
            3 shinjo-reizo
            3 moto-chagatai
            1 moto-chagatai-exp2
            2 moto-kadu-kai
            1 iuchi-najato
            1 utaku-etsumi
            1 shinjo-nakaga
            1 shinjo-noriyori
            1 are-you-with-me
            1 boundless-sight
            1 birth-of-the-sword
            1 utaku-meadows
            1 fields-of-the-moon
        """,
        """
            3 daikyu
            3 clay-horse
            3 my-fathers-weapon
            1 celestial-sword-of-the-unicorn
            3 light-mounted-infantry
            3 heavy-mounted-infantry
            2 moto-steed
            1 utaku-house-guard
            3 kamokos-charge
            3 strike-at-the-tail
            2 along-the-coast-at-midnight
            2 slaughter-the-scout
            2 dying-effort
            2 test-of-might
            3 destiny-has-no-secrets
            2 block-supply-lines
            2 diversionary-tactics
        """,
        "Cavalry with Items",
    ),
]
