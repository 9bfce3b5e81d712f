# The lesson of Ganz schön clever: each step's wish, and (-done) what it taught. web/src/learn/lessons has the dice.

lesson-clever-hello = Six dice, three picks, one sheet. Let us play a turn together.

lesson-clever-colour = Each die marks the area of its colour. Pick the yellow 5: cross the upper 5 in yellow.
lesson-clever-colour-done = Blue 2, green 1 and purple 3 show less than your 5. So they went to the silver tray, and you roll only the rest.

lesson-clever-joker = White is the joker: it counts as any colour. Cross the upper 6 in yellow with it.
lesson-clever-joker-done = White 6 became a yellow 6. Orange shows 6 too. That is not less, so it stays with you.

lesson-clever-number = One die is left. Write the orange 4 in the first orange cell.
lesson-clever-number-done = Orange scores the sum of what you write. That was your third pick, so your turn is over.

lesson-clever-tray = Others would now take one die from your tray. Alone, you take one of the three lowest: cross the upper 3 in yellow.
lesson-clever-tray-done = The top row of yellow is full, and it brings what is printed beside it: a blue X.

lesson-clever-reward = A reward is used at once. Cross the 12 in blue: you would seldom roll it.
lesson-clever-reward-done = One mark brought the next. Setting off such chains is what this game is about.

lesson-clever-reroll = Round 2, and a poor roll. Round 1 gave you a reroll: use it.
lesson-clever-reroll-done = A reroll throws all the dice of this roll again, and costs you none of your three rolls.

lesson-clever-sum = Blue counts blue and white together: 4 + 3. Pick the blue die and cross the 7.
lesson-clever-sum-done = Only the face of the blue die sends others away: white 3 and green 2 are gone, and yellow 4 may stay.

lesson-clever-low = Pick the purple 3. The numbers in purple have to rise, so it is good to begin low.
lesson-clever-low-done = Nothing showed less than 3, so you keep all your dice. Low picks leave you more to roll.

lesson-clever-last = Your last roll: write the orange 5.
lesson-clever-last-done = After the third pick, whatever is left goes to the tray.

lesson-clever-extra = Round 2 brought an extra die: any of the six once more, wherever it lies. Write the white 3 in orange.
lesson-clever-extra-done = The third orange cell brought you a new reroll to keep.

lesson-clever-end = That is all you need. One more hint: each fox scores as much as your weakest area, so neglect none.
