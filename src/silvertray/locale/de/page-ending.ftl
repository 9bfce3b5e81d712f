# The end of a game, and the replay. $me is “yes” where the sentence is about the reader.

## The end

page-end-title = Die Partie ist zu Ende
page-end-solo = { $score ->
        [one] Ein Punkt
       *[other] { $score } Punkte
    }
page-end-won = { $me ->
        [yes] Du gewinnst!
       *[no] { $name } gewinnt!
    }
page-end-shared = { $names } teilen sich den Sieg
page-end-and = { $first } und { $second }
page-end-places = Die Plätze
page-end-place = { $place }.
page-end-place-label = Platz { $place }: { $name }, { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
page-end-place-shared = geteilt
page-end-you = du
page-end-fox = Füchse
page-end-round = Runde { $round }
page-end-broken-dobro = Punktgleich: Die letzte Runde entscheidet, dann die kleinere Summe der darin genommenen Karten.
page-end-broken-dobro-br = Punktgleich: Weniger genommene Karten in der letzten Runde entscheiden.
page-end-broken-dice = Punktgleich: Der beste einzelne Bereich entscheidet.
page-end-band = Stufe { $band } von { $bands }
page-end-next-band = { $points ->
        [one] noch ein Punkt bis zur nächsten Stufe
       *[other] noch { $points } Punkte bis zur nächsten Stufe
    }
page-end-best-band = die höchste Stufe
page-end-replay = Wiederholung
page-end-download = Partiedatei
page-end-table = Endstand
page-end-table-hide = Tisch ausblenden

## The replay

page-replay-title = Wiederholung: { $game }
page-replay-window = Wiederholung: { $game } · Silvertray
page-replay-back = Zurück zum Tisch
page-replay-controls = Schritte der Partie
page-replay-step = Schritt { $step } von { $steps }
page-replay-first = Erster Schritt
page-replay-previous = Schritt zurück
page-replay-next = Schritt weiter
page-replay-last = Letzter Schritt
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-eyes = Gesehen von
page-replay-eyes-all = Zuschauer
page-replay-start = Vor dem ersten Schritt
page-replay-result = { $place }. { $name } { $score }
