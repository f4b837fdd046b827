"""The rest of the Crane deck: duels, the court, and what is answered before it happens."""

from gorin.games.ccg.table.values import gold_cost
from gorin.language.core.render import card_text
from support.ccg_diamond import fighting, having, laid, waiting_for
from support.ccg_table import unit
from support.rule import rule

CHALLENGE = "iaijutsu-challenge"
ACCEPT, REFUSE, STRIKE = "choice0", "choice1", "choice0"


def challenged(mine, theirs, by=CHALLENGE, hand=(), theirs_hand=(), **facts):
    north = having(mine, hand=[by, *hand], **facts)
    t = laid(north=north, south=having(theirs, hand=list(theirs_hand)))
    t.north.chooses(f"use:{by}")
    t.north.chooses(mine["card"] if isinstance(mine, dict) else mine)
    t.north.chooses(theirs["card"] if isinstance(theirs, dict) else theirs)
    return t


# --- duels ----------------------------------------------------------------------------------------


def test_the_blade_of_truths_bans_a_focus_value():
    t = challenged(
        unit("kakita-kaiten", "blade-of-truths"),
        "hida-shara",
        theirs_hand=["focus", "dying-effort", "spearmen"],
    )
    t.south.chooses(ACCEPT)
    waiting_for(t, "north", "use:blade-of-truths")
    t.north.chooses("use:blade-of-truths")
    t.north.chooses("choice1")  # the number one
    waiting_for(t, "south", STRIKE)
    assert t.south.may == {STRIKE, "focus", "spearmen"}  # Dying Effort has a Focus value of 1


def test_without_the_blade_everything_may_be_focused():
    t = challenged("doji-domotai", "hida-shara", theirs_hand=["focus", "dying-effort"])
    t.south.chooses(ACCEPT)
    t.north.table_passes_reactions()
    assert t.south.may == {STRIKE, "focus", "dying-effort"}


def test_who_concedes_defeat_suffers_nothing():
    t = challenged("hida-shara", "kakita-kaiten", hand=["concede-defeat", "focus"])
    t.south.chooses(ACCEPT)
    t.south.table_passes_reactions()
    t.south.chooses(STRIKE)
    t.north.chooses("use:concede-defeat")
    t.north.table_passes_reactions()
    assert t.zone("hida-shara") == "play"
    assert t.south.honor == 10  # the winner gains his five all the same


def test_gombei_doubles_a_focused_card():
    t = laid(
        north=having("kakita-kaiten", hand=[CHALLENGE]),
        south=having("doji-gombei", hand=["spearmen", "veteran-samurai"]),
    )
    t.north.chooses(f"use:{CHALLENGE}")
    t.north.chooses("kakita-kaiten")
    t.north.chooses("doji-gombei")
    t.south.chooses(ACCEPT)
    waiting_for(t, "south", "use:doji-gombei")
    t.south.chooses("use:doji-gombei")
    t.south.chooses("veteran-samurai")
    waiting_for(t, "south", STRIKE)
    t.south.chooses("spearmen")
    t.north.chooses(STRIKE)
    waiting_for(t, "south", "spearmen")
    t.south.chooses("spearmen")  # 1 becomes 2: 3 + 2 against 4
    waiting_for(t, "north", "pass")
    assert t.zone("kakita-kaiten") == "discard"


def test_enough_talk_answers_politics_with_a_sword():
    t = laid(
        north=having("kakita-mai", honor=9),
        south=having("hida-kosho", hand=["enough-talk"]),
    )
    t.north.chooses("lobby")
    t.north.chooses("kakita-mai")
    t.south.chooses("use:enough-talk")
    t.south.chooses("hida-kosho")
    t.north.chooses(ACCEPT)
    t.north.table_passes_reactions()
    t.north.chooses(STRIKE)
    t.north.table_passes_reactions()
    assert t.zone("kakita-mai") == "discard"
    assert t.s.favor == -1  # her lobbying came to nothing


def test_a_lesson_is_taught_without_items():
    t = challenged("hida-kosho", unit("doji-domotai", "blade-of-truths"), by="iaijutsu-lesson")
    assert t.chi("doji-domotai") == 3  # not 6, from the challenge on
    t.south.chooses(ACCEPT)
    t.south.table_passes_reactions()
    assert "use:blade-of-truths" not in t.south.may
    t.south.chooses(STRIKE)
    t.south.table_passes_reactions()
    assert t.is_bowed("doji-domotai") or t.is_bowed("hida-kosho")
    assert t.chi("doji-domotai") == 6


