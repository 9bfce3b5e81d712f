# Reasons why one choice in Dobro is better than another. Figures are means over sampled deals; $other is the figure of the
# other choice.

reason-cards-out = Ends the round now. Otherwise you’d take { $average } more cards on average.
reason-cards-not-yet = Keeps the round going while the others take { $average } more cards on average.

## Cards kept in hand. $percent is a difference of win chances in percentage points.

reason-cards-first-out = Leaves fewer cards in your hand: you’re first out in { $share }% of cases instead of { $other }%.
reason-cards-keeps-special = Keeps { $card ->
        [J] the Joker
        [S] Skip
       *[R] Reverse
    } for later: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
reason-cards-leads = Taking the trick lets you lead { $cards ->
        [one] the { $number }
       *[other] the pair of { $number }s
    } and keep better cards: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
reason-cards-sheds = Gets rid of two cards at once: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
reason-cards-keeps-pair = Keeps the pair of { $number }s together: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
reason-cards-sheds-lower = Gets rid of the { $lower } and keeps the { $higher }: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
reason-cards-keeps-number = Keeps the { $number } for later: win chance +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.

## Taking the trick

reason-cards-spares = You avoid taking the trick now: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
reason-cards-trick = You have to take this trick in { $share }% of cases instead of { $other }%.
reason-cards-fewer = You take fewer cards by the end of the round: { $average } on average instead of { $other }.
reason-cards-next-takes = With the good number at { $good }, the next player has to take the trick in { $share }% of cases instead of { $other }%.
reason-cards-others = The others take more cards by the end of the round: { $average } on average instead of { $other }.
reason-cards-rival = One of your rivals takes more cards by the end of the round: { $average } on average instead of { $other }.
reason-cards-points = The round earns you more points: { $average } on average instead of { $other }.
