# The terminal game. Players type the keys and read everything else.

key-undo = u
key-help = ?
key-sheet = s
key-first = t
key-log = l
key-auto = a
key-quit = q

## Players

name-you = You
name-player = Player { $number }
name-bot = { $bot } { $number }

## The top line

# With several players, the drawn screen shows an arrow instead of “active”.
top-round = round { $round } of { $rounds }
top-draw = before round 1
top-rewards = before the first roll
top-active = active: { $name }
top-passive-turn = passive turn
top-roll = roll { $roll } of 3
top-over = game over

## Dice

place-pool = Pool
place-tray = Tray
place-fields = Die fields

## The sheet

sheet-area = { $area } { $points }
sheet-of = Sheet: { $name }
sheet-row-points = row
sheet-track-reroll = { $sign } rerolls
sheet-track-return = { $sign } returns
sheet-track-extra = { $sign } extra
sheet-foxes = foxes { $foxes }
sheet-rounds = rounds
sheet-fox = fox { $points }
sheet-total = = { $score }

## Questions

ask-pick = Pick one of the rolled dice:
ask-tray = Pick a die from the tray:
ask-fields = No tray die fits (C-52). Pick one from the die fields:
ask-extra = Use an extra die, or finish:
ask-reward = Use a reward:
ask-cross = Make extra crosses in silver (T-2), or skip them:
ask-return = Bring a die back from the tray (T-10), or roll?
ask-stop = No dice left to roll. Bring one back from the tray (T-10), or stop?
ask-whose = { $name }: { $question }
ask-roll = Press Enter to roll { $count ->
        [one] the last die
       *[other] { $count } dice
    }.
ask-draw = Press Enter to draw lots for who starts.
ask-tie = Press Enter to draw which of the tied dice go to the tray.
ask-faces = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    } and type the faces in this order: { $dice }
ask-first-seat = Who starts? Type the player’s number:
ask-nearest = Which of the tied dice are nearest to the tray (C-60)?
ask-go-on = Next to roll: { $name }. Enter continues, { $undo } undoes your last move.
ask-finish = That was the last move. Press Enter for the result, or { $undo } to undo it.
waiting = To use: { $rewards }
waiting-crosses = Extra crosses: { $dice }
also-open = ({ $names } can go first: { $first } and a number)

## Choices

choice-white = { $die } as { $area } { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } in { $row }
choice-circle = circle { $cell }
choice-cross = cross { $cell }
choice-also = { $choice }, then also { $dice }
choice-points = { $sign }{ $points }
choice-back = choose another area
choice-return = bring { $die } back
choice-reroll = reroll these dice ({ $left } left)
choice-pass-pick = skip this roll (C-14)
choice-pass-declined = skip this roll (C-15)
choice-pass-tray = pass (C-51)
choice-pass-extra = finish the turn
choice-pass-cross = skip the rest (T-2)
choice-pass-return = roll { $count ->
        [one] the last die
       *[other] these { $count } dice
    }
choice-pass-stop = stop rolling
chain-own = { $area }: also { $dice }
chain-white = { $die } as { $area }: also { $dice }
group-area = { $area }
group-crosses = extra crosses
group-line = { $group } ({ $count ->
        [one] one way
       *[other] { $count } ways
    })
tray-dice = { $dice } to the tray
news-move = { $name }: { $move }
news-roll = { $name } rolled { $dice }
news-first = First player: { $name }
news-tie = drawn for the tray: { $dice }
news-given-up = { $name }: no rolled die fits, roll skipped (C-14)
news-nothing-fits = { $name }: no die fits (C-52)
news-lapsed = { $rewards }: no cell fits, lost (C-41)

## Keys and notices

hint-choose = number = choose
hint-undo = { $key } undo
hint-help = { $key } help
hint-sheet = { $key } sheet
hint-log = { $key } log
hint-auto = { $key } auto-roll
hint-quit = { $key } save and quit
prompt = >{" "}
notice-undone = Undone.
notice-auto-on = Auto-roll is on. { $key } turns it off.
notice-auto-off = Auto-roll is off: press Enter to roll.
notice-go-back = Press Enter to return to the table.
notice-legal = Yes, that’s legal: { $choice }

## Dice that can be verified

fair-promise = Commitment for the { $chance ->
        [cards] cards
       *[dice] dice
    }, to verify after the game: { $commitment }
fair-word = { $name }, type any word to help randomise the { $chance }, or just press Enter.
fair-verify = To verify the { $chance }: silvertray verify { $file }

## One screen for several people with hidden hands

pass-screen = Pass the screen to { $name }, then press Enter.
pushed-away = ({ $count } empty lines above hide the last hand.)

## Leaving and coming back

