# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = The game is over
page-end-solo = { $score ->
        [one] One point
       *[other] { $score } points
    }
page-end-won = { $me ->
        [yes] You win!
       *[no] { $name } wins!
    }
page-end-shared = { $names } share the victory
page-end-and = { $first } and { $second }
page-end-places = The places
page-end-place = { $place }.
page-end-place-label = Place { $place }: { $name }, { $score ->
        [one] one point
       *[other] { $score } points
    }
page-end-place-shared = shared
page-end-you = you
page-end-fox = Foxes
page-end-round = Round { $round }
page-end-broken-dobro = Level on points: the last round decides, then the smaller sum of cards taken in it (D-81).
page-end-broken-dobro-br = Level on points: fewer cards taken in the last round decide (D-81).
page-end-broken-dice = Level on points: the best single area decides (C-63).
page-end-band = Band { $band } of { $bands }
page-end-next-band = { $points ->
        [one] one more point for the next band
       *[other] { $points } more points for the next band
    }
page-end-best-band = the best there is
page-end-replay = Replay
page-end-download = Match file
page-end-table = Final table
page-end-table-hide = Hide the table

## The replay

page-replay-title = Replay: { $game }
page-replay-window = Replay: { $game } · Silvertray
page-replay-back = Back to the table
page-replay-controls = Steps of the game
page-replay-step = Step { $step } of { $steps }
page-replay-first = First step
page-replay-previous = Step back
page-replay-next = Step on
page-replay-last = Last step
page-replay-play = Play
page-replay-pause = Pause
page-replay-eyes = Seen by
page-replay-eyes-all = a spectator
page-replay-start = Before the first step
page-replay-result = { $place }. { $name } { $score }
