# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } or { $last }

## Where things stand

dice-turn = { $own ->
        [yes] your turn
       *[no] { $name }’s turn
    }
dice-passive-turn = passive turn
dice-roll-number = roll { $roll } of 3
dice-you = You
dice-active = has the dice
dice-acting = is to act
dice-sheets = Sheets of the players
dice-sheet-of = Sheet of { $name }
dice-own-sheet = Back to yours

## Dice

dice-pool = Dice to roll
dice-pool-empty = No dice left to roll
dice-tray = Silver tray
dice-fields = Picked
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, not rolled yet
dice-die-legal = can be used
dice-die-used = already used as an extra die
dice-die-not-now = This die cannot be used now.

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
dice-written = { $number } is written
dice-under = brings { $reward }
dice-legal = legal: { $ways }
dice-by-reward = by your reward
dice-earns = earns { $rewards }
dice-track = { $reward }: { $left } to use, { $spent } spent, of { $fields }
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

## What is asked

dice-ask-pick = Pick a die: tap a glowing cell, or a die to see where it fits.
dice-ask-tray = { $name } rolled: choose one die from the silver tray.
dice-ask-solo-tray = Choose one die from the silver tray.
dice-ask-fields = No die on the tray fits: choose a picked one (C-52).
dice-ask-extra = Use an extra die, or finish.
dice-ask-reward = A reward is waiting: mark a glowing cell.
dice-ask-cross = Cross the lower dice in silver too?
dice-ask-return = Bring a die back from the tray, or roll?
dice-ask-stop = No dice are left to roll. Bring one back, or stop?
dice-ask-roll = { $count ->
        [one] The last die is yours to roll.
       *[other] The dice are yours to roll.
    }
dice-ask-first = Who begins is drawn.
dice-ask-tie = Some dice are tied for the tray.
dice-wait = Waiting for { $names }
dice-wait-roll = { $names } is about to roll
dice-wait-first = { $names } says who begins
dice-wait-tie = { $names } says which of the tied dice go to the tray
dice-over = The game is over.
dice-nothing-to-do = Nothing for you to do just now
dice-which = Which one?
dice-waiting = Waiting rewards: { $rewards }

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
dice-cancel = Not this
dice-undo = Undo
dice-close = Close
dice-roll-roll = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    }
dice-roll-first = Draw who begins
dice-roll-tie = Draw
dice-do-reroll = reroll ({ $left } left)
dice-do-return = bring { $die } back
dice-do-roll = roll { $count ->
        [one] the last die
       *[other] { $count } dice
    }
dice-do-stop = stop rolling
dice-do-give-up = give this roll up
dice-do-decline = decline this roll
dice-do-pass-tray = decline
dice-do-pass-extra = finish the turn
dice-do-pass-cross = leave the rest
dice-do-pass-reward = pass
dice-not-now = { $cell }: it cannot be marked now. The glowing cells can.
dice-marked-already = { $cell }: it is marked already.

## Real dice

dice-typed-ask-roll = Roll your dice and tap what they show.
dice-typed-ask-first = Who begins?
dice-typed-ask-tie = { $count ->
        [one] Tap the one of the tied dice that lies nearest to the tray.
       *[other] Tap the { $count } of the tied dice that lie nearest to the tray.
    }
dice-typed-roll = { $count ->
        [one] That is the die
       *[other] These are the dice
    }
dice-typed-tray = { $count ->
        [one] This one lies nearest to the tray
       *[other] These lie nearest to the tray
    }
dice-to-tray = to the tray: { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Reroll: once, throw the dice of your roll again before you pick one.
dice-about-return = Return: once, before your second or third roll, bring a die back from the tray.
dice-about-extra = Extra die: once, at the end of your own or somebody else’s turn, use one more of the six dice.
dice-about-fox = Fox: in the end it scores as much as your weakest area.
dice-about-x = { $reward }: cross a cell of { $colour } at once, whatever its number.
dice-about-n = { $reward }: write a { $number } in { $colour } at once.
dice-about-any = { $reward }: mark a cell of { $name ->
        [black] any area
       *[other] { $colour }
    } at once, with the number you like.
dice-about-black = { $reward }: at once, cross a cell of yellow, blue or green, or write a 6 in orange or purple.
