# One line for each refusal: the thing, the value, and the cure. The rule is added in brackets.

with-rule = { $text } ({ $rule })
with-legal = { $text }; legal: { $legal }
with-line = line { $line }: { $text }
seat = seat { $seat }

## Actions that are not legal now

error-unknown-action = “{ $text }” is no action of this game: type one as it is listed, such as “pass” or “pick white blue”
error-unknown-number = { $action } is no action number of this game: use one of the legal actions
error-extra-too-early = { $seat } cannot use an extra die yet: it comes at the end of your part of the turn, so pick first
error-picks-over = the time to pick is over for { $seat } in this turn: use an extra die, or pass to finish
error-game-over = the game is over and nothing can be marked any more: start a new game
error-dice-first = roll the dice first, then choose
error-not-asked = { $seat } has nothing to choose right now: wait until it is asked
error-must-pick = you cannot pass while a rolled die fits: pick one, or reroll
error-reroll-too-late = you cannot reroll here: only the active player rerolls, between a roll and its pick
error-no-reroll-left = you have no reroll left: pick a die
error-no-such-reward = you have no { $reward } to use (waiting: { $waiting }): use what is waiting
error-reward-first = a reward is waiting ({ $waiting }) and comes before anything else: use it first
error-die-not-rolled = the { $die } die is not part of this roll: pick one of the dice just rolled
error-die-used = the { $die } die has already been your extra die in this turn: choose another
error-no-fallback = the { $die } die is not on the tray, and solo_fallback is off: use an extra die, or pass to finish
error-tray-first = the { $die } die is not on the tray, and a tray die ({ $tray }) fits: pick from the tray or decline
error-cell-taken = { $area } { $number }{ $slot } is already crossed: choose a free cell
error-sum-taken = blue + white make { $number }, and { $number } is already crossed in blue: choose another area or die
error-silver-taken = { $number } is already crossed in the { $area } row of silver: choose another row
error-no-second-cell = { $number } stands only once in yellow: use its first cell
error-crossed-already = that yellow cell is already circled and crossed: choose another
error-too-high = { $value } is too high for blue, where nothing above { $most } may follow: choose another area or die
error-no-such-cross = the { $die } die has no extra cross to make: only dice that this silver pick sent to the tray have one
error-cross-first = extra crosses in silver are waiting ({ $dice }): make one, or pass to leave the rest
error-no-return-now = the { $die } die cannot be returned now: that is done before a second or third roll, with a return left
error-die-not-on-tray = the { $die } die is not on the tray: return one that lies there
error-blue-taken = { $number } is already crossed in blue: choose a free sum
error-row-full = all cells of { $area } are filled: choose another area
error-too-low = { $value } is too low for green, whose next cell wants { $least } or more: choose a higher die or another area
error-not-higher = { $value } cannot follow { $last } in purple: write a higher number, or choose another area

## Rolls and undo

error-no-roll-due = no dice are to be rolled now: make your choice first
error-not-your-roll = it is not { $seat } who rolls now: the dice are with { $roller }
error-dealer-rolls = the dice fall by themselves in this game, “{ $text }” cannot be typed in: just roll
error-wrong-outcome = “{ $text }” is not what is asked for: type { $form }
error-wrong-dice = “{ $text }” does not give the dice of this roll: type a face from 1 to 6 for each letter of { $form }
error-wrong-tie = “{ $text }” does not settle the tie: type { $form }
error-wrong-faces = “{ $text }” does not give the dice of this roll: type { $count ->
        [one] one face from 1 to 6
       *[other] { $count } faces from 1 to 6
    } ({ $dice }), for example { $example }
error-nothing-to-undo = there is nothing of { $seat } to take back: no own action since the last roll
error-undo-blocked = this can no longer be taken back: { $seat } has acted on it since
error-no-such-seat = there is no { $seat } at this table of { $players }: use a seat that is there

## Setting up

