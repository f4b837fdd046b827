"""Chapter: deck construction."""

import pytest

import gorin
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.diamond.cards import CARDS
from gorin.games.ccg.diamond.rules import LIBRARY
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.cards import CRAB
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import named
from gorin.language.card_filters import any_
from gorin.language.library.given import resolve_deck
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, laid
from support.ccg_making import ancestor, event, ring, sensei, strategy
from support.plain_cards import FARMS, GUARDS, PLAIN, deck, plain, samurai
from support.rule import rule

AMORO = any_(PERSONALITY, named("Hida Amoro"))
cards = published(
    *PLAIN,
    event("Festival"),
    ring("Ring of Test", focus=1),
    samurai("Hida Amoro"),
    samurai("Hida Tenshu", keywords=("Soul of Hida Amoro Experienced",)),
    samurai("Bayushi Tai"),
    samurai("Bayushi Tai", experience=1, keywords=("Unique", "Experienced")),
    samurai("Bayushi Tai", experience=2, keywords=("Unique", "Experienced 2")),
    samurai("Shosuro Tai", keywords=("Unique", "Soul of Bayushi Tai Experienced")),
    samurai("Shiryo", keywords=("Unique", "Counts as Bayushi Tai")),
    samurai("Well Known", keywords=("Singular",)),
    ancestor("Old Ghost", of=any_(PERSONALITY), force=1, chi=1, honor_req=0, gold=0, focus=3),
    sensei("Old Teacher", CRAB, strength=1, gold=0, honor=0, focus=2),
    strategy("Call Amoro", focus=1, text=(open_(target(AMORO), bow(TARGET)),)),
    edition=EDITION,
)


def wrong(dynasty=None, fate=None):
    """What is wrong with a deck that is legal but for these."""
    given = deck()
    given["dynasty"] = {**given["dynasty"], **(dynasty or {})}
    given["fate"] = {**given["fate"], **(fate or {})}
    return LIBRARY.why_illegal(resolve_deck(EDITION, given))


@rule("DE-DECK-02", "DE-DECK-03", "DE-DECK-04")
def test_forty_cards_or_more():
    small = {card.slug: 3 for card in FARMS[:13]}
    assert any(
        "39" in each for each in LIBRARY.why_illegal(resolve_deck(EDITION, {**deck(), "dynasty": small}))
    )
    few = {card.slug: 3 for card in GUARDS[:13]}
    assert any("39" in each for each in LIBRARY.why_illegal(resolve_deck(EDITION, {**deck(), "fate": few})))
    assert wrong() == []  # 42 of each


@rule("DE-DECK-01", "DE-DECK-02", "DE-DECK-03")
def test_everything_that_is_wrong_is_named_by_the_clauses_of_this_book():
    """Also where a game is refused for it."""
    given = {
        "stronghold": "plain-samurai",
        "wind": "farm-1",
        "dynasty": {"farm-1": 4, "festival": 2, "bayushi-tai-exp": 2, "call-amoro": 1},
        "fate": {"guard-1": 5, "old-ghost": 2, "ring-of-test": 2},
    }
    wrong = LIBRARY.why_illegal(resolve_deck(EDITION, given))
    assert [each.rpartition(" ")[2] for each in wrong] == [
        "[DE-STR-06]", "[DE-DECK-02]", "[DE-DECK-06]", "[DE-DECK-07]", "[DE-DECK-09]", "[DE-DECK-01]",
        "[DE-DECK-03]", "[DE-DECK-06]", "[DE-DECK-11]", "[DE-DECK-08]", "[DE-CRD-03]",
    ]  # fmt: skip
    with pytest.raises(gorin.InvalidSetup) as refused:
        gorin.new(EDITION, seats=2, decks=[deck(), given])
    assert all(each in str(refused.value) for each in wrong)


@rule("DE-DECK-06", "DE-DECK-25")
@pytest.mark.parametrize(("count", "legal"), [(3, True), (4, False)])
def test_three_copies(count, legal):
    assert (wrong({"plain-samurai": count}) == []) == legal
    assert (wrong({"well-known": count}) == []) == legal


