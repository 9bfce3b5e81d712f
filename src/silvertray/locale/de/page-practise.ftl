# Practising: positions of the own games that cost most, and puzzles.

error-no-such-card = diese Stellung gibt es für dich nicht zu üben
error-not-an-answer = „{ $text }“ geht in dieser Stellung nicht

page-title-practise = Üben · { page-name }
page-practise = Üben
page-practise-what = Stellungen, in denen es etwas zu finden gibt. Der Trainer sagt, wie gut deine Wahl ist, und warum.
page-practise-mistakes = Deine Fehler
page-practise-mistakes-what = Stellungen aus deinen Spielen, die dich am meisten gekostet haben. Was du richtig machst, kommt nach 1, 3, 7 und 21 Tagen wieder, bis du es kannst.
page-practise-puzzles = Rätsel
page-practise-puzzles-what = Stellungen aus Spielen von Bots. Eine Wahl ist klar die beste, und es ist nicht die mit den meisten Punkten auf einmal.
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
        [one] Eines deiner Spiele muss der Trainer noch ansehen.
       *[other] { $games } deiner Spiele muss der Trainer noch ansehen.
    }
page-practise-empty = Hier gibt es noch nichts zu üben. Spiel ein Spiel zu Ende, dann sucht der Trainer, was besser gewesen wäre.
page-practise-all-done = Das war alles für heute.
page-practise-back = Zurück zur Auswahl
page-practise-ask = Was ist hier am besten?
page-practise-thinks = Der Trainer sieht es sich an…
page-practise-best = Besser geht es nicht!
page-practise-good = Gut: Kaum etwas ist besser.
page-practise-close = Nicht ganz: Es kostet { $loss }.
page-practise-wrong = Es gibt Besseres: Das kostet { $loss }.
page-practise-loss-points = { $loss } Punkte
page-practise-loss-chances = { $loss } der Gewinnchance
page-practise-chose = Deine Wahl: { $move }
page-practise-played = Im Spiel hast du gewählt: { $move }
page-practise-again = Sie kommt { $when } wieder.
page-practise-known = Das sitzt: Sie kommt nicht wieder.
page-practise-next = Weiter
page-practise-in-game = Im Spiel ansehen

## How one plays

page-scores-levels = Wie oft du wie viele Punkte hattest, und wo du und die Bots im Schnitt stehen
page-scores-course = Deine letzten Spiele: Punkte, und Punkte ohne das Glück der Würfel
page-scores-course-score = Punkte
page-scores-course-adjusted = ohne Glück
page-scores-course-game = Spiel { $number }
page-scores-course-unseen = { $games ->
        [one] Eines dieser Spiele hat der Trainer noch nicht angesehen; er tut es, während du übst.
       *[other] { $games } dieser Spiele hat der Trainer noch nicht angesehen; er tut es, während du übst.
    }
page-scores-loss = Verschenkt
page-scores-areas-expert = Der senkrechte Strich ist der Schnitt des Experten.
page-scores-area-both = { $mean }, der Experte { $expert }