error-wrong-players = { $game } is for { $least } to { $most } players, not { $players }: choose a number in between
error-wrong-option = { $option } is no option of this game: leave it out, or use a legal one
error-people-roll = the dice of this game are rolled by people: type what they show
error-resume-alone = --resume goes on with a saved game as it is: leave out { $option }
error-words-too-late = the dice have fallen: words can only be added before the first roll
error-unknown-game = there is no game “{ $game }”: choose one of { $games }
error-unknown-language = there is no language “{ $language }”: choose one of { $languages }
error-unknown-bot = there is no bot “{ $bot }”: choose one of { $bots }
error-unknown-depth = there is no depth “{ $depth }”: choose one of { $depths }
error-no-matches = there is no match in { $file }: name a match file
error-page-not-html = a review is written into a file that ends with .html, not { $file }
error-nobody-plays = { $players ->
        [one] one seat
       *[other] { $players } seats
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } leave no seat for you: name fewer bots or more players, or let bots play alone with “silvertray simulate”
error-too-many-bots = { $bots ->
        [one] one bot does
       *[other] { $bots } bots do
    } not fit at a table of { $players }: name fewer bots or more players
error-wrong-bot-count = the bots “{ $bots }” do not go round a table of { $players }: name one bot for all seats, or one for each
error-too-few-bots = “{ $bots }” cannot hold a tournament: name two bots or more, such as greedy,random
error-picture-not-svg = { $file } is no name for an SVG picture, and no other kind is drawn: choose a name that ends with .svg
error-not-parquet = { $file } is no name for a Parquet file, and no other kind is written: choose a name that ends with .parquet
error-two-dealers = { $first } and { $second } do not go together: the dice come from one of them, so leave the other out
error-no-table-dice = { $game } is played with cards, and hands are hidden: leave --table-dice out
error-wrong-seed = { $seed } is no seed: use a whole number from 0 to { $most }
error-wrong-games = { $games } is no number of games: ask for 1 or more
error-unknown-recipe = there is no recipe “{ $recipe }”: choose one of { $recipes }, or name a file that ends with .toml
error-not-toml = { $file } is no recipe ({ $why }): write it in TOML, as docs/bots.md tells
error-wrong-recipe-keys = the recipe { $file } lacks the field “{ $field }” or should not have it: the fields are { $fields }
error-wrong-recipe = in the recipe { $file } the field “{ $field }” cannot be { $value }: see docs/bots.md for what it may be
error-recipe-of-another = the recipe { $recipe } is for { $game }, not for { $asked }: choose another recipe or game
error-wrong-hours = nothing can be learnt in { $hours } hours: ask for more than 0
error-net-not-net = { $file } is no name for a net: choose one that ends with .net
error-other-net = { $file } is a net for { $game } with a width of { $width }, and the recipe wants another: choose a net that fits
error-other-training = { $file } is left of a training with another { $what }: give --fresh to begin anew, or another --out
error-broken-checkpoint = { $file } cannot be gone on with, as it is damaged or of another version: give --fresh to begin anew
error-workers-gone = a worker has ended by itself, out of memory perhaps: enter the same command again, with fewer --jobs if need be
error-ray-missing = Ray is not installed here: install it with pip install "silvertray[cluster]", or leave --on ray out
error-only-dice-games = this is for dice games only, not for { $game }: choose one of { $games }
error-broken-net = { $file } is no net that this program can read: it is damaged, cut off or of another version; make it anew with “silvertray train”
error-wrong-jobs = { $jobs } workers are too few or too many: ask for 1 to { $most }
error-file-trouble = { $file } cannot be used ({ $why }): check the name and whether you may open it
error-secret-missing = the secret of this match is not in its file, so no more dice can be had: the match can only be looked at

## The terminal game

error-nothing-typed = nothing was typed: type the number of a choice, 1 to { $most }, or ? for help
error-no-such-choice = there is no choice “{ $number }”: type a number from 1 to { $most }, or ? for help
error-no-choice-now = “{ $number }” means nothing here, because nothing is to be chosen: press Enter to go on, or type ? for help
error-no-such-player = there is no player “{ $text }” at this table: type a number from 1 to { $players }
error-player-not-asked = { $seat } has nothing to choose right now: let one of the others go first ({ $open })
error-no-such-game = there is no saved game “{ $text }”: type a number from 1 to { $most }
error-no-saved-games = there are no saved games in { $folder }: start one with “silvertray play”
error-cannot-save = the game cannot be saved in { $folder } ({ $why }): make room there, or set SILVERTRAY_HOME to another folder
error-unreadable = { $file } cannot be read ({ $why }): check the name and whether you may open it
error-empty-file = { $file } holds no match: choose another

## Positions

error-wrong-position = “{ $text }” is no position of { $game }: it begins with the game’s name and has one part for each sheet
error-wrong-word = “{ $word }” says nothing in a position: see docs/notation.md for the words there are
error-impossible-position = this position cannot be, because of its { $part }: check that part against the rule
error-impossible-marks = this position has a mark that could never be made: check the marks of its areas
error-stuck-position = in this position { $seat } stands where nothing can be chosen, or is not asked: check its stage and rewards

