"""The log: what a player reads of each event, with every number of it in its place."""

import pytest

import gorin
from gorin.games.battle.log import LINES

SENTENCES: list[tuple[str, tuple[int, ...], str]] = [
    (
        "clan",
        (2, 3),
        "The third seat leads the Lion: Your bluff in a province that you control stays there until the "
        "battle and defends with 2.",
    ),
    ("round", (5,), "Round 5."),
    ("round", (6,), "The last round is over."),
    ("upkeep", (), "The upkeep phase begins."),
    ("placement", (), "The placement phase begins."),
    ("resolution", (), "The resolution phase begins."),
    ("scoring", (), "The game ends: honor is counted."),
    ("renewed", (), "Clan abilities are ready again."),
    ("first", (1,), "Crane is first player."),
    ("first_card", (2,), "Lion uses the first player card."),
    ("initiative_deck", (8,), "The initiative deck is shuffled: 8 cards."),
    ("initiative", (3,), "The initiative card is Lion."),
    ("ronin", (1,), "Crane has no control token left: ronin."),
    ("no_longer_ronin", (2,), "Lion is no longer ronin."),
    ("cannot_place", (1,), "Crane cannot place any token and takes no more turns this phase."),
    ("ability", (2,), "Lion uses the clan's ability."),
    (
        "score",
        (1, 12, 3, 4, 5, 24),
        "Crane: 12 honor from flowers, 3 from faceup control tokens, 4 from the objective, "
        "5 from territories: 24 in all.",
    ),
    ("over", (), "Crane wins with 8 honor."),
    ("set_aside", (1, 7), "Crane sets 7 control tokens aside."),
    ("control", (2, 4, 0, 1), "Lion puts 1 faceup control token into Crane capital."),
    ("control", (1, 5, 2, 0), "Crane puts 2 facedown control tokens into Crane central."),
    (
        "control",
        (0, 6, 1, 3),
        "Crab puts 1 facedown control token and 3 faceup control tokens into Crane south.",
    ),
    ("control_removed", (1, 6, 1), "Crane loses 1 control token in Crane south."),
    ("control_removed", (2, 4, 2), "Lion loses 2 control tokens in Crane capital."),
    ("exchange", (4, 10), "The control tokens of Crane capital and Lion capital change places."),
    ("special", (1, 4, 0), "A peace token is put into Crane capital."),
    ("special", (6, 10, 9), "An honor token +1 is put into Lion capital, replacing the defense token +1."),
    ("special_removed", (3, 4), "The shrine token is removed from Crane capital."),
    ("pool", (1, 26), "Crane mixes a pool of 26 combat tokens."),
    ("bluff_back", (2,), "Lion has the bluff back."),
    ("bluff_aside", (1,), "Crane's bluff comes back; it cannot be placed again this round."),
    ("bluff_barred", (2,), "Lion cannot use the bluff this round."),
    ("draw", (1, 1), "Crane draws 1 combat token."),
    ("draw", (2, 5), "Lion draws 5 combat tokens."),
    ("drawn", (1, 2, 6), "Crane draws army 3, navy 1."),
    ("drawn", (2,), "Lion draws nothing."),
    ("returned", (1,), "Crane puts a token back into the pool."),
    ("returned_face", (2, 3), "Lion puts army 4 back into the pool."),
    ("hand_discard", (1, 4), "Crane discards army 5 from hand."),
    ("recovered", (2, 5), "Lion takes army 6 back from the discard pile."),
    ("hand_look", (1, 2), "Crane looks at the hand of Lion."),
    ("hand_seen", (2, 1, 0, 16), "Lion sees that Crane has army 1, bluff."),
    ("placed", (1, 4), "Crane places a token in Crane capital."),
    ("placed_face", (2, 5), "Lion knows it to be army 6."),
    ("placed_open", (1, 3, 10), "Crane places army 4 faceup in Lion capital."),
    ("blessed", (2, 12, 10), "Lion places blessing 2 on the own token in Lion capital."),
    ("look", (1, 2, 4), "Crane looks at Lion's token in Crane capital."),
    ("seen", (2, 1, 6, 10), "Lion sees navy 1, Crane's token in Lion capital."),
    ("recalled", (1, 4), "Crane's token in Crane capital goes back into the pool unseen."),
    ("swapped", (2, 4, 10), "Lion's tokens in Crane capital and in Lion capital change places."),
    ("helpers", (0, 2, 1), "Crab gets 2 scout cards and 1 shugenja card."),
    ("scout", (2,), "Lion sends a scout."),
    ("shugenja", (1,), "Crane calls on a shugenja."),
    ("territory_card", (3,), "A card lies facedown at the Lion territory."),
    ("objectives", (1, 2), "Crane is dealt 2 secret objectives."),
    ("objectives_dealt", (2, 3, 5), "Lion may keep The Plains of Battle or The Den of Secrets."),
    ("objective", (1,), "Crane keeps one of them."),
    ("objective_kept", (2, 4), "Lion keeps The Great Library."),
    ("objective_revealed", (1, 4, 6), "Crane's objective was The Great Library: 6 honor."),
    ("claimed", (2, 3), "Lion controls the Lion territory and takes its card."),
    ("claimed_card", (1, 3, 1), "Crane reads it: Honorable Fight."),
    ("given_back", (2, 4), "Lion no longer controls the Phoenix territory: its card goes back."),
    (
        "card_played",
        (1, 3, 0),
        "Crane plays Bushido: Put the honor token 4 into any province outside the Shadowlands.",
    ),
    ("passed", (2,), "Lion plays no territory card."),
    ("revealed", (1, 3, 10), "Crane's token in Lion capital is army 4."),
    ("discarded", (2, 5, 4), "Lion's army 6 in Crane capital is discarded."),
    ("illegal", (1, 15, 10), "Crane's raid in Lion capital was placed against the rules."),
    ("idle_raid", (2, 4), "Lion's raid on Crane capital has no support and no effect."),
    ("raid", (10,), "Lion capital is raided."),
    ("diplomacy", (4,), "Peace comes to Crane capital."),
    (
        "battle",
        (4, -1, 2, 0, 2, 3, 1, 1),
        "Battle for Crane capital: Lion attacks with 3, Crane attacks with 1; "
        "its defense is 0; Lion takes it.",
    ),
    (
        "battle",
        (4, -1, -1, 2, 1, 2),
        "Battle for Crane capital: Crane attacks with 2; its defense is 2; nobody takes it.",
    ),
    (
        "battle",
        (10, 2, 2, 5, 1, 4),
        "Battle for Lion capital: Crane attacks with 4; Lion defends with 5; Lion holds it.",
    ),
    (
        "battle",
        (10, 2, 1, 3, 1, 4),
        "Battle for Lion capital: Crane attacks with 4; Lion defends with 3; Crane takes it.",
    ),
    ("short", (1, 4), "Crane has no control token left for Crane capital."),
    ("defended", (2, 10), "Lion has defended Lion capital."),
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
