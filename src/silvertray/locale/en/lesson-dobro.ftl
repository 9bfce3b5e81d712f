# The lesson of Dobro: each step's wish, and (-done) what it taught. web/src/learn/lessons has the cards.

lesson-dobro-hello = All play on one heap, the trick. Whoever cannot go on has to take it, and nobody wants those cards.

lesson-dobro-lead = You begin. Play your 2, so that the others have to do the climbing.
lesson-dobro-lead-done = The good number is now 2. Everybody plays at least as much, and the good number becomes what they played.

lesson-dobro-double = The good number is 5, and you have a 5. Play it.
lesson-dobro-double-done = Exactly as much doubles it: 10. So the others had to find something high.

lesson-dobro-joker = Too high for your cards, but a Joker makes a pair with any number, and a pair is worth both. Play Joker and 7.
lesson-dobro-joker-done = 7 and 7 are 14, and no single card beats that. Somebody had to take it all.

lesson-dobro-higher = A new trick has begun, with a 2. Play your 3.
lesson-dobro-higher-done = You draw a new card after each play, as long as the deck lasts.

lesson-dobro-skip = Skip can always be played, and leaves the good number as it is. Keep your high cards, and play the Skip.
lesson-dobro-skip-done = Your Skip left the 6 as it was. Then came a 7 and another 7, so it doubled to 14.

lesson-dobro-take = Your pair of 4s makes only 8. This time you cannot go on: take the trick.
lesson-dobro-take-done = Seven cards lie before you now. Whoever takes begins the next trick, in the same turn.

lesson-dobro-pair = You may begin with a pair as well: play both 4s.
lesson-dobro-pair-done = Together they made 8. Another 8 doubled it to 16, so somebody had to take the trick, and began a new one with a 3.

lesson-dobro-end = When the deck is empty, whoever first plays their last card ends the round. Whoever took the fewest cards gets the most points.
