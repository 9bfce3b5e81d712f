# The lesson for Dobro: the task of each step, and (-done) its lesson. The cards are in web/src/learn/lessons.

lesson-dobro-hello = Everyone plays on one pile, the trick. If you can’t play, you have to take it, and no one wants those cards.

lesson-dobro-lead = You start. Play your 2, so the others have to do the climbing.
lesson-dobro-lead-done = The good number is now 2. Each play has to be worth at least the good number, and then sets the new one.

lesson-dobro-double = The good number is 5, and you have a 5. Play it.
lesson-dobro-double-done = An exact match doubles it: 10. So the others had to play something high.

lesson-dobro-joker = Your cards are too low, but a Joker makes a pair with any number, and a pair is worth the sum of its cards. Play the Joker and the 7.
lesson-dobro-joker-done = 7 and 7 make 14, and no single card beats that. The next player had to take the trick.

lesson-dobro-higher = A new trick has started with a 2. Play your 3.
lesson-dobro-higher-done = You draw a new card after each play, as long as the deck lasts.

lesson-dobro-skip = You can always play Skip, and the good number stays as it is. Keep your high cards, and play Skip.
lesson-dobro-skip-done = Your Skip left the 6 as it was. Then came a 7 and another 7, which doubled it to 14.

lesson-dobro-take = Your pair of 4s is worth only 8. This time you can’t play: take the trick.
lesson-dobro-take-done = You’ve taken seven cards. After taking a trick, you lead the next one in the same turn.

lesson-dobro-pair = You can lead with a pair too: play both 4s.
lesson-dobro-pair-done = Together they made 8. Another 8 doubled it to 16, so another player had to take the trick, and led a 3.

lesson-dobro-end = Once the deck is empty, the first player to run out of cards ends the round. The fewer cards you took, the more points you get.
