"""A skirmish deck for each clan, out of two Core Sets: a line for each card, with how many of it."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import CONFLICT, DYNASTY
from gorin.games.lcg.decks.checks import PROVINCES, ROLE, SIDEBOARD, STRONGHOLD
from gorin.language.library.deck import Deck, cards_of


def skirmish_deck(clan: str, theme: str, dynasty: str, conflict: str, sideboard: str) -> Deck:
    """A deck without stronghold, role and provinces (LCG-SKIR-01)."""
    lists = {
        STRONGHOLD: [],
        ROLE: [],
        PROVINCES: [],
        DYNASTY: cards_of(dynasty),
        CONFLICT: cards_of(conflict),
        SIDEBOARD: cards_of(sideboard),
    }
    return Deck(f"{clan.lower()}-core-skirmish", f"{clan} skirmish", lists, theme, "skirmish")


SKIRMISH_DECKS: list[Deck] = [
    skirmish_deck(
        "Crab",
        "Few provinces, each of them a wall",
        """
            2 borderlands-fortifications
            2 funeral-pyre
            2 borderlands-defender
            2 eager-scout
            2 hida-guardian
            2 hida-kisada
            2 hida-tomonatsu
            2 hiruma-yojimbo
            2 intimidating-hida
            2 kaiu-envoy
            2 kaiu-shuichi
            2 shrewd-yasuki
            2 steadfast-witch-hunter
            2 vanguard-warrior
            2 vengeful-berserker
        """,
        """
            2 hiruma-ambusher
            2 stoic-gunso
            2 jade-tetsubo
            2 reprieve
            2 watch-commander
            2 levy
            2 rebuild
            2 the-mountain-does-not-fall
            2 way-of-the-crab
            2 let-go
            1 tattooed-wanderer
            2 banzai
            2 fine-katana
            2 assassination
            2 rout
            1 contingency-plan
        """,
        """
            2 fallen-in-battle
            2 good-omen
            2 outwit
        """,
    ),
    skirmish_deck(
        "Crane",
        "Small courts, sharp duels",
        """
            2 artisan-academy
            2 asahina-artisan
            2 asahina-storyteller
            2 brash-samurai
            2 cautious-scout
            2 daidoji-nerishma
            2 doji-challenger
            2 doji-gift-giver
            2 doji-hotaru
            2 doji-whisperer
            2 kakita-asami
            2 kakita-kaezin
            2 savvy-politician
            2 imperial-storehouse
            2 wandering-ronin
        """,
        """
            2 political-rival
            2 steward-of-law
            2 above-question
            2 duelist-training
            2 height-of-fashion
            2 admit-defeat
            2 noble-sacrifice
            2 the-perfect-gift
            2 voice-of-honor
            2 way-of-the-crane
            2 stand-your-ground
            2 ready-for-battle
            2 court-games
            2 ornate-fan
            2 outwit
        """,
        """
            2 good-omen
            2 contingency-plan
            2 fallen-in-battle
        """,
    ),
    skirmish_deck(
        "Dragon",
        "One champion, well armed",
        """
            2 secluded-temple
            2 agasha-swordsmith
            2 ascetic-visionary
            2 doomed-shugenja
            2 enlightened-warrior
            2 kitsuki-investigator
            2 mirumoto-prodigy
            2 mirumoto-raitsugu
            2 niten-adept
            2 niten-master
            2 seeker-of-enlightenment
            2 togashi-initiate
            2 togashi-yokuni
            2 imperial-storehouse
            2 wandering-ronin
        """,
        """
            2 tattooed-wanderer
            2 togashi-kazue
            2 ancestral-daisho
            2 daimyos-favor
            2 kitsukis-method
            2 way-of-the-dragon
            2 indomitable-will
            2 let-go
            2 mantra-of-fire
            2 mirumotos-fury
            2 tranquility
            2 above-question
            2 duelist-training
            2 fine-katana
            2 ornate-fan
        """,
        """
            2 banzai
            2 court-games
            2 contingency-plan
        """,
    ),
    skirmish_deck(
        "Lion",
        "Strikes first",
        """
            2 staging-ground
            2 akodo-gunso
            2 akodo-toturi
            2 deathseeker
            2 honored-general
            2 ikoma-eiji
            2 ikoma-prodigy
            2 kitsu-spiritcaller
            2 lions-pride-brawler
            2 matsu-beiona
            2 matsu-berserker
            2 steadfast-samurai
            2 venerable-historian
            2 imperial-storehouse
            2 wandering-ronin
        """,
        """
            2 master-of-the-spear
            2 vengeful-oathkeeper
            2 guidance-of-the-ancestors
            2 honored-blade
            2 sashimono
            2 for-greater-glory
            2 ready-for-battle
            2 stand-your-ground
            2 strength-in-numbers
            2 way-of-the-lion
            2 i-am-ready
            2 favored-mount
            2 breakthrough
            2 banzai
            2 fine-katana
        """,
        """
            2 charge
            2 rout
            2 contingency-plan
        """,
    ),
    skirmish_deck(
        "Phoenix",
        "Rings and spells",
        """
            2 forgotten-library
            2 adept-of-the-waves
            2 asako-diplomat
            2 fearsome-mystic
            2 isawa-atsuko
            2 isawa-masahiro
            2 meddling-mediator
            2 naive-student
            2 radiant-orator
            2 serene-warrior
            2 shiba-peacemaker
            2 shiba-tsukune
            2 shiba-yojimbo
            2 solemn-scholar
            2 imperial-storehouse
        """,
        """
            2 ishiken-initiate
            2 seeker-of-knowledge
            2 grasp-of-earth
            2 magnificent-kimono
            2 pacifism
            2 against-the-waves
            2 display-of-power
            2 know-the-world
            2 supernatural-storm
            2 way-of-the-phoenix
            2 court-mask
            2 fiery-madness
            2 cloud-the-mind
            2 court-games
            2 outwit
        """,
        """
            2 good-omen
            2 contingency-plan
            2 fallen-in-battle
        """,
    ),
    skirmish_deck(
        "Scorpion",
        "Whispers and masks",
        """
            2 city-of-lies
            2 bayushi-liar
            2 bayushi-manipulator
            2 bayushi-shoju
            2 bayushi-yunako
            2 blackmail-artist
            2 favored-niece
            2 shosuro-actress
            2 shosuro-miyako
            2 sinister-soshi
            2 soshi-illusionist
            2 yogo-hiroue
            2 yogo-outcast
            2 imperial-storehouse
            2 wandering-ronin
        """,
        """
            2 adept-of-shadows
            2 unassuming-yojimbo
            2 court-mask
            2 fiery-madness
            2 ambush
            2 blackmail
            2 calling-in-favors
            2 forged-edict
            2 i-can-swim
            2 way-of-the-scorpion
            2 voice-of-honor
            1 admit-defeat
            2 assassination
            2 for-shame
            2 court-games
            1 spies-at-court
        """,
        """
            2 contingency-plan
            2 fallen-in-battle
            2 good-omen
        """,
    ),
    skirmish_deck(
        "Unicorn",
        "Rides around every defence",
        """
            2 aggressive-moto
            2 border-rider
            2 giver-of-gifts
            2 ide-trader
            2 meishodo-wielder
            2 moto-horde
            2 moto-youth
            2 shinjo-altansarnai
            2 shinjo-outrider
            2 shinjo-tatsuo
            2 utaku-infantry
            2 utaku-yumino
            2 warrior-poet
            2 imperial-storehouse
            2 wandering-ronin
        """,
        """
            2 ide-messenger
            2 iuchi-wayfinder
            2 born-in-war
            2 favored-mount
            2 spyglass
            2 breakthrough
            2 captive-audience
            2 cavalry-reserves
            2 i-am-ready
            2 way-of-the-unicorn
            2 stand-your-ground
            1 strength-in-numbers
            2 fine-katana
            2 banzai
            2 charge
            1 rout
        """,
        """
            2 contingency-plan
            2 fallen-in-battle
            2 good-omen
        """,
    ),
]
