# Colours, rewards and other words that every screen of the dice games shares.

game-clever = Ganz schön clever
game-twice = Doppelt so clever

# With the article, as nothing but ezüst wants “az”: `the` is “a sárga”, `acc` “a sárgát”, `into` “a sárgába”.
colour-white = fehér
    .the = a fehér
    .acc = a fehéret
    .into = a fehérbe
colour-black = fekete
    .the = a fekete
    .acc = a feketét
    .into = a feketébe
colour-yellow = sárga
    .the = a sárga
    .acc = a sárgát
    .into = a sárgába
colour-blue = kék
    .the = a kék
    .acc = a kéket
    .into = a kékbe
colour-green = zöld
    .the = a zöld
    .acc = a zöldet
    .into = a zöldbe
colour-orange = narancs
    .the = a narancs
    .acc = a narancsot
    .into = a narancsba
colour-purple = lila
    .the = a lila
    .acc = a lilát
    .into = a lilába
colour-silver = ezüst
    .the = az ezüst
    .acc = az ezüstöt
    .into = az ezüstbe
colour-pink = rózsaszín
    .the = a rózsaszín
    .acc = a rózsaszínt
    .into = a rózsaszínbe

# One letter a colour: it stands on the dice, so that they read without colour.
letter-white = F
letter-black = { "" }
letter-yellow = S
letter-blue = K
letter-green = Z
letter-orange = N
letter-purple = L
letter-silver = E
letter-pink = R

reward-reroll = újradobás
reward-return = visszahozás
reward-extra = plusz kocka
reward-fox = róka
reward-x = { $colour } X
reward-n = { $colour } { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $number }-es
    }
reward-any = { $colour } ?
reward-black = fekete X vagy 6

# Rewards as they are printed on the sheet: at most four characters, and nothing that looks like points.
sign-reroll = ↻
sign-return = ←K
sign-extra = +K
sign-fox = róka
sign-x = X{ $letter }
sign-n = { $number }{ $letter }
sign-any = ?{ $letter }
sign-black = X/6

comma = ,{" "}

# Solo bands, the best first (C-64).
rating-clever-1 = Ha te játszol, a rókák jegyzetelnek. Ennél jobb nincs.
rating-clever-2 = Kimagasló! Taníthatnád.
rating-clever-3 = Igazán okos játék. A láncok akkor jöttek, amikor kellettek.
rating-clever-4 = Erős játszma. Kevesen tudnak jobbat.
rating-clever-5 = Szép játék. Megvan a kétszáz.
rating-clever-6 = Jó játszma. Még egy-két róka, és szárnyalsz.
rating-clever-7 = Rendes munka. Hagyd, hogy a bónuszok dolgozzanak érted, és gyorsan feljebb jutsz.
rating-clever-8 = Biztató kezdet. Figyeld, melyik mező mit hoz magával.
rating-clever-9 = A kockák tartoznak neked. Próbáld újra!

rating-twice-1 = Tiéd az ezüsttálca. Senki sincs a közeledben.
rating-twice-2 = Háromszáz és még több. Mesteri, az első karikától az utolsó X-ig.
rating-twice-3 = Tényleg kétszer olyan okos. Mindent előre láttál.
rating-twice-4 = Kiváló. A láncaid maguktól futottak.
rating-twice-5 = Erős játszma. Nem sokan jutnak idáig.
rating-twice-6 = Szép játék. Még egy róka, és fent vagy a csúcson.
rating-twice-7 = Jó. Megvan a kétszáz.
rating-twice-8 = Rendes munka. Ügyelj a leggyengébb területedre, az eteti a rókákat.
rating-twice-9 = Korrekt játszma. A karika ígéret: húzd is ki.
rating-twice-10 = Kezdetnek jó. Érd el, hogy minden ? újabbat hozzon.
rating-twice-11 = A kockák tartoznak neked. Hozd vissza őket, és próbáld újra!
