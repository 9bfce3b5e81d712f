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
