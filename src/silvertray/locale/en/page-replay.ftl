# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Step
page-replay-at = Step { $step } of { $steps }, { $round ->
    [0] before the first round
   *[other] round { $round }
 }: { $told }
page-replay-moves = All moves
page-replay-round = Round { $round }
page-replay-share = Share this step
page-replay-copied = A link to step { $step } was copied
page-replay-more = About this game
page-replay-download = Match file
page-replay-other-file = Open another file
page-replay-unshown = This replay cannot be shown

## Playing on from a step

page-fork = Played on
page-fork-title = Play on from here
page-fork-what = { $step ->
    [0] A new game from the beginning.
    [one] A new game that begins with the first step of this one.
   *[other] A new game that begins with the first { $step } steps of this one.
 }
page-fork-dice = { $thing ->
    [cards] The cards from here on
   *[dice] The dice from here on
 }
page-fork-same = { $thing ->
    [cards] Same cards
   *[dice] Same dice
 }
page-fork-fresh = { $thing ->
    [cards] Fresh cards
   *[dice] Fresh dice
 }
page-fork-same-note = { $thing ->
    [cards] The deck lies in the same order, whoever draws from it.
   *[dice] Every die falls as it would have fallen in this game, whatever you choose.
 }
page-fork-recorded-note = { $thing ->
    [cards] Cards come in the order in which they came. Where none was drawn in this game, or it has gone elsewhere, the card is new.
   *[dice] A die that was rolled at the same point of this game falls as it did then. Where it was not rolled, it falls anew.
 }
page-fork-fresh-note = { $thing ->
    [cards] New cards. What the others hide is dealt anew as well: as it could have been for all that you knew.
   *[dice] Nobody knows how they will fall.
 }
page-fork-mine = Your seat
page-fork-others = The other seats
page-fork-unrated = Games played on from a step are not rated.
page-fork-start = Play on
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] From step { $step } of another game, by the same cards.
       *[dice] From step { $step } of another game, by the same dice.
     }
   *[fresh] { $thing ->
        [cards] From step { $step } of another game, by fresh cards.
       *[dice] From step { $step } of another game, by fresh dice.
     }
 }
page-fork-look = Look at that game

## Match files

page-file-open = Open a match file
page-file-window = Open a match file · Silvertray
page-file-title = Open a match file
page-file-what = Watch any match again: downloaded here, saved by the terminal game, or sent by somebody. The server does not keep it.
page-file-choose = Choose a file
page-file-drop = or drop it here
page-file-unshown = This file cannot be shown
page-file-several = { $count ->
    [one] One match
   *[other] { $count } matches
 }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
    [cards] Were the cards fair?
   *[dice] Were the dice fair?
 }
page-verify-working = Working it out…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] The promise was kept: the one card is as it had to be.
       *[other] The promise was kept: all { $count } cards are as they had to be.
     }
   *[dice] { $count ->
        [one] The promise was kept: the one roll is as it had to be.
       *[other] The promise was kept: all { $count } rolls are as they had to be.
     }
 }
page-verify-wrong = { $count ->
    [one] Step { $step } is not what was promised: the file says “{ $told }”, it had to be “{ $found }”.
   *[other] { $count } steps are not what was promised. The first is step { $step }: the file says “{ $told }”, it had to be “{ $found }”.
 }
page-verify-broken-promise = The secret is not the one that was promised: its hash is another.
page-verify-how = { $thing ->
    [cards] Before the game the server published the hash of a secret, so it could not change it later. Then every player added a word. Each card follows from the secret, the words and the point reached in the game. Your browser has worked all of it out again from the match file alone. The command “silvertray verify” also checks that the game followed the rules.
   *[dice] Before the game the server published the hash of a secret, so it could not change it later. Then every player added a word. Each roll follows from the secret, the words and the point reached in the game. Your browser has worked all of it out again from the match file alone. The command “silvertray verify” also checks that the game followed the rules.
 }
page-verify-promise = The promise before the game
page-verify-secret = The secret, shown after it
page-verify-hash = The hash of the secret (SHA-256), to be the same as the promise
page-verify-word = Word { $number }: “{ $word }”, and its hash
page-verify-word-none = Word { $number }: none given; its hash
page-verify-all = { $thing ->
    [cards] { $count ->
        [one] The card
       *[other] All { $count } cards, one by one
     }
   *[dice] { $count ->
        [one] The roll
       *[other] All { $count } rolls, one by one
     }
 }
page-verify-step = Step { $step }: { $moment }
page-verify-roll = { $reroll ->
    [0] round { $round }, turn { $turn }, roll { $roll }
   *[other] round { $round }, turn { $turn }, roll { $roll }, reroll { $reroll }
 }
page-verify-card = round { $round }, card { $card }
page-verify-compared = { $same ->
    [yes] { $told } = { $found }
   *[no] { $told } in the file, { $found } worked out
 }
page-verify-copy = Copy all numbers
page-verify-no-secret = The secret of this game is not in its file, so there is nothing to work out.
page-verify-old-file = This file does not tell the moments of its rolls, so only “silvertray verify” can work it out.
page-verify-no-file = The match file cannot be had just now.
page-verify-nothing = { $thing ->
    [cards] These cards were not promised beforehand, so there is nothing to verify.
   *[dice] These dice were not promised beforehand, so there is nothing to verify.
 }
