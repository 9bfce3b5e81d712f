"""Practise: positions of the own games at which most was lost, and puzzles, until they are known."""
