# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = drugi tek treba da odigraju ove kockice: prvo ih odigraj ili dođi kad se dan završi
error-already-tried = ove kockice su već odigrane: svako ima jedan pokušaj
error-contest-closed = ove kockice mogu da se igraju samo na svoj dan
error-no-such-contest = takvih kockica nema: proveri link
error-contest-alone = niko ne može da odigra ove kockice umesto tebe: nastavi ili odustani
error-no-try-open = ovde nema od čega da se odustane
error-not-for-contest = prijateljima može da se da samo partija koju igraš od početka, bez drugih ljudi

## On the first page

page-contest-today = { $kind ->
        [both] Današnje kockice i karte
        [cards] Današnje karte
       *[dice] Današnje kockice
    }
page-contest-today-what = Za sve iste, svakom jedan pokušaj
page-contest-open = Još nije odigrano
page-contest-playing = Partija je u toku
page-contest-done = { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }, mesto { $place } od { $finished }
page-contest-given-up = Odustajanje
page-contest-late = Završeno prekasno, ne računa se

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] iste karte
       *[dice] iste kockice
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Karte za { $day }
       *[dice] Kockice za { $day }
    }
page-contest-friends = { $kind ->
        [cards] Iste karte
       *[dice] Iste kockice
    }
page-contest-daily-dice = Danas svi imaju iste kockice i jedan pokušaj. Posle vidiš kako su igrali drugi i šta je od njih napravio stručnjak. Saveta ovde nema.
page-contest-daily-cards = Danas svi dobijaju iste karte, protiv istih botova, i imaju jedan pokušaj. Posle vidiš kako su igrali drugi i šta je od njih napravio stručnjak. Saveta ovde nema.
page-contest-friends-dice = Ko otvori ovaj link, igra istim kockicama, sam za stolom, i ima jedan pokušaj. Ko završi, vidi rezultate svih.
page-contest-friends-cards = Ko otvori ovaj link, dobija iste karte, protiv istih botova, i ima jedan pokušaj. Ko završi, vidi rezultate svih.
page-contest-against = Protivnici: { $bots }
page-contest-left = { $kind ->
        [cards] Nove karte za { $time }
       *[dice] Nove kockice za { $time }
    }
page-contest-begin = Igraj
page-contest-resume = Nastavi
page-contest-quit = Odustani
page-contest-quit-sure = Tvoj pokušaj se ovde završava bez poena, a ti vidiš rezultate drugih. Drugog pokušaja nema.
page-contest-coming = { $kind ->
        [cards] Ove karte
       *[dice] Ove kockice
    } mogu da se igraju { $day }. Već su određene, a heš njihove tajne piše dole.
page-contest-closed = Ovaj dan je završen.
page-contest-points = { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
page-contest-place = Mesto { $place } od { $finished }
page-contest-gone = Odustajanje
page-contest-field = Rezultati svih
page-contest-spread = { $count ->
        [1] Poeni onog ko je završio
        [one] Poeni { $count } igrača koji je završio
        [few] Poeni { $count } igrača koji su završili
       *[other] Poeni { $count } igrača koji su završili
    }
page-contest-field-nobody = Još niko nije završio.
page-contest-field-given-up = { $count ->
        [one] { $count } odustajanje
        [few] { $count } odustajanja
       *[other] { $count } odustajanja
    }
page-contest-you = ti
page-contest-mean = prosek
page-contest-expert = Šta je od njih napravio stručnjak
page-contest-expert-thinks = Stručnjak još igra…
page-contest-expert-game = Pogledaj partiju stručnjaka
page-contest-own-game = Pogledaj svoju partiju
page-contest-parting = Posle koraka { $step } putevi se razilaze
page-contest-parting-look = Pogledaj ovaj korak
page-contest-alike = Sve tvoje odluke su iste kao stručnjakove.
page-contest-rivals = Ko igra
page-contest-rivals-later = Rezultati se vide kad odigraš.
page-contest-rival-plays = još nije završeno
page-contest-share = Prosledi link
page-contest-fair = Izvlačenje
page-contest-promise = Heš tajne
page-contest-secret = Tajna
page-contest-secret-later = otkriva se kad se dan završi; tada svaki snimak s ovim kockicama može da se proveri
page-contest-challenge = Izazovi prijatelje: iste { $thing ->
        [cards] karte
       *[dice] kockice
    }
page-contest-see = Rezultati svih
