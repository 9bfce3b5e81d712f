# The same dice for everybody: those of the day, and those of a game that is given to friends.

error-sealed = die Ergebnisse siehst du erst, wenn du diese Würfel gespielt hast oder der Tag vorbei ist
error-already-tried = du hast diese Würfel schon gespielt: Alle haben einen Versuch
error-contest-closed = diese Würfel können nur an ihrem Tag gespielt werden
error-no-such-contest = solche Würfel gibt es nicht: Prüf den Link
error-contest-alone = diese Würfel kannst nur du spielen: Spiel weiter oder gib auf
error-no-try-open = hier gibt es nichts, was du aufgeben könntest
error-not-for-contest = nur eine Partie, die du von Anfang an allein oder gegen Bots gespielt hast, kannst du an Freunde weitergeben

## On the first page

page-contest-today = { $kind ->
        [both] Würfel und Karten von heute
        [cards] Die Karten von heute
       *[dice] Die Würfel von heute
    }
page-contest-today-what = Für alle gleich, ein Versuch für jeden
page-contest-open = Noch nicht gespielt
page-contest-playing = Du bist mittendrin
page-contest-done = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, Platz { $place } von { $finished }
page-contest-given-up = Aufgegeben
page-contest-late = Zu spät beendet, zählt nicht

## The page of a contest. $day is a date, $time a span such as “5 hours”, $kind either dice or cards.

page-title-contest = { $game }: { $kind ->
        [cards] die gleichen Karten
       *[dice] die gleichen Würfel
    } · { page-name }
page-contest-day = { $kind ->
        [cards] Die Karten vom { $day }
       *[dice] Die Würfel vom { $day }
    }
page-contest-friends = { $kind ->
        [cards] Die gleichen Karten
       *[dice] Die gleichen Würfel
    }
page-contest-daily-dice = Alle haben heute die gleichen Würfel und einen Versuch. Danach siehst du die Ergebnisse der anderen und wie der Experte gespielt hat. Tipps gibt es hier keine.
page-contest-daily-cards = Alle bekommen heute die gleichen Karten, gegen die gleichen Bots, und haben einen Versuch. Danach siehst du die Ergebnisse der anderen und wie der Experte gespielt hat. Tipps gibt es hier keine.
page-contest-friends-dice = Wer diesen Link öffnet, spielt allein mit den gleichen Würfeln und hat einen Versuch. Wer fertig ist, sieht die Ergebnisse von allen.
page-contest-friends-cards = Wer diesen Link öffnet, bekommt die gleichen Karten, gegen die gleichen Bots, und hat einen Versuch. Wer fertig ist, sieht die Ergebnisse von allen.
page-contest-against = Gegen { $bots }
page-contest-left = { $kind ->
        [cards] Neue Karten in { $time }
       *[dice] Neue Würfel in { $time }
    }
page-contest-begin = Spielen
page-contest-resume = Weiterspielen
page-contest-quit = Aufgeben
page-contest-quit-sure = Dein Versuch endet hier ohne Punkte, und du siehst die Ergebnisse. Einen zweiten Versuch gibt es nicht.
page-contest-coming = { $kind ->
        [cards] Diese Karten
       *[dice] Diese Würfel
    } kommen am { $day }. Sie stehen schon fest; den Prüfwert findest du unten.
page-contest-closed = Dieser Tag ist vorbei.
page-contest-points = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
page-contest-place = Platz { $place } von { $finished }
page-contest-gone = Du hast aufgegeben
page-contest-field = Alle Ergebnisse
page-contest-spread = { $count ->
        [one] Punkte des einen, der fertig ist
       *[other] Punkte der { $count }, die fertig sind
    }
page-contest-field-nobody = Noch ist niemand fertig.
page-contest-field-given-up = { $count ->
        [one] 1 hat aufgegeben
       *[other] { $count } haben aufgegeben
    }
page-contest-you = du
page-contest-mean = Schnitt
page-contest-expert = So hat der Experte gespielt
page-contest-expert-thinks = Der Experte spielt noch…
page-contest-expert-game = Die Partie des Experten ansehen
page-contest-own-game = Deine Partie ansehen
page-contest-parting = Nach Schritt { $step } trennen sich eure Wege
page-contest-parting-look = Diesen Schritt ansehen
page-contest-alike = Du hast durchweg wie der Experte gewählt.
page-contest-rivals = Wer mitspielt
page-contest-rivals-later = Die Ergebnisse siehst du, wenn du gespielt hast.
page-contest-rival-plays = noch nicht fertig
page-contest-share = Link weitergeben
page-contest-fair = Woher der Zufall kommt
page-contest-promise = Prüfwert
page-contest-secret = Geheimnis
page-contest-secret-later = wird gezeigt, wenn der Tag vorbei ist; dann lässt sich jede Wiederholung mit diesen Würfeln nachprüfen
page-contest-challenge = Freunde herausfordern: gleiche { $thing ->
        [cards] Karten
       *[dice] Würfel
    }
page-contest-see = Alle Ergebnisse
