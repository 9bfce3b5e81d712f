# The page around the games: home, new tables, the lobby, the frame of a table, its log.

page-name = Silvertray
page-close = Schließen
page-home = Start
page-loading = Einen Moment…
page-you = du
page-player = Spieler
page-seat = Platz { $number }
page-name-you = { $name } (du)
page-ready = Fertig
page-rule = Regel { $rule }
page-yes = Ja
page-no = Nein

# A first and a last word make a friendly name. At most 24 letters together.
# The animals are all masculine, so that every first word fits.
page-name-firsts = Flinker, Frecher, Froher, Flotter, Feiner, Guter, Heller, Heiterer, Kecker, Kluger, Lieber, Listiger, Munterer, Mutiger, Netter, Pfiffiger, Ruhiger, Schlauer, Stiller, Wacher
page-name-lasts = Dachs, Bär, Biber, Kranich, Rabe, Hirsch, Spatz, Falke, Fuchs, Hase, Igel, Reiher, Luchs, Specht, Marder, Otter, Uhu, Storch, Hamster, Wolf

## Titles of the window

page-title-home = Silvertray: Ganz schön clever, Doppelt so clever und Dobro kostenlos online
page-title-new = Neuer Tisch: { $game } · Silvertray
page-title-table = { $game } · Silvertray
page-title-your-turn = Du bist dran: { $game } · Silvertray

## Home

page-headline = Setz dich und spiel
page-what = Würfel- und Kartenspiele: allein, gegen Bots oder per Link mit Freunden. Kostenlos, ganz ohne Anmeldung.
page-game-clever = { game-clever }
page-game-twice = { game-twice }
page-game-dobro = Dobro
page-alias-clever = { "" }
page-alias-twice = { "" }
page-alias-dobro = { "" }
page-about-clever = Würfeln, wählen, und ein Kreuz löst das nächste aus.
page-about-twice = Kreise, Kreuze und Würfel, die zurückkommen.
page-about-dobro = Überbiete die Zahl mit einer Karte oder einem Paar, oder nimm den Stich.
page-size-clever = 1–4 Spieler
page-size-twice = 1–4 Spieler
page-size-dobro = 2–6 Spieler
page-play-now = Losspielen
page-with-friends = Mit Freunden…
page-starting = Geht los…
page-continue = Weiterspielen
page-continue-all = Alle { $count } zeigen
page-forget = Aus der Liste entfernen: { $game }, { $when }
page-forgotten = Aus der Liste entfernt: { $game }
page-join = An einen Tisch setzen
page-join-example = Link oder Code
page-join-go = Beitreten
page-join-wrong = Das ist kein Link zu einem Tisch. Lass dir den ganzen Link schicken: Er endet auf #i=…
page-unofficial = Silvertray ist ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen.

## A new table

page-new-table = Neuer Tisch
page-who-plays = Wer spielt?
page-how-many = Plätze
page-friend = Ein Freund, per Link
page-bot-choice = Bot: { $bot }
page-bots = Die Bots
page-bots-more = Mehr
page-thinking = überlegt…
page-bot-beginner = Anfänger
page-bot-beginner-note = Lernt noch die Regeln: Du kannst kaum verlieren.
page-bot-easy = Leicht
page-bot-easy-note = Spielt nett mit und übersieht viel.
page-bot-medium = Mittel
page-bot-medium-note = Ein fairer Gegner, wenn du schon ein paarmal gespielt hast.
page-bot-hard = Schwer
page-bot-hard-note = Plant voraus: Du brauchst einen guten Tag.
page-bot-expert = Experte
page-bot-expert-note = Der stärkste Bot hier: Freu dich über jeden Sieg.
page-bot-random = Zufall
page-bot-random-note = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
page-bot-greedy = Gierig
page-bot-greedy-note = Nimmt, was gerade am besten aussieht, und plant nichts.
page-bot-solo = Solo
page-bot-solo-note = Stark, spielt aber, als wäre sonst niemand da.
page-bot-here = Bot…{" "}
page-bot-for = Ein Bot für Platz { $number }
page-bot-change = { $bot }: { $name } ändern
page-bot-away = Kein Bot: Platz frei lassen
page-pace = Tempo der Bots
page-pace-instant = Sofort
page-pace-brisk = Flott
page-pace-relaxed = Gemütlich
page-pace-note = Wie lange Bots für einen Zug brauchen. Du kannst es jederzeit ändern.
page-pace-is = Tempo der Bots: { $pace }
page-pace-host = { $name } kann es ändern.
page-clock = Bedenkzeit
page-clock-none = Ohne Limit
page-clock-note = Läuft von einem Wurf oder Ziehen bis zum nächsten. Ist sie um, macht ein Bot den Zug.
page-clock-mine = Du hast { $time }
page-clock-theirs = { $names }: { $time }
page-clock-stands = Die Uhr ist angehalten
page-clock-paused = { page-clock-stands } bei { $time }
page-clock-pause = Pause
page-clock-resume = Weiter
page-bot-seat = Bot { $number }
page-options = Regeln und Zufall
page-create = Partie starten
page-create-invite = Anlegen und einladen
page-all-bots = Bots statt Freunde
page-dealer = { $thing ->
        [cards] Woher die Karten kommen
       *[dice] Woher die Würfel kommen
    }