def test_refusing_a_lesson_gives_two_cards():
    t = challenged("hida-kosho", "doji-domotai", by="iaijutsu-lesson")
    t.south.chooses(REFUSE)
    t.south.table_passes_reactions()
    assert len(t.north.hand) == 2 and t.south.honor == 5


def test_korihime_accepts_every_challenge_and_pays_for_losing():
    t = challenged("hida-shara", "kakita-korihime")
    assert t.south.may == {STRIKE}  # she was not asked whether she accepts
    t.south.chooses(STRIKE)
    assert t.zone("hida-shara") == "discard"
    t = laid(
        north=having("kakita-korihime", hand=[]),
        south=having({"card": "kakita-kaiten", "dishonored": True}, hand=["focus"]),
    )
    t.north.chooses("use:kakita-korihime:2")
    assert t.north.may == {"kakita-kaiten", "back"}
    t.north.chooses("kakita-kaiten")
    assert t.is_bowed("kakita-korihime")
    t.south.chooses(ACCEPT)
    waiting_for(t, "south", "focus")
    t.south.chooses("focus")  # 4 + 5 beats 8
    waiting_for(t, "north", STRIKE)
    t.north.chooses(STRIKE)
    assert t.zone("kakita-korihime") == "discard"
    assert t.north.honor == 0


def test_kenshinzen_leave_no_refusal():
    t = challenged(unit("hida-kosho", "kenshinzen"), "hida-shara")
    assert t.south.may == {STRIKE}
    north = having("hida-shara", "kakita-korihime", *["silk-works"] * 3, hand=["kenshinzen"])
    t = laid(north=north, south=having(hand=[]))
    t.north.chooses("equip:kenshinzen")
    assert t.north.may == {"kakita-korihime", "back"}  # Double Chi, or Chi 5


def test_nobody_reacts_to_duels_of_toshimokos_heir():
    for attached, may in (([], {"use:kakita-kaiten", "pass"}), (["toshimoko-no-shiryo"], {STRIKE})):
        t = challenged(unit("doji-domotai", *attached), "kakita-kaiten")
        t.south.chooses(ACCEPT)
        assert t.south.may == may


def test_the_action_that_leads_to_a_duel_of_toshimokos_heir_may_be_negated():
    heir = unit("doji-domotai", "toshimoko-no-shiryo")
    south = having("hida-shara", "kakita-kaiten", hand=["enough-talk"])
    t = laid(north=having("kakita-mai-exp", heir), south=south, favor=0)
    for choice in ("use:kakita-mai-exp", "doji-domotai", "hida-shara"):
        t.north.chooses(choice)
    waiting_for(t, "south", "use:enough-talk")
    t.south.chooses("use:enough-talk")
    t.south.chooses("kakita-kaiten")
    assert t.prompt == "Enough Talk! — let Kakita Mai accept the challenge of Kakita Kaiten?"
    said = card_text(t.s.definition(t.card("enough-talk")))
    assert said.endswith("If your Personality wins, negate the effects of that action.")


def test_a_spirit_guides_duelists_and_tacticians():
    t = challenged("hida-shara", "hida-kosho", theirs_hand=["let-your-spirit-guide-you"])
    t.south.chooses(ACCEPT)
    t.south.table_passes_reactions()
    t.south.chooses("let-your-spirit-guide-you")
    t.north.chooses(STRIKE) if t.asked == "north" else None
    assert t.zone("hida-shara") == "discard"
    t = fighting(having("hiruma-ashihei"), having("akodo-tadenori", hand=["let-your-spirit-guide-you"]))
    t.defender.chooses("tactics")
    t.defender.chooses("akodo-tadenori")
    t.defender.chooses("let-your-spirit-guide-you")
    t.defender.table_passes_reactions()
    assert t.force("akodo-tadenori") == 0 + 3 + 3


# --- before it happens ----------------------------------------------------------------------------


def test_a_loyal_yojimbo_takes_the_blow():
    t = challenged("hida-shara", "kakita-kaiten", hand=["loyal-yojimbo"])
    t.south.chooses(ACCEPT)
    t.south.table_passes_reactions()
    t.south.chooses(STRIKE)
    waiting_for(t, "north", "use:loyal-yojimbo")
    t.north.chooses("use:loyal-yojimbo")
    t.north.table_passes_reactions()
    assert t.zone("hida-shara") == "play"
    assert t.is_bowed("hida-shara") and t.is_dishonored("hida-shara")


def test_a_yojimbo_does_not_follow_into_battle():
    t = fighting(having("moto-zhijuan", hand=["loyal-yojimbo"]), having("daidoji-gudeta"))
    t.defender.uses("daidoji-gudeta", "moto-zhijuan")
    t = fighting(having("hiruma-ashihei", hand=["loyal-yojimbo"]), having("daidoji-gudeta"))
    t.defender.uses("daidoji-gudeta", "hiruma-ashihei")
    assert t.zone("hiruma-ashihei") == "discard"


