"""The screens of the dice games: dice, a sheet, and what may be marked."""
