# The rules of Ganz schön clever, in the order in which they are read. The page shows them, and docs/rules/clever.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-clever-title = Ganz schön clever: the rules
rules-clever-text-1 = Roll six dice, keep up to three of them, and leave the rest to the others. Every die you keep marks your sheet, and a well-placed mark brings the next one along. It is for 1 to 4 players.
rules-clever-text-2 = Every rule has a number, such as C-12 or G-5. If a move isn’t allowed, you see the number of its rule and can look it up here. Where rulebooks leave a question open or contradict each other, the rulings at the end say how it is played here.
rules-clever-text-3 = A few words first:
rules-clever-word-1 = The **active** player rolls. Everybody else is **passive** in that turn.
rules-clever-word-2 = A **die field** is one of the three places on your sheet for the dice you pick from your own rolls.
rules-clever-word-3 = The **tray** is where dice go that are set aside. The **pool** is every die that lies neither on a die field nor on the tray.
rules-clever-word-4 = A mark is **legal** when the die, or the reward, has a cell it may fill right now.

rules-clever-chapter-1 = What is on the table
rules-clever-C-1 = There are six dice: a white one, and one each in yellow, blue, green, orange and purple.
rules-clever-C-2 = Everybody has a sheet of their own. It shows five coloured areas, the round tracker, a track for each of the two actions (reroll and extra die), and three die fields.
rules-clever-C-3 = Dice that are set aside go on the silver tray (in the English box: the silver platter).
rules-clever-C-4 = One or two players play 6 rounds, three play 5, four play 4. In a round each player is active exactly once, seat after seat. Chance decides which seat begins.
rules-clever-C-5 = Rounds 1 to 4 open with a present: before the round’s first roll, *all* players receive what the tracker shows for it. That is a reroll in round 1, an extra die in round 2, another reroll in round 3, and in round 4 either a black X or a black 6, as each player likes (C-46). Rounds 5 and 6 bring nothing. In round 4 everybody chooses at the same time and nobody has to wait for a turn to answer. No round’s first roll happens while any player still has a mark reward to use.

rules-clever-chapter-2 = The active turn
rules-clever-C-10 = You have up to three rolls. The first is made with all six dice, each later one with the pool. As long as there are dice in the pool, you have to make the second and the third roll; stopping early is not possible. If you have a reward waiting, use it first: until then no dice are rolled.
rules-clever-C-11 = From each roll you pick one of the dice just rolled. Place it on your next free die field, and you mark one cell with it straight away (C-20). You cannot pick a die that has no legal mark.
rules-clever-C-12 = Your pick pushes smaller dice away. Of the other dice in *this* roll, each one that shows less than the die you picked goes to the tray. Dice that show the same or more stay in the pool. What counts is the face of the picked die, even in blue, where you cross a sum.
    .example = you pick a blue 2 while white shows 6, and cross the 8. Only dice showing 1 go to the tray.
rules-clever-C-13 = Once you have picked from the third roll, every die that is not on a die field goes to the tray. If the pool is already empty after the first or second roll, you have no more rolls.
rules-clever-C-14 = Sometimes no die of a roll has a legal mark. Then you reroll (C-16) or give the roll up; if you have no reroll left, it is given up for you. A roll you gave up is gone and cannot be rerolled any more. It counts as one of your three. Nothing goes to a die field, nothing goes to the tray, and the next roll uses all the same dice again. If it was your third roll, the dice are cleared to the tray as in C-13.
    .example = only the green die is left for your second roll. It shows 2, and your next green cell wants a 5. Without a reroll this roll is lost, and your third roll is the green die once more.
rules-clever-C-15 = If at least one rolled die has a legal mark, you may not pass: pick one, or reroll.
rules-clever-C-16 = A **reroll** is an action for the active player alone. Between a roll and its pick you may spend one to roll all the dice of that roll again: all of them, not a selection. You may do so as often as you have rerolls. It is still the same roll of your three.
rules-clever-C-17 = When your last roll is settled you may use extra dice (C-30). After that you end your turn.
rules-clever-part-1 = A turn, played through
rules-clever-text-4 = Your purple and orange areas are still empty. You roll white 5, yellow 6, blue 3, green 1, orange 4, purple 3.
rules-clever-move-1 = You pick **purple 3** and write 3 in the first purple cell. Green 1 is lower and goes to the tray. Blue also shows 3, which is not lower, so it stays in the pool with white, yellow and orange.
rules-clever-move-2 = Those four come up white 4, yellow 3, blue 3, orange 5. You pick **white as purple 4**. It follows the 3, because 4 is higher (G-5). Yellow 3 and blue 3 go to the tray. Only orange stays.
rules-clever-move-3 = You roll orange alone and get a 3. You pick **orange 3** and write 3 in the first orange cell. Your rolls are over.
rules-clever-text-5 = The tray now holds green 1, yellow 3 and blue 3 for the passive players. On your die fields lie purple 3, white 4 and orange 3. C-30 continues this turn with two extra dice.

