# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = diese Stellung kannst du nicht üben
error-not-an-answer = „{ $text }“ geht in dieser Stellung nicht

page-title-practise = Üben · { page-name }
page-practise = Üben
page-practise-what = Finde den besten Zug. Der Trainer bewertet deine Wahl und erklärt sie.
page-practise-mistakes = Deine Fehler
page-practise-mistakes-what = Deine teuersten Fehler. Was du richtig löst, kommt nach 1, 3, 7 und 21 Tagen wieder.
page-practise-puzzles = Rätsel
page-practise-puzzles-what = Aus Partien zwischen Bots. Ein Zug ist klar der beste, und es ist nicht der, der sofort die meisten Punkte bringt.
page-practise-due = { $due ->
        [0] im Moment nichts
        [one] 1 Stellung
       *[other] { $due } Stellungen
    }
page-practise-later = { $later ->
        [one] 1 kommt später wieder
       *[other] { $later } kommen später wieder
    }
page-practise-learnt = { $learnt ->
        [one] 1 sitzt
       *[other] { $learnt } sitzen
    }
page-practise-looking = { $games ->
        [one] Eine deiner Partien muss der Trainer noch analysieren.
       *[other] { $games } deiner Partien muss der Trainer noch analysieren.
    }
page-practise-empty = Hier gibt es noch nichts zu üben. Spiel eine Partie zu Ende, dann sucht der Trainer deine Fehler.
page-practise-all-done = Das war alles für heute.
page-practise-back = Zurück zur Auswahl
page-practise-ask = Was ist hier am besten?
page-practise-thinks = Der Trainer rechnet nach…
page-practise-best = Besser geht es nicht!
page-practise-good = Gut: Kaum etwas ist besser.
page-practise-close = Nicht ganz: Das kostet { $loss }.
page-practise-wrong = Es gibt einen besseren Zug: Deiner kostet { $loss }.
page-practise-loss-points = { $loss } Punkte
page-practise-loss-chances = { $loss } Siegchance
page-practise-chose = Deine Wahl: { $move }
page-practise-played = In der Partie hast du gewählt: { $move }
page-practise-again = Sie kommt { $when } wieder.
page-practise-known = Das sitzt: Sie kommt nicht wieder.
page-practise-next = Weiter
page-practise-in-game = In der Partie ansehen

## How one plays

page-scores-levels = Deine Ergebnisse, dein Schnitt und die Schnitte der Bots
page-scores-course = Deine letzten Partien: Punkte, und Punkte ohne Würfelglück
page-scores-course-score = Punkte
page-scores-course-adjusted = ohne Glück
page-scores-course-game = Partie { $number }
page-scores-course-unseen = { $games ->
        [one] Eine dieser Partien hat der Trainer noch nicht analysiert; er tut es, während du übst.
       *[other] { $games } dieser Partien hat der Trainer noch nicht analysiert; er tut es, während du übst.
    }
page-scores-loss = Verschenkt
page-scores-areas-expert = Der senkrechte Strich ist der Schnitt des Experten.
page-scores-area-both = { $mean }, der Experte { $expert }
