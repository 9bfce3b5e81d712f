# The coach: hints while a game is played, its review when it is over.

## Hints
coach-allowed = Hints from the coach
coach-allowed-note = Whoever has to choose may ask. Rated games have none.
coach-hint = Hint
coach-more = Tell me more
coach-close = Close the hint
coach-area = Look here: { $area }
coach-deed-pass = Mark nothing
coach-deed-reroll = Roll again
coach-deed-return = Bring a die back
coach-deed-play = Play
coach-deed-take = Take the trick
coach-deed-draw = Draw
coach-die = { $where } · die: { $things }
coach-cards = { $where } · cards: { $things }
coach-no-thing = { $where } · without a die
coach-best-points = { $move } · expected points: { $worth }
coach-best-chances = { $move } · chance to win: { $worth }
coach-options = All options, best first
coach-options-more = { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
coach-options-few = Only the best ones
coach-expected = expected points
coach-legend = { $win ->
        [yes] chance to win · expected points
       *[no] expected points
    }
coach-best = best
coach-chosen = chosen
coach-win = chance to win
coach-why = Why “{ $better }” is better than “{ $other }”:
event-hint = { $me ->
        [yes] You ask
       *[no] { $name } asks
    } the coach for a hint
event-hints = The coach gives no hints at this table
event-rated = This game is rated: the coach gives no hints

## The review of a finished game
coach-review = Coach
coach-review-open = Review with the coach
coach-review-close = Close the coach
coach-working = The coach goes through the game: { $percent }
coach-overview = The whole game
coach-next-mistake = Next mistake
coach-figure-accuracy = accuracy
coach-figure-adjusted = points without the luck
coach-figure-lost = { $unit ->
        [points] points given away by choices
       *[chances] given away by choices
    }
coach-figure-chance = points of winning chance given away, in sum
coach-figure-chance-luck = chance to win by luck
coach-figure-percentile = of games have less luck
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
coach-curve-chances = Chance to win, round by round
coach-curve-label = From { $start } at the start to { $score } at the end
coach-waterfall = From the start to the final score
coach-sum-start = At the start
coach-sum-luck = Luck
coach-sum-loss = Choices
coach-sum-others = The others
coach-sum-model = The coach’s error
coach-sum-final = Final score
coach-marked = Marked moves
coach-units = { $win ->
        [yes] points · chance to win
       *[no] points
    }
coach-marked-none = Nothing to mark: all choices were good.
coach-rolls = Luck
coach-luckiest = Luckiest roll
coach-unluckiest = Unluckiest roll
coach-mark-dubious = Inaccurate
coach-mark-mistake = Mistake
coach-mark-blunder = Blunder
coach-mark-only = The only good choice, found
coach-roll-luck = Luck of this roll: { $luck }
coach-roll-luck-and-chance = Luck of this roll: { $luck } · chance to win: { $chance }
coach-played = Played: { $move }
coach-lost-points = { $lost } points
coach-chance-lost = Chance to win given away: { $lost }
coach-better = Better: { $move }
coach-was-best = Nothing was better.
coach-why-and-options = Why, and all options
coach-nothing = Nothing to decide here.
coach-show = Show me
coach-back = Back to the game
coach-instead = Instead of step { $step }

## The coach: what the server refuses
error-no-coach = nobody has taught the coach this game yet
error-hints-off = whoever made this table wants no hints at it
error-hints-rated = this game is rated: there are no hints in it
error-too-many-hints = that was a lot for the coach: wait a minute
error-coach-gone = the coach is not there just now: try it again
error-too-many-reviews = that was a lot for the coach: wait a minute
error-review-failed = the coach could not make this review: try it again in a while
