"""The log: what a player reads of each event, with every number of it in its place."""

import pytest

import gorin
from gorin.games.battle.presentation.log import LINES

SENTENCES: list[tuple[str, tuple[int, ...], str]] = [
    (
        "clan",
        (2, 3),
        "Seat 3 leads the Lion: Its bluff in a province that it controls stays there until the battle and "
        "defends with 2.",
    ),
    ("round", (5,), "Round 5 begins."),
    ("round", (6,), "The last round is over."),
    ("upkeep", (), "The upkeep phase begins."),
    ("placement", (), "The placement phase begins."),
    ("resolution", (), "The resolution phase begins."),
    ("scoring", (), "The game ends, and honor is counted."),
    ("renewed", (), ""),
    ("first", (1,), "Crane is first player."),
    ("first_card", (2,), "Lion uses the first player card."),
    ("initiative_deck", (8,), "The 8 initiative cards are shuffled."),
    ("initiative", (3,), "The initiative card is Lion."),
    ("ronin", (1,), "Crane has no control token on the map and is ronin."),
    ("no_longer_ronin", (2,), "Lion is no longer ronin."),
    ("cannot_place", (1,), "Crane has no legal placement and takes no more turns this phase."),
    ("ability", (2,), "Lion uses its clan ability."),
    (
        "score",
        (1, 12, 3, 4, 5, 24),
        "Crane scores 24 honor: 12 for flowers, 3 for faceup tokens, 4 for the objective, "
        "and 5 for territories.",
    ),
    ("over", (), "Crane wins with 8 honor."),
    ("set_aside", (1, 7), "Crane sets aside 7 control tokens."),
    ("control", (2, 4, 0, 1), "Lion places a faceup control token in Crane Capital."),
    ("control", (1, 5, 2, 0), "Crane places 2 facedown control tokens in Crane Central."),
    (
        "control",
        (0, 6, 1, 3),
        "Crab places a facedown control token and 3 faceup control tokens in Crane South.",
    ),
    ("control_removed", (1, 6, 1), "Crane loses 1 control token in Crane South."),
    ("control_removed", (2, 4, 2), "Lion loses 2 control tokens in Crane Capital."),
    ("exchange", (4, 10), "Crane Capital and Lion Capital exchange all their control tokens."),
    ("special", (1, 4, 0), "Crane Capital gets a peace token."),
    ("special", (6, 10, 9), "Lion Capital gets a +1 honor token; its +1 defense token is removed."),
    ("special_removed", (3, 4), "Crane Capital loses its shrine token."),
    ("pool", (1, 26), "Crane mixes a pool of 26 combat tokens."),
    ("bluff_back", (2,), "Lion takes back its bluff."),
    ("bluff_aside", (1,), "Crane takes back its bluff and cannot place it again this round."),
    ("bluff_barred", (2,), "Lion cannot use its bluff this round."),
    ("draw", (1, 1), "Crane draws 1 combat token."),
    ("draw", (2, 5), "Lion draws 5 combat tokens."),
    ("drawn", (1, 2, 6), "Crane draws army 3 and navy 1."),
    ("drawn", (2,), "Lion draws nothing."),
    ("returned", (1,), "Crane returns a token to its pool."),
    ("returned_face", (2, 3), "Lion returns army 4 to its pool."),
    ("hand_discard", (1, 4), "Crane discards army 5 from its hand."),
    ("recovered", (2, 5), "Lion takes army 6 from its discard pile."),
    ("hand_look", (1, 2), "Crane looks at Lion's hand."),
    ("hand_seen", (2, 1, 0, 16), "Lion looks at Crane's hand: army 1 and bluff."),
    ("placed", (1, 4), "Crane places a token in Crane Capital."),
    ("placed_face", (2, 5, 4), "Lion places army 6 in Crane Capital."),
    ("placed_open", (1, 3, 10), "Crane places army 4 faceup in Lion Capital."),
    ("blessed", (2, 12, 10), "Lion places blessing 2 on its token in Lion Capital."),
    ("look", (1, 2, 4), "Crane looks at Lion's token in Crane Capital."),
    ("seen", (2, 1, 6, 10), "Lion sees that Crane's token in Lion Capital is navy 1."),
    ("recalled", (1, 4), "Crane's token in Crane Capital returns facedown to its owner's pool."),
    ("swapped", (2, 4, 10), "Lion swaps its tokens in Crane Capital and in Lion Capital."),
    ("helpers", (0, 2, 1), "Crab gets 2 scout cards and 1 shugenja card."),
    ("scout", (2,), "Lion sends a scout."),
    ("shugenja", (1,), "Crane calls on a shugenja."),
    ("territory_card", (3,), "A facedown card is dealt to the Lion territory."),
    ("objectives", (1, 2), "Crane is dealt 2 secret objectives."),
    (
        "objectives_dealt",
        (2, 3, 5),
        "Lion is dealt the secret objectives The Plains of Battle and The Den of Secrets.",
    ),
    ("objective", (1,), "Crane keeps one secret objective."),
    ("objective_kept", (2, 4), "Lion keeps the secret objective The Great Library."),
    ("objective_revealed", (1, 4, 6), "Crane's objective is The Great Library, worth 6 honor."),
    ("claimed", (2, 3), "Lion controls the Lion territory and takes its card."),
    ("claimed_card", (1, 3, 1), "Crane controls the Lion territory and takes its card, Honorable Fight."),
    ("given_back", (2, 4), "Lion no longer controls the Phoenix territory and puts its card back."),
    ("card_played", (1, 3, 0), "Crane plays Bushido."),
    ("passed", (2,), "Lion plays no territory card."),
    ("revealed", (1, 3, 10), "Crane reveals army 4 in Lion Capital."),
    ("discarded", (2, 5, 4), "Lion's army 6 in Crane Capital is discarded."),
    ("illegal", (1, 15, 10), "Crane's raid in Lion Capital was placed against the rules."),
    ("idle_raid", (2, 4), "Lion's raid on Crane Capital has no support."),
    ("raid", (10,), "Lion Capital is raided."),
    ("diplomacy", (4,), "Diplomacy brings peace to Crane Capital."),
    (
        "battle",
        (4, -1, 2, 0, 2, 3, 1, 1),
        "Battle for Crane Capital: Lion attacks with 3, Crane attacks with 1; "
        "its defense is 0; Lion takes it.",
    ),
    (
        "battle",
        (4, -1, -1, 2, 1, 2),
        "Battle for Crane Capital: Crane attacks with 2; its defense is 2; nobody takes it.",
    ),
    (
        "battle",
        (10, 2, 2, 5, 1, 4),
        "Battle for Lion Capital: Crane attacks with 4; Lion defends with 5; Lion holds it.",
    ),
    (
        "battle",
        (10, 2, 1, 3, 1, 4),
        "Battle for Lion Capital: Crane attacks with 4; Lion defends with 3; Crane takes it.",
    ),
    ("short", (1, 4), "Crane has no control token left for Crane Capital."),
    ("defended", (2, 10), "Lion defends Lion Capital successfully."),
]
"""Kind, numbers that all differ where they could be taken for each other, and the line."""


def state():
    """The Crab, the Crane and the Lion after a game that the Crane have won."""
    clans = ("crab", "crane", "lion")
    provinces = {f"{clan}_capital": {"owner": clan} for clan in clans}
    position = {"players": [{"clan": clan} for clan in clans], "provinces": provinces, "phase": "scoring"}
    return gorin.setup("battle", position).state


def test_each_kind_of_event_is_in_the_table():
    assert {kind for kind, *_ in SENTENCES} == set(LINES)


@pytest.mark.parametrize(("kind", "args", "line"), SENTENCES)
def test_the_line_of_an_event(kind, args, line):
    words, _ = LINES[kind]
    assert words(state(), args) == line
