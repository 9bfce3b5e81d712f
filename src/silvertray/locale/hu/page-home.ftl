# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = nincs mit kijavítani ({ $seat }): az utolsó lépés óta nem írtak be kockákat
error-phone-not-shared = egy telefonon többen csak valódi kockákkal játszhatnak: válassz valódi kockákat, vagy adj mindenkinek saját helyet
error-names-needed = { $seats } játékos osztozik egy telefonon, de { $names } név van megadva. Mindegyiküknek adj nevet

## What happened

event-correct = { $me ->
        [yes] Kijavítod
       *[no] { $name } kijavítja
    } a kockákat: { $dice }

## Tables with real dice

page-title-real = Valódi asztalnál · { page-name }
page-real = Valódi asztalnál
page-real-what = A saját kockáitokkal dobtok, az oldal pedig mindenkinek a pontozólapja.
page-real-game = Melyik játék
page-real-players = Hányan játszotok
page-real-phones = Hány telefonon
page-real-each = Mindenki a magáén
page-real-one = Mindenki ezen
page-real-each-note = A többiek beolvasnak egy kódot, és mindenki a saját pontozólapját tartja a kezében.
page-real-one-note = A telefon körbejár: mindig a soron lévő játékos pontozólapját mutatja.
page-real-names = A nevetek
page-real-player = { $number }. játékos
page-real-start = Indítás
page-real-invite = Indítás, aztán a kód
page-real-join = Olvasd be a pontozólapodért
page-hand = { $name } kezében a telefon
page-asleep = Nincs kapcsolatban, de semmi sem vész el: { $names }
dice-typed-ask-correct-roll = Mit mutatnak valójában a kockák?
dice-typed-ask-correct-first = Ki kezd?
dice-typed-correct-roll = Kockák javítása
dice-typed-correct-first = Kezdő javítása
dice-typed-keep = Így marad
dice-typed-left = { $count ->
        [one] Még 1 kocka
       *[other] Még { $count } kocka
    }

## The own tables. $when is words such as “2 hours ago”.

page-new-game = Új játék
page-your-turn = Te jössz
page-open-turn = Kör: { $round }/{ $rounds }, { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
page-open-others = Kör: { $round }/{ $rounds }, { $names } jön
page-open-waiting = { $free ->
        [one] 1 szabad hely
       *[other] { $free } szabad hely
    } · { $when }
page-open-over = Vége: { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }

## What came of the own games

page-scores = Statisztikáid
page-scores-none = Fejezz be egy játszmát, és itt megjelennek.
page-scores-more = Bővebben
page-scores-players = { $players ->
        [one] egyedül
       *[other] { $players } játékos
    }
page-scores-short = { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }, átlagosan { $mean } pont, a legjobb { $best }
page-scores-games = Játszma
page-scores-mean = Átlag
page-scores-best = Legjobb
page-scores-wins = Győzelem
page-scores-spread = Hány pontot milyen gyakran értél el; a szaggatott vonal az átlagod
page-scores-from-to = { $least }–{ $most } pont
page-scores-areas = Pontjaid területenként, átlagosan
page-last-games = Legutóbbi játszmák
page-last-games-all = Összes játszma
