"""The decks that come with Diamond Edition: a line for each card, with how many of it."""

from __future__ import annotations

from gorin.games.ccg.decks import DYNASTY, FATE, STRONGHOLD, WIND
from gorin.words.library.deck import Deck, cards_of


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
