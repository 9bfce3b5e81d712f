# The dice table of the page. Colours, letters and rewards are in game.ftl, refusals in errors.ftl.

dice-dot = {" "}·{" "}
dice-semicolon = ;{" "}
dice-or = { $first } oder { $last }

## Where things stand

dice-turn = { $own ->
        [yes] du bist dran
       *[no] { $name } ist dran
    }
dice-passive-turn = passiver Zug
dice-roll-number = Wurf { $roll } von 3
dice-you = Du
dice-active = hat die Würfel
dice-acting = ist am Zug
dice-sheets = Blätter der Spieler
dice-sheet-of = Blatt von { $name }
dice-own-sheet = Zurück zu deinem

## Dice

dice-pool = Vorrat
dice-pool-empty = Keine Würfel mehr im Vorrat
dice-tray = Silbertablett
dice-fields = Würfelfelder
dice-die = { $colour } { $face }
dice-die-blank = { $colour }, noch nicht geworfen
dice-die-legal = kann genutzt werden
dice-die-used = schon als Zusatzwürfel genutzt
dice-die-not-now = Dieser Würfel geht jetzt nicht.

## The sheet

dice-area = { $area }, { $points }
dice-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
dice-cell = { $area }, Feld { $number }
dice-cell-printed = { $area }, Feld { $number }, Aufdruck { $label }
dice-cell-in-row = { $area } { $label } in der Reihe { $row }
dice-cell-twin = { $area } { $label }, { $which ->
        [1] erstes
        [2] zweites
        [3] drittes
       *[other] viertes
    } Feld
dice-free = frei
dice-circled = eingekreist
dice-crossed = angekreuzt
dice-written = { $number } eingetragen
dice-under = bringt { $reward }
dice-legal = möglich: { $ways }
dice-by-reward = durch deinen Bonus
dice-earns = bringt { $rewards }
dice-track = { $reward }: { $left } übrig, { $spent } verbraucht, von { $fields }
dice-round-cell = Runde { $number }{ $now ->
        [yes] , jetzt
       *[no] {""}
    }{ $reward ->
        [none] {""}
       *[other] : { $reward }
    }
dice-score-area = { $area } { $points }
dice-score-foxes = { $foxes ->
        [one] ein Fuchs
       *[other] { $foxes } Füchse
    } { $points }
dice-score-total = gesamt { $points }

## What is asked

dice-ask-pick = Tippe auf ein leuchtendes Feld oder auf einen Würfel.
dice-ask-tray = { $name } hat gewürfelt: Nimm einen Würfel vom Silbertablett.
dice-ask-solo-tray = Nimm einen Würfel vom Silbertablett.
dice-ask-fields = Vom Tablett passt keiner: Nimm einen von den Würfelfeldern.
dice-ask-extra = Nutze einen Zusatzwürfel oder beende den Zug.
dice-ask-reward = Bonus: Tippe auf ein Feld.
dice-ask-cross = Auch die niedrigeren ankreuzen?
dice-ask-return = Einen Würfel vom Tablett zurückholen oder würfeln?
dice-ask-stop = Keine Würfel mehr da. Einen zurückholen oder aufhören?
dice-ask-roll = { $count ->
        [one] Wirf den letzten Würfel.
       *[other] Du würfelst.
    }
dice-ask-first = Es wird ausgelost, wer beginnt.
dice-ask-tie = Gleichstand: Welche Würfel kommen aufs Tablett?
dice-wait = Warten auf { $names }
dice-wait-roll = Gleich würfelt { $names }
dice-wait-first = Warten auf { $names }: Wer beginnt?
dice-wait-tie = Warten auf { $names }: Welche Würfel kommen aufs Tablett?
dice-over = Die Partie ist zu Ende.
dice-nothing-to-do = Für dich ist gerade nichts zu tun
dice-which = Was davon?
dice-waiting = Offene Boni: { $rewards }

## Choices

dice-dock = Deine Wahl
dice-mark = { $area } { $what }
dice-mark-as = { $die } als { $area } { $what }
dice-in-row = { $label } in der Reihe { $row }
dice-circle-it = { $label } einkreisen
dice-cross-it = { $label } ankreuzen
dice-worth = { $points }
dice-confirm = Bestätigen
dice-tap-again = oder Feld noch einmal antippen
dice-cancel = Doch nicht
dice-undo = Rückgängig
dice-close = Schließen
dice-roll-roll = { $count ->
        [one] Einen Würfel werfen
       *[other] { $count }{ "\u00A0" }Würfel werfen
    }
dice-roll-first = Auslosen, wer beginnt
dice-roll-tie = Auslosen
dice-do-reroll = nachwürfeln (noch { $left })
dice-do-return = { $die } zurückholen
dice-do-roll = { $count ->
        [one] letzten Würfel werfen
       *[other] { $count }{ "\u00A0" }Würfel werfen
    }
dice-do-stop = nicht mehr würfeln
dice-do-give-up = Wurf verfallen lassen
dice-do-decline = auf Wurf verzichten
dice-do-pass-tray = verzichten
dice-do-pass-extra = Zug beenden
dice-do-pass-cross = Rest lassen
dice-do-pass-reward = passen
dice-not-now = { $cell }: geht jetzt nicht. Tippe auf ein leuchtendes Feld.
dice-marked-already = { $cell }: ist schon ausgefüllt.

## Real dice

dice-typed-ask-roll = Wirf deine Würfel und tippe an, was sie zeigen.
dice-typed-ask-first = Wer beginnt?
dice-typed-ask-tie = { $count ->
        [one] Tippe von den gleichen Würfeln den an, der am nächsten beim Tablett liegt.
       *[other] Tippe von den gleichen Würfeln die { $count } an, die am nächsten beim Tablett liegen.
    }
dice-typed-roll = { $count ->
        [one] Diesen Würfel eintragen
       *[other] Diese Würfel eintragen
    }
dice-typed-tray = { $count ->
        [one] Diesen aufs Tablett
       *[other] Diese aufs Tablett
    }
dice-to-tray = aufs Tablett: { $dice }

## What the rewards are good for. $name is the colour's own name, “black” for any area.

dice-about-reroll = Nachwürfeln: Wirf einmal alle Würfel deines Wurfs noch einmal, bevor du einen nimmst.
dice-about-return = Rückholaktion: Hol einmal vor deinem zweiten oder dritten Wurf einen Würfel vom Tablett zurück.
dice-about-extra = Zusatzwürfel: Nutze einmal am Ende deines oder eines fremden Zugs noch einen der sechs Würfel.
dice-about-fox = Fuchs: Er zählt am Ende so viel wie dein schwächster Bereich.
dice-about-x = { $reward }: Kreuz sofort ein Feld in { $colour } an, egal mit welcher Zahl.
dice-about-n = { $reward }: Trag sofort eine { $number } in { $colour } ein.
dice-about-any = { $reward }: Füll sofort ein Feld in { $name ->
        [black] einem beliebigen Bereich
       *[other] { $colour }
    } aus, mit der Zahl deiner Wahl.
dice-about-black = { $reward }: Kreuz sofort ein Feld in Gelb, Blau oder Grün an, oder trag eine 6 in Orange oder Lila ein.
