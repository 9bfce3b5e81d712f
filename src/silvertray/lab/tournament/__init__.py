"""Bots against each other on the same dice and deals: who is stronger, and how sure that is."""
