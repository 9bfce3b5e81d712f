# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = takva pozicija za vežbanje ne postoji
error-not-an-answer = u ovoj poziciji ne može da se odigra „{ $text }”

page-title-practise = Vežbanje · { page-name }
page-practise = Vežbanje
page-practise-what = Pozicije u kojima ima šta da se nađe. Trener kaže koliko je izbor dobar i zašto.
page-practise-mistakes = Tvoje greške
page-practise-mistakes-what = Pozicije iz tvojih partija koje su najviše koštale. Kad neku rešiš, vraća se posle 1, 3, 7 i 21 dana, dok je ne naučiš.
page-practise-puzzles = Zagonetke
page-practise-puzzles-what = Pozicije iz partija botova. Jedan izbor je jasno najbolji, i to nije onaj s najviše poena odmah.
page-practise-due = { $due ->
        [0] sada ništa
        [one] { $due } pozicija
        [few] { $due } pozicije
       *[other] { $due } pozicija
    }
page-practise-later = { $later ->
        [one] { $later } se vraća kasnije
        [few] { $later } se vraćaju kasnije
       *[other] { $later } se vraća kasnije
    }
page-practise-learnt = { $learnt ->
        [one] { $learnt } je naučena
        [few] { $learnt } su naučene
       *[other] { $learnt } je naučeno
    }
page-practise-looking = { $games ->
        [one] Trener treba da pogleda još { $games } tvoju partiju.
        [few] Trener treba da pogleda još { $games } tvoje partije.
       *[other] Trener treba da pogleda još { $games } tvojih partija.
    }
page-practise-empty = Ovde još nema šta da se vežba. Odigraj partiju do kraja, pa će trener potražiti šta je moglo bolje.
page-practise-all-done = To je sve za danas.
page-practise-back = Nazad na izbor
page-practise-ask = Šta je ovde najbolje?
page-practise-thinks = Trener razmišlja…
page-practise-best = Bolje ne može!
page-practise-good = Dobro: skoro da nema boljeg.
page-practise-close = Ne baš: to košta { $loss }.
page-practise-wrong = Ima bolje: ovo košta { $loss }.
page-practise-loss-points = { $loss } poena
page-practise-loss-chances = { $loss } šanse za pobedu
page-practise-chose = Tvoj izbor: { $move }
page-practise-played = U partiji je odigrano: { $move }
page-practise-again = Vraća se { $when }.
page-practise-known = Ovo je naučeno: više se ne vraća.
page-practise-next = Dalje
page-practise-in-game = Pogledaj u partiji

## How one plays

page-scores-levels = Raspodela tvojih poena; označeni su proseci, tvoj i botova
page-scores-course = Poslednje partije: poeni i poeni bez sreće
page-scores-course-score = poeni
page-scores-course-adjusted = bez sreće
page-scores-course-game = Partija { $number }
page-scores-course-unseen = { $games ->
        [one] Trener još nije pogledao { $games } od ovih partija; pogledaće je dok vežbaš.
        [few] Trener još nije pogledao { $games } od ovih partija; pogledaće ih dok vežbaš.
       *[other] Trener još nije pogledao { $games } od ovih partija; pogledaće ih dok vežbaš.
    }
page-scores-loss = Propušteno
page-scores-areas-expert = Uspravna crtica je prosek stručnjaka.
page-scores-area-both = { $mean }, stručnjak { $expert }
