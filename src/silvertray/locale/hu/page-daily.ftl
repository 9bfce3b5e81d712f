# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = mások még nem játszották le ezeket a kockákat: játszd le előbb, vagy gyere vissza, ha vége a napnak
error-already-tried = ezeket a kockákat már lejátszottad: mindenkinek egy próbája van
error-contest-closed = ezeket a kockákat csak a saját napjukon lehet játszani
error-no-such-contest = nincsenek ilyen kockák: ellenőrizd a linket
error-contest-alone = ezeket a kockákat senki sem játszhatja le helyetted: folytasd, vagy add fel
error-no-try-open = itt nincs mit feladnod
error-not-for-contest = csak olyan játszmát adhatsz tovább barátoknak, amelyet az elejétől egyedül vagy botok ellen játszottál

## On the first page

page-contest-today = { $kind ->
        [both] A mai kockák és lapok
        [cards] A mai lapok
       *[dice] A mai kockák
    }
page-contest-today-what = Mindenkinek ugyanazok, fejenként egy próba
page-contest-open = Még nem játszottad
page-contest-playing = A közepén tartasz
page-contest-done = { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }, { $place }. hely, összesen { $finished }
page-contest-given-up = Feladtad
page-contest-late = Későn ért véget, nem számít

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] ugyanazok a lapok
       *[dice] ugyanazok a kockák
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Lapok: { $day }
       *[dice] Kockák: { $day }
    }
page-contest-friends = { $kind ->
        [cards] Ugyanazok a lapok
       *[dice] Ugyanazok a kockák
    }
page-contest-daily-dice = Ma mindenkinek ugyanazok a kockái, és mindenkinek egy próbája van. Utána látod, hogyan boldogultak a többiek, és mit hozott ki belőlük a mester. Tippek itt nincsenek.
page-contest-daily-cards = Ma mindenki ugyanazokat a lapokat kapja, ugyanazok ellen a botok ellen, és mindenkinek egy próbája van. Utána látod, hogyan boldogultak a többiek, és mit hozott ki belőlük a mester. Tippek itt nincsenek.
page-contest-friends-dice = Aki megnyitja ezt a linket, ugyanazokkal a kockákkal játszik, egyedül, és egy próbája van. Aki végzett, mindenki eredményét látja.
page-contest-friends-cards = Aki megnyitja ezt a linket, ugyanazokat a lapokat kapja, ugyanazok ellen a botok ellen, és egy próbája van. Aki végzett, mindenki eredményét látja.
page-contest-against = Ellenfelek: { $bots }
page-contest-left = { $kind ->
        [cards] Új lapok ennyi idő múlva: { $time }
       *[dice] Új kockák ennyi idő múlva: { $time }
    }
page-contest-begin = Játék
page-contest-resume = Folytatás
page-contest-quit = Feladás
page-contest-quit-sure = A próbád itt pont nélkül véget ér, és látod, mit csináltak a többiek. Második próba nincs.
page-contest-coming = { $kind ->
        [cards] Ezek a lapok
       *[dice] Ezek a kockák
    } ekkor játszhatók: { $day }. Hogy miből készülnek, már eldőlt, az ígéret lent áll.
page-contest-closed = Ennek a napnak vége.
page-contest-points = { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }
page-contest-place = { $place }. hely, összesen { $finished }
page-contest-gone = Feladtad
page-contest-field = Hogyan ment mindenkinek
page-contest-spread = { $count ->
        [one] Az egyetlen végzett játékos pontjai
       *[other] A végzett { $count } játékos pontjai
    }
page-contest-field-nobody = Még senki sem végzett.
page-contest-field-given-up = { $count ->
        [one] 1 feladta
       *[other] { $count } feladta
    }
page-contest-you = te
page-contest-mean = átlag
page-contest-expert = Mit hozott ki belőlük a mester
page-contest-expert-thinks = A mester még játszik…
page-contest-expert-game = A mester játszmájának megnézése
page-contest-own-game = A saját játszmád megnézése
page-contest-parting = Útjaitok itt válnak el: { $step }. lépés után
page-contest-parting-look = Ennek a lépésnek a megnézése
page-contest-alike = Végig úgy választottál, mint a mester.
page-contest-rivals = Kik játszanak
page-contest-rivals-later = Az eredményeket akkor látod, ha lejátszottad.
page-contest-rival-plays = még nem végzett
page-contest-share = Link továbbadása
page-contest-fair = Honnan jön a véletlen
page-contest-promise = Ígéret
page-contest-secret = Titok
page-contest-secret-later = a nap végén derül ki; utána ezekkel a kockákkal minden visszajátszás ellenőrizhető
page-contest-challenge = Hívd ki a barátaidat: ugyanazok a { $thing ->
        [cards] lapok
       *[dice] kockák
    }
page-contest-see = Hogyan ment mindenkinek
