# The rules of Doppelt so clever, in the order in which they are read. The page shows them, and docs/rules/twice.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-twice-title = Doppelt so clever: the rules
rules-twice-text-1 = Roll six dice, keep up to three of them, and leave the rest to the others. The turn is that of Ganz schön clever; the five areas are new, and there is a third action, which brings a die back from the tray. It is for 1 to 4 players. This page is complete: you need not know the other game.
rules-twice-text-2 = Every rule has a number, such as C-12 or T-5. If a move isn’t allowed, you see the number of its rule and can look it up here. Where rulebooks leave a question open or contradict each other, the rulings at the end say how it is played here.
rules-twice-text-3 = A few words first:
rules-twice-word-1 = { rules-clever-word-1 }
rules-twice-word-2 = { rules-clever-word-2 }
rules-twice-word-3 = { rules-clever-word-3 }
rules-twice-word-4 = { rules-clever-word-4 }

rules-twice-chapter-1 = What is on the table
rules-twice-C-1 = There are six dice: a white one, and one each in silver, yellow, blue, green and pink.
rules-twice-C-2 = Everybody has a sheet of their own. It shows five coloured areas, the round tracker, a track for each of the three actions (reroll, return and extra die), and three die fields.
rules-twice-C-3 = Dice that are set aside go on the silver tray (in the English box: the silver platter). It has nothing to do with the silver die.
rules-twice-C-4 = { rules-clever-C-4 }
rules-twice-C-5 = Rounds 1 to 4 open with a present: before the round’s first roll, *all* players receive what the tracker shows for it. That is a reroll in round 1, an extra die in round 2, a return in round 3, and a black ? in round 4 (T-9). Rounds 5 and 6 bring nothing. In round 4 everybody answers at the same time and nobody has to wait for a turn to do so. No round’s first roll happens while any player still has a mark reward to use. This can matter in round 3 too, if the return is the last one on a player’s track (T-11).

rules-twice-chapter-2 = The active turn
rules-twice-C-10 = You have up to three rolls. The first is made with all six dice, each later one with the pool. As long as there are dice in the pool, you have to make the second and the third roll; stopping early is not possible. If you have a return left and a die lies on the tray, you are asked before the second and before the third roll: bring a die back (T-10), or roll? Should the pool be empty, the question is: bring a die back, or stop? Without a return, or with nothing on the tray, there is no question. If you have a reward waiting, use it first, and make or decline the extra crosses of silver (T-2): until then no dice are rolled.
rules-twice-C-11 = { rules-clever-C-11 }
rules-twice-C-12 = Your pick pushes smaller dice away. Of the other dice in *this* roll, each one that shows less than the die you picked goes to the tray. Dice that show the same or more stay in the pool. What counts is the face of the picked die, even in blue, where you write a sum.
    .example = you pick a blue 2 while white shows 6, and write 8. Only dice showing 1 go to the tray.
rules-twice-C-13 = Once you have picked from the third roll, every die that is not on a die field goes to the tray. If the pool is already empty after the first or second roll, you have no more rolls, unless you bring a die back (T-10).
rules-twice-C-14 = Sometimes no die of a roll has a legal mark. Then you reroll (C-16) or give the roll up; if you have no reroll left, it is given up for you. A roll you gave up or declined (C-15) is gone and cannot be rerolled any more. It counts as one of your three. Nothing goes to a die field, nothing goes to the tray, and the next roll uses all the same dice again. If it was your third roll, the dice are cleared to the tray as in C-13.
    .example = white 4 lies on your die field, and only the blue die is left for your second roll. It shows 5, but your last blue number is a 7, so the sum of 9 is too high. Without a reroll this roll is lost, and your third roll is the blue die once more.
rules-twice-C-15 = You may decline any roll, even if its dice have legal marks. What happens then is what C-14 says of a roll given up.
    .example = only the green die is left for your second roll, and your next green cell is the second of a pair, where a low number is wanted (T-7). It shows 6. You decline, and your third roll is the green die once more.
