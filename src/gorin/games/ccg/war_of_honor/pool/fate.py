"""What goes into a Fate deck besides Strategies of War of Honor."""

LINES = """
Ring of Flame | ring | focus=4 | Unique, Fire
Akodo Regulars | follower | force=2 req=2 cost=3 focus=2
Ashigaru Conscripts | follower | force=2 req=0 cost=4 focus=2 | Ashigaru
Deathseeker Troop | follower | force=3 req=3 cost=3 focus=2
Hired Legion | follower | force=3 req=0 cost=4 focus=4 | Unique
Ronin Brotherhood | follower | force=4 req=0 cost=7 focus=3 | Ronin
A Samurai's Soul | item | force=+2 chi=+1 cost=2 focus=2 | Weapon
Blades of the Fallen Phoenix | item | force=+2 chi=+1 cost=3 focus=3 | Weapon
Fury of the Sea | spell | cost=1 focus=3 | Water
Groves of Stone | spell | cost=3 focus=3 | Earth
Heaven's Tears | spell | cost=0 focus=3 | Water
Shielded by Tempest | spell | cost=2 focus=4 | Air
Tempest of Flame | spell | cost=4 focus=2 | Fire, Void
The Storm Within | spell | cost=0 focus=3 | Air
"""
