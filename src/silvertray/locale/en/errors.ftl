# One line per refusal: what happened, the value, what to do. The rule number is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; legal: { $legal }
with-line = line { $line }: { $text }
seat = seat { $seat }

## Illegal actions

error-unknown-action = “{ $text }” isn’t a valid action: type it as listed, for example “pass” or “pick white blue”
error-unknown-number = { $action } isn’t a valid action number: use one of the legal actions
error-extra-too-early = { $seat } can’t use an extra die yet: finish picking first
error-picks-over = { $seat } can’t pick again this turn: use an extra die, or pass to finish
error-game-over = the game is over: start a new one
error-dice-first = roll the dice first, then choose
error-not-asked = { $seat } can’t move right now: wait
error-must-pick = you can’t pass while a rolled die fits: pick one, or reroll
error-reroll-too-late = you can’t reroll now: only the active player can, after a roll and before picking
error-no-reroll-left = you have no rerolls left: pick a die
error-no-such-reward = you have no { $reward } to use (waiting: { $waiting }): use a waiting reward
error-reward-first = use your reward first ({ $waiting }): it comes before anything else
error-die-not-rolled = the { $die } die isn’t part of this roll: pick one of the dice just rolled
error-die-used = you’ve already used the { $die } die as an extra die this turn: choose another
error-no-fallback = the { $die } die isn’t on the tray, and solo_fallback is off: use an extra die, or pass to finish
error-tray-first = the { $die } die isn’t on the tray, and a tray die ({ $tray }) fits: pick from the tray, or pass
error-cell-taken = { $area } { $number }{ $slot } is already crossed: choose a free cell
error-sum-taken = blue + white make { $number }, which is already crossed in blue: choose another area or die
error-silver-taken = { $number } is already crossed in the { $area } row of silver: choose another row
error-no-second-cell = yellow has only one { $number }: choose that cell
error-crossed-already = that yellow cell is already circled and crossed: choose another
error-too-high = { $value } is too high for blue, where the next number can be at most { $most }: choose another area or die
error-no-such-cross = the { $die } die doesn’t get an extra cross: only dice that this silver pick sent to the tray do
error-cross-first = make an extra cross in silver ({ $dice }), or pass to skip the rest
error-no-return-now = you can’t bring the { $die } die back now: use a return before your second or third roll
error-die-not-on-tray = the { $die } die isn’t on the tray: bring back one that is
error-blue-taken = { $number } is already crossed in blue: choose a free sum
error-row-full = all cells of { $area } are filled: choose another area
error-too-low = { $value } is too low for green, where the next cell needs { $least } or more: choose a higher die or another area
error-not-higher = { $value } can’t follow { $last } in purple: write a higher number, or choose another area

## Rolls and undo

error-no-roll-due = there are no dice to roll now: make your choice first
error-not-your-roll = { $seat } can’t roll now: wait for { $roller }
error-dealer-rolls = this game rolls the dice itself, so you can’t type “{ $text }”: just roll
error-wrong-outcome = “{ $text }” isn’t valid here: type { $form }
error-wrong-dice = “{ $text }” doesn’t match this roll: type a face from 1 to 6 for each letter of { $form }
error-wrong-tie = “{ $text }” doesn’t settle the tie: type { $form }
error-wrong-faces = “{ $text }” doesn’t match this roll: type { $count ->
        [one] one face from 1 to 6
       *[other] { $count } faces from 1 to 6
    } ({ $dice }), for example { $example }
error-nothing-to-undo = nothing to undo for { $seat } since the last roll
error-undo-blocked = you can’t undo this any more: { $seat } has moved since
error-no-such-seat = this { $players }-player table has no { $seat }: choose another seat

## Setup

error-wrong-players = { $game } is for { $least } to { $most } players, not { $players }
error-wrong-option = { $option } isn’t an option of this game: leave it out, or use a valid one
error-people-roll = this game uses real dice: type what they show
error-resume-alone = --resume continues a saved game as it is: leave out { $option }
error-words-too-late = the dice have already been rolled: you can only add a word before the first roll
error-unknown-game = “{ $game }” isn’t a known game: choose one of { $games }
error-unknown-language = “{ $language }” isn’t a known language: choose one of { $languages }
error-unknown-bot = “{ $bot }” isn’t a known bot: choose one of { $bots }
error-unknown-depth = “{ $depth }” isn’t a valid depth: choose one of { $depths }
error-no-matches = { $file } contains no games: choose a match file
error-page-not-html = can’t write the review to { $file }: choose a name that ends in .html
error-nobody-plays = { $players ->
        [one] one seat
       *[other] { $players } seats
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } leave no seat for you: choose fewer bots or more players, or let bots play alone with “silvertray simulate”
error-too-many-bots = { $bots ->
        [one] one bot doesn’t
       *[other] { $bots } bots don’t
    } fit at a table for { $players }: choose fewer bots or more players
