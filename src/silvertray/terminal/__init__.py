"""The terminal game: the screens, the keys, and saved games."""
