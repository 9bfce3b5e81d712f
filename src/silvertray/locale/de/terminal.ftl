# The terminal game. Keys are what the player types; everything else is what the player reads.

key-undo = u
key-help = ?
key-sheet = s
key-first = t
key-log = l
key-auto = a
key-quit = q

## Players

name-you = Du
name-player = Spieler { $number }
name-bot = { $bot } { $number }

## The top line

# With several players the drawn screen has an arrow instead of “active”.
top-round = Runde { $round } von { $rounds }
top-draw = vor Runde 1
top-rewards = vor dem ersten Wurf
top-active = aktiv: { $name }
top-passive-turn = passiver Zug
top-roll = Wurf { $roll } von 3
top-over = die Partie ist zu Ende

## Dice

place-pool = Vorrat
place-tray = Tablett
place-fields = Würfelfelder

## The sheet

sheet-area = { $area } { $points }
sheet-of = Blatt: { $name }
sheet-row-points = Reihe
sheet-track-reroll = { $sign } Nachwurf
sheet-track-return = { $sign } zurück
sheet-track-extra = { $sign } Zusatz
sheet-foxes = Füchse { $foxes }
sheet-rounds = Runden
sheet-fox = Fuchs { $points }
sheet-total = = { $score }

## What is asked

ask-pick = Nimm einen der geworfenen Würfel:
ask-tray = Nimm einen Würfel vom Tablett:
ask-fields = Vom Tablett passt keiner (C-52). Nimm einen von den Würfelfeldern:
ask-extra = Nutze einen Zusatzwürfel oder beende den Zug:
ask-reward = Nutze einen offenen Bonus:
ask-cross = Mach Zusatzkreuze in Silber (T-2) oder lass es:
ask-return = Einen Würfel vom Tablett zurückholen (T-10) oder würfeln?
ask-stop = Keine Würfel mehr da. Einen vom Tablett zurückholen (T-10) oder aufhören?
ask-whose = { $name }: { $question }
ask-roll = Enter wirft { $count ->
        [one] den letzten Würfel
       *[other] { $count } Würfel
    }.
ask-draw = Enter lost aus, wer beginnt.
ask-tie = Enter lost aus, welche der gleichen Würfel aufs Tablett kommen.
ask-faces = Wirf { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } und tippe die Augen in dieser Reihenfolge: { $dice }
ask-first-seat = Wer beginnt? Tippe die Nummer:
ask-nearest = Welche der gleichen Würfel liegen am nächsten beim Tablett (C-60)?
ask-go-on = Als Nächstes würfelt: { $name }. Weiter mit Enter, { $undo } macht deinen letzten Schritt rückgängig.
ask-finish = Das war der letzte Schritt. Enter zeigt das Ergebnis, { $undo } macht ihn rückgängig.
waiting = Offen: { $rewards }
waiting-crosses = Zusatzkreuze: { $dice }
also-open = (vorlassen kannst du { $names }: { $first } und eine Nummer)

## Choices

choice-white = { $die } als { $area } { $what }
choice-own = { $area } { $what }
choice-chained = { $die } { $what }
choice-in-row = { $cell } in { $row }
choice-circle = { $cell } einkreisen
choice-cross = { $cell } ankreuzen
choice-also = { $choice }, dann auch { $dice }
choice-points = { $sign }{ $points }
choice-back = anderen Bereich wählen
choice-return = { $die } zurückholen
choice-reroll = nachwürfeln (noch { $left })
choice-pass-pick = Wurf verfallen lassen (C-14)
choice-pass-declined = auf den Wurf verzichten (C-15)
choice-pass-tray = verzichten (C-51)
choice-pass-extra = Zug beenden
choice-pass-cross = den Rest lassen (T-2)
choice-pass-return = { $count ->
        [one] den letzten Würfel werfen
       *[other] diese { $count } Würfel werfen
    }
choice-pass-stop = nicht mehr würfeln
chain-own = { $area }: auch { $dice }
chain-white = { $die } als { $area }: auch { $dice }
group-area = { $area }
group-crosses = Zusatzkreuze
group-line = { $group } ({ $count ->
        [one] ein Weg
       *[other] { $count } Wege
    })
tray-dice = { $dice } aufs Tablett
news-move = { $name }: { $move }
news-roll = { $name }: Wurf { $dice }
news-first = Es beginnt: { $name }
news-tie = aufs Tablett gelost: { $dice }
news-given-up = { $name }: kein Würfel passt, der Wurf verfällt (C-14)
news-nothing-fits = { $name }: kein Würfel passt (C-52)
news-lapsed = { $rewards }: kein Feld dafür, verfallen (C-41)

