# Home, tables with real dice, and what came of the own games.

error-nothing-to-correct = nichts zu berichtigen ({ $seat }): Die Partie ist schon weiter
error-phone-not-shared = nur an einem Tisch mit echten Würfeln können sich mehrere ein Handy teilen: Wähle echte Würfel oder gib jedem einen eigenen Platz
error-names-needed = das Handy ist für { $seats }, Namen gibt es für { $names }: Nenne alle Namen

## What happened

event-correct = { $me ->
        [yes] Du berichtigst
       *[no] { $name } berichtigt
    } die Würfel: { $dice }

## Tables with real dice

page-title-real = Am echten Tisch · { page-name }
page-real = Am echten Tisch
page-real-what = Ihr werft eure eigenen Würfel, und die Seite ist das Blatt für alle.
page-real-game = Welches Spiel
page-real-players = Wie viele spielen
page-real-phones = Auf wie vielen Handys
page-real-each = Eins für jeden
page-real-one = Dieses für alle
page-real-each-note = Die anderen scannen einen Code, und jeder hat sein eigenes Blatt in der Hand.
page-real-one-note = Das Handy wandert herum und zeigt das Blatt von dem, der dran ist.
page-real-names = Eure Namen
page-real-player = Spieler { $number }
page-real-start = Starten
page-real-invite = Starten, dann Code zeigen
page-real-join = Scannen und Blatt bekommen
page-hand = { $name } hat das Handy
page-asleep = Nicht verbunden, nichts geht verloren: { $names }
dice-typed-ask-correct-roll = Was zeigen die Würfel wirklich?
dice-typed-ask-correct-first = Wer beginnt?
dice-typed-correct-roll = Würfel falsch?
dice-typed-correct-first = Startspieler falsch?
dice-typed-keep = So lassen
dice-typed-left = { $count ->
        [one] noch 1 Würfel
       *[other] noch { $count } Würfel
    }

## The own tables. $when is words such as “vor 2 Stunden”.

page-new-game = Neue Partie
page-your-turn = Du bist dran
page-open-turn = Runde { $round } von { $rounds }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-open-others = Runde { $round } von { $rounds }, du wartest auf { $names }
page-open-waiting = { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    } · { $when }
page-open-over = Beendet: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## What came of the own games

page-scores = Deine Statistik
page-scores-none = Spiel eine Partie zu Ende, dann siehst du hier, wie sie lief.
page-scores-more = Mehr dazu
page-scores-players = { $players ->
        [one] allein
       *[other] { $players } Spieler
    }
page-scores-short = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, im Schnitt { $mean ->
        [one] 1 Punkt
       *[other] { $mean } Punkte
    }, höchstens { $best }
page-scores-games = Partien
page-scores-mean = Schnitt
page-scores-best = Bestwert
page-scores-wins = Gewonnen
page-scores-spread = Deine Ergebnisse; die gestrichelte Linie ist dein Schnitt
page-scores-from-to = { $least } bis { $most ->
        [one] { $most } Punkt
       *[other] { $most } Punkte
    }
page-scores-areas = Woher deine Punkte kommen, im Schnitt
page-last-games = Letzte Partien
page-last-games-all = Alle Partien
