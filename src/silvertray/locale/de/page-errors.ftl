# What the server refuses, beside the rules of the games.
error-not-begun = die Partie hat noch nicht begonnen: { $open ->
    [one] ein Platz ist
   *[other] { $open } Plätze sind
} noch frei
error-seat-taken = { $seat } ist besetzt: Wähle einen anderen Platz
error-already-seated = du sitzt schon hier: { $seat }. Verlass den Platz zuerst
error-not-seated = du schaust zu: Nimm einen Platz, um mitzuspielen
error-not-invited = hier darf nur Platz nehmen, wer eingeladen ist: Frag nach dem Link
error-game-begun = die Partie hat begonnen: Du kannst zuschauen
error-bots-settled = die Partie hat begonnen: Die Bots bleiben, wie sie sind
error-no-bot-there = hier sitzt kein Bot: { $seat }. Wähle einen Platz mit Bot
error-not-host = das Tempo der Bots bestimmt nur, wer hier am längsten sitzt: { $seat }
error-unknown-pace = es gibt kein Tempo „{ $pace }“: Wähle eines von { $paces }
error-no-empty-seat = alle Plätze sind schon besetzt
error-not-over = die Partie ist noch nicht zu Ende
error-table-busy = am Tisch war zu viel los: Versuch es noch einmal
error-one-seat-is-mine = genau ein Platz muss deiner sein, nicht „{ $seats }“
error-seed-needed = eine Startzahl (Seed) gehört nur zum Geber „seed“, nicht zu „{ $kind }“
error-wrong-clock = eine Uhr mit „{ $seconds }“ Sekunden geht nicht: Wähle { $least } bis { $most } oder keine
error-no-clock-there = mit echten Würfeln läuft keine Uhr: Wähle einen anderen Geber oder keine Uhr
error-clock-stands = hier läuft keine Uhr
error-clock-runs = die Uhr ist nicht angehalten
error-wrong-setting = { $setting } kann nicht „{ $value }“ sein: { $why }
error-no-door = auf { $door } kann der Server nicht starten ({ $why }): Wähle einen anderen --port oder --host
error-foreign-page = die Seite einer anderen Website darf das nicht anfordern
error-too-many-tables = das sind viele Tische auf einmal: Warte eine Minute
error-no-such-table = diesen Tisch gibt es nicht: Prüfe den Link
error-no-such-step = diese Partie hat { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }, aber keinen Schritt { $step }
error-bad-request = die Anfrage ist nicht lesbar: { $where }
error-body-too-large = die Anfrage ist zu lang: höchstens { $most } Bytes
error-hello-first = der erste Frame muss ein Hello sein
error-hello-once = Hello wurde schon gesagt
error-frame-too-long = der Frame ist zu lang: höchstens { $most } Bytes
error-too-fast = das war zu schnell: Mach langsamer
error-bad-frame = der Frame ist nicht lesbar: siehe docs/protocol.md
error-other-version = Seite und Server sprechen nicht dieselbe Version: Lade die Seite neu
error-table-full = an diesem Tisch schauen zu viele zu
error-wrong-token = dieser Link öffnet hier keinen Platz: Bitte um einen neuen
error-table-unplayable = dieser Tisch wurde nach anderen Regeln gespielt als heute und lässt sich nicht öffnen
error-promise-gone = dieser Prüfwert ist verbraucht oder abgelaufen: Hol dir einen neuen
error-no-such-address = unter dieser Adresse gibt es nichts
error-promise-needed = ein Prüfwert gehört nur zum Geber „commit“, nicht zu „{ $kind }“: Hol dir zuerst einen
error-has-left = { $seat } ist schon gegangen

## People
error-sign-in-first = das ist nur für Angemeldete: Melde dich zuerst an
error-passkey-again = das musst du noch einmal mit einem Passkey bestätigen
error-too-many-asks = das war viel auf einmal: Warte eine Minute
error-name-invisible = von diesem Namen ist nichts zu sehen: Nimm Buchstaben, Ziffern oder Zeichen
error-name-too-long = dieser Name ist zu lang: höchstens { $most } Buchstaben
error-no-passkeys-here = Passkeys brauchen eine Adresse mit Namen statt Zahlen: Öffne diese Seite über ihren Domainnamen
error-challenge-gone = das hat zu lange gedauert oder wurde woanders begonnen: Versuch es noch einmal
error-passkey-refused = der Passkey ließ sich nicht prüfen: Versuch es noch einmal oder nimm einen anderen
error-passkey-unknown = dieser Passkey ist hier nicht bekannt: Vielleicht wurde er entfernt
error-passkey-known = dieser Passkey ist hier schon gespeichert
error-last-passkey = das ist dein einziger Passkey: Füge zuerst einen anderen hinzu oder lösche alles über dich
error-enough-passkeys = du hast { $most } Passkeys, mehr werden nicht gespeichert: Entferne zuerst einen
error-host-only = jemanden entfernen darf nur, wer hier am längsten sitzt: { $seat }
error-kick-oneself = dich selbst kannst du nicht entfernen: Verlass stattdessen den Platz
error-nobody-to-kick = hier sitzt gerade niemand, den man entfernen könnte: { $seat }
error-barred = an diesem Tisch kannst du nicht Platz nehmen: Der Gastgeber möchte es nicht
error-nobody-to-block = hier sitzt niemand, den man blockieren könnte: { $seat }
error-enough-blocks = du hast { $most } Personen blockiert, mehr geht nicht: Lass zuerst jemanden wieder zu
error-erase-unconfirmed = nichts wurde gelöscht: Bestätige es zuerst
## Plain HTTP
error-wrong-method = diese Adresse geht nicht mit { $method }: siehe /api/docs

## Phrases
error-unknown-phrase = es gibt keinen Spruch „{ $phrase }“: Wähle einen von { $phrases }
error-too-talkative = das war viel Gerede: Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }

## Too much at once
error-too-many-lines = von deiner Adresse sind hier zu viele Seiten offen: Schließe eine (höchstens { $most })
error-server-full = der Server hat alle Hände voll zu tun: Versuch es in einer Minute noch einmal
error-enough-entries = an diesem Tisch ist dafür schon zu viel geschehen: Von jetzt an kannst du hier nur noch spielen

## Your turn
error-foreign-push-host = { $host } ist kein Push-Dienst, an den dieser Server Nachrichten schickt: Nimm einen anderen Browser oder frag den Betreiber des Servers
error-wrong-push-key = für den Schlüssel dieses Browsers lässt sich nichts verschlüsseln: Schalte die Benachrichtigungen aus und wieder ein
## Signing out
error-signed-out = du wurdest abgemeldet: Melde dich wieder an, um deine Plätze zurückzubekommen
error-session-gone = diese Anmeldung gibt es nicht mehr
