# Colours, rewards and other words that every screen of the dice games shares.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

# Colours are nouns here: they name dice and areas, and need no ending.
colour-white = Weiß
colour-black = Schwarz
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-purple = Lila
colour-silver = Silber
colour-pink = Rosa

# One letter a colour: it stands on the dice, so that they read without colour.
# Gelb and Grün begin alike: green takes the letter that only it has.
letter-white = W
letter-black = { "" }
letter-yellow = G
letter-blue = B
letter-green = Ü
letter-orange = O
letter-purple = L
letter-silver = S
letter-pink = R

reward-reroll = Nachwürfeln
reward-return = Rückholaktion
reward-extra = Zusatzwürfel
reward-fox = Fuchs
reward-x = { $colour } X
reward-n = { $colour } { $number }
reward-any = { $colour } ?
reward-black = Schwarz X oder 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←W
sign-extra = +W
sign-fox = F
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-clever-1 = Wenn du spielst, schreiben die Füchse mit. Besser geht es nicht.
rating-clever-2 = Überragend! Du könntest Unterricht geben.
rating-clever-3 = Richtig clever. Deine Ketten kamen wie gerufen.
rating-clever-4 = Eine starke Partie. Besser sind nur wenige.
rating-clever-5 = Gut gespielt. Die 200 sind geknackt.
rating-clever-6 = Eine gute Partie. Noch ein, zwei Füchse und du hebst ab.
rating-clever-7 = Solide. Lass die Boni für dich arbeiten, dann geht es steil nach oben.
rating-clever-8 = Ein ordentlicher Anfang. Achte darauf, was jedes Kreuz mitbringt.
rating-clever-9 = Die Würfel schulden dir was. Gleich noch einmal!

rating-twice-1 = Das Silbertablett gehört dir. An dich kommt keiner heran.
rating-twice-2 = Dreihundert und mehr. Meisterhaft, vom ersten Kreis bis zum letzten Kreuz.
rating-twice-3 = Wirklich doppelt clever. Du hast alles kommen sehen.
rating-twice-4 = Ausgezeichnet. Deine Ketten liefen wie von selbst.
rating-twice-5 = Eine starke Partie. So weit kommen nicht viele.
rating-twice-6 = Gut gespielt. Noch ein Fuchs und du bist ganz oben dabei.
rating-twice-7 = Gut. Die 200 sind geknackt.
rating-twice-8 = Solide. Denk an deinen schwächsten Bereich, er füttert die Füchse.
rating-twice-9 = Eine ordentliche Partie. Kreise sind Versprechen: Kreuz sie an.
rating-twice-10 = Ein Anfang. Jedes ? sollte dir das nächste einbringen.
rating-twice-11 = Die Würfel schulden dir was. Hol sie zurück und versuch es noch einmal!
