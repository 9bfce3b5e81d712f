# Output of commands that succeed.

replay-ok = { $file }: { $matches ->
        [one] one game replays correctly
       *[other] { $matches } games replay correctly
    }
verify-ok = { $file }: dice verified in { $verified } of { $matches ->
        [one] 1 game
       *[other] { $matches } games
    }
verify-nothing = { $file }: nothing to verify

## Simulations

report-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }, { $speed } games/s { $build ->
        [compiled] compiled
       *[other] uncompiled
    }
# A share, such as “50.2” or “50.2 ± 0.4”, in percent.
percent = { $value }%
report-mean = mean
report-levels = 10 · 50 · 90%
report-foxes = foxes
report-wins = wins

## Tournaments

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
tournament-interval = 95%
tournament-wins = wins
tournament-points = points
tournament-duels = wins against
tournament-line-up = line-up
tournament-few-deals = With fewer than { $least } deals, errors and intervals are rough; one deal gives none.
tournament-unsettled = Some bots won all their duels with the others, so the ratings show who is stronger, but not by how much.
picture-title = { $game }, { $players ->
        [one] solo
       *[other] { $players } players
    }: ratings from { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
picture-scale = rating (average 1500) with its 95% interval

## Training

train-begins = { $recipe }, seed { $seed }: { $games ->
        [0] starting
        [one] resuming after one game
       *[other] resuming after { $games } games
    }
train-far = { $time } · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $speed }/s · error { $error }
train-well = test games { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } points on { $games ->
        [one] one test game
       *[other] { $games } test games
    }, trained on { $learnt ->
        [one] one game
       *[other] { $learnt } games
    }
train-stopped = Training stopped; run the same command to resume.
curve-title = { $recipe }: { $mean } ± { $se } points at the end
curve-scale = points on test games (± 2 standard errors) by thousands of training games

## Data sets

dataset-done = { $file }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } from { $games ->
        [one] one game
       *[other] { $games } games
    }, with a dataset card next to it

## The server

serve-here = Silvertray is running at { $address }
serve-lan = For phones on the same network: { $address }
serve-stop = Press Ctrl+C to stop.

## Tidying up

tidy-days = { $days ->
        [one] a day
       *[other] { $days } days
    }
tidy-done = { $removed ->
        [0] No tables to remove.
        [one] Removed one table unused for { $time }.
       *[other] Removed { $removed } tables unused for { $time }.
    }

## Gauges

gauge-done = Saved the gauge from { $games ->
        [one] one game
       *[other] { $games } games
    } to { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] Saved one puzzle
       *[other] Saved { $puzzles } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    } to { $file }

## Audit, export and import

audit-difference = table { $table }, entry { $seq }: { $cause }
audit-done = { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $finished } finished: { $different ->
        [0] all replay as stored
        [one] one differs
       *[other] { $different } differ
    }
export-done = { $file }: { $tables ->
        [one] one line
       *[other] { $tables } lines
    }{ $left ->
        [0] {""}
       *[other] , { $left } skipped
    }
import-broken = { $file }: { $broken ->
        [one] one line is
       *[other] { $broken } lines are
    } invalid, so nothing was imported
import-done = { $file }: { $new ->
        [one] one table
       *[other] { $new } tables
    } imported, { $known } already there

## Reviews

review-page = Review
review-title = { $game }, { $players ->
        [one] solo
       *[other] { $players } players
    }: { $name }, { $score } (line { $line })
review-lost = Lost to mistakes: { $loss }. Errors: { $errors } of { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
review-chance-lost = Win chance lost to mistakes: { $lost } percentage points.
review-chance-luck = Win chance from luck: { $luck }.
review-identity = { $identity }
review-adjusted = Luck-adjusted score: { $adjusted } points. { $percentile }% of games are unluckier.
review-rolls = Luckiest: { $best }. Unluckiest: { $worst }.
review-roll = round { $round }, { $roll } ({ $luck })
review-accuracy = Accuracy: { $accuracy }% · { $marks }
review-start = start
review-luck = luck
review-loss = mistakes
review-others = others
review-model = model
review-score = score
review-curve = Expected score, step by step
review-waterfall = From start to final score
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
review-written = Saved the review to { $file }.
