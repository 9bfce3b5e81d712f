# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } or { $last }

## State of the game

dice-turn = { $own ->
        [yes] your turn
       *[no] { $name }’s turn
    }
dice-passive-turn = passive turn
dice-roll-number = roll { $roll } of 3
dice-you = You
dice-active = active player
dice-acting = to move
dice-sheets = Players’ sheets
dice-sheet-of = Sheet of { $name }
dice-own-sheet = Back to your sheet

## Dice

dice-pool = Dice to roll
dice-pool-empty = No dice left to roll
dice-tray = Silver tray
dice-fields = Picked
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, not rolled yet
dice-die-legal = can be used
dice-die-used = already used as an extra die
dice-die-not-now = You can’t use this die now.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
dice-cell = { $area } cell { $number }
dice-cell-printed = { $area } cell { $number }, printed { $label }
dice-cell-in-row = { $area } { $label } in the { $row } row
dice-cell-twin = { $area } { $label }, { $which ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } cell
dice-free = free
dice-circled = circled
dice-crossed = crossed
dice-written = { $number } written
dice-under = brings { $reward }
dice-legal = legal: { $ways }
dice-by-reward = with your reward
dice-earns = earns { $rewards }
dice-track = { $reward }: { $left } available, { $spent } used, of { $fields }
dice-round-cell = Round { $number }{ $now ->
        [yes] , now
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] : { $reward }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] one fox
       *[other] { $foxes } foxes
    } { $points }
dice-score-total = total { $points }

## Questions

dice-ask-pick = Tap a glowing cell, or tap a die to see where it fits.
dice-ask-tray = { $name } rolled: choose one die from the silver tray.
dice-ask-solo-tray = Choose one die from the silver tray.
dice-ask-fields = No die on the tray fits. Choose one of the picked dice.
dice-ask-extra = Use an extra die, or finish your turn.
dice-ask-reward = Use your reward: mark a glowing cell.
dice-ask-cross = Cross the lower dice in silver too?
dice-ask-return = Bring a die back from the tray, or roll?
dice-ask-stop = No dice left to roll. Bring one back, or stop?
dice-ask-roll = { $count ->
        [one] Roll the last die.
       *[other] Roll the dice.
    }
dice-ask-first = Draw lots for who starts.
dice-ask-tie = Some dice are tied for the tray.
dice-wait = Waiting for { $names }
dice-wait-roll = { $names } is about to roll
dice-wait-first = Waiting for { $names } to enter who starts
dice-wait-tie = Waiting for { $names } to enter which tied dice go to the tray
dice-over = Game over.
dice-nothing-to-do = Nothing to do right now
dice-which = Which one?
dice-waiting = Rewards to use: { $rewards }

## Choices

dice-dock = Your choice
dice-mark = { $area } { $what }
dice-mark-as = { $die } as { $area } { $what }
dice-in-row = { $label } in the { $row } row
dice-circle-it = { $label }, circle
dice-cross-it = { $label }, cross
dice-worth = { $points }
dice-confirm = Confirm
dice-tap-again = or tap the cell again
dice-cancel = Cancel
dice-undo = Undo
dice-close = Close
dice-roll-roll = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    }
dice-roll-first = Draw lots
dice-roll-tie = Draw
dice-do-reroll = reroll ({ $left } left)
dice-do-return = bring { $die } back
dice-do-roll = roll { $count ->
        [one] the last die
       *[other] { $count } dice
    }
dice-do-stop = stop rolling
dice-do-give-up = skip this roll
dice-do-decline = skip this roll
dice-do-pass-tray = pass
dice-do-pass-extra = finish the turn
dice-do-pass-cross = skip the rest
dice-do-pass-reward = pass
dice-not-now = { $cell }: you can’t mark this now. Tap a glowing cell.
dice-marked-already = { $cell }: already marked.

## Real dice

dice-typed-ask-roll = Roll your dice and tap what they show.
dice-typed-ask-first = Who starts?
dice-typed-ask-tie = { $count ->
        [one] Tap the tied die nearest to the tray.
       *[other] Tap the { $count } tied dice nearest to the tray.
    }
dice-typed-roll = { $count ->
        [one] Enter this die
       *[other] Enter these dice
    }
dice-typed-tray = { $count ->
        [one] Send this die to the tray
       *[other] Send these dice to the tray
    }
dice-to-tray = to the tray: { $dice }

## Explanations of rewards. $name is the id of the colour, “black” for any area.

dice-about-reroll = Reroll: once, roll all the dice of your roll again before you pick one.
dice-about-return = Return: once, before your second or third roll, bring a die back from the tray.
dice-about-extra = Extra die: once, at the end of any player’s turn, use one more of the six dice.
dice-about-fox = Fox: at the end it scores as much as your weakest area.
dice-about-x = { $reward }: cross a cell of { $colour } right away, whatever its number.
dice-about-n = { $reward }: write a { $number } in { $colour } right away.
dice-about-any = { $reward }: mark a cell of { $name ->
        [black] any area
       *[other] { $colour }
    } right away, with any number you like.
dice-about-black = { $reward }: right away, cross a cell in yellow, blue or green, or write a 6 in orange or purple.
