# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Dobro

card-J = dzsóker
card-S = Kimaradás
card-R = Irányváltás

## Plays, and what they do to the good number

pair = { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $number }-es
    } pár
joker-alone = dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
joker-with = dzsóker és { $number ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $number }-es
    }
joker-two = két dzsóker { $number ->
        [3] 3-asként
        [5] 5-ösként
        [6] 6-osként
        [8] 8-asként
       *[other] { $number }-esként
    }
effect-none = még nincs jó szám
effect-stays = { $good } marad
effect-doubled = { $good ->
        [6] 6-ra
        [8] 8-ra
        [16] 16-ra
        [18] 18-ra
        [20] 20-ra
        [28] 28-ra
        [36] 36-ra
        [48] 48-ra
       *[other] { $good }-re
    } duplázódik
effect-number = jó{ "\u00A0" }szám{ "\u00A0" }{ $good }
good-none = még nincs: bármilyen lap vagy pár jöhet
good-special-led = { $play } volt a hívás, ezért még nincs: bármilyen lap vagy pár jöhet
good-stays = { $play }: { $good } marad
good-doubled = { $play }, megint { $before }: { $good ->
        [6] 6-ra
        [8] 8-ra
        [16] 16-ra
        [18] 18-ra
        [20] 20-ra
        [28] 28-ra
        [36] 36-ra
        [48] 48-ra
       *[other] { $good }-re
    } duplázódik
good-pair = { $play }: { $good }
good-higher = { $play }, több mint { $before }
good-led = hívás: { $play }

## What is asked

ask-lead = Hívj bármilyen lapot vagy párt:
ask-lead-on = Játssz ki bármilyen lapot vagy párt, vagy vidd az ütést:
ask-reach = Legalább { $good } kell, vagy vidd az ütést:
ask-special = Nincs a kezedben { $good } vagy magasabb szám:
ask-take = Semmid sincs, ami elég lenne ({ $good }):
ask-joker = Melyik szám legyen?
ask-draw-now = Még húznod kell (D-52):
choose-play = kijátszás: { $play }, { $effect }
choose-reverse = kijátszás: { $play }, { $effect }, a játék megfordul
choose-take = az ütés elvitele ({ $count ->
        [one] egy lap
       *[other] { $count } lap
    }), aztán hívás
choose-draw = húzás teli kézig
choose-leave = húzás nélkül, a Feledékeny kártya kockázatával
choose-back = más lapok
choose-group-1 = egy dzsóker, választott számként
choose-group-2 = két dzsóker, választott számként

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, a játék megfordul
news-take = { $name }: az ütés elvitele, { $count ->
        [one] egy lap
       *[other] { $count } lap
    }
news-draws = { $name }: húzás, { $count ->
        [one] egy lap
       *[other] { $count } lap
    }
news-drawn = { $name }: húzás, { $cards }
news-forgot = A Feledékeny kártya új helye: { $name }, elmaradt a húzás a következő lépés előtt (D-54)
news-forgot-again = A Feledékeny kártya helyben marad: { $name }, megint elmaradt a húzás (D-54)

## Rounds

round-over = Vége { $round ->
        [1] az 1.
        [5] az 5.
       *[other] a { $round }.
    } körnek, az utolsó lapot kijátszotta: { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] nincs elvitt lap
        [one] egy elvitt lap
       *[other] { $count } elvitt lap
    }, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
round-seat-forgetful = { $name }: { $count ->
        [0] nincs elvitt lap
        [one] egy elvitt lap
       *[other] { $count } elvitt lap
    }, { $points ->
        [one] egy pont
       *[other] { $points } pont
    }, a Feledékeny kártya miatt eggyel kevesebb (D-71)
round-totals = Állás: { $totals }.
round-total = { $name } { $points }
round-begins = { $round }. kör { $rounds ->
        [3] a 3-ból
        [5] az 5-ből
        [6] a 6-ból
       *[other] a { $rounds }-ből
    }: { $count } lap mindenkinek.