rules-twice-C-16 = { rules-clever-C-16 }
rules-twice-C-17 = { rules-clever-C-17 }
rules-twice-part-1 = Returning a die
rules-twice-T-10 = A **return** is an action for the active player alone. Before your second or third roll you may spend one to move a die from the tray back to the pool. It takes part in that roll like any other die, and the face it had before no longer matters to anyone. Between a roll, or a reroll, and its pick you cannot return a die; once the roll is lost you can, because it is settled. If you have several returns you may spend several before the same roll. They also work with an empty pool, and then there is a roll after all. What you need is a die on the tray: the ones on your die fields stay there.
    .example = from your first roll you pick a 6 while all other dice show less. The pool is empty. You bring the green die back and make your second roll with it alone.
rules-twice-part-2 = A turn, played through
rules-twice-text-4 = It is round 3, and you have just received your only return. Your silver, green and pink areas are still empty. You roll white 2, silver 3, yellow 5, blue 1, green 4, pink 3.
rules-twice-move-1 = You pick **silver 3** and cross the 3 of the green row. White 2 and blue 1 are lower and go to the tray, and since you picked silver, both may be crossed as well (T-2): **blue 1** at the 1 of the blue row, **white 2** at a 2 of your choice; you take the one of the green row. Pink also shows 3, which is not lower, so it stays in the pool with yellow and green.
rules-twice-move-2 = You are asked whether you want to bring a die back, and spend your return on the white die. Four dice come up white 6, yellow 4, green 5, pink 2. You pick **green 5**. The first green cell doubles, so you write 10. Yellow 4 and pink 2 go to the tray. Only white stays.
rules-twice-move-3 = You have no return left, so nobody asks. You roll white alone and get a 4. You pick **white as pink 4** and write 4 in the first pink cell. Your rolls are over.
rules-twice-text-5 = The tray now holds blue 1, yellow 4 and pink 2 for the passive players. On your die fields lie silver 3, green 5 and white 4. C-30 continues this turn with two extra dice.

rules-twice-chapter-3 = Marking
rules-twice-C-20 = Use a coloured die in the area of its colour, with the value it shows; silver counts as a colour. White is wild: with its value it can mark any of the five areas.
rules-twice-C-21 = Blue always takes the sum of the **blue and the white die**, never one of them alone. Both count with the face they show at that moment, whether they lie in the pool, on a die field or on the tray, and no matter who picked them. The same holds when you use white as blue. In a single turn you may use the blue die for blue and the white die for blue as well. (The blue row of the silver area is no part of this, see T-2.)
    .example = first you pick blue 2 with white showing 5, and write 7. White stays in the pool, and your next roll turns it into a 4. You pick it as blue: 2 + 4, so you write 6.
rules-twice-C-22 = Blue, green and pink have an arrow: fill them from the left, cell by cell, leaving none out. Silver and yellow are grids: fill them in any order.
rules-twice-C-23 = Rewards arrive the moment you earn them. A reward under a cell is yours when you mark that cell; pink asks for a bit more (T-8). A reward of a row or a column is yours when you mark the last cell it was missing; in yellow that mark is a circle (T-5). Every reward printed on the sheet can be earned one time only.

rules-twice-chapter-4 = The five areas
rules-twice-T-1 = Silver is a grid of four rows, one each for yellow, blue, green and pink, with the numbers 1 to 6 in every row. Cross the value of your die in whichever row you like, as long as the cell is free. Once a number is crossed in all four rows, a die that shows it has no legal mark in silver.
rules-twice-T-2 = Silver likes company. If you are active and pick the silver die *from a roll*, or white as silver, you may also cross the dice which that same pick pushes to the tray (C-12). A yellow, blue, green or pink die is crossed in the row of its colour at the face it shows; blue counts here alone, without white. The white die is crossed at its face in any row you like, and so is the silver die if it was white you picked. You may decline each of these extra crosses. If its cell is already taken, an extra cross is lost. Only dice that were rolled and show less than your pick count. Dice that lay on the tray before bring nothing, and neither do dice that get there only because the third roll clears everything (C-13). A die you brought back before this roll was rolled again, so it can count.
    .example = you pick silver 3 and cross the 3 of the green row. Blue 1 and white 2 go to the tray, so you may cross the 1 of the blue row, and with white any free 2, say the one of the green row.
    .example2 = in your third roll you pick silver 4; yellow shows 2, and pink shows 5. Both go to the tray. Only the yellow 2 brings a cross: pink was not pushed away by your pick.
