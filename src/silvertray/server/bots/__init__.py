"""Bots at a table: when they move, at what pace, and the processes in which they think."""
