"""Where the tables live: in this process, or in worker processes that can be ended."""