rules-twice-T-3 = If you use silver as a passive player, as an extra die or with a ?, you make a single cross and no extra crosses.
rules-twice-T-4 = Each silver row scores by the number of its crosses, and the area is the sum of the four rows. Each full column gives its reward.
    .example = four crosses in a row score 11.
rules-twice-T-5 = Yellow is a grid with gaps, and a cell is marked in two steps. With your die you either circle a free cell that shows its value, or cross a cell with that value which has a circle already. A die makes one mark, never both. The circle that completes a row or a column brings its reward. A crossed cell still counts as circled for that, and a cross as such never earns such a reward. The points depend on how many cells are **crossed**; circles alone score nothing.
    .example = one of your two 3s has a circle. With a yellow 3 you circle the other one or cross the first. Three crossed cells score 21.
rules-twice-T-6 = Blue has an arrow. Write your sum (C-21) in the next cell. It may not be higher than the number before it; the same number again is fine. The count of filled cells decides the points.
    .example = 9, 9, 6 is fine and scores 6. After that 6 you need a 6 or less.
rules-twice-T-7 = Green has an arrow, and its cells form six pairs. Write your value times the cell’s multiplier. When both cells of a pair are filled, the pair scores the first number minus the second, which can be less than nothing. A pair with only its first cell filled scores 0. Rewards do not wait for the pair; each cell brings its own.
    .example = in the first pair you play a 5 and later a 1. Both cells double, so you write 10 and 2, and the pair scores 8. In the second pair you play a 1 (doubled: 2) and then a 6 (not doubled): 2 − 6 = −4.
rules-twice-T-8 = Pink has an arrow. Write your value in the next cell, whatever it is. If a number is printed in the cell, you receive the reward below only if you wrote that number or more; otherwise that reward is lost for good. The area scores the sum.
    .example = the fifth cell shows a 4. With a 4, 5 or 6 you earn an extra die. With a 3 you only have the 3 points.

rules-twice-chapter-5 = Rewards
rules-twice-C-40 = A ? is a **mark reward**. You use it immediately, before you do anything else, and you cannot keep it for later. Its mark may earn another reward, and that one another: the whole chain is played out on the spot.
    .example = the 3 in the top yellow row has its circle, and you circle the 6 next to it. The row is complete and earns a blue ?. Two blue cells are filled, the second with a 9. You write another 9 in the third cell, which earns a yellow ?. With this you cross the 6 you have just circled.
rules-twice-C-41 = If you have more than one mark reward waiting, you decide which comes next. One that has no legal mark is gone at once. It could not have been used later either, because nothing on a sheet is ever erased. Silver’s extra crosses (T-2) wait together with the mark rewards, and you mix them in any order; but unlike a ?, an extra cross may be declined.
    .example = in yellow your circle round the 5 of the fourth row completes this row and the third column together. Take the green ? first or the silver ? first, as you like.
