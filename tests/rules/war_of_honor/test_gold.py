"""Chapter: paying Gold costs."""

from gorin.games.ccg.language.traits import produces
from gorin.games.ccg.language.which.card_filters import HOLDING
from gorin.language.card_filters import your
from support.ccg_cards import published
from support.ccg_making import holding
from support.ccg_war import EDITION, WAR, plain, war

cards = published(
    *WAR, holding("Twin Farm", gold=0, text=(produces(3, also_bowing=your(HOLDING)),)), edition=EDITION
)


def test_who_wastes_a_source_can_take_it_back():
    """Five are owed: the twin needs a farm that then gives nothing. Both farms alone leave it without one."""
    bought = {"card": "plain-samurai", "face_up": True}
    t = war(
        "dynasty",
        lion=plain("twin-farm", "farm-1", "farm-6", stronghold_bowed=True, provinces=[bought]),
        dragon=plain(),
    )
    t.lion.chooses("buy:plain-samurai")
    t.lion.chooses("farm-1")
    t.lion.chooses("farm-6")
    assert t.lion.may == {"back"}  # it cannot be paid like this
    t.lion.chooses("back")
    t.lion.chooses("choice0")
    assert t.zone("plain-samurai") == "play"
    assert t.is_bowed("twin-farm") and t.is_bowed("farm-1") and t.is_bowed("farm-6")