def test_nagori_makes_the_most_of_it():
    facts = {"hand": ["political-distraction"], "stronghold": "kakita-dueling-academy"}
    t = laid(north=having("hida-kosho", **facts), south=having("doji-nagori", hand=[]))
    t.north.chooses("use:political-distraction")
    waiting_for(t, "south", "use:doji-nagori:2")
    t.south.chooses("use:doji-nagori:2")
    assert t.north.honor == 5 - 3 and t.south.honor == 6
    assert t.is_bowed("doji-nagori")


def test_nagori_raises_a_gain_of_another():
    reizo = [{"card": "shinjo-reizo", "face_up": True}]
    t = laid(
        "dynasty",
        north=having(*["silk-works"] * 3, provinces=reizo, honor=5),
        south=having("doji-nagori", hand=[]),
    )
    t.north.chooses("honored:shinjo-reizo")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    waiting_for(t, "south", "use:doji-nagori")
    t.south.chooses("use:doji-nagori")
    t.south.table_passes_reactions()
    assert (t.north.honor, t.south.honor) == (5 + 2 + 1, 6)


def test_gosha_negates_a_loss():
    for mine, expected in ((True, (4, 5)), (False, (6, 5))):
        shamed = {"card": "hida-shara", "dishonored": True}
        north = having("kakita-gosha", *([shamed] if mine else []), hand=["shame"])
        t = laid(north=north, south=having(*([] if mine else [shamed]), hand=[]))
        t.north.chooses("use:shame")
        t.north.chooses("hida-shara")
        waiting_for(t, "north", "use:kakita-gosha")
        t.north.chooses("use:kakita-gosha")
        t.north.table_passes_reactions()
        assert (t.north.honor, t.south.honor) == expected


def test_political_distraction_ends_all_losses_for_a_while():
    shamed = {"card": "hida-shara", "dishonored": True}
    facts = {"stronghold": "kakita-dueling-academy"}
    t = laid(
        north=having(hand=["political-distraction", "shame", "shame"], **facts), south=having(shamed, hand=[])
    )
    assert gold_cost(t.s, t.card("political-distraction")) == 0
    t.north.plays("political-distraction")
    assert t.north.honor == 3
    t.north.plays("shame", "hida-shara")
    assert t.south.honor == 5
    t = laid(north=having(hand=["political-distraction"]), south=having(hand=[]))
    assert gold_cost(t.s, t.card("political-distraction")) == 4
    assert "use:political-distraction" not in t.north.may


def test_one_shame_for_each_dishonor():
    shamed = {"card": "hida-shara", "dishonored": True}
    t = laid(north=having(hand=["shame", "shame"]), south=having(shamed, "hida-sunao", hand=[]))
    t.north.plays("shame", "hida-shara")
    assert t.south.honor == -2
    assert "use:shame" not in t.north.may


# --- at court -------------------------------------------------------------------------------------


def test_edicts_strengthen_walls_and_stop_magic():
    t = laid(north=having("hida-shara", hand=["imperial-edicts"]), south=having(hand=[]), favor=0)
    t.north.plays("imperial-edicts")
    assert [t.strength(id) for id in range(4)] == [11] * 4 and t.s.favor == -1
    t = fighting(
        having("hiruma-ashihei", hand=["imperial-edicts"]),
        having("tamori-shaitung", hand=["fist-of-the-earth", "spearmen"]),
        favor=0,
    )
    t.defender.chooses("use:fist-of-the-earth")
    t.defender.chooses("tamori-shaitung")
    t.defender.chooses("hiruma-ashihei")
    t.attacker.chooses("use:imperial-edicts:2")
    t.attacker.table_passes_reactions()
    assert not t.is_bowed("hiruma-ashihei") and t.is_bowed("tamori-shaitung")


@rule("DE-FAV-03")
def test_mai_lobbies_once_more():
    t = laid(
        north=having("kakita-mai", "matsu-aoiko", "hida-shara", honor=9),
        south=having("doji-nagori", hand=["the-price-of-innocence"]),
    )
    t.north.chooses("lobby")
    t.north.chooses("matsu-aoiko")
    t.south.chooses("use:the-price-of-innocence")
    assert t.south.may == {"matsu-aoiko", "back"}
    t.south.chooses("matsu-aoiko")
    t.north.table_passes_reactions()
    assert t.is_dishonored("matsu-aoiko")
    assert t.s.favor == -1 and t.north.honor == 7
    t.north.chooses("lobby")
    assert t.north.may == {"kakita-mai", "back"}
    t.north.chooses("kakita-mai")
    t.north.table_passes_reactions()
    assert t.s.favor == 0


