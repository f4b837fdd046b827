"""Cards that are shown small: shorter, but not saying anything else."""

import pytest

from gorin.language.core.english import REST
from gorin.language.core.render import card_text, short_lines
from gorin.language.library.library import libraries, library_of

GAMES = [game for game in libraries() if game != "toy"]


def written(game):
    """The definitions of a game's cards."""
    found = [library_of(game).definition(card) for card in library_of(game).on_tables()]
    return [definition for definition in found if definition is not None]


def short(game, slug):
    library = library_of(game)
    return [tuple(line) for line in library.short_text(library.cards()[slug])]


def test_the_target_stands_before_what_happens_to_it():
    assert short("war-of-honor", "bayushi-hirose") == [
        ("Battle", "Target a dishonorable Personality: Bow him. His controller loses 2 Honor.")
    ]


def test_what_an_ability_costs_is_not_left_out():
    [_, (head, body)] = sorted(short("celestial", "ebisus-honesty"))
    assert head == "Limited"
    assert body.startswith("Destroy your rightmost province and discard this Celestial: Gain 4 Honor")


def test_what_can_be_used_comes_before_what_is_always_true():
    assert [head for head, _ in short("lcg", "jade-tetsubo")] == ["Action", "", ""]


@pytest.mark.parametrize("game", GAMES)
def test_only_effects_are_left_out_and_a_mark_says_so(game):
    shortened = 0
    for card in written(game):
        whole = card_text(card)
        assert len(short_lines(card)) == len([line for line in whole.split("\n") if line]), card.slug
        for head, body in short_lines(card):
            kept, mark, after = body.partition(f" {REST}")
            [said] = [line for line in whole.split("\n") if kept in line and head in line][:1]
            assert mark or f"{head}: {body}".removeprefix(": ") in said, card.slug
            if mark:
                shortened += 1
                assert kept.endswith((".", '."', ".)")), "it ends where an effect ends"
                assert said.endswith(after)
                assert said.index(kept) + len(kept) < len(said) - len(after), "a mark stands for something"
    assert shortened > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_in_a_text_box_or_line_has_a_reminder_if_it_has_rules(game):
    library = library_of(game)
    unique = [card for card in library.published() if library.is_unique(card) and "Unique" in card.keywords]
    assert all("Unique" in library.reminders(card) for card in unique)
    for card in library.published():
        definition = library.definition(card)
        if game == "lcg" and definition is not None:
            assert len(library.reminders(card)) == len(set(definition.ability_keywords)), card.slug


def test_the_limit_is_the_one_that_decks_are_checked_by():
    told = {
        card.slug: library_of("celestial").limit_told(card) for card in library_of("celestial").published()
    }
    assert told["charge"] == "up to 3 per deck"
    assert told["hida-kuon-exp6"] == "1 per deck"
    assert told["border-keep"] == "", "it is in no deck"
    lcg = library_of("lcg")
    assert lcg.limit_told(lcg.cards()["karada-district"]) == "1 per deck"
    assert lcg.limit_told(lcg.cards()["defend-the-wall"]) == "", "provinces are chosen by element"
