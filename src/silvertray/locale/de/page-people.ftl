# The page about oneself: name, passkeys, games, ratings, blocked people, and one's data.

page-you-title = Profil
page-title-you = Profil · Silvertray
page-you-link = Profil
page-saved = Gespeichert.
page-save = Speichern

## On all devices

page-devices = Auf all deinen Geräten
page-devices-guest = Du spielst als Gast, und mehr brauchst du nicht. Willst du deine Partien, deinen Namen und deine Wertungen auch auf anderen Geräten haben, dann lass dieses Gerät einen Passkey anlegen: keine E-Mail, kein Passwort.
page-keep = Partien auf allen Geräten behalten
page-sign-in = Mit Passkey anmelden
page-signed-in = Du bist angemeldet. Deine Partien und Wertungen hast du auf jedem Gerät, auf dem du dich anmeldest.
page-passkeys = Deine Passkeys
page-passkey-added = Hinzugefügt { $added }
page-passkey-used = zuletzt benutzt { $used }
page-passkey-remove = Passkey entfernen, hinzugefügt { $added }
page-passkey-remove-title = Diesen Passkey entfernen?
page-passkey-remove-note = Er meldet dich dann nicht mehr an. Auf dem Gerät selbst bleibt er, bis du ihn dort löschst.
page-remove = Entfernen
page-passkey-add = Passkey hinzufügen
page-sign-out = Hier abmelden
page-sign-out-all = Überall abmelden
page-sessions = Wo du angemeldet bist
page-session-here = dieses Gerät
page-session-unknown = Unbekanntes Gerät
page-session-since = angemeldet { $since }, zuletzt da { $seen }
# $since, $used and $seen are words such as “2 hours ago”, or these for less than a minute.
page-just-now = gerade eben
page-session-end = Abmelden auf { $device }, angemeldet { $since }
page-session-ended = Dort abgemeldet.
page-welcome-back = Willkommen, { $name }!
page-kept-now = Fertig. Melde dich mit diesem Passkey auf deinen anderen Geräten an.
page-signed-out = Du bist abgemeldet und spielst als Gast.
page-passkey-cancelled = Abgebrochen. Es hat sich nichts geändert.
page-passkey-here = Auf diesem Gerät ist schon ein Passkey von dir: Melde dich damit an.
page-no-passkeys-insecure = Passkeys gibt es nur über https. Öffne die Seite dort, um deine Partien auf allen Geräten zu behalten. Spielen kannst du auch so.
page-no-passkeys-number = Unter einer Adresse aus Zahlen legen Browser keine Passkeys an.
page-no-passkeys-here = Mit Domainnamen öffnen
page-no-passkeys-missing = Dieser Browser kennt keine Passkeys, deshalb bleiben deine Partien auf diesem Gerät.

## Ratings

page-ratings = Deine Wertungen
page-ratings-none = Noch keine. Eine Wertung entsteht aus beendeten Partien zwischen Angemeldeten; Partien gegen Bots zählen nicht.
page-rating-of = { $game }, { $players } Spieler
page-rating = { $rating } ± { $deviation }
page-rating-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
page-rating-provisional = vorläufig
page-board = Rangliste
page-board-of = Rangliste: { $game }, { $players } Spieler
page-board-empty = Noch niemand: Eine Wertung erscheint hier, sobald sie auf ± 110 genau ist.
page-board-rank = Platz
page-board-name = Name
page-board-rating = Wertung
page-board-games = Partien

## My games

page-my-games = Deine Partien
page-my-games-none = Noch keine.
page-my-games-more = Ältere Partien
page-game-with = mit { $names }
page-game-bots = { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }
page-game-alone = allein
page-game-waiting = wartet auf Spieler
page-game-playing = läuft
page-game-result = Platz { $place }, { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
page-game-score = { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
page-game-change = Wertung { $change }
page-game-replay = Wiederholung:{" "}
page-game-open = Weiterspielen:{" "}

## Blocked people

page-blocked = Blockierte Personen
page-blocked-note = Sie können nicht an Tischen Platz nehmen, an denen du Gastgeber bist. Dass du sie blockiert hast, erfahren sie nicht.
page-blocked-none = Niemand. Am Tisch kannst du jemanden blockieren: Tippe auf die Punkte neben dem Namen.
page-unblock = Wieder zulassen

## One's data

page-data = Deine Daten
page-data-note = Alles, was dieser Server über dich gespeichert hat, samt deinen beendeten Partien, in einer Datei.
page-export = Alles herunterladen
page-erase = Alles löschen…
page-erase-title = Alles über dich löschen?
page-erase-note = Dein Name, deine Passkeys und Wertungen, die Listen deiner Partien und blockierten Personen und deine Plätze verschwinden für immer. In Partien mit anderen wird dein Name zu „?“. Das lässt sich nicht rückgängig machen.
page-erase-word = löschen
page-erase-type = Tippe „{ page-erase-word }“ zur Bestätigung
page-erase-passkey = Du wirst noch einmal nach deinem Passkey gefragt.
page-erase-now = Jetzt alles löschen
page-erased = Alles über dich ist gelöscht.

## Somebody at the own table

page-seat-menu = Mehr zu { $name }
page-kick = Entfernen
page-kick-lobby-note = Der Platz wird wieder frei, und { $name } kann an diesem Tisch nicht mehr Platz nehmen.
page-kick-game-note = Ein Bot spielt auf diesem Platz bis zum Ende weiter, und { $name } bekommt ihn nicht zurück.
page-block = Blockieren
page-block-note = { $name } kann ab jetzt nicht mehr an deinen Tischen Platz nehmen. Die Liste findest du in deinem Profil.
page-kick-block = Entfernen und blockieren
page-blocked-now = { $name } ist blockiert.
page-kicked = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
event-kick = { $me ->
        [yes] Du wirst
       *[no] { $name } wird
    } vom Tisch entfernt
