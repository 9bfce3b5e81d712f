"""The dice games: prices of positions, and a played game split into luck, loss, model and others."""
