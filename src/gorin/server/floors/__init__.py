"""Where the tables are: in this process, or in others that can be ended."""
