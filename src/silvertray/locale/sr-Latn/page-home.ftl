# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = nema šta da se ispravi ({ $seat }): od poslednjeg poteza kockice nisu upisane
error-phone-not-shared = više igrača može da deli telefon samo za stolom sa pravim kockicama: izaberi prave kockice ili daj svakome svoje mesto
error-names-needed = igrača na telefonu ima { $seats }, a imena { $names }: navedi po jedno za svakog

## What happened

event-correct = { $me ->
        [yes] Ispravljaš
       *[no] { $name } ispravlja
    } kockice: { $dice }

## Tables with real dice

page-title-real = Za pravim stolom · { page-name }
page-real = Za pravim stolom
page-real-what = Vi bacate svoje kockice, a stranica je listić za sve.
page-real-game = Koja igra
page-real-players = Koliko vas igra
page-real-phones = Koliko telefona imate
page-real-each = Svako na svom
page-real-one = Svi na ovom
page-real-each-note = Ostali skeniraju kod, i svako ima svoj listić u ruci.
page-real-one-note = Telefon ide u krug: pokazuje listić onoga ko je na potezu.
page-real-names = Vaša imena
page-real-player = Igrač { $number }
page-real-start = Počni
page-real-invite = Počni, pa pokaži kod
page-real-join = Skeniraj za svoj listić
page-hand = Telefon drži { $name }
page-asleep = Nisu tu, ništa se ne gubi: { $names }
dice-typed-ask-correct-roll = Šta kockice zaista pokazuju?
dice-typed-ask-correct-first = Ko počinje?
dice-typed-correct-roll = Pogrešne kockice?
dice-typed-correct-first = Počinje neko drugi?
dice-typed-keep = Ostavi tako
dice-typed-left = { $count ->
        [one] Još { $count } kockica
        [few] Još { $count } kockice
       *[other] Još { $count } kockica
    }

## The own tables. $when is words such as “2 hours ago”.

page-new-game = Nova partija
page-your-turn = Na potezu si
page-open-turn = Runda { $round } od { $rounds }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
page-open-others = Runda { $round } od { $rounds }, čeka se: { $names }
page-open-waiting = { $free ->
        [one] { $free } slobodno mesto
        [few] { $free } slobodna mesta
       *[other] { $free } slobodnih mesta
    } · { $when }
page-open-over = Završeno: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }

## What came of the own games

page-scores = Kako igraš
page-scores-none = Završi partiju, pa ovde vidi kako je prošla.
page-scores-more = Još o tome
page-scores-players = { $players ->
        [1] solo
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
page-scores-short = { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, prosek { $mean }, najviše { $best }
page-scores-games = Partije
page-scores-mean = Prosek
page-scores-best = Najbolje
page-scores-wins = Pobede
page-scores-spread = Raspodela tvojih poena; isprekidana linija je tvoj prosek
page-scores-from-to = { $least } do { $most } poena
page-scores-areas = Poeni po oblastima, u proseku
page-last-games = Poslednje partije
page-last-games-all = Sve partije
