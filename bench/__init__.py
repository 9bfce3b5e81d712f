"""Measurements: `make bench`. Speeds are per CPU second, taken in turns, medians of five."""