rules-twice-C-42 = There is no X among the rewards of this game. Where the other game lets you cross any cell, this one has the ? (T-9).
rules-twice-C-43 = Rewards with a fixed number do not exist here either. The number you choose for a ? is treated like the face of a die: green multiplies it, blue must not go up, and pink compares it with the number in the cell.
rules-twice-T-9 = A **?** belongs to a colour and stands for a die of that colour with any number you like. In silver, cross any free cell. In yellow, circle any free cell or cross any circled one. In blue, write any number from 2 to 12 that is not higher than the one before. In green, write any number from 1 to 6 times the cell’s multiplier. In pink, write any number from 1 to 6; to earn the reward below, it still has to reach the number in the cell. A **black ?** is a ? for whichever of the five areas you choose.
rules-twice-C-44 = A reroll, a return or an extra die is an **action reward**. Circle the next free field on the track of that action. You may use the action right away if it is the moment for it, or save it. Anything earned beyond the end of a track would be lost, but this sheet has no more to give than its tracks can hold.
rules-twice-T-11 = Each track has six fields. When you circle the sixth, you also receive the reward at the end of the track: a fox for rerolls, a pink ? for returns, a silver ? for extra dice. It does not matter how many of these actions you have spent, nor whose turn it is. A ? earned like this waits with your other mark rewards (C-41).
rules-twice-C-45 = At the end each **fox** is worth as many points as your lowest area. One area with 0 points makes your foxes worth 0. If your green area is below 0 and your lowest, each fox costs you that many points.
    .example = your areas are silver 43, yellow 36, blue 21, green 8 and pink 21. Green is the lowest, so each fox scores 8. If green were −4, each fox would score −4.
rules-twice-C-46 = The black X and the black 6 belong to the other game. The black reward of this one is the black ? of round 4. You choose among the areas in which it has a legal mark. If there were none, the reward would be gone.

rules-twice-chapter-6 = Passive players
rules-twice-C-50 = The active player’s rolls are over when that player has no mark reward and no extra cross waiting, and one of two things is true: the third roll is settled, or the pool is empty and no die is brought back, be it that none can be or that the player says stop. Once over, they stay over: a return that an extra die earns afterwards is for another turn. From then on every other player may pick **one** die from the tray and mark it. All passive players do this at the same time and independently of each other. The same die can serve several of them, because the dice themselves are not moved. Meanwhile the active player may already be using extra dice (C-17). Everybody writes on a sheet of their own, so there is no need to wait.
rules-twice-C-51 = { rules-clever-C-51 }
rules-twice-C-52 = { rules-clever-C-52 }
rules-twice-C-53 = Passive players can never reroll, and they can never return a die.
rules-twice-C-54 = { rules-clever-C-54 }
rules-twice-part-3 = Extra dice
rules-twice-C-30 = { rules-clever-C-30 }
    .example = after the turn above, say you have two extra dice, and your last blue number is a 7. First you take **white as yellow 4** and circle a 4. White is now spent for further extra dice in this turn, but it still counts for the sum: with the other one you take the blue die and write **blue 1 + white 4 = 5**.

rules-twice-chapter-7 = Playing alone
rules-twice-C-60 = A solo game has 6 rounds. In each you play an active turn and then a passive turn. For the passive turn all six dice are rolled. The three lowest go to the tray, the other three to the die fields. If dice tie for the last place on the tray, chance decides between the tied ones, and every possible set is equally likely. (At a real table, take the die that lies nearest to the tray.) Now you are an ordinary passive player, with C-50 to C-53 and C-30: you may use extra dice, but neither rerolls nor returns. If none of the three tray dice fits, C-52 lets you use one of the other three (option `solo_fallback`, on by default). For the rule that an extra die chooses each die once, your passive turn is a new turn.
    .example = { rules-clever-C-60.example }
    .table =
        option | default | on | off
        `solo_fallback` | on | if no tray die has a legal mark, you may pick one of the other three dice (C-60, C-52) | if no tray die has a legal mark, you pick nothing; extra dice are still allowed

rules-twice-chapter-8 = End and score
rules-twice-C-61 = The last turn of the last round ends the game, once everybody is finished (C-54). In that turn all players can still spend the extra dice they have left. Unused rerolls and returns are worth nothing.
rules-twice-C-62 = { rules-clever-C-62 }
    .example = the areas 43, 36, 21, 8 and 21 add up to 129. With two foxes at 8 points each you have 145. With −4 instead of 8 the areas make 117, and the two foxes take you down to 109.
rules-twice-C-63 = { rules-clever-C-63 }
rules-twice-C-64 = After a solo game your score puts you at one of eleven levels. The best is more than 320 points, the lowest is fewer than 140; those between begin at 300, 280, 260, 240, 220, 200, 180, 160 and 140.

