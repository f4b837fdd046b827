"""What a seat could believe of the cards of others, in the middle of what they do."""

import random

from support.ccg_diamond import having, laid
from support.plain_cards import face_up


def test_a_search_in_progress_goes_on_whatever_the_deck_is_believed_to_hold():
    provinces = [*face_up("boundless-sight"), "copper-mine", "copper-mine", "copper-mine"]
    north = having(provinces=provinces, dynasty=["copper-mine"] * 4 + ["hida-kuon-exp3"])
    t = laid("events", north=north, south=having())
    t.north.table_passes_reactions()
    assert t.prompt.endswith("which Experienced Personality fills this Event's Province?")
    seen = t.game.view(1)
    assert seen["doing"]["name"] == "Boundless Sight"
    elsewhere = 0
    for seed in range(20):
        world = t.game.determinize(1, random.Random(seed))
        elsewhere += world.state.what[t.card("hida-kuon-exp3")] != t.s.what[t.card("hida-kuon-exp3")]
        assert world.view(1) == seen
    assert elsewhere > 5
