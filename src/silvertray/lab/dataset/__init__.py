"""Data sets: every choice of many games of bots, in a Parquet file with a data card beside it."""
