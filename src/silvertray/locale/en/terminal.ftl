# The terminal game. Keys are what the player types; everything else is what the player reads.

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

# With several players the drawn screen has an arrow instead of “active”.
top-round = round { $round } of { $rounds }
top-draw = before round 1
top-rewards = before the first roll
top-active = active: { $name }
top-passive-turn = passive turn
top-roll = roll { $roll } of 3
top-over = the game is over

## Dice

place-pool = Pool
place-tray = Tray
place-fields = Die fields

## The sheet

sheet-area = { $area } { $points }
sheet-of = Sheet: { $name }
sheet-tracks = { $reroll } rerolls
sheet-extras = { $extra } extra
sheet-foxes = foxes { $foxes }
sheet-rounds = rounds
sheet-fox = fox { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Pick one of the rolled dice:
ask-tray = Pick a die from the tray:
ask-fields = No tray die fits (C-52). Pick one from the die fields:
ask-extra = Use an extra die, or finish:
ask-reward = Use a waiting reward:
ask-whose = { $name }: { $question }
ask-roll = Press Enter to roll { $count ->
        [one] the last die
       *[other] { $count } dice
    }.
ask-draw = Press Enter to draw who begins.
ask-tie = Press Enter to draw which of the tied dice go to the tray.
ask-faces = Roll { $count ->
        [one] one die
       *[other] { $count } dice
    } and type the faces in this order: { $dice }
ask-first-seat = Who begins? Type the player's number:
ask-nearest = Which of the tied dice lie nearest to the tray (C-60)?
ask-go-on = { $name } rolls next. Press Enter to go on, { $undo } takes your last step back.
ask-finish = That was the last step. Press Enter for the result, { $undo } takes it back.
waiting = Waiting: { $rewards }
also-open = ({ $names } may go first: { $first } and a number)

## Choices

choice-white = { $die } as { $area } { $what }
choice-own = { $area } { $what }
choice-points = +{ $points }
choice-reroll = reroll these dice ({ $left } left)
choice-pass-pick = give this roll up (C-14)
choice-pass-tray = decline (C-51)
choice-pass-extra = finish the turn
tray-dice = { $dice } to the tray
news-move = { $name }: { $move }
news-roll = { $name }: rolls { $dice }
news-first = { $name } begins
news-tie = drawn to the tray: { $dice }
news-given-up = { $name }: no rolled die fits, the roll is given up (C-14)
news-nothing-fits = { $name }: no die to pick fits (C-52)
news-lapsed = { $rewards }: no cell for it, lapsed (C-41)

## Keys and notices

hint-choose = number = choose
hint-undo = { $key } undo
hint-help = { $key } help
hint-sheet = { $key } sheet
hint-log = { $key } log
hint-auto = { $key } auto-roll
hint-quit = { $key } save and quit
prompt = >{" "}
notice-undone = Taken back.
notice-auto-on = Auto-roll is on: dice roll by themselves. { $key } switches it off.
notice-auto-off = Auto-roll is off: press Enter to roll.
notice-go-back = Press Enter to go back to the table.
notice-legal = Yes, that is legal: { $choice }

## Dice that can be verified

fair-promise = These dice are promised by this number, keep it if you like: { $commitment }
fair-word = { $name }, type any word to mix into the dice, or just press Enter.
fair-verify = To check the dice: silvertray verify { $file }

## Leaving and coming back

saved = The game is saved. To go on with it: silvertray play --resume
not-started = Nothing was played yet, so nothing is saved.
kept = The game is kept in { $file }
resume-title = Saved games
resume-line = { $number }. { $game } ({ $players }), round { $round } of { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Type a number; Enter takes 1, { $quit } leaves.
resume-left = Nothing was opened.

## The log

log-title = The last steps
log-line = { $name }: { $text }
log-chance = Dice: { $text }
log-empty = Nothing has happened yet.

## The end

end-title = The game is over
end-line = { $place }. { $name }: { $score } points
end-shared = { $place }. { $name }: { $score } points, shared
end-area = { $area } { $points }
end-fox = foxes { $points }
end-rating = Band { $band } of { $bands } (C-64). { $words }

## Help

help-title = How to play at this terminal
help-number = a number: take that choice. Its text works too, such as “pick white yellow b”
help-enter = Enter: roll the dice, when they are to be rolled (C-10)
help-undo = { $key }: take your last step back, as long as no dice were rolled since
help-why = { $key } and an action or a number: why it is not legal, or what it does
help-sheet = { $key } and a player's number: look at that sheet; alone it shows your own
help-first = { $key } and a player's number: let that player go first, when several may choose
help-log = { $key }: the last steps
help-auto = { $key }: auto-roll on or off
help-quit = { $key }: save and quit (Ctrl-C does the same)
help-rules-title = The rules in short; docs/rules has all of them
help-rule-roll = C-10 to C-15  Up to three rolls, one pick each. Lower dice go to the tray.
help-rule-reroll = C-16  { $reroll } a reroll throws all dice of this roll again.
help-rule-white = C-20, C-21  White marks any area. Blue always takes blue + white.
help-rule-tray = C-50 to C-52  The others pick one die from the tray, or decline.
help-rule-extra = C-30  { $extra } an extra die marks any die once more at the end of the turn.
help-rule-reward = C-40 to C-46  X and number rewards are used at once, in the order you like.
help-rule-fox = C-45  Each fox scores as much as your lowest area.
help-signs = Signs: { $cross-sign } is a { $cross }, { $number-sign } a { $number }; [ ] may be marked now

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = In the pool: { $dice }.
plain-to-roll = To be rolled: { $dice }.
plain-tray = On the tray: { $dice }.
plain-fields = On the die fields: { $dice }.
plain-die = { $die } { $face }
plain-have = { $name }: { $score ->
        [one] one point
       *[other] { $score } points
    }, { $rerolls ->
        [one] one reroll
       *[other] { $rerolls } rerolls
    }, { $extras ->
        [one] one extra die
       *[other] { $extras } extra dice
    }, { $foxes ->
        [one] one fox
       *[other] { $foxes } foxes
    }.
plain-choice = { $number }. { $choice }.
plain-cross-grid = { $die }: cross { $area } { $cell }
plain-cross-row = { $die }: cross { $area } cell { $cell }
plain-write = { $die }: write { $value } in { $area } cell { $cell }
plain-write-label = { $die }: write { $value } in { $area } cell { $cell }, which is { $label }
plain-reward = reward
plain-points = { $choice }, { $points ->
        [one] one point
       *[other] { $points } points
    }
plain-earns = { $choice }, earns { $rewards }
plain-area = { $area }, { $points ->
        [one] one point
       *[other] { $points } points
    }.
plain-marked = Marked: { $cells }.
plain-free = Free: { $cells }.
plain-next = Next cell: { $cell }.
plain-next-label = Next cell: { $cell }, printed { $label }.
plain-line = { $line }: still { $cells } for { $prize }.
plain-prize-points = { $points } points
plain-under = Rewards to come: { $rewards }.
plain-under-cell = { $reward } at cell { $cell }
plain-full = All cells are filled.
line-row = Row { $number }
line-column = Column { $number }
line-diagonal = Diagonal