error-wrong-bot-count = the bots “{ $bots }” don’t match a table for { $players }: name one bot for all seats, or one per seat
error-too-few-bots = a tournament needs two or more bots, such as greedy,random: “{ $bots }” isn’t enough
error-picture-not-svg = can’t save the plot as { $file }: choose a name that ends in .svg
error-not-parquet = can’t write data to { $file }: choose a name that ends in .parquet
error-two-dealers = { $first } and { $second } can’t be used together: leave one out
error-no-table-dice = { $game } is a card game with hidden hands: leave out --table-dice
error-wrong-seed = { $seed } isn’t a valid seed: use a whole number from 0 to { $most }
error-wrong-games = { $games } isn’t a valid number of games: use 1 or more
error-unknown-recipe = “{ $recipe }” isn’t a known recipe: choose one of { $recipes }, or a file that ends in .toml
error-not-toml = { $file } isn’t a valid recipe ({ $why }): write it in TOML, see docs/bots.md
error-wrong-recipe-keys = in the recipe { $file }, the field “{ $field }” is missing or unknown: the fields are { $fields }
error-wrong-recipe = in the recipe { $file }, the field “{ $field }” can’t be { $value }: see docs/bots.md for valid values
error-recipe-of-another = the recipe { $recipe } is for { $game }, not { $asked }: choose another recipe or game
error-wrong-hours = can’t train for { $hours } hours: use a number above 0
error-net-not-net = can’t save a net as { $file }: choose a name that ends in .net
error-other-net = { $file } is a net for { $game } with width { $width }, which doesn’t match the recipe: choose another net
error-other-training = { $file } is from a training run with a different { $what }: use --fresh to start over, or another --out
error-broken-checkpoint = can’t resume from { $file }, which is damaged or from another version: use --fresh to start over
error-workers-gone = a worker stopped unexpectedly, perhaps out of memory: run the same command again, with fewer --jobs if needed
error-ray-missing = Ray isn’t installed: install it with pip install "silvertray[cluster]", or leave out --on ray
error-only-dice-games = this is only for dice games, not for { $game }: choose one of { $games }
error-broken-net = { $file } isn’t a net file this version can read: it may be damaged or from another version; train it again with “silvertray train”
error-wrong-jobs = { $jobs } isn’t a valid number of workers: use 1 to { $most }
error-file-trouble = can’t use { $file } ({ $why }): check its name and permissions
error-secret-missing = this file doesn’t contain the game’s secret, so no more dice can be rolled: you can only replay it

## Terminal

error-nothing-typed = you didn’t type anything: type a number from 1 to { $most }, or ? for help
error-no-such-choice = there’s no choice “{ $number }”: type a number from 1 to { $most }, or ? for help
error-no-choice-now = there’s nothing to choose now, so “{ $number }” does nothing: press Enter to continue, or type ? for help
error-no-such-player = this table has no player “{ $text }”: type a number from 1 to { $players }
error-player-not-asked = { $seat } can’t move right now: let another player move first ({ $open })
error-no-such-game = there’s no saved game “{ $text }”: type a number from 1 to { $most }
error-no-saved-games = no saved games in { $folder }: start one with “silvertray play”
error-cannot-save = can’t save the game in { $folder } ({ $why }): free some space, or set SILVERTRAY_HOME to another folder
error-unreadable = can’t read { $file } ({ $why }): check its name and permissions
error-empty-file = { $file } contains no games: choose another

## Positions

error-wrong-position = “{ $text }” isn’t a valid position of { $game }: a position starts with the game’s name and has one part per sheet
error-wrong-word = “{ $word }” isn’t valid in a position: see docs/notation.md for the valid words
error-impossible-position = this position is impossible because of its { $part }: check that part against the rule
error-impossible-marks = this position has an impossible mark: check the marks of its areas
error-stuck-position = in this position { $seat } has no legal action, or it isn’t their turn: check its stage and rewards

