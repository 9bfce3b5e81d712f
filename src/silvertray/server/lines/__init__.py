"""How people reach a table: what travels, over which line, who they are and how much they may ask for."""
