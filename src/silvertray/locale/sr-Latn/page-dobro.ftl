# The card table of the page. $me is “yes” where the sentence is about the reader.

cards-you = Ti

## Faces

cards-face-J = Džoker
    .acc = džokera
cards-face-S = Preskakanje
    .acc = preskakanje
cards-face-R = Smer
    .acc = promenu smera

## Around the table

cards-round = Runda { $round } od { $rounds }
cards-deck = Špil { $cards }
cards-deck-label = { $cards ->
        [0] špil je prazan
        [one] u špilu { $cards } karta
        [few] u špilu { $cards } karte
       *[other] u špilu { $cards } karata
    }
cards-around = Igrači po redu
cards-clockwise = u smeru kazaljke
cards-anticlockwise = suprotno od kazaljke
cards-direction = Igra se { $direction }
cards-seat-label = { $name }: { $hand ->
        [one] { $hand } karta u ruci
        [few] { $hand } karte u ruci
       *[other] { $hand } karata u ruci
    }, uzeto { $pile }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
cards-own-label = Tvoj rezultat: uzeto { $pile }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
cards-taken = uzeto
cards-points = poeni
cards-to-play = na potezu
cards-forgetful = Zaboravko
cards-forgetful-why = Karte nisu izvučene na vreme. To je poen manje u ovoj rundi, osim ako i neko drugi zaboravi.
cards-owes = vuče…
cards-owes-why = Još nije vučeno
cards-away = nije tu
cards-stand-in = igra bot
cards-shown = pokazano: { $cards }
cards-shown-why = Nerešeno za prvi potez: upoređene su najveće karte

## The trick

cards-trick = Štih
cards-good = dobar broj
cards-good-label = Dobar broj je { $good }
cards-good-none = Još nema dobrog broja
cards-how-empty = još nema broja, može svaka karta
cards-how-number = { $what } vredi { $good }
cards-how-led = { $what } otvara štih
cards-how-beats = { $what } bije { $before }
cards-how-doubled = { $what } na { $before }, duplira se na { $good }
cards-how-stays = { $what }, ostaje { $good }
cards-how-none = { $what }, još nema broja
cards-what-single = { $number }
cards-what-pair = Par { $number }
    .acc = par { $number }
cards-what-joker = Džoker kao { $number }
    .acc = džokera kao { $number }
cards-what-joker-pair = Džoker i { $number }
    .acc = džokera i { $number }
cards-what-jokers = Dva džokera kao { $number }
    .acc = dva džokera kao { $number }
cards-story = Štih, karta po karta
cards-story-open = Pogledaj ceo štih: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    }
cards-story-empty = Još niko nije igrao.

## What happened

cards-did-play = { $me ->
        [yes] Igraš
       *[no] { $who } igra
    } { $what_acc }
cards-laid-single = { $number }
cards-laid-pair = par { $number }
    .acc = par { $number }
cards-laid-joker = džoker kao { $number }
    .acc = džokera kao { $number }
cards-laid-joker-pair = džoker uz { $number }
    .acc = džokera uz { $number }
cards-laid-jokers = dva džokera kao { $number }
    .acc = dva džokera kao { $number }
cards-did-take = { $me ->
        [yes] Uzimaš
       *[no] { $who } uzima
    } štih{ $cards ->
        [0] { "" }
        [one] {" "}({ $cards } karta)
        [few] {" "}({ $cards } karte)
       *[other] {" "}({ $cards } karata)
    }
cards-did-draw = { $me ->
        [yes] Vučeš
       *[no] { $who } vuče
    }
cards-news-good = Dobar broj { $good }.

## What is asked

cards-ask-lead = Otvaraš: igraj šta hoćeš
cards-ask-play = Na potezu si: igraj ili uzmi štih
cards-ask-must-take = Ništa u ruci ne ide: uzmi štih
cards-ask-draw = Vuci odmah, sledeći može biti brži
cards-wait = Čeka se: { $names }
cards-wait-cards = Dele se karte…
cards-over = Igra je gotova
cards-and = { $first } i { $second }

## The own hand

cards-hand = Tvoja ruka: strelice pomeraju, Enter bira i igra, Escape poništava
cards-hand-of = Ruka: { $name }
cards-card-label = { $face }{ $state ->
        [chosen] , izabrano
        [partner] , ide uz izabranu kartu
        [dim] , sada ne može
       *[plain] { "" }
    }
cards-seen-label = { $label }, svi vide

## Choosing

cards-play = Igraj { $what_acc }
cards-arrow-good = dobar broj { $good }
cards-arrow-stays = ostaje { $good }
cards-arrow-none = još nema broja
cards-play-label = { $what } ({ $then })
cards-take = Uzmi { $cards ->
        [one] { $cards }{ "\u00A0" }kartu
        [few] { $cards }{ "\u00A0" }karte
       *[other] { $cards }{ "\u00A0" }karata
    }
cards-draw = Vuci
cards-undo = Vrati
cards-also = ili kao par
cards-also-partner = Samo kao par
cards-name-joker = Džoker vredi kao…
cards-name-jokers = Oba džokera vrede kao…
cards-two-jokers = dva džokera, pa izaberi broj
cards-choose-card = Izaberi kartu
cards-choose-number = Izaberi broj
cards-choose-number-or = Broj ili karta sa +
cards-choose-partner = Dodaj kartu

## The end of a round

cards-round-over = Runda { $round } je gotova
cards-round-closer = { $me ->
        [yes] Poslednja karta je bila tvoja.
       *[no] Poslednju kartu igra { $who }.
    }
cards-round-player = Igrač
cards-round-cards = Uzeto
cards-round-short = R{ $round }
cards-round-total = Zbir
cards-round-starts = { $me ->
        [yes] Rundu { $round } počinješ ti.
       *[no] Rundu { $round } počinje { $who }.
    }
cards-round-compared = Nerešeno za prvi potez ({ $names }), pa su pokazane najveće karte.
cards-round-on = Dalje
cards-scores = Poeni po rundama
cards-scores-open = Poeni