## Match files

error-broken-line = this isn’t a complete line of JSON: the file is damaged or incomplete, so download or copy it again
error-not-a-match = this isn’t a Silvertray game (the field “silvertray” is missing): choose a match file
error-wrong-version = this match file has version { $version }, but this program reads version { $known }: use a matching version of the program
error-wrong-field = the field “{ $field }” is missing or has the wrong type: see docs/notation.md
error-other-rules = this game was played with the rules { $rules }, but this program has { $known }: use a matching version of the program
error-illegal-step = step { $step } of the log, “{ $entry }”, isn’t legal: { $why }
error-wrong-result = the result doesn’t match the log: the file says { $claimed }, the log gives { $found }
error-broken-promise = the revealed secret doesn’t match the commitment: don’t trust these dice
error-other-dice = step { $step } of the log, “{ $entry }”, doesn’t match the committed dice: don’t trust these dice

## Dobro, in the order of D-48

error-E_ROUND_OVER = the round is over: wait for the next deal, or start a new game after the last round
error-E_NO_DRAW_DUE = you can’t draw now: draw right after your own play, before the next player moves
error-E_CARDS_FIRST = cards are still being drawn: wait a moment
error-E_NOT_YOUR_TURN = { $seat } can’t play out of turn: wait for { $turn }
error-E_NOTHING_TO_TAKE = there’s no trick to take: the leader must play
error-E_UNKNOWN_ACTION = “{ $text }” isn’t a valid action: type a number from the list, or “play 7”, “play 7 7”, “play J=11”, “take” or “draw”
error-E_CARD_COUNT = play one card or a pair, not { $count } cards
error-E_NOT_IN_HAND = you don’t have enough of this card ({ $card }): play cards from your hand
error-E_SPECIAL_ALONE = Skip and Reverse are played alone: leave out the other card
error-E_JOKER_NUMBER = only Jokers take a number: 2 to 12 for Jokers alone, or the number card’s own number in a pair; type “play J=11” or “play J 7”
error-E_SPECIAL_LEAD = you can’t lead Skip or Reverse at this table: lead another card
error-E_NOT_A_PAIR = { $first } and { $second } aren’t a pair: play two cards of the same number
error-E_TOO_LOW = that’s worth { $value }, but the good number is { $good }: play { $good } or more, or take the trick
error-cards-were-seen = you can’t undo played or drawn cards: players have seen them; you can only undo a take, until you lead
error-no-number-typed = you didn’t type anything: type a number from { $first } to { $last } for the Joker, or 0 to choose other cards
error-no-such-number = you can’t name “{ $number }” here: type a number from { $first } to { $last }, or 0 to choose other cards

## Many workers

error-extra-missing = { $module } isn’t installed: get it with pip install "silvertray[{ $extra }]"
error-no-database = can’t use { $database } ({ $why }): check the address, and that PostgreSQL is running there with this database
error-no-redis = can’t use { $redis } ({ $why }): check the address, and that Redis or Valkey is running there
error-workers-need-redis = { $workers } workers need Redis to communicate: add --redis redis://localhost, or use one worker
error-no-workers-here = this system supports only one worker: leave out --workers

## Stored tables

error-database-old = { $database } has an old schema: start the server once to upgrade it
error-unreadable-table = can’t read the stored data ({ $what }): restore it from a backup
error-entry-missing = entry { $number } is missing
error-other-text = stored as “{ $stored }”, but now it reads “{ $found }”
error-other-chance = the stored outcome is “{ $stored }”, but this table’s dealer gives “{ $found }”
error-other-position = replaying its match file gives a different position
error-other-score = { $seat } had { $stored ->
        [one] one point
       *[other] { $stored } points
    }, but now has { $found }
error-broken-table = table { $table } fails to replay at entry { $seq }: { $cause }
error-not-finished = this game isn’t over: only finished games can be imported
error-no-such-dealer = this game’s dealer doesn’t work at a table: you can only replay the game
error-line-too-long = this line is longer than { $most } bytes, more than any table needs

## Forks of finished games

error-fork-at-end = the game is over after step { $step }: fork it at step { $last } or earlier
error-fork-seats = this game has { $players ->
    [one] one seat
   *[other] { $players } seats
 }, but you named { $seats ->
        [one] one player
       *[other] { $seats } players
    }: name one player per seat
