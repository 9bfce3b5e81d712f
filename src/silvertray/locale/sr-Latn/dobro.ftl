# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Dobro

card-J = džoker
    .acc = džokera
card-S = preskakanje
    .acc = preskakanje
card-R = promena smera
    .acc = promenu smera

## Plays, and what they do to the good number

pair = par { $number }
    .acc = par { $number }
joker-alone = džoker kao { $number }
    .acc = džokera kao { $number }
joker-with = džoker uz { $number }
    .acc = džokera uz { $number }
joker-two = dva džokera kao { $number }
    .acc = dva džokera kao { $number }
effect-none = još nema dobrog broja
effect-stays = ostaje { $good }
effect-doubled = duplira se na { $good }
effect-number = dobar{ "\u00A0" }broj{ "\u00A0" }{ $good }
good-none = još ga nema, može bilo koja karta ili par
good-special-led = { $play } otvara štih, još ga nema, može bilo šta
good-stays = { $play }, ostaje { $good }
good-doubled = { $play } na { $before }, duplira se na { $good }
good-pair = { $play } vredi { $good }
good-higher = { $play } na { $before }, više
good-led = { $play } otvara štih

## What is asked

ask-lead = Otvori bilo kojom kartom ili parom:
ask-lead-on = Igraj bilo koju kartu ili par ili uzmi:
ask-reach = Dostigni bar { $good } ili uzmi:
ask-special = Nijedan tvoj broj ne dostiže { $good }:
ask-take = Ništa u ruci ne dostiže { $good }:
ask-joker = Koji broj želiš?
ask-draw-now = Treba još da vučeš (D-52):
choose-play = igraj { $play_acc }, { $effect }
choose-reverse = igraj { $play_acc }, { $effect }, smer se menja
choose-take = uzmi štih ({ $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }), pa otvori novi
choose-draw = vuci do pune ruke
choose-leave = ne vuci i rizikuj kartu Zaboravko
choose-back = izaberi druge karte
choose-group-1 = džoker sam, kao broj po izboru
choose-group-2 = dva džokera, kao broj po izboru

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, smer se menja
news-take = { $name }: uzet štih, { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
news-draws = { $name }: { $count ->
        [one] izvučena { $count } karta
        [few] izvučene { $count } karte
       *[other] izvučeno { $count } karata
    }
news-drawn = { $name }: izvučeno { $cards }
news-forgot = Karta Zaboravko: { $name }, bez vučenja pre sledećeg poteza (D-54)
news-forgot-again = Karta Zaboravko ostaje: { $name }, opet bez vučenja na vreme (D-54)

## Rounds

round-over = Gotova je runda { $round }, poslednja karta: { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] nijedna uzeta karta
        [one] { $count } uzeta karta
        [few] { $count } uzete karte
       *[other] { $count } uzetih karata
    }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
round-seat-forgetful = { $name }: { $count ->
        [0] nijedna uzeta karta
        [one] { $count } uzeta karta
        [few] { $count } uzete karte
       *[other] { $count } uzetih karata
    }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, minus jedan zbog karte Zaboravko uračunat (D-71)
round-totals = Ukupno: { $totals }.
round-total = { $name } { $points }
round-begins = Počinje runda { $round } od { $rounds }, karata po igraču: { $count }.
first-player = Prvi na potezu: { $name }, { $why }.
first-by-lot = žrebom (D-12)
first-by-total = sa najmanje poena ukupno, { $points } (D-72)
first-by-cards = po jačim novim kartama, jer je nerešeno sa { $points }: { $shown } (D-72)
first-by-order = po redu posle poslednje karte ({ $closer }), jer je nerešeno sa { $points }: { $shown } (D-72)
first-shows = { $name }: { $numbers }

## The table

top-clockwise = u smeru kazaljke
top-anticlockwise = suprotno od kazaljke
top-deck = { $count ->
        [0] špil je prazan
        [one] u špilu { $count } karta
        [few] u špilu { $count } karte
       *[other] u špilu { $count } karata
    }
mark-forgetful = karta Zaboravko
mark-owes = vučenje još sledi
mark-shown = pokazano: { $cards }
table-trick = Štih:
table-laid = { $name }: { $play }
table-no-trick = još bez karata
table-good = Dobar broj:
table-points = poeni
table-total = zbir
table-hand = ruka
table-taken = uzeto
table-your-hand = Tvoja ruka
plain-hand = U tvojoj ruci: { $cards }.
plain-turn = na potezu
plain-in-hand = { $count ->
        [one] { $count } karta u ruci
        [few] { $count } karte u ruci
       *[other] { $count } karata u ruci
    }
plain-taken = { $count ->
        [0] nijedna uzeta
        [one] { $count } uzeta
        [few] { $count } uzete
       *[other] { $count } uzetih
    }
plain-round-points = { $points } u rundi { $round }
plain-total = { $count ->
        [one] ukupno { $count } poen
        [few] ukupno { $count } poena
       *[other] ukupno { $count } poena
    }
plain-no-trick = Štih je prazan.
plain-trick = Štih: { $plays }.
plain-laid = { $name }, { $play }
plain-good = Dobar broj je { $good } ({ $why }).
plain-no-good = Nema dobrog broja ({ $why }).

## The log and the end

log-cards = Žreb: { $text }
log-drawn = { $name }: izvučeno { $cards }
end-round = runda { $round }: { $points }
end-tie-points = Nerešeno: prvo { $first }, zatim { $second }, po poenima poslednje runde, { $better } prema { $worse } (D-81).
end-tie-sums = Nerešeno: prvo { $first }, zatim { $second }, po manjem zbiru brojeva uzetih u poslednjoj rundi, { $better } prema { $worse } (D-81).
end-tie-cards = Nerešeno: prvo { $first }, zatim { $second }, po manjem broju karata uzetih u poslednjoj rundi, { $better } prema { $worse } (D-81).
end-shared-victory = Pobeda se deli (D-81).

## Help

help-choice = broj: izaberi tu mogućnost. Kad se traži broj za džokera, ukucaj taj broj
help-typed = ili: play 7, 7 7, J 7, J=11, J J=5, S (preskakanje), R (smer), take, draw
help-cards-undo = { $key }: vrati uzimanje dok ništa nije otvoreno; viđeno ostaje viđeno
help-dobro-good = D-22, D-23  Dostigni dobar broj. Veći je novi, isti ga duplira.
help-dobro-pair = D-21, D-32  Dve karte istog broja vrede kao njihov zbir.
help-dobro-joker = D-33 do D-35  Džoker: sam od 2 do 12, uz kartu njen par, dva kao par.
help-dobro-skip = D-36, D-37  Preskakanje i promena smera igraju se uvek, same; broj ostaje.
help-dobro-take = D-40 do D-42  Uvek smeš da uzmeš štih; onda otvaraš novi.
help-dobro-draw = D-44  Na kraju poteza ruka se dopunjava dok ima karata u špilu.
help-dobro-round = D-60  Runda se završava čim neko ostane bez karata.
help-dobro-points = D-70  Poeni: jedan, i još jedan za svakog ko je uzeo više karata.
help-dobro-end = D-80  Posle poslednje runde pobeđuje ko ima najviše poena.
help-dobro-classic = D-52 do D-54, D-71  Vuci pre sledećeg igrača: zaborav košta poen.
