# Colours, rewards and other words that every screen of the dice games shares.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

# Colours are feminine, as dice (kockica) and areas (oblast) are. Forms: acc uzmi žutu; loc u žutoj; masc žuti X, žuti red;
# ins uzmi žutom, which is also u žutom redu.
colour-white = bela
    .acc = belu
    .loc = beloj
    .masc = beli
    .ins = belom
colour-black = crna
    .acc = crnu
    .loc = crnoj
    .masc = crni
    .ins = crnom
colour-yellow = žuta
    .acc = žutu
    .loc = žutoj
    .masc = žuti
    .ins = žutom
colour-blue = plava
    .acc = plavu
    .loc = plavoj
    .masc = plavi
    .ins = plavom
colour-green = zelena
    .acc = zelenu
    .loc = zelenoj
    .masc = zeleni
    .ins = zelenom
colour-orange = narandžasta
    .acc = narandžastu
    .loc = narandžastoj
    .masc = narandžasti
    .ins = narandžastom
colour-purple = ljubičasta
    .acc = ljubičastu
    .loc = ljubičastoj
    .masc = ljubičasti
    .ins = ljubičastom
colour-silver = srebrna
    .acc = srebrnu
    .loc = srebrnoj
    .masc = srebrni
    .ins = srebrnom
colour-pink = roze
    .acc = roze
    .loc = roze
    .masc = roze
    .ins = roze

# One letter a colour: it stands on the dice, so that they read without colour.
letter-white = B
letter-black = { "" }
letter-yellow = Ž
letter-blue = P
letter-green = E
letter-orange = N
letter-purple = U
letter-silver = S
letter-pink = R

reward-reroll = ponovno bacanje
    .acc = ponovno bacanje
reward-return = povratak
    .acc = povratak
reward-extra = dodatna kockica
    .acc = dodatnu kockicu
reward-fox = lisica
    .acc = lisicu
reward-x = { $colour_masc } X
    .acc = { $colour_masc } X
reward-n = { $colour } { $number }
    .acc = { $colour_acc } { $number }
reward-any = { $colour_masc } ?
    .acc = { $colour_masc } ?
reward-black = crni X ili crna 6
    .acc = crni X ili crnu 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←K
sign-extra = +K
sign-fox = lija
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-clever-1 = Kad ti igraš, lisice hvataju beleške. Bolje od ovoga ne može.
rating-clever-2 = Izvanredno! Mogao bi se po tebi pisati udžbenik.
rating-clever-3 = Baš pametno. Lanci su dolazili čim ih pozoveš.
rating-clever-4 = Jaka partija. Malo ko ume bolje.
rating-clever-5 = Dobro odigrano. Dvesta poena je tvoje.
rating-clever-6 = Dobra partija. Još koja lisica i letiš.
rating-clever-7 = Solidno. Pusti bonuse da rade za tebe i brzo će rasti.
rating-clever-8 = Pristojan početak. Pazi šta svako polje nosi sa sobom.
rating-clever-9 = Kockice ti duguju. Probaj ponovo!

rating-twice-1 = Srebrni tanjir je tvoj. Niko ti nije ni blizu.
rating-twice-2 = Trista i više. Majstorski, od prvog kruga do poslednjeg krstića.
rating-twice-3 = Zaista dvostruko pametno. Sve ti je bilo jasno unapred.
rating-twice-4 = Odlično. Tvoji lanci su išli sami od sebe.
rating-twice-5 = Jaka partija. Malo ko stigne dovde.
rating-twice-6 = Dobro odigrano. Još jedna lisica i pri vrhu si.
rating-twice-7 = Dobro. Dvesta poena je tvoje.
rating-twice-8 = Solidno. Pazi na najslabiju oblast, ona hrani lisice.
rating-twice-9 = Pristojna partija. Krugovi su obećanja: precrtaj ih.
rating-twice-10 = Početak. Neka ti svaki ? donese sledeći.
rating-twice-11 = Kockice ti duguju. Vrati ih i probaj ponovo!
