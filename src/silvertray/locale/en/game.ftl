# Colours, rewards and other words that every screen of the dice games shares.

game-clever = Ganz schön clever

colour-white = white
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple

# One letter a colour: it stands on the dice, so that they read without colour.
letter-white = W
letter-yellow = Y
letter-blue = B
letter-green = G
letter-orange = O
letter-purple = P

reward-reroll = reroll
reward-extra = extra die
reward-fox = fox
reward-x = { $colour } X
reward-n = { $colour } { $number }
reward-black = black X or 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-extra = +D
sign-fox = fox
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-1 = Foxes take notes when you play. It does not get better than this.
rating-2 = Outstanding! You could teach this.
rating-3 = Really clever. The chains came when you called them.
rating-4 = A strong game. Few do better.
rating-5 = Well played. The two hundred are yours.
rating-6 = A good game. A fox or two more and you fly.
rating-7 = Solid. Let the rewards work for you and it climbs fast.
rating-8 = A fair start. Watch what each mark brings along.
rating-9 = The dice owe you one. Try again!
