# Dobro in the terminal: cards, the good number, questions and news.

game-dobro = Dobro

card-J = Joker
card-S = Skip
card-R = Reverse

## Plays and the good number

pair = pair of { $number }s
joker-alone = Joker as { $number }
joker-with = Joker with { $number }
joker-two = two Jokers as { $number }
effect-none = still no good number
effect-stays = stays at { $good }
effect-doubled = doubled to { $good }
effect-number = good{ "\u00A0" }number{ "\u00A0" }{ $good }
good-none = none yet: lead any card or pair
good-special-led = led with { $play }: none yet, any card or pair can follow
good-stays = { $play }: stays at { $good }
good-doubled = { $play } on { $before }: doubled to { $good }
good-pair = { $play }: { $good }
good-higher = { $play } on { $before }: higher
good-led = led with { $play }

## Questions

ask-lead = Lead any card or pair:
ask-lead-on = Play any card or pair, or take the trick:
ask-reach = Play { $good } or more, or take the trick:
ask-special = None of your numbers reaches { $good }:
ask-take = None of your cards reaches { $good }:
ask-joker = Name the Joker’s number:
ask-draw-now = Draw now? (D-52)
choose-play = play { $play }: { $effect }
choose-reverse = play { $play }: { $effect }, direction reversed
choose-take = take the trick ({ $count ->
        [one] one card
       *[other] { $count } cards
    }), then lead
choose-draw = draw to fill your hand
choose-leave = don’t draw, and risk the Forgetful card
choose-back = choose other cards
choose-group-1 = Joker alone, as a number you name
choose-group-2 = two Jokers, as a number you name

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, direction reversed
news-take = { $name } took the trick, { $count ->
        [one] one card
       *[other] { $count } cards
    }
news-draws = { $name } drew { $count ->
        [one] one card
       *[other] { $count } cards
    }
news-drawn = { $name } drew: { $cards }
news-forgot = { $name } forgot to draw and got the Forgetful card (D-54)
news-forgot-again = { $name } forgot to draw again and kept the Forgetful card (D-54)

## Rounds

round-over = { $name } ended round { $round } (D-60).
round-seat = { $name }: { $count ->
        [0] no cards taken
        [one] one card taken
       *[other] { $count } cards taken
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
round-seat-forgetful = { $name }: { $count ->
        [0] no cards taken
        [one] one card taken
       *[other] { $count } cards taken
    }, { $points ->
        [one] one point
       *[other] { $points } points
    } after losing one for the Forgetful card (D-71)
round-totals = Totals: { $totals }.
round-total = { $name } { $points }
round-begins = Round { $round } of { $rounds } starts: { $count ->
        [one] one card
       *[other] { $count } cards
    } each.
first-player = First player: { $name }, { $why }.
first-by-lot = drawn by lot (D-12)
first-by-total = lowest total, { $points } (D-72)
first-by-cards = totals tied at { $points }, higher new cards: { $shown } (D-72)
first-by-order = totals tied at { $points }, next in order after { $closer }: { $shown } (D-72)
first-shows = { $name } showed { $numbers }

## The table

top-clockwise = clockwise
top-anticlockwise = anticlockwise
top-deck = { $count ->
        [0] deck empty
        [one] one card in the deck
       *[other] { $count } cards in the deck
    }
mark-forgetful = Forgetful card
mark-owes = still to draw
mark-shown = showed { $cards }
table-trick = Trick:
table-laid = { $name }: { $play }
table-no-trick = no cards yet
table-good = Good number:
table-points = points
table-total = total
table-hand = hand
table-taken = taken
table-your-hand = Your hand
plain-hand = In your hand: { $cards }.
plain-turn = to play
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
plain-no-good = There’s no good number ({ $why }).

## The log and the end

log-cards = Chance: { $text }
log-drawn = { $name } drew: { $cards }
end-round = round { $round }: { $points }
end-tie-points = Tie broken: { $first } ahead of { $second } on points in the last round, { $better } to { $worse } (D-81).
end-tie-sums = Tie broken: { $first } ahead of { $second } by the smaller sum of numbers taken in the last round, { $better } to { $worse } (D-81).
end-tie-cards = Tie broken: { $first } ahead of { $second } by fewer cards taken in the last round, { $better } to { $worse } (D-81).
end-shared-victory = The win is shared (D-81).

## Help

help-choice = a number: make that choice. When asked for a Joker’s number, type that number
help-typed = or the play: play 7, 7 7, J 7, J=11, J J=5, S, R, take, draw
help-cards-undo = { $key }: undo a take, until you lead; you can’t unsee cards
help-dobro-good = D-22, D-23  Reach the good number. Higher replaces it, equal doubles it.
help-dobro-pair = D-21, D-32  Two cards of the same number count as their sum.
help-dobro-joker = D-33 to D-35  Joker: 2 to 12 alone, a pair with any number, or two as a pair.
help-dobro-skip = D-36, D-37  Play Skip or Reverse alone at any time; the good number stays.
help-dobro-take = D-40 to D-42  You can always take the trick instead; then you lead the next.
help-dobro-draw = D-44  Fill your hand from the deck at the end of your turn.
help-dobro-round = D-60  The round ends when a player has no cards left.
help-dobro-points = D-70  One point, plus one for each player who took more cards.
help-dobro-end = D-80  Most points after the last round wins.
help-dobro-classic = D-52 to D-54, D-71  Draw before the next player moves: forgetting costs a point.
