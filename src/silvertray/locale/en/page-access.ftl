# Keyboard, screen readers and typed commands. Commands are not translated: match files contain them too.

access-skip = Skip to main content
access-dice = Dice

## Read aloud

access-earlier = { $count ->
        [one] 1 earlier move
       *[other] { $count } earlier moves
    }
access-place = { $place }. { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }

## Typed commands

access-commands = Commands
access-commands-menu = Type commands
access-field = Type a command
access-field-note = For example: roll, undo, score, help
access-go = Run command
access-close = Close the command line
access-done = { $text }: done.
access-action = { $way }: { $cell }
access-roll = roll the dice
access-word-moves = list your legal moves
access-word-look = describe the dice or your hand
access-word-score = everyone’s points
access-word-undo = undo your last move
access-word-help = what you can type
access-score = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
access-look = { $place }: { $things }.
access-look-hand = Your hand: { $cards }.
access-moves = You can type: { $moves }.
access-no-moves = You have no move right now.
access-legal = That’s legal right now.
access-help = Type a move as listed below, the start of it, or words from its description, then press Enter. “roll” rolls the dice, “undo” undoes your last move, “moves” lists your legal moves, “look” describes the dice or your hand, “score” reads everyone’s points, and “why” before a move explains why it isn’t legal. Escape closes the command line.

## Settings

access-single-keys = Single-key shortcuts
access-single-keys-note = “/” opens the command line, “h” asks for a hint, “n” and “b” jump to the next and the previous mistake in a review. Turn them off if you use voice typing.
