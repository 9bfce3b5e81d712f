# The rules of Dobro, in the order in which they are read. The page shows them, and docs/rules/dobro.md is made of them
# by docs/rules/write.py. **Bold**, *stress* and `names` are marked as in Markdown. Rule numbers stay as they are.

rules-dobro-title = Dobro: the rules
rules-dobro-text-1 = Play cards higher and higher on one shared trick, and let another player be the one who has to pick it up. The fewer cards you have collected when a round ends, the more points it brings you. It is for 2 to 6 players.
rules-dobro-text-2 = Every rule has a number, such as D-22. If a move isn’t allowed, you see the number of its rule and can look it up here. Where rulebooks leave a question open or contradict each other, the rulings at the end say how it is played here.
rules-dobro-text-3 = This page calls the good number **N** for short, and it writes **leader** for the player who opens a trick.

rules-dobro-chapter-1 = What is on the table
rules-dobro-D-1 = These words are used throughout. A **trick** is the heap of cards being built in the middle (the Russian rulebook says «кон», the Brazilian one “escalada”). The **good number** («доброе число») is the number you have to reach. Your **score pile** holds what you had to collect in this round, and you want it small. **Points** are what your place in a round earns, and you want many. The **deck** is the face-down stack you draw from. The **limit** is the size of a full hand. Seats are counted clockwise, beginning with 0.
rules-dobro-D-2 = There are 49 number cards, from 2 to 12. There are five each of 2, 3 and 7, six each of 4, 5 and 6, four 8s, and three each of 9, 10, 11 and 12. The Brazilian deck has a sixth 3 and so comes to 50.
rules-dobro-D-3 = Seven more are special cards: three Jokers, two Skips and two Reverses. Together that makes 56. No special card carries a number itself.
rules-dobro-D-4 = The Direction card and the Forgetful card only mark something. They are not part of the deck: you cannot hold them in hand or play them, and no count includes them.
rules-dobro-D-5 = Two cards that look the same are the same; it never matters which of them you use.

rules-dobro-chapter-2 = Getting ready
rules-dobro-D-6 = At least 2 and at most 6 can play.
rules-dobro-D-7 = The limit is 6 cards, or 5 if you are six. It does not change during a game.
rules-dobro-D-8 = Play starts out clockwise, and the Direction card is laid to show it (blue side in the Russian edition, the clockwise side in the Brazilian).
rules-dobro-D-9 = At first the Forgetful card lies in the middle and belongs to no one.
rules-dobro-D-10 = All cards are shuffled and everybody is dealt a full hand. What remains is the deck: 32 cards for two or four players (see D-11 for two), 38 for three, 26 for five or six. With `edition=br` it is larger by one.
rules-dobro-D-11 = Two players do without the Direction card and without both Reverses, which leaves 54 cards. In each round, ten cards of the deck, picked by chance, are set aside unseen. They sit out that round and are shuffled in again for the following one. Here the hands are dealt first and the ten removed afterwards; the other way round, the chances would be just the same.
rules-dobro-D-12 = Chance decides who begins the first round.
rules-dobro-D-13 = You play 3 rounds, unless you chose the long game (D-85). Rounds consist of tricks, and tricks of turns.

rules-dobro-chapter-3 = The good number
rules-dobro-D-20 = A trick opens without an N, which is stored as 0. Everybody can see N at all times. At a real table you would have to call it out; here the program does that for you.
rules-dobro-D-21 = A single card is worth its number. A pair is worth both its numbers **added up**. A Joker is worth whatever it was named.
rules-dobro-D-22 = You may play number cards exactly when they are worth N or more. While there is no N, all number plays are fine.
rules-dobro-D-23 = If your play is worth more than N, that worth is the new N. If it is worth just as much as N, it **doubles**: the new N is twice as high.
    .example = N is 7. A 9 makes it 9, but another 7 makes it 14.
rules-dobro-D-24 = Compare with N and nothing else. What is printed on the uppermost card does not matter (A-1).
    .example = a 6 was played on a 6, so N is 12. A 9 is more than the 6 you see, but it is refused.
rules-dobro-D-25 = Of a pair, only the sum is looked at.
    .example = a pair of 6s on N = 6 makes N 12. That is simply more than 6, and nothing is doubled. The same pair on N = 12 hits it exactly and makes 24.