## Keys and notices

hint-choose = Zahl wählt
hint-undo = { $key } zurück
hint-help = { $key } Hilfe
hint-sheet = { $key } Blatt
hint-log = { $key } Verlauf
hint-auto = { $key } auto
hint-quit = { $key } speichern, Ende
prompt = >{" "}
notice-undone = Rückgängig gemacht.
notice-auto-on = Automatisch würfeln ist an: Die Würfel fallen ohne Enter. { $key } schaltet es aus.
notice-auto-off = Automatisch würfeln ist aus: Enter wirft die Würfel.
notice-go-back = Mit Enter zurück zum Tisch.
notice-legal = Ja, das geht: { $choice }

## Dice that can be verified

fair-promise = Prüfwert für { $chance ->
        [cards] diese Karten
       *[dice] diese Würfel
    }, zum Nachprüfen nach der Partie: { $commitment }
fair-word = { $name }: Tippe ein beliebiges Wort, das über { $chance ->
        [cards] die Karten
       *[dice] die Würfel
    } mitentscheidet, oder drück nur Enter.
fair-verify = { $chance ->
        [cards] Die Karten prüfen
       *[dice] Die Würfel prüfen
    }: silvertray verify { $file }

## One screen for several people, whose hands are hidden

pass-screen = Gib den Bildschirm weiter an { $name }, dann Enter.
pushed-away = (Davor stehen { $count } leere Zeilen, damit keine Hand zu sehen bleibt.)

## Leaving and coming back

saved = Die Partie ist gespeichert. Weiter geht es mit: silvertray play --resume
not-started = Es wurde noch nichts gespielt, also auch nichts gespeichert.
kept = Die Partie liegt in { $file }
resume-title = Gespeicherte Partien
resume-line = { $number }. { $game } ({ $players }), Runde { $round } von { $rounds }, { $scores }, { $when }
resume-broken = { $number }. { $file }: { $why }
resume-ask = Tippe eine Nummer; Enter nimmt 1, { $quit } beendet.
resume-left = Keine Partie geöffnet.

## The log

log-title = Verlauf
log-line = { $name }: { $text }
log-chance = Würfel: { $text }
log-empty = Noch ist nichts passiert.

## The end

