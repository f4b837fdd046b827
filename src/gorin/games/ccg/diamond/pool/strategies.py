"""Actions and Kihos of Diamond Edition."""

LINES = """
A Test of Courage | strategy | focus=2
Aid of the Grand Master | strategy | focus=4 | Kiho
Along the Coast at Midnight | strategy | focus=2
Ambush | strategy | focus=2
Ashigaru Levies | strategy | cost=* focus=2 | Ashigaru
Assuming the Championship | strategy | focus=3
Avoid Fate | strategy | focus=3
Battlefield of Shallow Graves | strategy | focus=1 | Terrain
Be Prepared to Dig Two Graves | strategy | focus=3
Berserker Rage | strategy | focus=1
Block Supply Lines | strategy | focus=3
Bloodstrike | strategy | focus=4 | Kiho, Maho
Call to Arms | strategy | cost=3 focus=3
Carrier Pigeon | strategy | focus=1
Chasing Osano-Wo | strategy | focus=3 | Kiho, Thunder
Come One at a Time | strategy | focus=1 | Terrain
Concede Defeat | strategy | focus=4
Confusion at Court | strategy | focus=2 | Political
Contested Holding | strategy | cost=5 focus=2
Corrupted Ground | strategy | focus=1 | Terrain
Desperate Wager | strategy | cost=7 focus=1
Destiny Has No Secrets | strategy | focus=1
Dharma Technique | strategy | focus=3 | Kiho
Dirty Politics | strategy | focus=1 | Political
Diversionary Tactics | strategy | focus=1
Double Chi | strategy | focus=1 | Kiho
Dying Effort | strategy | focus=1
Encircled Terrain | strategy | focus=1 | Terrain
Enough Talk! | strategy | focus=3 | Iaijutsu
Explosives | strategy | cost=6 focus=2
Face of Ninube | strategy | focus=1
Faith In My Clan | strategy | focus=3
Fall on Your Knees | strategy | focus=3
Feeding on Flesh | strategy | focus=2 | Kiho, Maho
Feign Death | strategy | focus=2
Fist of the Earth | strategy | focus=3 | Earth, Kiho
Flee the Darkness | strategy | focus=1 | Kiho
Focus | strategy | focus=5
For the Empire | strategy | focus=3
Freezing the Lifeblood | strategy | focus=3 | Kiho
Geisha Assassin | strategy | cost=* focus=4 | Assassin, Geisha
Honor's Cost | strategy | cost=* focus=2 | Political
I Believed In You | strategy | focus=3 | Political
Iaijutsu Challenge | strategy | focus=2 | Iaijutsu
Iaijutsu Lesson | strategy | focus=2 | Iaijutsu
Imperial Edicts | strategy | focus=4 | Favor, Imperial, Political
In Search of the Future | strategy | focus=3
Kamoko's Charge | strategy | focus=1 | Terrain
Kharmic Strike | strategy | focus=0 | Kharmic
Kolat Assassin | strategy | cost=10 focus=3 | Assassin, Kolat
Kolat Recruiter | strategy | focus=2 | Kolat
Let Your Spirit Guide You | strategy | focus=0 | Spirit
Loyal Yojimbo | strategy | focus=4
Luring Tactics | strategy | focus=4 | Tactical
Mercy Shrouds the Earth | strategy | focus=3 | Earth, Kiho
Moment of Brilliance | strategy | focus=1
Narrow Ground | strategy | focus=1 | Terrain
Nezumi Technique | strategy | focus=3
Ninja Kidnapper | strategy | cost=8 focus=2 | Ninja
Ninja Thief | strategy | cost=2 focus=2 | Ninja
No Hiding Place | strategy | focus=3
Open Warfare | strategy | focus=2 | Political
Outmaneuvered by Force | strategy | focus=3
Outmaneuvered in Court | strategy | focus=4 | Political
Overwhelmed | strategy | focus=2
Palm Strike | strategy | focus=3 | Kiho
Peasant Vengeance | strategy | focus=1
Plans Within Plans | strategy | focus=1
Political Distraction | strategy | cost=4 focus=1 | Political
Primal Rage | strategy | focus=2
Purity of Spirit | strategy | focus=4
Refugees | strategy | focus=2
Relentless Assault | strategy | focus=3 | Fear
Remorseful Seppuku | strategy | focus=2
Retribution | strategy | focus=4
Return For Training | strategy | focus=3 | Political
Rhetoric | strategy | focus=3 | Political
Ryoshun's Last Words | strategy | focus=3 | Kiho
Scroll Cache | strategy | focus=2
Shame | strategy | focus=3 | Political
Shosuro Technique | strategy | cost=2 focus=1
Show Me Your Stance | strategy | focus=1
Slaughter the Scout | strategy | focus=2
Smoke and Mirrors | strategy | focus=0
Sneak Attack | strategy | focus=3
Soul's Sacrifice | strategy | focus=2
Spearhead | strategy | focus=3
Stand Or Run | strategy | focus=2 | Iaijutsu
Strength of Purity | strategy | focus=1
Strike At the Tail | strategy | focus=2
Superior Strategist | strategy | focus=3 | Tactical
Suspended Terrain | strategy | focus=1 | Terrain
Test of Might | strategy | focus=2
The Daimyo's Command | strategy | focus=4
The Egg of P'an Ku | strategy | cost=9 focus=4 | Unique
The Emperor Returns | strategy | focus=4 | Emperor
The Face of Fear | strategy | focus=3
The Path of Wisdom | strategy | focus=3
The Price of Innocence | strategy | focus=1 | Political
Three-Stone River | strategy | focus=1 | Terrain
Time of Destiny | strategy | focus=3
To Do What We Must | strategy | focus=3
Today We Die | strategy | focus=1
Touching the Soul | strategy | focus=2 | Kiho
Touching the Void | strategy | focus=2 | Void
Treachery and Deceit | strategy | focus=4
Tribute to Your House | strategy | focus=1 | Political
Tsuruchi Technique | strategy | cost=1 focus=2
Twisted Forest | strategy | focus=1 | Forest, Terrain
Uncertainty | strategy | focus=1
Unrequited Love | strategy | focus=2
Wedge | strategy | focus=2
White Shore Plain | strategy | focus=3 | Terrain
White Stag Burns | strategy | cost=4 focus=2
Wounded in Battle | strategy | focus=2
Written in Blood | strategy | focus=2 | Kiho, Maho
"""
