"""What is kept: the database, and all that is done with it from outside a game."""
