# What the commands print when all is well.

replay-ok = { $file }: { $matches ->
        [one] eine Partie folgt aus ihrem Protokoll
       *[other] { $matches } Partien folgen aus ihren Protokollen
    }
verify-ok = { $file }: in { $verified } von { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } fielen die Würfel wie vorher festgelegt
verify-nothing = { $file }: nichts zu prüfen

## The table of a simulation

report-title = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }, { $speed } Partien/s { $build ->
        [compiled] kompiliert
       *[other] nicht kompiliert
    }
percent = { $value }{ "\u00A0" }%
report-mean = Mittel
report-levels = 10 · 50 · 90{ "\u00A0" }%
report-foxes = Füchse
report-wins = Siege

## The tables and the picture of a tournament

tournament-title = { $game }: { $players ->
        [one] solo
       *[other] { $players } Spieler
    }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    }, Startzahl { $seed }, { $speed } Partien/s
tournament-bot = Bot
tournament-rating = Wertung
tournament-interval = 95{ "\u00A0" }%
tournament-wins = Siege
tournament-points = Punkte
tournament-duels = Siege gegen
tournament-line-up = Besetzung
tournament-few-deals = Bei weniger als { $least } Auslosungen sind Fehler und Intervalle nur grob; eine einzige sagt nichts darüber.
tournament-unsettled = Einige Bots haben alle Duelle mit den anderen gewonnen: Die Wertungen sagen, wer stärker ist, aber nicht, um wie viel.
picture-title = { $game }, { $players ->
        [one] solo
       *[other] { $players } Spieler
    }: Wertungen aus { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    }
picture-scale = Wertung, im Mittel 1500, mit 95-%-Intervall

## Training

train-begins = { $recipe }, Startzahl { $seed }: { $games ->
        [0] beginnt
        [one] geht weiter nach einer Partie
       *[other] geht weiter nach { $games } Partien
    }
train-far = { $time } · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $speed }/s · Fehler { $error }
train-well = Testpartien { $mean } ± { $se }
train-done = { $file }: { $mean } ± { $se } Punkte in { $games ->
        [one] einer Testpartie
       *[other] { $games } Testpartien
    }, gelernt aus { $learnt ->
        [one] einer Partie
       *[other] { $learnt } Partien
    }
train-stopped = Das Training ist angehalten; derselbe Befehl setzt es fort.
curve-title = { $recipe }: am Ende { $mean } ± { $se } Punkte
curve-scale = Punkte in Testpartien (± 2 Standardfehler) nach so vielen tausend Partien

## Data sets

dataset-done = { $file }: { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }; die Beschreibung der Daten liegt daneben

## The server

serve-here = Silvertray läuft auf { $address }
serve-lan = Handys im selben Netz: { $address }
serve-stop = Beenden mit Strg+C.

## Tidying up

tidy-days = { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
tidy-done = { $removed ->
        [0] Es gab nichts zu entfernen.
        [one] Ein Tisch wurde entfernt, an dem seit { $time } niemand war.
       *[other] { $removed } Tische wurden entfernt, an denen seit { $time } niemand war.
    }

## Gauges

gauge-done = Die Kalibrierung aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } steht in { $file }

## Puzzles

puzzles-done = { $puzzles ->
        [one] Ein Rätsel
       *[other] { $puzzles } Rätsel
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }, in { $file }

## Audit, export and import

audit-difference = Tisch { $table }, Eintrag { $seq }: { $cause }
audit-done = { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, davon beendet: { $finished }; { $different ->
        [0] alle laufen ab wie gespeichert
        [one] einer weicht ab
       *[other] { $different } weichen ab
    }
export-done = { $file }: { $tables ->
        [one] eine Zeile
       *[other] { $tables } Zeilen
    }{ $left ->
        [0] {""}
       *[other] , { $left } ausgelassen
    }
import-broken = { $file }: { $broken ->
        [one] eine Zeile ist
       *[other] { $broken } Zeilen sind
    } beschädigt, deshalb wurde nichts übernommen
import-done = { $file }: { $new ->
        [one] ein Tisch
       *[other] { $new } Tische
    } übernommen, { $known } schon vorhanden

## Reviews

review-page = Analyse
review-title = { $game }, { $players ->
        [one] allein
       *[other] { $players } Spieler
    }: { $name }, { $score } (Zeile { $line })
review-lost = Durch Fehler verschenkt: { $loss }. Fehler: { $errors } bei { $choices ->
        [one] einer Entscheidung
       *[other] { $choices } Entscheidungen
    }.
review-chance-lost = Durch Fehler verschenkte Siegchance: { $lost }.
review-chance-luck = Siegchance durch Glück: { $luck }.
review-identity = { $identity }
review-adjusted = Ohne Glück: { $adjusted } Punkte. Von 100 Partien hatten { $percentile } weniger Glück.
review-rolls = Größtes Glück: { $best }. Größtes Pech: { $worst }.
review-roll = Runde { $round }, { $roll } ({ $luck })
review-accuracy = Genauigkeit: { $accuracy }{ "\u00A0" }% · { $marks }
review-start = Anfang
review-luck = Glück
review-loss = Fehler
review-others = andere
review-model = Trainer
review-score = Ergebnis
review-curve = Erwartung, Schritt für Schritt
review-waterfall = Vom Anfang bis zum Ergebnis
review-choices = Alle Entscheidungen
review-options = { $options ->
        [one] eine Möglichkeit
       *[other] { $options } Möglichkeiten
    }
review-step = Schritt
review-round = Runde
review-mark = Zeichen
review-chosen = gewählt
review-better = besser
review-cost = kostet
review-why = warum
review-written = Die Analyse steht in { $file }.
