# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = there is no such position for you to practise
error-not-an-answer = “{ $text }” cannot be played in this position

page-title-practise = Practise · { page-name }
page-practise = Practise
page-practise-what = Positions in which there is something to find. The coach says how good your choice is, and why.
page-practise-mistakes = Your mistakes
page-practise-mistakes-what = Positions of your own games that cost you most. What you get right comes again after 1, 3, 7 and 21 days, until you know it.
page-practise-puzzles = Puzzles
page-practise-puzzles-what = Positions of bots’ games. One choice is clearly best, and it is not the one with most points at once.
page-practise-due = { $due ->
        [0] nothing now
        [one] 1 position
       *[other] { $due } positions
    }
page-practise-later = { $later ->
        [one] 1 comes again later
       *[other] { $later } come again later
    }
page-practise-learnt = { $learnt ->
        [one] 1 is known
       *[other] { $learnt } are known
    }
page-practise-looking = { $games ->
        [one] The coach has still to look at one of your games.
       *[other] The coach has still to look at { $games } of your games.
    }
page-practise-empty = Nothing to practise here yet. Finish a game, and the coach looks for what could have been better.
page-practise-all-done = That is all for today.
page-practise-back = Back to the choice
page-practise-ask = What is best here?
page-practise-thinks = The coach is looking at it…
page-practise-best = The best there is!
page-practise-good = Good: hardly anything is better.
page-practise-close = Not quite: it costs { $loss }.
page-practise-wrong = There is better: your choice costs { $loss }.
page-practise-loss-points = { $loss } points
page-practise-loss-chances = { $loss } of the chance to win
page-practise-chose = Your choice: { $move }
page-practise-played = In the game you chose: { $move }
page-practise-again = It comes again { $when }.
page-practise-known = You know it: it does not come again.
page-practise-next = Next
page-practise-in-game = See it in the game

## How one plays

page-scores-levels = How often you reached which points, and where you and the bots are on average
page-scores-course = Your latest games: points, and points without the luck of the dice
page-scores-course-score = points
page-scores-course-adjusted = without luck
page-scores-course-game = Game { $number }
page-scores-course-unseen = { $games ->
        [one] The coach has not looked at one of these games; that happens while you practise.
       *[other] The coach has not looked at { $games } of these games; that happens while you practise.
    }
page-scores-loss = Lost by choices
page-scores-areas-expert = The upright line is the expert’s average.
page-scores-area-both = { $mean }, the expert { $expert }
