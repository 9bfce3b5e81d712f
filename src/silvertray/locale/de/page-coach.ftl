# The coach: hints while a game is played, its review when it is over.

## Hints
coach-allowed = Tipps vom Trainer
coach-allowed-note = Wer am Zug ist, kann fragen. In gewerteten Partien gibt es keine Tipps.
coach-hint = Tipp
coach-more = Sag mir mehr
coach-close = Tipp schließen
coach-area = Schau hierher: { $area }
coach-deed-pass = Nichts eintragen
coach-deed-reroll = Nachwürfeln
coach-deed-return = Einen Würfel zurückholen
coach-deed-play = Spielen
coach-deed-take = Den Stich nehmen
coach-deed-draw = Ziehen
coach-die = { $where } · Würfel: { $things }
coach-cards = { $where } · Karten: { $things }
coach-no-thing = { $where } · ohne Würfel
coach-best-points = { $move } · erwartete Punkte: { $worth }
coach-best-chances = { $move } · Siegchance: { $worth }
coach-options = Alle Möglichkeiten, die beste zuerst
coach-options-more = { $count ->
        [one] { $count } weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }
coach-options-few = Nur die besten
coach-expected = erwartete Punkte
coach-legend = { $win ->
        [yes] Siegchance · erwartete Punkte
       *[no] erwartete Punkte
    }
coach-best = am besten
coach-chosen = gewählt
coach-win = Siegchance
coach-why = Warum „{ $better }“ besser ist als „{ $other }“:
event-hint = { $me ->
        [yes] Du fragst
       *[no] { $name } fragt
    } den Trainer um einen Tipp
event-hints = Der Trainer gibt an diesem Tisch keine Tipps
event-rated = Diese Partie wird gewertet: Der Trainer gibt keine Tipps

## The review of a finished game
coach-review = Trainer
coach-review-open = Analyse mit dem Trainer
coach-review-close = Trainer schließen
coach-working = Der Trainer analysiert die Partie: { $percent }
coach-overview = Die ganze Partie
coach-previous-mistake = Vorheriger Fehler
coach-next-mistake = Nächster Fehler
coach-figure-accuracy = Genauigkeit
coach-figure-adjusted = Punkte ohne Glück
coach-figure-lost = { $unit ->
        [points] durch Fehler verschenkte Punkte
       *[chances] durch Fehler verschenkt
    }
coach-figure-chance = Prozentpunkte Siegchance verschenkt, in Summe
coach-figure-chance-luck = Siegchance durch Glück
coach-figure-percentile = der Partien hatten weniger Glück
coach-figure-errors = Fehler / Entscheidungen
coach-hints-used = { $count ->
        [one] { $count } Tipp genutzt
       *[other] { $count } Tipps genutzt
    }
coach-hints-used-by = { $name }: { $count ->
        [one] { $count } Tipp genutzt
       *[other] { $count } Tipps genutzt
    }
coach-curve-points = Erwartete Punkte, Runde für Runde
coach-curve-chances = Siegchance, Runde für Runde
coach-curve-label = Von { $start } am Anfang bis { $score } am Ende
coach-waterfall = Vom Anfang zum Endstand
coach-sum-start = Am Anfang
coach-sum-luck = Glück
coach-sum-loss = Fehler
coach-sum-others = Die anderen
coach-sum-model = Irrtum des Trainers
coach-sum-final = Endstand
coach-marked = Markierte Züge
coach-units = { $win ->
        [yes] Punkte · Siegchance
       *[no] Punkte
    }
coach-marked-none = Keine Fehler: Jede Wahl war gut.
coach-rolls = Glück
coach-luckiest = Glücklichster Wurf
coach-unluckiest = Unglücklichster Wurf
coach-mark-dubious = Ungenau
coach-mark-mistake = Fehler
coach-mark-blunder = Grober Fehler
coach-mark-only = Die einzige gute Wahl, gefunden
coach-roll-luck = Glück dieses Wurfs: { $luck }
coach-roll-luck-and-chance = Glück dieses Wurfs: { $luck } · Siegchance: { $chance }
coach-played = Gespielt: { $move }
coach-lost-points = { $lost } Punkte
coach-chance-lost = Verschenkte Siegchance: { $lost } Prozentpunkte
coach-better = Besser: { $move }
coach-was-best = Nichts war besser.
coach-why-and-options = Begründung und alle Möglichkeiten
coach-nothing = Hier gibt es nichts zu entscheiden.
coach-show = Zeig es mir
coach-back = Zurück zur Partie
coach-instead = Statt Schritt { $step }

## The coach: what the server refuses
error-no-coach = für dieses Spiel gibt es noch keinen Trainer
error-hints-off = wer diesen Tisch eröffnet hat, will hier keine Tipps
error-hints-rated = diese Partie zählt für die Wertung, deshalb gibt es keine Tipps
error-too-many-hints = das war viel für den Trainer: Warte eine Minute
error-coach-gone = der Trainer ist gerade nicht da: Versuch es noch einmal
error-too-many-reviews = das war viel für den Trainer: Warte eine Minute
error-review-failed = der Trainer hat diese Analyse nicht geschafft: Versuch es später noch einmal
