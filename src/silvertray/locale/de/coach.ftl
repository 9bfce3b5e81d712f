# Why one option of a dice game is better than another: reasons of the coach, as said of the better one.
# $dice are the names of dice, $reward those of rewards, in a row; $area and $other name areas.

# A reason and how many of the lost points are due to it.
reason-told = { $text } (+{ NUMBER($worth, minimumFractionDigits: 1) })

## Dice

reason-tray = Bleiben für den nächsten Wurf, statt aufs Tablett zu kommen: { $dice }
reason-joker = Weiß, der Joker, bleibt für den nächsten Wurf
reason-another-roll = Es bleiben Würfel für noch einen Wurf: { $dice }
reason-returned = Nützt im nächsten Wurf am meisten: { $dice }
reason-reroll = Nachwürfeln verspricht mehr als diese Wahl, auch wenn es einen Nachwurf kostet
reason-good-roll = Dieser Wurf ist besser als der Durchschnitt
reason-others = Lässt den anderen im Schnitt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } weniger

## Actions

reason-keep = Bleibt für später: { $reward }
reason-extra = Lässt gute Würfel für einen Zusatzwürfel übrig: { $dice }
reason-last = Zusatzwürfel, die am Ende übrig sind, sind nichts wert

## Rewards

reason-reward = Bringt: { $reward }
reason-chain = Startet eine Kette: { $reward }
reason-crosses = Nimmt in Silber { $count ->
        [one] ein Kreuz
       *[other] { $count } Kreuze
    } mehr mit
reason-near = { $cells ->
        [one] Noch ein Feld bringt: { $reward }
       *[other] Noch { $cells } Felder bringen: { $reward }
    }
reason-near-points = { $cells ->
        [one] Noch ein Feld bringt
       *[other] Noch { $cells } Felder bringen
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
reason-missed = { $number } ist zu wenig für den Bonus des Felds: { $reward }
reason-waits = Läuft nicht weg: { $reward }
reason-waits-points = { $points ->
        [one] Der andere Punkt läuft
       *[other] Die anderen { $points } Punkte laufen
    } nicht weg

## Numbers

reason-high = Eine hohe Zahl in { $area }: { $written }
reason-low = { $number } ist wenig für { $area }
reason-six = Eine 6 in { $area } bringt am meisten, und danach passt jede Zahl
reason-room = Nach { $number } passen in { $area } noch viele Zahlen
reason-no-room = Nach { $number } passen in { $area } nur noch wenige Zahlen
reason-low-second = Nur { $written } geht in { $area } vom Paar ab
reason-high-second = In { $area } ginge { $written } vom Paar ab

## Marks

reason-points = Bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr
reason-fox = { $foxes ->
        [one] Dein Fuchs zählt
       *[other] Deine { $foxes } Füchse zählen
    } den schwächsten Bereich: { $area } braucht Punkte
reason-rare = Dieses Feld passt selten: bei { $percent }{ "\u00A0" }% der Würfe
reason-growing = In { $area } bringt jeder weitere Eintrag mehr
reason-lone = Ein einzelnes Kreuz in { $area } ist wenig wert
reason-pass = Passen verschenkt einen Eintrag in { $area }
reason-spoils = Lieber kein Eintrag als dieser in { $area }
reason-cell = In { $area } verspricht dieses Feld mehr
reason-area = { $area } verspricht hier mehr als { $other }
