"""Chapter: copying."""

from gorin.games.ccg.acting.gold import sources
from gorin.games.ccg.definition import definition
from gorin.games.ccg.kinds import CHI, FORCE, GAME_END
from gorin.games.ccg.language.abilities import limited, open_
from gorin.games.ccg.language.traits import has_chi, has_force, produces
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.setting import copies_keyword, copies_stat, copies_traits
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.conditions import MOST_HONOR
from gorin.games.ccg.language.which.card_filters import PERSONALITY, SAMURAI
from gorin.language.abilities import requires, trait
from gorin.language.card_filters import your
from gorin.language.core.active_effects import has
from gorin.language.core.render import card_text
from gorin.language.picks import performer, target
from gorin.language.selectors import PERFORMER, SELF, TARGET
from gorin.language.traits import has_keyword
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, end_turn, plain, samurai, stranger, trick
from support.rule import rule


def is_mine(s, context, moment):
    return moment.seat == context.seat


ACTION_RESOLVES = heard("resolved", "after an action resolves")


def imitation(name, *effects):
    return strategy(name, focus=1, text=(open_(performer(your(PERSONALITY)), target(PERSONALITY), *effects),))


cards = published(
    *PLAIN,
    samurai("Great Samurai", force=5, chi=4, keywords=("Tactician",)),
    trick("Help", gives(TARGET, force=2)),
    imitation("Imitate Force", copies_stat(PERFORMER, FORCE, TARGET)),
    imitation("Imitate Chi", copies_stat(PERFORMER, CHI, TARGET)),
    imitation("Imitate Skill", copies_keyword(PERFORMER, "Tactician", TARGET)),
    imitation("Imitate Ways", copies_traits(PERFORMER, TARGET)),
    imitation("Become Like", copies_traits(PERFORMER, TARGET, GAME_END)),
    imitation("Pass On", copies_traits(TARGET, PERFORMER)),
    trick("Bribe", take_control(TARGET)),
    trick("Slay", destroy(TARGET)),
    strategy("Study", focus=1, text=(open_(draw(1)),)),
    stranger(
        "Man of Many Ways",
        text=(
            has_force(SELF, 2),
            has_keyword(SELF, "Scout"),
            has_chi(your(SAMURAI), 1),
            trait(heard("resolved", "after your action resolves", is_mine), gain_honor(1)),
            limited(gain_honor(10)),
        ),
    ),
    stranger("Frail Man", chi=2, text=(has_chi(SELF, -1),)),
    stranger("Proud Man", text=(trait(ACTION_RESOLVES, requires(MOST_HONOR), gain_honor(1)),)),
    stranger("Rich Man", text=(produces(3),)),
)


def imitating(hand, who="plain-stranger", theirs="great-samurai"):
    return table(north=plain(who, hand=[*hand, "plain-plan"]), south=plain(theirs))


@rule("CE-COPY-01", "CE-COPY-03")
def test_a_copied_stat_is_set_to_the_current_value():
    t = imitating(["help", "imitate-force"], theirs=of("great-samurai", "plain-sword"))
    t.north.plays("help", "great-samurai")
    assert t.force("great-samurai") == 9
    t.north.plays("imitate-force", "plain-stranger", "great-samurai")
    assert t.force("plain-stranger") == 9
    assert t.chi("plain-stranger") == 2


@rule("CE-COPY-01")
def test_what_becomes_of_the_original_later_does_not_matter():
    t = imitating(["help", "imitate-force"])
    t.north.plays("imitate-force", "plain-stranger", "great-samurai")
    t.north.plays("help", "great-samurai")
    assert (t.force("plain-stranger"), t.force("great-samurai")) == (5, 7)


@rule("CE-COPY-01")
def test_a_copy_may_be_lower_and_ends_with_the_turn():
    t = imitating(["imitate-chi"], "great-samurai", "plain-stranger")
    t.north.plays("imitate-chi", "great-samurai", "plain-stranger")
    assert t.chi("great-samurai") == 2
    end_turn(t)
    assert t.chi("great-samurai") == 4


@rule("CE-COPY-02")
def test_no_card_copies_itself():
    t = imitating(["imitate-skill"], "great-samurai")
    before = len(t.s.lasting)
    mine = f"c{t.card('great-samurai')}"
    t.north.plays("imitate-skill", mine, mine)
    assert len(t.s.lasting) == before


@rule("CE-COPY-03")
def test_a_keyword_is_copied_from_who_has_it():
    t = imitating(["imitate-skill"])
    t.north.plays("imitate-skill", "plain-stranger", "great-samurai")
    assert has(t.s, t.card("plain-stranger"), "Tactician")
    t = imitating(["imitate-skill"], theirs="plain-samurai")
    t.north.plays("imitate-skill", "plain-stranger", "plain-samurai")
    assert not has(t.s, t.card("plain-stranger"), "Tactician")


# --- traits ---------------------------------------------------------------------------------------


@rule("CE-COPY-03")
def test_copied_traits_speak_of_the_copier():
    t = imitating(["imitate-ways"], "plain-samurai", "man-of-many-ways")
    t.north.plays("imitate-ways", "plain-samurai", "man-of-many-ways")
    assert t.force("plain-samurai") == 5
    assert t.force("man-of-many-ways") == 4  # as before
    assert has(t.s, t.card("plain-samurai"), "Scout")
    assert t.chi("plain-samurai") == 4  # "your Samurai" are now his
    assert "copies the traits" in card_text(definition("celestial", "imitate-ways"))


