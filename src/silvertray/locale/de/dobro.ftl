# Dobro at the terminal: cards, the good number, what is asked, what is told.

game-dobro = Dobro

card-J = Joker
card-S = Aussetzen
card-R = Richtungswechsel

## Plays, and what they do to the good number

pair = { $number }er-Paar
joker-alone = Joker als { $number }
joker-with = Joker mit { $number }
joker-two = zwei Joker als { $number }
effect-none = weiter keine gute Zahl
effect-stays = bleibt bei { $good }
effect-doubled = verdoppelt auf { $good }
effect-number = gute{ "\u00A0" }Zahl{ "\u00A0" }{ $good }
good-none = noch keine, jede Karte und jedes Paar geht
good-special-led = noch keine nach { $play }, jede Karte und jedes Paar geht
good-stays = { $play }: bleibt bei { $good }
good-doubled = { $play } auf { $before }: verdoppelt auf { $good }
good-pair = { $play }: { $good }
good-higher = { $play } auf { $before }: höher
good-led = ausgespielt: { $play }

## What is asked

ask-lead = Spiel eine Karte oder ein Paar aus:
ask-lead-on = Spiel eine Karte oder ein Paar, oder nimm den Stich:
ask-reach = Erreiche mindestens { $good }, oder nimm den Stich:
ask-special = Keine deiner Zahlen erreicht { $good }:
ask-take = Nichts auf deiner Hand erreicht { $good }:
ask-joker = Welche Zahl soll es sein?
ask-draw-now = Du musst noch ziehen (D-52):
choose-play = spiel { $play }: { $effect }
choose-reverse = spiel { $play }: { $effect }, die Richtung wechselt
choose-take = nimm den Stich ({ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }), dann spiel aus
choose-draw = zieh, bis deine Hand voll ist
choose-leave = nicht ziehen und die Schusselkarte riskieren
choose-back = andere Karten wählen
choose-group-1 = ein Joker allein, als Zahl deiner Wahl
choose-group-2 = zwei Joker, als Zahl deiner Wahl

## News

news-play = { $name }: { $play }, { $effect }
news-reverse = { $name }: { $play }, { $effect }, die Richtung wechselt
news-take = { $name }: Stich genommen, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
news-draws = { $name }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezogen
news-drawn = { $name }: gezogen { $cards }
news-forgot = Schusselkarte für { $name }: nicht gezogen, bevor der Nächste dran war (D-54)
news-forgot-again = Schusselkarte bleibt bei { $name }: wieder nicht rechtzeitig gezogen (D-54)

## Rounds

round-over = Runde { $round } ist zu Ende, letzte Karte: { $name } (D-60).
round-seat = { $name }: { $count ->
        [0] keine Karte genommen
        [one] eine Karte genommen
       *[other] { $count } Karten genommen
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
round-seat-forgetful = { $name }: { $count ->
        [0] keine Karte genommen
        [one] eine Karte genommen
       *[other] { $count } Karten genommen
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } nach Abzug für die Schusselkarte (D-71)
round-totals = Stand: { $totals }.
round-total = { $name } { $points }
round-begins = Runde { $round } von { $rounds } beginnt: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für jeden.
first-player = Es beginnt: { $name }, { $why }.
first-by-lot = ausgelost (D-12)
first-by-total = mit dem niedrigsten Stand, { $points } (D-72)
first-by-cards = dank der höheren neuen Karten, bei Gleichstand mit { $points }: { $shown } (D-72)
first-by-order = als Nächster nach { $closer }, bei Gleichstand mit { $points }: { $shown } (D-72)
first-shows = { $name }: { $numbers }

## The table

top-clockwise = im Uhrzeigersinn
top-anticlockwise = gegen den Uhrzeigersinn
top-deck = { $count ->
        [0] Stapel leer
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
mark-forgetful = mit Schusselkarte
mark-owes = muss noch ziehen
mark-shown = gezeigt: { $cards }
table-trick = Stich:
table-laid = { $name }: { $play }
table-no-trick = noch keine Karte
table-good = Gute Zahl:
table-points = Punkte
table-total = Summe
table-hand = Hand
table-taken = gen.
table-your-hand = Deine Hand
plain-hand = Auf deiner Hand: { $cards }.
plain-turn = am Zug
plain-in-hand = { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
plain-taken = { $count ->
        [0] keine genommen
        [one] eine genommen
       *[other] { $count } genommen
    }
plain-round-points = { $points } in Runde { $round }
plain-total = { $count ->
        [one] insgesamt ein Punkt
       *[other] insgesamt { $count } Punkte
    }
plain-no-trick = Der Stich ist leer.
plain-trick = Der Stich: { $plays }.
plain-laid = { $name }, { $play }
plain-good = Die gute Zahl ist { $good } ({ $why }).
plain-no-good = Es gibt keine gute Zahl ({ $why }).

## The log and the end

log-cards = Zufall: { $text }
log-drawn = { $name }: gezogen { $cards }
end-round = Runde { $round }: { $points }
end-tie-points = Gleichstand: { $first } liegt vor { $second }, dank mehr Punkten in der letzten Runde, { $better } zu { $worse } (D-81).
end-tie-sums = Gleichstand: { $first } liegt vor { $second }, dank der kleineren Kartensumme in der letzten Runde, { $better } zu { $worse } (D-81).
end-tie-cards = Gleichstand: { $first } liegt vor { $second }, dank weniger genommener Karten in der letzten Runde, { $better } zu { $worse } (D-81).
end-shared-victory = Der Sieg wird geteilt (D-81).

## Help

help-choice = eine Zahl: diese Möglichkeit wählen. Beim Joker: die Zahl, die er sein soll
help-typed = oder: play 7, 7 7, J 7, J=11, J J=5, S (Aussetzen), R (Wechsel), take, draw
help-cards-undo = { $key }: das Nehmen rückgängig machen, solange du nicht ausgespielt hast
help-dobro-good = D-22, D-23  Erreiche die gute Zahl. Mehr ist die neue, gleich viel verdoppelt.
help-dobro-pair = D-21, D-32  Zwei Karten mit gleicher Zahl zählen als Summe.
help-dobro-joker = D-33 bis D-35  Joker: allein 2 bis 12, mit einer Karte ihr Paar, zwei ein Paar.
help-dobro-skip = D-36, D-37  Aussetzen und Richtungswechsel gehen immer, die gute Zahl bleibt.
help-dobro-take = D-40 bis D-42  Du darfst stattdessen immer nehmen; dann spielst du neu aus.
help-dobro-draw = D-44  Am Ende des Zugs wird die Hand aufgefüllt, bis der Stapel leer ist.
help-dobro-round = D-60  Die Runde endet, sobald jemand keine Karten mehr hat.
help-dobro-points = D-70  Ein Punkt, dazu einer für jeden, der mehr Karten genommen hat.
help-dobro-end = D-80  Nach der letzten Runde gewinnt, wer die meisten Punkte hat.
help-dobro-classic = D-52 bis D-54, D-71  Zieh, bevor der Nächste dran ist: Vergessen kostet 1.
