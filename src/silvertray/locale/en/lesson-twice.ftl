# The lesson of Doppelt so clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-twice-hello = Six dice, three picks, one sheet. Let us play a turn together.

lesson-twice-silver = Silver may be crossed in any of its four rows. Pick the silver 3, and cross the 3 of the green row.
lesson-twice-silver-done = Blue 1 and white 2 are lower, so they went to the tray. After a silver pick they may be crossed too.

lesson-twice-company = Each in the row of its own colour: cross the 1 of the blue row.
lesson-twice-company-done = That was a second cross with one pick.

lesson-twice-joker = White may choose its row. Cross the 2 of the green row with it.
lesson-twice-joker-done = Three crosses at once. The more crosses stand in one row, the more each of them is worth.

lesson-twice-green = Green is written in pairs, the first number minus the second. Write the green 5: the first cell doubles it.
lesson-twice-green-done = Now a 10 stands there. For the second cell of a pair you want a low number.

lesson-twice-circle = Yellow is marked twice: first a circle, later a cross. Circle the upper 3.
lesson-twice-circle-done = Circles bring rewards, crosses bring points. Your three picks are made.

lesson-twice-pair = Others would now take one die from your tray. Alone, you take one of the three lowest: the green 1 is just right.
lesson-twice-pair-done = The pair scores 10 − 2 = 8, and the cell brought you a reroll.

lesson-twice-sum = Blue counts blue and white together: 6 + 4. Use the white die as blue, as its low face sends fewer dice away.
lesson-twice-sum-done = You wrote a 10. From now on no number in blue may be higher than the one before.

lesson-twice-fall = Blue 5 and your white 4 make 9. Pick the blue die.
lesson-twice-fall-done = The cell brought a return: it fetches a die from the tray for your next roll.

lesson-twice-return = Use it right away: bring the yellow die back.
lesson-twice-return-done = Yellow takes part in the next roll, like any other die.

lesson-twice-cross = A yellow 3, and the upper 3 has its circle. Now cross it.
lesson-twice-cross-done = The more yellow cells you cross, the faster their points grow.

lesson-twice-extra = Round 2 brought an extra die: any of the six once more. Write 5 + 4 in blue with the white die.
lesson-twice-extra-done = The same number again is fine. The cell brought a yellow question mark.

lesson-twice-any = It counts as any number you like. Circle the 6 in yellow.
lesson-twice-any-done = That filled the top row, and it brings a blue question mark.

lesson-twice-chain = One mark brings the next. Write one more 9 in blue.
lesson-twice-chain-done = Setting off such chains is what this game is about.

lesson-twice-end = That is all you need. One more hint: each fox scores as much as your weakest area, so neglect none.
