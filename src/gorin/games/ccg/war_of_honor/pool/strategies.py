"""Strategies of War of Honor."""

LINES = """
A Warrior's Wisdom | strategy | focus=4
Begone, Fool! | strategy | focus=3 | Political
Black and White | strategy | focus=1 | Bushido Virtue, Dark Virtue
Block Supply Lines | strategy | focus=3
Changing Paths | strategy | focus=4 | Kiho
Chokehold | strategy | focus=2
Cold Hands, Stone Heart | strategy | focus=3 | Kiho
Dance of the Void | strategy | focus=2 | Kata, Void
Desperate Mediation | strategy | focus=2 | Political
Embracing Virtue | strategy | focus=2 | Bushido Virtue, Duty
Fist and Blade | strategy | focus=2
Fortuitous Alliance | strategy | focus=1
Game of Sincerity | strategy | focus=2 | Political
Glorious Path to Victory | strategy | focus=3 | Bushido Virtue
Magistrate's Accusation | strategy | focus=3
My Enemy's Mercy | strategy | focus=3 | Bushido Virtue, Compassion
Paths of Honor and Glory | strategy | focus=4 | Bushido Virtue, Dark Virtue
Proudful Allies | strategy | focus=2 | Bushido Virtue
Relentless Conviction | strategy | focus=3 | Unique
Seeking the Guilty | strategy | focus=2 | Political
Shameful Death | strategy | focus=3
Shameful Rebuke | strategy | focus=2 | Political
Spinning Heel Kick | strategy | focus=4 | Air, Kiho
Stagnation | strategy | focus=4 | Kiho
Striking Through the Void | strategy | focus=3 | Kiho, Void
The Lion's Charge | strategy | focus=2
Unpredictable Strategy | strategy | focus=2
Wall of Honor | strategy | focus=3
"""
