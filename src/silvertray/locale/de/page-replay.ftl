# The replay of a game: sharing a step, playing on from it, match files, and dice worked out again.

## Steps

page-replay-slider = Schritt
page-replay-at = Schritt { $step } von { $steps }, { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round }
 }: { $told }
page-replay-speed = Tempo: { $rate }
page-replay-moves = Alle Züge
page-replay-round = Runde { $round }
page-replay-share = Diesen Schritt teilen
page-replay-copied = Der Link zu Schritt { $step } ist kopiert
page-replay-more = Über diese Partie
page-replay-download = Partiedatei
page-replay-other-file = Andere Datei öffnen
page-replay-unshown = Diese Wiederholung lässt sich nicht zeigen

## Playing on from a step

page-fork = Weitergespielt
page-fork-title = Von hier weiterspielen
page-fork-what = { $step ->
    [0] Eine neue Partie von Anfang an.
   *[other] Eine neue Partie, die nach Schritt { $step } von dieser weitergeht.
 }
page-fork-dice = { $thing ->
    [cards] Die Karten ab hier
   *[dice] Die Würfel ab hier
 }
page-fork-same = { $thing ->
    [cards] Gleiche Karten
   *[dice] Gleiche Würfel
 }
page-fork-fresh = { $thing ->
    [cards] Neue Karten
   *[dice] Neue Würfel
 }
page-fork-same-note = { $thing ->
    [cards] Der Stapel liegt in derselben Reihenfolge, egal, wer davon zieht.
   *[dice] Jeder Würfel fällt, wie er in dieser Partie gefallen wäre, egal, was du wählst.
 }
page-fork-recorded-note = { $thing ->
    [cards] Karten kommen in der Reihenfolge von damals. Wurde an dieser Stelle keine gezogen oder ist sie schon vergeben, kommt eine neue.
   *[dice] Ein Würfel, der an derselben Stelle dieser Partie geworfen wurde, fällt wie damals. Sonst fällt er neu.
 }
page-fork-fresh-note = { $thing ->
    [cards] Neue Karten. Auch die verdeckten Karten der anderen werden neu ausgeteilt, passend zu allem, was du wusstest.
   *[dice] Niemand weiß, wie sie fallen werden.
 }
page-fork-mine = Dein Platz
page-fork-others = Die anderen Plätze
page-fork-unrated = Solche Partien werden nicht gewertet.
page-fork-start = Weiterspielen
page-fork-of = { $dice ->
    [same] { $thing ->
        [cards] Ab Schritt { $step } einer anderen Partie, mit denselben Karten.
       *[dice] Ab Schritt { $step } einer anderen Partie, mit denselben Würfeln.
     }
   *[fresh] { $thing ->
        [cards] Ab Schritt { $step } einer anderen Partie, mit neuen Karten.
       *[dice] Ab Schritt { $step } einer anderen Partie, mit neuen Würfeln.
     }
 }
page-fork-look = Die andere Partie ansehen

## Match files

page-file-open = Partiedatei öffnen
page-file-window = Partiedatei öffnen · Silvertray
page-file-title = Partiedatei öffnen
page-file-what = Sieh dir jede Partie noch einmal an: hier heruntergeladen, im Terminal gespeichert oder dir geschickt. Die Datei bleibt auf deinem Gerät.
page-file-choose = Datei wählen
page-file-drop = oder hier ablegen
page-file-unshown = Diese Datei lässt sich nicht zeigen
page-file-several = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
page-file-match = { $number }. { $game }: { $names }

## Dice worked out again

page-verify-title = { $thing ->
    [cards] Waren die Karten fair?
   *[dice] Waren die Würfel fair?
 }
page-verify-working = Wird geprüft…
page-verify-right = { $thing ->
    [cards] { $count ->
        [one] Fair: Die Karte passt zum Prüfwert.
       *[other] Fair: Alle { $count } Karten passen zum Prüfwert.
     }
   *[dice] { $count ->
        [one] Fair: Der Wurf passt zum Prüfwert.
       *[other] Fair: Alle { $count } Würfe passen zum Prüfwert.
     }
 }
page-verify-wrong = { $count ->
    [one] Schritt { $step } stimmt nicht: In der Datei steht „{ $told }“, richtig wäre „{ $found }“.
   *[other] { $count } Schritte stimmen nicht. Der erste ist Schritt { $step }: In der Datei steht „{ $told }“, richtig wäre „{ $found }“.
 }
page-verify-broken-promise = Das Geheimnis passt nicht zum Prüfwert: Sein Hash ist ein anderer.
page-verify-how = { $thing ->
    [cards] Vor der Partie hat der Server den Hash eines Geheimnisses veröffentlicht und konnte es danach nicht mehr ändern. Dann hat jeder Spieler ein Wort hinzugefügt. Jede Karte folgt aus dem Geheimnis, den Wörtern und der Stelle in der Partie. Dein Browser hat das alles allein aus der Partiedatei nachgerechnet. Der Befehl „silvertray verify“ prüft auch, ob die Partie nach den Regeln verlief.
   *[dice] Vor der Partie hat der Server den Hash eines Geheimnisses veröffentlicht und konnte es danach nicht mehr ändern. Dann hat jeder Spieler ein Wort hinzugefügt. Jeder Wurf folgt aus dem Geheimnis, den Wörtern und der Stelle in der Partie. Dein Browser hat das alles allein aus der Partiedatei nachgerechnet. Der Befehl „silvertray verify“ prüft auch, ob die Partie nach den Regeln verlief.
 }
page-verify-promise = Der Prüfwert, vor der Partie veröffentlicht
page-verify-secret = Das Geheimnis, nach der Partie gezeigt
page-verify-hash = Der Hash des Geheimnisses (SHA-256), muss gleich dem Prüfwert sein
page-verify-word = Wort { $number }: „{ $word }“ und sein Hash
page-verify-word-none = Wort { $number }: keines angegeben; sein Hash
page-verify-all = { $thing ->
    [cards] { $count ->
        [one] Die Karte
       *[other] Alle { $count } Karten einzeln
     }
   *[dice] { $count ->
        [one] Der Wurf
       *[other] Alle { $count } Würfe einzeln
     }
 }
page-verify-step = Schritt { $step }: { $moment }
page-verify-roll = { $reroll ->
    [0] Runde { $round }, Zug { $turn }, Wurf { $roll }
   *[other] Runde { $round }, Zug { $turn }, Wurf { $roll }, Nachwurf { $reroll }
 }
page-verify-card = Runde { $round }, Karte { $card }
page-verify-compared = { $same ->
    [yes] { $told } = { $found }
   *[no] { $told } in der Datei, { $found } nachgerechnet
 }
page-verify-copy = Alle Zahlen kopieren
page-verify-no-secret = Das Geheimnis dieser Partie steht nicht in ihrer Datei, deshalb gibt es nichts nachzurechnen.
page-verify-old-file = Diese Datei enthält keine Zeitpunkte der Würfe, deshalb kann nur „silvertray verify“ sie nachrechnen.
page-verify-no-file = Die Partiedatei ist gerade nicht verfügbar.
page-verify-nothing = { $thing ->
    [cards] Diese Karten wurden nicht vorher festgelegt, deshalb gibt es nichts zu prüfen.
   *[dice] Diese Würfel wurden nicht vorher festgelegt, deshalb gibt es nichts zu prüfen.
 }