rules-dobro-D-26 = The values N can have are 2 to 12, then the even numbers 14 to 24, then 28, 32, 36, 40, 44 and 48. It cannot go beyond 48, which takes a pair of 12s on 24.
rules-dobro-D-27 = So this is what helps against N:
    .table =
        N | number plays that are high enough
        none | all
        up to 12 | a single card of N or more; a pair whose sum is N or more
        13 to 24 | a pair whose sum is N or more; at 24 that is a pair of 12s alone, Jokers included, and it makes 48
        above 24 | none: you play Skip or Reverse, or you take

rules-dobro-chapter-4 = Your turn
rules-dobro-D-30 = On your turn you either play (D-31 to D-39) or take the trick and lead a new one (D-40 to D-42). One of the two it has to be; there is no passing.
rules-dobro-part-1 = Playing
rules-dobro-D-31 = You can play one number card by itself.
rules-dobro-D-32 = You can play a pair: two cards with one and the same number. Three of a kind are not allowed, and neither are two numbers that differ.
rules-dobro-D-33 = A Joker played by itself becomes a number from 2 to 12 of your choice, and D-22 and D-23 treat it as such. You may well name N and double it, as long as N is no higher than 12. Above 12 a lone Joker does not help you.
rules-dobro-D-34 = A Joker next to a number card copies that card’s number, so the two are a pair and you have nothing to name. It cannot be joined to Skip or Reverse.
rules-dobro-D-35 = Two Jokers are a pair as well: name a single number from 2 to 12, and both have it. All three at once cannot be played.
rules-dobro-D-36 = Skip is played by itself, whatever N is, and leaves N alone. It is your own play that you skip with it. The next player has a normal turn.
rules-dobro-D-37 = Reverse is played by itself, whatever N is, and leaves N alone. From now on play runs the other way, starting with this very turn: with three or more players, the one who played before you is up again.
rules-dobro-D-38 = You may lead Skip or Reverse (option `lead_specials`, on by default; A-4). There is still no N then, but the card belongs to the trick. So the player after you can play whatever a leader could and, unlike a leader, can also take. Leading with Jokers is always fine. If the option is off, you may lead Skip or Reverse only from a hand in which there is no other kind of card.
rules-dobro-D-39 = When no card lies in the trick, you lead: play one card or one pair, whichever you want. A pair counts its sum here too.
rules-dobro-part-2 = Taking
rules-dobro-D-40 = As soon as a card lies in the trick you may take it, whether or not you could play. If you have no legal play, you must.
rules-dobro-D-41 = An empty trick cannot be taken, so a leader has to play. That is always possible, because until the round is over nobody’s hand is empty.
rules-dobro-D-42 = When you take, the whole trick moves face down to your score pile and N is gone. Your turn is not over yet: **you** now lead the new trick.
rules-dobro-D-43 = What the others get to see must not give away whether you had to take or wanted to.
rules-dobro-part-3 = Drawing, and the next turn
rules-dobro-D-44 = You draw one time per turn, when you have played and the turn is ending, until your hand is at the limit again. Between a take and the lead after it you draw nothing (A-6).
rules-dobro-D-45 = If the deck cannot fill your hand, you get what it still has. Once it is used up, play continues without drawing.
rules-dobro-D-46 = Then it is the turn of your neighbour, on the side to which play is running.
rules-dobro-D-47 = A round cannot last for ever. Each turn takes a card or more out of a hand and onto the table, and no card finds its way back to a hand or the deck. The 56 cards therefore last for 56 turns at the very most; with two players it is 44. (The extra 3 of `edition=br` makes that 57 and 45.)
rules-dobro-part-4 = A trick, played through
rules-dobro-text-4 = Ann, Ben, Cleo and Dan sit clockwise in this order, and play runs clockwise.
rules-dobro-move-1 = Ann leads a **4**. N is 4.
rules-dobro-move-2 = Ben plays a **Joker as 4**. It is worth exactly N, so N doubles to 8.
rules-dobro-move-3 = Cleo plays **4 and 4**. The sum is 8, exactly N once more: N is now 16.
rules-dobro-move-4 = Dan has no pair for that, but he has a **Reverse**. N remains 16, and it is Cleo’s turn again.
rules-dobro-move-5 = Cleo has no pair worth 16 and no special card. She takes: the trick of five cards goes to her score pile. In the same turn she leads a **12** and then draws one card. N is 12, and Ben is next.
rules-dobro-part-5 = When an action is refused
rules-dobro-D-48 = A refusal leaves everything as it was. The reasons are checked from top to bottom, and you get the first one that applies:
    .table =
        order | code | you see it when
        1 | `E_ROUND_OVER` | the round has ended
        2 | `E_NO_DRAW_DUE` | you want to draw but do not owe a draw (for drawing only)
        3 | `E_NOT_YOUR_TURN` | it is another player’s turn
        4 | `E_NOTHING_TO_TAKE` | you want to take, but no card lies in the trick (for taking only)
        5 | `E_UNKNOWN_ACTION` | there is no action of that kind
        6 | `E_CARD_COUNT` | you named neither one card nor two
        7 | `E_NOT_IN_HAND` | you do not hold what you named
        8 | `E_SPECIAL_ALONE` | Skip or Reverse is accompanied by a second card
        9 | `E_JOKER_NUMBER` | you named a number although none of the cards is a Joker
        10 | `E_SPECIAL_LEAD` | you lead Skip or Reverse with `lead_specials` off, and your hand has another kind of card (D-38)
        11 | `E_JOKER_NUMBER` | you named no number for one or two Jokers without a number card; or you named one that lies outside 2 to 12 or differs from the number card next to the Joker (there you need not name any)
        12 | `E_NOT_A_PAIR` | the two numbers differ
        13 | `E_TOO_LOW` | the play is worth less than N
    .after = The first code is what you get from the end of a round until the next is dealt, and after the last round. While the first hands are dealt, or a player is drawing, nobody can play or take either; the code for that is `E_CARDS_FIRST`, and it comes just before the third of the list.

