# The lesson for Doppelt so clever: the task of each step, and (-done) its lesson. The dice are in web/src/learn/lessons.

lesson-twice-hello = Six dice, three picks, one sheet. Let’s play a turn together.

lesson-twice-silver = You can cross silver in any of its four rows. Pick the silver 3, and cross the 3 in the green row.
lesson-twice-silver-done = Blue 1 and white 2 are lower, so they went to the tray. After a silver pick, you can cross them too.

lesson-twice-company = Each goes in the row of its colour: cross the 1 in the blue row.
lesson-twice-company-done = That’s two crosses from one pick.

lesson-twice-joker = White can go in any row. Use it to cross the 2 in the green row.
lesson-twice-joker-done = Three crosses at once! The more crosses in a row, the more each one is worth.

lesson-twice-green = Green cells come in pairs: the first number minus the second. Write the green 5: the first cell doubles it.
lesson-twice-green-done = The cell now holds a 10. For the second cell of a pair you want a low number.

lesson-twice-circle = Yellow is marked twice: first a circle, later a cross. Circle the upper 3.
lesson-twice-circle-done = Circles bring rewards, crosses score points. You’ve made your three picks.

lesson-twice-pair = With more players, the others would each pick a die from your tray now. Solo, you pick one of the three lowest dice: the green 1 is just right.
lesson-twice-pair-done = The pair scores 10 − 2 = 8, and the cell brought you a reroll.

lesson-twice-sum = Blue counts the blue and white dice together: 6 + 4. Use the white die as blue, because its low face sends fewer dice to the tray.
lesson-twice-sum-done = You wrote a 10. From now on, no number in blue can be higher than the one before.

lesson-twice-fall = Blue 5 and your white 4 make 9. Pick the blue die.
lesson-twice-fall-done = The cell brought a return: use it to bring a die back from the tray for your next roll.

lesson-twice-return = Use it right away: bring the yellow die back.
lesson-twice-return-done = Yellow joins the next roll, like any other die.

lesson-twice-cross = A yellow 3, and the upper 3 is circled. Now cross it.
lesson-twice-cross-done = The more yellow cells you cross, the faster their points grow.

lesson-twice-extra = Round 2 brought an extra die: use any of the six dice once more. Write 5 + 4 in blue with the white die.
lesson-twice-extra-done = The same number again is fine. The cell brought a yellow question mark.

lesson-twice-any = It counts as any number you like. Circle the 6 in yellow.
lesson-twice-any-done = That completed the top row, which brings a blue question mark.

lesson-twice-chain = One mark leads to another. Write one more 9 in blue.
lesson-twice-chain-done = Chains like this are what the game is about.

lesson-twice-end = That’s all you need. One more tip: each fox scores as much as your weakest area, so don’t neglect any.