page-dealer-entropy = { $thing ->
        [cards] Frisch gemischt
       *[dice] Fairer Zufall
    }
page-dealer-entropy-note = Der Zufall kommt vom Server und lässt sich nicht vorhersagen.
page-dealer-seed = { $thing ->
        [cards] Ein wiederholbarer Stapel
       *[dice] Wiederholbare Würfel
    }
page-dealer-seed-note = { $thing ->
        [cards] Tische mit derselben Startzahl bekommen denselben Stapel, so könnt ihr vergleichen. Wer die Startzahl kennt, kann jede Hand herausfinden: gut zum Üben, nicht unter Rivalen.
       *[dice] Tische mit derselben Startzahl würfeln dasselbe, so könnt ihr vergleichen.
    }
page-dealer-commit = { $thing ->
        [cards] Ein prüfbarer Stapel
       *[dice] Prüfbare Würfel
    }
page-dealer-commit-note = Der Server legt sich vor der Partie auf ein Geheimnis fest, jeder steuert ein Wort bei, und danach kann jeder prüfen, dass nichts manipuliert wurde.
page-dealer-table = Unsere echten Würfel
page-dealer-table-note = Ihr würfelt am eigenen Tisch und tippt ein, was die Würfel zeigen.
page-seed = Startzahl (Seed)
page-seed-other = Neue Zahl
page-seed-wrong = Nimm eine ganze Zahl mit höchstens 15 Ziffern.
page-word = Dein Wort für die Auslosung
page-commitment = Prüfwert des Servers

page-quoted = „{ $text }“
option-solo_fallback = Allein, wenn kein Würfel vom Tablett passt
option-solo_fallback-on = Einen anderen nehmen
option-solo_fallback-off = Keinen nehmen
option-draw = Karten ziehen
option-draw-auto = Automatisch
option-draw-classic = Von Hand, und du kannst es vergessen
page-draw-time = Zeit zum Ziehen
page-draw-time-note = So lange wartet der nächste Zug, bis du gezogen hast.
option-rounds = Runden
option-rounds-3 = Drei
option-rounds-players = Eine für jeden (ab 4 Spielern)
option-lead_specials = Aussetzen und Richtungswechsel dürfen einen Stich eröffnen
option-lead_specials-on = Ja
option-lead_specials-off = Nein
option-edition = Ausgabe
option-edition-ru = Russisch
option-edition-br = Brasilianisch

## Settings

page-settings = Einstellungen
page-my-name = Dein Name
page-my-name-note = Andere sehen ihn, sobald du dich das nächste Mal an einen Tisch setzt.
page-other-name = Neuer Name
page-theme = Farben
page-theme-auto = Wie mein Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung
page-motion-auto = Wie mein Gerät
page-motion-off = Aus
page-auto-roll = Automatisch würfeln
page-auto-roll-note = Wenn du mit Würfeln dran bist, fallen die Würfel nach einem kurzen Moment. Was du vor einem Wurf gewählt hast, kannst du dann nicht mehr rückgängig machen.

## A table

page-table = Tisch
page-menu = Menü
page-menu-how = { page-how }
page-menu-log = { page-log }
page-menu-pace = { page-pace }
page-menu-facts = So spielt dieser Tisch
page-menu-watch = Jemanden zuschauen lassen
page-menu-device = Auf anderem Gerät spielen
page-menu-settings = Einstellungen
page-menu-leave = Platz verlassen
page-log = Verlauf
page-log-empty = Noch ist nichts passiert.
page-meanwhile-more = { $count ->
        [one] und ein weiterer Zug
       *[other] und { $count } weitere Züge
    }
