# How the games are played, in a few lines for somebody who knows none of them. docs/rules has every rule.

page-how = How to play
page-how-title = How to play { $game }
page-how-signs = What the signs bring
page-how-more = A tap on a sign of the sheet tells what it brings. Cells that can be marked glow, and whatever cannot be done says why when you tap it.

page-how-clever-1 = On your turn you roll up to three times. From each roll you pick one die and mark a cell of its colour with it. White counts as any colour.
page-how-clever-2 = Whatever shows less than the die you picked goes to the silver tray, and is no longer yours to roll.
page-how-clever-3 = After your last roll everybody else marks one die from the tray. Alone, you roll once more and choose from the three lowest.
page-how-clever-4 = Yellow: cross the number. Full columns score, full rows bring rewards.
page-how-clever-5 = Blue: cross the sum of the blue and the white die.
page-how-clever-6 = Green, orange and purple go from left to right. Green wants the printed number or more. Orange and purple are written down and score their sum; purple has to rise, until a 6 lets it start anew.
page-how-clever-7 = A reward is yours at once: one mark can set off the next. Mind your weakest area, for each fox scores as much as it does.

page-how-twice-1 = On your turn you roll up to three times. From each roll you pick one die and mark a cell of its colour with it. White counts as any colour.
page-how-twice-2 = Whatever shows less than the die you picked goes to the silver tray, and is no longer yours to roll, unless you bring it back.
page-how-twice-3 = After your last roll everybody else marks one die from the tray. Alone, you roll once more and choose from the three lowest.
page-how-twice-4 = Silver: cross the number in any row. Pick silver from your own roll, and the lower dice may be crossed too, each in the row of its colour.
page-how-twice-5 = Yellow: circle a number first, cross it later. Circles bring rewards, crosses bring points.
page-how-twice-6 = Blue: write the sum of the blue and the white die; it may never rise.
page-how-twice-7 = Green: cells are pairs, the first number minus the second. Pink: write anything, but its rewards want the printed number or more.
page-how-twice-8 = A reward is yours at once: one mark can set off the next. Mind your weakest area, for each fox scores as much as it does.

page-how-dobro-1 = All play on one trick in the middle. On your turn, play a card or a pair worth at least the good number. A pair is worth both its cards together.
page-how-dobro-2 = Play more, and that is the new good number. Play exactly as much, and the good number doubles.
page-how-dobro-3 = You cannot or do not want to? Then take the whole trick, and begin a new one with any card or pair.
page-how-dobro-4 = A Joker is any number from 2 to 12, or makes a pair with any card. Skip and Reverse can always be played and leave the good number as it is; Reverse turns the direction round.
page-how-dobro-5 = Your hand is filled up from the deck. Once the deck is empty, the first to play the last card ends the round.
page-how-dobro-6 = The fewer cards you had to take, the more points: 1, and 1 more for everybody who took more than you. Most points after the last round win.
