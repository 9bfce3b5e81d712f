# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = Learn in 3 minutes
learn-window = Learn { $game } · Silvertray
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-roll = Now press the button: the dice roll.
learn-other = You could do that in a game. Here, try the one with the ring round it.
learn-show = Do it for me
learn-play = Play a real game
learn-again = Once more
learn-rules = All the rules
learn-over = The lesson is over

## Rules

rules-window = Rules of { $game } · Silvertray
rules-heading = Rules of { $game }
rules-search = Search the rules
rules-search-hint = A word, or a number such as { $rule }
rules-chapters = Chapters
rules-games = Games
rules-found = { $count ->
        [0] No rule has that. Try another word.
        [one] One rule found
       *[other] { $count } rules found
    }
rules-example = Example: { $text }
rules-why = Why: { $text }
rules-of-all = All rules of { $game }
rules-missing = There is no rule { $rule } in this game.
rules-lesson = Learn it by playing