rules-dobro-chapter-5 = Drawing and forgetting
rules-dobro-D-50 = The option `draw` decides how you draw at this table: `draw=auto`, which is the default, or `draw=classic`.
rules-dobro-D-51 = With `draw=auto` your hand is filled for you whenever your turn ends. There is nothing to forget, so the Forgetful card is not used. Board Game Arena does it this way too.
rules-dobro-D-52 = With `draw=classic` you **owe a draw** after each play, provided that the round continues and the deck has a card left. The turn moves on immediately, and as long as you owe the draw you may press Draw. You then get all you are missing, or all the deck has; drawing only a part is not possible.
rules-dobro-D-53 = You have forgotten your draw the moment the next player plays or takes and the action is **accepted**. This is settled first and the action carried out second, so you have forgotten even when that action finishes the round. An attempt that is refused does you no harm.
rules-dobro-D-54 = If you forget, the Forgetful card comes to you, be it from the middle or from another player. If you have it already, nothing more happens. You are rid of it when another player forgets, or when the round is over.
rules-dobro-D-55 = What you forgot to draw has to wait until your own next turn is ending; then you may fill your hand completely. Up to that point you play with what you have.
rules-dobro-D-56 = Once the deck is empty there are no draws to owe, and none to forget.
rules-dobro-D-57 = No rule looks at a clock: the order of accepted actions decides everything, and so a game can be replayed from that order alone. So that a slow connection costs nobody a draw, the server keeps the next player’s action waiting until you have drawn or a grace time is over. That is 3 seconds, unless the table was made with another number from 1 to 10. Bots wait for the grace time to pass before they act, and draw their own cards without delay; an easy bot may be made to forget now and then. If a player is disconnected, the program draws in their place.

rules-dobro-chapter-6 = The end of a round
rules-dobro-D-60 = When your play empties your hand, the round is over on the spot. No one draws or plays any more. You are this round’s **closer**.
rules-dobro-D-61 = A Reverse played as the very last card still turns the direction round, and the next round begins with it that way.
rules-dobro-D-62 = Whatever is left in the open trick or in a hand is put away and is not charged to anyone.
rules-dobro-D-63 = With `draw=auto` no hand can become empty before the deck does. With `draw=classic` it can, if a player forgets again and again. The round is over in that case as well (A-10).
rules-dobro-D-64 = If you take while holding a single card, you have to lead this card, and the round ends with it. The cards you took still count against you.

rules-dobro-chapter-7 = Points, and the next round
rules-dobro-D-70 = For a round you get 1 point, and 1 more for each player whose score pile is truly **larger** than yours. So the largest pile gets 1, and the smallest among n players gets n if nobody shares that place. Equal piles all get the lower number, and the places they use up are not given to others.
    .example = piles of 15, 11, 11 and 6 cards bring 1, 2, 2 and 4 points.