rules-clever-chapter-3 = Marking
rules-clever-C-20 = Use a coloured die in the area of its colour, with the value it shows. White is wild: with its value it can mark any of the five areas.
rules-clever-C-21 = Blue always takes the sum of the **blue and the white die**, never one of them alone. Both count with the face they show at that moment, whether they lie in the pool, on a die field or on the tray, and no matter who picked them. The same holds when you use white as blue. In a single turn you may use the blue die for blue and the white die for blue as well.
    .example = first you pick blue 2 with white showing 5, and cross the 7. White stays in the pool, and your next roll turns it into a 6. You pick it as blue: 2 + 6, so you cross the 8.
rules-clever-C-22 = Green, orange and purple have an arrow: fill them from the left, cell by cell, leaving none out. Yellow and blue are grids: fill them in any order.
rules-clever-C-23 = Rewards arrive the moment you earn them. A reward under a cell is yours when you mark that cell. A reward of a row, a column or the diagonal is yours when you mark the last cell it was missing. Every reward printed on the sheet can be earned one time only.

rules-clever-chapter-4 = The five areas
rules-clever-G-1 = Yellow is a grid. Cross a free cell that shows the die’s value. Each number is there twice, and you choose which of the two you cross. The four crosses printed on the sheet count as already made. Each full column scores the points below it, each full row gives its reward, and so does the full diagonal that falls from the top left to the bottom right (3, 1, 2, 6).
rules-clever-G-2 = Blue is a grid with the sums from 2 to 12. Cross the cell of your sum (C-21). Full rows and full columns give rewards. The number of your crosses decides the points.
rules-clever-G-3 = Green has an arrow. Cross the next cell if your die shows its number or more. The number of your crosses decides the points.
    .example = five green crosses score 15.
rules-clever-G-4 = Orange has an arrow. Write your value in the next cell; if the cell has a multiplier, write the product instead. The area scores the sum of what you wrote.
    .example = you play 5, 2, 3 and 6. The fourth cell doubles, so you write 12 there: 5 + 2 + 3 + 12 = 22.
rules-clever-G-5 = Purple has an arrow. Write your value in the next cell. It has to be higher than the number before it, but behind a 6 any number may come. The area scores the sum.
    .example = 2, 5, 6, 3 is fine and scores 16. After that 3 you need at least a 4.

rules-clever-chapter-5 = Rewards
rules-clever-C-40 = An X or a number is a **mark reward**. You use it immediately, before you do anything else, and you cannot keep it for later. Its mark may earn another reward, and that one another: the whole chain is played out on the spot.
    .example = you cross the last open cell of the top yellow row and earn a blue X. With it you cross the blue 4, which completes 2, 3, 4 and earns an orange 5. Your next orange cell is the fourth, which doubles: you write 10.
rules-clever-C-41 = If you have more than one mark reward waiting, you decide which comes next. One that has no legal mark is gone at once. It could not have been used later either, because cells never become free again.
    .example = your blue 7 completes the row 5, 6, 7, 8 and the column 3, 7, 11 together. Take the yellow X first or the purple 6 first, as you like.
rules-clever-C-42 = With an X in yellow or blue you cross any free cell of that area; its number does not matter. With an X in green you cross the next cell, and its number does not matter either.
rules-clever-C-43 = A number reward is written just like a die with that value. In orange it is multiplied by the cell’s multiplier. In purple the order has to be right, which a 6 always is.
rules-clever-C-44 = A reroll or an extra die is an **action reward**. Circle the next free field on the track of that action. You may use the action right away if it is the moment for it, or save it. Anything earned beyond the end of a track would be lost, but this sheet has no more to give than its tracks can hold.
rules-clever-C-45 = At the end each **fox** is worth as many points as your lowest area. One area with 0 points makes your foxes worth 0.
    .example = your areas are yellow 46, blue 37, green 28, orange 5 and purple 21. Orange is the lowest, so each fox scores 5.
rules-clever-C-46 = A black X is an X for yellow, blue or green. A black 6 is a 6 for orange or purple. You choose between the X and the 6. If just one of the two has a legal mark, you have to take that one. If neither has, the reward is gone.

rules-clever-chapter-6 = Passive players
rules-clever-C-50 = The active player’s rolls are over when the third roll is settled or the pool is empty, and that player has no mark reward waiting. Once over, they stay over. From then on every other player may pick **one** die from the tray and mark it. All passive players do this at the same time and independently of each other. The same die can serve several of them, because the dice themselves are not moved. Meanwhile the active player may already be using extra dice (C-17). Everybody writes on a sheet of their own, so there is no need to wait.
rules-clever-C-51 = You may also decline and pick nothing.
rules-clever-C-52 = Only when **not one** die on the tray has a legal mark for you may you pick a die from the active player’s die fields instead. Declining a die you could use does not give you this choice. If the active player lost all three rolls, the die fields are empty, and there is nothing to pick from them.
rules-clever-C-53 = Passive players can never reroll.
rules-clever-C-54 = The turn is finished when the active player and all the passive players are. You are finished when you say so, or automatically when there is nothing legal left for you to do, but never while you have a mark reward waiting. The dice then go to the next seat.
rules-clever-part-2 = Extra dice
rules-clever-C-30 = An **extra die** is an action for active and passive players. Use it at the end of your own part of the turn. If you are active, that is after your last roll is settled. If you are passive, it is after you picked, declined, or found nothing to pick. Choose any of the six dice, wherever it lies and whether or not it was used before, and mark it with the value it shows. You may continue as long as you have extra dice, but in one turn you can choose each die only once *by this action*. What other players choose does not matter for that, and neither does your normal pick. A die with no legal mark cannot be chosen.
    .example = after the turn above, say you have two extra dice. First you take **white as yellow 4**. White is now spent for further extra dice in this turn, but it still counts for the sum: with the other one you take the blue die and cross **blue 3 + white 4 = 7**.

