"""The coach at the tables of a server: hints while a game is played, a review when it is over."""
