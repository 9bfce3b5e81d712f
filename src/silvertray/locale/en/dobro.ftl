# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Dobro

card-J = joker
card-S = Skip
card-R = Reverse

## Plays, and what they do to the good number

pair = pair of { $number }
joker-alone = joker as { $number }
joker-with = joker with { $number }
joker-two = two jokers as { $number }
effect-none = still no good number
effect-stays = stays at { $good }
effect-doubled = doubled to { $good }
effect-number = good{ "\u00A0" }number{ "\u00A0" }{ $good }
good-none = nothing yet: any card or pair leads
good-special-led = { $play } led: nothing yet, any card or pair may follow
good-stays = { $play }: stays at { $good }
good-doubled = { $play } on { $before }: doubled to { $good }
good-pair = { $play }: { $good }
good-higher = { $play } on { $before }: higher
good-led = led with { $play }

## What is asked

ask-lead = Lead any card or pair:
ask-lead-on = Play any card or pair, or take:
ask-reach = Reach { $good } or more, or take:
ask-special = No number you hold reaches { $good }:
ask-take = Nothing you hold reaches { $good }:
ask-joker = Which number is named?
ask-draw-now = You owe a draw (D-52):
choose-play = play { $play }: { $effect }
choose-reverse = play { $play }: { $effect }, play turns back
choose-take = take the trick ({ $count ->
        [one] one card
       *[other] { $count } cards
    }), then lead
choose-draw = draw up to a full hand
choose-leave = let it be, and risk the Forgetful card
choose-back = choose other cards
choose-group-1 = joker alone, as a number you name
choose-group-2 = two jokers, as a number you name

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, play turns back
news-take = { $name }: trick taken, { $count ->
        [one] one card
       *[other] { $count } cards
    }
news-draws = { $name }: { $count ->
        [one] one card
       *[other] { $count } cards
    } drawn
news-drawn = { $name }: drawn { $cards }
news-forgot = Forgetful card to { $name }: no draw before the next player acted (D-54)
news-forgot-again = Forgetful card stays with { $name }: again no draw in time (D-54)

## Rounds

round-over = Round { $round } is over, closed by { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] no card taken
        [one] one card taken
       *[other] { $count } cards taken
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
round-seat-forgetful = { $name }: { $count ->
        [0] no card taken
        [one] one card taken
       *[other] { $count } cards taken
    }, { $points ->
        [one] one point
       *[other] { $points } points
    } after one less for the Forgetful card (D-71)
round-totals = Totals: { $totals }.
round-total = { $name } { $points }
round-begins = Round { $round } of { $rounds } begins: { $count ->
        [one] one card
       *[other] { $count } cards
    } each.
first-player = First player: { $name }, { $why }.
first-by-lot = drawn by lot (D-12)
first-by-total = with the lowest total, { $points } (D-72)
first-by-cards = by the higher new cards, because totals are tied at { $points }: { $shown } (D-72)
first-by-order = next in order after { $closer }, because totals are tied at { $points }: { $shown } (D-72)
first-shows = { $name } shows { $numbers }

## The table

top-clockwise = clockwise
top-anticlockwise = anticlockwise
top-deck = { $count ->
        [0] deck empty
        [one] one card in the deck
       *[other] { $count } cards in the deck
    }
mark-forgetful = has the Forgetful card
mark-owes = owes a draw
mark-shown = showed { $cards }
table-trick = Trick:
table-laid = { $name }: { $play }
table-no-trick = no card yet
table-good = Good number:
table-points = points
table-total = total
table-hand = hand
table-taken = taken
table-your-hand = Your hand
plain-hand = In your hand: { $cards }.
plain-turn = on turn
plain-in-hand = { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
plain-taken = { $count ->
        [0] none taken
        [one] one taken
       *[other] { $count } taken
    }
plain-round-points = { $points } in round { $round }
plain-total = { $count ->
        [one] one point in all
       *[other] { $count } points in all
    }
plain-no-trick = The trick is empty.
plain-trick = The trick: { $plays }.
plain-laid = { $name }, { $play }
plain-good = The good number is { $good } ({ $why }).
plain-no-good = There is no good number ({ $why }).

## The log and the end

log-cards = Lot: { $text }
log-drawn = { $name }: drawn { $cards }
end-round = round { $round }: { $points }
end-tie-points = Tie broken: { $first } before { $second } by points in the last round, { $better } to { $worse } (D-81).
end-tie-sums = Tie broken: { $first } before { $second } by the smaller sum of numbers taken in the last round, { $better } to { $worse } (D-81).
end-tie-cards = Tie broken: { $first } before { $second } by fewer cards taken in the last round, { $better } to { $worse } (D-81).
end-shared-victory = The victory is shared (D-81).

## Help

help-choice = a number: take that choice. Where a joker's number is asked, type that number
help-typed = or the play: play 7, 7 7, J 7, J=11, J J=5, S, R, take, draw
help-cards-undo = { $key }: take a take back, as long as nothing was led; seen cards stay seen
help-dobro-good = D-22, D-23  Reach the good number. Higher is the new one, equal doubles it.
help-dobro-pair = D-21, D-32  Two cards of one number count as their sum.
help-dobro-joker = D-33 to D-35  Joker: alone as 2 to 12, with a card as its pair, two as a pair.
help-dobro-skip = D-36, D-37  Skip and Reverse are played alone at any number, which stays.
help-dobro-take = D-40 to D-42  You may always take the trick instead; then you lead the next.
help-dobro-draw = D-44  At the end of a turn hands are filled up, until the deck is empty.
help-dobro-round = D-60  The round ends when somebody has no cards left.
help-dobro-points = D-70  Points: one, and one more for each player who has taken more cards.
help-dobro-end = D-80  After the last round most points win.
help-dobro-classic = D-52 to D-54, D-71  Draw before the next player acts: forgetting costs a point.
