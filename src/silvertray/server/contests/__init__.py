"""The same dice for everybody: each day's, and those of a game that somebody gives to friends."""
