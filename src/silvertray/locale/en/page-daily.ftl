# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = others have still to play these dice: play them first, or come back when the day is over
error-already-tried = you have played these dice already: everybody has one try
error-contest-closed = these dice can be played on their own day only
error-no-such-contest = there are no such dice: check the link
error-contest-alone = nobody can play these dice for you: go on, or give up
error-no-try-open = there is nothing here that you could give up
error-not-for-contest = only a game that you played from its beginning, alone or against bots, can be given to friends

## On the first page

page-contest-today = { $kind ->
        [both] Today’s dice and cards
        [cards] Today’s cards
       *[dice] Today’s dice
    }
page-contest-today-what = The same for everybody, one try each
page-contest-open = Not played yet
page-contest-playing = You are in the middle of it
page-contest-done = { $score ->
        [one] 1 point
       *[other] { $score } points
    }, place { $place } of { $finished }
page-contest-given-up = Given up
page-contest-late = Finished too late to count

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] the same cards
       *[dice] the same dice
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Cards of { $day }
       *[dice] Dice of { $day }
    }
page-contest-friends = { $kind ->
        [cards] The same cards
       *[dice] The same dice
    }
page-contest-daily-dice = Everybody has the same dice today, and one try. Then you see how the others did with them, and what the expert made of them. Hints are off.
page-contest-daily-cards = Everybody is dealt the same cards today, against the same bots, and has one try. Then you see how the others did with them, and what the expert made of them. Hints are off.
page-contest-friends-dice = Everybody who opens this link plays alone with the same dice and has one try. You see everyone’s results once you have finished.
page-contest-friends-cards = Everybody who opens this link is dealt the same cards, against the same bots, and has one try. You see everyone’s results once you have finished.
page-contest-against = Against { $bots }
page-contest-left = { $kind ->
        [cards] New cards in { $time }
       *[dice] New dice in { $time }
    }
page-contest-begin = Play
page-contest-resume = Go on
page-contest-quit = Give up
page-contest-quit-sure = Your try ends here, without points, and you see what the others did. There is no second try.
page-contest-coming = { $kind ->
        [cards] These cards
       *[dice] These dice
    } can be played on { $day }. What they are made of is settled, and promised below.
page-contest-closed = This day is over.
page-contest-points = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
page-contest-place = Place { $place } of { $finished }
page-contest-gone = You gave up
page-contest-field = How everybody did
page-contest-spread = { $count ->
        [one] Points of the one who has finished
       *[other] Points of the { $count } who have finished
    }
page-contest-field-nobody = Nobody has finished yet.
page-contest-field-given-up = { $count ->
        [one] 1 gave up
       *[other] { $count } gave up
    }
page-contest-you = you
page-contest-mean = average
page-contest-expert = What the expert made of them
page-contest-expert-thinks = The expert is still playing…
page-contest-expert-game = Look at the expert’s game
page-contest-own-game = Look at your game
page-contest-parting = After step { $step } you part ways
page-contest-parting-look = Look at this step
page-contest-alike = You chose as the expert did, all the way.
page-contest-rivals = Who plays
page-contest-rivals-later = The results are shown when you have played.
page-contest-rival-plays = has not finished
page-contest-share = Pass on the link
page-contest-fair = Where the luck comes from
page-contest-promise = Promise
page-contest-secret = Secret
page-contest-secret-later = told when the day is over; then any replay of these dice can be verified
page-contest-challenge = Challenge friends: same { $thing ->
        [cards] cards
       *[dice] dice
    }
page-contest-see = See how everybody did
