# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = az eredmények rejtve maradnak, amíg nem játszottál ezekkel a kockákkal, vagy véget nem ér a nap
error-already-tried = ezekkel a kockákkal már játszottál: mindenki csak egyszer próbálhatja
error-contest-closed = ezekkel a kockákkal csak a saját napjukon lehet játszani
error-no-such-contest = nincsenek ilyen kockák: ellenőrizd a linket
error-contest-alone = ezekkel a kockákkal senki sem játszhat helyetted: folytasd, vagy add fel
error-no-try-open = itt nincs mit feladnod
error-not-for-contest = csak olyan játszmát adhatsz tovább a barátaidnak, amelyet az elejétől egyedül vagy botok ellen játszottál

## On the first page

page-contest-today = { $kind ->
        [both] A mai kockák és lapok
        [cards] A mai lapok
       *[dice] A mai kockák
    }
page-contest-today-what = Mindenkinek ugyanazok, egyetlen próbálkozással
page-contest-open = Még nem játszottad
page-contest-playing = Folyamatban
page-contest-done = { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }, { $place }. hely { $finished } játékos közül
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
page-contest-daily-dice = Ma mindenki ugyanezekkel a kockákkal játszik, egyetlen próbálkozással. Utána látod, hogyan boldogultak a többiek, és mit hozott ki belőlük a mester. Tippek itt nincsenek.
page-contest-daily-cards = Ma mindenki ugyanezeket a lapokat kapja, ugyanezek ellen a botok ellen, egyetlen próbálkozással. Utána látod, hogyan boldogultak a többiek, és mit hozott ki belőlük a mester. Tippek itt nincsenek.
page-contest-friends-dice = Aki megnyitja ezt a linket, ugyanezekkel a kockákkal játszik, egyedül, egyetlen próbálkozással. Aki végzett, mindenki eredményét látja.
page-contest-friends-cards = Aki megnyitja ezt a linket, ugyanezeket a lapokat kapja, ugyanezek ellen a botok ellen, egyetlen próbálkozással. Aki végzett, mindenki eredményét látja.
page-contest-against = Ellenfelek: { $bots }
page-contest-left = { $kind ->
        [cards] Új lapok
       *[dice] Új kockák
    } { $time } múlva
page-contest-begin = Játék
page-contest-resume = Folytatás
page-contest-quit = Feladás
page-contest-quit-sure = A próbálkozásod pont nélkül ér véget, és megnézheted, mire jutottak a többiek. Második próbálkozás nincs.
page-contest-coming = { $kind ->
        [cards] Ezekkel a lapokkal ezen a napon játszhatsz: { $day }. Már eldőlt, melyek lesznek,
       *[dice] Ezekkel a kockákkal ezen a napon játszhatsz: { $day }. Már eldőlt, mit mutatnak majd,
    } az ujjlenyomatuk lent áll.
page-contest-closed = Ennek a napnak vége.
page-contest-points = { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }
page-contest-place = { $place }. hely { $finished } játékos közül
page-contest-gone = Feladtad
page-contest-field = Mindenki eredménye
page-contest-spread = { $count ->
        [one] Az eddigi egyetlen játékos pontjai
       *[other] A célba ért { $count } játékos pontjai
    }
page-contest-field-nobody = Még senki sem végzett.
page-contest-field-given-up = { $count ->
        [one] 1 feladta
       *[other] { $count } feladta
    }
page-contest-you = te
page-contest-mean = átlag
page-contest-expert = A mester eredménye
page-contest-expert-thinks = A mester még játszik…
page-contest-expert-game = A mester játszmája
page-contest-own-game = A saját játszmád
page-contest-parting = Itt váltak el az útjaitok: { $step }. állás
page-contest-parting-look = Az elágazás megnézése
page-contest-alike = Végig úgy választottál, mint a mester.
page-contest-rivals = Kik játszanak
page-contest-rivals-later = A többiek eredményét a saját játszmád után látod.
page-contest-rival-plays = még nem végzett
page-contest-share = Link megosztása
page-contest-fair = Honnan jön a véletlen
page-contest-promise = A titok ujjlenyomata
page-contest-secret = Titok
page-contest-secret-later = a nap végén derül ki; onnantól az ezekkel a kockákkal játszott összes játszma ellenőrizhető
page-contest-challenge = Barátok kihívása ugyanezekkel a { $thing ->
        [cards] lapokkal
       *[dice] kockákkal
    }
page-contest-see = Mindenki eredménye
