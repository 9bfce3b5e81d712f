# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = there is nothing that { $seat } could put right: no dice typed since somebody acted
error-phone-not-shared = several can share a phone only at a table with real dice: choose real dice, or give everybody a seat of their own
error-names-needed = { $seats ->
        [one] one has
       *[other] { $seats } share
    } the phone, but there are names for { $names }: name each of them

## What happened

event-correct = { $me ->
        [yes] You put the dice right
       *[no] { $name } puts the dice right
    }: { $dice }

## Tables with real dice

page-title-real = At a real table · { page-name }
page-real = At a real table
page-real-what = You roll your own dice, and the page is everybody’s score sheet.
page-real-game = Which game
page-real-players = How many play
page-real-phones = On how many phones
page-real-each = A phone each
page-real-one = All on this phone
page-real-each-note = The others scan a code, and everybody has their own sheet in hand.
page-real-one-note = The phone goes round: it shows the sheet of whoever is to play.
page-real-names = Your names
page-real-player = Player { $number }
page-real-start = Start
page-real-invite = Start, then show the code
page-real-join = Scan to get your sheet
page-hand = { $name } has the phone
page-asleep = Asleep or away, nothing is lost: { $names }
dice-typed-ask-correct-roll = What do the dice really show?
dice-typed-ask-correct-first = Who begins?
dice-typed-correct-roll = Wrong dice?
dice-typed-correct-first = Wrong start?
dice-typed-keep = Leave it
dice-typed-left = { $count ->
        [one] 1 die to go
       *[other] { $count } dice to go
    }

## The own tables. $when is words such as “2 hours ago”.

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

## What came of the own games

page-scores = How you play
page-scores-none = Finish a game, and see here how it went.
page-scores-more = More about it
page-scores-players = { $players ->
        [one] alone
       *[other] { $players } players
    }
page-scores-short = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $mean ->
        [one] 1 point
       *[other] { $mean } points
    } on average, { $best } at best
page-scores-games = Games
page-scores-mean = Average
page-scores-best = Best
page-scores-wins = Won
page-scores-spread = How often you reached which points; the dashed line is your average
page-scores-from-to = { $least } to { $most ->
        [one] { $most } point
       *[other] { $most } points
    }
page-scores-areas = Where your points come from, on average
page-last-games = Last games
page-last-games-all = All games
