"""The server over plain HTTP: its page, its games, its lobby, its matches."""
