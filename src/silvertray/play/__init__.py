"""A game as people have it: the match with its log, where chance comes from, and match files."""
