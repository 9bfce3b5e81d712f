# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] one match follows from its log
       *[other] { $matches } matches follow from their logs
    }
verify-ok = { $file }: the dice of { $verified } of { $matches ->
        [one] one match
       *[other] { $matches } matches
    } are the promised ones
verify-nothing = { $file }: nothing to verify

## The table of a simulation

report-title = { $game }: { $games } games, seed { $seed }, { $speed } games/s { $build ->
        [compiled] compiled
       *[other] uncompiled
    }
report-mean = mean
report-levels = 10 · 50 · 90 %
report-foxes = foxes
report-wins = wins
serve-here = Silvertray is at { $address }
serve-lan = Phones in the same network: { $address }
serve-stop = Stop it with Ctrl+C.
