# Practice: your costliest mistakes, and puzzles.

error-no-such-card = this position isn’t in your practice
error-not-an-answer = “{ $text }” isn’t legal in this position

page-title-practise = Practise · { page-name }
page-practise = Practise
page-practise-what = Find the best move. The coach rates your choice and explains it.
page-practise-mistakes = Your mistakes
page-practise-mistakes-what = Your costliest mistakes. Solved ones return after 1, 3, 7 and 21 days.
page-practise-puzzles = Puzzles
page-practise-puzzles-what = From games between bots. One move is clearly best, and it’s not the one that scores most right away.
page-practise-due = { $due ->
        [0] none due
        [one] 1 position
       *[other] { $due } positions
    }
page-practise-later = { $later ->
        [one] 1 scheduled
       *[other] { $later } scheduled
    }
page-practise-learnt = { $learnt ->
        [one] 1 learned
       *[other] { $learnt } learned
    }
page-practise-looking = { $games ->
        [one] The coach still has to analyse one of your games.
       *[other] The coach still has to analyse { $games } of your games.
    }
page-practise-empty = Nothing to practise yet. Finish a game, and the coach will look for mistakes.
page-practise-all-done = All done for today!
page-practise-back = Back to Practise
page-practise-ask = What’s your best move?
page-practise-thinks = The coach is thinking…
page-practise-best = Best move!
page-practise-good = Good: there’s hardly anything better.
page-practise-close = Not quite: it costs { $loss }.
page-practise-wrong = There’s a better move: yours costs { $loss }.
page-practise-loss-points = { $loss } points
page-practise-loss-chances = { $loss } of win chance
page-practise-chose = You chose: { $move }
page-practise-played = In the game you chose: { $move }
page-practise-again = Back { $when }.
page-practise-known = Learned – it won’t come back.
page-practise-next = Next
page-practise-in-game = View in the game

## Statistics

page-scores-levels = Your scores, your average, and the bots’ averages
page-scores-course = Your latest games: score and luck-adjusted score
page-scores-course-score = points
page-scores-course-adjusted = luck-adjusted
page-scores-course-game = Game { $number }
page-scores-course-unseen = { $games ->
        [one] The coach hasn’t analysed one of these games yet. It does so while you practise.
       *[other] The coach hasn’t analysed { $games } of these games yet. It does so while you practise.
    }
page-scores-loss = Lost to mistakes
page-scores-areas-expert = The vertical line is the expert’s average.
page-scores-area-both = { $mean }, expert { $expert }
