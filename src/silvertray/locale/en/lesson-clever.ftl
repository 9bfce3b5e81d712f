# The lesson for Ganz schön clever: the task of each step, and (-done) its lesson. The dice are in web/src/learn/lessons.

lesson-clever-hello = Six dice, three picks, one sheet. Let’s play a turn together.

lesson-clever-colour = Each die marks the area of its colour. Pick the yellow 5: cross the upper 5 in yellow.
lesson-clever-colour-done = Blue 2, green 1 and purple 3 are lower than your 5, so they went to the silver tray. You roll only the rest.

lesson-clever-joker = White is wild: it counts as any colour. Use it to cross the upper 6 in yellow.
lesson-clever-joker-done = The white 6 counted as a yellow 6. The orange die shows 6 too. It isn’t lower, so you keep it.

lesson-clever-number = One die left. Write the orange 4 in the first orange cell.
lesson-clever-number-done = Orange scores the sum of what you write. That was your third pick, so your turn is over.

lesson-clever-tray = With more players, the others would each pick a die from your tray now. Solo, you pick one of the three lowest dice: cross the upper 3 in yellow.
lesson-clever-tray-done = The top row of yellow is full, and it brings the reward printed next to it: a blue X.

lesson-clever-reward = Use a reward right away. Cross the 12 in blue: you’d rarely roll it.
lesson-clever-reward-done = One mark led to another. Chains like this are what the game is about.

lesson-clever-reroll = Round 2, and a poor roll. Round 1 gave you a reroll: use it.
lesson-clever-reroll-done = A reroll rolls all the dice of this roll again, and doesn’t use up any of your three rolls.

lesson-clever-sum = Blue counts the blue and white dice together: 4 + 3. Pick the blue die and cross the 7.
lesson-clever-sum-done = Only the face of the blue die is compared with the others: white 3 and green 2 went to the tray, and yellow 4 stays.

lesson-clever-low = Pick the purple 3. Purple numbers must increase, so start low.
lesson-clever-low-done = No die was lower than 3, so you keep them all. Low picks leave you more dice to roll.

lesson-clever-last = Your last roll: write the orange 5.
lesson-clever-last-done = After the third pick, all remaining dice go to the tray.

lesson-clever-extra = Round 2 brought an extra die: use any of the six dice once more, wherever it is. Write the white 3 in orange.
lesson-clever-extra-done = The third orange cell brought you another reroll for later.

lesson-clever-end = That’s all you need. One more tip: each fox scores as much as your weakest area, so don’t neglect any.
