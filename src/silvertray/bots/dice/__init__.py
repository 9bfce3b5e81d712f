"""Bots of the dice games: a net that prices positions about to be rolled, and a search between two rolls."""
