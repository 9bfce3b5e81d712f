# Learning: what stands around lessons and rules. The lessons are in lesson-*.ftl, the rules in rules-*.ftl.

learn-link = In 3 Minuten lernen
learn-window = { $game } lernen · Silvertray
learn-step = Schritt { $step } von { $steps }
learn-leave = Lektion verlassen
learn-roll = Drück jetzt auf den Knopf, und die Würfel fallen.
learn-other = In einer echten Partie ginge das. Tippe hier auf das, was umrandet ist.
learn-show = Mach es für mich
learn-play = Echte Partie spielen
learn-again = Noch einmal
learn-rules = Alle Regeln
learn-over = Die Lektion ist zu Ende

## Rules

rules-window = Regeln von { $game } · Silvertray
rules-heading = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-search-hint = Ein Wort oder eine Nummer wie { $rule }
rules-chapters = Kapitel
rules-games = Spiele
rules-found = { $count ->
        [0] In keiner Regel gefunden. Versuch ein anderes Wort.
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-example = Beispiel: { $text }
rules-why = Warum: { $text }
rules-of-all = Alle Regeln von { $game }
rules-missing = Eine Regel { $rule } gibt es in diesem Spiel nicht.
rules-lesson = Beim Spielen lernen
