# The frame of lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = Learn in 3 minutes
learn-window = Learn { $game } · Silvertray
learn-step = Step { $step } of { $steps }
learn-leave = Leave lesson
learn-roll = Press the button to roll the dice.
learn-other = That’s legal in a real game. For this lesson, tap the ringed one.
learn-show = Do it for me
learn-play = Play a real game
learn-again = Play again
learn-rules = All rules
learn-over = Lesson complete

## Rules

rules-window = Rules of { $game } · Silvertray
rules-heading = Rules of { $game }
rules-search = Search the rules
rules-search-hint = A word or a rule number such as { $rule }
rules-chapters = Chapters
rules-games = Games
rules-found = { $count ->
        [0] No rules found. Try another word.
        [one] 1 rule found
       *[other] { $count } rules found
    }
rules-example = Example: { $text }
rules-why = Why: { $text }
rules-of-all = All rules of { $game }
rules-missing = This game has no rule { $rule }.
rules-lesson = Learn by playing
