# For keyboards, screen readers and typed commands. Commands themselves are not translated: match files have them too.

access-skip = Zum Hauptteil springen
access-dice = Würfel

## Read aloud

access-earlier = { $count ->
        [one] Davor ein weiterer Zug
       *[other] Davor { $count } weitere Züge
    }
access-place = { $place }. { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

## Typed commands

access-commands = Befehle
access-commands-menu = Befehle tippen
access-field = Tippe einen Befehl
access-field-note = Zum Beispiel: werfen, rückgängig, Punkte, help
access-go = Ausführen
access-close = Befehlszeile schließen
access-done = { $text }: erledigt.
access-action = { $way }: { $cell }
access-roll = die Würfel werfen
access-word-moves = was jetzt möglich ist
access-word-look = die Würfel oder deine Hand
access-word-score = die Punkte von allen
access-word-undo = deinen letzten Schritt rückgängig machen
access-word-help = was du tippen kannst
access-score = { $name }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
access-look = { $place }: { $things }.
access-look-hand = Deine Hand: { $cards }.
access-moves = Du kannst tippen: { $moves }.
access-no-moves = Gerade gibt es nichts zu tun.
access-legal = Das geht gerade.
access-help = Tippe eine Aktion, wie sie unten steht, ihren Anfang oder Wörter ihrer Erklärung, und drück Enter. „roll“ wirft die Würfel, „undo“ macht deinen letzten Schritt rückgängig, „moves“ nennt alles, was du darfst, „look“ Würfel oder Hand, „score“ die Punkte von allen, und „why“ mit einer Aktion sagt, warum sie nicht geht. Die deutschen Wörter dafür gehen auch. Escape schließt die Befehlszeile.

## Settings

access-single-keys = Einzelne Tasten
access-single-keys-note = „/“ öffnet die Befehlszeile, „h“ gibt einen Tipp, „n“ und „b“ führen zum nächsten und zum vorherigen Fehler einer Analyse. Schalte sie aus, wenn du diktierst und sie versehentlich auslöst.
