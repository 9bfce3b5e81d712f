# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Skip to the main part
access-dice = Dice

## Read aloud

access-earlier = { $count ->
        [one] One move before that
       *[other] { $count } moves before that
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
access-go = Do it
access-close = Close the command line
access-done = { $text }: done.
access-action = { $way }: { $cell }
access-roll = roll the dice
access-word-moves = what may be done now
access-word-look = the dice, or your hand
access-word-score = everybody’s points
access-word-undo = take your last move back
access-word-help = what can be typed
access-score = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
access-look = { $place }: { $things }.
access-look-hand = Your hand: { $cards }.
access-moves = you can type: { $moves }.
access-no-moves = There is nothing to do right now.
access-legal = That is possible right now.
access-help = Type an action as it is listed below, its beginning or words of what it does, and press Enter. “roll” lets the dice fall, “undo” takes your last move back, “moves” lists all you may do, “look” tells dice or hand, “score” everybody’s points, “why” and an action says why it is not possible. Escape closes the command line.

## Settings

access-single-keys = Single keys
access-single-keys-note = “/” opens the command line, “h” asks for a hint, “n” leads to the next mistake in a review. Turn them off if you speak to your device and it types by itself.
