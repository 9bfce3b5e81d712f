# Colours, rewards and other words shared by all screens of the dice games.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

colour-white = white
colour-black = black
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-silver = silver
colour-pink = pink

# One letter per colour. It is shown on the dice, for people who can't tell the colours apart.
letter-white = W
letter-black = { "" }
letter-yellow = Y
letter-blue = B
letter-green = G
letter-orange = O
letter-purple = P
letter-silver = S
letter-pink = P

reward-reroll = reroll
reward-return = return
reward-extra = extra die
reward-fox = fox
reward-x = { $colour } X
reward-n = { $colour } { $number }
reward-any = { $colour } ?
reward-black = black X or 6

# Rewards as printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←D
sign-extra = +D
sign-fox = fox
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo levels, best first (C-64).
rating-clever-1 = Foxes take notes when you play. It doesn’t get better than this.
rating-clever-2 = Outstanding! You could teach this.
rating-clever-3 = Really clever. The chains came when you called them.
rating-clever-4 = A strong game. Few do better.
rating-clever-5 = Well played. You’ve cracked two hundred.
rating-clever-6 = A good game. One or two more foxes and you’ll fly.
rating-clever-7 = Solid. Let the rewards work for you and your score will climb fast.
rating-clever-8 = A fair start. Watch what each mark earns you.
rating-clever-9 = The dice owe you one. Try again!

rating-twice-1 = The silver tray is yours. No one comes close.
rating-twice-2 = More than three hundred. Masterly, from the first circle to the last cross.
rating-twice-3 = Doubly clever indeed. You saw it all coming.
rating-twice-4 = Excellent. Your chains ran like clockwork.
rating-twice-5 = A strong game. Not many get this far.
rating-twice-6 = Well played. One more fox and you’re up there.
rating-twice-7 = Good. You’ve cracked two hundred.
rating-twice-8 = Solid. Look after your weakest area: it feeds the foxes.
rating-twice-9 = A fair game. Circles are promises: cross them.
rating-twice-10 = A start. Let each ? earn you the next.
rating-twice-11 = The dice owe you one. Bring them back and try again!