rules-dobro-D-71 = If you hold the Forgetful card at the end of a round, you get 1 point less for it. The lower figure is your result of that round for all purposes: for the total, for who begins next, and for ties. It cannot fall below 0.
rules-dobro-D-72 = The player with the lowest total begins the next round. If several have it, they compare the hands they have **just been dealt**: their highest numbers first, then the next highest, and so on, each card counting by itself. The higher hand begins. Special cards are passed over, since they have no number, and the player who runs out of numbers first has the lower hand. If that settles nothing, start from the closer and go round in the current direction: the first tied player you come to begins, and the closer would be the last to be reached. With `edition=br`, as in the newer Brazilian manual, the hands are not compared and this order decides at once.
    .example = 10, 10, 3 is higher than 10, 9, 9, because the second cards differ.
rules-dobro-D-73 = Play keeps running the way it ran when the round ended.
rules-dobro-D-74 = For the new round the complete deck is shuffled, 56 cards or 54, and dealt as D-10 and D-11 say. Score piles are cleared (D-81 has the exception), the Forgetful card goes back to the middle, and there is no N.

rules-dobro-chapter-8 = The end of the game
rules-dobro-D-80 = When the last round has been scored, the player with the most points in total wins.
rules-dobro-D-81 = If totals are equal, the last round decides: the player who got more points in it is ahead, counted with the deduction of D-71. If that is equal too, add up the numbers in the score piles of that round, with 0 for every special card; the smaller sum is ahead. If even these agree, the victory is shared. For this reason the last round’s piles are not cleared any earlier. With `edition=br` there is one comparison only: the smaller number of cards in the last round’s score pile is ahead, and otherwise the victory is shared.
rules-dobro-D-82 = Places further down are decided by the same comparisons.

rules-dobro-chapter-9 = Other ways to play
rules-dobro-D-85 = The long game has one round for every player. It is there for 4, 5 and 6 players. For three it would be no different from the usual game, and for two it would even be over sooner. Where a rule speaks of the third round, it then means the last one.
rules-dobro-D-86 = With two players D-11 applies and nothing else changes. A round brings one of you 1 point and the other 2, or 1 to each if your piles are equal.

rules-dobro-chapter-10 = Who may see what
rules-dobro-D-90 = Everybody sees the trick with all its cards in order and the numbers the Jokers were given; N, the direction and whose turn it is; how many cards are in each hand, in the deck and in each score pile; the points; who has the Forgetful card; and, with `draw=classic`, who owes a draw.
rules-dobro-D-91 = Your hand is seen by you alone.
rules-dobro-D-92 = How the deck is ordered and which ten cards two players have set aside is known to no one. Of a score pile you see how large it is, but not what is in it. Each of its cards did lie open in a trick, so anyone may keep count, bots included. If a tie comes down to the sums of D-81, the sums of the tied players are shown without their cards.
rules-dobro-D-93 = If hands are compared for D-72, they are shown just as far as a real table would have to: the numbers that were compared, up to the one that made the difference.

rules-dobro-chapter-11 = Rulings, and why
rules-dobro-A-1 = With what is the sum of a pair compared when it comes to doubling: with the good number, or with the figure on the uppermost card?
    .ruling = With the good number (D-24).
    .why = The Russian wording points to the card, but the same text explains the good number as the number of that card and treats pairs with Jokers like any others. Both Brazilian manuals, Board Game Arena and a public program compare with the good number. Read by the letter, a pair that meets an already doubled N would be allowed without changing it, which no other play does.
rules-dobro-A-2 = Is a pair worth its sum or its single number, and what if it is led?
    .ruling = Always the sum (D-21, D-39).
    .why = The example in the Russian rulebook counts a pair by its sum, and the Brazilian manuals have the player call the worth of the whole play.
rules-dobro-A-3 = Does a pair double if each of its cards equals N?
    .ruling = No, N becomes the sum (D-25).
    .why = It is the sum that is compared, and the sum is more than N.
rules-dobro-A-4 = Can a trick be opened with Skip or Reverse?
    .ruling = Yes (D-38), unless `lead_specials` is off.
    .why = The Russian text leaves the first card of a trick free and lists a special card among the ordinary plays. The Brazilian wording speaks of any value, and a public program permits it.
