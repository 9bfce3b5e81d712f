# The rules in a few lines, for new players. docs/rules has all of them.

page-how = How to play
page-how-title = How to play { $game }
page-how-signs = What the symbols mean
page-how-more = Tap a symbol on the sheet to see what it does. Cells you can mark glow; tap any other cell to see why you can’t.

page-how-clever-1 = On your turn you roll up to three times. From each roll you pick one die and mark a cell of its colour. White counts as any colour.
page-how-clever-2 = Dice lower than the one you picked go to the silver tray. You can’t roll them again this turn.
page-how-clever-3 = After your last roll, every other player marks one die from the tray. Solo, you roll once more and choose from the three lowest dice.
page-how-clever-4 = Yellow: cross the number. Full columns score, full rows bring rewards.
page-how-clever-5 = Blue: cross the sum of the blue and white dice.
page-how-clever-6 = Fill green, orange and purple from left to right. Green needs the printed number or more. In orange and purple you write the numbers and score their sum. Purple numbers must increase, but any number can follow a 6.
page-how-clever-7 = Use rewards right away: one mark can set off the next. Watch your weakest area: each fox scores as much as that area does.

page-how-twice-1 = On your turn you roll up to three times. From each roll you pick one die and mark a cell of its colour. White counts as any colour.
page-how-twice-2 = Dice lower than the one you picked go to the silver tray. You can’t roll them again this turn, unless you bring one back.
page-how-twice-3 = After your last roll, every other player marks one die from the tray. Solo, you roll once more and choose from the three lowest dice.
page-how-twice-4 = Silver: cross the number in any row. If you pick silver from your own roll, you can also cross the lower dice, each in the row of its colour.
page-how-twice-5 = Yellow: circle a number first, cross it later. Circles bring rewards, crosses score points.
page-how-twice-6 = Blue: write the sum of the blue and white dice. The numbers must never increase.
page-how-twice-7 = Green: each pair scores its first number minus its second. Pink: write any number, but its rewards need the printed number or more.
page-how-twice-8 = Use rewards right away: one mark can set off the next. Watch your weakest area: each fox scores as much as that area does.

page-how-dobro-1 = Everyone plays on one trick in the middle. On your turn, play a card or a pair worth at least the good number. A pair is worth the sum of its cards.
page-how-dobro-2 = Play higher to set a new good number. Match it exactly and it doubles.
page-how-dobro-3 = Can’t or don’t want to? Take the whole trick, then start a new one with any card or pair.
page-how-dobro-4 = A Joker is any number from 2 to 12, or pairs with any card. You can always play Skip or Reverse: they leave the good number as it is, and Reverse also changes the direction of play.
page-how-dobro-5 = After playing, you fill your hand from the deck. Once the deck is empty, the first player to run out of cards ends the round.
page-how-dobro-6 = Fewer cards taken means more points: you get 1, plus 1 for every player who took more than you. Most points after the last round wins.
