# The coach: hints during a game, a review after it.

## Hints
coach-allowed = Hints from the coach
coach-allowed-note = Available on your turn. Off in rated games.
coach-hint = Hint
coach-more = Tell me more
coach-close = Close hint
coach-area = Look here: { $area }
coach-deed-pass = Mark nothing
coach-deed-reroll = Reroll
coach-deed-return = Bring a die back
coach-deed-play = Play
coach-deed-take = Take the trick
coach-deed-draw = Draw
coach-die = { $where } · die: { $things }
coach-cards = { $where } · cards: { $things }
coach-no-thing = { $where } · without a die
coach-best-points = { $move } · expected points: { $worth }
coach-best-chances = { $move } · win chance: { $worth }
coach-options = All options, best first
coach-options-more = { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
coach-options-few = Show only the best
coach-expected = expected points
coach-legend = { $win ->
        [yes] win chance · expected points
       *[no] expected points
    }
coach-best = best
coach-chosen = chosen
coach-win = win chance
coach-why = Why “{ $better }” is better than “{ $other }”:
event-hint = { $me ->
        [yes] You ask
       *[no] { $name } asks
    } the coach for a hint
event-hints = Hints are off at this table
event-rated = This game is rated: hints are off

## Reviews
coach-review = Coach
coach-review-open = Review with the coach
coach-review-close = Close coach
coach-working = The coach is analysing the game: { $percent }
coach-overview = Whole game
coach-previous-mistake = Previous mistake
coach-next-mistake = Next mistake
coach-figure-accuracy = accuracy
coach-figure-adjusted = luck-adjusted score
coach-figure-lost = { $unit ->
        [points] points lost to mistakes
       *[chances] lost to mistakes
    }
coach-figure-chance = percentage points of win chance lost
coach-figure-chance-luck = win chance from luck
coach-figure-percentile = of games are unluckier
coach-figure-errors = errors / choices
coach-hints-used = { $count ->
        [one] { $count } hint used
       *[other] { $count } hints used
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } hint used
       *[other] { $count } hints used
    }
coach-curve-points = Expected points, round by round
coach-curve-chances = Win chance, round by round
coach-curve-label = From { $start } at the start to { $score } at the end
coach-waterfall = From the start to the final score
coach-sum-start = Start
coach-sum-luck = Luck
coach-sum-loss = Mistakes
coach-sum-others = Opponents
coach-sum-model = Coach’s error
coach-sum-final = Final score
coach-marked = Marked moves
coach-units = { $win ->
        [yes] points · win chance
       *[no] points
    }
coach-marked-none = No mistakes: every choice was good.
coach-rolls = Luck
coach-luckiest = Luckiest roll
coach-unluckiest = Unluckiest roll
coach-mark-dubious = Inaccurate
coach-mark-mistake = Mistake
coach-mark-blunder = Blunder
coach-mark-only = Only good move – found
coach-roll-luck = Luck of this roll: { $luck }
coach-roll-luck-and-chance = Luck of this roll: { $luck } · win chance: { $chance }
coach-played = Played: { $move }
coach-lost-points = { $lost } points
coach-chance-lost = Win chance lost: { $lost } percentage points
coach-better = Better: { $move }
coach-was-best = No better move.
coach-why-and-options = Why, and all options
coach-nothing = No choice to make here.
coach-show = Show me
coach-back = Back to the game
coach-instead = Instead of step { $step }

## Refusals
error-no-coach = the coach doesn’t know this game yet
error-hints-off = hints are off at this table
error-hints-rated = this game is rated: hints are off
error-too-many-hints = too many requests: try again in a minute
error-coach-gone = the coach isn’t available right now: try again
error-too-many-reviews = too many requests: try again in a minute
error-review-failed = the coach couldn’t review this game: try again later
