# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = The open table for dice and card games.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] compiled
       *[other] uncompiled: same rules, slower
    })
command-usage = usage:
command-arguments = arguments
command-options = options
command-help = show this help
command-version = show the version
command-lang = language of the words, such as ru (default: as your system is set up)

## What a command line is refused for

command-refused = { $prog }: { $why }; try `{ $prog } --help`
command-wrong-missing = something is missing: { $arguments }
command-wrong-unknown = this means nothing here: { $arguments }
command-wrong-empty = { $argument } wants a value
command-wrong-filled = { $argument } takes no value, and { $value } was given
command-wrong-number = { $argument }: { $value } is no such number
command-wrong-choice = { $argument }: there is no { $value }, choose from { $choices }
command-wrong-both = { $argument } and { $other } do not go together
command-wrong-short = { $argument } could be several: { $arguments }

## The commands

command-serve = serve the page to play on
command-tidy = remove tables that were left before the end
command-audit = replay every table of a server's database, and tell what differs
command-export = write all tables of a server's database into a file
command-import = bring tables or finished matches of a file into a server's database
command-play = play in the terminal
command-simulate = let bots play many games
command-tournament = rate bots by games with the same dice and deals for all
command-train = train a net for a dice game, or go on with it
command-analyse = tell what every choice of a game was worth, and what was luck
command-dataset = write every choice of many games of bots into a Parquet file
command-gauge = find out by how much the coach's prices are wrong, to put them right
command-puzzles = find positions in bots' games in which one option is clearly best
command-replay = check that every result in a match file follows from its log
command-verify = check the dice of commit-reveal matches in a match file

## Options of several commands

command-any-game = one of: { $games }
command-any-dice-game = clever or twice
command-any-players = seats at the table (default: as few as the game allows)
command-any-bots = one name for all seats, or one for each: hard,medium
command-any-games = how many games (default 1000)
command-any-seed = the same number gives the same games
command-any-option = such as solo_fallback=off
command-any-json = print one JSON object
command-any-jobs = workers at the same time
command-any-file = a match file
command-any-database = where games are kept (default: as for serve)

## Options of one command

command-play-players = seats at the table, bots included (default 1 + bots)
command-play-bots = bots for the last seats, such as medium,hard
command-play-seed = the same dice or cards for everybody with this number
command-play-table-dice = roll real dice and type what they show
command-play-fair = chance that can be verified after the game
command-play-resume = list saved games and go on with one
command-play-plain = sentences without colours or boxes, for screen readers
command-simulate-log = write every match to this file
command-tournament-bots = two or more, such as expert,medium,greedy
command-tournament-players = seats at the table (default 2; 1 compares solo games)
command-tournament-games = at least so many, as each deal is played by all
command-tournament-plot = draw the ratings into this file
command-train-recipe = a name such as clever-table, or a file.toml (default GAME-solo)
command-train-hours = how long, without pauses (default: as the recipe says)
command-train-games = how many games instead; the same number gives the same net
command-train-jobs = workers that play at the same time (default 2)
command-train-seed = another number gives another net
command-train-out = where the net goes (default RECIPE.net)
command-train-start = begin from this net instead of from nothing
command-train-judge = fresh games that judge the net at the end
command-train-on = where the games are played
command-train-fresh = begin anew, whatever was left of this training
command-analyse-seat = the seat to look at, from 0 (default: every seat)
command-analyse-depth = quick or usual (default): how far the coach looks ahead
command-analyse-html = write a page with pictures into this file
command-dataset-out = where it goes (default GAME.parquet)
command-gauge-table = the net for 2 to 4 players, not the one for solo games
command-gauge-games = of each level and number of players (default 200)
command-gauge-seed = the same number gives the same gauge
command-gauge-out = where it goes (default GAME-solo.jsonl or GAME-table.jsonl)
command-puzzles-games = how many games to look through (default 200)
command-puzzles-seed = the same number gives the same puzzles
command-puzzles-out = where they go (default GAME.jsonl)
command-serve-host = address to listen at (default 127.0.0.1; 0.0.0.0 lets phones in)
command-serve-port = port to listen at (default 8000)
command-serve-database = where games are kept, such as sqlite:///tables.db or postgresql://user@host/name
command-serve-workers = processes that serve all tables together (default 1)
command-serve-redis = how they hear of each other, such as redis://localhost
command-serve-open = open the page, where there is a screen
command-tidy-days = untouched for so many days (default 90)
command-audit-json = print one JSON object for each that differs, and one at last
command-export-finished = match files of finished games, without secrets
