# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = diese Stellung kannst du nicht üben
error-not-an-answer = „{ $text }“ geht in dieser Stellung nicht

page-title-practise = Üben · { page-name }
page-practise = Üben
page-practise-what = Stellungen, in denen es etwas zu finden gibt. Der Trainer sagt, wie gut deine Wahl ist, und warum.
page-practise-mistakes = Deine Fehler
page-practise-mistakes-what = Stellungen aus deinen Partien, die dich am meisten gekostet haben. Was du richtig machst, kommt nach 1, 3, 7 und 21 Tagen wieder, bis du es kannst.
page-practise-puzzles = Rätsel
page-practise-puzzles-what = Stellungen aus Partien von Bots. Eine Wahl ist klar die beste, und es ist nicht die, die sofort die meisten Punkte bringt.
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
        [one] Eine deiner Partien muss der Trainer noch ansehen.
       *[other] { $games } deiner Partien muss der Trainer noch ansehen.
    }
page-practise-empty = Hier gibt es noch nichts zu üben. Spiel eine Partie zu Ende, dann sucht der Trainer, was besser gewesen wäre.
page-practise-all-done = Das war alles für heute.
page-practise-back = Zurück zur Auswahl
page-practise-ask = Was ist hier am besten?
page-practise-thinks = Der Trainer rechnet nach…
page-practise-best = Besser geht es nicht!
page-practise-good = Gut: Kaum etwas ist besser.
page-practise-close = Nicht ganz: Es kostet { $loss }.
page-practise-wrong = Es gibt Besseres: Das kostet { $loss }.
page-practise-loss-points = { $loss } Punkte
page-practise-loss-chances = { $loss } Siegchance
page-practise-chose = Deine Wahl: { $move }
page-practise-played = In der Partie hast du gewählt: { $move }
page-practise-again = Sie kommt { $when } wieder.
page-practise-known = Das sitzt: Sie kommt nicht wieder.
page-practise-next = Weiter
page-practise-in-game = In der Partie ansehen

## How one plays

page-scores-levels = Wie oft du welche Punktzahl hattest; markiert sind die Schnitte von dir und den Bots
page-scores-course = Deine letzten Partien: Punkte, und Punkte ohne das Würfelglück
page-scores-course-score = Punkte
page-scores-course-adjusted = ohne Glück
page-scores-course-game = Partie { $number }
page-scores-course-unseen = { $games ->
        [one] Eine dieser Partien hat der Trainer noch nicht angesehen; er tut es, während du übst.
       *[other] { $games } dieser Partien hat der Trainer noch nicht angesehen; er tut es, während du übst.
    }
page-scores-loss = Verschenkt
page-scores-areas-expert = Der senkrechte Strich ist der Schnitt des Experten.
page-scores-area-both = { $mean }, der Experte { $expert }
