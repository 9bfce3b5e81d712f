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

report-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }, { $speed } games/s { $build ->
        [compiled] compiled
       *[other] uncompiled
    }
report-mean = mean
report-levels = 10 · 50 · 90 %
report-foxes = foxes
report-wins = wins

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [one] solo
       *[other] { $players } players
    }, { $games ->
        [one] one game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, seed { $seed }, { $speed } games/s
tournament-bot = bot
tournament-rating = rating
tournament-interval = 95 %
tournament-wins = wins
tournament-points = points
tournament-duels = wins against
tournament-line-up = line-up
tournament-few-deals = Errors and intervals are rough with fewer than { $least } deals; one deal tells nothing of them.
tournament-unsettled = Some bots won all their duels with the others: the ratings say who is stronger, but not by how much.
picture-title = { $game }, { $players ->
        [one] solo
       *[other] { $players } players
    }: ratings from { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
picture-scale = rating, 1500 in the mean, with its 95 % interval

## Training

train-begins = { $recipe }, seed { $seed }: { $games ->
        [0] begins
        [one] goes on after one game
       *[other] goes on after { $games } games
    }
train-far = { $time } · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $speed }/s · error { $error }
train-well = held out { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } points on { $games ->
        [one] one held-out game
       *[other] { $games } held-out games
    }, learnt from { $learnt ->
        [one] one game
       *[other] { $learnt } games
    }
train-stopped = Training has stopped; the same command goes on with it.
curve-title = { $recipe }: { $mean } ± { $se } points at the end
curve-scale = points on held-out games (± 2 standard errors) after so many thousand games

## Data sets

dataset-done = { $file }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }; the data card is beside it

## The server

serve-here = Silvertray is at { $address }
serve-lan = Phones in the same network: { $address }
serve-stop = Stop it with Ctrl+C.

## Tidying up

tidy-days = { $days ->
        [one] a day
       *[other] { $days } days
    }
tidy-done = { $removed ->
        [0] There was nothing to remove.
        [one] One table was removed that nobody had touched for { $time }.
       *[other] { $removed } tables were removed that nobody had touched for { $time }.
    }

## Gauges

gauge-done = The gauge of { $games ->
        [one] one game
       *[other] { $games } games
    } is in { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] One puzzle
       *[other] { $puzzles } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }, in { $file }

## Audit, export and import

audit-difference = table { $table }, entry { $seq }: { $cause }
audit-done = { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $finished } of them finished: { $different ->
        [0] all replay as they were stored
        [one] one differs
       *[other] { $different } differ
    }
export-done = { $file }: { $tables ->
        [one] one line
       *[other] { $tables } lines
    }{ $left ->
        [0] {""}
       *[other] , { $left } left out
    }
import-broken = { $file }: { $broken ->
        [one] one line is
       *[other] { $broken } lines are
    } broken, so nothing was brought in
import-done = { $file }: { $new ->
        [one] one table
       *[other] { $new } tables
    } brought in, { $known } there already

## Reviews

review-page = Review
review-title = { $game }, { $players ->
        [one] solo
       *[other] { $players } players
    }: { $name }, { $score } (line { $line })
review-lost = Lost by choices: { $loss }. Errors: { $errors } of { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
review-chance-lost = Chance to win given away by choices: { $lost }.
review-chance-luck = Chance to win by luck: { $luck }.
review-identity = { $identity }
review-adjusted = Without luck: { $adjusted } points. Of 100 games, { $percentile } had worse luck.
review-rolls = Luckiest: { $best }. Unluckiest: { $worst }.
review-roll = round { $round }, { $roll } ({ $luck })
review-accuracy = Accuracy: { $accuracy } % · { $marks }
review-start = start
review-luck = luck
review-loss = losses
review-others = others
review-model = model
review-score = score
review-curve = What could be expected, step by step
review-waterfall = From the start to the score
review-choices = All choices
review-options = { $options ->
        [one] one option
       *[other] { $options } options
    }
review-step = step
review-round = round
review-mark = mark
review-chosen = chosen
review-better = better
review-cost = cost
review-why = why
review-written = The review is in { $file }.
