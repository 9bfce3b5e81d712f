# Home, tables with real dice, and your statistics.

error-nothing-to-correct = nothing to correct for { $seat }: the game has moved on
error-phone-not-shared = players can share a phone only with real dice: choose real dice, or give everyone their own seat
error-names-needed = { $seats ->
        [one] one player uses
       *[other] { $seats } players share
    } the phone, but you gave { $names } names: give one for each player

## Log

event-correct = { $me ->
        [yes] You correct the dice
       *[no] { $name } corrects the dice
    }: { $dice }

## Tables with real dice

page-title-real = At a real table · { page-name }
page-real = At a real table
page-real-what = Roll your own dice and use this page as everyone’s score sheet.
page-real-game = Which game
page-real-players = Players
page-real-phones = Phones
page-real-each = One each
page-real-one = Share this one
page-real-each-note = Everyone scans a code and has their own score sheet.
page-real-one-note = Pass the phone around: it shows the current player’s sheet.
page-real-names = Your names
page-real-player = Player { $number }
page-real-start = Start
page-real-invite = Start and show code
page-real-join = Scan to get your sheet
page-hand = { $name } has the phone
page-asleep = Disconnected (nothing is lost): { $names }
dice-typed-ask-correct-roll = What do the dice show?
dice-typed-ask-correct-first = Who starts?
dice-typed-correct-roll = Wrong dice?
dice-typed-correct-first = Wrong first player?
dice-typed-keep = Keep as is
dice-typed-left = { $count ->
        [one] 1 die to go
       *[other] { $count } dice to go
    }

## Your tables. $when is a text such as “2 hours ago”.

page-new-game = New game
page-your-turn = Your turn
page-open-turn = Round { $round } of { $rounds }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-open-others = Round { $round } of { $rounds }, waiting for { $names }
page-open-waiting = { $free ->
        [one] 1 seat is free
       *[other] { $free } seats are free
    } · { $when }
page-open-over = Finished: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Statistics

page-scores = Your statistics
page-scores-none = Finish a game to see them here.
page-scores-more = Details
page-scores-players = { $players ->
        [one] alone
       *[other] { $players } players
    }
page-scores-short = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · average { $mean ->
        [one] 1 point
       *[other] { $mean } points
    } · best { $best }
page-scores-games = Games
page-scores-mean = Average
page-scores-best = Best
page-scores-wins = Won
page-scores-spread = Your scores; the dashed line is your average
page-scores-from-to = { $least } to { $most ->
        [one] { $most } point
       *[other] { $most } points
    }
page-scores-areas = Average points by area
page-last-games = Last games
page-last-games-all = All games
