# For keyboards, screen readers and typed commands.

access-dice = Dice
