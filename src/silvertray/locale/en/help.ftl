# `silvertray --help` and invalid command lines. Commands and options are not translated.

command-about = Play dice and card games in the browser, the terminal or Python.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] compiled
       *[other] uncompiled: same rules, slower
    })
command-usage = usage:
command-arguments = arguments
command-options = options
command-help = show this help
command-version = show the version
command-lang = language, such as ru (default: your system’s language)

## Invalid command lines

command-refused = { $prog }: { $why }; try `{ $prog } --help`
command-wrong-missing = missing: { $arguments }
command-wrong-unknown = unknown: { $arguments }
command-wrong-empty = { $argument } needs a value
command-wrong-filled = { $argument } takes no value, but got { $value }
command-wrong-number = { $argument }: { $value } isn’t a valid number
command-wrong-choice = { $argument }: { $value } isn’t valid, choose from { $choices }
command-wrong-both = { $argument } and { $other } can’t be used together
command-wrong-short = { $argument } is ambiguous: { $arguments }

## The commands

command-serve = start the web server
command-tidy = remove abandoned tables
command-audit = replay every table in a server’s database and report differences
command-export = export all tables of a server’s database to a file
command-import = import tables or finished games into a server’s database
command-play = play in the terminal
command-simulate = let bots play many games
command-tournament = rate bots that all play with the same dice or cards
command-train = train a net for a dice game, or resume training
command-analyse = show the value of every choice in a game, and how much was luck
command-dataset = write every choice from many bot games to a Parquet file
command-gauge = measure the errors in the coach’s values so they can be corrected
command-puzzles = find positions in bot games where one option is clearly best
command-replay = check that every result in a match file follows from its log
command-verify = check the dice of commit-reveal games in a match file

## Options of several commands

command-any-game = one of: { $games }
command-any-dice-game = clever or twice
command-any-players = seats at the table (default: the game’s minimum)
command-any-bots = one name for all seats, or one per seat: hard,medium
command-any-games = number of games (default 1000)
command-any-seed = the same number gives the same games
command-any-option = such as solo_fallback=off
command-any-json = print one JSON object
command-any-jobs = parallel workers
command-any-file = a match file
command-any-database = database of games (default: as for serve)

## Options of one command

command-play-players = seats at the table, bots included (default 1 + bots)
command-play-bots = bots for the last seats, such as medium,hard
command-play-seed = the same number gives the same dice or cards
command-play-table-dice = roll real dice and type what they show
command-play-fair = dice or cards you can verify after the game
command-play-resume = list saved games and resume one
command-play-plain = plain sentences without colours or boxes, for screen readers
command-simulate-log = save every game to this file
command-tournament-bots = two or more, such as expert,medium,greedy
command-tournament-players = seats at the table (default 2; 1 compares solo games)
command-tournament-games = minimum number of games; all bots play every deal
command-tournament-plot = save a plot of the ratings to this file
command-train-recipe = a name such as clever-table, or a .toml file (default GAME-solo)
command-train-hours = training time, not counting pauses (default: from the recipe)
command-train-games = number of games instead of hours; the same number gives the same net
command-train-jobs = parallel workers that play (default 2)
command-train-seed = a different number gives a different net
command-train-out = output file for the net (default RECIPE.net)
command-train-start = start from this net instead of from scratch
command-train-judge = number of held-out games for the final test
command-train-on = where to play the games
command-train-fresh = start over and discard earlier progress
command-analyse-seat = the seat to analyse, from 0 (default: every seat)
command-analyse-depth = how far the coach looks ahead: quick or usual (default)
command-analyse-html = save a page with charts to this file
command-dataset-out = output file (default GAME.parquet)
command-gauge-table = measure the net for 2 to 4 players instead of the solo net
command-gauge-games = number of games per bot level and player count (default 200)
command-gauge-seed = the same number gives the same gauge
command-gauge-out = output file (default GAME-solo.jsonl or GAME-table.jsonl)
command-puzzles-games = number of games to search (default 200)
command-puzzles-seed = the same number gives the same puzzles
command-puzzles-out = output file (default GAME.jsonl)
command-serve-host = address to listen on (default 127.0.0.1; use 0.0.0.0 for phones)
command-serve-port = port to listen on (default 8000)
command-serve-database = where to keep games, such as sqlite:///tables.db or postgresql://user@host/name
command-serve-workers = processes that share all tables (default 1)
command-serve-redis = Redis server that connects them, such as redis://localhost
command-serve-open = open the page in a browser, if there’s a screen
command-tidy-days = days without use (default 90)
command-audit-json = print one JSON object per difference, and a summary at the end
command-export-finished = export only finished games, as match files without secrets
