"""Taking actions: may it be used, what does it cost, who responds, and the rounds of it all."""
