"""A stronghold deck for each clan, out of three Core Sets: a line for each card, with how many of it."""

from __future__ import annotations

from gorin.games.lcg.decks.cards import CONFLICT, DYNASTY
from gorin.games.lcg.decks.checks import PROVINCES, ROLE, SIDEBOARD, STRONGHOLD
from gorin.language.library.deck import Deck, cards_of


def core_deck(
    clan: str, title: str, theme: str, places: tuple[str, ...], dynasty: str, conflict: str
) -> Deck:
    """A deck with its stronghold, its role and its five provinces."""
    stronghold, role, *provinces = places
    lists = {
        STRONGHOLD: [stronghold],
        ROLE: [role],
        PROVINCES: provinces,
        DYNASTY: cards_of(dynasty),
        CONFLICT: cards_of(conflict),
        SIDEBOARD: [],
    }
    return Deck(f"{clan.lower()}-core", f"{clan}: {title}", lists, theme, "stronghold")


CORE_DECKS: list[Deck] = [
    core_deck(
        "Crab",
        "The Wall",
        "Holds its provinces with holdings and large characters, and wears attackers down",
        (
            "shiro-nishiyama",
            "keeper-of-earth",
            "defend-the-wall",
            "manicured-garden",
            "meditations-on-the-tao",
            "rally-to-the-cause",
            "shameful-display",
        ),
        """
            3 borderlands-defender
            3 borderlands-fortifications
            3 eager-scout
            2 funeral-pyre
            3 hida-guardian
            3 hida-kisada
            3 hida-tomonatsu
            3 hiruma-yojimbo
            2 intimidating-hida
            3 kaiu-envoy
            3 kaiu-shuichi
            3 shrewd-yasuki
            3 steadfast-witch-hunter
            3 imperial-storehouse
        """,
        """
            3 hiruma-ambusher
            2 jade-tetsubo
            3 levy
            3 rebuild
            3 reprieve
            3 stoic-gunso
            3 the-mountain-does-not-fall
            3 watch-commander
            3 way-of-the-crab
            3 let-go
            3 tattooed-wanderer
            3 banzai
            3 fine-katana
            2 assassination
        """,
    ),
    core_deck(
        "Crane",
        "The Left Hand",
        "Honors its courtiers and wins at court",
        (
            "shizuka-toshi",
            "seeker-of-air",
            "the-art-of-peace",
            "fertile-fields",
            "entrenched-position",
            "night-raid",
            "shameful-display",
        ),
        """
            3 artisan-academy
            3 asahina-artisan
            3 asahina-storyteller
            3 brash-samurai
            3 cautious-scout
            2 daidoji-nerishma
            3 doji-challenger
            3 doji-gift-giver
            3 doji-hotaru
            3 doji-whisperer
            3 kakita-asami
            3 kakita-kaezin
            3 savvy-politician
            2 imperial-storehouse
        """,
        """
            3 above-question
            3 admit-defeat
            3 duelist-training
            2 height-of-fashion
            2 noble-sacrifice
            3 political-rival
            3 steward-of-law
            3 the-perfect-gift
            3 voice-of-honor
            3 way-of-the-crane
            3 stand-your-ground
            3 ready-for-battle
            3 court-games
            3 ornate-fan
        """,
    ),
    core_deck(
        "Dragon",
        "Two Swords",
        "Arms a few strong characters with attachments",
        (
            "mountains-anvil-castle",
            "keeper-of-fire",
            "restoration-of-balance",
            "fertile-fields",
            "ancestral-lands",
            "elemental-fury",
            "pilgrimage",
        ),
        """
            3 agasha-swordsmith
            3 ascetic-visionary
            3 doomed-shugenja
            3 enlightened-warrior
            3 kitsuki-investigator
            3 mirumoto-prodigy
            3 mirumoto-raitsugu
            3 niten-adept
            3 niten-master
            2 secluded-temple
            2 seeker-of-enlightenment
            3 togashi-initiate
            3 togashi-yokuni
            3 imperial-storehouse
        """,
        """
            3 ancestral-daisho
            3 daimyos-favor
            2 indomitable-will
            2 kitsukis-method
            3 let-go
            2 mantra-of-fire
            3 mirumotos-fury
            3 tattooed-wanderer
            3 togashi-kazue
            2 tranquility
            2 way-of-the-dragon
            3 above-question
            3 duelist-training
            2 voice-of-honor
            3 fine-katana
            1 ornate-fan
        """,
    ),
    core_deck(
        "Lion",
        "The Right Hand",
        "Attacks early with many small characters and great generals",
        (
            "yojin-no-shiro",
            "seeker-of-water",
            "the-art-of-war",
            "rally-to-the-cause",
            "entrenched-position",
            "manicured-garden",
            "meditations-on-the-tao",
        ),
        """
            3 akodo-gunso
            3 akodo-toturi
            3 deathseeker
            3 honored-general
            3 ikoma-eiji
            3 ikoma-prodigy
            3 kitsu-spiritcaller
            3 lions-pride-brawler
            3 matsu-beiona
            3 matsu-berserker
            1 obstinate-recruit
            3 staging-ground
            3 steadfast-samurai
            3 imperial-storehouse
        """,
        """
            3 for-greater-glory
            2 guidance-of-the-ancestors
            3 honored-blade
            3 master-of-the-spear
            3 ready-for-battle
            3 sashimono
            3 stand-your-ground
            3 strength-in-numbers
            3 vengeful-oathkeeper
            3 way-of-the-lion
            3 i-am-ready
            2 favored-mount
            3 banzai
            3 fine-katana
        """,
    ),
    core_deck(
        "Phoenix",
        "The Elements",
        "Bends rings and spells, and claims what others contest",
        (
            "isawa-mori-seido",
            "keeper-of-void",
            "kuroi-mori",
            "fertile-fields",
            "ancestral-lands",
            "meditations-on-the-tao",
            "elemental-fury",
        ),
        """
            3 adept-of-the-waves
            3 asako-diplomat
            3 fearsome-mystic
            3 forgotten-library
            3 isawa-atsuko
            3 isawa-masahiro
            2 meddling-mediator
            3 naive-student
            3 radiant-orator
            3 serene-warrior
            1 shiba-peacemaker
            3 shiba-tsukune
            2 shiba-yojimbo
            3 solemn-scholar
            2 imperial-storehouse
        """,
        """
            3 against-the-waves
            3 display-of-power
            3 grasp-of-earth
            3 ishiken-initiate
            2 know-the-world
            3 magnificent-kimono
            2 pacifism
            3 seeker-of-knowledge
            3 supernatural-storm
            3 way-of-the-phoenix
            3 court-mask
            3 fiery-madness
            3 cloud-the-mind
            3 court-games
        """,
    ),
    core_deck(
        "Scorpion",
        "The Underhand",
        "Dishonors and weakens whoever stands in the way",
        (
            "city-of-the-open-hand",
            "seeker-of-air",
            "secret-cache",
            "manicured-garden",
            "entrenched-position",
            "night-raid",
            "shameful-display",
        ),
        """
            3 bayushi-liar
            3 bayushi-manipulator
            3 bayushi-shoju
            3 bayushi-yunako
            3 blackmail-artist
            3 city-of-lies
            3 favored-niece
            3 shosuro-actress
            3 shosuro-miyako
            3 sinister-soshi
            3 soshi-illusionist
            3 yogo-hiroue
            2 yogo-outcast
            2 imperial-storehouse
        """,
        """
            3 adept-of-shadows
            2 ambush
            3 blackmail
            3 calling-in-favors
            3 court-mask
            3 fiery-madness
            3 forged-edict
            3 i-can-swim
            3 unassuming-yojimbo
            3 way-of-the-scorpion
            3 voice-of-honor
            2 admit-defeat
            3 assassination
            3 for-shame
        """,
    ),
    core_deck(
        "Unicorn",
        "The Horde",
        "Moves in and out of conflicts faster than anybody answers",
        (
            "golden-plains-outpost",
            "keeper-of-water",
            "endless-plains",
            "fertile-fields",
            "ancestral-lands",
            "night-raid",
            "pilgrimage",
        ),
        """
            3 aggressive-moto
            3 border-rider
            3 giver-of-gifts
            3 ide-trader
            2 meishodo-wielder
            3 moto-horde
            3 moto-youth
            3 shinjo-altansarnai
            3 shinjo-outrider
            3 shinjo-tatsuo
            3 utaku-infantry
            3 utaku-yumino
            2 warrior-poet
            3 imperial-storehouse
        """,
        """
            3 born-in-war
            3 breakthrough
            3 captive-audience
            3 cavalry-reserves
            3 favored-mount
            3 i-am-ready
            3 ide-messenger
            3 iuchi-wayfinder
            3 spyglass
            3 way-of-the-unicorn
            3 stand-your-ground
            2 strength-in-numbers
            3 fine-katana
            2 banzai
        """,
    ),
]
