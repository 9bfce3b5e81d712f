# Replays: sharing a step, playing on from it, match files, and verifying dice.

## Steps

page-replay-slider = Step
page-replay-at = Step { $step } of { $steps }, { $round ->
    [0] before the first round
   *[other] round { $round }
 }: { $told }
page-replay-speed = Speed: { $rate }
page-replay-moves = All moves
page-replay-round = Round { $round }
page-replay-share = Share this step
page-replay-copied = Copied a link to step { $step }
page-replay-more = About this game
page-replay-download = Download match file
page-replay-other-file = Open another file
page-replay-unshown = This replay isn’t available

## Playing on from a step

page-fork = Continued
page-fork-title = Play on from here
page-fork-what = { $step ->
    [0] A new game from the beginning.
    [one] A new game that starts after the first step of this one.
   *[other] A new game that starts after the first { $step } steps of this one.
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
    [cards] The deck stays in the same order, no matter who draws.
   *[dice] Dice roll the same as in this game, whatever you choose.
 }
page-fork-recorded-note = { $thing ->
    [cards] Cards come in the recorded order. If none was drawn at that point, or it’s already been used, you get a new card.
   *[dice] A die rolled at the same point of this game shows the same number. Otherwise it’s rolled fresh.
 }
page-fork-fresh-note = { $thing ->
    [cards] New cards. Other players’ hidden cards are redealt too, consistent with what you knew.
   *[dice] New random dice. Nobody can predict them.
 }
page-fork-mine = Your seat
page-fork-others = Other seats
page-fork-unrated = Games continued from a step aren’t rated.
page-fork-start = Play on
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] Continued from step { $step } of another game, with the same cards.
       *[dice] Continued from step { $step } of another game, with the same dice.
     }
   *[fresh] { $thing ->
        [cards] Continued from step { $step } of another game, with fresh cards.
       *[dice] Continued from step { $step } of another game, with fresh dice.
     }
 }
page-fork-look = View that game

## Match files

page-file-open = Open a match file
page-file-window = Open a match file · Silvertray
page-file-title = Open a match file
page-file-what = Watch any game again: one you downloaded here, saved in the terminal, or got from a friend. The file stays on your device.
page-file-choose = Choose file
page-file-drop = or drop it here
page-file-unshown = This file can’t be shown
page-file-several = { $count ->
    [one] One game
   *[other] { $count } games
 }
page-file-match = { $number }. { $game }: { $names }

## Verifying dice

page-verify-title = { $thing ->
    [cards] Were the cards fair?
   *[dice] Were the dice fair?
 }
page-verify-working = Verifying…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] Fair: the card matches the commitment.
       *[other] Fair: all { $count } cards match the commitment.
     }
   *[dice] { $count ->
        [one] Fair: the roll matches the commitment.
       *[other] Fair: all { $count } rolls match the commitment.
     }
 }
page-verify-wrong = { $count ->
    [one] Step { $step } doesn’t match the commitment: the file says “{ $told }”, but it should be “{ $found }”.
   *[other] { $count } steps don’t match the commitment. The first is step { $step }: the file says “{ $told }”, but it should be “{ $found }”.
 }
page-verify-broken-promise = The revealed secret doesn’t match the commitment.
page-verify-how = { $thing ->
    [cards] Before the game, the server published the hash of a secret, so it couldn’t change the secret later. Then every player added a word. Each card is computed from the secret, the words and the point in the game. Your browser has recomputed all of them from the match file alone. The command “silvertray verify” also checks that the game followed the rules.
   *[dice] Before the game, the server published the hash of a secret, so it couldn’t change the secret later. Then every player added a word. Each roll is computed from the secret, the words and the point in the game. Your browser has recomputed all of them from the match file alone. The command “silvertray verify” also checks that the game followed the rules.
 }
page-verify-promise = Commitment, published before the game
page-verify-secret = Secret, revealed after the game
page-verify-hash = Hash of the secret (SHA-256), must equal the commitment
page-verify-word = Word { $number }: “{ $word }”, and its hash
page-verify-word-none = Word { $number }: none, and its hash
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
   *[no] { $told } in the file, { $found } computed
 }
page-verify-copy = Copy all values
page-verify-no-secret = This match file doesn’t contain the secret, so there’s nothing to verify.
page-verify-old-file = This file doesn’t record when each roll happened. Only “silvertray verify” can check it.
page-verify-no-file = The match file isn’t available right now.
page-verify-nothing = { $thing ->
    [cards] The server made no commitment for these cards, so there’s nothing to verify.
   *[dice] The server made no commitment for these dice, so there’s nothing to verify.
 }