rules-dobro-A-5 = What is N after such an opening?
    .ruling = Still none, so the player who follows may play what a leader may (D-38).
    .why = Skip and Reverse leave N as it is, and so far there was none. Nothing says that the turn would not pass as usual.
rules-dobro-A-6 = Does a player who takes draw before leading, or even end the turn there?
    .ruling = Neither: taking and leading are one turn with one draw at its end (D-42, D-44).
    .why = The Russian list of actions can be read differently, but all rulebooks let the taker open the next trick, and the Russian example continues this way. An extra draw in between would only matter to a player who forgot, and that player has to wait for the end of the turn anyway.
rules-dobro-A-7 = May a leader take a trick that has no cards?
    .ruling = No (D-41).
    .why = Nothing would happen, and it could be repeated without end.
rules-dobro-A-8 = Can a Joker be paired with Skip or Reverse, or can two Skips be a pair?
    .ruling = No (D-34, D-36, D-37).
    .why = These cards have no number, and the Russian rulebook lets nothing else be played along with them.
rules-dobro-A-9 = How can a player forget to draw when a program runs the table?
    .ruling = The program draws (D-51). On request, with `draw=classic`, a draw is forgotten once the next player acts, after a grace time (D-53, D-57).
    .why = Board Game Arena draws automatically. The Russian rule is about a turn that ended without a draw, which `draw=classic` reproduces. A bare timer, or players accusing each other, was not adopted.
rules-dobro-A-10 = With `draw=classic`, does an empty hand end the round although the deck still has cards?
    .ruling = Yes (D-63).
    .why = The Russian rulebook says it twice without a condition. The Brazilian overview and Board Game Arena want the deck empty first. In simulations, refusing to draw on purpose won 1% of the games or less, so there is nothing to gain from it.
rules-dobro-A-11 = Does Reverse still work as the last card of a round?
    .ruling = Yes (D-61).
    .why = Turning the direction is part of playing it.
rules-dobro-A-12 = In a tie for first player, do special cards count, and what if the hands are equal?
    .ruling = They do not count; equal hands are decided by the order after the closer (D-72).
    .why = The Russian rule asks for numbers, and a special card has none. It stops there, but the newer Brazilian manual continues, with this order. `edition` changes it.
rules-dobro-A-13 = Who has the fewest points and begins: by the total or by the last round?
    .ruling = By the total, deductions included (D-72, D-71).
    .why = The Brazilian manual says that the total is meant.
rules-dobro-A-14 = Are the old hands or the new ones compared?
    .ruling = The new ones (D-72).
    .why = The old ones are already put away, and the Russian text deals before it looks for the first player.
rules-dobro-A-15 = How is a tie at the end broken, and what is a Joker worth in it?
    .ruling = As in the Russian rulebook, with 0 for special cards (D-81).
    .why = That text governs, and it adds up what is printed on the cards as numbers. `edition` changes it.
rules-dobro-A-16 = Are there 49 number cards or 50?
    .ruling = 49 (D-2).
    .why = Each edition’s list agrees with its own total, so they are two decks and neither has a misprint. `edition` changes it.
rules-dobro-A-17 = Whose play is skipped by Skip?
    .ruling = That of the player who plays it (D-36).
    .why = In the Russian example the following player moves normally.
rules-dobro-A-18 = In the long game, is the third round still the one that breaks ties?
    .ruling = No, the last round is (D-85).
    .why = That is what the rule is there for.
rules-dobro-A-19 = Is there a long game for 2 or 3 players?
    .ruling = No (D-85).
    .why = It is meant for those who want more rounds, and here they would not get any.
rules-dobro-A-20 = Does everybody know how large the score piles are?
    .ruling = Yes, but not what is in them (D-92).
    .why = The piles lie face down, yet each take happens before everyone’s eyes.
rules-dobro-A-21 = Does the Forgetful card cost its point per trick or per round?
    .ruling = Per round (D-71).
    .why = The Russian rulebook and the newer Brazilian manual agree. The older Brazilian one has a slip here.
rules-dobro-A-22 = Must you play if you can?
    .ruling = No, you may always take a trick that has cards (D-40).
    .why = The rulebook gives not wanting to play as a reason that is as good as not being able to.
rules-dobro-A-23 = If three or more share a place, how many of the following places are dropped?
    .ruling = As many as it takes: piles of 7, 7, 7 and 3 bring 1, 1, 1 and 4 (D-70).
    .why = The Brazilian manuals allow for more than one place to be dropped.
