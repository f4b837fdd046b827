"""What players are shown: views, the log, highlights, why not, and what a seat could believe of the rest."""