## Match files

error-broken-line = this is no whole line of JSON, so the file is damaged or cut off here: get it anew
error-not-a-match = this is no Silvertray match, as it lacks the field “silvertray”: choose a match file
error-wrong-version = the match has version { $version } of the file form, and this program reads version { $known }: use a program that fits
error-wrong-field = the field “{ $field }” is missing or has the wrong kind of value: mend it as docs/notation.md tells
error-other-rules = the match was played by the rules { $rules }, and this program has { $known }: use a program that fits
error-illegal-step = step { $step } of the log, “{ $entry }”, is not possible: { $why }
error-wrong-result = the result does not follow from the log: the file says { $claimed }, the log gives { $found }
error-broken-promise = the secret is not the one that was promised: these dice cannot be trusted
error-other-dice = step { $step } of the log, “{ $entry }”, is not what the promised dice show: these dice cannot be trusted

## Dobro, in the order of D-48

error-E_ROUND_OVER = the round is over: wait for the next deal; after the last round start a new game
error-E_NO_DRAW_DUE = no draw is owed: draw right after your own play, before the next player acts
error-E_CARDS_FIRST = cards are still being drawn: wait for them
error-E_NOT_YOUR_TURN = this is not the turn of { $seat }: it belongs to { $turn }, so wait
error-E_NOTHING_TO_TAKE = there is no trick to take: a leader must play
error-E_UNKNOWN_ACTION = “{ $text }” is no action: type a number of the list, or “play 7”, “play 7 7”, “play J=11”, “take” or “draw”
error-E_CARD_COUNT = a play is one card or a pair, not { $count } cards: choose one or two
error-E_NOT_IN_HAND = there are too few of this card in your hand ({ $card }): play what you hold
error-E_SPECIAL_ALONE = Skip and Reverse are played alone: leave the other card out
error-E_JOKER_NUMBER = a number is named for jokers only, 2 to 12 for jokers alone and beside a number card just its own: type “play J=11” or “play J 7”
error-E_SPECIAL_LEAD = Skip and Reverse may not lead at this table: lead another card
error-E_NOT_A_PAIR = { $first } and { $second } are no pair: play two of the same number
error-E_TOO_LOW = that counts as { $value }, but the good number is { $good }: play { $good } or more, or take the trick
error-cards-were-seen = cards that were played or drawn have been seen and cannot be taken back: only a take can, until you lead
error-no-number-typed = nothing was typed: type a number from { $first } to { $last } for the joker, or 0 to choose other cards
error-no-such-number = “{ $number }” cannot be named here: type a number from { $first } to { $last }, or 0 to choose other cards

## Many workers

error-extra-missing = { $module } is not installed: get it with pip install "silvertray[{ $extra }]"
error-no-database = { $database } cannot be used ({ $why }): check the address, and that PostgreSQL runs there and has this database
error-no-redis = { $redis } cannot be used ({ $why }): check the address, and that Redis or Valkey runs there
error-workers-need-redis = { $workers } workers have to hear of each other: name a Redis by --redis redis://localhost, or serve with one worker
error-no-workers-here = only one worker can serve on this system: leave --workers out

## Stored tables

error-database-old = { $database } has an old form: start the server once, which brings it to its newest form
error-unreadable-table = what is stored cannot be read ({ $what }): restore it from a backup
error-entry-missing = entry { $number } is missing
error-other-text = it was stored as “{ $stored }”, and now it reads “{ $found }”
error-other-chance = chance brought “{ $stored }”, and the dealer of this table would bring “{ $found }”
error-other-position = a replay of its match file ends in another position
error-other-score = { $seat } had { $stored ->
        [one] one point
       *[other] { $stored } points
    }, and now it has { $found }
error-broken-table = table { $table } does not replay, entry { $seq }: { $cause }
error-not-finished = this match is not over: only finished ones can be brought in
error-no-such-dealer = no table has a dealer like that of this match: it can only be replayed
error-line-too-long = this line has more than { $most } bytes: no table is so long

## Forks of finished games

error-fork-at-end = after step { $step } this game is over: fork it at step { $last } or before
error-fork-seats = this game has { $players ->
    [one] one seat
   *[other] { $players } seats
 }, and { $seats ->
        [one] one was
       *[other] { $seats } were
    } named: name one player for each
