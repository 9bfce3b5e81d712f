# The card table of the page. $me is “yes” if the sentence is about the reader.

cards-you = You

## Faces

cards-face-J = Joker
cards-face-S = Skip
cards-face-R = Reverse

## Around the table

cards-round = Round { $round } of { $rounds }
cards-deck = Deck { $cards }
cards-deck-label = { $cards ->
        [0] the deck is empty
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
cards-around = Players in turn order
cards-clockwise = clockwise
cards-anticlockwise = anticlockwise
cards-direction = Direction of play: { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }, { $pile } taken, { $points ->
        [one] one point
       *[other] { $points } points
    }
cards-own-label = Your score: { $pile } taken, { $points ->
        [one] one point
       *[other] { $points } points
    }
cards-taken = taken
cards-points = points
cards-to-play = to play
cards-forgetful = Forgetful
cards-forgetful-why = Forgot to draw: 1 point less this round, unless another player forgets
cards-owes = draws…
cards-owes-why = Hasn’t drawn yet
cards-away = away
cards-stand-in = bot plays
cards-shown = shown: { $cards }
cards-shown-why = Tied for the first turn: highest cards compared

## The trick

cards-trick = The trick
cards-good = good number
cards-good-label = The good number is { $good }
cards-good-none = There’s no good number yet
cards-how-empty = no number yet: any card will do
cards-how-number = { $what }: { $good }
cards-how-led = led with { $what }
cards-how-beats = { $what } beats { $before }
cards-how-doubled = { $what } on { $before }: doubled to { $good }
cards-how-stays = { $what }: stays at { $good }
cards-how-none = { $what }: still no number
cards-what-single = { $number }
cards-what-pair = pair of { $number }s
cards-what-joker = Joker as { $number }
cards-what-joker-pair = Joker and { $number }
cards-what-jokers = two Jokers as { $number }
cards-story = The trick, card by card
cards-story-open = See the whole trick: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
cards-story-empty = No cards in the trick yet.

## News

cards-did-play = { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $what }
cards-laid-single = { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }
cards-laid-pair = two { $number }s
cards-laid-joker = a Joker as { $number }
cards-laid-joker-pair = a Joker with { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }
cards-laid-jokers = two Jokers as { $number }
cards-did-take = { $me ->
        [yes] You take
       *[no] { $who } takes
    } the trick{ $cards ->
        [0] { "" }
        [one] {" "}(one card)
       *[other] {" "}({ $cards } cards)
    }
cards-did-draw = { $me ->
        [yes] You draw
       *[no] { $who } draws
    }
cards-news-good = Good number { $good }.

## Questions

cards-ask-lead = You lead: play any card or pair
cards-ask-play = Your turn: play, or take the trick
cards-ask-must-take = Nothing in your hand fits: take the trick
cards-ask-draw = Draw now, before the next player moves
cards-wait = Waiting for { $names }
cards-wait-cards = Cards are being dealt…
cards-over = Game over
cards-and = { $first } and { $second }

## Your hand

cards-hand = Your hand: arrow keys move, Enter selects and plays, Escape clears
cards-hand-of = Hand of { $name }
cards-card-label = { $face }{ $state ->
        [chosen] , selected
        [partner] , pairs with the selected card
        [dim] , can’t be played now
       *[plain] { "" }
    }
cards-seen-label = { $label }, seen by everyone

## Choosing

cards-play = Play { $what }
cards-arrow-good = good number { $good }
cards-arrow-stays = stays at { $good }
cards-arrow-none = no number yet
cards-play-label = { $what } ({ $then })
cards-take = Take { $cards ->
        [one] 1{ "\u00A0" }card
       *[other] { $cards }{ "\u00A0" }cards
    }
cards-draw = Draw
cards-undo = Undo
cards-also = or as a pair
cards-also-partner = Only as a pair
cards-name-joker = The Joker counts as…
cards-name-jokers = Both Jokers count as…
cards-two-jokers = two Jokers, then name their number
cards-choose-card = Choose a card
cards-choose-number = Choose a number
cards-choose-number-or = Choose a number, or a card with +
cards-choose-partner = Add a card

## The end of a round

cards-round-over = Round { $round } is over
cards-round-closer = { $me ->
        [yes] You played your last card.
       *[no] { $who } played the last card.
    }
cards-round-player = Player
cards-round-cards = Taken
cards-round-short = R{ $round }
cards-round-total = Total
cards-round-starts = { $me ->
        [yes] You start round { $round }.
       *[no] { $who } starts round { $round }.
    }
cards-round-compared = { $names } were tied for the first turn, so they showed their highest cards.
cards-round-on = Continue
cards-scores = Points by round
cards-scores-open = Points