end-title = Die Partie ist zu Ende
end-line = { $place }. { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
end-shared = { $place }. { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, geteilt
end-area = { $area } { $points }
end-fox = Füchse { $points }
end-rating = Stufe { $band } von { $bands } (C-64). { $words }

## Help

help-title = So spielst du im Terminal
help-number = eine Zahl: diese Möglichkeit wählen. Auch Text geht, etwa „pick white yellow b“
help-enter = Enter: würfeln, wenn gewürfelt werden muss (C-10)
help-undo = { $key }: den letzten Schritt rückgängig machen, solange nicht neu gewürfelt wurde
help-why = { $key } und eine Aktion oder Zahl: warum sie nicht geht oder was sie tut
help-sheet = { $key } und die Nummer eines Spielers: sein Blatt; allein zeigt es deins
help-first = { $key } und die Nummer eines Spielers: ihn vorlassen, wenn mehrere dran sind
help-log = { $key }: der Verlauf der Partie
help-auto = { $key }: automatisch würfeln, an oder aus
help-quit = { $key }: speichern und beenden (Strg-C tut dasselbe)
help-rules-title = Die Regeln in Kürze; alle stehen in docs/rules
help-rule-roll = C-10 bis C-15  Bis zu drei Würfe, je ein Würfel. Niedrigere aufs Tablett.
help-rule-reroll = C-16  { $reroll } Nachwürfeln: Wirf alle Würfel dieses Wurfs noch einmal.
help-rule-white = C-20, C-21  Weiß passt zu jedem Bereich. Blau zählt immer Blau + Weiß.
help-rule-tray = C-50 bis C-52  Die anderen nehmen einen Würfel vom Tablett oder verzichten.
help-rule-extra = C-30  { $extra } Zusatzwürfel: Nutze am Zugende einen beliebigen Würfel noch einmal.
help-rule-reward = C-40 bis C-46  X und Zahlen nutzt du sofort, in beliebiger Reihenfolge.
help-rule-fox = C-45  Jeder Fuchs zählt so viel wie dein schwächster Bereich.
help-rule-decline = C-15  Auf einen Wurf darfst du verzichten. Seine Würfel bleiben im Vorrat.
help-sheet-title = Das Blatt dieses Spiels in Kürze; alles steht in docs/rules
help-rule-return = T-10  { $return } Rückholaktion: Hol vor Wurf 2 oder 3 einen Würfel vom Tablett zurück.
help-rule-silver = T-1, T-4  Silber: Kreuz die Zahl in einer Reihe an. Reihen zählen nach Kreuzen.
help-rule-chain = T-2  Nimmst du Silber aus deinem Wurf, dürfen die niedrigeren auch hinein.
help-rule-single = T-3  Passiv, als Zusatzwürfel oder mit ? ist Silber nur ein Kreuz.
help-rule-yellow = T-5  Gelb: erst einkreisen, später ankreuzen. Kreise: Boni, Kreuze: Punkte.
help-rule-blue = T-6  Blau: Blau + Weiß, nie höher als die Zahl davor.
help-rule-green = T-7  Grün: Paare. Jedes zählt die erste Zahl minus die zweite (−).
help-rule-pink = T-8  Rosa: Jede Zahl zählt; der Bonus darunter will mindestens die gedruckte.
help-rule-any = T-9  Ein ? ist jede Zahl seiner Farbe, ein schwarzes ? jeder Farbe.
help-rule-ends = T-11  Das letzte Feld jeder Leiste bringt den Bonus an ihrem Ende.
help-sign = { $sign } { $thing }
help-circled = { $sign } eingekreist
help-signs = Zeichen: { $signs }; [ ] geht jetzt

## Plain sentences, for screen readers and pipes

plain-top = { $game }: { $parts }.
plain-pool = Im Vorrat: { $dice }.
plain-to-roll = Zu würfeln: { $dice }.
plain-tray = Auf dem Tablett: { $dice }.
plain-fields = Auf den Würfelfeldern: { $dice }.
plain-die = { $die } { $face }
plain-have = { $name }: { $things }.
plain-score = { $count ->
        [1] ein Punkt
       *[other] { $count } Punkte
    }
plain-have-reroll = { $count ->
        [one] ein Nachwurf
       *[other] { $count } Nachwürfe
    }
plain-have-return = { $count ->
        [one] eine Rückholaktion
       *[other] { $count } Rückholaktionen
    }
plain-have-extra = { $count ->
        [one] ein Zusatzwürfel
       *[other] { $count } Zusatzwürfel
    }
plain-have-fox = { $count ->
        [one] ein Fuchs
       *[other] { $count } Füchse
    }
plain-choice = { $number }. { $choice }.
plain-cross = { $die }: { $area } { $cell } ankreuzen
plain-circle = { $die }: { $area } { $cell } einkreisen
plain-in-row = { $cell } in der Reihe { $row }
plain-cross-row = { $die }: { $area }, Feld { $cell } ankreuzen
plain-write = { $die }: { $value } in { $area } eintragen, Feld { $cell }
plain-write-label = { $die }: { $value } in { $area } eintragen, Feld { $cell }, Aufdruck { $label }
plain-reward = Bonus
plain-points = { $choice }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
plain-costs = { $choice }, kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
plain-earns = { $choice }, bringt { $rewards }
plain-area = { $area }, { $points ->
        [1] ein Punkt
       *[other] { $points } Punkte
    }.
plain-row = Reihe { $row }:
plain-marked = Eingetragen: { $cells }.
plain-crossed = Angekreuzt: { $cells }.
plain-circled = Eingekreist: { $cells }.
plain-free = Frei: { $cells }.
plain-next = Nächstes Feld: { $cell }.
plain-next-label = Nächstes Feld: { $cell }, Aufdruck { $label }.
plain-line = { $line }: noch { $cells } für { $prize }.
plain-prize-points = { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
plain-under = Kommende Boni: { $rewards }.
plain-under-cell = { $reward } bei Feld { $cell }
plain-full = Alle Felder sind gefüllt.
plain-end-reroll = Für insgesamt { $fields } Nachwürfe: { $reward }.
plain-end-return = Für insgesamt { $fields } Rückholaktionen: { $reward }.
plain-end-extra = Für insgesamt { $fields } Zusatzwürfel: { $reward }.
line-row = Reihe { $number }
line-column = Spalte { $number }
line-diagonal = Diagonale
