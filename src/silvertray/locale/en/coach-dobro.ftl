# Why a choice in Dobro is better than another. Figures are measured in imagined deals: for this choice, and as
# $other for the other one.

reason-cards-out = Ends the round at once. Cards that you would still take otherwise, on average: { $average }.
reason-cards-not-yet = The round goes on while the others have more to take. Cards they still take, on average: { $average }.

## What stays in the hand; $percent more chance to win

reason-cards-first-out = Leaves fewer cards in your hand: you are first out in { $share }% of cases, otherwise in { $other }%.
reason-cards-keeps-special = Keeps { $card ->
        [J] the joker
        [S] Skip
       *[R] Reverse
    } for later: your chance to win is { $percent }% better.
reason-cards-leads = Taking lets you lead { $cards ->
        [one] the { $number }
       *[other] the pair of { $number }
    } and keep better cards: your chance to win is { $percent }% better.
reason-cards-sheds = Gets rid of two cards at once: your chance to win is { $percent }% better.
reason-cards-keeps-pair = Keeps the pair of { $number } together: your chance to win is { $percent }% better.
reason-cards-sheds-lower = Gets rid of the { $lower } and keeps the { $higher }: your chance to win is { $percent }% better.
reason-cards-keeps-number = Keeps the { $number } for later: your chance to win is { $percent }% better.

## Who takes

reason-cards-spares = Spares you the trick, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } that you would take now.
reason-cards-trick = You have to take this trick in { $share }% of cases, otherwise in { $other }%.
reason-cards-fewer = You take fewer cards by the end of the round: { $average } on average, otherwise { $other }.
reason-cards-next-takes = At the good number { $good } the next player has to take in { $share }% of cases, otherwise in { $other }%.
reason-cards-others = The others take more cards by the end of the round: { $average } on average, otherwise { $other }.
reason-cards-rival = One of your rivals takes more cards by the end of the round: { $average } on average, otherwise { $other }.
reason-cards-points = The round brings you more points: { $average } on average, otherwise { $other }.