page-meanwhile-since = Seit deinem letzten Zug
page-meanwhile-last = Die letzten Züge
page-meanwhile-none = Hier steht, was die anderen tun.
page-facts = So spielt dieser Tisch
page-rated-game = Gewertet
page-round = Runde { $round }/{ $rounds }
page-line-connecting = Verbinden…
page-line-live = Online
page-line-waiting = Neu verbinden…
page-kept = Keine Verbindung. Dein Zug ist gespeichert.
page-line-closed = Geschlossen
page-notices = Hinweise
page-dismiss = Ausblenden
page-seats = Plätze
page-seat-empty = Platz { $number } ist frei
page-seat-away = weg
page-seat-stand-in = weg, ein Bot spielt
page-seat-here = da
page-replaced = Ein Bot spielt für { $names }
page-away = Weg: { $names }
page-away-bot = · in { $time } übernimmt ein Bot
page-waiting-for = { $count ->
        [0] Alle sind da
        [one] Ein Spieler fehlt noch
       *[other] { $count } Spieler fehlen noch
    }
page-fill = Mit Bots auffüllen ({ $bot })
page-sit = Platz nehmen
page-sit-here = Hier Platz nehmen{" "}
page-invited = Du bist eingeladen
page-invited-by = { $name } lädt dich zum Spielen ein
page-not-invited = Du schaust zu. Wenn du mitspielen willst, frag nach dem Einladungslink.
page-watching-soon = Du schaust zu. Gleich geht es los.
page-watching = Du schaust zu.
page-watching-full = Alle Plätze sind besetzt, du schaust zu.
page-invite = Freunde einladen
page-invite-link = Wer diesen Link hat, kann Platz nehmen
page-invite-title = Spiel { $game } mit mir
page-watch-link = Wer diesen Link hat, kann zuschauen
page-watch-title = Schau uns zu bei { $game }
page-device-link = Der Link zu deinem eigenen Platz
page-device-note = Öffne diesen Link auf deinem anderen Gerät und spiel dort weiter. Behalte ihn für dich: Wer ihn hat, spielt für dich.
page-qr = Derselbe Link als QR-Code
page-copy = Kopieren
page-copied = Der Link ist kopiert.
page-not-copied = Dieser Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn von Hand.
page-share = Teilen
page-leave = Platz verlassen
page-leave-lobby-note = Dein Platz ist dann für jemand anderen frei.
page-leave-game-note = Ein Bot spielt für dich weiter. Mit deinem Link kannst du zurückkommen.
page-again = Noch einmal
page-rematch-ready = Die nächste Partie ist bereit.
page-rematch-join = Mitkommen
page-table-gone = Dieser Tisch kann nicht gezeigt werden

## When something is wrong

page-lost = Hier ist nichts
page-lost-note = Vielleicht ist der Link nicht vollständig: Kopiere ihn noch einmal.
page-trouble = Das hat nicht geklappt
page-try-again = Noch einmal
page-outdated = Es gibt eine neue Version
page-outdated-note = Lade die Seite neu, um weiterzuspielen. Deine Partie ist sicher.
page-reload = Neu laden
page-error-offline = der Server ist nicht erreichbar: Prüfe deine Verbindung und versuch es noch einmal
page-error-server-trouble = auf dem Server ging etwas schief: Versuch es gleich noch einmal
page-error-no-push-service = der Push-Dienst deines Browsers vergibt keine Adresse: Versuch es später noch einmal oder in einem anderen Browser
page-error-no-such-page = dieses Spiel gibt es nicht: Wähle eines auf der Startseite
page-error-file-too-large = diese Datei ist größer als { $size } MB: Öffne eine mit weniger Partien
page-error-other = das geht nicht ({ $code })

## The log. $me is “yes” where the line is about the reader.

event-sit = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } Platz
event-stand = { $me ->
        [yes] Du verlässt
       *[no] { $name } verlässt
    } den Platz
event-bot = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } einen Platz ein
event-away = { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } weg, ein Bot spielt weiter
event-back = { $me ->
        [yes] Du bist
       *[no] { $name } ist
    } wieder da
event-start = Die Partie beginnt
event-undo = { $me ->
        [yes] Du machst
       *[no] { $name } macht
    } einen Schritt rückgängig
event-pace = { page-pace }: { $pace }
event-clock = { page-clock }: { $time }
event-drawing = { page-draw-time }: { $time }
event-late = { $me ->
        [yes] Deine Zeit ist um
       *[no] Die Zeit von { $name } ist um
    }, ein Bot macht diesen Zug
event-pause = { $me ->
        [yes] Du hältst
       *[no] { $name } hält
    } die Uhr an
event-resume = { $me ->
        [yes] Du lässt
       *[no] { $name } lässt
    } die Uhr weiterlaufen
event-rematch = Weiter geht es an einem neuen Tisch
event-first = { $me ->
        [yes] Du beginnst
       *[no] { $name } beginnt
    }