saved = Game saved. To continue: silvertray play --resume
not-started = No moves yet, so nothing was saved.
kept = Game saved to { $file }
resume-title = Saved games
resume-line = { $number }. { $game } ({ $players }), round { $round } of { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Type a number. Enter opens 1, { $quit } quits.
resume-left = No game opened.

## The log

log-title = Latest moves
log-line = { $name }: { $text }
log-chance = Dice: { $text }
log-empty = Nothing has happened yet.

## The end

end-title = Game over
end-line = { $place }. { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
end-shared = { $place }. { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, shared
end-area = { $area } { $points }
end-fox = foxes { $points }
end-rating = Level { $band } of { $bands } (C-64). { $words }

## Help

help-title = How to play in the terminal
help-number = a number: make that choice. Or type its text, such as “pick white yellow b”
help-enter = Enter: roll the dice (C-10)
help-undo = { $key }: undo your last move, until the next roll
help-why = { $key } and an action or a number: why it isn’t legal, or what it does
help-sheet = { $key } and a player’s number: show that sheet; without a number, your own
help-first = { $key } and a player’s number: let that player go first when several can choose
help-log = { $key }: latest moves
help-auto = { $key }: auto-roll on or off
help-quit = { $key }: save and quit (Ctrl-C does the same)
help-rules-title = The rules in short (all rules: docs/rules)
help-rule-roll = C-10 to C-15  Up to three rolls, one pick each. Lower dice go to the tray.
help-rule-reroll = C-16  { $reroll } a reroll rolls all the dice of this roll again.
help-rule-white = C-20, C-21  White counts as any colour. Blue always uses blue + white.
help-rule-tray = C-50 to C-52  Every other player picks one die from the tray, or passes.
help-rule-extra = C-30  { $extra } an extra die marks any die once more at the end of the turn.
help-rule-reward = C-40 to C-46  Use X and number rewards right away, in any order.
help-rule-fox = C-45  Each fox scores as much as your weakest area.
help-rule-decline = C-15  You can skip a roll. It’s lost, and its dice stay in the pool.
help-sheet-title = This game’s sheet in short (all rules: docs/rules)
help-rule-return = T-10  { $return } a return brings a die from the tray back for your 2nd or 3rd roll.
help-rule-silver = T-1, T-4  Silver: cross the value in any row. Rows score by their crosses.
help-rule-chain = T-2  Pick silver from a roll, and you can cross the lower dice there too.
help-rule-single = T-3  Silver is a single cross if you’re passive, or use an extra die or ?.
help-rule-yellow = T-5  Yellow: circle a cell, cross it later. Circled lines earn, crosses score.
help-rule-blue = T-6  Blue: blue + white, never higher than the number before.
help-rule-green = T-7  Green: pairs. Each scores its first number minus its second (−).
help-rule-pink = T-8  Pink: any value scores; the reward below needs the printed number or more.
help-rule-any = T-9  A ? is any number of its colour, a black ? of any colour. Use it at once.
help-rule-ends = T-11  The last field of each track brings the reward printed after it.
help-sign = { $sign } { $thing }
help-circled = { $sign } circled
help-signs = Symbols: { $signs }; [ ] legal now

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = In the pool: { $dice }.
plain-to-roll = To roll: { $dice }.
plain-tray = On the tray: { $dice }.
plain-fields = On the die fields: { $dice }.
plain-die = { $die } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [1] one point
       *[other] { $count } points
    }
plain-have-reroll = { $count ->
        [one] one reroll
       *[other] { $count } rerolls
    }
plain-have-return = { $count ->
        [one] one return
       *[other] { $count } returns
    }
plain-have-extra = { $count ->
        [one] one extra die
       *[other] { $count } extra dice
    }
plain-have-fox = { $count ->
        [one] one fox
       *[other] { $count } foxes
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die }: cross { $area } { $cell }
plain-circle = { $die }: circle { $area } { $cell }
plain-in-row = { $cell } in the { $row } row
plain-cross-row = { $die }: cross { $area } cell { $cell }
plain-write = { $die }: write { $value } in { $area } cell { $cell }
plain-write-label = { $die }: write { $value } in { $area } cell { $cell }, printed { $label }
plain-reward = reward
plain-points = { $choice }, { $points ->
        [one] one point
       *[other] { $points } points
    }
plain-costs = { $choice }, costs { $points ->
        [one] one point
       *[other] { $points } points
    }
plain-earns = { $choice }, earns { $rewards }
plain-area = { $area }, { $points ->
        [1] one point
       *[other] { $points } points
    }.
plain-row = { $row } row:
plain-marked = Marked: { $cells }.
plain-crossed = Crossed: { $cells }.
plain-circled = Circled: { $cells }.
plain-free = Free: { $cells }.
plain-next = Next cell: { $cell }.
plain-next-label = Next cell: { $cell }, printed { $label }.
plain-line = { $line }: { $cells } still missing for { $prize }.
plain-prize-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
plain-under = Rewards to come: { $rewards }.
plain-under-cell = { $reward } at cell { $cell }
plain-full = All cells are filled.
plain-end-reroll = For { $fields } rerolls in total: { $reward }.
plain-end-return = For { $fields } returns in total: { $reward }.
plain-end-extra = For { $fields } extra dice in total: { $reward }.
line-row = Row { $number }
line-column = Column { $number }
line-diagonal = Diagonal