@rule("CE-COPY-03")
def test_a_copied_triggered_trait_happens_every_time_and_for_its_controller():
    t = imitating(["imitate-ways", "study", "study"], "plain-stranger", "man-of-many-ways")
    t.north.plays("imitate-ways", "plain-stranger", "man-of-many-ways")
    assert (t.north.honor, t.south.honor) == (6, 5)  # it was copied before the action had resolved
    t.north.plays("study")
    t.north.plays("study")
    assert (t.north.honor, t.south.honor) == (8, 5)


@rule("CE-COPY-03")
def test_abilities_are_no_traits():
    t = imitating(["imitate-ways"], "plain-stranger", "man-of-many-ways")
    t.north.plays("imitate-ways", "plain-stranger", "man-of-many-ways")
    assert "use:plain-stranger" not in t.north.may
    assert not any(each.startswith("use:man") for each in t.north.may)


@rule("CE-COPY-03", "CE-DUR-02")
def test_traits_are_copied_for_a_turn_or_for_good():
    t = imitating(["imitate-ways", "become-like"], "plain-stranger", "man-of-many-ways")
    t.north.plays("imitate-ways", "plain-stranger", "man-of-many-ways")
    t.north.plays("become-like", "plain-stranger", "man-of-many-ways")
    assert t.force("plain-stranger") == 6
    end_turn(t)
    assert t.force("plain-stranger") == 4


@rule("CE-COPY-03")
def test_what_was_copied_can_be_copied_again_and_goes_with_its_card():
    north = plain("plain-stranger", "plain-samurai", hand=["imitate-ways", "pass-on", "slay", "plain-plan"])
    t = table(north=north, south=plain("man-of-many-ways"))
    t.north.plays("imitate-ways", "plain-stranger", "man-of-many-ways")
    t.north.plays("pass-on", "plain-stranger", "plain-samurai")
    assert {option.label for option in t.game.decision.options} == {"Man of Many Ways — gain 1 Honor"}
    t.north.chooses(t.game.decision.options[0].id)  # two men have the trait now
    assert t.north.honor == 8
    assert t.force("plain-samurai") == 5
    t.north.plays("slay", "plain-samurai")
    assert not [each for each in t.s.lasting if each.subject == t.card("plain-samurai")]
    assert t.force("plain-stranger") == 4


@rule("CE-COPY-02", "CE-COPY-03")
def test_no_card_copies_its_own_traits():
    t = imitating(["imitate-ways"], "man-of-many-ways", "plain-samurai")
    t.north.plays("imitate-ways", "man-of-many-ways", "man-of-many-ways")
    assert t.force("man-of-many-ways") == 4


@rule("CE-COPY-03")
def test_copied_traits_speak_for_the_new_controller():
    t = table(
        north=plain("plain-samurai", hand=["imitate-ways", "study", "plain-plan"]),
        south=plain("man-of-many-ways", "plain-shugenja", hand=["bribe", "plain-plan"]),
    )
    t.north.plays("imitate-ways", "plain-samurai", "man-of-many-ways")
    assert (t.north.honor, t.chi("plain-samurai"), t.chi("plain-shugenja")) == (6, 4, 4)
    t.south.chooses("use:bribe")
    t.south.chooses("plain-samurai")
    while t.is_in_window:
        t.mirror.choose("pass", t.game.decision.seat)
    t.north.chooses("use:man-of-many-ways")  # the active player orders the two traits
    assert (t.north.honor, t.south.honor) == (6, 7)
    assert (t.chi("plain-samurai"), t.chi("plain-shugenja")) == (5, 5)  # both men lead him and his fellow
    t.north.plays("study")
    assert (t.north.honor, t.south.honor) == (6, 7)


@rule("CE-COPY-03", "CE-CRD-04")
def test_a_copied_weakness_can_kill():
    t = imitating(["imitate-ways", "imitate-ways"], "plain-stranger", "frail-man")
    t.north.plays("imitate-ways", "plain-stranger", "frail-man")
    assert t.chi("plain-stranger") == 1
    t.north.plays("imitate-ways", "plain-stranger", "frail-man")
    assert t.zone("plain-stranger") == "discard"


@rule("CE-COPY-03", "CE-ACT-06")
def test_a_copied_trait_asks_for_its_conditions():
    t = table(
        north=plain("plain-stranger", honor=6, hand=["imitate-ways", "study", "plain-plan"]),
        south=plain("proud-man", honor=6),
    )
    t.north.plays("imitate-ways", "plain-stranger", "proud-man")
    t.north.plays("study")
    assert t.north.honor == 6
    t.north.plays("plain-plan")
    assert t.north.honor == 8


@rule("CE-COPY-03", "CE-GOLD-01")
def test_a_copied_trait_may_produce_gold():
    t = imitating(["imitate-ways"], theirs="rich-man")
    card = t.card("plain-stranger")
    assert card not in sources(t.s, 0, -1)
    t.north.plays("imitate-ways", "plain-stranger", "rich-man")
    assert card in sources(t.s, 0, -1)
    assert t.game.view(1)["players"][0]["gold"] == 4 + 3
