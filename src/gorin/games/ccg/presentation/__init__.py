"""What people see: views, the log, names, why not; and what a seat could believe of the rest."""