first-player = Kezd: { $name }, { $why }.
first-by-lot = sorsolással (D-12)
first-by-total = a legkevesebb összponttal ({ $points }, D-72)
first-by-cards = magasabb új lapokkal, mert az összpont egyenlő ({ $points }): { $shown } (D-72)
first-by-order = sorban a kört lezáró játékos ({ $closer }) után, mert az összpont egyenlő ({ $points }): { $shown } (D-72)
first-shows = { $name }: { $numbers }

## The table

top-clockwise = órajárás szerint
top-anticlockwise = órajárással szemben
top-deck = { $count ->
        [0] üres pakli
        [one] egy lap a pakliban
       *[other] { $count } lap a pakliban
    }
mark-forgetful = Feledékeny kártya
mark-owes = még húzni kell
mark-shown = megmutatva: { $cards }
table-trick = Ütés:
table-laid = { $name }: { $play }
table-no-trick = még nincs lap
table-good = Jó szám:
table-points = pontok
table-total = össz.
table-hand = kéz
table-taken = elvitt
table-your-hand = A kezed
plain-hand = A kezedben: { $cards }.
plain-turn = soron van
plain-in-hand = { $count ->
        [one] egy lap kézben
       *[other] { $count } lap kézben
    }
plain-taken = { $count ->
        [0] nincs elvitt lap
        [one] egy elvitt lap
       *[other] { $count } elvitt lap
    }
plain-round-points = { $points } pont ({ $round }. kör)
plain-total = { $count ->
        [one] összesen egy pont
       *[other] összesen { $count } pont
    }
plain-no-trick = Az ütés üres.
plain-trick = Az ütés: { $plays }.
plain-laid = { $name }, { $play }
plain-good = A jó szám: { $good } ({ $why }).
plain-no-good = Nincs jó szám ({ $why }).

## The log and the end

log-cards = Sorsolás: { $text }
log-drawn = { $name }: húzás, { $cards }
end-round = { $round }. kör: { $points }
end-tie-points = Döntetlen: előbb { $first }, aztán { $second }, az utolsó kör pontjai szerint, { $better }–{ $worse } (D-81).
end-tie-sums = Döntetlen: előbb { $first }, aztán { $second }, az utolsó körben elvitt számok kisebb összege szerint, { $better }–{ $worse } (D-81).
end-tie-cards = Döntetlen: előbb { $first }, aztán { $second }, az utolsó körben elvitt kevesebb lap szerint, { $better }–{ $worse } (D-81).
end-shared-victory = A győzelem megosztott (D-81).

## Help

help-choice = egy szám: azt választod. Ha a dzsóker számát kérik, azt a számot írd be
help-typed = vagy: play 7, 7 7, J 7, J=11, J J=5, S (Kimaradás), R (Irányváltás), take, draw
help-cards-undo = { $key }: az elvitel visszavonása, amíg nem hívtál; a látott lap látott marad
help-dobro-good = D-22, D-23  Érd el a jó számot. A magasabb lesz az új, az egyenlő duplázza.
help-dobro-pair = D-21, D-32  Két egyforma számú lap az összegét éri.
help-dobro-joker = D-33–D-35  Dzsóker: egyedül 2–12, lap mellett annak párja, kettő is pár.
help-dobro-skip = D-36, D-37  Kimaradás és Irányváltás egyedül bármikor jöhet, a szám marad.
help-dobro-take = D-40–D-42  Mindig elviheted az ütést; utána te hívsz.
help-dobro-draw = D-44  A lépés végén a kéz feltöltődik, amíg tart a pakli.
help-dobro-round = D-60  A kör véget ér, ha valakinek elfogy a lapja.
help-dobro-points = D-70  Pont: egy, és még egy mindenkiért, aki több lapot vitt.
help-dobro-end = D-80  Az utolsó kör után a legtöbb pont nyer.
help-dobro-classic = D-52–D-54, D-71  Húzz, mielőtt a következő lép: aki felejt, pontot veszít.