@rule("DE-DECK-07", "DE-DECK-08", "DE-DECK-09", "DE-DECK-10")
@pytest.mark.parametrize("slug", ["festival", "bayushi-tai-exp", "shiryo"])
def test_one_copy_of_events_and_unique_cards(slug):
    assert wrong({slug: 1}) == []
    assert len(wrong({slug: 2})) == 1


@rule("DE-DECK-08")
def test_one_copy_of_each_ring():
    assert wrong(fate={"ring-of-test": 1}) == []
    assert len(wrong(fate={"ring-of-test": 2})) == 1


@rule("DE-DECK-12", "DE-DECK-13", "DE-DECK-21", "DE-DECK-22")
def test_each_level_counts_for_itself():
    assert wrong({"bayushi-tai": 3, "bayushi-tai-exp": 1, "bayushi-tai-exp2": 1}) == []


@rule("DE-DECK-14", "DE-DECK-15", "DE-DECK-16", "DE-DECK-17")
def test_souls_share_a_limit():
    assert wrong({"hida-tenshu": 1, "hida-amoro": 2}) == []
    assert len(wrong({"hida-tenshu": 2, "hida-amoro": 2})) == 1


@rule("DE-DECK-14", "DE-DECK-17")
def test_who_has_the_soul_of_a_unique_version_shares_its_only_copy():
    assert wrong({"shosuro-tai": 1, "bayushi-tai": 3, "bayushi-tai-exp2": 1}) == []
    (reason,) = wrong({"shosuro-tai": 1, "bayushi-tai-exp": 1})
    assert reason == "2 copies of the soul of Bayushi Tai Experienced, more than 1 [DE-DECK-14]"


@rule("DE-DECK-20", "DE-DECK-23", "DE-DECK-24")
def test_who_counts_as_somebody_keeps_out_his_unique_versions():
    assert wrong({"shiryo": 1, "bayushi-tai": 3}) == []
    assert len(wrong({"shiryo": 1, "bayushi-tai-exp": 1})) == 1


@rule("DE-DECK-01")
def test_each_card_is_in_the_deck_of_its_back():
    assert any("does not belong" in each for each in wrong({"guard-1": 1}))
    assert any("does not belong" in each for each in wrong(fate={"farm-1": 1}))


@rule("DE-DECK-05")
def test_cards_of_every_faction_and_expansion_may_be_mixed():
    """Cards of several printed decks under a Stronghold of the Crab."""
    assert wrong({"doji-gombei": 3, "akodo-mino": 1, "hida-sunao": 1}, {"warrior-monks": 2}) == []


@rule("DE-DECK-11")
def test_one_copy_of_each_ancestor():
    assert wrong(fate={"old-ghost": 1}) == []
    assert len(wrong(fate={"old-ghost": 2})) == 1


@rule("DE-DECK-18")
def test_who_has_the_soul_of_somebody_is_not_him():
    t = laid(north=plain("hida-tenshu", hand=["call-amoro", "guard-1"]), south=plain())
    assert "use:call-amoro" not in t.north.may
    t = laid(north=plain("hida-tenshu", "hida-amoro", hand=["call-amoro", "guard-1"]), south=plain())
    t.north.chooses("use:call-amoro")
    assert t.north.may == {"hida-amoro", "back"}


@rule("DE-DECK-19")
def test_a_deck_may_be_too_small_once_the_game_begins():
    """Forty Fate cards are legal; the Sensei among them leaves 39."""
    fate = {card.slug: 3 for card in GUARDS[:13]} | {"old-teacher": 1}
    game = gorin.new(EDITION, decks=[deck(fate=fate), deck()], seed=1)
    (sensei_option, _) = game.pending[0].options
    game.choose(sensei_option.id, seat=0)
    game.choose("pass", seat=1)
    player = game.state.players[0]
    assert len(player.fate) + len(player.hand) == 39


@rule("DE-GEN-02")
def test_there_is_one_wording_of_each_card_whatever_copy_is_meant():
    """Older printings are no cards of their own: it is always the newest that is played."""
    known = [(card.name, card.experience) for card in CARDS]
    assert len(set(known)) == len(known) >= 193
    s = gorin.new(EDITION, decks=[deck(), deck()], seed=1).state
    copies = [s.definition(card) for card in range(len(s.what)) if s.names[s.what[card]] == "guard-1"]
    assert len(copies) == 6 and all(each is catalogue(EDITION)["guard-1"] for each in copies)
