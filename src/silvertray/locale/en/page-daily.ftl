# Contests with the same dice for everyone: daily, or challenges among friends.

error-sealed = results are hidden until you’ve played these dice or the day is over
error-already-tried = you’ve already played these dice: everyone gets one try
error-contest-closed = these dice can only be played on their own day
error-no-such-contest = these dice don’t exist: check the link
error-contest-alone = bots can’t play these dice for you: continue or give up
error-no-try-open = you have no game here to give up
error-not-for-contest = you can only challenge friends with a game you played from the start, alone or against bots

## Home

page-contest-today = { $kind ->
        [both] Today’s dice and cards
        [cards] Today’s cards
       *[dice] Today’s dice
    }
page-contest-today-what = The same for everyone, one try each
page-contest-open = Not played yet
page-contest-playing = In progress
page-contest-done = { $score ->
        [one] 1 point
       *[other] { $score } points
    }, place { $place } of { $finished }
page-contest-given-up = Given up
page-contest-late = Finished too late to count

## Contest page. $day is a date, $time a duration such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] the same cards
       *[dice] the same dice
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Cards for { $day }
       *[dice] Dice for { $day }
    }
page-contest-friends = { $kind ->
        [cards] The same cards
       *[dice] The same dice
    }
page-contest-daily-dice = Everyone plays the same dice today, with one try each. Afterwards you see how others did and how the expert played them. Hints are off.
page-contest-daily-cards = Everyone is dealt the same cards today, against the same bots, with one try each. Afterwards you see how others did and how the expert played them. Hints are off.
page-contest-friends-dice = Everyone with this link plays the same dice alone, with one try each. You see the results once you’ve finished.
page-contest-friends-cards = Everyone with this link is dealt the same cards, against the same bots, with one try each. You see the results once you’ve finished.
page-contest-against = Against { $bots }
page-contest-left = { $kind ->
        [cards] New cards in { $time }
       *[dice] New dice in { $time }
    }
page-contest-begin = Play
page-contest-resume = Continue
page-contest-quit = Give up
page-contest-quit-sure = Your try ends here without points, and you’ll see the results. There’s no second try.
page-contest-coming = { $kind ->
        [cards] You can play these cards on { $day }. They’re already fixed: see the commitment below.
       *[dice] You can play these dice on { $day }. They’re already fixed: see the commitment below.
    }
page-contest-closed = This day is over.
page-contest-points = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
page-contest-place = Place { $place } of { $finished }
page-contest-gone = You gave up
page-contest-field = Everyone’s results
page-contest-spread = { $count ->
        [one] Score of the one player who’s finished
       *[other] Scores of the { $count } players who’ve finished
    }
page-contest-field-nobody = No one has finished yet.
page-contest-field-given-up = { $count ->
        [one] 1 gave up
       *[other] { $count } gave up
    }
page-contest-you = you
page-contest-mean = average
page-contest-expert = How the expert played
page-contest-expert-thinks = The expert is still playing…
page-contest-expert-game = View the expert’s game
page-contest-own-game = View your game
page-contest-parting = You and the expert diverge after step { $step }
page-contest-parting-look = View this step
page-contest-alike = You made the same choices as the expert throughout.
page-contest-rivals = Players
page-contest-rivals-later = You’ll see the results when you’ve finished.
page-contest-rival-plays = hasn’t finished
page-contest-share = Share link
page-contest-fair = Fairness
page-contest-promise = Commitment
page-contest-secret = Secret
page-contest-secret-later = revealed when the day is over; then anyone can verify these dice from any replay
page-contest-challenge = Challenge friends: same { $thing ->
        [cards] cards
       *[dice] dice
    }
page-contest-see = See everyone’s results
