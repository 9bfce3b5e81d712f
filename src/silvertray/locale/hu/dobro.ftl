# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Dobro

card-J = dzsóker
card-S = passz
card-R = fordító

## Plays, and what they do to the good number

pair = { $number }+{ $number } pár
joker-alone = dzsóker mint { $number }
joker-with = dzsóker + { $number }
joker-two = két dzsóker mint { $number }
effect-none = még nincs jó szám
effect-stays = marad { $good }
effect-doubled = duplázva { $good }
effect-number = jó{ "\u00A0" }szám{ "\u00A0" }{ $good }
good-none = még nincs: bármilyen lap vagy pár jöhet
good-special-led = hívás: { $play }. Még nincs, bármilyen lap vagy pár jöhet
good-stays = { $play }: marad { $good }
good-doubled = { $play }, előtte { $before }: duplázva { $good }
good-pair = { $play }: { $good }
good-higher = { $play }, előtte { $before }: magasabb
good-led = hívás: { $play }

## What is asked

ask-lead = Hívj bármilyen lapot vagy párt:
ask-lead-on = Játssz ki bármilyen lapot vagy párt, vagy vidd:
ask-reach = Legalább ennyi kell: { $good }, vagy vidd:
ask-special = Egyik számod sem éri el: { $good }
ask-take = Semmi sem éri el a kezedben: { $good }
ask-joker = Melyik szám legyen?
ask-draw-now = Még húznod kell (D-52):
choose-play = kijátszás: { $play }, { $effect }
choose-reverse = kijátszás: { $play }, { $effect }, irányváltás
choose-take = vidd az ütést ({ $count ->
        [one] egy lap
       *[other] { $count } lap
    }), aztán hívj
choose-draw = húzz tele kézig
choose-leave = ne húzz, vállalva a Feledékeny kártyát
choose-back = más lapok
choose-group-1 = egy dzsóker, választott számként
choose-group-2 = két dzsóker, választott számként

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, irányváltás
news-take = { $name }: elvitt ütés, { $count ->
        [one] egy lap
       *[other] { $count } lap
    }
news-draws = { $name }: { $count ->
        [one] egy húzott lap
       *[other] { $count } húzott lap
    }
news-drawn = { $name }: húzott lap: { $cards }
news-forgot = Feledékeny kártya: { $name }, nem volt húzás a következő lépés előtt (D-54)
news-forgot-again = Feledékeny kártya marad: { $name }, megint nem volt húzás időben (D-54)

## Rounds

round-over = { $round }. kör: vége, az utolsó lap: { $name } (D-60).
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
round-begins = { $round }/{ $rounds }. kör: { $count } lap mindenkinek.
first-player = Kezd: { $name }, { $why }.
first-by-lot = sorsolással (D-12)
first-by-total = a legkevesebb összponttal, { $points } (D-72)
first-by-cards = a magasabb új lapokkal, mert döntetlen az állás ({ $points }): { $shown } (D-72)
first-by-order = sorban az utolsó lap után ({ $closer }), mert döntetlen az állás ({ $points }): { $shown } (D-72)
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
mark-shown = mutatva: { $cards }
table-trick = Ütés:
table-laid = { $name }: { $play }
table-no-trick = még nincs lap
table-good = Jó szám:
table-points = pontok
table-total = össz.
table-hand = kéz
table-taken = vitt
table-your-hand = A kezed
plain-hand = A kezedben: { $cards }.
plain-turn = soron
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
log-drawn = { $name }: húzott lap: { $cards }
end-round = { $round }. kör: { $points }
end-tie-points = Döntetlen: előbb { $first }, aztán { $second }, az utolsó kör pontjai szerint, { $better }–{ $worse } (D-81).
end-tie-sums = Döntetlen: előbb { $first }, aztán { $second }, az utolsó körben elvitt számok kisebb összege szerint, { $better }–{ $worse } (D-81).
end-tie-cards = Döntetlen: előbb { $first }, aztán { $second }, az utolsó körben elvitt kevesebb lap szerint, { $better }–{ $worse } (D-81).
end-shared-victory = A győzelem megosztott (D-81).

## Help

help-choice = egy szám: azt választod. Ha a dzsóker számát kérik, azt a számot írd be
help-typed = vagy: play 7, 7 7, J 7, J=11, J J=5, S (passz), R (fordító), take, draw
help-cards-undo = { $key }: vitel visszavonása, amíg nem hívtál; amit láttatok, láttátok
help-dobro-good = D-22, D-23  Érd el a jó számot. A magasabb lesz az új, az egyenlő duplázza.
help-dobro-pair = D-21, D-32  Két egyforma számú lap az összegét éri.
help-dobro-joker = D-33–D-35  Dzsóker: egyedül 2–12, lap mellett annak párja, kettő is pár.
help-dobro-skip = D-36, D-37  A passz és a fordító egyedül bármikor jöhet, a szám marad.
help-dobro-take = D-40–D-42  Mindig elviheted az ütést; utána te hívsz.
help-dobro-draw = D-44  A lépés végén a kéz feltöltődik, amíg tart a pakli.
help-dobro-round = D-60  A kör véget ér, ha valakinek elfogy a lapja.
help-dobro-points = D-70  Pont: egy, és még egy mindenkiért, aki több lapot vitt.
help-dobro-end = D-80  Az utolsó kör után a legtöbb pont nyer.
help-dobro-classic = D-52–D-54, D-71  Húzz, mielőtt a következő lép: a feledés egy pont.
