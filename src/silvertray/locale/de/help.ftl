# What `silvertray --help` says, and what a command line is refused for. What is typed stays as it is.

command-about = Würfel- und Kartenspiele im Browser, im Terminal und in Python.
version-and-build = silvertray { $version } ({ $build ->
        [compiled] kompiliert
       *[other] nicht kompiliert: gleiche Regeln, nur langsamer
    })
command-usage = Aufruf:
command-arguments = Argumente
command-options = Optionen
command-help = zeigt diese Hilfe
command-version = zeigt die Version
command-lang = Sprache der Texte, etwa ru (sonst die deines Systems)

## What a command line is refused for

command-refused = { $prog }: { $why }; Hilfe mit `{ $prog } --help`
command-wrong-missing = es fehlt: { $arguments }
command-wrong-unknown = hier unbekannt: { $arguments }
command-wrong-empty = { $argument } braucht einen Wert
command-wrong-filled = { $argument } nimmt keinen Wert, angegeben ist { $value }
command-wrong-number = { $argument }: { $value } ist keine passende Zahl
command-wrong-choice = { $argument }: { $value } gibt es nicht, zur Wahl stehen { $choices }
command-wrong-both = { $argument } und { $other } gehen nicht zusammen
command-wrong-short = { $argument } ist nicht eindeutig: { $arguments }

## The commands

command-serve = die Seite zum Spielen bereitstellen
command-tidy = Tische entfernen, die vor dem Ende verlassen wurden
command-audit = jeden Tisch in der Datenbank eines Servers nachspielen und Abweichungen melden
command-export = alle Tische aus der Datenbank eines Servers in eine Datei schreiben
command-import = Tische oder beendete Partien aus einer Datei in die Datenbank eines Servers übernehmen
command-play = im Terminal spielen
command-simulate = Bots viele Partien spielen lassen
command-tournament = Bots im Turnier bewerten, mit denselben Würfeln und Karten für alle
command-train = ein Netz für ein Würfelspiel trainieren oder das Training fortsetzen
command-analyse = eine Partie analysieren: was jede Entscheidung wert war und was Glück war
command-dataset = jede Entscheidung vieler Partien von Bots in eine Parquet-Datei schreiben
command-gauge = messen, wie weit der Trainer danebenliegt, um ihn zu korrigieren
command-puzzles = Stellungen in Partien von Bots finden, in denen eine Möglichkeit klar die beste ist
command-replay = prüfen, ob jedes Ergebnis einer Partiedatei aus ihrem Protokoll folgt
command-verify = prüfen, ob die Würfel einer Partiedatei vorher festgelegt waren

## Options of several commands

command-any-game = eines von: { $games }
command-any-dice-game = clever oder twice
command-any-players = Plätze am Tisch (sonst so wenige, wie das Spiel erlaubt)
command-any-bots = ein Name für alle Plätze oder einer für jeden: hard,medium
command-any-games = wie viele Partien (sonst 1000)
command-any-seed = Startzahl: dieselbe Zahl gibt dieselben Partien
command-any-option = etwa solo_fallback=off
command-any-json = ein JSON-Objekt ausgeben
command-any-jobs = Zahl der Arbeitsprozesse
command-any-file = eine Partiedatei
command-any-database = wo die Partien liegen (sonst wie bei serve)

## Options of one command

command-play-players = Plätze am Tisch, mit Bots (sonst 1 + Bots)
command-play-bots = Bots für die letzten Plätze, etwa medium,hard
command-play-seed = Startzahl: dieselbe gibt allen dieselben Würfel oder Karten
command-play-table-dice = echte Würfel werfen und eintippen, was sie zeigen
command-play-fair = Zufall, den man nach der Partie prüfen kann
command-play-resume = gespeicherte Partien zeigen und eine fortsetzen
command-play-plain = Sätze ohne Farben und Rahmen, für Screenreader
command-simulate-log = jede Partie in diese Datei schreiben
command-tournament-bots = zwei oder mehr, etwa expert,medium,greedy
command-tournament-players = Plätze am Tisch (sonst 2; 1 vergleicht Solopartien)
command-tournament-games = mindestens so viele Partien; jede Auslosung spielen alle
command-tournament-plot = die Wertungen in diese Datei zeichnen
command-train-recipe = ein Name wie clever-table oder eine file.toml (sonst GAME-solo)
command-train-hours = wie lange, ohne Pausen (sonst nach dem Rezept)
command-train-games = statt Stunden: wie viele Partien; dieselbe Zahl gibt dasselbe Netz
command-train-jobs = Arbeitsprozesse, die zugleich spielen (sonst 2)
command-train-seed = eine andere Zahl gibt ein anderes Netz
command-train-out = wohin das Netz kommt (sonst RECIPE.net)
command-train-start = mit diesem Netz anfangen statt mit nichts
command-train-judge = Zahl der neuen Partien, an denen das Netz am Ende gemessen wird
command-train-on = wo die Partien gespielt werden
command-train-fresh = neu anfangen, auch wenn ein Zwischenstand da ist
command-analyse-seat = der Platz, um den es geht, ab 0 (sonst jeder)
command-analyse-depth = quick oder usual (Standard): wie weit der Trainer vorausschaut
command-analyse-html = eine Seite mit Bildern in diese Datei schreiben
command-dataset-out = wohin sie kommt (sonst GAME.parquet)
command-gauge-table = das Netz für 2 bis 4 Spieler, nicht das für Solopartien
command-gauge-games = Partien je Stufe und Spielerzahl (sonst 200)
command-gauge-seed = dieselbe Zahl gibt dieselbe Kalibrierung
command-gauge-out = wohin sie kommt (sonst GAME-solo.jsonl oder GAME-table.jsonl)
command-puzzles-games = wie viele Partien durchgesehen werden (sonst 200)
command-puzzles-seed = dieselbe Zahl gibt dieselben Rätsel
command-puzzles-out = wohin sie kommen (sonst GAME.jsonl)
command-serve-host = Adresse, an der gelauscht wird (sonst 127.0.0.1; 0.0.0.0 lässt Handys herein)
command-serve-port = Port, an dem gelauscht wird (sonst 8000)
command-serve-database = wo die Partien liegen, etwa sqlite:///tables.db oder postgresql://user@host/name
command-serve-workers = Prozesse, die alle Tische gemeinsam bedienen (sonst 1)
command-serve-redis = worüber sie sich verständigen, etwa redis://localhost
command-serve-open = die Seite im Browser öffnen, wenn es einen Bildschirm gibt
command-tidy-days = seit so vielen Tagen unberührt (sonst 90)
command-audit-json = ein JSON-Objekt für jeden, der abweicht, und eines zum Schluss
command-export-finished = Partiedateien beendeter Partien, ohne Geheimnisse