rules-twice-chapter-9 = Rulings, and why
rules-twice-text-6 = The rulings are numbered for both games. Those that only matter in `clever` are listed all the same, with what they mean here.
rules-twice-R-1 = In `clever`, must a green die show the cell’s number or more, or the number or less?
    .ruling = The number or more. Green has no such numbers here. Those in pink mean at least, too (T-8).
    .why = One Russian text of `clever` has it the other way round. All other texts, and the sheet itself, ask for at least the number.
rules-twice-R-2 = In `clever`, may a passive player decline?
    .ruling = Yes, and here as well (C-51).
    .why = The Serbian and Hungarian texts, which follow the official one, put the pick as a choice. What they rule out is declining as a way to get at the active player’s dice (C-52). A Russian fan text of `clever` rules it out altogether; it is not followed.
rules-twice-R-3 = { rules-clever-R-3 }
    .ruling = Extra dice, but no rerolls, and no returns either (C-60, C-53).
    .why = The Serbian and the official English text of `clever` exclude rerolls only. The Hungarian sentence that goes further is taken as a slip. The text of this game excludes rerolls and returns.
rules-twice-R-4 = { rules-clever-R-4 }
    .ruling = { rules-clever-R-4.ruling }
    .why = { rules-clever-R-4.why }
rules-twice-R-5 = { rules-clever-R-5 }
    .ruling = Once in a turn (C-30).
    .why = { rules-clever-R-5.why }
rules-twice-R-6 = { rules-clever-R-6 }
    .ruling = { rules-clever-R-6.ruling }
    .why = { rules-clever-R-6.why }
rules-twice-R-7 = Silver is picked from the third roll: do all dice that are cleared to the tray bring a cross?
    .ruling = No, only those that show less than the pick (T-2).
    .why = The text ties the crosses to dice that leave because silver was chosen, and the others would have left anyway. Three of five public programs play it so. Of all rulings this is the one most open to dispute.
rules-twice-R-8 = Do silver’s extra crosses have to be made?
    .ruling = No, each may be declined (T-2).
    .why = The text words them as a permission.
rules-twice-R-9 = What is a fox worth if the lowest area is below 0?
    .ruling = The points of that area, so it costs points (C-45).
    .why = The text speaks of the result of the lowest area and makes no exception.
rules-twice-R-10 = May the active player of `clever` skip a roll with a usable die in it, or pick a die that cannot be used?
    .ruling = Neither. Here a roll may be declined (C-15), but a die without a legal mark cannot be picked either (C-11).
    .why = The texts of `clever` only deal with a player who *cannot* use a die. The text of this game also knows one who does not want to.
rules-twice-R-11 = What breaks a tie?
    .ruling = { rules-clever-R-11.ruling }
    .why = The Serbian and the English text of `clever` and the Russian text of this game agree.
rules-twice-R-12 = May a die be returned after a lost roll?
    .ruling = Yes (T-10).
    .why = The Russian text has the player choose and use a die first. This is read as explaining why there is no return straight after a roll. A lost roll is settled, and two public programs allow it.
rules-twice-R-13 = May a die be returned when the pool is empty?
    .ruling = Yes (T-10).
    .why = A return fetches a die for the roll to come, and that makes one possible. Public programs allow it.
rules-twice-R-14 = Where do the dice of a lost roll go in `clever`?
    .ruling = They stay in the pool, as they do here (C-14).
    .why = The text of this game says it outright. The other texts say no more than that the roll counts.
rules-twice-R-15 = { rules-clever-R-15 }
    .ruling = { rules-clever-R-15.ruling }
    .why = { rules-clever-R-15.why }
rules-twice-R-16 = In `clever`, is a number reward multiplied on an orange ×2 or ×3 cell?
    .ruling = Yes. This game has no orange; the number of a green ? is multiplied, too (T-9).
    .why = The texts of `clever` do not mention it, and public programs agree on it.