event-roll = Wurf: { $dice }
event-die = { $die } { $face }
event-tray = Aufs Tablett gelost: { $dice }
event-pick = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $die }
event-pick-as = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $die } für { $area }
event-pick-row = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $die } für { $area }, Reihe { $row }
event-extra = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } einen Zusatzwürfel: { $die }
event-extra-as = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } einen Zusatzwürfel: { $die } für { $area }
event-extra-row = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } einen Zusatzwürfel: { $die } für { $area }, Reihe { $row }
# A move with all that came of it: “Anna nimmt Grün 5 und kreuzt das nächste Feld in Grün an, dafür: Fuchs; aufs Tablett: Blau 2”
event-pick-and = { event-pick }
event-extra-and = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } { $die } als Zusatzwürfel
event-bonus-and = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } einen Bonus
event-and = { $deed } und { $mark }
event-mark = { $me ->
        [yes] füllst
       *[no] füllt
    } { $area }{ "\u00A0" }{ $label } aus
event-mark-cross = { $me ->
        [yes] kreuzt
       *[no] kreuzt
    } { $area }{ "\u00A0" }{ $label } an
event-mark-in-row = { $me ->
        [yes] kreuzt
       *[no] kreuzt
    } { $label } in { $area } an, Reihe { $row }
event-mark-next = { $me ->
        [yes] kreuzt
       *[no] kreuzt
    } das nächste Feld in { $area } an
event-mark-number = { $me ->
        [yes] trägst
       *[no] trägt
    } { $number } in { $area } ein
event-mark-times = { $me ->
        [yes] trägst
       *[no] trägt
    } { $number }{ "\u00A0" }{ $label } in { $area } ein
event-earning = , dafür: { $rewards }
event-sending = ; aufs Tablett: { $dice }
event-bonus = { $me ->
        [yes] Du nutzt
       *[no] { $name } nutzt
    } einen Bonus: { $what }
event-cross = { $me ->
        [yes] Du machst
       *[no] { $name } macht
    } ein Zusatzkreuz in Silber: { $what }
event-return = { $me ->
        [yes] Du holst
       *[no] { $name } holt
    } { $die } vom Tablett zurück
event-reroll = { $me ->
        [yes] Du würfelst nach
       *[no] { $name } würfelt nach
    }
event-pass = { $me ->
        [yes] Du passt
       *[no] { $name } passt
    }
event-play = { $me ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $cards }
event-take = { $me ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } den Stich
event-draw = { $me ->
        [yes] Du ziehst
       *[no] { $name } zieht
    }
event-draw-hidden = Karten werden gezogen
event-draw-own = Du ziehst { $cards }
event-card-joker = Joker
event-card-joker-as = Joker als { $number }
event-card-skip = Aussetzen
event-card-reverse = Richtungswechsel

## Open tables

page-open = Offene Tische
page-open-none = Zurzeit gibt es keine offenen Tische. Eröffne einen mit Freunden und zeig ihn allen.
page-open-running = Partien zum Zuschauen
page-open-who = { $note }{ "\u00A0" }· { $names }{ "\u00A0" }· { $when }
page-open-free = { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
page-open-players = { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }
page-open-sit = Mitspielen
page-open-watch = Zuschauen
page-listed = Unter den offenen Tischen zeigen
page-listed-note = Dann darf jeder ohne Link Platz nehmen oder zuschauen.
page-listed-here = Dieser Tisch ist offen: Jeder kann ihn finden und Platz nehmen.
event-end = Die Partie ist zu Ende

## Phrases

page-phrases = Etwas sagen
page-phrases-said = Sprüche
page-hide-phrases = Sprüche ausblenden
page-hide-phrases-note = Was andere am Tisch sagen, siehst du dann nicht.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-one-moment = Moment, bitte
phrase-hurry = Etwas schneller?
phrase-oops = Hoppla!
phrase-lucky = Glückspilz!
phrase-good-game = Schöne Partie!
phrase-goodbye = Tschüss!
event-say = { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    }: { $phrase }

## Your turn, while one is away

page-turn-title = Du bist dran
page-turn-notice = { $game }: Die anderen warten auf dich.
page-turn-tell = Benachrichtige mich, wenn ich dran bin
page-turn-tell-note = Dein Browser meldet sich, wenn ein Tisch auf dich wartet und du nicht da bist. In der Nachricht steht nur das Spiel.
page-turn-tell-insecure = Benachrichtigungen gibt es nur über https. Öffne die Seite dort.
page-turn-tell-missing = Dieser Browser kann nicht benachrichtigen, solange die Seite geschlossen ist.
page-turn-tell-forbidden = Dein Browser erlaubt es nicht, weil du es früher abgelehnt hast. Ändern kannst du das in den Browser-Einstellungen für diese Seite.
