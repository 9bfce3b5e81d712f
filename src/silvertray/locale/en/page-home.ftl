# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = there is nothing that { $seat } could put right: no dice typed since somebody acted
error-phone-not-shared = several can share a phone only at a table with real dice: choose real dice, or give everybody a seat of their own
error-names-needed = { $seats } share the phone, but there are names for { $names }: name each of them

## What happened

event-correct = { $me ->
        [yes] You put the dice right
       *[no] { $name } puts the dice right
    }: { $dice }
