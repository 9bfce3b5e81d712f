# The end of a game, and the replay. $me is “yes” if the sentence is about the reader.

## The end

page-end-title = Game over
page-end-solo = { $score ->
        [one] One point
       *[other] { $score } points
    }
page-end-won = { $me ->
        [yes] You win!
       *[no] { $name } wins!
    }
page-end-shared = Shared win: { $names }
page-end-and = { $first } and { $second }
page-end-places = Final ranking
page-end-place = { $place }.
page-end-place-label = Place { $place }: { $name }, { $score ->
        [one] one point
       *[other] { $score } points
    }
page-end-place-shared = shared
page-end-you = you
page-end-fox = Foxes
page-end-round = Round { $round }
page-end-broken-dobro = Tied on points: the last round decides, then the smaller sum of cards taken in it.
page-end-broken-dobro-br = Tied on points: fewer cards taken in the last round wins.
page-end-broken-dice = Tied on points: the best single area wins.
page-end-band = Level { $band } of { $bands }
page-end-next-band = { $points ->
        [one] 1 point to the next level
       *[other] { $points } points to the next level
    }
page-end-best-band = the top level
page-end-replay = Replay
page-end-download = Download match file
page-end-table = Final table
page-end-table-hide = Hide table

## The replay

page-replay-title = Replay: { $game }
page-replay-window = Replay: { $game } · Silvertray
page-replay-back = Back to the table
page-replay-controls = Replay controls
page-replay-step = Step { $step } of { $steps }
page-replay-first = First step
page-replay-previous = Step back
page-replay-next = Step forward
page-replay-last = Last step
page-replay-play = Play
page-replay-pause = Pause
page-replay-eyes = View as
page-replay-eyes-all = a spectator
page-replay-start = Before the first step
page-replay-result = { $place }. { $name } { $score }
