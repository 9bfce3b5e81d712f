"""From nothing to a net: games against itself, and what is learnt from them."""
