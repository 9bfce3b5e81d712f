### What is around the games: the line to the server, new versions, sounds.

# In the bar above a table, short: there is no network at all.
shell-line-offline = Offline
# Behind "Neu verbinden…": how long until the next try.
shell-line-seconds = { $seconds } s
shell-all-here = Alle sind da

shell-lost = Keine Verbindung
shell-lost-trying = Verbindung wird gesucht…
shell-lost-again = { $seconds ->
    [one] Neuer Versuch in { $seconds } Sekunde
   *[other] Neuer Versuch in { $seconds } Sekunden
}
shell-lost-now = Jetzt versuchen

shell-new-version = Es gibt eine neue Version dieser Seite.
shell-table-safe = Deine Partie liegt sicher auf dem Server. Sie öffnet sich, sobald die Verbindung steht.
shell-part-missing = Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und lade die Seite neu. Deine Partie ist sicher.
# Read where no script runs, one below the other in all languages.
shell-no-script = Zum Spielen brauchst du JavaScript.

shell-sound = Töne
shell-sound-note = Leise Töne für Würfel, Einträge, deinen Zug und das Ende. Sie sind aus, bis du sie einschaltest.