rules-clever-chapter-7 = Playing alone
rules-clever-C-60 = A solo game has 6 rounds. In each you play an active turn and then a passive turn. For the passive turn all six dice are rolled. The three lowest go to the tray, the other three to the die fields. If dice tie for the last place on the tray, chance decides between the tied ones, and every possible set is equally likely. (At a real table, take the die that lies nearest to the tray.) Now you are an ordinary passive player, with C-50 to C-53 and C-30: you may use extra dice, but not rerolls. If none of the three tray dice fits, C-52 lets you use one of the other three (option `solo_fallback`, on by default). For the rule that an extra die chooses each die once, your passive turn is a new turn.
    .example = you roll 1, 2, 4, 4, 5, 6. The 1 and the 2 go to the tray, and one of the two 4s joins them with equal chances.
    .table =
        option | default | on | off
        `solo_fallback` | on | if no tray die has a legal mark, you may pick one of the other three dice (C-60, C-52) | if no tray die has a legal mark, you pick nothing; extra dice are still allowed

rules-clever-chapter-8 = End and score
rules-clever-C-61 = The last turn of the last round ends the game, once everybody is finished (C-54). In that turn all players can still spend the extra dice they have left. Unused rerolls are worth nothing.
rules-clever-C-62 = Your score is the sum of your five areas, plus the points of your lowest area once for every fox.
    .example = the areas 46, 37, 28, 5 and 21 add up to 137. With two foxes at 5 points each you have 147.
rules-clever-C-63 = The highest score wins. If scores are equal, compare the best single area of each tied player: the higher one is ahead. If these are equal too, the players share the victory. The places further down are decided in the same way.
rules-clever-C-64 = After a solo game your score puts you at one of nine levels. The best is more than 280 points, the lowest is fewer than 140; those between begin at 260, 240, 220, 200, 180, 160 and 140.

rules-clever-chapter-9 = Rulings, and why
rules-clever-R-1 = Must a green die show the cell’s number or more, or the number or less?
    .ruling = The number or more (G-3).
    .why = One Russian text has it the other way round. All other texts, and the sheet itself, ask for at least the number.
rules-clever-R-2 = May a passive player decline?
    .ruling = Yes (C-51).
    .why = The Serbian and Hungarian texts, which follow the official one, put the pick as a choice. What they rule out is declining as a way to get at the active player’s dice (C-52). A Russian fan text rules it out altogether; it is not followed.
rules-clever-R-3 = Which actions may be used in the solo passive turn?
    .ruling = Extra dice, but no rerolls (C-60).
    .why = The Serbian and the official English text exclude rerolls only. The Hungarian sentence that goes further is taken as a slip.
rules-clever-R-4 = Alone, and no tray die fits: may another die be used?
    .ruling = Yes (C-60), unless the option is off.
    .why = The booklet of the third game in the series puts the other three dice on the die fields. C-52 then does the rest.
rules-clever-R-5 = Does an extra die choose each die once in a turn, or once in a round?
    .ruling = Once in a turn (C-30).
    .why = Three of four texts say so.
rules-clever-R-6 = In what order are rewards used that were earned together?
    .ruling = As the player chooses (C-41).
    .why = No text gives an order, and this is the friendliest way to read them.
rules-clever-R-10 = May the active player skip a roll with a usable die in it, or pick a die that cannot be used?
    .ruling = Neither (C-15, C-11).
    .why = The texts only deal with a player who *cannot* use a die.
rules-clever-R-11 = What breaks a tie?
    .ruling = The best single area; after that the victory is shared (C-63).
    .why = The Serbian text, the English text and the Russian text of the following game in the series agree.
rules-clever-R-14 = Where do the dice of a lost roll go?
    .ruling = They stay in the pool (C-14).
    .why = The following game in the series says this outright. The other texts say no more than that the roll counts.
rules-clever-R-15 = Does the active player use extra dice before the passive players pick?
    .ruling = Both happen at the same time (C-50).
    .why = One text puts the active player first. But no player’s sheet affects another’s, so the order makes no difference.
rules-clever-R-16 = Is a number reward multiplied on an orange ×2 or ×3 cell?
    .ruling = Yes (C-43).
    .why = The texts do not mention it, and public programs agree on it.