@rule("DE-DEST-12", "DE-DEST-13")
def test_the_price_of_innocence_targets_the_samurai_who_may_die_of_it():
    t = laid(
        north=having("matsu-aoiko", honor=9, hand=["spearmen"]),
        south=having("doji-nagori", hand=["the-price-of-innocence"]),
    )
    t.north.chooses("lobby")
    t.north.chooses("matsu-aoiko")
    t.south.chooses("use:the-price-of-innocence")
    t.south.chooses("matsu-aoiko")
    waiting_for(t, "north", "seppuku")
    t.north.chooses("seppuku")
    t.north.chooses("matsu-aoiko")
    t.north.table_passes_reactions()
    assert t.north.honor == 8
    assert t.s.dead[t.card("matsu-aoiko")] and not t.is_dishonored("matsu-aoiko")


def test_courtiers_lobby_in_innocence():
    t = laid(
        north=having("kakita-mai", honor=9), south=having("doji-nagori", hand=["the-price-of-innocence"])
    )
    t.north.chooses("lobby")
    t.north.chooses("kakita-mai")
    t.north.table_passes_reactions()
    assert t.s.favor == 0


def test_the_empress_guard_shields_and_defends():
    north = having(
        "hida-shara", *["silk-works"] * 3, hand=["empresss-guard"], stronghold="kakita-dueling-academy"
    )
    t = laid(north=north, south=having(hand=[]))
    assert gold_cost(t.s, t.card("empresss-guard")) == 5
    t = fighting(having("hiruma-ashihei"), having(unit("hida-shara", "empresss-guard")))
    assert t.force("empresss-guard") == 5
    t = fighting(having(unit("hida-shara", "empresss-guard")), having("hiruma-ashihei"))
    assert t.force("empresss-guard") == 3


def test_poets_compete():
    north = having("doji-nagori", provinces=["poetry-contest"])
    t = laid("events", north=north, south=having("kakita-mai", "hida-shara"))
    assert t.south.may == {"kakita-mai", "pass"}  # who sits to the left begins
    t.south.chooses("kakita-mai")
    t.north.chooses("doji-nagori")
    assert (t.north.honor, t.south.honor) == (6, 9)


def test_poets_are_rewarded_in_the_order_in_which_they_bowed():
    shamed = unit("kakita-gosha", dishonored=True)
    t = laid(
        "events",
        north=having("doji-nagori", provinces=["poetry-contest"], hand=[]),
        south=having("kakita-mai", hand=[]),
        east=having(shamed, hand=[]),
        west=having("kakita-gosha", "doji-nagori", hand=[]),
    )
    for who, poet in (("south", "kakita-mai"), ("east", "kakita-gosha"), ("west", "kakita-gosha")):
        getattr(t, who).chooses(poet)
    t.north.passes()
    assert t.prompt == "Unicorn 2 is about to gain 4 Honor. React?"  # West's Nagori could add to it
    t.north.table_passes_reactions()
    assert [t.south.honor, t.east.honor, t.west.honor] == [9, 5, 6]
    assert not t.is_dishonored("kakita-gosha")  # who was dishonored is rehonored instead (DE-DISH-05)
    gains = [event.args[0] for event in t.s.events if event.kind == "gain"]
    assert gains == [1, 3]


def test_nobody_wins_a_contest_that_is_tied():
    north = having("kakita-gosha", provinces=["poetry-contest"])
    t = laid("events", north=north, south=having("iuchi-najato", "kakita-gosha"))
    t.south.chooses("kakita-gosha")
    t.north.chooses("kakita-gosha")
    assert (t.north.honor, t.south.honor) == (6, 6)


def test_the_treasury_buys_a_holding():
    north = having(
        "silk-works", provinces=["restoring-the-doji-treasury"], dynasty=["silk-works", "hida-shara"]
    )
    t = laid("events", north=north, south=having(dynasty=["hida-shara"]))
    assert t.north.may == {"silk-works", "pass"}
    t.north.chooses("silk-works")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")
    assert t.asked == "south" and t.south.may == {"pass"}
    t.south.passes()
    assert t.zone("silk-works", 1) == "play" and t.is_bowed("silk-works", 1)


def test_shinseis_shrine_leaves_its_province_empty():
    t = laid("events", north=having(provinces=["shinseis-shrine", "copper-mine"]), south=having())
    place = t.s.provinces[0]
    assert place.region == t.card("shinseis-shrine") and place.card == -1
    while t.s.active == 0:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done") if each in ids), decision.seat)
    assert t.s.players[0].honor == 7
    assert place.card == -1
